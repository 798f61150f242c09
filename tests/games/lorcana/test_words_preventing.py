"""Words about damage that is prevented, cards put under others, cards shown, and what the next card played is like."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import Table, action, character, item, location


@pytest.mark.rule("LOR-AMB.76")
def test_some_of_the_damage_is_prevented_besides_resist() -> None:
    t = Table()
    t.mine(character(1, 9, "always(takes_less(every(character, yours, other), 1))"))
    hero, tough = t.mine(character(1, 9)), t.mine(character(1, 9, keywords=["resist(1)"]))
    deal, put = t.hand(action("deal(3, every(character, yours))"), action("put_damage(2, every(character, yours))"))
    t.play(deal)
    assert (t.damage(hero), t.damage(tough)) == (2, 1)
    t.play(put)
    assert (t.damage(hero), t.damage(tough)) == (4, 3)


@pytest.mark.rule("LOR-AMB.76", "LOR-REPL.10")
@pytest.mark.parametrize(("others", "damage"), [(0, 4), (1, 2)])
def test_two_copies_prevent_it_once_and_different_cards_add_up(others: int, damage: int) -> None:
    t = Table()
    shield = item("always(takes_less(every(character, yours), 1))")
    t.mine(shield)
    t.mine(shield)
    for _ in range(others):
        t.mine(item("always(takes_less(every(character, yours), 2))"))
    hero = t.mine(character(1, 9))
    (deed,) = t.hand(action("deal(5, every(character))"))
    t.play(deed)
    assert t.damage(hero) == damage


@pytest.mark.rule("LOR-AMB.76")
def test_only_the_damage_of_challenges_may_be_prevented() -> None:
    t = Table()
    hero = t.mine(character(1, 9, "always(takes_less(this, 2, in_challenge=yes))"))
    ogre = t.theirs(character(5, 9), exerted=True)
    (deed,) = t.hand(action("deal(2, every(character, yours))"))
    t.play(deed)
    assert t.damage(hero) == 2
    t.challenge(hero, ogre)
    assert t.damage(hero) == 5


@pytest.mark.rule("LOR-AMB.76")
def test_what_is_prevented_wholly_was_not_dealt() -> None:
    t = Table()
    t.mine(item("always(takes_less(every(character, yours), 2))"))
    hero = t.mine(character(1, 9, "when(dealt_damage(this), draw(1))"))
    (deed,) = t.hand(action("deal(2, chosen(character, yours))"))
    t.play(deed)
    assert (t.damage(hero), t.hand_size()) == (0, 0)


@pytest.mark.rule("LOR-AMB.76")
def test_a_maximum_is_looked_at_last() -> None:
    t = Table()
    hero = t.mine(character(1, 9, "always(takes_at_most(this, 2), takes_less(this, 1))"))
    (deed,) = t.hand(action("deal(5, every(character))"))
    t.play(deed)
    assert t.damage(hero) == 2


@pytest.mark.parametrize(("many", "drawn"), [(1, 0), (2, 1)])
def test_cards_put_under_others_are_counted_each(many: int, drawn: int) -> None:
    t = Table()
    t.deck(*[character(1, 1) for _ in range(5)])
    t.mine(character(1, 9))
    held, asked = t.hand(
        action(f"put_top_under({many}, chosen(character, yours))"),
        action("given(this_turn_at_least(2, cards_put_under(character, yours)), draw(1))"),
    )
    t.play(held)
    before = t.hand_size()
    t.play(asked)
    assert t.hand_size() == before - 1 + drawn


def test_cards_that_others_put_under_theirs_do_not_count() -> None:
    t = Table()
    t.deck(*[character(1, 1) for _ in range(5)])
    t.mine(character(1, 9))
    held, asked = t.hand(
        action("put_top_under(2, chosen(character, yours))"),
        action("gain_lore(this_turn(cards_put_under(character, opposing)))"),
    )
    t.play(held)
    t.play(asked)
    assert t.lore_of() == 0


@pytest.mark.rule("LOR-RES.23")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_up_to_so_many_cards_of_the_hand_are_shown(shown: int) -> None:
    t = Table()
    held, *places = t.hand(
        action("reveal_from_hand(location, up_to=2)", "gain_lore(that_much)"), location(3), location(4), location(5)
    )
    t.play(held, *[f"target:{place}" for place in places[:shown]], *(["done"] if shown < 2 else []))
    assert t.lore_of() == shown


@pytest.mark.rule("LOR-AMB.72")
@pytest.mark.parametrize(("mode", "where"), [("mode:0", "hand"), ("mode:1", "discard")])
def test_a_location_may_send_its_characters_home(mode: str, where: str) -> None:
    t = Table()
    place = t.mine(location(5, "always(goes_instead(every(character, yours, here), to=hand, optional=yes))"))
    hero = t.mine(character(1, 3), at=place)
    (deed,) = t.hand(action("banish(every(character))"))
    t.play(deed, mode)
    assert t.where(hero) == where


@pytest.mark.rule("LOR-RES.05")
@pytest.mark.parametrize(("lore", "lost", "drawn"), [(5, 2, 2), (5, 0, 0), (1, 1, 1)])
def test_as_much_lore_is_lost_as_the_player_likes(lore: int, lost: int, drawn: int) -> None:
    t = Table()
    t.lore(lore)
    (held,) = t.hand(action("lose_up_to(2)", "draw(that_much)"))
    t.play(held)
    assert [option for option in t.options if option.startswith("amount")] == [
        f"amount:{number}" for number in range(min(2, lore), -1, -1)
    ]
    t.choose(f"amount:{lost}")
    assert (t.lore_of(), t.hand_size()) == (lore - lost, drawn)


def test_without_lore_none_is_lost_and_nothing_asked() -> None:
    t = Table()
    (held,) = t.hand(action("lose_up_to(2)", "given(not_(done), draw(1))"))
    t.play(held)
    assert (t.lore_of(), t.hand_size()) == (0, 1)


def test_different_costs_are_counted_once() -> None:
    t = Table()
    for cost in (1, 1, 3):
        t.mine(character(1, 1, cost=cost))
    t.theirs(character(1, 1, cost=5))
    (held,) = t.hand(action("gain_lore(different_costs(character, yours))"))
    t.play(held)
    assert t.lore_of() == 2


@pytest.mark.parametrize(("more", "drawn"), [(0, 0), (3, 1)])
def test_its_strength_when_it_was_banished_counts(more: int, drawn: int) -> None:
    t = Table()
    t.mine(item(f"always(gets(every(character, yours), strength={more}))")) if more else None
    t.mine(character(2, 2, "when(banished(this), given(at_least(strength_of(this), 5), draw(1)))"))
    (held,) = t.hand(action("banish(every(character))"))
    t.play(held)
    assert t.hand_size() == drawn


def test_what_the_next_character_gets_only_that_one_gets() -> None:
    t = Table()
    held, first, second = t.hand(
        action("pay_less_next(1, character)", "next_this_turn(plays(character), gains(cause, rush, until=this_turn))"),
        character(1, 3),
        character(1, 3),
    )
    foe = t.theirs(character(1, 9), exerted=True)
    t.play(held)
    t.play(first)
    t.play(second)
    assert any(option.startswith(f"challenge:{first}") for option in t.options)
    assert not any(option.startswith(f"challenge:{second}") for option in t.options)
    assert t.damage(foe) == 0


@pytest.mark.parametrize(
    "text", ["always(takes_less(every(character), 0))", "always(takes_less(chosen(character), 1))"]
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        card_words(character(1, 1, text))


SAID = [
    ("when(plays(this), lose_up_to(2), draw(that_much))",
     "When you play this character, lose up to 2 lore. Draw that many cards.",
     "Quando giochi questo personaggio, perdi fino a 2 leggenda. Pesca altrettante carte."),
    ("always(this_costs_less(different_costs(character, yours, other)))",
     "For each different cost among your other characters, you pay 1 {I} less to play this character.",
     "Per ogni costo diverso tra i tuoi altri personaggi, paghi 1 {I} in meno per giocare questo personaggio."),
    ("always(takes_less(every(character, yours, other), 1))",
     "If one of your other characters would be dealt damage, prevent 1 of that damage.",
     "Quando a uno dei tuoi altri personaggi verrebbero inflitti danni, previeni 1 danno."),
    ("always(takes_less(this, 2, in_challenge=yes))",
     "If this character would be dealt damage in a challenge, prevent 2 of that damage.",
     "Quando a questo personaggio verrebbero inflitti danni in una sfida, previeni 2 danni."),
    ("when(plays(this), may(to(reveal_from_hand(location, up_to=2), gain_lore(that_much))))",
     "When you play this character, you may reveal up to 2 location cards in your hand to gain that much lore.",
     "Quando giochi questo personaggio, puoi rivelare fino a 2 carte luogo nella tua mano per ottenere altrettanta "
     "leggenda."),
    ("when(quests(this), given(this_turn_at_least(2, cards_put_under(character | location, yours)), draw(1)))",
     "Whenever this character quests, if you've put 2 or more cards under characters or locations you have in play "
     "this turn, draw a card.",
     "Ogni volta che questo personaggio va all'avventura, se hai messo 2 o più carte sotto personaggi o luoghi che hai "
     "in gioco in questo turno, pesca una carta."),
    ("when(quests(this), gain_lore(this_turn(cards_put_under(character, yours))))",
     "Whenever this character quests, gain 1 lore for each card you've put under characters you have in play this "
     "turn.",
     "Ogni volta che questo personaggio va all'avventura, ottieni 1 leggenda per ogni carta che hai messo sotto "
     "personaggi che hai in gioco in questo turno."),
    ("when(quests(this), given(not_(this_turn_at_least(1, cards_put_under(character, yours))), draw(1)))",
     "Whenever this character quests, if you haven't put a card under characters you have in play this turn, draw a "
     "card.",
     "Ogni volta che questo personaggio va all'avventura, se non hai messo carte sotto personaggi che hai in gioco in "
     "questo turno, pesca una carta."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "english", "italian"), SAID)
def test_the_words(text: str, english: str, italian: str) -> None:
    (said,) = card_words(character(1, 1, text))
    assert (said.en, said.it) == (english, italian)
