"""Effetti Stato, uno per uno: Cursed, Confused, Immobilized, Magic Broom, Pacified."""

import pytest

from ludoteca.kernel.chance import Scripted, Seeded
from ludoteca.kernel.views import Words
from tests.rules.arena.scenes import beginning, duel
from tests.rules.arena.table import ME, THEM, Table

# -- Cursed ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13.01")
def test_cursed_hurts_when_it_loses_a_counter() -> None:
    table = beginning("gaston")
    table.wounded(gaston=8)
    table.status("gaston", "cursed", 2)
    assert table.counters("gaston", "cursed") == 1
    assert table.health("gaston") == 7
    table.end_turn()
    table.until_turn_of("gaston")
    assert table.counters("gaston", "cursed") == 0
    assert table.health("gaston") == 6
    table.end_turn()
    table.until_turn_of("gaston")
    assert table.health("gaston") == 6


@pytest.mark.rule("SA-A.10")
def test_tough_takes_from_cursed_and_from_one_s_own_damage() -> None:
    table = beginning("gaston")
    table.status("gaston", "cursed", 2)
    table.status("gaston", "tough", 2)
    assert table.health("gaston") == 12
    table = duel()
    table.deck("Passo Spavaldo")
    table.status("gaston", "tough")
    table.use(0)  # the boast fails: 1 damage to himself
    assert table.health("gaston") == 12
    assert "DamagePrevented" in table.kinds()


# -- Confused ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13.02")
@pytest.mark.parametrize("luck", [0, 1, 2, 3])
def test_confused_exiles_a_card_at_random_before_the_draw(luck: int) -> None:
    table = beginning("gaston", Scripted({"card of 0": [luck]}))
    hand = table.hand("Spinta", "Tridente Lucente", "Stella Cadente", "Rissa in Taverna")
    (top,) = table.deck("Passo Spavaldo")
    table.status("gaston", "confused")
    gone = hand[luck]
    assert table.pile("exile") == [gone]
    assert set(table.pile("hand")) == {*hand, top} - {gone}
    kinds = table.kinds()
    assert kinds.index("CardExiled") < kinds.index("CardDrawn")


@pytest.mark.rule("SA-13.02")
@pytest.mark.parametrize("luck", [0, 1])
def test_of_two_cards_chance_says_which_confused_takes(luck: int) -> None:
    table = beginning("gaston", Scripted({"card of 0": [luck]}))
    hand = table.hand("Spinta", "Tridente Lucente")
    table.status("gaston", "confused")
    assert table.pile("exile") == [hand[luck]]


@pytest.mark.rule("SA-13.02")
def test_confused_takes_the_only_card_without_asking_chance() -> None:
    luck = Seeded(1)
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona", begin="turn", chance=luck)
    table.status("gaston", "confused")
    (card,) = table.hand("Spinta")
    assert table.pile("exile") == [card]
    assert luck.drawn == 0, "so what was done before can be taken back"


# -- Immobilized -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13.03")
def test_an_immobilized_rival_is_hurt_but_not_moved_by_shove() -> None:
    table = duel()
    (shove,) = table.hand("Spinta")
    table.status("sulley", "immobilized")
    table.play(shove)
    assert table.health("sulley") == 11
    assert table.where("sulley") == "D4"
    assert "end" in table.options, "no space is asked for"


@pytest.mark.rule("SA-13.04")
def test_immobilized_replaces_every_movement_by_none() -> None:
    table = duel()
    (stride,) = table.hand("Passo Spavaldo")
    table.wounded(gaston=5)
    table.status("gaston", "immobilized")
    table.choose(f"play:{stride}/1")
    assert table.where("gaston") == "D3"
    assert table.health("gaston") == 6, "only the other effect happens"


@pytest.mark.rule("SA-13.04")
def test_not_even_the_standard_move_with_a_bonus() -> None:
    table = duel()
    (stride,) = table.hand("Passo Spavaldo")
    table.status("gaston", "immobilized")
    table.choose(f"boostmove:{stride}")
    assert table.reachable() == {"D3"}
    assert table.refused(table.to("D2")) == "SA-13.04"


@pytest.mark.rule("SA-A.23")
def test_being_placed_is_movement() -> None:
    table = duel("maleficent")
    (entrance,) = table.hand("Apparizione Oscura")
    table.status("maleficent", "immobilized")
    table.play(entrance)
    assert table.where("maleficent") == "D3"
    assert "end" in table.options
    assert table.pile("discard") == [entrance]


@pytest.mark.rule("SA-A.23")
@pytest.mark.parametrize("who", ["bench", "sulley"])
def test_being_swapped_is_movement(who: str) -> None:
    table = duel("bench")
    (swap,) = table.hand("bench-swap")
    table.status(who, "immobilized")
    table.wounded(bench=5)
    table.play(swap, "sulley")
    assert (table.where("bench"), table.where("sulley")) == ("D3", "D4")
    assert table.health("bench") == 6
    table = duel("bench")
    (swap,) = table.hand("bench-swap")
    table.play(swap, "sulley")
    assert (table.where("bench"), table.where("sulley")) == ("D4", "D3"), "otherwise they change places"


@pytest.mark.rule("SA-A.23")
def test_the_return_from_a_ko_is_not_movement() -> None:
    table = beginning("gaston")
    table.out("gaston")
    table.status("gaston", "immobilized", 3)
    assert table.asked == ME
    table.choose(table.to("G6", "place"))
    assert table.where("gaston") == "G6"


# -- Magic Broom -------------------------------------------------------------------------------------------------


def brooms(counters: int, *top: str) -> tuple[Table, list[int]]:
    table = beginning("mickey")
    table.status("mickey", "magic_broom", counters)
    return table, table.deck(*top)


@pytest.mark.rule("SA-13.05")
def test_magic_broom_its_summoner_alone_looks_at_two_cards() -> None:
    table, (star, soggy) = brooms(1, "Stella Cadente", "Passi Inzuppati")
    assert table.asked == ME
    assert set(table.options) == {f"card:{star}", f"card:{soggy}"}
    mine = table.view(ME).players[ME].deck_known
    assert [(card.place, card.card) for card in mine] == [(0, star), (1, soggy)]
    for seat in (THEM, None):
        assert table.view(seat).players[ME].deck_known == ()
    (looked,) = [event for event in table.events if event.kind == "CardsLooked"]
    assert looked.audience == 1 << ME


@pytest.mark.rule("SA-13.05", "SA-13.07")
@pytest.mark.parametrize("swapped", [False, True])
def test_magic_broom_puts_them_back_in_any_order(swapped: bool) -> None:
    table, cards = brooms(1, "Stella Cadente", "Scope in Marcia")
    first, second = cards[::-1] if swapped else cards
    table.then(first)
    (revealed,) = [event for event in table.events if event.kind == "CardRevealed"]
    assert revealed.things == (first,), "all see the top card"
    assert table.pile("hand") == [first], "it stayed on top, and was drawn in step 4"
    (below,) = table.view(ME).players[ME].deck_known
    assert (below.place, below.card) == (0, second)


@pytest.mark.rule("SA-13.06")
@pytest.mark.parametrize(("top", "left"), [("Stella Cadente", 3), ("Passi Inzuppati", 2)])
def test_magic_broom_comes_back_for_a_magic_card(top: str, left: int) -> None:
    table, (star, soggy) = brooms(3, "Stella Cadente", "Passi Inzuppati")
    table.then(star if top == "Stella Cadente" else soggy)
    assert table.counters("mickey", "magic_broom") == left


@pytest.mark.rule("SA-13.05", "SA-A.47")
def test_magic_broom_with_no_deck_left_looks_at_nothing() -> None:
    table = beginning("mickey", Seeded(1))
    table.status("mickey", "magic_broom", 2)
    table.only_deck()
    assert table.counters("mickey", "magic_broom") == 1
    assert not {"StatusTriggered", "CardsLooked", "CardRevealed"} & set(table.kinds())


@pytest.mark.rule("SA-13.06")
def test_the_last_broom_comes_back_too() -> None:
    table, (star, _) = brooms(1, "Stella Cadente", "Passi Inzuppati")
    table.then(star)
    assert table.counters("mickey", "magic_broom") == 1
    table, (_, soggy) = brooms(1, "Stella Cadente", "Passi Inzuppati")
    table.then(soggy)
    assert table.counters("mickey", "magic_broom") == 0


# -- Pacified ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-13.08")
@pytest.mark.parametrize("mode", ["ch2", "ch3", "ch4"])
def test_pacified_the_standard_attack_is_one(mode: str) -> None:
    table = duel("sulley", "gaston", mode)
    table.status("sulley", "pacified")
    assert table.seen("sulley").attack == 1
    table.attack("gaston")
    assert table.health("gaston") == 11


@pytest.mark.rule("SA-13.09")
def test_pacified_no_attack_cards_in_any_phase() -> None:
    table = duel()
    shove, mob, rush, stride = table.hand("Spinta", "Alla Testa della Folla", "Carica Taurina", "Passo Spavaldo")
    table.status("gaston", "pacified", 3)
    assert table.playable() == {stride}
    for option in (f"play:{shove}/2", f"play:{mob}/2", f"play:{rush}/1"):
        assert table.refused(option) == "SA-13.09"


@pytest.mark.rule("SA-13.10")
def test_pacified_an_attack_card_still_strengthens_the_attack() -> None:
    table = duel("sulley", "gaston")
    (swipe,) = table.hand("Zampata Pelosa")
    table.status("sulley", "pacified")
    table.boost_attack(swipe, "gaston")
    assert table.health("gaston") == 10


@pytest.mark.rule("SA-A.14")
def test_pacified_replaces_the_printed_value_and_bonuses_come_after() -> None:
    table = duel("maleficent", "gaston")
    (flame,) = table.hand("Fiamma Verde")
    table.upgraded("maleficent")  # +1 to the standard attack
    table.status("maleficent", "strong")
    table.status("maleficent", "pacified")
    table.boost_attack(flame, "gaston")
    assert table.health("gaston") == 12 - (1 + 1 + 1 + 1)


@pytest.mark.rule("SA-A.15")
@pytest.mark.parametrize("card", ["Zampata Pelosa", "Ruggito Spaventoso"])
def test_pacified_changes_nothing_about_the_chapter_s_bonus(card: str) -> None:
    table = duel("sulley", "gaston", "ch2")
    (paid,) = table.hand(card)  # an Attack card, and an Action card that is none
    table.status("sulley", "pacified")
    table.boost_attack(paid, "gaston")
    assert table.health("gaston") == 10
    table = duel("sulley", "gaston", "ch3")
    (roar,) = table.hand("Ruggito Spaventoso")
    table.status("sulley", "pacified")
    assert table.refused(f"boostattack:{roar}") == "SA-9.09"


@pytest.mark.rule("SA-A.16", "SA-A.17")
def test_the_two_statuses_whose_names_are_lost() -> None:
    shown = {status.id: status for status in Table().view().statuses}
    assert shown["pacified"].name == Words("Pacificato", "Pacified")
    assert shown["tough"].name == Words("Resistente", "Tough")
    for status in ("pacified", "tough"):
        assert not shown[status].triggered
