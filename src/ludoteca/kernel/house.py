"""The rooms of the house: every game keeps the same things in modules of the same names.

    setup       complete_options, content_for, empty_match, new_match, rematch_options
    view        view_of, shuffle_secrets
    invariants  problems_of
    refusals    refusal
    naming      effect_names
    words       option_label, option_thing, tell
    describing  describe
    draw        draw
    console     board
    lookup      things, wishes
    lessons     lesson
    packs       check_pack

A `HouseGame` and its `HouseMatch` find them by name, when they are first needed: so a rules engine is loaded without
the words and pictures, and a game's own module says only what is particular to that game.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.acts import Act, Acts, Step
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import (
    JSON,
    BadSettings,
    Event,
    Finding,
    Game,
    Match,
    Option,
    Options,
    Outcome,
    Raw,
    Refusal,
)
from ludoteca.kernel.frames import Frame, FrameMatch
from ludoteca.kernel.refusals import match_over
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

NO_SUCH_OPTION = Phrase("Un'opzione così non esiste.", "There is no such option.")
SEATS = Phrase("Così si gioca in {found}, non in {seats}.", "This is played by {found}, not by {seats}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseMatch(FrameMatch):
    """A match whose views, words and refusals are in its game's rooms."""

    __slots__ = ()

    package: ClassVar[str]
    """The game's package, where its rooms are."""

    def room(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    @property
    def game(self) -> Game:
        return game_in(self.package)

    def effect_names(self) -> dict[int, str]:
        found: dict[int, str] = self.room("naming").effect_names(self)
        return found

    def problems(self) -> list[str]:
        found: list[str] = self.room("invariants").problems_of(self)
        return found

    def view(self, seat: int | None) -> JSON:
        return self.room("view").view_of(self, seat)

    def shuffle_secrets(self, seat: int, rng: Random) -> None:
        self.room("view").shuffle_secrets(self, seat, rng)

    def refusal(self, seat: int, raw: Raw) -> Refusal:
        said: Refusal = self.room("refusals").refusal(self, seat, raw)
        return said

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        said: Phrase = self.room("words").option_label(self, seat, raw)
        return said

    def option_thing(self, seat: int, raw: Raw) -> str:
        key: str = self.room("words").option_thing(self, seat, raw)
        return key

    def _repr_svg_(self) -> str:
        """The public picture, for notebooks."""
        picture: str = self.room("draw").draw(self.view(None), [], "it")
        return picture


@mypyc_attr(allow_interpreted_subclasses=True)
class ActMatch(HouseMatch):
    """A match whose options are acts: what forbids one, and its words, are told by its act."""

    __slots__ = ()

    @abstractmethod
    def acts(self) -> Acts:
        """Return what players can do."""
        raise NotImplementedError(type(self).__name__)

    def verbs(self) -> tuple[str, ...]:
        return self.acts().verbs

    def refusal(self, seat: int, raw: Raw) -> Refusal:
        if self.result is not None:
            return match_over(self.result.rule)
        act = self.acts().of(raw)
        if not act.takes(raw):
            return Refusal(self.acts().rule, NO_SUCH_OPTION)
        frame = self.waiting_frame(seat)
        if frame is not None and self.offers(frame, seat, act):
            return act.against(self, frame, seat, raw)
        return act.elsewhere(self, seat, raw)

    def offers(self, frame: Frame, seat: int, act: Act) -> bool:
        """Tell whether such acts are what this frame asks for now."""
        node = self.programme[frame.node]
        if isinstance(node, Step):
            return act in node.acts
        return any([raw[0] == act.number for raw in node.options(self, frame, seat)])

    def problems(self) -> list[str]:
        found = super().problems()
        if found:
            return found  # the rest would only stumble over it
        for decision in self.decisions:
            frame = self.waiting_frame(decision.seat)
            node = self.programme[frame.node] if frame is not None else None
            if isinstance(node, Step) and frame is not None:
                found += node.disagreements(self, frame, decision.seat)
        return found

    def wishes(self, seat: int) -> list[Option]:
        among = Options(self, seat, [])
        return [Option(among, raw) for act in self.acts().acts for raw in act.wishes(self, seat)]

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        return self.acts().of(raw).label(self, seat, raw)

    def option_thing(self, seat: int, raw: Raw) -> str:
        return self.acts().of(raw).thing(self, seat, raw)

    def option_warning(self, seat: int, raw: Raw) -> Phrase:
        return self.acts().of(raw).warning(self, seat, raw)


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseGame(Game):
    """A game with the rooms of the house; its class is in the module `game` of its package."""

    def room(self, name: str) -> Any:
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        if chance is None:
            chance = Chance() if seed is None else Seeded(seed)
        match: Match = self.room("setup").new_match(options, seats, chance)
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

    def console(self, view: JSON, lang: str, names: list[str], rows: int) -> Any:
        return self.room("console").board(view, lang, names, rows)

    def things(self, view: JSON, lang: str) -> dict[str, list[str]]:
        found: dict[str, list[str]] = self.room("lookup").things(view, lang)
        return found

    def wishes(self, view: JSON, lang: str) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = self.room("lookup").wishes(view, lang)
        return found

    def lesson(self, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
        said: dict[str, str] | None = self.room("lessons").lesson(view, decision, lang)
        return said

    def check_pack(self, folder: Path) -> list[Problem]:
        problems: list[Problem] = self.room("packs").check_pack(folder)
        return problems


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


def go_on_from(match: HouseMatch, problems: list[Problem], unfinished: Where, file: str) -> None:
    """A position that was read from a file is played from here; raises `Problem` for the first thing wrong with it."""
    if problems:
        raise problems[0]
    if match.result is None:
        try:
            match.settle()
        except (LookupError, RuntimeError) as error:
            raise Problem(unfinished, f"cannot be gone on with: {error}") from None
    wrong = match.problems()
    if wrong:
        raise Problem(Where(file), f"an impossible position: {wrong[0]}")
