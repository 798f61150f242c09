"""`ludoteca seat`: let a program play a seat, over stdio or MCP."""

from __future__ import annotations

import sys
from random import Random

import click

from ludoteca.agents.seats import Seat
from ludoteca.agents.stdio import Talk, converse
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.names import BadName, bot_named, read_name
from ludoteca.options import bad_seat, read_options
from ludoteca.params import GAME, Refused, lang_option


@click.command()
@click.argument("game", type=GAME)
@click.option(
    "--seat", "own", default=1, show_default=True, type=click.IntRange(0), help="Its number; 0 plays them all."
)
@click.option("--against", default="greedy", show_default=True, help="The bot that plays the other seats.")
@click.option("--bot", default="greedy", show_default=True, help="The bot that answers `go`.")
@click.option("--seats", default=0, type=click.IntRange(0, 8), help="How many play; as many as usual, unless said.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Same seed, same match.")
@click.option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="A setting of the game.")
@click.option("--mcp", "over_mcp", is_flag=True, help="Speak MCP, for language models, instead of plain lines.")
@click.option("--unlisted", is_flag=True, help="Do not tell what may be chosen: who plays has to know the rules.")
@lang_option
def seat(
    game: Game,
    own: int,
    against: str,
    bot: str,
    seats: int,
    seed: int,
    settings: tuple[str, ...],
    over_mcp: bool,
    unlisted: bool,
    lang: str,
) -> None:
    """Let a program play a seat of GAME over standard input and output."""

    def begin(seats: int, seed: int, options: dict[str, JSON]) -> Seat:
        match = game.new(seats=seats, seed=seed, **options)
        if own > match.seats:
            raise BadSettings([bad_seat(match.seats)])
        mine = own - 1 if own else None
        others = {} if mine is None else {n: bot_named(against, seed + n) for n in range(match.seats) if n != mine}
        return Seat(game, match, mine, others, lang, Random(seed))

    try:
        read_name(bot)
        made = begin(seats, seed, read_options(game, settings)[0])
        made.begin()
        if over_mcp:
            from ludoteca.agents.mcp import server_for

            server_for(made, not unlisted).run("stdio")
            return
    except BadName as error:
        raise Refused(error.reason, lang) from error
    except BadSettings as error:
        raise Refused(error.problems, lang) from error
    except ModuleNotFoundError as error:
        raise Refused(Phrase(str(error), str(error)), lang) from error
    talk = Talk(game, begin, made, bot_named(bot, seed), not unlisted)
    converse(talk, sys.stdin, sys.stdout)
