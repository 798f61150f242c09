"""Parts of the engine by themselves, at the edges where rules seldom lead: first numbers, nothing left, none found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.games.kingdom.acts import ACTS
from ludoteca.games.kingdom.effects.acting import Attack
from ludoteca.games.kingdom.effects.conditions import OnSite
from ludoteca.games.kingdom.effects.moving import BurningMove
from ludoteca.games.kingdom.effects.who import SELF
from ludoteca.games.kingdom.flow.displacing import make_room
from ludoteca.games.kingdom.flow.moving import anywhere, ends
from ludoteca.games.kingdom.flow.placing import all_sides_differ, sides_of
from ludoteca.games.kingdom.flow.steps import HERO_TURN
from ludoteca.games.kingdom.setup import complete_options, empty_match
from ludoteca.games.kingdom.state.cards import (
    MOST_LEVEL,
    Ability,
    Boss,
    Content,
    Enemy,
    Face,
    Grid,
    Hero,
    Limits,
    Scenario,
    Spell,
    Tower,
)
from ludoteca.games.kingdom.state.match import ON_BOARD
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import EMPTY
from tests.forms import pure_only
from tests.games.kingdom.plays import KINGDOM
from tests.rules.kingdom.table import ME, Table
from tests.rules.tables import numbers_of

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
N, E, S, W = range(4)


def mask(*cells: int) -> int:
    return sum(1 << cell for cell in cells)


@pytest.mark.rule("KR-A72")
def test_a_base_in_the_middle_has_four_sides() -> None:
    assert sides_of(5) == [mask(1, 2), mask(8, 13), mask(16, 17), mask(5, 10)]
    assert sides_of(15) == [mask(13, 14), 0, 0, mask(17, 22)]


@pytest.mark.rule("KR-A72")
def test_two_tiles_do_not_share_the_only_side_that_they_touch() -> None:
    for side in range(4):
        assert all_sides_differ(1 << side, 1)
        assert not all_sides_differ(1 << side | 1 << side + 4, 2)
        assert all_sides_differ(1 << side | 15 << 4, 2)


def test_four_quarters_are_a_whole_turn() -> None:
    m = Table("malik", "alleria").match
    for shape in m.content.shapes:
        for turn in range(len(shape.turns)):
            assert shape.spun(turn, 4) == turn
            assert shape.spun(turn, 5) == shape.spun(turn, 1)
            assert shape.spun(shape.spun(turn, 3), 1) == turn


def test_nobody_is_found_by_an_unknown_name() -> None:
    content = Table("malik", "alleria").match.content
    for kind in ("hero", "tower", "face", "spell", "scenario"):
        assert getattr(content, f"find_{kind}")("nobody") == -1, kind
    assert content.heroes[content.find_hero("malik")].id == "malik"


@pytest.mark.parametrize(
    ("card", "printed", "other"),
    [
        (Enemy, ("x", "x", EMPTY), {"hearts": 1}),
        (Grid, ("." * 25,), {}),
        (Face, ("x", EMPTY, 0), {"boss": -1}),
        (Tower, ("x", 0, 0, EMPTY), {}),
        (Ability, ("x", EMPTY), {"node": -1}),
        (Hero, ("x", EMPTY), {"hearts": 1}),
        (Spell, ("x", EMPTY), {"power": 1, "node": -1}),
        (Boss, ("x", EMPTY), {"level": 1, "speed": 1}),
        (Limits, (), {"max_level": MOST_LEVEL}),
        pytest.param(
            Scenario,
            (0, "x", EMPTY, None),
            {"max_level": 1, "slots": 2, "boss": -1, "objective": 1},
            marks=pure_only,
        ),
        (Content, ("", [], ACTS), {"crystals": 12, "soldiers": 12}),
    ],
)
def test_a_card_has_nothing_unless_it_is_said(
    card: Callable[..., object], printed: tuple[object, ...], other: dict[str, int]
) -> None:
    """No icon, no number but those named here."""
    numbers = numbers_of(card(*printed))
    assert numbers == dict.fromkeys(numbers, 0) | other


def test_before_anything_is_laid_out_there_is_nothing() -> None:
    m = empty_match(complete_options({}, 2))
    missing = {"boss_tray": -1, "banned": -1, "last_banned": -1}
    saved = m.save_state()
    numbers = {name: value for name, value in saved.items() if not isinstance(value, list)}
    assert numbers == dict.fromkeys(numbers, 0) | missing
    assert [name for name, value in saved.items() if isinstance(value, list) and value] == []


@pytest.mark.parametrize("lifted", range(3))
def test_whichever_of_three_trays_is_lifted_the_others_stay(lifted: int) -> None:
    table = Table("malik", "alleria")
    trays = [table.tray("D3", *PLAIN) for _ in range(3)]
    m = table._m
    square = table.square("D3")
    lying = m.stack_at(square)
    assert sorted(lying) == trays
    m.lift_tray(lying[lifted])
    assert m.stack_at(square) == lying[:lifted] + lying[lifted + 1 :]
    assert (m.at[lying[lifted]], m.below[lying[lifted]]) == (-1, -1)


def test_who_goes_back_to_the_board_is_as_at_the_beginning() -> None:
    table = Table("malik", "alleria")
    m = table._m
    table.tray("D3", *PLAIN)
    before = (m.where[:], m.on_tray[:], m.block[:], m.bases[:])
    table.hero("malik", "D3", engages="a1")
    assert (m.where, m.on_tray, m.block, m.bases) != before
    m.move_figure(table.figure("malik"), ON_BOARD)
    assert (m.where, m.on_tray, m.block, m.bases) == before


def test_no_colour_is_excluded_before_anything_is() -> None:
    m = Table("malik")._m
    assert m.banned == m.last_banned == -1


@pytest.mark.parametrize(("seats", "hearts"), [(1, 13), (2, 17), (3, 11), (4, 7)])
def test_a_scenario_gives_hearts_by_the_number_of_players(seats: int, hearts: int) -> None:
    match = KINGDOM.new(
        seats, seed=1, scenario="1", level="one_star", heroes=["malik", "alleria", "ignus", "lilith"][:seats]
    )
    by_seats = KINGDOM.new(1, seed=1).scenario.difficulty[0].hearts  # type: ignore[attr-defined]
    assert list(by_seats) == [13, 17, 11, 7]
    assert match.view(None).hearts == hearts


# -- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-11.05")
def test_without_a_step_nobody_gets_anywhere() -> None:
    table = Table("malik", "alleria")
    table.tray("D3", *PLAIN)
    malik = table.figure("malik")
    assert ends(table.match, malik, 0) == [], "not even onto the map"
    table.hero("malik", "D3", engages="a1")
    assert ends(table.match, malik, 0) == [], "nor to another area of the same horde"


@pytest.mark.rule("KR-26.03")
@pytest.mark.parametrize("at", ["A1", "D3"])
def test_who_may_go_anywhere_may_engage_another_area_where_it_stands(at: str) -> None:
    table = Table("malik", "alleria")
    table.tray(at, *PLAIN)
    malik = table.hero("malik", at, engages="a1")
    assert table.square(at) in anywhere(table.match, malik)


@pytest.mark.rule("KR-11.05")
def test_a_movement_is_told_with_where_it_began() -> None:
    table = Table("malik", "alleria")
    malik = table.hero("malik", "C4")
    table.activate(ME, "malik")
    told = [(event.kind, event.seat, event.things, event.rule) for event in table.go(ME, "D3")]
    assert ("HeroMoved", ME, (malik, table.square("C4"), table.square("D3")), "KR-11.05") in told


@pytest.mark.rule("KR-23.06", "KR-11.14")
def test_a_wildcat_that_enters_on_a_horde_engages_it() -> None:
    table = Table("alleria", "malik")
    horde = table.tray("D3", *PLAIN)
    cat = table.figure("wildcat")
    table.hero("alleria", "C4")
    table._m.stepped[table.figure("alleria")] = 0
    table.activate(ME, "alleria")
    table.go(ME, "D3", engages="a1", facing="N")
    engaged = [event.things for event in table.do(ME, f"engage:{horde}/15") if event.kind == "HeroEngaged"]
    assert engaged == [(cat, horde, 15)]


def test_a_tile_that_may_be_turned_burns_in_all_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box burns single squares only, but a pack may burn more."""
    table = Table("ignus", "malik")
    m = table.match
    horde = table.tray("A2", *PLAIN)
    table.hero("ignus", "A1", abilities="surge-of-flame")
    move = next(node for node in m.programme if isinstance(node, BurningMove))
    monkeypatch.setattr(move, "shape", next(shape for shape in m.content.shapes if shape.id == "I2"))
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "A2")
    assert {f"{horde}: a1 b1", f"{horde}: a1 a2"} <= set(table.placements())


# -- what can be done --------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-12.01")
@pytest.mark.parametrize("name", ["ignus", "magnus"])
def test_what_an_attack_adds_on_a_condition_is_no_attack_by_itself(name: str) -> None:
    table = Table(name, "malik")
    table.tray("A1", *PLAIN)
    table.hero(name, "D4")
    table.activate(ME, name)
    assert "attack" not in table.offered(ME)


@pytest.mark.rule("KR-26.01")
def test_any_building_site_counts_as_one() -> None:
    table = Table("magnus", "malik")
    frame = Frame(HERO_TURN, table.figure("magnus"), ME)
    assert not OnSite().holds(table.match, frame), "on the board"
    for letter in ("A", "B"):
        table.hero("magnus", letter)
        assert OnSite().holds(table.match, frame), letter
    table.hero("magnus", "D3")
    assert not OnSite().holds(table.match, frame)


@pytest.mark.rule("KR-11.13")
def test_who_faces_away_has_nothing_to_attack() -> None:
    table = Table("magnus", "malik")
    table.tray("D2", *PLAIN)
    frame = Frame(HERO_TURN, table.hero("magnus", "D3", facing="S"), ME)
    attack = Attack(SELF)
    assert attack.playable(table.match, frame), "it may still turn"
    frame.place = 1
    assert not attack.playable(table.match, frame)
    table.hero("magnus", facing="N")
    assert attack.playable(table.match, frame)


@pytest.mark.rule("KR-21.08")
def test_thunder_that_strikes_nothing_does_not_go_on() -> None:
    table = Table("malik", "alleria", scenario="4")
    for place in (1, 2, 3):
        table.tray(table._m.board.name(table._m.board.order[place]), *PLAIN)
    table.spells("thunder")
    table.cast(ME, "thunder")
    table.do(ME, "done")
    assert table.aims() == set()
    assert "ready" in table.offered(ME)


@pytest.mark.rule("KR-A65")
def test_frost_does_not_last_beyond_its_round() -> None:
    table = Table("malik", "alleria", phase="collect")
    table._m.frost = 3
    assert table.match.frost == 0


@pytest.mark.parametrize("engages", [True, False])
def test_who_stands_on_the_first_tray_need_not_step_aside(engages: bool) -> None:
    table = Table("malik", "alleria")
    assert table.tray("D3", *PLAIN) == 0
    table.hero("malik", "D3", engages="b2" if engages else "")
    assert make_room(table._m, table.square("D3")) is not engages
