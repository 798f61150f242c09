"""The words of Landmarks, made from what they do."""

from __future__ import annotations

from ludoteca.games.synchro.state.cards import Landmark
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import AND, Phrase, Sentence


def landmark_words(landmark: Landmark) -> Phrase:
    """Make a sentence for each deed; what is gained together is told together."""
    parts: list[Phrase] = []
    gains = 0
    for deed in landmark.deeds:
        gain = deed.gain_words()
        gains = gains + 1 if gain.en else 0
        if gains == 2:
            parts[-1] = parts[-1] + AND + gain
            gains = 0
        else:
            parts.append(deed.words())
    return commas([Sentence(part) for part in parts], " ")
