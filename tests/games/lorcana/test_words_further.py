"""Words for so many cards at a time, whom a character cannot challenge, what opponents discarded: played and said."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


@pytest.mark.parametrize(("held", "strength"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_what_is_left_of_a_set_does_not_count(held: int, strength: int) -> None:
    table = Table()
    hero = table.mine(character(0, 3, "always(gets(this, strength=sets_of(3, hand_of(you))))"))
    table.hand(*[character() for _ in range(held)])
    assert table.strength(hero) == strength


def test_ready_cards_in_the_inkwell_are_counted_in_sets() -> None:
    table = Table(ink=7)
    (gift,) = table.hand(action("gain_lore(sets_of(3, count(card, ready, in_inkwell)))", cost=2))
    table.play(gift)
    assert table.lore_of() == 1, "five are left ready"


@pytest.mark.rule("LOR-CHAL.12")
def test_a_character_that_cannot_challenge_such_ones_challenges_others() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "always(cannot(this, challenge_such(character, undamaged)))"))
    other = table.mine(character(1, 9))
    sound = table.theirs(character(1, 9), exerted=True)
    assert table.refused(f"challenge:{hero}")
    table.challenge(other, sound)
    table.challenge(hero, sound)
    assert table.damage(sound) == 2


def test_what_opponents_discarded_this_turn_is_theirs_alone() -> None:
    table = Table()
    hero = table.mine(
        character(1, 3, "always(gets(this, lore=1), given=this_turn_at_least(1, discarded_cards(card, opposing)))")
    )
    table.hand(character(), of=THEM)
    mine, theirs, spare = table.hand(action("discard(1)"), action("discard(1, who=each_opponent)"), character())
    before = table.lore_value(hero)
    table.play(mine, spare)
    assert table.lore_value(hero) == before
    table.play(theirs)
    assert table.lore_value(hero) == before + 1


def test_only_the_opponent_whose_turn_it_is_lets_characters_enter_exerted() -> None:
    table = Table()
    table.mine(item("always(enters_exerted(every(character, of(active_player))), given=opponents_turn)"))
    (mine,) = table.hand(character())
    table.play(mine)
    assert not table.is_exerted(mine)


def test_what_effects_cannot_ready_readies_at_the_start_of_the_turn() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "always(cannot(this, be_readied_by_effects))"), exerted=True)
    (call,) = table.hand(action("ready(every(character, yours))"))
    table.play(call)
    assert table.is_exerted(hero)
    table.end_turn()
    table.until_turn_of(ME)
    assert not table.is_exerted(hero)


SAID = [
    ("always(cannot(every(character, opposing), be_readied_by_effects))",
     "Opposing characters can't be readied by effects.",
     "I personaggi avversari non possono essere preparati dagli effetti."),
    ("always(gets(this, strength=sets_of(3, hand_of(you))))",
     "This character gets +1 {S} for each 3 cards in your hand.",
     "Questo personaggio riceve +1 {S} per ogni 3 carte nella tua mano."),
    ("when(quests(this), gain_lore(times(2, sets_of(4, count(item, in_discard)))))",
     "Whenever this character quests, gain 2 lore for each 4 item cards in your discard.",
     "Ogni volta che questo personaggio va all'avventura, ottieni 2 leggenda per ogni 4 carte oggetto nei tuoi "
     "scarti."),
    ("always(cannot(this, challenge_such(character, damaged)))",
     "This character can't challenge damaged characters.",
     "Questo personaggio non può sfidare personaggi danneggiati."),
    ("always(play_only_if(not_(this_turn_at_least(1, inked_cards))))",
     "You can't play this character if you've put a card into your inkwell this turn.",
     "Non puoi giocare questo personaggio se hai aggiunto una carta al tuo calamaio in questo turno."),
    ("when(quests(this), may(ready_ink(1)))",
     "Whenever this character quests, you may ready an exerted card in your inkwell.",
     "Ogni volta che questo personaggio va all'avventura, puoi preparare una carta impegnata nel tuo calamaio."),
    ("when(quests(this), each(each_opponent, choose(chosen(character, yours)), gains(it, reckless, "
     "until=their_next_turn)))",
     "Whenever this character quests, each opponent chooses a character of theirs. That character gains Reckless "
     "during their next turn.",
     "Ogni volta che questo personaggio va all'avventura, ogni avversario sceglie un suo personaggio. Quel personaggio "
     "ottiene Attaccabrighe durante il suo prossimo turno."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "en", "it"), SAID)
def test_they_are_said_in_both_languages(text: str, en: str, it: str) -> None:
    (said,) = card_words(character(1, 3, text))
    assert (said.en, said.it) == (en, it)


@pytest.mark.parametrize("amount", ["sets_of(1, hand_of(you))", "sets_of(0, lore_held)"])
def test_sets_are_of_several(amount: str) -> None:
    with pytest.raises(Problem):
        card_words(character(1, 3, f"always(gets(this, strength={amount}))"))
