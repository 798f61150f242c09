"""Towers that attack, soldiers, portals, spells: pieces on trays."""

from __future__ import annotations

import pytest

from ludoteca.games.kingdom.flow.outlook import pending
from ludoteca.games.kingdom.flow.placing import all_sides_differ, sides_of
from ludoteca.games.kingdom.state.built import tower_down, tower_facing
from ludoteca.games.kingdom.state.cards import BOSS, FLYING, PORTAL
from tests.games.kingdom.field import Field

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
ONE = (".....", ".....", "..g..", ".....", ".....")
N, E, S, W = range(4)


def build(field: Field, kind: str, letter: str, *more: str) -> None:
    """The first player's tower goes onto a site, and whatever follows is chosen too."""
    field.give(0, kind)
    field.choose(0, f"tower:{field.m.content.find_tower(kind)}", f"build:{field.site(letter)}", *more)


def test_a_tower_faces_one_way_and_its_tile_turns_with_it():
    """KR-5.07, KR-7.10, KR-A20, KR-A21: the archer's tile stands north and south, and lies east and west."""
    field = Field("malik", "ignus")
    tray = field.tray("F3", *PLAIN)
    build(field, "archers-1", "G")
    assert field.offers(0) == [f"face:{facing}" for facing in range(4)]
    field.choose(0, f"face:{N}")
    assert {id.split("/")[1] for id in field.offers(0, "place")} == {"0"}
    field.choose(0, f"place:{tray}/0/6")
    assert field.m.damage[tray] == 1 << 6 | 1 << 11
    assert tower_facing(field.m.built[2 * field.site("G")]) == N

    field = Field("malik", "ignus")
    tray = field.tray("D2", *PLAIN)
    build(field, "archers-1", "D", f"face:{W}")
    field.choose(0, f"place:{tray}/1/6")
    assert field.m.damage[tray] == 1 << 6 | 1 << 7


def test_a_placement_tells_whom_it_strikes_and_how_many_are_left():
    """KR-7.08, KR-A24: a tile over two of nine goblins, then the last square of one enemy."""
    field = Field("malik", "ignus")
    tray = field.tray("F3", *PLAIN)
    build(field, "archers-1", "G", f"face:{N}")
    assert label_of(field, f"place:{tray}/0/6") == "b2 b3: Goblin ×2; then 7 enemies to cover"
    assert label_of(field, f"place:{tray}/0/0") == "a1 a2: no enemy; then 9 enemies to cover"

    field = Field("malik", "ignus")
    tray = field.tray("F3", *ONE)
    build(field, "archers-1", "G", f"face:{N}")
    assert label_of(field, f"place:{tray}/0/12") == "c3 c4: Goblin; that covers all of them"


def label_of(field: Field, id: str) -> str:
    return next(option.label("en") for option in field.m.decisions[0].options if option.id == id)


def test_free_tiles_turn_at_will_and_resistances_close_squares():
    """KR-7.01, KR-7.11, KR-A23."""
    field = Field("malik", "ignus")
    tray = field.tray("F3", ".....", ".gn..", ".....", ".....", ".....")
    build(field, "archers-2", "G", f"face:{N}")
    offered = field.offers(0, "place")
    assert {id.split("/")[1] for id in offered} == {"0", "1"}
    assert f"place:{tray}/1/6" not in offered
    assert f"place:{tray}/0/6" in offered


def test_linked_tiles_stay_on_one_tray_and_others_need_not():
    """KR-7.17, KR-7.18."""
    field = Field("malik", "ignus")
    a, b = field.tray("F3", *PLAIN), field.tray("E3", *PLAIN)
    build(field, "artillery-3", "G", f"face:{N}", f"target:{a}", f"place:{a}/0/6", f"target:{b}", f"place:{b}/0/6")
    assert set(field.offers(0)) == {f"target:{a}", f"target:{b}", "done"}

    field = Field("malik", "ignus")
    a, b = field.tray("D1", *PLAIN), field.tray("C1", *PLAIN)
    build(field, "artillery-2", "A", f"face:{W}")
    assert set(field.offers(0)) == {f"target:{a}", f"target:{b}", "done"}
    field.choose(0, f"target:{b}", f"place:{b}/0/6")
    assert {id.split("/")[0] for id in field.offers(0, "place")} == {f"place:{b}"}


def test_pieces_may_be_forgone():
    """KR-A16."""
    field = Field("malik", "ignus")
    field.tray("F3", *PLAIN)
    build(field, "archers-2", "G", f"face:{N}", "done")
    assert field.m.laid == []
    assert "ready" in field.offers(0)


def test_soldiers_stand_on_enemies_and_are_moved_when_the_supply_is_empty():
    """KR-8.01, KR-8.04, KR-8.08, KR-8.09, KR-8.10, KR-A25."""
    field = Field("malik", "ignus")
    tray = field.tray("F3", ".....", ".gxn.", ".....", ".....", "....g")
    far = field.tray("A1", *PLAIN)
    field.m.put_soldier(far, 6)
    field.m.soldiers = 1
    build(field, "soldiers-2", "G", f"face:{N}")
    assert field.cells(0) == {6, 24}
    field.choose(0, f"soldier:{tray}/6")
    assert set(field.offers(0)) == {f"shift:{far}/6", f"shift:{tray}/6", "done"}
    field.choose(0, f"shift:{far}/6", f"soldier:{tray}/24")
    assert field.m.troops[far] == 0
    assert field.m.troops[tray] == 1 << 6 | 1 << 24
    assert field.m.soldiers == 0


def test_a_portal_needs_the_level_and_costs_the_tower():
    """KR-9.04, KR-9.05, KR-9.06, KR-9.08."""
    field = Field("malik", "ignus")
    portal = field.tray("F3", ".....", ".mmm.", ".m@m.", ".mmm.", ".....", kind=PORTAL, level=2)
    build(field, "archers-1", "G")
    assert field.offers(0, "face") == []
    field = Field("malik", "ignus")
    portal = field.tray("F3", ".....", ".mmm.", ".m@m.", ".mmm.", ".....", kind=PORTAL, level=2)
    horde = field.tray("G3", *PLAIN)
    build(field, "archers-3", "G", f"face:{N}", f"target:{portal}")
    assert f"place:{portal}/0/12" not in field.offers(0)
    field.choose(0, f"place:{portal}/0/6")
    assert not tower_down(field.m.built[2 * field.site("G")])
    field.choose(0, f"target:{horde}", f"place:{horde}/0/6")
    assert tower_down(field.m.built[2 * field.site("G")])


def test_the_only_target_must_be_attacked_when_it_is_a_portal():
    """KR-9.09, KR-9.10, KR-9.11, KR-A17."""
    rows = (".....", ".mm..", "..@..", ".....", ".....")
    field = Field("malik", "ignus")
    portal = field.tray("F3", *rows, kind=PORTAL, level=1)
    build(field, "archers-3", "G", f"face:{N}")
    assert "done" not in field.offers(0)
    field.choose(0, f"place:{portal}/1/6")
    assert "done" in field.offers(0)  # nothing is left to cover
    field.choose(0, "done")
    assert tower_down(field.m.built[2 * field.site("G")])

    field = Field("malik", "ignus")
    portal = field.tray("F3", *rows, kind=PORTAL, level=1)
    field.tray("G3", *ONE)
    build(field, "archers-3", "G", f"face:{N}")
    assert "done" in field.offers(0)

    field = Field("malik", "ignus")
    portal = field.tray("F3", *rows, kind=PORTAL, level=1)
    covered = field.tray("G3", *ONE)
    field.m.damage[covered] = 1 << 12
    build(field, "archers-3", "G", f"face:{N}")
    assert field.offers(0, "target") == []
    assert "done" not in field.offers(0)
    assert pending(field.m).trays == [portal]


def test_a_covered_portal_is_left_alone():
    """KR-9.11."""
    field = Field("malik", "ignus")
    portal = field.tray("F3", ".....", ".mm..", "..@..", ".....", ".....", kind=PORTAL, level=1)
    field.m.damage[portal] = 0b110 << 5
    build(field, "archers-2", "G", f"face:{N}", "done")
    assert not tower_down(field.m.built[2 * field.site("G")])


def test_only_the_uppermost_horde_can_be_hit():
    """KR-20.16."""
    field = Field("malik", "ignus")
    top = field.tray("F3", "~~...", "..g..", ".....", ".....", ".....", kind=FLYING)
    field.tray("F3", *PLAIN)  # underneath
    build(field, "archers-2", "G", f"face:{N}")
    assert {id.split("/")[0] for id in field.offers(0, "place")} == {f"place:{top}"}


def spell(name: str, *heroes: str, scenario: str = "4") -> Field:
    field = Field(*(heroes or ("malik", "ignus")), scenario=scenario)
    field.m.spells = 1 << field.m.content.find_spell(name)
    field.ask_again()
    return field


def cast(field: Field) -> str:
    return f"cast:{field.m.spells.bit_length() - 1}"


def path(field: Field, place: int) -> str:
    """A space of the path, counted from the exit."""
    return field.m.board.name(field.m.board.order[place])


def test_lightning_grows_in_one_group():
    """KR-21.09, KR-A57, KR-21.05."""
    field = spell("lightning")
    field.tray(path(field, 0), *PLAIN, kind=PORTAL, level=1)
    tray = field.tray(path(field, 2), *PLAIN)
    field.choose(0, cast(field))
    assert field.m.spells == 0
    field.choose(0, f"place:{tray}/0/0")
    assert field.cells(0) == {1, 5, 6}
    field.choose(0, f"place:{tray}/0/6", f"place:{tray}/0/12")
    assert field.cells(0) == {1, 2, 5, 7, 8, 10, 11, 13, 16, 17, 18}
    field.choose(0, f"place:{tray}/0/18")
    assert field.tiles(tray) == 4


def test_thunder_goes_on_to_adjacent_hordes():
    """KR-21.08, KR-A58."""
    field = spell("thunder")
    a, b, c = (field.tray(path(field, place), *PLAIN) for place in (1, 2, 5))
    field.choose(0, cast(field), f"target:{a}", f"place:{a}/0/6")
    assert {id.split("/")[0] for id in field.offers(0, "place")} == {f"place:{b}"}
    field.choose(0, f"place:{b}/0/7")
    assert [field.tiles(tray) for tray in (a, b, c)] == [2, 1, 0]


@pytest.mark.parametrize("kind", [PORTAL, BOSS])
def test_the_gem_hits_what_nothing_else_does_and_hurts_a_hero(kind):
    """KR-21.10."""
    field = spell("spacetime-gem")
    assert field.offers(0, "cast") == []
    tray = field.tray(path(field, 2), ".....", ".mmm.", "..@..", ".....", ".....", kind=kind, level=4)
    field.put(0, path(field, 1))
    field.choose(0, cast(field), f"place:{tray}/1/6", "figure:0")
    assert field.tiles(tray) == 2
    assert field.m.hearts[0] == field.m.max_hearts(0) - 1


def test_midas_raises_by_two_levels_as_far_as_there_is():
    """KR-21.11, KR-21.12, KR-28.15, KR-A56."""
    field = spell("hand-of-midas", scenario="6")
    find = field.m.content.find_tower
    field.give(0, "archers-1")
    field.m.max_level = 4
    field.ask_again()
    field.choose(0, cast(field), f"pass:1/{find('archers-3')}")
    assert field.m.incoming[1] == [find("archers-3")]
    assert field.m.hand[0] == []

    field = spell("hand-of-midas", scenario="6")
    field.give(0, "archers-2")
    field.m.max_level = 4
    field.m.supply[find("archers-4a")] = field.m.supply[find("archers-4b")] = 0
    field.ask_again()
    field.choose(0, cast(field))
    assert field.offers(0) == [f"pass:1/{find('archers-3')}"]

    field = spell("hand-of-midas", scenario="6")
    field.give(0, "archers-3")
    field.m.max_level = 3
    field.ask_again()
    assert field.offers(0, "cast") == []


def test_reinforcements_are_true_damage_on_any_horde():
    """KR-21.07."""
    field = spell("reinforcements")
    a, b = field.tray(path(field, 1), *ONE), field.tray(path(field, 4), "n....", *ONE[1:])
    field.choose(0, cast(field), f"target:{a}", f"soldier:{a}/12", f"soldier:{b}/0")
    assert field.m.soldiers == field.m.content.soldiers - 2


def test_a_hero_of_the_reserve_comes_anywhere_attacks_once_and_is_used_up():
    """KR-19.09, KR-19.10, KR-19.15, KR-23.08, KR-A53, KR-A54."""
    field = Field("malik")
    alleria = field.m.content.find_hero("alleria")
    field.m.reserve = [alleria, field.m.content.find_hero("ignus")]
    tray = field.tray("F3", *PLAIN)
    field.choose(0, f"call:{alleria}")
    figure = len(field.m.where) - 2
    field.go(0, "E3")
    field.choose(0, "face:1", f"place:{tray}/0/6", "yes")
    cat = figure + 1
    assert field.m.where[cat] == field.m.where[figure] == field.square("E3")
    assert field.offers(0, "call") == []
    assert f"activate:{cat}" in field.offers(0)
    assert f"activate:{figure}" not in field.offers(0)


def test_the_sides_of_a_base():
    """KR-A72."""
    assert sides_of(0) == [0, 1 << 2 | 1 << 7, 1 << 10 | 1 << 11, 0]
    assert all_sides_differ(0b0001_0010_0011, 3) is False
    assert all_sides_differ(0b0100_0010_0011, 3) is True
