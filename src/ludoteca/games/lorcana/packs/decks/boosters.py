"""Boosters of a set: so many cards of each rarity, drawn by a seed, as content/boosters.yaml says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from ludoteca.games.lorcana.packs.decks.making import playable_cards
from ludoteca.games.lorcana.state.cards import RARITIES, Card, Content
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


def set_of(card: Card) -> str:
    """Return the set of a card: the part of its id before the dash, of packs as of the shipped sets."""
    return card.id.rpartition("-")[0]


def cards_of_set(content: Content, set_: str) -> dict[str, list[int]]:
    """List the cards that boosters of a set hold, by rarity; raise `Problem` for one that cannot fill a slot.

    What is printed again in it counts as the card that it is. Of a slot's rarities those are drawn that there are.
    """
    by_rarity = by_rarities(content, set_)
    empty = [slot for slot in slots() if not any(by_rarity[rarity] for rarity in slot.rarities)]
    lacking = [rarity for rarity in RARITIES if any(rarity in slot.rarities for slot in empty)]
    if lacking:
        raise Problem(
            Where(f"set {set_}"), f"boosters need cards for every slot, and there is none {', '.join(lacking)}"
        )
    return by_rarity


def by_rarities(content: Content, set_: str) -> dict[str, list[int]]:
    """List the playable cards of a set by rarity."""
    playable = set(playable_cards(content))
    by_rarity: dict[str, list[int]] = {rarity: [] for rarity in RARITIES}
    for number, card in enumerate(content.cards):
        if set_of(card) == set_ and content.first_printing(number) in playable:
            by_rarity[card.rarity].append(content.first_printing(number))
    return by_rarity


def has_boosters(content: Content, set_: str) -> bool:
    """Tell whether boosters of a set can be filled."""
    by_rarity = by_rarities(content, set_)
    return all(any(by_rarity[rarity] for rarity in slot.rarities) for slot in slots())


def open_booster(cards: dict[str, list[int]], rng: Random) -> list[int]:
    """Draw a booster: no card twice in one slot."""
    drawn: list[int] = []
    for slot in slots():
        mine: list[int] = []
        there = {rarity: weight for rarity, weight in slot.rarities.items() if cards[rarity]}
        while len(mine) < slot.cards:
            (rarity,) = rng.choices(list(there), list(there.values()))
            card = rng.choice(cards[rarity])
            if card not in mine or len(set(cards[rarity])) <= len(mine):
                mine.append(card)
        drawn += mine
    return drawn


def boosters_for(cards: dict[str, list[int]], seed: int, seat: int, number: int) -> list[list[int]]:
    """Open the boosters of a seat: they follow from the seed, whatever anybody chooses meanwhile."""
    return [open_booster(cards, Random(f"{seed}/{seat}/{index}")) for index in range(number)]
