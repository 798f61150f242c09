"""Verdicts: effects that are there are found, others are not, and chance is shared where it is said to be."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.game import HasTrials
from ludoteca.lab.matchups import matchup_job
from ludoteca.lab.rows import play_rows
from ludoteca.lab.simulation import GameFailed
from ludoteca.lab.statistics import bounds, elo_of, estimate, expected_score, log_likelihood_ratio
from ludoteca.lab.studies import FAIR, OPEN, STRONG, WEAK, verdict_on
from ludoteca.lab.verdicts import Race, find_piece, groups_of, piece_study, race_study, trial_job


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, ["lab", *arguments])
    assert result.exit_code == 0, result.output
    return result


def test_verdicts_follow_from_the_interval() -> None:
    sure = [0.2, 0.21] * 50
    assert verdict_on(estimate(sure), 0.05) == (STRONG, 0)
    assert verdict_on(estimate([-value for value in sure]), 0.05) == (WEAK, 0)
    assert verdict_on(estimate([0.01, -0.01] * 50), 0.05) == (FAIR, 0)
    unsure = estimate([1.0, -1.0] * 50)
    key, more = verdict_on(unsure, 0.05)
    assert key == OPEN
    after = estimate([1.0, -1.0] * ((100 + more) // 2 + 1))
    assert verdict_on(after, 0.05)[0] == FAIR  # so many were enough
    assert verdict_on(estimate(sure[:10]), 0.05)[0] == OPEN  # too few, however alike
    assert verdict_on(estimate([]), 0.05)[0] == OPEN
    assert verdict_on(estimate([0.0] * 40), 0.05)[0] == OPEN  # differences may still be rarer than one in forty
    assert verdict_on(estimate([0.0] * 80), 0.05) == (FAIR, 0)


def test_the_sequential_test_against_known_values() -> None:
    assert bounds() == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert elo_of(expected_score(70)) == pytest.approx(70)
    pairs = [10, 80, 210, 130, 20]
    values = [place / 4 for place, count in enumerate(pairs) for _ in range(count)]
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    low, high = expected_score(0), expected_score(10)
    normal = len(values) * (high - low) * (2 * mean - low - high) / (2 * variance)  # Van den Bergh's approximation
    assert log_likelihood_ratio(pairs, 0, 10) == pytest.approx(normal, rel=0.05)
    assert log_likelihood_ratio(pairs[::-1], -10, 0) == pytest.approx(-log_likelihood_ratio(pairs, 0, 10))


@pytest.mark.parametrize(("elo", "expected"), [(0, "below"), (60, "above")])
def test_a_race_is_decided_rightly(elo: float, expected: str) -> None:
    race, rng, score = Race(0, 50), Random(5), expected_score(elo)
    while not race.is_decided:
        race.add((rng.random() < score) + (rng.random() < score))
    assert ("above" if race.ratio >= race.high else "below") == expected


def test_a_swapped_card_lies_where_the_other_lay() -> None:
    for key in ("lyon", "lorcana"):
        game = ludoteca.game(key)
        assert isinstance(game, HasTrials)
        held = find_piece(game, "LY-UNI-13" if key == "lyon" else "5-42", 2)
        for trial in held.trials:
            one, other = (game.new(seats=2, seed=4, **arm) for arm in (trial.with_it, trial.without))
            assert one.owner == other.owner  # type: ignore[attr-defined]
            differing = [i for i, (a, b) in enumerate(zip(one.card, other.card, strict=True)) if a != b]  # type: ignore[attr-defined]
            assert differing
            assert {one.owner[i] for i in differing} == {trial.seat}  # type: ignore[attr-defined]
            again = game.restore(other.save())
            assert again.card == other.card  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["lyon", "lorcana"])
@pytest.mark.parametrize("swaps", ["x", [["a"], []], [["a>b>c"], []], [["no>such"], []]])
def test_swaps_that_are_none_are_refused(game: str, swaps: object) -> None:
    with pytest.raises(BadSettings):
        ludoteca.game(game).new(seed=1, swaps=swaps)


def test_a_card_that_no_deck_has_is_put_into_some() -> None:
    game = ludoteca.game("lorcana")
    assert isinstance(game, HasTrials)
    used = {card for deck in game.settings()[0].choices for card in (game.deck_text(deck, "en") or "").splitlines()}  # type: ignore[attr-defined]
    unused = next(id for id, name in game.pieces().items() if not any(name.en in line for line in used))
    trials = game.trials(unused, 2, {})
    assert trials
    assert all(unused in trial.with_it["swaps"][trial.seat][0].split(">")[1] for trial in trials)
    assert all("swaps" not in trial.without for trial in trials)


def test_a_swap_that_is_none_changes_nothing() -> None:
    """The same deck twice: with common chance every pair ends alike, so that all that differs is the card."""
    game = ludoteca.game("lyon")
    piece = find_piece(game, "LY-UNI-13", 2)
    same = type(piece)(piece.id, piece.name, [type(t)(t.seat, t.instead, t.with_it, t.with_it) for t in piece.trials])
    job = trial_job(game, same, "greedy", 2, 3, {})
    chunk = play_rows(job, 0, 12)
    study = piece_study(game, same, job, chunk.games, chunk.cards, 0.05, "")
    assert study.facts["effect"] == 0
    assert study.facts["interval"] == [0, 0]


def test_bots_that_never_win_show_nothing() -> None:
    words = ["card", "kingdom", "scenario=3", "--bot", "random", "--games", "36", "--lang", "en"]
    assert "nothing can be seen like this, these bots win 0.0% in any case" in " ".join(run(*words).output.split())


@pytest.mark.parametrize(
    ("game", "piece", "id"),
    [
        ("lyon", "palla di fuoco", "LY-UNI-12"),
        ("lyon", "leoni", "leoni"),
        ("arena", "Ariel", "ariel"),
        ("kingdom", "heroes=lilith", "lilith"),
        ("kingdom", "scenario=3", "3"),
        ("kingdom", "iron", "iron"),
        ("synchro", "SH-C-02", "SH-C-02"),
    ],
)
def test_pieces_of_all_kinds_are_found_and_can_be_played(game: str, piece: str, id: str) -> None:
    found = find_piece(ludoteca.game(game), piece, 2)
    assert found.id == id
    for trial in found.trials:
        for arm in (trial.with_it, trial.without):
            ludoteca.game(game).new(seats=2, seed=1, **arm)
        assert trial.with_it != trial.without


@pytest.mark.parametrize(("game", "piece"), [("lyon", "nobody"), ("lyon", "first=random"), ("arena", "mode=ch2")])
def test_what_cannot_be_tried_is_refused(game: str, piece: str) -> None:
    with pytest.raises(BadSettings):
        find_piece(ludoteca.game(game), piece, 2)


def test_decks_and_seats_are_told_apart() -> None:
    game = ludoteca.game("lyon")
    job = matchup_job(game, ["leoni", "custodi"], "random", 1, {"first": "player 1"})
    tables = [options["decks"] for options in job.options]
    assert tables == [["leoni"] * 2, ["leoni"] * 2, ["leoni", "custodi"], ["custodi", "leoni"], *[["custodi"] * 2] * 2]
    rows = play_rows(job, 0, 7).games
    assert len(groups_of(job, rows)) == 3  # the last game has no partner yet


def test_a_strong_and_a_weak_deck_are_named() -> None:
    """By random bots, which spare the slow decks: custodi wins most games against ceneri."""
    words = ["matchups", "lyon", "--bot", "random", "--sides", "ceneri,custodi", "--games", "480", "--json", "-"]
    found = json.loads(run(*words).stdout)
    assert found["sides"]["custodi"]["verdict"] == STRONG
    assert found["sides"]["ceneri"]["verdict"] == WEAK
    assert found["sides"]["custodi"]["effect"] + found["sides"]["ceneri"]["effect"] == pytest.approx(1, abs=2e-4)
    assert found["sides"]["custodi"]["rating"][0] > found["sides"]["ceneri"]["rating"][0]
    assert found["matrix"][0][1] == pytest.approx(1 - found["matrix"][1][0], abs=2e-4)
    assert found["matrix"][0][0] is None


def test_a_deck_of_ones_own_meets_ready_ones(tmp_path: Path) -> None:
    """A file, with a card of a pack that has a deck of its own; the file's name stands for it."""
    ready = (Path(ludoteca.__file__).parent / "games/lyon/content/base/decks/leoni.txt").read_text()
    mine, pack = tmp_path / "mine.txt", tmp_path / "pack"
    mine.write_text(ready)
    (pack / "decks").mkdir(parents=True)
    (pack / "pack.yaml").write_text(
        'game: lyon\npack: mine\nname: {it: "Mio", en: "Mine"}\n'
        'decks:\n  - {deck: other, name: {it: "Altro", en: "Other"}, file: decks/other.txt}\n'
    )
    (pack / "decks" / "other.txt").write_text(ready)
    words = ["matchups", "lyon", "--bot", "random", "--sides", f"@{mine},other,ceneri", "--games", "12"]
    words += ["--option", f"packs={pack}"]
    found = json.loads(run(*words, "--json", "-").stdout)
    assert list(found["sides"]) == [str(mine), "other", "ceneri"]
    assert "Altro" in run(*words, "--lang", "it").output


def test_a_game_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise GameFailed(3, 0, "ValueError: no")

    monkeypatch.setattr("ludoteca.lab.bench.play_rows", broken)
    result = CliRunner().invoke(main, ["lab", "card", "kingdom", "archers-1", "--games", "4", "--lang", "en"])
    assert result.exit_code == 1
    assert "Game number 3 of seed 0 broke off (ValueError: no)." in result.output


def test_no_margin_is_no_verdict() -> None:
    result = CliRunner().invoke(main, ["lab", "card", "kingdom", "archers-1", "--margin", "0"])
    assert result.exit_code == 2
    assert "--margin" in result.output


def test_a_budget_in_milliseconds_comes_with_a_warning() -> None:
    said = run("card", "lyon", "LY-UNI-12", "--bot", "search:1ms", "--games", "2", "--lang", "en").output
    assert "the same seed may give other results" in said
    assert "1 pair of games with the same seeds" in said


def test_a_rout_says_no_more_than_it_knows() -> None:
    """Ten pairs lost: the rating has no lower end, and an upper one that may still be."""
    race = Race(0, 30)
    for _ in range(10):
        race.add(0)
    study = race_study(ludoteca.game("lyon"), ("random", "greedy"), race, "")
    assert study.evidence[1].rows[0][2] == "−∞ [−∞, -147]"


def test_a_card_on_trial_from_the_command_line(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["card", "lyon", "PALLA DI FUOCO", "--bot", "random", "--games", "40", "--report", str(page)]
    said = run(*words, "--lang", "it").output
    assert "Palla di Fuoco".casefold() in said.casefold()
    assert "Prova dello scambio (causa)" in said
    assert "(correlazione)" in said
    html = page.read_text(encoding="utf-8")
    assert html.index("Verdetto") < html.index("Prove") < html.index("Per ripeterlo")
    assert html.count("<svg") == 2
    assert "http" not in html.replace("http://www.w3.org/", "")  # the names of SVG's own parts
    assert "<script" not in html
    run(*words, "--lang", "it")
    assert page.read_text(encoding="utf-8") == html


def test_workers_change_no_verdict() -> None:
    words = ["duel", "lyon", "--bots", "greedy,random", "--games", "80", "--elo1", "100", "--json", "-"]
    found = [json.loads(run(*words, "--workers", workers).stdout) for workers in "12"]
    assert found[0]["pentanomial"] == found[1]["pentanomial"]
    assert found[0]["llr"] == found[1]["llr"]
    assert found[0]["verdict"] == "stronger"
    assert sum(found[0]["pentanomial"]) == found[0]["pairs"] < 40


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["duel", "lyon", "--bots", "greedy,greedy"], "due bot diversi"),
        (["duel", "kingdom", "--bots", "greedy,random"], "non è un gioco per due avversari"),
        (["card", "kingdom", "archers-1", "--seats", "5"], "servono da 1 a 4 giocatori"),
        (["card", "arena", "ariel", "--seats", "4"], "in 4 giocatori a Disney Sorcerer's Arena"),
        (["card", "lorcana", "Elsa"], "forse Elsa"),
        (["duel", "lyon", "--bots", "greedy,random", "--elo0", "30"], "--elo0 (30) deve stare sotto --elo1 (30)"),
        (["matchups", "kingdom"], "non ha mazzi"),
        (["matchups", "lyon", "--sides", "leoni"], "almeno due mazzi diversi"),
        (["matchups", "lyon", "--sides", "leoni,leoni"], "almeno due mazzi diversi"),
        (["matchups", "lyon", "--sides", "leoni,@/nowhere"], "Non riesco a leggere «/nowhere»"),
        (["matchups", "lyon", "--option", "first=random", "--option", "first=player 1"], "una sola volta"),
        (["card", "lyon", "nessuna"], "«nessuna» non è una carta"),
        (["card", "lyon", "leoni", "--bot", "clever"], "Nessun bot si chiama «clever»"),
    ],
)
def test_mistakes_are_explained(words: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["lab", *words])
    assert result.exit_code == 1
    assert said in result.output


def test_a_simulation_has_its_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    words = ["simulate", "kingdom", "--games", "2", "--bots", "random", "--lang", "en", "--report", str(file)]
    assert CliRunner().invoke(main, words).exit_code == 0
    html = file.read_text(encoding="utf-8")
    assert "<h2>Verdict</h2>" in html
    assert "random: wins" in html
