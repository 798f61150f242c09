"""More wordings of sets to come, in English and Italian: counting in threes, comparing costs, what hands reveal."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, readings

BOTH = [
    ("character", "This character gets +1 {S} for each 3 cards in your hand.",
     "Questo personaggio riceve +1 {S} per ogni 3 carte nella tua mano.",
     "always(gets(this, strength=sets_of(3, hand_of(you))))"),
    ("action", "Gain 2 lore for each 4 item cards in your discard.",
     "Ottieni 2 leggenda per ogni 4 carte oggetto nei tuoi scarti.",
     "gain_lore(times(2, sets_of(4, count(item, in_discard))))"),
    ("character", "Whenever this character quests, you may play an item with cost equal to or less than the number of "
     "cards under him from your discard for free.",
     "Ogni volta che questo personaggio va all'avventura, puoi giocare dai tuoi scarti gratis un oggetto con costo "
     "pari o inferiore al numero di carte sotto di esso.",
     "when(quests(this), may(play(item, cost(most=count(card, under_this)), from_=discard_pile, free=yes)))"),
    ("character", "Whenever this character challenges another character, if that character has a higher cost than this "
     "one, draw a card.",
     "Ogni volta che questo personaggio sfida un altro personaggio, se quel personaggio ha un costo superiore a "
     "questo, pesca una carta.",
     "when(challenges(this, against(character)), given(is_(challenged, cost(above=cost_of(this))), draw(1)))"),
    ("action", "Each player may discard a card. For each opponent who does, deal 1 damage to chosen character.",
     "Ogni giocatore può scartare una carta. Per ogni avversario che lo fa, infliggi 1 danno a un personaggio a tua "
     "scelta.",
     "may(discard(1)) ; each(each_opponent, may(discard(1)), given(done, by(card_player, deal(1, "
     "chosen(character)))))"),
    ("item", "{E} — Look at the top card of chosen opponent's deck.",
     "{E} — Guarda la prima carta del mazzo di un avversario a tua scelta.",
     "use(exert(this), then=look_at_top(chosen_opponent))"),
    ("action", "Chosen opponent reveals their hand. If they reveal 2 or more song cards, draw a card.",
     "Un avversario a tua scelta rivela la sua mano. Se rivela 2 o più carte canzone, pesca una carta.",
     "reveal_hand(chosen_opponent) ; given(at_least(count_among(it, song), 2), draw(1))"),
    ("item", "At the start of your turn, you may reveal your hand. If you reveal 3 or more Toy character cards, gain 1 "
     "lore.",
     "All'inizio del tuo turno, puoi rivelare la tua mano. Se riveli 3 o più carte personaggio Giocattolo, ottieni 1 "
     "leggenda.",
     "when(start_of_turn, may(reveal_hand(you)), given(both(done, at_least(count_among(it, character, "
     'classed("Toy")), 3)), gain_lore(1)))'),
    ("character", "This character can't challenge damaged characters.",
     "Questo personaggio non può sfidare i personaggi danneggiati.",
     "always(cannot(this, challenge_such(character, damaged)))"),
    ("character", "When you play this character, banish him unless you choose and discard a card.",
     "Quando giochi questo personaggio, esilialo a meno che tu non scelga e scarti una carta.",
     "when(plays(this), may(discard(1)), given(not_(done), banish(this)))"),
    ("character", "During your turn, if an opponent discarded a card this turn, this character gets +2 {S}.",
     "Durante il tuo turno, se un avversario ha scartato una carta in questo turno, questo personaggio riceve +2 {S}.",
     "always(gets(this, strength=2), given=both(your_turn, this_turn_at_least(1, discarded_cards(card, opposing))))"),
    ("character", "You may play characters with Shift on top of this character as if she had any name.",
     "Puoi giocare personaggi con Trasformazione sopra a questo personaggio come se avesse qualsiasi nome.",
     "always(any_name_for_shift)"),
    ("character", "When this character is banished, you may put one of the cards from under him into your inkwell "
     "facedown.",
     "Quando questo personaggio viene esiliato, puoi mettere una delle carte da sotto di esso nel tuo calamaio a "
     "faccia in giù.",
     "when(banished(this), may(put_in_inkwell(one_of(were_under(this)))))"),
    ("character", "For each item that was banished this turn, you pay 1 {I} less to play this character.",
     "Per ogni oggetto che è stato esiliato in questo turno, paghi 1 {I} in meno per giocare questo personaggio.",
     "always(this_costs_less(this_turn(was_banished(item))))"),
    ("item", "{E}, Banish one of your characters — Play a character with cost up to 1 more than the banished character "
     "for free.",
     "{E}, Esilia uno dei tuoi personaggi — Gioca un personaggio con costo fino a 1 in più rispetto al personaggio "
     "esiliato, gratis.",
     "use(exert(this), banish(chosen(character, yours)), then=play(character, cost(most=plus(cost_of(it), 1)), "
     "free=yes))"),
    ("item", "During an opponent's turn, characters that opponent plays enter play exerted.",
     "Durante il turno di un avversario, i personaggi giocati da quell'avversario entrano in gioco impegnati.",
     "always(enters_exerted(every(character, of(active_player))), given=opponents_turn)"),
    ("character", "When you play this character, you may ready an exerted card in your inkwell.",
     "Quando giochi questo personaggio, puoi preparare una carta impegnata nel tuo calamaio.",
     "when(plays(this), may(ready_ink(1)))"),
    ("action", "Chosen character of yours gets +2 {S} this turn. If you played that character this turn, draw a card.",
     "Un tuo personaggio a tua scelta riceve +2 {S} per questo turno. Se hai giocato quel personaggio in questo turno, "
     "pesca una carta.",
     "gets(chosen(character, yours), strength=2, until=this_turn) ; given(is_(it, played_this_turn), draw(1))"),
    ("action", "Play up to 2 items with cost 2 or less each from your discard for free. They enter play exerted.",
     "Gioca fino a 2 oggetti con costo 2 o inferiore ciascuno dai tuoi scarti gratis. Entrano in gioco impegnati.",
     "for_each(2, may(play(item, cost(most=2), from_=discard_pile, free=yes, exerted=yes)))"),
    ("action", "Banish chosen character of yours. Then, you may play a character with the same cost or less for free.",
     "Esilia un tuo personaggio a tua scelta. Poi, puoi giocare un personaggio con costo uguale o inferiore gratis.",
     "banish(chosen(character, yours)) ; may(play(character, cost(most=cost_of(it)), free=yes))"),
    ("action", "Banish chosen damaged character. Each opponent chooses and discards a card for each damage counter "
     "that was on that character.",
     "Esilia un personaggio danneggiato a tua scelta. Ogni avversario sceglie e scarta una carta per ogni segnalino "
     "danno che si trovava su quel personaggio.",
     "banish(chosen(character, damaged)) ; discard(damage_on(it), who=each_opponent)"),
    ("action", "Chosen character gains Rush this turn. At the end of your turn, if they didn't challenge this turn, "
     "exert them.",
     "Un personaggio a tua scelta ottiene Lesto per questo turno. Alla fine del tuo turno, se non ha sfidato in questo "
     "turno, impegnalo.",
     "gains(chosen(character), rush, until=this_turn) ; at_end_of_turn(given(not_(is_(it, made_challenge)), "
     "exert(it)))"),
    ("action", "Look at the top 3 cards of your deck. Put one into your hand, one into your discard, and the other on "
     "the bottom of your deck. You can't play this action if you've played a song this turn.",
     "Guarda le prime 3 carte del tuo mazzo. Aggiungine una alla tua mano, una ai tuoi scarti, e metti l'altra in "
     "fondo al tuo mazzo. Non puoi giocare questa azione se hai giocato una canzone in questo turno.",
     "always(play_only_if(not_(this_turn_at_least(1, played(song))))) ; look(3, take(1, card, to=hand), take(1, card, "
     "to=discard_pile), rest=bottom)"),
    ("action", "Deal 1 damage to each character and each location.",
     "Infliggi 1 danno a ogni personaggio e a ogni luogo.",
     "deal(1, every(character | location))"),
    ("action", "Shuffle your discard into your deck. If you shuffled 6 or more cards this way, gain 1 lore.",
     "Mescola i tuoi scarti nel tuo mazzo. Se hai mescolato 6 o più carte in questo modo, ottieni 1 leggenda.",
     "shuffle_into_deck(every(card, in_discard)) ; given(at_least(that_much, 6), gain_lore(1))"),
    ("item", "{E} — Chosen character of yours at a location may move to another location for free. If they do, they "
     "get +1 {L} this turn.",
     "{E} — Un tuo personaggio a tua scelta che si trovi in un luogo può spostarsi in un altro luogo gratis. Se lo fa, "
     "riceve +1 {L} per questo turno.",
     "use(exert(this), then=do(may(move_to(chosen(character, yours, at_location), chosen(location, yours, another), "
     "free=yes)), given(done, gets(it, lore=1, until=this_turn))))"),
    ("location", "Characters here count as having Singer 5.",
     "I personaggi in questo luogo contano come se avessero Melodioso 5.",
     "always(gains(every(character, here), singer(5)))"),
    ("item", "At the end of your turn, each opponent loses 1 lore unless they discard a card.",
     "Alla fine del tuo turno, ogni avversario perde 1 leggenda a meno che non scarti una carta.",
     "when(end_of_turn, each(each_opponent, may(discard(1)), given(not_(done), lose_lore(1))))"),
    ("character", "When you play this character, chosen opponent chooses one: • You draw a card. • They return one of "
     "their items to their hand.",
     "Quando giochi questo personaggio, un avversario a tua scelta sceglie uno: • Tu peschi una carta. • Lui riprende "
     "in mano uno dei suoi oggetti.",
     "when(plays(this), by(chosen_opponent, choose_one(draw(1, who=card_player), return_to_hand(chosen(item, "
     "yours)))))"),
    ("character", "Items your opponents play enter play exerted.",
     "Gli oggetti giocati dai tuoi avversari entrano in gioco impegnati.",
     "always(enters_exerted(every(item, opposing)))"),
    ("character", "While this character is exerted, opposing characters can't be readied by effects.",
     "Mentre questo personaggio è impegnato, i personaggi avversari non possono essere preparati dagli effetti.",
     "always(cannot(every(character, opposing), be_readied_by_effects), given=is_(this, exerted))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


REFUSED = [
    ("character", "When you play this character, chosen opposing character can't quest during their next turn unless "
     "their player pays 2 {I}."),
    ("action", "Draw a card for each 2 characters chosen opponent has in play."),
    ("action", "Chosen character gets +1 {L} this turn. If you played that character this turn, draw a card."),
    ("item", "{E} — Look at the top card of your deck. You may put it on the bottom of your deck. If you have 2 or "
     "more Toy characters in play, you may put it into your hand instead."),
    ("action", "Draw a card. If they reveal 2 or more character cards, gain 1 lore."),
    ("action", "Draw a card. If you shuffled 2 or more cards this way, gain 1 lore."),
    ("item", "Characters that opponent plays enter play exerted."),
    ("action", "Each opponent reveals their hand. If they reveal 2 or more song cards, draw a card."),
    ("character", "Whenever this character quests, you may play an item from under him from your discard for free."),
    ("item", "{E} — Chosen opposing character may move to another location for free."),
    ("action", "Look at the top 4 cards of your deck. Put one into your hand, one into your discard, and the other on "
     "the bottom of your deck."),
    ("item", "Whenever one of your characters is damaged and not banished, draw a card."),
    ("action", "Each opponent chooses and discards a card for each item you have in play."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_would_be_read_as_something_else_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
