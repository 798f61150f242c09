"""Magnus Spellbane."""

import pytest

from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
WARDED = (".....", ".ggg.", ".iii.", ".....", ".....")


def magnus(at: str, abilities: str = "", other: str = "malik") -> Table:
    table = Table("magnus", other)
    table.piles([])
    table.hero("magnus", at, abilities=abilities)
    return table


# -- base attack -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-26.01")
@pytest.mark.parametrize(("at", "facing", "tiles"), [("B3", "face:0", 2), ("C3", "face:0", 1), ("D2", "face:3", 1)])
def test_from_a_building_site_he_places_two_tiles(at: str, facing: str, tiles: int) -> None:
    """B3 is a site, C3 open ground and D2 a path space."""
    table = magnus(at)
    horde = table.tray("C2", *PLAIN)
    table.activate(ME, "magnus")
    table.do(ME, "attack", facing)
    placed = 0
    for cells in ("b2 c2", "b3 c3", "b4 c4"):
        if table.aims():
            assert table.view().attack.piece.shape == "I2"
            table.place(horde, cells)
            placed += 1
    assert placed == tiles


@pytest.mark.rule("KR-26.01")
def test_the_second_tile_may_go_on_another_tray_in_range() -> None:
    table = magnus("B3")
    one, other = table.tray("C2", *PLAIN), table.tray("B2", *PLAIN)
    table.activate(ME, "magnus")
    table.do(ME, "attack", "face:0")
    table.place(one, "b2 c2")
    assert table.aims() == {one, other}
    table.place(other, "b2 c2")


@pytest.mark.rule("KR-26.02")
def test_where_magnus_stands_nothing_is_built_unless_he_leaves() -> None:
    table = magnus("D")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.activate(ME, "magnus")
    table.do(ME, "attack", "face:0")
    table.place(horde, "b2 c2")
    table.place(horde, "b3 c3")
    table.do(ME, "done", f"tower:{table.kind('archers-1')}")
    assert table.refused(f"build:{table.site('D')}") == "KR-5.02"


@pytest.mark.rule("KR-26.02")
def test_when_he_has_left_after_the_attack_the_site_is_free() -> None:
    table = magnus("D")
    horde = table.tray("B2", *PLAIN)
    table.give(ME, "archers-1")
    table.activate(ME, "magnus")
    table.do(ME, "attack", "face:0")
    table.place(horde, "b2 c2")
    table.place(horde, "b3 c3")
    table.go(ME, "C3")
    table.do(ME, f"tower:{table.kind('archers-1')}", f"build:{table.site('D')}")
    assert len(table.towers_on("D")) == 1


# -- Hocus Pocus -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-26.03", "KR-26.04", "KR-26.05")
def test_hocus_pocus_puts_a_hero_anywhere_who_attacks_then_magnus_does() -> None:
    table = magnus("C3", "hocus-pocus")
    far, near = table.tray("G4", *PLAIN), table.tray("C2", *PLAIN)
    table.hero("malik", "A5")
    table.activated("malik")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1")
    assert len(table.reach()) == 34, "every square of the map but its own"
    table.go(ME, "G4", engages="a1")
    assert table.seen("malik").tray == far
    assert table.aims() == {far}, "Malik attacks, though he has been activated already"
    table.place(far, "d2 d3 d4")
    table.do(ME, "face:0")
    for cell in ("b2", "c2", "d2"):
        assert table.view().attack.piece.shape == "dot"
        assert table.aims() == {near}
        table.place(near, cell)
    assert table.aims() == set(), "three tiles"
    assert table.left(near) == "b3 c3 d3 b4 c4 d4"


@pytest.mark.rule("KR-26.03")
def test_hocus_pocus_not_where_the_hero_may_not_be() -> None:
    table = magnus("C3", "hocus-pocus")
    table.standing("archers-1", "A")
    table.tray("D2", *PLAIN, kind="portal", level=1)
    full = table.tray("D3", *PLAIN)
    table.tile(full, "b2 b4 d2 d4")
    table.hero("malik", "A5")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1")
    assert not {"B1", "D2", "D3"} & table.reach()
    assert table.refused(f"go:{table.square('D2')}") == "KR-9.12"
    assert table.refused(f"go:{table.square('A')}") == "KR-11.10"


@pytest.mark.rule("KR-26.03", "KR-A64")
def test_hocus_pocus_not_onto_a_trailblazer_card() -> None:
    table = Table("magnus", "malik", scenario="9")
    table.hero("magnus", "C3", abilities="hocus-pocus")
    table.hero("malik", "A5")
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1")
    assert not {"C1", "G1", "D7"} & table.reach()
    assert {"B1", "G2", "C7"} & table.reach()


@pytest.mark.rule("KR-26.03", "KR-26.04")
def test_hocus_pocus_for_magnus_himself() -> None:
    table = magnus("A5", "hocus-pocus")
    horde = table.tray("D2", *PLAIN)
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:0")
    table.go(ME, "E2", facing="W")
    table.place(horde, "b2 c2")
    table.place(horde, "d2")
    table.place(horde, "d3")
    table.place(horde, "d4")
    assert len(table.shown(horde).tiles) == 4, "his base attack, then the three tiles; E2 is no site of two players"
    table.go(ME, "F3")
    assert table.where("magnus") == "F3", "it was no movement of his own"


@pytest.mark.rule("KR-26.05")
def test_the_three_tiles_go_on_a_single_tray() -> None:
    table = magnus("C3", "hocus-pocus")
    one, other = table.tray("C2", *PLAIN), table.tray("B2", *PLAIN)
    table.activate(ME, "magnus")
    table.use(ME, "hocus-pocus")
    table.do(ME, "figure:1", "done", "face:0")
    assert table.aims() == {one, other}
    table.place(one, "b2")
    assert table.aims() == {one}
    assert table.refused(f"target:{other}") == "KR-7.18"


# -- Mirage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-26.06")
def test_mirage_is_two_soldiers_and_two_tiles_on_one_adjacent_horde() -> None:
    table = magnus("C3", "mirage")
    one, other, far = table.tray("C2", *PLAIN), table.tray("D2", *PLAIN), table.tray("A2", *PLAIN)
    table.activate(ME, "magnus")
    table.use(ME, "mirage")
    assert table.aims() == {one, other}
    assert table.refused(f"target:{far}") == "KR-26.06"
    table.soldier(one, "b2")
    assert table.refused(f"target:{other}") == "KR-7.18"
    table.soldier(one, "c2")
    table.place(one, "b3 c3")
    table.place(one, "b4 c4")
    assert table.left(one) == "d2 d3 d4"
    assert (len(table.shown(one).soldiers), len(table.shown(one).tiles)) == (2, 2)
    assert table.aims() == set()


@pytest.mark.rule("KR-26.07")
def test_mirage_is_magical() -> None:
    table = magnus("C3", "mirage")
    horde = table.tray("C2", *WARDED)
    table.activate(ME, "magnus")
    table.use(ME, "mirage")
    assert table.refused(f"soldier:{horde}/11") == "KR-7.06"
    table.soldier(horde, "b2")
    table.do(ME, "done")
    flat = table.placements()[f"{horde}: c2 d2"].split("/")[1]
    assert table.refused(f"place:{horde}/{flat}/11") == "KR-7.02"
    table.place(horde, "c2 d2")
    assert table.shown(horde).tiles[0].type == "magical"


# -- Knowledge is Power ------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-26.08")
def test_knowledge_is_power_copies_anothers_ability() -> None:
    table = magnus("C3", "knowledge-is-power", other="ignus")
    one, other = table.tray("C2", *PLAIN), table.tray("D2", *PLAIN)
    table.hero("ignus", "A5", abilities="burn")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    assert table.offered(ME) == ["ability:1/0"]
    events = table.do(ME, "ability:1/0")
    assert [(event.kind, event.rule) for event in events] == [("AbilityCopied", "KR-26.08")]
    table.place(one, "b2 c2 d2")
    table.place(other, "b2 c2 d2")
    assert not table.is_up("magnus", "knowledge-is-power")
    assert table.is_up("ignus", "burn"), "what is copied is not used up"


@pytest.mark.rule("KR-26.08")
def test_who_copies_chooses_wherever_they_sit() -> None:
    table = Table("ignus", "magnus")
    table.hero("ignus", "A5", abilities="burn flaming-frenzy")
    table.hero("magnus", "C3", abilities="knowledge-is-power")
    for at in ("B2", "C2", "D2"):
        table.tray(at, *PLAIN)
    table.activate(THEM, "magnus")
    table.use(THEM, "knowledge-is-power")
    assert (table.offered(ME), table.offered(THEM)) == ([], ["ability:0/0"])


@pytest.mark.rule("KR-26.08")
def test_it_may_be_his_own_other_ability() -> None:
    table = magnus("C3", "knowledge-is-power mirage")
    horde = table.tray("C2", *PLAIN)
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    assert table.offered(ME) == ["ability:0/1"]
    table.do(ME, "ability:0/1")
    table.soldier(horde, "b2")
    table.do(ME, "done", "done", "done")
    assert table.is_up("magnus", "mirage")
    assert not table.is_up("magnus", "knowledge-is-power")


@pytest.mark.rule("KR-26.09")
def test_a_used_ability_can_be_copied() -> None:
    table = magnus("C3", "knowledge-is-power")
    table.hero("malik", "A5", used="cant-touch-this")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert table.seen("magnus").protected
    assert not table.is_up("malik", "cant-touch-this"), "it stays as it was"


@pytest.mark.rule("KR-26.10")
def test_the_copied_ability_is_about_magnus() -> None:
    table = Table("magnus", "malik", "lilith")
    table.piles([])
    horde = table.tray("D3", *PLAIN)
    table.hero("magnus", "D3", engages="d4", abilities="knowledge-is-power")
    table.hero("lilith", "D3", engages="a1")
    table.hero("malik", "A5", abilities="earthquake")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert table.aims() == {horde}, "the tray of Magnus"
    table.place(horde, "c2 b3 c3 d3 c4")
    assert [table.seen(hero).protected for hero in ("magnus", "lilith", "malik")] == [True, True, False]


@pytest.mark.rule("KR-26.10")
def test_a_copied_resurrection_is_for_magnus() -> None:
    table = magnus("A5", other="lilith")
    horde = table.tray("D3", "gg...", "gg...", "gg...", ".....", ".....")
    table.hero("magnus", "D3", engages="a1", hearts=1, abilities="knowledge-is-power")
    table.hero("lilith", "A5", hearts=1, used="resurrection")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    table.place(horde, "a3 b3")
    table.do(ME, "done")
    table.next_round()
    assert (table.hearts("magnus"), table.hearts("lilith")) == (3, 1)


@pytest.mark.rule("KR-26.10")
def test_a_copied_call_of_the_wild_strikes_where_the_wildcat_is() -> None:
    table = magnus("A5", "knowledge-is-power", other="alleria")
    horde = table.tray("D3", *PLAIN)
    table.hero("alleria", "A1", abilities="call-of-the-wild")
    table.hero("wildcat", "D3", engages="a1")
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert table.aims() == {horde}
    assert table.asked == ME
