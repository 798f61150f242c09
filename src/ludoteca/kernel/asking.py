"""Ask a game for what it may bring, and answer plainly for one that brings nothing.

Whoever shows, tells, keeps or judges any game asks here; whoever needs to know whether a game has something at all,
such as decks or a campaign, asks for its protocol in `game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel import languages, plain
from ludoteca.kernel.art import emblems
from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.contract import JSON, BadSettings, Event, Finding, Match, Setting
from ludoteca.kernel.game import (
    Game,
    HasArt,
    HasConsole,
    HasContent,
    HasDescription,
    HasEarlierRules,
    HasFindings,
    HasGestures,
    HasHeadings,
    HasJudgement,
    HasLessons,
    HasNews,
    HasPacks,
    HasPainting,
    HasPicture,
    HasPositions,
    HasProposals,
    HasTelling,
    HasThings,
)
from ludoteca.kernel.gestures import EMPTY_HANDS
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.paintings import Easel, Painting, in_one_piece
from ludoteca.kernel.positions import chance_from, position_text, read_position
from ludoteca.kernel.positions import plain as plain_data
from ludoteca.kernel.shelves import folders_of
from ludoteca.kernel.texts import Phrase, Spoken, with_names
from ludoteca.kernel.yamls import Problem, Where


@kept(800, most=64)
def painter(game: Game) -> HasPainting | None:
    """Return the game if it paints itself. Kept, because asking for a protocol costs more than many an answer."""
    return game if isinstance(game, HasPainting) else None


@kept(300, most=64)
def teller(game: Game) -> HasTelling | None:
    """Return the game if it tells what happens."""
    return game if isinstance(game, HasTelling) else None


@kept(300, most=64)
def herald(game: Game) -> HasNews | None:
    """Return the game if it says what is new."""
    return game if isinstance(game, HasNews) else None


@kept(300, most=64)
def teacher(game: Game) -> HasLessons | None:
    """Return the game if it teaches."""
    return game if isinstance(game, HasLessons) else None


@kept(300, most=64)
def proposer(game: Game) -> HasProposals | None:
    """Return the game if it proposes what to choose."""
    return game if isinstance(game, HasProposals) else None


def paint(
    game: Game,
    view: JSON,
    decisions: JSON,
    lang: str,
    shape: str = "wide",
    names: list[str] | None = None,
    before: Painting | None = None,
    fresh: bool = False,
) -> Painting:
    """Paint the view; in one piece where the game draws it so, plainly but completely where it has no picture."""
    able = painter(game)
    if able is not None:
        return able.paint(view, decisions, lang, shape, names, before, fresh)
    if isinstance(game, HasPicture):
        return in_one_piece(game.draw(view, decisions, lang, shape, names), game.name.say(lang))
    return plain.paint(game.name.say(lang), view, decisions, shape, Easel((game.key, lang, shape), before, fresh))


def draw(
    game: Game, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None
) -> str:
    """Draw the view as one SVG."""
    if isinstance(game, HasPicture):
        return game.draw(view, decisions, lang, shape, names)
    description = with_names("\n".join(describe(game, view, lang)), names or [])
    return paint(game, view, decisions, lang, shape, names).svg(decisions, description)


def settings(game: Game, options: dict[str, JSON]) -> list[Setting]:
    """Return what can be decided for a match with the packs that these options name.

    Raises `BadSettings` for packs that cannot be used.
    """
    packs = options.get("packs")
    if not packs or not isinstance(game, HasPacks):
        return game.settings()
    try:
        return game.settings_with(folders_of(packs))
    except PackProblems as error:
        raise BadSettings([Phrase(str(problem), str(problem)) for problem in error.problems]) from None


def picture(game: Game, recipe: Recipe) -> str:
    """Draw a picture from the game's art room; a rosette for a game that has none."""
    return game.picture(recipe) if isinstance(game, HasArt) else emblems.picture((game.key, *recipe))


def describe(game: Game, view: JSON, lang: str) -> list[str]:
    """Put the view in words, a line each."""
    return game.describe(view, lang) if isinstance(game, HasDescription) else plain.describe(view)


def tell(game: Game, view: JSON, event: Event, lang: str) -> str:
    """Tell one event to somebody with this view; "" for what needs no telling."""
    able = teller(game)
    if able is not None:
        return able.tell(view, event, lang)
    return plain.tell(event.kind, event.seat, event.things)


def told_to(game: Game, match: Match, seat: int | None, events: Sequence[Event], lang: str) -> list[str]:
    """Tell what has just happened as this seat may know it, a line for each event that it hears of."""
    view = match.view_to_tell(seat, events)
    lines = [tell(game, view, event.seen_by(seat), lang) for event in events]
    return [line for line in lines if line]


def tell_twice(game: Game, view: JSON, event: Event) -> Phrase:
    """Tell one event in both languages, and in those that are listened to besides."""
    it, en = tell(game, view, event, "it"), tell(game, view, event, "en")
    others = languages.installed()
    return Spoken(it, en, {lang: tell(game, view, event, lang) for lang in others}) if others else Phrase(it, en)


def news(game: Game, event: Event) -> dict[str, Any]:
    """Return which things of the picture are `fresh` or `hurt` by an event, as somebody knows it, and its `motion`."""
    able = herald(game)
    return able.news(event) if able is not None else {}


@kept(3000, most=64)
def gestures(game: Game, lang: str) -> dict[str, Any]:
    """Return what a hand means on the table of a game."""
    return game.gestures(lang) if isinstance(game, HasGestures) else EMPTY_HANDS


def proposal(game: Game, match: Match, seat: int) -> str:
    """Return the id of the option that a game proposes, "" where it leaves the choice to players as it is."""
    able = proposer(game)
    return able.proposal(match, seat) if able is not None else ""


def console(game: Game, view: JSON, lang: str, names: list[str], rows: int) -> Any:
    """Show the view in a text terminal: its description, where the game has nothing better."""
    if isinstance(game, HasConsole):
        return game.console(view, lang, names, rows)
    return with_names("\n".join(describe(game, view, lang)), names)


def headings(game: Game) -> dict[str, Phrase]:
    return game.headings() if isinstance(game, HasHeadings) else {}


def things(game: Game, view: JSON, lang: str) -> dict[str, list[str]]:
    return game.things(view, lang) if isinstance(game, HasThings) else {}


def lesson(game: Game, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
    able = teacher(game)
    return able.lesson(view, decision, lang) if able is not None else None


def digest(game: Game, options: JSON) -> str:
    """Return the fingerprint of the content that a match is played with; "" for a game without any."""
    return game.digest(options) if isinstance(game, HasContent) else ""


def plays(game: Game, version: JSON) -> bool:
    """Tell whether a match that was begun with that version of the rules goes on by it."""
    if isinstance(game, HasEarlierRules) and isinstance(version, int):
        return game.plays(version)
    return bool(version == game.version)


def go_by(game: Game, match: Match, version: int) -> None:
    """Let a match before its first choice go on by the version of the rules that it was begun with."""
    if isinstance(game, HasEarlierRules):
        game.go_by(match, version)


def position(game: Game, match: Match) -> str:
    """Write the whole position as a text; the save itself, where the game has no better form."""
    return game.position(match) if isinstance(game, HasPositions) else position_text(match.save())


def from_position(game: Game, text: str, file: str, seed: int | None = None) -> Match:
    """Return a match in the position that the text describes; raises `Problem` with the place of what is wrong."""
    if isinstance(game, HasPositions):
        return game.from_position(text, file, seed)
    saved = plain_data(read_position(text, file, game.key))
    try:
        return game.restore({**saved, "chance": chance_from(seed).save()})
    except (LookupError, TypeError, ValueError) as error:
        raise Problem(Where(file), f"not a position that can be played: {error}") from None


def findings(game: Game, match: Match) -> list[Finding]:
    return game.findings(match) if isinstance(game, HasFindings) else []


def evaluate(game: Game, match: Match, seat: int) -> float:
    """Judge the position for a seat, from -1 (lost) to 1 (won); before its end nothing is known of a plain game."""
    return game.evaluate(match, seat) if isinstance(game, HasJudgement) else match.result_for(seat)
