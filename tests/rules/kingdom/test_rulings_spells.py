"""Rulings about spells, purchases and lone players' towers, and about effects that stop at portals."""

from pathlib import Path

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import TYPES
from tests.rules.kingdom.table import BOX, ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FULL = ("ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
RIFT = (".....", ".mmm.", ".m@m.", ".mmm.", ".....")
PACK = 'game: kingdom\npack: lance\nname: {it: "Lance", en: "Spears"}\n'
SPEAR = """spells:
  - id: lancia
    name: {it: "Lancia", en: "Spear"}
    power: 1
    type: physical
    effects: ["place(I2, anywhere)"]
    source: designed
"""


# -- buying ------------------------------------------------------------------------------------------------------


@pytest.fixture
def low(tmp_path: Path) -> Path:
    """A pack that puts the first scenario's maximum level at 1."""
    (tmp_path / "pack.yaml").write_text("game: kingdom\npack: low\nname: {it: Basso, en: Low}\n", encoding="utf-8")
    scenarios = tmp_path / "scenarios"
    scenarios.mkdir()
    text = (BOX / "scenarios" / "01-stonebrook-ford.yaml").read_text(encoding="utf-8")
    assert "max_level: 2" in text
    (scenarios / "01.yaml").write_text(text.replace("max_level: 2", "max_level: 1"), encoding="utf-8")
    return tmp_path


@pytest.mark.rule("KR-A49")
def test_nothing_above_the_maximum_level_is_bought(low: Path) -> None:
    table = Table("malik", "alleria", phase="buy", packs=(low,))
    table.crystals(12)
    assert table.offered(ME, "buy")
    assert all(table.match.content.towers[int(id.partition(":")[2])].level == 1 for id in table.offered(ME, "buy"))
    assert table.refused(f"buy:{table.kind('archers-2')}") == "KR-A49"


@pytest.mark.rule("KR-A49")
def test_every_scenario_of_the_box_allows_level_2() -> None:
    assert min(scenario.max_level for scenario in load_content().scenarios) >= 2
    table = Table("malik", "alleria", phase="buy")
    table.crystals(12)
    assert f"buy:{table.kind('archers-2')}" in table.offered()


@pytest.mark.rule("KR-A50")
def test_crystals_need_not_be_spent() -> None:
    table = Table("malik", "alleria", phase="buy")
    table.crystals(12)
    assert table.offered(ME, "buy")
    table.all_ready()
    assert table.view().round == 3
    assert table.view().crystals == 12


# -- a lone player -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A55")
def test_a_lone_player_does_not_pass_a_tower_that_cannot_rise() -> None:
    table = Table("malik", scenario="3")
    table.give(ME, "archers-1")
    table.supply("archers-2", 0)
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert not table.offered(ME, "pass")
    assert table.refused(f"pass:{ME}/{table.kind('archers-1')}") == "KR-A55"
    table.do(ME, "back")
    assert table.hand() == ["archers-1"]


@pytest.mark.rule("KR-A56")
def test_a_lone_players_midas_fills_the_own_incoming_pile() -> None:
    table = Table("malik", scenario="10")
    table.give(ME, "archers-1")
    table.spells("hand-of-midas")
    table.cast(ME, "hand-of-midas")
    assert table.offered() == [f"pass:{ME}/{table.kind('archers-3')}"]
    table.choose(*table.offered())
    assert table.incoming() == ["archers-3"]


@pytest.mark.rule("KR-A56")
@pytest.mark.parametrize(
    ("scenario", "tower", "missing", "becomes"),
    [
        ("10", "archers-1", "archers-3", ["archers-2"]),
        ("10", "archers-1", "archers-2", ["archers-3"]),
        ("4", "archers-2", "", ["archers-3"]),
        ("10", "archers-2", "archers-4a", ["archers-4b"]),
        ("10", "archers-2", "", ["archers-4a", "archers-4b"]),
        ("10", "archers-3", "", ["archers-4a", "archers-4b"]),
    ],
)
def test_midas_raises_as_far_as_supply_and_scenario_go(
    scenario: str, tower: str, missing: str, becomes: list[str]
) -> None:
    table = Table("malik", "alleria", scenario=scenario)
    table.give(ME, tower)
    table.spells("hand-of-midas")
    if missing:
        table.supply(missing, 0)
    table.cast(ME, "hand-of-midas")
    assert table.offered() == [f"pass:{THEM}/{table.kind(kind)}" for kind in becomes]


@pytest.mark.rule("KR-A56")
def test_without_a_tower_that_can_rise_midas_is_not_used() -> None:
    table = Table("malik", "alleria", scenario="10")
    table.give(ME, "archers-4a")
    table.give(THEM, "archers-1")
    table.spells("hand-of-midas")
    number = table.match.content.find_spell("hand-of-midas")
    assert table.refused(f"cast:{number}") == "KR-21.04"
    assert f"cast:{number}" in table.offered(THEM)


@pytest.mark.rule("KR-A56")
def test_a_tower_that_cannot_rise_is_no_choice_for_midas() -> None:
    table = Table("malik", "alleria", scenario="10")
    table.give(ME, "archers-4a", "mages-1", "mages-2")
    table.spells("hand-of-midas")
    table.cast(ME, "hand-of-midas")
    assert set(table.offered()) == {f"tower:{table.kind(tower)}" for tower in ("mages-1", "mages-2")}
    assert table.refused(f"tower:{table.kind('archers-4a')}") == "KR-21.11"


# -- spells ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-A57")
def test_lightning_goes_on_diagonally_too() -> None:
    table = Table("malik", "alleria", scenario="10")
    horde = table.tray("D3", *FULL)
    table.spells("lightning")
    table.cast(ME, "lightning")
    for cell in ("a1", "b2", "c3", "d4"):
        table.place(horde, cell)
    assert len(table.shown(horde).tiles) == 4


@pytest.mark.rule("KR-A57")
def test_with_fewer_squares_lightning_places_what_it_can() -> None:
    table = Table("malik", "alleria", scenario="10")
    horde = table.tray("D3", "ggnnn", "nnnnn", "nnnnn", "nnnnn", "nnnng")
    table.spells("lightning")
    table.cast(ME, "lightning")
    table.place(horde, "a1")
    table.place(horde, "b1")
    assert "ready" in table.offered(), "e5 is free, but not adjacent"
    assert "e5" in table.left(horde)


@pytest.mark.rule("KR-A58")
@pytest.mark.parametrize("kind", ["portal", "boss"])
def test_thunder_skips_portals_and_bosses(kind: str) -> None:
    table = Table("malik", "alleria", scenario="10")
    horde, beside = table.tray("D3", *PLAIN), table.tray("C3", *PLAIN)
    rift = table.tray("E3", *RIFT, kind=kind, level=1)
    table.spells("thunder")
    table.cast(ME, "thunder")
    table.place(horde, "b2 b3")
    table.place(beside, "b2")
    assert "ready" in table.offered()
    assert table.shown(rift).tiles == ()


@pytest.mark.rule("KR-A58")
def test_thunder_skips_what_lies_under_a_flying_horde() -> None:
    table = Table("malik", "alleria", scenario="10")
    horde = table.tray("D3", *PLAIN)
    flying = table.tray("C3", *PLAIN, kind="flying")
    hidden = table.tray("C3", *PLAIN)
    assert (table.shown(flying).depth, table.shown(hidden).depth) == (0, 1)
    table.spells("thunder")
    table.cast(ME, "thunder")
    assert table.refused(f"target:{hidden}") == "KR-20.16"
    table.place(horde, "b2 b3")
    table.place(flying, "b2")
    assert "ready" in table.offered()
    assert table.shown(hidden).tiles == ()


@pytest.mark.rule("KR-A59")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_any_player_casts_at_any_tray(seat: int) -> None:
    table = Table("malik", "alleria", scenario="10")
    trays = [table.tray(square, *PLAIN) for square in ("A1", "D3", "I7")]
    table.spells("rain-of-fire")
    table.cast(seat, "rain-of-fire")
    assert set(table.offered(seat, "target")) == {f"target:{tray}" for tray in trays}, "no hero is on the map"


# -- heroes ------------------------------------------------------------------------------------------------------


def harvesting(*rows: str, engages: str = "b2") -> tuple[Table, int]:
    """Lilith engages a tray and uses Reaper's Harvest."""
    table = Table("lilith", "malik")
    horde = table.tray("C2", *rows)
    table.hero("lilith", "C2", engages=engages, abilities="reapers-harvest")
    table.activate(ME, "lilith")
    table.use(ME, "reapers-harvest")
    return table, horde


def cells_on_offer(table: Table) -> set[str]:
    return {cells.partition(": ")[2] for cells in table.placements()}


@pytest.mark.rule("KR-A72")
def test_each_tile_of_the_harvest_touches_another_side() -> None:
    table, horde = harvesting(*FULL)
    assert "b1 c1" in cells_on_offer(table)
    assert "d4 d5" not in cells_on_offer(table), "a corner is no contact"
    table.place(horde, "b1 c1")
    assert "a1 a2" in cells_on_offer(table)
    table.place(horde, "a1 a2")
    assert cells_on_offer(table) == {"d2", "d3", "b4", "c4"}
    assert table.refused(f"place:{horde}/0/10") == "KR-12.07", "the west side has its tile"
    table.place(horde, "d2")
    assert cells_on_offer(table) == {"b4", "c4"}
    table.place(horde, "b4")
    assert len(table.shown(horde).tiles) == 4


@pytest.mark.rule("KR-A72")
def test_in_a_corner_only_two_tiles_have_a_side() -> None:
    table, horde = harvesting(*FULL, engages="a1")
    table.place(horde, "c1 c2")
    table.place(horde, "a3 b3")
    assert not table.offered(ME, "place"), "the other two are not placed"
    assert len(table.shown(horde).tiles) == 2


@pytest.mark.rule("KR-A73")
def test_what_pictures_alone_would_show_is_in_the_content_and_marked() -> None:
    for hero in load_content().heroes:
        for ability in (hero.attack, *hero.abilities):
            if ability.id == "knowledge-is-power":
                continue
            assert ability.sources["type"] in ("rulebook", "designed"), (hero.id, ability.id)
            assert 0 <= ability.type < len(TYPES)
    lilith = next(hero for hero in load_content().heroes if hero.id == "lilith")
    assert lilith.attack.sources["type"] == "designed"
    assert lilith.abilities[0].sources["type"] == "rulebook", "true damage, as the text says"


@pytest.mark.rule("KR-A81")
@pytest.mark.parametrize("kind", ["portal", "boss"])
def test_abilities_over_an_area_leave_portals_and_bosses_out(kind: str) -> None:
    table = Table("magnus", "malik", scenario="10")
    horde = table.tray("D3", *FULL)
    rift = table.tray("A3", *RIFT, kind=kind, level=1)
    table.hero("magnus", "B2", abilities="arcane-storm")
    table.activate(ME, "magnus")
    table.use(ME, "arcane-storm")
    assert table.view().attack.trays == (horde,)
    assert table.refused(f"target:{rift}") == "KR-9.13"


@pytest.mark.rule("KR-A88")
def test_anybody_answers_for_the_group() -> None:
    table = Table("malik", "alleria", "ignus", scenario="5", phase="collect")
    table.standing("archers-1", "W", seat=ME)
    assert [table.offered(seat) for seat in range(3)] == [["give:0", "give:1", "give:2"]] * 3
    table.do(2, "give:1")
    assert table.hand(1) == ["archers-1"]


def with_gem(*heroes: str) -> tuple[Table, int]:
    table = Table(*heroes, scenario="10")
    portal = table.tray("A3", "f....", "l....", "..@..", ".....", ".....", kind="portal", level=4)
    table.spells("spacetime-gem")
    return table, portal


@pytest.mark.rule("KR-A97")
def test_the_gem_hurts_anybody_in_play() -> None:
    table, portal = with_gem("malik", "alleria", "ignus")
    table.hero("malik", "D3")
    table.hero("wildcat", "D3")
    table.knocked_out("ignus")
    table.cast(ME, "spacetime-gem")
    table.place(portal, "a1 a2")
    in_play = ("malik", "alleria", "wildcat")
    assert set(table.offered()) == {f"figure:{table.figure(name)}" for name in in_play}, "Alleria on her board too"
    table.do(ME, f"figure:{table.figure('wildcat')}")
    assert table.where("wildcat") == "", "knocked down"


@pytest.mark.rule("KR-A97", "KR-12.13")
def test_protection_prevents_the_damage_of_the_gem() -> None:
    table, portal = with_gem("malik", "alleria")
    table._m.protected[ME] = 1
    table.cast(ME, "spacetime-gem")
    table.place(portal, "a1 a2")
    table.do(ME, f"figure:{table.figure('malik')}")
    assert table.hearts("malik") == 5
    assert table.kinds()[-1] == "DamagePrevented"


@pytest.mark.rule("KR-A97")
def test_with_nobody_to_hurt_the_tile_is_placed_all_the_same() -> None:
    table, portal = with_gem("malik", "ignus")
    table.knocked_out("malik")
    table.knocked_out("ignus")
    table.cast(ME, "spacetime-gem")
    table.place(portal, "a1 a2")
    assert table.left(portal) == ""
    assert "ready" in table.offered()


@pytest.mark.rule("KR-A59")
def test_a_spell_whose_tiles_may_not_be_turned_lays_them_as_printed(tmp_path: Path) -> None:
    """A spell of a pack; it faces nowhere."""
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "spells.yaml").write_text(SPEAR, encoding="utf-8")
    table = Table("malik", "alleria", scenario="4", packs=(tmp_path,))
    horde = table.tray(table._m.board.name(table._m.board.order[2]), *FULL)
    table.spells("lancia")
    table.cast(ME, "lancia")
    assert f"{horde}: a1 a2" in table.placements()
    assert f"{horde}: a1 b1" not in table.placements()
