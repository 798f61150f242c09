"""English and Italian rules text for the newest words: exerting, discards, damage moved or prevented; invented.

What is not clear is refused: a wrong reading is worse than none.
"""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from tests.games.lorcana.test_importer_shares import compiled

TRANSLATOR = Translator({"Tecla": "Tessa"})

BOTH = [
    ("character", "Whenever you exert one of your other characters, draw 3 cards.",
     "Ogni volta che impegni uno dei tuoi altri personaggi, pesca 3 carte.",
     "when(exerts(character, yours, other), draw(3))"),
    ("character", "Whenever you play a character from your discard, gain 3 lore.",
     "Ogni volta che giochi un personaggio dai tuoi scarti, ottieni 3 leggenda.",
     "when(plays(character, out_of_discard), gain_lore(3))"),
    ("item", "Whenever you move damage counters from one character to another, draw 3 cards.",
     "Ogni volta che sposti segnalini danno da un personaggio a un altro, pesca 3 carte.",
     "when(moves_damage, draw(3))"),
    ("character", "If this character would be banished, you may put that card into your inkwell facedown instead.",
     "Se questo personaggio verrebbe esiliato, puoi invece aggiungere quella carta al tuo calamaio, a faccia in giù.",
     "always(goes_instead(this, to=inkwell, optional=yes))"),
    ("action", "Deal 3 damage to chosen character. If they're banished this way, draw a card.",
     "Infliggi 3 danni a un personaggio a tua scelta. Se viene esiliato in questo modo, pesca una carta.",
     "deal(3, chosen(character)) ; given(is_(it, dying), draw(1))"),
    ("action", "Deal 1 damage to each opposing character. If an opposing character is banished this way, draw a card.",
     "Infliggi 1 danno a ogni personaggio avversario. Se un personaggio avversario viene esiliato in questo modo, "
     "pesca una carta.",
     "deal(1, every(character, opposing)) ; given(any_is(it, dying), draw(1))"),
    ("action", "Deal 2 damage to each opposing character. Gain 1 lore for each character banished this way.",
     "Infliggi 2 danni a ogni personaggio avversario. Ottieni 1 leggenda per ogni personaggio esiliato in questo modo.",
     "deal(2, every(character, opposing)) ; gain_lore(count_among(it, character, dying))"),
    ("character", "Your other characters can't be exerted by opponents' effects.",
     "I tuoi altri personaggi non possono essere impegnati dagli effetti degli avversari.",
     "always(cannot(every(character, yours, other), be_exerted))"),
    ("action", "Prevent the next damage that would be dealt to chosen character this turn.",
     "Previeni i prossimi danni che verrebbero inflitti a un personaggio a tua scelta in questo turno.",
     "spared(chosen(character), until=this_turn)"),
    ("action", "Prevent all damage that would be dealt to your characters this turn.",
     "Previeni tutti i danni che verrebbero inflitti ai tuoi personaggi in questo turno.",
     "cannot(every(character, yours), be_dealt_damage, until=this_turn)"),
    ("item", "At the end of each turn, draw 3 cards.", "Alla fine di ogni turno, pesca 3 carte.",
     "when(either_moment(end_of_turn, end_of_opponents_turn), draw(3))"),
    ("character", "When this character is banished, if it's an opponent's turn, draw 3 cards.",
     "Quando questo personaggio viene esiliato, se è il turno di un avversario, pesca 3 carte.",
     "when(banished(this), given(opponents_turn, draw(3)))"),
    ("character", "At the end of your turn, if this character wasn't dealt damage this turn, draw 3 cards.",
     "Alla fine del tuo turno, se questo personaggio non ha subito danni in questo turno, pesca 3 carte.",
     "when(end_of_turn, given(not_(is_(this, damaged_this_turn)), draw(3)))"),
    ("character", "While this character is at a location, your other characters at the same location get +3 {S}.",
     "Mentre questo personaggio si trova in un luogo, i tuoi altri personaggi nello stesso luogo ricevono +3 {S}.",
     "always(gets(every(character, yours, other, at_same_location), strength=3), given=is_(this, at_location))"),
    ("action", "Return chosen character to their player's hand. If that character was yours, draw 3 cards.",
     "Fai riprendere in mano al suo giocatore un personaggio a tua scelta. Se quel personaggio era tuo, pesca 3 carte.",
     "return_to_hand(chosen(character)) ; given(is_(it, yours), draw(3))"),
    ("character", "Whenever this character becomes exerted for the first time during your turn, draw 3 cards.",
     "Ogni volta che questo personaggio viene impegnato per la prima volta durante il tuo turno, pesca 3 carte.",
     "when(becomes_exerted(this), draw(3), during=your_turn, first=yes)"),
    ("item", "When you play this item, each opponent reveals the top card of their deck. If it's a song card, put it "
     "into their discard and gain 3 lore.",
     "Quando giochi questo oggetto, ogni avversario rivela la prima carta del suo mazzo. Se è una carta canzone, "
     "mettila nei suoi scarti e ottieni 3 leggenda.",
     "when(plays(this), each(each_opponent, look(1, take(1, song, to=discard_pile, "
     "then=gain_lore(3, who=card_player)), rest=top, shown=yes)))"),
    ("item", "Whenever an opponent plays a character, if that character has cost 5 or more, draw 3 cards.",
     "Ogni volta che un avversario gioca un personaggio, se quel personaggio ha costo 5 o superiore, pesca 3 carte.",
     "when(plays(character, opposing), given(is_(cause, cost(least=5)), draw(3)))"),
    ("item", "Your characters get +3 {S} while challenging.", "I tuoi personaggi ricevono +3 {S} mentre sfidano.",
     "always(gets(every(character, yours), strength=3, during=challenging))"),
    ("character", "Whenever this character challenges another character, you may choose and discard a card to deal 3 "
     "damage to that character.",
     "Ogni volta che questo personaggio sfida un altro personaggio, puoi scegliere e scartare una carta per infliggere "
     "3 danni a quel personaggio.",
     "when(challenges(this, against(character)), may(to(discard(1), deal(3, challenged))))"),
    ("character", "Whenever this character moves to a location, you may move another of your characters there for "
     "free.",
     "Ogni volta che questo personaggio si sposta in un luogo, puoi spostare un altro dei tuoi personaggi in quel "
     "luogo gratis.",
     "when(moves(this), may(move_to(chosen(character, yours, another), its_location, free=yes)))"),
    ("character", "Once during your turn, you may pay 3 {I} to have this character gain Evasive this turn.",
     "Una volta durante il tuo turno, puoi pagare 3 {I} per far ottenere a questo personaggio Sfuggente per questo "
     "turno.",
     "use(pay(3), then=gains(this, evasive, until=this_turn), once=yes)"),
    ("character", "When you play this character, exert chosen opposing character. They can't ready at the start of "
     "their next turn.",
     "Quando giochi questo personaggio, impegna un personaggio avversario a tua scelta. Non si prepara all'inizio del "
     "suo prossimo turno.",
     "when(plays(this), exert(chosen(character, opposing)), cannot(it, ready, until=next_ready))"),
    ("action", "Look at the top 3 cards of your deck. Put one into your hand, one into your discard, and one on the "
     "bottom of your deck.",
     "Guarda le prime 3 carte del tuo mazzo. Aggiungine una alla tua mano, una nei tuoi scarti e metti l'altra in "
     "fondo al tuo mazzo.",
     "look(3, take(1, card, to=hand), take(1, card, to=discard_pile), rest=bottom)"),
    ("action", "Remove up to 4 damage divided as you choose among any number of your characters.",
     "Rimuovi fino a 4 danni suddivisi come preferisci tra un qualsiasi numero di tuoi personaggi.",
     "heal_divided(4, any_number(character, yours))"),
    ("action", "Remove up to 3 damage from one or more of your characters, divided as you choose. Gain 1 lore for each "
     "1 damage removed this way.",
     "Rimuovi fino a 3 danni da uno o più dei tuoi personaggi, suddivisi a tua scelta. Ottieni 1 leggenda per ogni "
     "danno rimosso in questo modo.",
     "heal_divided(3, any_number(character, yours)) ; gain_lore(that_much)"),
    ("item", "Whenever one of your characters with cost 4 or more is banished, you may put that card into your inkwell "
     "facedown instead of into your discard.",
     "Ogni volta che uno dei tuoi personaggi con costo 4 o superiore viene esiliato, puoi aggiungere quella carta al "
     "tuo calamaio a faccia in giù invece che ai tuoi scarti.",
     "always(goes_instead(every(character, yours, cost(least=4)), to=inkwell, optional=yes, banished=yes))"),
    ("action", "Your opponents each put the top card of their deck into their discard.",
     "Ogni avversario mette la prima carta del suo mazzo nei suoi scarti.",
     "mill(1, who=each_opponent)"),
    ("action", "Banish all opposing characters with 2 {S} or less.",
     "Esilia tutti i personaggi avversari con {S} 2 o inferiore.",
     "banish(every(character, opposing, strength(most=2)))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert compiled(kind, english) == expected
    assert compiled(kind, TRANSLATOR.english(italian)) == expected


ENGLISH = [
    ("item", "Whenever you move 1 or more damage counters, draw 3 cards.", "when(moves_damage, draw(3))"),
    ("action", "The next time chosen character would be dealt damage this turn, prevent that damage.",
     "spared(chosen(character), until=this_turn)"),
    ("character", "When you play this character, chosen opponent reveals their hand. Choose an action card from it. "
     "They discard that card.",
     "when(plays(this), discard(1, action, chooser=you, who=chosen_opponent))"),
    ("action", "Choose an opposing character. Put all cards from under that character into their player's discard.",
     "choose(chosen(character, opposing)) ; put_in_discard(all_under(it))"),
    ("location", "Your Hero characters may move here for free. They gain Resist +3 while here.",
     'always(move_here_free(character, yours, classed("Hero")), gains(every(character, yours, classed("Hero"), here), '
     "resist(3)))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), ENGLISH)
def test_english(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected


REFUSED = [
    ("character", "Whenever you play a character from an opponent's discard, draw a card."),
    ("character", "Whenever you exert 2 characters, draw a card."),
    ("item", "Whenever you move damage counters from one of your characters, draw a card."),
    ("action", "Banish chosen item. If they're banished this way, draw a card."),
    ("action", "Deal 2 damage to up to 2 chosen characters. If they're banished this way, draw a card."),
    ("character", "When you play this character, your characters at the same location as chosen character quest."),
    ("item", "When you play this item, each opponent reveals the top card of their deck. If it's a song card, you may "
     "put it into their discard."),
    ("item", "When you play this item, each opponent reveals the top card of their deck. If it's a song card, put it "
     "into their discard and banish chosen item."),
    ("item", "If an opposing character would be banished, you may put that card into your inkwell instead."),
    ("item", "Whenever one of your characters is banished, you may put that card into your inkwell facedown instead of "
     "into your discard to banish that character."),
    ("character", "Prevent the next 2 damage that would be dealt to chosen character this turn."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_not_clear_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
