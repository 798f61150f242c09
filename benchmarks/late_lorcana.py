"""A Lorcana position late in a game: more than twenty characters a side, more than ten of them with static abilities.

Composed through the engine from shipped cards, so that everything on them is in force.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import ludoteca
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import CHARACTER, Card
from ludoteca.games.lorcana.state.zones import enter_play, put_in_inkwell

WITH_STATICS = 12
WITHOUT = 12
INK = 8
DECISIONS = 60
"""So many from the position, then again from its beginning."""


def board() -> list[str]:
    """Return the ids of the characters on one side: spread over all sets, half of them with static abilities."""
    with_statics: list[str] = []
    without: list[str] = []
    for card in load_content().cards:
        if card.kind == CHARACTER and not card.reprint_of and not card.refused:
            (with_statics if has_statics(card) else without).append(card.id)
    return spread(with_statics, WITH_STATICS) + spread(without, WITHOUT)


def has_statics(card: Card) -> bool:
    return any(text.startswith("always(") for text, _ in card.ability_texts)


def spread(ids: list[str], number: int) -> list[str]:
    return [ids[len(ids) * i // number] for i in range(number)]


def late_position() -> Any:
    """Lay out the first player's main phase, with everything in play and dry."""
    ids = board()
    match: Any = ludoteca.game("lorcana").new(seed=3, extra=[ids, ids], first="player 1", first_game="yes")
    for seat in (0, 1):
        own = [card for card in range(len(match.card)) if match.owner[card] == seat]
        for card in own[-len(ids) :]:
            enter_play(match, card, False, 0)
            match.drying[card] = 0
        for card in match.deck[seat][:INK]:
            put_in_inkwell(match, card, False, 0, "")
    match.open_decisions()
    return match


def late_games() -> Callable[[], int]:
    """Random play from the position, with events, over and over."""
    late = late_position()

    def work() -> int:
        decisions = 0
        for number in range(10):
            match = late.copy()
            rng = Random(number)
            for _ in range(DECISIONS):
                if match.outcome is not None:
                    break
                decision = match.decisions[0]
                match.choose(decision.seat, decision.options.sample(rng))
                decisions += 1
        return decisions

    return work
