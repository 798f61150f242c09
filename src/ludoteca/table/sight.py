"""What a link may be shown: the only place where a match turns into something that leaves the server.

A link with one seat sees that seat's view, log and decision. A link with several seats (people sharing a screen)
sees one seat at a time, and a log without anybody's secrets. A link without seats sees what spectators see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ludoteca import bots, library
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match, Outcome
from ludoteca.kernel.game import Game, HasCounts
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.paintings import Backdrop, Painting, changes
from ludoteca.kernel.texts import EMPTY, Phrase, default_names, with_names
from ludoteca.table.drafts import Draft
from ludoteca.table.ledger import Ledger
from ludoteca.table.packed import FOREVER, Packed
from ludoteca.table.storage import Player


def names_of(players: Sequence[Player], lang: str) -> list[str]:
    return list(_names_of(tuple(players), lang))


@kept(800)
def _names_of(players: tuple[Player, ...], lang: str) -> list[str]:
    otherwise = default_names(len(players), lang)
    titles = bots.called([player.bot for player in players], lang)
    return [title or player.name or otherwise[player.seat] for title, player in zip(titles, players, strict=True)]


def players_json(players: Sequence[Player], online: Collection[int], lang: str) -> list[dict[str, Any]]:
    """List who sits where. It is kept, so nobody changes it."""
    return _players_json(tuple(players), frozenset(online), lang)


@kept(2000)
def _players_json(players: tuple[Player, ...], online: frozenset[int], lang: str) -> list[dict[str, Any]]:
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
    """Choose whose view a link sees: of several seats the one being asked, or the one that was asked last."""
    if not seats:
        return None
    asked = [seat for seat in ledger.asked if seat in seats]
    if asked:
        return before if before in asked else asked[0]
    return before if before in seats else seats[0]


def log_viewer(seats: Sequence[int]) -> int | None:
    return seats[0] if len(seats) == 1 else None


def description(ledger: Ledger, view: Any, lang: str, names: list[str]) -> list[str]:
    return [with_names(line, names) for line in asking.describe(ledger.game, view, lang)]


def lesson(game: Game, view: Any, decisions: Any, lang: str, names: list[str]) -> Any:
    """Return what the game teaches a newcomer at this moment, if anything."""
    taught = asking.lesson(game, view, decisions[0] if decisions else None, lang)
    return {**taught, "text": with_names(taught["text"], names)} if taught is not None else None


def outcome_json(game: Game, outcome: Outcome | None, names: list[str], lang: str) -> Any:
    """Tell how it ended; why in both languages, and in the reader's."""
    if outcome is None:
        return None
    ending = outcome.to_json()
    reasons = {**ending["reason"], lang: outcome.reason.say(lang)}
    ending["reason"] = {lang: with_names(text, names) for lang, text in reasons.items()}
    ending["headline"] = headline(game, outcome).say(lang)
    return ending


def headline(game: Game, outcome: Outcome) -> Phrase:
    """Say what it means that all won or lost together; nothing where that is not told."""
    verdicts = game.counts().verdicts if isinstance(game, HasCounts) and outcome.rule else None
    return EMPTY if verdicts is None or outcome.draw else verdicts[0 if outcome.winners else 1]


def decisions_json(match: Match, seat: int | None, lang: str, names: list[str]) -> list[dict[str, Any]]:
    shown = []
    for decision in match.decisions:
        if decision.seat == seat:
            question = decision.to_json(lang)
            question["prompt"] = with_names(question["prompt"], names)
            question["proposal"] = asking.proposal(match.game, match, decision.seat)
            for option in question["options"]:
                for words in ("label", "warning"):
                    if words in option:
                        option[words] = with_names(option[words], names)
            shown.append(question)
    return shown


# -- the painting ------------------------------------------------------------------------------------------------


class Seen(Struct, frozen=True, eq=False, gc=False):
    """What somebody has on their page."""

    facts: dict[str, Any]
    """All fields of the `state` frame but the scene and the log."""
    painting: Painting
    art: frozenset[str]
    """The definitions that they have been given, besides the backdrop's."""

    def equals(self, other: Seen) -> bool:
        """Tell whether the same leads from here to whatever comes next."""
        return self.painting is other.painting and self.art == other.art and self.facts == other.facts


class Place(Protocol):
    """Where somebody looks: at the table as it is, or at their own draft of it."""

    @property
    def match(self) -> Match: ...

    def view(self, seat: int | None) -> Any: ...


class Gallery:
    """The last painting of a table for every seat, language and shape that somebody looks at."""

    def __init__(self) -> None:
        self.hung: dict[tuple[int | None, str, str], tuple[Any, Painting]] = {}

    def paint(self, ledger: Ledger, seat: int | None, lang: str, shape: str, names: list[str], asked: Any) -> Painting:
        """Paint the position upon what was painted last, once for everybody who sees the same."""
        key, now = (seat, lang, shape), (ledger, ledger.number, names)
        then, before = self.hung.get(key, (None, None))
        if then == now and before is not None:
            return before
        if before is None:
            before = next((hung for (_, *how), (_, hung) in self.hung.items() if how == [lang, shape]), None)
        painting = asking.paint(ledger.game, ledger.view(seat), asked, lang, shape, names, before)
        self.hang(ledger, seat, lang, shape, names, painting)
        return painting

    def hang(
        self, ledger: Ledger, seat: int | None, lang: str, shape: str, names: list[str], painting: Painting
    ) -> None:
        """Keep the painting of the position as it is now."""
        self.hung[seat, lang, shape] = (ledger, ledger.number, names), painting

    def keep(self, looked_at: Collection[tuple[int | None, str, str]]) -> None:
        """Forget what nobody looks at."""
        for key in [key for key in self.hung if key not in looked_at]:
            del self.hung[key]


def whole_scene(painting: Painting) -> dict[str, Any]:
    """Return everything of a painting, as a page needs it."""
    remember(painting.backdrop)
    return {
        "w": painting.w,
        "h": painting.h,
        "class": painting.class_,
        "label": painting.label,
        "backdrop": f"/api/backdrops/{painting.backdrop.digest}",
        "define": painting.art_of(painting.parts),
        "set": [(part.key, part.place, part.svg) for part in painting.parts],
    }


def changed_scene(seen: Seen, now: Painting) -> dict[str, Any]:
    """Return what a page that has seen the one needs to have the other; the whole where they have nothing in common."""
    before = seen.painting
    if before is now:
        return {}
    frame = (before.w, before.h, before.class_, before.label, before.backdrop)
    if frame != (now.w, now.h, now.class_, now.label, now.backdrop):
        return whole_scene(now)
    told = changes(before, now)
    fresh = [key for key, _, _ in told.set]
    define = now.art_of([now.by_key[key] for key in fresh])
    parts = {
        "define": {id: svg for id, svg in define.items() if id not in seen.art},
        "set": told.set,
        "move": told.move,
        "remove": told.remove,
        "order": told.order,
    }
    return {name: part for name, part in parts.items() if part}


_backdrops: dict[str, Packed] = {}


def remember(backdrop: Backdrop) -> None:
    """Keep a backdrop for pages that will ask for it."""
    if backdrop.digest not in _backdrops:
        _backdrops[backdrop.digest] = Packed(backdrop.svg.encode(), "image/svg+xml", FOREVER)


def backdrop_called(digest: str) -> Packed | None:
    """Return a backdrop by its digest. One that another process has shown is found by painting each game once."""
    if digest not in _backdrops:
        for game in library.working_games()[0]:
            remember(asking.paint(game, game.new().view(None), [], "it").backdrop)
    return _backdrops.get(digest)


# -- the state ---------------------------------------------------------------------------------------------------


def facts(
    ledger: Ledger,
    players: Sequence[Player],
    online: Collection[int],
    seats: Sequence[int],
    seat: int | None,
    lang: str,
    replay: str,
    campaign: Any = None,
    draft: Draft | None = None,
) -> dict[str, Any]:
    """List what a link that holds `seats` and is shown `seat`'s view is told of a position, besides scene and log."""
    names = names_of(players, lang)
    over = ledger.outcome
    place: Place = draft or ledger
    asked = decisions_json(place.match, seat, lang, names) if ledger.ended is None else []
    can_undo = {str(own): ledger.may_undo(own) for own in seats}
    if draft is not None:
        can_undo[str(draft.seat)] = {"step": True, "chain": True}
    return {
        "number": ledger.number,
        "game": ledger.game.key,
        "cooperative": ledger.game.cooperative,
        "open": ledger.game.open_information,
        "gestures": asking.gestures(ledger.game, lang),
        "seats": list(seats),
        "seat": seat,
        "decisions": asked,
        "draft": list(draft.steps) if draft is not None else [],
        "lesson": lesson(ledger.game, place.view(seat), asked, lang, names) if seat is not None else None,
        "can_undo": can_undo,
        "players": players_json(players, online, lang),
        "waiting": ledger.asked,
        "outcome": outcome_json(ledger.game, over, names, lang),
        "replay": replay if over is not None else None,
        "campaign": campaign,
        "series": None,
        "fair": ledger.seal,
    }


def log_json(ledger: Ledger, seats: Sequence[int], lang: str, names: list[str], log_from: int) -> list[dict[str, Any]]:
    return [line.to_json(names) for line in ledger.log.since(log_viewer(seats), lang, log_from)]


def frame_of(
    before: Seen | None, facts: dict[str, Any], painting: Painting, log: list[dict[str, Any]]
) -> tuple[dict[str, Any], Seen]:
    """Make the `state` for somebody who has nothing yet, or the `change` that makes it of what they have seen."""
    if before is None:
        scene = whole_scene(painting)
        return {"type": "state", **facts, "log": log, "scene": scene}, Seen(facts, painting, frozenset(scene["define"]))
    changed = {name: value for name, value in facts.items() if before.facts[name] != value}
    frame = {"type": "change", "number": facts["number"], **changed}
    scene = changed_scene(before, painting)
    if log:
        frame["log"] = log
    if scene:
        frame["scene"] = scene
    return frame, Seen(facts, painting, before.art.union(scene.get("define", ())))
