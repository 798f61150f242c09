"""Boosters of a set: so many cards of each rarity, drawn by a seed, as content/boosters.yaml says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from ludoteca.games.lorcana.packs.decks.making import playable_cards
from ludoteca.games.lorcana.state.cards import RARITIES, Content
from ludoteca.kernel.views import Value
from ludoteca.kernel.yamls import Problem, Where, read_yaml

BOOSTERS_FILE: Final = Path(__file__).parents[2] / "content" / "boosters.yaml"


class Slot(Value):
    """So many cards of a booster, each of one of these rarities, which are drawn by their weights."""

    cards: int
    rarities: dict[str, int]
    foil: bool


class Limited(Value):
    """A way of playing with what boosters hold: how many each player opens, and the format of the decks."""

    boosters: int
    format: str
    whole: bool
    """Nothing is built: the deck is all that the boosters hold."""


@cache
def slots() -> tuple[Slot, ...]:
    """Read the slots of a booster."""
    (booster,) = read_yaml(BOOSTERS_FILE)["boosters"]
    return tuple(Slot(slot["cards"], dict(slot["rarities"]), slot.get("foil", False)) for slot in booster["slots"])


@cache
def ways() -> dict[str, Limited]:
    """Read the ways of playing with boosters, by their keys."""
    limited = read_yaml(BOOSTERS_FILE)["limited"]
    return {key: Limited(way["boosters"], way["format"], way.get("whole", False)) for key, way in limited.items()}


def cards_of_set(content: Content, set_: str) -> dict[str, list[int]]:
    """List the cards that boosters of a set hold, by rarity; raise `Problem` for a set that has not all of them.

    A set is the part of a card's id before its dash, so that those of packs are found as the shipped ones are. What is
    printed again in it counts as the card that it is.
    """
    playable = set(playable_cards(content))
    by_rarity: dict[str, list[int]] = {rarity: [] for rarity in RARITIES}
    for number, card in enumerate(content.cards):
        if card.id.rpartition("-")[0] == set_ and content.first_printing(number) in playable:
            by_rarity[card.rarity].append(content.first_printing(number))
    wanted = {rarity for slot in slots() for rarity in slot.rarities}
    lacking = [rarity for rarity in RARITIES if rarity in wanted and not by_rarity[rarity]]
    if lacking:
        raise Problem(
            Where(f"set {set_}"), f"boosters need cards of every rarity, and there is none {', '.join(lacking)}"
        )
    return by_rarity


def open_booster(cards: dict[str, list[int]], rng: Random) -> list[int]:
    """Draw a booster: no card twice in one slot."""
    drawn: list[int] = []
    for slot in slots():
        mine: list[int] = []
        while len(mine) < slot.cards:
            (rarity,) = rng.choices(list(slot.rarities), list(slot.rarities.values()))
            card = rng.choice(cards[rarity])
            if card not in mine or len(set(cards[rarity])) <= len(mine):
                mine.append(card)
        drawn += mine
    return drawn


def boosters_for(cards: dict[str, list[int]], seed: int, seat: int, number: int) -> list[list[int]]:
    """Open the boosters of a seat: they follow from the seed, whatever anybody chooses meanwhile."""
    return [open_booster(cards, Random(f"{seed}/{seat}/{index}")) for index in range(number)]
