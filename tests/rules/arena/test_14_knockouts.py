"""KO: what happens to a character whose Health is spent, and how it comes back."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.arena.openings import core_character, write_pack
from tests.rules.arena.table import ME, THEM, Table

MODES = ["ch1", "ch2", "ch3", "ch4", "team"]


def clash(packs: tuple[Path, ...] = (), **options: Any) -> Table:
    """Gaston before Aladdin, in the middle."""
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs, **options)
    table.at(gaston="D3", aladdin="E3")
    return table


def of_kind(table: Table, kind: str) -> list[tuple[int, ...]]:
    return [event.things for event in table.events if event.kind == kind]


def one_paragraph(folder: Path) -> Path:
    """A pack in which Gaston's Shove is followed by his own move in the same paragraph."""
    gaston = core_character("gaston")
    gaston["deck"][0]["effects"] = ["do(damage(3, chosen(rival, adjacent)), move(1))"]
    return write_pack(folder / "uno", gaston)


# -- the KO itself -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-14.01")
def test_health_spent_is_a_ko_at_once() -> None:
    table = clash()
    table.wounded(aladdin=2)
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert table.health("aladdin") == 0
    assert table.seen("aladdin").out is True
    assert table.kinds().index("KnockedOut") == table.kinds().index("DamageDealt") + 1


@pytest.mark.rule("SA-14.01", "SA-14.04")
@pytest.mark.parametrize("mode", MODES)
def test_a_standard_attack_can_ko_in_every_chapter(mode: str) -> None:
    table = Table(mode, active="gaston")
    table.at(gaston="D3", aladdin="E3")
    table.wounded(aladdin=1)
    table.attack("aladdin")
    assert table.seen("aladdin").out is True
    assert table.where("aladdin") == ""
    assert table.scores() == [0, 4]


@pytest.mark.rule("SA-14.01")
def test_one_health_left_is_no_ko() -> None:
    table = clash()
    table.wounded(aladdin=3)
    table.attack("aladdin")
    assert table.health("aladdin") == 1
    assert table.where("aladdin") == "E3"
    assert table.scores() == [0, 0]


@pytest.mark.rule("SA-14.02")
def test_the_figure_is_gone_before_the_second_paragraph() -> None:
    """Demona strikes, then moves: where her rival stood is free by then."""
    table = Table("ch4", blue="demona ariel mickey", red="aladdin sulley gaston")
    table.at(demona="D3", aladdin="D4")
    table.wounded(aladdin=3)
    (claws,) = table.hand("Artigli Laceranti")
    table.play(claws)
    assert table.where("aladdin") == ""
    assert "D4" in table.reachable()
    table.then("D4")
    assert table.where("demona") == "D4"


@pytest.mark.rule("SA-14.02")
def test_what_would_move_a_fallen_character_is_skipped() -> None:
    table = clash()
    table.wounded(aladdin=1)
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert "end" in table.options, "no space is asked for"
    assert table.pile("discard") == [shove]


@pytest.mark.rule("SA-14.02", "SA-A.31")
def test_until_the_paragraph_is_over_it_blocks_its_space(tmp_path: Path) -> None:
    table = clash(packs=(one_paragraph(tmp_path),))
    table.wounded(aladdin=1)
    (shove,) = table.hand("Spinta")
    table.play(shove)
    assert table.where("aladdin") == "E3"
    assert table.seen("aladdin").knocked is True
    assert "E3" not in table.reachable()
    table.then("D2")
    assert table.where("aladdin") == ""


@pytest.mark.rule("SA-A.31")
def test_a_fallen_figure_can_no_longer_be_chosen() -> None:
    table = clash()
    table.at(sulley="C2", demona="C3")
    table.wounded(aladdin=2)
    (mob,) = table.hand("Alla Testa della Folla")
    table.play(mob, "aladdin")
    assert table.where("aladdin") == "E3", "the blow at each rival is not over"
    assert table.targets() == {"sulley", "demona"}
    assert table.refused(f"target:{table.figure('aladdin')}") == "SA-14.05"


@pytest.mark.rule("SA-14.02")
def test_the_figure_leaves_after_what_is_set_off_too() -> None:
    """Upgraded Mickey's brooms strike at the end of his turn."""
    table = Table("ch4", blue="mickey ariel sulley", red="gaston aladdin demona", track="mickey aladdin gaston")
    table.at(mickey="D3", gaston="E3")
    table.upgraded("mickey")
    table.wounded(gaston=1)
    table.status("mickey", "magic_broom", 3)
    table.end_turn()
    assert table.where("gaston") == ""
    assert table.active() == "aladdin"
    kinds = table.kinds()
    assert kinds.index("KnockedOut") < kinds.index("FigureRemoved") < kinds.index("TurnEnded")


@pytest.mark.rule("SA-14.03", "SA-14.05")
def test_the_same_paragraph_gives_a_fallen_figure_no_status() -> None:
    table = Table("ch4", blue="maleficent ariel mickey", red="aladdin sulley demona")
    table.at(maleficent="D3", aladdin="E3", sulley="C3")
    table.wounded(aladdin=1)
    (thicket,) = table.hand("Selva di Rovi")
    table.play(thicket, "aladdin")
    assert table.seen("aladdin").statuses == ()
    assert table.counters("sulley", "immobilized") == 2


@pytest.mark.rule("SA-14.03", "SA-14.05")
def test_nor_does_what_its_ko_sets_off() -> None:
    table = Table("ch4", blue="sulley ariel mickey", red="aladdin gaston demona")
    table.at(sulley="D3", aladdin="E3")
    table.upgraded("sulley")
    table.wounded(aladdin=3)
    table.attack("aladdin")
    assert table.seen("aladdin").out is True
    assert table.seen("aladdin").statuses == ()


@pytest.mark.rule("SA-14.03")
def test_statuses_are_removed_and_nothing_is_set_off() -> None:
    table = Table("ch4", blue="gaston ariel sulley", red="mickey aladdin demona")
    table.at(gaston="D3", mickey="D4")
    table.wounded(mickey=1)
    table.status("mickey", "magic_broom", 6)
    table.status("mickey", "tough", 1)
    table.attack("mickey")
    assert table.seen("mickey").out is True
    assert table.seen("mickey").statuses == ()
    assert "StatusTriggered" not in table.kinds()
    assert "CardRevealed" not in table.kinds()
    table.until_turn_of("mickey")
    assert table.seen("mickey").statuses == ()


# -- points ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-14.04")
@pytest.mark.parametrize(("who", "worth"), [("aladdin", 4), ("demona", 5), ("sulley", 6)])
def test_the_opposing_summoner_gains_what_the_tile_says(who: str, worth: int) -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.put("gaston", "D3")
    table.put(who, "D4")
    table.wounded(**{who: 2})
    assert table.seen(who).points == worth
    table.attack(who)
    assert table.scores() == [worth, 0]
    (gained,) = [event for event in table.events if event.kind == "PointsGained"]
    assert gained.rule == "SA-14.04"


@pytest.mark.rule("SA-14.04", "SA-A.08")
def test_an_ally_s_blow_gives_the_points_to_the_others() -> None:
    table = clash()
    table.put("ariel", "C3")
    table.wounded(ariel=1)
    table.attack("ariel")
    assert table.scores() == [0, 4]


@pytest.mark.rule("SA-A.08")
def test_one_s_own_ability_gives_the_points_to_the_others() -> None:
    table = clash()
    table.wounded(gaston=1)
    table.deck("Passo Spavaldo")
    table.use(0)  # the boast fails
    assert table.scores() == [0, 5]


@pytest.mark.rule("SA-A.08")
def test_a_status_gives_the_points_to_the_others() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", begin="turn")
    table.wounded(gaston=1)
    table.status("gaston", "cursed", 2)
    assert table.scores() == [0, 5]
    assert of_kind(table, "KnockedOut") == [(table.figure("gaston"), -1)]


@pytest.mark.rule("SA-14.09")
def test_the_same_character_gives_its_points_again() -> None:
    table = clash()
    table.wounded(aladdin=1)
    table.attack("aladdin")
    assert table.scores() == [4, 0]
    table.until_turn_of("demona")
    assert table.health("aladdin") == 9, "it is back"
    table.put("aladdin", "E3")
    table.wounded(aladdin=1)
    table.end_turn()
    table.attack("aladdin")
    assert table.scores() == [8, 0]


# -- while it is out ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-14.05")
def test_what_strikes_each_rival_skips_a_ko_d_one() -> None:
    table = clash()
    table.put("sulley", "C3")
    table.out("demona")
    (mob,) = table.hand("Alla Testa della Folla")
    table.play(mob, "aladdin")
    assert {things[1] for things in of_kind(table, "DamageDealt")} == {table.figure("aladdin"), table.figure("sulley")}
    assert table.scores() == [0, 0], "no second KO"


@pytest.mark.rule("SA-14.05")
def test_what_heals_each_ally_skips_a_ko_d_one() -> None:
    table = Table("ch4", blue="ariel gaston mickey", red="aladdin sulley demona")
    table.at(ariel="D3", mickey="D4")
    table.wounded(mickey=3)
    table.out("gaston")
    (treasures,) = table.hand("Tesori degli Abissi")
    table.play(treasures)
    assert table.health("mickey") == 5
    assert table.health("gaston") == 0
    assert table.seen("gaston").out is True


@pytest.mark.rule("SA-14.05")
def test_a_ko_d_character_cannot_be_chosen() -> None:
    table = clash()
    table.put("sulley", "C3")
    table.out("demona")
    (shot,) = table.hand("Colpo da Cacciatore")
    assert table.targets() == {"aladdin", "sulley"}
    assert table.refused(f"attack:{table.figure('demona')}") == "SA-14.05"
    table.play(shot)
    assert table.targets() == {"aladdin", "sulley"}
    assert table.refused(f"target:{table.figure('demona')}") == "SA-14.05"


@pytest.mark.rule("SA-14.05")
def test_a_ko_d_character_is_no_valid_choice_for_an_ability() -> None:
    table = Table("ch4", blue="ariel gaston mickey", red="aladdin sulley demona")
    table.put("ariel", "D3")
    table.hand("Tridente Lucente")
    table.out("gaston", "mickey")
    assert table.refused("use:0") == "SA-10.06"


@pytest.mark.rule("SA-14.06")
def test_it_stays_out_while_others_take_their_turns() -> None:
    table = clash(track="gaston sulley ariel aladdin mickey demona")
    table.wounded(aladdin=2)
    table.attack("aladdin")
    for who in ("sulley", "ariel"):
        table.until_turn_of(who)
        assert table.where("aladdin") == ""
        spaces = table.view(None).board.spaces
        assert table.figure("aladdin") not in [space.figure for space in spaces]
    table.end_turn()
    assert table.active() == "aladdin"
    assert table.asked == THEM
    assert table.where("aladdin") == "", "not before it is placed"
    table.choose(table.options[0])
    assert table.where("aladdin") != ""


@pytest.mark.rule("SA-14.06")
def test_it_is_no_obstacle() -> None:
    table = clash()
    table.out("aladdin")
    assert "E3" in table.reachable()


# -- back again --------------------------------------------------------------------------------------------------


def returning(mode: str = "ch4") -> Table:
    table = Table(mode, active="mickey", begin="turn")
    table.at(aladdin="A1", ariel="G3", gaston="G6")
    table.out("mickey")
    return table


@pytest.mark.rule("SA-14.07")
@pytest.mark.parametrize("mode", MODES)
def test_it_returns_on_a_free_star_of_either_side(mode: str) -> None:
    table = returning(mode)
    board = table.view(None).board.spaces
    free = {space.id for space in board if "star" in space.flags and space.figure < 0}
    assert table.reachable() == free
    assert {"A6", "G2"} <= free
    assert not {"A1", "G3", "G6"} & free
    assert table.refused(table.to("G3", "place")) == "SA-7.09"
    assert table.refused(table.to("D4", "place")) == "SA-7.09"
    table.choose(table.to("G2", "place"))
    assert table.where("mickey") == "G2"
    assert table.health("mickey") == table.seen("mickey").max_health == 8


@pytest.mark.rule("SA-14.08")
def test_then_its_turn_goes_on_as_usual() -> None:
    table = returning()
    (card,) = table.deck("Scope in Marcia")
    (magic,) = table.hand("Stella Cadente")
    table.put("gaston", "G2")
    table.choose(table.to("G1", "place"))
    assert card in table.pile("hand"), "it draws"
    assert table.asked == ME
    offered = table.options
    assert any(option.startswith("move:") for option in offered)
    assert f"attack:{table.figure('gaston')}" in offered
    assert f"play:{card}/1" in offered
    assert f"play:{magic}/2" in offered
    assert "use:0" in offered


# -- in its own turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-A.07")
def test_ko_d_in_its_own_turn_it_loses_the_rest_of_it() -> None:
    table = clash()
    table.wounded(gaston=1)
    table.deck("Passo Spavaldo")
    table.hand("Spinta")
    table.use(0)  # the boast fails
    assert table.seen("gaston").out is True
    assert table.active() == "aladdin", "the marker has advanced"
    assert of_kind(table, "PhaseBegan")[0] == (table.figure("gaston"), 5), "the End Phase is played"
    table.until_turn_of("aladdin")
    table.end_turn()
    table.until_turn_of("gaston")
    assert table.health("gaston") == 12, "it returned in its next turn"


@pytest.mark.rule("SA-A.07")
def test_the_end_phase_with_the_hand_limit_is_played() -> None:
    table = clash()
    table.wounded(gaston=1)
    table.deck("Passo Spavaldo")
    table.hand(
        "Spinta", "Spinta", "Rissa in Taverna", "Rissa in Taverna", "Carica Taurina", "Carica Taurina", "Stella Cadente"
    )
    table.use(0)
    assert table.active() == "gaston"
    assert [option.partition(":")[0] for option in table.options] == ["discard"] * 7


@pytest.mark.rule("SA-A.07")
def test_what_still_needs_the_character_is_skipped(tmp_path: Path) -> None:
    gaston = core_character("gaston")
    gaston["deck"][5]["effects"] = ["damage(2, self)", "move(3)", "heal(1, self)", "gain_points(1)"]
    table = clash(packs=(write_pack(tmp_path / "due", gaston),))
    table.wounded(gaston=2)
    (stride,) = table.hand("Passo Spavaldo")
    table.play(stride)
    assert table.active() == "aladdin"
    assert table.health("gaston") == 0
    assert table.where("gaston") == ""
    assert table.scores() == [1, 5], "what does not need him still happens"
    assert table.pile("discard") == [stride]
