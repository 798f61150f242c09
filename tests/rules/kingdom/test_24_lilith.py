"""Lilith."""

import pytest

from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
RESISTANT = (".....", ".nin.", ".ini.", ".nin.", ".....")


def engaging(base: str = "b2", abilities: str = "", rows: tuple[str, ...] = PLAIN) -> tuple[Table, int]:
    """Lilith on D3 engages a horde with her base from that cell on."""
    table = Table("lilith", "ignus")
    table.piles([])
    horde = table.tray("D3", *rows)
    table.hero("lilith", "D3", engages=base, abilities=abilities)
    return table, horde


# -- base attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-24.01")
@pytest.mark.parametrize("own", [True, False])
def test_the_base_attack_is_melee_or_ranged(own: bool) -> None:
    table, horde = engaging()
    beside, behind = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.activate(ME, "lilith")
    table.do(ME, "attack", "face:0")
    assert table.view().attack.piece.shape == "dot"
    assert table.aims() == {horde, beside}
    assert table.refused(f"target:{behind}") == "KR-12.05"
    table.place(horde if own else beside, "d4")
    assert table.aims() == set(), "a single tile"


@pytest.mark.rule("KR-24.02")
def test_after_the_attack_a_hero_near_her_heals_and_gets_an_ability_back() -> None:
    table, horde = engaging()
    table.hero("ignus", "E3", hearts=2, used="burn flaming-frenzy")
    table.match.hearts[0] = 3
    table.activate(ME, "lilith")
    table.do(ME, "attack")
    table.place(horde, "d4")
    assert table.offered(ME) == ["figure:0", "figure:1"]
    table.do(ME, "figure:1")
    assert table.hearts("ignus") == 3
    assert table.offered(ME) == ["ability:1/0", "ability:1/1"], "one of them"
    table.do(ME, "ability:1/1")
    assert not table.is_up("ignus", "burn")
    assert table.is_up("ignus", "flaming-frenzy")
    assert table.hearts("lilith") == 3


@pytest.mark.rule("KR-24.02")
@pytest.mark.parametrize(("at", "engages", "near"), [("D3", "d4", True), ("C2", "", True), ("F3", "", False)])
def test_herself_who_is_adjacent_or_on_her_space(at: str, engages: str, near: bool) -> None:
    table, horde = engaging()
    table.hero("ignus", at, engages=engages, hearts=1)
    table.match.hearts[0] = 1
    table.activate(ME, "lilith")
    table.do(ME, "attack")
    table.place(horde, "d2")
    if near:
        table.do(ME, "figure:1")
    assert table.hearts("ignus") == (2 if near else 1)
    assert table.hearts("lilith") == (1 if near else 2), "with nobody else near it is Lilith"


@pytest.mark.rule("KR-24.02")
def test_no_more_hearts_than_the_maximum() -> None:
    table, horde = engaging()
    table.hero("ignus", "E3", used="burn")
    table.activate(ME, "lilith")
    table.do(ME, "attack")
    table.place(horde, "d4")
    assert table.hearts("ignus") == 4
    assert table.is_up("ignus", "burn"), "a hero without a scratch still gets its ability back"


# -- Infernal Wheel ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-24.03")
def test_infernal_wheel_puts_one_tile_on_each_adjacent_horde() -> None:
    table, own = engaging(abilities="infernal-wheel")
    near = [table.tray(square, *PLAIN) for square in ("C2", "D2", "E4")]
    far = table.tray("F4", *PLAIN)
    table.activate(ME, "lilith")
    table.use(ME, "infernal-wheel")
    burnt = []
    while table.aims():
        (tray,) = table.aims()
        assert table.view().attack.piece.shape == "I2"
        table.place(tray, "b2 c2")
        burnt.append(tray)
    assert sorted(burnt) == sorted(near)
    assert table.shown(own).tiles == table.shown(far).tiles == ()


@pytest.mark.rule("KR-24.04")
def test_infernal_wheel_is_true_damage() -> None:
    table, _ = engaging(abilities="infernal-wheel")
    near = table.tray("D2", *RESISTANT)
    table.activate(ME, "lilith")
    table.use(ME, "infernal-wheel")
    table.place(near, "b2 c2")
    assert table.shown(near).tiles[0].type == "real"


# -- Reaper's Harvest --------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-24.05", "KR-24.06")
def test_reapers_harvest_puts_a_tile_at_each_side_of_her_base() -> None:
    table, horde = engaging("b2", "reapers-harvest")
    near = table.tray("D2", *PLAIN)
    table.activate(ME, "lilith")
    table.use(ME, "reapers-harvest")
    shapes = []
    for cells in ("b1 c1", "d2 d3", "b4", "a3"):
        shapes.append(table.view().attack.piece.shape)
        table.place(horde, cells)
    assert shapes == ["I2", "I2", "dot", "dot"]
    assert len(table.shown(horde).tiles) == 4
    assert table.shown(near).tiles == ()


@pytest.mark.rule("KR-24.06")
def test_two_tiles_at_the_same_side_are_not_allowed() -> None:
    table, horde = engaging("b2", "reapers-harvest")
    table.activate(ME, "lilith")
    table.use(ME, "reapers-harvest")
    table.place(horde, "a1 b1")
    assert f"{horde}: c1 d1" not in table.placements(), "the north side is taken"
    table.place(horde, "d2 d3")
    assert {spot.partition(": ")[2] for spot in table.placements()} == {"a2", "a3", "b4", "c4"}
    assert table.refused(f"place:{horde}/0/2") == "KR-12.07", "north again"
    assert table.refused(f"place:{horde}/0/24") == "KR-12.07", "it touches no side at all"


@pytest.mark.rule("KR-24.06")
def test_a_corner_is_not_a_side() -> None:
    table, _ = engaging("b2", "reapers-harvest")
    table.activate(ME, "lilith")
    table.use(ME, "reapers-harvest")
    spots = {spot.partition(": ")[2] for spot in table.placements()}
    assert "d1 e1" not in spots
    assert {"a1 b1", "c1 d1", "d3 e3", "d3 d4", "a1 a2", "b4 b5"} <= spots


@pytest.mark.rule("KR-24.07")
def test_reapers_harvest_is_true_damage() -> None:
    table, horde = engaging("a1", "reapers-harvest", RESISTANT)
    table.activate(ME, "lilith")
    table.use(ME, "reapers-harvest")
    table.place(horde, "c2 d2")
    table.place(horde, "b3 b4")
    assert table.left(horde) == "c3 d3 c4 d4"


# -- Heavenly Chaos ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-24.08")
def test_heavenly_chaos_is_for_one_adjacent_horde() -> None:
    table, own = engaging(abilities="heavenly-chaos")
    one, other = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.activate(ME, "lilith")
    table.use(ME, "heavenly-chaos")
    assert table.aims() == {one, other}
    assert table.refused(f"target:{own}") == "KR-24.08"
    table.place(one, "b2")
    assert table.aims() == {one}
    assert table.refused(f"target:{other}") == "KR-7.18"
    table.place(one, "c2 d2")
    table.soldier(one, "b3")
    table.soldier(one, "c3")
    assert table.left(one) == "d3 b4 c4 d4"
    assert (len(table.shown(one).tiles), len(table.shown(one).soldiers)) == (2, 2)
    assert table.view().soldiers == 10


@pytest.mark.rule("KR-24.09")
def test_heavenly_chaos_is_true_damage() -> None:
    table, _ = engaging(abilities="heavenly-chaos")
    near = table.tray("D2", *RESISTANT)
    table.activate(ME, "lilith")
    table.use(ME, "heavenly-chaos")
    table.place(near, "b2")
    table.place(near, "c2 d2")
    table.soldier(near, "b3")
    table.soldier(near, "c3")
    assert table.left(near) == "d3 b4 c4 d4", "soldiers on either kind of resistance"


# -- Resurrection ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-24.10", "KR-24.12")
def test_resurrection_puts_a_tile_of_true_damage_on_her_own_horde() -> None:
    table, horde = engaging("a1", "resurrection", RESISTANT)
    near = table.tray("D2", *PLAIN)
    table.activate(ME, "lilith")
    table.use(ME, "resurrection")
    assert table.aims() == {horde}
    assert table.view().attack.piece.shape == "I2"
    table.place(horde, "c2 d2")
    assert table.left(horde) == "b3 c3 d3 b4 c4 d4"
    assert table.shown(near).tiles == ()


@pytest.mark.rule("KR-24.11")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (3, 4)])
def test_if_her_horde_is_destroyed_she_heals_and_takes_no_damage(before: int, after: int) -> None:
    table, horde = engaging("a1", "resurrection", ("gg...", "gg...", "gg...", ".....", "....."))
    table.match.hearts[0] = before
    table.activate(ME, "lilith")
    table.use(ME, "resurrection")
    table.place(horde, "a3 b3")
    table.do(ME, "done")
    table.tray("C2", "a....", ".....", ".....", ".....", ".....")
    table.next_round()
    assert table.shown(horde) is None
    assert table.hearts("lilith") == after, "and the sniper who came near in phase 4 has done nothing either"


@pytest.mark.rule("KR-24.11")
def test_if_it_is_not_destroyed_nothing_happens() -> None:
    table, horde = engaging("a1", "resurrection")
    table.match.hearts[0] = 2
    table.activate(ME, "lilith")
    table.use(ME, "resurrection")
    table.place(horde, "c2 d2")
    table.do(ME, "done")
    table.next_round()
    assert table.hearts("lilith") == 1, "she has held the horde, without protection"


@pytest.mark.rule("KR-24.11")
def test_the_round_after_is_too_late() -> None:
    table, horde = engaging("a1", "resurrection")
    table.activate(ME, "lilith")
    table.use(ME, "resurrection")
    table.place(horde, "c2 d2")
    table.do(ME, "done")
    table.next_round()
    assert table.hearts("lilith") == 3
    table.tile(horde, "b3 c3 d3 b4 c4 d4")
    table.next_round()
    assert table.shown(horde) is None
    assert table.hearts("lilith") == 2
