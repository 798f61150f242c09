"""Random games with every deck, and scenes of every card, go as they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

import ludoteca
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import CHARACTER, Card
from ludoteca.games.lyon.state.match import LyonMatch
from tests.golden.records import Book, Choice, record
from tests.rules.lyon.table import LABORATORY, ME, THEM, Table, monster

BOOK = Book("lyon")
MOST = 200
"""Choices of a game."""
FEW = 12
"""Those of a scene."""
KEYWORDS_OF_THEIRS = {1: ("leap",), 2: ("poison", "indestructible"), 3: ("unstoppable",)}
DECKS = ("leoni", "notturni", "corsari", "custodi", "lame", "ceneri", "burrasca", "pietra")
FIRST = ("random", "player 1", "player 2", "chosen by 1", "chosen by 2")
GAMES = [
    f"{one} against {other}"
    for apart in (1, 2, 3, 4)
    for one, other in zip(DECKS, (*DECKS[apart:], *DECKS[:apart]), strict=True)
]
CARDS = {card.id: card for card in load_content((LABORATORY,)).cards}
SITUATIONS = [*GAMES, *CARDS]


def played(name: str) -> Iterator[str]:
    return game_played(name) if name in GAMES else scenes_played(CARDS[name])


def game_played(name: str) -> Iterator[str]:
    first = FIRST[GAMES.index(name) % len(FIRST)]
    options: dict[str, Any] = {"decks": name.split(" against "), "first": first}
    match = cast(LyonMatch, ludoteca.game("lyon").new(seed=1, **options))
    return played_on(match, name, MOST)


def scenes_played(card: Card) -> Iterator[str]:
    """Have the card at hand where there is much, and where there is hardly anything."""
    for scene, lay_out in (("much", furnished), ("as much", furnished), ("little", bare)):
        yield scene
        yield from played_on(lay_out(card).match, f"{card.id}/{scene}", FEW)


def furnished(card: Card) -> Table:
    name = card.name.it
    table = Table(name, name) if card.kind == CHARACTER else Table()
    for lane, figures in enumerate(((1, 4), (3, 2), (2, 6)), 1):
        table.mine(monster(*figures), lane=lane, damage=1)
        table.theirs(monster(*figures, *KEYWORDS_OF_THEIRS[lane]), lane=lane + 1)
    others = ("JOHN", "SCINTILLA", "LAMA DENTATA")
    own = () if card.kind == CHARACTER else (name, name)
    for seat in (ME, THEM):
        table.hand(*own, *others, of=seat)
        table.discarded(*own, *others, of=seat)
        table.wounded(9, of=seat)
    return table


def bare(card: Card) -> Table:
    name = card.name.it
    table = Table(name) if card.kind == CHARACTER else Table()
    if card.kind != CHARACTER:
        table.hand(name)
    table.theirs(monster(1, 1), lane=4)
    table.deck("JOHN", of=ME)
    return table


def played_on(match: LyonMatch, seed: str, most: int) -> Iterator[str]:
    rng = Random(seed)
    return record(match, lambda m: pick(m, rng), most, in_force)


def pick(match: LyonMatch, rng: Random) -> Choice:
    """Choose at random; whoever may do something ends the turn only now and then."""
    decision = rng.choice(match.decisions)
    offered = list(decision.options)
    busy = [option for option in offered if option.id not in ("end", "fight", "done")]
    return decision, rng.choice(busy if busy and rng.random() < 0.85 else offered)


def in_force(match: LyonMatch) -> object:
    """List what is worked out of the position."""
    match.refresh()
    columns = (match.attack_of, match.defence_of, match.keywords_of, match.cannot_of, match.can_of)
    return [*columns, match.shield_of, match.guard_of, match.player_cannot]


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name))
