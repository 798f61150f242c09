"""Words that the newest sets need: exerting as a moment, cards from the discard, damage moved, banished by damage."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song

EXERTING = "when(exerts(character, yours, other), gain_lore(1))"


def test_questing_challenging_singing_and_effects_exert() -> None:
    t = Table()
    t.mine(character(1, 9, EXERTING))
    quester, fighter, singer, other = [t.mine(character(1, 9, lore=0, cost=3)) for _ in range(4)]
    foe = t.theirs(character(1, 9), exerted=True)
    tune, deed = t.hand(song("draw(1)", cost=3), action("exert(chosen(character, yours, ready, other))"))
    t.quest(quester)
    t.challenge(fighter, foe)
    t.sing(tune, singer)
    t.play(deed, f"target:{other}")
    assert t.lore_of() == 4


def test_what_an_opponent_exerts_is_not_exerted_by_you() -> None:
    t = Table()
    t.theirs(character(1, 9, EXERTING, "when(becomes_exerted(character, yours, other), gain_lore(3))"))
    hero = t.theirs(character(1, 2))
    (deed,) = t.hand(action("exert(chosen(character, opposing, strength(most=1), willpower(most=2)))"))
    t.play(deed)
    assert (t.is_exerted(hero), t.lore_of(THEM)) == (True, 3)


def test_an_ability_that_exerts_its_card_counts() -> None:
    t = Table()
    t.mine(item("when(exerts(item, yours), gain_lore(1))"))
    lamp = t.mine(item("use(exert(this), then=draw(1))"))
    t.use(lamp)
    assert t.lore_of() == 1


@pytest.mark.parametrize(("origin", "lore"), [("discard", 2), ("hand", 0)])
def test_a_card_played_from_the_discard(origin: str, lore: int) -> None:
    t = Table()
    t.mine(character(1, 9, "when(plays(character, out_of_discard), gain_lore(2))"))
    hero = character(1, 2, cost=1)
    if origin == "discard":
        t.discarded(hero)
    else:
        t.hand(hero)
    (deed,) = t.hand(action("play(character, from_=hand_or_discard, free=yes)"))
    t.play(deed)
    assert t.lore_of() == lore


@pytest.mark.rule("LOR-DMG.11")
@pytest.mark.parametrize(("there", "lore"), [(3, 2), (0, 0)])
def test_moving_damage_sets_off_once(there: int, lore: int) -> None:
    t = Table()
    t.mine(item("when(moves_damage, gain_lore(that_much))"))
    t.mine(character(1, 9), damage=there)
    t.theirs(character(1, 9))
    (deed,) = t.hand(action("move_damage(2, chosen(character, yours), chosen(character, opposing))"))
    t.play(deed)
    assert t.lore_of() == lore


def test_removing_damage_moves_none() -> None:
    t = Table()
    t.mine(item("when(moves_damage, gain_lore(1))"))
    t.mine(character(1, 9), damage=3)
    (deed,) = t.hand(action("heal(2, chosen(character), exactly=yes)"))
    t.play(deed)
    assert t.lore_of() == 0


@pytest.mark.rule("LOR-DMG.10", "LOR-AMB.44")
def test_damage_is_removed_from_several_as_the_player_likes() -> None:
    t = Table()
    first, second, third = (t.mine(character(1, 9), damage=damage) for damage in (3, 2, 1))
    (deed,) = t.hand(action("heal_divided(4, any_number(character, yours))", "gain_lore(that_much)"))
    t.play(deed, f"target:{first}", f"target:{second}", "done")
    assert set(t.options) == {"amount:3", "amount:2", "amount:1", "amount:0"}
    t.choose("amount:2")
    assert set(t.options) == {"amount:2", "amount:1", "amount:0"}, "no more than is on it"
    t.choose("amount:1")
    assert [t.damage(card) for card in (first, second, third)] == [1, 1, 1]
    assert t.lore_of() == 3


@pytest.mark.rule("LOR-AMB.74")
@pytest.mark.parametrize(("willpower", "hand"), [(3, 1), (4, 0)])
def test_whoever_has_damage_enough_is_banished_this_way(willpower: int, hand: int) -> None:
    t = Table()
    t.theirs(character(1, willpower))
    (deed,) = t.hand(action("deal(3, chosen(character, opposing))", "given(is_(it, dying), draw(1))"))
    t.play(deed)
    assert t.hand_size() == hand


@pytest.mark.rule("LOR-AMB.74")
def test_those_banished_this_way_are_counted() -> None:
    t = Table()
    for willpower in (1, 2, 3):
        t.theirs(character(1, willpower))
    t.mine(character(1, 1))
    (deed,) = t.hand(action("deal(2, every(character, opposing))", "gain_lore(count_among(it, character, dying))"))
    t.play(deed)
    assert t.lore_of() == 2


@pytest.mark.rule("LOR-GEN.09")
@pytest.mark.parametrize(("seat", "exerted"), [(ME, False), (THEM, True)])
def test_opponents_cannot_exert_it(seat: int, exerted: bool) -> None:
    t = Table()
    hero = t.theirs(character(1, 9, "always(cannot(this, be_exerted))"))
    (deed,) = t.hand(action("exert(every(character))"), of=seat)
    if seat == THEM:
        t.end_turn()
    t.play(deed)
    assert t.is_exerted(hero) == exerted


WORDS = [
    ("when(exerts(character, yours, other), draw(1))",
     "ogni volta che impegni uno dei tuoi altri personaggi, pesca una carta",
     "whenever you exert one of your other characters, draw a card"),
    ("when(plays(character, out_of_discard), draw(1))",
     "ogni volta che giochi un personaggio dagli scarti, pesca una carta",
     "whenever you play a character from the discard, draw a card"),
    ("when(moves_damage, draw(1))",
     "ogni volta che sposti 1 o più segnalini danno, pesca una carta",
     "whenever you move 1 or more damage counters, draw a card"),
    ("when(plays(this), deal(2, chosen(character)), given(is_(it, dying), draw(1)))",
     "quando giochi questo personaggio, infliggi 2 danni a un personaggio a tua scelta. Se quel personaggio viene "
     "esiliato in questo modo, pesca una carta",
     "when you play this character, deal 2 damage to chosen character. If that character is banished this way, draw a "
     "card"),
    ("when(quests(this), heal_divided(3, any_number(character, yours)))",
     "ogni volta che questo personaggio va all'avventura, rimuovi fino a 3 danni suddivisi come preferisci tra un "
     "massimo di 3 tuoi personaggi a tua scelta",
     "whenever this character quests, remove up to 3 damage divided as you choose among up to 3 chosen characters of "
     "yours"),
    ("always(cannot(every(character, yours, other), be_exerted))",
     "i tuoi altri personaggi non possono essere impegnati dagli effetti degli avversari",
     "your other characters can't be exerted by opponents' effects"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "it", "en"), WORDS)
def test_they_say_themselves_in_both_languages(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    words = VOCABULARY.read(text, (ABILITY,), Where("")).words()
    assert (words.it, words.en) == (it, en)


def test_only_what_is_played_comes_out_of_the_discard() -> None:
    SPEECH.begin(CHARACTER)
    with pytest.raises(Problem):
        VOCABULARY.read("when(banished(character, out_of_discard), draw(1))", (ABILITY,), Where(""))
