"""What happens is told: each event once, to whom it happens, with the numbers that its sentence needs and its rule."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Event
from tests.rules.kingdom.openings import new
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
ROW = ("ggg..", ".....", ".....", ".....", ".....")
NOBODY = -1
Told = tuple[int, tuple[int, ...], str]


def told(events: Iterable[Event], kind: str) -> list[Told]:
    """Whom it happened to, with what, and the rule, as often as it happened."""
    return [(event.seat, event.things, event.rule) for event in events if event.kind == kind]


def answered(m: KingdomMatch, *options: str) -> list[Event]:
    """What happens from the beginning while whoever is asked first gives these answers."""
    events = list(m.happened)
    for option in options:
        events += m.choose(m.decisions[0].seat, option)
    return events


# -- before the first round --------------------------------------------------------------------------------------


@pytest.mark.rule("KR-2.04", "KR-2.05", "KR-19.08", "KR-21.01", "KR-19.04", "KR-2.07", "KR-3.01")
def test_what_a_lone_player_chooses() -> None:
    m = new(1, named=False, scenario="7")
    malik, lilith, ignus = (m.content.find_hero(id) for id in ("malik", "lilith", "ignus"))
    events = answered(
        m, f"hero:{malik}", f"hero:{ignus}", f"hero:{lilith}", "done", "ability:2", "ability:1", "spell:3", "spell:1",
        "ban:2",
    )  # fmt: skip
    assert told(events, "HeroChosen") == [(ME, (malik,), "KR-2.04")]
    assert told(events, "HandDealt") == [(ME, tuple(m.content.heroes[malik].starting[0]), "KR-2.04")]
    assert told(events, "ReserveChosen") == [(ME, (hero,), "KR-19.08") for hero in (ignus, lilith)]
    assert told(events, "AbilityChosen") == [(ME, (0, 2), "KR-2.05"), (ME, (0, 1), "KR-2.05")]
    assert told(events, "SpellChosen") == [(ME, (spell,), "KR-21.01") for spell in (3, 1)]
    assert told(events, "HordeSpawned") == [
        (NOBODY, (tray, m.face[tray], m.at[tray], -1), "KR-2.07") for tray in range(len(m.scenario.starting))
    ]
    assert told(events, "RoundBegan") == [(NOBODY, (1,), "KR-3.01")]
    assert told(events, "ColourBanned") == [(ME, (2,), "KR-19.04")]


@pytest.mark.rule("KR-2.04", "KR-2.05")
def test_what_others_choose_is_theirs() -> None:
    m = new(2, named=False, scenario="4")
    malik, ignus = (m.content.find_hero(id) for id in ("malik", "ignus"))
    events = list(m.choose(THEM, f"hero:{ignus}")) + list(m.choose(ME, f"hero:{malik}"))
    events += m.choose(THEM, "ability:3")
    assert told(events, "HeroChosen") == [(THEM, (ignus,), "KR-2.04"), (ME, (malik,), "KR-2.04")]
    assert told(events, "HandDealt")[0] == (THEM, tuple(m.content.heroes[ignus].starting[1]), "KR-2.04")
    assert told(events, "AbilityChosen") == [(THEM, (1, 3), "KR-2.05")]


# -- phase 2 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-3.04", "KR-A15")
def test_who_is_ready_and_who_thinks_again() -> None:
    table = Table("malik", "alleria")
    table.tray("D2", *PLAIN)
    table.do(THEM, "ready")
    table.activate(ME, "malik")
    table.do(ME, "done", "ready")
    table.do(THEM, "resume")
    assert told(table.events, "Ready") == [(THEM, (), "KR-3.04"), (ME, (), "KR-3.04")]
    assert told(table.events, "Resumed") == [(THEM, (), "KR-A15")]


@pytest.mark.rule("KR-11.01", "KR-11.05", "KR-11.14", "KR-12.16", "KR-12.10")
def test_a_hero_heals_and_goes_onto_a_horde() -> None:
    table = Table("alleria", "malik")
    horde = table.tray("C2", *PLAIN)
    malik = table.hero("malik", "D3", hearts=2, abilities="earthquake", used="cant-touch-this")
    table.activate(THEM, "malik")
    table.do(THEM, "heal")
    table.go(THEM, "C2", engages="b2")
    assert told(table.events, "HeroActivated") == [(THEM, (malik,), "KR-11.01")]
    full = table.match.max_hearts(malik)
    assert told(table.events, "HeroHealed") == [(THEM, (malik, full - 2, full), "KR-12.16")]
    assert told(table.events, "AbilityRefreshed") == [(THEM, (malik, 1), "KR-12.10")]
    assert told(table.events, "HeroMoved") == [(THEM, (malik, table.square("D3"), table.square("C2")), "KR-11.05")]
    assert told(table.events, "HeroEngaged") == [(THEM, (malik, horde, 5), "KR-11.14")]


@pytest.mark.rule("KR-11.14")
def test_who_engages_another_area_of_its_horde_has_not_moved() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("C2", *PLAIN)
    malik = table.hero("malik", "C2", engages="b2")
    table.activate(ME, "malik")
    table.go(ME, "C2", engages="a1")
    assert told(table.events, "HeroMoved") == []
    assert told(table.events, "HeroEngaged") == [(ME, (malik, horde, 0), "KR-11.14")]


@pytest.mark.rule("KR-12.09", "KR-12.13", "KR-12.02", "KR-A16")
def test_an_ability_that_protects_and_an_attack_that_is_done_without() -> None:
    table = Table("alleria", "malik")
    table.tray("C2", *PLAIN)
    malik = table.hero("malik", "C2", engages="a1", abilities="earthquake cant-touch-this")
    table.activate(THEM, "malik")
    table.use(THEM, "cant-touch-this")
    table.do(THEM, "done")
    assert told(table.events, "AbilityUsed") == [(THEM, (malik, 1), "KR-12.09")]
    assert told(table.events, "HeroProtected") == [(THEM, (malik,), "KR-12.13")]
    assert told(table.events, "PieceForgone") == [(THEM, (), "KR-A16")]


@pytest.mark.rule("KR-23.02", "KR-23.06", "KR-23.07", "KR-11.13")
def test_alleria_and_her_wildcat() -> None:
    table = Table("malik", "alleria")
    table.tray("D2", *PLAIN)
    alleria, cat = table.hero("alleria", "D3"), table.figure("wildcat")
    table.activate(THEM, "alleria")
    table.do(THEM, "attack", "face:0", "done", "yes")
    assert told(table.events, "BaseAttack") == [(THEM, (alleria,), "KR-12.02")]
    assert told(table.events, "HeroFaced") == [(THEM, (alleria, 0), "KR-11.13")]
    assert told(table.events, "CompanionEntered") == [(THEM, (cat,), "KR-23.07")]
    other = Table("malik", "alleria")
    horde = other.tray("D2", *PLAIN)
    other.hero("alleria", "D4")
    other._m.stepped[alleria] = 0
    other.activate(THEM, "alleria")
    other.go(THEM, "D2", engages="a1", facing="S")
    other.do(THEM, f"engage:{horde}/10")
    assert told(other.events, "HeroFaced") == [(THEM, (alleria, 2), "KR-11.13")]
    assert told(other.events, "CompanionEntered") == [(THEM, (cat,), "KR-23.06")]
    assert told(other.events, "HeroEngaged") == [
        (THEM, (alleria, horde, 0), "KR-11.14"), (THEM, (cat, horde, 10), "KR-11.14"),
    ]  # fmt: skip
    other.activate(THEM, "wildcat")
    assert told(other.events, "HeroActivated")[1:] == [(THEM, (cat,), "KR-23.02")]


@pytest.mark.rule("KR-19.10", "KR-19.11")
def test_a_hero_of_the_reserve_comes_and_goes() -> None:
    table = Table("malik")
    table.piles([])
    table.reserve("ignus")
    ignus = table._m.content.find_hero("ignus")
    table.call("ignus")
    table.go(ME, "A1")
    table.next_round()
    assert told(table.events, "ReserveCalled") == [(ME, (1, ignus), "KR-19.10")]
    assert told(table.events, "HeroMoved") == [(ME, (1, -1, table.square("A1")), "KR-11.05")]
    assert told(table.events, "ReserveLeft") == [(ME, (1,), "KR-19.11")]


@pytest.mark.rule("KR-5.01", "KR-5.07", "KR-7.08", "KR-10.02")
def test_towers_are_built_turned_and_passed() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("D2", *PLAIN)
    table.give(THEM, "archers-1", "mages-1")
    archers, site = table.kind("archers-1"), table.site("B")
    table.build(THEM, "archers-1", "B", facing="S")
    table.place(horde, "b2 b3", seat=THEM)
    table.pass_tower(THEM, "mages-1", ME, "mages-2")
    assert told(table.events, "TowerBuilt") == [(THEM, (archers, site), "KR-5.01")]
    assert told(table.events, "TowerTurned") == [(THEM, (site, archers, 2), "KR-5.07")]
    ((seat, things, rule),) = told(table.events, "TilePlaced")
    assert (seat, things[0], things[3:], rule) == (THEM, horde, (6, archers), "KR-7.08")
    assert table.match.content.shapes[things[1]].id == "I2"
    passed = (table.kind("mages-1"), ME, table.kind("mages-2"))
    assert told(table.events, "TowerPassed") == [(THEM, passed, "KR-10.02")]


@pytest.mark.rule("KR-8.01", "KR-8.10")
def test_soldiers_are_placed_and_moved() -> None:
    table = Table("malik", "alleria")
    near, far = table.tray("D2", *PLAIN), table.tray("F4", "ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
    table.give(THEM, "soldiers-2")
    table.soldiers(far, "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3")
    table.build(THEM, "soldiers-2", "B", facing="S")
    table.soldier(near, "b2", THEM)
    table.do(THEM, f"shift:{far}/3")
    table.soldier(near, "c2", THEM)
    assert told(table.events, "SoldierPlaced") == [(THEM, (near, 6), "KR-8.01")]
    assert told(table.events, "SoldierMoved") == [(THEM, (near, 7, far, 3), "KR-8.10")]


@pytest.mark.rule("KR-9.06")
def test_a_tower_is_lost_to_a_portal() -> None:
    table = Table("malik", "alleria")
    portal = table.tray("D2", *PLAIN, kind="portal", level=1)
    table.give(THEM, "archers-1")
    table.build(THEM, "archers-1", "B", facing="S")
    table.place(portal, "b2 b3", seat=THEM)
    assert told(table.events, "TowerLost") == [(THEM, (table.kind("archers-1"), table.site("B")), "KR-9.06")]


@pytest.mark.rule("KR-21.04")
def test_a_spell_is_cast() -> None:
    table = Table("malik", "alleria")
    table.tray("D2", *PLAIN)
    table.spells("lightning")
    table.cast(THEM, "lightning")
    assert told(table.events, "SpellCast") == [(THEM, (table.match.content.find_spell("lightning"),), "KR-21.04")]


@pytest.mark.rule("KR-26.08")
def test_an_ability_is_copied() -> None:
    table = Table("malik", "magnus")
    table.tray("D2", *PLAIN)
    magnus = table.hero("magnus", "D3", abilities="knowledge-is-power")
    malik = table.hero("malik", "A5", abilities="its-hammer-time cant-touch-this")
    table.activate(THEM, "magnus")
    table.use(THEM, "knowledge-is-power")
    table.do(THEM, f"ability:{malik}/1")
    assert told(table.events, "AbilityCopied") == [(THEM, (magnus, malik, 1), "KR-26.08")]
    assert told(table.events, "HeroProtected") == [(THEM, (magnus,), "KR-12.13")]


@pytest.mark.rule("KR-25.05")
def test_an_earthquake_protects() -> None:
    table = Table("alleria", "malik")
    table.tray("C2", *PLAIN)
    malik = table.hero("malik", "C2", engages="a1", abilities="earthquake")
    table.activate(THEM, "malik")
    table.use(THEM, "earthquake")
    table.do(THEM, "done")
    assert told(table.events, "HeroProtected") == [(THEM, (malik,), "KR-25.05")]


@pytest.mark.rule("KR-27.04", "KR-A16")
def test_a_hero_goes_in_flames() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("D2", *PLAIN)
    table.tray("C2", *PLAIN)
    ignus = table.hero("ignus", "D3", abilities="surge-of-flame")
    table.activate(THEM, "ignus")
    table.use(THEM, "surge-of-flame")
    table.do(THEM, f"go:{table.square('D2')}")
    table.do(THEM, next(id for id in table.offered(THEM, "place") if id.endswith("/6")))
    table.do(THEM, f"go:{table.square('C2')}", "done")
    way = [table.square(name) for name in ("D3", "D2", "C2")]
    assert told(table.events, "HeroMoved") == [
        (THEM, (ignus, way[0], way[1]), "KR-27.04"), (THEM, (ignus, way[1], way[2]), "KR-27.04"),
    ]  # fmt: skip
    ((seat, things, rule),) = told(table.events, "TilePlaced")
    assert (seat, things[0], things[3], rule) == (THEM, horde, 6, "KR-27.04")
    assert told(table.events, "PieceForgone") == [(THEM, (), "KR-A16")]


@pytest.mark.rule("KR-12.07", "KR-24.02")
def test_who_is_healed_by_an_ability_and_who_by_lilith() -> None:
    table = Table("ignus", "malik")
    ignus = table.hero("ignus", "D3", hearts=1, abilities="surge-of-flame")
    table.activate(ME, "ignus")
    table.use(ME, "surge-of-flame")
    table.do(ME, "done")
    if table.offered(ME, "figure"):
        table.do(ME, f"figure:{ignus}")
    assert told(table.events, "HeroHealed") == [(ME, (ignus, 2, 3), "KR-12.07")]
    table = Table("lilith", "malik")
    table.tray("D3", *PLAIN)
    lilith = table.hero("lilith", "D3", engages="a1", hearts=1)
    table.activate(ME, "lilith")
    table.do(ME, "attack", "done")
    if table.offered(ME, "figure"):
        table.do(ME, f"figure:{lilith}")
    ((seat, things, rule),) = told(table.events, "HeroHealed")
    assert (seat, things[0], rule) == (ME, lilith, "KR-24.02")


# -- the other phases --------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-14.02", "KR-14.06", "KR-12.13", "KR-13.03", "KR-3.04")
def test_hordes_are_destroyed_and_heroes_hurt() -> None:
    table = Table("malik", "alleria", phase="destroy")
    horde = table.tray("C2", *ROW, crystals=2)
    table.tile(horde, "a1 b1 c1")
    malik = table.hero("malik", "C2", engages="b3")
    other = table.tray("D3", *ROW)
    table.tile(other, "a1 b1 c1")
    alleria = table.hero("alleria", "D3", engages="b3", hearts=1)
    face, other_face = table._m.face[horde], table._m.face[other]
    table.crystals(3)
    before = table._m.hearts[malik]
    assert table.match
    assert told(table.events, "TrayDestroyed") == [
        (NOBODY, (other, other_face, table.square("D3")), "KR-14.02"),
        (NOBODY, (horde, face, table.square("C2")), "KR-14.02"),
    ]
    assert told(table.events, "CrystalsGained") == [(NOBODY, (1, 4), "KR-14.04"), (NOBODY, (2, 6), "KR-14.04")]
    assert told(table.events, "HeroDamaged") == [
        (THEM, (alleria, 1, 0), "KR-14.06"), (ME, (malik, 1, before - 1), "KR-14.06"),
    ]  # fmt: skip
    assert told(table.events, "KnockedOut") == [(THEM, (alleria,), "KR-13.03")]
    assert (NOBODY, (3,), "KR-3.04") in told(table.events, "PhaseBegan")


@pytest.mark.rule("KR-12.13", "KR-23.04")
def test_damage_is_prevented_and_a_wildcat_leaves() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.piles([])
    horde = table.tray("C2", *ROW)
    alleria = table.hero("alleria", "C2", engages="b3")
    cat = table.hero("wildcat", "C2", engages="d3")
    table._m.protected[alleria] = 1
    assert table.match
    assert told(table.events, "TrayBlocked") == [(NOBODY, (horde, table.square("C2")), "KR-15.09")]
    assert told(table.events, "DamagePrevented") == [(THEM, (alleria,), "KR-12.13")]
    assert told(table.events, "KnockedOut") == [(THEM, (cat,), "KR-23.04")]


@pytest.mark.rule("KR-15.03", "KR-15.05", "KR-15.07", "KR-15.10", "KR-15.19", "KR-3.02", "KR-15.21")
def test_hordes_advance_heal_shoot_and_escape() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.piles([])
    table.crystals(0)
    out = table.tray("G4", "ggg..", *ROW[1:], crystals=2)
    table.tile(out, "a1")
    held = table.tray("D3", "gggg.", *ROW[1:])
    table.soldiers(held, "a1 b1")
    heals = table.tray("B2", "sggga", *ROW[1:])
    table.tile(heals, "b1 c1")
    malik = table.hero("malik", "C3")
    hearts = table._m.hearts[malik]
    table.kingdom(9)
    assert table.match
    assert told(table.events, "TrayEscaped") == [(NOBODY, (out, 2, 7), "KR-15.19")]
    assert told(table.events, "CrystalsGained") == [(NOBODY, (2, 2), "KR-15.21")]
    assert told(table.events, "TrayBlocked") == [(NOBODY, (held, table.square("D3")), "KR-15.09")]
    assert told(table.events, "SoldiersLost") == [(NOBODY, (held, 2), "KR-15.10")]
    assert told(table.events, "TilesRemoved") == [(NOBODY, (heals,), "KR-15.05")]
    assert told(table.events, "TrayMoved") == [(NOBODY, (heals, table.square("B2"), table.square("C2")), "KR-15.03")]
    assert told(table.events, "SniperFired") == [(NOBODY, (heals,), "KR-15.07")]
    assert told(table.events, "HeroDamaged") == [(ME, (malik, 1, hearts - 1), "KR-15.07")]
    assert [things for _, things, rule in told(table.events, "PhaseBegan") if rule == "KR-3.02"][:2] == [(4,), (5,)]


@pytest.mark.rule("KR-16.01", "KR-16.02", "KR-9.07", "KR-22.03", "KR-A65", "KR-3.02")
def test_towers_are_collected() -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing("archers-1", "A", seat=ME)
    table.standing("mages-1", "A", seat=ME, face_down=True)
    table.standing("soldiers-1", "W", seat=ME)
    table.arriving(THEM, "mages-2")
    table._m.frost = 1
    table.do(THEM, f"give:{THEM}")
    table.do(THEM, f"freeze:{table.kind('soldiers-1')}")
    assert told(table.events, "PhaseBegan")[0] == (NOBODY, (5,), "KR-3.02")
    assert told(table.events, "TowerReturned") == [(NOBODY, (table.kind("mages-1"),), "KR-9.07")]
    assert told(table.events, "TowerTaken") == [
        (ME, (table.kind("archers-1"),), "KR-16.01"), (THEM, (table.kind("mages-2"),), "KR-16.02"),
    ]  # fmt: skip
    assert told(table.events, "TowerGiven") == [(THEM, (table.kind("soldiers-1"),), "KR-22.03")]
    assert told(table.events, "TowerFrozen") == [(THEM, (table.kind("soldiers-1"),), "KR-A65")]


@pytest.mark.rule("KR-17.02", "KR-17.03", "KR-3.02")
def test_towers_are_bought() -> None:
    table = Table("malik", "alleria", scenario="5", phase="buy")
    table.crystals(12)
    mages, better = table.kind("mages-1"), table.kind("archers-2")
    table.do(ME, f"buy:{mages}", f"give:{THEM}", f"buy:{better}", f"give:{ME}")
    left = table.view().crystals
    assert told(table.events, "TowerBought") == [(THEM, (mages, 10), "KR-17.02"), (ME, (better, left), "KR-17.03")]
    assert told(table.events, "PhaseBegan") == [(NOBODY, (6,), "KR-3.02")]


@pytest.mark.rule("KR-13.04", "KR-4.02", "KR-20.19", "KR-20.23", "KR-3.02")
def test_heroes_regenerate_hordes_spawn_and_piles_open() -> None:
    table = Table("malik", "alleria", scenario="9", phase="spawn")
    table.knocked_out("alleria")
    normal = table.new_face(*ROW)
    trail = table.new_face("=====", "ggg..", *ROW[2:], kind="trailblazer")
    table._m.content.faces[trail].trail = [1]
    table.piles([trail], [], [], [])
    table._m.open_from[3] = 0
    table._m.piles[3] = [table._m.piles[0][0] - trail + normal]
    assert table.match
    squares = [table._m.board.spawns[pile] for pile in range(4)]
    pile = table._m.scenario.trailblazers.index(1)
    assert told(table.events, "HeroRegenerated") == [(THEM, (table.figure("alleria"),), "KR-13.04")]
    assert told(table.events, "TrailCardRemoved") == [(NOBODY, (1, squares[pile]), "KR-20.19")]
    assert told(table.events, "PileOpened") == [(NOBODY, (pile + 1,), "KR-20.23")]
    assert told(table.events, "HordeSpawned") == [
        (NOBODY, (0, trail, squares[pile], 1), "KR-4.02"), (NOBODY, (1, normal, table.match.at[1], 4), "KR-4.02"),
    ]  # fmt: skip
    assert told(table.events, "PhaseBegan") == [(NOBODY, (1,), "KR-3.02"), (NOBODY, (2,), "KR-3.02")]


@pytest.mark.rule("KR-20.08", "KR-20.06")
def test_who_makes_room_for_a_ghost() -> None:
    table = Table("alleria", "malik", scenario="5", phase="destroy")
    table.tray("D3", "%%%..", "gg...", "gg...", ".....", ".....", kind="ghost", crystals=0)
    malik = table.hero("malik", "D3", engages="a2")
    table.do(THEM, f"go:{table.square('E2')}")
    assert told(table.events, "HeroDisplaced") == [(THEM, (malik, table.square("E2")), "KR-20.06")]
    ((seat, things, rule),) = told(table.events, "GhostRose")
    assert (seat, things, rule) == (NOBODY, (1, table.match.face[1], table.square("D3")), "KR-20.08")


def yeti(lives: int, at: str = "A1") -> tuple[Table, int]:
    """A boss whose life card is covered, and that has so many of them."""
    table = Table("malik", "alleria", scenario="7", phase="destroy")
    table.piles([], [], [])
    table.crystals(0)
    boss = table.card(at, "B2-1")
    table._m.boss_tray = boss
    table._m.lives = lives
    table._m.damage[boss] = table._m.grid_of(boss).enemies
    return table, boss


@pytest.mark.rule("KR-20.24", "KR-A65")
def test_a_boss_loses_a_life_and_acts() -> None:
    table, boss = yeti(2)
    kind = table._m.content.bosses[table._m.face_of(boss).boss]
    assert table.match
    assert told(table.events, "BossLifeLost") == [(NOBODY, (boss, 1), "KR-A65")]
    assert told(table.events, "TrayDestroyed") == []
    assert told(table.events, "CrystalsGained") == [(NOBODY, (kind.crystals, kind.crystals), "KR-A65")]
    assert told(table.events, "BossActed") == [(NOBODY, (boss, kind.act.number), "KR-A65")]


@pytest.mark.rule("KR-14.02", "KR-A65")
@pytest.mark.parametrize(("of_boss", "of_horde"), [("A1", "C3"), ("C3", "A1")])
def test_a_horde_is_destroyed_together_with_a_life_of_the_boss(of_boss: str, of_horde: str) -> None:
    """Whichever of them is nearer to the exit."""
    table, boss = yeti(2, of_boss)
    horde = table.tray(of_horde, *ROW)
    table._m.damage[horde] = table._m.grid_of(horde).enemies
    assert table.match
    assert told(table.events, "BossLifeLost") == [(NOBODY, (boss, 1), "KR-A65")]
    assert [things[0] for _, things, _ in told(table.events, "TrayDestroyed")] == [horde]


@pytest.mark.rule("KR-14.08", "KR-A65")
def test_a_boss_falls_and_the_last_round_begins() -> None:
    table, boss = yeti(1)
    table.tray("C3", *ROW)
    face, square = table._m.face[boss], table._m.at[boss]
    assert table.match
    assert told(table.events, "BossLifeLost") == [(NOBODY, (boss, 0), "KR-A65")]
    assert told(table.events, "TrayDestroyed") == [(NOBODY, (boss, face, square), "KR-A65")]
    assert told(table.events, "FinalRound") == [(NOBODY, (), "KR-14.08")]


@pytest.mark.rule("KR-20.24", "KR-A65")
def test_a_boss_turns_back_time() -> None:
    table = Table("malik", "alleria", scenario="10", phase="advance")
    table._m.boss_tray = table.card("A1", "B3-1")
    horde = table.tray("F7", *PLAIN)
    table.tile(horde, "b2 b3")
    assert table.match
    assert told(table.events, "TilesRemoved") == [(NOBODY, (horde,), "KR-A65")]
