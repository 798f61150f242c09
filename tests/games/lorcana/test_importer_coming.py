"""What cards of sets to come say with pieces that no card has yet; in English and Italian, invented."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, readings

BOTH = [
    ("character", "Whenever one of your characters sings a song with cost 5 or more, each opponent loses 2 lore.",
     "Ogni volta che uno dei tuoi personaggi canta una canzone con costo 5 o superiore, ogni avversario perde 2 "
     "leggenda.",
     "when(sings(character, yours, against(song, cost(least=5))), lose_lore(2, who=each_opponent))"),
    ("character", "Whenever one or more of your characters sing a song with cost 5 or more, gain 1 lore.",
     "Ogni volta che uno o più dei tuoi personaggi cantano una canzone con costo 5 o superiore, ottieni 1 leggenda.",
     "when(sung(character, yours, against(song, cost(least=5))), gain_lore(1))"),
    ("character", "The first time one of your characters sings each turn, draw a card.",
     "La prima volta che uno dei tuoi personaggi canta ogni turno, pesca una carta.",
     "when(sings(character, yours, nth=1), draw(1))"),
    ("character", "The first time one of your characters sings a song with cost 4 or more each turn, draw a card.",
     "La prima volta che uno dei tuoi personaggi canta una canzone con costo 4 o superiore ogni turno, pesca una "
     "carta.",
     "when(sings(character, yours, against(song, cost(least=4))), draw(1), first=yes)"),
    ("character", "Whenever you play a song, if no characters sang it, gain 1 lore.",
     "Ogni volta che giochi una canzone, se nessun personaggio l'ha cantata, ottieni 1 leggenda.",
     "when(plays(song), given(not_(was_sung(cause)), gain_lore(1)))"),
    ("character", "Whenever an opponent plays a song, if it wasn't sung, draw a card.",
     "Ogni volta che un avversario gioca una canzone, se non è stata cantata, pesca una carta.",
     "when(plays(song, opposing), given(not_(was_sung(cause)), draw(1)))"),
    ("character", "Whenever this character challenges a location, banish that location.",
     "Ogni volta che questo personaggio sfida un luogo, esilia quel luogo.",
     "when(challenges(this, against(location)), banish(challenged))"),
    ("character", "Whenever one of your characters challenges a location, deal 2 damage to that location.",
     "Ogni volta che uno dei tuoi personaggi sfida un luogo, infliggi 2 danni a quel luogo.",
     "when(challenges(character, yours, against(location)), deal(2, challenged))"),
    ("character", "Whenever this character challenges a character with 5 {S} or more, he takes no damage from the "
     "challenge.",
     "Ogni volta che questo personaggio sfida un personaggio con 5 {S} o superiore, non subisce danni dalla sfida.",
     "when(challenges(this, against(character, strength(least=5))), cannot(this, take_challenge_damage, "
     "until=this_challenge))"),
    ("character", "While this character is at a location, your other characters there gain Support.",
     "Mentre questo personaggio si trova in un luogo, i tuoi altri personaggi in quel luogo ottengono Aiutante.",
     "always(gains(every(character, yours, other, at_same_location), support), given=is_(this, at_location))"),
    ("action", "Remove up to 2 damage from each of your characters. Gain 1 lore if 3 or more damage was removed this "
     "way.",
     "Rimuovi fino a 2 danni da ogni tuo personaggio. Ottieni 1 leggenda se in questo modo sono stati rimossi 3 o più "
     "danni.",
     "heal(2, every(character, yours)) ; given(at_least(that_much, 3), gain_lore(1))"),
    ("item", "{E}, Banish this item — Put the card from under this item into your hand, then draw 2 cards.",
     "{E}, esilia questo oggetto — Aggiungi alla tua mano la carta da sotto questo oggetto, poi pesca 2 carte.",
     "use(exert(this), banish(this), then=do(return_to_hand(were_under(this)), draw(2)))"),
    ("item", "{E} — Put the card from under this item into your hand.",
     "{E} — Aggiungi alla tua mano la carta da sotto questo oggetto.",
     "use(exert(this), then=return_to_hand(every(card, under_this)))"),
    ("action", "Reveal the top 4 cards of your deck. Put one of each card type revealed this way into your hand. Put "
     "the rest on the bottom of your deck in any order.",
     "Rivela le prime 4 carte del tuo mazzo. Aggiungi alla tua mano una carta per ogni tipo rivelato in questo modo. "
     "Metti il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "look(4, take(1, character, to=hand), take(1, action, to=hand), take(1, item, to=hand), take(1, location, "
     "to=hand), rest=bottom, shown=yes)"),
    ("character", "Opponents pay 1 {I} more to play their second card each turn.",
     "Gli avversari pagano 1 {I} in più per giocare la loro seconda carta in ogni turno.",
     "always(pay_more(1, card, who=each_opponent, nth=2))"),
    ("character", "You pay 1 {I} less for the second character you play each turn.",
     "Paghi 1 {I} in meno per il secondo personaggio che giochi in ogni turno.",
     "always(pay_less(1, character, nth=2))"),
    ("character", "Once during your turn, whenever a card is put into your inkwell from anywhere other than your hand, "
     "draw a card.",
     "Una volta durante il tuo turno, ogni volta che una carta che non proviene dalla tua mano viene aggiunta al tuo "
     "calamaio, pesca una carta.",
     "when(inks_from(hand, other=yes), draw(1), during=your_turn, once=yes)"),
    ("character", "Whenever a card is put into your inkwell from your discard, draw a card.",
     "Ogni volta che una carta viene aggiunta al tuo calamaio dai tuoi scarti, pesca una carta.",
     "when(inks_from(discard_pile), draw(1))"),
    ("character", "When you discard this card from your hand, you may put it into your inkwell facedown and exerted.",
     "Quando scarti questa carta dalla tua mano, puoi aggiungerla al tuo calamaio, a faccia in giù e impegnata.",
     "when(discarded(this), may(put_in_inkwell(this, exerted=yes)))"),
    ("character", "When you play this character, name a card. Until the start of your next turn, opponents can't play "
     "cards with that name.",
     "Quando giochi questo personaggio, nomina una carta. Fino all'inizio del tuo prossimo turno, gli avversari non "
     "possono giocare carte con quel nome.",
     "when(plays(this), name_card, cannot_play(each_opponent, card, named_card, until=your_next_turn))"),
    ("character", "When you play this character, you may return up to 2 character cards with different names and cost "
     "3 or less each from your discard to your hand.",
     "Quando giochi questo personaggio, puoi riprendere in mano fino a 2 carte personaggio con nomi diversi e con "
     "costo 3 o inferiore ciascuna dai tuoi scarti.",
     "when(plays(this), may(return_to_hand(up_to(2, character, cost(most=3), in_discard, different=names))))"),
    ("action", "Ready up to 2 chosen characters of yours at different locations. They can't quest for the rest of this "
     "turn.",
     "Prepara fino a 2 tuoi personaggi a tua scelta che si trovano in luoghi diversi. Non possono andare all'avventura "
     "per il resto di questo turno.",
     "ready(up_to(2, character, yours, different=locations)) ; cannot(it, quest, until=this_turn)"),
    ("action", "Deal 2 damage to each of up to 3 chosen characters with different costs.",
     "Infliggi 2 danni a ognuno di fino a 3 personaggi a tua scelta con costi diversi.",
     "deal(2, up_to(3, character, different=costs))"),
    ("character", "Whenever an opponent chooses this character for an action or ability, that opponent discards a card "
     "at random.",
     "Ogni volta che un avversario sceglie questo personaggio per un'azione o un'abilità, quell'avversario scarta una "
     "carta a caso.",
     "when(chosen_by_opponent(this), discard(1, at_random=yes, who=choosing_player))"),
    ("character", "When you play this character, each opponent exerts 2 cards in their inkwell. Those cards can't "
     "ready at the start of their next turn.",
     "Quando giochi questo personaggio, ogni avversario impegna 2 carte nel suo calamaio. Quelle carte non si possono "
     "preparare all'inizio del suo prossimo turno.",
     "when(plays(this), each(each_opponent, exert_ink(2, stay=yes)))"),
    ("character", "When you play this character, chosen player draws a card. If that player is an opponent, gain 2 "
     "lore.",
     "Quando giochi questo personaggio, un giocatore a tua scelta pesca una carta. Se quel giocatore è un avversario, "
     "ottieni 2 leggenda.",
     "when(plays(this), by(chosen_player, draw(1), given(is_opponent, gain_lore(2, who=card_player))))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


REFUSED = [
    ("action", "Chosen player draws a card. If that player is an opponent, banish chosen item."),
    ("action", "If that player is an opponent, draw a card."),
    ("character", "Whenever this character quests, that opponent discards a card."),
    ("action", "Banish chosen character with different names."),
    ("action", "Banish all characters with different names."),
    ("character", "Opponents can't play cards with that name."),
    ("character", "When you discard this card or this character quests, draw a card."),
    ("character", "Whenever this character challenges a location, deal 2 damage to that character."),
    ("character", "Whenever this character quests, banish that location."),
    ("character", "Your other characters there gain Support."),
    ("character", "Whenever you play a character, if no characters sang it, gain 1 lore."),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_the_text_leaves_open_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
