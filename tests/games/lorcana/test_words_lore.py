"""Lore that is gained and lost, as a moment and in a turn; the fewest of something; a character's location."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import THEM, Table, action, character, item, location


@pytest.mark.parametrize(("moment", "drawn"), [
    ("gains_lore(1)", 1), ("gains_lore(2)", 1), ("gains_lore(3)", 0), ("opponent_gains_lore(1)", 0),
    ("loses_lore(1)", 0)])  # fmt: skip
def test_lore_that_you_gain_sets_it_off_once_for_all_of_it(moment: str, drawn: int) -> None:
    t = Table()
    t.mine(item(f"when({moment}, draw(1))"))
    (held,) = t.hand(action("gain_lore(2)"))
    before = t.hand_size()
    t.play(held)
    assert t.hand_size() - before + 1 == drawn


@pytest.mark.parametrize(
    ("moment", "drawn"),
    [("opponent_loses_lore(1)", 1), ("opponent_loses_lore(2)", 0), ("loses_lore(1)", 0), ("gains_lore(1)", 0)],
)
def test_lore_that_an_opponent_has_not_is_not_lost(moment: str, drawn: int) -> None:
    t = Table()
    t.lore(1, of=THEM)
    t.mine(item(f"when({moment}, draw(1))"))
    (held,) = t.hand(action("lose_lore(2, who=each_opponent)"))
    before = t.hand_size()
    t.play(held)
    assert t.hand_size() - before + 1 == drawn


def test_questing_gains_lore_too_and_tells_how_much() -> None:
    t = Table()
    t.mine(item("when(gains_lore(1), lose_lore(that_much, who=each_opponent))"))
    t.lore(9, of=THEM)
    hero = t.mine(character(1, 4, lore=3))
    t.quest(hero)
    assert (t.lore_of(), t.lore_of(THEM)) == (3, 6)


@pytest.mark.rule("LOR-TRIG.14")
@pytest.mark.parametrize(("condition", "held"), [
    ("this_turn_at_least(3, lore_gained)", True), ("this_turn_at_least(4, lore_gained)", False),
    ("this_turn_at_least(1, opponents_lore_gained)", False), ("this_turn_at_least(2, opponents_lore_lost)", True),
    ("this_turn_at_least(3, opponents_lore_lost)", False),
    ("not_(this_turn_at_least(1, lore_lost))", True)])  # fmt: skip
def test_the_turn_knows_how_much_lore_was_gained_and_lost(condition: str, held: bool) -> None:
    t = Table()
    t.lore(5, of=THEM)
    first, second, last = t.hand(
        action("gain_lore(2)"),
        action("gain_lore(1)", "lose_lore(2, who=each_opponent)", name="Second"),
        action(f"given({condition}, gain_lore(9))", name="Last"),
    )
    for card in (first, second, last):
        t.play(card)
    assert (t.lore_of() == 12) == held


@pytest.mark.parametrize(("mine", "theirs", "fewest"), [(1, 2, True), (2, 2, False), (3, 2, False)])
def test_fewest_is_less_than_each_opponent_has(mine: int, theirs: int, fewest: bool) -> None:
    t = Table(seats=3)
    hero = t.mine(character(1, 4, "always(gets(this, strength=2), given=fewest(count(character, yours)))"))
    for _ in range(mine - 1):
        t.mine(character(1, 1))
    for seat, number in ((1, theirs), (2, 4)):
        for _ in range(number):
            t.mine(character(1, 1), owner=seat)
    assert (t.strength(hero) == 3) == fewest


def test_whoever_has_the_fewest_cards_in_hand_draws() -> None:
    t = Table(seats=3)
    for seat, number in ((0, 3), (1, 1), (2, 1)):
        t.hand(*(character(1, 1, name=f"{seat}-{one}") for one in range(number)), of=seat)
    (held,) = t.hand(action("draw(1, who=emptiest_hands)"))
    sizes = [t.hand_size(of=seat) for seat in range(3)]
    t.play(held)
    assert [t.hand_size(of=seat) for seat in range(3)] == [sizes[0] - 1, sizes[1] + 1, sizes[2] + 1]


def test_the_location_of_a_character_changes_with_it() -> None:
    t = Table()
    here, there = t.mine(location(5)), t.mine(location(5, name="There"))
    hero = t.mine(character(1, 4, "always(gets(location_of(this), willpower=3))"), at=here)
    assert (t.willpower(here), t.willpower(there)) == (8, 5)
    t.move(hero, there)
    assert (t.willpower(here), t.willpower(there)) == (5, 8)


def test_what_is_challenged_may_be_told_by_its_challenger() -> None:
    t = Table()
    weaker = "against(character, strength(below=strength_of(challenger)))"
    t.mine(item(f"when(challenges(character, yours, {weaker}), gain_lore(1))"))
    strong, weak, foe = t.mine(character(3, 9)), t.mine(character(1, 9)), t.theirs(character(2, 9), exerted=True)
    t.challenge(weak, foe)
    assert t.lore_of() == 0
    t.challenge(strong, foe)
    assert t.lore_of() == 1


@pytest.mark.parametrize(("revealed", "dealt"), [("character", 2), ("item", 0)])
def test_what_another_player_reveals_lets_you_deal_damage(revealed: str, dealt: int) -> None:
    t = Table()
    t.mine(character(1, 9))
    foe = t.theirs(character(1, 9))
    t.theirs(character(1, 9))
    t.deck(character(1, 1) if revealed == "character" else item("use(exert(this), then=draw(1))"), of=THEM)
    deed = "by(card_player, deal(2, chosen(character, opposing)))"
    (held,) = t.hand(
        action(f"each(each_opponent, look(1, take(1, character, to=kept, then={deed}), rest=top, shown=yes))")
    )
    t.play(held)
    if dealt:
        assert foe in t.targets()
        t.choose(f"target:{foe}")
    assert t.damage(foe) == dealt


@pytest.mark.parametrize(
    "text", ["when(gains_lore(0), draw(1))", "always(gets(this, lore=1), given=fewest(that_much))"]
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        card_words(character(1, 1, text))


SAID = [
    ("when(gains_lore(1), draw(1))",
     "Whenever you gain lore, draw a card.", "Ogni volta che ottieni leggenda, pesca una carta."),
    ("when(opponent_loses_lore(2), draw(1))",
     "Whenever an opponent loses 2 or more lore, draw a card.",
     "Ogni volta che un avversario perde 2 o più leggenda, pesca una carta."),
    ("when(plays(this), given(this_turn_at_least(3, lore_gained), draw(1)))",
     "When you play this character, if you've gained 3 or more lore this turn, draw a card.",
     "Quando giochi questo personaggio, se hai ottenuto 3 o più leggenda in questo turno, pesca una carta."),
    ("when(plays(this), given(not_(this_turn_at_least(1, opponents_lore_lost)), draw(1)))",
     "When you play this character, if no opponent has lost lore this turn, draw a card.",
     "Quando giochi questo personaggio, se nessun avversario ha perso leggenda in questo turno, pesca una carta."),
    ("when(plays(this), given(not_(this_turn_at_least(1, lore_gained)), draw(1)))",
     "When you play this character, if you haven't gained lore this turn, draw a card.",
     "Quando giochi questo personaggio, se non hai ottenuto leggenda in questo turno, pesca una carta."),
    ("when(plays(this), gain_lore(this_turn(opponents_lore_lost)))",
     "When you play this character, gain 1 lore for each lore an opponent has lost this turn.",
     "Quando giochi questo personaggio, ottieni 1 leggenda per ogni leggenda persa da un avversario in questo turno."),
    ("always(gets(this, lore=1), given=fewest(hand_of(you)))",
     "While each opponent has more cards in their hand than you, this character gets +1 {L}.",
     "Mentre ogni avversario ha più carte in mano di te, questo personaggio riceve +1 {L}."),
    ("when(plays(this), draw(1, who=emptiest_hands))",
     "When you play this character, each player with the fewest cards in their hand draws a card.",
     "Quando giochi questo personaggio, ogni giocatore con meno carte in mano pesca una carta."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "english", "italian"), SAID)
def test_it_is_said_in_both_languages(text: str, english: str, italian: str) -> None:
    words = card_words(character(1, 1, text))[0]
    assert (words.en, words.it) == (english, italian)
