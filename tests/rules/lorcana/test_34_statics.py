"""Abilità statiche: what is in force, for which cards, for how long."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

SEEN_AT_ONCE = {
    "damage_on(this)": ("deal(2, every(character, yours))", 2),
    "count(card, yours, in_discard)": ("discard(1)", 2),
    "hand_of(you)": ("draw(2)", 2),
    "this_turn(drawn_cards)": ("draw(2)", 2),
    "lore_held": ("gain_lore(2)", 2),
    "under_of(this)": ("put_top_under(1, every(character, yours))", 1),
}
"""An amount, what is done, and how much more the amount is then, with the action itself in the discard."""


@pytest.mark.rule("LOR-STAT.01")
@pytest.mark.parametrize("amount", SEEN_AT_ONCE)
def test_a_static_follows_what_it_counts_at_once(amount: str) -> None:
    deed, more = SEEN_AT_ONCE[amount]
    table = Table()
    hero = table.mine(character(1, 9, f"always(gets(this, strength={amount}))"))
    card, _ = table.hand(action(deed), character())
    before = table.strength(hero) - (2 if amount == "hand_of(you)" else 0)  # of which the action leaves the hand
    table.play(card)
    now = table.strength(hero) - (1 if amount == "hand_of(you)" else 0)
    assert now - before == more


@pytest.mark.rule("LOR-STAT.01")
def test_a_static_ability_lasts_while_its_card_is_in_play() -> None:
    table = Table()
    giver = table.mine(character(1, 3, "always(gains(every(character, yours, other), ward))", name="Giver"))
    hero = table.mine(character())
    (deed,) = table.hand(action('banish(chosen(character, named("Giver")))'))
    assert table.keywords(hero) == {"ward": 0}
    assert table.keywords(giver) == {}
    table.end_turn()
    assert table.keywords(hero) == {"ward": 0}
    table.until_turn_of(ME)
    table.play(deed)
    assert table.keywords(hero) == {}


@pytest.mark.rule("LOR-STAT.02")
def test_a_continuous_effect_covers_cards_that_come_later() -> None:
    table = Table()
    hunter = table.theirs(character(1, 3))
    deed, late = table.hand(
        action("cannot(every(character, yours), be_challenged, until=your_next_turn)"),
        character(1, 3, "always(enters_exerted(this))"),
    )
    table.play(deed)
    table.play(late)
    table.end_turn()
    assert table.is_exerted(late)
    assert f"challenge:{hunter}" not in table.options
    table = Table()
    hunter = table.theirs(character(1, 3))
    (late,) = table.hand(character(1, 3, "always(enters_exerted(this))"))
    table.play(late)
    table.end_turn()
    assert f"challenge:{hunter}" in table.options, "without the effect it could be"


@pytest.mark.rule("LOR-STAT.02", "LOR-PLAY.22")
def test_what_makes_others_enter_exerted_means_those_that_it_names() -> None:
    """8-133: the opponents' items enter play exerted."""
    table = Table()
    table.mine("8-133")
    (own,) = table.hand(item(name="Own"))
    thing, hero = table.hand(item(), character(), of=THEM)
    table.play(own)
    assert not table.is_exerted(own)
    table.end_turn()
    table.play(thing)
    table.play(hero)
    assert table.is_exerted(thing)
    assert not table.is_exerted(hero)


@pytest.mark.rule("LOR-STAT.01")
@pytest.mark.parametrize(
    ("whose", "covered"),
    [
        ("yours", (True, False)),
        ("opposing", (False, True)),
        ("non(yours)", (False, True)),
        ("non(opposing)", (True, False)),
        ("yours | opposing", (True, True)),
    ],
)
def test_a_bonus_is_for_those_of_the_side_that_is_named(whose: str, covered: tuple[bool, bool]) -> None:
    table = Table()
    table.mine(item(f"always(gets(every(character, {whose}), strength=2))"))
    cards = table.mine(character(1, 3)), table.theirs(character(1, 3))
    assert tuple(table.strength(card) == 3 for card in cards) == covered


@pytest.mark.rule("LOR-STAT.08")
@pytest.mark.parametrize(("deed", "exerted", "before"), [("exert_ink(all)", 0, 3), ("ready_ink(all)", 2, 5)])
def test_a_bonus_goes_by_the_ink_that_is_exerted(deed: str, exerted: int, before: int) -> None:
    table = Table(ink=0)
    table.inkwell(3 - exerted, exerted)
    bonus = "always(gets(this, strength=2), given=have(2, card, exerted, in_inkwell))"
    hero = table.mine(character(3, 9, bonus, f"use(pay(0), then={deed})"))
    assert table.strength(hero) == before
    table.use(hero)
    assert table.strength(hero) == 8 - before


@pytest.mark.rule("LOR-STAT.03")
def test_an_applied_effect_covers_what_was_in_play() -> None:
    table = Table()
    foe, hero = table.theirs(character(5, 5)), table.mine(character(4, 5))
    deed, late = table.hand(action("gets(every(character), strength=-3, until=your_next_turn)"), character(4, 4))
    table.play(deed)
    table.play(late)
    assert (table.strength(foe), table.strength(hero), table.strength(late)) == (2, 1, 4)


@pytest.mark.rule("LOR-STAT.04")
@pytest.mark.parametrize(("classes", "lore"), [(("Seven Dwarfs",), 1), (("Storyborn",), 0)])
def test_a_card_enters_with_the_statics_that_are_there(classes: tuple[str, ...], lore: int) -> None:
    table = Table()
    table.mine(item('always(gets(every(character, yours, classed("Seven Dwarfs")), strength=1))'))
    table.mine(item("when(plays(character, strength(least=4)), gain_lore(1))"))
    (dwarf,) = table.hand(character(3, 3, classes=classes))
    table.play(dwarf)
    assert table.strength(dwarf) == 3 + lore
    assert table.lore_of() == lore


@pytest.mark.rule("LOR-STAT.05")
def test_unless_applies_while_the_condition_is_false() -> None:
    table = Table()
    dwarf = character(
        1, 3, 'always(cannot(this, quest), given=not_(have(character, other, classed("Seven Dwarfs"))))',
        classes=("Seven Dwarfs",),
    )  # fmt: skip
    lonely = table.mine(dwarf)
    (mate,) = table.hand(character(name="Mate", classes=("Seven Dwarfs",)))
    assert table.refused(f"quest:{lonely}") == "LOR-QUEST.05"
    table.play(mate)
    table.quest(lonely)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-STAT.06")
def test_if_applies_while_the_condition_is_true() -> None:
    table = Table(ink=0)
    hero = table.mine(character(5, 9))
    foe = table.theirs(character(1, 1), exerted=True)
    text = "always(free_if(this_turn_at_least(1, defeated(character, opposing))))"
    (card,) = table.hand(character(1, 3, text, cost=7))
    assert table.refused(f"free:{card}/0") == "LOR-COST.10"
    table.challenge(hero, foe)
    table.choose(f"free:{card}/0")
    assert table.where(card) == "play"


@pytest.mark.rule("LOR-STAT.07")
def test_copies_of_a_static_add_up() -> None:
    table = Table()
    leader = character(2, 3, "always(gets(every(character, yours, other), strength=1))")
    copies = [table.mine(leader), table.mine(leader)]
    third = table.mine(character(2, 3))
    theirs = table.theirs(character(2, 3))
    assert [table.strength(card) for card in (*copies, third, theirs)] == [3, 3, 4, 2]


@pytest.mark.rule("LOR-STAT.08")
def test_a_condition_is_looked_at_all_the_time() -> None:
    table = Table()
    bonus = "always(gets(this, strength=2), given=have(3, character, other))"
    loss = 'when(challenges(this), banish(chosen(character, yours, named("Victim"))))'
    hero = table.mine(character(2, 9, bonus, loss))
    table.mine(character(name="Victim"))
    table.mine(character())
    table.mine(character())
    foe = table.theirs(character(1, 9), exerted=True)
    assert table.strength(hero) == 4
    table.challenge(hero, foe)
    assert table.damage(foe) == 2
    assert table.strength(hero) == 2


@pytest.mark.rule("LOR-STAT.08")
def test_the_bonus_comes_with_the_condition() -> None:
    table = Table()
    hero = table.mine(character(2, 9, "always(gets(this, strength=2), given=have(2, character, other))"))
    table.mine(character())
    (mate,) = table.hand(character(name="Mate"))
    assert table.strength(hero) == 2
    table.play(mate)
    assert table.strength(hero) == 4
    table.end_turn()
    assert table.asked == THEM
    assert table.strength(hero) == 4


@pytest.mark.rule("LOR-STAT.08")
def test_what_is_said_of_its_location_follows_a_move() -> None:
    table = Table()
    walker = table.mine(character(1, 5, "always(gets(its_location, lore=1))"))
    places = [table.mine(location(5)) for _ in range(2)]
    for place in places:
        table.move(walker, place)
        assert [table.lore_value(one) for one in places] == [int(one == place) for one in places]


@pytest.mark.rule("LOR-STAT.08")
def test_what_is_said_of_the_challenger_holds_in_its_challenge() -> None:
    table = Table()
    table.mine(item("always(gets(challenger, strength=2))"))
    hero, foe = table.mine(character(1, 5)), table.theirs(character(1, 5), exerted=True)
    table.challenge(hero, foe)
    assert (table.damage(foe), table.strength(hero)) == (3, 1)


@pytest.mark.rule("LOR-STAT.08")
@pytest.mark.parametrize(("deed", "strength"), [("ready(every(character))", 0), ("exert(every(character))", 2)])
def test_a_bonus_goes_by_who_is_exerted_now(deed: str, strength: int) -> None:
    table = Table()
    hero = table.mine(character(0, 5, "always(gets(this, strength=count(character, exerted)))"))
    table.mine(character(1, 5), exerted=True)
    (card,) = table.hand(action(deed))
    assert table.strength(hero) == 1
    table.play(card)
    assert table.strength(hero) == strength
