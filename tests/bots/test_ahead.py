"""Learning from how play goes on: what is noted, and that differences between options are learnt."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.learnt import FILE
from ludoteca.kernel.features import ROWS

numpy = pytest.importorskip("numpy")
ahead: Any = pytest.importorskip("tools.ahead")


def asked() -> tuple[Any, int]:
    """A duel in which somebody has some options at the beginning of an action."""
    match = ludoteca.game("lyon").new(seats=2, seed=3)
    rng = Random(4)
    while True:
        decision = match.decisions[0]
        if match.step > 20 and not decision.continues and len(decision.options) > 4:
            return match, decision.seat
        match.choose(decision.seat, decision.options.sample(rng))


def noted(match: Any, seat: int) -> dict[str, Any]:
    lines = ahead.Lines()
    bot = bots.SearchBot(1, iterations=ahead.LOOKED, learnt=1)
    ahead.try_options(bot, match.imagine(seat, Random(1)), seat, lines, Random(2), 7)
    found: dict[str, Any] = lines.arrays()
    return found


def test_options_of_one_world_are_noted_together() -> None:
    match, seat = asked()
    found = noted(match, seat)
    kinds = found["kind"].tolist()
    assert kinds.count(ahead.AFTER) == kinds.count(ahead.END) == ahead.TRIED
    assert set(found["group"].tolist()) == {1}
    assert set(found["match"].tolist()) == {14}
    assert ((found["won"] >= 0) & (found["won"] <= 1)).all()
    assert len(set(found["won"].tolist())) > 1


def test_the_same_chance_notes_the_same() -> None:
    match, seat = asked()
    one, other = noted(match, seat), noted(match, seat)
    assert all((one[name] == other[name]).all() for name in one)


def test_playing_on_leaves_the_match_alone() -> None:
    match, seat = asked()
    before = match.save()
    noted(match, seat)
    assert match.save() == before


def test_numbers_that_weights_know_nothing_of_change_nothing(tmp_path: Path) -> None:
    game: Any = ludoteca.game("lyon")
    start = Path(game.folder) / "bot" / FILE
    before = dict(numpy.load(start))
    number = len(before["shift"])
    after = dict(numpy.load(ahead.widened(str(start), number + 3, tmp_path / "wide.npz")))
    assert len(after["shift"]) == len(after["scale"]) == number + 3
    assert (after["into"][: len(before["into"])] == before["into"]).all()
    assert not after["into"][len(before["into"]) :].any()


def test_what_options_of_a_world_are_worth_beside_each_other() -> None:
    torch: Any = pytest.importorskip("torch")
    values = torch.tensor([1.0, 3.0, 5.0, 7.0, 9.0])
    worlds = torch.tensor([4, 4, 4, 2, 2])
    assert ahead.centred(torch, values, worlds).tolist() == [-2.0, 0.0, 2.0, -1.0, 1.0]


def test_a_card_that_is_always_good_is_learnt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Worlds in which one word makes all the difference."""
    pytest.importorskip("torch")
    match, seat = asked()
    found = noted(match, seat)
    kinds = found["kind"].tolist()
    good = [kinds[:line].count(kind) % 2 for line, kind in enumerate(kinds)]
    data: dict[str, Any] = {}
    for world in range(60):
        for name, values in found.items():
            copy = values.copy()
            if name == "group":
                copy[:] = world + 1
            if name == "match":
                copy[:] = 2 * world
            if name == "won":
                copy[:] = [0.2 + 0.6 * one for one in good]
            if name == "words":
                copy[:, 0] = [ROWS - 1 - one for one in good]
            data.setdefault(name, []).append(copy)
    file = tmp_path / "noted.npz"
    numpy.savez(file, **{name: numpy.concatenate(parts) for name, parts in data.items()})
    wanted = argparse.Namespace(
        game="lyon", files=[str(file)], to=str(tmp_path / "learnt.npz"), start="", rate=0.02, tables=1.0, decay=0.0,
        epochs=30, batch=128, apart=6.0,
    )  # fmt: skip
    ahead.fit(wanted)
    told = capsys.readouterr().out.splitlines()
    errors = [float(line.split("end of the turn: apart ")[1].split(",")[0]) for line in told]
    assert errors[-1] < errors[0] / 4
    assert set(numpy.load(wanted.to)) >= {"words", "into", "base"}
