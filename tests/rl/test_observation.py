"""What a seat may know, in arrays: nothing more, and nothing less."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

import ludoteca
from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import HasFiller
from ludoteca.kernel.session import Session, around
from ludoteca.kernel.views import Pair, Sketch, Words
from ludoteca.rl.encoding import code
from ludoteca.rl.layouts import Column
from ludoteca.rl.observation import Buffers, NoRoom, Spec, observe, observe_view
from tests.kernel.packings import plain_form, put_in_force, quick_form
from tests.rl.walks import GAMES, any_decision, positions

FILLED = [key for key in GAMES if isinstance(ludoteca.game(key), HasFiller)]
"""Games whose arrays are written straight from the engine."""
TOLD_TO_THE_END = ("lyon", "lorcana")
"""Those whose fillers tell matches that are over as well."""

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


@pytest.mark.parametrize("key", FILLED)
def test_nor_does_what_arrays_have_held_before(key: str) -> None:
    """What is remembered of one world, for any seat, is not told in another."""
    buffers, fresh = Spec.of(ludoteca.game(key)).buffers(), Spec.of(ludoteca.game(key)).buffers()
    for match, rng in positions(key, 3, 11):
        for seat in range(match.seats):
            observe(match, seat, buffers)
            world = match.imagine(seat, rng)
            for other in range(match.seats):
                observe(world, other, buffers)
            observe(match, seat, buffers)
            observe_view(world, seat, fresh)
            assert buffers.same_as(fresh)


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
    """Walks a view by itself, finds the row of everything by what holds it, and reads every fact back."""

    def __init__(self, buffers: Buffers) -> None:
        self.buffers = buffers
        self.rows = 0
        self.facts = 0
        self.cards: dict[int, int] = {}
        """By the number of a card, its row."""
        self.named: list[tuple[int, int]] = []
        """Cards that the view names by their numbers, and the rows that the arrays point to."""

    def number(self, told: Any, columns: tuple[Column, ...], name: str, *kinds: str) -> int:
        """Return what the column of this name says; there is exactly one for a kind of value."""
        (at,) = [i for i, column in enumerate(columns) if column.name == name and column.kind in kinds]
        self.facts += 1
        return int(told[at])

    def read(self, value: Any, told: Any, columns: tuple[Column, ...], zone: str, row: int, prefix: str = "") -> None:
        for field in value.__struct_fields__:
            given, name = getattr(value, field), prefix + field
            there = f"{zone}.{field}" if zone else field
            pointers = [
                column for column in columns if column.kind == "pointer" and column.name in (name, f"{name}[0]")
            ]
            if field == "card" and hasattr(value, "key"):
                self.cards.setdefault(given, row)
            elif pointers and given is not None:
                self.read_names(given, told, columns, name)
            elif isinstance(given, (bool, int)):
                kind = "flag" if isinstance(given, bool) else "number"
                assert self.number(told, columns, name, kind) == given, name
            elif isinstance(given, str):
                assert self.number(told, columns, name, "word") == code(given), name
            elif isinstance(given, tuple):
                self.read_list(given, told, columns, name, there, row)
            elif isinstance(given, Struct) and not isinstance(given, (Sketch, Words)):
                if "id" in given.__struct_fields__:
                    self.read_rows((given,), there, row)
                else:
                    self.read(given, told, columns, there, row, f"{name}.")
            elif given is None and any(column.name == f"{name}?" for column in columns):
                assert self.number(told, columns, f"{name}?", "flag") == 0

    def read_names(self, given: Any, told: Any, columns: tuple[Column, ...], name: str) -> None:
        if isinstance(given, int):
            self.named.append((given, self.number(told, columns, name, "pointer")))
            return
        assert self.number(told, columns, f"{name}#", "number") == len(given)
        for i, card in enumerate(given[:6]):
            self.named.append((card, self.number(told, columns, f"{name}[{i}]", "pointer")))

    def read_list(
        self, given: tuple[Any, ...], told: Any, columns: tuple[Column, ...], name: str, zone: str, row: int
    ) -> None:
        if given and any(column.name == f"{name}#" for column in columns):
            assert self.number(told, columns, f"{name}#", "number") == len(given)
            for i, one in enumerate(flat(given)[:6]):
                assert self.number(told, columns, f"{name}[{i}]", "number") == one
        elif given and isinstance(given[0], str):
            for one in given:
                assert self.number(told, columns, f"{name}/{code(one) % 8}", "flag") == 1
        elif zone in self.buffers.spec.zones:
            self.read_rows(tuple(Pair(*one) if isinstance(one, tuple) else one for one in given), zone, row)

    def read_rows(self, values: tuple[Any, ...], zone: str, holder: int) -> None:
        spec, entities = self.buffers.spec, self.buffers.entities
        here = (entities[:, column(spec, "@zone")] == spec.zones.index(zone)) & (entities[:, 0] == 1)
        found = np.flatnonzero(here & (entities[:, column(spec, "@parent")] == holder))
        places = [place for place, value in enumerate(values) if value is not None]
        assert entities[found, column(spec, "@place")].tolist() == places, zone
        self.rows += len(found)
        for place, row in zip(places, found, strict=True):
            value, told = values[place], entities[row]
            kind = type(value).__name__
            assert spec.kinds[self.number(told, spec.columns, "@kind", "number") - 1] == kind
            self.read(value, told, spec.columns, kind, int(row) + 1)


@pytest.mark.parametrize("key", GAMES)
def test_every_fact_of_a_view_can_be_read_off_the_arrays(key: str) -> None:
    facts = 0
    for match, rng in positions(key, 6, 15):
        seat = int(rng.random() * match.seats)
        buffers = observed(match, seat)
        reader = Reader(buffers)
        reader.read(match.view(seat), buffers.globals, buffers.spec.global_columns, "", 0)
        assert reader.rows == buffers.rows
        for card, row in reader.named:
            assert row == reader.cards.get(card, 0)
        facts += reader.facts
    assert facts > 10_000


@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_straight_from_the_engine_is_what_the_view_says(key: str) -> None:
    """Also where arrays are filled again and again: by other seats, in other matches, after what is only read."""
    spec = Spec.of(ludoteca.game(key))
    quick, slow = spec.buffers(), spec.buffers()
    for match, rng in positions(key, 5, 2 if key in FILLED else 12):
        for seat in range(match.seats):
            observe(match, seat, quick)
            observe_view(match, seat, slow)
            assert quick.rows == slow.rows
            assert quick.same_as(slow)
        if rng.random() < 0.05:
            quick.entities[:] = 7
            quick.forget()


@pytest.mark.parametrize("key", FILLED)
def test_so_it_is_with_all_settings(key: str) -> None:
    game = ludoteca.game(key)
    quick, slow = Spec.of(game).buffers(), Spec.of(game).buffers()
    for number, options in enumerate(game.grid()):
        match, rng = game.new(seed=number, **options), Random(number)
        for step in range(60):
            if match.outcome is not None:
                break
            decision = any_decision(match, rng)
            if step % 5 == number % 5:
                observe(match, decision.seat, quick)
                observe_view(match, decision.seat, slow)
                assert quick.same_as(slow), (options, step)
            match.choose_raw(decision.seat, decision.raws[int(rng.random() * len(decision.raws))])


def look(match: Match, seat: int, kept: Buffers, fresh: Buffers) -> None:
    """Observe it in arrays that were filled before, and see that they hold what its view says."""
    observe(match, seat, kept)
    observe_view(match, seat, fresh)
    assert kept.same_as(fresh)


def choose_at_random(session: Session, rng: Random) -> None:
    decision = any_decision(session.match, rng)
    session.choose(decision.seat, decision.options.sample(rng))


def another(match: Match, seat: int, rng: Random) -> Match:
    """Return a match that is much like this one, and goes another way."""
    kind = rng.randrange(3)
    if kind == 0:
        return match.game.restore(match.save())
    return match.copy() if kind == 1 else match.imagine(seat, rng)


@pytest.fixture(scope="module")
def forms(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], ModuleType]:
    """Return the packing of numbers as Python has it, or as C has it."""
    made: dict[str, ModuleType] = {}

    def form(name: str) -> ModuleType:
        if name not in made:
            made[name] = plain_form() if name == "Python" else quick_form(tmp_path_factory.mktemp("packing"))
        return made[name]

    return form


@pytest.mark.parametrize("form", ["Python", "C"])
@pytest.mark.parametrize("key", FILLED)
def test_no_row_is_kept_for_longer_than_it_is_true(
    key: str, form: str, forms: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither after a choice, nor after other matches, that are much alike, nor after a choice that was taken back.

    However the numbers are packed: the view is always told by Python, and what is written from the engine is the same.
    """
    assert put_in_force(forms(form), monkeypatch) > 20
    game, rng = ludoteca.game(key), Random(8)
    kept, fresh = Spec.of(game).buffers(), Spec.of(game).buffers()
    grid, taken_back = game.grid(), 0
    for number in range(3):
        session = around(game.new(seed=number, **grid[(5 * number + 2) % len(grid)]))
        for _ in range(150):
            if session.match.outcome is not None:
                break
            seat = session.match.decisions[0].seat
            look(session.match, seat, kept, fresh)
            if rng.random() < 0.2:
                aside = around(another(session.match, seat, rng))
                for _ in range(3):
                    look(aside.match, rng.randrange(aside.match.seats), kept, fresh)
                    if aside.match.outcome is not None:
                        break
                    choose_at_random(aside, rng)
            if rng.random() < 0.3:
                look(session.match, rng.randrange(session.match.seats), kept, fresh)
            choose_at_random(session, rng)
            if rng.random() < 0.3 and session.can_undo(seat):
                look(session.match, seat, kept, fresh)
                session.undo(seat)
                taken_back += 1
    assert taken_back > 5


@pytest.mark.parametrize("key", FILLED)
def test_what_is_written_straight_from_the_engine_needs_no_view(key: str) -> None:
    class Blind(Exception):
        pass

    def refuse(*_: object) -> None:
        raise Blind

    match = ludoteca.game(key).new(seed=3)
    buffers = Spec.of(match.game).buffers()
    rng = Random(3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludoteca.rl.observation.observe_view", refuse)
        while match.outcome is None:
            decision = match.decisions[0]
            observe(match, decision.seat, buffers)
            match.choose(decision.seat, decision.options.sample(rng))
        if key in TOLD_TO_THE_END:
            observe(match, 0, buffers)
        else:
            with pytest.raises(Blind):
                observe(match, 0, buffers)


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
    id, zone = column(spec, "id"), column(spec, "@zone")
    assert not any(one.name == "card" for one in spec.columns)
    plays = 0
    for match, _ in positions("lyon", 3, 1):
        for decision in match.decisions:
            buffers = observed(match, decision.seat)
            names = {card.card: card.id for card in match.view(decision.seat).players[decision.seat].hand}
            for row, option in zip(buffers.options, decision.options, strict=False):
                if option.id.startswith("play:"):
                    pointed = buffers.entities[row[2] - 1]
                    assert pointed[id] == code(names[option.raw[1]])
                    assert spec.zones[pointed[zone]] == "PlayerView.hand"
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


@pytest.mark.parametrize("key", FILLED)
def test_what_found_no_room_leaves_no_trace(key: str) -> None:
    """Neither do positions in between: a match that was left behind is told as if it had never gone on."""
    game = ludoteca.game(key)
    wide = Spec.of(game).buffers()
    match, rng = game.new(seed=6), Random(6)
    kept: list[tuple[Any, int, int]] = []
    for _ in range(200):
        if match.outcome is not None:
            break
        decision = any_decision(match, rng)
        observe(match, decision.seat, wide)
        kept.append((match.copy(), decision.seat, wide.rows))
        match.choose_raw(decision.seat, decision.raws[int(rng.random() * len(decision.raws))])
    room = sorted(rows for _, _, rows in kept)[len(kept) // 2]
    narrow = Spec.of(game, max_rows=room).buffers()
    slow, refused = Spec.of(game, max_rows=room).buffers(), 0
    for earlier, seat, rows in [*kept, *rng.sample(kept, len(kept))]:
        if rows > room:
            with pytest.raises(NoRoom):
                observe(earlier, seat, narrow)
            refused += 1
        else:
            observe(earlier, seat, narrow)
            observe_view(earlier, seat, slow)
            assert narrow.same_as(slow)
    assert refused or key == "arena"


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
