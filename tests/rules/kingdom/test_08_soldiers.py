"""Torri soldato: soldiers on trays, their limited supply, and two towers on one site."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FIVE = ("g...g", ".....", "..g..", ".....", "g...g")
SUPPLY = 12


def built(tower: str, *rows: str) -> tuple[Table, int]:
    """The soldier tower has just been built north of the tray."""
    table = Table("malik", "alleria")
    horde = table.tray("B2", *rows)
    table.give(ME, tower)
    table.build(ME, tower, "A", facing="S")
    return table, horde


def spots(table: Table, seat: int = ME) -> set[int]:
    """The squares on offer for a soldier."""
    return {int(id.rpartition("/")[2]) for id in table.offered(seat, "soldier")}


@pytest.mark.rule("KR-8.01")
def test_a_soldier_tower_takes_soldiers_from_the_supply() -> None:
    table, horde = built("soldiers-3", *PLAIN)
    assert table.view().soldiers == SUPPLY
    for cell in ("b2", "c2", "d2"):
        (event,) = table.soldier(horde, cell)
        assert (event.kind, event.rule) == ("SoldierPlaced", "KR-8.01")
    assert table.shown(horde).soldiers == (6, 7, 8)
    assert table.view().soldiers == SUPPLY - 3
    assert "ready" in table.offered(), "as many as on the card"


@pytest.mark.rule("KR-8.01")
def test_they_go_on_any_trays_in_range() -> None:
    table = Table("malik", "alleria")
    first, second, far = (table.tray(square, *PLAIN) for square in ("A2", "C2", "D2"))
    table.give(ME, "soldiers-2")
    table.build(ME, "soldiers-2", "A", facing="S")
    assert set(table.offered(ME, "target")) == {f"target:{first}", f"target:{second}"}
    assert table.refused(f"target:{far}") == "KR-6.01"
    table.soldier(first, "b2")
    table.soldier(second, "c3")
    assert (table.shown(first).soldiers, table.shown(second).soldiers) == ((6,), (12,))


@pytest.mark.rule("KR-8.02", "KR-A22")
def test_a_soldier_covers_one_square_anywhere_on_the_tray() -> None:
    table, horde = built("soldiers-1", *FIVE)
    assert spots(table) == {0, 4, 12, 20, 24}
    table.soldier(horde, "c3")
    assert table.left(horde) == "a1 e1 a5 e5"


@pytest.mark.rule("KR-8.02", "KR-7.05")
def test_if_the_kind_of_attack_allows_it() -> None:
    table, horde = built("soldiers-1", "ngd..", ".....", ".....", ".....", ".....")
    assert spots(table) == {1, 2}
    assert table.refused(f"soldier:{horde}/0") == "KR-7.05"
    table, _ = built("soldiers-4a", "ngd..", ".....", ".....", ".....", ".....")
    assert spots(table) == {0, 1, 2}, "the Holy Order does true damage"


@pytest.mark.rule("KR-8.03")
def test_soldiers_share_no_square() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "ggggg", "ggggg", ".....", ".....", ".....")
    table.tile(horde, "a1 a2")
    table.soldiers(horde, "b1")
    table.hero("alleria", "B2", engages="c1")
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A", facing="S")
    assert spots(table) == {4, 6, 9}
    for covered in (0, 1, 2):
        assert table.refused(f"soldier:{horde}/{covered}") == "KR-8.03"


@pytest.mark.rule("KR-8.04")
def test_soldiers_go_on_enemies_only() -> None:
    table, horde = built("soldiers-1", *FIVE)
    assert table.refused(f"soldier:{horde}/1") == "KR-8.04"


@pytest.mark.rule("KR-8.05")
def test_a_soldier_without_a_place_is_lost() -> None:
    table, horde = built("soldiers-2", "g....", ".....", ".....", ".....", ".....")
    table.soldier(horde, "a1")
    assert "ready" in table.offered()
    assert table.view().soldiers == SUPPLY - 1


@pytest.mark.rule("KR-8.05")
def test_a_tray_with_nobody_to_stand_on_is_no_target() -> None:
    table = Table("malik", "alleria")
    horde, deadly = table.tray("B2", *PLAIN), table.tray("C2", "xx...", ".....", ".....", ".....", ".....")
    table.give(ME, "soldiers-2")
    table.build(ME, "soldiers-2", "A", facing="S")
    assert table.view().attack.trays == (horde,)
    assert table.refused(f"target:{deadly}") == "KR-8.05"


@pytest.mark.rule("KR-8.05")
def test_the_rest_of_the_effect_still_happens() -> None:
    table = Table("magnus", "malik")
    horde = table.tray("C2", "x....", ".....", ".....", ".....", ".....")
    table.hero("magnus", "C3", abilities="mirage")
    table.activate(ME, "magnus")
    table.use(ME, "mirage")
    table.place(horde, "a1 a2")
    assert table.left(horde) == "", "no soldier can stand there, the tiles can lie"
    assert table.view().soldiers == SUPPLY


@pytest.mark.rule("KR-8.06", "KR-8.07")
def test_soldiers_stop_their_tray_take_damage_and_leave() -> None:
    table = Table("malik", "alleria", phase="advance")
    blocked, free = table.tray("B2", *PLAIN), table.tray("D4", *PLAIN)
    table.soldiers(blocked, "b2 c2")
    assert table.where(blocked) == "B2"
    assert table.where(free) == "E4"
    assert table.shown(blocked).soldiers == ()
    assert table.view().soldiers == SUPPLY


@pytest.mark.rule("KR-8.06")
def test_a_soldier_on_a_destroyed_tray_goes_back_to_the_supply() -> None:
    table = Table("malik", "alleria", phase="destroy")
    horde = table.tray("B2", "g....", ".....", ".....", ".....", ".....")
    table.soldiers(horde, "a1")
    assert table.shown(horde) is None
    assert table.view().soldiers == SUPPLY


@pytest.mark.rule("KR-8.08")
def test_soldiers_do_not_cover_deadly_enemies() -> None:
    table, horde = built("soldiers-1", "xg...", ".....", ".....", ".....", ".....")
    assert table.refused(f"soldier:{horde}/0") == "KR-8.08"
    assert spots(table) == {1}


@pytest.mark.rule("KR-8.08")
def test_with_none_but_deadly_enemies_no_soldier_comes() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "xxx..", ".....", ".....", ".....", ".....")
    table.give(ME, "soldiers-4a")
    table.build(ME, "soldiers-4a", "A")
    assert "ready" in table.offered()
    assert table.shown(horde).soldiers == ()


def all_out(tower: str = "soldiers-1") -> tuple[Table, int, int]:
    """The whole supply stands on a tray out of range, and the tower has just been built beside another."""
    table = Table("malik", "alleria")
    far = table.tray("D3", "ggggg", "ggggg", "ggggg", ".....", ".....")
    horde = table.tray("B2", *PLAIN)
    table.soldiers(far, "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3")
    table.give(ME, tower)
    table.build(ME, tower, "A", facing="S")
    return table, far, horde


@pytest.mark.rule("KR-8.09")
def test_with_an_empty_supply_no_new_soldier_comes() -> None:
    table, far, horde = all_out()
    assert table.view().soldiers == 0
    assert not table.offered(ME, "soldier")
    table.do(ME, "done")
    assert table.shown(horde).soldiers == ()
    assert len(table.shown(far).soldiers) == SUPPLY


@pytest.mark.rule("KR-8.09")
def test_effects_that_bring_soldiers_find_none_either() -> None:
    table = Table("malik", "alleria", scenario="4")
    far = table.tray("F1", "ggggg", "ggggg", "ggggg", ".....", ".....")
    table.soldiers(far, "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3")
    table.spells("reinforcements")
    assert table.refused(f"cast:{table.match.content.find_spell('reinforcements')}") == "KR-21.04"


@pytest.mark.rule("KR-8.10", "KR-A25")
def test_soldiers_in_play_may_be_moved_into_range_instead() -> None:
    table, far, horde = all_out()
    assert len(table.offered(ME, "shift")) == SUPPLY
    table.do(ME, f"shift:{far}/3")
    (event,) = table.soldier(horde, "c3")
    assert (event.kind, event.rule) == ("SoldierMoved", "KR-8.10")
    assert table.shown(horde).soldiers == (12,)
    assert 3 not in table.shown(far).soldiers
    assert table.view().soldiers == 0


@pytest.mark.rule("KR-8.10", "KR-A25")
def test_not_while_the_supply_has_any() -> None:
    table = Table("malik", "alleria")
    far, horde = table.tray("D3", *PLAIN), table.tray("B2", *PLAIN)
    table.soldiers(far, "b2")
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A", facing="S")
    assert table.refused(f"shift:{far}/6") == "KR-8.10"
    supply = table.match.soldiers
    for left in (1, supply):
        table.match.soldiers = left
        assert table.match.why_not(ME, f"shift:{far}/6").reason.it.startswith("Nella riserva ci sono ancora soldati")
    table.soldier(horde, "b2")
    assert "ready" in table.offered()


@pytest.mark.rule("KR-8.10")
def test_the_soldier_that_moves_is_chosen_first() -> None:
    table, _, horde = all_out()
    assert table.refused(f"target:{horde}") == "KR-8.10"
    assert table.refused(f"soldier:{horde}/12") == "KR-8.10"
    for cell in range(25):
        assert table.refused(f"shift:{horde}/{cell}") == "KR-8.10", "nobody is there"
    assert table.match.why_not(ME, f"shift:{horde}/0").reason.it == "Lì non c'è un soldato da spostare."


@pytest.mark.rule("KR-8.10")
def test_only_to_a_horde_in_range_of_the_new_tower() -> None:
    table, far, _ = all_out()
    table.do(ME, f"shift:{far}/3")
    assert table.refused(f"soldier:{far}/13") == "KR-6.01"


# -- two towers on one site --------------------------------------------------------------------------------------


@pytest.mark.rule("KR-8.11")
@pytest.mark.parametrize(("first", "second"), [("soldiers-1", "archers-1"), ("archers-1", "soldiers-1")])
def test_two_towers_on_a_site_if_one_is_for_soldiers(first: str, second: str) -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", *PLAIN)
    table.standing(first, "A")
    table.give(ME, second)
    table.build(ME, second, "A", facing="S")
    if second == "archers-1":
        table.place(horde, "b2 b3")
    else:
        table.soldier(horde, "b2")
    towers = table.towers_on("A")
    assert [tower.kind for tower in towers] == [table.kind(first), table.kind(second)], "from the bottom up"


@pytest.mark.rule("KR-8.11")
@pytest.mark.parametrize("third", ["soldiers-1", "mages-1"])
def test_never_three(third: str) -> None:
    table = Table("malik", "alleria")
    table.standing("soldiers-1", "A")
    table.standing("archers-1", "A")
    table.give(ME, third)
    table.do(ME, f"tower:{table.kind(third)}")
    assert table.refused(f"build:{table.site('A')}") == "KR-8.11"


@pytest.mark.rule("KR-8.12")
def test_only_the_owner_of_the_site_stacks_there() -> None:
    table = Table("malik", "alleria")
    table.standing("soldiers-1", "A")
    table.give(THEM, "archers-1")
    table.do(THEM, f"tower:{table.kind('archers-1')}")
    assert table.refused(f"build:{table.site('A')}", THEM) == "KR-5.04"


@pytest.mark.rule("KR-8.13")
def test_two_soldier_towers_may_share_a_site() -> None:
    table = Table("malik", "alleria")
    table.standing("soldiers-1", "A")
    table.give(ME, "soldiers-1")
    table.build(ME, "soldiers-1", "A")
    assert len(table.towers_on("A")) == 2
