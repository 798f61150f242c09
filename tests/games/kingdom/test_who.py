"""Whom effects are about, and where heroes can go: what abilities are made of, each by itself."""

from __future__ import annotations

import pytest

from ludoteca.games.kingdom.effects.acting import Attack
from ludoteca.games.kingdom.effects.amounts import Amount
from ludoteca.games.kingdom.effects.conditions import CoveredExactly, OnSite
from ludoteca.games.kingdom.effects.heroes import Heal, Refresh
from ludoteca.games.kingdom.effects.joining import Given
from ludoteca.games.kingdom.effects.moving import BurningMove
from ludoteca.games.kingdom.effects.place import Pieces, Place
from ludoteca.games.kingdom.effects.targets import WHERE
from ludoteca.games.kingdom.effects.text import Aim
from ludoteca.games.kingdom.effects.who import ANY, HERE, IT, SELF, WHO
from ludoteca.games.kingdom.flow.moving import within
from ludoteca.games.kingdom.flow.placing import LOOSE
from ludoteca.games.kingdom.flow.steps import HERO_TURN
from ludoteca.games.kingdom.state.cards import PORTAL, REAL
from ludoteca.games.kingdom.state.sources import spell_source
from ludoteca.kernel.frames import DONE, Frame
from tests.games.kingdom.field import Field

ROW = ("gggg.", ".....", ".....", ".....", ".....")
MALIK, ALLERIA, LILITH = 0, 1, 2


@pytest.mark.parametrize(
    ("who", "is_chosen"),
    [("self", False), ("any", True), ("near", True), ("near_or_here", True), ("here", False), ("it", False)],
)
def test_who_is_chosen(who: str, is_chosen: bool) -> None:
    assert WHO[who].chosen is is_chosen


@pytest.mark.parametrize(
    ("who", "meant"),
    [("self", [MALIK]), ("near", [MALIK, ALLERIA]), ("near_or_here", [MALIK, ALLERIA]), ("here", [MALIK])],
)
def test_who_is_meant(who: str, meant: list[int]) -> None:
    field = Field("malik", "alleria", "lilith")
    for figure, at in ((MALIK, "C3"), (ALLERIA, "D4"), (LILITH, "G1")):
        field.put(figure, at)
    frame = Frame(HERO_TURN)
    frame.source = MALIK
    assert WHO[who].figures(field.m, frame) == meant
    frame.source = LILITH
    assert SELF.figures(field.m, frame) == [LILITH]


@pytest.mark.parametrize(
    ("name", "each", "by_arrows"),
    [
        ("rift", False, False), ("anywhere", False, False), ("companion_tray", False, False),
        ("adjacent", False, False), ("each_adjacent", True, False), ("each_near_it", True, False),
        ("engaged", False, False), ("arrows", False, True), ("engaged_or_arrows", False, True),
    ],
)  # fmt: skip
def test_where_pieces_go(name: str, each: bool, by_arrows: bool) -> None:
    where = WHERE[name]
    assert (where.each, where.by_arrows) == (each, by_arrows)


def test_no_more_is_turned_up_than_lies_face_down() -> None:
    m = Field("malik", "alleria", abilities={"malik": ("earthquake", "cant-touch-this")}).m
    m.up[MALIK] = 0b01
    frame = Frame(HERO_TURN, MALIK)
    frame.stage = 1
    frame.slots = [MALIK]
    assert Refresh(2, SELF).act(m, frame) == DONE
    assert m.up[MALIK] == 0b11


def test_who_is_unhurt_is_not_healed() -> None:
    field = Field("malik", "alleria")
    frame = Frame(HERO_TURN)
    heal = Heal(1, ANY)
    assert not heal.concerns(field.m, frame, MALIK)
    field.m.hearts[MALIK] -= 1
    assert heal.concerns(field.m, frame, MALIK)


def test_only_the_own_attack_is_something_to_do_by_itself() -> None:
    """Whom another effect chooses is not known before; the attack of that hero alone makes no ability worth using."""
    field = Field("malik", "alleria")
    field.tray("C3", *ROW)
    frame = Frame(HERO_TURN)
    frame.source = MALIK
    assert not Attack(SELF).playable(field.m, frame)
    field.put(MALIK, "C3", 15)
    assert Attack(SELF).playable(field.m, frame)
    assert not Attack(IT).playable(field.m, frame)


def test_no_square_is_reached_twice() -> None:
    field = Field("malik", "alleria")
    found = within(field.m, [field.square("D3")], 2)
    assert len(found) == len(set(found)) == 25
    assert found[0] == field.square("D3")


def test_a_site_on_the_first_square_counts_and_the_board_is_no_square(monkeypatch: pytest.MonkeyPatch) -> None:
    m = Field("magnus", "alleria").m
    frame = Frame(HERO_TURN, 0)
    used = next(site for site, colour in enumerate(m.colour) if colour >= 0)
    monkeypatch.setattr(m.board, "site_at", [used] * m.board.size)
    assert not OnSite().holds(m, frame), "on no square yet"
    m.move_figure(0, 0)
    assert OnSite().holds(m, frame)
    monkeypatch.setattr(m.board, "site_at", [-1] * m.board.size)
    assert not OnSite().holds(m, frame)


@pytest.mark.parametrize("on_site", [True, False])
def test_what_needs_a_site_is_something_to_do_on_one(on_site: bool) -> None:
    field = Field("magnus", "alleria")
    m = field.m
    used = next(site for site, colour in enumerate(m.colour) if colour >= 0)
    m.move_figure(0, m.board.sites[used] if on_site else m.board.spawns[0])
    m.hearts[0] -= 1
    frame = Frame(HERO_TURN, 0)
    assert Given(OnSite(), [Heal(1, SELF)]).playable(m, frame) is on_site
    assert not Given(CoveredExactly(1), [Heal(1, SELF)]).playable(m, frame)


@pytest.mark.parametrize(("free", "ways"), [(False, {0}), (True, {0, 1})])
def test_flames_are_turned_only_where_tiles_may_be(free: bool, ways: set[int]) -> None:
    field = Field("ignus", "alleria")
    m = field.m
    number = next(i for i, shape in enumerate(m.content.shapes) if len(shape.turns) == 2)
    move = BurningMove(2, number, m.content.shapes[number])
    move.aim = Aim(REAL, [[], [], [], []], False, free, 0)
    field.tray("D3", *ROW)
    field.put(0, "D3")
    frame = Frame(HERO_TURN, 0)
    frame.slots = [1, 1]
    assert {raw[2] for raw in move.spots(m, frame)} == ways


def test_tiles_that_may_not_be_turned_lie_as_the_hero_faces() -> None:
    """Those of a spell as they are printed."""
    m = Field("magnus", "alleria").m
    number = next(i for i, shape in enumerate(m.content.shapes) if len(shape.turns) == 4)
    shape = m.content.shapes[number]
    effect = Place(Pieces([number], [shape]), WHERE["arrows"], LOOSE, Amount(1))
    effect.aim = Aim(REAL, [[], [], [], []], False, False, 0)
    for facing in range(4):
        m.facing[0] = facing
        assert effect.turns_of(m, Frame(HERO_TURN, 0), 0) == [shape.spun(0, facing)]
    assert len({shape.spun(0, facing) for facing in range(4)}) == 4
    assert effect.turns_of(m, Frame(HERO_TURN, spell_source(0)), 0) == [0]


def test_who_stands_on_the_first_square_has_others_near() -> None:
    field = Field("malik", "alleria")
    field.put(MALIK, "A1")
    field.put(ALLERIA, "B2")
    assert field.square("A1") == 0
    frame = Frame(HERO_TURN, MALIK)
    assert WHO["near"].figures(field.m, frame) == [MALIK, ALLERIA]
    assert HERE.figures(field.m, frame) == [MALIK]


def test_the_last_step_in_flames_is_to_a_place_to_stop() -> None:
    field = Field("ignus", "alleria")
    move = next(node for node in field.m.programme if isinstance(node, BurningMove))
    field.tray("D3", *ROW, kind=PORTAL, level=1)
    field.put(0, "D2")
    frame = Frame(HERO_TURN, 0)
    for left, crosses in ((1, False), (2, True)):
        frame.slots = [left, 1]
        assert (field.square("D3") in move.steps_on(field.m, frame)) is crosses
        assert field.square("C2") in move.steps_on(field.m, frame)


def test_a_hero_in_flames_steps_only_where_it_can_still_stop() -> None:
    field = Field("ignus", "alleria")
    move = next(node for node in field.m.programme if isinstance(node, BurningMove))
    field.tray("D3", *ROW, kind=PORTAL, level=1)
    assert not move.can_stop(field.m, 0, field.square("D3"), 0)
    assert move.can_stop(field.m, 0, field.square("D3"), 1)
    assert move.can_stop(field.m, 0, field.square("C2"), 0)
