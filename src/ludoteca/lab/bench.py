"""`ludoteca lab`: what is done with many games besides playing them."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console

import ludoteca
from ludoteca.causes import cause
from ludoteca.extras import require
from ludoteca.kernel.contract import JSON, BadSettings, Setting
from ludoteca.kernel.game import Game
from ludoteca.kernel.phrases import same
from ludoteca.kernel.texts import LANGUAGES, Phrase
from ludoteca.lab.commands import (
    DIED,
    FAILED,
    INTERRUPTED,
    NOT_REPEATABLE,
    UNWRITABLE,
    check_file,
    progress_bar,
    read_bots,
    read_settings,
    termination_heard,
)
from ludoteca.lab.folders import BadFolder, Folder, merged, write_whole
from ludoteca.lab.matchups import matchup_job, matchup_study, sides_of
from ludoteca.lab.names import BadName, read_name
from ludoteca.lab.report import Report, table
from ludoteca.lab.rows import FORMATS, Row, play_rows
from ludoteca.lab.shipped import Shipped
from ludoteca.lab.simulation import GameFailed, Job
from ludoteca.lab.standings import mirrors, standing_jobs, standing_study
from ludoteca.lab.studies import Study
from ludoteca.lab.verdicts import (
    Race,
    find_piece,
    groups_of,
    packs_given,
    piece_study,
    pieces_study,
    race_study,
    score_in,
    trial_job,
)
from ludoteca.lab.workers import Parts, WorkerDied, done
from ludoteca.options import read_part
from ludoteca.params import GAME, Refused, lang_option

F = TypeVar("F", bound=Callable[..., Any])
MARGIN = click.FloatRange(0, 50, min_open=True)
BATCH = 16
"""So many pairs of games are played between two looks at a sequential test, for each worker."""
TWO_BOTS = Phrase(
    "Servono due bot diversi, con una virgola in mezzo: search:50,greedy.",
    "Name two different bots with a comma between them: search:50,greedy.",
)
SOME_BOTS = Phrase(
    "Servono almeno due bot diversi, con virgole in mezzo: random,greedy,search:50.",
    "Name two different bots or more with commas between them: random,greedy,search:50.",
)
RECORDED = Phrase("In «{folder}» ci sono {games} partite su {of}.", "There are {games} games of {of} in “{folder}”.")
WROTE = Phrase("{game}, {games} partite. {verdict}", "{game}, {games} games. {verdict}")
ONE_OF_EACH = Phrase(
    "Qui ogni opzione si dà una sola volta: si gioca tutto con le stesse.",
    "Each option is given only once here: everything is played with the same ones.",
)
SEVERAL_SIDES = Phrase(
    "Servono almeno due mazzi diversi, con virgole in mezzo: ce ne sono {known}, e @FILE per uno tuo.",
    "Name two different decks or more with commas between them: there are {known}, and @FILE for one of yours.",
)
NO_CLAIMS = Phrase(
    "--elo0 ({elo0}) deve stare sotto --elo1 ({elo1}): tra i due si decide.",
    "--elo0 ({elo0}) must be below --elo1 ({elo1}): it is decided between the two.",
)
NO_DUEL = Phrase("{game} non è un gioco per due avversari.", "{game} is no game for two opponents.")


@click.group()
def lab() -> None:
    """Join rows, compare bots and decks, put cards on trial, record games."""


@lab.command()
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Where the joined rows go.")
@click.option("--format", "format", default="parquet", show_default=True, type=click.Choice(FORMATS))
@lang_option
def merge(folders: tuple[Path, ...], out: Path, format: str, lang: str) -> None:
    """Join the rows of FOLDERS, the shards of one simulation, and say what came of it.

    Every part is checked by its digest; nothing is written where games are missing. The rows are the same whatever the
    shards were.
    """
    try:
        opened = [Folder.at(folder) for folder in folders]
        tally = merged(opened, out, format)
    except BadFolder as error:
        raise Refused(error.reason, lang) from error
    except OSError as error:
        raise Refused(UNWRITABLE.fill(file=out, why=cause(error)), lang) from error
    Console(soft_wrap=False).print(table(Report(opened[0].job, tally, 0.0, 1), lang))


@lab.command()
@click.argument("game", type=GAME)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--bots", default="greedy,greedy", show_default=True, help="One for each seat.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Same seed, same games.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="A setting of the game.")
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder of the recording.")
@lang_option
@click.pass_context
def record(
    context: click.Context,
    game: Game,
    games: int,
    bots: str,
    seed: int,
    workers: int,
    settings: tuple[str, ...],
    out: Path,
    lang: str,
) -> None:
    """Record every decision of games between bots, as arrays to learn from; goes on where it was interrupted."""
    there, code = 0, 0
    with Mistakes(lang), termination_heard(), progress_bar(True, games, lang) as advance:
        require("pyarrow", "lab")
        from ludoteca.lab import recording

        names = read_bots(game, bots, lang)
        job = Job(game.key, names, seed, read_settings(game, settings, len(names), False))
        try:
            for number in recording.record(job, games, out, workers):
                there = number
                advance(there)
        except KeyboardInterrupt:
            code = INTERRUPTED
    click.echo(RECORDED.fill(games=there, of=games, folder=out).say(lang))
    if code:
        context.exit(code)


def study_options(command: F) -> F:
    """Add to a command what all studies can be told."""
    for option in reversed(
        [
            click.option("--games", default=800, show_default=True, type=click.IntRange(2), help="How many, at most."),
            click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Same seed, same games."),
            click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256)),
            click.option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="A setting of the game."),
            click.option("--json", "json_file", metavar="FILE", help="Write what was found as JSON; - for stdout."),
            click.option("--report", metavar="FILE", help="Write one page of HTML with plots."),
            lang_option,
        ]
    ):
        command = option(command)
    return command


@lab.command()
@click.argument("game", type=GAME)
@click.argument("piece", metavar="[CARD]", default="")
@click.option("--bot", default="greedy", show_default=True, help="Who plays all seats.")
@click.option("--seats", default=2, show_default=True, type=click.IntRange(1, 6))
@click.option(
    "--margin", default=5.0, show_default=True, type=MARGIN, help="Points of the share of wins that are still fair."
)
@study_options
def card(game: Game, piece: str, bot: str, seats: int, margin: float, **more: Any) -> None:
    """Say whether CARD of GAME is fair: the same games are played with it and with something else in its place.

    CARD is the id or the name of a card, a character, a tower, a spell, an item, or a value of a setting: a deck, a
    hero, scenario=5. Without one it is told what there is. Packs count with --option packs=FOLDER.
    """
    asked = Asked(game, bot, more)
    with asked.mistakes():
        read_bots(game, ",".join([bot] * seats), asked.lang)
        options = asked.setting(seats)
        if not piece:
            asked.tell(pieces_study(game, options, asked.command()))
            return
        tested = find_piece(game, piece, seats, options)
        job = trial_job(game, tested, bot, seats, asked.seed, options)
    games, cards = asked.play(job)
    asked.tell(piece_study(game, tested, job, games, cards, margin / 100, asked.command()))


@lab.command()
@click.argument("game", type=GAME)
@click.option("--bot", default="greedy", show_default=True, help="Who plays both seats.")
@click.option(
    "--sides", default="", metavar="A,B,…", help="The decks that meet, or @FILE; all that there are, unless said."
)
@click.option(
    "--margin", default=5.0, show_default=True, type=MARGIN, help="Points of the share of wins that are still fair."
)
@study_options
def matchups(game: Game, bot: str, sides: str, margin: float, **more: Any) -> None:
    """Let the decks of GAME meet each other on both seats with the same chance; tell decks and seats apart."""
    asked = Asked(game, bot, more)
    with asked.mistakes():
        require("openskill", "lab")
        options = asked.setting(2)
        setting = sides_of(game, packs_given(options))
        meeting = read_sides(setting, sides)
        for side in meeting.values():
            game.new(seats=2, seed=0, **{**options, setting.key: [side, side]})
        job = matchup_job(game, list(meeting.values()), bot, asked.seed, options)
    games, _ = asked.play(job)
    names = {side: setting.choices.get(name, same(name)) for name, side in meeting.items()}
    asked.tell(matchup_study(game, names, job, games, margin / 100, asked.command()))


def read_sides(setting: Setting, texts: str) -> dict[str, str]:
    """Read who meets, by the names that are shown: ready ones, or what a file holds, `@FILE`; all there are for none.

    Raises `BadSettings` unless there are several.
    """
    names = [name.strip() for name in texts.split(",")] if texts else list(setting.choices)
    sides = {name.removeprefix("@"): str(read_part(name, setting)) for name in names}
    if len(set(sides.values())) < max(2, len(names)):
        raise BadSettings([SEVERAL_SIDES.fill(known=", ".join(setting.choices))])
    return sides


@lab.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B", help="The two to be compared.")
@click.option("--elo0", default=0.0, show_default=True, help="A is not stronger if it is by no more than this…")
@click.option("--elo1", default=30.0, show_default=True, help="…and stronger if by this.")
@study_options
def duel(game: Game, bots: str, elo0: float, elo1: float, **more: Any) -> None:
    """Find out whether bot A is stronger than B at GAME, with no more games than it takes.

    A sequential test on pairs of games with the same chance and swapped seats (pentanomial SPRT, errors of 5%).
    """
    names = tuple(name.strip() for name in bots.split(","))
    asked = Asked(game, names[0], more)
    with asked.mistakes():
        if len(names) != 2 or names[0] == names[1]:
            raise BadSettings([TWO_BOTS])
        for name in names:
            read_name(name)
        if elo0 >= elo1:
            raise BadSettings([NO_CLAIMS.fill(elo0=f"{elo0:g}", elo1=f"{elo1:g}")])
        if game.cooperative or not game.min_seats <= 2 <= game.max_seats:
            raise BadSettings([NO_DUEL.fill(game=game.name)])
        job = Job(game.key, names, asked.seed, read_settings(game, asked.settings, 2, False))
    race = Race(elo0, elo1)
    size = 2 * BATCH * asked.workers
    for first in range(0, asked.games // 2 * 2, size):
        games, _ = asked.play(job, first, min(size, asked.games // 2 * 2 - first))
        for one, other in groups_of(job, games):
            if not race.is_decided:
                race.add(score_in(one, 2, 0) + score_in(other, 2, 1))
        if race.is_decided or asked.stopped:
            break
    asked.tell(race_study(game, names, race, asked.command()))


@lab.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B,…", help="The bots that meet.")
@study_options
def standings(game: Game, bots: str, **more: Any) -> None:
    """Rate bots at GAME: each meets every other, on both seats with the same chance.

    Where seats bring decks every deck meets itself, in turn, unless --option says what is played.
    """
    names = [name.strip() for name in bots.split(",")]
    asked = Asked(game, names[0], more)
    with asked.mistakes():
        require("openskill", "lab")
        if len(set(names)) != len(names) or len(names) < 2:
            raise BadSettings([SOME_BOTS])
        for name in names:
            read_name(name)
        if game.cooperative or not game.min_seats <= 2 <= game.max_seats:
            raise BadSettings([NO_DUEL.fill(game=game.name)])
        jobs = standing_jobs(game, names, asked.seed, fought_with(game, asked.settings))
    played: list[tuple[Job, list[Row]]] = []
    for job in jobs:
        if not asked.stopped:
            games, _ = asked.play(job, 0, max(2, asked.games // len(jobs)))
            played.append((job, games))
    asked.tell(standing_study(game, names, played, asked.command()))


def fought_with(game: Game, settings: tuple[str, ...]) -> list[dict[str, JSON]]:
    """Return what bots are compared with: as asked, else every deck against itself where seats bring decks."""
    if settings or not any(setting.per_seat and setting.key == "decks" for setting in game.settings()):
        return list(read_settings(game, settings, 2, False))
    return mirrors(game, "decks", {})


@lab.command()
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder that the pages are written to.")
@click.option("--only", type=GAME, multiple=True, metavar="GAME", help="This game, or several; all, unless said.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays all seats.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="About how many of each game.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Same seed, same games.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--data", "with_data", is_flag=True, help="Write what was found as JSON besides.")
@lang_option
def reports(
    out: Path, only: tuple[Game, ...], bot: str, games: int, seed: int, workers: int, with_data: bool, lang: str
) -> None:
    """Write the report that matters of every game as it is shipped, in both languages.

    Decks that meet each other do so in a matrix, with what became of their cards; of the other games it is told whether
    they are as their makers want them. Every cell is played once at least, however few games were asked for.
    """
    with Mistakes(lang):
        read_name(bot)
        require("matplotlib", "lab")
        require("openskill", "lab")
    with writing(out, lang):
        out.mkdir(parents=True, exist_ok=True)
    for game in only or all_games():
        words = ["--only", game.key, "--bot", bot, "--games", str(games), "--seed", str(seed)]
        made = Shipped(game, bot, seed, games)
        played = 0
        with progress_bar(True, made.games, lang) as advance:

            def count(more: int, advance: Callable[[int], None] = advance) -> None:
                nonlocal played
                played += more
                advance(played)

            study = made.study(workers, shlex.join(["ludoteca", "lab", "reports", "--out", "DIR", *words]), count)
        with writing(out, lang):
            write_report(study, out, with_data)
        click.echo(WROTE.fill(game=game.name, games=made.games, verdict=study.headline).say(lang))


def all_games() -> list[Game]:
    return [ludoteca.game(key) for key in ludoteca.list_games()]


def write_report(study: Study, out: Path, with_data: bool) -> None:
    """Write a study as a page in each language, and as data where that is wanted."""
    from ludoteca.lab.pages import page

    for lang in LANGUAGES:
        write_whole(out / f"{study.game}.{lang}.html", page(study, lang).encode())
    if with_data:
        data = json.dumps(study.kept(), ensure_ascii=False, separators=(",", ":")) + "\n"
        write_whole(out / f"{study.game}.json", data.encode())


@contextmanager
def writing(folder: Path, lang: str) -> Iterator[None]:
    """Say what is wrong with a folder that cannot be written to."""
    try:
        yield
    except OSError as error:
        raise Refused(UNWRITABLE.fill(file=folder, why=cause(error)), lang) from error


class Asked:
    """What somebody wants to have studied, and how it is told."""

    def __init__(self, game: Game, bot: str, more: dict[str, Any]) -> None:
        self.game = game
        self.games: int = more["games"]
        self.seed: int = more["seed"]
        self.workers: int = more["workers"]
        self.settings: tuple[str, ...] = more["settings"]
        self.json_file: str | None = more["json_file"]
        self.report: str | None = more["report"]
        self.lang: str = more["lang"]
        self.stopped = False
        self.warned = False
        with self.mistakes():
            read_name(bot)
            if self.report is not None:
                require("matplotlib", "lab")
        for file in (self.json_file, self.report):
            if file is not None and file != "-":
                check_file(Path(file), self.lang)

    def mistakes(self) -> Mistakes:
        return Mistakes(self.lang)

    def setting(self, seats: int) -> dict[str, JSON]:
        """Return the one combination of settings that everything is played with; raises `BadSettings` for several."""
        settings = read_settings(self.game, self.settings, 0 if not self.settings else seats, False)
        if len(settings) > 1:
            raise BadSettings([ONE_OF_EACH])
        return settings[0]

    def command(self) -> str:
        """Write the command that repeats this, without the files that it wrote."""
        words = click.get_current_context().command_path.split() + sys.argv[3:]
        kept: list[str] = []
        skip = False
        for word in words:
            if not skip and not word.startswith(("--report=", "--json=")) and word not in ("--report", "--json"):
                kept.append(word)
            skip = word in ("--report", "--json")
        return shlex.join(kept)

    def play(self, job: Job, first: int = 0, count: int = 0) -> tuple[list[Row], list[Row]]:
        """Play whole groups; when interrupted, what was played until then counts."""
        if not self.warned and any(bot.endswith("ms") for bot in job.bots):
            click.echo(NOT_REPEATABLE.say(self.lang), err=True)
            self.warned = True
        size = job.group_size
        whole = (count or max(self.games, size)) // size * size
        step = size * max(1, min(64, whole // (self.workers * 20)) // size)
        parts: Parts = [(first + start, min(step, whole - start)) for start in range(0, whole, step)]
        games: list[Row] = []
        cards: list[Row] = []
        with termination_heard(), progress_bar(self.json_file != "-", whole, self.lang) as advance:
            try:
                for chunk in done(play_rows, job, parts, self.workers):
                    games += chunk.games
                    cards += chunk.cards
                    advance(len(games))
            except KeyboardInterrupt:
                self.stopped = True
            except WorkerDied as error:
                raise Refused(DIED, self.lang) from error
            except GameFailed as error:
                raise Refused(FAILED.fill(game=error.number, seed=error.seed, why=error.why), self.lang) from error
        return games, cards

    def tell(self, study: Study) -> None:
        """Print the study, and write it where that was asked for."""
        if self.report is not None:
            from ludoteca.lab.pages import page

            Path(self.report).write_text(page(study, self.lang), encoding="utf-8")
        text = json.dumps(study.to_json(), ensure_ascii=False, indent=2) + "\n"
        if self.json_file == "-":
            sys.stdout.write(text)
        else:
            if self.json_file is not None:
                Path(self.json_file).write_text(text, encoding="utf-8")
            Console(soft_wrap=False).print(study.shown(self.lang))
        if self.stopped:
            click.get_current_context().exit(INTERRUPTED)


class Mistakes:
    """Says what cannot be done in the language of the command."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, BadSettings):
            raise Refused(error.problems, self.lang) from error
        if isinstance(error, (BadName, BadFolder)):
            raise Refused(error.reason, self.lang) from error
        if isinstance(error, ModuleNotFoundError):
            raise Refused(Phrase(str(error), str(error)), self.lang) from error
