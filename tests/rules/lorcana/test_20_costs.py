"""Costi: what is paid, what may be paid instead, and discounts."""

import pytest

from ludoteca.games.lorcana.state.view_types import InkView
from tests.rules.lorcana.table import Table, action, character, item, song


def price(table: Table, card: int) -> int:
    """What a card in my hand costs me now."""
    (found,) = [shown.price for shown in table.player().hand if shown.card == card]
    assert isinstance(found, int)
    return found


@pytest.mark.rule("LOR-COST.01")
def test_effects_may_have_costs_while_they_resolve() -> None:
    table = Table(ink=1)
    hero = table.mine(character(1, 3, "when(quests(this), may(to(pay(1), draw(1))))"))
    table.quest(hero)
    assert set(table.options) == {"yes", "done"}
    table.choose("yes")
    assert table.ready_ink() == 0
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-COST.01")
def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    table = Table(ink=0)
    hero = table.mine(character(1, 3, "when(quests(this), may(to(pay(1), draw(1))))"))
    table.quest(hero)
    assert table.hand_size() == 0
    assert "end" in table.options


@pytest.mark.rule("LOR-COST.02")
def test_one_payment_pays_one_cost() -> None:
    table = Table()
    one = table.mine(item("use(exert(this), then=draw(1))", name="One"))
    other = table.mine(item("use(exert(chosen(item, yours)), then=gain_lore(1))", name="Other"), exerted=True)
    assert table.ability(other) in table.options
    table.use(one)
    assert table.refused(table.ability(other)) == "LOR-ABIL.06"
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-COST.03")
def test_discounts_change_what_is_paid_not_the_cost() -> None:
    table = Table(ink=3)
    hero, deed = table.hand(character(1, 3, cost=3), action("gain_lore(count(character, cost(most=2)))"))
    discount = table.mine(item("always(pay_less(1, character))"))
    table.play(hero)
    assert table.ready_ink() == 1
    assert table.seen(hero).cost == 3
    table.play(deed)
    assert table.lore_of() == 0, "its cost is still 3"
    assert table.where(discount) == "play"


@pytest.mark.rule("LOR-COST.03")
def test_a_surcharge_does_not_make_a_dearer_card() -> None:
    table = Table(ink=5)
    hero, deed = table.hand(character(1, 3, cost=3), action("gain_lore(count(character, cost(most=3)))"))
    table.theirs(item("always(pay_more(1, character, who=each_opponent))"))
    table.play(hero)
    assert table.ready_ink() == 1
    table.play(deed)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-COST.04")
def test_nothing_costs_less_than_nothing() -> None:
    table = Table(ink=2)
    (hero,) = table.hand(character(1, 3, cost=1))
    table.mine(item("always(pay_less(3, character))"))
    assert price(table, hero) == 0
    table.play(hero)
    assert table.player().ink == InkView(2, 0, 2)


@pytest.mark.rule("LOR-COST.05")
def test_an_alternate_cost_is_paid_instead() -> None:
    table = Table(ink=9)
    table.mine(character(name="Elsa"))
    (hero,) = table.hand(character(3, 3, name="Elsa", cost=6, keywords=["shift(2)"]))
    table.choose(f"shift:{hero}")
    assert table.ready_ink() == 7


@pytest.mark.rule("LOR-COST.06")
def test_singing_pays_no_ink_whatever_the_discount() -> None:
    table = Table(ink=2)
    singer = table.mine(character(cost=3))
    tune, deed = table.hand(song("draw(1)", cost=3), action("pay_less_next(1, song)", cost=0))
    table.play(deed)
    assert price(table, tune) == 2
    table.sing(tune, singer)
    assert table.ready_ink() == 2
    assert table.is_exerted(singer)


@pytest.mark.rule("LOR-COST.06")
def test_a_discount_does_not_help_a_smaller_singer() -> None:
    table = Table(ink=2)
    table.mine(character(cost=2))
    tune, deed = table.hand(song("draw(1)", cost=3), action("pay_less_next(1, song)", cost=0))
    table.play(deed)
    assert table.refused(f"sing:{tune}") == "LOR-SONG.02"


@pytest.mark.rule("LOR-COST.12")
def test_a_discount_of_nothing_is_none_and_not_told() -> None:
    table = Table()
    deed, again, held = table.hand(
        action("pay_less_next(count(item, yours), character)", cost=0),
        action("pay_less_next(count(character, yours), character)", cost=0, name="Again"),
        character(cost=3),
    )
    table.mine(character())
    table.play(deed)
    assert "NextCostsLess" not in table.kinds()
    table.play(again)
    assert table.kinds().count("NextCostsLess") == 1
    assert price(table, held) == 2


@pytest.mark.rule("LOR-COST.07")
def test_shift_is_an_alternate_cost_that_discounts_reduce() -> None:
    table = Table(ink=3)
    table.mine(character(name="Elsa"))
    deed, hero = table.hand(
        action("pay_less_next(1, character)", cost=0), character(3, 3, name="Elsa", cost=6, keywords=["shift(3)"])
    )
    table.play(deed)
    table.choose(f"shift:{hero}")
    assert table.ready_ink() == 1
    assert table.where(hero) == "play"


@pytest.mark.rule("LOR-COST.08")
def test_for_free_means_nothing_is_paid() -> None:
    table = Table(ink=0)
    deed, hero = table.hand(action("play(character, free=yes)", cost=0), character(1, 3, cost=5))
    table.play(deed)
    assert table.where(hero) == "play"
    assert "InkPaid" not in table.kinds()


@pytest.mark.rule("LOR-COST.09")
def test_an_ability_used_for_free_still_exerts() -> None:
    gift = "always(may_use_free(1))"
    table = Table(ink=0)
    thing = table.mine(item("use(exert(this), pay(2), then=draw(1))", gift))
    table.use(thing)
    assert table.is_exerted(thing)
    assert table.hand_size() == 1
    assert "InkPaid" not in table.kinds()
    assert table.refused(table.ability(thing)) == "LOR-STATE.02"
    table = Table(ink=0)
    thing = table.mine(item("use(exert(this), pay(2), then=draw(1))"))
    assert table.refused(table.ability(thing)) == "LOR-ABIL.06"


@pytest.mark.rule("LOR-COST.09")
def test_the_exert_cost_stays_wherever_it_is_written() -> None:
    table = Table(ink=0)
    thing = table.mine(item("use(pay(2), exert(this), then=draw(1))", "always(may_use_free(1))"))
    table.use(thing)
    assert table.is_exerted(thing)
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-COST.10")
def test_of_several_alternate_costs_one_is_paid() -> None:
    for way in ("shift", "free"):
        table = Table(ink=9)
        base = table.mine(character(name="Elsa"))
        thing = table.mine(item())
        (hero,) = table.hand(
            character(3, 3, "always(free_for(banish(chosen(item, yours))))", name="Elsa", cost=6, keywords=["shift(2)"])
        )
        (option,) = [one for one in table.options if one.startswith(f"{way}:{hero}")]
        table.choose(option)
        assert table.where(hero) == "play"
        assert table.ready_ink() == (7 if way == "shift" else 9)
        assert table.where(thing) == ("play" if way == "shift" else "discard")
        assert table.where(base) == ("under" if way == "shift" else "play")


@pytest.mark.rule("LOR-COST.11")
def test_how_a_card_is_paid_for_does_not_change_its_cost() -> None:
    table = Table(ink=0)
    singer = table.mine(character(1, 3, cost=2, keywords=["singer(7)"]))
    table.mine(item("when(plays(song, cost(least=7)), gain_lore(1))", "when(plays(song, cost(most=6)), gain_lore(5))"))
    (tune,) = table.hand(song("draw(1)", cost=7))
    table.sing(tune, singer)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-COST.12")
def test_a_discount_on_the_next_card_is_used_up_by_the_next_however_paid() -> None:
    table = Table(ink=5)
    less, deed, first, second = table.hand(
        action("pay_less_next(1, character)", cost=0),
        action("play(character, free=yes)", cost=0),
        character(1, 3, cost=3, name="First"),
        character(1, 3, cost=3, name="Second"),
    )
    table.play(less)
    assert price(table, second) == 2
    table.play(deed, first)
    assert table.ready_ink() == 5
    assert price(table, second) == 3
    table.play(second)
    assert table.ready_ink() == 2


@pytest.mark.rule("LOR-COST.13")
def test_a_discount_for_a_classification_waits_for_it() -> None:
    table = Table(ink=9)
    less, hero, puppy, other = table.hand(
        action('pay_less_next(1, character, classed("Puppy"))', cost=0),
        character(1, 3, cost=3),
        character(1, 3, cost=3, classes=("Puppy",)),
        character(1, 3, cost=3, classes=("Puppy",)),
    )
    table.play(less)
    table.play(hero)
    assert table.ready_ink() == 6
    table.play(puppy)
    assert table.ready_ink() == 4
    table.play(other)
    assert table.ready_ink() == 1


@pytest.mark.rule("LOR-COST.14")
def test_only_a_discount_on_the_card_itself_works_from_the_hand() -> None:
    for gaston, wanted in ((True, 2), (False, 4)):
        table = Table()
        if gaston:
            table.mine(character(name="Gaston"))
        fan, inventor, _ = table.hand(
            character(1, 3, 'always(this_costs_less(2), given=have(character, named("Gaston")))', cost=4),
            character(1, 3, cost=4, classes=("Inventor",)),
            character(1, 3, 'always(pay_less(1, character, classed("Inventor")))'),
        )
        assert price(table, fan) == wanted
        assert price(table, inventor) == 4
    table = Table()
    table.mine(character(1, 3, 'always(pay_less(1, character, classed("Inventor")))'))
    (inventor,) = table.hand(character(1, 3, cost=4, classes=("Inventor",)))
    assert price(table, inventor) == 3
