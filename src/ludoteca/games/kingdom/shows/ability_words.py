"""The words of attacks, abilities and spells, made from what they do."""

from __future__ import annotations

from ludoteca.games.kingdom.effects.text import Text, called
from ludoteca.kernel.texts import EMPTY, Phrase, Sentence


def text_words(text: Text) -> Phrase:
    """Say a sentence for each step, with the names in them."""
    sentences = EMPTY
    for i, effect in enumerate(text.effects):
        words = called(effect.words(), text.who, text.companion)
        sentences = sentences + Phrase(" " if i else "", " " if i else "") + Sentence(words)
    return sentences
