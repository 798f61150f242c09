"""Words about damage that is shared out, about what several cards cost together, and about the end of the next turn."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.positions.invariants import problems_of
from ludoteca.games.lorcana.state.cards import ACTION
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import Table, action, character


@pytest.mark.rule("LOR-AMB.71")
def test_damage_is_shared_out_among_the_chosen_characters() -> None:
    t = Table()
    one, two, three = t.theirs(character(1, 9)), t.theirs(character(1, 9)), t.theirs(character(1, 9))
    (held,) = t.hand(action("deal_divided(5, any_number(character))"))
    t.play(held, f"target:{one}", f"target:{three}", f"target:{two}")
    assert [option for option in t.options if option.startswith("amount")] == ["amount:3", "amount:2", "amount:1"]
    t.choose("amount:2")
    assert t.damage(one) == 0
    t.choose("amount:1")
    assert [t.damage(card) for card in (one, two, three)] == [2, 2, 1]


@pytest.mark.rule("LOR-AMB.71")
def test_no_more_characters_are_chosen_than_there_is_damage() -> None:
    t = Table()
    cards = [t.theirs(character(1, 9)) for _ in range(3)]
    (held,) = t.hand(action("deal_divided(2, any_number(character))"))
    t.play(held, f"target:{cards[0]}", f"target:{cards[1]}")
    assert [t.damage(card) for card in cards] == [1, 1, 0]


@pytest.mark.rule("LOR-AMB.71")
def test_resist_takes_off_each_share() -> None:
    t = Table()
    one, two = t.theirs(character(1, 9, keywords=["resist(1)"])), t.theirs(character(1, 9, keywords=["resist(1)"]))
    (held,) = t.hand(action("deal_divided(4, up_to(2, character))", "gain_lore(that_much)"))
    t.play(held, f"target:{one}", f"target:{two}", "amount:3")
    assert ([t.damage(one), t.damage(two)], t.lore_of()) == ([2, 0], 2)


@pytest.mark.rule("LOR-AMB.71")
def test_nobody_need_be_chosen() -> None:
    t = Table()
    one, two = t.theirs(character(1, 9)), t.theirs(character(1, 9))
    (held,) = t.hand(action("deal_divided(4, up_to(2, character))", "draw(1)"))
    t.play(held, "done")
    assert [t.damage(one), t.damage(two), t.where(held)] == [0, 0, "discard"]


@pytest.mark.rule("LOR-AMB.70")
def test_chosen_cards_cost_no_more_than_the_total() -> None:
    t = Table()
    dear = t.theirs(character(1, 9, cost=7))
    four, two, three = (t.theirs(character(1, 9, cost=cost)) for cost in (4, 2, 3))
    (held,) = t.hand(action("banish(any_number(character, opposing, total_cost=6))"))
    t.play(held)
    assert t.targets() == {four, two, three}
    t.choose(f"target:{four}")
    assert t.targets() == {two}
    t.choose(f"target:{two}")
    assert [t.where(card) for card in (dear, four, two, three)] == ["play", "discard", "discard", "play"]


@pytest.mark.rule("LOR-AMB.70", "LOR-GEN.09")
def test_a_card_that_must_be_chosen_and_costs_too_much_hinders_no_other_choice() -> None:
    t = Table()
    t.theirs(character(1, 9, "always(must_be_chosen(this))", cost=7))
    two = t.theirs(character(1, 9, cost=2))
    (held,) = t.hand(action("banish(any_number(character, opposing, total_cost=6))"))
    t.play(held)
    assert t.targets() == {two}


@pytest.mark.rule("LOR-AMB.70")
def test_up_to_so_many_with_a_total_may_be_fewer() -> None:
    t = Table()
    two, three = t.theirs(character(1, 9, cost=2)), t.theirs(character(1, 9, cost=3))
    (held,) = t.hand(action("exert(up_to(2, character, total_cost=4))"))
    t.play(held, f"target:{three}")
    assert (t.is_exerted(two), t.is_exerted(three)) == (False, True)


@pytest.mark.rule("LOR-DUR.04")
def test_until_the_end_of_the_next_turn_holds_from_now_on_and_through_it() -> None:
    t = Table()
    mine = t.mine(character(2, 9))
    (held,) = t.hand(action("gets(chosen(character), strength=3, until=your_next_end)"))
    t.play(held)
    assert problems_of(t.match) == []
    strengths = [t.strength(mine)]
    for _ in range(3):
        t.end_turn()
        strengths.append(t.strength(mine))
    assert strengths == [5, 5, 5, 2]


WORDS = [
    ("deal_divided(5, any_number(character))",
     "infliggi 5 danni suddivisi come preferisci tra un massimo di 5 personaggi a tua scelta",
     "deal 5 damage divided as you choose among up to 5 chosen characters"),
    ("banish(any_number(character, opposing, total_cost=6))",
     "esilia un numero qualsiasi di personaggi avversari a tua scelta con costo totale 6 o inferiore",
     "banish any number of chosen opposing characters with total cost 6 or less"),
    ("gets(chosen(character), strength=2, until=your_next_end)",
     "un personaggio a tua scelta riceve +2 {S} fino alla fine del tuo prossimo turno",
     "chosen character gets +2 {S} until the end of your next turn"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "it", "en"), WORDS)
def test_they_say_themselves_in_both_languages(text: str, it: str, en: str) -> None:
    SPEECH.begin(ACTION)
    words = VOCABULARY.read(text, (EFFECT,), Where("")).words()
    assert (words.it, words.en) == (it, en)


@pytest.mark.parametrize(
    "text",
    [
        "deal_divided(5, chosen(character))",
        "deal_divided(5, every(character))",
        "deal_divided(1, any_number(character))",
        "banish(any_number(character, total_cost=0))",
        "banish(every(character, total_cost=4))",
    ],
)
def test_what_cannot_be_shared_out_is_refused(text: str) -> None:
    SPEECH.begin(ACTION)
    with pytest.raises(Problem):
        VOCABULARY.read(text, (EFFECT,), Where(""))


@pytest.mark.rule("LOR-AMB.73", "LOR-WARD.01")
@pytest.mark.parametrize(
    "effect", ["banish(any_number(character, opposing))", "deal_divided(4, any_number(character, opposing))"]
)
def test_cards_that_one_may_decide_on_are_chosen(effect: str) -> None:
    t = Table()
    open_one = t.theirs(character(1, 5))
    t.theirs(character(1, 5, keywords=["ward"]))
    (held,) = t.hand(action(effect))
    t.play(held)
    assert t.targets() == {open_one}
