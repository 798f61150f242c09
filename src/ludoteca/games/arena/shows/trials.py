"""Characters on trial: what the lab is told of their cards, and teams with others in their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import DRAWN, PLAYED, RETURNED, TURN, Trial, Use, uses_in

KINDS: Final = {"RoundBegan": TURN, "CardDrawn": DRAWN, "HandRedrawn": RETURNED, "CardPlayed": PLAYED}
"""By the kind of an event; the turns of a match are its rounds."""
TEAM: Final = 3


def pieces() -> dict[str, Phrase]:
    content = load_content()
    return {content.characters[number].id: content.characters[number].name for number in content.offered}


def trials(piece: str, seats: int) -> list[Trial]:
    """Try every other character in its place, with other partners and rivals each time; for duels only."""
    ids = list(pieces())
    trials: list[Trial] = []
    if seats not in (0, 2):
        return trials
    for index, instead in enumerate(id for id in ids if id != piece):
        rest = [id for id in ids if id not in (piece, instead)]
        for seat in (0, 1):
            first = (2 * index + seat) % len(rest)
            turned = rest[first:] + rest[:first]
            partners, rivals = turned[: TEAM - 1], turned[TEAM - 1 : 2 * TEAM - 1]
            arms = [teams(seat, [one, *partners], rivals) for one in (piece, instead)]
            trials.append(Trial(seat, instead, *arms))
    return trials


def teams(seat: int, own: list[str], rivals: list[str]) -> dict[str, JSON]:
    table = [own, rivals] if seat == 0 else [rivals, own]
    return {"mode": "ch4", "teams": "chosen", "characters": table}


def uses(m: ArenaMatch, events: Sequence[Event]) -> list[Use]:
    return uses_in(events, KINDS, lambda card: m.printed(card).id)
