"""The reports of what is shipped: one command, a page in each language, and what they tell of cards and of aims."""

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.game import HasAim
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Aim
from ludoteca.lab.aims import Cellful, aim_jobs, aim_study, spread
from ludoteca.lab.courses import CARDS, CURVE, EXCHANGED, TEMPO, add_courses
from ludoteca.lab.marks import mark_of
from ludoteca.lab.matchups import MATRIX, MOST_OPEN, matchup_job, matchup_study, names_of
from ludoteca.lab.pages import page
from ludoteca.lab.rows import CARD_COLUMNS, play_rows
from ludoteca.lab.shipped import Shipped, sides_in
from ludoteca.lab.simulation import Share, Tally, empty_tally, play_games
from ludoteca.lab.studies import FAIR, OPEN, STRONG, Study, figures

CARD = [name for name, _ in CARD_COLUMNS].index("card")


def test_one_command_writes_the_report_of_every_game_that_is_named(tmp_path: Path) -> None:
    words = ["lab", "reports", "--out", str(tmp_path), "--bot", "random", "--games", "2", "--seed", "3", "--data"]
    said = CliRunner().invoke(main, [*words, "--only", "lyon", "--only", "synchro", "--lang", "en"])
    assert said.exit_code == 0, said.output
    names = {f"{game}.{end}" for game in ("lyon", "synchro") for end in ("it.html", "en.html", "json")}
    assert {file.name for file in tmp_path.iterdir()} == names
    assert "Edicts of Lyon, 72 games. 8 decks:" in said.output, "every pair meets, however few games were asked for"
    for game, played in (("lyon", 72), ("synchro", 4)):
        marks = [mark_of((tmp_path / f"{game}.{lang}.html").read_text(encoding="utf-8")) for lang in ("it", "en")]
        assert [(mark.game, mark.games) for mark in marks if mark] == [(game, played)] * 2
        assert len({mark.study for mark in marks if mark}) == 1
        html = (tmp_path / f"{game}.en.html").read_text(encoding="utf-8")
        assert html.index("<h2>Verdict</h2>") < html.index("<h2>Evidence</h2>")
        assert f"ludoteca lab reports --out DIR --only {game} --bot random --games 2 --seed 3" in html
        assert "<script" not in html
    kept = json.loads((tmp_path / "lyon.json").read_text(encoding="utf-8"))
    assert kept["games"] == 72
    assert set(kept["headline"]) == {"it", "en"}
    matrix = next(one for one in kept["evidence"] if one["shaded"])
    assert len(matrix["rows"]) == len(matrix["columns"]) - 1 == 8


def test_what_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = CliRunner().invoke(main, ["lab", "reports", "--out", str(file), "--only", "lyon", "--lang", "en"])
    assert said.exit_code == 1
    assert "Cannot write" in said.output


def test_every_game_has_a_report_and_no_cell_is_left_empty() -> None:
    for key in ludoteca.list_games():
        made = Shipped(ludoteca.game(key), "random", 1, 1)
        assert made.games == sum(len(job.options) for job in made.jobs) > 0
        assert bool(made.sides) != isinstance(made.game, HasAim), key
        for job in made.jobs:
            for options in job.options[:: max(1, len(job.options) // 4)]:
                made.game.new(seats=len(job.bots), seed=0, **options)
    assert len(sides_in(ludoteca.game("lorcana"))) == 23


def lorcana_study() -> tuple[Study, Counter[str]]:
    """Two decks of Lorcana, twice against each other and themselves, and how many games saw each card."""
    game, sides = ludoteca.game("lorcana"), ["a-steadfast-strategy", "yen-sid"]
    job = matchup_job(game, sides, "greedy", 2, {})
    chunk = play_rows(job, 0, 6)
    study = matchup_study(game, names_of(game, sides), job, chunk.games, 0.05, "")
    add_courses(study, game, job, chunk)
    seen = {(row[0], row[1], row[CARD]) for row in chunk.cards}
    return study, Counter(card for _, _, card in seen)


def test_cards_hands_and_curves_of_lorcana_are_told() -> None:
    study, seen = lorcana_study()
    tables = {one.title.en: one for one in study.evidence}
    assert {MATRIX.fill(games=2).en, EXCHANGED.en, CURVE.en, TEMPO.en, CARDS.en} <= set(tables)
    hands = tables[EXCHANGED.en].rows
    assert sum(int(str(row[1])) for row in hands) == 12, "each game has two first hands"
    for row in tables[CURVE.en].rows:
        assert sum(int(str(cell)) for cell in row[1:-1] if cell != "–") == 60
    cards = tables[CARDS.en].rows
    assert len(cards) == len(seen)
    drawn = sorted(int(str(row[3])) for row in cards)
    assert max(drawn) <= 12
    assert sum(drawn) <= sum(seen.values())
    written = [cell for row in tables[TEMPO.en].rows for cell in row[1:]]
    assert all(isinstance(cell, Phrase) and float(cell.en) <= 7 for cell in written)


def test_many_decks_that_need_more_games_are_told_in_a_line() -> None:
    game = ludoteca.game("lyon")
    sides = sides_in(game)
    job = matchup_job(game, sides, "random", 1, {})
    study = matchup_study(game, names_of(game, sides), job, play_rows(job, 0, len(job.options)).games, 0.05, "")
    assert len(sides) > MOST_OPEN
    assert study.headline is study.verdicts[0]
    assert study.headline.en.startswith("8 decks: 0 fair, 0 too strong, 0 too weak, 8 to be played more")
    assert len(study.verdicts) == 3, "the sum, the open ones, the first seat"


def tally_of(seats: int, *cells: tuple[int, int]) -> Tally:
    """Make up what came of games: won and played with each of the options."""
    tally = empty_tally(seats)
    for choice, (won, games) in enumerate(cells):
        tally.choices[choice] = Share([won] * seats, [won] * seats, games)
        tally.games += games
        tally.found("wins", ("vittorie", "wins"), True).add(games, won, 0, 1)
    return tally


@pytest.mark.parametrize(
    ("won", "said"), [(400, "as wanted"), (600, "too often"), (200, "too seldom"), (450, "more games")]
)
def test_a_share_is_held_against_what_was_wanted(won: int, said: str) -> None:
    game, aim = ludoteca.game("synchro"), Aim([{}], (1,), "wins", 0.35, 0.45)
    study = aim_study(game, aim, {1: tally_of(1, (won, 1000))}, "")
    assert said in study.headline.en
    assert "wanted 35%–45%" in study.headline.en


def test_numbers_of_players_are_held_against_each_other() -> None:
    near, far, few = [Cellful(5000, 10_000)] * 2, [Cellful(90, 100), Cellful(50, 100)], [Cellful(1, 1), Cellful(0, 1)]
    assert [spread(cells, 0.1) for cells in (near, far, few, near[:1])] == [FAIR, STRONG, OPEN, OPEN]
    game = ludoteca.game("kingdom")
    aim = Aim([{"scenario": "1"}, {"scenario": "2"}], (1, 4), apart=0.1)
    study = aim_study(game, aim, {1: tally_of(1, (90, 100), (1, 1)), 4: tally_of(4, (50, 100), (0, 1))}, "")
    assert "within 10 points 0, beyond 1, to be played more 1" in study.headline.en
    assert "from 50.0% to 90.0% by number of players, more than 10 points" in study.verdicts[1].en
    rows = study.evidence[0].rows
    assert rows[0][1:] == ["90/100", "50/100"]
    assert rows[-1][1] == figures("91/101 = 90.1% [82.7%, 94.5%]")
    assert figures("90.1% [82.7%, 94.5%]").it == "90,1% [82,7%; 94,5%]"


def test_aims_are_played_for_every_number_of_players() -> None:
    game = ludoteca.game("kingdom")
    assert isinstance(game, HasAim)
    jobs = aim_jobs(game, game.aim(), "random", 1)
    assert {seats: len(job.bots) for seats, job in jobs.items()} == {1: 1, 2: 2, 3: 3, 4: 4}
    tally = play_games(jobs[2], 0, 2)
    assert set(tally.choices) == {0, 1}, "a game of each scenario in turn"


def test_a_long_table_is_folded_and_shares_are_shaded() -> None:
    study, _ = lorcana_study()
    html = page(study, "it")
    assert "<details><summary>Carte (correlazione) (" in html
    assert 'class="w' in html or 'class="l' in html
    assert html.count("<caption>") == len(study.evidence) - 1
