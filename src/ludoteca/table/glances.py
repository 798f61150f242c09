"""A table at a glance, for whoever may sit down at it again: how far it is, how it stands, whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.game import HasCounts
from ludoteca.kernel.tallies import EVERYBODY
from ludoteca.table import sight
from ludoteca.table.ledger import Ledger
from ludoteca.table.storage import Player


def glance(ledger: Ledger, players: list[Player], seats: Sequence[int], lang: str) -> dict[str, Any]:
    """Say what everybody at the table may know; `seats` are those of the link that asks."""
    names = sight.names_of(players, lang)
    asked = ledger.asked
    return {
        "game": ledger.game.key,
        "players": names,
        "seats": list(seats),
        "yours": any([seat in seats for seat in asked]),
        "waiting": [names[seat] for seat in asked],
        "outcome": result(ledger, seats),
        **course(ledger, lang),
    }


def result(ledger: Ledger, seats: Sequence[int]) -> str:
    """Say nothing while it goes on; else whether those seats have "won" or "lost", or only that it is "over"."""
    outcome = ledger.outcome
    if outcome is None:
        return ""
    if outcome.draw or len(seats) != 1:
        return "over"
    return "won" if seats[0] in outcome.winners else "lost"


def course(ledger: Ledger, lang: str) -> dict[str, Any]:
    """Say the present turn, and how it stands in what counts most: of each seat, or of all together."""
    game = ledger.game
    if not isinstance(game, HasCounts):
        return {"moment": "", "score": []}
    counts, match = game.counts(), ledger.match
    standing = counts.standing(match)
    first = [figure for figure in standing if figure.name == standing[0].name]
    return {
        "moment": counts.when(match, counts.moment(match)).say(lang),
        "score": [
            {
                "name": figure.name.say(lang),
                "seat": None if figure.seat == EVERYBODY else figure.seat,
                "value": figure.value,
                "sign": figure.sign,
            }
            for figure in first
        ],
    }
