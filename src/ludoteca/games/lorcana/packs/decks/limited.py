"""Choosing among the cards of boosters: what a bot takes in a draft, and the deck that it would build of a pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.lorcana.packs.decks.boosters import ways
from ludoteca.games.lorcana.packs.decks.formats import FORMATS
from ludoteca.games.lorcana.packs.decks.lists import MOST_INKS
from ludoteca.games.lorcana.state.cards import CHARACTER, INKS, LOCATION, RARITIES, Content, Deck
from ludoteca.kernel.texts import Phrase

SETTLED: Final = 6
"""After so many cards a bot mostly takes those of its inks."""
LOYALTY: Final = 2.5
"""How much more a card of one's inks is worth once they are settled."""
CURVE: Final = {1: 4, 2: 8, 3: 8, 4: 7, 5: 5, 6: 4}
"""How many cards of a cost a deck would like to have; what costs more counts with the last."""
CROWDED: Final = 0.35
"""What a card loses in worth for each beyond that."""
INKABLE: Final = 0.8
ALL_OF_IT: Final = Phrase("Tutte le carte delle bustine", "All cards of the boosters")
WORDS: Final = 0.6
"""What a card is worth more for going into the inkwell, and for each keyword or ability."""


def worth(content: Content, number: int) -> float:
    """Estimate how good a card looks by itself: what it brings for its cost, a little for its rarity."""
    card = content.cards[number]
    value = 0.15 * RARITIES.index(card.rarity) + (INKABLE if card.inkable else 0.0)
    value += WORDS * (len(card.keyword_texts) + len(card.ability_texts))
    if card.kind == CHARACTER:
        value += (card.strength + card.willpower + 2.0 * card.lore) / (1.5 + card.cost)
    elif card.kind == LOCATION:
        value += (card.willpower + 2.0 * max(card.lore, 0)) / (2.0 + card.cost + card.move)
    else:
        value += 1.5
    return value


def inks_of(content: Content, pool: Sequence[int]) -> list[str]:
    """List the inks for a pool, the one with the best cards first."""
    best = {ink: [worth(content, number) for number in pool if ink in content.cards[number].inks] for ink in INKS}
    return sorted(INKS, key=lambda ink: (-sum(sorted(best[ink], reverse=True)[:20]), ink))


def bot_pick(content: Content, view: dict[str, Any]) -> int:
    """Choose what a bot takes, by what its seat knows: good cards at first, then those that go with what it has."""
    taken: list[int] = view["taken"]
    mine = set(inks_of(content, taken)[:MOST_INKS])
    loyalty = LOYALTY * min(1.0, len(taken) / SETTLED)
    costs = Counter(curve_place(content, number) for number in taken)

    def value(number: int) -> tuple[float, int]:
        crowd = max(0, costs[curve_place(content, number)] - CURVE[curve_place(content, number)])
        goes = bool(taken) and set(content.cards[number].inks) <= mine
        return worth(content, number) + (loyalty if goes else 0.0) - CROWDED * crowd, -number

    booster: list[int] = view["booster"]
    return max(booster, key=value)


def curve_place(content: Content, number: int) -> int:
    return max(1, min(content.cards[number].cost, max(CURVE)))


def deck_of(content: Content, pool: Sequence[int], way: str) -> Deck:
    """Return the deck that a bot plays with of what it has; where nothing is built, that is all of it.

    Rules: LOR-VAR.01.
    """
    if ways()[way].whole:
        return Deck("", ALL_OF_IT, sorted(Counter(pool).items()))
    return suggested_deck(content, pool, ways()[way].format)


def suggested_deck(content: Content, pool: Sequence[int], format: str) -> Deck:
    """Build the deck that a bot would build: its best cards of two inks along the curve, then whatever is needed.

    Limited decks may have any number of inks and copies.

    Rules: LOR-DECK.11.
    """
    least = FORMATS[format].least
    if len(pool) < least:
        raise ValueError(f"{len(pool)} cards are not enough for a deck of {least}")
    mine = set(inks_of(content, pool)[:MOST_INKS])
    chosen: list[int] = []
    costs: Counter[int] = Counter()
    left = list(pool)
    while len(chosen) < least:

        def value(number: int) -> tuple[bool, float, int]:
            crowd = max(0, costs[curve_place(content, number)] - CURVE[curve_place(content, number)])
            goes = set(content.cards[number].inks) <= mine
            return goes, worth(content, number) - CROWDED * crowd, -number

        best = max(left, key=value)
        left.remove(best)
        chosen.append(best)
        costs[curve_place(content, best)] += 1
    return Deck("", Phrase("Mazzo proposto", "Suggested deck"), sorted(Counter(chosen).items()))
