"""What a seat may know, in arrays: nothing more, and nothing less."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

import ludoteca
from ludoteca.kernel.contract import Match
from ludoteca.kernel.views import Words
from ludoteca.rl.encoding import code
from ludoteca.rl.layouts import Column, Pair
from ludoteca.rl.observation import Buffers, NoRoom, Spec, observe
from tests.rl.walks import GAMES, positions

WITHOUT_ROWS = {"lane", "facing", "colour", "act", "side", "potions"}
"""Things that the view has no value for: a free space, a direction, a button."""


def observed(match: Match, seat: int) -> Buffers:
    buffers = Spec.of(match.game).buffers()
    observe(match, seat, buffers)
    return buffers


def told(buffers: Buffers) -> tuple[bytes, bytes]:
    """Return what is told of the view alone, without what is asked."""
    return buffers.entities.tobytes(), buffers.globals[: buffers.spec.asked].tobytes()


def column(spec: Spec, name: str) -> int:
    return [one.name for one in spec.columns].index(name)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_may_not_know_changes_nothing(key: str) -> None:
    others = 0
    for match, rng in positions(key, 4, 9):
        for seat in range(match.seats):
            world = match.imagine(seat, rng)
            others += world.save() != match.save()
            assert observed(match, seat).same_as(observed(world, seat))
    assert others > 0


@pytest.mark.parametrize("key", GAMES)
def test_views_are_told_apart_exactly_when_they_differ(key: str) -> None:
    seen: dict[tuple[bytes, bytes], object] = {}
    views = 0
    for match, rng in positions(key, 3, 2):
        seat = int(rng.random() * match.seats)
        view = match.view(seat)
        told_now = told(observed(match, seat))
        assert seen.setdefault(told_now, view) == view
        assert told(observed(match.copy(), seat)) == told_now
        views += 1
    assert len(seen) > views / 2


def flat(given: tuple[Any, ...]) -> list[int]:
    """Return the numbers in a list: -1 for nothing, the code of a word."""
    found: list[int] = []
    for one in given:
        found += flat(one) if isinstance(one, tuple) else [one_number(one)]
    return found


def one_number(one: Any) -> int:
    return -1 if one is None else code(one) if isinstance(one, str) else int(one)


class Reader:
    """Walks a view by itself, row by row, and reads every fact of it back from the arrays."""

    def __init__(self, buffers: Buffers) -> None:
        self.buffers = buffers
        self.row = 0
        self.facts = 0

    def number(self, told: Any, columns: tuple[Column, ...], name: str, *kinds: str) -> int:
        """Return what the column of this name says; there is exactly one for a kind of value."""
        (at,) = [i for i, column in enumerate(columns) if column.name == name and column.kind in kinds]
        self.facts += 1
        return int(told[at])

    def read(self, value: Any, told: Any, columns: tuple[Column, ...], prefix: str = "") -> None:
        for field in value.__struct_fields__:
            given, name = getattr(value, field), prefix + field
            if isinstance(given, (bool, int)):
                kind = "flag" if isinstance(given, bool) else "number"
                assert self.number(told, columns, name, kind) == given, name
            elif isinstance(given, str):
                assert self.number(told, columns, name, "word") == code(given), name
            elif isinstance(given, tuple):
                self.read_list(given, told, columns, name)
            elif isinstance(given, Struct) and not isinstance(given, Words):
                if "id" in given.__struct_fields__:
                    self.read_row(given)
                else:
                    self.read(given, told, columns, f"{name}.")
            elif given is None and any(column.name == f"{name}?" for column in columns):
                assert self.number(told, columns, f"{name}?", "flag") == 0

    def read_list(self, given: tuple[Any, ...], told: Any, columns: tuple[Column, ...], name: str) -> None:
        if given and any(column.name == f"{name}#" for column in columns):
            assert self.number(told, columns, f"{name}#", "number") == len(given)
            for i, one in enumerate(flat(given)[:6]):
                assert self.number(told, columns, f"{name}[{i}]", "number") == one
            return
        for one in given:
            if isinstance(one, str):
                assert self.number(told, columns, f"{name}/{code(one) % 8}", "flag") == 1
            elif isinstance(one, Struct) and not isinstance(one, Words):
                self.read_row(one)
            elif isinstance(one, tuple) and one and isinstance(one[0], str):
                self.read_row(Pair(*one))

    def read_row(self, value: Struct) -> None:
        spec = self.buffers.spec
        told = self.buffers.entities[self.row]
        self.row += 1
        assert spec.kinds[self.number(told, spec.columns, "@kind", "number") - 1] == type(value).__name__
        self.read(value, told, spec.columns)


@pytest.mark.parametrize("key", GAMES)
def test_every_fact_of_a_view_can_be_read_off_the_arrays(key: str) -> None:
    facts = 0
    for match, rng in positions(key, 6, 15):
        seat = int(rng.random() * match.seats)
        buffers = observed(match, seat)
        reader = Reader(buffers)
        reader.read(match.view(seat), buffers.globals, buffers.spec.global_columns)
        assert reader.row == buffers.rows
        facts += reader.facts
    assert facts > 10_000


@pytest.mark.parametrize("key", GAMES)
def test_every_option_has_a_row_of_its_own_that_points_to_what_it_concerns(key: str) -> None:
    pointed = 0
    for match, _ in positions(key, 4, 3):
        for decision in match.decisions:
            buffers = observed(match, decision.seat)
            count = len(decision.options)
            assert buffers.mask.sum() == buffers.mask[:count].sum() == count
            assert len({tuple(row) for row in buffers.options[:count]}) == count
            assert not buffers.options[count:].any()
            assert buffers.options[:, 2:5].max() <= buffers.rows
            for row, option in zip(buffers.options, decision.options, strict=False):
                word = option.thing.partition(":")[0]
                assert row[0] == option.raw[0] + 1
                assert row[1] == code(word)
                assert bool(row[2]) == (bool(word) and word not in WITHOUT_ROWS), option.thing
                pointed += bool(row[2])
    assert pointed > 100


def test_options_point_to_their_cards_and_not_to_numbers_that_follow_the_deck() -> None:
    spec = Spec.of(ludoteca.game("lyon"))
    card = column(spec, "card")
    plays = 0
    for match, _ in positions("lyon", 3, 1):
        for decision in match.decisions:
            buffers = observed(match, decision.seat)
            for row, option in zip(buffers.options, decision.options, strict=False):
                if option.id.startswith("play:"):
                    assert buffers.entities[row[2] - 1, card] == option.raw[1]
                    assert not row[5:8].any()
                    plays += 1
    assert plays > 50


def test_the_rows_of_a_hand_say_what_its_cards_are() -> None:
    match = ludoteca.game("lyon").new(seed=7)
    while match.decisions[0].options.ids[0].startswith("start"):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    buffers = observed(match, 0)
    spec, rows = buffers.spec, buffers.entities[: buffers.rows]
    zone = spec.zones.index("PlayerView.hand")
    held = rows[rows[:, column(spec, "@zone")] == zone]
    hand = match.view(0).players[0].hand
    assert held[:, column(spec, "card")].tolist() == [card.card for card in hand]
    assert held[:, column(spec, "id")].tolist() == [code(card.id) for card in hand]
    assert held[:, column(spec, "@own")].tolist() == [1] * len(hand)
    players = rows[held[:, column(spec, "@parent")] - 1]
    assert players[:, column(spec, "seat")].tolist() == [0] * len(hand)
    assert {spec.kinds[row[column(spec, "@kind")] - 1] for row in players} == {"PlayerView"}


@pytest.mark.parametrize("key", GAMES)
def test_parents_come_before_what_they_hold(key: str) -> None:
    for match, _ in positions(key, 2, 20):
        buffers = observed(match, 0)
        parents = buffers.entities[: buffers.rows, column(buffers.spec, "@parent")]
        assert (parents <= np.arange(buffers.rows)).all()
        assert not buffers.entities[buffers.rows :].any()


def test_arrays_can_be_filled_again() -> None:
    buffers = Spec.of(ludoteca.game("lorcana")).buffers()
    for match, _ in positions("lorcana", 2, 5):
        for seat in range(match.seats):
            observe(match, seat, buffers)
            assert buffers.same_as(observed(match, seat))


def test_too_little_room_is_said_with_what_to_do() -> None:
    game = ludoteca.game("lyon")
    match = game.new(seed=1)
    wanted = 2 * len(match.decisions[0].options)
    with pytest.raises(NoRoom, match=f"max_options={wanted}"):
        observe(match, 0, Spec.of(game, max_options=1).buffers())
    with pytest.raises(NoRoom, match="max_rows="):
        observe(match, 0, Spec.of(game, max_rows=8).buffers())


def test_words_have_the_same_numbers_in_every_process() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "from ludoteca.rl.encoding import code; print(code('monster'))"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert int(said.stdout) == code("monster")


def test_a_missing_library_is_said_with_its_extra() -> None:
    hidden = "import sys; sys.modules['numpy'] = None; import ludoteca.rl.observation"
    said = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
    assert "pip install 'ludoteca[rl]'" in said.stderr


def test_copies_of_arrays_stay_as_they_are() -> None:
    match, rng = ludoteca.game("lyon").new(seed=2), Random(1)
    buffers = observed(match, 0)
    kept = buffers.copy()
    match.choose(0, match.decisions[0].options.sample(rng))
    observe(match, 0, buffers)
    assert not kept.same_as(buffers)
