"""`ludoteca phrases`: what translators need."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import click

from ludoteca.kernel.languages import FOLDER, SHIPPED

FOLDER_OPTION = click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    envvar=FOLDER,
    default=SHIPPED,
    help=f"Where the catalogues are; else what {FOLDER} names, else this package.",
)


def with_babel() -> ModuleType:
    """Import what works with files, for which Babel is needed."""
    try:
        from ludoteca.translation import catalogues
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error.name} is missing: pip install 'ludoteca[translate]'") from None
    return catalogues


@click.group()
def phrases() -> None:
    """Extract what is said, and compile translations (see docs/translating.md)."""


@phrases.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def extract(file: Path) -> None:
    """Write all messages into FILE, a template (.pot)."""
    catalogues = with_babel()
    from ludoteca.translation.messages import everything

    found = everything()
    catalogues.save(catalogues.template(found), file)
    click.echo(f"{len(found)} messages in {file}")


@phrases.command()
@click.argument("lang")
@FOLDER_OPTION
def update(lang: str, folder: Path) -> None:
    """Begin a language, or bring its messages up to date."""
    catalogues = with_babel()
    from ludoteca.translation.messages import everything

    translated, of = catalogues.done(catalogues.update(folder, lang, everything()))
    click.echo(f"{catalogues.path_in(folder, lang)}: {translated} of {of} messages are translated")


@phrases.command("compile")
@click.argument("lang")
@FOLDER_OPTION
def compile_(lang: str, folder: Path) -> None:
    """Compile a language; what cannot be used is named and left out."""
    catalogues = with_babel()
    if not catalogues.path_in(folder, lang).exists():
        raise click.ClickException(f"there is no {catalogues.path_in(folder, lang)}: ludoteca phrases update {lang}")
    found, problems = catalogues.compile(folder, lang)
    for problem in problems:
        click.echo(problem, err=True)
    translated, of = catalogues.done(found)
    click.echo(f"{translated} of {of} messages are translated; the others are said in English")
