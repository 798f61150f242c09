"""What the commands have in common: naming a game, the language they speak, where they keep things."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, TypeVar

import click

from ludoteca import bots, library
from ludoteca.causes import cause
from ludoteca.kernel import languages
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import LANGUAGES, Phrase

F = TypeVar("F", bound=Callable[..., Any])
ERROR = Phrase("Errore: {message}", "Error: {message}")
NO_FOLDER = Phrase(
    "Non si può creare la cartella dei dati «{folder}» ({why}); XDG_DATA_HOME ne indica un'altra.",
    "The data folder “{folder}” cannot be made ({why}); XDG_DATA_HOME names another.",
)


class Refused(click.ClickException):
    """A command that cannot be done, all of it said in one language: click's own errors are English throughout.

    So is what only designers are told, such as what is wrong with a pack: its words are the same in both languages.
    """

    def __init__(self, reason: Phrase | list[Phrase], lang: str) -> None:
        reasons = reason if isinstance(reason, list) else [reason]
        super().__init__("\n".join(one.say(lang) for one in reasons))
        self.lang = "en" if all(one.it == one.en for one in reasons) else lang

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(ERROR.fill(message=self.message).say(self.lang), file=file, err=file is None)


class GameParam(click.ParamType[Game]):
    """The key of an installed game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> Game:
        try:
            return library.game(value)
        except LookupError as error:
            self.fail(str(error.args[0]), param, context)

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"It is one of {', '.join(sorted(library.list_games()))}."


GAME = GameParam()
NOBODY = "none"


class BotParam(click.ParamType[str]):
    """The name of a bot, or that there is none."""

    name = "bot"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        if value != NOBODY and not bots.is_known(value):
            self.fail(f"{value!r} is not one of {', '.join([*bots.EVERYBODY, NOBODY])}", param, context)
        return str(value)


BOT = BotParam()


def data_folder() -> Path:
    """Find where this person's tables and campaigns are kept; made if it is not there."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludoteca"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(NO_FOLDER.fill(folder=folder, why=cause(error)), system_language()) from None
    return folder


def system_language() -> str:
    """Return the system's language if it is here, else Italian."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return languages.best(wanted, LANGUAGES[0])
    return LANGUAGES[0]


class LangParam(click.ParamType[str]):
    """The code of a language that is here."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> str:
        here = [*LANGUAGES, *languages.installed()]
        if value not in here:
            self.fail(f"{value!r} is not one of {', '.join(map(repr, here))}.", param, context)
        return str(value)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join([*LANGUAGES, *languages.installed()])}]"


LANG = LangParam()


def lang_option(command: F) -> F:
    option = click.option(
        "--lang",
        type=LANG,
        default=system_language,
        help="Language; else that of the system, else Italian.",
    )
    return option(command)
