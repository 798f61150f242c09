"""Rulings about the box, spawning, heroes on the path, destruction and special hordes."""

import pytest
from msgspec.structs import replace

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.kernel.chance import Seeded
from tests.rules.kingdom.openings import begun
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
SMALL = ("ggg..", ".....", ".....", ".....", ".....")
HAUNTED = ("gg%..", "gg%..", "..%..", ".....", ".....")
WINGED = ("~~...", ".....", ".gg..", ".gg..", ".....")
FULL = ("ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
SUPPLY = 12


def squares(table: Table, seat: int = ME) -> set[str]:
    """The spaces on offer."""
    return {table.match.board.name(int(id.partition(":")[2])) for id in table.offered(seat, "go")}


def things(table: Table, kind: str) -> list[tuple[int, ...]]:
    assert table.match
    return [event.things for event in table.events if event.kind == kind]


# -- the box and the preparation ---------------------------------------------------------------------------------


@pytest.mark.rule("KR-A01")
def test_the_box_holds_what_the_rulebook_and_public_sources_say() -> None:
    content = load_content()
    assert (content.crystals, content.soldiers, content.components["horde_trays"]) == (12, 12, 8)
    assert sum(tower.copies for tower in content.towers) == 44
    assert len(content.spells) == 6


@pytest.mark.rule("KR-A06")
def test_cards_lie_towards_the_exit_of_their_own_path() -> None:
    for scenario in load_content().scenarios:
        board = scenario.board
        assert len(board.exits) == 1, "one exit each"
        assert {board.routes[first][-1] for first in board.spawns} == set(board.exits)
        row, column = divmod(board.exits[0], board.cols)
        edges = {0: row == 0, 1: column == board.cols - 1, 2: row == board.rows - 1, 3: column == 0}
        assert edges[board.exit_side], scenario.id


@pytest.mark.rule("KR-A07")
def test_an_empty_pile_brings_nothing_and_the_match_goes_on() -> None:
    table = Table("malik", "alleria", phase="spawn")
    table.piles([])
    assert table.view().trays == ()
    assert table.view().phase == "play"
    assert table.won is None


@pytest.mark.rule("KR-A82")
def test_everything_is_open_to_everybody() -> None:
    match = begun()
    views = [replace(match.view(seat), seat=None) for seat in (ME, THEM, None)]
    assert views[0] == views[1] == views[2]
    assert views[0].players[THEM].hand


@pytest.mark.rule("KR-A83")
def test_which_horde_comes_is_drawn_when_it_comes() -> None:
    """The kinds of cards to come are known, the cards are not: with other chance another one comes."""
    seen = set()
    for seed in range(12):
        table = Table("malik", "alleria", phase="spawn", chance=Seeded(seed))
        assert [token.token for token in table.view().piles[0].tokens][:2] == ["w2", "w2"]
        seen.add(things(table, "HordeSpawned")[0][1])
    assert len(seen) > 1
    faces = load_content().faces
    assert all(faces[face].wave == 2 for face in seen)


@pytest.mark.rule("KR-A78")
def test_a_turn_is_a_round() -> None:
    """Towers turned face down "this turn" are lost in phase 5 of the same round."""
    table = Table("malik", "alleria")
    table.crystals(0)
    table.standing("archers-2", "A", face_down=True)
    assert table.view().round == 2
    events = table.all_ready()
    kinds = [event.kind for event in events]
    assert kinds.index("TowerReturned") < kinds.index("RoundBegan")
    assert table.hand(ME) == []


# -- heroes on the path ------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A10")
def test_a_hero_who_enters_may_engage_what_lies_by_the_exit_or_go_on() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("G4", *PLAIN)
    table.activate(ME, "malik")
    assert {"G4", "F4", "F3"} <= squares(table)
    table.go(ME, "G4", engages="b2")
    assert len(table.shown(horde).figures) == 1


@pytest.mark.rule("KR-A10")
def test_on_a_portal_by_the_exit_it_does_not_stop() -> None:
    table = Table("malik", "alleria")
    table.card("G4", "P1")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('G4')}") == "KR-9.12"
    assert "F4" in squares(table)


@pytest.mark.rule("KR-A10")
def test_nor_on_a_tray_without_room() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("G4", *FULL)
    table.tile(horde, "b2 d2 b4 d4")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('G4')}") == "KR-11.16"
    assert "F4" in squares(table)


@pytest.mark.rule("KR-A12")
def test_stepping_aside_is_no_movement() -> None:
    table = Table("malik", "alleria", phase="spawn")
    table.hero("malik", "A2", hearts=3)
    table.tray("C2", *PLAIN)
    table.do(ME, f"go:{table.square('B2')}")
    seen = table.view().figures[ME]
    assert (seen.hearts, seen.tray, seen.card) == (3, -1, "hand")
    table.activate(ME, "malik")
    assert {"D1", "D2", "D3"} <= squares(table), "with all of its two steps"


@pytest.mark.rule("KR-A12")
def test_it_never_engages() -> None:
    table = Table("malik", "alleria", phase="spawn")
    table.hero("malik", "A2")
    table.tray("B2", *PLAIN)
    assert table.refused(f"go:{table.square('B2')}") == "KR-A12"
    assert squares(table) == {"B1", "B3"}


@pytest.mark.rule("KR-A13")
def test_heroes_share_a_space() -> None:
    table = Table("malik", "alleria")
    table.hero("alleria", "F4")
    table.activate(ME, "malik")
    table.go(ME, "F4")
    assert table.where("malik") == table.where("alleria") == "F4"


@pytest.mark.rule("KR-A13")
def test_and_a_tray_each_on_an_area_of_its_own() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("G4", *FULL)
    table.hero("ignus", "G4", engages="b2")
    table.activate(ME, "malik")
    table.do(ME, f"go:{table.square('G4')}")
    assert set(table.offered(ME, "engage")) == {f"engage:{horde}/{block}" for block in (3, 7, 11, 12, 13, 14, 15)}
    assert table.refused(f"engage:{horde}/0") == "KR-11.16"
    table.do(ME, f"engage:{horde}/15")
    assert len(table.shown(horde).figures) == 2


# -- phase 3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A26")
def test_soldiers_stay_until_their_tray_hurts_them() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A", facing="S")
    table.soldier(horde, "b2")
    told = [(event.kind, event.things) for event in table.all_ready()]
    assert (
        told.index(("PhaseBegan", (3,))) < told.index(("PhaseBegan", (4,))) < told.index(("SoldiersLost", (horde, 1)))
    )
    assert told.index(("SoldiersLost", (horde, 1))) < told.index(("PhaseBegan", (5,)))


@pytest.mark.rule("KR-A39")
def test_trays_are_destroyed_from_the_exit_backwards() -> None:
    table = Table("malik", "alleria", scenario="2", phase="destroy")
    table.crystals(10)
    trays = {}
    for square, crystals in (("C5", 3), ("A1", 2), ("F3", 1)):
        trays[square] = table.tray(square, *SMALL, crystals=crystals)
        table.tile(trays[square], "a1 b1 c1")
    assert [tray for tray, *_ in things(table, "TrayDestroyed")] == [trays[s] for s in ("F3", "A1", "C5")]
    assert things(table, "CrystalsGained") == [(1, 11), (1, 12)]
    assert table.view().crystals == 12


@pytest.mark.rule("KR-A39")
def test_which_are_complete_is_settled_before_anything_happens() -> None:
    """Malik falls with the first tray; that changes nothing for the others."""
    table = Table("malik", "alleria", phase="destroy")
    first = table.tray("F4", "gg...", "gg...", ".....", ".....", ".....")
    table.hero("malik", "F4", engages="a1", hearts=1)
    second = table.tray("B2", *SMALL)
    table.tile(second, "a1 b1 c1")
    assert [tray for tray, *_ in things(table, "TrayDestroyed")] == [first, second]
    kinds = table.kinds()
    assert kinds.index("KnockedOut") > len(kinds) - 1 - kinds[::-1].index("TrayDestroyed")


@pytest.mark.rule("KR-A40")
@pytest.mark.parametrize("crystals", [0, 2])
def test_a_portal_gives_the_crystals_that_its_card_says(crystals: int) -> None:
    assert {face.crystals for face in load_content().faces if face.kind == 5} == {0}
    table = Table("malik", "alleria", phase="destroy")
    table.crystals(3)
    portal = table.tray("B2", ".....", ".mm..", "..@..", ".....", ".....", kind="portal", level=1, crystals=crystals)
    table.tile(portal, "b2 c2")
    assert table.view().crystals == 3 + crystals


@pytest.mark.rule("KR-A85")
def test_the_hero_of_a_destroyed_tray_steps_aside_for_the_one_above() -> None:
    table = Table("malik", "alleria", phase="destroy")
    flying, under = table.tray("B2", *WINGED, kind="flying"), table.tray("B2", "gg...", "gg...", *SMALL[1:4])
    table._m.move_figure(table.figure("malik"), table.square("B2"), under, 0)
    assert table.decision_for(ME).rule == "KR-A85"
    assert table.hearts("malik") == 4
    assert table.shown(under) is None
    table.do(ME, f"go:{table.square('B3')}")
    assert (table.where("malik"), table.where(flying)) == ("B3", "C2")


@pytest.mark.rule("KR-A85")
def test_and_for_the_one_below() -> None:
    table = Table("malik", "alleria", phase="destroy")
    flying, under = table.tray("B2", "gg~~.", "gg...", *SMALL[1:4], kind="flying"), table.tray("B2", *PLAIN)
    table.hero("malik", "B2", engages="a1")
    assert table.decision_for(ME).rule == "KR-A85"
    assert table.shown(flying) is None
    table.do(ME, f"go:{table.square('B3')}")
    assert table.where(under) == "C2"


# -- special hordes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A60")
def test_a_risen_ghost_horde_advances_in_the_same_round() -> None:
    table = Table("malik", "alleria", scenario="5", phase="destroy")
    table.tile(table.tray("D3", *HAUNTED, kind="ghost", crystals=0), "a1 b1 a2 b2")
    (tray, _, square) = things(table, "GhostRose")[0]
    assert table.match.board.name(square) == "D3"
    assert tray in [moved for moved, *_ in things(table, "TrayMoved")]


@pytest.mark.rule("KR-A60")
def test_from_an_empty_deck_none_rises() -> None:
    table = Table("malik", "alleria", scenario="5", phase="destroy")
    table.gone(*[number for number, face in enumerate(table._m.content.faces) if face.kind == 2])
    horde = table.tray("D3", *HAUNTED, kind="ghost", crystals=0)
    table.tile(horde, "a1 b1 a2 b2")
    assert table.shown(horde) is None
    assert table.view().trays == ()


@pytest.mark.rule("KR-A61")
@pytest.mark.parametrize(
    ("rows", "kind", "loss"),
    [(HAUNTED, "ghost", 4), (WINGED, "flying", 4), (("gg...", ".....", ".....", ".....", "====="), "trailblazer", 2)],
)
def test_squares_that_cannot_be_covered_are_no_enemies(rows: tuple[str, ...], kind: str, loss: int) -> None:
    table = Table("malik", "alleria", phase="advance")
    table.tray("G4", *rows, kind=kind)
    assert table.hearts() == 12 - loss


@pytest.mark.rule("KR-A62")
def test_without_a_free_space_a_hero_on_a_flying_horde_goes_back_to_its_board() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("G4", "~~...", ".....", ".....", ".....", "g....", kind="flying")
    table.hero("malik", "G4", engages="d2")
    blocker = table.tray("F4", *PLAIN)
    table.soldiers(blocker, "b2")
    assert table.where("malik") == ""
    assert table.hearts("malik") == 5
    assert table.where(horde) == ""
    assert [event.rule for event in table.events if event.kind == "HeroDisplaced"] == ["KR-A62"]


def stacked(phase: str) -> tuple[Table, int, int]:
    """A flying horde over a plain one that Malik and a soldier hold."""
    table = Table("malik", "alleria", phase=phase)
    flying, under = table.tray("B2", *WINGED, kind="flying"), table.tray("B2", *PLAIN)
    table._m.move_figure(table.figure("malik"), table.square("B2"), under, 0)
    table.soldiers(under, "d3")
    return table, flying, under


@pytest.mark.rule("KR-A63")
def test_what_stands_on_the_lower_tray_still_holds_it() -> None:
    table, flying, under = stacked("advance")
    assert (table.where(flying), table.where(under)) == ("C2", "B2")
    assert table.hearts("malik") == 4
    assert table.view().soldiers == SUPPLY


@pytest.mark.rule("KR-A63")
def test_nobody_joins_it_there() -> None:
    table, flying, under = stacked("play")
    table.hero("alleria", "C2")
    table.activate(THEM, "alleria")
    table.do(THEM, f"go:{table.square('B2')}")
    trays = {int(id.partition(":")[2].partition("/")[0]) for id in table.offered(THEM, "engage")}
    assert trays == {flying}
    assert table.refused(f"engage:{under}/10", THEM)
    assert len(table.shown(under).figures) == 1


@pytest.mark.rule("KR-A63")
def test_others_jump_a_stack_and_it_may_be_higher_than_two() -> None:
    table = Table("malik", "alleria", phase="advance")
    flying, held = table.tray("B2", *WINGED, kind="flying"), table.tray("C2", *PLAIN)
    second, behind = table.tray("A2", "~~...", "w....", *SMALL[1:4], kind="flying"), table.tray("A2", *PLAIN)
    table.soldiers(held, "b2")
    assert table.where(held) == table.where(flying) == table.where(second) == "C2"
    assert [table.shown(tray).depth for tray in (second, flying, held)] == [0, 1, 2]
    assert table.where(behind) == "B2"


@pytest.mark.rule("KR-A63")
def test_a_walking_horde_behind_a_stack_lands_beyond_it() -> None:
    table = Table("malik", "alleria", phase="advance")
    flying, held = table.tray("B2", *WINGED, kind="flying"), table.tray("C2", *PLAIN)
    table.soldiers(held, "b2")
    behind = table.tray("B2", *PLAIN)
    assert table.where(flying) == table.where(held) == "C2"
    assert table.where(behind) == "D2"


@pytest.mark.rule("KR-A64")
def test_nobody_enters_a_space_with_a_trailblazer_card() -> None:
    table = Table("malik", "alleria", scenario="9")
    table.hero("malik", "B2")
    table.activate(ME, "malik")
    assert table.refused(f"go:{table.square('C1')}") == "KR-A64"
    assert {"C2", "D1"} <= squares(table)


@pytest.mark.rule("KR-A64")
def test_not_even_who_must_step_aside() -> None:
    table = Table("malik", "alleria", scenario="9", phase="advance")
    table.tray("C2", *WINGED, kind="flying")
    table.hero("malik", "C2", engages="d1")
    assert squares(table) == {"D2", "B3", "C3", "D3"}
    assert table.refused(f"go:{table.square('C1')}") == "KR-A12"


@pytest.mark.rule("KR-A64")
def test_closed_piles_do_not_spawn() -> None:
    table = Table("malik", "alleria", scenario="9", phase="spawn")
    table.piles([(0, 4)], [(0, 4)], [(0, 4)], [(0, 4)])
    assert [pile for *_, pile in things(table, "HordeSpawned")] == [1]
