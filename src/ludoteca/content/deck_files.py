"""What the commands about decks have in common: a game that has decks, and the text of a file."""

from __future__ import annotations

from pathlib import Path

import click

from ludoteca.kernel.game import Game, HasDecks
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, read_text
from ludoteca.params import Refused

NO_DECKS = Phrase("{game} non ha mazzi.", "{game} has no decks.")


def text_of(path: Path) -> str:
    try:
        return read_text(path)
    except Problem as problem:
        raise click.ClickException(str(problem)) from None


def with_decks(game: Game, lang: str) -> HasDecks:
    """Return the game as one that has decks; refused for any other."""
    if not isinstance(game, HasDecks):
        raise Refused(NO_DECKS.fill(game=game.name), lang)
    return game
