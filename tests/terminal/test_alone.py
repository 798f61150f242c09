"""A whole scenario of Kingdom Rush alone, line by line, as somebody with a script would play it."""

from __future__ import annotations

import re

from click.testing import CliRunner

import ludoteca
from ludoteca.bots.greedy import GreedyBot
from ludoteca.cli import main

SEED = 4
TRIES = 6


def winning_answers() -> list[str]:
    """The numbers to type: what the bot chooses in the match that the terminal will play."""
    for attempt in range(TRIES):
        match = ludoteca.game("kingdom").new(1, seed=SEED, scenario="1", level="one_star", heroes=["malik"])
        bot, answers = GreedyBot(attempt), []
        while match.outcome is None:
            (decision,) = match.decisions
            ids = [option.id for option in decision.options]
            chosen = bot.choose(match, 0).id
            answers.append(str(ids.index(chosen) + 1))
            match.choose(0, chosen)
        if match.outcome.winners:
            return answers
    raise AssertionError("the bot does not win alone")


def test_a_scenario_is_won_alone() -> None:
    answers = winning_answers()
    told = CliRunner().invoke(
        main,
        ["play", "kingdom", "--plain", "--seats", "1", "--seed", str(SEED), "--lang", "it"]
        + ["--option", "scenario=1", "--option", "level=one_star", "--option", "heroes=malik"],
        input="".join(f"{answer}\n" for answer in answers),
    )
    assert told.exit_code == 0, told.output
    assert "{" not in told.output
    rounds = [int(number) for number in re.findall(r"Round (\d+)\.", told.output)]
    assert rounds == sorted(rounds)
    assert rounds[-1] >= 5
    for words in ("Scegli gli eroi di riserva", "Quale colore escludi", "Fase 3", "Fase 6", "è distrutta"):
        assert words in told.output
    assert "Il portale Fenditura" in told.output
    assert (
        "Vittoria: il regno è salvo!\nVince Giocatore 1.\nIl regno è salvo: missione compiuta.\nKR-18.01" in told.output
    )
