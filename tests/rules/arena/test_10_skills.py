"""Fase Abilità: once each, in any order, with the other phases in between."""

from pathlib import Path

import pytest

from tests.rules.arena.openings import reissued, write_pack
from tests.rules.arena.scenes import BENCH
from tests.rules.arena.table import ME, THEM, Table


def thief(*hand: str, mode: str = "ch4") -> tuple[Table, list[int]]:
    """Aladdin beside Gaston, both in the middle; what is on top of Gaston's Summoner's deck is a card of Sulley."""
    table = Table(mode, blue="aladdin ariel mickey", red="gaston sulley maleficent")
    table.at(aladdin="D3", gaston="D4")
    table.wounded(aladdin=5)
    table.deck("Zampata Pelosa", of=THEM)
    return table, table.hand(*hand)


@pytest.mark.rule("SA-10.01", "SA-10.07")
def test_each_ability_once_in_a_turn() -> None:
    table, _ = thief()
    table.use(1)
    assert table.refused("use:1") == "SA-10.01"
    table.attack("gaston")
    table.move("D2")
    assert table.refused("use:1") == "SA-10.01", "there is no second Skill Phase"
    table.end_turn()
    table.until_turn_of("aladdin")
    assert "use:1" in table.options


@pytest.mark.rule("SA-10.01")
@pytest.mark.parametrize(("mode", "cited"), [("ch1", "SA-1.04"), ("ch2", "SA-1.05")])
def test_no_abilities_before_chapter_3(mode: str, cited: str) -> None:
    table = Table(mode, active="aladdin")
    assert table.refused("use:1") == cited


@pytest.mark.rule("SA-1.05")
@pytest.mark.parametrize(("mode", "gained"), [("ch2", 0), ("ch3", 1)])
def test_nor_are_abilities_set_off_before_chapter_3(mode: str, gained: int, tmp_path: Path) -> None:
    proud = reissued("gaston")
    proud["abilities"][0] |= {"timing": "trigger", "when": "knocks_out", "effects": ["gain_points(1)"]}
    table = Table(mode, blue="gaston ariel mickey", packs=(write_pack(tmp_path, proud),))
    table.at(gaston="D3", sulley="D4")
    table.wounded(sulley=1)
    table.attack("sulley")
    assert table.scores() == [table.match.person(table.figure("sulley")).points + gained, 0]


@pytest.mark.rule("SA-10.02")
@pytest.mark.parametrize("order", [(), (0,), (1,), (0, 1), (1, 0)])
def test_any_number_of_abilities_in_any_order(order: tuple[int, ...]) -> None:
    table, _ = thief("Tappeto Volante")
    assert {"use:0", "use:1"} <= set(table.options)
    for index in order:
        table.use(index)
    table.end_turn()
    used = [event.things for event in table.events if event.kind == "AbilityUsed"]
    assert used == [(table.figure("aladdin"), index) for index in order]


@pytest.mark.rule("SA-10.03")
def test_instructions_in_the_order_shown() -> None:
    table = Table("ch4", blue="bench ariel mickey", red="gaston sulley maleficent", packs=(BENCH,))
    table.hand("bench-care")
    table.at(bench="D3", gaston="D4")
    table.use(0)
    assert table.health("gaston") == 10, "first Strong, and then 1 damage is 2"


@pytest.mark.rule("SA-10.04")
def test_any_card_of_the_right_kind_pays_whoever_s_it_is() -> None:
    table = Table("ch4", blue="mickey ariel gaston", red="aladdin sulley demona")
    song, star, soggy = table.hand("Canto che Guarisce", "Stella Cadente", "Passi Inzuppati")
    table.use(0)
    assert set(table.options) == {f"card:{song}", f"card:{star}"}, "a Magic card, Ariel's too"
    table.then(song)
    assert table.pile("discard") == [song]
    assert table.counters("mickey", "magic_broom") == 1
    assert soggy in table.pile("hand")


@pytest.mark.rule("SA-10.04")
def test_without_such_a_card_it_cannot_be_used() -> None:
    table = Table("ch4", blue="mickey ariel gaston", red="aladdin sulley demona")
    table.hand("Passi Inzuppati", "Spinta")
    assert table.refused("use:0") == "SA-10.04"


@pytest.mark.rule("SA-10.05")
def test_one_card_does_not_pay_for_two_abilities() -> None:
    table = Table("ch4", blue="bench ariel mickey", red="gaston sulley maleficent", packs=(BENCH,))
    (care,) = table.hand("bench-care")
    table.at(bench="D3", gaston="D4")
    table.wounded(bench=5)
    assert {"use:0", "use:1"} <= set(table.options)
    table.use(1)
    assert table.pile("discard") == [care]
    assert table.refused("use:0") == "SA-10.04"
    assert table.health("gaston") == 12


@pytest.mark.rule("SA-10.06")
def test_a_direct_ability_needs_somebody_to_choose() -> None:
    table = Table("ch4", blue="bench ariel mickey", red="gaston sulley maleficent", packs=(BENCH,))
    (care,) = table.hand("bench-care")
    table.at(bench="D3", gaston="D5")
    assert table.refused("use:0") == "SA-10.06"
    assert table.pile("hand") == [care], "and nothing can be paid for it"


@pytest.mark.rule("SA-10.06")
def test_an_ally_out_of_range_cannot_be_healed() -> None:
    table = Table("ch3", blue="ariel mickey gaston", red="aladdin sulley demona")
    table.hand("Guizzo di Coda")
    table.at(ariel="D4", mickey="A1", gaston="A6")
    assert table.refused("use:0") == "SA-10.06"
    table = Table("ch3", blue="ariel mickey gaston", red="aladdin sulley demona")
    table.hand("Guizzo di Coda")
    table.at(ariel="D4", mickey="D1", gaston="A6")
    table.wounded(mickey=3)
    table.use(0)
    assert table.health("mickey") == 4


@pytest.mark.rule("SA-10.06")
@pytest.mark.parametrize("who", ["facilier", "maleficent"])
def test_nothing_is_shown_or_exiled_where_nobody_could_be_chosen(who: str) -> None:
    for space, can in (("D5", True), ("D7", False)):
        table = Table("ch4", blue=f"{who} ariel mickey", red="gaston aladdin sulley")
        table.put(who, "D3")
        table.at(gaston=space, aladdin="G6", sulley="A6")
        if can:
            assert "use:0" in table.options
        else:
            assert table.refused("use:0") == "SA-10.06"


@pytest.mark.rule("SA-10.07", "SA-10.08")
def test_the_skill_phase_may_be_interrupted() -> None:
    table, _ = thief("Tappeto Volante")
    table.use(1)
    table.attack("gaston")
    table.use(0)
    table.move("D2")
    assert not [option for option in table.options if option.startswith("use")]
    assert table.kinds().count("AbilityUsed") == 2


@pytest.mark.rule("SA-10.09")
def test_example_aladdin_discards_a_card_and_is_stealthy() -> None:
    table, (carpet,) = thief("Tappeto Volante")
    table.status("aladdin", "stealthy", 2)
    table.use(0)
    assert table.pile("discard") == [carpet]
    assert table.counters("aladdin", "stealthy") == 3


@pytest.mark.rule("SA-10.10")
def test_example_the_thief_recovers_if_the_revealed_card_s_character_is_adjacent() -> None:
    table, _ = thief()
    (shove,) = table.deck("Spinta", of=THEM)
    before = table.view(None).players[THEM].deck_size
    table.use(1)
    assert table.health("aladdin") == 6
    them = table.view(None).players[THEM]
    assert them.deck_size == before
    assert them.deck_known[0].place == 0
    assert them.deck_known[0].card == shove, "all have seen it, and it stays on top"


@pytest.mark.rule("SA-10.10")
def test_example_the_thief_recovers_nothing_if_it_is_somebody_else() -> None:
    table, _ = thief()
    table.use(1)  # a card of Sulley, who is far away
    assert table.health("aladdin") == 5
    assert "CardRevealed" in table.kinds()


@pytest.mark.rule("SA-10.10")
def test_example_one_of_two_rival_summoners_is_chosen() -> None:
    table = Table("team", blue="aladdin ariel mickey demona", red="gaston sulley maleficent facilier")
    table.at(aladdin="D3", maleficent="D4")
    table.wounded(aladdin=5)
    table.deck("Spinta", of=1)
    table.deck("Fiamma Verde", of=2)
    table.use(1)
    assert set(table.options) == {"summoner:1", "summoner:2"}
    table.choose("summoner:2")
    assert table.health("aladdin") == 6


@pytest.mark.rule("SA-A.40")
def test_the_lost_symbols_are_movement_and_attack() -> None:
    table, (sight, stun) = thief("Fuori dalla Vista", "Stordisci e Scappa")
    table.use(0)
    assert table.options == [f"card:{sight}"]
    table.then(sight)
    assert table.pile("discard") == [sight], "the get-away takes a Movement card, not an Attack card"
    assert table.pile("hand") == [stun]
    for top, strong, health in (("Carica Taurina", 1, 12), ("Passo Spavaldo", 0, 11)):
        table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
        table.deck(top)
        table.use(0)
        assert table.counters("gaston", "strong") == strong, "the boast wants an Attack card, not an Action card"
        assert table.health("gaston") == health


@pytest.mark.rule("SA-A.40")
def test_both_are_data() -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    for who, index in (("gaston", 0), ("aladdin", 0)):
        ability = table.match.person(table.figure(who)).abilities[index]
        assert "ricostruzione" in ability.note.it
        assert "reconstruction" in ability.note.en


@pytest.mark.rule("SA-A.47")
@pytest.mark.parametrize("whose", [ME, THEM])
def test_what_exiles_a_card_of_one_s_deck_needs_one_there(whose: int) -> None:
    """Facilier's skill exiles the top card of his own Summoner's deck; the rivals' may be empty."""
    table = Table("ch4", blue="facilier ariel mickey", red="aladdin sulley demona")
    table.at(facilier="D3", aladdin="D4")
    table.only_deck(of=whose)
    if whose == ME:
        assert table.refused("use:0") == "SA-A.47"
    else:
        assert "use:0" in table.options


@pytest.mark.rule("SA-A.47")
def test_what_reveals_a_card_needs_one_in_the_deck() -> None:
    table, _ = thief()
    table.only_deck(of=THEM)
    assert table.refused("use:1") == "SA-A.47"
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.only_deck(of=ME)
    assert table.refused("use:0") == "SA-A.47"
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.only_deck("Spinta", of=ME)
    table.use(0)
    assert table.counters("gaston", "strong") == 1
