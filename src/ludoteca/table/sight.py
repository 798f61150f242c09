"""What a link may be shown: the only place where a match turns into something that leaves the server.

A link with one seat sees that seat's view, log and decision. A link with several seats (people sharing a screen)
sees one seat at a time, and a log without anybody's secrets. A link without seats sees what spectators see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ludoteca import bots
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.texts import default_names, with_names
from ludoteca.table.ledger import Ledger
from ludoteca.table.storage import Player

MOST_SCENES = 32
"""Kept of one position: every seat and the spectators, in two languages and two shapes, and some names changed."""


def names_of(players: Sequence[Player], lang: str) -> list[str]:
    otherwise = default_names(len(players), lang)
    titles = bots.called([player.bot for player in players], lang)
    return [title or player.name or otherwise[player.seat] for title, player in zip(titles, players, strict=True)]


def players_json(players: Sequence[Player], online: Collection[int], lang: str) -> list[dict[str, Any]]:
    return [
        {
            "seat": player.seat,
            "name": name,
            "kind": "bot" if player.bot else "human",
            "bot": player.bot or None,
            "online": bool(player.bot) or player.seat in online,
        }
        for player, name in zip(players, names_of(players, lang), strict=True)
    ]


def seat_shown(ledger: Ledger, seats: Sequence[int], before: int | None) -> int | None:
    """Whose view a link sees: of several seats the one being asked, or the one that was asked last."""
    if not seats:
        return None
    asked = [decision.seat for decision in ledger.match.decisions if decision.seat in seats]
    if asked:
        return before if before in asked else asked[0]
    return before if before in seats else seats[0]


def log_viewer(seats: Sequence[int]) -> int | None:
    return seats[0] if len(seats) == 1 else None


def picture(ledger: Ledger, view: Any, decisions: Any, lang: str, shape: str, names: list[str]) -> str:
    return asking.draw(ledger.game, view, decisions, lang, shape, names)


def description(ledger: Ledger, view: Any, lang: str, names: list[str]) -> list[str]:
    return [with_names(line, names) for line in asking.describe(ledger.game, view, lang)]


def lesson(ledger: Ledger, view: Any, decisions: Any, lang: str, names: list[str]) -> Any:
    """What the game teaches a newcomer at this moment, if anything."""
    said = asking.lesson(ledger.game, view, decisions[0] if decisions else None, lang)
    return {**said, "text": with_names(said["text"], names)} if said is not None else None


def outcome_json(outcome: Outcome | None, names: list[str], lang: str) -> Any:
    """How it ended; why in both languages, and in the reader's."""
    if outcome is None:
        return None
    said = outcome.to_json()
    reasons = {**said["reason"], lang: outcome.reason.say(lang)}
    said["reason"] = {lang: with_names(text, names) for lang, text in reasons.items()}
    return said


def decisions_json(ledger: Ledger, seat: int | None, lang: str, names: list[str]) -> list[dict[str, Any]]:
    shown = []
    for decision in ledger.match.decisions:
        if decision.seat == seat:
            said = decision.to_json(lang)
            said["prompt"] = with_names(said["prompt"], names)
            for option in said["options"]:
                for words in ("label", "warning"):
                    if words in option:
                        option[words] = with_names(option[words], names)
            shown.append(said)
    return shown


def scene(ledger: Ledger, seat: int | None, lang: str, shape: str, names: list[str]) -> dict[str, Any]:
    """What takes long to make of a state, made once for everybody who sees the same."""
    key = (seat, lang, shape, *names)
    if key not in ledger.scenes:
        if len(ledger.scenes) >= MOST_SCENES:
            ledger.scenes.clear()
        view = ledger.match.view(seat)
        decisions = decisions_json(ledger, seat, lang, names)
        ledger.scenes[key] = {
            "svg": picture(ledger, view, decisions, lang, shape, names),
            "description": description(ledger, view, lang, names),
            "decisions": decisions,
            "lesson": lesson(ledger, view, decisions, lang, names) if seat is not None else None,
        }
    made: dict[str, Any] = ledger.scenes[key]
    return made


def state_json(
    ledger: Ledger,
    players: Sequence[Player],
    online: Collection[int],
    seats: Sequence[int],
    seat: int | None,
    lang: str,
    log_from: int,
    replay: str,
    shape: str = "wide",
    campaign: Any = None,
) -> dict[str, Any]:
    """The `state` frame for a link that holds `seats` and is shown `seat`'s view."""
    names = names_of(players, lang)
    over = ledger.match.outcome
    return {
        "type": "state",
        "number": ledger.number,
        "game": ledger.game.key,
        "cooperative": ledger.game.cooperative,
        "open": ledger.game.open_information,
        "seats": list(seats),
        "seat": seat,
        **scene(ledger, seat, lang, shape, names),
        "can_undo": {str(own): ledger.may_undo(own) for own in seats},
        "players": players_json(players, online, lang),
        "waiting": [decision.seat for decision in ledger.match.decisions],
        "outcome": outcome_json(over, names, lang),
        "log": [line.to_json(lang, names) for line in ledger.log.since(log_viewer(seats), log_from)],
        "replay": replay if over is not None else None,
        "campaign": campaign,
    }
