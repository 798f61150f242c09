"""Whether the English of an Italian text has all that the Italian says: what a pattern takes and forgets is found."""

from __future__ import annotations

import re
from typing import Final

ITALIAN_WORD: Final = "its translation leaves out"
ROWS: Final = tuple(
    (italian, re.compile(rf"(?<![\w'])(?:{italian})(?![\w])", re.I), re.compile(rf"(?<![\w'])(?:{english})", re.I))
    for italian, english in (
        (r"pu(?:oi|ò)|possono", r"may|can|up to|once"),
        (r"(?:un')?altr[oaie]", r"other|another|rest|each|and|second|here from a location"),
        (r"avversari[oa]?", r"oppos|opponent|their|player"),
        (r"questo turno", r"this turn|that turn|turn"),
        (r"prossimo turno", r"next turn"),
        (r"una volta", r"once|first time|time"),
        (r"due volte", r"twice|two times|2 times"),
        (r"danneggiat[oaie]", r"(?:un)?damaged|damage|with damage|challenge"),
        (r"impegna(?:t[oaie]|re|rl[oaie])?", r"exert|\{E\}"),
        (r"a caso", r"at random"),
        (r"gratis", r"for free|free"),
        (r"in fondo", r"bottom|the rest"),
        (r"in cima", r"top|back"),
        (r"scarti|scart(?:a|are|ano)", r"discard"),
        (r"calamai[oi]?", r"inkwell|ink"),
        (r"mentre", r"while|during|damaged|exerted|for each"),
        (r"esili(?:a|are|at[oaie]|al[oaie]|arl[oaie])", r"banish"),
        (r"durante il tuo turno", r"during your turn|once|your turn|twice|each turn"),
        (r"segnalin[oi]", r"counter|damage"),
        (r"con lo stesso nome", r"same name"),
        (r"leggenda", r"lore"),
        (r"oggett[oi]", r"item|it\b|they|them"),
        (r"luog(?:o|hi)", r"location|here|there|it\b"),
        (r"canzon[ei]", r"song|it\b|sing"),
        (r"azion[ei]", r"action"),
        (r"se", r"if|while|unless|whether|of|when|to|count"),
    )
)
"""Italian words, and English ones of which one must be in the translation."""
NUMERAL: Final = re.compile(r"(?<![\w.])[+-]?\d+")
REMINDER: Final = re.compile(r"\s*\([^)]*\)")


def lost_in_translation(italian: str, english: str) -> list[str]:
    """List what the Italian line says and its translation does not."""
    italian = REMINDER.sub("", italian)
    pairs = [(word.search(italian), meant) for _, word, meant in ROWS]
    lost = [word.group() for word, meant in pairs if word is not None and not meant.search(english)]
    numbers = {number.lstrip("+") for number in NUMERAL.findall(italian)} - {"1"}
    told = {number.lstrip("+") for number in NUMERAL.findall(english)}
    lost += sorted(numbers - told)
    return [f"{ITALIAN_WORD} {', '.join(lost)}"] if lost else []
