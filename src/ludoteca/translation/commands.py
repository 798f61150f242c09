"""`ludoteca phrases`: what translators need."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import click

from ludoteca.kernel.game import Game
from ludoteca.kernel.languages import FOLDER, OWN, PSEUDO, SHIPPED, installed
from ludoteca.params import GAME

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
    """Extract what is said, compile translations, and show what spills (see docs/translating.md)."""


@phrases.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def extract(file: Path) -> None:
    """Write all messages into FILE, a template (.pot)."""
    catalogues = with_babel()
    from ludoteca.translation.messages import everything

    messages = everything()
    catalogues.save(catalogues.template(messages), file)
    click.echo(f"{len(messages)} messages in {file}")


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
    catalogue, problems = catalogues.compile(folder, lang)
    for problem in problems:
        click.echo(problem, err=True)
    translated, of = catalogues.done(catalogue)
    click.echo(f"{translated} of {of} messages are translated; the others are said in English")


@phrases.command()
@click.argument("game", type=GAME)
@click.option("--lang", default=PSEUDO, show_default=True, help="The language; else the pseudo-language.")
@click.option("--seed", default=1, show_default=True, help="Of the match that is played at random.")
@click.option("--choices", default=300, show_default=True, help="So many are made at most.")
def spills(game: Game, lang: str, seed: int, choices: int) -> None:
    """List the words on GAME's board that are too long in a language, the tightest first."""
    from ludoteca.translation import pseudo, spilling

    pseudo.offer()
    if lang not in (*OWN, *installed()):
        raise click.ClickException(f"{lang!r} is not one of {', '.join([*OWN, *installed()])}")
    for shape, too_long in spilling.spills_of(game, lang, seed, choices).items():
        for spill in too_long:
            how = "cut" if spill.cut else f"squeezed to {spill.share:.0%}" if spill.share else "without room"
            click.echo(f"{shape:4}  {spill.part:12}  {how:15}  {spill.text}")
        click.echo(f"{shape}: {len(too_long)} lines do not fit")
