"""Abilità: those that their player uses, what they cost, and when abilities work at all."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song


@pytest.mark.rule("LOR-ABIL.01", "LOR-ABIL.11")
def test_abilities_are_used_on_ones_own_turn() -> None:
    table = Table()
    own = table.mine(item("use(exert(this), then=draw(1))"))
    thing = table.theirs(item("use(exert(this), then=draw(1))"))
    assert table.ability(own) in table.options
    assert table.refused(table.ability(thing), seat=THEM) == "LOR-ABIL.01"
    assert table.refused(table.ability(thing), seat=ME) == "LOR-PLYR.05"
    table.end_turn()
    assert table.refused(table.ability(own), seat=ME) == "LOR-ABIL.01"
    table.use(thing)
    assert table.is_exerted(thing)


@pytest.mark.rule("LOR-ABIL.04", "LOR-COST.01")
@pytest.mark.parametrize(("ink", "usable"), [(2, False), (3, True)])
def test_ink_within_a_longer_price_counts_as_well(ink: int, usable: bool) -> None:
    table = Table(ink=ink)
    thing = table.mine(item("use(pay(1), do(pay(2), banish(this)), then=gain_lore(1))"))
    assert (table.ability(thing) in table.options) is usable


@pytest.mark.rule("LOR-ABIL.02")
def test_only_cards_in_play_are_in_play() -> None:
    table = Table()
    villain = character(classes=("Villain",))
    deed, again, hidden = table.hand(
        action('gain_lore(count(character, classed("Villain")))'),
        action('gain_lore(count(character, classed("Villain")))'),
        villain,
    )
    table.discarded(villain, villain)
    table.deck(villain, villain, villain)
    table.play(deed)
    assert table.lore_of() == 0
    table.play(hidden)
    table.play(again)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-ABIL.03")
def test_cards_elsewhere_are_not_affected() -> None:
    table = Table()
    there = table.mine(character(2, 3))
    deed, hidden = table.hand(
        action("gets(every(character, yours), strength=1, until=this_turn)"), character(2, 3, cost=2)
    )
    table.mine(item("always(gets(every(character, yours), lore=1))"))
    table.play(deed)
    assert table.strength(there) == 3
    (shown,) = table.player().hand
    assert (shown.strength, shown.lore) == (2, 1)
    table.play(hidden)
    assert table.strength(hidden) == 2, "the effect was over the characters of that moment"
    assert table.lore_value(hidden) == 2, "the static ability is over whoever is in play"


@pytest.mark.rule("LOR-ABIL.04")
def test_the_cost_is_written_before_the_effect() -> None:
    table = Table()
    thing = table.mine(item("use(exert(this), pay(2), banish(this), then=draw(3))"))
    (text,) = table.seen(thing).text
    for lang, wanted in (("it", "pesca 3"), ("en", "draw 3")):
        said = text.say(lang)
        cost, dash, effect = said.partition(" — ")
        assert dash
        assert cost.index("{E}") < cost.index("2 {I}")
        assert wanted in effect.lower()
        assert wanted not in cost.lower()


@pytest.mark.rule("LOR-ABIL.05")
def test_every_part_of_the_cost_comes_before_the_effect() -> None:
    table = Table(ink=1)
    thing = table.mine(item("use(exert(this), pay(1), banish(this), then=draw(1))"))
    table.use(thing)
    kinds = [kind for kind in table.kinds() if kind in ("Exerted", "InkPaid", "Banished", "CardDrawn")]
    assert kinds == ["Exerted", "InkPaid", "Banished", "CardDrawn"]
    assert table.where(thing) == "discard"
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-ABIL.06")
@pytest.mark.parametrize(
    ("cost", "held", "paid"),
    [
        ("discard(all, item)", "a character", False),
        ("discard(all, item)", "an item", True),
        ("discard_until(0)", "nothing", False),
        ("discard_until(0)", "an item", True),
        ("discard(2)", "an item", False),
        ("discard(1)", "an item", True),
        ("discard(all)", "nothing", True),
    ],
)
def test_a_discard_is_paid_with_what_it_names(cost: str, held: str, paid: bool) -> None:
    table = Table()
    hero = table.mine(character(1, 3, f"use({cost}, then=gain_lore(1))"))
    table.hand(*{"nothing": (), "a character": (character(),), "an item": (item(),)}[held])
    assert (table.ability(hero) in table.options) == paid


@pytest.mark.rule("LOR-ABIL.06")
def test_every_part_of_the_cost_must_be_paid() -> None:
    table = Table(ink=1)
    thing = table.mine(item("use(exert(this), pay(2), then=draw(1))"))
    pair = table.mine(item("use(exert(this), banish(chosen(2, character, yours)), then=draw(1))"))
    table.mine(character())
    asks = table.mine(item("use(discard(1), then=draw(1))"))
    for card in (thing, pair, asks):
        assert table.refused(table.ability(card)) == "LOR-ABIL.06"
        assert not table.is_exerted(card)
    assert table.ready_ink() == 1


@pytest.mark.rule("LOR-ABIL.06")
def test_the_parts_are_added_up() -> None:
    """Two parts of 1 ink each cannot both be paid with 1 ink."""
    table = Table(ink=1)
    thing = table.mine(item("use(pay(1), pay(1), then=draw(1))"))
    assert table.refused(table.ability(thing)) == "LOR-ABIL.06"


@pytest.mark.rule("LOR-ABIL.07")
def test_a_just_played_characters_exert_abilities_wait() -> None:
    table = Table()
    (hero,) = table.hand(character(1, 3, "use(exert(this), then=draw(1))", keywords=["rush"]))
    table.play(hero)
    assert table.refused(table.ability(hero)) == "LOR-ABIL.07"
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    assert table.ability(hero) in table.options


@pytest.mark.rule("LOR-ABIL.08")
def test_merlins_carpetbag_brings_an_item_back_on_the_turn_it_is_played() -> None:
    table = Table(ink=6)
    (bag,) = table.hand("5-167")
    lost, other = table.discarded(item(name="Lamp"), character())
    table.play(bag)
    assert table.ready_ink() == 1
    table.use(bag)
    assert table.where(lost) == "hand"
    assert table.where(other) == "discard"
    assert table.is_exerted(bag)
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-ABIL.09")
def test_using_abilities_is_the_players_choice() -> None:
    table = Table()
    thing = table.mine(item("use(exert(this), then=draw(1))"))
    assert table.ability(thing) in table.options
    table.end_turn()
    assert table.view().active == THEM
    assert not table.is_exerted(thing)


@pytest.mark.rule("LOR-ABIL.10")
def test_a_character_exerted_for_another_cards_cost_must_be_dry() -> None:
    table = Table()
    thing = table.mine(item("use(exert(chosen(character, yours)), then=draw(1))"))
    table.mine(character(keywords=["rush"]), drying=True)
    assert table.refused(table.ability(thing)) == "LOR-ABIL.06"
    table = Table()
    thing = table.mine(item("use(exert(chosen(character, yours)), then=draw(1))"))
    fresh = table.mine(character(), drying=True)
    dry = [table.mine(character()), table.mine(character())]
    table.use(thing)
    assert table.targets() == set(dry)
    table.choose(f"target:{dry[0]}")
    assert table.is_exerted(dry[0])
    assert not table.is_exerted(fresh)


@pytest.mark.rule("LOR-ABIL.12", "LOR-ABIL.13")
def test_the_effect_resolves_at_once_and_what_using_it_set_off_afterwards() -> None:
    table = Table()
    thing = table.mine(item("use(exert(this), banish(this), then=choose_one(draw(1), gain_lore(1)))"))
    table.mine(
        item("when(banished(item, yours, other), gain_lore(5))", "when(becomes_exerted(item, yours), gain_lore(5))")
    )
    table.use(thing)
    assert table.where(thing) == "discard"
    assert "mode:0" in table.options, "the effect is under way"
    assert len(table.bag) == 2, "what the cost set off waits"
    table.choose("mode:0")
    assert table.hand_size() == 1
    assert table.lore_of() == 0
    table.choose("trigger:0")
    assert table.lore_of() == 10


@pytest.mark.rule("LOR-ABIL.14")
def test_without_an_exert_cost_it_works_on_the_turn_of_arrival() -> None:
    table = Table()
    (hero,) = table.hand(character(1, 3, "use(pay(1), then=draw(1))"))
    table.play(hero)
    table.use(hero)
    assert table.hand_size() == 1
    assert table.seen(hero).drying


@pytest.mark.rule("LOR-ABIL.15")
def test_nothing_is_used_while_something_is_pending() -> None:
    table = Table()
    thing = table.mine(item("use(pay(1), then=draw(1))"))
    hero = table.mine(character(1, 5, "when(challenges(this), may(gain_lore(1)))"))
    quester = table.mine(character(1, 5, "when(quests(this), may(gain_lore(1)))"))
    foe = table.theirs(character(1, 5), exerted=True)
    table.challenge(hero, foe)
    assert table.view().challenge is not None
    assert table.damage(foe) == 0
    assert table.refused(table.ability(thing)) == "LOR-TIME.09"
    table.choose("done")
    assert table.damage(foe) == 1
    table.quest(quester)
    assert table.refused(table.ability(thing)) == "LOR-TIME.09"
    table.choose("done")
    assert table.ability(thing) in table.options


@pytest.mark.rule("LOR-ABIL.16")
def test_an_exerted_card_may_use_what_does_not_exert_it() -> None:
    table = Table()
    hero = table.mine(character(1, 5, "use(pay(1), then=draw(1))", "use(exert(this), then=draw(1))"), exerted=True)
    table.use(hero)
    assert table.hand_size() == 1
    assert table.refused(table.ability(hero, 1)) == "LOR-STATE.02"


@pytest.mark.rule("LOR-ABIL.17")
def test_it_is_used_as_often_as_it_is_paid_for_unless_limited() -> None:
    table = Table(ink=3)
    hero = table.mine(character(1, 5, "use(pay(1), then=draw(1))"))
    for _ in range(3):
        table.use(hero)
    assert table.hand_size() == 3
    assert table.refused(table.ability(hero)) == "LOR-ABIL.06"
    table = Table(ink=3)
    hero = table.mine(character(1, 5, "use(pay(1), then=draw(1), once=yes)"))
    table.use(hero)
    assert table.refused(table.ability(hero)) == "LOR-ABIL.17"
    table.until_turn_of(THEM)
    table.until_turn_of(ME)
    assert table.ability(hero) in table.options


@pytest.mark.rule("LOR-ABIL.18")
def test_abilities_work_while_their_source_is_in_play() -> None:
    bonus = character(1, 3, "always(gets(every(character, yours, other), strength=1))", "when(inks, gain_lore(1))")
    table = Table()
    source = table.mine(bonus)
    hero = table.mine(character(2, 3))
    table.discarded(bonus)
    deed, fuel, _ = table.hand(action("banish(chosen(character, yours, lore(least=1)))"), character(), bonus)
    assert table.strength(hero) == 3
    table.play(deed, source)
    assert table.strength(hero) == 2
    table.choose(f"ink:{fuel}")
    assert table.lore_of() == 0


@pytest.mark.rule("LOR-ABIL.19")
def test_some_abilities_work_outside_play() -> None:
    table = Table(ink=3)
    (lilo,) = table.discarded("6-2", of=THEM)
    table.end_turn()
    assert table.asked == THEM
    assert set(table.options) == {"yes", "done"}
    table.choose("yes")
    assert table.where(lilo) == "play"
    assert table.is_exerted(lilo)
    assert table.ready_ink(THEM) == 1, "she was paid for"


@pytest.mark.rule("LOR-ABIL.19")
def test_in_play_that_ability_does_nothing() -> None:
    table = Table()
    table.theirs("6-2")
    table.end_turn()
    assert "end" in table.options
    assert "AbilityResolved" not in table.kinds()


@pytest.mark.rule("LOR-ABIL.20")
def test_the_cost_is_added_up_before_it_is_paid() -> None:
    table = Table(ink=3)
    thing = table.mine(item("use(exert(this), pay(2), pay(1), then=draw(1))"))
    hero = table.mine(character(1, 5, "use(pay(2), then=draw(1))"))
    table.mine(item("always(use_less(1, item))", name="Helper"))
    table.use(thing)
    assert table.is_exerted(thing)
    assert table.ready_ink() == 1, "3 in all, less 1"
    assert [event.things for event in table.events if event.kind == "InkPaid"] == [(2,)]
    kinds = [kind for kind in table.kinds() if kind in ("AbilityUsed", "InkPaid", "CardDrawn")]
    assert kinds == ["AbilityUsed", "InkPaid", "CardDrawn"]
    assert table.refused(table.ability(hero)) == "LOR-ABIL.06", "it is no item: 2 ink"


@pytest.mark.rule("LOR-ABIL.20")
def test_what_makes_it_cheaper_decides_whether_it_can_be_used() -> None:
    for less, ready in ((0, -1), (1, 0), (5, 1)):
        table = Table(ink=1)
        thing = table.mine(item("use(pay(2), then=draw(1))"))
        table.theirs(item("always(use_less(5, item))", name="Other"))
        if less:
            table.mine(item(f"always(use_less({less}, item))", name="Helper"))
        if ready < 0:
            assert table.refused(table.ability(thing)) == "LOR-ABIL.06"
        else:
            table.use(thing)
            assert table.ready_ink() == ready
            assert table.hand_size() == 1


@pytest.mark.rule("LOR-ABIL.06", "LOR-QUEST.03", "LOR-CHAL.08", "LOR-SONG.01")
@pytest.mark.parametrize("may", [False, True])
def test_what_cannot_be_exerted_does_nothing_that_takes_exerting(may: bool) -> None:
    table = Table(ink=1)
    laws = ("use(exert(this), then=draw(1))", *(() if may else ("always(cannot(this, exert))",)))
    table.mine(character(2, 3, *laws, cost=5))
    table.theirs(character(), exerted=True)
    table.hand(song("draw(1)", cost=5))
    ways = {option.partition(":")[0] for option in table.options if option != "end"} - {"ink"}
    assert ways == ({"use", "quest", "challenge", "sing"} if may else set())
