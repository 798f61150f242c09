"""`ludoteca lorcana collection`: what can be built of the cards that somebody owns, and what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from ludoteca.games.lorcana.packs.decks.collections import Collection, Lack, lacking, read_collection
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import Content, Deck
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.phrases import CARDS
from ludoteca.kernel.texts import LANGUAGES, Noun, Phrase
from ludoteca.kernel.yamls import Problem, Where, read_text

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER: Final = click.Path(exists=True, file_okay=False, path_type=Path)
ROWS: Final = Noun("riga non capita", "righe non capite", "f", "row not understood", "rows not understood")
OWNED: Final = Phrase("{file}: {cards} ({kinds} diverse), {rows}", "{file}: {cards} ({kinds} different), {rows}")
BUILDS: Final = Phrase("{deck}: si può costruire", "{deck}: can be built")
LACKS: Final = Phrase("{deck}: manca {cards}", "{deck}: lacks {cards}")
LACKS_SEVERAL: Final = Phrase("{deck}: mancano {cards}", "{deck}: lacks {cards}")
LACKING: Final = Phrase("  {n} {card} (ne hai {owned})", "  {n} {card} (you have {owned})")
NO_DECK: Final = Phrase(
    "non è un mazzo pronto, né un file, né una lista", "neither a ready deck, nor a file, nor a list of cards"
)


@click.command(short_help="Say which decks can be built of a collection, and what is missing.")
@click.argument("file", type=FILE)
@click.option("--deck", default="", help="A ready deck, a deck file, or a list or code.  [default: all ready decks]")
@click.option("--pack", "packs", type=FOLDER, multiple=True, help="A pack with further sets; repeatable.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], show_default=True)
def collection(file: Path, deck: str, packs: tuple[Path, ...], lang: str) -> None:
    """Read the collection in FILE, a CSV as Dreamborn or Lorcast export it, and say what a deck lacks of it.

    Foils count as cards. The exit status is 0 only if the deck can be built.
    """
    try:
        content = load_content(packs)
        held = read_collection(read_text(file), str(file), content)
        wanted, problems = asked_deck(deck, content) if deck else (None, [])
    except PackProblems as error:
        raise click.ClickException(str(error)) from None
    except Problem as problem:
        raise click.ClickException(problem.said.say(lang)) from None
    tell_owned(held, file, lang)
    if wanted is None:
        tell_ready_decks(held, content, lang)
        return
    for wrong in problems:
        click.echo(wrong.said.say(lang))
    lacks = lacking(wanted, held.owned)
    click.echo(verdict(wanted.name, lacks).say(lang))
    for lack in lacks:
        name = content.cards[lack.number].full_name
        click.echo(LACKING.fill(n=lack.missing, card=name, owned=lack.owned).say(lang))
    if lacks or any(wrong.where.line for wrong in problems):
        raise SystemExit(1)


def asked_deck(deck: str, content: Content) -> tuple[Deck, list[Problem]]:
    """Return the deck that is meant, and what is wrong with it; raise `Problem` for what is none."""
    if deck in content.decks:
        return content.decks[deck], []
    path = Path(deck)
    is_file = len(deck) < 200 and path.is_file()
    name = deck if is_file else "--deck"
    asked, problems = read_deck(read_text(path) if is_file else deck, name, content)
    if not asked.cards:
        raise Problem(Where(f"--deck {deck[:40]}"), NO_DECK)
    asked.name = Phrase(name, name)
    return asked, problems


def tell_owned(collection: Collection, file: Path, lang: str) -> None:
    """Say how much was read, and every row that was not."""
    for row in collection.unread:
        click.echo(f"{Where(str(file), row.line)}: {row.name}: {row.reason.say(lang)}")
    rows = ROWS.count(len(collection.unread))
    click.echo(
        OWNED.fill(file=file, cards=CARDS.count(collection.size), kinds=len(collection.owned), rows=rows).say(lang)
    )


def tell_ready_decks(collection: Collection, content: Content, lang: str) -> None:
    """Say of every ready deck how many cards it lacks, the nearest first."""
    decks = [(lacking(deck, collection.owned), deck) for deck in content.decks.values()]
    for lacks, deck in sorted(decks, key=lambda one: sum(lack.missing for lack in one[0])):
        click.echo(verdict(Phrase(deck.key, deck.key), lacks).say(lang))


def verdict(name: Phrase, lacks: list[Lack]) -> Phrase:
    missing = sum(lack.missing for lack in lacks)
    sentence = LACKS if missing == 1 else LACKS_SEVERAL
    return sentence.fill(deck=name, cards=CARDS.count(missing)) if missing else BUILDS.fill(deck=name)
