"""Words about choices of others, odd places and limits: what they do at a table, and how they read."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import ABILITY, EFFECT
from ludoteca.kernel.yamls import Where
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

# -- the bottom of the deck in a random order --------------------------------------------------------------------


def test_the_rest_goes_to_the_bottom_in_an_order_that_nobody_chooses_or_knows() -> None:
    table = Table()
    found, *rest = table.deck(item(name="Found"), *[character(name=f"Rest {n}") for n in range(5)])
    (deed,) = table.hand(
        action("look(5, take(1, item, to=into_play, optional=yes), rest=bottom_at_random)", name="Rummage")
    )
    table.play(deed, found)
    assert table.where(found) == "play"
    assert "end" in table.options
    deck = table.match.deck[0]
    assert deck[-1] == rest[4]
    assert sorted(deck[:4]) == rest[:4]
    assert [table.match.known[card] for card in rest] == [0] * 5


def test_what_was_revealed_until_the_card_sought_goes_to_the_bottom_at_random() -> None:
    table = Table()
    *rest, found, last = table.deck(character(), character(), item(name="Found"), character())
    (deed,) = table.hand(action("reveal_until(item, to=into_play, rest=bottom_at_random)"))
    table.play(deed)
    assert table.where(found) == "play"
    assert table.match.deck[0][-1] == last
    assert sorted(table.match.deck[0][:2]) == sorted(rest)


# -- what other players choose -----------------------------------------------------------------------------------


def test_an_opponent_chooses_between_a_loss_and_what_the_cards_player_gets() -> None:
    table = Table()
    deed, again = table.hand(*[action("each(each_opponent, choose_one(lose_lore(2), draw(2, who=card_player)))")] * 2)
    table.lore(5, of=THEM)
    table.play(deed)
    assert table.asked == THEM
    labels = [option.label("en") for option in table.decision.options]
    assert labels == ["Lose 2 lore", "This card's player draws 2 cards"]
    table.choose("mode:1")
    assert (table.hand_size(), table.hand_size(THEM), table.lore_of(THEM)) == (3, 0, 5)
    table.play(again)
    table.choose("mode:0")
    assert table.lore_of(THEM) == 3


def test_the_player_of_a_chosen_card_chooses_what_becomes_of_it() -> None:
    table = Table()
    table.theirs(character())
    ogre = table.theirs(character(3, 3))
    (deed,) = table.hand(
        action(
            "choose(chosen(character, opposing))",
            "by(its_player, choose_one(banish(it), by(card_player, gain_lore(3))))",
        )
    )
    table.play(deed, ogre)
    assert table.asked == THEM
    table.choose("mode:0")
    assert table.where(ogre) == "discard"


def test_every_player_keeps_one_character_and_all_others_are_banished() -> None:
    table = Table(seats=3)
    mine = [table.mine(character()) for _ in range(2)]
    theirs = [table.theirs(character()) for _ in range(2)]
    only = table.theirs(character(), owner=2)
    (deed,) = table.hand(
        action("each(each_player, choose(chosen(character, yours)))", "banish(every(character, another))")
    )
    table.play(deed, mine[1])
    table.choose(f"target:{theirs[0]}")
    assert [table.where(card) for card in (*mine, *theirs, only)] == ["discard", "play", "play", "discard", "play"]


# -- what must be done, and how cards enter play -----------------------------------------------------------------


def test_a_turn_does_not_end_while_a_character_must_and_can_challenge() -> None:
    table = Table()
    hero = table.mine(character(1, 5))
    ogre = table.theirs(character(1, 5))
    (deed,) = table.hand(action("must_challenge(chosen(character, opposing), until=their_next_turn)"))
    table.play(deed)
    table.quest(hero)
    table.end_turn()
    assert "end" not in table.options
    table.challenge(ogre, hero)
    table.end_turn()
    table.end_turn()
    assert "end" in table.options


def test_opponents_choose_first_whom_they_must_choose() -> None:
    table = Table()
    table.mine(character(1, 9))
    plain = table.theirs(character(1, 9))
    other = table.theirs(character(1, 9))
    lure = table.theirs(character(1, 9, "always(must_be_chosen(this))"))
    first, second = table.hand(action("deal(1, chosen(character))"), action("deal(1, chosen(2, character, opposing))"))
    table.play(first)
    assert table.damage(lure) == 1
    table.play(second)
    assert table.targets() == {plain, other}
    table.choose(f"target:{other}")
    assert [table.damage(card) for card in (plain, other, lure)] == [0, 1, 2]


def test_its_own_player_need_not_choose_it() -> None:
    table = Table()
    lure = table.mine(character(1, 9, "always(must_be_chosen(this))"))
    other = table.mine(character(1, 9))
    (deed,) = table.hand(action("deal(1, chosen(character))"))
    table.play(deed)
    assert table.targets() == {lure, other}


def test_cards_of_others_enter_play_with_damage() -> None:
    table = Table()
    table.theirs(
        item("always(enters_damaged(1, every(character, opposing)), enters_exerted(every(character, opposing)))")
    )
    (hero,) = table.hand(character(1, 3, "always(enters_damaged(1))"))
    table.play(hero)
    assert (table.damage(hero), table.is_exerted(hero)) == (2, True)


# -- shields -----------------------------------------------------------------------------------------------------


def test_no_more_damage_than_so_much_is_dealt_at_a_time() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "always(takes_at_most(this, 2))", keywords=["resist(1)"]))
    other = table.mine(character(1, 9))
    ogre = table.theirs(character(5, 9), exerted=True)
    twice, put = table.hand(
        action("deal(2, every(character, yours))", "deal(5, every(character, yours))"),
        action("put_damage(3, chosen(character, yours))"),
    )
    table.play(twice)
    assert (table.damage(hero), table.damage(other)) == (3, 7)
    table.challenge(hero, ogre)
    assert table.damage(hero) == 5
    table.play(put, hero)
    assert table.damage(hero) == 8


def test_all_of_a_group_take_no_more_than_so_much() -> None:
    table = Table()
    table.mine(item("always(takes_at_most(every(location, yours), 1))"))
    place, hero = table.mine(location(5)), table.mine(character(1, 5))
    (deed,) = table.hand(action("deal(3, every(character | location, yours))"))
    table.play(deed)
    assert (table.damage(place), table.damage(hero)) == (1, 3)


def test_damage_outside_challenges_is_not_dealt() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "always(cannot(this, take_other_damage))"))
    ogre = table.theirs(character(3, 9), exerted=True)
    (deed,) = table.hand(action("deal(3, every(character))"))
    table.play(deed)
    assert (table.damage(hero), table.damage(ogre)) == (0, 3)
    table.challenge(hero, ogre)
    assert table.damage(hero) == 3


@pytest.mark.parametrize(("act", "after"), [("take_action_damage", (0, 2)), ("take_ability_damage", (3, 3))])
def test_damage_of_actions_or_of_abilities_alone_is_not_dealt(act: str, after: tuple[int, int]) -> None:
    table = Table()
    hero = table.mine(character(1, 9, f"always(cannot(this, {act}))"))
    horn = table.mine(item("use(pay(1), then=deal(2, every(character, yours)))"))
    ogre = table.theirs(character(1, 9), exerted=True)
    (deed,) = table.hand(action("deal(3, every(character, yours))"))
    table.play(deed)
    dealt = [table.damage(hero)]
    table.use(horn)
    dealt.append(table.damage(hero))
    assert tuple(dealt) == after
    table.challenge(hero, ogre)
    assert table.damage(hero) == after[1] + 1


@pytest.mark.parametrize(("act", "after_action"), [("be_returned", "play"), ("be_returned_by_abilities", "hand")])
def test_opponents_cannot_return_a_character_to_hand(act: str, after_action: str) -> None:
    table = Table()
    hero = table.theirs(character(1, 9, f"always(cannot(this, {act}))"))
    horn = table.mine(item("use(pay(1), then=return_to_hand(every(character, opposing)))"))
    (deed,) = table.hand(action("return_to_hand(every(character, opposing))"))
    table.use(horn)
    assert table.where(hero) == "play"
    table.play(deed)
    assert table.where(hero) == after_action


def test_its_own_player_can_return_it_to_hand() -> None:
    table = Table()
    hero = table.mine(character(1, 9, "always(cannot(this, be_returned))"))
    (deed,) = table.hand(action("return_to_hand(chosen(character, yours))"))
    table.play(deed)
    assert table.where(hero) == "hand"


# -- rules of the turn -------------------------------------------------------------------------------------------


def offered(table: Table, verb: str) -> list[int]:
    return [int(option.partition(":")[2]) for option in table.options if option.startswith(f"{verb}:")]


def test_only_one_opposing_character_quests_each_turn() -> None:
    table = Table()
    table.theirs(character(1, 3, "always(one_quester(character, opposing))"))
    first, second = table.mine(character()), table.mine(character())
    (deed,) = table.hand(action("ready(every(character, yours))"))
    assert offered(table, "quest") == [first, second]
    table.quest(second)
    assert offered(table, "quest") == []
    table.play(deed)
    assert offered(table, "quest") == [second]


def test_it_limits_only_such_characters() -> None:
    table = Table()
    table.mine(character(1, 3, "always(one_quester(character, opposing))"))
    first, second = table.mine(character()), table.mine(character())
    table.quest(first)
    assert second in offered(table, "quest")


def test_only_one_opposing_character_challenges_each_turn() -> None:
    table = Table()
    ogre = table.theirs(character(0, 9, "always(one_challenger(character, opposing))"), exerted=True)
    first, second = table.mine(character(1, 9)), table.mine(character(1, 9))
    table.challenge(first, ogre)
    assert offered(table, "challenge") == []
    assert offered(table, "quest") == [second]


def test_lore_is_gained_only_by_questing() -> None:
    table = Table()
    table.theirs(item("always(cannot_gain_lore(each_player, but_questing=yes))"))
    hero = table.mine(character(lore=2))
    (deed,) = table.hand(action("gain_lore(3)"))
    table.play(deed)
    assert table.lore_of() == 0
    table.quest(hero)
    assert table.lore_of() == 2


def test_no_more_than_so_many_cards_are_played_each_turn() -> None:
    table = Table()
    table.theirs(item("always(cannot_play(each_opponent, action, after=1))"))
    first, second, hero = table.hand(action("gain_lore(1)"), action("gain_lore(1)"), character())
    table.play(hero)
    table.play(first)
    assert f"play:{second}" not in table.options
    table.until_turn_of(THEM)
    table.until_turn_of(0)
    assert f"play:{second}" in table.options


# -- from the discard --------------------------------------------------------------------------------------------


def test_a_static_is_in_force_while_its_card_is_in_the_discard() -> None:
    table = Table()
    pirate, other = table.mine(character(1, 3, classes=("Pirate",))), table.mine(character(1, 3))
    ghost = character(1, 1, 'from_discard(always(gets(every(character, yours, classed("Pirate")), strength=2)))')
    (hero,) = table.hand(ghost)
    (deed,) = table.hand(action("discard(1, character)"))
    (back,) = table.hand(action("return_to_hand(chosen(character, in_discard))"))
    assert table.strength(pirate) == 1
    table.play(deed)
    table.choose(f"target:{hero}")
    assert table.where(hero) == "discard"
    assert (table.strength(pirate), table.strength(other)) == (3, 1)
    table.play(back)
    assert table.strength(pirate) == 1


def test_in_play_it_is_not_in_force() -> None:
    table = Table()
    hero = table.mine(character(1, 1, "from_discard(always(gets(every(character, yours), strength=2)))"))
    assert table.strength(hero) == 1


# -- how they read -----------------------------------------------------------------------------------------------

SAID = [
    (
        'from_discard(always(gets(every(character, yours, classed("Pirate")), strength=1)))',
        "mentre questa carta è nei tuoi scarti, i tuoi personaggi Pirata ricevono +1 {S}",
        "while this card is in your discard, your Pirate characters get +1 {S}",
    ),
    (
        "always(one_quester(character, opposing))",
        "in ogni turno può andare all'avventura un solo personaggio avversario",
        "each turn, only one opposing character can quest",
    ),
    (
        "always(one_challenger(character, opposing))",
        "in ogni turno può sfidare un solo personaggio avversario",
        "each turn, only one opposing character can challenge",
    ),
    (
        "always(cannot_gain_lore(each_opponent, but_questing=yes))",
        "gli avversari non possono ottenere leggenda se non andando all'avventura",
        "opponents can't gain lore except by questing",
    ),
    (
        "always(cannot_play(each_opponent, action, after=2))",
        "gli avversari non possono giocare più di 2 azioni in ogni turno",
        "opponents can't play more than 2 actions each turn",
    ),
    (
        "always(takes_at_most(this, 2))",
        "questo personaggio non può subire più di 2 danni alla volta",
        "this character can't be dealt more than 2 damage at a time",
    ),
    (
        "always(takes_at_most(every(location, yours), 1))",
        "i tuoi luoghi non possono subire più di 1 danno alla volta",
        "your locations can't be dealt more than 1 damage at a time",
    ),
    (
        "always(cannot(every(character, yours), be_returned_by_abilities))",
        "i tuoi personaggi non possono essere ripresi in mano per abilità degli avversari",
        "your characters can't be returned to hand by opponents' abilities",
    ),
    (
        "always(cannot(this, take_other_damage))",
        "questo personaggio non può subire danni al di fuori delle sfide",
        "this character can't be dealt damage outside challenges",
    ),
    (
        "must_challenge(chosen(character, opposing), until=their_next_turn)",
        "un personaggio avversario a tua scelta deve sfidare, se possibile, durante il suo prossimo turno",
        "chosen opposing character must challenge if able during their next turn",
    ),
    (
        "always(must_be_chosen(this))",
        "questo personaggio deve essere scelto dagli avversari per azioni e abilità, se possibile",
        "this character must be chosen by opponents for actions and abilities if able",
    ),
    (
        "always(enters_damaged(1, every(character, opposing)))",
        "i personaggi avversari entrano in gioco con 1 danno",
        "opposing characters enter play with 1 damage",
    ),
    (
        "each(each_opponent, choose_one(lose_lore(2), draw(2, who=card_player)))",
        "ogni avversario sceglie uno: • Perde 2 leggenda. • Il giocatore di questa carta pesca 2 carte.",
        "each opponent chooses one: • They lose 2 lore. • This card's player draws 2 cards.",
    ),
    (
        "look(5, take(1, character, cost(most=3), to=into_play, optional=yes), rest=bottom_at_random)",
        "guarda le prime 5 carte del tuo mazzo. Puoi rivelare una carta personaggio con costo 3 o inferiore e giocarla "
        "gratis. Metti le altre in fondo al tuo mazzo in ordine casuale",
        "look at the top 5 cards of your deck. You may reveal a character card with cost 3 or less and play it for "
        "free. Put the rest on the bottom of your deck in a random order",
    ),
    (
        "reveal_until(item, to=hand, rest=bottom_at_random)",
        "rivela carte dalla cima del tuo mazzo finché non riveli una carta oggetto. Metti quella carta nella tua mano "
        "e metti le altre in fondo al tuo mazzo in ordine casuale",
        "reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and put "
        "the rest on the bottom of your deck in a random order",
    ),
]


@pytest.mark.parametrize(("text", "it", "en"), SAID, ids=[text for text, _, _ in SAID])
def test_they_read_as_cards_do(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    made = VOCABULARY.read(text, (ABILITY, EFFECT), Where("test"))
    assert (made.words().it, made.words().en) == (it, en)


FATE = "each(each_opponent, choose_one(discard(1), lose_lore(2), chooser=card_player))"


@pytest.mark.rule("LOR-RES.12")
def test_the_cards_player_chooses_for_each_opponent() -> None:
    t = Table(seats=3)
    for seat in (1, 2):
        t.lore(5, of=seat)
    held = [t.hand(character(1, 1, name=f"Held {seat}"), of=seat)[0] for seat in (1, 2)]
    (deed,) = t.hand(action(FATE))
    t.play(deed)
    assert t.asked == ME
    t.choose("mode:1")
    assert t.asked == ME
    t.choose("mode:0")
    assert (t.lore_of(1), t.where(held[0]), t.lore_of(2), t.where(held[1])) == (3, "hand", 5, "discard")


@pytest.mark.rule("LOR-RES.12")
def test_the_only_possible_one_is_done_to_an_opponent_unasked() -> None:
    t = Table()
    t.lore(5, of=THEM)
    (deed,) = t.hand(action(FATE))
    t.play(deed)
    assert t.lore_of(THEM) == 3
    assert "end" in t.options


def test_words_of_a_choice_for_others() -> None:
    t = Table()
    (deed,) = t.hand(action(FATE))
    said = t.match.script[deed].text[0]
    assert said.en == (
        "Each opponent does one of these, chosen by this card's player: "
        "• They choose and discard a card. • They lose 2 lore."
    )
    assert said.it == (
        "Ogni avversario fa una di queste cose, a scelta del giocatore di questa carta: "
        "• Sceglie e scarta una carta. • Perde 2 leggenda."
    )


# -- several at once, and no more than so much -------------------------------------------------------------------


def test_cards_that_are_discarded_together_count_as_one_time() -> None:
    table = Table()
    table.mine(item("when(discards_some, gain_lore(1))"))
    table.theirs(item("when(discards_some, gain_lore(1))"))
    both, one, *held = table.hand(
        action("discard(2)"), action("discard(1)"), *[character(name=f"C{n}") for n in range(4)]
    )
    table.play(both)
    table.choose(*[f"target:{card}" for card in held[:2]])
    assert table.lore_of() == 1
    table.play(one)
    table.choose(f"target:{held[2]}")
    assert (table.lore_of(), table.lore_of(THEM)) == (2, 0)


@pytest.mark.parametrize(("items", "strength"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_value_grows_with_a_count_up_to_so_much(items: int, strength: int) -> None:
    table = Table()
    grown = table.mine(character(1, 3, "always(gets(this, strength=no_more_than(2, count(item, yours))))"))
    for _ in range(items):
        table.mine(item())
    assert table.strength(grown) == strength


@pytest.mark.rule("LOR-RES.23")
def test_a_card_of_a_revealed_hand_can_be_put_elsewhere() -> None:
    t = Table()
    (held,) = t.hand(
        action("reveal_hand(chosen_opponent)", "put_on_bottom(chosen(action, opposing, in_hand, among(it)))")
    )
    one, two, other = t.hand(action("draw(1)"), action("draw(2)"), character(1, 1), of=THEM)
    t.play(held)
    assert t.options == [f"target:{one}", f"target:{two}"]
    t.choose(f"target:{two}")
    assert [t.where(card) for card in (one, two, other)] == ["hand", "deck", "hand"]


@pytest.mark.rule("LOR-RES.23")
def test_a_named_card_is_discarded_from_hands() -> None:
    t = Table()
    (held,) = t.hand(action("name_card", "discard(all, named_card, who=each_opponent)"))
    two = t.hand(action("draw(1)", name="Tale"), action("draw(2)", name="Tune"), of=THEM)
    t.play(held)
    wanted = t.match.script[two[1]].card.names[0]
    t.choose(f"name:{t.match.cast.names.index(wanted)}")
    assert [t.where(card) for card in two] == ["hand", "discard"]


@pytest.mark.rule("LOR-RES.13")
def test_others_discard_until_they_have_as_many_cards_as_you() -> None:
    t = Table()
    text = "each(opponents_with_more(hand_of(you)), discard(plus(hand_of(you), times(-1, hand_of(card_player)))))"
    held, _ = t.hand(action(text), character(1, 1))
    t.hand(*(character(1, 1) for _ in range(4)), of=THEM)
    words = t.match.script[held].text[0]
    assert words.en.endswith(
        "the number of cards in their hand minus the number of cards in this card's player's hand."
    )
    t.play(held)
    while "end" not in t.options:
        t.choose(t.options[0])
    assert (t.hand_size(), t.hand_size(THEM)) == (1, 1)
