"""What the last step did, what is prevented, and what is said of the next card played; in English and Italian."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.alike import alike
from tests.games.lorcana.test_importer_fresh_sets import compiled, from_italian, readings

BOTH = [
    ("character", "Whenever this character quests, each opponent chooses and exerts one of their ready characters. If "
     "a character with cost 4 or more is exerted this way, draw a card.",
     "Ogni volta che questo personaggio va all'avventura, ogni avversario sceglie e impegna uno dei suoi personaggi "
     "preparati. Se un personaggio con costo 4 o superiore viene impegnato in questo modo, pesca una carta.",
     "when(quests(this), each(each_opponent, exert(chosen(character, yours, ready))), "
     "given(any_is(it, character, cost(least=4)), draw(1)))"),
    ("character", "When you play this character, you may reveal up to 2 location cards in your hand to gain 1 lore for "
     "each card revealed this way.",
     "Quando giochi questo personaggio, puoi rivelare fino a 2 carte luogo nella tua mano per ottenere 1 leggenda per "
     "ogni carta rivelata in questo modo.",
     "when(plays(this), may(to(reveal_from_hand(location, up_to=2), gain_lore(that_much))))"),
    ("character", "When you play this character, you may put all action cards from your discard on the bottom of your "
     "deck in any order. If you put 3 or more cards there this way, draw a card.",
     "Quando giochi questo personaggio, puoi mettere tutte le carte azione dai tuoi scarti in fondo al tuo mazzo in "
     "qualsiasi ordine. Se ne metti 3 o più in questo modo, pesca una carta.",
     "when(plays(this), may(put_on_bottom(every(action, in_discard))), "
     "given(both(done, at_least(count_among(it, card), 3)), draw(1)))"),
    ("item", "{E} — If you've put 2 or more cards under your characters or locations this turn, deal 2 damage to "
     "chosen character.",
     "{E} — Se hai messo 2 o più carte sotto ai tuoi personaggi o luoghi in questo turno, infliggi 2 danni a un "
     "personaggio a tua scelta.",
     "use(exert(this), then=given(this_turn_at_least(2, cards_put_under(character | location, yours)), "
     "deal(2, chosen(character))))"),
    ("character", "Whenever this character quests, you pay 1 {I} less for the next character you play this turn. That "
     "character can't be dealt damage until the start of your next turn.",
     "Ogni volta che questo personaggio va all'avventura, paga 1 {I} in meno per giocare il tuo prossimo personaggio "
     "per questo turno. Quel personaggio non può subire danni fino all'inizio del tuo prossimo turno.",
     "when(quests(this), pay_less_next(1, character), "
     "next_this_turn(plays(character), cannot(cause, be_dealt_damage, until=your_next_turn)))"),
    ("character", "If one of your other characters would be dealt damage, prevent 1 of that damage.",
     "Se uno dei tuoi altri personaggi dovesse subire danni, previeni 1 di quei danni.",
     "always(takes_less(every(character, yours, other), 1))"),
    ("character", "If this character would be dealt damage in a challenge, he takes 2 less damage instead.",
     "Se questo personaggio dovesse subire danni in una sfida, subisce invece 2 danni in meno.",
     "always(takes_less(this, 2, in_challenge=yes))"),
    ("character", "During your turn, if this character would be dealt damage, prevent that damage.",
     "Durante il tuo turno, se questo personaggio sta per subire danni, previeni quei danni.",
     "always(cannot(this, be_dealt_damage), given=your_turn)"),
    ("location", "If a character here would be banished, you may return that card to your hand instead.",
     "Se un personaggio in questo luogo dovesse essere esiliato, puoi invece riprendere in mano quella carta.",
     "always(goes_instead(every(character, yours, here), to=hand, optional=yes))"),
    ("action", "Deal 3 damage to chosen character. If that character is banished this turn, draw a card.",
     "Infliggi 3 danni a un personaggio a tua scelta. Se quel personaggio viene esiliato in questo turno, pesca una "
     "carta.",
     "deal(3, chosen(character)) ; next_this_turn(banished(it), draw(1))"),
    ("item", "{E} — Chosen character of yours gets +1 {S} this turn. If they banish another character in a challenge "
     "this turn, draw 2 cards.",
     "{E} — Un tuo personaggio a tua scelta riceve +1 {S} per questo turno. Se esilia un altro personaggio in una "
     "sfida in questo turno, pesca 2 carte.",
     "use(exert(this), then=do(gets(chosen(character, yours), strength=1, until=this_turn), "
     "next_this_turn(banishes(it), draw(2))))"),
    ("character", "Whenever one of your characters is challenged while damaged, draw a card.",
     "Ogni volta che uno dei tuoi personaggi danneggiati viene sfidato, pesca una carta.",
     "when(challenged(character, yours, damaged), draw(1))"),
    ("action", "Each player chooses one of their characters and banishes all their other characters.",
     "Ogni giocatore sceglie uno dei suoi personaggi ed esilia tutti gli altri suoi personaggi.",
     "each(each_player, choose(chosen(character, yours)), banish(every(character, yours, another)))"),
    ("character", "When you play this character, you may exert chosen damaged character. If you do, gain lore equal to "
     "their damage.",
     "Quando giochi questo personaggio, puoi impegnare un personaggio danneggiato a tua scelta. Se lo fai, ottieni "
     "leggenda pari al suo danno.",
     "when(plays(this), may(exert(chosen(character, damaged))), given(done, gain_lore(damage_on(it))))"),
    ("action", "Banish all characters that aren't exerted.",
     "Esilia tutti i personaggi che non sono impegnati.",
     "banish(every(character, ready))"),
    ("character", "When you play this character, chosen opponent reveals their hand. You may choose an action card "
     "revealed this way. They discard that card.",
     "Quando giochi questo personaggio, un avversario a tua scelta rivela la sua mano. Puoi scegliere una carta "
     "azione rivelata in questo modo. Quell'avversario scarta quella carta.",
     "when(plays(this), reveal_hand(chosen_opponent), may(discard(1, action, chooser=you, who=its_player)))"),
    ("action", "Choose up to 3 cards in an opponent's discard and put them on the bottom of their deck in any order.",
     "Scegli fino a 3 carte negli scarti di un avversario e mettile in fondo al suo mazzo in qualsiasi ordine.",
     "put_on_bottom(up_to(3, card, of(chosen_opponent), in_discard))"),
    ("action", "Chosen opponent puts a card from their inkwell into their hand at random.",
     "Un avversario a tua scelta riprende in mano una carta a caso dal suo calamaio.",
     "by(chosen_opponent, return_ink(1, at_random=yes))"),
    ("character", "At the end of your turn, if no player has fewer cards in hand than you, draw a card.",
     "Alla fine del tuo turno, se nessun giocatore ha meno carte in mano di te, pesca una carta.",
     "when(end_of_turn, given(not_(opponent_fewer(hand_of(you))), draw(1)))"),
    ("character", "When you play this character, if an opposing character with 3 or more {S} is in play, draw a card.",
     "Quando giochi questo personaggio, se un personaggio avversario con {S} 3 o superiore è in gioco, pesca una "
     "carta.",
     "when(plays(this), given(opponent_has(character, strength(least=3)), draw(1)))"),
    ("action", "Put the top card of your deck facedown under chosen character of yours. Your Snowman characters gain "
     "Rush this turn.",
     "Metti la prima carta del tuo mazzo coperta sotto un tuo personaggio a tua scelta. I tuoi personaggi Pupazzo di "
     "Neve ottengono Lesto per questo turno.",
     'put_top_under(1, chosen(character, yours)) ; gains(every(character, yours, classed("Snowman")), rush, '
     "until=this_turn)"),
    ("action", "Put the top 4 cards of your deck into your discard. Return one of those cards to your hand.",
     "Metti le prime 4 carte del tuo mazzo nei tuoi scarti. Riprendi in mano una di quelle carte.",
     "mill(4) ; return_to_hand(chosen(card, among(it), in_discard))"),
    ("action", "Shuffle up to 5 cards from your discard into your deck. If you shuffle 5 cards this way, draw a card.",
     "Rimescola fino a 5 carte dai tuoi scarti nel tuo mazzo. Se rimescoli 5 carte in questo modo, pesca una carta.",
     "shuffle_into_deck(up_to(5, card, in_discard)) ; given(at_least(count_among(it, card), 5), draw(1))"),
    ("character", "Whenever one of your characters is chosen by an opponent for an action or ability, draw a card.",
     "Ogni volta che uno dei tuoi personaggi viene scelto da un avversario per un'azione o un'abilità, pesca una "
     "carta.",
     "when(chosen_by_opponent(character, yours), draw(1))"),
    ("item", "{E} — Look at the top card of your deck. You may put it under one of your characters with Boost "
     "facedown.",
     "{E} — Guarda la prima carta del tuo mazzo. Puoi metterla a faccia in giù sotto uno dei tuoi personaggi con "
     "Potenziamento.",
     "use(exert(this), then=look(1, take(1, card, to=kept, then=put_each_under(it, chosen(character, yours, "
     "having(boost))), optional=yes), rest=top))"),
    ("action", "Deal 2 damage to chosen damaged character. If you have a Villain character in play, deal 4 damage "
     "instead.",
     "Infliggi 2 danni a un personaggio danneggiato a tua scelta. Se hai in gioco un personaggio Cattivo, infliggine "
     "invece 4.",
     'given(have(character, classed("Villain")), deal(4, chosen(character, damaged)), '
     "otherwise=deal(2, chosen(character, damaged)))"),
    ("action", "Chosen character gets +1 {L} this turn. If you have 2 or more Whisper characters in play, they get +2 "
     "{L} this turn instead.",
     "Un personaggio a tua scelta riceve +1 {L} per questo turno. Se hai in gioco 2 o più personaggi Sussurro, riceve "
     "invece +2 {L} per questo turno.",
     'choose(chosen(character)) ; given(have(2, character, classed("Whisper")), gets(it, lore=2, until=this_turn), '
     "otherwise=gets(it, lore=1, until=this_turn))"),
    ("action", "Deal 1 damage to each exerted character. Draw a card if 3 or more damage was dealt this way.",
     "Infliggi 1 danno a ogni personaggio impegnato. Pesca una carta se sono stati inflitti 3 o più danni in questo "
     "modo.",
     "deal(1, every(character, exerted)) ; given(at_least(that_much, 3), draw(1))"),
    ("character", "Whenever this character challenges or is challenged, you may discard a card to give him +3 {S} "
     "during that challenge.",
     "Ogni volta che questo personaggio sfida o viene sfidato, puoi scartare una carta per dargli +3 {S} durante "
     "quella sfida.",
     "when(either_moment(challenges(this), challenged(this)), may(to(discard(1), gets(this, strength=3, "
     "until=this_challenge))))"),
    ("character", "For each different cost among your other characters in play, you pay 1 {I} less to play this "
     "character.",
     "Per ogni costo diverso tra i tuoi altri personaggi in gioco, paga 1 {I} in meno per giocare questo personaggio.",
     "always(this_costs_less(different_costs(character, yours, other)))"),
    ("action", "Draw cards equal to the number of different names among characters you have in play.",
     "Pesca carte pari al numero di nomi diversi tra i personaggi che hai in gioco.",
     "draw(different_names(character, yours))"),
    ("character", "When this character is banished in a challenge, if he had 5 {S} or more, draw a card.",
     "Quando questo personaggio viene esiliato in una sfida, se aveva 5 {S} o superiore, pesca una carta.",
     "when(banished_in_challenge(this), given(at_least(strength_of(this), 5), draw(1)))"),
    ("item", "{E}, {E} one of your Toy characters — Deal damage to chosen character equal to the exerted character's "
     "{S}.",
     "{E}, {E} uno dei tuoi personaggi Giocattolo — Infliggi danno a un personaggio a tua scelta pari alla {S} del "
     "personaggio impegnato.",
     'use(exert(this), exert(chosen(character, yours, classed("Toy"))), then=deal(strength_of(it), '
     "chosen(character)))"),
    ("action", "Deal 1 damage to each of your characters. Draw a card for each character dealt damage this way.",
     "Infliggi 1 danno a ogni tuo personaggio. Pesca una carta per ogni personaggio che ha subito danni in questo "
     "modo.",
     "deal(1, every(character, yours)) ; draw(that_much)"),
    ("action", "Lose up to 2 lore. For each 1 lore lost this way, return a character card from your discard to your "
     "hand.",
     "Perdi fino a 2 leggenda. Per ogni singola leggenda persa in questo modo, riprendi in mano una carta personaggio "
     "dai tuoi scarti.",
     "lose_up_to(2) ; for_each(that_much, return_to_hand(chosen(character, in_discard)))"),
    ("character", "When you play this character, banish her or return another 2 chosen characters of yours to your "
     "hand.",
     "Quando giochi questo personaggio, esilialo o riprendi in mano altri 2 tuoi personaggi a tua scelta.",
     "when(plays(this), choose_one(banish(this), return_to_hand(chosen(2, character, yours, another))))"),
    ("action", "Until the end of the turn, whenever one of your characters challenges, draw a card.",
     "Fino alla fine del turno, ogni volta che uno dei tuoi personaggi sfida, pesca una carta.",
     "this_turn_when(challenges(character, yours), draw(1))"),
    ("character", "Whenever this character quests, choose one of your opponents. That player can't gain lore until "
     "the start of your next turn.",
     "Ogni volta che questo personaggio va all'avventura, scegli uno dei tuoi avversari. Quel giocatore non può "
     "ottenere leggenda fino all'inizio del tuo prossimo turno.",
     "when(quests(this), cannot_gain_lore(chosen_opponent, until=your_next_turn))"),
    ("item", "At the end of each opponent's turn, if that player didn't play an action this turn, draw a card.",
     "Alla fine del turno di ogni avversario, se quel giocatore non ha giocato un'azione in questo turno, pesca una "
     "carta.",
     "when(end_of_opponents_turn, by(active_player, given(not_(this_turn_at_least(1, played(action))), "
     "draw(1, who=card_player))))"),
    ("character", "When you play a Floodborn character on this card, draw a card and gain 1 lore.",
     "Quando giochi un personaggio Imbevuto su questa carta, pesca una carta e ottieni 1 leggenda.",
     'when(shifted_onto(this), given(is_(cause, classed("Floodborn")), do(draw(1), gain_lore(1))))'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


def test_a_place_spoken_of_in_two_ways_is_one_place() -> None:
    english = compiled(
        "character",
        "Whenever this character quests while at a location, remove up to 2 damage from each of your other characters "
        "at that location.",
    )
    italian = from_italian(
        "character",
        "Ogni volta che questo personaggio va all'avventura mentre si trova in un luogo, rimuovi fino a 2 danni da "
        "ogni tuo altro personaggio in quel luogo.",
    )
    assert "at_same_location" in english
    assert alike(english) == alike(italian)


def test_properties_may_stand_in_any_order() -> None:
    assert alike("banish(every(character, ready, strength(most=2)))") == alike(
        "banish(every(strength(most=2), character, ready))"
    )
    assert alike("deal(2, chosen(character))") != alike("deal(1, chosen(character))")


REFUSED = [
    ("action", "Deal 2 damage to each of your characters. Draw a card for each character dealt damage this way."),
    ("action", "Each opponent loses up to 2 lore."),
    ("character", "When you play this character, if he had 5 {S} or more, draw a card."),
    ("action", "Ready chosen character. If a Hero character is readied this way, draw a card."),
    ("action", "If that character is banished this turn, draw a card."),
    ("character", "When you play this character, you pay 1 {I} less for the next item you play this turn. That "
     "character gains Rush this turn."),
    ("character", "If this character would be dealt damage, draw a card instead."),
    ("character", "If one or more of your characters would be dealt damage, prevent 1 of that damage."),
    ("character", "If this character would be banished, you may discard a card instead."),
    ("character", "When you play this character, discard a card, then it gets +1 {S} this turn."),
    ("action", "Return one of those cards to your hand."),
    ("action", "Shuffle up to 5 cards from your discard into your deck. If you shuffle 4 cards this way, draw a card."),
    ("character", "If a character here would be banished, you may return that card to your hand instead."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_the_text_leaves_open_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
