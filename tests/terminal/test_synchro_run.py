"""A whole run of Synchro Horizon alone, line by line, as somebody with a script would play it."""

from __future__ import annotations

from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.contract import Match
from tests.games.synchro.journeys import journey

SEED = 6
STORY = (
    "Giocatore 1: Scegliete il quarto dei 4 Eroi del gruppo.",
    "scegli un'Abilità da tenere.",
    "In quale città andate?",
    "Round 2.",
    "Battaglia vinta: tutti i Mostri sono sconfitti.",
    "Al Villaggio ci sono",
    "Il gruppo lascia il Villaggio.",
    "Il gruppo si ritira: la battaglia ricomincia da capo.",
    "Così si arriva all'ultimo giorno d'Inverno, e la partita è persa. Per confermare, sceglilo di nuovo.",
    "Nessuno vince.",
    "SH-7.05",
)
"""What is told on the way, in this order."""


def new() -> Match:
    return ludoteca.game("synchro").new(1, seed=SEED)


def answers() -> list[str]:
    """The numbers to type for a journey in the match that the terminal will play."""
    match = new()
    typed: list[str] = []
    for seat, id in journey(new(), SEED):
        (decision,) = match.decisions
        typed.append(str([option.id for option in decision.options].index(id) + 1))
        match.choose(seat, id)
    return typed


def test_a_run_alone_until_winter_is_over() -> None:
    typed = answers()
    told = CliRunner().invoke(
        main,
        ["play", "synchro", "--plain", "--seats", "1", "--seed", str(SEED), "--lang", "it"],
        input="".join(f"{answer}\n" for answer in [*typed, typed[-1]]),  # the fatal retreat is asked about once more
    )
    assert told.exit_code == 0, told.output
    assert "{" not in told.output
    met = [told.output.find(words) for words in STORY]
    assert -1 not in met, dict(zip(STORY, met, strict=True))
    assert met == sorted(met)
