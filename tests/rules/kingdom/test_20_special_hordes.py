"""Orde speciali: deadly and large enemies, ghosts, flying hordes."""

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import FLYING, GHOST, GHOST_DECK
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
OGRE = ("OO...", "OO...", ".....", ".....", ".....")
HAUNTED = ("gg%..", "gg%..", "..%..", ".....", ".....")
WINGED = ("~~...", ".....", ".gg..", ".gg..", ".....")
SUPPLY = 12


def table_at(phase: str, *heroes: str, scenario: str = "1") -> Table:
    return Table(*(heroes or ("malik", "alleria")), scenario=scenario, phase=phase)


def squares(table: Table, seat: int = ME) -> set[str]:
    """The spaces on offer."""
    return {table.match.board.name(int(id.partition(":")[2])) for id in table.offered(seat, "go")}


# -- deadly and large enemies ------------------------------------------------------------------------------------


@pytest.mark.rule("KR-20.01")
def test_heroes_and_soldiers_do_not_cover_deadly_enemies() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", ".....", ".....", "..x..", ".....", ".....")
    table.hero("malik", "C2")
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A")
    assert table.shown(horde).soldiers == (), "there is nothing to ask"
    table.activate(ME, "malik")
    table.do(ME, f"go:{table.square('B2')}")
    assert f"engage:{horde}/0" in table.offered(ME, "engage")
    for block in (5, 6, 9, 10):
        assert table.refused(f"engage:{horde}/{block}") == "KR-11.17"


@pytest.mark.rule("KR-20.01")
def test_damage_tiles_do() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", ".....", ".....", "..x..", ".....", ".....")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.place(horde, "c3 c4")
    assert table.left(horde) == ""


@pytest.mark.rule("KR-20.02")
def test_a_large_enemy_takes_four_squares_and_all_of_them_must_be_covered() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("D2", *OGRE)
    seen = table.shown(horde)
    assert seen.large == ((0, 1, 5, 6),)
    assert seen.enemies == 1, "it is one enemy"
    table.tile(horde, "a1 b1 a2")
    assert not table.shown(horde).complete
    assert table.shown(horde).enemies == 1
    table.soldiers(horde, "b2")
    assert table.shown(horde).complete
    table.all_ready()
    assert table.shown(horde) is None


@pytest.mark.rule("KR-20.03")
@pytest.mark.parametrize(("tiles", "loss"), [("", 4), ("a1", 4), ("a1 b1 a2", 4), ("a1 b1 a2 b2", 0)])
def test_an_escaping_large_enemy_costs_four_hearts_unless_tiles_cover_it_all(tiles: str, loss: int) -> None:
    table = table_at("advance")
    horde = table.tray("G4", *OGRE)
    if tiles:
        table.tile(horde, tiles)
    assert table.hearts() == 12 - loss


@pytest.mark.rule("KR-20.03")
def test_others_on_its_card_count_as_usual() -> None:
    table = table_at("advance")
    table.tray("G4", "OOg..", "OOg..", ".....", ".....", "....g")
    assert table.hearts() == 12 - 7


# -- ghosts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-20.04")
def test_nothing_covers_the_ghost() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "....g", "..%..", "..%..", "..%..", "....g", kind="ghost")
    table.hero("malik", "C2")
    table.give(ME, "archers-1", "soldiers-1")
    table.build(ME, "archers-1", "A", facing="S")
    touched = [cells for cells in table.placements() if any(cell in cells for cell in ("c2", "c3", "c4"))]
    assert touched == []
    assert table.refused(f"place:{horde}/0/7") == "KR-20.04"
    table.do(ME, "done")
    table.build(ME, "soldiers-1", "A", facing="S")
    assert table.refused(f"soldier:{horde}/7") == "KR-20.04"
    table.do(ME, "done")
    table.activate(ME, "malik")
    table.do(ME, f"go:{table.square('B2')}")
    assert table.refused(f"engage:{horde}/5") == "KR-20.04"


@pytest.mark.rule("KR-20.04")
def test_the_ghost_need_not_be_covered() -> None:
    table = table_at("destroy", scenario="5")
    horde = table.tray("D3", *HAUNTED, kind="ghost", crystals=0)
    table.tile(horde, "a1 b1 a2 b2")
    assert table.shown(horde) is None


@pytest.mark.rule("KR-20.04")
def test_every_ghost_horde_of_the_box_has_a_line_of_three() -> None:
    content = load_content()
    for face in content.faces:
        cells = [cell for cell, symbol in enumerate(face.grids[0].symbols) if symbol == "%"]
        assert bool(cells) is (face.kind == GHOST), face.id
        assert not cells or [cell - cells[0] for cell in cells] in ([0, 1, 2], [0, 5, 10]), face.id


@pytest.mark.rule("KR-20.05")
def test_the_ghost_deck_of_six_lies_aside() -> None:
    content = load_content()
    deck = [face for face in content.faces if face.kind == GHOST_DECK]
    assert len(deck) == 6
    assert {face.crystals for face in deck} == {2}
    with_ghosts = Table("malik", "alleria", scenario="5")
    assert with_ghosts.view().ghost_deck == 6
    assert all(token.token != "ghost_deck" for pile in with_ghosts.view().piles for token in pile.tokens)
    assert Table("malik", "alleria", scenario="1").view().ghost_deck == 0


@pytest.mark.rule("KR-20.05", "KR-1.03")
def test_without_a_deck_no_ghost_rises() -> None:
    table = table_at("destroy", scenario="1")
    horde = table.tray("D3", *HAUNTED, kind="ghost", crystals=0)
    table.tile(horde, "a1 b1 a2 b2")
    assert table.shown(horde) is None
    assert table.view().trays == ()


@pytest.mark.rule("KR-20.06", "KR-20.08")
def test_a_destroyed_ghost_horde_hurts_its_heroes_moves_them_and_a_ghost_rises() -> None:
    table = table_at("destroy", scenario="5")
    horde = table.tray("D3", *HAUNTED, kind="ghost", crystals=0)
    table.hero("malik", "D3", engages="a1")
    assert table.decision_for(ME).rule == "KR-20.06"
    assert table.hearts("malik") == 4, "the damage comes first"
    assert squares(table) == {"E2", "C3", "E3"}, "D2 is a site of nobody's, the rest is grass"
    assert table.refused(f"go:{table.square('D3')}") == "KR-A12"
    table.do(ME, f"go:{table.square('E2')}")
    assert table.where("malik") == "E2"
    assert table.shown(horde) is None
    (risen,) = [event for event in table.events if event.kind == "GhostRose"]
    assert (table.match.board.name(risen.things[2]), risen.rule) == ("D3", "KR-20.08")
    assert table.match.content.faces[risen.things[1]].kind == GHOST_DECK
    assert table.view().ghost_deck == 5
    told = [event.kind for event in table.events if event.kind in ("HeroDamaged", "HeroDisplaced", "GhostRose")]
    assert told == ["HeroDamaged", "HeroDisplaced", "GhostRose"]


@pytest.mark.rule("KR-20.07")
def test_without_a_free_space_the_hero_goes_back_to_its_board() -> None:
    table = table_at("destroy", scenario="5")
    table.tray("D3", *HAUNTED, kind="ghost", crystals=0)
    for square in ("E2", "C3", "E3"):
        table.tray(square, *PLAIN)
    table.hero("malik", "D3", engages="a1")
    assert table.where("malik") == ""
    assert table.hearts("malik") == 4
    assert not table.view().figures[table.figure("malik")].knocked
    assert [event.rule for event in table.events if event.kind == "HeroDisplaced"] == ["KR-20.07"]


@pytest.mark.rule("KR-20.06")
def test_a_hero_who_falls_need_not_move() -> None:
    table = table_at("destroy", scenario="5")
    table.tray("D3", *HAUNTED, kind="ghost", crystals=0)
    table.hero("malik", "D3", engages="a1", hearts=1)
    assert table.view().figures[table.figure("malik")].knocked
    assert "HeroDisplaced" not in table.kinds()
    assert "GhostRose" in table.kinds()


@pytest.mark.rule("KR-20.09")
def test_a_ghost_horde_gives_no_crystals() -> None:
    assert {face.crystals for face in load_content().faces if face.kind == GHOST} == {0}
    table = table_at("destroy", scenario="5")
    table.crystals(3)
    table.tile(table.tray("D3", *HAUNTED, kind="ghost", crystals=2), "a1 b1 a2 b2")
    assert table.view().crystals == 3


@pytest.mark.rule("KR-20.09")
def test_nor_when_it_escapes() -> None:
    table = table_at("advance", scenario="5")
    table.crystals(3)
    table.tray("H5", *HAUNTED, kind="ghost", crystals=2)
    assert table.hearts() == 12 - 4
    assert table.view().crystals == 3
    assert "GhostRose" not in table.kinds()


@pytest.mark.rule("KR-20.10")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (11, 12)])
def test_hordes_of_the_ghost_deck_give_two(before: int, after: int) -> None:
    table = table_at("destroy", scenario="5")
    table.crystals(before)
    horde = table.card("D3", "S01")
    table.tile(horde, "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5")
    assert table.shown(horde) is None
    assert table.view().crystals == after
    assert "GhostRose" not in table.kinds(), "what the ghosts leave behind leaves nothing"


# -- flying hordes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-20.11")
def test_the_flying_squares_are_never_covered_and_need_not_be() -> None:
    for face in load_content().faces:
        cells = [cell for cell, symbol in enumerate(face.grids[0].symbols) if symbol == "~"]
        assert bool(cells) is (face.kind == FLYING), face.id
        assert not cells or [cell - cells[0] for cell in cells] in ([0, 1], [0, 5]), face.id
    table = Table("malik", "alleria")
    horde = table.tray("B2", "~....", "~....", "g....", "g....", ".....", kind="flying")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert table.refused(f"place:{horde}/0/0") == "KR-20.11"
    assert table.refused(f"place:{horde}/0/5") == "KR-20.11"
    table.place(horde, "a3 a4")
    assert table.shown(horde).complete
    table.all_ready()
    assert table.shown(horde) is None


@pytest.mark.rule("KR-20.12", "KR-A80", "KR-1.08")
def test_a_flying_horde_comes_however_many_trays_are_in_use() -> None:
    """The box has 8 trays; at this table hordes without one are played as those in one."""
    table = table_at("spawn", scenario="8")
    for square in ("A2", "B2", "C2", "D2", "E2", "F2", "G2", "G3", "G4"):
        table.tray(square, *PLAIN)
    flying = table.new_face(*WINGED, kind="flying")
    table.piles([], [], [flying])
    assert table._m.content.components["horde_trays"] == 8
    seen = table.view().trays
    assert [tray.kind for tray in seen].count("flying") == 1
    assert len(seen) == 10
    table.all_ready()
    moved = [event.things[0] for event in table.events if event.kind == "TrayMoved"]
    assert len(moved) == 10, "also the one without a tray moves on"


@pytest.mark.rule("KR-20.13")
def test_nobody_holds_a_flying_horde() -> None:
    table = table_at("advance")
    horde = table.tray("B2", *WINGED, kind="flying")
    table.hero("malik", "B2", engages="d1")
    table.soldiers(horde, "b3 c3")
    assert table.decision_for(ME).rule == "KR-20.13"
    assert squares(table) == {"A2", "C2", "B1", "B3"}
    table.do(ME, f"go:{table.square('B3')}")
    assert table.where(horde) == "C2"
    assert (table.where("malik"), table.hearts("malik")) == ("B3", 5)
    assert table.view().soldiers == SUPPLY
    told = {event.kind: event.rule for event in table.events}
    assert told["SoldiersLost"] == told["HeroDisplaced"] == "KR-20.13"
    assert "TrayBlocked" not in told


@pytest.mark.rule("KR-20.13")
def test_that_comes_before_its_icons() -> None:
    table = table_at("advance")
    horde = table.tray("A2", "~~...", ".....", ".wg..", ".gg..", ".....", kind="flying")
    table.soldiers(horde, "b3")
    assert table.where(horde) == "C2", "the soldier has left the fast one before anybody looks"


@pytest.mark.rule("KR-20.14")
def test_then_it_activates_as_usual() -> None:
    table = table_at("advance")
    horde = table.tray("A2", "~~s..", ".....", ".wg..", ".gg..", ".....", kind="flying")
    table.tile(horde, "b3 b4")
    assert table.shown(horde).tiles == ()
    assert table.where(horde) == "C2"


@pytest.mark.rule("KR-20.14")
def test_it_shoots_and_escapes_as_others_do() -> None:
    table = table_at("advance")
    table.tray("B2", "~~a..", ".....", ".....", ".....", ".....", kind="flying")
    table.tray("G4", "~~g..", ".....", ".....", ".....", ".....", kind="flying")
    table.hero("malik", "D3")
    assert table.hearts("malik") == 4
    assert table.hearts() == 11


@pytest.mark.rule("KR-20.15")
def test_a_flying_horde_settles_on_top_of_another() -> None:
    table = table_at("advance")
    flying, held = table.tray("B2", *WINGED, kind="flying"), table.tray("C2", *PLAIN)
    table.soldiers(held, "b2")
    assert table.where(flying) == table.where(held) == "C2"
    assert (table.shown(flying).depth, table.shown(held).depth) == (0, 1)


@pytest.mark.rule("KR-20.15")
def test_with_two_moves_it_goes_on_from_there() -> None:
    table = table_at("advance")
    flying, held = (
        table.tray("B2", "~~w..", ".....", ".....", ".....", ".....", kind="flying"),
        table.tray("C2", *PLAIN),
    )
    table.soldiers(held, "b2")
    assert table.where(flying) == "D2"
    assert table.where(held) == "C2"


@pytest.mark.rule("KR-20.16")
def test_what_lies_underneath_cannot_be_attacked() -> None:
    table = Table("malik", "alleria", scenario="4")
    flying, under = table.tray("B4", *WINGED, kind="flying"), table.tray("B4", *PLAIN)
    table.spells("rain-of-fire")
    table.give(ME, "archers-1")
    table.hero("alleria", "C4", facing="W")
    table.build(ME, "archers-1", "G", facing="N")
    assert trays_in_question(table, ME) == {flying}
    assert table.refused(f"place:{under}/0/6") == "KR-20.16"
    table.do(ME, "done")
    table.cast(ME, "rain-of-fire")
    assert trays_in_question(table, ME) == {flying}
    table.do(ME, "done", "done")
    table.activate(THEM, "alleria")
    table.do(THEM, "attack")
    table.do(THEM, "face:3")
    assert trays_in_question(table, THEM) == {flying}


def trays_in_question(table: Table, seat: int) -> set[int]:
    """Where the tile in hand may go."""
    return {int(cells.partition(":")[0]) for cells in table.placements(seat)}


@pytest.mark.rule("KR-20.16")
def test_not_even_by_who_is_on_it() -> None:
    table = Table("malik", "alleria")
    flying, under = table.tray("B2", *WINGED, kind="flying"), table.tray("B2", *PLAIN)
    figure = table.hero("malik")
    table._m.move_figure(figure, table.square("B2"), under, 0)
    table.activate(ME, "malik")
    assert table.offered(ME, "attack") == []
    assert table.shown(flying).figures == ()


@pytest.mark.rule("KR-20.17")
def test_a_stack_activates_from_the_top() -> None:
    table = table_at("advance")
    flying, under = table.tray("B2", *WINGED, kind="flying"), table.tray("B2", *PLAIN)
    assert table.match
    assert [event.things[0] for event in table.events if event.kind == "TrayMoved"] == [flying, under]
    assert table.where(flying) == "C2"
    assert table.where(under) == "D2", "it jumps the flying horde, which is there already"
