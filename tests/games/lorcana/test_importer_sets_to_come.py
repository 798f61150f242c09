"""What two sets written by strangers asked for: what follows a look, what was done this way, whose values count."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, from_italian, readings

BOTH = [
    ("character",
     "Whenever you put a card under this character, look at the top 3 cards of your deck. You may reveal a "
     "character card with cost 3 or less and play that character for free. Put the rest on the bottom of your "
     "deck in any order.",
     "Ogni volta che metti una carta sotto a questo personaggio, guarda le prime 3 carte del tuo mazzo. Puoi "
     "rivelare una carta personaggio con costo 3 o inferiore e giocare quel personaggio gratis. Metti il resto "
     "in fondo al tuo mazzo in qualsiasi ordine.",
     "when(goes_under(this), look(3, take(1, character, cost(most=3), to=into_play, optional=yes), "
     "rest=bottom))"),
    ("action",
     "Return up to 2 character cards with different names from your discard to your hand. If one of your "
     "characters sang this song, that character gets +1 {L} this turn.",
     "Riprendi in mano fino a 2 carte personaggio con nomi diversi dai tuoi scarti. Se uno dei tuoi personaggi "
     "ha cantato questa canzone, quel personaggio riceve +1 {L} per questo turno.",
     "return_to_hand(up_to(2, character, in_discard, different=names)) ; given(at_least(count(character, "
     "yours, sang), 1), gets(every(character, yours, sang), lore=1, until=this_turn))"),
    ("character",
     "Whenever this character challenges another character, if that character isn't banished, they can't ready "
     "at the start of their next turn.",
     "Ogni volta che questo personaggio sfida un altro personaggio, se quel personaggio non viene esiliato, "
     "non si può preparare all'inizio del suo prossimo turno.",
     "when(challenges(this, against(character)), cannot(challenged, ready, until=next_ready))"),
    ("character",
     "Whenever this character is dealt damage and isn't banished, gain 1 lore.",
     "Ogni volta che questo personaggio subisce danni e non viene esiliato, ottieni 1 leggenda.",
     "when(dealt_damage(this), given(is_(this, character), gain_lore(1)))"),
    ("character",
     "Whenever this character quests, if there's a card under her, chosen opponent reveals their hand. You may "
     "choose an action or item card revealed this way. That player puts that card on the bottom of their deck.",
     "Ogni volta che questo personaggio va all'avventura, se c'è una carta sotto di esso, un avversario a tua "
     "scelta rivela la sua mano. Puoi scegliere una carta azione o oggetto rivelata in questo modo. Quel "
     "giocatore mette quella carta in fondo al suo mazzo.",
     "when(quests(this), given(at_least(count(card, under_this), 1), reveal_hand(chosen_opponent), "
     "may(put_on_bottom(chosen(action | item, opposing, in_hand, among(it))))))"),
    ("item",
     "{E}, 1 {I} — Name a card, then chosen opponent reveals the top card of their deck. If it's the named "
     "card, gain 2 lore.",
     "{E}, 1 {I} — Nomina una carta, poi un avversario a tua scelta rivela la prima carta del suo mazzo. Se è "
     "la carta nominata, ottieni 2 leggenda.",
     "use(exert(this), pay(1), then=do(name_card, by(chosen_opponent, look(1, take(1, named_card, to=kept, "
     "then=gain_lore(2, who=card_player)), shown=yes, rest=top))))"),
    ("item",
     "{E}, Banish this item — If there are 7 or more cards in an opponent's discard, draw 2 cards.",
     "{E}, esilia questo oggetto — Se ci sono 7 o più carte negli scarti di un avversario, pesca 2 carte.",
     "use(exert(this), banish(this), then=given(opponent_has(7, card, in_discard), draw(2)))"),
    ("action",
     "Chosen character of yours gets +3 {S} and can challenge ready characters with lower cost than theirs "
     "this turn.",
     "Un tuo personaggio a tua scelta riceve +3 {S} e può sfidare i personaggi preparati con costo inferiore "
     "al suo per questo turno.",
     "gets(chosen(character, yours), strength=3, until=this_turn) ; gains(it, always(can(this, "
     "challenge_ready_such(cost(below=cost_of(this))))), until=this_turn)"),
    ("character",
     "At the start of each opponent's turn, that player may pay 2 {I}. If they don't, deal 1 damage to each of "
     "their ready characters.",
     "All'inizio del turno di ogni avversario, quel giocatore può pagare 2 {I}. Se non lo fa, infliggi 1 danno "
     "a ogni suo personaggio preparato.",
     "when(start_of_opponents_turn, offer(active_player, pay(2), otherwise=deal(1, every(character, "
     "of(active_player), ready))))"),
    ("character",
     "When you play this character, look at the top 4 cards of your deck. Put one into your hand, one on the "
     "top of your deck, and the rest into your discard. Then, each opponent loses 1 lore for each song card "
     "put into your discard this way.",
     "Quando giochi questo personaggio, guarda le prime 4 carte del tuo mazzo. Aggiungine una alla tua mano, "
     "una in cima al tuo mazzo e il resto nei tuoi scarti. Poi, ogni avversario perde 1 leggenda per ogni "
     "carta canzone messa nei tuoi scarti in questo modo.",
     "when(plays(this), look(4, take(1, card, to=hand), take(1, card, to=top), take(all, card, "
     "to=discard_pile, then=lose_lore(count_among(it, song), who=each_opponent)), rest=discard_pile))"),
    ("character",
     "Whenever this character quests, reveal the top card of your deck. You may put it into your inkwell "
     "facedown and exerted. If you do, gain 1 lore.",
     "Ogni volta che questo personaggio va all'avventura, rivela la prima carta del tuo mazzo. Puoi "
     "aggiungerla al tuo calamaio, a faccia in giù e impegnata. Se lo fai, ottieni 1 leggenda.",
     "when(quests(this), look(1, take(1, card, to=inkwell, exerted=yes, optional=yes, then=gain_lore(1)), "
     "rest=top, shown=yes))"),
    ("character",
     "Whenever one of your characters challenges, deal 1 damage to another chosen opposing character.",
     "Ogni volta che uno dei tuoi personaggi sfida, infliggi 1 danno a un altro personaggio avversario a tua "
     "scelta.",
     "when(challenges(character, yours), deal(1, chosen(character, opposing, non(among(challenged)), "
     "non(among(challenger)))))"),
    ("item",
     "Whenever you play a character with the same name as another character you have in play, you may pay 1 "
     "{I} to draw a card.",
     "Ogni volta che giochi un personaggio con lo stesso nome di un altro personaggio che hai in gioco, puoi "
     "pagare 1 {I} per pescare una carta.",
     "when(plays(character), given(is_(cause, same_name(every(character, yours, non(among(cause))))), "
     "may(to(pay(1), draw(1)))))"),
    ("character",
     "Whenever you put a card under this character, you may remove up to 3 damage from chosen character. If "
     "you removed 3 damage this way, draw a card.",
     "Ogni volta che metti una carta sotto a questo personaggio, puoi rimuovere fino a 3 danni da un "
     "personaggio a tua scelta. Se hai rimosso 3 danni in questo modo, pesca una carta.",
     "when(goes_under(this), may(heal(3, chosen(character))), given(at_least(that_much, 3), draw(1)))"),
    ("action",
     "Reveal the top card of your deck. If it's a character card, put it into your hand. Otherwise, put it "
     "into your discard and remove up to 2 damage from chosen character.",
     "Rivela la prima carta del tuo mazzo. Se è una carta personaggio, aggiungila alla tua mano. Altrimenti, "
     "mettila nei tuoi scarti e rimuovi fino a 2 danni da un personaggio a tua scelta.",
     "look(1, take(1, character, to=hand), take(1, card, to=discard_pile, then=heal(2, chosen(character))), "
     "rest=top, shown=yes)"),
    ("action",
     "Exert all damaged opposing characters. If 3 or more characters were exerted this way, gain 1 lore.",
     "Impegna tutti i personaggi avversari danneggiati. Se 3 o più personaggi sono stati impegnati in questo "
     "modo, ottieni 1 leggenda.",
     "exert(every(character, opposing, damaged)) ; given(at_least(that_much, 3), gain_lore(1))"),
    ("character",
     "During an opponent's turn, whenever they play a character, if it's the second character they've played "
     "this turn, put 2 damage counters on that character.",
     "Durante il turno di un avversario, ogni volta che gioca un personaggio, se è il secondo personaggio che "
     "ha giocato in questo turno, metti 2 segnalini danno su quel personaggio.",
     "when(plays(character, opposing, nth=2), put_damage(2, cause), during=opponents_turn)"),
    ("action",
     "Each opponent chooses one of their characters. Put 2 damage counters on each opposing character not "
     "chosen this way.",
     "Ogni avversario sceglie uno dei suoi personaggi. Metti 2 segnalini danno su ogni personaggio avversario "
     "non scelto in questo modo.",
     "each(each_opponent, choose(chosen(character, yours))) ; put_damage(2, every(character, opposing, "
     "another))"),
    ("character",
     "When you play this character, each player chooses and banishes one of their damaged characters. If an "
     "opponent banished a character this way, gain 1 lore. Otherwise, deal 1 damage to chosen character.",
     "Quando giochi questo personaggio, ogni giocatore sceglie ed esilia uno dei suoi personaggi danneggiati. "
     "Se un avversario ha esiliato un personaggio in questo modo, ottieni 1 leggenda. Altrimenti, infliggi 1 "
     "danno a un personaggio a tua scelta.",
     "when(plays(this), each(each_player, banish(chosen(character, yours, damaged))), given(any_is(it, "
     "character, opposing), gain_lore(1), otherwise=deal(1, chosen(character))))"),
    ("character",
     "Whenever you put a card into your inkwell, look at the top 3 cards of your deck. Put one on the top of "
     "your deck, one on the bottom, and one into your discard. If you put an item card into your discard this "
     "way, gain 1 lore.",
     "Ogni volta che aggiungi una carta al tuo calamaio, guarda le prime 3 carte del tuo mazzo. Mettine una in "
     "cima al tuo mazzo, una in fondo e una nei tuoi scarti. Se hai messo una carta oggetto nei tuoi scarti in "
     "questo modo, ottieni 1 leggenda.",
     "when(you_ink, look(3, take(1, card, to=top), take(1, card, to=bottom), take(all, card, to=discard_pile, "
     "then=given(any_is(it, item), gain_lore(1))), rest=discard_pile))"),
    ("character",
     "At the start of your turn, remove up to 1 damage from each of your characters. If you removed damage "
     "from 2 or more characters this way, draw a card.",
     "All'inizio del tuo turno, rimuovi fino a 1 danno da ogni tuo personaggio. Se hai rimosso danno da 2 o "
     "più personaggi in questo modo, pesca una carta.",
     "when(start_of_turn, heal(1, every(character, yours)), given(at_least(count(character, just_healed), 2), "
     "draw(1)))"),
    ("character",
     "When you play this character, you may deal 1 damage to chosen character for each other Hero character "
     "you have in play.",
     "Quando giochi questo personaggio, puoi infliggere 1 danno a un personaggio a tua scelta per ogni altro "
     "personaggio Eroe che hai in gioco.",
     'when(plays(this), may(deal(count(character, yours, other, classed("Hero")), chosen(character))))'),
    ("character",
     "When this character is banished, if there were 2 or more cards under him, gain 2 lore.",
     "Quando questo personaggio viene esiliato, se c'erano 2 o più carte sotto di lui, ottieni 2 leggende.",
     "when(banished(this), given(at_least(under_of(this), 2), gain_lore(2)))"),
    ("character",
     "While this character is at a location named Tessa, she gets +2 {L}.",
     "Mentre questo personaggio si trova in un luogo chiamato Tecla, riceve +2 {L}.",
     'always(gets(this, lore=2), given=is_(location_of(this), named("Tessa")))'),
    ("item",
     "{E}, 1 {I} — Chosen character gains Support this turn. If they already have Support, draw a card instead.",
     "{E}, 1 {I} — Un personaggio a tua scelta ottiene Aiutante per questo turno. Se ha già Aiutante, pesca "
     "invece una carta.",
     "use(exert(this), pay(1), then=do(choose(chosen(character)), given(is_(it, having(support)), draw(1), "
     "otherwise=gains(it, support, until=this_turn))))"),
    ("item",
     "When you play this item, chosen opponent loses 1 lore. If they have 10 or more lore, they lose 2 lore "
     "instead.",
     "Quando giochi questo oggetto, un avversario a tua scelta perde 1 leggenda. Se ha 10 o più leggende, "
     "perde invece 2 leggende.",
     "when(plays(this), by(chosen_opponent, given(at_least(lore_held, 10), lose_lore(2), "
     "otherwise=lose_lore(1))))"),
    ("character",
     "Each of your other characters gets +1 {S} for each card under them.",
     "Ognuno dei tuoi altri personaggi riceve +1 {S} per ogni carta sotto di loro.",
     "always(gains(every(character, yours, other), always(gets(this, strength=under_of(this)))))"),
    ("character",
     "When you play this character, each player may discard a card. Each player who does draws a card.",
     "Quando giochi questo personaggio, ogni giocatore può scartare una carta. Ogni giocatore che lo fa pesca "
     "una carta.",
     "when(plays(this), each(each_player, may(discard(1)), given(done, draw(1))))"),
    ("action",
     "Remove up to 3 damage from chosen character and up to 3 damage from chosen location.",
     "Rimuovi fino a 3 danni da un personaggio a tua scelta e fino a 3 danni da un luogo a tua scelta.",
     "heal(3, chosen(character)) ; heal(3, chosen(location))"),
    ("item",
     "{E} — Move chosen character of yours to a location with cost 2 or less for free.",
     "{E} — Sposta gratis un tuo personaggio a tua scelta in un luogo con costo 2 o inferiore.",
     "use(exert(this), then=move_to(chosen(character, yours), chosen(location, yours, cost(most=2)), free=yes))"),
    ("character",
     "This character gets +1 {S} for each card in your opponents' inkwells.",
     "Questo personaggio riceve +1 {S} per ogni carta nei calamai dei tuoi avversari.",
     "always(gets(this, strength=count(card, opposing, in_inkwell)))"),
    ("action",
     "Choose one of your characters. Each other character with the same name gets +2 {S} this turn.",
     "Scegli uno dei tuoi personaggi. Ogni altro personaggio con lo stesso nome riceve +2 {S} per questo turno.",
     "choose(chosen(character, yours)) ; gets(every(character, another, same_name(it)), strength=2, "
     "until=this_turn)"),
    ("character",
     "When you play this character, banish all other characters with the same name.",
     "Quando giochi questo personaggio, esilia tutti gli altri personaggi con lo stesso nome.",
     "when(plays(this), banish(every(character, other, same_name(this))))"),
    ("action",
     "Move all damage from chosen character of yours to chosen opposing character. If 3 or more damage was "
     "moved this way, draw a card.",
     "Sposta tutti i danni da un tuo personaggio a tua scelta a un personaggio avversario a tua scelta. Se 3 o "
     "più danni sono stati spostati in questo modo, pesca una carta.",
     "move_damage(all, chosen(character, yours), chosen(character, opposing)) ; given(at_least(that_much, 3), "
     "draw(1))"),
    ("action",
     "Banish up to 2 chosen items. If 2 items were banished this way, each opponent loses 1 lore.",
     "Esilia fino a 2 oggetti a tua scelta. Se 2 oggetti sono stati esiliati in questo modo, ogni avversario "
     "perde 1 leggenda.",
     "banish(up_to(2, item)) ; given(at_least(count_among(it, item), 2), lose_lore(1, who=each_opponent))"),
    ("character",
     "When you play this character, chosen opponent reveals the top card of their deck. If it's a character "
     "card, that player puts it on the bottom of their deck. Otherwise, they put it into their hand.",
     "Quando giochi questo personaggio, un avversario a tua scelta rivela la prima carta del suo mazzo. Se è "
     "una carta personaggio, quel giocatore la mette in fondo al suo mazzo. Altrimenti, la aggiunge alla sua "
     "mano.",
     "when(plays(this), by(chosen_opponent, look(1, take(1, character, to=bottom), rest=hand, shown=yes)))"),
    ("character",
     "While you have 3 or more different costs among your characters, this character gets +2 {L}.",
     "Mentre hai 3 o più costi diversi tra i tuoi personaggi, questo personaggio riceve +2 {L}.",
     "always(gets(this, lore=2), given=at_least(different_costs(character, yours), 3))"),
    ("character",
     "Whenever an opponent puts a card under one of their characters, draw a card.",
     "Ogni volta che un avversario mette una carta sotto a uno dei suoi personaggi, pesca una carta.",
     "when(goes_under(character, opposing), draw(1))"),
    ("character",
     "Whenever an opponent plays a character using Shift, you may draw a card.",
     "Ogni volta che un avversario gioca un personaggio usando Trasformazione, puoi pescare una carta.",
     "when(plays(character, opposing), given(used_shift(cause), may(draw(1))))"),
    ("character",
     "You can't play items.",
     "Non puoi giocare oggetti.",
     "always(cannot_play(you, item))"),
    ("action",
     "Shuffle all cards from each player's discard into their decks.",
     "Rimescola tutte le carte dagli scarti di ogni giocatore nei loro mazzi.",
     "each(each_player, shuffle_into_deck(every(card, in_discard)))"),
    ("action",
     "Draw a card for each opponent with more lore than you.",
     "Pesca una carta per ogni avversario con più leggenda di te.",
     "each(opponents_ahead, draw(1, who=card_player))"),
    ("item",
     "{E} — Your characters get +1 {S} this turn. Use this ability only if you have 3 or more characters in "
     "play.",
     "{E} — I tuoi personaggi ricevono +1 {S} per questo turno. Usa questa abilità solo se hai in gioco 3 o "
     "più personaggi.",
     "use(exert(this), then=gets(every(character, yours), strength=1, until=this_turn), given=have(3, "
     "character))"),
    ("item",
     "{E} — The next time chosen character quests this turn, draw a card.",
     "{E} — La prossima volta che un personaggio a tua scelta va all'avventura in questo turno, pesca una "
     "carta.",
     "use(exert(this), then=do(choose(chosen(character)), next_this_turn(quests(it), draw(1))))"),
    ("item",
     "{E} — Choose one: draw a card or gain 1 lore.",
     "{E} — Scegli uno: pesca una carta o ottieni 1 leggenda.",
     "use(exert(this), then=choose_one(draw(1), gain_lore(1)))"),
    ("character",
     "This character may enter play exerted. If she does, gain 1 lore.",
     "Questo personaggio può entrare in gioco impegnato. Se lo fa, ottieni 1 leggenda.",
     "always(may_enter_exerted(gain_lore(1)))"),
    ("location",
     "When you play this location, you may move a character named Tessa here for free.",
     "Quando giochi questo luogo, puoi spostare gratis in questo luogo un personaggio chiamato Tecla.",
     'when(plays(this), may(move_to(chosen(character, yours, named("Tessa")), this, free=yes)))'),
    ("character",
     "Whenever you play a Hero character, if you have another Hero character in play, draw a card.",
     "Ogni volta che giochi un personaggio Eroe, se hai in gioco un altro personaggio Eroe, pesca una carta.",
     'when(plays(character, classed("Hero")), given(have(character, classed("Hero"), non(among(cause))), '
     "draw(1)))"),
    ("item",
     "Whenever you play a Hero character, your other Hero characters get +1 {S} this turn.",
     "Ogni volta che giochi un personaggio Eroe, i tuoi altri personaggi Eroe ricevono +1 {S} per questo turno.",
     'when(plays(character, classed("Hero")), gets(every(character, yours, classed("Hero"), '
     "non(among(cause))), strength=1, until=this_turn))"),
    ("character",
     "While you have another character with the same name in play, this character gains Evasive.",
     "Mentre hai in gioco un altro personaggio con lo stesso nome, questo personaggio ottiene Sfuggente.",
     "always(gains(this, evasive), given=have(character, other, same_name(this)))"),
    ("action",
     "Each opponent returns one of their characters to their hand unless they pay 2 {I}.",
     "Ogni avversario riprende in mano uno dei suoi personaggi a meno che non paghi 2 {I}.",
     "each(each_opponent, may(pay(2)), given(not_(done), return_to_hand(chosen(character, yours))))"),
    ("character",
     "When you play this character, you may banish chosen item of yours. If you do, deal damage to chosen "
     "character equal to that item's cost.",
     "Quando giochi questo personaggio, puoi esiliare un tuo oggetto a tua scelta. Se lo fai, infliggi danni "
     "pari al costo di quell'oggetto a un personaggio a tua scelta.",
     "when(plays(this), may(banish(chosen(item, yours))), given(done, deal(cost_of(it), chosen(character))))"),
    ("character",
     "Damage on opposing characters can't be removed.",
     "Il danno sui personaggi avversari non può essere rimosso.",
     "always(cannot(every(character, opposing), be_healed))"),
    ("item",
     "Once during your turn, if you have no cards in your hand, you may draw a card.",
     "Una volta durante il tuo turno, se non hai carte in mano, puoi pescare una carta.",
     "use(then=draw(1), once=yes, given=hand_empty)"),
    ("character",
     "While this character is challenging, she gains Resist +2.",
     "Mentre questo personaggio sta sfidando, ottiene Resistere +2.",
     "always(gains(this, resist(2), during=challenging))"),
    ("location",
     "Whenever you play a character with cost 2 or less, you may move them here for free.",
     "Ogni volta che giochi un personaggio con costo 2 o inferiore, puoi spostarlo gratis in questo luogo.",
     "when(plays(character, cost(most=2)), may(move_to(cause, this, free=yes)))"),
    ("character",
     "Whenever this character is chosen by an opponent, that player discards a card.",
     "Ogni volta che questo personaggio viene scelto da un avversario, quel giocatore scarta una carta.",
     "when(chosen_by_opponent(this), discard(1, who=choosing_player))"),
    ("character",
     "Your other Hero characters can't be exerted by opponents' actions or abilities.",
     "I tuoi altri personaggi Eroe non possono essere impegnati da azioni o abilità degli avversari.",
     'always(cannot(every(character, yours, other, classed("Hero")), be_exerted))'),
    ("character",
     "When you play this character, you may choose a character card in your discard. Put that card on the top "
     "or the bottom of your deck.",
     "Quando giochi questo personaggio, puoi scegliere una carta personaggio nei tuoi scarti. Metti quella "
     "carta in cima o in fondo al tuo mazzo.",
     "when(plays(this), may(choose(chosen(character, in_discard)), choose_one(put_on_top(it), "
     "put_on_bottom(it))))"),
    ("character",
     "When you play this character, look at the top 2 cards of your deck. Put one into your hand and the other "
     "into your discard. If the discarded card is a song card, gain 1 lore.",
     "Quando giochi questo personaggio, guarda le prime 2 carte del tuo mazzo. Aggiungine una alla tua mano e "
     "metti l'altra nei tuoi scarti. Se la carta scartata è una carta canzone, ottieni 1 leggenda.",
     "when(plays(this), look(2, take(1, card, to=hand), take(all, card, to=discard_pile, then=given(is_(it, "
     "song), gain_lore(1))), rest=discard_pile))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


REFUSED = [
    ("character", "Whenever this character is challenged, you may have each player choose and discard a card. If no "
     "player discarded a character card this way, gain 2 lore."),
    ("character", "When you play this character, you may banish another character of yours. If that character was a "
     "Hero, draw 2 cards. Otherwise, draw a card."),
    ("character", "Whenever this character quests, look at the top 4 cards of your deck. You may reveal a song card "
     "and put it into your hand. Put the rest on the bottom of your deck in any order. If you don't, gain 1 lore."),
    ("character", "Whenever this character quests, draw a card. Use this ability only if you have an item in play."),
    ("action", "Your characters get +1 {S} this turn for each card under them."),
    ("action", "Your Hero characters get +1 {S} this turn for each other Hero character you have in play."),
    ("character", "When you play this character, look at the top 4 cards of your deck. You may put one into your hand. "
     "Put the rest into your discard. Gain 1 lore for each song card put into your discard this way."),
    ("character", "Whenever you play another character, if you played another character this turn, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_the_text_leaves_open_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")


def test_a_verb_of_one_is_not_said_of_those_that_were_counted() -> None:
    italian = "Mentre ci sono 2 o più personaggi nel luogo di questo personaggio, riceve +1 {L}."
    assert from_italian("character", italian) == (
        "always(gets(this, lore=1), given=exists(2, character, at_same_location))"
    )


def test_three_of_up_to_three_removed_is_not_any_damage_removed() -> None:
    italian = (
        "Rimuovi fino a 3 danni da un personaggio a tua scelta. Se hai rimosso 3 danni in questo modo, pesca una carta."
    )
    assert from_italian("action", italian) == "heal(3, chosen(character)) ; given(at_least(that_much, 3), draw(1))"
