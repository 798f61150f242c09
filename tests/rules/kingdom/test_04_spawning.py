"""Fase 1: fallen heroes regenerate, and each pile sends a card onto the path."""

import pytest

from ludoteca.games.kingdom.flow.spawning import draw_face
from ludoteca.games.kingdom.state.cards import (
    FLYING_TOKEN,
    GHOST_TOKEN,
    PORTAL_TOKEN,
    TOKEN_FACES,
    TRAIL_TOKEN,
    WAVE_TOKEN,
    token,
)
from tests.rules.kingdom.table import ME, THEM, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
FAST = ("w....", ".....", ".gg..", ".gg..", ".....")
PATH = ("A2", "B2", "C2", "D2", "D3", "D4", "E4", "F4", "G4")


def spawning(*heroes: str, scenario: str = "1", round: int = 2) -> Table:
    return Table(*(heroes or ("malik", "alleria")), scenario=scenario, phase="spawn", round=round)


def spawned(table: Table) -> list[tuple[int, str]]:
    """The pile and the space of each new horde, in order."""
    m = table.match
    found = [event.things for event in table.events if event.kind == "HordeSpawned"]
    return [(pile, m.board.name(square)) for _, _, square, pile in found]


@pytest.mark.rule("KR-4.01")
def test_a_card_from_every_pile_the_lowest_number_first() -> None:
    table = spawning(scenario="8")
    assert spawned(table) == [(1, "A2"), (2, "D1"), (3, "A6")]
    assert [pile.left for pile in table.view().piles] == [8, 8, 5]


@pytest.mark.rule("KR-4.01", "KR-1.12")
def test_each_pile_from_the_top() -> None:
    table = spawning(scenario="2")
    first, second = table.new_face(*PLAIN), table.new_face(*FAST)
    table.piles([first, second], [second, first])
    assert [table.view().trays[0].id, table.view().trays[1].id] == [
        table.match.content.faces[face].id for face in (first, second)
    ]


@pytest.mark.rule("KR-4.01")
def test_a_pile_that_opens_later_waits() -> None:
    assert spawned(spawning(scenario="6", round=3)) == [(1, "A3"), (2, "C1")]
    assert spawned(spawning(scenario="6", round=4)) == [(1, "A3"), (2, "C1"), (3, "E7")]


@pytest.mark.rule("KR-4.02")
def test_a_card_goes_to_the_space_in_front_of_its_pile() -> None:
    table = spawning()
    table.piles([table.new_face(*PLAIN)])
    assert spawned(table) == [(1, "A2")]
    (tray,) = table.view().trays
    assert (tray.square, tray.tiles, tray.soldiers) == (table.square("A2"), (), ())


@pytest.mark.rule("KR-4.03", "KR-A05")
@pytest.mark.parametrize(
    ("scenario", "side", "lying"),
    [
        ("2", "E", [".....", "..mm.", ".m@m.", ".mm..", "....."]),
        ("3", "S", [".....", ".mm..", ".m@m.", "..mm.", "....."]),
    ],
)
def test_the_purple_line_faces_the_exit(scenario: str, side: str, lying: list[str]) -> None:
    table = spawning(scenario=scenario)
    portal = table._m.content.find_face("P1")
    table.piles([(PORTAL_TOKEN, portal)], [])
    view = table.view()
    assert view.map.exit_side == side
    (tray,) = view.trays
    signs = {"": ".", "level": "@", "rift-sentinel": "m"}
    drawn = "".join(signs[name] for name in tray.grid)
    assert [drawn[row : row + 5] for row in range(0, 25, 5)] == lying


@pytest.mark.rule("KR-4.03")
def test_the_lower_edge_of_every_card_is_on_the_exit_side() -> None:
    """The trailblazers' bar is the lower edge: it shows where that lies."""
    for scenario, edge in (("9", [4, 9, 14, 19, 24]), ("7", [20, 21, 22, 23, 24])):
        table = Table("malik", "alleria", scenario=scenario)
        horde = table.card("A3" if scenario == "9" else "A1", "A01")
        grid = table.shown(horde).grid
        assert [cell for cell in range(25) if grid[cell] == "bar"] == edge


@pytest.mark.rule("KR-4.04")
def test_with_the_space_taken_the_first_free_one_towards_the_exit() -> None:
    table = spawning()
    table.tray("A2", *PLAIN)
    table.tray("B2", *PLAIN)
    table.tray("D2", *PLAIN)
    assert spawned(table) == [(1, "C2")]


@pytest.mark.rule("KR-4.05", "KR-A14")
def test_without_a_free_space_it_reaches_the_exit_at_once() -> None:
    table = spawning()
    for square in PATH:
        table.tray(square, *PLAIN)
    table.crystals(3)
    table.piles([table.new_face("ggggg", ".....", ".....", ".....", ".....", crystals=2)])
    assert table.hearts() == 12 - 5
    assert table.view().crystals == 5
    assert [event.rule for event in table.events if event.kind == "TrayEscaped"] == ["KR-4.05"]
    assert spawned(table) == [(1, PATH[-1])], "by way of the last space"
    assert len(table.view().trays) == len(PATH)
    assert table.view().phase == "play"


@pytest.mark.rule("KR-4.02", "KR-A11")
def test_a_pile_whose_hordes_are_used_up_sends_none_and_the_next_goes_on() -> None:
    table = spawning(scenario="2")
    horde = table.new_face(*PLAIN)
    table.piles([horde], [horde])
    table._m.piles[0] = [token(WAVE_TOKEN, 2)]
    table._m.unused = 0
    assert [pile for pile, _ in spawned(table)] == [2]
    assert table.view().phase == "play"


@pytest.mark.rule("KR-1.12", "KR-4.02")
@pytest.mark.parametrize("kind", [GHOST_TOKEN, FLYING_TOKEN, TRAIL_TOKEN])
def test_a_token_of_a_special_horde_brings_one_that_has_not_been_seen(kind: int) -> None:
    m = spawning(scenario="9").match
    of_kind = {face for face, card in enumerate(m.content.faces) if card.kind == TOKEN_FACES[kind]}
    found = {draw_face(m, token(kind, 0), 0) for _ in range(40)}
    assert len(found) > 1
    assert found <= of_kind
    m.unused = 1 << min(found)
    assert {draw_face(m, token(kind, 0), 0) for _ in range(10)} == {min(found)}


@pytest.mark.rule("KR-3.04", "KR-4.07")
def test_nobody_is_done_with_what_comes_after_a_phase() -> None:
    table = Table("malik", "alleria", phase="buy")
    table.crystals(4)
    table.piles([(WAVE_TOKEN, 1)])
    table.hero("malik", "A2")
    table.all_ready()
    assert (table.view().phase, table.decision_for(ME).rule) == ("spawn", "KR-4.07")
    assert [player.ready for player in table.view().players] == [False, False]


@pytest.mark.rule("KR-4.06", "KR-4.07", "KR-4.09")
def test_a_hero_on_the_space_steps_aside_and_the_horde_comes_there() -> None:
    table = spawning()
    table.hero("malik", "A2")
    decision = table.decision_for(ME)
    assert decision.rule == "KR-4.07"
    squares = {table.match.board.name(int(id.partition(":")[2])) for id in decision.options.ids}
    assert squares == {"B1", "B2", "B3"}, "two sites and a space of the path"
    assert table.offered(THEM) == []
    assert not spawned(table), "the horde waits"
    events = table.do(ME, f"go:{table.square('B3')}")
    assert [(event.kind, event.rule) for event in events[:2]] == [
        ("HeroDisplaced", "KR-4.07"),
        ("HordeSpawned", "KR-4.02"),
    ]
    assert (table.where("malik"), table.hearts("malik")) == ("B3", 5)
    assert spawned(table) == [(1, "A2")]


@pytest.mark.rule("KR-4.07")
def test_not_onto_grass_nor_farther_away() -> None:
    table = spawning()
    table.hero("malik", "A2")
    for square in ("A1", "A3", "C2", "A2"):
        assert table.refused(f"go:{table.square(square)}") == "KR-A12"


@pytest.mark.rule("KR-4.08")
def test_without_a_place_the_hero_goes_back_to_its_board() -> None:
    table = spawning()
    table.hero("malik", "A2", hearts=4)
    table.tray("B2", *PLAIN)
    table.standing("archers-1", "A")
    table.standing("mages-1", "D")
    assert spawned(table) == [(1, "A2")]
    assert (table.where("malik"), table.hearts("malik")) == ("", 4)
    assert [event.rule for event in table.events if event.kind == "HeroDisplaced"] == ["KR-4.08"]


@pytest.mark.rule("KR-4.08")
def test_a_single_place_is_taken_without_asking() -> None:
    table = spawning()
    table.hero("malik", "A2")
    table.tray("B2", *PLAIN)
    table.standing("archers-1", "A")
    assert table.where("malik") == "B3"
    assert table.view().phase == "play"


@pytest.mark.rule("KR-4.06", "KR-A11")
def test_a_hero_does_not_make_the_first_free_space_taken() -> None:
    table = spawning()
    table.tray("A2", *PLAIN)
    table.hero("malik", "B2")
    table.do(ME, f"go:{table.square('C2')}")
    assert spawned(table) == [(1, "B2")]


@pytest.mark.rule("KR-4.10")
def test_a_new_horde_stays_where_it_is_placed() -> None:
    table = spawning()
    table.piles([table.new_face(*FAST)])
    assert spawned(table) == [(1, "A2")]
    (tray,) = table.view().trays
    assert tray.square == table.square("A2")
    assert "TrayMoved" not in table.kinds()


@pytest.mark.rule("KR-4.11", "KR-A08", "KR-A09")
def test_a_fallen_hero_regenerates_at_the_start_of_the_phase() -> None:
    table = spawning()
    table.hero("malik", used="earthquake")
    table.knocked_out("malik")
    kinds = [event.kind for event in table.match.happened]
    assert kinds.index("HeroRegenerated") < kinds.index("HordeSpawned")
    seen = table.view().figures[table.figure("malik")]
    assert (seen.hearts, seen.knocked, seen.card, seen.square) == (5, False, "board", -1)
    assert [ability.up for ability in seen.abilities] == [False]
    assert table.offered(ME, "activate") == []
    assert table.refused(f"activate:{table.figure('malik')}") == "KR-11.03"
    assert table.offered(THEM, "activate"), "who was not knocked out acts"


@pytest.mark.rule("KR-4.11")
def test_nobody_else_is_healed() -> None:
    table = spawning()
    table.hero("malik", "D", hearts=1)
    assert table.hearts("malik") == 1
    assert "HeroRegenerated" not in table.kinds()


@pytest.mark.rule("KR-4.01", "KR-A83")
def test_a_token_of_a_wave_brings_an_unused_horde_of_that_wave_with_allowed_features() -> None:
    table = spawning()
    table.piles([(WAVE_TOKEN, 2)])
    content = table.match.content
    (event,) = [event for event in table.events if event.kind == "HordeSpawned"]
    face = content.faces[event.things[1]]
    assert face.wave == 2
    assert face.features <= table.match.scenario.features
    assert not table.match.unused >> event.things[1] & 1
    assert token(WAVE_TOKEN, 2) == table.match.piles[0][0]
