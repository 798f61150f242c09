"""Fase Movimento: the standard move, the card that lengthens it, and Movement cards."""

import pytest

from tests.rules.arena.scenes import BENCH
from tests.rules.arena.table import ME, THEM, Table


@pytest.mark.rule("SA-8.01")
def test_one_option_in_the_movement_phase() -> None:
    table = Table("ch1", active="mickey")
    march, star = table.hand("Scope in Marcia", "Stella Cadente")
    table.at(mickey="C4")
    assert {option.partition(":")[0] for option in table.options} == {"move", "play", "end"}
    assert table.playable() == {march}, "the other card is for the Action Phase, and has nobody to hit"
    table.move("D5")
    assert table.refused(f"play:{march}/1") == "SA-6.06"
    assert table.refused(table.to("D4")) == "SA-6.06"
    assert star in table.pile("hand")


@pytest.mark.rule("SA-8.01")
def test_a_movement_card_takes_the_place_of_the_standard_move() -> None:
    table = Table("ch1", active="mickey")
    (march,) = table.hand("Scope in Marcia")
    table.at(mickey="D4")
    table.play(march, "C4")
    assert not table.reachable()
    assert table.refused(table.to("D4")) == "SA-6.06"


@pytest.mark.rule("SA-8.02")
@pytest.mark.parametrize("mode", ["ch1", "ch2"])
@pytest.mark.parametrize("who", ["mickey", "aladdin"])
def test_two_spaces_in_any_direction(mode: str, who: str) -> None:
    table = Table(mode, active=who)
    table.put(who, "D4")
    assert table.reachable() == table.around("D4", 2), "whatever an ability card would say"
    assert len(table.reachable()) == 19
    assert table.refused(table.to("D1")) == "SA-8.02"
    table.move("B4")
    assert table.where(who) == "B4"


@pytest.mark.rule("SA-8.03")
@pytest.mark.parametrize("mode", ["ch3", "ch4", "team"])
def test_from_chapter_3_the_ability_card_says_how_far(mode: str) -> None:
    table = Table(mode, active="aladdin")
    table.put("aladdin", "E3")
    assert table.seen("aladdin").move == 3
    assert table.reachable() == table.around("E3", 3)
    assert table.refused(table.to("D7")) == "SA-8.03"


@pytest.mark.rule("SA-8.03")
def test_what_is_farther_than_the_ability_card_says_is_refused() -> None:
    table = Table("ch3", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.at(gaston="D4")
    assert table.seen("gaston").move == 2
    assert table.refused(table.to("D1")) == "SA-8.03"


def cornered(beside: str) -> Table:
    """Gaston in the corner, with three figures all around him: "ally" or "rival" on B1, rivals on the rest."""
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.at(gaston="A1", sulley="A2", demona="B2")
    table.put("ariel" if beside == "ally" else "aladdin", "B1")
    return table


@pytest.mark.rule("SA-8.04")
def test_an_ally_may_be_passed() -> None:
    assert cornered("ally").reachable() == {"A1", "C1"}


@pytest.mark.rule("SA-8.05")
def test_a_rival_may_not_be_passed() -> None:
    table = cornered("rival")
    assert table.reachable() == {"A1"}
    assert table.refused(table.to("C1")) == "SA-8.03"


@pytest.mark.rule("SA-8.06")
def test_a_move_ends_on_a_free_space() -> None:
    table = cornered("ally")
    for taken in ("A2", "B1", "B2"):
        assert table.refused(table.to(taken)) == "SA-8.06"


@pytest.mark.rule("SA-8.07")
def test_an_effect_may_prevent_movement() -> None:
    table = Table("ch1", active="mickey")
    table.at(mickey="D4")
    table.status("mickey", "immobilized")
    assert table.reachable() == {"D4"}
    assert table.refused(table.to("D5")) == "SA-13.04"
    table.move("D4")
    assert table.where("mickey") == "D4"


@pytest.mark.rule("SA-8.08")
@pytest.mark.parametrize(("mode", "steps"), [("ch2", 2), ("ch3", 2), ("ch4", 2), ("team", 2)])
def test_a_movement_card_adds_one(mode: str, steps: int) -> None:
    table = Table(mode, active="mickey")
    (soggy,) = table.hand("Passi Inzuppati")
    table.at(mickey="D4")
    assert table.reachable() == table.around("D4", steps)
    table.choose(f"boostmove:{soggy}")
    assert table.reachable() == table.around("D4", steps + 1)
    assert table.pile("discard") == [soggy]
    table.move("D1")
    assert table.where("mickey") == "D1"


@pytest.mark.rule("SA-8.08")
def test_not_in_chapter_1_and_not_with_an_action_card() -> None:
    table = Table("ch1", active="mickey")
    (soggy,) = table.hand("Passi Inzuppati")
    assert table.refused(f"boostmove:{soggy}") == "SA-1.04"
    table = Table("ch2", active="mickey")
    (star,) = table.hand("Stella Cadente")
    assert table.refused(f"boostmove:{star}") == "SA-8.08"


@pytest.mark.rule("SA-8.09")
def test_it_may_be_a_card_of_any_of_your_characters() -> None:
    table = Table("ch2", blue="ariel gaston mickey", red="aladdin sulley demona")
    (rush,) = table.hand("Carica Taurina")
    (carpet,) = table.hand("Tappeto Volante", of=THEM)
    table.at(ariel="D4")
    assert table.refused(f"boostmove:{carpet}") == "SA-8.09"
    table.boost_move(rush, "D1")
    assert table.where("ariel") == "D1"
    assert table.pile("discard") == [rush]


@pytest.mark.rule("SA-8.10")
def test_one_card_only_and_before_moving() -> None:
    table = Table("ch4", blue="ariel gaston mickey", red="aladdin sulley demona")
    rush, soggy = table.hand("Carica Taurina", "Passi Inzuppati")
    table.at(ariel="D4")
    table.choose(f"boostmove:{rush}")
    assert table.refused(f"boostmove:{soggy}") == "SA-8.10"
    table.move("D1")
    assert table.refused(f"boostmove:{soggy}") == "SA-6.06"
    assert table.pile("hand") == [soggy]


@pytest.mark.rule("SA-8.10")
def test_not_after_a_standard_move() -> None:
    table = Table("ch4", blue="ariel gaston mickey", red="aladdin sulley demona")
    (soggy,) = table.hand("Passi Inzuppati")
    table.at(ariel="D4")
    table.move("D3")
    assert table.refused(f"boostmove:{soggy}") == "SA-6.06"


@pytest.mark.rule("SA-8.11")
def test_a_card_with_both_banners_lengthens_the_move() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    (stride,) = table.hand("Passo Spavaldo")
    table.at(gaston="D4")
    table.boost_move(stride, "D1")
    assert table.where("gaston") == "D1"


@pytest.mark.rule("SA-8.12")
def test_a_movement_card_being_played_is_not_lengthened() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    rush, stride = table.hand("Carica Taurina", "Passo Spavaldo")
    table.at(gaston="D4")
    table.play(rush)
    assert not [option for option in table.options if option.startswith("boost")]
    assert table.reachable() | {"D4"} == table.around("D4", 3)
    table.refused(f"boostmove:{stride}")
    table.then("D1")
    assert table.refused(f"boostmove:{stride}") == "SA-6.06"


@pytest.mark.rule("SA-8.13")
def test_a_movement_card_in_printed_order_then_the_discard_pile() -> None:
    table = Table("ch1", active="mickey")
    (march,) = table.hand("Scope in Marcia")
    table.at(mickey="D4")
    table.play(march)
    assert table.counters("mickey", "magic_broom") == 0, "the second paragraph waits for the first"
    assert table.pile("discard") == []
    table.then("D6")
    assert table.where("mickey") == "D6"
    assert table.counters("mickey", "magic_broom") == 2
    assert table.pile("discard") == [march]
    kinds = table.kinds()
    order = [kinds.index(kind) for kind in ("CardPlayed", "FigureMoved", "StatusGained", "CardDiscarded")]
    assert order == sorted(order)


@pytest.mark.rule("SA-8.13")
def test_only_a_movement_card_of_the_active_character() -> None:
    table = Table("ch1", active="mickey")
    carpet, star = table.hand("Tappeto Volante", "Stella Cadente")
    assert table.refused(f"play:{carpet}/1") == "SA-6.07"
    assert table.refused(f"play:{star}/1") == "SA-2.06"


@pytest.mark.rule("SA-8.14")
def test_example_a_movement_card_of_mickey_gives_two_brooms() -> None:
    table = Table("ch1", active="mickey")
    (march,) = table.hand("Scope in Marcia")
    table.at(mickey="D4")
    assert f"play:{march}/1" in table.options
    table.play(march, "done")
    assert table.counters("mickey", "magic_broom") == 2


@pytest.mark.rule("SA-A.28")
def test_a_movement_card_needs_nobody_to_choose() -> None:
    table = Table("ch4", blue="bench ariel mickey", packs=(BENCH,))
    (drag,) = table.hand("bench-drag")
    table.at(bench="D4")
    table.wounded(bench=5)
    table.play(drag)
    assert table.health("bench") == 6, "the move is skipped, the rest happens"
    assert table.pile("discard") == [drag]


@pytest.mark.rule("SA-A.24")
def test_an_immobilized_character_may_use_its_movement_phase() -> None:
    table = Table("ch1", active="mickey")
    (march,) = table.hand("Scope in Marcia")
    table.at(mickey="D4")
    table.status("mickey", "immobilized")
    table.play(march)
    assert table.where("mickey") == "D4"
    assert table.counters("mickey", "magic_broom") == 2
    assert table.refused(table.to("D4")) == "SA-6.06", "the phase is spent"


@pytest.mark.rule("SA-A.24")
def test_an_immobilized_character_may_move_zero_spaces() -> None:
    table = Table("ch1", active="mickey")
    (march,) = table.hand("Scope in Marcia")
    table.at(mickey="D4")
    table.status("mickey", "immobilized")
    table.move("D4")
    assert "FigureStayed" in table.kinds()
    assert table.refused(f"play:{march}/1") == "SA-6.06"


@pytest.mark.rule("SA-A.50")
def test_one_copy_once_in_either_phase_and_another_copy_in_the_other() -> None:
    table = Table("ch4", blue="facilier ariel mickey", red="aladdin sulley demona")
    first, second = table.hand("Lettura dei Tarocchi", "Lettura dei Tarocchi")
    for card in (first, second):
        assert {f"play:{card}/1", f"play:{card}/2"} <= set(table.options)
    table.choose(f"play:{first}/1")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert first in table.pile("discard", ME)
    assert table.refused(f"play:{first}/2") == "SA-17.10"
    assert table.refused(f"play:{second}/1") == "SA-6.06"
    assert f"play:{second}/2" in table.options


@pytest.mark.rule("SA-8.02", "SA-8.03")
@pytest.mark.parametrize(("mode", "cited"), [("ch1", "SA-8.02"), ("ch2", "SA-8.02"), ("ch3", "SA-8.03")])
def test_a_standard_move_is_told_with_the_rule_of_its_chapter(mode: str, cited: str) -> None:
    table = Table(mode, active="mickey")
    table.at(mickey="D3")
    happened = table.move("D4")
    assert [event.rule for event in happened if event.kind == "FigureMoved"] == [cited]
