"""Giocare una carta, step by step, as the comprehensive rules have it."""

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


@pytest.mark.rule("LOR-PLAY.11")
def test_cards_are_played_from_hand_by_the_active_player() -> None:
    table = Table()
    (gone,) = table.discarded(character())
    (top,) = table.deck(character())
    (held,) = table.hand(character(), of=THEM)
    (rescue,) = table.hand(action("play(character, from_=discard_pile, free=yes)"))
    assert table.refused(f"play:{gone}") == "LOR-PLAY.11"
    assert table.refused(f"play:{top}") == "LOR-PLAY.11"
    assert table.refused(f"play:{held}") == "LOR-PLAY.11"
    assert table.refused(f"play:{held}", seat=THEM) == "LOR-TURN.02"
    table.play(rescue)
    assert table.where(gone) == "play"


@pytest.mark.rule("LOR-PLAY.12")
def test_everybody_learns_which_card_is_played() -> None:
    table = Table()
    (hero,) = table.hand(character(name="Hero"))
    happened = table.play(hero)
    (played,) = [event for event in happened if event.kind == "CardPlayed"]
    assert played.seen_by(THEM).things == (hero,)


@pytest.mark.rule("LOR-PLAY.12")
def test_everybody_learns_it_before_the_cost_is_paid() -> None:
    table = Table(ink=0)
    (hero,) = table.hand(character(1, 3, "always(free_for(banish(chosen(item, yours))))", cost=5, name="Hero"))
    things = [table.mine(item()), table.mine(item())]
    happened = table.choose(next(option for option in table.options if option.startswith(f"free:{hero}/")))
    assert table.targets() == set(things)
    assert [event.seen_by(THEM).things for event in happened if event.kind == "Revealed"] == [(hero,)]
    assert [card.card for card in table.view(THEM).players[ME].seen] == [hero]
    table.choose(f"target:{things[0]}")
    assert table.where(hero) == "play"


@pytest.mark.rule("LOR-PLAY.13")
def test_the_player_says_how_it_is_paid_for() -> None:
    for way, ready in (("play", 1), ("shift", 3)):
        table = Table(ink=5)
        base = table.mine(character(name="Elsa"))
        (elsa,) = table.hand(character(name="Elsa", cost=4, keywords=["shift(2)"]))
        assert {f"play:{elsa}", f"shift:{elsa}"} <= set(table.options)
        assert table.ready_ink() == 5
        table.choose(f"{way}:{elsa}")
        assert table.ready_ink() == ready
        assert table.where(base) == ("play" if way == "play" else "under")


@pytest.mark.rule("LOR-PLAY.14")
def test_the_total_is_the_cost_with_what_changes_it() -> None:
    for ink in (4, 5):
        table = Table(ink=ink)
        table.mine(item("always(pay_less(1, character))"))
        table.theirs(item("always(pay_more(2, character, who=each_player))"))
        (hero,) = table.hand(character(cost=4))
        assert table.player().hand[0].price == 5
        if ink == 4:
            assert table.refused(f"play:{hero}") == "LOR-PLAY.03"
        else:
            table.play(hero)
            assert table.ready_ink() == 0


@pytest.mark.rule("LOR-PLAY.15")
def test_every_part_of_a_cost_is_paid_before_the_card_enters() -> None:
    table = Table(ink=1)
    (hero,) = table.hand(character(1, 3, "always(free_for(pay(1), banish(chosen(item, yours))))", cost=5))
    thing = table.mine(item())
    table.choose(next(option for option in table.options if option.startswith(f"free:{hero}/")))
    assert table.where(thing) == "discard"
    assert table.ready_ink() == 0
    assert table.where(hero) == "play"
    kinds = table.kinds()
    assert kinds.index("InkPaid") < kinds.index("CardPlayed")
    assert kinds.index("Banished") < kinds.index("CardPlayed")


@pytest.mark.rule("LOR-PLAY.15")
@pytest.mark.parametrize(("ink", "items"), [(0, 1), (1, 0)])
def test_a_cost_that_cannot_all_be_paid_is_not_offered(ink: int, items: int) -> None:
    table = Table(ink=ink)
    (hero,) = table.hand(character(1, 3, "always(free_for(pay(1), banish(chosen(item, yours))))", cost=5))
    for _ in range(items):
        table.mine(item())
    assert not [option for option in table.options if option.startswith("free:")]
    assert table.refused(f"free:{hero}/0") == "LOR-COST.10"


@pytest.mark.rule("LOR-PLAY.16")
def test_what_is_played_for_free_costs_nothing_whatever_is_added() -> None:
    table = Table(ink=2)
    table.theirs(item("always(pay_more(2, action, who=each_player))"))
    hero = table.mine(character(1, 3, "when(quests(this), play(action, free=yes))", lore=0))
    (deed,) = table.hand(action("gain_lore(1)", cost=1))
    assert table.refused(f"play:{deed}") == "LOR-PLAY.03"
    table.quest(hero)
    assert table.lore_of() == 1
    assert table.ready_ink() == 2
    assert "InkPaid" not in table.kinds()


@pytest.mark.rule("LOR-PLAY.17")
def test_a_paid_card_has_been_played() -> None:
    table = Table()
    (thing, deed) = table.hand(item(), action("given(this_turn_at_least(1, played(item)), gain_lore(1))"))
    (again,) = table.hand(action("given(this_turn_at_least(1, played(item)), gain_lore(1))"))
    table.play(deed)
    assert table.lore_of() == 0
    table.play(thing)
    assert table.where(thing) == "play"
    table.play(again)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-PLAY.18")
def test_a_shifted_character_is_on_the_base_that_was_named() -> None:
    table = Table()
    first, second = table.mine(character(name="Elsa"), damage=1), table.mine(character(name="Elsa"), damage=2)
    (elsa,) = table.hand(character(1, 5, name="Elsa", keywords=["shift(2)"]))
    table.choose(f"shift:{elsa}")
    assert table.targets() == {first, second}
    table.choose(f"target:{second}")
    assert table.damage(elsa) == 2
    assert table.where(second) == "under"
    assert table.where(first) == "play"


@pytest.mark.rule("LOR-PLAY.19")
def test_an_action_is_not_in_the_discard_while_it_resolves() -> None:
    table = Table()
    gone = table.discarded(action("draw(1)", name="One"), action("draw(1)", name="Two"))
    (deed,) = table.hand(action("return_to_hand(chosen(action, in_discard))"))
    table.play(deed)
    assert table.targets() == set(gone)
    assert table.where(deed) == "resolving"
    table.choose(f"target:{gone[0]}")
    assert table.where(deed) == "discard"


@pytest.mark.rule("LOR-PLAY.20")
def test_abilities_wait_until_the_card_has_been_played() -> None:
    table = Table()
    table.mine(character(1, 3, "when(plays(character), deal(1, chosen(character, yours)))"))
    (hero,) = table.hand(character(1, 3))
    table.choose(f"play:{hero}")
    assert hero in table.targets()
    assert table.where(hero) == "play"
    assert table.ready_ink() == 9


@pytest.mark.rule("LOR-PLAY.20")
def test_abilities_wait_until_the_action_is_over() -> None:
    table = Table()
    table.mine(character(1, 3, "when(plays(action), gain_lore(hand_of(you)))"))
    (deed,) = table.hand(action("draw(2)"))
    table.play(deed)
    assert table.lore_of() == 2
    kinds = table.kinds()
    assert kinds.index("CardDrawn") < kinds.index("AbilityResolved")


@pytest.mark.rule("LOR-PLAY.21")
def test_the_ability_of_a_card_resolves_although_it_is_banished_at_once() -> None:
    table = Table()
    base = table.mine(character(1, 6, name="Elsa"), damage=4)
    (elsa,) = table.hand(character(1, 3, "when(plays(this), gain_lore(2))", name="Elsa", keywords=["shift(1)"]))
    table.choose(f"shift:{elsa}")
    assert table.where(elsa) == table.where(base) == "discard"
    assert table.lore_of() == 2
    kinds = table.kinds()
    assert kinds.index("Banished") < kinds.index("AbilityResolved")


@pytest.mark.rule("LOR-PLAY.22")
def test_a_card_that_enters_damaged_never_was_undamaged() -> None:
    table = Table()
    table.mine(character(1, 3, "when(plays(character), given(is_(cause, damaged), gain_lore(1)))"))
    table.mine(character(1, 3, "when(takes_damage(character, yours), gain_lore(5))"))
    frail, hardy = (character(1, w, "always(enters_damaged(3))", name=f"W{w}") for w in (3, 4))
    (first, second) = table.hand(hardy, frail)
    table.play(first)
    assert table.damage(first) == 3
    assert table.lore_of() == 1
    table.play(second)
    assert table.where(second) == "discard"
    assert "DamageDealt" not in table.kinds()
    assert table.asked == ME


@pytest.mark.rule("LOR-PLAY.23")
@pytest.mark.parametrize("others", [4, 5])
def test_mirabel_needs_five_characters(others: int) -> None:
    table = Table()
    for _ in range(others):
        table.mine(character())
    table.theirs(character())
    (mirabel,) = table.hand("5-14")
    if others == 4:
        assert table.refused(f"play:{mirabel}") == "LOR-PLAY.23"
    else:
        table.play(mirabel)
        assert table.where(mirabel) == "play"


@pytest.mark.rule("LOR-PLAY.23")
@pytest.mark.parametrize("others", [4, 5])
def test_such_a_card_is_not_played_from_the_deck_either(others: int) -> None:
    table = Table()
    for _ in range(others - 1):
        table.mine(character(lore=0))
    words = "look(1, take(1, character, to=into_play, optional=yes), rest=top, shown=yes)"
    hero = table.mine(character(1, 3, f"when(quests(this), {words})"))
    mirabel, _ = table.deck("5-14", character())
    table.quest(hero)
    assert (f"target:{mirabel}" in table.options) == (others == 5)


@pytest.mark.rule("LOR-RES.14")
def test_a_card_of_another_s_deck_is_played_by_whose_effect_says_so() -> None:
    table = Table()
    (top,) = table.deck(character(1, 3), of=THEM)
    (deed,) = table.hand(action("look(1, take(1, character, to=into_play), rest=top, of=chosen_player)"))
    happened = table.play(deed, f"player:{THEM}")
    assert [event.seat for event in happened if event.kind == "CardPlayed"] == [ME, ME]
    assert table.where(top) == "play"
