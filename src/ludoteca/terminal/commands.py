"""The `play` command: what was asked for on the command line, made into a session and shown."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path

import click

from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game
from ludoteca.options import bad_seat, players_in_words, read_options, seats_fixed_by
from ludoteca.params import BOT, GAME, LANG, NOBODY, Refused, system_language
from ludoteca.terminal import phrases, plain, saving
from ludoteca.terminal.keeping import keep, kept_place
from ludoteca.terminal.session import Session

INTERRUPTED = 130
OF_NEW_MATCHES = ("bot", "hotseat", "seats", "seat", "settings", "chapter", "level")
"""What only a match that is begun can be told."""


@click.command()
@click.argument("game", type=GAME)
@click.option("--seed", type=click.IntRange(min=0), help="Repeatable chance.")
@click.option("--bot", type=BOT, default="greedy", show_default=True, help="Opponent: see docs/bots.md.")
@click.option("--hotseat", is_flag=True, help="All seats are people at this keyboard; the same as --bot none.")
@click.option("--seats", type=int, help="How many play, where the game leaves it open.")
@click.option("--seat", type=int, default=1, show_default=True, help="The seat that you take.")
@click.option("--names", help="The players' names, separated by commas.")
@click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="KEY=VALUE",
    help="A setting, of those that `ludoteca games GAME` tells, or packs=FOLDER; repeatable.",
)
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved match.")
@click.option("--lang", type=LANG, help="Language; else that of the system, else Italian.")
@click.option("--plain", "is_plain", is_flag=True, help="Lines only: for screen readers and pipes.")
@click.pass_context
def play(
    context: click.Context,
    game: Game,
    seed: int | None,
    bot: str,
    hotseat: bool,
    seats: int | None,
    seat: int,
    names: str | None,
    settings: tuple[str, ...],
    load: Path | None,
    lang: str | None,
    is_plain: bool,
) -> None:
    """Play GAME in the terminal, against a bot or with others at the same keyboard."""
    speech = lang or system_language()
    given_names = [name.strip() for name in names.split(",")] if names else []
    try:
        if load is not None:
            refuse_with_load(context)
            say_loading(game, speech)
            saved = saving.read(load, game)
            saved.names = checked_names(given_names, len(saved.bots)) or saved.names
            saved.lang = lang or saved.lang
        else:
            opponent = "" if hotseat or bot == NOBODY else bot
            say_loading(game, speech)
            saved = new_match(game, seed, opponent, seats, seat, read_settings(game, settings))
            saved.names = checked_names(given_names, len(saved.bots))
            saved.lang = speech
    except saving.Unusable as error:
        raise Refused(error.reason, speech) from error
    except BadSettings as error:
        raise Refused(error.problems, speech) from error
    session = Session(game, saved, seed)
    session.kept_in = kept_place(load, game) if load is not None else None
    context.exit(show(session, is_plain))


def show(session: Session, is_plain: bool) -> int:
    """Let people play until they leave; the exit code."""
    # Textual draws on standard error.
    if not is_plain and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from ludoteca.terminal.app import TerminalApp

        app = TerminalApp(session)
        app.run()
        click.echo("\n".join([session.say(phrases.GOODBYE), *keep(session)]))
        return app.return_code or 0
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    code = 0
    try:
        plain.play_on(session, sys.stdin, sys.stdout)
    except KeyboardInterrupt:
        click.echo()
        click.echo(session.say(phrases.INTERRUPTED))
        code = INTERRUPTED
    if sys.stdin.isatty():  # scripts leave nothing behind
        for line in keep(session):
            click.echo(line)
    return code


def say_loading(game: Game, lang: str) -> None:
    """Say at once that it loads, as some games take long to read their cards; apart from what the table itself says."""
    click.echo(phrases.LOADING.fill(game=game.name).say(lang), err=True)


def new_match(
    game: Game, seed: int | None, bot: str, seats: int | None, seat: int, settings: dict[str, JSON]
) -> saving.Saved:
    """Make a fresh match with `bot` in every seat but one; with people in all of them where there is no bot."""
    count = (seats_fixed_by(game, settings) or game.min_seats) if seats is None else seats
    if not game.min_seats <= count <= game.max_seats:
        raise BadSettings([phrases.BAD_SEATS.fill(many=players_in_words(game))])
    if not 1 <= seat <= count:
        raise BadSettings([bad_seat(count)])
    match = game.new(count, seed=seed, **settings)
    players = [bot if number != seat else "" for number in range(1, count + 1)]
    return saving.Saved(match, players, [], "")


def read_settings(game: Game, given: tuple[str, ...]) -> dict[str, JSON]:
    options = read_options(game, given)
    if len(options) > 1:
        raise BadSettings([phrases.OPTION_TWICE])
    return options[0]


def checked_names(names: list[str], seats: int) -> list[str]:
    if names and (len(names) != seats or not all(names)):
        raise BadSettings([phrases.bad_names(seats)])
    return names


def refuse_with_load(context: click.Context) -> None:
    """Refuse options of another match beside a saved one, which is what it is: both at once are a mistake."""
    others = [
        param.opts[0]
        for param in context.command.params
        if param.name in OF_NEW_MATCHES
        and context.get_parameter_source(param.name) is not click.core.ParameterSource.DEFAULT
    ]
    if others:
        raise BadSettings([phrases.LOAD_ALONE.fill(others=", ".join(others))])
