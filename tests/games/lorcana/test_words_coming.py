"""Words that sets to come need: which song is sung, whether it was, and what else no card says yet."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import THEM, Table, action, character, item, location, song

GRAND = "against(song, cost(least=5))"


@pytest.mark.parametrize("moment", ["sings", "sung"])
def test_only_such_a_song_counts(moment: str) -> None:
    t = Table()
    t.mine(character(1, 4, f"when({moment}(character, yours, {GRAND}), gain_lore(1))"))
    first, second = [t.mine(character(1, 4, cost=5)) for _ in range(2)]
    small, grand = t.hand(song("draw(1)", cost=4), song("draw(1)", cost=5, name="Grand"))
    t.sing(small, first)
    assert t.lore_of() == 0
    t.sing(grand, second)
    assert t.lore_of() == 1


@pytest.mark.rule("LOR-RES.21")
def test_a_song_that_is_paid_for_was_not_sung() -> None:
    t = Table()
    t.mine(character(1, 4, "when(plays(song), given(not_(was_sung(cause)), gain_lore(1)))"))
    singer = t.mine(character(1, 4, cost=5))
    sung, paid = t.hand(song("draw(1)"), song("draw(1)", name="Other"))
    t.sing(sung, singer)
    assert t.lore_of() == 0
    t.play(paid)
    assert t.lore_of() == 1


@pytest.mark.parametrize(("moment", "by_hand", "by_deck"), [
    ("inks_from(hand)", 1, 0), ("inks_from(hand, other=yes)", 0, 1), ("inks_from(top)", 0, 1)])  # fmt: skip
def test_where_an_inked_card_comes_from_matters(moment: str, by_hand: int, by_deck: int) -> None:
    t = Table()
    t.mine(item(f"when({moment}, gain_lore(1))"))
    inked, held, top = t.hand(character(1, 1), action("ink_from_hand(1)"), action("ink_top(1)", name="Top"))
    t.play(held, f"target:{inked}")
    assert t.lore_of() == by_hand
    t.play(top)
    assert t.lore_of() == by_hand + by_deck


def test_a_card_that_is_discarded_may_go_to_the_inkwell() -> None:
    t = Table()
    waste, held = t.hand(
        character(1, 1, "when(discarded(this), may(put_in_inkwell(this, exerted=yes)))"), action("discard(all)")
    )
    t.play(held)
    t.choose("yes")
    assert t.where(waste) == "inkwell"


def test_another_card_that_is_discarded_or_milled_does_not_set_it_off() -> None:
    t = Table()
    t.mine(character(1, 1, "when(discarded(this), gain_lore(1))"))
    t.deck(character(1, 1, "when(discarded(this), gain_lore(1))"))
    _, held = t.hand(character(1, 1), action("do(discard(all), mill(1))"))
    t.play(held)
    assert t.lore_of() == 0


@pytest.mark.rule("LOR-RES.23")
@pytest.mark.rule("LOR-GEN.09")
def test_cards_of_the_named_name_cannot_be_played_for_a_time() -> None:
    t = Table()
    (ban,) = t.hand(action("name_card", "cannot_play(each_opponent, card, named_card, until=your_next_turn)"))
    twin, other = t.hand(character(1, 1, cost=1, name="Ada"), character(1, 1, cost=1, name="Bob"), of=THEM)
    t.play(ban)
    t.choose(f"name:{t.match.cast.names.index('ada')}")
    t.end_turn()
    assert (f"play:{twin}" in t.options, f"play:{other}" in t.options) == (False, True)
    assert [effect.text.en for effect in t.match.view(None).effects] == ["opponents can't play cards named Ada"]
    t.end_turn()
    t.end_turn()
    assert f"play:{twin}" in t.options


def test_only_the_second_card_of_a_turn_costs_more() -> None:
    t = Table()
    t.mine(item("always(pay_more(1, card, nth=2))"))
    for number, held in enumerate(t.hand(*(character(1, 1, cost=1, name=name) for name in ("Ada", "Bob", "Cleo")))):
        before = t.ready_ink()
        t.play(held)
        assert before - t.ready_ink() == (2 if number == 1 else 1)


@pytest.mark.rule("LOR-AMB.70")
@pytest.mark.parametrize(("different", "barred"), [("names", 1), ("costs", 2)])
def test_chosen_cards_may_have_to_differ(different: str, barred: int) -> None:
    t = Table()
    heroes = [t.mine(character(1, 9, name=name, cost=cost)) for name, cost in (("Ada", 1), ("Ada", 2), ("Bob", 1))]
    (held,) = t.hand(action(f"deal(1, up_to(2, character, yours, different={different}))"))
    t.play(held, f"target:{heroes[0]}")
    assert t.targets() == {heroes[number] for number in (1, 2) if number != barred}


@pytest.mark.rule("LOR-AMB.70")
def test_chosen_characters_may_have_to_be_at_different_locations() -> None:
    t = Table()
    here, there = t.mine(location(5)), t.mine(location(5))
    first, second, third = [t.mine(character(1, 9), at=place) for place in (here, here, there)]
    t.mine(character(1, 9))
    (held,) = t.hand(action("deal(1, up_to(2, character, yours, different=locations))"))
    t.play(held)
    assert t.targets() == {first, second, third}
    t.choose(f"target:{first}")
    assert t.targets() == {third}


@pytest.mark.rule("LOR-AMB.70")
def test_of_two_namesakes_one_is_chosen_though_two_are_wanted() -> None:
    t = Table()
    one, two = [t.mine(character(1, 9, name="Ada")) for _ in range(2)]
    (held,) = t.hand(action("deal(1, chosen(2, character, yours, different=names))"))
    t.play(held, f"target:{two}")
    assert (t.damage(one), t.damage(two)) == (0, 1)


@pytest.mark.parametrize("chooser", [1, 2])
def test_whoever_chose_it_discards(chooser: int) -> None:
    t = Table(seats=3)
    hero = t.mine(character(1, 9, "when(chosen_by_opponent(this), lose_lore(1, who=choosing_player))"))
    for seat in (1, 2):
        t.lore(5, of=seat)
    (held,) = t.hand(action("deal(1, chosen(character))"), of=chooser)
    t.until_turn_of(chooser)
    t.play(held)
    assert (t.damage(hero), [t.lore_of(seat) for seat in (1, 2)]) == (
        1,
        [4 if seat == chooser else 5 for seat in (1, 2)],
    )


@pytest.mark.rule("LOR-TURN.04")
@pytest.mark.parametrize(("stay", "ready"), [("", 4), (", stay=yes", 2)])
def test_exerted_ink_may_stay_exerted(stay: str, ready: int) -> None:
    t = Table()
    t.inkwell(4, of=THEM)
    (held,) = t.hand(action(f"each(each_opponent, exert_ink(2{stay}))"))
    before = t.ready_ink(of=THEM)
    t.play(held)
    assert t.ready_ink(of=THEM) == before - 2
    t.end_turn()
    assert t.ready_ink(of=THEM) == before - 4 + ready
    t.end_turn()
    t.end_turn()
    assert t.ready_ink(of=THEM) == before


@pytest.mark.rule("LOR-PLYR.02")
@pytest.mark.parametrize(("seat", "gained"), [(0, 0), (1, 2)])
def test_it_may_matter_whether_the_chosen_player_is_an_opponent(seat: int, gained: int) -> None:
    t = Table()
    (held,) = t.hand(action("by(chosen_player, draw(1), given(is_opponent, gain_lore(2, who=card_player)))"))
    t.play(held, f"player:{seat}")
    assert (t.hand_size(of=seat), t.lore_of()) == (1, gained)


WRONG = [
    "when(plays(this), banish(chosen(character, different=names)))",
    "when(either_moment(discarded(this), quests(this)), draw(1))",
    "when(inks_from(bottom), draw(1))",
    "always(cannot_play(each_opponent, card, named_card))",
    "when(plays(this), name_card, cannot_play(chosen_opponent, card, named_card, until=your_next_turn))",
    "always(pay_more(1, card, nth=4))",
]


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        card_words(character(1, 1, text))


SAID = [
    ("when(plays(this), by(chosen_player, draw(1), given(is_opponent, gain_lore(2, who=card_player))))",
     "When you play this character, chosen player draws a card. If that player is an opponent, this card's player "
     "gains 2 lore.",
     "Quando giochi questo personaggio, un giocatore a tua scelta pesca una carta. Se quel giocatore è un avversario, "
     "il giocatore di questa carta ottiene 2 leggenda."),
    ("when(plays(this), each(each_opponent, exert_ink(2, stay=yes)))",
     "When you play this character, each opponent exerts 2 cards in their inkwell, which can't ready at the start of "
     "their next turn.",
     "Quando giochi questo personaggio, ogni avversario impegna 2 carte nel suo calamaio, che non si preparano "
     "all'inizio del suo prossimo turno."),
    ("when(chosen_by_opponent(this), discard(1, at_random=yes, who=choosing_player))",
     "Whenever an opponent chooses this character for an action or ability, that opponent discards a card at random.",
     "Ogni volta che un avversario sceglie questo personaggio per un'azione o un'abilità, quell'avversario scarta una "
     "carta a caso."),
    ("when(plays(this), ready(up_to(2, character, yours, different=locations)))",
     "When you play this character, ready up to 2 chosen characters of yours at different locations.",
     "Quando giochi questo personaggio, prepara fino a 2 tuoi personaggi a tua scelta in luoghi diversi."),
    ("when(inks_from(hand, other=yes), draw(1))",
     "Whenever a card is put into your inkwell from anywhere other than your hand, draw a card.",
     "Ogni volta che una carta viene aggiunta al tuo calamaio, ma non dalla tua mano, pesca una carta."),
    ("when(inks_from(discard_pile), draw(1))",
     "Whenever a card is put into your inkwell from your discard, draw a card.",
     "Ogni volta che una carta viene aggiunta al tuo calamaio dai tuoi scarti, pesca una carta."),
    ("when(discarded(this), draw(1))",
     "When you discard this card, draw a card.",
     "Quando scarti questa carta, pesca una carta."),
    ("when(plays(this), name_card, cannot_play(each_opponent, card, named_card, until=your_next_turn))",
     "When you play this character, name a card. Opponents can't play cards with that name until the start of "
     "your next turn.",
     "Quando giochi questo personaggio, nomina una carta. Gli avversari non possono giocare carte con quel nome "
     "fino all'inizio del tuo prossimo turno."),
    ("always(pay_more(1, card, who=each_opponent, nth=2))",
     "Each opponent pays 1 {I} more to play their second card each turn.",
     "Ogni avversario paga 1 {I} in più per giocare la sua seconda carta in ogni turno."),
    ("always(pay_less(1, song, nth=2))",
     "You pay 1 {I} less for the second song you play each turn.",
     "Paghi 1 {I} in meno per la seconda canzone che giochi in ogni turno."),
    (f"when(sings(this, {GRAND}), draw(1))",
     "Whenever this character sings a song with cost 5 or more, draw a card.",
     "Ogni volta che questo personaggio canta una canzone con costo 5 o superiore, pesca una carta."),
    (f"when(sung(character, yours, {GRAND}), draw(1))",
     "Whenever one or more of your characters sings a song with cost 5 or more, draw a card.",
     "Ogni volta che almeno uno dei tuoi personaggi canta una canzone con costo 5 o superiore, pesca una carta."),
    ("when(plays(song), given(not_(was_sung(cause)), draw(1)))",
     "Whenever you play a song, if no character sang it, draw a card.",
     "Ogni volta che giochi una canzone, se nessun personaggio l'ha cantata, pesca una carta."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "english", "italian"), SAID)
def test_it_is_said_in_both_languages(text: str, english: str, italian: str) -> None:
    words = card_words(character(1, 1, text))[0]
    assert (words.en, words.it) == (english, italian)
