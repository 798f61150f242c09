"""La borsa: how waiting abilities are resolved."""

import pytest

from ludoteca.kernel.views import plain
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


def resolved(table: Table) -> list[int]:
    """The seats whose abilities have been resolved, in order."""
    return [event.seat for event in table.events if event.kind == "AbilityResolved"]


def entry(table: Table, card: int) -> str:
    """The option of resolving this card's ability next."""
    return f"trigger:{next(i for i, one in enumerate(table.bag) if one.card == card)}"


@pytest.mark.rule("LOR-BAG.01")
def test_only_triggered_abilities_use_the_bag() -> None:
    table = Table()
    user = table.mine(item("use(pay(1), then=exert(chosen(character, opposing)))"))
    table.theirs(character())
    table.theirs(character())
    deed, hero, watched = table.hand(
        action("exert(chosen(character, opposing))"),
        character(1, 3, keywords=["bodyguard"]),
        character(1, 3, "when(plays(this), exert(chosen(character, opposing)))", name="Watched"),
    )
    table.play(deed)
    assert table.bag == ()
    table.choose(table.options[0])
    table.use(user)
    assert table.targets()
    assert table.bag == ()
    table.choose(table.options[0])
    table.play(hero)
    assert table.options == ["enter:0", "enter:1"]
    assert table.bag == ()
    table.choose("enter:0")
    assert resolved(table) == []
    table.play(watched)
    assert resolved(table) == [ME]


@pytest.mark.rule("LOR-BAG.02")
def test_an_ability_belongs_to_the_player_of_its_card() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "when(challenges(this), may(draw(1)))"))
    foe = table.theirs(character(1, 9, "when(challenged(this), may(gain_lore(1)))"), exerted=True)
    table.challenge(hero, foe)
    assert table.asked == ME
    assert [(one.card, one.seat) for one in table.bag] == [(foe, THEM)]
    table.choose("done")
    assert table.asked == THEM
    table.choose("yes")
    assert (table.lore_of(ME), table.lore_of(THEM)) == (0, 1)


@pytest.mark.rule("LOR-BAG.03")
def test_the_active_player_resolves_first_in_the_order_they_choose() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), gain_lore(1))", lore=0))
    thing = table.mine(item("when(quests(character), gain_lore(2))"))
    table.theirs(item("when(quests(character), gain_lore(4))"))
    table.quest(hero)
    assert table.asked == ME
    assert table.options == [entry(table, hero), entry(table, thing)]
    table.choose(entry(table, thing))
    gained = [event.things[0] for event in table.events if event.kind == "LoreGained"]
    assert gained == [2, 1, 4]
    assert resolved(table) == [ME, ME, THEM]


@pytest.mark.rule("LOR-BAG.04")
def test_the_same_player_goes_on_while_they_have_abilities() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), draw(1))"))
    table.mine(item("when(draws, gain_lore(1))"))
    table.mine(item("when(quests(character), gain_lore(2))"))
    table.theirs(item("when(quests(character), gain_lore(4))"))
    table.quest(hero)
    assert len(table.bag) == 3
    table.choose(entry(table, hero), table.options[0])
    assert resolved(table) == [ME, ME, ME, THEM]


@pytest.mark.rule("LOR-BAG.05")
def test_the_bag_passes_in_turn_order() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.mine(item("when(quests(character), gain_lore(1))"), owner=seat)
    hero = table.mine(character(1, 3), owner=1)
    table.until_turn_of(1)
    table.quest(hero)
    assert resolved(table) == [1, 2, 0]


@pytest.mark.rule("LOR-BAG.06")
def test_the_bag_comes_back_until_it_is_empty() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "when(dealt_damage(this), gain_lore(1))"))
    foe = table.theirs(character(1, 9, "when(challenged(this), deal(2, challenger))"), exerted=True)
    table.challenge(hero, foe)
    assert resolved(table) == [THEM, ME, ME]
    kinds = table.kinds()
    assert kinds.index("LoreGained") < len(kinds) - 1 - kinds[::-1].index("DamageDealt"), "before the challenge goes on"
    assert table.damage(hero) == 3


@pytest.mark.rule("LOR-BAG.07")
def test_a_check_follows_every_ability() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), deal(3, chosen(character, opposing)))", lore=0))
    table.mine(item("when(quests(character), gain_lore(count(character, opposing)))"))
    foe = table.theirs(character(1, 3))
    table.quest(hero, "trigger:0")
    assert table.where(foe) == "discard"
    assert table.lore_of() == 0
    kinds = [kind for kind in table.kinds() if kind in ("AbilityResolved", "Banished")]
    assert kinds == ["AbilityResolved", "Banished", "AbilityResolved"]


@pytest.mark.rule("LOR-BAG.08")
def test_a_new_ability_of_the_same_player_may_be_next() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), draw(1))"))
    new = table.mine(item("when(draws, gain_lore(1))"))
    old = table.mine(item("when(quests(character), gain_lore(2))"))
    table.quest(hero)
    table.choose(entry(table, hero))
    assert table.asked == ME
    assert {one.card for one in table.bag} == {new, old}
    assert set(table.options) == {entry(table, new), entry(table, old)}


@pytest.mark.rule("LOR-BAG.09")
def test_a_new_ability_of_another_player_waits() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), deal(1, chosen(character, opposing)))"))
    table.mine(item("when(quests(character), gain_lore(2))"))
    table.theirs(character(1, 9, "when(dealt_damage(this), gain_lore(1))"))
    table.quest(hero)
    table.choose(entry(table, hero))
    assert resolved(table) == [ME, ME, THEM]


@pytest.mark.rule("LOR-BAG.10")
def test_the_abilities_of_a_player_who_leaves_cease_to_exist() -> None:
    table = Table(seats=3)
    hero = table.mine(character(1, 3, "when(quests(this), may(draw(1)))"))
    for seat in (1, 2):
        table.mine(item("when(quests(character), lose_lore(1, who=each_opponent))"), owner=seat)
    table.lore(5)
    table.quest(hero)
    assert [one.seat for one in table.bag] == [1, 2]
    table.match.concede(2)
    assert [one.seat for one in table.bag] == [1]
    table.choose("done")
    assert table.lore_of() == 5, "one for the quest, minus one"


@pytest.mark.rule("LOR-BAG.11", "LOR-BAG.13")
def test_the_bag_is_public_and_holds_no_cards() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), gain_lore(1))"))
    table.mine(item("when(quests(character), draw(1))"))
    zones = table.match.zone[:]
    table.quest(hero)
    seen = [table.view(viewer).bag for viewer in (ME, THEM, None)]
    assert len(seen[0]) == 2
    assert seen[0] == seen[1] == seen[2]
    for one in seen[0]:
        assert set(plain(one)) == {"card", "seat", "text"}
        assert one.text.say("it")
        assert one.text.say("en")
    assert table.match.zone == zones, "every card is still where it was"
    assert [card.card for card in table.player().characters] == [hero]
