"""What a game is: a small class, and what it may bring besides.

A `Game` has a few facts and makes matches; that is all that anybody may expect of it. Whatever else a game can do is a
protocol of its own: it has decks, a campaign, a picture. Whoever wants that asks whether the game has it
(`isinstance(game, HasDecks)`), and `asking` answers plainly for games that have not. A class has what its methods say;
naming the protocol among the bases as well lets mypy and the constructor see to it that nothing is missing.

This module is not compiled, and its classes are abstract in earnest: a game is asked seldom, and seldom for long.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, Self, runtime_checkable

from ludoteca.kernel.campaigns import Campaign
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Event, Finding, Match, Outcome, Raw, Setting
from ludoteca.kernel.features import Features
from ludoteca.kernel.limited import LimitedPlay
from ludoteca.kernel.paintings import Painting
from ludoteca.kernel.rules import Catalogue, load_catalogue
from ludoteca.kernel.sheets import Filler
from ludoteca.kernel.tallies import Counts
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Aim, Courses, Trial, Use
from ludoteca.kernel.yamls import Problem

if TYPE_CHECKING:
    from click import Command

FACTS: Final = ("key", "name", "blurb", "version", "min_seats", "max_seats")
"""What every class of games says of itself."""


class Game(ABC):
    """The static side of a game: its names, seats, settings, rules and version; the maker of its matches."""

    facts: ClassVar[tuple[str, ...]] = FACTS
    """What a class of games must have besides its methods."""
    key: ClassVar[str]
    name: ClassVar[Phrase]
    blurb: ClassVar[Phrase]
    version: ClassVar[int]
    """Grows whenever old replays would play differently."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    folder: ClassVar[Path]
    """Where the game's files are, `rules.yaml` among them, unless it has `rules` of its own."""
    cooperative: ClassVar[bool] = False
    """All seats win or lose together, against the game."""
    open_information: ClassVar[bool] = False
    """No seat knows anything that another may not: people who share a screen need no curtain between them."""
    search_habits: ClassVar[tuple[int, int, int]] = (2, 4, 3)
    """What the search bot usually does here: the turns it plays out, the options and ends its quick policy looks at."""
    search_beyond: ClassVar[tuple[int, float]] = (2, 0.05)
    """How many turns it plays on beyond its own with a larger budget, and by how much judgements before that err."""

    def __new__(cls, *args: Any, **named: Any) -> Self:
        """Refuse to make a game that is not whole."""
        lacks = what_lacks(cls)
        if lacks:
            raise TypeError(f"{cls.__name__} is not a whole game: {'; '.join(lacks)}")
        return super().__new__(cls)

    @abstractmethod
    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        """Make a fresh match. Chance comes from `chance`, or from the seed, or from the operating system.

        Raises `BadSettings` for options, or a number of seats, that it cannot be played with.
        """

    @abstractmethod
    def restore(self, saved: JSON) -> Match:
        """Return the match that `save` described."""

    def rules(self) -> Catalogue:
        return load_catalogue(self.folder / "rules.yaml")

    def settings(self) -> list[Setting]:
        """List what can be decided when a match is made."""
        return []

    def grid(self) -> list[dict[str, JSON]]:
        """List options to try this game with, together showing everything it can do (for conformance and tests)."""
        return [{}]

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
        """Return the options of a rematch, in which people sit as `rematch_seats` says.

        `outcome` is how the match before it ended, by the seats of that match.
        """
        return options

    def rematch_seats(self, options: dict[str, JSON], seats: int) -> list[int]:
        """Tell where whoever sat at each seat sits in a rematch: at the next one, unless that would part partners."""
        return [(seat + 1) % seats for seat in range(seats)]


# What people are shown.


@runtime_checkable
class HasPainting(Protocol):
    """It draws itself in parts, of which only those are made, and sent, that have changed."""

    @abstractmethod
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
        """Paint the view, with `data-thing` on everything that an option may concern.

        `decisions` are those of the viewer, as `Decision.to_json` writes them; `shape` is "wide", or "tall" for a
        phone; without `names` the players are called by their numbers. Parts that look as they did `before` are taken
        from there; `fresh` draws all of them.
        """


@runtime_checkable
class HasPicture(Protocol):
    """It draws itself, in one piece."""

    @abstractmethod
    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        """Draw the view as SVG; see `HasPainting.paint`."""


@runtime_checkable
class HasArt(Protocol):
    """The game has pictures of its things and of itself (see `ludoteca.kernel.art`)."""

    def picture(self, recipe: tuple[str, ...]) -> str:
        """Draw the picture with this recipe as one SVG: always the same; something plain for words that say nothing.

        ("cover",) is the cover of the game.
        """
        ...


@runtime_checkable
class HasDescription(Protocol):
    """It puts positions in words."""

    @abstractmethod
    def describe(self, view: JSON, lang: str) -> list[str]:
        """Put the view in words, a line each: for screen readers and the terminal.

        Players appear as `texts.seat_name` writes them; `texts.with_names` puts in their names.
        """


@runtime_checkable
class HasTelling(Protocol):
    """It puts events in words."""

    @abstractmethod
    def tell(self, view: JSON, event: Event, lang: str) -> str:
        """Tell an event in a sentence to whoever has `view`; "" for what needs no telling. Players as in `describe`."""


@runtime_checkable
class HasNews(Protocol):
    """It knows which things in its picture an event is about."""

    @abstractmethod
    def news(self, event: Event) -> dict[str, Any]:
        """Name the key of the thing that this event makes `fresh`, of the one that it has `hurt`, and its `motion`."""


@runtime_checkable
class HasGestures(Protocol):
    """It knows what dropping a thing on another means."""

    @abstractmethod
    def gestures(self, lang: str) -> dict[str, Any]:
        """Say what a hand means, by the verbs of options (see `ludoteca.kernel.gestures`)."""


@runtime_checkable
class HasProposals(Protocol):
    """It knows where one of the options is what nearly everybody would choose, such as how to pay."""

    @abstractmethod
    def proposal(self, match: Match, seat: int) -> str:
        """Return the id of that option of what the seat is asked now; "" for none."""


@runtime_checkable
class HasCounts(Protocol):
    """It counts how a match went."""

    @abstractmethod
    def counts(self) -> Counts:
        """Say what is counted (see `ludoteca.kernel.tallies`)."""


@runtime_checkable
class HasConsole(Protocol):
    """It has a board of its own for text terminals."""

    @abstractmethod
    def console(self, view: JSON, lang: str, names: list[str], rows: int) -> Any:
        """Draw the view for a text terminal with about `rows` rows for it: text, or anything that rich can print."""


@runtime_checkable
class HasPhrases(Protocol):
    """It says what is in no source and no content, such as the words of cards that are made of their effects."""

    @abstractmethod
    def phrases(self) -> Iterable[object]:
        """List everything with such words: phrases, what has a method `words` that makes one, or `sayings`."""


@runtime_checkable
class HasHeadings(Protocol):
    """It sorts long lists of options."""

    @abstractmethod
    def headings(self) -> dict[str, Phrase]:
        """Say by verb (what an option's id begins with) what such options are called together in a long list."""


@runtime_checkable
class HasThings(Protocol):
    """It explains what lies on the table."""

    @abstractmethod
    def things(self, view: JSON, lang: str) -> dict[str, list[str]]:
        """List what the viewer sees and may ask about: for each thing's key its name, then its words, a line each."""


@runtime_checkable
class HasLessons(Protocol):
    """It teaches newcomers."""

    @abstractmethod
    def lesson(self, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
        """Say what a newcomer should know right now: a `text` of a sentence or two, and the `rule` behind it.

        `decision` is the viewer's, as `Decision.to_json` writes it, or None while others are asked.
        """


# What is kept.


@runtime_checkable
class HasContent(Protocol):
    """Its matches are played with cards or other content that changes without its version."""

    @abstractmethod
    def digest(self, options: JSON) -> str:
        """Return a fingerprint of the content that a match with these options plays with."""


@runtime_checkable
class HasEarlierRules(Protocol):
    """Its matches go on by the version of the rules that they were begun with, when that has grown since."""

    @abstractmethod
    def plays(self, version: int) -> bool:
        """Tell whether matches that were begun with that version go on by it."""

    @abstractmethod
    def go_by(self, match: Match, version: int) -> None:
        """Let a match before its first choice go on by that version; up to there all versions are alike."""


@runtime_checkable
class HasPositions(Protocol):
    """It writes positions as people would."""

    @abstractmethod
    def position(self, match: Match) -> str:
        """Write the whole position as a text for people, to be kept, sent and edited."""

    @abstractmethod
    def from_position(self, text: str, file: str, seed: int | None = None) -> Match:
        """Make a match in the position that the text describes; raises `Problem` with the place of what is wrong."""


@runtime_checkable
class HasCampaign(Protocol):
    """Its matches can be played in a row, with progress kept between them."""

    @abstractmethod
    def campaign(self) -> Campaign: ...


# What designers bring.


@runtime_checkable
class HasPacks(Protocol):
    """It takes content packs."""

    @abstractmethod
    def check_pack(self, folder: Path) -> list[Problem]:
        """List everything that is wrong with a content pack."""

    @abstractmethod
    def settings_with(self, packs: tuple[Path, ...]) -> list[Setting]:
        """List what can be decided when a match is made with these packs; raises `PackProblems`."""


@runtime_checkable
class HasDecks(Protocol):
    """Players bring decks of their own."""

    @abstractmethod
    def deck_formats(self) -> dict[str, Phrase]:
        """List the ways of playing that ask different things of a deck, the usual first; none where all are alike."""

    @abstractmethod
    def check_deck(self, text: str, file: str, packs: tuple[Path, ...] = (), format: str = "") -> list[Problem]:
        """List everything wrong with a deck file, a problem for each violated rule; cards come from packs too."""

    @abstractmethod
    def deck_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = (), format: str = "") -> JSON:
        """Take apart a deck in any form that the game reads; raises `Problem` for what is no deck at all.

        `cards` lists each card's id and copies; `problems` has a `text`, a `rule` and a `line` (0: the whole deck) for
        each; `notes`, where there are any, what is worth knowing of a line and no problem; `text` is the deck as a deck
        file in the language, `code` as a code ("" where the game has none).
        """

    @abstractmethod
    def deck_book(self, lang: str, packs: tuple[Path, ...] = ()) -> JSON:
        """List all cards for a deck builder, with what they can be sorted by: see docs/decks.md."""

    @abstractmethod
    def deck_text(self, key: str, lang: str, packs: tuple[Path, ...] = ()) -> str | None:
        """Write a shipped deck, or one of a pack, as a deck file; None if there is none of that name."""


@runtime_checkable
class HasCollections(Protocol):
    """Players own some of its cards, and other programs know which."""

    @abstractmethod
    def collection_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = ()) -> JSON:
        """Take apart a collection as it was exported; raises `Problem` for what is none.

        `cards` lists id and copies of what is owned, with the ids of `deck_book`; `unread` has the `line`, the `name`
        and, as `text`, the reason for rows that mean no card; `unread_rows` is how many there are, listed or not.
        """


@runtime_checkable
class HasSideboards(Protocol):
    """Between the games of a match, cards of a deck may be exchanged for others that lie beside it."""

    @abstractmethod
    def sideboard(self, options: dict[str, JSON], seat: int, lang: str) -> JSON:
        """List the `deck` and the `side` of a seat by `id`, `name` and `copies`; None if nothing may be exchanged."""

    @abstractmethod
    def exchanged(self, options: dict[str, JSON], seat: int, side: Mapping[str, int]) -> dict[str, JSON]:
        """Return the options with these copies, by id, beside the deck of a seat, and all its other cards in it.

        Raises `BadSettings` if that is no exchange of one for one, or leaves a deck that breaks a rule.
        """


@runtime_checkable
class HasLimited(Protocol):
    """It is also played with what boosters hold."""

    @abstractmethod
    def limited(self) -> LimitedPlay: ...


@runtime_checkable
class HasCommands(Protocol):
    """It has commands of its own, for those who make or study it: `ludoteca GAME …`."""

    @abstractmethod
    def commands(self) -> Command:
        """Return the group of its commands, imported only now, with all that they need."""


# What bots and simulations ask.


@runtime_checkable
class HasJudgement(Protocol):
    """It judges positions."""

    @abstractmethod
    def evaluate(self, match: Match, seat: int) -> float:
        """Judge how good the position looks for `seat`, from -1 (lost) to 1 (won), by what that seat knows."""


@runtime_checkable
class HasFeatures(Protocol):
    """It shows its positions to a judgement that was learnt (see `ludoteca.kernel.features`)."""

    @abstractmethod
    def features(self, match: Match, seat: int) -> Features:
        """List what there is to see in the position, by what that seat knows."""


LEANINGS: Final = ("harm", "safety", "gain")
"""What people like besides winning: what the others have lost, what one still has oneself, what one has gathered."""


@runtime_checkable
class HasLeanings(Protocol):
    """It tells what there is in a position for people of different tastes."""

    @abstractmethod
    def leanings(self, match: Match, seat: int) -> list[float]:
        """Tell how much there is of each of LEANINGS, from 0 to about 1, by what that seat knows."""


class Tip:
    """What experience says of one option: how much speaks for it, and why."""

    __slots__ = ("raw", "reason", "worth")

    def __init__(self, raw: Raw, worth: float, reason: Phrase) -> None:
        self.raw = raw
        self.worth = worth
        self.reason = reason


@runtime_checkable
class HasExperience(Protocol):
    """It knows by experience what to choose where its judgement says little: an opening hand, a draft."""

    @abstractmethod
    def experience(self, match: Match, seat: int) -> list[Tip]:
        """List what speaks for the options of this seat's decision, best first; nothing where judgement says more."""


@runtime_checkable
class HasFiller(Protocol):
    """It tells seats what they know in numbers without a view (see `ludoteca.kernel.sheets`)."""

    @abstractmethod
    def filler(self) -> Filler:
        """Return what fills sheets with its matches."""


@runtime_checkable
class HasPlans(Protocol):
    """A game with `open_information` that knows what is worth following up, and until when."""

    @abstractmethod
    def promising(self, match: Match, seat: int, raws: list[Raw], number: int) -> list[Raw] | None:
        """Choose at most `number` options, the most promising first, for bots to follow up; None for no opinion."""

    @abstractmethod
    def chapter(self, match: Match) -> int:
        """Return what grows when a part is over that a bot should play to its end before it judges, like a round."""


@runtime_checkable
class HasPuzzles(Protocol):
    """It has turns of one seat each, in which somebody may be asked to find the win."""

    @abstractmethod
    def turn(self, match: Match) -> tuple[int, int]:
        """Return the number of the turn, and whose it is; -1 for nobody's."""

    @abstractmethod
    def gist(self, match: Match) -> int:
        """Make a number, for this process, of all that the rest of the turn depends on, however it came about.

        Positions of one match with the same number can be won in the same ways.
        """

    @abstractmethod
    def is_close(self, match: Match, seat: int) -> bool:
        """Guess quickly whether the seat, whose turn it is, may just win in it: where to look for puzzles."""


@runtime_checkable
class HasFindings(Protocol):
    """It tells designers of a match more than who won."""

    @abstractmethod
    def findings(self, match: Match) -> list[Finding]:
        """List what simulations tell of a match that is over."""


@runtime_checkable
class HasTrials(Protocol):
    """Its content can be put on trial, piece by piece (see `trials`)."""

    @abstractmethod
    def pieces(self, packs: tuple[Path, ...] = ()) -> dict[str, Phrase]:
        """List everything that can be asked about, with these packs: ids and names."""

    @abstractmethod
    def trials(self, piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
        """List matches for so many seats with this piece and without it; none where there is no way to leave it out.

        What the options say holds in all of them; raises `BadSettings` where the piece cannot come with these.
        """

    @abstractmethod
    def courses(self, piece: str, packs: tuple[Path, ...] = ()) -> Courses:
        """Put in words what becomes of such a piece."""

    @abstractmethod
    def uses(self, match: Match, events: Sequence[Event]) -> list[Use]:
        """List what was drawn, put back and played with these events, and which turns began."""


@runtime_checkable
class HasAim(Protocol):
    """Its makers have said what games between equal bots should show."""

    @abstractmethod
    def aim(self) -> Aim: ...


@runtime_checkable
class HasStatistics(Protocol):
    """It ships what many games between bots have told of its ready decks and cards."""

    @abstractmethod
    def statistics(self) -> JSON:
        """Return the report of `ludoteca lab reports --data`, in both languages."""


MAY_BRING: Final[tuple[type, ...]] = (
    HasPicture,
    HasDescription,
    HasTelling,
    HasNews,
    HasGestures,
    HasCounts,
    HasConsole,
    HasHeadings,
    HasThings,
    HasLessons,
    HasContent,
    HasEarlierRules,
    HasPositions,
    HasCampaign,
    HasPacks,
    HasDecks,
    HasCommands,
    HasJudgement,
    HasLeanings,
    HasExperience,
    HasPlans,
    HasPuzzles,
    HasFindings,
    HasTrials,
    HasAim,
    HasStatistics,
)


def what_lacks(kind: type[Game]) -> list[str]:
    """Say what a class of games lacks to be whole: facts, methods, and the rest of what it brings only in part."""
    wanted = [f"no {fact}" for fact in kind.facts if not hasattr(kind, fact)]
    wanted += [f"no {name}()" for name in sorted(kind.__abstractmethods__)]
    if kind.rules is Game.rules and not hasattr(kind, "folder"):
        wanted.append("no folder with rules.yaml, and no rules()")
    for brought in MAY_BRING:
        names = sorted(brought.__abstractmethods__)  # type: ignore[attr-defined]
        missing = [name for name in names if not hasattr(kind, name)]
        if missing and len(missing) < len(names):
            wanted += [f"part of {brought.__name__}, but no {name}()" for name in missing]
    return wanted
