"""Incantesimi: chosen from scenario 4 on, used once each in phase 2."""

from typing import Any

import pytest

import ludoteca
from ludoteca.games.kingdom.packs.reading import load_content
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FULL = ("ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
RIFT = (".....", ".mmm.", ".m@m.", ".mmm.", ".....")
ONE_POWER = {"rain-of-fire", "reinforcements", "thunder", "lightning"}


def after_abilities(scenario: str, level: str = "one_star") -> Any:
    """A match of the base box whose heroes have their abilities."""
    match = ludoteca.game("kingdom").new(2, seed=3, scenario=scenario, level=level, heroes=["malik", "ignus"])
    while match.view(None).phase == "abilities":
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.ids[0])
    return match


def on_offer(match: Any) -> set[str]:
    """The spells that the group may choose now."""
    spells = load_content().spells
    decision = match.decisions[0]
    return {spells[int(id.partition(":")[2])].id for id in decision.options.ids if id.startswith("spell:")}


def casting(spell: str, *heroes: str, scenario: str = "10", **trays: tuple[str, ...]) -> tuple[Table, dict[str, int]]:
    """A table with this spell and these trays by their squares; the spell has not been used."""
    table = Table(*heroes, scenario=scenario)
    found = {square: table.tray(square, *rows) for square, rows in trays.items()}
    table.spells(spell)
    return table, found


# -- choosing them -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-21.01")
@pytest.mark.parametrize("scenario", ["1", "2", "3"])
def test_there_are_no_spells_before_scenario_4(scenario: str) -> None:
    match = after_abilities(scenario)
    assert match.view(None).phase == "play"
    assert not any(spell.left for spell in match.view(None).spells)


@pytest.mark.rule("KR-21.01")
@pytest.mark.parametrize("scenario", [str(number) for number in range(4, 11)])
def test_from_scenario_4_on_the_group_chooses_spells(scenario: str) -> None:
    match = after_abilities(scenario)
    assert match.view(None).phase == "spells"
    chosen = match.decisions[0].options.ids[0]
    events = match.choose(1, chosen)
    assert (events[0].kind, events[0].rule) == ("SpellChosen", "KR-21.01")
    left = [spell.spell for spell in match.view(None).spells if spell.left]
    assert left == [int(chosen.partition(":")[2])]


@pytest.mark.rule("KR-21.01")
def test_as_many_as_the_scenario_says_and_each_once() -> None:
    match = after_abilities("10")
    number = load_content().scenarios[9].spells_choose
    assert number == 2
    first = match.decisions[0].options.ids[0]
    match.choose(0, first)
    assert match.why_not(0, first).rule == "KR-21.02"
    match.choose(0, match.decisions[0].options.ids[0])
    assert match.view(None).phase == "play"


@pytest.mark.rule("KR-21.03")
@pytest.mark.parametrize("scenario", ["4", "10"])
def test_some_scenarios_offer_only_spells_of_power_1(scenario: str) -> None:
    content = load_content()
    assert {spell.id for spell in content.spells if spell.power == 1} == ONE_POWER
    assert {spell.power for spell in content.spells} == {1, 2}
    match = after_abilities(scenario)
    midas = content.find_spell("hand-of-midas")
    if scenario == "4":
        assert on_offer(match) == ONE_POWER
        assert match.why_not(0, f"spell:{midas}").rule == "KR-21.03"
    else:
        assert on_offer(match) == {spell.id for spell in content.spells}


# -- using them --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-21.02", "KR-21.04")
def test_a_spell_is_used_once_and_goes_back_to_the_box() -> None:
    table, trays = casting("rain-of-fire", "malik", "alleria", D3=PLAIN)
    number = table.match.content.find_spell("rain-of-fire")
    events = table.cast(ME, "rain-of-fire")
    assert (events[0].kind, events[0].rule) == ("SpellCast", "KR-21.04")
    table.place(trays["D3"], "b2 c2")
    table.place(trays["D3"], "d2")
    assert not table.view().spells[number].left
    for seat in (ME, THEM):
        assert not table.offered(seat, "cast")
        assert table.refused(f"cast:{number}", seat) == "KR-21.02"


@pytest.mark.rule("KR-21.02")
def test_nor_is_one_that_the_group_has_not_chosen() -> None:
    table, _ = casting("rain-of-fire", "malik", "alleria", D3=PLAIN)
    assert table.offered(ME, "cast") == [f"cast:{table.match.content.find_spell('rain-of-fire')}"]
    assert table.refused(f"cast:{table.match.content.find_spell('thunder')}") == "KR-21.02"


@pytest.mark.rule("KR-21.04")
def test_spells_are_for_phase_2() -> None:
    table = Table("malik", "alleria", scenario="10", phase="buy")
    table.tray("D3", *PLAIN)
    table.spells("rain-of-fire")
    table.crystals(12)
    assert table.refused(f"cast:{table.match.content.find_spell('rain-of-fire')}") == "KR-21.04"
    table.all_ready()
    assert table.offered(ME, "cast"), "phase 2 of the next round"


@pytest.mark.rule("KR-21.05", "KR-A81")
@pytest.mark.parametrize("spell", ["rain-of-fire", "reinforcements", "thunder", "lightning"])
@pytest.mark.parametrize("kind", ["portal", "boss"])
def test_spells_do_not_reach_portals_and_bosses(spell: str, kind: str) -> None:
    table = Table("malik", "alleria", scenario="10")
    horde = table.tray("D3", *PLAIN)
    rift = table.tray("A3", *RIFT, kind=kind, level=1)
    table.spells(spell)
    table.cast(ME, spell)
    assert table.view().attack.trays == (horde,)
    assert table.refused(f"target:{rift}") == "KR-21.05"


@pytest.mark.rule("KR-21.05")
def test_with_nothing_but_a_portal_on_the_map_there_is_nothing_to_cast_at() -> None:
    table = Table("malik", "alleria", scenario="10")
    table.tray("A3", *RIFT, kind="portal", level=1)
    table.spells("rain-of-fire")
    assert table.refused(f"cast:{table.match.content.find_spell('rain-of-fire')}") == "KR-21.04"


@pytest.mark.rule("KR-21.06")
def test_rain_of_fire() -> None:
    table, trays = casting("rain-of-fire", "malik", "alleria", D3=FULL, A7=PLAIN)
    horde, other = trays["D3"], trays["A7"]
    table.cast(ME, "rain-of-fire")
    assert set(table.offered(ME, "target")) == {f"target:{horde}", f"target:{other}"}
    table.place(horde, "a1 b1")
    assert table.refused(f"target:{other}") == "KR-7.18"
    table.place(horde, "e5")
    assert [(tile.cells, tile.type) for tile in table.shown(horde).tiles] == [
        ((0, 1), "magical"),
        ((24,), "magical"),
    ]
    assert table.shown(other).tiles == ()
    assert "ready" in table.offered()


@pytest.mark.rule("KR-21.06")
def test_rain_of_fire_is_magical() -> None:
    table, trays = casting("rain-of-fire", "malik", "alleria", D3=("dn...", ".....", ".....", ".....", "....."))
    table.cast(ME, "rain-of-fire")
    assert table.refused(f"place:{trays['D3']}/0/0") == "KR-7.02"
    table.place(trays["D3"], "b1 b2")


@pytest.mark.rule("KR-21.07")
@pytest.mark.parametrize("apart", [False, True])
def test_reinforcements(apart: bool) -> None:
    table, trays = casting(
        "reinforcements", "malik", "alleria", D3=("nd...", ".....", ".....", ".....", "....."), A7=PLAIN
    )
    first, second = trays["D3"], trays["A7"]
    table.cast(ME, "reinforcements")
    table.soldier(first, "a1")
    table.soldier(second, "b2") if apart else table.soldier(first, "b1")
    assert table.left(first) == ("b1" if apart else ""), "true damage: resistant enemies too"
    assert table.view().soldiers == 10


@pytest.mark.rule("KR-21.08")
def test_thunder() -> None:
    table, trays = casting("thunder", "malik", "alleria", D3=FULL, C3=PLAIN, E4=PLAIN, A7=PLAIN)
    table.cast(ME, "thunder")
    table.place(trays["D3"], "a1 a2")
    assert table.refused(f"target:{trays['A7']}") == "KR-21.08"
    table.place(trays["C3"], "b2")
    table.place(trays["E4"], "c3")
    assert "ready" in table.offered()
    sizes = {square: [len(tile.cells) for tile in table.shown(tray).tiles] for square, tray in trays.items()}
    assert sizes == {"D3": [2], "C3": [1], "E4": [1], "A7": []}
    assert {tile.type for tray in trays.values() for tile in table.shown(tray).tiles} == {"magical"}


@pytest.mark.rule("KR-21.08", "KR-A16")
def test_thunder_done_without_has_no_neighbours() -> None:
    table, _ = casting("thunder", "malik", "alleria", D3=FULL, C3=PLAIN)
    table.cast(ME, "thunder")
    table.do(ME, "done")
    assert "ready" in table.offered()


@pytest.mark.rule("KR-21.09", "KR-A57")
def test_lightning() -> None:
    table, trays = casting("lightning", "malik", "alleria", D3=FULL, A7=FULL)
    horde = trays["D3"]
    table.cast(ME, "lightning")
    table.place(horde, "a1")
    assert {cells.partition(": ")[2] for cells in table.placements()} == {"b1", "a2", "b2"}
    assert table.refused(f"place:{horde}/0/24") == "KR-21.09", "not adjacent"
    assert table.refused(f"target:{trays['A7']}") == "KR-7.18"
    table.place(horde, "b2")
    table.place(horde, "c3")
    table.place(horde, "b1")
    assert "ready" in table.offered()
    assert {tile.type for tile in table.shown(horde).tiles} == {"physical"}
    assert len(table.shown(horde).tiles) == 4


@pytest.mark.rule("KR-21.09")
def test_lightning_is_physical() -> None:
    table, trays = casting("lightning", "malik", "alleria", D3=("nd...", ".....", ".....", ".....", "....."))
    table.cast(ME, "lightning")
    assert table.refused(f"place:{trays['D3']}/0/0") == "KR-7.01"
    table.place(trays["D3"], "b1")


@pytest.mark.rule("KR-21.10")
def test_spacetime_gem_hits_a_portal_of_any_level() -> None:
    table = Table("malik", "alleria", scenario="10")
    portal = table.tray("A3", "f....", "l....", "..@..", ".....", ".....", kind="portal", level=4)
    table.tray("D3", *PLAIN)
    table.hero("malik", "B3")
    table.hero("alleria", "C3")
    table.spells("spacetime-gem")
    table.cast(ME, "spacetime-gem")
    table.place(portal, "a1 a2")
    assert table.left(portal) == "", "true damage"
    assert set(table.offered()) == {f"figure:{table.figure(name)}" for name in ("malik", "alleria")}
    table.do(ME, f"figure:{table.figure('alleria')}")
    assert (table.hearts("malik"), table.hearts("alleria")) == (5, 2)
    assert "ready" in table.offered()


@pytest.mark.rule("KR-21.10")
def test_or_a_boss_life_card_and_never_a_horde() -> None:
    table = Table("malik", "alleria", scenario="10")
    boss = table.card("A3", "B3-1")
    horde = table.tray("D3", *PLAIN)
    table.spells("spacetime-gem")
    table.cast(ME, "spacetime-gem")
    assert table.view().attack.trays == (boss,)
    assert table.refused(f"target:{horde}") == "KR-21.10"
    table.do(ME, table.offered(ME, "place")[0])
    table.do(ME, f"figure:{table.figure('malik')}")
    assert table.hearts("malik") == 4
    assert len(table.shown(boss).tiles) == 1


@pytest.mark.rule("KR-21.10")
def test_without_portal_or_boss_the_gem_is_not_used() -> None:
    table, _ = casting("spacetime-gem", "malik", "alleria", D3=PLAIN)
    assert table.refused(f"cast:{table.match.content.find_spell('spacetime-gem')}") == "KR-21.04"


@pytest.mark.rule("KR-21.11")
def test_hand_of_midas_passes_a_tower_two_levels_up() -> None:
    table = Table("malik", "alleria", "ignus", scenario="10")
    table.give(ME, "archers-1", "mages-1")
    table.spells("hand-of-midas")
    table.cast(ME, "hand-of-midas")
    assert set(table.offered()) == {f"tower:{table.kind(tower)}" for tower in ("archers-1", "mages-1")}
    table.do(ME, f"tower:{table.kind('archers-1')}")
    raised = table.kind("archers-3")
    assert table.offered() == [f"pass:1/{raised}", f"pass:2/{raised}"]
    assert table.refused(f"pass:1/{table.kind('archers-2')}") == "KR-21.11"
    (event,) = table.do(ME, f"pass:2/{raised}")
    assert (event.kind, event.rule) == ("TowerPassed", "KR-21.11")
    assert table.incoming(2) == ["archers-3"]
    assert table.hand() == ["mages-1"]


@pytest.mark.rule("KR-21.11")
def test_the_supply_changes_as_for_every_pass() -> None:
    table = Table("malik", "alleria", scenario="10")
    table.give(ME, "archers-1")
    table.spells("hand-of-midas")
    before = [tower.supply for tower in table.view().towers]
    table.cast(ME, "hand-of-midas")
    table.do(ME, f"pass:1/{table.kind('archers-3')}")
    after = [tower.supply for tower in table.view().towers]
    changes = {table.kind("archers-1"): 1, table.kind("archers-3"): -1}
    assert after == [number + changes.get(kind, 0) for kind, number in enumerate(before)]


@pytest.mark.rule("KR-21.12")
def test_a_tower_raised_by_midas_waits_until_phase_5_like_any_other() -> None:
    table = Table("malik", "alleria", scenario="10")
    table.give(ME, "archers-1")
    table.spells("hand-of-midas")
    table.cast(ME, "hand-of-midas")
    table.do(ME, f"pass:{THEM}/{table.kind('archers-3')}")
    assert table.refused(f"tower:{table.kind('archers-3')}", THEM) == "KR-10.08"
    table.all_ready()
    assert table.hand(THEM) == ["archers-3"]


@pytest.mark.rule("KR-21.13")
@pytest.mark.parametrize(
    ("spell", "kind"), [("rain-of-fire", "magical"), ("thunder", "magical"), ("lightning", "physical")]
)
def test_the_kind_of_damage_is_the_spells_whatever_tiles_are_at_hand(spell: str, kind: str) -> None:
    table, trays = casting(spell, "malik", "alleria", D3=FULL)
    table.cast(ME, spell)
    table.do(ME, table.offered(ME, "place")[0])
    (tile,) = table.shown(trays["D3"]).tiles
    assert tile.type == kind
