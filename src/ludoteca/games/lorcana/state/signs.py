"""The signs that stand in the words of cards, such as {S} for Strength, said as words."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.kernel.texts import Marked, Phrase

SIGNS: Final = {
    "{S}": Phrase("Forza", "Strength"),
    "{W}": Phrase("Volontà", "Willpower"),
    "{L}": Phrase("leggenda", "lore"),
    "{I}": Phrase("inchiostro", "ink"),
    "{C}": Phrase("l'icona calamaio", "the inkwell icon"),
}
EXERT: Final = "{E}"
EXERT_WORD: Final = Phrase("Impegna", "Exert")
MARKS: Final = {**SIGNS, EXERT: EXERT_WORD}


FIGURE: Final = re.compile(r"(?<![+\-\d])(\d+) (\{[SWL]\})")


def spoken(text: str, lang: str) -> str:
    """Return the text with every sign as a word; in the middle of a sentence exerting is written small.

    In Italian the word comes before a figure that a card has, "con Forza 3 o superiore", but not before a change of it.
    """
    if "{" not in text:
        return text
    if lang == "it":
        text = FIGURE.sub(r"\2 \1", text)
    for sign, word in SIGNS.items():
        text = text.replace(sign, word.say(lang))
    exert = EXERT_WORD.say(lang)
    if text.startswith(EXERT):
        text = exert + text[len(EXERT) :]
    return text.replace(EXERT, exert.lower())


def spoken_phrase(phrase: Phrase) -> Phrase:
    return Marked(spoken(phrase.it, "it"), spoken(phrase.en, "en"), phrase, MARKS)
