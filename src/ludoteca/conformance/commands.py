"""`ludoteca check GAME`."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.conformance.report import Report
from ludoteca.conformance.runs import check_game
from ludoteca.kernel.game import Game
from ludoteca.params import GAME


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1, 1_000_000), help="How many games.")
@click.option("--seed", default=0, show_default=True, help="The same seed checks the same games.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes.")
@click.option(
    "--out",
    default=".",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where replays of failures go.  [default: here]",
)
def check(game: Game, games: int, seed: int, workers: int, out: Path) -> None:
    """Check that a GAME keeps every promise, over many random games.

    Ends with a one-line summary; the exit status is 0 only if everything was clean. For each failure the match so far
    is written as a replay file.
    """
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(game.key, total=games)
        report = check_game(
            game, games, seed, report=lambda done: progress.update(task, completed=done), workers=workers
        )
    show(report, out, seed)
    click.echo(report.summary())
    if not report.clean:
        raise SystemExit(1)


def show(report: Report, out: Path, seed: int) -> None:
    for failure in report.failures:
        click.echo(str(failure))
        if failure.replay:
            path = out / f"{report.game}-{seed}-{failure.number}-{failure.check}.jsonl"
            click.echo(f"  replay: {path}" + write_replay(path, failure.replay))
    if report.missing_effects:
        click.echo(f"not yet seen ({len(report.missing_effects)} of {len(report.effects)} effects):")
        for name in report.missing_effects:
            click.echo(f"  {name}")


def write_replay(path: Path, text: str) -> str:
    """Write it and say what went wrong, so that a folder that will not do does not hide the failures themselves."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        return f" cannot be written ({error.strerror})"
    return ""
