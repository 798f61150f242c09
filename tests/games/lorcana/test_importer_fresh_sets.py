"""English and Italian rules text in the manner of sets to come: wordings that older cards did not need; invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import compile_card
from ludoteca.games.lorcana.packs.importer.importing import import_files, italian_names
from ludoteca.games.lorcana.packs.importer.italian.signs import italian_lines
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.reading import CardFile, Printed
from ludoteca.games.lorcana.packs.importer.reprints import KnownCards

CLASSES = frozenset({"Ghost", "Hero", "Monster", "Super", "Toy", "Whisper"})
TRANSLATOR = Translator({"Tecla": "Tessa"})


def compiled(kind: str, text: str) -> str:
    card = Printed("91-1", "Uno", kind)
    card.texts = [text]
    read = compile_card(card, CLASSES)
    return f"refused: {read.reasons[0]}" if read.reasons else " ; ".join(read.abilities)


def from_italian(kind: str, text: str) -> str:
    return compiled(kind, "\n".join(TRANSLATOR.english(line) for line in italian_lines([text], signed=True)))


def readings(kind: str, english: str, italian: str) -> set[str]:
    """Return what the two texts say: one thing if they agree."""
    return {compiled(kind, english), from_italian(kind, italian)}


BOTH = [
    ("character", "Your other Toy characters get +1 {S}.", "I tuoi altri personaggi Giocattolo ricevono +1 {S}.",
     'always(gets(every(character, yours, other, classed("Toy")), strength=1))'),
    ("character", "Your Super characters gain Ward.", "I tuoi personaggi Super ottengono Protetto.",
     'always(gains(every(character, yours, classed("Super")), ward))'),
    ("action", "Remove up to 2 damage from chosen character. If you removed 1 or more damage this way, gain 1 lore.",
     "Rimuovi fino a 2 danni da un personaggio a tua scelta. Se hai rimosso 1 o più danni in questo modo, ottieni "
     "1 leggenda.",
     "heal(2, chosen(character)) ; given(at_least(that_much, 1), gain_lore(1))"),
    ("item", "Whenever an opponent plays their third card in a turn, draw a card.",
     "Ogni volta che un avversario gioca la sua terza carta in un turno, pesca una carta.",
     "when(plays(card, opposing, nth=3), draw(1))"),
    ("action", "Banish chosen character with 2 or more damage.",
     "Esilia un personaggio a tua scelta con 2 o più danni.",
     "banish(chosen(character, damage(least=2)))"),
    ("character", "At the end of your turn, if this character didn't challenge this turn, draw a card.",
     "Alla fine del tuo turno, se questo personaggio non ha sfidato in questo turno, pesca una carta.",
     "when(end_of_turn, given(not_(is_(this, made_challenge)), draw(1)))"),
    ("action", "Deal 2 damage to each of up to 2 chosen characters.",
     "Infliggi 2 danni a ognuno di fino a 2 personaggi a tua scelta.",
     "deal(2, up_to(2, character))"),
    ("action", "Chosen opponent chooses and discards a card. If this song was sung, they choose and discard 3 cards "
     "instead.",
     "Un avversario a tua scelta sceglie e scarta una carta. Se questa canzone è stata cantata, sceglie e scarta "
     "invece 3 carte.",
     "given(at_least(count(character, sang), 1), discard(3, who=chosen_opponent), "
     "otherwise=discard(1, who=chosen_opponent))"),
    ("character", "When you play this character, if a character was banished this turn, he gains Evasive this turn.",
     "Quando giochi questo personaggio, se un personaggio è stato esiliato in questo turno, ottiene Sfuggente per "
     "questo turno.",
     "when(plays(this), given(this_turn_at_least(1, was_banished(character)), gains(this, evasive, until=this_turn)))"),
    ("character", "Choose and discard a card — Draw a card. You can use this ability only once per turn.",
     "Scegli e scarta una carta — Pesca una carta. Puoi usare questa abilità solo una volta per turno.",
     "use(discard(1), then=draw(1), once=yes)"),
    ("character", "When this character is banished, you may play a character from your discard for free. They enter "
     "play exerted.",
     "Quando questo personaggio viene esiliato, puoi giocare gratis un personaggio dai tuoi scarti. Entra in gioco "
     "impegnato.",
     "when(banished(this), may(play(character, from_=discard_pile, free=yes, exerted=yes)))"),
    ("character", "Whenever this character challenges, the challenged character's player discards a card at random.",
     "Ogni volta che questo personaggio sfida, il giocatore del personaggio sfidato scarta una carta a caso.",
     "when(challenges(this), discard(1, at_random=yes, who=player_of(challenged)))"),
    ("character", "Whenever this character quests, you may shuffle a card from your discard into your deck. If you "
     "shuffle a song card this way, draw a card.",
     "Ogni volta che questo personaggio va all'avventura, puoi mescolare una carta dai tuoi scarti nel tuo mazzo. Se "
     "mescoli una carta canzone in questo modo, pesca una carta.",
     "when(quests(this), may(shuffle_into_deck(chosen(card, in_discard))), given(both(done, is_(it, song)), draw(1)))"),
    ("item", "Whenever a character is returned to a player's hand from play, gain 1 lore.",
     "Ogni volta che un personaggio viene ripreso in mano dal gioco da un giocatore, ottieni 1 leggenda.",
     "when(returned(character), gain_lore(1))"),
    ("action", "Chosen character gets -3 {S} this turn. If that character's {S} is 0, banish them.",
     "Un personaggio a tua scelta riceve -3 {S} per questo turno. Se la {S} di quel personaggio è 0, esilialo.",
     "gets(chosen(character), strength=-3, until=this_turn) ; given(is_(it, strength(most=0)), banish(it))"),
    ("action", "Name a card, then reveal the top 4 cards of your deck. Put all revealed cards with that name into your "
     "hand and the rest on the bottom of your deck in any order.",
     "Nomina una carta, poi rivela le prime 4 carte del tuo mazzo. Aggiungi alla tua mano tutte le carte rivelate con "
     "quel nome e metti il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "name_card ; look(4, take(all, card, named_card, to=hand), rest=bottom, shown=yes)"),
    ("action", "Chosen opponent reveals their hand and discards a song card of your choice. If no card is discarded "
     "this way, draw 2 cards.",
     "Un avversario a tua scelta rivela la sua mano e scarta una carta canzone a tua scelta. Se nessuna carta viene "
     "scartata in questo modo, pesca 2 carte.",
     "discard(1, song, chooser=you, who=chosen_opponent) ; given(not_(done), draw(2))"),
    ("action", "Gain 1 lore for each item you have in play, up to a maximum of 3.",
     "Ottieni 1 leggenda per ogni oggetto che hai in gioco, fino a un massimo di 3.",
     "gain_lore(no_more_than(3, count(item, yours)))"),
    ("action", "Ready all your characters. Gain 1 lore for each character readied this way.",
     "Prepara tutti i tuoi personaggi. Ottieni 1 leggenda per ogni personaggio preparato in questo modo.",
     "ready(every(character, yours)) ; gain_lore(that_much)"),
    ("item", "{E} — Chosen character gets +1 {S} this turn. If their name is Tessa, they get +4 {S} instead.",
     "{E} — Un personaggio a tua scelta riceve +1 {S} per questo turno. Se il suo nome è Tecla, riceve invece +4 {S}.",
     'use(exert(this), then=do(choose(chosen(character)), given(is_(it, named("Tessa")), gets(it, strength=4, '
     "until=this_turn), otherwise=gets(it, strength=1, until=this_turn))))"),
    ("item", "Whenever one of your characters is challenged, you may banish this item. If you do, they take no damage "
     "from that challenge.",
     "Ogni volta che uno dei tuoi personaggi viene sfidato, puoi esiliare questo oggetto. Se lo fai, non subisce danni "
     "da quella sfida.",
     "when(challenged(character, yours), may(banish(this)), given(done, cannot(challenged, take_challenge_damage, "
     "until=this_challenge)))"),
    ("action", "Each player chooses one of their characters and banishes the rest. You can't play this action unless "
     "you have 1 or fewer characters in play.",
     "Ogni giocatore sceglie uno dei suoi personaggi ed esilia gli altri. Non puoi giocare questa azione a meno che tu "
     "non abbia in gioco 1 o meno personaggi.",
     "always(play_only_if(at_most(count(character, yours), 1))) ; each(each_player, choose(chosen(character, yours)), "
     "banish(every(character, yours, another)))"),
    ("item", "{E} — Reveal the top card of your deck. If its cost is 3 or less, put it into your hand. Otherwise, each "
     "opponent gains 1 lore and you put it on the bottom of your deck.",
     "{E} — Rivela la prima carta del tuo mazzo. Se il suo costo è 3 o inferiore, aggiungila alla tua mano. "
     "Altrimenti, ogni avversario ottiene 1 leggenda e tu la metti in fondo al tuo mazzo.",
     "use(exert(this), then=look(1, take(1, card, cost(most=3), to=hand), take(1, card, to=bottom, "
     "then=gain_lore(1, who=each_opponent)), rest=top, shown=yes))"),
    ("character", "At the start of your turn, reveal the top card of your deck. If it's a song card, this character "
     "gains Rush this turn. If it's an item card, he gets +2 {S} this turn. Put the revealed card on the bottom of "
     "your deck.",
     "All'inizio del tuo turno, rivela la prima carta del tuo mazzo. Se è una carta canzone, questo personaggio "
     "ottiene Lesto per questo turno. Se è una carta oggetto, riceve +2 {S} per questo turno. Metti la carta rivelata "
     "in fondo al tuo mazzo.",
     "when(start_of_turn, look(1, take(1, song, to=bottom, then=gains(this, rush, until=this_turn)), take(1, item, "
     "to=bottom, then=gets(this, strength=2, until=this_turn)), rest=bottom, shown=yes))"),
    ("character", "During your turn, whenever this character banishes a damaged character in a challenge, draw a card.",
     "Durante il tuo turno, ogni volta che questo personaggio esilia un personaggio danneggiato in una sfida, pesca "
     "una carta.",
     "when(banishes(this, against(character, damaged)), draw(1), during=your_turn)"),
    ("character", "Whenever this character is challenged by a damaged character, draw a card.",
     "Ogni volta che questo personaggio viene sfidato da un personaggio danneggiato, pesca una carta.",
     "when(challenged(this, against(character, damaged)), draw(1))"),
]  # fmt: skip


LATER = [
    ("action", "Banish any number of opposing items with total cost 4 or less.",
     "Esilia un qualsiasi numero di oggetti avversari con costo totale 4 o inferiore.",
     "banish(any_number(item, opposing, total_cost=4))"),
    ("action", "Deal 3 damage divided as you choose among opposing characters.",
     "Infliggi 3 danni suddivisi come preferisci tra i personaggi avversari.",
     "deal_divided(3, any_number(character, opposing))"),
    ("action", "Each opponent chooses and banishes one of their characters. If they can't, you draw a card.",
     "Ogni avversario sceglie ed esilia uno dei suoi personaggi. Se non può, tu peschi una carta.",
     "each(each_opponent, banish(chosen(character, yours)), given(not_(done), draw(1, who=card_player)))"),
    ("action", "Look at the top 5 cards of your deck. Put up to 3 into your inkwell facedown and exerted. Put the rest "
     "on the bottom of your deck in any order.",
     "Guarda le prime 5 carte del tuo mazzo. Aggiungine fino a 3 al tuo calamaio, a faccia in giù e impegnate. Metti "
     "il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "look(5, take(3, card, to=inkwell, exerted=yes, optional=yes), rest=bottom)"),
    ("action", "Look at the top 5 cards of your deck. Put up to 2 item cards into your hand. Put the rest on the "
     "bottom of your deck in any order.",
     "Guarda le prime 5 carte del tuo mazzo. Aggiungi fino a 2 carte oggetto alla tua mano. Metti il resto in fondo al "
     "tuo mazzo in qualsiasi ordine.",
     "look(5, take(2, item, to=hand, optional=yes), rest=bottom)"),
    ("action", "Play an item for free. Banish it at the end of your turn.",
     "Gioca gratis un oggetto. Esilialo alla fine del tuo turno.",
     "play(item, free=yes) ; at_end_of_turn(banish(it))"),
    ("item", "At the end of each opponent's turn, if they didn't challenge this turn, gain 1 lore.",
     "Alla fine del turno di ogni avversario, se non ha sfidato in questo turno, ottieni 1 leggenda.",
     "when(end_of_opponents_turn, by(active_player, given(not_(this_turn_at_least(1, challenges_made)), "
     "gain_lore(1, who=card_player))))"),
    ("action", "Choose an opponent. They choose and discard 2 cards.",
     "Scegli un avversario. Quel giocatore sceglie e scarta 2 carte.",
     "discard(2, who=chosen_opponent)"),
    ("action", "Look at the top 3 cards of your deck. Put one into your hand, one on the bottom of your deck, and one "
     "into your discard.",
     "Guarda le prime 3 carte del tuo mazzo. Mettine una nella tua mano, una in fondo al tuo mazzo e una nei tuoi "
     "scarti.",
     "look(3, take(1, card, to=hand), take(1, card, to=bottom), rest=discard_pile)"),
    ("character", "While an opponent has no items in play, this character gets +1 {L}.",
     "Mentre un avversario non ha in gioco oggetti, questo personaggio riceve +1 {L}.",
     "always(gets(this, lore=1), given=opponent_at_most(count(item, yours), 0))"),
    ("action", "Chosen character of yours deals damage equal to their {S} to chosen opposing character.",
     "Un tuo personaggio a tua scelta infligge danni pari alla sua {S} a un personaggio avversario a tua scelta.",
     "choose(chosen(character, yours)) ; deal(strength_of(it), chosen(character, opposing))"),
    ("item", "Whenever one of your characters is dealt damage, gain 1 lore.",
     "Ogni volta che a uno dei tuoi personaggi viene inflitto danno, ottieni 1 leggenda.",
     "when(dealt_damage(character, yours), gain_lore(1))"),
    ("character", "This character can challenge the turn they're played if you have another Hero character in play.",
     "Questo personaggio può sfidare nel turno in cui viene giocato se hai in gioco un altro personaggio Eroe.",
     'always(can(this, challenge_while_drying), given=have(character, other, classed("Hero")))'),
    ("action", "Your characters gain Resist +1 this turn. If you have a Hero character in play, they gain Resist +2 "
     "instead.",
     "I tuoi personaggi ottengono Resistere +1 per questo turno. Se hai in gioco un personaggio Eroe, ottengono invece "
     "Resistere +2.",
     'given(have(character, classed("Hero")), gains(every(character, yours), resist(2), until=this_turn), '
     "otherwise=gains(every(character, yours), resist(1), until=this_turn))"),
    ("action", "Choose one or both: • Banish chosen item. • Draw a card.",
     "Scegli uno o entrambi: • Esilia un oggetto a tua scelta. • Pesca una carta.",
     "choose_one(banish(chosen(item)), draw(1), do(banish(chosen(item)), draw(1)))"),
    ("location", "You pay 1 {I} less to move your Toy characters here.",
     "Paghi 1 {I} in meno per spostare i tuoi personaggi Giocattolo in questo luogo.",
     'always(move_here_less(1, classed("Toy")))'),
    ("location", "Songs you play cost 1 {I} less while you have a character with Singer here.",
     "Le canzoni che giochi costano 1 {I} in meno mentre hai un personaggio con Melodioso in questo luogo.",
     "always(pay_less(1, song), given=have(character, having(singer), here))"),
    ("action", "Choose and discard a card. If you discard an item card this way, draw 2 cards.",
     "Scegli e scarta una carta. Se scarti una carta oggetto in questo modo, pesca 2 carte.",
     "discard(1) ; given(is_(it, item), draw(2))"),
    ("action", "Return chosen character to their player's hand. If that character had cost 5 or more, draw a card.",
     "Fai riprendere in mano al suo giocatore un personaggio a tua scelta. Se quel personaggio aveva costo 5 o "
     "superiore, pesca una carta.",
     "return_to_hand(chosen(character)) ; given(is_(it, cost(least=5)), draw(1))"),
    ("action", "Chosen opponent discards a card at random unless they pay 2 {I}.",
     "Un avversario a tua scelta scarta una carta a caso a meno che non paghi 2 {I}.",
     "by(chosen_opponent, do(may(pay(2)), given(not_(done), discard(1, at_random=yes))))"),
    ("action", "Move any number of your characters to one of your locations for free.",
     "Sposta gratis un qualsiasi numero di tuoi personaggi in uno dei tuoi luoghi.",
     "move_to(any_number(character, yours), chosen(location, yours), free=yes)"),
    ("item", "At the start of your turn, each opponent with fewer characters in play than you loses 1 lore.",
     "All'inizio del tuo turno, ogni avversario con meno personaggi in gioco di te perde 1 leggenda.",
     "when(start_of_turn, lose_lore(1, who=opponents_with_fewer(count(character, yours))))"),
    ("character", "Your characters can't be dealt damage by actions or abilities.",
     "Ai tuoi personaggi non può essere inflitto danno da azioni o abilità.",
     "always(cannot(every(character, yours), take_other_damage))"),
    ("character", "This character can't be exerted to sing songs.",
     "Questo personaggio non può essere impegnato per cantare canzoni.",
     "always(cannot(this, sing))"),
    ("character", "When you play this character, each opponent may draw a card. Gain 1 lore for each opponent who "
     "does.",
     "Quando giochi questo personaggio, ogni avversario può pescare una carta. Ottieni 1 leggenda per ogni avversario "
     "che lo fa.",
     "when(plays(this), each(each_opponent, may(draw(1)), given(done, gain_lore(1, who=card_player))))"),
    ("action", "Each player may draw 2 cards. Draw a card for each opponent who does.",
     "Ogni giocatore può pescare 2 carte. Pesca una carta per ogni avversario che lo fa.",
     "may(draw(2)) ; each(each_opponent, may(draw(2)), given(done, draw(1, who=card_player)))"),
    ("action", "Put the top 3 cards of your deck into your discard. You may return an item card from among them to "
     "your hand.",
     "Metti le prime 3 carte del tuo mazzo nei tuoi scarti. Puoi riprendere in mano una carta oggetto tra quelle.",
     "mill(3) ; may(return_to_hand(chosen(item, among(it), in_discard)))"),
    ("character", "When you play this character, put the top 4 cards of your deck into your discard. You may play a "
     "song card from among them for free.",
     "Quando giochi questo personaggio, metti le prime 4 carte del tuo mazzo nei tuoi scarti. Puoi giocare gratis una "
     "carta canzone tra quelle.",
     "when(plays(this), mill(4), may(play(song, among(it), from_=discard_pile, free=yes)))"),
    ("character", "When you play this character, if you have exactly 3 characters in play, gain 2 lore.",
     "Quando giochi questo personaggio, se hai esattamente 3 personaggi in gioco, ottieni 2 leggenda.",
     "when(plays(this), given(have_exactly(3, character), gain_lore(2)))"),
    ("action", "Each player shuffles their hand and discard into their deck, then draws 5 cards.",
     "Ogni giocatore mescola la sua mano e i suoi scarti nel suo mazzo, poi pesca 5 carte.",
     "each(each_player, shuffle_into_deck(every(card, in_hand)), shuffle_into_deck(every(card, in_discard)), draw(5))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), [*BOTH, *LATER])
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


REFUSED = [
    ("character", "This character gets +2 {S} while you have 2 or more cards in your discard with the same name."),
    ("action", "Each opponent discards 2 cards. If an opponent has no cards in their hand, they lose 1 lore."),
    ("action", "Look at the top 5 cards of your deck. You may put a character card from among them into play exerted. "
     "Put the rest on the bottom of your deck in any order."),
    ("action", "Put 2 damage counters on chosen character. If that character is banished this way, gain 1 lore."),
    ("action", "Draw a card. Chosen opponent discards a card, then gain 1 lore. If no card is discarded this way, draw "
     "a card."),
    ("character", "At the start of your turn, reveal the top card of your deck. If it's a song card, this character "
     "gains Rush this turn. It gets +3 {S} this turn."),
    ("character", "Whenever this character banishes one of your characters in a challenge, draw a card."),
    ("action", "Put a card from your hand into your inkwell facedown. If it was exerted, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_the_language_cannot_say_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")


def italian_card(name: str, text: str) -> Printed:
    card = Printed(f"91-{len(name)}", name, "item")
    card.texts_it = [text]
    return card


def test_a_card_without_an_italian_name_is_called_by_its_english_one() -> None:
    file = CardFile(Path("list.json"))
    file.cards = [italian_card("Remo", "I tuoi personaggi chiamati Remo ricevono +1 {S}.")]
    assert italian_names([file], KnownCards()) == {"Remo": "Remo"}
    ((imported,),) = import_files([file], KnownCards(), {})
    assert imported.compiled.abilities == ['always(gets(every(character, yours, named("Remo")), strength=1))']


@pytest.mark.parametrize(("other", "understood"), [("{E} — Pesca una carta.", True), ("Pesca una carta.", False)])
def test_costs_without_a_sign_are_such_only_where_the_list_has_signs(other: str, understood: bool) -> None:
    file = CardFile(Path("list.json"))
    file.cards = [
        italian_card("Uno", "Mischione Scegli e scarta una carta — Pesca 2 carte."),
        italian_card("Due due", f"ALTRO {other}"),
    ]
    file.cards[0].texts_it = ["MISCHIONE Scegli e scarta una carta — Pesca 2 carte."]
    first = import_files([file], KnownCards(), {})[0][0].compiled
    assert (first.abilities == ["use(discard(1), then=draw(2))"]) == understood
