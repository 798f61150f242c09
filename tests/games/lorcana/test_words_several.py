"""Words about one card of each opponent, counters for several cards, cards played from under others and given Shift."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER, Card
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import Table, action, character, item
from tests.rules.tables import THEM

THIRD = 2


@pytest.mark.rule("LOR-AMB.67")
def test_one_card_of_each_opponent_is_chosen_in_any_order() -> None:
    t = Table(seats=3)
    mine = t.mine(character(1, 5))
    one, two = t.theirs(character(1, 5)), t.theirs(character(1, 5))
    left, right = t.theirs(character(1, 5), owner=THIRD), t.theirs(character(1, 5), owner=THIRD)
    (held,) = t.hand(action("deal(2, one_from_each(character))"))
    t.play(held)
    assert t.targets() == {one, two, left, right}
    t.choose(f"target:{right}")
    assert (t.targets(), "done" in t.options) == ({one, two}, False)
    t.choose(f"target:{one}")
    assert [t.damage(card) for card in (mine, one, two, left, right)] == [0, 2, 0, 0, 2]


@pytest.mark.rule("LOR-AMB.67")
def test_an_opponent_who_has_none_is_passed_over_and_an_only_one_is_taken() -> None:
    t = Table(seats=3)
    ward = t.theirs(character(1, 5, keywords=["ward"]))
    bare = t.theirs(character(1, 5), owner=THIRD)
    (held,) = t.hand(action("banish(one_from_each(character))"))
    t.play(held)
    assert (t.where(ward), t.where(bare)) == ("play", "discard")


@pytest.mark.rule("LOR-AMB.67")
def test_where_it_may_be_done_it_is_decided_for_each() -> None:
    t = Table(seats=3)
    one, other = t.theirs(character(1, 5)), t.theirs(character(1, 5), owner=THIRD)
    (held,) = t.hand(action("exert(one_from_each(character, optional=yes))", "cannot(it, ready, until=next_ready)"))
    t.play(held, f"target:{other}", "done")
    assert (t.is_exerted(one), t.is_exerted(other)) == (False, True)


@pytest.mark.rule("LOR-AMB.68")
@pytest.mark.parametrize(
    ("counters", "choices", "found"),
    [
        (7, [], [3, 2, 2]),
        (3, ["amount:1"], [0, 1, 2]),
        (3, ["amount:2"], [0, 2, 1]),
        (1, ["amount:0"], [0, 0, 1]),
    ],
)
def test_counters_move_to_each_of_several_as_far_as_they_reach(
    counters: int, choices: list[str], found: list[int]
) -> None:
    t = Table()
    giver = t.mine(character(1, 9), damage=counters)
    one, other = t.theirs(character(1, 9)), t.theirs(character(1, 9))
    (held,) = t.hand(action("move_damage(2, chosen(character, yours), every(character, opposing))"))
    t.play(held, *choices)
    assert [t.damage(card) for card in (giver, one, other)] == found


@pytest.mark.rule("LOR-AMB.68")
def test_as_much_as_must_move_is_asked_for() -> None:
    t = Table()
    t.mine(character(1, 9), damage=3)
    t.theirs(character(1, 9)), t.theirs(character(1, 9))
    (held,) = t.hand(action("move_damage(2, chosen(character, yours), every(character, opposing))"))
    t.play(held)
    assert t.options == ["amount:2", "amount:1"]


@pytest.mark.rule("LOR-AMB.68")
def test_up_to_so_many_counters_move_to_each() -> None:
    t = Table()
    giver = t.mine(character(1, 9), damage=2)
    one, other = t.theirs(character(1, 9)), t.theirs(character(1, 9))
    (held,) = t.hand(action("move_damage(2, chosen(character, yours), every(character, opposing), up_to=yes)"))
    t.play(held, "amount:0", "amount:1")
    assert [t.damage(card) for card in (giver, one, other)] == [1, 0, 1]


def test_counters_do_not_move_from_several_to_several() -> None:
    with pytest.raises(Problem, match="from several cards to one"):
        VOCABULARY.read(
            "move_damage(1, every(character, yours), every(character, opposing))", ("effect",), Where("test")
        )


@pytest.mark.rule("LOR-STACK.05")
def test_a_card_is_played_from_under_one_of_several() -> None:
    t = Table()
    top = t.mine(character(name="Top"), on=(character(name="Below", cost=4), item()))
    other = t.mine(character(name="Other"), on=(character(name="Lowest", cost=2),))
    (held,) = t.hand(action("play_among(all_under(every(character, yours)), character, free=yes)"))
    below, thing = t.match.under[top]
    (lowest,) = t.match.under[other]
    t.play(held)
    assert t.targets() == {below, lowest}
    t.choose(f"target:{below}")
    assert (t.where(below), t.match.under[top], t.match.under[other]) == ("play", [thing], [lowest])


@pytest.mark.rule("LOR-RES.28")
def test_a_card_that_was_under_the_banished_one_is_played() -> None:
    t = Table()
    hero = t.mine(
        character(1, 1, "when(banished(this), may(play_among(were_under(this), character, free=yes)))"),
        on=(character(name="Below"),),
    )
    (held,) = t.hand(action("banish(chosen(character))"))
    (below,) = t.match.under[hero]
    t.play(held, "yes")
    assert (t.where(hero), t.where(below)) == ("discard", "play")


GIVER = item('always(gives_shift(2, character, classed("Hero")))')


def hero(name: str = "Somebody", **facts: Any) -> Card:
    return character(3, 3, cost=6, name=name, version="II", classes=("Hero",), **facts)


@pytest.mark.rule("LOR-AMB.69")
def test_given_shift_is_used_by_playing_the_card() -> None:
    t = Table(ink=2)
    t.mine(GIVER)
    base = t.mine(character(1, 3), damage=1)
    held, stranger = t.hand(hero(), hero("Stranger"))
    assert f"shift:{held}" in t.options
    assert f"shift:{stranger}" not in t.options
    t.choose(f"shift:{held}")
    assert (t.where(held), t.match.under[held], t.damage(held), t.ready_ink()) == ("play", [base], 1, 0)


@pytest.mark.rule("LOR-AMB.69")
def test_only_such_cards_of_its_own_player_have_it() -> None:
    t = Table(ink=5)
    t.theirs(GIVER)
    t.mine(character(1, 3))
    t.mine(item('always(gives_shift(2, character, classed("Villain")))'))
    (held,) = t.hand(hero())
    assert not any(option.startswith("shift:") for option in t.options)
    assert "LOR-SHIFT.01" in t.match.why_not(0, f"shift:{held}").rule


@pytest.mark.rule("LOR-AMB.69")
@pytest.mark.parametrize(("keyword", "left"), [("shift(1)", 4), ("shift(4)", 3), ("shift(4, any)", 1)])
def test_of_two_by_name_the_cheaper_counts_and_another_kind_stays(keyword: str, left: int) -> None:
    t = Table(ink=5)
    t.mine(GIVER)
    t.mine(character(1, 3))
    (held,) = t.hand(hero(keywords=[keyword]))
    t.choose(f"shift:{held}")
    assert t.ready_ink() == left


def test_opponents_cannot_be_spoken_of_as_yours() -> None:
    with pytest.raises(Problem, match="opposing cards in play"):
        VOCABULARY.read("banish(one_from_each(character, yours))", ("effect",), Where("test"))


SAID = [
    (
        "when(quests(this), deal(2, one_from_each(character, exerted)))",
        "ogni volta che questo personaggio va all'avventura, infliggi 2 danni a un personaggio impegnato di ogni "
        "avversario, a tua scelta",
        "whenever this character quests, deal 2 damage to one chosen exerted character of each opponent",
    ),
    (
        "when(quests(this), banish(one_from_each(item, optional=yes)))",
        "ogni volta che questo personaggio va all'avventura, esilia al massimo un oggetto di ogni avversario, a tua "
        "scelta",
        "whenever this character quests, banish up to one chosen item of each opponent",
    ),
    (
        "when(quests(this), move_damage(1, this, every(character, opposing), up_to=yes))",
        "ogni volta che questo personaggio va all'avventura, sposta fino a 1 segnalino danno da questo personaggio a "
        "ogni personaggio avversario",
        "whenever this character quests, move up to 1 damage counter from this character to each opposing character",
    ),
    (
        "when(quests(this), may(play_among(all_under(every(character, yours)), character, free=yes)))",
        "ogni volta che questo personaggio va all'avventura, puoi giocare gratis un personaggio scelto tra le carte "
        "sotto i tuoi personaggi",
        "whenever this character quests, you may play a character from among the cards from under your characters for "
        "free",
    ),
    (
        'always(gives_shift(4, character, classed("Princess")))',
        "le carte personaggio Principessa che giochi hanno Trasformazione 4",
        "Princess character cards you play have Shift 4",
    ),
]


@pytest.mark.parametrize(("text", "it", "en"), SAID)
def test_in_words(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    said = VOCABULARY.read(text, (ABILITY,), Where("test")).words()
    assert (said.it, said.en) == (it, en)


@pytest.mark.rule("LOR-AMB.67")
def test_the_one_to_be_chosen_first_is_asked_of_each_opponent_apart() -> None:
    t = Table(seats=3)
    plain, proud = t.theirs(character(1, 5)), t.theirs(character(1, 5, "always(must_be_chosen(this))"))
    other = t.theirs(character(1, 5), owner=THIRD)
    second = t.theirs(character(1, 5), owner=THIRD)
    (held,) = t.hand(action("deal(1, one_from_each(character))"))
    t.play(held, f"target:{second}")
    assert [t.damage(card) for card in (plain, proud, other, second)] == [0, 1, 0, 1]
    assert t.lore_of(THEM) == 0


@pytest.mark.parametrize(("played", "drawn"), [(False, 2), (True, 1)])
def test_what_another_player_did_is_asked_of_them_and_done_by_the_cards_own(played: bool, drawn: int) -> None:
    t = Table(
        first=item(
            "when(end_of_opponents_turn, by(active_player, given(not_(this_turn_at_least(1, played(character))), "
            "draw(1, who=card_player))))"
        )
    )
    (held,) = t.hand(character(), of=THEM)
    t.until_turn_of(THEM)
    if played:
        t.play(held)
    t.until_turn_of(0)
    assert len(t.match.hand[0]) == drawn
