"""Two small languages of packs: what a boss does when it has moved, and what an iron challenge forbids."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.effects.boss_acts import Freeze, Rewind, Shock
from ludoteca.games.kingdom.shows.scenario_words import limit_words
from ludoteca.games.kingdom.state.cards import MOST_LEVEL, Family, Limits
from ludoteca.kernel.language import NUMBER, Param, Vocabulary, Word
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.yamls import Problem

ACT: Final = "something that a boss does"
FAMILY: Final = "family of towers"
LIMIT: Final = "limit of an iron challenge"
MOST: Final = 20


def counted(number: int, most: int = MOST) -> int:
    if not 1 <= number <= most:
        raise ValueError(f"expected a number from 1 to {most}, not {number}")
    return number


ACTS: Final = Vocabulary(
    [
        Word("shock", ACT, (Param("amount", NUMBER),), lambda amount: Shock(counted(amount))),
        Word("freeze", ACT, (Param("amount", NUMBER),), lambda amount: Freeze(counted(amount))),
        Word("rewind", ACT, (), Rewind, call=False),
    ]
)


def limit(name: str, value: int = True) -> Limits:
    """Forbid one thing."""
    limits = Limits()
    setattr(limits, name, value)
    return limits


_LEVEL: Final = (Param("level", NUMBER),)
_NUMBER: Final = (Param("number", NUMBER),)
LIMIT_WORDS: Final = [
    Word("no_towers", LIMIT, (Param("family", FAMILY),), lambda family: limit("families", 1 << family)),
    Word("max_level", LIMIT, _LEVEL, lambda level: limit("max_level", counted(level, MOST_LEVEL))),
    Word("not_sold", LIMIT, _LEVEL, lambda level: limit("unsold", 1 << counted(level, MOST_LEVEL))),
    Word("fewer_hearts", LIMIT, _NUMBER, lambda number: limit("fewer_hearts", counted(number))),
    Word("no_abilities", LIMIT, (), lambda: limit("no_abilities"), call=False),
    Word("no_spells", LIMIT, (), lambda: limit("no_spells"), call=False),
    Word("no_white_sites", LIMIT, (), lambda: limit("no_white"), call=False),
    Word("no_healing", LIMIT, (), lambda: limit("no_heal"), call=False),
]


def both(one: Limits, other: Limits) -> Limits:
    """Forbid what either forbids."""
    limits = Limits()
    limits.families = one.families | other.families
    limits.max_level = min(one.max_level, other.max_level)
    limits.unsold = one.unsold | other.unsold
    limits.no_abilities = one.no_abilities or other.no_abilities
    limits.no_spells = one.no_spells or other.no_spells
    limits.no_white = one.no_white or other.no_white
    limits.no_heal = one.no_heal or other.no_heal
    limits.fewer_hearts = one.fewer_hearts + other.fewer_hearts
    return limits


def read_limits(entry: Fields, families: list[Family]) -> Limits:
    """Read the iron challenge of a scenario: one limit, or a list of them."""
    named = [Word(family.id, FAMILY, (), lambda i=i: i, call=False) for i, family in enumerate(families)]
    vocabulary = Vocabulary([*LIMIT_WORDS, *named])
    given = entry.get("iron", "what the iron challenge forbids")
    texts = [(given, entry.where("iron"))] if isinstance(given, str) else entry.texts("iron") if given else []
    limits = Limits()
    for text, where in texts:
        try:
            limits = both(limits, vocabulary.read(text, (LIMIT,), where))
        except Problem as problem:
            entry.report.problems.append(problem)
    limits.text = limit_words(limits, families)
    return limits
