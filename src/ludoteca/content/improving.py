"""`ludoteca deck improve`: which swaps of cards make a deck better, by playing it with them and without."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludoteca.content.deck_files import text_of, with_decks
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game, HasDecks
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem
from ludoteca.library import game as game_called
from ludoteca.library import list_games
from ludoteca.params import BOT, GAME, Refused, lang_option

if TYPE_CHECKING:
    from ludoteca.lab.improving import Search, Trial

NO_GAME = Phrase(
    "«{file}» non è un mazzo in regola di nessun gioco; --game dice di quale, e perché no.",
    "“{file}” is a legal deck of no game; --game says of which it is, and why not.",
)
NO_SWAPS = Phrase("Non c'è nessuna carta da scambiare in «{file}».", "There is no card to swap in “{file}”.")
NO_OPPONENT = Phrase(
    "«{name}» non è un mazzo pronto; ci sono {known}.", "“{name}” is no ready deck; there are {known}."
)
WRITTEN = Phrase("Scritto: {file}", "Written: {file}")
UNCHANGED = Phrase(
    "{file} non è stato scritto: il mazzo resta com'è.", "{file} was not written: the deck stays as it is."
)


@click.command(short_help="Propose swaps of cards that make a deck win more.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", type=GAME, default=None, help="Whose deck it is.  [default: the game that reads it]")
@click.option("--swaps", default=10, show_default=True, type=click.IntRange(1, 1000), help="How many swaps are tried.")
@click.option(
    "--games",
    default=400,
    show_default=True,
    type=click.IntRange(4),
    help="At most so many for a swap, half without it.",
)
@click.option("--against", default="", help="Ready decks, with commas between them.  [default: all]")
@click.option("--bot", type=BOT, default="greedy", show_default=True, help="Who plays both decks.")
@click.option(
    "--points", default=5.0, show_default=True, type=click.FloatRange(0.5, 50), help="A difference worth finding."
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="The same seed, the same answer.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes that play.")
@click.option("--format", default="", help="For which way of playing, in games that have several.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where the improved deck goes.")
@lang_option
def improve(
    file: Path,
    game: Game | None,
    swaps: int,
    games: int,
    against: str,
    bot: str,
    points: float,
    seed: int,
    workers: int,
    format: str,
    out: Path | None,
    lang: str,
) -> None:
    """Try swaps in the deck in FILE: all copies of a card for as many of another, in the same games with and without.

    Cards come in the deck's own colours, of the same kind and about the same cost. A sequential test says whether a
    swap is better or worse; what is better is tried once more, all together, in other games.
    """
    from rich.console import Console  # heavy, as the lab is, for whoever only checks a deck

    from ludoteca.lab import improving

    text = text_of(file)
    game = game or game_of(text, file, format, lang)
    decks = with_decks(game, lang)
    cards = dict(improving.read_cards(legal_report(decks, text, file, format, lang)))
    book = decks.deck_book(lang)
    tried = improving.swaps_for(decks, book, cards, swaps, seed, (), format)
    if not tried:
        raise Refused(NO_SWAPS.fill(file=file), lang)
    options: dict[str, JSON] = {"format": format} if format else {}
    opponents = opponents_of(game, against, lang)
    search = improving.Search(game, cards, tried, opponents, bot, seed, games // 2, points / 100, options)
    try:
        game.new(seats=2, seed=0, **search.job(cards, seed).options[0])
    except BadSettings as error:
        raise Refused(error.problems, lang) from None
    trials, again = played(search, workers)
    names = {card["id"]: card["name"] for card in book["cards"]}
    study = improving.improvement_study(search, trials, again, names, shlex.join(["ludoteca", *sys.argv[1:]]))
    Console().print(study.shown(lang))
    if out is not None:
        holds = again is not None and again.verdict != improving.WORSE
        better = improving.chosen(tried, trials) if holds else []
        write(out, decks, improving.text_of(search.together(better)) if better else "", lang)


def game_of(text: str, file: Path, format: str, lang: str) -> Game:
    """Find the game of which this is a legal deck."""
    for key in sorted(list_games()):
        game = game_called(key)
        if isinstance(game, HasDecks):
            try:
                if not game.check_deck(text, str(file), (), format):
                    return game
            except Problem:
                continue
    raise Refused(NO_GAME.fill(file=file), lang)


def legal_report(decks: HasDecks, text: str, file: Path, format: str, lang: str) -> JSON:
    """Take the deck apart; refused with everything that is wrong with it."""
    try:
        problems = decks.check_deck(text, str(file), (), format)
        if problems:
            raise Refused([problem.said for problem in problems], lang)
        return decks.deck_report(text, str(file), lang, (), format)
    except Problem as problem:
        raise Refused(problem.said, lang) from None


def opponents_of(game: Game, against: str, lang: str) -> list[str]:
    """List the ready decks that are played against."""
    from ludoteca.lab.matchups import sides_of

    known = list(sides_of(game).choices)
    wanted = [name.strip() for name in against.split(",") if name.strip()] or known
    for name in wanted:
        if name not in known:
            raise Refused(NO_OPPONENT.fill(name=name, known=", ".join(known)), lang)
    return wanted


def played(search: Search, workers: int) -> tuple[list[Trial], Trial | None]:
    """Play every trial, and what is better once more."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludoteca.lab.improving import chosen

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(search.game.key, total=search.games * (len(search.swaps) + 1))
        trials = search.play(workers, lambda count: progress.advance(task, count))
        better = chosen(search.swaps, trials)
        again = search.play_again(better, workers, lambda count: progress.advance(task, count)) if better else None
    return trials, again


def write(out: Path, decks: HasDecks, text: str, lang: str) -> None:
    """Write the improved deck, if it is one."""
    if not text:
        click.echo(UNCHANGED.fill(file=out).say(lang))
        return
    try:
        out.write_text(decks.deck_report(text, str(out), lang)["text"], encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}") from None
    click.echo(WRITTEN.fill(file=out).say(lang))
