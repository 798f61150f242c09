"""Fase Azione: the standard attack, the card that strengthens it, and Action cards."""

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.cards import ACTION, DIRECT
from tests.rules.arena.scenes import BENCH, duel
from tests.rules.arena.table import THEM, Table


@pytest.mark.rule("SA-9.01")
def test_after_a_standard_attack_no_action_card() -> None:
    table = duel()
    (shove,) = table.hand("Spinta")
    assert table.targets() == {"sulley"}
    assert table.playable() == {shove}
    table.attack("sulley")
    assert table.refused(f"play:{shove}/2") == "SA-6.06"
    assert table.refused(f"attack:{table.figure('sulley')}") == "SA-6.06"


@pytest.mark.rule("SA-9.01")
def test_after_an_action_card_no_standard_attack() -> None:
    table = duel()
    brawl, shove = table.hand("Rissa in Taverna", "Spinta")
    table.play(brawl)
    assert table.refused(f"attack:{table.figure('sulley')}") == "SA-6.06"
    assert table.refused(f"play:{shove}/2") == "SA-6.06"


@pytest.mark.rule("SA-9.02", "SA-9.04")
@pytest.mark.parametrize(("mode", "me"), [("ch1", "mickey"), ("ch2", "mickey"), ("ch2", "sulley")])
def test_two_damage_to_an_adjacent_character(mode: str, me: str) -> None:
    table = duel(me, "gaston", mode)
    table.wounded(gaston=8)
    table.attack("gaston")
    assert table.health("gaston") == 6, "whatever an ability card would say"


@pytest.mark.rule("SA-9.03")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
@pytest.mark.parametrize(("me", "damage"), [("sulley", 3), ("gaston", 2), ("mickey", 1)])
def test_from_chapter_3_the_ability_card_says_how_much(mode: str, me: str, damage: int) -> None:
    table = duel(me, "aladdin", mode)
    assert table.seen(me).attack == damage
    table.attack("aladdin")
    assert table.health("aladdin") == 9 - damage


@pytest.mark.rule("SA-9.03")
def test_in_the_team_game_too() -> None:
    table = Table("team", blue="sulley aladdin ariel demona", red="gaston mickey maleficent facilier")
    table.at(sulley="D3", gaston="D4")
    table.attack("gaston")
    assert table.health("gaston") == 9


@pytest.mark.rule("SA-9.04")
def test_damage_lowers_health_by_as_much() -> None:
    table = duel(me="sulley", them="gaston")
    table.wounded(gaston=5)
    table.attack("gaston")
    assert table.health("gaston") == 2
    (dealt,) = [event for event in table.events if event.kind == "DamageDealt"]
    assert dealt.things == (table.figure("sulley"), table.figure("gaston"), 3, 2)


@pytest.mark.rule("SA-9.05")
def test_the_standard_attack_is_a_direct_effect() -> None:
    table = duel()
    shove, brawl = table.hand("Spinta", "Rissa in Taverna")
    table.status("sulley", "stealthy")
    table.attack("sulley")
    assert table.health("sulley") == 14, "a card comes first"
    assert set(table.options) == {f"card:{shove}", f"card:{brawl}"}
    table.then(brawl)
    assert table.health("sulley") == 12
    assert table.pile("exile") == [brawl]


@pytest.mark.rule("SA-9.06")
def test_only_adjacent_characters_are_reached() -> None:
    table = duel(gap=1)
    assert table.targets() == set()
    assert table.refused(f"attack:{table.figure('sulley')}") == "SA-9.06"


@pytest.mark.rule("SA-9.07")
def test_effects_may_reduce_the_damage_or_prevent_the_attack() -> None:
    table = duel()
    table.status("sulley", "tough")
    table.attack("sulley")
    assert table.health("sulley") == 13
    table = duel()
    table.status("demona", "taunt")
    assert table.refused(f"attack:{table.figure('sulley')}") == "SA-13.15"


@pytest.mark.rule("SA-9.08", "SA-A.01")
def test_chapter_2_any_action_card_adds_one() -> None:
    table = duel("mickey", "gaston", "ch2")
    army, soggy = table.hand("Esercito di Scope", "Passi Inzuppati")
    assert table.refused(f"boostattack:{soggy}") == "SA-9.08"
    table.boost_attack(army, "gaston")
    assert table.health("gaston") == 9
    assert table.pile("discard") == [army]


@pytest.mark.rule("SA-9.08")
def test_not_in_chapter_1() -> None:
    table = duel("mickey", "gaston", "ch1")
    (army,) = table.hand("Esercito di Scope")
    assert table.refused(f"boostattack:{army}") == "SA-1.04"


@pytest.mark.rule("SA-9.08")
def test_a_card_with_both_banners_is_an_action_card() -> None:
    table = duel("aladdin", "gaston", "ch2")
    (sight,) = table.hand("Fuori dalla Vista")
    table.boost_attack(sight, "gaston")
    assert table.health("gaston") == 9


@pytest.mark.rule("SA-9.09", "SA-A.01")
@pytest.mark.parametrize(("mode", "upgrades"), [("ch3", "yes"), ("ch4", "yes"), ("team", "yes"), ("team", "no")])
def test_from_chapter_3_it_takes_an_attack_card(mode: str, upgrades: str) -> None:
    table = Table(mode, upgrades=upgrades)
    table.at(mickey="D3", gaston="D4")
    army, star = table.hand("Esercito di Scope", "Stella Cadente")
    assert table.refused(f"boostattack:{army}") == "SA-9.09"
    table.boost_attack(star, "gaston")
    assert table.health("gaston") == 10
    assert table.pile("discard") == [star]


@pytest.mark.rule("SA-9.09", "SA-A.01")
def test_an_attack_card_may_have_the_movement_banner() -> None:
    table = duel("gaston", "sulley", "ch3")
    (rush,) = table.hand("Carica Taurina")
    table.boost_attack(rush, "sulley")
    assert table.health("sulley") == 11


@pytest.mark.rule("SA-9.10")
@pytest.mark.parametrize(("mode", "left"), [("ch2", 11), ("ch4", 12)])
def test_it_may_be_a_card_of_any_of_your_characters(mode: str, left: int) -> None:
    table = Table(mode, blue="mickey gaston ariel", red="sulley demona aladdin")
    (brawl,) = table.hand("Rissa in Taverna")
    (swipe,) = table.hand("Zampata Pelosa", of=THEM)
    table.at(mickey="D3", sulley="D4")
    assert table.refused(f"boostattack:{swipe}") == "SA-9.10"
    table.boost_attack(brawl, "sulley")
    assert table.health("sulley") == left


@pytest.mark.rule("SA-9.11")
def test_one_card_only_and_before_the_attack() -> None:
    table = duel()
    brawl, shove = table.hand("Rissa in Taverna", "Spinta")
    table.choose(f"boostattack:{brawl}")
    assert table.refused(f"boostattack:{shove}") == "SA-9.11"
    table.choose(f"attack:{table.figure('sulley')}")
    assert table.health("sulley") == 11
    assert table.refused(f"boostattack:{shove}") == "SA-6.06"
    assert table.pile("hand") == [shove]


@pytest.mark.rule("SA-9.12")
def test_an_action_card_in_printed_order_then_on_top_of_the_discard_pile() -> None:
    table = duel(me="ariel")
    (fork,) = table.hand("Forchetta Affilata")
    (other,) = table.discarded("Guizzo di Coda")
    table.wounded(ariel=5)
    table.play(fork)
    assert table.health("sulley") == 12
    assert table.health("ariel") == 6
    assert table.pile("discard") == [other, fork]
    kinds = table.kinds()
    order = [kinds.index(kind) for kind in ("CardPlayed", "DamageDealt", "Healed", "CardDiscarded")]
    assert order == sorted(order)


@pytest.mark.rule("SA-9.12")
def test_only_an_action_card_of_the_active_character() -> None:
    table = duel("mickey", "sulley", "ch2")
    trident, soggy = table.hand("Tridente Lucente", "Passi Inzuppati")
    assert table.refused(f"play:{trident}/2") == "SA-6.07"
    assert table.refused(f"play:{soggy}/2") == "SA-2.06"


@pytest.mark.rule("SA-9.13")
def test_a_direct_effect_needs_somebody_to_choose() -> None:
    table = duel(gap=1)
    (shove,) = table.hand("Spinta")
    table.put("ariel", "E3")  # an adjacent ally is no rival
    assert table.playable() == set()
    assert table.refused(f"play:{shove}/2") == "SA-9.13"


@pytest.mark.rule("SA-9.13")
@pytest.mark.parametrize("who", [character.id for character in load_content().characters])
def test_alone_in_a_corner_no_card_with_a_direct_effect_finds_anybody(who: str) -> None:
    others = [character.id for character in load_content().characters if character.id != who]
    table = Table("ch4", blue=f"{who} {others[0]} {others[1]}", red=" ".join(others[2:5]))
    for name, space in zip([who, *others[:5]], ("A1", "G1", "G2", "G3", "G4", "G5"), strict=True):
        table.put(name, space)
    hand = table.hand(*[card.id for card in load_content().cards if card.id.startswith(who)])
    for card in hand:
        printed = table.match.printed(card)
        if printed.banner != ACTION or not printed.icons & DIRECT:
            continue
        if printed.id in ("aladdin-1", "sulley-6", "ariel-1"):  # up to one character; oneself
            assert card in table.playable()
        else:
            assert table.refused(f"play:{card}/2") == "SA-9.13"


@pytest.mark.rule("SA-9.13")
def test_an_indirect_effect_needs_nobody() -> None:
    table = duel(gap=1)
    (mob,) = table.hand("Alla Testa della Folla")
    table.play(mob)
    assert table.pile("discard") == [mob]
    assert table.health("sulley") == 14


def warnings(table: Table) -> dict[str, tuple[str, str]]:
    """What the interface asks before each attack on offer, by who is attacked."""
    asked = {}
    for option in table.decision.options:
        if option.id.startswith("attack:"):
            who = table.match.person(int(option.id[7:])).id
            asked[who] = (option.warning.it, option.warning.en)
    return asked


@pytest.mark.rule("SA-A.02")
def test_an_ally_may_be_attacked_and_the_interface_asks_first() -> None:
    table = duel()
    table.put("ariel", "E3")
    asked = warnings(table)
    assert set(asked) == {"sulley", "ariel"}
    assert asked["sulley"] == ("", "")
    assert all(asked["ariel"])
    table.attack("ariel")
    assert table.health("ariel") == 8
    assert table.refused(f"attack:{table.figure('sulley')}") == "SA-6.06"


@pytest.mark.rule("SA-A.02")
def test_an_ally_may_be_attacked_with_a_bonus_too() -> None:
    table = duel(gap=1)
    table.put("ariel", "E3")
    (brawl,) = table.hand("Rissa in Taverna")
    table.choose(f"boostattack:{brawl}")
    assert all(warnings(table)["ariel"])
    table.choose(f"attack:{table.figure('ariel')}")
    assert table.health("ariel") == 7


@pytest.mark.rule("SA-A.02")
def test_nobody_attacks_themselves() -> None:
    table = duel()
    assert table.refused(f"attack:{table.figure('gaston')}") == "SA-9.02"


def charge(rival: str) -> tuple[Table, int]:
    """A card that moves its character up to 2 spaces and then hits an adjacent rival."""
    table = Table("ch4", blue="bench ariel mickey", red="gaston sulley maleficent", packs=(BENCH,))
    table.at(bench="D1", gaston=rival)
    (card,) = table.hand("bench-charge")
    return table, card


@pytest.mark.rule("SA-A.29")
def test_a_card_that_moves_first_needs_a_way_to_somebody() -> None:
    table, card = charge("D4")  # three spaces away: adjacent after a move of two
    assert table.playable() == {card}
    table.play(card, "D3")
    assert table.health("gaston") == 10
    table, card = charge("D5")
    assert table.playable() == set()
    assert table.refused(f"play:{card}/2") == "SA-9.13"


@pytest.mark.rule("SA-A.29")
def test_who_then_moves_elsewhere_skips_the_rest() -> None:
    table, card = charge("D4")
    table.play(card, "C1")
    assert table.health("gaston") == 12
    assert table.pile("discard") == [card]


@pytest.mark.rule("SA-A.29")
def test_an_immobilized_character_has_no_way() -> None:
    table, card = charge("D4")
    table.status("bench", "immobilized")
    assert table.refused(f"play:{card}/2") == "SA-9.13"
    table, card = charge("D2")
    table.status("bench", "immobilized")
    table.play(card)
    assert table.health("gaston") == 10


@pytest.mark.rule("SA-9.13")
def test_the_other_summoner_plays_nothing_now() -> None:
    table = duel()
    (swipe,) = table.hand("Zampata Pelosa", of=THEM)
    assert table.refused(f"play:{swipe}/2", seat=THEM) == "SA-6.02"
