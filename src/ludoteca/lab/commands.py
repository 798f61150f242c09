"""`ludoteca simulate`: let bots play many games, say what came of it, and keep a row of each."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import current_thread, main_thread
from time import perf_counter
from types import FrameType
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.causes import cause
from ludoteca.extras import require
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Noun, Phrase
from ludoteca.lab.folders import BadFolder, Folder, Shard
from ludoteca.lab.names import BadName, read_name
from ludoteca.lab.report import Report, table
from ludoteca.lab.rows import FORMATS
from ludoteca.lab.simulation import GameFailed, Job, Tally, empty_tally, play_games
from ludoteca.lab.workers import ENGINES, LOCAL, RAY, WorkerDied, tallies
from ludoteca.options import players_in_words, read_options
from ludoteca.params import GAME, Refused, lang_option

INTERRUPTED = 130
TERMINATED = 143
GAMES = Noun("partita", "partite", "f", "game")
STOPPED = Phrase("Interrotto: giocate {done} su {games}.", "Stopped: {done} of {games} played.")
SEATS = Phrase(
    "{game}: servono {players}. Indica un bot per ogni posto, con le virgole in mezzo: greedy,random.",
    "{game} is for {players}. Name a bot for each seat, with commas between them: greedy,random.",
)
NOT_REPEATABLE = Phrase(
    "Un limite in millisecondi non si ripete: con lo stesso seme i risultati possono cambiare.",
    "A budget in milliseconds does not repeat: the same seed may give other results.",
)
DIED = Phrase(
    "Un processo di lavoro è morto: è stato ucciso, o è finita la memoria. Riprova con meno --workers.",
    "A worker process died: it was killed, or memory ran out. Try again with fewer --workers.",
)
FAILED = Phrase(
    "La partita numero {game} del seme {seed} si è interrotta ({why}).",
    "Game number {game} of seed {seed} broke off ({why}).",
)
UNWRITABLE = Phrase("Non si può scrivere «{file}»: {why}.", "Cannot write “{file}”: {why}.")
PLAYING = Phrase("In gioco", "Playing")
NEEDS_ROWS = Phrase(
    "--shard vuole --rows: le parti si uniscono dalle righe.", "--shard needs --rows: parts are joined by their rows."
)


class ShardParam(click.ParamType[Shard]):
    """Which part of how many: `3/16`."""

    name = "shard"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> Shard:
        match = re.fullmatch(r"([1-9]\d{0,5})/([1-9]\d{0,5})", str(value))
        if match is None or int(match[1]) > int(match[2]):
            self.fail(f"{value!r} is no shard: 3/16 is the third of sixteen.", param, context)
        return Shard(int(match[1]), int(match[2]))


SHARD = ShardParam()


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option(
    "--bots",
    default="greedy,random",
    show_default=True,
    help="One for each seat: random, greedy, search:200, search:50ms, strong.",
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Same seed, same results.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes that play.")
@click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="A setting, of those that `ludoteca games GAME` tells, or packs=FOLDER; given twice, both are tried.",
)
@click.option("--grid", is_flag=True, help="Go through the game's own grid of settings, those for so many seats.")
@click.option("--rotate", is_flag=True, help="Settings for each seat, such as decks, go round the seats as well.")
@click.option("--json", "json_file", metavar="FILE", help="Write the results as JSON; - for standard output.")
@click.option("--report", metavar="FILE", help="Write one page of HTML with plots.")
@click.option("--rows", metavar="FOLDER", type=click.Path(path_type=Path), help="Keep a row of each game and card.")
@click.option(
    "--format", "row_format", default="parquet", show_default=True, type=click.Choice(FORMATS), help="Of the rows."
)
@click.option(
    "--engine",
    default=LOCAL,
    show_default=True,
    type=click.Choice(ENGINES),
    help="Who plays: processes of this machine, or a Ray cluster (RAY_ADDRESS, else one that is started here).",
)
@click.option("--shard", type=SHARD, metavar="I/N", help="Play the I-th of N equal parts; needs --rows.")
@lang_option
@click.pass_context
def simulate(
    context: click.Context,
    game: Game,
    games: int,
    bots: str,
    seed: int,
    workers: int,
    settings: tuple[str, ...],
    grid: bool,
    rotate: bool,
    json_file: str | None,
    report: str | None,
    rows: Path | None,
    row_format: str,
    engine: str,
    shard: Shard | None,
    lang: str,
) -> None:
    """Let bots play many games of GAME.

    Bots move one seat on from game to game; the games of such a round share chance and settings. A setting that is
    given several times changes from round to round. With --rows what was played is kept as it is done: the same command
    goes on after any end, and `ludoteca lab merge` joins shards.
    """
    try:
        names = read_bots(game, bots, lang)
        job = Job(game.key, names, seed, read_settings(game, settings, len(names), grid))
        job = rotated(game, job) if rotate else job
    except BadName as error:
        raise Refused(error.reason, lang) from error
    except BadSettings as error:
        raise Refused(error.problems, lang) from error
    for file in (json_file, report):
        if file is not None and file != "-":
            check_file(Path(file), lang)
    if any(bot.endswith("ms") for bot in job.bots):
        click.echo(NOT_REPEATABLE.say(lang), err=True)
    if shard is not None and rows is None:
        raise Refused(NEEDS_ROWS, lang)
    try:
        if engine == RAY:
            require("ray", "cluster")
    except ModuleNotFoundError as error:
        raise Refused(Phrase(str(error), str(error)), lang) from error
    if rows is None:
        parts, number, goes_on = tallies(play_games, job, games, workers, engine), games, False
    else:
        parts, number, goes_on = kept(rows, job, games, row_format, shard or Shard(), workers, engine, lang)
    results, code = run(job, parts, number, workers, json_file != "-", lang)
    if goes_on:
        results.seconds = 0.0  # how long the games took that were there nobody knows
    if code == 0 or results.tally.games:
        write(results, json_file, lang)
        if report is not None:
            write_page(results, Path(report), lang)
    if code:
        click.echo(STOPPED.fill(done=results.tally.games, games=GAMES.count(number)).say(lang), err=True)
        context.exit(code)


def kept(
    rows: Path, job: Job, games: int, format: str, shard: Shard, workers: int, engine: str, lang: str
) -> tuple[Iterator[Tally], int, bool]:
    """Open the folder of rows; return the tallies of what is there and of what is played now, and how many games.

    Last comes whether anything is there.
    """
    try:
        if format == "parquet":
            require("pyarrow", "lab")
        folder = Folder.made(rows, job, games, format)
    except BadFolder as error:
        raise Refused(error.reason, lang) from error
    except ModuleNotFoundError as error:
        raise Refused(Phrase(str(error), str(error)), lang) from error
    except OSError as error:
        raise Refused(UNWRITABLE.fill(file=rows, why=cause(error)), lang) from error
    wanted = shard.parts(games, folder.header["part"])
    there = any(first in folder.tallies for first, _ in wanted)
    return folder.play(shard, workers, engine), sum(count for _, count in wanted), there


def rotated(game: Game, job: Job) -> Job:
    """Let settings for each seat go round the seats, with the same chance and the same bots for all their turns."""
    seats = len(job.bots)
    keys = {setting.key for setting in game.settings() if setting.per_seat}
    rotations: list[dict[str, JSON]] = []
    for options in job.options:
        for turn in range(seats):
            moved = {key: turned(value, turn) if key in keys else value for key, value in options.items()}
            rotations.append(moved)
    return replace(job, options=tuple(rotations), within=seats)


def turned(value: JSON, turn: int) -> JSON:
    return value[-turn:] + value[:-turn] if isinstance(value, list) and turn else value


def read_bots(game: Game, text: str, lang: str) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in text.split(","))
    for bot in bots:
        read_name(bot)
    if not game.min_seats <= len(bots) <= game.max_seats:
        raise Refused(SEATS.fill(game=game.name, players=players_in_words(game)), lang)
    return bots


def read_settings(game: Game, texts: tuple[str, ...], seats: int, grid: bool) -> tuple[dict[str, JSON], ...]:
    """Read the settings to go through. Make a match of each, so that a mistake shows here and not in some worker."""
    given = read_options(game, texts)
    if grid:
        return fitting_grid(game, given, seats)
    for options in given:
        game.new(seats=seats, seed=0, **options)
    return tuple(given)


def fitting_grid(game: Game, given: list[dict[str, JSON]], seats: int) -> tuple[dict[str, JSON], ...]:
    """List what of the game's grid so many can play; where that is nothing, raise the first reason why."""
    fitting: list[dict[str, JSON]] = []
    reasons: list[BadSettings] = []
    for point in game.grid():
        for options in given:
            try:
                game.new(seats=seats, seed=0, **point | options)
                fitting.append(point | options)
            except BadSettings as error:
                reasons.append(error)
    if not fitting and reasons:
        raise reasons[0]
    return tuple(fitting)


def check_file(file: Path, lang: str) -> None:
    """Refuse a file that cannot be written: nobody should learn it after an hour of games. Leave nothing there yet."""
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        beside = beside_it(file)
        with beside.open("a", encoding="utf-8"):
            pass
        if beside != file:
            beside.unlink()
    except OSError as error:
        raise Refused(UNWRITABLE.fill(file=file, why=cause(error)), lang) from error


def beside_it(file: Path) -> Path:
    """Say where results lie before they get their name, so that a file is whole or not there; devices have none."""
    return file if file.exists() and not file.is_file() else file.with_name(file.name + ".part")


class Terminated(KeyboardInterrupt):
    """Somebody has told the process to end."""


def end(number: int, frame: FrameType | None) -> None:
    raise Terminated


@contextmanager
def termination_heard() -> Iterator[None]:
    """Take a request to end meanwhile as an interruption like any other: what was played is told."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def progress_bar(show: bool, games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Draw a bar with an estimate on standard error, where that is a terminal; it is told how many are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, disable=not (show and console.is_terminal), transient=True)
    with bar as progress:
        task = progress.add_task(PLAYING.say(lang), total=games)
        yield lambda done: progress.update(task, completed=done)


def run(job: Job, parts: Iterator[Tally], games: int, workers: int, show: bool, lang: str) -> tuple[Report, int]:
    """Play, with a bar on standard error where that is a terminal; also the exit code, 0 if all games were played."""
    tally = empty_tally(len(job.bots))
    code = 0
    began = perf_counter()
    with termination_heard(), progress_bar(show, games, lang) as advance:
        try:
            for part in parts:
                tally.add(part)
                advance(tally.games)
        except Terminated:
            code = TERMINATED
        except KeyboardInterrupt:
            code = INTERRUPTED
        except WorkerDied as error:
            raise Refused(DIED, lang) from error
        except BadFolder as error:
            raise Refused(error.reason, lang) from error
        except GameFailed as error:
            raise Refused(FAILED.fill(game=error.number, seed=error.seed, why=error.why), lang) from error
    return Report(job, tally, perf_counter() - began, workers), code


def write(report: Report, json_file: str | None, lang: str) -> None:
    if json_file is not None:
        text = json.dumps(report.to_json(), ensure_ascii=False, indent=2) + "\n"
        if json_file == "-":
            sys.stdout.write(text)
            return
        beside = beside_it(Path(json_file))
        beside.write_text(text, encoding="utf-8")
        if beside != Path(json_file):
            os.replace(beside, json_file)
    Console(soft_wrap=False).print(table(report, lang))


def write_page(report: Report, file: Path, lang: str) -> None:
    """Write the results as one page."""
    from ludoteca.lab.pages import page

    words = [word for word in sys.argv[1:] if word not in ("--report", str(file))]
    try:
        file.write_text(page(report.study(shlex.join(["ludoteca", *words])), lang), encoding="utf-8")
    except ModuleNotFoundError as error:
        raise Refused(Phrase(str(error), str(error)), lang) from error
