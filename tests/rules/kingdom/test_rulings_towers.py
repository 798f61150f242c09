"""Rulings about towers, tiles, soldiers and portals: what the rulebook leaves open, as this table plays it."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FULL = ("ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
RIFT = (".....", ".mmm.", ".m@m.", ".mmm.", ".....")
TWELVE = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3"
SIDES = "NESW"


# -- attacking ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A16")
def test_a_tower_need_not_attack() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    (event,) = table.do(ME, "done")
    assert (event.kind, event.rule) == ("PieceForgone", "KR-A16")
    assert table.shown(horde).tiles == ()


@pytest.mark.rule("KR-A16")
@pytest.mark.parametrize("tower", ["archers-3", "artillery-1", "soldiers-2"])
def test_some_of_its_pieces_may_be_forgone(tower: str) -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, tower)
    table.build(ME, tower, "A", facing="S")
    table.do(ME, "done")
    table.do(ME, table.offered()[0])
    assert len(table.shown(horde).tiles) + len(table.shown(horde).soldiers) == 1


@pytest.mark.rule("KR-A17")
def test_a_portal_above_the_towers_level_obliges_to_nothing() -> None:
    table = Table("malik", "alleria")
    table.tray("B2", *RIFT, kind="portal", level=2)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A")
    assert "ready" in table.offered(), "there is no target at all"


@pytest.mark.rule("KR-A17")
def test_what_counts_is_the_way_that_the_tower_was_turned() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="N")
    assert "ready" in table.offered()
    assert table.shown(portal).tiles == ()
    assert not table.towers_on("A")[0].face_down


@pytest.mark.rule("KR-A17")
def test_a_target_is_available_only_if_an_enemy_there_can_be_covered() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    table.tray("C2", "nnn..", ".....", ".....", ".....", ".....")
    table.give(ME, "archers-2")
    table.build(ME, "archers-2", "A", facing="S")
    assert table.refused("done") == "KR-9.10", "the horde has none but enemies that resist the archers"
    table.place(portal, "b2 c2")


@pytest.mark.rule("KR-A17")
def test_a_portal_whose_uncovered_enemies_all_resist_the_tower_obliges_to_nothing() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", "ff...", ".....", "..@..", ".....", ".....", kind="portal", level=1)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.do(ME, "done")
    assert table.shown(portal).tiles == ()


@pytest.mark.rule("KR-A17")
def test_it_is_judged_once_when_the_attack_begins() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    horde = table.tray("C2", "gg...", ".....", ".....", ".....", ".....")
    table.give(ME, "archers-3")
    table.build(ME, "archers-3", "A", facing="S")
    table.place(horde, "a1 b1")
    table.do(ME, "done")
    assert table.shown(portal).tiles == (), "there was another target, though none is left"
    assert not table.towers_on("A")[0].face_down


@pytest.mark.rule("KR-A99", "KR-9.11")
@pytest.mark.parametrize("forgone", [True, False])
def test_a_piece_that_covers_nothing_on_the_portal_may_be_forgone(forgone: bool) -> None:
    """Enemies are left, but no 1x2 gets at them."""
    table = Table("malik", "alleria")
    portal = table.tray("B2", "mf...", "ff...", "..@..", ".....", ".....", kind="portal", level=1)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    if forgone:
        table.do(ME, "done")
    else:
        table.place(portal, "d4 d5")
    assert table.towers_on("A")[0].face_down is not forgone


@pytest.mark.rule("KR-A99", "KR-9.10")
def test_where_an_obliged_piece_lies_is_the_attackers_choice() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert table.refused("done") == "KR-9.10"
    table.place(portal, "a1 a2")
    assert table.towers_on("A")[0].face_down


@pytest.mark.rule("KR-A18")
def test_soldiers_on_a_portal_cost_the_tower() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A", facing="S")
    table.soldier(portal, "b2")
    assert table.towers_on("A")[0].face_down


@pytest.mark.rule("KR-A18")
def test_soldiers_stop_portals_and_take_damage() -> None:
    table = Table("malik", "alleria", phase="advance")
    portal = table.tray("B2", *RIFT, kind="portal", level=1)
    table.soldiers(portal, "b2")
    assert table.where(portal) == "B2"
    assert table.shown(portal).soldiers == ()
    assert table.view().soldiers == 12


@pytest.mark.rule("KR-A20")
def test_a_tower_card_is_turned_one_of_four_ways() -> None:
    reached = {}
    for facing in SIDES:
        table = Table("malik", "alleria")
        for square in ("B2", "C2", "D2", "D3", "D4", "E4"):
            table.tray(square, *PLAIN)
        table.give(ME, "archers-1")
        table.build(ME, "archers-1", "G")
        assert table.offered() == [f"face:{side}" for side in range(4)]
        assert table.refused("face:4")
        table.do(ME, f"face:{SIDES.index(facing)}")
        attack = table.view().attack
        reached[facing] = {table.where(tray) for tray in attack.trays} if attack else set()
        assert table.towers_on("G")[0].facing == SIDES.index(facing)
    assert reached == {"N": {"C2"}, "E": {"D4", "E4"}, "S": set(), "W": set()}


@pytest.mark.rule("KR-A21")
def test_a_fixed_tile_lies_as_the_card_does_whichever_way_the_tray_lies() -> None:
    pictures, placements = [], []
    for scenario, letter, at in (("1", "A", "B2"), ("3", "D", "E2")):
        facing = "S" if scenario == "1" else "N"
        table = Table("malik", "alleria", scenario=scenario)
        portal = table.card(at, "P1")
        table.give(ME, "archers-1")
        table.build(ME, "archers-1", letter, facing=facing)
        pictures.append(table.shown(portal).grid)
        placements.append({cells.partition(": ")[2] for cells in table.placements()})
    assert pictures[0] != pictures[1], "one exit is in the east, the other in the south"
    for cells in placements[0] | placements[1]:
        assert cells[0] == cells[3], "upright"


@pytest.mark.rule("KR-A22")
def test_a_single_square_needs_no_free_manipulation() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *FULL)
    table.give(ME, "artillery-1")
    table.build(ME, "artillery-1", "A", facing="S")
    table.place(horde, "a1 b1")
    assert len(table.placements()) == 23, "the 1x1 goes on any square that is left"


@pytest.mark.rule("KR-A23")
def test_a_tile_may_not_lie_partly_on_an_enemy_that_resists_it() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "g....", "n....", "g....", ".....", ".....")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert table.refused(f"place:{horde}/0/0") == "KR-7.01"
    assert table.refused(f"place:{horde}/0/5") == "KR-7.01"
    table.place(horde, "a3 a4")


@pytest.mark.rule("KR-A24")
@pytest.mark.parametrize("last", [False, True])
def test_a_large_enemy_is_covered_when_all_its_squares_are(last: bool) -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "OO...", "OO...", ".....", ".....", ".....")
    table.tile(horde, "a1 a2")
    table.soldiers(horde, "b1")
    if last:
        table.soldiers(horde, "b2")
    assert table.left(horde) == ("" if last else "b2")
    table.all_ready()
    assert (table.shown(horde) is None) is last


@pytest.mark.rule("KR-A24")
@pytest.mark.parametrize("bare", ["a1", "b1", "a2", "b2"])
def test_three_of_its_four_squares_are_not_enough(bare: str) -> None:
    """Whichever is left: the tray stays, and none of its crystals is gained."""
    table = Table("malik", "alleria")
    table.crystals(0)
    horde = table.tray("B2", "OO...", "OO...", ".....", ".....", ".....", crystals=2)
    for cell in ("a1", "b1", "a2", "b2"):
        if cell != bare:
            table.tile(horde, cell)
    assert table.left(horde) == bare
    table.all_ready()
    assert table.shown(horde) is not None
    assert (table.where(horde), table.view().crystals) == ("C2", 0)
    table.tile(horde, bare)
    table.all_ready()
    assert (table.shown(horde), table.view().crystals) == (None, 2)


@pytest.mark.rule("KR-A24")
def test_a_tile_a_soldier_and_a_hero_cover_it_together() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", ".....", ".OO..", ".OO..", ".....", ".....")
    table.tile(horde, "b2")
    table.soldiers(horde, "b3")
    table.hero("malik", "B2", engages="c2")
    assert table.left(horde) == ""
    table.all_ready()
    assert table.shown(horde) is None


@pytest.mark.rule("KR-A24")
def test_heroes_count_too() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", ".OO..", ".OO..", ".....", ".....", ".....")
    table.tile(horde, "b1 b2")
    table.hero("malik", "B2", engages="c1")
    table.all_ready()
    assert table.shown(horde) is None


@pytest.mark.rule("KR-A24")
@pytest.mark.parametrize(("tiles", "loss"), [("a1 a2", 4), ("a1 b1 a2 b2", 0)])
def test_an_escaping_large_enemy_is_covered_by_tiles_only(tiles: str, loss: int) -> None:
    table = Table("malik", "alleria")
    horde = table.tray("G4", "OO...", "OO...", ".....", ".....", ".....")
    table.tile(horde, tiles)
    if loss:
        table.soldiers(horde, "b1 b2")
    assert table.shown(horde).loss == loss


# -- soldiers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A25")
def test_only_the_soldiers_that_the_supply_lacks_are_moved() -> None:
    table = Table("malik", "alleria")
    far, horde = table.tray("D3", *FULL), table.tray("B2", *PLAIN)
    table.soldiers(far, TWELVE.rpartition(" ")[0])
    table.give(ME, "soldiers-2")
    table.build(ME, "soldiers-2", "A", facing="S")
    assert table.view().soldiers == 1
    assert not table.offered(ME, "shift")
    table.soldier(horde, "b2")
    assert f"shift:{far}/0" in table.offered()
    table.do(ME, f"shift:{far}/0")
    table.soldier(horde, "c2")
    assert "ready" in table.offered(), "one each for the missing ones"
    assert (table.shown(horde).soldiers, len(table.shown(far).soldiers)) == ((6, 7), 10)


@pytest.mark.rule("KR-A25")
def test_another_players_soldiers_may_be_moved() -> None:
    table = Table("malik", "alleria")
    far, horde = table.tray("D3", *FULL), table.tray("B2", *PLAIN)
    table.soldiers(far, TWELVE.rpartition(" ")[0])
    table.give(THEM, "soldiers-1")
    table.give(ME, "soldiers-1")
    table.build(THEM, "soldiers-1", "E", facing="W")
    table.soldier(far, "e5", THEM)
    table.build(ME, "soldiers-1", "A", facing="S")
    table.do(ME, f"shift:{far}/24")
    table.soldier(horde, "b2")
    assert table.shown(horde).soldiers == (6,)


@pytest.mark.rule("KR-A25")
def test_spells_do_not_move_soldiers() -> None:
    table = Table("malik", "alleria", scenario="10")
    far, horde = table.tray("D3", *FULL), table.tray("A7", *PLAIN)
    table.soldiers(far, TWELVE.rpartition(" ")[0])
    table.spells("reinforcements")
    table.cast(ME, "reinforcements")
    table.soldier(horde, "b2")
    assert "ready" in table.offered(), "only a tower just built does"


@pytest.mark.rule("KR-A26")
def test_soldiers_stay_until_their_tray_is_blocked_by_them() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.soldiers(horde, "b2")
    table.all_ready()
    kinds = [(event.kind, event.things) for event in table.events if event.kind in ("PhaseBegan", "SoldiersLost")]
    assert kinds[:3] == [("PhaseBegan", (3,)), ("PhaseBegan", (4,)), ("SoldiersLost", (horde, 1))]
    assert table.where(horde) == "B2"


# -- sites, passing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A27")
@pytest.mark.parametrize(("lost", "new"), [("archers-1", "soldiers-1"), ("soldiers-1", "mages-1")])
def test_a_face_down_tower_still_counts_as_one_of_two(lost: str, new: str) -> None:
    table = Table("malik", "alleria")
    table.standing(lost, "A", face_down=True)
    table.give(ME, new, "soldiers-2")
    table.build(ME, new, "A")
    table.do(ME, f"tower:{table.kind('soldiers-2')}")
    assert table.refused(f"build:{table.site('A')}") == "KR-8.11"
    assert [tower.face_down for tower in table.towers_on("A")] == [True, False]


@pytest.mark.rule("KR-A27")
def test_and_it_still_occupies_the_site() -> None:
    table = Table("malik", "alleria")
    table.standing("archers-1", "A", face_down=True)
    table.give(ME, "mages-1")
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.refused(f"build:{table.site('A')}") == "KR-5.03"


@pytest.mark.rule("KR-A28")
def test_only_towers_in_hand_are_passed() -> None:
    table = Table("malik", "alleria", scenario="3")
    table.give(ME, "archers-1")
    table.arriving(ME, "mages-1")
    table.build(ME, "archers-1", "A")
    assert not table.offered(ME, "tower")
    assert table.refused(f"tower:{table.kind('archers-1')}") == "KR-5.01"
    assert table.refused(f"tower:{table.kind('mages-1')}") == "KR-10.08"


@pytest.mark.rule("KR-A29")
@pytest.mark.parametrize("family", ["archers", "mages", "artillery", "soldiers"])
def test_who_passes_chooses_between_the_two_cards_of_level_4(family: str) -> None:
    table = Table("malik", "alleria", scenario="10")
    table.give(ME, f"{family}-3", f"{family}-3")
    table.do(ME, f"tower:{table.kind(f'{family}-3')}")
    kinds = [table.kind(f"{family}-4a"), table.kind(f"{family}-4b")]
    assert table.offered(ME, "pass") == [f"pass:{THEM}/{kind}" for kind in kinds]
    table.do(ME, f"pass:{THEM}/{kinds[1]}")
    assert table.incoming(THEM) == [f"{family}-4b"]
    table.do(ME, f"tower:{table.kind(f'{family}-3')}")
    assert table.offered(ME, "pass") == [f"pass:{THEM}/{kinds[0]}"], "the one that is left"


@pytest.mark.rule("KR-A30")
def test_incoming_towers_are_not_lost() -> None:
    table = Table("malik", "alleria", scenario="3", phase="collect")
    table.arriving(ME, "archers-2")
    table.standing("mages-1", "A", face_down=True)
    assert table.hand() == ["archers-2"], "unlike the face-down one on the site"


@pytest.mark.rule("KR-A31")
@pytest.mark.parametrize(("scenario", "tower"), [("1", "archers-2"), ("3", "soldiers-3"), ("10", "mages-4a")])
def test_a_tower_at_the_top_is_passed_unchanged(scenario: str, tower: str) -> None:
    table = Table("malik", "alleria", scenario=scenario)
    table.give(ME, tower)
    events = table.pass_tower(ME, tower, THEM, tower)
    assert events[-1].rule == "KR-10.06"
    assert table.incoming(THEM) == [tower]


@pytest.mark.rule("KR-A77")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_anybody_stacks_on_the_white_site(seat: int) -> None:
    table = Table("malik", "alleria", scenario="5")
    table.standing("soldiers-1", "W", seat=1 - seat)
    table.give(seat, "archers-1")
    table.build(seat, "archers-1", "W")
    assert [tower.seat for tower in table.towers_on("W")] == [1 - seat, seat]


@pytest.mark.rule("KR-A79")
def test_tiles_of_heroes_and_spells_do_not_run_out_either() -> None:
    table = Table("magnus", "malik", scenario="10")
    horde = table.tray("D3", *FULL)
    others = [table.tray(square, *FULL) for square in ("A3", "B3", "C3", "E3", "A7", "B7")]
    for tray in others:
        for column in "abcde":
            table.tile(tray, f"{column}1 {column}2")
            table.tile(tray, f"{column}3 {column}4")
    table.hero("magnus", "D4")
    table.spells("thunder")
    table.activate(ME, "magnus")
    table.do(ME, "attack", "face:0")
    table.place(horde, "a1 a2")
    table.do(ME, *(["done"] if "done" in table.offered() else []))
    table.cast(ME, "thunder")
    table.place(horde, "b1 b2")
    assert len(table.shown(horde).tiles) == 2


@pytest.mark.rule("KR-A87")
def test_sites_of_nobody_are_not_in_play() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert {site.letter for site in table.view().sites} == set("ADGBEH")
    assert table.refused(f"build:{table.site('C')}") == "KR-1.13"


@pytest.mark.rule("KR-A92")
def test_a_boss_costs_no_tower_and_obliges_to_nothing() -> None:
    table = Table("malik", "alleria", scenario="4")
    boss = table.card("E1", "B1-1")
    table.give(ME, "archers-3")
    table.build(ME, "archers-3", "A", facing="E")
    table.do(ME, "done", "done")
    assert table.shown(boss).tiles == ()
    assert not table.towers_on("A")[0].face_down


@pytest.mark.rule("KR-A92")
def test_a_tower_that_hits_a_boss_stays_face_up() -> None:
    table = Table("malik", "alleria", scenario="4")
    boss = table.card("E1", "B1-1")
    table.give(ME, "archers-3")
    table.build(ME, "archers-3", "A", facing="E")
    table.do(ME, table.offered(ME, "place")[0], "done")
    assert len(table.shown(boss).tiles) == 1
    assert not table.towers_on("A")[0].face_down
    table.all_ready()
    assert table.hand() == ["archers-3"]
