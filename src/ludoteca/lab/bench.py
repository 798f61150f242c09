"""`ludoteca lab`: what is done with many games besides playing them."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from ludoteca.causes import cause
from ludoteca.lab.commands import UNWRITABLE
from ludoteca.lab.folders import BadFolder, Folder, merged
from ludoteca.lab.report import Report, table
from ludoteca.lab.rows import FORMATS
from ludoteca.params import Refused, lang_option


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
