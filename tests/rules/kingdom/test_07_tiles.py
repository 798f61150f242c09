"""Attaccare con tessere danno: kinds of attack and defence, and where a tile may lie."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
EMPTY = (".....", ".....", ".....", ".....", ".....")


def ready_to_place(tower: str, *rows: str, tiles: str = "", soldiers: str = "") -> tuple[Table, int]:
    """The tower has just been built north of the tray, and its first piece is about to be placed."""
    table = Table("malik", "alleria")
    horde = table.tray("B2", *rows)
    if tiles:
        table.tile(horde, tiles)
    if soldiers:
        table.soldiers(horde, soldiers)
    table.give(ME, tower)
    table.build(ME, tower, "A", facing="S")
    return table, horde


def cells_on_offer(table: Table) -> set[str]:
    return {cells.partition(": ")[2] for cells in table.placements()}


def touched(table: Table) -> set[str]:
    """Every cell that some placement on offer would cover."""
    return {cell for cells in cells_on_offer(table) for cell in cells.split()}


# -- attack and defence ------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-7.01")
def test_a_physical_tile_never_covers_an_enemy_that_resists_it() -> None:
    table, horde = ready_to_place("archers-1", "n....", "g....", "g....", ".....", ".....")
    assert table.refused(f"place:{horde}/0/0") == "KR-7.01"
    assert "a2 a3" in cells_on_offer(table)


@pytest.mark.rule("KR-7.02")
def test_a_magical_tile_never_covers_an_enemy_that_resists_it() -> None:
    table, horde = ready_to_place("mages-3", "d....", "g....", "g....", ".....", ".....")
    assert "a1" not in touched(table)
    assert "a2" in touched(table)
    turn = next(n for n, cells in enumerate(table.view().attack.piece.turns) if (0, 0) in cells)
    assert table.refused(f"place:{horde}/{turn}/0") == "KR-7.02"


@pytest.mark.rule("KR-7.03")
def test_true_damage_covers_whatever_resists() -> None:
    table, horde = ready_to_place("archers-4b", "ndq..", ".....", ".....", ".....", ".....")
    table.place(horde, "a1 b1 c1")
    assert table.left(horde) == ""
    (tile,) = table.shown(horde).tiles
    assert tile.type == "real"


@pytest.mark.rule("KR-7.04")
@pytest.mark.parametrize(
    ("tower", "closed"), [("archers-3", {"a1", "e1"}), ("artillery-3", {"a1", "e1"}), ("mages-3", {"c1", "d1"})]
)
def test_each_kind_of_damage_minds_its_own_defence_only(tower: str, closed: set[str]) -> None:
    table, _ = ready_to_place(tower, "k.idr", "ggggg", "ggggg", "ggggg", "ggggg")
    everywhere = {f"{column}{row}" for column in "abcde" for row in "12345"}
    assert touched(table) == everywhere - closed


@pytest.mark.rule("KR-7.04")
def test_true_damage_minds_none() -> None:
    table, _ = ready_to_place("archers-4b", "k.idr", "ggggg", "ggggg", "ggggg", "ggggg")
    assert len(touched(table)) == 25


@pytest.mark.rule("KR-7.05")
def test_soldiers_of_a_physical_tower_do_not_stand_on_who_resists_that() -> None:
    table, horde = ready_to_place("soldiers-1", "ndg..", ".....", ".....", ".....", ".....")
    assert table.refused(f"soldier:{horde}/0") == "KR-7.05"
    assert table.offered(ME, "soldier") == [f"soldier:{horde}/1", f"soldier:{horde}/2"]


@pytest.mark.rule("KR-7.05")
def test_nor_do_a_heros_physical_tiles_lie_there() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("C2", "n....", "g....", "g....", "g....", ".....")
    table.hero("malik", "C2", engages="c1")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    assert "a1" not in touched(table)
    assert table.refused(f"place:{horde}/0/0") == "KR-7.01"


@pytest.mark.rule("KR-7.06")
def test_magical_attacks_of_heroes_do_not_hit_who_resists_magic() -> None:
    table = Table("magnus", "malik")
    horde = table.tray("C2", "dgggg", "dgggg", ".....", ".....", ".....")
    table.hero("magnus", "C3", abilities="mirage")
    table.activate(ME, "magnus")
    table.use(ME, "mirage")
    assert table.refused(f"soldier:{horde}/0") == "KR-7.06", "the soldiers of a magical attack neither"
    table.soldier(horde, "e1")
    table.soldier(horde, "e2")
    assert table.refused(f"place:{horde}/0/0") == "KR-7.02"
    assert "a1" not in touched(table)


@pytest.mark.rule("KR-7.07")
def test_one_defence_is_enough_to_forbid_a_tile() -> None:
    table, horde = ready_to_place("archers-2", "q....", "r....", ".....", ".....", ".....")
    assert table.refused(f"place:{horde}/0/0") == "KR-7.01", "deadly, and resistant to physical damage"
    assert not {"a1", "a2"} & touched(table), "fast, and resistant too"


@pytest.mark.rule("KR-7.20")
def test_no_physical_placement_touches_resistance() -> None:
    table, _ = ready_to_place("archers-2", "ngngn", "gnnng", "ngggn", "gGGng", "nGGgn")
    physical = {"a1", "c1", "e1", "b2", "c2", "d2", "a3", "e3", "b4", "c4", "d4", "a5", "b5", "c5", "e5"}
    assert touched(table)
    assert not physical & touched(table)


@pytest.mark.rule("KR-7.21")
def test_no_magical_placement_touches_resistance() -> None:
    table, _ = ready_to_place("mages-3", "dgggg", "ggggd", "ggggg", "gDDgg", "gDDgg")
    magical = {"a1", "e2", "b4", "c4", "b5", "c5"}
    assert touched(table)
    assert not magical & touched(table)


# -- laying a tile -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-7.08")
def test_the_towers_own_tile_is_placed_on_the_tray_aimed_at() -> None:
    table, horde = ready_to_place("mages-1", *PLAIN)
    events = table.place(horde, "b2 c2 c3")
    assert (events[0].kind, events[0].rule) == ("TilePlaced", "KR-7.08")
    (tile,) = table.shown(horde).tiles
    assert (tile.cells, tile.type) == ((6, 7, 12), "magical")


@pytest.mark.rule("KR-7.09")
def test_a_tile_lies_along_the_grid_as_on_the_card() -> None:
    table, _ = ready_to_place("mages-1", *EMPTY)
    columns, rows = "abcde", "12345"
    expected = {
        f"{columns[c]}{rows[r]} {columns[c + 1]}{rows[r]} {columns[c + 1]}{rows[r + 1]}"
        for r in range(4)
        for c in range(4)
    }
    assert cells_on_offer(table) == expected, "the card is turned to the south, and so is its L"


@pytest.mark.rule("KR-7.10")
def test_a_tile_is_not_turned_without_free_manipulation() -> None:
    table, horde = ready_to_place("archers-1", *PLAIN)
    assert all(cells[0] == cells[3] for cells in cells_on_offer(table)), "upright"
    assert table.refused(f"place:{horde}/1/6") == "KR-7.10"


@pytest.mark.rule("KR-7.10")
def test_nor_is_it_flipped() -> None:
    table, horde = ready_to_place("mages-1", *PLAIN)
    turns = table.view().attack.piece.turns
    assert len(turns) == 4
    refused = [turn for turn in range(4) if f"place:{horde}/{turn}/6" not in table.offered(ME, "place")]
    assert len(refused) == 3
    assert {table.refused(f"place:{horde}/{turn}/6") for turn in refused} == {"KR-7.10"}


@pytest.mark.rule("KR-7.11")
def test_with_free_manipulation_a_tile_is_turned_and_flipped_at_will() -> None:
    table, _ = ready_to_place("mages-3", *EMPTY)
    shapes = {"b2 c2 b3 c3 b4", "b2 c2 b3 c3 c4", "b2 b3 c3 b4 c4", "c2 b3 c3 b4 c4",
              "b2 c2 d2 b3 c3", "b2 c2 d2 c3 d3", "b2 c2 b3 c3 d3", "c2 d2 b3 c3 d3"}  # fmt: skip
    assert shapes <= cells_on_offer(table), "all eight"
    assert len(cells_on_offer(table)) == 8 * 12


@pytest.mark.rule("KR-7.12")
def test_tiles_overlap_neither_tiles_nor_soldiers_nor_heroes() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
    table.tile(horde, "a1 a2")
    table.soldiers(horde, "c1")
    table.hero("alleria", "B2", engages="d4")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert not {"a1", "a2", "c1", "d4", "e4", "d5", "e5"} & touched(table)
    for cell in (5, 2, 18):
        assert table.refused(f"place:{horde}/0/{cell}") == "KR-7.12"


@pytest.mark.rule("KR-7.13")
def test_a_tile_lies_wholly_within_one_tray() -> None:
    table, horde = ready_to_place("archers-4b", *EMPTY)
    assert "a3 a4 a5" in cells_on_offer(table)
    assert table.refused(f"place:{horde}/0/15") == "KR-7.13"
    assert table.refused(f"place:{horde}/1/3") == "KR-7.13"


@pytest.mark.rule("KR-7.14")
def test_a_tile_may_cover_empty_squares_too() -> None:
    table, horde = ready_to_place("archers-1", "g....", ".....", ".....", ".....", ".....")
    assert "c3 c4" in cells_on_offer(table), "even nothing else"
    table.place(horde, "a1 a2")
    assert table.left(horde) == ""


@pytest.mark.rule("KR-7.15")
@pytest.mark.parametrize(("tiles", "destroyed"), [("b2 c2 d2 b3 c3 d3", False), ("b2 c2 d2 b3 c3 d3 b4", True)])
def test_a_tray_is_destroyed_when_all_its_enemies_are_covered(tiles: str, destroyed: bool) -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", ".....", ".ggg.", ".ggg.", ".g...", ".....")
    table.tile(horde, tiles)
    events = table.all_ready()
    assert ("TrayDestroyed" in [event.kind for event in events]) is destroyed
    assert (table.shown(horde) is None) is destroyed


@pytest.mark.rule("KR-7.16")
def test_a_deadly_enemy_is_covered_by_tiles_only() -> None:
    table, horde = ready_to_place("archers-1", "x....", "g....", ".....", ".....", ".....")
    table.place(horde, "a1 a2")
    assert table.left(horde) == ""

    table, horde = ready_to_place("soldiers-1", "x....", "g....", ".....", ".....", ".....")
    assert table.refused(f"soldier:{horde}/0") == "KR-8.08"

    table = Table("malik", "alleria")
    horde = table.tray("C2", "x....", "g....", ".....", ".....", ".....")
    table.hero("malik", "C3")
    table.activate(ME, "malik")
    table.do(ME, f"go:{table.square('C2')}")
    assert table.refused(f"engage:{horde}/0") == "KR-11.17"


# -- several tiles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-7.17")
@pytest.mark.parametrize("apart", [False, True])
def test_several_tiles_go_on_one_horde_or_on_several(apart: bool) -> None:
    table = Table("malik", "alleria")
    first, second = table.tray("B2", *PLAIN), table.tray("C2", *PLAIN)
    out_of_range = table.tray("D3", *PLAIN)
    table.give(ME, "archers-3")
    table.build(ME, "archers-3", "A", facing="S")
    table.place(first, "b2 b3")
    assert set(table.offered(ME, "target")) == {f"target:{first}", f"target:{second}"}
    assert table.refused(f"target:{out_of_range}") == "KR-6.01"
    table.place(second if apart else first, "c3")
    assert len(table.shown(first).tiles) == (1 if apart else 2)
    assert len(table.shown(second).tiles) == (1 if apart else 0)


@pytest.mark.rule("KR-7.08")
def test_the_tray_comes_first_then_the_place_on_it() -> None:
    table = Table("malik", "alleria")
    first, second = table.tray("B2", *PLAIN), table.tray("C2", *PLAIN)
    table.give(ME, "archers-2")
    table.build(ME, "archers-2", "A", facing="S")
    assert table.refused(f"place:{first}/0/6") == "KR-7.08"
    table.do(ME, f"target:{first}")
    assert table.refused(f"place:{second}/0/6") == "KR-7.08"
    assert table.refused(f"target:{second}") == "KR-7.08"


@pytest.mark.rule("KR-7.18")
def test_linked_tiles_go_on_one_single_tray() -> None:
    table = Table("malik", "alleria")
    near, far = table.tray("D4", *PLAIN), table.tray("E4", *PLAIN)
    table.give(ME, "artillery-2")
    table.build(ME, "artillery-2", "G", facing="E")
    assert set(table.offered(ME, "target")) == {f"target:{near}", f"target:{far}"}
    table.place(far, "b2 b3")
    assert table.refused(f"target:{near}") == "KR-7.18"
    table.place(far, "c2 d2")
    assert table.left(near) == "b2 c2 d2 b3 c3 d3 b4 c4 d4"
    assert table.left(far) == "c3 d3 b4 c4 d4"


@pytest.mark.rule("KR-7.18")
def test_a_linked_tile_without_room_on_that_tray_is_lost() -> None:
    table = Table("malik", "alleria")
    full, other = table.tray("D4", *PLAIN), table.tray("E4", *PLAIN)
    table.tile(full, "a1 b1 c1 d1 e1 a2 c2 d2 e2 a3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5")
    table.give(ME, "artillery-2")
    table.build(ME, "artillery-2", "G", facing="E")
    table.place(full, "b2 b3")
    assert "ready" in table.offered(), "the second one cannot go on the other tray"
    assert table.left(other) == "b2 c2 d2 b3 c3 d3 b4 c4 d4"


@pytest.mark.rule("KR-7.19")
def test_tiles_never_run_out() -> None:
    table = Table("malik", "alleria")
    trays = [table.tray(square, "ggggg", "ggggg", "ggggg", "ggggg", "ggggg") for square in ("A2", "C2", "D2", "D3")]
    for tray in trays:
        for column in "abcde":
            table.tile(tray, f"{column}1 {column}2")
            table.tile(tray, f"{column}3 {column}4")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.place(horde, "b2 b3")
    assert sum(len(tray.tiles) for tray in table.view().trays) == 41


@pytest.mark.rule("KR-7.17")
def test_the_other_player_places_nothing_meanwhile() -> None:
    table, horde = ready_to_place("archers-1", *PLAIN)
    assert table.refused(f"place:{horde}/0/6", THEM) == "KR-3.07"
