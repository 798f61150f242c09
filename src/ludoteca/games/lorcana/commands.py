"""`ludoteca lorcana`: what only this game has: making packs out of new sets, exercising every card, drafting."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.games.lorcana.packs.decks.collection_command import collection
from ludoteca.games.lorcana.packs.decks.commands import draft, pack_rush, sealed
from ludoteca.games.lorcana.packs.exercise import Played, Task, brought, exercise, play_out
from ludoteca.games.lorcana.packs.exercise_report import tables
from ludoteca.games.lorcana.packs.importer.importing import corrections_in, import_files, report_of
from ludoteca.games.lorcana.packs.importer.reading import put_into_italian, read_card_file, read_italian_file
from ludoteca.games.lorcana.packs.importer.reprints import REPRINT, KnownCards, reprint_lines
from ludoteca.games.lorcana.packs.importer.writing import write_pack
from ludoteca.games.lorcana.packs.reading import check_pack, read_packs, shipped_packs
from ludoteca.games.lorcana.setup import new_match
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.packs import Report
from ludoteca.kernel.yamls import Problem, read_text

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group()
def lorcana() -> None:
    """Make packs of new sets; exercise every card; draft and open boosters; say what a collection can build."""


lorcana.add_command(collection)
lorcana.add_command(draft)
lorcana.add_command(sealed)
lorcana.add_command(pack_rush)


@lorcana.command("import", short_help="Make packs from the printed text of new sets.")
@click.argument("files", type=FILE, nargs=-1, required=True)
@click.option(
    "--out", type=FOLDER, required=True, help="The pack's folder; of several files, the folder of their packs."
)
@click.option(
    "--italian", "italian_files", type=FILE, multiple=True, help="Italian names, versions and texts of the same cards."
)
@click.option("--english-decides", is_flag=True, help="Where the two texts of a card disagree, only tell so.")
@click.option("--report", "report_file", type=click.Path(dir_okay=False, path_type=Path), help="Where the report goes.")
@click.option("--without-corrections", is_flag=True, help="Leave aside what corrections.yaml in the folder decides.")
def import_(
    files: tuple[Path, ...],
    out: Path,
    italian_files: tuple[Path, ...],
    english_decides: bool,
    report_file: Path | None,
    without_corrections: bool,
) -> None:
    """Compile the English rules text of the cards in FILES to effects, and write packs.

    A card without an English text does what its Italian one says, if --italian gives one. What is not understood is
    named word by word, and that card is marked unplayable.
    """
    try:
        card_files = [read_card_file(path) for path in files]
        for path in italian_files:
            put_into_italian(card_files, read_italian_file(path))
        folders = [out] if len(card_files) == 1 else [out / file.key for file in card_files]
        corrections, together = corrections_in(folders)
        done = import_files(card_files, known_cards(folders), {} if without_corrections else together, english_decides)
    except Problem as problem:
        raise click.ClickException(str(problem)) from None
    report = report_of([card for cards in done for card in cards], [one for file in card_files for one in file.broken])
    try:
        for file, folder, correction, cards in zip(card_files, folders, corrections, done, strict=True):
            name = correction.name or {"it": file.name, "en": file.name}
            write_pack(folder, file.key, name, cards)
        if report_file is not None:
            report_file.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{error.filename}: cannot be written: {error.strerror}") from None
    conclude(report)


def known_cards(folders: list[Path]) -> KnownCards:
    """List the cards of the shipped sets, but for those being written now."""
    mine = [folder.resolve() for folder in folders]
    others = [folder for folder in shipped_packs() if folder.resolve() not in mine]
    known = KnownCards()
    for card in read_packs(others, Report(marked=False)).cards if others else []:
        if not card.reprint_of:
            known.add(card)
    return known


def conclude(report: dict[str, Any]) -> None:
    """Say how much was understood, what was not, what is missing for it, and how to go on."""
    for card in report["by_card"]:
        for reason, missing in zip(card["reasons"], card["missing"], strict=True):
            click.echo(f"{card['id']} {card['name']}: {reason} (missing: {missing})")
    if report["refused"]:
        click.echo(
            "Refused cards are in the pack with their facts, and no deck may hold them. Decide them by hand in "
            "corrections.yaml in the pack's folder, under cards: ID: with reason: and abilities:, and import again."
        )
    for card in report["by_card"]:
        for line in reprint_lines(card) if card["status"] == REPRINT else []:
            click.echo(line)
    for card in report["by_card"]:
        if card["italian"].startswith("its English") and not card["reasons"] and card["status"] != REPRINT:
            click.echo(f"{card['id']} {card['name']}: {card['italian']}; the English one holds")
    if report["italian"]:
        agree, alone = report["italian_agrees"], report["italian_alone"]
        read = [f"{agree} were read and say the same"] if agree or not alone else []
        read += [f"{alone} were read where there is no English text"] if alone else []
        click.echo(f"{report['italian']} Italian texts: {', '.join(read)}")
    click.echo(
        f"{report['cards']} cards: {report['compiled']} compiled, {report['corrected']} corrected by hand, "
        f"{report['reprint']} reprints of known cards, {report['refused']} refused ({report['percent']}% usable)"
    )


@lorcana.command("exercise")
@click.option("--games", default=5000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(0), help="The same seed plays the same games."
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256), help="Processes.")
@click.option("--out", default=".", type=FOLDER, help="Where the decks of failures go.  [default: here]")
@click.option(
    "--pack",
    "packs",
    type=click.Path(exists=True, file_okay=False, resolve_path=True, path_type=Path),
    multiple=True,
    help="Play the cards of this pack, with others beside them.",
)
@click.option("--deck", "decks", type=FILE, multiple=True, help="Play one game of exactly this seed with these decks.")
def exercise_(games: int, seed: int, workers: int, out: Path, packs: tuple[Path, ...], decks: tuple[Path, ...]) -> None:
    """Play random games with random legal decks of all shipped cards, or of the cards of packs.

    The exit status is 0 only if no game broke off and every card was played. The decks of a game that broke off are
    written as deck files, to be played again.
    """
    tell_problems(packs)
    if decks:
        more = tuple(str(folder) for folder in brought(packs))
        played = play_out(Task(0, seed, read_decks(decks, more), more))
        click.echo(played.failure or f"over after {played.decisions} decisions: {played.ended_by}")
        raise SystemExit(1 if played.failure else 0)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("lorcana", total=games)
        record = exercise(games, seed, workers, lambda done: progress.update(task, completed=done), packs)
    for failure in record.failures:
        show_failure(failure, out)
    Console(soft_wrap=False).print(tables(record))
    if not record.clean:
        raise SystemExit(1)


def tell_problems(packs: tuple[Path, ...]) -> None:
    """Refuse packs that cannot be read, with everything that is wrong with them."""
    problems = [str(problem) for folder in brought(packs) for problem in check_pack(folder)]
    if problems:
        raise click.ClickException("\n".join(problems))


def read_decks(files: tuple[Path, ...], packs: tuple[str, ...]) -> list[str]:
    """Read the decks of a game that is played again; tell what is wrong with them before it begins."""
    try:
        texts = [read_text(file) for file in files]
        new_match({"decks": texts, "packs": list(packs)}, len(texts), Seeded(0))
    except Problem as problem:
        raise click.ClickException(str(problem)) from None
    except BadSettings as error:
        raise click.ClickException("\n".join(problem.en for problem in error.problems)) from None
    return texts


def show_failure(played: Played, out: Path) -> None:
    """Say what went wrong, and how to see it again."""
    task = played.task
    click.echo(f"game {task.number}, after {played.decisions} decisions: {played.failure}")
    out.mkdir(parents=True, exist_ok=True)
    again = f"  ludoteca lorcana exercise --seed {task.seed}"
    again += "".join(f" --pack {folder}" for folder in task.packs)
    for seat, deck in enumerate(task.decks, 1):
        path = out / f"exercise-{task.seed}-{seat}.txt"
        path.write_text(deck, encoding="utf-8")
        again += f" --deck {path}"
    click.echo(again)
