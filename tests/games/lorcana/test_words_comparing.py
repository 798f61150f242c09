"""Words that compare players, count among cards, and remember what was under a card: what they do, how they read."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import ABILITY, EFFECT
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import Table, action, character


def test_what_was_under_a_banished_card_is_still_known() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(banished(this), return_to_hand(were_under(this)))", keywords=["boost(1)"]))
    below, other = table.deck(character(name="Below"), character(name="Other"))
    (end,) = table.hand(action("banish(chosen(character, yours))"))
    table.choose(f"boost:{hero}")
    under = below if table.where(below) == "under" else other
    table.play(end)
    assert table.where(hero) == "discard"
    assert table.where(under) == "hand"


def test_only_those_that_lay_there_when_it_left() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "when(banished(this), draw(under_of(this)))",
            "when(quests(this), return_to_hand(every(card, under_this)))",
            keywords=["boost(1)"],
        )
    )
    table.deck(*[character() for _ in range(6)])
    (end,) = table.hand(action("banish(chosen(character, yours))"))
    table.choose(f"boost:{hero}")
    table.quest(hero)
    held = len(table.player().hand)
    table.play(end)
    assert len(table.player().hand) == held - 1


def test_a_card_that_had_something_under_it() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["boost(1)"]))
    plain = table.mine(character(1, 3))
    table.deck(character(), character(), character())
    text = "to(banish(chosen(character, yours)), given(is_(it, over_card), gain_lore(5), otherwise=gain_lore(1)))"
    first, second = table.hand(action(text), action(text))
    table.choose(f"boost:{hero}")
    table.play(first, plain)
    assert table.lore_of() == 1
    table.play(second)
    assert table.lore_of() == 6


def test_a_turn_later_nobody_knows_any_more() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["boost(1)"]))
    table.deck(character(), character(), character())
    (end,) = table.hand(action("banish(chosen(character, yours))"))
    table.choose(f"boost:{hero}")
    table.play(end)
    assert table.match.buried == []
    assert table.match.cards_under(hero) == 0


def test_comparing_hands() -> None:
    table = Table(seats=3)
    hero = table.mine(
        character(
            1,
            3,
            "always(gets(this, strength=1), given=opponent_fewer(hand_of(you)))",
            "always(gets(this, strength=2), given=opponent_at_most(hand_of(you), 1))",
            "always(gets(this, strength=4), given=opponent_has(3, card, in_hand))",
        )
    )
    table.hand(*[character() for _ in range(2)])
    table.hand(*[character() for _ in range(2)], of=1)
    table.hand(*[character() for _ in range(3)], of=2)
    assert table.strength(hero) == 5


def test_nobody_has_fewer() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "always(gets(this, strength=1), given=opponent_fewer(hand_of(you)))",
            "always(gets(this, strength=2), given=opponent_at_most(hand_of(you), 1))",
        )
    )
    table.hand(character())
    table.hand(character(), of=1)
    assert table.strength(hero) == 3


def test_only_opponents_who_are_behind_or_ahead() -> None:
    table = Table(seats=3)
    for seat in (1, 2):
        table.lore(5, of=seat)
    fewer, more = table.hand(
        action("lose_lore(1, who=opponents_with_fewer(hand_of(you)))"),
        action("lose_lore(3, who=opponents_with_more(count(character)))"),
    )
    table.hand(character(), character(), of=2)
    table.mine(character(), owner=1)
    table.play(fewer)
    assert (table.lore_of(1), table.lore_of(2)) == (4, 5)
    table.play(more)
    assert (table.lore_of(1), table.lore_of(2)) == (1, 5)


def test_counting_among_what_was_put_away() -> None:
    table = Table()
    table.deck(character(), action("draw(1)"), character())
    (card,) = table.hand(action("mill(2)", "gain_lore(times(2, count_among(it, character)))"))
    table.play(card)
    assert table.lore_of() == 2


def test_different_names() -> None:
    table = Table()
    hero = table.mine(character(0, 3, "always(gets(this, strength=different_names(character, yours)))", name="Ada"))
    table.mine(character(name="Berta"))
    table.mine(character(name="Berta"))
    assert table.strength(hero) == 2


def test_each_character_that_quested_counts_once() -> None:
    table = Table()
    hero = table.mine(
        character(1, 3, "when(end_of_turn, given(this_turn_at_least(2, quested(character, yours)), gain_lore(7)))")
    )
    runner = table.mine(character(1, 3))
    (again,) = table.hand(action("ready(chosen(character, yours, exerted))"))
    table.quest(runner)
    table.play(again)
    table.quest(runner)
    before = table.lore_of()
    table.end_turn()
    assert table.lore_of() == before
    assert table.where(hero) == "play"


def test_what_left_a_discard() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "always(gets(this, strength=1), given=this_turn_at_least(1, left_discard(card, anyones)))",
            "always(gets(this, strength=2), given=this_turn_at_least(1, left_discard(action, anyones)))",
            "always(gets(this, strength=4), given=this_turn_at_least(1, left_discard(card, opposing)))",
        )
    )
    table.discarded(character())
    (back,) = table.hand(action("return_to_hand(chosen(character, in_discard))"))
    assert table.strength(hero) == 1
    table.play(back)
    assert table.strength(hero) == 2


def test_a_character_damaged_this_turn() -> None:
    table = Table()
    hero = table.mine(character(1, 5, "always(gets(this, strength=3), given=is_(this, damaged_this_turn))"))
    hurt, heal = table.hand(action("deal(2, chosen(character))"), action("heal(all, chosen(character))"))
    table.play(hurt)
    table.play(heal)
    assert table.strength(hero) == 4
    table.end_turn()
    assert table.strength(hero) == 1


def test_some_cards_of_the_inkwell_become_ready() -> None:
    table = Table(ink=0)
    table.inkwell(1, exerted=4)
    (card,) = table.hand(action("ready_ink(2)"))
    ready = table.ready_ink()
    table.play(card)
    assert table.ready_ink() == ready - 1 + 2


def test_one_of_the_cards_looked_at_goes_under() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "use(pay(1), then=look(2, take(1, card, to=under), rest=bottom))"))
    table.deck(character(), character(), character())
    table.use(hero)
    table.choose(table.options[0])
    assert table.seen(hero).under == 1
    assert table.player().deck == 2


def test_a_chosen_opponent_cannot_play_for_a_while() -> None:
    table = Table(seats=3)
    (stop,) = table.hand(action("cannot_play(chosen_opponent, action, until=your_next_turn)"))
    (mine,) = table.hand(action("gain_lore(1)", cost=0), of=1)
    (other,) = table.hand(action("gain_lore(1)", cost=0), of=2)
    table.play(stop, "player:1")
    table.until_turn_of(1)
    assert f"play:{mine}" not in table.options
    table.until_turn_of(2)
    assert f"play:{other}" in table.options


SAID = [
    (
        "when(banished(this), return_to_hand(were_under(this)))",
        "quando questo personaggio viene esiliato, riprendi in mano tutte le carte che erano sotto questo personaggio",
        "when this character is banished, return all cards that were under this character to your hand",
    ),
    (
        "always(gains(this, ward), given=opponent_fewer(hand_of(you)))",
        "mentre un avversario ha meno carte in mano di te, questo personaggio ottiene Protetto",
        "while an opponent has fewer cards in their hand than you, this character gains Ward",
    ),
    (
        "always(gains(this, ward), given=opponent_at_most(hand_of(you), 2))",
        "mentre un avversario ha 2 carte in mano o meno, questo personaggio ottiene Protetto",
        "while an opponent has 2 or fewer cards in their hand, this character gains Ward",
    ),
    (
        "always(gains(this, ward), given=this_turn_at_least(1, left_discard(card, anyones)))",
        "se una carta è uscita dagli scarti di un giocatore in questo turno, questo personaggio ottiene Protetto",
        "if a card has left a player's discard this turn, this character gains Ward",
    ),
    (
        "always(gains(this, ward), given=is_(this, damaged_this_turn))",
        "se questo personaggio è stato danneggiato in questo turno, ottiene Protetto",
        "if this character was damaged this turn, it gains Ward",
    ),
    (
        "when(quests(this), lose_lore(1, who=opponents_with_fewer(hand_of(you))))",
        "ogni volta che questo personaggio va all'avventura, ogni avversario con meno carte in mano di te "
        "perde 1 leggenda",
        "whenever this character quests, each opponent with fewer cards in their hand than you loses 1 lore",
    ),
    (
        "when(quests(this), mill(3), gain_lore(count_among(it, character)))",
        "ogni volta che questo personaggio va all'avventura, metti le prime 3 carte del tuo mazzo nei tuoi "
        "scarti. Ottieni 1 leggenda per ogni carta personaggio tra quelle carte",
        "whenever this character quests, put the top 3 cards of your deck into your discard. Gain 1 lore for "
        "each character card among those cards",
    ),
    (
        "always(gets(this, lore=1), given=at_least(different_names(character, yours), 3))",
        "mentre il numero di nomi diversi tra i tuoi personaggi è 3 o più, questo personaggio riceve +1 {L}",
        "while the number of different names among your characters is 3 or more, this character gets +1 {L}",
    ),
    (
        "when(quests(this), ready_ink(2))",
        "ogni volta che questo personaggio va all'avventura, prepara fino a 2 carte nel tuo calamaio",
        "whenever this character quests, ready up to 2 cards in your inkwell",
    ),
    (
        "when(quests(this), cannot_play(chosen_opponent, action, until=your_next_turn))",
        "ogni volta che questo personaggio va all'avventura, un avversario a tua scelta non può giocare "
        "azioni fino all'inizio del tuo prossimo turno",
        "whenever this character quests, chosen opponent can't play actions until the start of your next turn",
    ),
    (
        "when(quests(this), look(3, take(1, card, to=under), rest=bottom))",
        "ogni volta che questo personaggio va all'avventura, guarda le prime 3 carte del tuo mazzo. Mettine "
        "una a faccia in giù sotto questa carta e le altre in fondo al tuo mazzo nell'ordine che preferisci",
        "whenever this character quests, look at the top 3 cards of your deck. Put one facedown under this "
        "card and the rest on the bottom of your deck in any order",
    ),
    (
        "always(gains(this, ward), given=opponent_has(3, card, in_hand))",
        "mentre un avversario ha 3 o più carte in mano, questo personaggio ottiene Protetto",
        "while an opponent has 3 or more cards in their hand, this character gains Ward",
    ),
]


@pytest.mark.parametrize(("text", "it", "en"), SAID)
def test_in_words(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    said = VOCABULARY.read(text, (ABILITY,), Where("test")).words()
    assert (said.it, said.en) == (it, en)


FAULTS = ["cannot_play(chosen_opponent, action)", "draw(1, who=opponents_with_more(that_much))"]


@pytest.mark.parametrize("text", FAULTS)
def test_what_makes_no_sense_is_a_fault(text: str) -> None:
    SPEECH.begin(CHARACTER)
    with pytest.raises(Problem):
        VOCABULARY.read(text, (EFFECT,), Where("test"))


def test_all_cards_from_under_another_card() -> None:
    table = Table()
    hero = table.mine(character(1, 3, keywords=["boost(1)"]))
    plain = table.mine(character(1, 3))
    table.deck(character(), character(), character())
    first, second = table.hand(
        action("choose(chosen(character, yours))", "return_to_hand(all_under(it))"),
        action("choose(chosen(character, yours))", "return_to_hand(all_under(it))"),
    )
    table.choose(f"boost:{hero}")
    table.play(first, plain)
    assert table.seen(hero).under == 1
    table.play(second, hero)
    assert table.seen(hero).under == 0
    assert len(table.player().hand) == 1


def test_a_card_banished_as_a_price_had_cards_under_it() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "use(banish(this), then=gain_lore(under_of(this)))", keywords=["boost(1)"]))
    table.deck(character(), character(), character())
    table.choose(f"boost:{hero}")
    table.use(hero)
    assert table.where(hero) == "discard"
    assert table.lore_of() == 1


def test_all_cards_with_the_named_name_are_discarded() -> None:
    table = Table()
    (card,) = table.hand(
        action("name_card", "reveal_hand(chosen_opponent)", "discard(all, named_card, who=its_player)")
    )
    first, second, other = table.hand(character(name="Ada"), character(name="Ada"), character(name="Berta"), of=1)
    table.play(card)
    option = next(one for one in table.match.decisions[0].options if one.phrase.it == "Ada")
    table.choose(option.id)
    assert [table.where(one) for one in (first, second, other)] == ["discard", "discard", "hand"]
