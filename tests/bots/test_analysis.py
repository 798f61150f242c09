"""The analysis of a match that is over: chances, losses, turning points, words; and the command that makes it."""

import json
from itertools import count
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca import bots
from ludoteca.bots.analysis import Moment, analyse, turning_points
from ludoteca.cli import main
from ludoteca.kernel import replays
from ludoteca.kernel.session import Session
from ludoteca.kernel.texts import Phrase
from tests.bots.piles import Piles


def played(key: str, names: tuple[str, ...], seed: int = 7, **options: str) -> Session:
    session = ludoteca.begin(ludoteca.game(key), seed=seed, **options)
    seated = [bots.make(name, seed=seat) for seat, name in enumerate(names)]
    rng = Random(seed)
    while session.match.decisions:
        decision = session.match.decisions[0]
        session.choose(decision.seat, bots.ask(seated[decision.seat], session.match, decision.seat, rng))
    return session


def moment(step: int, chance: float, loss: float = 0.0) -> Moment:
    words = Phrase("a", "a")
    return Moment(step, 1, 0, words, words, [], [], chance, chance, chance, loss, "")


def test_whoever_throws_a_won_game_away_made_the_mistake() -> None:
    """Take one to three of five: with four left the other seat cannot win; taking one wins, two loses."""
    session = ludoteca.begin(Piles(), seats=2, pile=5)
    for seat, option in ((0, "take:2"), (1, "take:3")):
        session.choose(seat, option)
    found = analyse(session, "search", iterations=200)
    first = found.moments[0]
    assert (first.step, first.seat, first.best.en, first.chosen.en) == (0, 0, "Take 1", "Take 2")
    assert first.grade == "blunder"
    assert first.low <= first.chance <= first.high
    assert found.moments[1].loss == 0.0
    assert found.result == 0.0
    words = [sentence.it for sentence in found.summary()]
    assert any("«Prendi 1» valeva il" in sentence and "errore grave" in sentence for sentence in words)


def test_the_weaker_level_makes_more_mistakes() -> None:
    found = analyse(played("arena", ("level6", "level1"), mode="ch1"), iterations=12)
    lost = [sum(moment.loss for moment in found.moments if moment.seat == seat) for seat in (0, 1)]
    assert lost[1] > lost[0]
    assert found.asked == len(found.moments)
    assert all(0.0 <= moment.low <= moment.chance <= moment.high <= 1.0 for moment in found.moments)
    again = analyse(played("arena", ("level6", "level1"), mode="ch1"), iterations=12)
    assert again.to_json("en") == found.to_json("en"), "the same match and seed give the same analysis"


def test_best_lines_can_be_played_from_their_steps() -> None:
    session = played("lyon", ("level6", "level2"))
    found = analyse(session, "greedy")
    for each in found.moments[::5]:
        match = session.position(each.step)
        decision = match.decision_of(each.seat)
        assert decision is not None
        assert each.ids[0] in decision.options


def test_it_stops_when_its_time_is_over_and_says_so() -> None:
    ticks = count()
    found = analyse(played("lyon", ("level6", "level2")), "greedy", seconds=10, clock=lambda: float(next(ticks)))
    assert 0 < len(found.moments) < found.asked
    assert not found.to_json("it")["complete"]
    assert "Il tempo non è bastato" in found.summary()[-1].it


def test_turning_points_are_the_greatest_changes() -> None:
    moments = [moment(3, 0.5), moment(5, 0.55), moment(8, 0.9), moment(9, 0.6)]
    assert turning_points(moments, 0.0) == [9, 5, 8]
    assert turning_points(moments[:2], 0.5) == []


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_command_tells_and_writes(tmp_path: Path, lang: str) -> None:
    file, to = tmp_path / "match.replay", tmp_path / "analysis.json"
    file.write_text(replays.write(played("arena", ("level3", "level1"), mode="ch1"), ["Anna", "Bruno"]))
    asked = ["replay", "analyse", str(file), "--iterations", "8", "--json", str(to), "--lang", lang]
    answer = CliRunner().invoke(main, asked)
    assert answer.exit_code == 0, answer.output
    assert "Bruno" in answer.output
    assert ("in più di" if lang == "it" else "more than") in answer.output
    written = json.loads(to.read_text())
    assert written["players"] == ["Anna", "Bruno"]
    assert written["complete"]
    assert {"step", "chance", "low", "high", "loss", "grade", "best", "ids"} <= written["moments"][0].keys()
