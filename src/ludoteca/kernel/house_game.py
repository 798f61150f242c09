"""A game with the rooms of the house (see `house`): it finds what it is asked for in the room of that name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings, Event, Finding, Match, Outcome
from ludoteca.kernel.game import (
    Game,
    HasConsole,
    HasContent,
    HasDescription,
    HasLessons,
    HasNews,
    HasPacks,
    HasPicture,
    HasTelling,
    HasThings,
)
from ludoteca.kernel.positions import chance_from
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

if TYPE_CHECKING:
    from ludoteca.kernel.house import HouseMatch

SEATS = Phrase("Così si gioca in {found}, non in {seats}.", "This is played by {found}, not by {seats}.")


class HouseGame(
    Game,
    HasPicture,
    HasDescription,
    HasTelling,
    HasNews,
    HasConsole,
    HasThings,
    HasLessons,
    HasContent,
    HasPacks,
):
    """A game with the rooms of the house; its class is in the module `game` of its package."""

    def room(self, name: str) -> Any:
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        source = chance if chance is not None else chance_from(seed)
        match: Match = self.room("setup").new_match(options, seats, source)
        if seats and match.seats != seats:
            raise BadSettings([SEATS.fill(seats=seats, found=match.seats)])
        return match

    def restore(self, saved: JSON) -> Match:
        setup = self.room("setup")
        match: HouseMatch = setup.empty_match(setup.complete_options(saved["options"]))
        if saved["version"] != self.version or saved["content"] != match.header()["content"]:
            raise ValueError("saved with another version of the rules or other cards")
        match.load(saved)
        return match

    def digest(self, options: JSON) -> str:
        setup = self.room("setup")
        digest: str = setup.content_for(setup.complete_options(options)).digest
        return digest

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
        changed: dict[str, JSON] = self.room("setup").rematch_options(options, outcome)
        return changed

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        picture: str = self.room("draw").draw(view, decisions, lang, shape, names)
        return picture

    def describe(self, view: JSON, lang: str) -> list[str]:
        lines: list[str] = self.room("describing").describe(view, lang)
        return lines

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        sentence: str = self.room("words").tell(view, event, lang)
        return sentence

    def news(self, event: Event) -> dict[str, str]:
        draw = self.room("draw")
        found = {"fresh": thing_in(event, draw.FRESH), "hurt": thing_in(event, draw.HURT)}
        return {role: thing for role, thing in found.items() if thing}

    def console(self, view: JSON, lang: str, names: list[str], rows: int) -> Any:
        return self.room("console").board(view, lang, names, rows)

    def things(self, view: JSON, lang: str) -> dict[str, list[str]]:
        found: dict[str, list[str]] = self.room("lookup").things(view, lang)
        return found

    def lesson(self, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
        said: dict[str, str] | None = self.room("lessons").lesson(view, decision, lang)
        return said

    def check_pack(self, folder: Path) -> list[Problem]:
        problems: list[Problem] = self.room("packs").check_pack(folder)
        return problems


def thing_in(event: Event, concerned: dict[str, str]) -> str:
    """Return the key of what an event is about, by its kind: "figure:1" is a figure, the event's second thing."""
    kind, _, place = concerned.get(event.kind, "").partition(":")
    return f"{kind}:{event.things[int(place)]}" if kind and int(place) < len(event.things) else ""


@cache
def game_in(package: str) -> HouseGame:
    """Return the one game whose rooms are in this package."""
    module = import_module(f"{package}.game")
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, HouseGame) and kind is not HouseGame:
            return kind()
    raise LookupError(f"{package}.game has no game")


def deck_findings(match: Match, decks: list[str], names: dict[str, Phrase], turns: int) -> list[Finding]:
    """How long a match with decks took, and which of those known by name won; a deck against itself tells nothing."""
    found = [Finding("turns", Phrase("turni", "turns"), turns)]
    outcome = match.outcome
    if outcome is not None and not outcome.draw and len(set(decks)) > 1:
        for seat, deck in enumerate(decks):
            if deck in names:
                won = 1.0 if seat in outcome.winners else 0.0
                found.append(Finding(f"wins of {deck}", Phrase("vittorie: ", "wins: ") + names[deck], won, share=True))
    return found
