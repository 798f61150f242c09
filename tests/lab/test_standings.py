"""Bots that are rated beside each other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.lab.rows import play_rows
from ludoteca.lab.simulation import Job
from ludoteca.lab.standings import in_order, mirrors, standing_jobs, standing_study


def run(*words: str) -> Result:
    result = CliRunner().invoke(main, ["lab", *words])
    assert result.exit_code == 0, result.output
    return result


def test_every_bot_meets_every_other_on_both_seats_with_the_same_chance() -> None:
    game = ludoteca.game("lyon")
    options = mirrors(game, "decks", {})
    assert options[0] == {"decks": ["leoni", "leoni"]}
    assert len(options) == len({json.dumps(one) for one in options}) == 8
    jobs = standing_jobs(game, ["random", "greedy", "level1"], 3, options)
    assert [job.bots for job in jobs] == [("random", "greedy"), ("random", "level1"), ("greedy", "level1")]
    chunks = [play_rows(job, 0, 2).games for job in jobs[:2]]
    assert [[row[4:6] for row in rows] for rows in chunks] == [
        [("random", "greedy"), ("greedy", "random")],
        [("random", "level1"), ("level1", "random")],
    ]


def fixed(*bots: str, won: int, of: int) -> tuple[Job, list[tuple[int, int, int, str, str, str, float, float]]]:
    """Return a job and its rows, as if the first bot had won so many pairs of so many, and the second the others."""
    rows: list[tuple[int, int, int, str, str, str, float, float]] = []
    for pair in range(of):
        score = float(pair < won)
        rows.append((2 * pair, pair, 0, "{}", *bots, score, 1 - score))
        rows.append((2 * pair + 1, pair, 0, "{}", *bots[::-1], 1 - score, score))
    return Job("lyon", bots, 0), rows


def test_who_is_stronger_is_said_when_it_is_clear() -> None:
    played = [
        fixed("greedy", "random", won=39, of=40),
        fixed("greedy", "level2", won=22, of=40),
        fixed("random", "level2", won=2, of=40),
    ]
    study = standing_study(ludoteca.game("lyon"), ["greedy", "random", "level2"], played, "again")
    said = [verdict.en for verdict in study.verdicts]
    assert said[0].startswith("greedy and level2: it takes more games")
    assert said[1].startswith("level2 beats random: 95.0%")
    assert study.games == 240
    rating = {bot: facts["rating"][0] for bot, facts in study.facts["bots"].items()}
    assert rating["random"] < min(rating["greedy"], rating["level2"])
    assert study.facts["matrix"]["greedy"] == {"level2": 0.55, "random": 0.975}
    assert study.facts["first_seat"]["effect"] == 0.5


def test_games_are_rated_pair_after_pair_in_turn() -> None:
    played = [fixed("a", "b", won=1, of=1), fixed("a", "c", won=0, of=1)]
    assert in_order(played) == [
        (["a", "b"], [1, 0]),
        (["a", "c"], [0, 1]),
        (["b", "a"], [0, 1]),
        (["c", "a"], [1, 0]),
    ]


def test_a_bot_that_always_won_is_not_said_to_win_more_than_all() -> None:
    study = standing_study(ludoteca.game("lyon"), ["a", "b"], [fixed("a", "b", won=40, of=40)], "again")
    assert study.verdicts[0].en == "a beats b: 100.0% [92.5%, 100.0%]"


def test_bots_are_rated_from_the_command_line(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["standings", "lyon", "--bots", "random,greedy,level1", "--games", "24"]
    said = run(*words, "--lang", "en", "--report", str(page)).output
    assert "how strong the bots are" in said
    assert "1. greedy" in said
    assert "openskill" in page.read_text(encoding="utf-8")
    found = [json.loads(run(*words, "--json", "-", "--workers", workers).stdout) for workers in "12"]
    assert found[0]["bots"] == found[1]["bots"]
    assert found[0]["bots"]["greedy"]["rating"][0] > found[0]["bots"]["random"]["rating"][0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lyon", "--bots", "greedy"], "almeno due bot diversi"),
        (["lyon", "--bots", "greedy,random,greedy"], "almeno due bot diversi"),
        (["kingdom", "--bots", "greedy,random"], "non è un gioco per due avversari"),
        (["lyon", "--bots", "greedy,clever"], "Nessun bot si chiama «clever»"),
    ],
)
def test_what_cannot_be_rated_is_explained(words: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["lab", "standings", *words])
    assert result.exit_code == 1
    assert said in result.output
