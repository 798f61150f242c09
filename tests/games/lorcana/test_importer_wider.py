"""Wordings wherever their pieces may stand: at a chosen location, two chosen cards, halves and doubles."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, readings

BOTH = [
    ("action", "Deal 2 damage to each character at chosen location.",
     "Infliggi 2 danni a ogni personaggio in un luogo a tua scelta.",
     "choose(chosen(location)) ; deal(2, every(character, at(it)))"),
    ("action", "Deal 2 damage to chosen location and 1 damage to each character there.",
     "Infliggi 2 danni a un luogo a tua scelta e 1 danno a ogni personaggio in quel luogo.",
     "deal(2, chosen(location)) ; deal(1, every(character, at(it)))"),
    ("action", "Banish chosen location and all characters there.",
     "Esilia un luogo a tua scelta e tutti i personaggi in quel luogo.",
     "choose(chosen(location)) ; banish(every(character, at(it))) ; banish(former)"),
    ("action", "Ready all your characters at chosen location.",
     "Prepara tutti i tuoi personaggi in un luogo a tua scelta.",
     "choose(chosen(location)) ; ready(every(character, yours, at(it)))"),
    ("action", "Play a location for free. You may move one of your characters there for free.",
     "Gioca gratis un luogo. Puoi spostare gratis uno dei tuoi personaggi in quel luogo.",
     "play(location, free=yes) ; may(move_to(chosen(character, yours), it, free=yes))"),
    ("action", "Remove all damage from chosen character. Gain 1 lore for each 2 damage removed this way.",
     "Rimuovi tutti i danni da un personaggio a tua scelta. Ottieni 1 leggenda ogni 2 danni rimossi in questo modo.",
     "heal(all, chosen(character)) ; gain_lore(sets_of(2, that_much))"),
    ("character", "When you play this character, deal damage to chosen character equal to twice the number of items "
     "you have in play.",
     "Quando giochi questo personaggio, infliggi a un personaggio a tua scelta danni pari al doppio del numero di "
     "oggetti che hai in gioco.",
     "when(plays(this), deal(times(2, count(item, yours)), chosen(character)))"),
    ("character", "When you play this character, gain lore equal to half the number of cards in your hand, rounded "
     "down.",
     "Quando giochi questo personaggio, ottieni leggenda pari alla metà del numero di carte nella tua mano, "
     "arrotondata per difetto.",
     "when(plays(this), gain_lore(sets_of(2, hand_of(you))))"),
    ("character", "Whenever you move this character to a location, you may deal damage to chosen character equal to "
     "that location's {L}.",
     "Ogni volta che questo personaggio si sposta in un luogo, puoi infliggere danni a un personaggio a tua scelta "
     "pari alla {L} di quel luogo.",
     "when(moves(this), may(deal(lore_of(its_location), chosen(character))))"),
    ("character", "Whenever an opponent plays an item, you may have them discard a card.",
     "Ogni volta che un avversario gioca un oggetto, puoi fargli scartare una carta.",
     "when(plays(item, opposing), may(discard(1, who=cause_player)))"),
    ("character", "When this character leaves play, you may play one of the cards that were under him for free.",
     "Quando questo personaggio lascia il gioco, puoi giocare gratis una delle carte che erano sotto di lui.",
     "when(leaves(this), may(play_among(were_under(this), card, free=yes)))"),
    ("action", "Chosen opponent can't gain lore until the start of your next turn.",
     "Un avversario a tua scelta non può ottenere leggenda fino all'inizio del tuo prossimo turno.",
     "cannot_gain_lore(chosen_opponent, until=your_next_turn)"),
    ("action", "Choose and discard up to 2 cards. Draw that many cards.",
     "Scegli e scarta fino a 2 carte. Pesca altrettante carte.",
     "discard(2, up_to=yes) ; draw(that_much)"),
    ("action", "Chosen character of yours gets +1 {S} this turn for each other song you've played this turn.",
     "Un tuo personaggio a tua scelta riceve +1 {S} per questo turno per ogni altra canzone che hai giocato in questo "
     "turno.",
     "gets(chosen(character, yours), strength=this_turn(played(song, other)), until=this_turn)"),
    ("action", "Deal 2 damage to chosen character of yours and chosen opposing character.",
     "Infliggi 2 danni a un tuo personaggio a tua scelta e a un personaggio avversario a tua scelta.",
     "deal(2, chosen(character, yours)) ; deal(2, chosen(character, opposing))"),
    ("action", "Chosen character of yours and chosen opposing character each get +2 {S} this turn.",
     "Un tuo personaggio a tua scelta e un personaggio avversario a tua scelta ricevono +2 {S} per questo turno.",
     "gets(chosen(character, yours), strength=2, until=this_turn) ; gets(chosen(character, opposing), strength=2, "
     "until=this_turn)"),
    ("item", "{E}, Return one of your characters to your hand — Deal damage to chosen character equal to the returned "
     "character's cost.",
     "{E}, Riprendi in mano uno dei tuoi personaggi — Infliggi a un personaggio a tua scelta danni pari al costo del "
     "personaggio ripreso in mano.",
     "use(exert(this), return_to_hand(chosen(character, yours)), then=deal(cost_of(it), chosen(character)))"),
    ("item", "Whenever you play a character with Boost, you may put the top card of your deck under them facedown.",
     "Ogni volta che giochi un personaggio con Potenziamento, puoi mettere la prima carta del tuo mazzo a faccia in "
     "giù sotto di esso.",
     "when(plays(character, having(boost)), may(put_top_under(1, cause)))"),
    ("character", "Whenever an opposing character is banished in a challenge with this character, gain 2 lore.",
     "Ogni volta che un personaggio avversario viene esiliato in una sfida con questo personaggio, ottieni 2 leggenda.",
     "when(banishes(this), gain_lore(2))"),
    ("character", "Whenever you put a card under this character, choose one: • Draw a card. • Gain 2 lore.",
     "Ogni volta che metti una carta sotto a questo personaggio, scegli una delle seguenti opzioni: • Pesca una carta. "
     "• Ottieni 2 leggende.",
     "when(goes_under(this), choose_one(draw(1), gain_lore(2)))"),
    ("character", "At the start of your turn, reveal the top card of your deck. If it has the same name as a character "
     "you have in play, put it into your hand.",
     "All'inizio del tuo turno, rivela la prima carta del tuo mazzo. Se ha lo stesso nome di un personaggio che hai in "
     "gioco, aggiungila alla tua mano.",
     "when(start_of_turn, look(1, take(1, card, same_name(every(character, yours)), to=hand), rest=top, shown=yes))"),
    ("character", "Whenever this character quests, each opponent reveals the top card of their deck. If it's an action "
     "card, they lose 1 lore.",
     "Ogni volta che questo personaggio va all'avventura, ogni avversario rivela la prima carta del suo mazzo. Se è "
     "una carta azione, perde 1 leggenda.",
     "when(quests(this), each(each_opponent, look(1, take(1, action, to=kept, then=lose_lore(1)), shown=yes, "
     "rest=top)))"),
    ("character", "Whenever this character quests, chosen opponent reveals the top card of their deck. If it's a "
     "character card, you gain 1 lore.",
     "Ogni volta che questo personaggio va all'avventura, un avversario a tua scelta rivela la prima carta del suo "
     "mazzo. Se è una carta personaggio, ottieni 1 leggenda.",
     "when(quests(this), by(chosen_opponent, look(1, take(1, character, to=kept, then=gain_lore(1, "
     "who=card_player)), shown=yes, rest=top)))"),
    ("character", "While this character is the only character you have in play, he gains Resist +1.",
     "Mentre questo personaggio è l'unico personaggio che hai in gioco, ottiene Resistere +1.",
     "always(gains(this, resist(1)), given=not_(have(character, other)))"),
    ("character", "Whenever this character quests while at a location, remove up to 1 damage from that location.",
     "Ogni volta che questo personaggio va all'avventura mentre si trova in un luogo, rimuovi fino a 1 danno da quel "
     "luogo.",
     "when(quests(this), heal(1, its_location), during=is_(this, at_location))"),
    ("character", "While this character is not at a location, he can't quest.",
     "Mentre questo personaggio non si trova in un luogo, non può andare all'avventura.",
     "always(cannot(this, quest), given=is_(this, away))"),
    ("character", "Whenever this character quests while damaged, gain 1 lore.",
     "Ogni volta che questo personaggio va all'avventura mentre è danneggiato, ottieni 1 leggenda.",
     "when(quests(this), gain_lore(1), during=is_(this, damaged))"),
    ("character", "Whenever you exert a character to sing a song, that character gets +1 {S} until the start of your "
     "next turn.",
     "Ogni volta che impegni un personaggio per cantare una canzone, quel personaggio riceve +1 {S} fino all'inizio "
     "del tuo prossimo turno.",
     "when(sings(character, yours), gets(cause, strength=1, until=your_next_turn))"),
    ("character", "Whenever this character quests, you may put a character card from your discard on the top or bottom "
     "of your deck.",
     "Ogni volta che questo personaggio va all'avventura, puoi mettere una carta personaggio dai tuoi scarti in cima o "
     "in fondo al tuo mazzo.",
     "when(quests(this), may(choose(chosen(character, in_discard)), choose_one(put_on_top(it), put_on_bottom(it))))"),
    ("character", "At the beginning of your turn, reveal the top card of your deck. If it's an item card, put it into "
     "your hand. If it's not, put it on the bottom of your deck.",
     "All'inizio del tuo turno, rivela la prima carta del tuo mazzo. Se è una carta oggetto, aggiungila alla tua mano. "
     "Se non lo è, mettila in fondo al tuo mazzo.",
     "when(start_of_turn, look(1, take(1, item, to=hand), rest=bottom, shown=yes))"),
    ("item", "{E} — Look at the top 3 cards of your deck. Put any number of them on the bottom of your deck and the "
     "rest on top in any order.",
     "{E} — Guarda le prime 3 carte del tuo mazzo. Mettine un qualsiasi numero in fondo al tuo mazzo e le altre in "
     "cima in qualsiasi ordine.",
     "use(exert(this), then=look(3, take(any, card, to=bottom), rest=top))"),
    ("item", "{E} — You may choose and discard a card. If you discard an action card this way, gain 1 lore. If you "
     "discard an item card this way, draw a card.",
     "{E} — Puoi scegliere e scartare una carta. Se scarti una carta azione in questo modo, ottieni 1 leggenda. Se "
     "scarti una carta oggetto in questo modo, pesca una carta.",
     "use(exert(this), then=do(may(discard(1)), given(done, given(is_(it, action), gain_lore(1)), given(is_(it, item), "
     "draw(1)))))"),
    ("item", "{E} — Put the top 3 cards of your deck into your discard. You may return a Toy character card put into "
     "your discard this way to your hand.",
     "{E} — Metti le prime 3 carte del tuo mazzo nei tuoi scarti. Puoi riprendere in mano una carta personaggio "
     "Giocattolo messa nei tuoi scarti in questo modo.",
     "use(exert(this), then=do(mill(3), may(return_to_hand(chosen(character, classed(\"Toy\"), among(it), "
     "in_discard)))))"),
    ("character", "Other characters at this character's location get +1 {S}.",
     "Gli altri personaggi nello stesso luogo di questo personaggio ricevono +1 {S}.",
     "always(gets(every(character, other, at_same_location), strength=1))"),
    ("character", "When you play this character, each opponent loses 1 lore unless they choose and banish one of their "
     "characters.",
     "Quando giochi questo personaggio, ogni avversario perde 1 leggenda a meno che non scelga ed esili uno dei suoi "
     "personaggi.",
     "when(plays(this), each(each_opponent, may(banish(chosen(character, yours))), given(not_(done), lose_lore(1))))"),
    ("action", "Chosen character can't quest, challenge, or exert to sing songs until the start of your next turn.",
     "Un personaggio a tua scelta non può andare all'avventura, sfidare o essere impegnato per cantare canzoni fino "
     "all'inizio del tuo prossimo turno.",
     "cannot(chosen(character), quest, challenge, sing, until=your_next_turn)"),
    ("action", "Gain 3 lore. You can't gain lore for the rest of this turn.",
     "Ottieni 3 leggenda. Non puoi ottenere leggenda per il resto di questo turno.",
     "gain_lore(3) ; cannot_gain_lore(you, until=this_turn)"),
    ("action", "The next character you play this turn costs 2 {I} less and gains Rush this turn.",
     "Il prossimo personaggio che giochi in questo turno costa 2 {I} in meno e ottiene Lesto per questo turno.",
     "pay_less_next(2, character) ; next_this_turn(plays(character), gains(cause, rush, until=this_turn))"),
    ("action", "Name a character. Banish all characters with that name.",
     "Nomina un personaggio. Esilia tutti i personaggi con quel nome.",
     "name_card ; banish(every(character, named_card))"),
    ("action", "Ready chosen character. Exert all other characters.",
     "Prepara un personaggio a tua scelta. Impegna tutti gli altri personaggi.",
     "ready(chosen(character)) ; exert(every(character, another))"),
    ("action", "Look at the top 5 cards of your deck. You may play a character with cost 4 or less from among them for "
     "free. That character gains Rush this turn. Put the rest on the bottom of your deck in any order.",
     "Guarda le prime 5 carte del tuo mazzo. Puoi giocare gratis un personaggio con costo 4 o inferiore tra quelle. "
     "Quel personaggio ottiene Lesto per questo turno. Metti le altre in fondo al tuo mazzo in qualsiasi ordine.",
     "look(5, take(1, character, cost(most=4), to=into_play, optional=yes, then=gains(it, rush, until=this_turn)), "
     "rest=bottom)"),
    ("location", "While you have a Hero and a Toy here, this location gets +2 {L}.",
     "Mentre hai un Eroe e un Giocattolo qui, questo luogo riceve +2 {L}.",
     'always(gets(this, lore=2), given=both(have(character, classed("Hero"), here), have(character, '
     'classed("Toy"), here)))'),
    ("location", "Whenever a character moves here from another location, gain 1 lore.",
     "Ogni volta che un personaggio si sposta qui da un altro luogo, ottieni 1 leggenda.",
     "when(moves_here(character, from_location), gain_lore(1))"),
    ("location", "Whenever one of your characters is banished here, draw a card.",
     "Ogni volta che uno dei tuoi personaggi viene esiliato qui, pesca una carta.",
     "when(banished(character, yours, here), draw(1))"),
    ("action", "Return a character card and a song card from your discard to your hand.",
     "Riprendi in mano dai tuoi scarti una carta personaggio e una carta canzone.",
     "return_to_hand(chosen(character, in_discard)) ; return_to_hand(chosen(song, in_discard))"),
    ("action", "Return up to 2 of your characters to your hand. Gain 1 lore for each character returned this way.",
     "Riprendi in mano fino a 2 dei tuoi personaggi. Ottieni 1 leggenda per ogni personaggio ripreso in mano in questo "
     "modo.",
     "return_to_hand(up_to(2, character, yours)) ; gain_lore(that_much)"),
    ("location", "At the start of your turn, move 1 damage counter from each character here to this location.",
     "All'inizio del tuo turno, sposta 1 segnalino danno da ogni personaggio qui a questo luogo.",
     "when(start_of_turn, move_damage(1, every(character, here), this))"),
    ("character", "While an opponent has 5 or more cards in their discard, this character gains Evasive.",
     "Mentre un avversario ha 5 o più carte nei suoi scarti, questo personaggio ottiene Sfuggente.",
     "always(gains(this, evasive), given=opponent_has(5, card, in_discard))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


READ = [
    ("character", "When this character is banished, you may put a character card with the same name from your discard "
     "into your hand.",
     "when(banished(this), may(return_to_hand(chosen(character, same_name(this), in_discard))))"),
    ("character", "When this character is banished, put each card that was under her into your inkwell facedown.",
     "when(banished(this), put_in_inkwell(were_under(this)))"),
    ("character", "Whenever you gain 2 or more lore at once, draw a card.", "when(gains_lore(2), draw(1))"),
    ("character", "Whenever you shift a character onto another, draw a card.",
     "when(plays(character), given(used_shift(cause), draw(1)))"),
    ("character", "Whenever one of your locations is challenged, your characters there get +2 {S} this turn.",
     "when(challenged(location, yours), gets(every(character, yours, at(challenged)), strength=2, until=this_turn))"),
    ("character", "Whenever you sing a song with this character, draw a card.", "when(sings(this), draw(1))"),
    ("character", "When you play this character, you may return a song card with cost equal to or less than the number "
     "of characters you have in play from your discard to your hand.",
     "when(plays(this), may(return_to_hand(chosen(song, cost(most=count(character, yours)), in_discard))))"),
    ("character", "When you play this character, banish chosen character whose {S} is 2 or less.",
     "when(plays(this), banish(chosen(character, strength(most=2))))"),
    ("character", "Opposing characters that have Evasive get -1 {S}.",
     "always(gets(every(character, opposing, having(evasive)), strength=-1))"),
    ("character", "Whenever you play an item that costs 3 or more, draw a card.",
     "when(plays(item, cost(least=3)), draw(1))"),
    ("character", "While your discard has 7 or more cards, this character gains Ward.",
     "always(gains(this, ward), given=at_least(count(card, in_discard), 7))"),
    ("character", "This character can't be played unless you have 5 or more lore.",
     "always(play_only_if(at_least(lore_held, 5)))"),
    ("character", "Each opponent pays 1 {I} more for the first character they play each turn.",
     "always(pay_more(1, character, who=each_opponent, nth=1))"),
    ("location", "Once per turn, you may choose and discard a card to draw a card if you have a character here.",
     "use(discard(1), then=draw(1), once=yes, given=have(character, here))"),
    ("action", "If this is the second action you've played this turn, draw a card.",
     "given(this_turn_exactly(2, played(action)), draw(1))"),
    ("item", "Once per turn, you may pay 1 {I} to move a damage counter from chosen character of yours to chosen "
     "opposing character.",
     "use(pay(1), then=move_damage(1, chosen(character, yours), chosen(character, opposing)), once=yes)"),
    ("action", "Banish every item.", "banish(every(item))"),
    ("action", "Choose a location. Return all characters there to their players' hands, then banish that location.",
     "choose(chosen(location)) ; return_to_hand(every(character, at(it))) ; banish(former)"),
    ("action", "Chosen opponent reveals their hand. Choose an item card there. They discard it.",
     "discard(1, item, chooser=you, who=chosen_opponent)"),
    ("action", "Gain 1 lore for each Pirate character you have in play, up to 3.",
     'gain_lore(no_more_than(3, count(character, yours, classed("Pirate"))))'),
    ("character", "When you shift this character, you may banish chosen item.",
     "when(plays(this), given(used_shift, may(banish(chosen(item)))))"),
    ("character", "If this character was played using Shift, she can challenge the turn she's played.",
     "always(can(this, challenge_while_drying), given=used_shift)"),
    ("character", "When you play this character, chosen opponent chooses: you draw a card or you gain 1 lore.",
     "when(plays(this), by(chosen_opponent, choose_one(draw(1, who=card_player), gain_lore(1, who=card_player))))"),
    ("character", "This character gains Ward and gets +1 {S} for each item you have in play.",
     "always(gains(this, ward), gets(this, strength=count(item, yours)))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "expected"), READ)
def test_they_are_read_in_english(kind: str, english: str, expected: str) -> None:
    assert compiled(kind, english) == expected


REFUSED = [
    ("action", "Deal 2 damage to chosen character and another chosen character. They can't quest this turn."),
    ("action", "Return chosen character of yours and chosen opposing character to your hand."),
    ("character", "When you play this character, gain lore equal to half the number of cards in your hand."),
    ("character", "When you play this character, if you have 2 characters with the same name in play, draw a card."),
    ("character", "Whenever you move a character to a location, each other character there gets +1 {S} this turn."),
    ("action", "Discard up to 2 cards at random."),
    ("location", "While you have an item and a character here, this location gets +2 {L}."),
    ("action", "Choose one of your characters. Draw cards equal to the number of other characters you have in play."),
    ("action", "Choose one of your characters. If you have 2 or more other characters in play, draw a card."),
    ("action", "Reveal the top card of your deck. If it's an item card, you may put it into your hand. If it's not, "
     "put it on the bottom of your deck."),
    ("action", "Banish chosen location. Deal 1 damage to each character there."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_would_be_read_as_something_else_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
