"""Journeys of Synchro Horizon that are soon over: the party fights one battle in earnest, and then only flees."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.kernel.contract import Match

Line = list[tuple[int, str]]
"""Seats and what they choose, one after the other."""
RELUCTANCE = {"level": -1, "leave": 3, "swap": 4, "end": 5}
"""How little an option is wanted, by its verb; whatever is not named counts 0. Who attacks, levels up first."""
ROUNDABOUT = ("back", "mulligan", "move", "front", "store", "potion")
"""What a party does that is in a hurry to get on: never."""
LAST = 9


def options(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a seat is offered, as the page has it."""
    decision = next(decision for decision in match.decisions if decision.seat == seat)
    found: list[dict[str, Any]] = decision.to_json("it")["options"]
    return found


def reluctance(id: str, has_fought: bool) -> int:
    verb = id.partition(":")[0]
    if verb in ROUNDABOUT:
        return LAST
    if verb == "retreat":
        return -LAST if has_fought else 2 * LAST
    if verb == "lead":
        board, seat = id[5:].split("/")
        return int(board) % 2 ^ int(seat)
    if verb == "village":
        return 0 if has_fought else LAST
    return RELUCTANCE.get(verb, 0)


def has_fought(match: Match) -> bool:
    """Whether the first battle is behind them."""
    view = match.view(0)
    return bool(view.summary.battles > 1 or (view.summary.battles == 1 and view.battle is None))


def journey(match: Match, seed: int) -> Line:
    """Plays the match to its end: one battle in earnest, a visit, then they flee until Winter is over.

    Where everybody is asked, whoever did not answer last answers. Two players lead every second Hero.
    """
    rng = Random(seed)
    line: Line = []
    while match.outcome is None:
        last = line[-1][0] if line else 1
        seat = min((decision.seat for decision in match.decisions), key=lambda seat: seat == last)
        ids = [option["id"] for option in options(match, seat)]
        rng.shuffle(ids)
        fought = has_fought(match)
        line.append((seat, min(ids, key=lambda id: reluctance(id, fought))))
        match.choose(*line[-1])
    return line
