"""Effetti Stato, uno per uno: Stealthy and Taunt, who may be chosen; Strong and Tough, how much damage is dealt."""

import pytest

from tests.rules.arena.scenes import beginning, duel
from tests.rules.arena.table import Table

# -- Stealthy ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13.11", "SA-A.20")
def test_stealthy_costs_a_card_of_one_s_choice_before_anything_happens() -> None:
    table = duel()
    brawl, shove, trident = table.hand("Rissa in Taverna", "Spinta", "Tridente Lucente")
    table.status("sulley", "stealthy", 2)
    table.play(brawl)
    assert table.decision.rule == "SA-13.11"
    assert table.health("sulley") == 14
    assert set(table.options) == {f"card:{shove}", f"card:{trident}"}, "not the card being played"
    table.then(trident)
    assert table.pile("exile") == [trident]
    assert table.health("sulley") == 10
    kinds = table.kinds()
    assert kinds.index("CardPlayed") < kinds.index("CardExiled") < kinds.index("DamageDealt")
    assert table.counters("sulley", "stealthy") == 2


@pytest.mark.rule("SA-13.12", "SA-A.20")
def test_without_a_card_to_exile_a_stealthy_rival_cannot_be_chosen() -> None:
    table = duel()
    table.status("sulley", "stealthy")
    assert table.targets() == set()
    assert table.refused(f"attack:{table.figure('sulley')}") == "SA-13.12"
    table = duel()
    (brawl,) = table.hand("Rissa in Taverna")
    table.status("sulley", "stealthy")
    assert table.targets() == {"sulley"}, "the standard attack could exile that card"
    assert table.refused(f"play:{brawl}/2") == "SA-9.13", "but there is no other card to pay for it"


@pytest.mark.rule("SA-13.13")
def test_indirect_effects_cost_nothing() -> None:
    table = duel()
    mob, shove = table.hand("Alla Testa della Folla", "Spinta")
    table.status("sulley", "stealthy")
    table.play(mob)
    assert table.health("sulley") == 12
    assert table.pile("exile") == []
    assert table.pile("hand") == [shove]


@pytest.mark.rule("SA-A.18")
def test_stealthy_once_each_time_it_is_chosen_and_nothing_for_what_follows() -> None:
    table = duel()
    shove, *rest = table.hand("Spinta", "Tridente Lucente", "Stella Cadente")
    table.status("sulley", "stealthy")
    table.play(shove, rest[0], "D5")
    assert table.where("sulley") == "D5"
    assert table.pile("exile") == rest[:1], "the second paragraph speaks of the same character"


@pytest.mark.rule("SA-A.18")
def test_two_stealthy_targets_cost_a_card_each() -> None:
    table = duel("bench")
    table.put("demona", "C3")
    double, *rest = table.hand("bench-double", "Tridente Lucente", "Stella Cadente", "Guizzo di Coda")
    for who in ("sulley", "demona"):
        table.status(who, "stealthy")
    table.play(double, "sulley", rest[0], rest[2])
    assert set(table.pile("exile")) == {rest[0], rest[2]}
    while "end" not in table.options:
        table.choose(table.options[0])
    assert (table.health("sulley"), table.health("demona")) == (12, 8), "1 damage, and 1 more to both"
    assert table.pile("hand") == [rest[1]]


@pytest.mark.rule("SA-A.18")
def test_who_is_chosen_twice_costs_two_cards() -> None:
    table = duel("bench")
    twice, *rest = table.hand("bench-twice", "Tridente Lucente", "Stella Cadente")
    table.status("sulley", "stealthy")
    table.play(twice, rest[1])
    assert table.pile("exile") == rest[::-1], "the second time the last card goes"
    assert table.health("sulley") == 12
    table = duel("bench")
    twice, trident = table.hand("bench-twice", "Tridente Lucente")
    table.status("sulley", "stealthy")
    table.play(twice)
    assert table.pile("exile") == [trident]
    assert table.health("sulley") == 13, "without a card the second time it cannot be chosen"


@pytest.mark.rule("SA-A.20")
def test_up_to_one_rival_is_none_where_the_only_one_cannot_be_paid_for() -> None:
    table = duel("aladdin")
    (stun,) = table.hand("Stordisci e Scappa")
    table.status("sulley", "stealthy")
    table.play(stun, "D2")
    assert table.health("sulley") == 14
    assert table.where("aladdin") == "D2"


@pytest.mark.rule("SA-A.19")
@pytest.mark.parametrize("cards", [1, 2])
def test_the_cost_of_an_ability_is_not_the_exiled_card(cards: int) -> None:
    table = duel("bench")
    hand = table.hand(*["Tridente Lucente", "Stella Cadente"][:cards])
    table.status("sulley", "stealthy")
    if cards == 1:
        assert table.refused("use:0") == "SA-10.06"
        return
    table.use(0, hand[0])
    assert table.pile("discard") == hand[:1]
    assert table.pile("exile") == hand[1:]
    assert table.health("sulley") == 12


@pytest.mark.rule("SA-A.19")
def test_one_card_pays_for_one_thing() -> None:
    table = duel()
    (brawl,) = table.hand("Rissa in Taverna")
    table.status("sulley", "stealthy")
    assert table.refused(f"boostattack:{brawl}") == "SA-A.19"
    table.attack("sulley")  # the card is exiled
    assert table.pile("exile") == [brawl]
    assert table.health("sulley") == 12


@pytest.mark.rule("SA-A.19")
def test_the_bonus_and_the_exile_are_two_cards() -> None:
    table = duel()
    brawl, trident = table.hand("Rissa in Taverna", "Tridente Lucente")
    table.status("sulley", "stealthy")
    table.boost_attack(brawl, "sulley")
    assert table.pile("discard") == [brawl]
    assert table.pile("exile") == [trident]
    assert table.health("sulley") == 11


# -- Strong and Tough --------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13.14", "SA-A.12")
@pytest.mark.parametrize("counters", [1, 3])
def test_strong_adds_one_whatever_its_counters(counters: int) -> None:
    table = duel()
    table.status("gaston", "strong", counters)
    table.attack("sulley")
    assert table.health("sulley") == 11


@pytest.mark.rule("SA-13.14", "SA-A.11")
def test_strong_adds_one_for_each_target_of_a_card() -> None:
    table = duel()
    (mob,) = table.hand("Alla Testa della Folla")
    table.put("demona", "C3")
    table.status("gaston", "strong")
    table.play(mob, "sulley")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert (table.health("sulley"), table.health("demona")) == (11, 7)


@pytest.mark.rule("SA-A.11")
def test_strong_does_not_add_to_damage_to_oneself_or_by_a_status() -> None:
    table = duel()
    table.deck("Passo Spavaldo")
    table.status("gaston", "strong")
    table.use(0)
    assert table.health("gaston") == 11
    table = beginning("gaston")
    table.status("gaston", "strong", 3)
    table.status("gaston", "cursed", 3)
    assert table.health("gaston") == 11


@pytest.mark.rule("SA-13.18", "SA-A.12")
@pytest.mark.parametrize("counters", [1, 3])
def test_tough_subtracts_one_whatever_its_counters(counters: int) -> None:
    table = duel()
    (shove,) = table.hand("Spinta")
    table.status("sulley", "tough", counters)
    table.play(shove, "done")
    assert table.health("sulley") == 12


@pytest.mark.rule("SA-A.12")
def test_counters_count_only_where_a_card_reads_them() -> None:
    table = duel("mickey", "gaston")
    (mob,) = table.hand("Folla Magica")
    table.status("mickey", "magic_broom", 4)
    table.play(mob)
    assert table.health("gaston") == 8


@pytest.mark.rule("SA-A.13")
def test_strong_and_tough_together_and_never_below_zero() -> None:
    table = duel()
    table.status("gaston", "strong")
    table.status("sulley", "tough")
    table.attack("sulley")
    assert table.health("sulley") == 12
    table = duel("mickey", "sulley")
    table.status("sulley", "tough")
    table.attack("sulley")
    assert table.health("sulley") == 14
    assert "DamageDealt" not in table.kinds()


@pytest.mark.rule("SA-A.13")
@pytest.mark.parametrize(("status", "pacified"), [("", 2), ("tough", 0)])
def test_damage_of_zero_is_no_damage(status: str, pacified: int) -> None:
    table = duel("sulley", "gaston")
    table.upgraded("sulley")  # rivals whom his standard attack damages are pacified
    table.status("sulley", "pacified")
    if status:
        table.status("gaston", status)
    table.attack("gaston")
    assert table.counters("gaston", "pacified") == pacified


# -- Taunt -------------------------------------------------------------------------------------------------------


def taunted(*taunting: str, sulley: str = "G6") -> Table:
    """Gaston beside Ariel and Aladdin; Sulley, their ally, wherever he is."""
    table = Table("ch4", blue="gaston mickey facilier", red="sulley ariel aladdin")
    table.at(gaston="D3", ariel="D4", aladdin="C3", sulley=sulley)
    for who in taunting:
        table.status(who, "taunt")
    return table


@pytest.mark.rule("SA-13.15", "SA-A.21")
def test_taunt_protects_allies_wherever_it_stands() -> None:
    table = taunted("sulley", sulley="E3")
    assert table.targets() == {"sulley"}
    table = taunted("sulley")
    (shove,) = table.hand("Spinta")
    assert table.targets() == set()
    assert table.refused(f"attack:{table.figure('ariel')}") == "SA-13.15"
    assert table.refused(f"play:{shove}/2") == "SA-9.13", "nobody else is adjacent"


@pytest.mark.rule("SA-A.21")
def test_taunt_holds_even_if_the_taunting_character_cannot_be_chosen() -> None:
    table = taunted("sulley", sulley="E3")
    table.status("sulley", "stealthy")
    assert table.targets() == set(), "no card to exile for Sulley, and the others are protected"


@pytest.mark.rule("SA-13.16")
def test_allies_with_taunt_may_be_chosen() -> None:
    table = taunted("sulley", "ariel", sulley="E3")
    assert table.targets() == {"sulley", "ariel"}
    assert table.refused(f"attack:{table.figure('aladdin')}") == "SA-13.15"


@pytest.mark.rule("SA-13.17")
def test_taunt_does_not_stop_indirect_effects() -> None:
    table = taunted("sulley")
    (mob,) = table.hand("Alla Testa della Folla")
    table.play(mob, "ariel")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert (table.health("ariel"), table.health("aladdin")) == (8, 7)


@pytest.mark.rule("SA-A.22")
def test_taunt_and_stealthy_bind_rivals_only() -> None:
    table = Table("ch4", blue="ariel gaston sulley", red="aladdin mickey demona")
    (song, other) = table.hand("Canto che Guarisce", "Tridente Lucente")
    table.at(ariel="D3", gaston="D4", sulley="C3")
    table.wounded(gaston=5)
    table.status("gaston", "stealthy")
    table.status("sulley", "taunt")
    table.play(song)
    assert table.targets() == {"ariel", "gaston", "sulley"}
    table.then("gaston")
    assert table.health("gaston") == 8
    assert table.pile("exile") == []
    assert table.pile("hand") == [other]
