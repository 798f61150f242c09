"""Effetti di sostituzione: what happens instead."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, location

BEAST = "2-172"
"""Damage that would be dealt to its player's other characters is put on it instead."""


@pytest.mark.rule("LOR-REPL.01")
def test_a_replacement_changes_an_event_as_it_happens() -> None:
    table = Table()
    beast, other = table.theirs(BEAST), table.theirs(character(1, 2))
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    assert (table.damage(beast), table.damage(other)) == (3, 0)
    assert table.where(other) == "play"


@pytest.mark.rule("LOR-REPL.01")
def test_damage_in_a_challenge_is_replaced_as_well() -> None:
    table = Table()
    hero = table.mine(character(3, 9))
    beast, other = table.theirs(BEAST), table.theirs(character(1, 2), exerted=True)
    table.challenge(hero, other)
    assert (table.damage(hero), table.damage(beast), table.damage(other)) == (1, 3, 0)


@pytest.mark.rule("LOR-REPL.02")
@pytest.mark.parametrize(("name", "strength"), [("Aladdin", 3), ("Jasmine", 2)])
def test_instead_marks_a_replacement(name: str, strength: int) -> None:
    table = Table()
    plate = table.mine("1-102")
    hero = table.mine(character(1, 3, name=name))
    table.use(plate)
    if table.targets():
        table.choose(f"target:{hero}")
    assert table.strength(hero) == strength


@pytest.mark.rule("LOR-REPL.03")
@pytest.mark.parametrize(("strength", "lore"), [(5, 1), (6, 3)])
def test_only_what_has_not_happened_can_be_replaced(strength: int, lore: int) -> None:
    table = Table()
    cove = table.mine("4-135")
    hero = table.mine(
        character(strength, 9, "when(challenges(this), gets(this, strength=1, until=this_turn))"), at=cove
    )
    foe = table.theirs(character(1, 9), exerted=True)
    table.challenge(hero, foe)
    first = next(i for i, entry in enumerate(table.bag) if entry.card == cove)
    table.choose(f"trigger:{first}")
    assert table.strength(hero) == strength + 1
    assert table.lore_of() == lore


@pytest.mark.rule("LOR-REPL.04")
def test_a_replaced_event_sets_nothing_off() -> None:
    for guarded in (True, False):
        table = Table()
        if guarded:
            table.theirs(BEAST)
        other = table.theirs(character(1, 9, "when(dealt_damage(this), gain_lore(1))"))
        (deed,) = table.hand(action("deal(2, chosen(character, opposing, lore(most=1), strength(most=1)))"))
        table.play(deed)
        assert table.damage(other) == (0 if guarded else 2)
        assert table.lore_of(THEM) == (0 if guarded else 1)


@pytest.mark.rule("LOR-REPL.05")
def test_the_event_that_takes_its_place_may_set_something_off() -> None:
    table = Table()
    guard = table.theirs(
        character(1, 9, "always(redirects_damage(character, yours, other))", "when(takes_damage(this), gain_lore(2))")
    )
    other = table.theirs(character(1, 9))
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    assert table.damage(guard) == 3
    assert table.lore_of(THEM) == 2


@pytest.mark.rule("LOR-REPL.05")
def test_what_is_put_instead_is_not_dealt() -> None:
    table = Table()
    texts = ("always(redirects_damage(character, yours, other))", "when(dealt_damage(this), gain_lore(2))")
    guard = table.theirs(character(1, 9, *texts, keywords=["resist(2)"]))
    other = table.theirs(character(1, 9))
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    assert table.damage(guard) == 3, "Resist does not touch counters that are put"
    assert table.lore_of(THEM) == 0


@pytest.mark.rule("LOR-REPL.06")
@pytest.mark.parametrize("target", [0, 1])
def test_a_replacement_applies_once_and_the_process_ends(target: int) -> None:
    table = Table()
    beasts = [table.theirs(BEAST), table.theirs(BEAST)]
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, beasts[target])
    assert "end" in table.options
    assert table.damage(beasts[1 - target]) == 3
    assert table.damage(beasts[target]) == 0
    assert table.kinds().count("DamageRedirected") == 1


@pytest.mark.rule("LOR-REPL.07")
@pytest.mark.parametrize(("knight", "damage"), [(True, 2), (False, 1)])
def test_an_abilitys_own_replacements_apply_first(knight: bool, damage: int) -> None:
    table = Table()
    tower = table.mine("5-204")
    hero = table.mine(character(1, 3, classes=("Knight",) if knight else ("Hero",)))
    beast, other = table.theirs(BEAST), table.theirs(character(1, 9))
    table.move(hero, tower)
    table.choose("yes", f"target:{other}")
    assert (table.damage(beast), table.damage(other)) == (damage, 0)


SHIELD = "spared(chosen(character, yours), until=your_next_turn)"


def shielded(times: int = 1) -> tuple[Table, int, int]:
    """The opponent's character with so many shields against the next damage, beside a Beast; then my turn."""
    table = Table()
    beast, other = table.theirs(BEAST), table.theirs(character(1, 9))
    table.hand(*[action(SHIELD)] * times, of=THEM)
    table.hand(action("deal(3, chosen(character, opposing))"), action("deal(4, chosen(character, opposing))"))
    table.end_turn()
    for shield in table.match.hand[THEM][:times]:
        table.play(shield, other)
    table.until_turn_of(ME)
    return table, beast, other


@pytest.mark.rule("LOR-REPL.08", "LOR-REPL.09")
@pytest.mark.parametrize("choice", ["redirect", "prevent"])
def test_the_player_of_the_affected_card_chooses_among_replacements(choice: str) -> None:
    table, beast, other = shielded()
    ray, again = table.match.hand[ME][:2]
    table.play(ray, other)
    assert table.asked == THEM
    assert table.decision.rule == "LOR-REPL.08"
    assert table.targets() == {beast, other}
    table.choose(f"target:{beast if choice == 'redirect' else other}")
    assert table.damage(other) == 0
    assert table.damage(beast) == (3 if choice == "redirect" else 0)
    table.play(again, other)
    if choice == "redirect":
        assert table.targets() == {beast, other}, "what the first made inapplicable was not applied, and is still there"
    else:
        assert table.damage(beast) == 4, "the prevention is used up"


@pytest.mark.rule("LOR-REPL.08")
def test_two_that_would_take_the_damage_leave_the_choice_to_their_player() -> None:
    table = Table()
    beasts = [table.theirs(BEAST), table.theirs(BEAST)]
    other = table.theirs(character(1, 9))
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    assert table.asked == THEM
    assert table.targets() == set(beasts)
    table.choose(f"target:{beasts[1]}")
    assert [table.damage(card) for card in (*beasts, other)] == [0, 3, 0]


def guarded(willpower: int = 9, resist: int = 1) -> tuple[Table, int, int]:
    """The opponent's character with Resist beside a Beast."""
    table = Table()
    beast = table.theirs(BEAST)
    return table, beast, table.theirs(character(1, willpower, keywords=[f"resist({resist})"]))


@pytest.mark.rule("LOR-REPL.08", "LOR-REPL.09", "LOR-RESI.01", "LOR-AMB.56")
@pytest.mark.parametrize(("first", "taken"), [("beast", 3), ("resist", 2)])
def test_whether_resist_or_the_beast_comes_first_is_for_the_player_of_the_affected_card(first: str, taken: int) -> None:
    table, beast, other = guarded()
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    assert table.asked == THEM
    assert table.decision.rule == "LOR-REPL.08"
    assert set(table.options) == {f"target:{beast}", "mode:0"}
    table.choose("mode:0" if first == "resist" else f"target:{beast}")
    assert (table.damage(beast), table.damage(other)) == (taken, 0)
    assert table.kinds().count("DamageResisted") == (first == "resist")


@pytest.mark.rule("LOR-REPL.08", "LOR-RESI.02", "LOR-AMB.56")
def test_what_resist_takes_off_wholly_nobody_takes_instead() -> None:
    table, beast, other = guarded(resist=3)
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    table.choose("mode:0")
    assert (table.damage(beast), table.damage(other)) == (0, 0)
    assert "DamageRedirected" not in table.kinds()


@pytest.mark.rule("LOR-REPL.08", "LOR-REPL.09")
def test_after_resist_two_beasts_still_leave_a_choice() -> None:
    table, beast, other = guarded()
    second = table.theirs(BEAST)
    (deed,) = table.hand(action("deal(3, chosen(character, opposing))"))
    table.play(deed, other)
    assert set(table.options) == {f"target:{beast}", f"target:{second}", "mode:0"}
    table.choose("mode:0")
    assert set(table.options) == {f"target:{beast}", f"target:{second}"}, "Resist is applied once"
    table.choose(f"target:{second}")
    assert [table.damage(card) for card in (beast, second, other)] == [0, 2, 0]


@pytest.mark.rule("LOR-REPL.08", "LOR-AMB.56")
@pytest.mark.parametrize(("damage", "asked"), [(2, True), (3, False)])
def test_resist_may_save_what_spares_the_next_damage(damage: int, asked: bool) -> None:
    table = Table()
    hero = table.mine(character(1, 9, keywords=["resist(2)"]))
    shield, first, second = table.hand(
        action("spared(chosen(character), until=this_turn)"),
        action(f"deal({damage}, chosen(character))"),
        action("deal(5, chosen(character))"),
    )
    table.play(shield)
    table.play(first)
    assert (table.options == [f"target:{hero}", "mode:0"]) == asked, "only where the order matters"
    if asked:
        table.choose("mode:0")
    assert table.damage(hero) == 0
    table.play(second)
    assert table.damage(hero) == (0 if asked else 3)


@pytest.mark.rule("LOR-REPL.08", "LOR-CHAL.15", "LOR-AMB.56")
def test_in_a_challenge_each_player_orders_what_replaces_their_damage() -> None:
    table = Table()
    hero = table.mine(character(4, 9))
    beast, other = table.theirs(BEAST), table.theirs(character(1, 9, keywords=["resist(1)"]), exerted=True)
    table.challenge(hero, other)
    assert table.asked == THEM
    (resist,) = [option.phrase for option in table.decision.options if option.id == "mode:0"]
    assert resist.it == "Prima Resistere +1 di Somebody - Test"
    table.choose("mode:0")
    assert (table.damage(beast), table.damage(hero)) == (3, 1)


@pytest.mark.rule("LOR-REPL.10")
def test_two_instances_of_one_replacement_are_used_up_together() -> None:
    table = Table()
    hero = table.mine(character(1, 9))
    shield = action("spared(chosen(character), until=this_turn)")
    rays = [action(f"deal({number}, chosen(character))") for number in (2, 3)]
    *shields, first, second = table.hand(shield, shield, *rays)
    for card in shields:
        table.play(card)
    table.play(first)
    assert table.damage(hero) == 0
    assert table.view().effects == ()
    table.play(second)
    assert table.damage(hero) == 3


@pytest.mark.rule("LOR-REPL.11")
def test_the_effects_of_one_resolution_may_be_replaced_in_part() -> None:
    table = Table()
    hero, mate = table.mine(character(1, 9)), table.mine(character(1, 9))
    shield, deed = table.hand(
        action("spared(chosen(character), until=this_turn)"),
        action("deal(2, every(character, yours))", "draw(1)"),
    )
    table.play(shield, hero)
    table.play(deed)
    assert (table.damage(hero), table.damage(mate)) == (0, 2)
    assert table.hand_size() == 1


@pytest.mark.rule("LOR-REPL.11")
def test_what_cannot_be_dealt_damage_needs_no_replacement() -> None:
    table = Table()
    beast = table.theirs(BEAST)
    safe = table.theirs(character(1, 9, "always(cannot(this, be_dealt_damage))"))
    table.mine(location())
    (deed,) = table.hand(action("deal(2, chosen(character, opposing))", "draw(1)"))
    table.play(deed, safe)
    assert (table.damage(safe), table.damage(beast)) == (0, 0)
    assert table.hand_size() == 1
