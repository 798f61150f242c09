"""Heroes on the battlefield: movement, engaging, actions, abilities."""

from __future__ import annotations

from tests.games.kingdom.field import Field

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
BARE = (".....", ".....", ".....", ".....", "g....")


def test_a_hero_enters_by_the_exit_with_the_first_point_of_movement():
    """KR-11.11: Ignus has 3 points: the last space, and two steps from there."""
    field = Field("ignus", "malik")
    field.choose(0, "activate:0")
    reach = {int(id[3:]) for id in field.offers(0, "go")}
    last = field.m.board.exits[0]
    assert last in reach
    assert all(abs(s % 8 - last % 8) <= 2 and abs(s // 8 - last // 8) <= 2 for s in reach)
    field.choose(0, f"go:{last}")
    assert field.m.where[0] == last


def test_moving_crosses_everything_and_ends_on_no_tower_and_no_portal():
    """KR-11.08, KR-11.10, KR-9.12."""
    field = Field("ignus", "malik")
    field.put(0, "D3")
    field.build("archers-1", "E", 0)
    field.tray("E3", *PLAIN, kind=5, level=1)
    field.choose(0, "activate:0")
    offered = field.offers(0, "go")
    assert f"go:{field.square('E3')}" not in offered
    assert f"go:{field.square('E')}" not in offered
    assert f"go:{field.square('F3')}" in offered
    assert f"go:{field.square('A3')}" in offered


def test_engaging_covers_a_block_and_needs_room():
    """KR-11.15, KR-11.16, KR-11.17: not on deadly enemies, not over tiles."""
    field = Field("ignus", "malik")
    field.put(0, "D3")
    tray = field.tray("E3", "nn...", "nn...", ".....", "...x.", ".....")
    full = field.tray("F3", "g.g.g", ".....", "g.g.g", ".....", "g.g.g")
    field.m.damage[full] = 0b10101_00000_10101_00000_10101 | 0b01010 << 5 | 0b01010 << 15
    field.choose(0, "activate:0")
    assert f"go:{field.square('F3')}" not in field.offers(0)
    field.go(0, "E3")
    offered = field.offers(0, "engage")
    assert f"engage:{tray}/0" in offered
    assert not {f"engage:{tray}/{block}" for block in (10, 11, 14, 15)} & set(offered)
    field.choose(0, f"engage:{tray}/0")
    assert field.m.uncovered(tray) == 1 << 18
    assert field.m.on_tray[0] == tray


def test_a_hero_on_a_tray_may_shift_to_another_area_by_moving():
    """KR-A36."""
    field = Field("ignus", "malik")
    tray = field.tray("E3", *PLAIN)
    field.put(0, "E3", block=5)
    field.choose(0, "activate:0")
    field.go(0, "E3")
    assert f"engage:{tray}/5" not in field.offers(0)
    field.choose(0, f"engage:{tray}/10")
    assert field.m.block[0] == 10
    assert field.offers(0, "go") == []


def test_a_hero_acts_then_moves_in_full_or_moves_then_acts():
    """KR-11.04, KR-11.06, KR-A33."""
    field = Field("malik", "ignus")
    field.tray("E3", *PLAIN)
    field.put(0, "E3", block=0)
    field.m.hearts[0] = 2
    field.choose(0, "activate:0", "heal")
    assert field.m.hearts[0] == 5
    assert field.offers(0, "attack") == field.offers(0, "heal") == []
    field.go(0, "C3")
    assert field.m.where[0] == field.square("C3")
    assert "activate:0" not in field.offers(0)


def test_melee_only_where_the_hero_engages():
    """KR-12.03."""
    field = Field("malik", "ignus")
    tray = field.tray("E3", *PLAIN)
    field.put(0, "D3")
    field.choose(0, "activate:0")
    assert field.offers(0, "attack") == []
    field.choose(0, "done")
    field.put(1, "E3", block=0)
    field.choose(1, "activate:1", "attack")
    assert all(id.startswith(f"place:{tray}/") for id in field.offers(1, "place"))
    assert field.offers(1, "target") == []


def test_a_ranged_hero_faces_before_acting_and_never_hits_the_engaged_horde():
    """KR-12.06, KR-A34."""
    field = Field("alleria", "ignus")
    own = field.tray("E3", *PLAIN)
    east = field.tray("F3", *PLAIN)
    field.put(0, "E3", block=0)
    field.m.stepped[0] = 1
    field.choose(0, "activate:0", "attack")
    assert field.offers(0) == ["face:0", "face:1", "face:2", "face:3"]
    field.choose(0, "face:1")
    assert {id.split("/")[0] for id in field.offers(0, "place")} == {f"place:{east}"}
    assert own != east
    field.choose(0, field.offers(0, "place")[0])
    assert field.tiles(east) == 2


def test_the_wildcat_comes_with_the_first_movement_and_may_act_at_once():
    """KR-23.06, KR-23.02, KR-23.03."""
    field = Field("alleria", "ignus")
    field.put(0, "D3")
    field.choose(0, "activate:0")
    field.go(0, "C3")
    field.choose(0, "face:0")
    cat = field.m.companion_of(0)
    assert field.m.where[cat] == field.square("C3")
    field.choose(0, f"activate:{cat}")
    assert field.offers(0, "attack") == field.offers(0, "use") == field.offers(0, "heal") == []
    tray = field.tray("D3", *PLAIN)
    field.go(0, "D3")
    field.choose(0, f"engage:{tray}/5")
    assert field.m.bases[tray] == 1 << 6 | 1 << 7 | 1 << 11 | 1 << 12
    assert f"activate:{cat}" not in field.offers(0)


def test_the_wildcat_that_comes_back_by_the_base_attack_must_wait():
    """KR-23.05, KR-23.07, KR-23.08."""
    field = Field("alleria", "ignus")
    field.put(0, "D3")
    field.m.stepped[0] = 1
    field.choose(0, "activate:0", "attack", "yes")
    cat = field.m.companion_of(0)
    assert field.m.where[cat] == field.square("D3")
    field.choose(0, "done")
    assert f"activate:{cat}" not in field.offers(0)


def test_maliks_empty_squares_become_single_tiles_on_adjacent_hordes():
    """KR-25.01, KR-A71."""
    field = Field("malik", "ignus")
    own = field.tray("E3", *BARE)
    near = field.tray("F3", *PLAIN)
    other = field.tray("D3", *PLAIN)
    field.put(0, "E3", block=0)
    field.choose(0, "activate:0", "attack", f"place:{own}/1/2")
    assert field.m.damage[own] == 0b11100
    assert set(field.offers(0)) == {f"target:{near}", f"target:{other}", "done"}
    field.choose(0, f"target:{near}", f"place:{near}/0/6", f"target:{other}", f"place:{other}/0/6", "done")
    assert (field.tiles(near), field.tiles(other)) == (1, 1)
    assert field.m.decision_of(0).rule == "KR-11.05"


def test_hammer_smash_counts_enemies_and_stays_on_one_horde():
    """KR-25.06."""
    field = Field("malik", "ignus", abilities={"malik": ("hammer-smash",)})
    own = field.tray("E3", ".....", ".....", "ggg..", ".....", ".....")
    near = field.tray("F3", *PLAIN)
    field.tray("D3", *PLAIN)
    field.put(0, "E3", block=3)
    field.choose(0, "activate:0", "use:0/0")
    field.choose(0, f"place:{own}/0/10")
    field.choose(0, f"target:{near}", f"place:{near}/0/6")
    assert all(id.startswith(f"place:{near}/") for id in field.offers(0, "place"))
    field.choose(0, f"place:{near}/0/7", f"place:{near}/0/8")
    assert field.tiles(near) == 3
    assert not field.m.is_up(0, 0)


def test_hammer_time_turns_an_ability_up_and_gives_another_action_but_not_itself():
    """KR-25.02, KR-25.03, KR-A68."""
    field = Field(
        "malik",
        "ignus",
        abilities={"malik": ("its-hammer-time", "cant-touch-this"), "ignus": ("burn", "surge-of-flame")},
    )
    field.put(0, "D3")
    field.put(1, "C3")
    field.m.up[0] = 0b11
    field.m.up[1] = 0b00
    field.choose(0, "activate:0", "use:0/0")
    assert field.offers(0) == ["ability:1/0", "ability:1/1"]
    field.choose(0, "ability:1/1")
    assert field.m.up[1] == 0b10
    assert field.offers(0) == ["use:0/1", "done"]
    field.choose(0, "use:0/1")
    assert field.m.up[0] == 0
    assert field.m.is_protected(0)


def test_earthquake_protects_whoever_is_on_the_space():
    """KR-25.04, KR-25.05."""
    field = Field("malik", "ignus", abilities={"malik": ("earthquake",)})
    tray = field.tray("E3", *PLAIN)
    field.put(0, "E3", block=0)
    field.put(1, "E3", block=3)
    field.choose(0, "activate:0", "use:0/0")
    assert {id.split("/")[0] for id in field.offers(0, "place")} == {f"place:{tray}"}
    field.choose(0, field.offers(0, "place")[-1])
    assert field.m.is_protected(0)
    assert field.m.is_protected(1)
    field.put(1, "D3")
    assert not field.m.is_protected(1)


def test_ignus_spreads_fire_when_exactly_two_enemies_are_covered():
    """KR-27.01, KR-A70, KR-9.14: never on portals."""
    for place, spreads in ((f"{0}/6", True), (f"{0}/0", False)):
        field = Field("ignus", "malik")
        own = field.tray("E3", ".....", ".g...", ".g...", ".....", "....g")
        near = field.tray("F3", *PLAIN)
        field.tray("D3", *PLAIN, kind=5, level=1)
        field.put(0, "E3", block=11)
        field.choose(0, "activate:0", "attack", f"place:{own}/{place}")
        offered = field.offers(0, "place")
        assert bool(offered) == spreads
        assert all(id.startswith(f"place:{near}/") for id in offered)


def test_surge_of_flame_burns_every_horde_once_and_engages_only_at_the_end():
    """KR-27.04, KR-27.05, KR-27.06, KR-A76."""
    field = Field("ignus", "malik", abilities={"ignus": ("surge-of-flame",)})
    first = field.tray("E3", *PLAIN)
    second = field.tray("F3", *PLAIN)
    field.put(0, "D3")
    field.m.hearts[0] = 1
    field.choose(0, "activate:0", "use:0/0")
    field.go(0, "E3")
    field.choose(0, f"place:{first}/0/6")
    field.go(0, "F3")
    field.choose(0, f"place:{second}/0/6")
    field.go(0, "E3")
    assert field.offers(0, "place") == []
    field.choose(0, "done")
    assert field.offers(0, "engage")
    field.choose(0, f"engage:{first}/10")
    assert field.m.on_tray[0] == first
    assert field.m.hearts[0] == 3
    assert (field.tiles(first), field.tiles(second)) == (1, 1)
    assert field.offers(0, "go")


def test_surge_of_flame_never_ends_where_there_is_no_room():
    field = Field("ignus", "malik", abilities={"ignus": ("surge-of-flame",)})
    tray = field.tray("E3", "gg...", "gg...", "x.x.x", ".....", "x.x.x")
    field.m.damage[tray] = 0b01010 << 20 | 0b00100
    field.put(0, "D3")
    field.choose(0, "activate:0", "use:0/0")
    field.m.stack[-1].slots[0] = 1  # a single step left
    field.ask_again()
    field.go(0, "E3")
    assert field.m.free_blocks(0, tray) == [0, 3]
    field.m.damage[tray] |= 0b11000
    field.ask_again()
    assert not {0, 1, 5, 6} & field.cells(0)
    assert 10 in field.cells(0)


def test_burn_needs_two_different_hordes_and_not_the_engaged_one():
    """KR-27.07, KR-27.08."""
    field = Field("ignus", "malik", abilities={"ignus": ("burn",)})
    field.tray("E3", *PLAIN)
    a, b = field.tray("F3", *PLAIN), field.tray("D3", *PLAIN)
    field.put(0, "E3", block=0)
    field.choose(0, "activate:0", "use:0/0")
    assert set(field.offers(0)) == {f"target:{a}", f"target:{b}", "done"}
    field.choose(0, f"target:{a}", f"place:{a}/0/6")
    assert all(id.startswith(f"place:{b}/") for id in field.offers(0, "place"))


def test_lilith_chooses_between_her_own_horde_and_one_in_range_then_heals():
    """KR-24.01, KR-24.02, KR-A37."""
    field = Field("lilith", "ignus", abilities={"ignus": ("burn",)})
    own = field.tray("E3", *PLAIN)
    east = field.tray("F3", *PLAIN)
    field.put(0, "E3", block=0)
    field.put(1, "D3")
    field.m.up[1] = 0
    field.m.hearts[1] = 2
    field.m.hearts[0] = 3
    field.choose(0, "activate:0", "attack", "face:1")
    assert set(field.offers(0)) == {f"target:{own}", f"target:{east}", "done"}
    field.choose(0, f"target:{east}", f"place:{east}/0/6")
    assert field.offers(0) == ["figure:0", "figure:1"]
    field.choose(0, "figure:1")
    assert field.m.hearts[1] == 3
    assert field.m.is_up(1, 0)


def test_reapers_harvest_uses_a_different_side_for_each_tile():
    """KR-24.05, KR-24.06, KR-A72."""
    field = Field("lilith", "ignus", abilities={"lilith": ("reapers-harvest",)})
    tray = field.tray("E3", *PLAIN)
    field.put(0, "E3", block=5)  # cells 6, 7, 11, 12
    field.choose(0, "activate:0", "use:0/0")
    field.choose(0, f"place:{tray}/1/1")  # cells 1 and 2, above the base
    offered = field.offers(0, "place")
    assert f"place:{tray}/1/0" not in offered
    assert f"place:{tray}/0/8" in offered
    field.choose(0, f"place:{tray}/0/8")  # cells 8 and 13, right of it
    assert field.cells(0) == {5, 10, 16, 17}
    field.choose(0, f"place:{tray}/0/16")
    assert field.cells(0) == {5, 10}


def test_resurrection_heals_and_protects_when_the_horde_is_destroyed():
    """KR-24.10, KR-24.11."""
    field = Field("lilith", "ignus", abilities={"lilith": ("resurrection",)})
    tray = field.tray("E3", "gg...", "gg...", "gg...", ".....", ".....")
    field.put(0, "E3", block=0)
    field.m.hearts[0] = 1
    field.choose(0, "activate:0", "use:0/0", f"place:{tray}/1/10", "done", "ready")
    field.choose(1, "ready")
    assert field.m.at[tray] < 0
    assert field.m.hearts[0] == 4


def test_heavenly_chaos_keeps_tiles_and_soldiers_together():
    """KR-24.08, KR-24.09: true damage, so resistances do not matter; soldiers only on enemies."""
    field = Field("lilith", "ignus", abilities={"lilith": ("heavenly-chaos",)})
    a = field.tray("E3", ".....", ".nnn.", ".....", ".....", ".....")
    field.tray("F3", *PLAIN)
    field.put(0, "D3")
    field.put(0, "F2")
    field.choose(0, "activate:0", "use:0/0", f"target:{a}", f"place:{a}/0/0", f"place:{a}/0/1")
    assert field.cells(0) == {7, 8}
    field.choose(0, f"soldier:{a}/7", f"soldier:{a}/8")
    assert field.m.troops[a].bit_count() == 2


def test_magnus_shoots_twice_from_a_building_site():
    """KR-26.01."""
    for at, shots in (("D2", 1), ("E", 2)):
        field = Field("magnus", "ignus")
        tray = field.tray("D3", *PLAIN)
        field.put(0, at)
        placed = 0
        field.choose(0, "activate:0", "attack", "face:2" if at == "D2" else "face:1")
        while field.offers(0, "place"):
            field.choose(0, field.offers(0, "place")[0])
            placed += 1
        assert placed == shots
        assert field.tiles(tray) == 2 * shots


def test_hocus_pocus_moves_anybody_who_then_attacks():
    """KR-26.03, KR-26.04, KR-26.05, KR-A75."""
    field = Field("magnus", "malik", abilities={"magnus": ("hocus-pocus",)})
    tray = field.tray("G3", *PLAIN)
    field.put(0, "F2")
    field.put(1, "A3")
    field.m.card[1] = 1
    field.choose(0, "activate:0", "use:0/0", "figure:1")
    field.go(0, "G3")
    field.choose(0, f"engage:{tray}/0")
    assert field.m.on_tray[1] == tray
    field.choose(0, f"place:{tray}/0/8")
    assert field.offers(0) == ["face:0", "face:1", "face:2", "face:3"]
    field.choose(0, "face:1", f"place:{tray}/0/12", f"place:{tray}/0/16", f"place:{tray}/0/17")
    assert field.tiles(tray) == 6


def test_knowledge_is_power_copies_even_used_abilities_as_his_own():
    """KR-26.08, KR-26.09, KR-26.10, KR-28.16, KR-A74."""
    field = Field(
        "magnus", "malik", abilities={"magnus": ("knowledge-is-power", "mirage"), "malik": ("cant-touch-this",)}
    )
    field.put(0, "D3")
    field.m.up[1] = 0
    field.choose(0, "activate:0", "use:0/0")
    assert field.offers(0) == ["ability:1/0"]  # Mirage has nothing to be put on
    field.choose(0, "ability:1/0")
    assert field.m.is_protected(0)
    assert not field.m.is_protected(1)
    assert field.m.up[0] == 0b10


def test_like_the_wind_lets_a_hero_move_and_attack_again():
    """KR-23.11, KR-23.12."""
    field = Field("alleria", "malik", abilities={"alleria": ("like-the-wind",)})
    tray = field.tray("E3", *PLAIN)
    field.put(0, "D2")
    field.put(1, "D3")
    field.m.stepped[0] = 1
    field.m.card[1] = 1
    field.choose(0, "activate:0", "use:0/0", "face:1", "done")
    assert {"figure:0", "figure:1"} <= set(field.offers(0))
    field.choose(0, "figure:1")
    field.go(0, "E3")
    field.choose(0, f"engage:{tray}/0", f"place:{tray}/0/8")
    assert field.tiles(tray) == 3


def test_call_of_the_wild_needs_the_wildcat_on_a_horde():
    """KR-23.09, KR-23.10."""
    field = Field("alleria", "malik", abilities={"alleria": ("call-of-the-wild",)})
    tray = field.tray("E3", *PLAIN)
    field.put(0, "D2")
    field.choose(0, "activate:0")
    assert field.offers(0, "use") == []
    field.put(field.m.companion_of(0), "E3", block=0)
    field.choose(0, "use:0/0")
    for cell in (8, 12, 13, 16):
        field.choose(0, f"place:{tray}/0/{cell}")
    assert field.tiles(tray) == 4
