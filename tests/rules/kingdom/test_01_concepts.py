"""Concetti e glossario: what hordes, the path, hearts, crystals and attacks are."""

import pytest

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.board import OUT
from tests.rules.kingdom.openings import begun
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FEW = (".....", ".mm..", "..@..", ".....", ".....")
FULL = ("ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
PATH = ("A2", "B2", "C2", "D2", "D3", "D4", "E4", "F4", "G4")


@pytest.mark.rule("KR-1.01")
def test_all_win_together() -> None:
    table = Table("malik", "alleria", "magnus", phase="destroy")
    table.crystals(0)
    table.tile(table.tray("B2", *FEW, kind="portal", level=1, crystals=0), "b2 c2")
    assert table.match.outcome
    assert table.match.outcome.winners == (0, 1, 2)
    assert not table.match.outcome.draw


@pytest.mark.rule("KR-1.01")
def test_all_lose_together() -> None:
    table = Table("malik", "alleria", "magnus", phase="advance")
    table.kingdom(1)
    table.tray("G4", *PLAIN)
    assert table.match.outcome
    assert table.match.outcome.winners == ()
    assert not table.match.outcome.draw


@pytest.mark.rule("KR-1.01", "KR-A84")
def test_all_give_up_together() -> None:
    table = Table("malik", "alleria", "magnus")
    table.match.concede(THEM)
    assert table.match.outcome
    assert (table.match.outcome.winners, table.ended_by) == ((), "KR-A84")


@pytest.mark.rule("KR-1.02")
def test_the_scenario_prevails() -> None:
    """Level 2 towers are sold, but not in the iron challenge of this one; the portals count, but a boss does too."""
    table = Table("malik", "alleria", scenario="8", level="iron", phase="buy")
    table.crystals(12)
    assert table.refused(f"buy:{table.kind('archers-2')}") == "KR-1.02"
    table = Table("malik", "alleria", scenario="8", level="heroic", phase="buy")
    table.crystals(12)
    assert f"buy:{table.kind('archers-2')}" in table.offered()
    assert Table("malik", "alleria", scenario="4").view().scenario.objective.en == "Defeat the boss."


@pytest.mark.rule("KR-1.02", "KR-12.16")
@pytest.mark.parametrize(("level", "heals"), [("heroic", True), ("iron", False)])
def test_the_last_scenarios_iron_challenge_knows_no_healing(level: str, heals: bool) -> None:
    table = Table("malik", "alleria", scenario="10", level=level)
    table.hero("malik", hearts=1)
    table.activate(ME, "malik")
    assert ("heal" in table.offered()) is heals
    if not heals:
        assert table.refused("heal") == "KR-1.02"


@pytest.mark.rule("KR-1.02")
@pytest.mark.parametrize(("level", "uses"), [("heroic", True), ("iron", False)])
def test_another_knows_no_abilities(level: str, uses: bool) -> None:
    table = Table("malik", "alleria", scenario="3", level=level)
    table.hero("malik", "A5", abilities="cant-touch-this")
    table.activate(ME, "malik")
    assert bool(table.offered(ME, "use")) is uses
    match = begun(scenario="3", level=level)
    assert [len(figure.abilities) for figure in match.view(None).figures[:2]] == [2 * uses, 2 * uses]


@pytest.mark.rule("KR-1.02", "KR-21.01")
@pytest.mark.parametrize(("level", "number"), [("heroic", 1), ("iron", 0)])
def test_others_no_spells(level: str, number: int) -> None:
    spells = begun(scenario="4", level=level).view(None).spells
    assert sum(spell.left for spell in spells) == number


@pytest.mark.rule("KR-1.02", "KR-22.02")
@pytest.mark.parametrize(
    ("scenario", "tower", "letter"),
    [("1", "soldiers-1", "A"), ("2", "artillery-1", "A"), ("7", "mages-1", "A"), ("5", "archers-1", "W")],
)
@pytest.mark.parametrize("level", ["heroic", "iron"])
def test_others_no_towers_of_a_family_or_none_on_white_sites(
    scenario: str, tower: str, letter: str, level: str
) -> None:
    table = Table("malik", "alleria", scenario=scenario, level=level)
    table.give(ME, tower)
    for square in table._m.board.order:
        table._m.place_tray(table.new_face(".....", ".ggg.", ".ggg.", ".ggg.", "....."), square)
    table.do(ME, f"tower:{table.kind(tower)}")
    building = f"build:{table.site(letter)}"
    if level == "iron":
        assert table.refused(building) == "KR-1.02"
    else:
        assert building in table.offered()


@pytest.mark.rule("KR-1.03")
def test_the_first_scenario_has_nothing_but_the_basic_rules() -> None:
    match = begun(scenario="1")
    view = match.view(None)
    assert not any(spell.left for spell in view.spells)
    assert "white" not in {site.colour for site in view.sites}
    assert (view.boss, view.ghost_deck) == (None, 0)
    assert not any(square.trail for square in view.map.squares)
    tokens = {token.token for pile in view.piles for token in pile.tokens}
    assert tokens == {"w2", "w3", "P1"}
    assert {tray.kind for tray in view.trays} == {"normal"}
    allowed = [face for number, face in enumerate(match.content.faces) if match.scenario.allowed >> number & 1]
    assert all(face.features <= {"fast"} for face in allowed if face.kind == 0)


@pytest.mark.rule("KR-1.04")
def test_adjacent_is_orthogonal_or_diagonal() -> None:
    """A sniper on C2 hits D3, and does not hit E2."""
    table = Table("malik", "magnus", phase="advance")
    table.tray("B2", "a....", ".....", ".....", ".....", "....g")
    table.hero("malik", "D3")
    table.hero("magnus", "E2")
    assert (table.hearts("malik"), table.hearts("magnus")) == (4, 3)
    board = table.match.board
    assert {board.name(square) for square in board.neighbours[table.square("C2")]} == {
        "B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3",
    }  # fmt: skip


@pytest.mark.rule("KR-1.05")
def test_touching_is_orthogonal_only() -> None:
    """Tiles around Lilith's base touch one of its sides, and not just a corner."""
    table = Table("lilith", "malik")
    horde = table.tray("D2", *FULL)
    table.hero("lilith", "D2", engages="b2", abilities="reapers-harvest")
    table.activate(ME, "lilith")
    table.use(ME, "reapers-harvest")
    for _ in range(2):
        table.do(ME, "done")
    spots = {cells for cells in table.placements() if len(cells.split()) == 2}
    assert spots == {f"{horde}: {cell}" for cell in ("b1", "c1", "a2", "a3", "d2", "d3", "b4", "c4")}


@pytest.mark.rule("KR-1.06")
def test_every_enemy_is_taken_for_itself() -> None:
    table = Table("malik", "alleria")
    horde = table.tray("B2", "gn...", ".....", ".....", ".....", ".....")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    assert table.refused(f"place:{horde}/0/1") == "KR-7.01", "the knight resists"
    table.place(horde, "a1 a2")
    assert table.left(horde) == "b1", "the goblin beside it does not"


@pytest.mark.rule("KR-1.07")
def test_a_horde_moves_as_one_with_what_covers_it() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", "ggg..", "ggg..", ".....", ".....", ".....")
    table.tile(horde, "a1 a2")
    assert table.where(horde) == "C2"
    assert table.left(horde) == "b1 c1 b2 c2"
    assert len(table.shown(horde).tiles) == 1


@pytest.mark.rule("KR-1.08")
def test_hordes_without_a_tray_are_played_like_the_others() -> None:
    """The box has 8 trays; there are 9 hordes on the path."""
    table = Table("malik", "alleria", phase="advance")
    trays = [table.tray(square, "g....", ".....", ".....", ".....", ".....") for square in PATH]
    assert [table.where(tray) for tray in trays] == [*PATH[1:], ""]
    assert table.hearts() == 11


@pytest.mark.rule("KR-1.09")
def test_every_way_from_a_spawn_point_ends_at_an_exit() -> None:
    for scenario in load_content().scenarios:
        board = scenario.board
        assert board.spawns
        for first in board.spawns:
            square, steps = first, 0
            while board.onward[square] != OUT:
                square, steps = board.onward[square], steps + 1
                assert board.kinds[square] == 1, scenario.id
                assert steps < board.size, scenario.id
            assert square in board.exits, scenario.id
        assert set(board.order) == {square for square in range(board.size) if board.kinds[square] == 1}, scenario.id


@pytest.mark.rule("KR-1.10")
def test_beyond_the_last_space_is_the_exit() -> None:
    table = Table("malik", "alleria", phase="advance")
    last, before = table.tray("G4", "g....", ".....", ".....", ".....", "....."), table.tray("F4", *PLAIN)
    assert table.where(last) == ""
    assert table.where(before) == "G4"
    assert [event.things[0] for event in table.events if event.kind == "TrayEscaped"] == [last]


@pytest.mark.rule("KR-1.11")
def test_the_kingdom_is_no_space_and_has_hearts() -> None:
    table = Table("malik", "alleria")
    table.hero("malik", "G4")
    table.activate(ME, "malik")
    assert len(table.view().map.squares) == 7 * 5
    assert table.refused("go:35") == "KR-11.09"
    assert table.refused(f"go:{table.square('G4') + 1}") in ("KR-11.05", "KR-11.09"), "no way around the edge"
    assert table.hearts() == 12


@pytest.mark.rule("KR-1.12")
def test_spawn_tokens_say_who_comes_and_goes_first() -> None:
    table = Table("malik", "alleria", scenario="2", phase="spawn")
    table.crystals(0)
    assert table.match
    assert [event.things[3] for event in table.events if event.kind == "HordeSpawned"] == [1, 2]
    first, second = (tray.tray for tray in table.view().trays)
    events = table.all_ready()
    order = list(dict.fromkeys(event.things[0] for event in events if event.kind == "TrayMoved"))
    assert order == [first, second]


@pytest.mark.rule("KR-1.13", "KR-A87")
def test_every_site_in_play_has_a_colour_or_is_white() -> None:
    for number in range(1, 11):
        for seats in range(1, 5):
            heroes = ("malik", "alleria", "magnus", "ignus")[:seats]
            view = Table(*heroes, scenario=str(number)).view()
            colours = {site.colour for site in view.sites}
            usual = ("red", "blue", "green") if seats == 1 else ("red", "blue", "green", "yellow")[:seats]
            assert colours - {"white"} == set(usual)
            assert ("white" in colours) is (number >= 5)


@pytest.mark.rule("KR-1.13", "KR-A87")
def test_what_is_nobodys_is_a_square_like_others() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    assert "C" not in {site.letter for site in table.view().sites}
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.refused(f"build:{table.site('C')}") == "KR-1.13"


@pytest.mark.rule("KR-1.14")
def test_heroes_and_the_kingdom_have_hearts_of_their_own() -> None:
    table = Table("malik", "alleria", phase="advance")
    horde = table.tray("B2", *PLAIN)
    table.hero("malik", "B2", engages="b2")
    table.tray("G4", "gg...", ".....", ".....", ".....", ".....")
    assert table.where(horde) == "B2"
    assert (table.hearts("malik"), table.hearts("alleria"), table.hearts()) == (4, 3, 10)


@pytest.mark.rule("KR-1.15")
def test_crystals_belong_to_everybody() -> None:
    table = Table("malik", "alleria")
    table.crystals(0)
    horde = table.tray("B2", "g....", "g....", ".....", ".....", ".....", crystals=2)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.place(horde, "a1 a2")
    table.all_ready()
    assert table.view().crystals == 2
    table.do(THEM, f"buy:{table.kind('mages-1')}", f"give:{THEM}")
    assert table.hand(THEM) == ["mages-1"]
    assert table.view().crystals == 0


@pytest.mark.rule("KR-1.16")
def test_there_are_twelve_crystals() -> None:
    table = Table("malik", "alleria", phase="destroy")
    table.crystals(11)
    table.tile(table.tray("B2", "ggg..", ".....", ".....", ".....", ".....", crystals=2), "a1 b1 c1")
    assert table.view().crystals == table.view().max_crystals == 12


@pytest.mark.rule("KR-1.17")
def test_tiles_come_from_towers_heroes_and_spells() -> None:
    table = Table("malik", "alleria", scenario="4")
    horde = table.tray("B4", *FULL)
    table.hero("malik", "B4", engages="a1")
    table.give(ME, "archers-1")
    table.spells("rain-of-fire")
    table.build(ME, "archers-1", "G", facing="N")
    table.place(horde, "e1 e2")
    table.cast(THEM, "rain-of-fire")
    table.place(horde, "d1 d2", THEM)
    table.do(THEM, "done")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    table.place(horde, "a5 b5 c5")
    assert sorted(tile.origin for tile in table.shown(horde).tiles) == ["archers", "hero", "spell"]


@pytest.mark.rule("KR-1.18")
def test_a_ranged_attack_follows_its_arrows() -> None:
    table = Table("magnus", "alleria")
    near, far = table.tray("C2", *PLAIN), table.tray("D4", *PLAIN)
    table.hero("alleria", "D3")
    table.activate(THEM, "alleria")
    table.do(THEM, "attack", "face:0")
    assert {cells.partition(":")[0] for cells in table.placements(THEM)} == {str(near)}
    assert table.refused(f"target:{far}", THEM) == "KR-12.05"


@pytest.mark.rule("KR-1.19")
def test_a_melee_attack_is_for_the_heros_own_space() -> None:
    table = Table("malik", "alleria")
    here, beside = table.tray("C2", *FULL), table.tray("D2", *FULL)
    table.hero("malik", "C2", engages="a1")
    table.activate(ME, "malik")
    table.do(ME, "attack")
    assert {cells.partition(":")[0] for cells in table.placements()} == {str(here)}
    assert table.refused(f"target:{beside}") == "KR-12.03"


@pytest.mark.rule("KR-1.20")
def test_an_immediate_ability_leaves_nothing_behind() -> None:
    table = Table("malik", "ignus")
    horde = table.tray("C2", *FULL)
    table.hero("malik", "C2", engages="a1", abilities="hammer-smash")
    table.activate(ME, "malik")
    table.use(ME, "hammer-smash")
    table.do(ME, table.offered(ME, "place")[0])
    assert len(table.shown(horde).tiles) == 1
    seen = table.view().figures[ME]
    assert not seen.protected
    assert not seen.abilities[0].ongoing


@pytest.mark.rule("KR-1.21")
def test_an_ongoing_ability_lasts_until_the_end_of_the_round() -> None:
    table = Table("malik", "ignus")
    table.crystals(0)
    table.piles([])
    horde = table.tray("C2", *FULL)
    table.hero("malik", "C2", engages="a1", abilities="cant-touch-this")
    table.activate(ME, "malik")
    table.use(ME, "cant-touch-this")
    table.do(ME, "done")
    if table.offered(ME, "go"):
        table.do(ME, "done")
    assert table.view().figures[ME].protected
    table.all_ready()
    assert (table.view().round, table.where(horde)) == (3, "C2")
    assert table.hearts("malik") == 5, "phase 4 of that round did it no harm"
    assert not table.view().figures[ME].protected
    table.all_ready()
    assert table.hearts("malik") == 4


@pytest.mark.rule("KR-1.22", "KR-A04")
def test_every_hero_has_a_base_attack_and_four_abilities() -> None:
    heroes = load_content().heroes
    assert len(heroes) == 5
    for hero in heroes:
        assert hero.attack.text.it
        assert len({ability.id for ability in hero.abilities}) == 4, hero.id
    designed = {
        (hero.id, ability.id) for hero in heroes for ability in hero.abilities if ability.sources["name"] == "designed"
    }
    assert {("alleria", "multishot"), ("magnus", "arcane-storm")} <= designed


@pytest.mark.rule("KR-1.23")
def test_heroes_do_not_meddle_with_portals_and_bosses() -> None:
    table = Table("malik", "alleria", scenario="4")
    table.card("B2", "P1")
    table.card("D2", "B1-1")
    horde = table.tray("C2", *PLAIN)
    table.hero("malik", "C3")
    table.activate(ME, "malik")
    for closed in ("B2", "D2"):
        assert table.refused(f"go:{table.square(closed)}") == "KR-9.12"
    assert f"go:{table.square('C2')}" in table.offered()
    table.go(ME, "C2", engages="b2")
    assert len(table.shown(horde).figures) == 1


@pytest.mark.rule("KR-1.24")
def test_tiles_have_shapes_of_their_towers_and_heroes() -> None:
    content = load_content()
    for tower in content.towers:
        for number, turn in tower.tiles:
            assert 0 <= turn < len(content.shapes[number].outlines)
    assert {content.shapes[number].size for tower in content.towers for number, _ in tower.tiles} >= {1, 2, 3, 4}
    for shape in content.shapes:
        assert shape.size == len(shape.cells) == len(set(shape.cells))


@pytest.mark.rule("KR-1.25")
def test_a_tower_in_hand_is_built_or_passed() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert {id.partition(":")[0] for id in table.offered()} == {"build", "pass", "back"}
