"""Fase 3: complete trays leave, crystals come, heroes are hurt, and the last portal makes this the last round."""

import pytest

from ludoteca.games.kingdom.state.view_types import PortalsView
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
SMALL = ("ggg..", ".....", ".....", ".....", ".....")
MIXED = ("gg...", "gg...", "....g", ".....", "ggg..")
FEW = (".....", ".mm..", "..@..", ".....", ".....")
SUPPLY = 12


def destroying(*heroes: str, scenario: str = "1") -> Table:
    return Table(*(heroes or ("malik", "alleria")), scenario=scenario, phase="destroy")


@pytest.mark.rule("KR-14.01")
def test_first_crystals_then_damage_then_the_portals() -> None:
    table = destroying()
    portal = table.tray("D2", *FEW, kind="portal", level=1, crystals=0)
    table.tile(portal, "b2 c2")
    table.tray("B2", "gg...", "gg...", ".....", ".....", ".....")
    table.hero("malik", "B2", engages="a1")
    assert table.match
    wanted = ("TrayDestroyed", "CrystalsGained", "HeroDamaged", "FinalRound")
    told = [event.kind for event in table.events if event.kind in wanted]
    assert told == ["TrayDestroyed", "TrayDestroyed", "CrystalsGained", "HeroDamaged", "FinalRound"]


@pytest.mark.rule("KR-14.02")
def test_a_tray_covered_by_tiles_soldiers_and_heroes_is_destroyed() -> None:
    table = destroying()
    horde = table.tray("B2", *MIXED)
    table.tile(horde, "a5 b5 c5")
    table.soldiers(horde, "e3")
    table.hero("malik", "B2", engages="a1")
    assert table.shown(horde) is None
    assert [(e.things[0], e.rule) for e in table.events if e.kind == "TrayDestroyed"] == [(horde, "KR-14.02")]


@pytest.mark.rule("KR-14.02")
@pytest.mark.parametrize("missing", ["tile", "soldier", "hero"])
def test_one_uncovered_enemy_keeps_it(missing: str) -> None:
    table = destroying()
    horde = table.tray("B2", *MIXED)
    if missing != "tile":
        table.tile(horde, "a5 b5 c5")
    if missing != "soldier":
        table.soldiers(horde, "e3")
    if missing != "hero":
        table.hero("malik", "B2", engages="a1")
    assert table.shown(horde) is not None


@pytest.mark.rule("KR-14.02")
def test_empty_squares_need_no_cover() -> None:
    table = destroying()
    horde = table.tray("B2", *SMALL)
    table.tile(horde, "a1 b1 c1")
    assert table.shown(horde) is None


@pytest.mark.rule("KR-14.03")
def test_tiles_and_soldiers_go_back_to_their_supplies() -> None:
    table = destroying()
    horde = table.tray("B2", *SMALL)
    table.soldiers(horde, "a1 b1")
    table.tile(horde, "c1 d1")
    assert table._m.soldiers == SUPPLY - 2
    assert table.view().soldiers == SUPPLY
    assert table.match.laid == []


@pytest.mark.rule("KR-14.04")
def test_the_back_of_the_card_gives_crystals_to_the_pool() -> None:
    table = destroying()
    table.crystals(3)
    table.tile(table.tray("B2", *SMALL, crystals=2), "a1 b1 c1")
    assert table.view().crystals == 5
    assert [(e.things, e.rule) for e in table.events if e.kind == "CrystalsGained"] == [((2, 5), "KR-14.04")]


@pytest.mark.rule("KR-14.04")
def test_a_card_without_crystals_gives_none() -> None:
    table = destroying()
    table.crystals(3)
    table.tile(table.tray("B2", *SMALL, crystals=0), "a1 b1 c1")
    assert table.view().crystals == 3


@pytest.mark.rule("KR-14.05", "KR-A83")
def test_a_destroyed_card_never_spawns_again() -> None:
    """All other hordes of the first two waves have left the game before: the next one is of a higher wave."""
    table = destroying()
    table.crystals(0)
    content = table._m.content
    last = content.find_face("H1-01")
    table.gone(*[n for n, face in enumerate(content.faces) if face.kind == 0 and face.wave in (1, 2) and n != last])
    horde = table.card("B2", "H1-01")
    table.tile(horde, " ".join(f"{column}{row}" for row in range(1, 6) for column in "abcde"))
    table.piles([(0, 1)])
    assert table.shown(horde) is None
    (spawned,) = [event for event in table.events if event.kind == "HordeSpawned"]
    assert content.faces[spawned.things[1]].wave == 3


@pytest.mark.rule("KR-14.06")
def test_every_hero_on_a_destroyed_tray_takes_one_damage() -> None:
    table = destroying("malik", "ignus")
    table.tray("B2", "gg.gg", "gg.gg", ".....", ".....", ".....")
    table.hero("malik", "B2", engages="a1")
    table.hero("ignus", "B2", engages="d1")
    assert (table.hearts("malik"), table.hearts("ignus")) == (4, 3)
    assert {e.rule for e in table.events if e.kind == "HeroDamaged"} == {"KR-14.06"}


@pytest.mark.rule("KR-14.06")
def test_heroes_elsewhere_are_not_hurt() -> None:
    table = destroying("malik", "ignus")
    table.tile(table.tray("B2", *SMALL), "a1 b1 c1")
    table.hero("malik", "C2")
    table.hero("ignus", "B3")
    assert (table.hearts("malik"), table.hearts("ignus")) == (5, 4)


@pytest.mark.rule("KR-14.07")
def test_the_hero_stays_on_the_space_of_the_tray() -> None:
    table = destroying()
    table.tray("B2", "gg...", "gg...", ".....", ".....", ".....")
    table.hero("malik", "B2", engages="a1")
    assert table.where("malik") == "B2"
    seen = table.view().figures[table.figure("malik")]
    assert (seen.tray, seen.cells) == (-1, ())


@pytest.mark.rule("KR-14.08")
def test_the_last_portal_makes_this_the_last_round() -> None:
    table = destroying()
    portal = table.tray("B2", *FEW, kind="portal", level=1, crystals=0)
    table.tile(portal, "b2 c2")
    assert table.view().final
    assert table.view().portals == PortalsView(1, 1)
    assert table.won is None
    assert [(e.kind, e.rule) for e in table.events if e.kind == "FinalRound"] == [("FinalRound", "KR-14.08")]


@pytest.mark.rule("KR-14.08")
def test_not_while_the_scenario_has_another() -> None:
    table = destroying(scenario="2")
    portal = table.tray("B1", *FEW, kind="portal", level=1, crystals=0)
    table.tile(portal, "b2 c2")
    assert table.view().portals == PortalsView(2, 1)
    assert not table.view().final


@pytest.mark.rule("KR-14.08")
def test_nor_for_hordes_however_many() -> None:
    table = destroying()
    for square in ("B2", "D2", "F4"):
        table.tile(table.tray(square, *SMALL), "a1 b1 c1")
    assert not table.view().final
    assert table.view().portals.destroyed == 0


@pytest.mark.rule("KR-14.09")
def test_the_rest_of_the_last_round_is_played() -> None:
    table = destroying()
    table.tile(table.tray("B2", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    other = table.tray("C2", *PLAIN)
    table.standing("archers-1", "A")
    assert table.where(other) == "D2"
    assert table.hand() == ["archers-1"]
    assert table.view().phase == "buy"
    assert table.won is None
    table.do(ME, "ready")
    table.do(THEM, "ready")
    assert table.won is True
    assert table.ended_by == "KR-18.01"


@pytest.mark.rule("KR-14.09")
def test_and_can_still_be_lost() -> None:
    table = destroying()
    table.kingdom(3)
    table.tile(table.tray("B2", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    table.tray("G4", *PLAIN)
    assert table.won is False
    assert table.ended_by == "KR-18.03"
    assert "FinalRound" in table.kinds()
