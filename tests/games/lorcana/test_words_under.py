"""Words about cards under cards, and about what a card itself did this turn: what they do, and how they read."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.yamls import Where
from tests.rules.lorcana.table import Table, action, character, item


def test_a_character_put_under_another_leaves_play_with_all_that_is_under_it() -> None:
    table = Table()
    watcher = table.mine(character(1, 3, "when(leaves(character, other), gain_lore(2))"))
    hero = table.mine(character(1, 3, "when(goes_under(this), gain_lore(1))", keywords=["boost(1)"]))
    helper = table.mine(character(2, 3))
    table.deck(character(), character(), character())
    first, second = table.hand(
        action("put_top_under(1, chosen(character, yours))"),
        action("choose(chosen(character, yours, having(boost)))", "put_under(chosen(character, yours), former)"),
    )
    table.play(first, helper)
    table.play(second, helper)
    while table.options[0].startswith("trigger:"):
        table.choose(table.options[0])
    assert table.where(helper) == "under"
    assert table.seen(hero).under == 2
    assert table.lore_of() == 3
    assert table.where(watcher) == "play"


def test_cards_from_under_a_card_go_into_the_discard_as_a_price() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "use(pay(1), then=may(to(put_in_discard(chosen(card, under_this)), gain_lore(4))))",
            keywords=["boost(1)"],
        )
    )
    (top,) = table.deck(character(name="Below"))
    table.choose(f"boost:{hero}")
    table.use(hero, "yes")
    assert table.where(top) == "discard"
    assert table.seen(hero).under == 0
    assert table.lore_of() == 4


def test_what_a_card_itself_did_this_turn() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "always(gets(this, strength=1), given=is_(this, quested_this_turn))",
            "always(gets(this, strength=2), given=is_(this, boosted_this_turn))",
            "always(gets(this, strength=4), given=is_(this, over_nothing))",
            keywords=["boost(1)"],
        )
    )
    table.deck(character(), character(), character())
    assert table.strength(hero) == 5
    table.choose(f"boost:{hero}")
    assert table.strength(hero) == 3
    table.quest(hero)
    assert table.strength(hero) == 4
    table.end_turn()
    assert table.strength(hero) == 1


def test_cards_go_each_under_a_character_chosen_for_it() -> None:
    table = Table()
    one, two = table.mine(character(name="One")), table.mine(character(name="Two"))
    table.theirs(character())
    deed, first, second, third = table.hand(
        action("put_each_under(chosen(2, card, in_hand), chosen(character, yours))"), character(), character(), item()
    )
    table.play(deed, first, third, one, two)
    assert (table.match.under[one], table.match.under[two]) == ([first], [third])
    assert table.where(second) == "hand"


def test_a_card_looked_at_goes_under_a_chosen_character_and_the_other_into_the_discard() -> None:
    table = Table()
    one, two = table.mine(character(name="One")), table.mine(character(name="Two"))
    top, below = table.deck(character(), item())
    (deed,) = table.hand(
        action("look(2, take(1, card, to=kept, then=put_each_under(it, chosen(character, yours))), rest=discard_pile)")
    )
    table.play(deed, below, two)
    assert table.match.under[two] == [below]
    assert table.match.under[one] == []
    assert table.where(top) == "discard"


def test_one_of_the_cards_that_were_under_a_banished_character_returns() -> None:
    table = Table()
    table.mine(item("when(banished(character, yours, over_card), return_to_hand(one_of(were_under(cause))))"))
    hero = table.mine(character(1, 3), on=(character(name="Below"), character(name="Lowest")))
    (deed,) = table.hand(action("banish(chosen(character, yours))"))
    below, lowest = table.match.under[hero]
    table.play(deed, lowest)
    assert [table.where(card) for card in (hero, below, lowest)] == ["discard", "discard", "hand"]


def test_cards_from_under_any_character_of_yours_pay_a_price() -> None:
    table = Table()
    one = table.mine(character(name="One"), on=(character(name="Below"),))
    two = table.mine(character(name="Two"), on=(character(name="Other"),))
    horn = table.mine(item("use(put_in_discard(one_of(all_under(every(character, yours)))), then=gain_lore(2))"))
    below, other = table.match.under[one][0], table.match.under[two][0]
    table.use(horn, other)
    assert [table.where(card) for card in (below, other)] == ["under", "discard"]
    assert table.lore_of() == 2
    table.use(horn)
    assert table.where(below) == "discard"
    assert not any(option.startswith("use:") for option in table.options)


def test_up_to_so_many_cards_from_under_others_go_under_this_one() -> None:
    table = Table()
    one = table.mine(character(name="One"), on=(character(name="Below"), character(name="Lowest")))
    hero = table.mine(
        character(1, 3, "when(quests(this), put_under(some_of(2, all_under(every(character, yours, other))), this))")
    )
    below, lowest = table.match.under[one]
    table.quest(hero)
    table.choose(f"target:{lowest}", "done")
    assert (table.match.under[one], table.match.under[hero]) == ([below], [lowest])


def test_any_number_of_counters_is_moved_from_each_of_several() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "when(quests(this), move_damage(all, every(character, yours), this, up_to=yes))"))
    one, two = table.mine(character(1, 9), damage=2), table.mine(character(1, 9), damage=3)
    table.quest(hero)
    table.choose("amount:1", "amount:3")
    assert [table.damage(card) for card in (hero, one, two)] == [4, 1, 0]


@pytest.mark.rule("LOR-STACK.05")
@pytest.mark.parametrize("deed", ["put_top_under(1, chosen(character))", "put_under(chosen(character), this)"])
def test_cards_go_under_those_of_their_own_player_only(deed: str) -> None:
    table = Table(first=character(1, 5, f"when(quests(this), {deed})"))
    theirs = table.theirs(character(1, 5))
    table.quest(0, theirs)
    assert (table.match.under[0], table.match.under[theirs]) == ([], [])
    assert table.where(theirs) == "play"
    assert table.match.problems() == []


def test_who_has_no_own_card_to_put_it_under_cannot_pay_so() -> None:
    table = Table(first=item("use(put_top_under(1, chosen(character)), then=gain_lore(1))"))
    table.theirs(character(1, 5))
    assert table.ability(0) not in table.options


SAID = [
    (
        "when(quests(this), may(put_each_under(chosen(2, card, in_hand), chosen(character, yours))))",
        "ogni volta che questo personaggio va all'avventura, puoi mettere 2 carte dalla tua mano ognuna a faccia in "
        "giù sotto uno dei tuoi personaggi",
        "whenever this character quests, you may put 2 cards from your hand each facedown under one of your characters",
    ),
    (
        "when(banished(this), return_to_hand(one_of(were_under(this))))",
        "quando questo personaggio viene esiliato, riprendi in mano una delle carte che erano sotto questo personaggio",
        "when this character is banished, return one of the cards that were under this character to your hand",
    ),
    (
        "use(put_in_discard(one_of(all_under(every(character, yours)))), then=draw(2))",
        "Metti una delle carte sotto i tuoi personaggi nei tuoi scarti — Pesca 2 carte",
        "Put one of the cards from under your characters into your discard — Draw 2 cards",
    ),
    (
        "when(quests(this), look(2, take(1, card, to=kept, then=put_each_under(it, chosen(character, yours))), "
        "rest=discard_pile))",
        "ogni volta che questo personaggio va all'avventura, guarda le prime 2 carte del tuo mazzo. Scegli una di "
        "esse. Metti quella carta a faccia in giù sotto uno dei tuoi personaggi. Metti le altre nei tuoi scarti",
        "whenever this character quests, look at the top 2 cards of your deck. Choose one of them. Put that card "
        "facedown under one of your characters. Put the rest in your discard",
    ),
    (
        "when(quests(this), look(1, take(1, character, to=kept, optional=yes, then=put_each_under(it, "
        "chosen(character, yours))), rest=discard_pile, shown=yes))",
        "ogni volta che questo personaggio va all'avventura, rivela la prima carta del tuo mazzo. Se è una carta "
        "personaggio, puoi mettere quella carta a faccia in giù sotto uno dei tuoi personaggi. Altrimenti, mettila nei "
        "tuoi scarti",
        "whenever this character quests, reveal the top card of your deck. If it's a character card, you may put that "
        "card facedown under one of your characters. Otherwise, put it into your discard",
    ),
    (
        "when(quests(this), move_damage(all, every(character, yours), this, up_to=yes))",
        "ogni volta che questo personaggio va all'avventura, sposta un numero qualsiasi di segnalini danno da ognuno "
        "dei tuoi personaggi a questo personaggio",
        "whenever this character quests, move any number of damage counters from each of your characters to this "
        "character",
    ),
    (
        "always(gains(this, ward), given=is_(this, quested_this_turn))",
        "se questo personaggio è andato all'avventura in questo turno, ottiene Protetto",
        "if this character quested this turn, it gains Ward",
    ),
    (
        "always(gains(this, ward), given=is_(this, boosted_this_turn))",
        "se questo personaggio ha ricevuto una carta sotto di sé in questo turno, ottiene Protetto",
        "if this character had a card put under it this turn, it gains Ward",
    ),
    (
        "always(gains(this, ward), given=is_(this, over_nothing))",
        "mentre questo personaggio non ha carte sotto di sé, ottiene Protetto",
        "while this character has no cards under them, it gains Ward",
    ),
    (
        "when(quests(this), put_in_discard(chosen(card, under_this)))",
        "ogni volta che questo personaggio va all'avventura, metti una carta sotto questo personaggio nei tuoi scarti",
        "whenever this character quests, put a card under this character into your discard",
    ),
]


@pytest.mark.parametrize(("text", "it", "en"), SAID)
def test_in_words(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    said = VOCABULARY.read(text, (ABILITY,), Where("test")).words()
    assert (said.it, said.en) == (it, en)
