"""Modificatori: what is added to and taken from the values of cards."""

from itertools import permutations

import pytest

from tests.rules.lorcana.table import Table, action, character, item


@pytest.mark.rule("LOR-MOD.01")
def test_modifiers_act_at_once_without_the_bag() -> None:
    table = Table()
    hero = table.mine(character(2, 3))
    deed, _ = table.hand(
        action("play(item, free=yes)", "gain_lore(strength_of(every(character, yours)))"),
        item("always(gets(every(character, yours), strength=1))"),
    )
    table.play(deed)
    assert table.lore_of() == 3, "already higher within the same effect"
    assert table.strength(hero) == 3
    assert "AbilityResolved" not in table.kinds()


@pytest.mark.rule("LOR-MOD.02")
@pytest.mark.parametrize("order", sorted(set(permutations((1, -5, 1)))))
def test_modifiers_add_up_in_any_order(order: tuple[int, ...]) -> None:
    table = Table()
    hero = table.mine(character(2, 3))
    deeds = table.hand(*[action(f"gets(chosen(character), strength={n}, until=this_turn)") for n in (*order, 3)])
    for deed in deeds[:3]:
        table.play(deed)
    assert table.match.strength_of[hero] == -1
    table.play(deeds[3])
    assert table.strength(hero) == 2


@pytest.mark.rule("LOR-MOD.03")
def test_negative_strength_counts_as_none_but_is_added_to() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    table.mine(character(2, 9))
    foe = table.theirs(character(1, 9), exerted=True)
    weaken, *others = table.hand(
        action("gets(chosen(character, yours), strength=-3, until=this_turn)"),
        action("gain_lore(count(character, yours, strength(most=0)))"),
        action("gets(chosen(character, yours), strength=1, until=this_turn)"),
        action("gain_lore(count(character, yours, strength(most=0)))"),
        action("gets(chosen(character, yours), strength=2, until=this_turn)"),
    )
    table.play(weaken, hero)
    table.play(others[0])
    assert table.lore_of() == 1
    table.play(others[1], hero)
    assert table.strength(hero) == 0
    table.play(others[2])
    assert table.lore_of() == 2
    table.challenge(hero, foe)
    assert table.damage(foe) == 0
    table.play(others[3], hero)
    assert table.strength(hero) == 1


@pytest.mark.rule("LOR-MOD.04")
def test_negative_lore_counts_as_none_but_is_added_to() -> None:
    table = Table()
    table.lore(5)
    hero, mate = table.mine(character(1, 3, lore=1)), table.mine(character(1, 3, lore=1))
    lower = action("gets(chosen(character, yours), lore=-2, until=this_turn)")
    raise_ = action("gets(chosen(character, yours), lore=1, until=this_turn)")
    total = action("gain_lore(lore_of(every(character, yours)))")
    first, second, up, up_again, count = table.hand(lower, lower, raise_, raise_, total)
    table.play(first, hero)
    assert table.lore_value(hero) == 0
    table.play(count)
    assert table.lore_of() == 6, "the mate's 1, and nothing less for the hero"
    table.play(second, mate)
    table.quest(mate)
    assert table.lore_of() == 6, "nothing is lost by it"
    table.play(up, hero)
    assert table.lore_value(hero) == 0
    table.play(up_again, hero)
    table.quest(hero)
    assert table.lore_of() == 7


@pytest.mark.rule("LOR-MOD.05")
def test_a_floor_applies_after_all_modifiers() -> None:
    table = Table()
    hero = table.mine(character(4, 9, "always(cannot(this, be_weakened))"))
    deeds = table.hand(*[action(f"gets(chosen(character), strength={n}, until=this_turn)") for n in (-4, 1, 4)])
    table.play(deeds[0])
    assert table.strength(hero) == 4
    table.play(deeds[1])
    assert table.strength(hero) == 4
    table.play(deeds[2])
    assert table.strength(hero) == 5


@pytest.mark.rule("LOR-MOD.06")
@pytest.mark.parametrize(("willpower", "damage", "gone"), [(2, 0, True), (5, 3, True), (5, 2, False)])
def test_willpower_brought_down_to_the_damage_banishes(willpower: int, damage: int, gone: bool) -> None:
    table = Table()
    hero = table.theirs(character(1, willpower), damage=damage)
    (deed,) = table.hand(action("gets(chosen(character, opposing), willpower=-2, until=this_turn)"))
    table.play(deed)
    assert (table.where(hero) == "discard") is gone


@pytest.mark.rule("LOR-MOD.06")
def test_willpower_lost_with_the_card_that_gave_it_banishes() -> None:
    table = Table()
    hero = table.mine(character(1, 2), damage=3)
    table.mine(item("always(gets(every(character, yours), willpower=2))"))
    (deed,) = table.hand(action("banish(chosen(item))"))
    assert table.where(hero) == "play"
    table.play(deed)
    assert table.where(hero) == "discard"
