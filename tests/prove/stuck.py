"""Never stuck: in random games of every setting there is always something to choose, or an end.

Most games are played as the laboratory plays them, without telling what happens, because that is how a great many can
be played. Every so often one is played as at a table: with its events, its questions in both languages, and a bot that
has to answer wherever it is asked.
"""

from __future__ import annotations

from random import Random
from typing import Any

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import ask
from ludoteca.kernel.contract import Match
from tests.prove.outcome import Outcome, Until

MOST = 20_000
"""Choices after which a match has no end."""
COOPERATIVE = 10
"""One round in so many has cooperative games, too: they are longer, and fewer of them are wanted."""
ALIKE = 50
"""Games in a row with the same settings: what these take to set up is made once."""
AT_A_TABLE = 50
"""One game in so many is played with everything that is told of it."""
ASKED_A_BOT = 20
"""One choice in so many of these games is a bot's."""


def run(seed: int, seconds: float, games: tuple[str, ...] = ()) -> Outcome:
    """Play all games, or of these as many of each."""
    found, rng, until = Outcome(what="games"), Random(seed), Until(seconds)
    grids = {key: ludoteca.game(key).grid() for key in games or sorted(ludoteca.list_games())}
    while until.goes_on():
        for key, grid in grids.items():
            if not games and ludoteca.game(key).cooperative and until.tries % COOPERATIVE != 1:
                continue
            options = rng.choice(grid)
            for _ in range(ALIKE):
                play(key, options, rng, found)
    return found


def play(key: str, options: dict[str, Any], rng: Random, found: Outcome) -> None:
    """Play one game, and keep what was wrong with it."""
    first, at_a_table = rng.getrandbits(32), rng.randrange(AT_A_TABLE) == 0
    match = ludoteca.game(key).new(seed=first, **options)
    wrong = play_at_a_table(match, first, found) if at_a_table else play_quickly(match, first, found)
    found.tried += 1
    found.note(f"of {key}")
    if wrong:
        found.broken.append(f"{key}, {options}, seed {first}: {wrong}")


def play_quickly(match: Match, seed: int, found: Outcome) -> str:
    """Play at random without telling anything; return what was wrong, or ""."""
    match.tell_nothing()
    draw = Random(seed).random
    for number in range(MOST):
        asked = match.open_decisions()
        if not asked:
            return ended(match, number, found)
        decision = asked[int(draw() * len(asked))]
        raws = decision.options.raws
        if not raws:
            return f"nothing to choose after {number} choices"
        match.choose_raw(decision.seat, raws[int(draw() * len(raws))])
    return f"no end after {MOST} choices"


def play_at_a_table(match: Match, seed: int, found: Outcome) -> str:
    """Play at random with events and words, asking a bot now and then; return what was wrong, or ""."""
    rng, bot = Random(seed), bots.make("greedy", seed)
    found.note("as at a table")
    for number in range(MOST):
        if match.outcome is not None:
            return ended(match, number, found)
        asked = match.decisions
        if not asked or not all(len(decision) for decision in asked):
            return f"nothing to choose after {number} choices"
        decision = rng.choice(asked)
        if not decision.prompt.it or not decision.prompt.en:
            return f"a question without words after {number} choices"
        chosen = decision.options.sample(rng)
        if rng.randrange(ASKED_A_BOT) == 0:
            chosen = ask(bot, match, decision.seat, rng)
            found.note("answers of a bot")
        match.choose(decision.seat, chosen)
    return f"no end after {MOST} choices"


def ended(match: Match, number: int, found: Outcome) -> str:
    """Count the choices of a match in which nobody is asked any more; return what is wrong if that is no end."""
    found.note("choices", number)
    return "" if match.outcome is not None else f"nobody is asked anything after {number} choices"
