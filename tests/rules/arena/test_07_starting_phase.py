"""Fase di Partenza: statuses, the golden space, the return from a KO, a card."""

from pathlib import Path

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.kernel.chance import Scripted
from tests.rules.arena.openings import Opening, core_board, write_pack
from tests.rules.arena.table import ME, THEM, Table

BOARD = load_content().board
MODES = ["ch1", "ch2", "ch3", "ch4", "team"]
STARS = {BOARD.spaces[star].id for star in BOARD.stars}


def start(table: Table) -> None:
    """The Starting Phase of the first turn, answering whatever it asks with the first option."""
    while table.view(None).phase == "starting":
        table.choose(table.options[0])


def steps(table: Table) -> list[str]:
    """What has happened from the turn's beginning on."""
    kinds = table.kinds()
    return kinds[kinds.index("TurnBegan") :]


# -- the four steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-7.01")
def test_four_steps_in_a_fixed_order() -> None:
    table = Table("ch2", begin="turn")
    table.at(mickey="D4")
    table.status("mickey", "immobilized", 2)
    start(table)
    assert steps(table) == ["TurnBegan", "PhaseBegan", "StatusReduced", "PointsGained", "CardDrawn"]
    table = Table("ch2", begin="turn")
    table.out("mickey")
    start(table)
    assert steps(table) == ["TurnBegan", "PhaseBegan", "FigureReturned", "CardDrawn"]


@pytest.mark.rule("SA-7.01")
def test_all_four_steps_in_one_turn() -> None:
    """A curse knocks Mickey out of a golden space: he loses it, returns, and draws."""
    table = Table("ch2", begin="turn")
    table.at(mickey="D4")
    table.wounded(mickey=1)
    table.status("mickey", "cursed", 2)
    start(table)
    kinds = steps(table)
    order = ["StatusReduced", "DamageDealt", "KnockedOut", "PointsGained", "FigureReturned", "CardDrawn"]
    assert [kind for kind in kinds if kind in order] == order
    assert table.scores() == [0, 5]


@pytest.mark.rule("SA-7.02")
def test_example_without_statuses_there_is_no_step_1() -> None:
    table = Table("ch1", begin="turn")
    assert table.view(None).phase == "main"
    assert steps(table) == ["TurnBegan", "PhaseBegan", "CardDrawn"]
    assert table.scores() == [0, 0]
    assert table.seen("mickey").statuses == ()
    assert table.where("mickey") == "A2"


# -- step 1: statuses ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-7.03")
@pytest.mark.parametrize("mode", MODES)
def test_every_status_of_the_active_character_loses_a_counter(mode: str) -> None:
    table = Table(mode, begin="turn")
    table.status("mickey", "immobilized", 2)
    table.status("mickey", "cursed", 1)
    table.status("mickey", "stealthy", 3)
    start(table)
    left = [table.counters("mickey", status) for status in ("immobilized", "cursed", "stealthy")]
    assert left == [1, 0, 2]
    assert table.health("mickey") == 7  # the curse


@pytest.mark.rule("SA-7.04")
def test_nobody_elses_status_loses_a_counter() -> None:
    table = Table("ch2", begin="turn")
    for name in ("mickey", "aladdin", "gaston"):
        table.status(name, "immobilized", 2)
    table.status("gaston", "cursed", 1)
    start(table)
    assert [table.counters(name, "immobilized") for name in ("mickey", "aladdin", "gaston")] == [1, 2, 2]
    assert table.counters("gaston", "cursed") == 1
    assert table.health("gaston") == 12
    table.end_turn()
    start(table)
    assert [table.counters(name, "immobilized") for name in ("mickey", "aladdin", "gaston")] == [1, 2, 1]


@pytest.mark.rule("SA-7.05")
def test_the_last_counter_takes_the_status_along() -> None:
    table = Table("ch1", begin="turn")
    table.status("mickey", "stealthy", 1)
    table.status("mickey", "immobilized", 1)
    start(table)
    assert table.seen("mickey").statuses == ()
    assert len(table.reachable()) > 1  # free to move
    table.end_turn()
    table.hand("Spinta", of=THEM)
    table.at(gaston="D4", mickey="D3")
    table.attack("mickey")
    assert table.pile("exile", of=THEM) == []


@pytest.mark.rule("SA-A.09")
def test_counters_go_all_together_before_anything_is_set_off() -> None:
    """Tough and Cursed lose their last counters at once: the curse's damage is not lessened."""
    table = Table("ch2", begin="turn")
    table.status("mickey", "tough", 1)
    table.status("mickey", "cursed", 1)
    start(table)
    assert table.health("mickey") == 7
    assert steps(table)[2:5] == ["StatusReduced", "StatusReduced", "StatusTriggered"]


@pytest.mark.rule("SA-A.09")
def test_a_tough_character_with_counters_left_takes_no_damage_from_a_curse() -> None:
    table = Table("ch2", begin="turn")
    table.status("mickey", "tough", 2)
    table.status("mickey", "cursed", 1)
    start(table)
    assert table.health("mickey") == 8


@pytest.mark.rule("SA-A.09")
@pytest.mark.parametrize("first", ["cursed", "confused"])
def test_the_summoner_chooses_what_is_set_off_first(first: str) -> None:
    table = Table("ch2", begin="turn")
    table.status("mickey", "cursed", 1)
    table.status("mickey", "confused", 1)
    table.hand("Scope in Marcia", "Scope in Marcia")
    assert table.asked == ME
    assert len(table.options) == 2
    assert table.decision.rule == "SA-12.10"
    wanted = {"cursed": "Maledetto", "confused": "Confuso"}[first]
    (option,) = [option for option in table.decision.options if wanted in option.label("it")]
    table.choose(option.id)
    kinds = table.kinds()
    curse_first = kinds.index("DamageDealt") < kinds.index("CardExiled")
    assert curse_first == (first == "cursed")


@pytest.mark.rule("SA-A.06")
def test_a_curse_that_knocks_out_the_active_character() -> None:
    table = Table("ch2", begin="turn")
    table.at(mickey="D4", gaston="D3")
    table.wounded(mickey=1)
    table.status("mickey", "cursed", 3)
    table.status("mickey", "strong", 3)
    assert table.scores() == [0, 5]
    assert table.where("mickey") == ""
    assert table.seen("mickey").statuses == ()
    assert table.reachable() == STARS - {table.where(name) for name in ("aladdin", "ariel", "sulley", "maleficent")}
    table.choose(f"place:{BOARD.numbers['G1']}")
    assert table.where("mickey") == "G1"
    assert table.health("mickey") == 8
    assert table.hand_size() == 1
    table.move("F1")  # the turn goes on
    assert table.where("mickey") == "F1"


@pytest.mark.rule("SA-A.25")
def test_the_broom_with_one_card_left() -> None:
    table = Table("ch1", begin="turn")
    table.status("mickey", "magic_broom", 2)
    (last,) = table.only_deck("Esercito di Scope")
    assert table.view(None).phase == "main"  # nothing to put in order
    assert table.counters("mickey", "magic_broom") == 2
    assert [event.things for event in table.events if event.kind == "CardRevealed"] == [(last,)]
    assert not [event for event in table.events if event.kind == "EndTriggered"]
    assert table.pile("hand") == [last]


@pytest.mark.rule("SA-A.25")
def test_the_broom_with_no_card_left() -> None:
    table = Table("ch1", begin="turn")
    table.status("mickey", "magic_broom", 2)
    table.only_deck()
    assert table.counters("mickey", "magic_broom") == 1
    kinds = steps(table)
    assert "CardRevealed" not in kinds
    assert (
        kinds.index("StatusReduced") < kinds.index("DrawFailed") < kinds.index("EndTriggered")
    )  # step 4, not the look


@pytest.mark.rule("SA-A.26")
def test_confused_with_an_empty_hand() -> None:
    table = Table("ch2", begin="turn")
    table.status("mickey", "confused", 1)
    assert table.pile("exile") == []
    assert table.counters("mickey", "confused") == 0
    assert table.hand_size() == 1  # the card of step 4
    assert "CardExiled" not in table.kinds()


# -- step 2: the golden spaces ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-7.06")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("space", ["D2", "D4", "D6"])
def test_a_point_for_starting_on_a_golden_space(mode: str, space: str) -> None:
    table = Table(mode, begin="turn")
    table.put("mickey", space)
    start(table)
    assert table.scores() == [1, 0]
    (gained,) = [event for event in table.events if event.kind == "PointsGained"]
    assert gained.rule == "SA-7.06"


@pytest.mark.rule("SA-7.06")
def test_there_are_three_golden_spaces() -> None:
    golden = [space for space in Table("ch1").view(None).board.spaces if "point" in space.flags]
    assert [space.id for space in golden] == ["D2", "D4", "D6"]
    for space in ("D1", "D3", "D5", "C3", "E4"):
        table = Table("ch1", begin="turn")
        table.put("mickey", space)
        start(table)
        assert table.scores() == [0, 0]


@pytest.mark.rule("SA-7.07")
def test_entering_a_golden_space_gives_nothing_yet() -> None:
    table = Table("ch1", active="mickey")
    table.at(mickey="D3")
    table.move("D4")
    table.end_turn()
    assert table.scores() == [0, 0]
    table.until_turn_of("mickey")
    assert table.scores() == [1, 0]


@pytest.mark.rule("SA-7.07")
def test_only_the_active_character_collects() -> None:
    table = Table("ch2", begin="turn")
    table.at(aladdin="D2", ariel="D6", gaston="D4")
    start(table)
    assert table.scores() == [0, 0]
    table.end_turn()
    assert table.active() == "gaston"
    assert table.scores() == [0, 1]


# -- step 3: the return ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-7.08")
@pytest.mark.parametrize("mode", MODES)
def test_whoever_was_knocked_out_returns_at_full_health(mode: str) -> None:
    table = Table(mode, begin="turn")
    table.out("mickey")
    assert table.health("mickey") == 0
    table.choose(table.options[0])
    assert table.health("mickey") == 8
    assert table.seen("mickey").out is False


@pytest.mark.rule("SA-7.09")
@pytest.mark.parametrize("mode", MODES)
def test_the_return_is_to_a_free_star_of_either_side(mode: str) -> None:
    table = Table(mode, begin="turn")
    table.out("mickey")
    assert table.asked == ME
    assert table.decision.rule == "SA-7.09"
    standing = {figure.space_id for figure in table.view(None).figures if figure.space_id}
    assert table.reachable() == STARS - standing
    assert standing & STARS
    assert {space[0] for space in table.reachable()} == {"A", "G"}
    taken = next(iter(standing & STARS))
    assert table.refused(f"place:{BOARD.numbers[taken]}") == "SA-7.09"
    assert table.refused(f"place:{BOARD.numbers['D4']}") == "SA-7.09"
    table.choose(f"place:{BOARD.numbers['G6']}")
    assert table.where("mickey") == "G6"


@pytest.mark.rule("SA-7.10")
def test_with_every_star_taken_the_nearest_free_space_will_do(tmp_path: Path) -> None:
    """On a map with three stars, since no match has figures enough for twelve."""
    board = core_board()
    for space in board["spaces"]:
        if "star" in space.get("flags", ()) and space["id"] not in ("A3", "A4", "G3"):
            space["flags"].remove("star")
    table = Table("ch1", begin="turn", packs=(write_pack(tmp_path, board=board),))
    table.at(aladdin="A3", gaston="A4", ariel="G3")
    table.out("mickey")
    assert table.decision.rule == "SA-7.10"
    assert table.reachable() == {"A2", "A5", "B3", "B4", "B5", "G2", "G4", "F3", "F4"}
    assert table.refused(f"place:{BOARD.numbers['D4']}") == "SA-7.10"
    table.choose(f"place:{BOARD.numbers['B4']}")
    assert table.where("mickey") == "B4"
    assert table.health("mickey") == 8


@pytest.mark.rule("SA-7.09")
def test_a_star_that_anybody_stands_on_is_taken() -> None:
    for standing in ("mickey", "gaston", "ariel"):
        table = Table("ch1", begin="turn", active="aladdin")
        table.put(standing, "A3")
        table.out("aladdin")
        assert "A3" not in table.reachable()
        assert table.refused(f"place:{BOARD.numbers['A3']}") == "SA-7.09"


@pytest.mark.rule("SA-7.12")
def test_whoever_returns_does_not_collect_in_that_turn() -> None:
    table = Table("ch1", begin="turn")
    table.out("mickey")
    start(table)
    assert table.scores() == [0, 0]
    assert "PointsGained" not in table.kinds()


# -- step 4: a card --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-7.11")
@pytest.mark.parametrize("mode", MODES)
def test_the_top_card_is_drawn(mode: str) -> None:
    table = Table(mode, begin="turn")
    (top, below) = table.deck("Stella Cadente", "Scope in Marcia")
    size = table.match.view(None).players[ME].deck_size
    assert table.pile("hand") == [top]
    assert table.match.deck[ME][-1] == below
    assert size == len(table.match.deck[ME])
    assert [event.rule for event in table.events if event.kind == "CardDrawn"] == ["SA-7.11"]
    assert table.hand_size(THEM) == 0


@pytest.mark.rule("SA-A.49")
def test_the_first_turn_is_played_in_full() -> None:
    chance = Scripted({"deck 0": [list(range(20))]})
    opening = Opening("ch1", chance=chance)
    kinds = [event.kind for event in opening.events]
    first = kinds[kinds.index("TurnBegan") :]
    assert first == ["TurnBegan", "PhaseBegan", "CardDrawn"]
    assert opening.view(None).round == 1
    assert opening.hand_size() == 7
    assert opening.match.hand[ME][-1] == 13
