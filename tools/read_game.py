"""Let a bot play itself, and print the position at each turn and every choice in words, for people to read and judge.

    PYTHONPATH=src python -m tools.read_game lorcana --seed 4 --bot strong:120
    PYTHONPATH=src python -m tools.read_game lyon --seed 11 --option decks=leoni,notturni

A position is told to whoever chooses, so the cards in the other hands stay unknown.
"""

from __future__ import annotations

import argparse
from random import Random

from tools.tourney import made

import ludoteca
from ludoteca import bots
from ludoteca.kernel import asking

LANG = "en"
MOST_CHOICES = 3000
CHANCE = 5
"""The seed of what bots imagine."""


def read(key: str, seed: int, bot: str, options: dict[str, str]) -> None:
    game = ludoteca.game(key)
    match = game.new(seed=seed, **options)
    players = [made(bot, seat + 1) for seat in range(match.seats)]
    rng, heading = Random(CHANCE), ""
    for number in range(MOST_CHOICES):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        told = asking.describe(game, match.view(decision.seat), LANG)
        if told[0] != heading:
            print("", *told, sep="\n")
            heading = told[0]
        option = bots.ask(players[decision.seat], match, decision.seat, rng)
        print(f"[{number}] seat {decision.seat}: {option.label(LANG)} (of {len(decision.options)})", flush=True)
        match.choose(decision.seat, option.id)
    print(match.outcome)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="strong:120")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    read(given.game, given.seed, given.bot, options)


if __name__ == "__main__":
    main()
