"""`ludoteca puzzle`: find, list, check and play puzzles."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ludoteca.kernel.game import Game, HasPuzzles
from ludoteca.kernel.texts import Noun, Phrase
from ludoteca.params import GAME, Refused, lang_option
from ludoteca.puzzles import finding, shelf
from ludoteca.puzzles.explaining import explained
from ludoteca.terminal.commands import say_loading, show
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session

NO_PUZZLES = Phrase("{game} non ha rompicapi.", "{game} has no puzzles.")
NO_PUZZLE = Phrase("Non c'è un rompicapo {n}: l'ultimo è {last}.", "There is no puzzle {n}: the last is {last}.")
SO_FAR = Phrase("{n} di {wanted}", "{n} of {wanted}")
LISTED = Phrase("{n}. {grade}, {choices}", "{n}. {grade}, {choices}")
TASK = Phrase("Rompicapo {n}, {grade}. {goal}", "Puzzle {n}, {grade}. {goal}")
CHOICES = Noun("scelta", "scelte", "f", "choice")
PUZZLES = Noun("rompicapo", "rompicapi", "m", "puzzle")
ONE_EACH = Phrase("{puzzles}, con una soluzione ciascuno", "{puzzles}, with one solution each")
SOLVED = Phrase("Risolto!", "Solved!")
NOT_SOLVED = Phrase("Non risolto.", "Not solved.")
HOW = Phrase(
    "Come si risolve: ludoteca puzzle solution {game} {n}", "How it is solved: ludoteca puzzle solution {game} {n}"
)
OPPONENT = "greedy"


def puzzles_of(game: Game, lang: str) -> tuple[shelf.Puzzle, ...]:
    """Return the puzzles that the game ships; refused where there are none."""
    puzzles = shelf.shipped(game)
    if not puzzles:
        raise Refused(NO_PUZZLES.fill(game=game.name), lang)
    return puzzles


def puzzle_with(game: Game, number: int, lang: str) -> shelf.Puzzle:
    """Return the puzzle of a game with this number; refused where there is none."""
    puzzles = puzzles_of(game, lang)
    if number > len(puzzles):
        raise Refused(NO_PUZZLE.fill(n=number, last=len(puzzles)), lang)
    return puzzles[number - 1]


@click.group()
def puzzle() -> None:
    """Find, check and play positions that are won this turn, in one way only."""


@puzzle.command("find", short_help="Look for puzzles in games that bots play.")
@click.argument("game", type=GAME)
@click.option("--count", "wanted", type=click.IntRange(1), default=50, show_default=True, help="How many to find.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Of the first game.")
@click.option(
    "--positions", type=click.IntRange(10), default=finding.MOST, show_default=True, help="Of a turn, at most."
)
@click.option("--workers", type=click.IntRange(1), help="Processes.  [default: all cores]")
@lang_option
def find_puzzles(game: Game, wanted: int, out: Path, seed: int, positions: int, workers: int | None, lang: str) -> None:
    """Let bots play GAME, and keep positions that are won in one way only.

    The same seed finds the same. The file has what was found so far at any time.
    """
    if not isinstance(game, HasPuzzles):
        raise Refused(NO_PUZZLES.fill(game=game.name), lang)
    games = finding.search_games(game.key, seed, positions, workers or os.cpu_count() or 1)
    for puzzles in finding.gather(games, wanted):
        out.write_text(shelf.write(puzzles), "utf-8")
        click.echo(SO_FAR.fill(n=len(puzzles), wanted=wanted).say(lang))


@puzzle.command("list")
@click.argument("game", type=GAME)
@lang_option
def list_puzzles(game: Game, lang: str) -> None:
    """List the puzzles of GAME: how hard each is, and how many choices solve it."""
    for n, one in enumerate(puzzles_of(game, lang), 1):
        choices = CHOICES.count(len(one.solution))
        click.echo(LISTED.fill(n=n, grade=one.title, choices=choices).say(lang))


@puzzle.command("check")
@click.argument("game", type=GAME)
@click.option("--file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Of these puzzles instead.")
@lang_option
def check_puzzles(game: Game, file: Path | None, lang: str) -> None:
    """Prove of every puzzle of GAME that its solution wins and is the only one."""
    puzzles = shelf.read(file.read_text("utf-8")) if file is not None else list(puzzles_of(game, lang))
    wrong = 0
    for n, one in enumerate(puzzles, 1):
        for why in finding.problems_of(game, one):
            click.echo(f"{n}. {why}")
            wrong += 1
    if wrong:
        raise SystemExit(1)
    click.echo(ONE_EACH.fill(puzzles=PUZZLES.count(len(puzzles))).say(lang))


@puzzle.command("solution")
@click.argument("game", type=GAME)
@click.argument("number", type=click.IntRange(1))
@lang_option
def show_solution(game: Game, number: int, lang: str) -> None:
    """Say how puzzle NUMBER of GAME is solved, and why that wins."""
    for n, deed in enumerate(explained(game, puzzle_with(game, number, lang), lang), 1):
        click.echo(f"{n}. {deed.choice}")
        for line in deed.told:
            click.echo(f"   {line}")


@puzzle.command("play")
@click.argument("game", type=GAME)
@click.argument("number", type=click.IntRange(1))
@click.option("--plain", "is_plain", is_flag=True, help="Lines only: for screen readers and pipes.")
@lang_option
@click.pass_context
def play_puzzle(context: click.Context, game: Game, number: int, is_plain: bool, lang: str) -> None:
    """Play puzzle NUMBER of GAME in the terminal."""
    chosen = puzzle_with(game, number, lang)
    say_loading(game, lang)
    bots = ["" if seat == chosen.seat else OPPONENT for seat in range(chosen.seats)]
    session = Session(game, Saved(chosen.position(game), bots, [], lang))
    click.echo(TASK.fill(n=number, grade=chosen.title, goal=shelf.GOAL).say(lang))
    code = show(session, is_plain)
    solved = shelf.standing(session.played, chosen.seat) == shelf.SOLVED
    click.echo((SOLVED if solved else NOT_SOLVED).say(lang))
    if not solved:
        click.echo(HOW.fill(game=game.key, n=number).say(lang))
    context.exit(code)
