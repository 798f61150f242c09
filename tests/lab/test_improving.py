"""`ludoteca deck improve`: swaps are legal, tried in the same games, judged with care, whatever the workers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.game import Game, HasDecks
from ludoteca.lab import improving
from ludoteca.lab.improving import (
    ALIKE,
    BETTER,
    UNCLEAR,
    WORSE,
    Search,
    Swap,
    Trial,
    chosen,
    deck_job,
    new_trial,
    play_scores,
    play_trials,
    read_cards,
    swaps_for,
    text_of,
)
from ludoteca.lab.simulation import Job

LYON = ludoteca.game("lyon")
assert isinstance(LYON, HasDecks)
BOOK = LYON.deck_book("en")
CARDS = dict(read_cards(LYON.deck_report(LYON.deck_text("leoni", "en") or "", "", "en")))


def lyon() -> HasDecks:
    assert isinstance(LYON, HasDecks)
    return LYON


def swaps(number: int, seed: int = 0) -> list[Swap]:
    return swaps_for(lyon(), BOOK, CARDS, number, seed, (), "")


def trial(*changes: float, tried: int = 1) -> Trial:
    made = new_trial(Job("lyon", ("random", "random"), 0), 0.1, tried)
    for change in changes:
        made.add(0.5 - change / 2, 0.5 + change / 2)
    return made


def test_swaps_leave_a_legal_deck_of_the_same_kinds_colours_and_costs() -> None:
    known = {card["id"]: card for card in BOOK["cards"]}
    colours = {colour for id in CARDS for colour in known[id]["colours"]}
    found = swaps(30)
    assert len(set(found)) == 30
    for swap in found:
        out, into = known[swap.out], known[swap.into]
        assert out["kind"] == into["kind"]
        assert (out["cost"] is None) == (into["cost"] is None)
        assert abs((out["cost"] or 0) - (into["cost"] or 0)) <= 1
        assert {*into["colours"]} <= colours
        changed = swap.applied(CARDS)
        assert sum(changed.values()) == sum(CARDS.values())
        assert swap.out not in changed
        assert lyon().check_deck(text_of(changed), "") == []


def test_swaps_follow_from_the_seed_and_concern_different_cards_first() -> None:
    assert swaps(8, 1) == swaps(8, 1)
    assert swaps(8, 1) != swaps(8, 2)
    assert len({swap.out for swap in swaps(8)}) == 8
    assert swaps(9)[:8] == swaps(8)


def test_lorcana_has_swaps_too() -> None:
    game = ludoteca.game("lorcana")
    assert isinstance(game, HasDecks)
    cards = dict(read_cards(game.deck_report(game.deck_text("ready-to-let-loose", "en") or "", "", "en")))
    (swap,) = swaps_for(game, game.deck_book("en"), cards, 1, 0, (), "")
    assert game.check_deck(text_of(swap.applied(cards)), "") == []


def test_decks_meet_the_same_chance_opponents_and_seats() -> None:
    one, other = (deck_job(LYON, text, ["corsari", "lame"], "random", 3, {}) for text in ("a\n", "b\n"))
    for index in range(8):
        turns = one.turn(index), other.turn(index)
        assert turns[0] == turns[1]
        tables = [job.options[turn.choice]["decks"] for job, turn in zip((one, other), turns, strict=True)]
        assert tables[0].index("a\n") == tables[1].index("b\n") == index % 2
        assert tables[0][1 - index % 2] == tables[1][1 - index % 2] == ("corsari" if index % 4 < 2 else "lame")


def test_a_deck_that_is_the_same_changes_nothing() -> None:
    job = deck_job(LYON, text_of(CARDS), ["corsari"], "random", 3, {})
    same = new_trial(job, 0.1, 1)
    play_trials(job, [same], 12, 1, lambda count: None)
    assert same.changes == [0.0] * 12
    assert same.verdict == UNCLEAR
    assert {*play_scores(job, 0, 12)} == {0.0, 1.0}, "one deck won some and lost some"


@pytest.mark.parametrize(("worth", "verdict"), [(0.3, BETTER), (-0.3, WORSE), (0.0, ALIKE)])
def test_what_is_clear_is_said(worth: float, verdict: str) -> None:
    rng = Random(7)
    judged = trial()
    while judged.verdict == UNCLEAR:
        judged.add(float(rng.random() < 0.5 - worth / 2), float(rng.random() < 0.5 + worth / 2))
    assert judged.verdict == verdict
    assert abs(judged.effect.mean - worth) < 0.2


def test_few_games_say_little_and_many_swaps_ask_for_more() -> None:
    assert trial(1.0, 1.0).verdict == UNCLEAR
    alone, of_many = trial(), trial(tried=500)
    while alone.verdict == UNCLEAR:
        for judged in (alone, of_many):
            judged.add(0.0, float(len(judged.changes) % 2))
    assert alone.verdict == BETTER
    assert of_many.verdict == UNCLEAR


def test_of_swaps_that_touch_the_same_card_the_better_is_chosen() -> None:
    tried = [Swap("a", "x", 2), Swap("b", "x", 1), Swap("c", "y", 1), Swap("d", "z", 1)]
    good, best, bad = trial(*[1.0, 0.0] * 20), trial(*[1.0] * 40), trial(*[-1.0] * 40)
    assert chosen(tried, [good, best, good, bad]) == [tried[1], tried[2]]


def changes(workers: int) -> list[list[float]]:
    search = Search(LYON, CARDS, swaps(2), ["corsari", "lame"], "random", 5, 25, 0.1)
    return [made.changes for made in search.play(workers, lambda count: None)]


def test_workers_change_nothing() -> None:
    found = changes(1)
    assert [len(one) for one in found] == [25, 25]
    assert any(any(one) for one in found)
    assert changes(2) == found


# -- on the command line -----------------------------------------------------------------------------------------


def run(*words: object) -> Result:
    result = CliRunner(env={"COLUMNS": "200"}).invoke(main, ["deck", "improve", *[str(word) for word in words]])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(lyon().deck_text("leoni", "en") or "", encoding="utf-8")
    return path


def liking(wanted: str) -> Any:
    """Bots that win every second game with any deck, and every game with this card."""

    def scores(job: Job, first: int, count: int) -> list[float]:
        has = f" {wanted}\n" in "".join(deck for options in job.options for deck in options["decks"])
        return [float(has or index % 2) for index in range(first, first + count)]

    return scores


def test_a_better_swap_is_told_tried_again_and_written(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (swap,) = swaps(1, 4)
    monkeypatch.setattr(improving, "play_scores", liking(swap.into))
    out = tmp_path / "better.txt"
    result = run(file, "--swaps", 1, "--seed", 4, "--games", 400, "--lang", "en", "--out", out)
    assert result.exit_code == 0
    assert "→ Worth it: " in result.output
    assert "all together" in result.output
    assert result.output.count("better (") == 2
    after = dict(read_cards(lyon().deck_report(out.read_text("utf-8"), "", "en")))
    assert after == swap.applied(CARDS)


def test_where_nothing_is_better_nothing_is_written(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "better.txt"
    result = run(file, "--swaps", 1, "--games", 8, "--bot", "random", "--against", "lame", "--lang", "it", "--out", out)
    assert result.exit_code == 0
    assert "Nessuno di questi scambi migliora il mazzo." in result.output
    assert "non è chiaro dopo 8 partite" in " ".join(result.output.split())
    assert not out.exists()


def test_what_cannot_be_improved_is_refused(file: Path, tmp_path: Path) -> None:
    assert "no ready deck; there are leoni" in run(file, "--against", "nobody", "--lang", "en").output
    bad = tmp_path / "bad.txt"
    bad.write_text("4 Nothing\n", encoding="utf-8")
    result = run(bad, "--lang", "en")
    assert result.exit_code == 1
    assert "is a legal deck of no game" in result.output
    result = run(bad, "--game", "lyon", "--lang", "en")
    assert result.exit_code == 1
    assert "no card is called" in result.output
    assert "has no decks" in run(file, "--game", "synchro", "--lang", "en").output


def test_games_are_recognised_by_their_decks(file: Path) -> None:
    from ludoteca.content.improving import game_of

    found: Game = game_of(file.read_text("utf-8"), file, "", "en")
    assert found.key == "lyon"
