"""Words for a location that was chosen, halves of amounts, discarding up to so many, one player without lore."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location


def test_all_at_the_chosen_location_are_meant_and_nobody_else() -> None:
    table = Table()
    home, away = table.mine(location(9)), table.mine(location(9))
    inside = [table.mine(character(1, 3), at=home), table.mine(character(1, 3), at=home)]
    others = [table.mine(character(1, 3), at=away), table.mine(character(1, 3))]
    (rain,) = table.hand(action("choose(chosen(location))", "deal(1, every(character, at(it)))"))
    table.play(rain, home)
    assert [table.damage(card) for card in (*inside, *others)] == [1, 1, 0, 0]


def test_whoever_is_at_a_location_is_asked_of_the_one_chosen() -> None:
    table = Table()
    home = table.mine(location(9))
    guest = table.mine(character(1, 3), at=home)
    (ask,) = table.hand(action("choose(chosen(location))", "given(exists(character, at(it)), gain_lore(1))"))
    table.play(ask)
    assert (table.where(guest), table.lore_of()) == ("play", 1)


@pytest.mark.parametrize(("lore", "drawn"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_half_of_something_is_rounded_down(lore: int, drawn: int) -> None:
    table = Table()
    table.lore(lore)
    table.deck(*[character() for _ in range(6)])
    (half,) = table.hand(action("draw(sets_of(2, lore_held))"))
    table.play(half)
    assert table.player().hand_size == drawn


@pytest.mark.parametrize(("lore", "drawn"), [(0, 0), (1, 1), (4, 2), (5, 3)])
def test_half_of_one_more_is_rounded_up(lore: int, drawn: int) -> None:
    table = Table()
    table.lore(lore)
    table.deck(*[character() for _ in range(6)])
    (half,) = table.hand(action("draw(sets_of(2, plus(lore_held, 1)))"))
    table.play(half)
    assert table.player().hand_size == drawn


@pytest.mark.rule("LOR-RES.31")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_so_many_cards_may_be_discarded(count: int) -> None:
    table = Table()
    table.deck(*[character() for _ in range(6)])
    (change, *held) = table.hand(action("discard(2, up_to=yes)", "draw(that_much)"), *[character() for _ in range(3)])
    table.play(change)
    for card in held[:count]:
        table.choose(f"target:{card}")
    if count < 2:
        table.choose("done")
    assert (len(table.player().discard), table.player().hand_size) == (1 + count, 3)


@pytest.mark.rule("LOR-STAT.02")
def test_one_chosen_player_gains_no_lore_for_a_while() -> None:
    table = Table(seats=3)
    (hush,) = table.hand(action("cannot_gain_lore(chosen_player, until=your_next_turn)"))
    (mine,) = table.hand(action("gain_lore(1)", cost=0))
    questers = [table.theirs(character(1, 3)), -1]
    table.play(hush, "player:1")
    table.play(mine)
    assert table.lore_of(ME) == 1
    table.until_turn_of(1)
    table.quest(questers[0])
    assert table.lore_of(1) == 0


def test_you_may_choose_yourself_to_gain_no_lore() -> None:
    table = Table(seats=3)
    hush, mine = table.hand(
        action("cannot_gain_lore(chosen_player, until=your_next_turn)"), action("gain_lore(1)", cost=0)
    )
    table.play(hush, "player:0")
    table.play(mine)
    assert table.lore_of(ME) == 0


SAID = [
    ("when(quests(this), gain_lore(sets_of(2, lore_of(this))))",
     "Whenever this character quests, gain lore equal to half this character's {L}, rounded down.",
     "Ogni volta che questo personaggio va all'avventura, ottieni leggenda pari alla metà della {L} di questo "
     "personaggio, arrotondata per difetto."),
    ("when(quests(this), choose(chosen(location)), deal(1, every(character, at(it))))",
     "Whenever this character quests, choose a location. Deal 1 damage to each character at that location.",
     "Ogni volta che questo personaggio va all'avventura, scegli un luogo. Infliggi 1 danno a ogni personaggio in "
     "quel luogo."),
    ("when(quests(this), discard(2, item, up_to=yes))",
     "Whenever this character quests, choose and discard up to 2 item cards.",
     "Ogni volta che questo personaggio va all'avventura, scegli e scarta fino a 2 carte oggetto."),
    ("when(quests(this), cannot_gain_lore(chosen_opponent, but_questing=yes, until=your_next_turn))",
     "Whenever this character quests, chosen opponent can't gain lore except by questing until the start of your next "
     "turn.",
     "Ogni volta che questo personaggio va all'avventura, un avversario a tua scelta non può ottenere leggenda se non "
     "andando all'avventura fino all'inizio del tuo prossimo turno."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "en", "it"), SAID)
def test_they_are_said_in_both_languages(text: str, en: str, it: str) -> None:
    (said,) = card_words(character(1, 3, text))
    assert (said.en, said.it) == (en, it)


FAULTS = [
    "when(quests(this), deal(1, every(character, at(chosen(location)))))",
    "when(quests(this), discard(all, up_to=yes))",
    "when(quests(this), discard(2, at_random=yes, up_to=yes))",
    "always(cannot_gain_lore(chosen_opponent))",
    "when(quests(this), cannot_gain_lore(chosen_opponent, unless=hand_empty, until=this_turn))",
]


@pytest.mark.parametrize("text", FAULTS)
def test_what_they_cannot_mean_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        card_words(character(1, 3, text))


def test_all_others_are_those_that_were_not_chosen() -> None:
    table = Table()
    mine, theirs = table.mine(character(1, 3)), table.theirs(character(1, 3))
    (alone,) = table.hand(action("choose(chosen(character, yours))", "deal(1, every(character, another))"))
    table.play(alone)
    assert (table.damage(mine), table.damage(theirs)) == (0, 1)


def test_what_is_chosen_first_is_banished_after_all_that_are_there() -> None:
    table = Table()
    home = table.mine(location(9))
    guest, other = table.mine(character(1, 3), at=home), table.mine(character(1, 3))
    (storm,) = table.hand(action("choose(chosen(location))", "banish(every(character, at(it)))", "banish(former)"))
    table.play(storm)
    assert [table.where(card) for card in (home, guest, other)] == ["discard", "discard", "play"]


@pytest.mark.parametrize(("name", "drawn", "lore"), [("action", 0, 1), ("item", 1, 0)])
def test_a_discarded_card_is_asked_twice(name: str, drawn: int, lore: int) -> None:
    table = Table()
    table.deck(character())
    told = "may(discard(1)), given(done, given(is_(it, action), gain_lore(1)), given(is_(it, item), draw(1)))"
    hero = table.mine(character(1, 3, f"use(pay(1), then=do({told}))"))
    table.hand(action("gain_lore(1)") if name == "action" else item("when(plays(this), draw(1))"))
    table.use(hero, "yes")
    assert (table.player().hand_size, table.lore_of()) == (drawn, lore)


def test_each_player_who_reveals_such_a_card_loses_lore_themselves() -> None:
    table = Table()
    table.lore(3)
    table.lore(3, of=THEM)
    table.deck(action("draw(1)"), of=THEM)
    text = "each(each_opponent, look(1, take(1, action, to=kept, then=lose_lore(1)), shown=yes, rest=top))"
    (search,) = table.hand(action(text))
    table.play(search)
    assert (table.lore_of(), table.lore_of(THEM)) == (3, 2)
