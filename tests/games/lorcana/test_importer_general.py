"""The same said in other ways, and known pieces where they had not stood before; in English and Italian, invented."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, readings

BOTH = [
    ("character", "Whenever an opponent puts a card into their inkwell, draw a card.",
     "Ogni volta che un avversario aggiunge una carta al suo calamaio, pesca una carta.",
     "when(opponent_puts_ink, draw(1))"),
    ("character", "At the end of your turn, if you moved a character to a location this turn, gain 1 lore.",
     "Alla fine del tuo turno, se hai spostato un personaggio in un luogo in questo turno, ottieni 1 leggenda.",
     "when(end_of_turn, given(this_turn_at_least(1, moved_this_turn(character, yours)), gain_lore(1)))"),
    ("location", "The first time a character moves here each turn, ready them.",
     "La prima volta che un personaggio si sposta qui ogni turno, preparalo.",
     "when(moves_here(character), ready(cause), first=yes)"),
    ("character", "This character has +1 {L} while at a location.",
     "Questo personaggio ha +1 {L} mentre si trova in un luogo.",
     "always(gets(this, lore=1), given=is_(this, at_location))"),
    ("location", "While you have a Hero character here, this location has Resist +2.",
     "Mentre hai un personaggio Eroe in questo luogo, questo luogo ha Resistere +2.",
     'always(gains(this, resist(2)), given=have(character, classed("Hero"), here))'),
    ("action", "Each player discards down to 5 cards.",
     "Ogni giocatore scarta fino ad avere 5 carte in mano.",
     "discard_until(5, who=each_player)"),
    ("action", "Choose up to two: • Draw a card. • Gain 1 lore. • Banish chosen item.",
     "Scegli fino a due: • Pesca una carta. • Ottieni 1 leggenda. • Esilia un oggetto a tua scelta.",
     "may(choose_one(draw(1), gain_lore(1), banish(chosen(item)), do(draw(1), gain_lore(1)), do(draw(1), "
     "banish(chosen(item))), do(gain_lore(1), banish(chosen(item)))))"),
    ("character", "When you play this character, chosen opponent must choose and banish one of their items.",
     "Quando giochi questo personaggio, un avversario a tua scelta deve scegliere ed esiliare uno dei suoi oggetti.",
     "when(plays(this), by(chosen_opponent, banish(chosen(item, yours))))"),
    ("character", "When you play this character, if no opponent has more lore than you, gain 1 lore.",
     "Quando giochi questo personaggio, se nessun avversario ha più leggenda di te, ottieni 1 leggenda.",
     "when(plays(this), given(not_(opponent_more(lore_held)), gain_lore(1)))"),
    ("character", "While all your other characters are exerted, this character gets +2 {L}.",
     "Mentre tutti i tuoi altri personaggi sono impegnati, questo personaggio riceve +2 {L}.",
     "always(gets(this, lore=2), given=not_(have(character, other, ready)))"),
    ("character", "While this character is damaged or exerted, he gains Ward.",
     "Mentre questo personaggio è danneggiato o impegnato, ottiene Protetto.",
     "always(gains(this, ward), given=is_(this, damaged | exerted))"),
    ("character", "While this character is at a location, your characters at that location gain Resist +1.",
     "Mentre questo personaggio si trova in un luogo, i tuoi personaggi in quel luogo ottengono Resistere +1.",
     "always(gains(every(character, yours, at_same_location), resist(1)), given=is_(this, at_location))"),
    ("action", "Put up to 3 cards from your discard on the bottom of your deck in any order. For each card put this "
     "way, gain 1 lore.",
     "Metti fino a 3 carte dai tuoi scarti in fondo al tuo mazzo in qualsiasi ordine. Per ogni carta messa in questo "
     "modo, ottieni 1 leggenda.",
     "put_on_bottom(up_to(3, card, in_discard)) ; for_each(that_much, gain_lore(1))"),
    ("action", "Name a card. Each opponent reveals their hand and discards all cards with that name.",
     "Nomina una carta. Ogni avversario rivela la sua mano e scarta tutte le carte con quel nome.",
     "name_card ; reveal_hand(each_opponent) ; discard(all, named_card, who=each_opponent)"),
    ("character", "When you play this character, put a card from your hand into your inkwell facedown. If it was a "
     "character card, draw a card.",
     "Quando giochi questo personaggio, aggiungi una carta dalla tua mano al tuo calamaio a faccia in giù. Se era una "
     "carta personaggio, pesca una carta.",
     "when(plays(this), ink_from_hand(1), given(is_(it, character), draw(1)))"),
    ("character", "When you play this character, you and chosen opponent each draw a card.",
     "Quando giochi questo personaggio, tu e un avversario a tua scelta pescate una carta.",
     "when(plays(this), draw(1), draw(1, who=chosen_opponent))"),
    ("character", "When this character enters play, you may banish chosen item.",
     "Quando questo personaggio entra in gioco, puoi esiliare un oggetto a tua scelta.",
     "when(plays(this), may(banish(chosen(item))))"),
    ("action", "The next time you play a Pirate character this turn, draw a card.",
     "La prossima volta che giochi un personaggio Pirata in questo turno, pesca una carta.",
     'next_this_turn(plays(character, classed("Pirate")), draw(1))'),
    ("action", "Draw a card. If you have more items in play than each opponent, draw another card.",
     "Pesca una carta. Se hai in gioco più oggetti di ogni avversario, pesca un'altra carta.",
     "draw(1) ; given(most(count(item, yours)), draw(1))"),
    ("action", "Ready chosen character. They can't quest or challenge for the rest of this turn.",
     "Prepara un personaggio a tua scelta. Non può andare all'avventura né sfidare per il resto di questo turno.",
     "ready(chosen(character)) ; cannot(it, quest, challenge, until=this_turn)"),
    ("item", "Players can't play songs.", "I giocatori non possono giocare canzoni.",
     "always(cannot_play(each_player, song))"),
    ("action", "Chosen player shuffles their discard into their deck.",
     "Un giocatore a tua scelta rimescola i suoi scarti nel suo mazzo.",
     "by(chosen_player, shuffle_into_deck(every(card, in_discard)))"),
    ("character", "During opponents' turns, whenever a character challenges one of your other characters, draw a card.",
     "Durante i turni degli avversari, ogni volta che un personaggio sfida uno dei tuoi altri personaggi, pesca una "
     "carta.",
     "when(challenges(character, against(character, yours, other)), draw(1), during=opponents_turn)"),
    ("action", "Each opponent with more cards in their hand than you chooses and discards cards until they have as "
     "many as you.",
     "Ogni avversario con più carte in mano di te sceglie e scarta carte finché non ne ha tante quante te.",
     "each(opponents_with_more(hand_of(you)), discard(plus(hand_of(you), times(-1, hand_of(card_player)))))"),
    ("action", "Chosen character of yours gets +3 {S} until the start of your next turn. When they're banished in a "
     "challenge before then, draw a card.",
     "Un tuo personaggio a tua scelta riceve +3 {S} fino all'inizio del tuo prossimo turno. Quando viene esiliato in "
     "una sfida prima di allora, pesca una carta.",
     "gets(chosen(character, yours), strength=3, until=your_next_turn) ; gains(it, "
     "when(banished_in_challenge(this), draw(1)), until=your_next_turn)"),
    ("action", "Deal 3 damage to chosen character with Evasive or 2 damage to chosen location.",
     "Infliggi 3 danni a un personaggio a tua scelta con Sfuggente o 2 danni a un luogo a tua scelta.",
     "choose_one(deal(3, chosen(character, having(evasive))), deal(2, chosen(location)))"),
    ("character", "Whenever an opponent plays a character, if it's the second character they've played this turn, "
     "you may draw a card.",
     "Ogni volta che un avversario gioca un personaggio, se è il secondo personaggio che ha giocato in questo turno, "
     "puoi pescare una carta.",
     "when(plays(character, opposing, nth=2), may(draw(1)))"),
    ("character", "When you play this character, banish all characters with {S} less than hers.",
     "Quando giochi questo personaggio, esilia tutti i personaggi con {S} inferiore alla sua.",
     "when(plays(this), banish(every(character, strength(below=strength_of(this)))))"),
    ("character", "When you play this character, each opponent with more characters in play than you loses 1 lore.",
     "Quando giochi questo personaggio, ogni avversario che ha in gioco più personaggi di te perde 1 leggenda.",
     "when(plays(this), lose_lore(1, who=opponents_with_more(count(character, yours))))"),
    ("character", "When this character is banished, if it's an opponent's turn, look at that opponent's hand.",
     "Quando questo personaggio viene esiliato, se è il turno di un avversario, guarda la mano di quell'avversario.",
     "when(banished(this), given(opponents_turn, look_at_hand(active_player)))"),
    ("character", "When you play this character, look at the top 3 cards of chosen player's deck. Put one on the "
     "bottom of that deck and the rest on the top in any order.",
     "Quando giochi questo personaggio, guarda le prime 3 carte del mazzo di un giocatore a tua scelta. Mettine una in "
     "fondo a quel mazzo e il resto in cima in qualsiasi ordine.",
     "when(plays(this), look(3, take(1, card, to=bottom), rest=top, of=chosen_player))"),
    ("location", "You pay 1 {I} less to move a character here for each item you have in play.",
     "Paga 1 {I} in meno per spostare un personaggio in questo luogo per ogni oggetto che hai in gioco.",
     "always(move_here_less(count(item, yours)))"),
    ("character", "Whenever this character sings a song, gain lore equal to that song's cost.",
     "Ogni volta che questo personaggio canta una canzone, ottieni leggenda pari al costo di quella canzone.",
     "when(sings(this), gain_lore(cost_of(cause)))"),
    ("action", "Banish chosen exerted character. If that character had 5 {S} or more, gain 1 lore.",
     "Esilia un personaggio impegnato a tua scelta. Se quel personaggio aveva 5 {S} o superiore, ottieni 1 leggenda.",
     "banish(chosen(character, exerted)) ; given(at_least(strength_of(it), 5), gain_lore(1))"),
    ("item", "Once during your turn, if you have a location in play, you may play an item from your discard.",
     "Una volta durante il tuo turno, se hai in gioco un luogo, puoi giocare un oggetto dai tuoi scarti.",
     "use(then=play(item, from_=discard_pile), once=yes, given=have(location))"),
    ("character", "Whenever this character sings a song, you may put that song card on the bottom of your deck instead "
     "of into your discard to draw a card.",
     "Ogni volta che questo personaggio canta una canzone, puoi mettere quella carta canzone in fondo al tuo mazzo "
     "invece che nei tuoi scarti per pescare una carta.",
     "always(songs_go(to=bottom, optional=yes, then=draw(1)))"),
    ("character", "Whenever this character sings a song, you may return that song card to your hand instead of putting "
     "it into your discard.",
     "Ogni volta che questo personaggio canta una canzone, puoi riprendere in mano quella carta canzone invece di "
     "metterla nei tuoi scarti.",
     "always(songs_go(to=hand, optional=yes))"),
    ("action", "Draw 2 cards. Put this song on the bottom of your deck instead of into your discard.",
     "Pesca 2 carte. Metti questa canzone in fondo al tuo mazzo invece che nei tuoi scarti.",
     "draw(2) ; put_on_bottom(this)"),
    ("location", "Whenever one of your characters is banished while here, you may put that card on the bottom of your "
     "deck instead of into your discard to gain 1 lore.",
     "Ogni volta che uno dei tuoi personaggi viene esiliato mentre si trova in questo luogo, puoi mettere quella carta "
     "in fondo al tuo mazzo invece che nei tuoi scarti per ottenere 1 leggenda.",
     "always(goes_instead(every(character, yours, here), to=bottom, optional=yes, banished=yes, then=gain_lore(1)))"),
    ("action", "The next time chosen character of yours would be banished this turn, return that card to your hand "
     "instead.",
     "La prossima volta che un tuo personaggio a tua scelta verrebbe esiliato in questo turno, invece riprendi in mano "
     "quella carta.",
     "goes_if_banished(chosen(character, yours), hand, until=this_turn)"),
    ("action", "Chosen character of yours gets +2 {S} this turn. If they would be banished this turn, you may put them "
     "into your inkwell facedown and exerted instead.",
     "Un tuo personaggio a tua scelta riceve +2 {S} per questo turno. Se verrebbe esiliato in questo turno, puoi "
     "invece metterlo nel tuo calamaio a faccia in giù e impegnato.",
     "gets(chosen(character, yours), strength=2, until=this_turn) ; goes_if_banished(it, inkwell, exerted=yes, "
     "optional=yes, until=this_turn)"),
    ("action", "Until the start of your next turn, whenever one of your characters is challenged, draw a card.",
     "Fino all'inizio del tuo prossimo turno, ogni volta che uno dei tuoi personaggi viene sfidato, pesca una carta.",
     "this_turn_when(challenged(character, yours), draw(1), until=your_next_turn)"),
    ("character", "Whenever this character challenges a character with less {S}, draw a card.",
     "Ogni volta che questo personaggio sfida un personaggio con meno {S}, pesca una carta.",
     "when(challenges(this, against(character, strength(below=strength_of(this)))), draw(1))"),
    ("character", "{E}, Remove a damage counter from this character — Gain 1 lore.",
     "{E}, rimuovi un segnalino danno da questo personaggio — Ottieni 1 leggenda.",
     "use(exert(this), heal(1, this, exactly=yes), then=gain_lore(1))"),
    ("action", "Deal 2 damage to each opposing character that was damaged this turn.",
     "Infliggi 2 danni a ogni personaggio avversario che è stato danneggiato in questo turno.",
     "deal(2, every(character, opposing, damaged_this_turn))"),
    ("character", "Whenever this character quests or challenges, draw a card.",
     "Ogni volta che questo personaggio va all'avventura o sfida, pesca una carta.",
     "when(either_moment(quests(this), challenges(this)), draw(1))"),
    ("character", "As long as you have a location in play, this character gets +1 {L}.",
     "Finché hai in gioco un luogo, questo personaggio riceve +1 {L}.",
     "always(gets(this, lore=1), given=have(location))"),
    ("action", "Give chosen character +2 {S} and Evasive this turn.",
     "Dai a un personaggio a tua scelta +2 {S} e Sfuggente per questo turno.",
     "gets(chosen(character), strength=2, until=this_turn) ; gains(it, evasive, until=this_turn)"),
    ("character", "When you play this character, chosen opponent reveals their hand. You may choose an action card "
     "revealed this way. That player puts that card on the bottom of their deck.",
     "Quando giochi questo personaggio, un avversario a tua scelta rivela la sua mano. Puoi scegliere una carta azione "
     "rivelata in questo modo. Quel giocatore mette quella carta in fondo al suo mazzo.",
     "when(plays(this), reveal_hand(chosen_opponent), may(put_on_bottom(chosen(action, opposing, in_hand, "
     "among(it)))))"),
    ("action", "Toy characters you play this turn enter play with Rush.",
     "I personaggi Giocattolo che giochi in questo turno entrano in gioco con Lesto.",
     'this_turn_when(plays(character, classed("Toy")), gains(cause, rush, until=this_turn))'),
    ("character", "During an opponent's turn, whenever one of your other characters is banished, that opponent loses 1 "
     "lore.",
     "Durante il turno di un avversario, ogni volta che uno dei tuoi altri personaggi viene esiliato, quell'avversario "
     "perde 1 leggenda.",
     "when(banished(character, yours, other), lose_lore(1, who=active_player), during=opponents_turn)"),
    ("item", "Actions cost you 1 {I} less.", "Le azioni ti costano 1 {I} in meno.", "always(pay_less(1, action))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


ENGLISH = [
    ("character", "Whenever a character enters play, draw a card.", "when(plays(character, anyones), draw(1))"),
    ("character", "Whenever another character of yours enters play, draw a card.",
     "when(plays(character, yours, other), draw(1))"),
    ("action", "Banish chosen character with Evasive and 3 {S} or less.",
     "banish(chosen(character, having(evasive), strength(most=3)))"),
    ("character", "While you have a location in play or you have 3 or more items in play, this character gets +1 {L}.",
     "always(gets(this, lore=1), given=either(have(location), have(3, item)))"),
    ("action", "Deal 3 damage to chosen character. If you have 3 or more Toys in play, deal 4 damage instead.",
     'given(have(3, character, classed("Toy")), deal(4, chosen(character)), otherwise=deal(3, chosen(character)))'),
    ("action", "Look at the top 3 cards of your deck. You may play one of them with cost 2 or less for free. Put the "
     "rest on the bottom of your deck in any order.",
     "look(3, take(1, card, cost(most=2), to=into_play, optional=yes), rest=bottom)"),
    ("character", "When you play this character, each opponent reveals the top card of their deck. If it's a character "
     "card, they put it into their discard.",
     "when(plays(this), each(each_opponent, look(1, take(1, character, to=discard_pile), rest=top, shown=yes)))"),
    ("character", "Characters with cost 3 or less you play enter play exerted.",
     "always(enters_exerted(every(character, yours, cost(most=3))))"),
    ("action", "Chosen character gets +1 {L} this turn for each item you have in play, up to a maximum of +3 {L}.",
     "gets(chosen(character), lore=no_more_than(3, count(item, yours)), until=this_turn)"),
    ("action", "This turn, you pay 2 {I} less to play characters using Shift.",
     "shift_pay_less(2, character, until=this_turn)"),
    ("item", "When you play this item, chosen character of yours gains Bodyguard while this item is in play.",
     "when(plays(this), gains(chosen(character, yours), bodyguard, until=while_here))"),
    ("location", "At the start of your turn, each opponent with no characters at a location loses 1 lore.",
     "when(start_of_turn, each(each_opponent, given(at_most(count(character, yours, at_location), 0), lose_lore(1))))"),
    ("location", "Opposing characters can't move while this location is in play.",
     "always(cannot(every(character, opposing), move))"),
    ("item", "If one of your characters would be banished, you may return that card to your hand instead. If you do, "
     "each opponent draws a card.",
     "always(goes_instead(every(character, yours), to=hand, optional=yes, then=draw(1, who=each_opponent)))"),
    ("character", "Whenever this character challenges or is challenged, he gets +2 {S} this turn.",
     "when(either_moment(challenges(this), challenged(this)), gets(this, strength=2, until=this_turn))"),
    ("character", "When you play this character, reveal your hand. Gain 1 lore for each Toy character card revealed "
     "this way.",
     'when(plays(this), reveal_hand(you), gain_lore(count_among(it, character, classed("Toy"))))'),
    ("character", "When you play this character, deal 1 damage to another chosen character and to this character.",
     "when(plays(this), deal(1, chosen(character, another)), deal(1, this))"),
    ("character", "This character gets +1 {S} for each character you have in play with a different name.",
     "always(gets(this, strength=different_names(character, yours)))"),
    ("character", "Skip your Draw step. At the start of your turn, draw 2 cards.",
     "always(skip_draw) ; when(start_of_turn, draw(2))"),
    ("action", "Only play this action if you have 3 or more characters in play.\nDraw 3 cards.",
     "always(play_only_if(have(3, character))) ; draw(3)"),
    ("action", "Name a card. Each opponent reveals their hand. Gain 1 lore for each card with that name revealed this "
     "way.",
     "name_card ; reveal_hand(each_opponent) ; gain_lore(count_among(it, card, named_card))"),
    ("action", "The next character you play this turn gains Rush.",
     "next_this_turn(plays(character), gains(cause, rush, until=this_turn))"),
    ("character", "Whenever you play an item, you may deal 1 damage to chosen opposing character. If you do, banish "
     "that item.",
     "when(plays(item), may(deal(1, chosen(character, opposing))), given(done, banish(cause)))"),
    ("item", "Your characters with damage get +1 {S}, and your characters without damage get +1 {W}.",
     "always(gets(every(character, yours, damaged), strength=1), gets(every(character, yours, undamaged), "
     "willpower=1))"),
    ("character", "Your characters gain Ward while exerted.", "always(gains(every(character, yours, exerted), ward))"),
    ("character", "Whenever another one of your characters is dealt damage, draw a card.",
     "when(dealt_damage(character, yours, other), draw(1))"),
    ("character", "When you play this character, put the top card of your deck into your discard for each item you "
     "have in play.",
     "when(plays(this), for_each(count(item, yours), mill(1)))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), ENGLISH)
def test_english(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected


REFUSED = [
    ("character", "Your characters with Evasive and Ward get +1 {S}."),
    ("character", "While all your other characters are here, this character gets +2 {L}."),
    ("action", "Banish chosen item for each character you have in play."),
    ("action", "The next character you play this turn gains Evasive."),
    ("character", "Whenever one of your other characters is banished, that opponent loses 1 lore."),
    ("action", "Each opponent reveals their hand and discards a card for each item you have in play."),
    ("action", "Each opponent puts the top card of their deck into their discard for each item you have in play."),
    ("item", "Whenever one of your characters challenges or is banished, banish that character."),
    (
        "action",
        "Chosen opposing character gets -3 {S} until the start of your next turn. When they're banished before "
        "then, draw a card.",
    ),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_the_text_leaves_open_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
