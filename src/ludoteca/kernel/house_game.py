"""A game with the rooms of the house (see `rooms`): it answers what it is asked with what is in them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from ludoteca.kernel.art.embedding import embedded
from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings, Event, Finding, Match, Outcome, Raw, Setting
from ludoteca.kernel.features import Features
from ludoteca.kernel.game import (
    FACTS,
    Game,
    HasArt,
    HasConsole,
    HasContent,
    HasCounts,
    HasDecks,
    HasDescription,
    HasEarlierRules,
    HasFeatures,
    HasFindings,
    HasGestures,
    HasJudgement,
    HasLeanings,
    HasLessons,
    HasNews,
    HasPacks,
    HasPainting,
    HasPicture,
    HasPlans,
    HasPositions,
    HasPuzzles,
    HasTelling,
    HasThings,
    HasTrials,
)
from ludoteca.kernel.gestures import gestures
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import SHAPES
from ludoteca.kernel.motions import key_of, motion_of
from ludoteca.kernel.paintings import Easel, Painting
from ludoteca.kernel.positions import chance_from
from ludoteca.kernel.rooms import CardInside, Inside, PlacedInside, Setup, SharedInside, Shows, Trials
from ludoteca.kernel.tallies import Counts
from ludoteca.kernel.texts import Phrase, default_names, ended_once, with_names
from ludoteca.kernel.trials import Courses, Trial, Use
from ludoteca.kernel.yamls import Problem

if TYPE_CHECKING:
    from ludoteca.kernel.house import HouseMatch

SEATS = Phrase("Così si gioca in {found}, non in {seats}.", "This is played by {found}, not by {seats}.")


class HouseGame(
    Game,
    HasPainting,
    HasPicture,
    HasArt,
    HasDescription,
    HasTelling,
    HasNews,
    HasGestures,
    HasCounts,
    HasConsole,
    HasThings,
    HasLessons,
    HasContent,
    HasEarlierRules,
    HasPacks,
    HasJudgement,
    HasFeatures,
    HasLeanings,
    HasFindings,
):
    """A game with the rooms of the house."""

    @classmethod
    def one(cls) -> Self:
        """Return the one game of this class."""
        made: Self = _make(cls)
        return made

    facts = (*FACTS, "setup", "inside")
    oldest: ClassVar[int] = 0
    """The first version of the rules whose matches go on by it; 0 where none do but those of the last."""
    setup: Setup
    """The module that makes matches."""
    inside: Inside
    """The module that gathers what is asked of the rooms."""

    @abstractmethod
    def shows(self) -> Shows:
        """Import what words and pictures need, which a rules engine is loaded without, and return it."""

    @cached_property
    def window(self) -> Shows:
        """What `shows` returns: importing it again takes longer than many an answer."""
        return self.shows()

    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        source = chance if chance is not None else chance_from(seed)
        match: Match = self.setup.new_match(options, seats, source)
        if seats and match.seats != seats:
            raise BadSettings([SEATS.fill(seats=seats, found=match.seats)])
        return match

    def restore(self, saved: JSON) -> Match:
        match: HouseMatch = self.setup.empty_match(self.setup.complete_options(saved["options"]))
        if not self.plays(saved["version"]) or saved["content"] != match.header()["content"]:
            raise ValueError("saved with another version of the rules or other cards")
        self.go_by(match, saved["version"])
        match.load(saved)
        return match

    def plays(self, version: int) -> bool:
        return self.oldest <= version <= self.version if self.oldest else version == self.version

    def go_by(self, match: Match, version: int) -> None:
        cast("HouseMatch", match).earlier = version if version != self.version else 0

    def digest(self, options: JSON) -> str:
        return self.setup.content_for(self.setup.complete_options(options)).digest

    def check_pack(self, folder: Path) -> list[Problem]:
        return self.inside.check_pack(folder)

    def settings(self) -> list[Setting]:
        return self.settings_with(())

    def evaluate(self, match: Match, seat: int) -> float:
        return self.inside.evaluate(match, seat)

    def features(self, match: Match, seat: int) -> Features:
        return self.inside.features(match, seat)

    def leanings(self, match: Match, seat: int) -> list[float]:
        return self.inside.leanings(match, seat)

    def findings(self, match: Match) -> list[Finding]:
        return self.inside.findings_of(match)

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
        return self.setup.rematch_options(options, outcome)

    def paint(
        self,
        view: JSON,
        decisions: JSON,
        lang: str,
        shape: str = "wide",
        names: list[str] | None = None,
        before: Painting | None = None,
        fresh: bool = False,
    ) -> Painting:
        if shape not in SHAPES:
            raise ValueError(f"no shape {shape!r}: expected one of {', '.join(SHAPES)}")
        # Seats share the drawings that read the same; but spectators may ask nothing.
        easel = Easel((self.key, lang, shape, view.seat is None), before, fresh)
        return self.window.paint(view, decisions, lang, shape, names, easel)

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        """Draw the view as one SVG, in which its description lies, too."""
        called = names or default_names(self.max_seats, lang)
        told = with_names("\n".join(self.describe(view, lang)), called)
        return embedded(self.paint(view, decisions, lang, shape, names).svg(decisions, told), self.picture)

    def picture(self, recipe: Recipe) -> str:
        return drawn_picture(self, recipe)

    def describe(self, view: JSON, lang: str) -> list[str]:
        return self.window.describe(view, lang)

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        return ended_once(self.window.tell(view, event, lang))

    def news(self, event: Event) -> dict[str, Any]:
        shows = self.window
        by_role = {
            "fresh": thing_in(event, shows.FRESH),
            "hurt": thing_in(event, shows.HURT),
            "motion": motion_of(event, shows.MOTIONS),
        }
        return {role: thing for role, thing in by_role.items() if thing}

    def gestures(self, lang: str) -> dict[str, Any]:
        return gestures(self.window.HANDS, lang)

    def counts(self) -> Counts:
        return self.window.COUNTS

    def console(self, view: JSON, lang: str, names: list[str], rows: int) -> Any:
        return self.window.board(view, lang, names, rows)

    def things(self, view: JSON, lang: str) -> dict[str, list[str]]:
        return self.window.things(view, lang)

    def lesson(self, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
        """Say what the viewer should know now; nothing for spectators and after the end."""
        if view.seat is None or view.outcome is not None:
            return None
        text, rule = self.window.lesson_for(view, decision)
        return {"text": text.say(lang), "rule": rule}


class PlacedGame(HouseGame, HasPositions):
    """A game of the house whose positions can be written to files and read from them."""

    inside: PlacedInside

    def position(self, match: Match) -> str:
        return self.inside.write_position(match)

    def from_position(self, text: str, file: str, seed: int | None = None) -> Match:
        match: Match = self.inside.match_from(text, file, chance_from(seed))
        return match


class SharedGame(PlacedGame, HasPlans):
    """A game of the house that its players, be it one or several, win or lose together, and that has no secrets."""

    min_seats = 1
    cooperative = True
    open_information = True
    inside: SharedInside

    def promising(self, match: Match, seat: int, raws: list[Raw], number: int) -> list[Raw] | None:
        return self.inside.promising(match, seat, raws, number)

    def rematch_seats(self, options: dict[str, JSON], seats: int) -> list[int]:
        """Let nobody change places: there are no sides."""
        return list(range(seats))


class TriedGame(HouseGame, HasTrials):
    """A game of the house whose content can be put on trial."""

    @abstractmethod
    def court(self) -> Trials:
        """Import what trials need, and return it."""

    def pieces(self, packs: tuple[Path, ...] = ()) -> dict[str, Phrase]:
        return self.court().pieces(packs)

    def trials(self, piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
        return self.court().trials(piece, seats, options)

    def courses(self, piece: str, packs: tuple[Path, ...] = ()) -> Courses:
        return self.court().courses(piece, packs)

    def uses(self, match: Match, events: Sequence[Event]) -> list[Use]:
        return self.court().uses(match, events)


class CardGame(TriedGame, HasDecks, HasPuzzles):
    """A game of the house that is played with decks, in turns that puzzles can be made of."""

    inside: CardInside

    def turn(self, match: Any) -> tuple[int, int]:
        return match.turn, match.active

    def gist(self, match: Match) -> int:
        return self.inside.gist(match)

    def is_close(self, match: Match, seat: int) -> bool:
        return self.inside.is_close(match, seat)

    def deck_book(self, lang: str, packs: tuple[Path, ...] = ()) -> JSON:
        return self.inside.deck_book(self.inside.load_content(packs), lang)

    def deck_text(self, key: str, lang: str, packs: tuple[Path, ...] = ()) -> str | None:
        content = self.inside.load_content(packs)
        deck = content.decks.get(key)
        return self.inside.write_deck(deck, content, lang) if deck is not None else None


@kept(8000, most=1024)
def drawn_picture(game: HouseGame, recipe: Recipe) -> str:
    """Draw a picture of the game, and keep those that were asked for last."""
    return game.window.picture(recipe)


@kept(300, most=64)
def _make(kind: type[HouseGame]) -> Any:
    return kind()


def thing_in(event: Event, concerned: dict[str, str]) -> str:
    """Return the key of what an event is about, by its kind: "figure:1" is a figure, the event's second thing."""
    written = concerned.get(event.kind)
    return key_of(event, written) if written else ""


def deck_findings(match: Any, names: dict[str, Phrase]) -> list[Finding]:
    """Tell how long a match with decks took, and which known by name won; a deck against itself tells nothing."""
    findings = [Finding("turns", Phrase("turni", "turns"), match.turn)]
    decks: list[str] = match.options["decks"]
    outcome = match.outcome
    if outcome is not None and not outcome.draw and len(set(decks)) > 1:
        for seat, deck in enumerate(decks):
            if deck in names:
                won = 1.0 if seat in outcome.winners else 0.0
                findings.append(
                    Finding(f"wins of {deck}", Phrase("vittorie: ", "wins: ") + names[deck], won, share=True)
                )
    return findings
