"""English and Italian rules text about shares, totals, ends of turns and what happens instead; invented."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import compile_card
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.reading import Printed

CLASSES = frozenset({"Baker", "Hero"})
TRANSLATOR = Translator({"Tecla": "Tessa"})


def compiled(kind: str, text: str) -> str:
    card = Printed("91-1", "Uno", kind)
    card.texts = [text]
    read = compile_card(card, CLASSES)
    return f"refused: {read.reasons[0]}" if read.reasons else " ; ".join(read.abilities)


BOTH = [
    ("action", "Deal 5 damage divided as you choose among any number of chosen characters.",
     "Infliggi 5 danni suddivisi come preferisci tra un qualsiasi numero di personaggi a tua scelta.",
     "deal_divided(5, any_number(character))"),
    ("action", "Deal 3 damage, split however you choose between up to 2 chosen opposing characters.",
     "Infliggi 3 danni, ripartiti come vuoi fra fino a 2 personaggi avversari a tua scelta.",
     "deal_divided(3, up_to(2, character, opposing))"),
    ("action", "Banish any number of chosen opposing characters with total cost 6 or less.",
     "Esilia un qualsiasi numero di personaggi avversari a tua scelta con costo totale 6 o inferiore.",
     "banish(any_number(character, opposing, total_cost=6))"),
    ("action", "Return up to 2 character cards with a total cost of 7 or less from your discard to your hand.",
     "Riprendi in mano dai tuoi scarti fino a 2 carte personaggio con un costo totale di 7 o meno.",
     "return_to_hand(up_to(2, character, in_discard, total_cost=7))"),
    ("action", "Chosen character gets +2 {S} until the end of your next turn.",
     "Un personaggio a tua scelta riceve +2 {S} fino alla fine del tuo prossimo turno.",
     "gets(chosen(character), strength=2, until=your_next_end)"),
    ("character", "If this character would be banished, return that card to your hand instead.",
     "Se questo personaggio verrebbe esiliato, invece riprendi in mano quella carta.",
     "always(goes_instead(this, to=hand))"),
    ("character", "If one of your other characters would be dealt damage, this character is dealt that damage instead.",
     "Se uno dei tuoi altri personaggi subirebbe danni, invece li subisce questo personaggio.",
     "always(redirects_damage(character, yours, other, dealt=yes))"),
    ("location", "Characters get +1 {W} and gain Resist +1 while here.",
     "I personaggi ricevono +1 {W} e ottengono Resistere +1 mentre sono qui.",
     "always(gets(every(character, here), willpower=1), gains(every(character, here), resist(1)))"),
    ("character", "While you have no other characters in play, this character gains Resist +2.",
     "Mentre non hai in gioco altri personaggi, questo personaggio ottiene Resistere +2.",
     "always(gains(this, resist(2)), given=not_(have(character, other)))"),
    ("character", "When you play this character, if you have 2 or more other characters in play, draw a card.",
     "Quando giochi questo personaggio, se hai in gioco almeno altri 2 personaggi, pesca una carta.",
     "when(plays(this), given(have(2, character, other), draw(1)))"),
    ("character", "Whenever one of your other Hero characters quests, gain 3 lore.",
     "Ogni volta che un altro dei tuoi personaggi Eroe va all'avventura, ottieni 3 leggenda.",
     'when(quests(character, yours, other, classed("Hero")), gain_lore(3))'),
    ("action", "Move all damage from chosen character to another chosen character.",
     "Sposta tutti i danni da un personaggio a tua scelta su un altro personaggio a tua scelta.",
     "move_damage(all, chosen(character), chosen(character, another))"),
    ("action", "Move up to 2 damage counters from chosen character of yours to chosen opposing character.",
     "Sposta fino a 2 danni da un tuo personaggio a tua scelta a un personaggio avversario a tua scelta.",
     "move_damage(2, chosen(character, yours), chosen(character, opposing), up_to=yes)"),
    ("action", "Put chosen item or location into its player's inkwell facedown and exerted.",
     "Metti un oggetto o un luogo a tua scelta a faccia in giù e impegnato nel calamaio del suo giocatore.",
     "put_in_inkwell(chosen(item | location), exerted=yes)"),
    ("action", "Deal damage to chosen character equal to the number of cards in your hand.",
     "Infliggi a un personaggio a tua scelta un numero di danni pari al numero di carte nella tua mano.",
     "deal(hand_of(you), chosen(character))"),
    ("character", "Whenever you remove 1 or more damage from a character, draw 3 cards.",
     "Ogni volta che rimuovi uno o più danni da un personaggio, pesca 3 carte.",
     "when(healed(character), draw(3))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert compiled(kind, english) == expected
    assert compiled(kind, TRANSLATOR.english(italian)) == expected


ENGLISH = [
    ("item", "If one of your Baker characters would be banished in a challenge, put that card into your inkwell "
     "facedown and exerted instead.",
     'always(goes_instead(every(character, yours, classed("Baker")), to=inkwell, exerted=yes, in_challenge=yes))'),
    ("character", "If this character would be banished, put him on the bottom of your deck instead.",
     "always(goes_instead(this, to=bottom))"),
    ("action", "Opponents can't gain lore until the end of your next turn.",
     "cannot_gain_lore(each_opponent, until=your_next_end)"),
    ("action", "Choose two: • Draw 3 cards. • Gain 3 lore. • Banish chosen item.",
     "choose_one(do(draw(3), gain_lore(3)), do(draw(3), banish(chosen(item))), "
     "do(gain_lore(3), banish(chosen(item))))"),
    ("action", "The next time you play a character this turn, you pay 3 {I} less.", "pay_less_next(3, character)"),
    ("character", "Your characters with Bodyguard gain Resist +3 during opponents' turns.",
     "always(gains(every(character, yours, having(bodyguard)), resist(3)), given=opponents_turn)"),
    ("item", "Whenever an opponent plays their second card in a turn, that player loses 3 lore.",
     "when(plays(card, opposing, nth=2), lose_lore(3, who=cause_player))"),
    ("action", "Draw a card. If this song was sung by a character, draw 3 cards instead.",
     "given(at_least(count(character, sang), 1), draw(3), otherwise=draw(1))"),
    ("character", "For each character you have at a location, this character gets +1 {S}.",
     "always(gets(this, strength=count(character, yours, at_location)))"),
    ("character", "Whenever this character deals damage to another character in a challenge, that character can't "
     "ready at the start of their next turn.",
     "when(deals_challenge_damage(this), cannot(cause, ready, until=next_ready))"),
    ("action", "Chosen character gains Rush this turn. Whenever they banish a character in a challenge this turn, draw "
     "3 cards.",
     "gains(chosen(character), rush, until=this_turn) ; this_turn_when(banishes(it), draw(3))"),
    ("character", "When you play this character, if there's a card under any of your characters, gain 3 lore.",
     "when(plays(this), given(have(character, over_card), gain_lore(3)))"),
    ("item", "When you play this item, and at the start of your turn, draw 3 cards.",
     "when(either_moment(plays(this), start_of_turn), draw(3))"),
    ("item", "While no opponent has more characters in play than you, your characters get +3 {S}.",
     "always(gets(every(character, yours), strength=3), given=not_(opponent_more(count(character, yours))))"),
    ("item", "Opponents can't choose your exerted characters for actions or abilities.",
     "always(cannot(every(character, yours, exerted), be_chosen))"),
    ("item", "{E} — Name a classification, then reveal the top card of your deck. If it has that classification, put "
     "it into your hand. Otherwise, put it on the bottom of your deck.",
     "use(exert(this), then=do(name_class, look(1, take(1, card, of_named_class, to=hand), rest=bottom, shown=yes)))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), ENGLISH)
def test_english(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected


REFUSED = [
    ("action", "Banish chosen character with total cost 5 or less."),
    ("action", "Deal 2 damage to each opposing character with total cost 5 or less."),
    ("action", "Choose and discard any number of cards with total cost 5 or less."),
    ("action", "Return up to 2 chosen characters with total cost 4 or more to their players' hands."),
    ("character", "If this character would be banished, you may pay 1 {I} to return her to your hand instead."),
    ("character", "If this character would be banished by an opponent, return her to your hand instead."),
    ("character", "If an opposing character would be banished, put that card into your inkwell instead."),
    ("character", "The first time this character would be banished each turn, return her to your hand instead."),
    ("character", "If one of your characters would be dealt damage, this character is dealt 1 of that damage instead."),
    ("action", "Choose two: • Draw a card. • Gain 1 lore."),
    ("character", "While you don't have 3 characters in play, this character gets +1 {L}."),
    ("character", "Whenever you remove damage from up to 2 characters, draw a card."),
    ("character", "Whenever damage is removed from 2 of your characters, draw a card."),
    ("action", "Put up to 2 cards from your hand under chosen characters of yours with Boost."),
    ("action", "Banish chosen characters."),
    ("character", "Whenever a damaged character challenges this character, draw 3 cards."),
    ("character", "Whenever one of your characters challenges this character, draw 3 cards."),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_the_language_cannot_say_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")


def test_who_gains_lore_if_they_cannot_is_not_mistaken() -> None:
    english = TRANSLATOR.english(
        "Ogni avversario sceglie ed esilia uno dei suoi oggetti. Se non può, ottieni 2 leggenda."
    )
    assert english.endswith("If they can't, you gain 2 lore.")
    deeds = "banish(chosen(item, yours)), given(not_(done), gain_lore(2, who=card_player))"
    assert compiled("action", english) == f"each(each_opponent, {deeds})"


LATER = [
    ("item", "Songs you play cost 1 {I} less for each exerted character you have in play.", "",
     "always(pay_less(count(character, yours, exerted), song))"),
    ("character", "While you have a Hero character in play, this character costs 1 {I} less to play.",
     "Mentre hai in gioco un personaggio Eroe, questo personaggio costa 1 {I} in meno.",
     'always(this_costs_less(1), given=have(character, classed("Hero")))'),
    ("item", "Whenever an opposing character is returned to their player's hand, gain 3 lore.",
     "Ogni volta che un personaggio avversario viene ripreso in mano dal suo giocatore, ottieni 3 leggenda.",
     "when(returned(character, opposing), gain_lore(3))"),
    ("action", "Each opponent with 2 or more items in play chooses and banishes one of them.",
     "Ogni avversario con 2 o più oggetti in gioco ne sceglie uno e lo esilia.",
     "each(each_opponent, given(at_least(count(item, yours), 2), banish(chosen(item, yours))))"),
    ("action", "Put chosen character of yours into your inkwell facedown. Draw cards equal to the damage that was on "
     "them.",
     "Metti un tuo personaggio a tua scelta nel tuo calamaio a faccia in giù. Pesca un numero di carte pari al danno "
     "che aveva.",
     "put_in_inkwell(chosen(character, yours)) ; draw(damage_on(it))"),
    ("action", "Opponents can't gain lore until the start of your next turn except by questing.",
     "Gli avversari non possono ottenere leggenda fino all'inizio del tuo prossimo turno se non andando all'avventura.",
     "cannot_gain_lore(each_opponent, but_questing=yes, until=your_next_turn)"),
    ("action", "Remove up to 3 damage from one of your characters, then deal that much damage to chosen character.",
     "Rimuovi fino a 3 danni da uno dei tuoi personaggi, poi infliggi altrettanti danni a un personaggio a tua scelta.",
     "heal(3, chosen(character, yours)) ; deal(that_much, chosen(character))"),
    ("location", "Characters get +3 {S} while here if they're damaged.",
     "I personaggi ricevono +3 {S} mentre si trovano qui se sono danneggiati.",
     "always(gets(every(character, here, damaged), strength=3))"),
    ("location", "Whenever an opposing character challenges this location, deal 3 damage to that character.",
     "Ogni volta che un personaggio avversario sfida questo luogo, infliggi 3 danni a quel personaggio.",
     "when(challenged(this), deal(3, challenger))"),
    ("character", "Whenever this character quests, you may put a card from under her into your hand. If you do, she "
     "gets -1 {L} this turn.",
     "Ogni volta che questo personaggio va all'avventura, puoi aggiungere alla tua mano una carta da sotto di lei. Se "
     "lo fai, riceve -1 {L} per questo turno.",
     "when(quests(this), may(return_to_hand(chosen(card, under_this))), "
     "given(done, gets(this, lore=-1, until=this_turn)))"),
    ("item", "Whenever one of your characters is banished while challenging, draw 3 cards.", "",
     "when(banished_while_challenging(character, yours), draw(3))"),
    ("item", "Your characters named Tessa each get +3 {S}.", "",
     'always(gets(every(character, yours, named("Tessa")), strength=3))'),
    ("action", "Reveal the top 3 cards of your deck. You may put a song card revealed this way into your hand. Shuffle "
     "the rest into your deck.", "",
     "look(3, take(1, song, to=hand, optional=yes), rest=shuffled, shown=yes)"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), LATER)
def test_further_ways_of_saying_it(kind: str, english: str, italian: str, expected: str) -> None:
    assert compiled(kind, english) == expected
    if italian:
        assert compiled(kind, TRANSLATOR.english(italian)) == expected


def test_those_who_sang_are_not_mistaken_for_those_chosen_before() -> None:
    text = (
        "Deal 2 damage to up to 2 chosen characters. "
        "If a Hero character sang this song, deal 3 damage to each of them instead."
    )
    assert compiled("action", text) == (
        'choose(up_to(2, character)) ; given(at_least(count(character, classed("Hero"), sang), 1), deal(3, it), '
        "otherwise=deal(2, it))"
    )
