"""Malik Hammerfury."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
ROW = ("ggg..", ".....", ".....", ".....", ".....")


def engaging(base: str = "c4", abilities: str = "", used: str = "", rows: tuple[str, ...] = PLAIN) -> tuple[Table, int]:
    table = Table("malik", "magnus")
    table.piles([])
    horde = table.tray("D3", *rows)
    table.hero("malik", "D3", engages=base, abilities=abilities, used=used)
    return table, horde


# -- base attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-25.01")
@pytest.mark.parametrize(("cells", "extra"), [("a1 b1 c1", 0), ("b1 c1 d1", 1), ("c1 d1 e1", 2), ("a2 b2 c2", 3)])
def test_each_empty_square_under_the_tile_is_one_more_tile_on_an_adjacent_horde(cells: str, extra: int) -> None:
    table, horde = engaging(rows=ROW)
    near, far = table.tray("D2", *PLAIN), table.tray("F4", *PLAIN)
    table.activate(ME, "malik")
    table.do(ME, "attack")
    table.place(horde, cells)
    placed = 0
    for cell in ("b2", "c2", "d2", "b3"):
        if table.aims():
            assert table.aims() == {near}
            table.place(near, cell)
            placed += 1
    assert placed == extra
    assert table.shown(far).tiles == ()


@pytest.mark.rule("KR-25.01")
def test_each_of_the_extra_tiles_can_be_done_without() -> None:
    table, horde = engaging(rows=ROW)
    near = table.tray("D2", *PLAIN)
    table.activate(ME, "malik")
    table.do(ME, "attack")
    table.place(horde, "c1 d1 e1")
    table.place(near, "b2")
    table.do(ME, "done")
    assert table.aims() == set()
    assert len(table.shown(near).tiles) == 1


@pytest.mark.rule("KR-25.01")
def test_without_the_tile_there_are_no_others() -> None:
    table, _ = engaging(rows=ROW)
    table.tray("D2", *PLAIN)
    table.activate(ME, "malik")
    table.do(ME, "attack", "done")
    assert table.aims() == set()


# -- It's Hammer Time --------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-25.02")
def test_hammer_time_turns_up_a_used_ability_of_any_hero() -> None:
    table, _ = engaging(abilities="its-hammer-time", used="hammer-smash")
    table.hero("magnus", used="mirage hocus-pocus")
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert table.offered(ME) == ["figure:0", "figure:1"], "himself included, wherever they are"
    table.do(ME, "figure:1")
    assert table.offered(ME) == ["ability:1/0", "ability:1/1"]
    table.do(ME, "ability:1/0")
    assert table.is_up("magnus", "mirage")
    assert not table.is_up("magnus", "hocus-pocus")
    assert not table.is_up("malik", "hammer-smash")


@pytest.mark.rule("KR-25.02", "KR-25.03")
def test_what_it_turns_up_he_may_use_at_once() -> None:
    table, horde = engaging(abilities="its-hammer-time", used="hammer-smash")
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert table.is_up("malik", "hammer-smash"), "nobody else has one to turn"
    table.use(ME, "hammer-smash")
    table.place(horde, "b2 c2 d2 c3")
    assert not table.is_up("malik", "hammer-smash")
    assert not table.is_up("malik", "its-hammer-time")


@pytest.mark.rule("KR-25.03")
def test_then_he_may_attack_but_not_use_it_again() -> None:
    table, horde = engaging(abilities="its-hammer-time")
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert table.refused("use:0/0") == "KR-25.03"
    table.do(ME, "attack")
    table.place(horde, "b2 c2 d2")
    assert not table.is_up("malik", "its-hammer-time")
    assert table.refused("attack") == "KR-12.01", "one other action"
    table.go(ME, "D2")
    assert table.where("malik") == "D2", "and his movement"


@pytest.mark.rule("KR-25.03")
def test_he_may_heal_instead_or_do_nothing() -> None:
    table, _ = engaging(abilities="its-hammer-time")
    table.match.hearts[0] = 2
    table.activate(ME, "malik")
    table.use(ME, "its-hammer-time")
    assert {"attack", "heal", "done"} == set(table.offered(ME))
    table.do(ME, "heal")
    assert table.hearts("malik") == 5
    assert not table.is_up("malik", "its-hammer-time"), "in use, so it is turned down afterwards"


# -- Earthquake --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-25.04")
def test_earthquake_places_its_tile_on_his_own_horde() -> None:
    table, horde = engaging("d4", "earthquake")
    near = table.tray("D2", *PLAIN)
    table.activate(ME, "malik")
    table.use(ME, "earthquake")
    assert table.view().attack.piece.shape == "X5"
    assert table.aims() == {horde}
    table.place(horde, "c2 b3 c3 d3 c4")
    assert table.left(horde) == "b2 d2 b4"
    assert table.shown(near).tiles == ()


@pytest.mark.rule("KR-25.05")
def test_earthquake_protects_all_heroes_on_his_space() -> None:
    table, _ = engaging("d4", "earthquake")
    table.hero("magnus", "D3", engages="a1")
    table.activate(ME, "malik")
    table.use(ME, "earthquake")
    table.do(ME, "done", "done")
    assert table.seen("malik").protected
    assert table.seen("magnus").protected
    table.next_round()
    assert (table.hearts("malik"), table.hearts("magnus")) == (5, 3)
    assert not table.seen("magnus").protected, "until the end of the round"


@pytest.mark.rule("KR-25.05")
def test_only_while_they_are_on_his_space() -> None:
    table, _ = engaging("d4", "earthquake")
    other = table.tray("C2", *PLAIN)
    table.hero("magnus", "D3", engages="a1")
    table.activate(ME, "malik")
    table.use(ME, "earthquake")
    table.do(ME, "done", "done")
    table.activate(THEM, "magnus")
    table.go(THEM, "C2", engages="a1", facing="N")
    assert not table.seen("magnus").protected
    table.next_round()
    assert table.where(other) == "C2"
    assert (table.hearts("malik"), table.hearts("magnus")) == (5, 2)


@pytest.mark.rule("KR-25.05")
def test_who_comes_to_him_later_is_protected_too() -> None:
    table, _ = engaging("d4", "earthquake")
    table.hero("magnus", "C2")
    table.activate(ME, "malik")
    table.use(ME, "earthquake")
    table.do(ME, "done", "done")
    assert not table.seen("magnus").protected
    table.activate(THEM, "magnus")
    table.go(THEM, "D3", engages="a1", facing="S")
    assert table.seen("magnus").protected


@pytest.mark.rule("KR-25.05")
def test_the_protection_moves_with_malik() -> None:
    table, _ = engaging("d4", "earthquake")
    table.hero("magnus", "D3", engages="a1")
    table.activate(ME, "malik")
    table.use(ME, "earthquake")
    table.do(ME, "done")
    table.go(ME, "E3")
    assert table.seen("malik").protected
    assert not table.seen("magnus").protected


@pytest.mark.rule("KR-25.05")
def test_malik_himself_is_protected_wherever_he_is() -> None:
    table = Table("malik", "magnus")
    table.hero("malik", abilities="earthquake")
    table.activate(ME, "malik")
    table.use(ME, "earthquake")
    assert table.seen("malik").protected
    assert not table.seen("magnus").protected, "another board is another place"


# -- Hammer Smash ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-25.06")
@pytest.mark.parametrize(("cells", "extra"), [("a1 b1 c1 b2", 3), ("b1 c1 d1 c2", 2), ("c1 d1 e1 d2", 1)])
def test_hammer_smash_gives_a_tile_for_each_enemy_square_it_covers(cells: str, extra: int) -> None:
    table, horde = engaging(abilities="hammer-smash", rows=ROW)
    near = table.tray("D2", *PLAIN)
    table.activate(ME, "malik")
    table.use(ME, "hammer-smash")
    table.place(horde, cells)
    placed = 0
    for cell in ("b2", "c2", "d2", "b3"):
        if table.aims():
            table.place(near, cell)
            placed += 1
    assert placed == extra


@pytest.mark.rule("KR-25.06")
def test_all_of_them_on_one_and_the_same_horde() -> None:
    table, horde = engaging(abilities="hammer-smash", rows=ROW)
    one, other = table.tray("D2", *PLAIN), table.tray("D4", *PLAIN)
    table.activate(ME, "malik")
    table.use(ME, "hammer-smash")
    table.place(horde, "a1 b1 c1 b2")
    assert table.aims() == {one, other}
    table.place(one, "b2")
    assert table.aims() == {one}
    assert table.refused(f"target:{other}") == "KR-7.18"


# -- Can't Touch This --------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-25.07")
def test_cant_touch_this_protects_him_and_he_may_attack() -> None:
    table, horde = engaging(abilities="cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "cant-touch-this")
    assert table.seen("malik").protected
    assert table.view().attack.piece.shape == "I3"
    table.place(horde, "b2 c2 d2")
    table.do(ME, "done")
    table.next_round()
    assert table.hearts("malik") == 5
    assert not table.seen("malik").protected


@pytest.mark.rule("KR-25.07")
def test_it_protects_even_where_there_is_nothing_to_attack() -> None:
    table = Table("malik", "magnus")
    table.hero("malik", "D3", abilities="cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "cant-touch-this")
    assert table.aims() == set()
    assert table.seen("malik").protected
