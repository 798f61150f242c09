"""How the card language reads in both languages: noun phrases, amounts, conditions, moments."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca.games.lorcana.effects.language.filters import NAMES, learn_name
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, their
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER, ITEM
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

KINDS = ("target", "player", "amount", "condition", "moment")


def read(text: str, kind: int = CHARACTER) -> Any:
    SPEECH.begin(kind)
    return VOCABULARY.read(text, KINDS, Where("cards.yaml", 1, 1))


def said(text: str, it: str, en: str) -> None:
    assert read(text).words() == Phrase(it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        ("this", "questo personaggio", "this character"),
        ("chosen(character)", "un personaggio a tua scelta", "chosen character"),
        ("chosen(character, opposing)", "un personaggio avversario a tua scelta", "chosen opposing character"),
        ("chosen(action, in_hand)", "una carta azione dalla tua mano", "an action card from your hand"),
        (
            "chosen(character, yours, other)",
            "un tuo altro personaggio a tua scelta",
            "another chosen character of yours",
        ),
        (
            "chosen(character, opposing, damaged)",
            "un personaggio avversario danneggiato a tua scelta",
            "chosen opposing damaged character",
        ),
        (
            "chosen(character | item | location, cost(most=3))",
            "un personaggio, oggetto o luogo a tua scelta con costo 3 o inferiore",
            "chosen character, item, or location with cost 3 or less",
        ),
        (
            "chosen(character, cost(most=strength_of(this)))",
            "un personaggio a tua scelta con costo pari o inferiore alla {S} di questo personaggio",
            "chosen character with cost equal to or less than this character's {S}",
        ),
        ("up_to(2, character)", "fino a 2 personaggi a tua scelta", "up to 2 chosen characters"),
        (
            "up_to(3, item, in_discard)",
            "fino a 3 carte oggetto dai tuoi scarti",
            "up to 3 item cards from your discard",
        ),
        (
            "chosen(3, card, of(chosen_opponent), in_discard)",
            "3 carte dagli scarti di un avversario a tua scelta",
            "3 cards from chosen opponent's discard",
        ),
        ("every(item, opposing)", "tutti gli oggetti avversari", "all opposing items"),
        ("every(character, yours, other)", "i tuoi altri personaggi", "your other characters"),
        (
            'every(character, yours, classed("Prince", "Princess", "King", "Queen"))',
            "i tuoi personaggi Principe, Principessa, Re e Regina",
            "your Prince, Princess, King, and Queen characters",
        ),
        (
            "every(location | matching(character, at_location), yours)",
            "i tuoi luoghi e i tuoi personaggi nei luoghi",
            "your locations and your characters at locations",
        ),
        ('every(character, classed("Toon"))', "tutti i personaggi Toon", "all Toon characters"),
    ],
)
def test_targets(text: str, it: str, en: str) -> None:
    said(text, it, en)


def test_this_is_said_by_the_type_of_the_card() -> None:
    assert read("this", ITEM).words() == Phrase("questo oggetto", "this item")


def test_this_is_a_character_in_an_ability_that_characters_gain() -> None:
    this = read("this", ITEM)
    before = SPEECH.pretend(CHARACTER)
    words = this.words()
    SPEECH.pretend(before)
    assert words == Phrase("questo personaggio", "this character")


@pytest.mark.parametrize(
    ("first", "it", "en"),
    [
        ("chosen(item)", "quell'oggetto", "that item"),
        ("chosen(2, character)", "quei personaggi", "those characters"),
        ("chosen(action, in_discard)", "quella carta", "that card"),
        ("quests(this)", "quel personaggio", "that character"),
        ("challenged(this)", "quel personaggio", "that character"),
        ("challenges(this)", "quella carta", "that card"),
        ("sings(this)", "quella carta", "that card"),
        ("moves(this)", "quel luogo", "that location"),
    ],
)
def test_it_is_called_as_what_was_spoken_of_before(first: str, it: str, en: str) -> None:
    read(first)
    later = VOCABULARY.read("it", KINDS, Where("cards.yaml", 1, 1))
    assert later.words() == Phrase(it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        ("count(item, yours)", "il numero di oggetti che hai in gioco", "the number of items you have in play"),
        ("strength_of(challenger)", "la {S} del personaggio sfidante", "the challenging character's {S}"),
        ("damage_on(this)", "i danni su questo personaggio", "the damage on this character"),
        (
            "plus(count(card, in_inkwell), -3)",
            "il numero di carte nel tuo calamaio meno 3",
            "the number of cards in your inkwell minus 3",
        ),
        (
            "this_turn(defeated(character, opposing))",
            "il numero di personaggi avversari esiliati in una sfida in questo turno",
            "the number of opposing characters banished in a challenge this turn",
        ),
    ],
)
def test_amounts(text: str, it: str, en: str) -> None:
    said(text, it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        (
            'count(character, yours, other, classed("Hyena"))',
            "altro personaggio Iena che hai in gioco",
            "other Hyena character you have in play",
        ),
        ("count(character, yours, here)", "personaggio che hai in questo luogo", "character you have here"),
        ("count(song, in_discard)", "carta canzone nei tuoi scarti", "song card in your discard"),
        ("damage_on(every(character, opposing))", "danno sui personaggi avversari", "1 damage on opposing characters"),
        ("this_turn(played(song))", "canzone giocata in questo turno", "song played this turn"),
    ],
)
def test_for_each(text: str, it: str, en: str) -> None:
    assert read(text).per() == Phrase(it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        (
            'have(character, named("Gaston"))',
            "hai in gioco un personaggio chiamato Gaston",
            "you have a character named Gaston in play",
        ),
        (
            "have(2, character, other)",
            "hai in gioco 2 o più altri personaggi",
            "you have 2 or more other characters in play",
        ),
        ("have(character, here)", "hai un personaggio in questo luogo", "you have a character here"),
        ("have_exactly(0, card, in_hand)", "non hai carte in mano", "you have no cards in your hand"),
        (
            "opponent_has(4, card, in_inkwell)",
            "un avversario ha 4 o più carte nel suo calamaio",
            "an opponent has 4 or more cards in their inkwell",
        ),
        (
            "most(count(card, in_hand))",
            "hai più carte in mano di ogni avversario",
            "you have more cards in your hand than each opponent",
        ),
        ("is_(this, undamaged)", "questo personaggio non ha danni", "this character has no damage"),
        ("not_(is_(this, undamaged))", "questo personaggio ha danni", "this character has damage"),
        (
            "not_(is_(this, at_location))",
            "questo personaggio non si trova in un luogo",
            "this character isn't at a location",
        ),
        (
            "not_(this_turn_at_least(1, played(song)))",
            "non hai giocato una canzone in questo turno",
            "you haven't played a song this turn",
        ),
        (
            "this_turn_exactly(2, challenges_made)",
            "è la seconda sfida di questo turno",
            "it's the second challenge this turn",
        ),
        (
            "this_turn_exactly(2, inked_cards)",
            "è la seconda carta che hai aggiunto al tuo calamaio in questo turno",
            "it's the second card you've put into your inkwell this turn",
        ),
    ],
)
def test_conditions(text: str, it: str, en: str) -> None:
    said(text, it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        ("your_turn", "durante il tuo turno", "during your turn"),
        (
            "both(your_turn, is_(this, exerted))",
            "durante il tuo turno, mentre questo personaggio è impegnato",
            "during your turn, while this character is exerted",
        ),
        ("hand_empty", "mentre non hai carte in mano", "while you have no cards in your hand"),
    ],
)
def test_conditions_at_the_beginning_of_a_sentence(text: str, it: str, en: str) -> None:
    assert read(text).front() == Phrase(it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        ("plays(this)", "quando giochi questo personaggio", "when you play this character"),
        (
            "plays(action, nth=2)",
            "ogni volta che giochi una seconda azione in un turno",
            "whenever you play a second action in a turn",
        ),
        (
            "plays(character, opposing)",
            "ogni volta che un avversario gioca un personaggio",
            "whenever an opponent plays a character",
        ),
        ("quests(this)", "ogni volta che questo personaggio va all'avventura", "whenever this character quests"),
        (
            "banished_while_challenging(this)",
            "quando questo personaggio viene esiliato in una sfida mentre sta sfidando",
            "when this character is banished in a challenge while challenging",
        ),
        (
            "challenges(character, yours, against(character, damaged))",
            "ogni volta che uno dei tuoi personaggi sfida un personaggio danneggiato",
            "whenever one of your characters challenges a damaged character",
        ),
        (
            "healed(character, yours)",
            "ogni volta che rimuovi 1 o più danni da uno dei tuoi personaggi",
            "whenever you remove 1 or more damage from one of your characters",
        ),
        (
            "moves_here(character)",
            "ogni volta che un personaggio si sposta in questo luogo",
            "whenever a character moves to this location",
        ),
        (
            "moves_here(character, from_location)",
            "ogni volta che un personaggio si sposta in questo luogo da un altro luogo",
            "whenever a character moves to this location from a location",
        ),
        (
            "either_moment(plays(this), quests(this))",
            "quando giochi questo personaggio e ogni volta che va all'avventura",
            "when you play this character and whenever it quests",
        ),
        ("end_of_opponents_turn", "alla fine del turno di ogni avversario", "at the end of each opponent's turn"),
    ],
)
def test_moments(text: str, it: str, en: str) -> None:
    said(text, it, en)


def test_what_set_it_off_may_be_anybody_s_card_though_the_first_moment_is_about_one_of_yours() -> None:
    SPEECH.begin(CHARACTER)
    text = "when(either_moment(plays(item), opponent_inks), return_to_hand(it))"
    words = VOCABULARY.read(text, ("ability",), Where("cards.yaml", 1, 1)).words()
    assert words.it.endswith("fai riprendere in mano al suo giocatore quella carta")
    assert words.en.endswith("return that card to their player's hand")


def test_of_another_player() -> None:
    assert their(Phrase("uno dei tuoi personaggi", "one of your characters")) == Phrase(
        "uno dei suoi personaggi", "one of their characters"
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("chosen(character, item)", "several joined by |"),
        ("chosen(character, yours, opposing)", "say once whose cards"),
        ("chosen(0, character)", "1 or more"),
        ("chosen(character, 2)", "the number comes first"),
        ("have(item, 2)", "the number comes first"),
        ("exists(character, 2, yours)", "the number comes first"),
        ("opponent_has(character, 2)", "the number comes first"),
        ("chosen(2)", "say what they are like"),
        ("strength_of(chosen(character))", "choose the card first"),
        ("player_of(chosen(character))", "a card that is known"),
        ("all_under(chosen(character))", "choose the card first"),
        ("is_(chosen(character), damaged)", "choose the card first"),
        ("hand_of(chosen_opponent)", "choose the player first"),
        ('chosen(character, of_ink("gold"))', "no ink is called 'gold'"),
        ("chosen(character, cost())", "say least=, most=, below= or above="),
        ("quests(this, character)", "say this, it, or what the card must be like"),
        ("readied(this, nth=2)", "takes no 'nth'"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, why: str) -> None:
    with pytest.raises(Problem, match=re.escape(why)):
        read(text)


def test_only_a_name_that_is_another_in_italian_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, "little nobody", "")
    del NAMES["little nobody"]
    called = 'chosen(character, named("Little Nobody"))'
    for italian in ("", "Little Nobody"):
        learn_name(Phrase(italian, "Little Nobody"))
        said(called, "un personaggio a tua scelta chiamato Little Nobody", "chosen character named Little Nobody")
    learn_name(Phrase("Nessunino", "Little Nobody"))
    said(called, "un personaggio a tua scelta chiamato Nessunino", "chosen character named Little Nobody")
