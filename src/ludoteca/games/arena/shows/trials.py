"""Characters, cards and abilities on trial: what the lab is told of the cards, and others in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca.games.arena.packs.exchanges import ability_named, may_replace
from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.cards import Card, Character, Content
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.boxes import content_of, number_of
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import (
    ALTERNATIVES,
    CARD_COURSES,
    DRAWN,
    PLAYED,
    RETURNED,
    TURN,
    Courses,
    Trial,
    Use,
    uses_in,
)

KINDS: Final = {"RoundBegan": TURN, "CardDrawn": DRAWN, "HandRedrawn": RETURNED, "CardPlayed": PLAYED}
"""By the kind of an event; the turns of a match are its rounds."""
TEAM: Final = 3


def pieces(packs: tuple[Path, ...]) -> dict[str, Phrase]:
    """List the characters, then their cards and abilities."""
    content = load_content(packs)
    offered = offered_in(content)
    named = {character.id: character.name for character in offered}
    named |= {content.cards[face].id: content.cards[face].name for one in offered for face in one.deck}
    return named | {ability.id: ability.name for one in offered for ability in one.side_abilities(1)}


def offered_in(content: Content) -> list[Character]:
    return [content.characters[number] for number in content.offered]


def courses(piece: str, packs: tuple[Path, ...]) -> Courses:
    return CARD_COURSES


def trials(piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
    """Try others in its place, with other partners and rivals each time; for duels only."""
    content = content_of(load_content, options)
    if seats not in (0, 2):
        return []
    ids = [character.id for character in offered_in(content)]
    if piece in ids:
        return [
            Trial(seat, instead, *[duel(ids, index, seat, one, (piece, instead)) for one in (piece, instead)])
            for index, instead in enumerate([id for id in ids if id != piece])
            for seat in (0, 1)
        ]
    owner, others = owner_and_others(content, piece)
    trials: list[Trial] = []
    for index in range(len(ids) - 1 if others else 0):  # so that it meets everybody
        for seat in (0, 1):
            other = others[(2 * index + seat) % len(others)]
            plain = duel(ids, index, seat, owner, (owner,))
            trials.append(Trial(seat, other, plain, {**plain, "swaps": [f"{piece}>{other}"]}))
    return trials


def owner_and_others(content: Content, piece: str) -> tuple[str, list[str]]:
    """Return whose card or ability it is, and what may stand in its place, the most alike first."""
    number = number_of(content.cards, piece)
    if number >= 0:
        card = content.cards[number]
        return content.characters[card.character].id, cards_like(content, card)[:ALTERNATIVES]
    owner, place = ability_named(content, piece)
    assert owner is not None
    timing = owner.side_abilities(1)[place].timing
    fitting = [
        ability
        for other in offered_in(content)
        for there, ability in enumerate(other.side_abilities(1))
        if may_replace(owner, place, other, there)
    ]
    fitting.sort(key=lambda ability: ability.timing != timing)
    return owner.id, [ability.id for ability in fitting[:ALTERNATIVES]]


def cards_like(content: Content, card: Card) -> list[str]:
    """List the cards of other characters: first those of its banner, then of its types, then of as many copies."""
    theirs = [content.cards[face] for one in offered_in(content) for face in dict.fromkeys(one.deck)]
    theirs = [other for other in theirs if other.character != card.character]
    theirs.sort(key=lambda other: (other.banner != card.banner, other.types != card.types, other.copies != card.copies))
    return [other.id for other in theirs]


def duel(ids: list[str], index: int, seat: int, one: str, apart: tuple[str, ...]) -> dict[str, JSON]:
    """Make a duel of one and of partners and rivals that are others each time."""
    rest = [id for id in ids if id not in apart]
    first = (2 * index + seat) % len(rest)
    turned = rest[first:] + rest[:first]
    return teams(seat, [one, *turned[: TEAM - 1]], turned[TEAM - 1 : 2 * TEAM - 1])


def teams(seat: int, own: list[str], rivals: list[str]) -> dict[str, JSON]:
    table = [own, rivals] if seat == 0 else [rivals, own]
    return {"mode": "ch4", "teams": "chosen", "characters": table}


def uses(m: ArenaMatch, events: Sequence[Event]) -> list[Use]:
    return uses_in(events, KINDS, lambda card: m.printed(card).id)
