"""Ignus."""

import pytest

from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
STAIR = ("g....", "gg...", "ggg..", ".....", ".....")


def engaging(abilities: str = "", rows: tuple[str, ...] = STAIR) -> tuple[Table, int]:
    """Ignus on D3, his base from d4 on, out of the way of the enemies."""
    table = Table("ignus", "malik")
    table.piles([])
    horde = table.tray("D3", *rows)
    table.hero("ignus", "D3", engages="d4", abilities=abilities)
    return table, horde


# -- base attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-27.01")
@pytest.mark.parametrize(("cells", "spreads"), [("a1 b1 b2", True), ("c1 d1 c2", False), ("a2 b2 b3", False)])
def test_with_exactly_two_enemies_under_the_tile_every_adjacent_horde_burns(cells: str, spreads: bool) -> None:
    table, horde = engaging()
    near = {table.tray("D2", *PLAIN), table.tray("D4", *PLAIN), table.tray("C2", *PLAIN)}
    far = table.tray("F4", *PLAIN)
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(horde, cells)
    burnt = set()
    while table.aims():
        (tray,) = table.aims()
        assert table.view().attack.piece.shape == "dot"
        table.place(tray, "b2")
        assert tray not in burnt, "one on each"
        burnt.add(tray)
    assert burnt == (near if spreads else set())
    assert table.shown(far).tiles == ()


@pytest.mark.rule("KR-27.01")
def test_three_enemies_are_not_exactly_two() -> None:
    table, horde = engaging()
    table.tray("D2", *PLAIN)
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(horde, "a2 a3 b3")
    assert table.aims() == set()


@pytest.mark.rule("KR-27.01")
def test_any_of_the_extra_tiles_can_be_done_without() -> None:
    table, horde = engaging()
    first, second = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.activate(ME, "ignus")
    table.do(ME, "attack")
    table.place(horde, "a1 b1 b2")
    table.do(ME, "done")
    (last,) = table.aims()
    table.place(last, "b2")
    assert len(table.shown(first).tiles) + len(table.shown(second).tiles) == 1


# -- Flaming Frenzy ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-27.02")
@pytest.mark.parametrize(("cells", "heals"), [("a3 b3 c3 b4", True), ("b3 c3 d3 c4", False), ("a1 a2 a3 b2", False)])
def test_flaming_frenzy_heals_a_hero_if_exactly_three_enemies_are_covered(cells: str, heals: bool) -> None:
    table, horde = engaging("flaming-frenzy")
    table.hero("malik", "A5", hearts=2)
    table.match.hearts[0] = 2
    table.activate(ME, "ignus")
    table.use(ME, "flaming-frenzy")
    table.place(horde, cells)
    if heals:
        assert table.offered(ME) == ["figure:0", "figure:1"], "any hero, himself included"
        table.do(ME, "figure:1")
    assert table.hearts("malik") == (3 if heals else 2)
    assert table.hearts("ignus") == 2


@pytest.mark.rule("KR-27.02")
def test_not_beyond_the_maximum() -> None:
    table, horde = engaging("flaming-frenzy")
    table.activate(ME, "ignus")
    table.use(ME, "flaming-frenzy")
    table.place(horde, "a3 b3 c3 b4")
    assert (table.hearts("ignus"), table.hearts("malik")) == (4, 5)


# -- Fire and Brimstone ------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-27.03")
def test_fire_and_brimstone_adds_two_tiles_on_one_adjacent_horde() -> None:
    table, horde = engaging("fire-and-brimstone")
    one, other = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.activate(ME, "ignus")
    table.use(ME, "fire-and-brimstone")
    table.place(horde, "a1 a2 a3 b1")
    assert table.aims() == {one, other}
    table.place(one, "b2")
    assert table.refused(f"target:{other}") == "KR-7.18"
    table.place(one, "c2")
    assert table.aims() == set()
    assert table.left(one) == "d2 b3 c3 d3 b4 c4 d4"


@pytest.mark.rule("KR-27.03")
@pytest.mark.parametrize("cells", ["a1 a2 a3 b3", "b2 b3 b4 c4"])
def test_with_four_enemies_or_two_there_is_nothing_more(cells: str) -> None:
    table, horde = engaging("fire-and-brimstone")
    table.tray("D2", *PLAIN)
    table.activate(ME, "ignus")
    table.use(ME, "fire-and-brimstone")
    table.place(horde, cells)
    assert table.aims() == set()


# -- Surge of Flame ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-27.04")
def test_surge_of_flame_burns_every_horde_that_ignus_moves_onto() -> None:
    table = Table("ignus", "malik")
    trays = [table.tray(square, *PLAIN) for square in ("A2", "B2", "C2")]
    table.hero("ignus", "A1", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    for square, tray in zip(("A2", "B2", "C2"), trays, strict=True):
        table.go(ME, square)
        assert table.view().attack.piece.shape == "dot"
        assert table.aims() == {tray}
        table.place(tray, "c3")
    table.go(ME, "C3")
    assert table.where("ignus") == "C3"
    assert table.reach() != set(), "four steps, then his usual movement"
    assert all(len(table.shown(tray).tiles) == 1 for tray in trays)


@pytest.mark.rule("KR-27.04", "KR-7.08", "KR-8.10")
@pytest.mark.parametrize("supply", [0, 3])
def test_a_horde_reached_in_flames_takes_its_tile_and_nothing_else(supply: int) -> None:
    table = Table("ignus", "malik")
    reached, beside = table.tray("A2", *PLAIN), table.tray("B2", *PLAIN)
    table.soldiers(beside, "b2")
    table.hero("ignus", "A1", abilities="surge-of-flame")
    table.match.soldiers = supply
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "A2")
    assert table.refused(f"target:{reached}") == "KR-7.08", "it is chosen by the step onto it"
    assert table.refused(f"soldier:{reached}/12") == "KR-7.08"
    assert table.refused(f"shift:{beside}/6") == "KR-8.10"
    for wanted in (f"target:{beside}", f"soldier:{beside}/12", f"place:{beside}/0/12"):
        assert table.refused(wanted) == "KR-27.04"


@pytest.mark.rule("KR-27.04")
def test_who_takes_no_step_in_flames_stays_as_it_is() -> None:
    table = Table("ignus", "malik")
    horde = table.tray("D2", *PLAIN)
    table.hero("ignus", "D2", engages="b2", hearts=1, abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.do(ME, "done")
    assert table.offered(ME, "engage") == []
    assert table.seen("ignus").tray == horde


@pytest.mark.rule("KR-27.04")
def test_four_steps_no_more() -> None:
    table = Table("ignus", "malik")
    table.hero("ignus", "A1", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    for square in ("B1", "C1", "D1", "E1"):
        assert len(table.reach()) <= 8, "step by step"
        table.go(ME, square)
    assert not table.is_up("ignus", "surge-of-flame")
    table.go(ME, "G1")
    assert table.where("ignus") == "G1", "his own movement of 3 is another matter"


@pytest.mark.rule("KR-27.05")
@pytest.mark.parametrize("ability_first", [True, False])
def test_his_own_movement_comes_before_or_after(ability_first: bool) -> None:
    table = Table("ignus", "malik")
    table.hero("ignus", "A5", abilities="surge-of-flame")
    table.activate(ME, "ignus")
    if not ability_first:
        table.go(ME, "D5")
    table.use(ME, "surge-of-flame")
    start = "A5" if ability_first else "D5"
    for step in range(3):
        table.go(ME, f"{chr(ord(start[0]) + step + 1)}5")
    table.do(ME, "done")
    if ability_first:
        assert table.where("ignus") == "D5"
        table.go(ME, "G5")
    assert table.where("ignus") == "G5", "six spaces in all"


@pytest.mark.rule("KR-27.06")
@pytest.mark.parametrize("chosen", ["ignus", "malik"])
def test_finally_he_or_a_hero_adjacent_to_him_heals_two_hearts(chosen: str) -> None:
    table = Table("ignus", "malik")
    table.hero("ignus", "A1", hearts=1, abilities="surge-of-flame")
    table.hero("malik", "C3", hearts=1)
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "B2")
    table.do(ME, "done")
    assert table.offered(ME) == ["figure:0", "figure:1"]
    table.do(ME, f"figure:{table.figure(chosen)}")
    assert table.hearts(chosen) == 3
    assert table.hearts("malik" if chosen == "ignus" else "ignus") == 1


@pytest.mark.rule("KR-27.06")
@pytest.mark.parametrize("malik", ["B2", "E5"])
def test_neither_on_his_own_space_nor_farther_away(malik: str) -> None:
    table = Table("ignus", "malik")
    table.hero("ignus", "A1", hearts=1, abilities="surge-of-flame")
    table.hero("malik", malik, hearts=1)
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.go(ME, "B2")
    table.do(ME, "done")
    assert (table.hearts("ignus"), table.hearts("malik")) == (3, 1)


# -- Burn! -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-27.07")
def test_burn_puts_a_tile_on_each_of_two_adjacent_hordes() -> None:
    table, _ = engaging("burn")
    one, other, far = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN), table.tray("B2", *PLAIN)
    table.activate(ME, "ignus")
    table.use(ME, "burn")
    assert table.aims() == {one, other}
    assert table.refused(f"target:{far}") == "KR-27.07"
    table.place(one, "b2 c2 d2")
    assert table.aims() == {other}
    assert table.refused(f"target:{one}") == "KR-12.07", "not both on the same one"
    table.place(other, "b2 b3 b4")
    assert table.aims() == set()


@pytest.mark.rule("KR-27.07")
@pytest.mark.parametrize("first", range(3))
def test_burn_goes_on_without_whichever_horde_has_its_tile(first: int) -> None:
    table = Table("ignus", "malik")
    trays = [table.tray(square, *PLAIN) for square in ("C2", "D2", "D4")]
    table.hero("ignus", "D3", abilities="burn")
    table.activate(ME, "ignus")
    table.use(ME, "burn")
    assert table.aims() == set(trays)
    table.place(trays[first], "b2 c2 d2")
    assert table.aims() == set(trays) - {trays[first]}


@pytest.mark.rule("KR-27.07")
def test_with_one_adjacent_horde_there_is_one_tile() -> None:
    table, _ = engaging("burn")
    one = table.tray("D2", *PLAIN)
    table.activate(ME, "ignus")
    table.use(ME, "burn")
    table.place(one, "b2 c2 d2")
    assert table.aims() == set()
    assert not table.is_up("ignus", "burn")


@pytest.mark.rule("KR-27.08")
def test_burn_never_strikes_the_horde_he_engages() -> None:
    table, horde = engaging("burn")
    table.tray("D2", *PLAIN)
    table.activate(ME, "ignus")
    table.use(ME, "burn")
    assert horde not in table.aims()
    assert table.refused(f"target:{horde}") == "KR-27.08"
