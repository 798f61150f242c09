"""`ludoteca pack`, `ludoteca deck` and `ludoteca replay`: check and show files. Any problem makes the exit status 1."""

from __future__ import annotations

from pathlib import Path

import click

from ludoteca.kernel import replays
from ludoteca.kernel.contract import Game, Match
from ludoteca.kernel.packs import PackProblems, Report, open_pack
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.texts import default_names, with_names
from ludoteca.kernel.yamls import Problem, read_text
from ludoteca.library import game as game_called
from ludoteca.params import GAME, lang_option

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


def text_of(path: Path) -> str:
    try:
        return read_text(path)
    except Problem as problem:
        raise click.ClickException(str(problem)) from None


def conclude(problems: list[Problem], what: str) -> None:
    """Print every problem with its place; leave with status 1 if there was one."""
    for problem in problems:
        click.echo(f"{problem}" + (f" [{problem.rule}]" if problem.rule else ""))
    if problems:
        click.echo(f"{what}: {len(problems)} problem{'s' if len(problems) > 1 else ''}")
        raise SystemExit(1)
    click.echo(f"{what}: no problems")


@click.group()
def pack() -> None:
    """Check content packs."""


@pack.command("check", short_help="Report everything that is wrong with a pack.")
@click.argument("folder", type=FOLDER)
def check_pack(folder: Path) -> None:
    """Report everything that is wrong with the pack in FOLDER: file, line, what was expected."""
    report = Report(marked=True)
    opened = open_pack(folder, report)
    if opened is None:
        conclude(report.problems, str(folder))
        return
    try:
        game = game_called(opened.game)
    except LookupError as error:
        opened.meta.fail("game", str(error.args[0]))
        conclude(report.problems, str(folder))
        return
    try:
        problems = game.check_pack(folder)
    except Problem as problem:  # too many files: nothing else is looked at
        problems = [problem]
    conclude(problems, str(folder))


@click.group()
def deck() -> None:
    """Check and print decks."""


PACKS = click.option("--pack", "packs", type=FOLDER, multiple=True, help="A pack with more cards; repeatable.")
FORMAT = click.option("--format", default="", help="For which way of playing, in games that have several.")


def check_format(game: Game, format: str) -> None:
    """A game whose decks are all judged alike takes no format."""
    if format and not game.deck_formats():
        raise click.ClickException(f"{game.key} has only one format")


@deck.command("check", short_help="Report every rule that a deck breaks.")
@click.argument("game", type=GAME)
@click.argument("file", type=FILE)
@PACKS
@FORMAT
def check_deck(game: Game, file: Path, packs: tuple[Path, ...], format: str) -> None:
    """Report every rule that the deck in FILE breaks.

    A deck is a list with a card a line, `4 Card name`; Lorcana also reads other programs' codes and saves.
    """
    check_format(game, format)
    text = text_of(file)
    try:
        problems = game.check_deck(text, str(file), packs, format)
        for note in game.deck_report(text, str(file), "en", packs, format).get("notes", []):
            click.echo(f"{file}:{note['line']}: {note['text']}")
    except PackProblems as error:
        problems = error.problems
    except Problem as problem:
        problems = [problem]
    conclude(problems, str(file))


@deck.command("export", short_help="Print a deck as a list of names or as a code.")
@click.argument("game", type=GAME)
@click.argument("file", type=FILE)
@click.option("--to", type=click.Choice(["text", "code"]), default="text", show_default=True, help="Names, or a code.")
@PACKS
@lang_option
def export_deck(game: Game, file: Path, to: str, packs: tuple[Path, ...], lang: str) -> None:
    """Print the deck in FILE, in whatever form it is, as a list of names or as a code for other programs."""
    text = text_of(file)
    try:
        report = game.deck_report(text, str(file), lang, packs)
    except PackProblems as error:
        conclude(error.problems, str(file))
        return
    except Problem as problem:
        conclude([problem], str(file))
        return
    unread = [found for found in report["problems"] if found["line"]]
    for found in unread:
        click.echo(f"{file}:{found['line']}: {found['text']}", err=True)
    if unread:
        raise SystemExit(1)
    if not report[to]:
        raise click.ClickException(f"{game.key} has no deck codes" if to == "code" else f"{file}: no cards")
    click.echo(report[to].rstrip("\n"))


@deck.command("show")
@click.argument("game", type=GAME)
@click.argument("name")
@lang_option
def show_deck(game: Game, name: str, lang: str) -> None:
    """Print the ready deck NAME as a deck file."""
    text = game.deck_text(name, lang)
    if text is None:
        raise click.ClickException(f"{game.key} has no deck {name!r}; there are {', '.join(deck_names(game, lang))}")
    click.echo(text, nl=False)


@deck.command("list")
@click.argument("game", type=GAME)
@lang_option
def list_decks(game: Game, lang: str) -> None:
    """List the ready decks."""
    for key, name in deck_names(game, lang).items():
        click.echo(f"{key}  {name}")


def deck_names(game: Game, lang: str) -> dict[str, str]:
    """Every named choice of a setting that the game can print as a deck file; refused where there are none."""
    names = {
        key: name.say(lang)
        for setting in game.settings()
        for key, name in setting.choices.items()
        if game.deck_text(key, lang) is not None
    }
    if not names:
        raise click.ClickException(f"{game.key} has no decks")
    return names


@click.group()
def replay() -> None:
    """Check and show recorded matches."""


@replay.command("check")
@click.argument("file", type=FILE)
def check_replay(file: Path) -> None:
    """Play the replay in FILE again and verify every step."""
    recorded, game = opened_replay(file)
    play(file, recorded, game, None)
    click.echo(f"{file}: {len(recorded.steps)} steps, as recorded")


@replay.command("show")
@click.argument("file", type=FILE)
@click.option("--step", type=click.IntRange(0), help="After how many choices.  [default: the end]")
@click.option("--seat", type=click.IntRange(0), help="By whose view.  [default: a spectator's]")
@click.option("--position", is_flag=True, help="Print the position file instead of a description.")
@lang_option
def show_replay(file: Path, step: int | None, seat: int | None, position: bool, lang: str) -> None:
    """Describe the match in FILE at a step, or print its position there."""
    recorded, game = opened_replay(file)
    if seat is not None and seat >= recorded.seats:
        raise click.ClickException(f"there is no seat {seat}: seats count from 0, and the match has {recorded.seats}")
    match = play(file, recorded, game, step)
    if position:
        click.echo(game.position(match), nl=False)
        return
    names = recorded.names or default_names(recorded.seats, lang)
    done = len(recorded.steps) if step is None else step
    click.echo(f"{game.name.say(lang)}: {done}/{len(recorded.steps)} ({state_hash(match)})")
    for line in game.describe(match.view(seat), lang):
        click.echo(with_names(line, names))
    for decision in match.decisions:
        click.echo(f"{names[decision.seat]}: {with_names(decision.prompt.say(lang), names)}")
    if match.outcome is not None:
        click.echo(f"{with_names(match.outcome.reason.say(lang), names)} [{match.outcome.rule}]")


def opened_replay(file: Path) -> tuple[replays.Replay, Game]:
    try:
        recorded = replays.read(text_of(file))
        return recorded, game_called(recorded.game)
    except replays.ReplayError as error:
        raise click.ClickException(f"{file}: {error}") from None
    except LookupError as error:
        raise click.ClickException(f"{file}: {error.args[0]}") from None


def play(file: Path, recorded: replays.Replay, game: Game, step: int | None) -> Match:
    try:
        return recorded.play(game, step)
    except replays.ReplayError as error:
        raise click.ClickException(f"{file}: {error}") from None
