"""Capacità migliorate: when they work and how long they last; and Gaston, the rulebook's example."""

from pathlib import Path

import pytest

from ludoteca.games.arena.packs.reading import load_content
from tests.rules.arena.collecting import THIEF, collected, ready
from tests.rules.arena.openings import core_character, write_pack
from tests.rules.arena.table import BOX, THEM, Table

CONTENT = load_content((BOX,))


@pytest.mark.rule("SA-18.11")
def test_one_that_is_set_off_resolves_outside_the_skill_phase() -> None:
    table = Table("ch4", active="sulley")
    table.at(sulley="D3", mickey="E3")
    table.upgraded("sulley")
    table.attack("mickey")
    assert table.counters("mickey", "pacified") == 2
    assert table.refused("use:1", THEM) == "SA-18.11"


@pytest.mark.rule("SA-18.11")
@pytest.mark.parametrize(("brooms", "left"), [(3, 11), (2, 12)])
def test_one_of_the_end_of_the_turn_looks_at_its_condition(brooms: int, left: int) -> None:
    table = Table("ch4")
    table.at(mickey="D3", gaston="E3")
    table.upgraded("mickey")
    table.status("mickey", "magic_broom", brooms)
    assert table.health("gaston") == 12
    table.end_turn()
    assert table.health("gaston") == left


@pytest.mark.rule("SA-18.11")
def test_one_that_always_holds() -> None:
    table = Table("ch4", active="maleficent")
    table.at(maleficent="D3", mickey="D5")
    assert table.refused(f"attack:{table.figure('mickey')}", THEM) == "SA-9.06"
    table = Table("ch4", active="maleficent")
    table.at(maleficent="D3", mickey="D5")
    table.upgraded("maleficent")
    table.attack("mickey")
    assert table.health("mickey") == 8 - 3


@pytest.mark.rule("SA-18.11")
def test_one_of_the_return_from_a_ko() -> None:
    table = Table("ch4", blue="demona ariel mickey", red="gaston sulley aladdin", begin="turn")
    table.upgraded("demona")
    table.out("demona")
    table.choose(table.to("G1", "place"))
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.counters("demona", "tough") == 2


@pytest.mark.rule("SA-18.11")
def test_one_set_off_by_what_befalls_a_rival() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="facilier sulley aladdin", begin="turn")
    table.upgraded("facilier")
    table.wounded(facilier=3)
    table.status("gaston", "confused")
    table.hand("Spinta")
    assert len(table.pile("exile")) == 1
    assert table.health("facilier") == 5


@pytest.mark.rule("SA-18.11")
def test_one_of_the_skill_phase_has_its_cost() -> None:
    table = Table("ch4", active="aladdin")
    table.at(aladdin="D3", gaston="E3")
    table.upgraded("aladdin")
    assert table.refused("use:2") == "SA-10.04"


@pytest.mark.rule("SA-18.12")
def test_a_ko_does_not_turn_the_card_back() -> None:
    table = Table("ch4", active="mickey")
    table.at(mickey="D3", gaston="E3")
    table.upgraded("gaston")
    table.wounded(gaston=1)
    table.attack("gaston")
    assert table.seen("gaston").out is True
    assert table.seen("gaston").upgraded is True
    table.until_turn_of("gaston")
    assert table.seen("gaston").upgraded is True


@pytest.mark.rule("SA-18.12")
def test_unless_its_ability_says_so() -> None:
    table = Table("ch4", active="mickey")
    table.at(mickey="D3", maleficent="E3")
    table.upgraded("maleficent")
    table.wounded(maleficent=1)
    table.attack("maleficent")
    assert table.seen("maleficent").upgraded is False
    assert [event.rule for event in table.events if event.kind == "FlippedBack"] == ["SA-18.12"]


@pytest.mark.rule("SA-A.38")
def test_a_new_skill_works_in_the_same_turn() -> None:
    table = collected(*THIEF, active="aladdin")
    table.put("aladdin", "C3")
    table.put("mickey", "D3")
    table.hand("Lama Ricurva")
    table.points(0, 3)
    table.choose("upgrade")
    table.use(2)
    assert table.scores() == [1, 2]


@pytest.mark.rule("SA-A.38")
def test_but_not_when_the_skill_phase_is_closed() -> None:
    table = collected(*THIEF, active="aladdin")
    table.put("aladdin", "C3")
    table.put("mickey", "D3")
    table.hand("Lama Ricurva")
    table.deck("Esercito di Scope", of=THEM)
    table.use(1)
    table.choose("close", "upgrade")
    assert table.seen("aladdin").upgraded is True
    assert table.refused("use:2") == "SA-10.07"


@pytest.mark.rule("SA-A.38")
def test_a_trigger_whose_moment_is_still_to_come_works_in_the_same_turn() -> None:
    table = ready()
    table.wounded(gaston=5, mickey=1)
    table.choose("upgrade")
    table.attack("mickey")
    assert table.health("gaston") == 8


# -- Gaston, the rulebook's example ------------------------------------------------------------------------------


@pytest.mark.rule("SA-18.15")
@pytest.mark.parametrize("mode", ["ch3", "ch4", "team"])
@pytest.mark.parametrize(("card", "strong", "health"), [("Spinta", 1, 12), ("Passo Spavaldo", 0, 11)])
def test_example_gaston_s_boast(mode: str, card: str, strong: int, health: int) -> None:
    table = Table(mode, active="gaston")
    (top,) = table.deck(card, of=THEM)
    table.use(0)
    assert table.counters("gaston", "strong") == strong
    assert table.health("gaston") == health
    assert top not in table.pile("hand", THEM)


def triumphant(*packs: Path) -> Table:
    """Upgraded Gaston with 5 Health before a rival worth 4."""
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", packs=packs)
    table.at(gaston="C3", aladdin="C2")
    table.upgraded("gaston")
    table.wounded(gaston=5, aladdin=1)
    return table


@pytest.mark.rule("SA-18.16", "SA-A.41")
def test_example_upgraded_gaston_kos_a_rival() -> None:
    table = triumphant()
    table.attack("aladdin")
    assert table.health("gaston") == 8
    assert table.reachable() == table.around("C3", 2) - {"C3"}
    assert "C2" in table.reachable(), "the rival is gone"
    table.then("C1")
    assert table.where("gaston") == "C1"
    assert table.scores() == [4 + 1, 0]
    assert [event.things[1] for event in table.events if event.kind == "PointsGained"] == [4, 1]


@pytest.mark.rule("SA-18.16")
def test_he_need_not_move() -> None:
    table = triumphant()
    table.attack("aladdin")
    table.then("done")
    assert table.where("gaston") == "C3"
    assert table.scores() == [5, 0]


@pytest.mark.rule("SA-18.16", "SA-A.58")
def test_every_ko_of_his_counts_not_only_of_rivals() -> None:
    table = triumphant()
    table.put("ariel", "D3")
    table.wounded(ariel=1)
    table.attack("ariel")
    table.then("done")
    assert table.health("gaston") == 8
    assert table.scores() == [1, 4]


@pytest.mark.rule("SA-18.16")
def test_an_immobilized_gaston_still_gains_the_point() -> None:
    table = triumphant()
    table.status("gaston", "immobilized")
    table.attack("aladdin")
    assert "end" in table.options
    assert table.where("gaston") == "C3"
    assert table.scores() == [5, 0]


@pytest.mark.rule("SA-A.58")
@pytest.mark.parametrize(("who", "scores"), [("ariel", [0, 4]), ("aladdin", [5, 0])])
def test_a_box_may_read_it_as_a_rival(tmp_path: Path, who: str, scores: list[int]) -> None:
    gaston = core_character("gaston")
    gaston["upgrade"]["when"] = "knocks_out_rival"
    table = triumphant(write_pack(tmp_path / "altra", gaston))
    table.put("ariel", "D3")
    table.wounded(ariel=1)
    table.attack(who)
    if who == "aladdin":
        table.then("done")
    assert table.scores() == scores


@pytest.mark.rule("SA-A.58")
def test_the_lost_word_is_any_character_and_marked_as_a_reading() -> None:
    for content in (CONTENT, load_content(())):
        upgrade = content.characters[content.find_character("gaston")].upgrade
        assert "mette KO un personaggio" in upgrade.text[0].it
    assert "avversario" in upgrade.note.it, "the note of the core set names the other reading"


@pytest.mark.rule("SA-A.41")
def test_the_lost_symbol_is_a_victory_point_and_marked_as_a_reading() -> None:
    upgrade = CONTENT.characters[CONTENT.find_character("gaston")].upgrade
    assert "1 PV" in upgrade.text[-1].it
    assert "PV" in upgrade.note.it
