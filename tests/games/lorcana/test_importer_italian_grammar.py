"""Italian sentences and the English ones that say the same: both must be read as the same effect."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.abilities import read_ability, read_effects
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator

CLASSES = frozenset({"Hero", "Villain", "Pirate", "Seven Dwarfs"})
TRANSLATOR = Translator({"Tecla": "Tessa", "Bramo": "Bram", "Odilia": "Odile"})


def effects(text: str) -> str:
    return " ; ".join(str(effect) for effect in read_effects(text, CLASSES))


def ability(text: str, kind: str = "character") -> str:
    return " ; ".join(str(one) for one in read_ability(text, kind, CLASSES))


ACTIONS = [
    ("Esilia 3 personaggi a tua scelta.", "Banish 3 chosen characters."),
    ("Esilia un personaggio Pirata avversario a tua scelta.", "Banish chosen opposing Pirate character."),
    ("Esilia un personaggio Eroe o Cattivo a tua scelta.", "Banish chosen Hero or Villain character."),
    ("Esilia tutti i personaggi Sette Nani.", "Banish all Seven Dwarfs characters."),
    ("Esilia fino a 3 oggetti o luoghi a tua scelta.", "Banish up to 3 chosen items or locations."),
    ("Esilia un qualsiasi numero di oggetti a tua scelta.", "Banish any number of chosen items."),
    ("Esilia 2 dei tuoi oggetti.", "Banish 2 of your items."),
    ("Esilia uno dei tuoi altri oggetti.", "Banish one of your other items."),
    ("Esilia ogni personaggio impegnato con 7 {S} o superiore.", "Banish each exerted character with 7 {S} or more."),
    ("Esilia un personaggio con costo 7 o inferiore a tua scelta.", "Banish chosen character with cost 7 or less."),
    ("Esilia un personaggio a tua scelta che costa 7 o meno.", "Banish chosen character with cost 7 or less."),
    ("Esilia un personaggio a tua scelta con Sfuggente o Protetto.", "Banish chosen character with Evasive or Ward."),
    ("Esilia un personaggio a tua scelta senza Lesto.", "Banish chosen character without Rush."),
    ("Esilia un personaggio senza danno a tua scelta.", "Banish chosen character with no damage."),
    ("Esilia un personaggio non danneggiato a tua scelta.", "Banish chosen undamaged character."),
    ("Esilia un personaggio a tua scelta che si trova in un luogo.", "Banish chosen character at a location."),
    ("Esilia un personaggio a tua scelta con una carta sotto di sé.",
     "Banish chosen character with a card under them."),
    ("Esilia un personaggio a tua scelta chiamato Bramo o Tecla.", "Banish chosen character named Bram or Tessa."),
    ("Esilia un personaggio a tua scelta di nome Tecla.", "Banish chosen character named Tessa."),
    ("Esilia un personaggio Acciaio a tua scelta.", "Banish chosen Steel character."),
    ("Esilia un personaggio a tua scelta e tutti gli altri personaggi con lo stesso nome.",
     "Banish chosen character and all other characters with the same name."),
    ("Pesca 7 carte.", "Draw 7 cards."),
    ("Pesca una carta per ogni personaggio Eroe che hai in gioco.",
     "Draw a card for each Hero character you have in play."),
    ("Pesca una carta per ciascun personaggio Eroe che hai in gioco.",
     "Draw a card for each Hero character you have in play."),
    ("Pesca finché non hai 6 carte in mano.", "Draw until you have 6 cards in your hand."),
    ("Scegli e scarta 3 carte.", "Choose and discard 3 cards."),
    ("Scegli e scarta una carta personaggio Eroe.", "Choose and discard a Hero character card."),
    ("Un avversario a tua scelta scarta 3 carte a caso.", "Chosen opponent discards 3 cards at random."),
    ("Un avversario a tua scelta rivela la sua mano e scarta una carta oggetto a tua scelta.",
     "Chosen opponent reveals their hand and discards an item card of your choice."),
    ("Ogni avversario scarta la sua mano.", "Each opponent discards their hand."),
    ("Ottieni 6 leggenda.", "Gain 6 lore."),
    ("Guadagni 6 leggenda.", "Gain 6 lore."),
    ("Ottieni leggenda pari al {L} di un personaggio Eroe a tua scelta.",
     "Gain lore equal to the {L} of chosen Hero character."),
    ("Ogni giocatore perde 6 leggenda.", "Each player loses 6 lore."),
    ("Fai riprendere in mano al suo giocatore un oggetto a tua scelta.", "Return chosen item to its player's hand."),
    ("Fai tornare un oggetto a tua scelta in mano al suo giocatore.", "Return chosen item to its player's hand."),
    ("Riprendi in mano una carta personaggio Eroe dai tuoi scarti.",
     "Return a Hero character card from your discard to your hand."),
    ("Riprendi in mano una carta oggetto e una carta luogo dai tuoi scarti.",
     "Return an item card and a location card from your discard to your hand."),
    ("Infliggi 7 danni a un luogo a tua scelta.", "Deal 7 damage to chosen location."),
    ("Infliggi 2 danni a un personaggio a tua scelta e 1 danno a un altro personaggio a tua scelta.",
     "Deal 2 damage to chosen character and 1 damage to another chosen character."),
    ("Infliggi danno a un personaggio a tua scelta pari al numero di oggetti che hai in gioco.",
     "Deal damage to chosen character equal to the number of items you have in play."),
    ("Infliggi danni pari al numero di oggetti che hai in gioco a un personaggio a tua scelta.",
     "Deal damage to chosen character equal to the number of items you have in play."),
    ("Metti 3 segnalini danno su un personaggio a tua scelta.", "Put 3 damage counters on chosen character."),
    ("Rimuovi fino a 7 danni da un luogo a tua scelta.", "Remove up to 7 damage from chosen location."),
    ("Rimuovi tutti i danni da ognuno dei tuoi personaggi Eroe.",
     "Remove all damage from each of your Hero characters."),
    ("Sposta fino a 4 segnalini danno da un tuo personaggio a tua scelta a un personaggio avversario a tua scelta.",
     "Move up to 4 damage counters from chosen character of yours to chosen opposing character."),
    ("Impegna fino a 3 personaggi a tua scelta.", "Exert up to 3 chosen characters."),
    ("Impegna tutte le carte nel tuo calamaio.", "Exert all cards in your inkwell."),
    ("Prepara tutti i tuoi personaggi Pirata.", "Ready all your Pirate characters."),
    ("Aggiungi un luogo a tua scelta al calamaio del suo giocatore, a faccia in giù e impegnato.",
     "Put chosen location into its player's inkwell facedown and exerted."),
    ("Aggiungi le prime 4 carte del tuo mazzo al tuo calamaio, a faccia in giù.",
     "Put the top 4 cards of your deck into your inkwell facedown."),
    ("Metti le prime 4 carte del tuo mazzo nel tuo calamaio a faccia in giù e impegnate.",
     "Put the top 4 cards of your deck into your inkwell facedown and exerted."),
    ("Aggiungi 2 carte dalla tua mano al tuo calamaio, a faccia in giù e impegnate.",
     "Put 2 cards from your hand into your inkwell facedown and exerted."),
    ("Metti 3 carte dalla tua mano in fondo al tuo mazzo in qualsiasi ordine.",
     "Put 3 cards from your hand on the bottom of your deck in any order."),
    ("Metti un oggetto a tua scelta in cima al mazzo del suo giocatore.",
     "Put chosen item on the top of its player's deck."),
    ("Ogni avversario mette le prime 6 carte del suo mazzo nei suoi scarti.",
     "Each opponent puts the top 6 cards of their deck into their discard."),
    ("Rimescola fino a 4 carte dai tuoi scarti nel tuo mazzo.",
     "Shuffle up to 4 cards from your discard into your deck."),
    ("Gioca un luogo con costo 6 o inferiore gratis.", "Play a location with cost 6 or less for free."),
    ("Gioca un personaggio Eroe dai tuoi scarti gratis. Entra in gioco impegnato.",
     "Play a Hero character from your discard for free. They enter play exerted."),
    ("Paga 3 {I} in meno per il prossimo luogo che giochi in questo turno.",
     "You pay 3 {I} less for the next location you play this turn."),
    ("Paghi 3 {I} in meno per giocare il tuo prossimo luogo in questo turno.",
     "You pay 3 {I} less for the next location you play this turn."),
    ("Sposta fino a 3 tuoi personaggi nello stesso luogo, gratis.",
     "Move up to 3 of your characters to the same location for free."),
    ("Ogni giocatore rivela la sua mano.", "Each player reveals their hand."),
    ("Ogni avversario sceglie ed esilia uno dei suoi oggetti.",
     "Each opponent chooses and banishes one of their items."),
    ("Un giocatore a tua scelta scarta la sua mano e pesca 4 carte.",
     "Chosen player discards their hand and draws 4 cards."),
    ("Ogni avversario con 6 o più carte in mano perde 1 leggenda.",
     "Each opponent with 6 or more cards in their hand loses 1 lore."),
    ("Ogni avversario perde 1 leggenda per ogni personaggio danneggiato che ha in gioco.",
     "Each opponent loses 1 lore for each damaged character they have in play."),
    ("Un personaggio a tua scelta riceve +1 {S} e ottiene Lesto fino all'inizio del tuo prossimo turno.",
     "Chosen character gets +1 {S} and gains Rush until the start of your next turn."),
    ("I tuoi personaggi Eroe ottengono Resistere +3 e Protetto per questo turno.",
     "Your Hero characters gain Resist +3 and Ward this turn."),
    ("Un personaggio avversario a tua scelta non può andare all'avventura o sfidare durante il suo prossimo turno.",
     "Chosen opposing character can't quest or challenge during their next turn."),
    ("Impegna un oggetto avversario a tua scelta. Non si può preparare all'inizio del suo prossimo turno.",
     "Exert chosen opposing item. It can't ready at the start of its next turn."),
    ("Impegna un personaggio avversario a tua scelta. Non può essere preparato all'inizio del suo prossimo turno.",
     "Exert chosen opposing character. They can't ready at the start of their next turn."),
    ("Fino all'inizio del tuo prossimo turno, i personaggi avversari non possono cantare canzoni.",
     "Until the start of your next turn, opposing characters can't sing songs."),
    ("Un personaggio a tua scelta ottiene \"{E} — Pesca 2 carte\" per questo turno.",
     "Chosen character gains \"{E} — Draw 2 cards\" this turn."),
    ("Dai +4 {S} a un personaggio a tua scelta per questo turno.", "Give chosen character +4 {S} this turn."),
    ("Gli avversari non possono giocare oggetti fino all'inizio del tuo prossimo turno.",
     "Opponents can't play items until the start of your next turn."),
    ("Un avversario a tua scelta non può giocare oggetti fino all'inizio del tuo prossimo turno.",
     "Chosen opponent can't play items until the start of your next turn."),
    ("Gli avversari non possono ottenere leggenda fino all'inizio del tuo prossimo turno.",
     "Opponents can't gain lore until the start of your next turn."),
    ("Ogni volta che uno dei tuoi personaggi Eroe va all'avventura in questo turno, pesca una carta.",
     "Whenever one of your Hero characters quests this turn, draw a card."),
    ("In questo turno, ogni volta che uno dei tuoi personaggi va all'avventura, ottieni 3 leggenda.",
     "This turn, whenever one of your characters quests, gain 3 lore."),
    ("Gioca un personaggio gratis. Alla fine del tuo turno, esilialo.",
     "Play a character for free. At the end of your turn, banish them."),
    ("Puoi esiliare un luogo a tua scelta. Se lo fai, pesca 4 carte.",
     "You may banish chosen location. If you do, draw 4 cards."),
    ("Puoi esiliare un oggetto a tua scelta. Se non lo fai, pesca 4 carte.",
     "You may banish chosen item. If you don't, draw 4 cards."),
    ("Esilia un tuo oggetto a tua scelta per pescare 4 carte.", "Banish chosen item of yours to draw 4 cards."),
    ("Puoi pagare 4 {I} per esiliare un personaggio a tua scelta.", "You may pay 4 {I} to banish chosen character."),
    ("Scegli e scarta una carta oppure esilia un tuo oggetto a tua scelta.",
     "Choose and discard a card or banish chosen item of yours."),
    ("Puoi preparare un personaggio Eroe a tua scelta. Non può andare all'avventura per il resto del turno.",
     "You may ready chosen Hero character. They can't quest for the rest of this turn."),
    ("Se hai in gioco un personaggio Eroe, pesca 3 carte. Altrimenti, ottieni 1 leggenda.",
     "If you have a Hero character in play, draw 3 cards. Otherwise, gain 1 lore."),
    ("Un personaggio a tua scelta riceve +1 {S} per questo turno. Se viene scelto un personaggio Eroe, riceve "
     "invece +5 {S}.",
     "Chosen character gets +1 {S} this turn. If a Hero character is chosen, they get +5 {S} instead."),
    ("Infliggi 1 danno a un personaggio a tua scelta. Se hai in gioco un luogo, infliggi invece 6 danni.",
     "Deal 1 damage to chosen character. If you have a location in play, deal 6 damage instead."),
    ("Pesca una carta, poi scegli e scarta una carta. Se hai scartato una carta oggetto, ottieni 4 leggenda.",
     "Draw a card, then choose and discard a card. If you discarded an item card, gain 4 lore."),
    ("Ogni avversario può scegliere e scartare 2 carte. Per ogni avversario che non lo fa, ottieni 4 leggenda.",
     "Each opponent may choose and discard 2 cards. For each opponent who doesn't, you gain 4 lore."),
    ("Ogni avversario può scegliere e scartare 2 carte. Se non lo fa, perde 4 leggenda.",
     "Each opponent may choose and discard 2 cards. If they don't, they lose 4 lore."),
    ("Un personaggio a tua scelta riceve -4 {S} per questo turno a meno che il suo giocatore non paghi 2 {I}.",
     "Chosen character gets -4 {S} this turn unless their player pays 2 {I}."),
    ("Scegli uno: • Pesca 3 carte. • Ottieni 3 leggenda.", "Choose one: • Draw 3 cards. • Gain 3 lore."),
    ("Per ogni personaggio Eroe che hai in gioco, ogni avversario perde 1 leggenda.",
     "For each Hero character you have in play, each opponent loses 1 lore."),
    ("Esilia un oggetto a tua scelta. Il suo giocatore pesca 2 carte.",
     "Banish chosen item. Its player draws 2 cards."),
    ("Pesca 6 carte se hai in gioco 4 o più oggetti.", "Draw 6 cards if you have 4 or more items in play."),
    ("Guarda le prime 6 carte del tuo mazzo. Puoi rivelare una carta personaggio Eroe e aggiungerla alla tua mano. "
     "Metti il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "Look at the top 6 cards of your deck. You may reveal a Hero character card and put it into your hand. "
     "Put the rest on the bottom of your deck in any order."),
    ("Guarda la prima carta del tuo mazzo. Mettila in cima o in fondo al tuo mazzo.",
     "Look at the top card of your deck. Put it on either the top or the bottom of your deck."),
    ("Guarda le prime 6 carte del tuo mazzo. Aggiungine 3 alla tua mano e metti il resto nei tuoi scarti.",
     "Look at the top 6 cards of your deck. Put 3 into your hand and the rest into your discard."),
    ("Guarda le prime 4 carte del mazzo di un giocatore a tua scelta. Rimettile in cima in qualsiasi ordine.",
     "Look at the top 4 cards of chosen player's deck. Put them back in any order."),
    ("Rivela la prima carta del tuo mazzo. Se è una carta oggetto, puoi giocarla gratis. Altrimenti, mettila nei tuoi "
     "scarti.",
     "Reveal the top card of your deck. If it's an item card, you may play it for free. Otherwise, put it into your "
     "discard."),
    ("Rivela la prima carta del tuo mazzo. Se è una carta luogo, aggiungila alla tua mano e ottieni 2 leggenda.",
     "Reveal the top card of your deck. If it's a location card, put it into your hand and gain 2 lore."),
    ("Cerca nel tuo mazzo una carta luogo e rivelala a tutti i giocatori. Aggiungila alla tua mano, poi rimescola il "
     "tuo mazzo.",
     "Search your deck for a location card and reveal it to all players. Put it into your hand, then shuffle "
     "your deck."),
    ("Nomina una carta, poi rivela la prima carta del tuo mazzo. Se è la carta nominata, aggiungila alla tua mano. "
     "Altrimenti, mettila nei tuoi scarti.",
     "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. "
     "Otherwise, put "
     "it into your discard."),
    ("All'inizio del tuo prossimo turno, pesca 3 carte.", "At the start of your next turn, draw 3 cards."),
    ("Un avversario a tua scelta rivela la sua mano. Scegli una carta non personaggio. Quel giocatore scarta "
     "quella carta.",
     "Chosen opponent reveals their hand. You choose a non-character card. They discard that card."),
    ("Infliggi 4 danni a fino a 3 personaggi a tua scelta.", "Deal 4 damage to each of up to 3 chosen characters."),
    ("Guarda le prime 6 carte del tuo mazzo. Puoi giocare gratis un personaggio Eroe tra quelle. Metti il resto "
     "in fondo "
     "al tuo mazzo in qualsiasi ordine.",
     "Look at the top 6 cards of your deck. You may play a Hero character from among them for free. Put the "
     "rest on the "
     "bottom of your deck in any order."),
    ("Pesca una carta, poi metti una carta dalla tua mano in cima o in fondo al tuo mazzo.",
     "Draw a card, then put a card from your hand on either the top or the bottom of your deck."),
    ("Per questo turno, paga 3 {I} in meno per giocare i personaggi Eroe.",
     "This turn, you pay 3 {I} less to play Hero characters."),
    ("Metti fino a 4 carte dagli scarti di un giocatore a tua scelta in fondo al suo mazzo in qualsiasi ordine.",
     "Put up to 4 cards from chosen player's discard on the bottom of their deck in any order."),
    ("Rivela le prime 4 carte del tuo mazzo. Aggiungi tutte le carte canzone rivelate in questo modo alla tua mano e "
     "metti il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "Reveal the top 4 cards of your deck. Put all song cards revealed this way into your hand and the rest on the "
     "bottom of your deck in any order."),
    ("Ottieni 3 leggenda. Se un personaggio Pirata ha cantato questa canzone, pesca 3 carte.",
     "Gain 3 lore. If a Pirate character sang this song, draw 3 cards."),
    ("Ogni avversario sceglie e scarta 3 carte. Pesca una carta per ogni carta personaggio Eroe scartata in "
     "questo modo.",
     "Each opponent chooses and discards 3 cards. Draw a card for each Hero character card discarded this way."),
    ("Gioca un'azione con costo 3 o inferiore dai tuoi scarti gratis, poi metti quella carta azione in fondo al tuo "
     "mazzo invece che nei tuoi scarti.",
     "Play an action with cost 3 or less from your discard for free, then put that action card on the bottom of your "
     "deck instead of into your discard."),
    ("Un personaggio a tua scelta ottiene Resistere +3 e la classificazione Eroe fino all'inizio del tuo "
     "prossimo turno.",
     "Chosen character gains Resist +3 and the Hero classification until the start of your next turn."),
    ("Il giocatore o i giocatori con più carte in mano scelgono e scartano 3 carte.",
     "The player or players with the most cards in their hands choose and discard 3 cards."),
    ("Prepara un personaggio a tua scelta. La prossima volta che sfida un altro personaggio in questo turno, pesca 3 "
     "carte.",
     "Ready chosen character. The next time they challenge another character this turn, draw 3 cards."),
    ("Esilia un personaggio a tua scelta con {S} inferiore a quella di un tuo personaggio a tua scelta.",
     "Banish chosen character with less {S} than chosen character of yours."),
    ("Riprendi in mano fino a 2 carte oggetto con costo 3 o inferiore dai tuoi scarti.",
     "Return up to 2 item cards with cost 3 or less from your discard to your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), ACTIONS)
def test_actions_say_the_same(italian: str, english: str) -> None:
    assert effects(TRANSLATOR.english(italian)) == effects(english)


CHARACTERS = [
    ("{E}, 4 {I} — Pesca 3 carte.", "{E}, 4 {I} — Draw 3 cards."),
    ("2 {I}, Esilia uno dei tuoi oggetti — Ottieni 4 leggenda.", "2 {I}, Banish one of your items — Gain 4 lore."),
    ("Una volta durante il tuo turno, puoi pagare 4 {I} per pescare una carta.",
     "Once during your turn, you may pay 4 {I} to draw a card."),
    ("Quando giochi questo personaggio e ogni volta che va all'avventura, ottieni 3 leggenda.",
     "When you play this character and whenever she quests, gain 3 lore."),
    ("Quando giochi questo personaggio e ogni volta che esilia un altro personaggio in una sfida durante il tuo turno, "
     "ottieni 3 leggenda.",
     "When you play this character and whenever he banishes another character in a challenge during your turn, gain 3 "
     "lore."),
    ("Ogni volta che giochi un personaggio Eroe, ottiene Protetto per questo turno.",
     "Whenever you play a Hero character, they gain Ward this turn."),
    ("Ogniqualvolta giochi un personaggio Eroe, quel personaggio ottiene Protetto per questo turno.",
     "Whenever you play a Hero character, that character gains Ward this turn."),
    ("Ogni volta che giochi un secondo oggetto in un turno, pesca una carta.",
     "Whenever you play a second item in a turn, draw a card."),
    ("Ogni volta che un avversario gioca un luogo, ottieni 1 leggenda.",
     "Whenever an opponent plays a location, gain 1 lore."),
    ("Una volta durante il tuo turno, ogni volta che uno dei tuoi altri personaggi Eroe viene esiliato, pesca 2 carte.",
     "Once during your turn, whenever one of your other Hero characters is banished, draw 2 cards."),
    ("Ogni volta che questo personaggio sfida un personaggio Eroe, ottieni 3 leggenda.",
     "Whenever this character challenges a Hero character, gain 3 lore."),
    ("Ogni volta che uno dei tuoi personaggi viene sfidato, riceve +4 {S} per questo turno.",
     "Whenever one of your characters is challenged, they get +4 {S} this turn."),
    ("Ogni volta che questo personaggio sfida un altro personaggio, quel personaggio riceve -4 {S} per questo turno.",
     "Whenever this character challenges another character, that character gets -4 {S} this turn."),
    ("Alla fine del tuo turno, se nessun personaggio è stato esiliato in questo turno, ottieni 4 leggenda.",
     "At the end of your turn, if no characters were banished this turn, gain 4 lore."),
    ("All'inizio del tuo turno, se hai 4 o più oggetti in gioco, ottieni 1 leggenda.",
     "At the start of your turn, if you have 4 or more items in play, gain 1 lore."),
    ("Alla fine del turno di ogni giocatore, quel giocatore perde 1 leggenda.",
     "At the end of each player's turn, that player loses 1 lore."),
    ("Ogni volta che metti una carta sotto questo personaggio, pesca una carta.",
     "Whenever you put a card under this character, draw a card."),
    ("Quando giochi questo personaggio, metti la prima carta del tuo mazzo a faccia in giù sotto uno dei tuoi "
     "personaggi "
     "con Potenziamento.",
     "When you play this character, put the top card of your deck facedown under one of your characters with Boost."),
    ("Mentre hai in gioco un personaggio o un luogo con una carta sotto di sé, questo personaggio riceve +4 {S}.",
     "While you have a character or location in play with a card under them, this character gets +4 {S}."),
    ("Se questo è il tuo primo turno e non sei il primo giocatore, paga 4 {I} in meno per giocare questo personaggio.",
     "If this is your first turn and you're not the first player, you pay 4 {I} less to play this character."),
    ("Mentre un avversario ha più leggenda di te, questo personaggio ottiene Vigile.",
     "While an opponent has more lore than you, this character gains Alert."),
    ("Questo personaggio riceve +2 {L} per ogni altro personaggio Eroe che hai in gioco.",
     "This character gets +2 {L} for each other Hero character you have in play."),
    ("Questo personaggio riceve +1 {W} per ogni carta sotto di sé.",
     "This character gets +1 {W} for each card under him."),
    ("Mentre hai 4 o più personaggi Eroe in gioco, questo personaggio ottiene Sfuggente e riceve +1 {L}.",
     "While you have 4 or more Hero characters in play, this character gains Evasive and gets +1 {L}."),
    ("Mentre questo personaggio ha danno, i tuoi altri personaggi ottengono Lesto.",
     "While this character has damage, your other characters gain Rush."),
    ("Mentre questo personaggio è danneggiato, i tuoi altri personaggi ottengono Lesto.",
     "While this character is damaged, your other characters gain Rush."),
    ("Mentre sfida un personaggio Eroe, questo personaggio riceve +4 {S}.",
     "While challenging a Hero character, this character gets +4 {S}."),
    ("I personaggi con costo 6 o inferiore non possono sfidare questo personaggio.",
     "Characters with cost 6 or less can't challenge this character."),
    ("Questo personaggio non può andare all'avventura a meno che tu non abbia in gioco 4 o più oggetti.",
     "This character can't quest unless you have 4 or more items in play."),
    ("Paga 3 {I} in meno per giocare i personaggi Eroe.", "You pay 3 {I} less to play Hero characters."),
    ("Se un avversario ha in gioco 4 o più personaggi, paga 3 {I} in meno per giocare questo personaggio.",
     "If an opponent has 4 or more characters in play, you pay 3 {I} less to play this character."),
    ("Puoi impegnare 3 tuoi oggetti per giocare questo personaggio gratis.",
     "You may exert 3 items of yours to play this character for free."),
    ("I luoghi avversari entrano in gioco impegnati.", "Opposing locations enter play exerted."),
    ("Gli oggetti di ogni avversario entrano in gioco impegnati.", "Each opponent's items enter play exerted."),
    ("Quando questo personaggio viene esiliato in una sfida, riprendi in mano tutte le carte che erano sotto di esso.",
     "When this character is banished in a challenge, return all cards that were under her to your hand."),
    ("Quando questo personaggio viene esiliato, ottieni 2 leggenda per ogni carta che era sotto di esso.",
     "When this character is banished, gain 2 lore for each card that was under him."),
    ("Ogni volta che questo personaggio va all'avventura, un personaggio avversario a tua scelta non può "
     "sfidare e deve "
     "andare all'avventura se possibile durante il suo prossimo turno.",
     "Whenever this character quests, chosen opposing character can't challenge and must quest if able during "
     "their next "
     "turn."),
    ("I tuoi altri personaggi ottengono la classificazione Eroe.",
     "Your other characters gain the Hero classification."),
    ("Ogni turno, solo un personaggio può sfidare.", "Each turn, only one character can challenge."),
    ("Le carte entrano nel calamaio degli avversari impegnate.", "Cards enter opponents' inkwells exerted."),
    ("Mentre un avversario ha 4 o più carte in mano, questo personaggio ottiene Protetto.",
     "While an opponent has 4 or more cards in their hand, this character gains Ward."),
    ("Mentre un avversario ha meno di 3 carte in mano, questo personaggio ottiene Protetto.",
     "While an opponent has fewer than 3 cards in their hand, this character gains Ward."),
    ("Mentre un avversario ha 3 o meno carte in mano, questo personaggio ottiene Protetto.",
     "While an opponent has 3 or fewer cards in their hand, this character gains Ward."),
    ("Mentre ogni avversario non ha carte in mano, questo personaggio ottiene Protetto.",
     "While each opponent has no cards in their hand, this character gains Ward."),
    ("Mentre hai più carte in mano di un avversario, questo personaggio ottiene Protetto.",
     "While you have more cards in your hand than an opponent, this character gains Ward."),
    ("Quando giochi questo personaggio, se un avversario ha meno carte in mano di te, ottieni 3 leggenda.",
     "When you play this character, if an opponent has fewer cards in their hand than you, gain 3 lore."),
    ("Ogni volta che questo personaggio va all'avventura, ogni avversario con più carte in mano di te perde 3 "
     "leggenda.",
     "Whenever this character quests, each opponent with more cards in their hand than you loses 3 lore."),
    ("Quando giochi questo personaggio, ogni avversario senza carte in mano perde 3 leggenda.",
     "When you play this character, each opponent with no cards in their hand loses 3 lore."),
    ("Quando giochi questo personaggio, metti le prime 4 carte del tuo mazzo nei tuoi scarti. Ottieni 1 "
     "leggenda per ogni "
     "carta personaggio Eroe messa nei tuoi scarti in questo modo.",
     "When you play this character, put the top 4 cards of your deck into your discard. Gain 1 lore for each Hero "
     "character card put into your discard this way."),
    ("Ogni volta che questo personaggio sfida, puoi mettere la prima carta del tuo mazzo nei tuoi scarti. Se è "
     "una carta "
     "personaggio, ottieni 3 leggenda.",
     "Whenever this character challenges, you may put the top card of your deck into your discard. If it's a character "
     "card, gain 3 lore."),
    ("Mentre hai in gioco 4 o più personaggi con nomi diversi, questo personaggio riceve +3 {L}.",
     "While you have 4 or more characters with different names in play, this character gets +3 {L}."),
    ("Alla fine del tuo turno, se 3 o più dei tuoi personaggi Eroe sono andati all'avventura in questo turno, pesca 3 "
     "carte.",
     "At the end of your turn, if 3 or more of your Hero characters quested this turn, draw 3 cards."),
    ("Quando giochi questo personaggio, se hai aggiunto 3 o più carte al tuo calamaio in questo turno, pesca "
     "una carta.",
     "When you play this character, if you've put 3 or more cards into your inkwell this turn, draw a card."),
    ("Ogni volta che giochi un oggetto, se è il terzo oggetto che hai giocato in questo turno, ottieni 3 leggenda.",
     "Whenever you play an item, if it's the third item you've played this turn, gain 3 lore."),
    ("Quando giochi questo personaggio, se 2 o più carte hanno lasciato i tuoi scarti in questo turno, ottieni "
     "3 leggenda.",
     "When you play this character, if 2 or more cards have left your discard this turn, gain 3 lore."),
    ("Alla fine del turno di ogni avversario, se questo personaggio è stato danneggiato in questo turno, ottieni 3 "
     "leggenda.",
     "At the end of each opponent's turn, if this character was damaged this turn, gain 3 lore."),
    ("Mentre c'è un personaggio avversario danneggiato in gioco, questo personaggio riceve +3 {L}.",
     "While there's a damaged opposing character in play, this character gets +3 {L}."),
    ("Mentre ci sono 4 o più personaggi avversari in gioco, questo personaggio riceve +3 {L}.",
     "While there are 4 or more opposing characters in play, this character gets +3 {L}."),
    ("Mentre non ci sono oggetti avversari in gioco, questo personaggio riceve +3 {L}.",
     "While there are no opposing items in play, this character gets +3 {L}."),
    ("Mentre un personaggio avversario ha Protetto, questo personaggio ottiene Vigile.",
     "While an opposing character has Ward, this character gains Alert."),
    ("I segnalini danno non possono essere rimossi dai personaggi avversari.",
     "Damage counters can't be removed from opposing characters."),
    ("Ogni volta che viene rimosso del danno da uno dei tuoi personaggi Eroe, pesca 3 carte.",
     "Whenever damage is removed from one of your Hero characters, draw 3 cards."),
    ("Ogni volta che questo personaggio va all'avventura, infliggi danno pari alla sua {S} a un personaggio a "
     "tua scelta.",
     "Whenever this character quests, deal damage to chosen character equal to his {S}."),
    ("Ogni volta che giochi una canzone, se c'è una carta sotto questo personaggio, pesca 3 carte.",
     "Whenever you play a song, if there's a card under this character, draw 3 cards."),
    ("Quando giochi questo personaggio, guarda le prime 4 carte del tuo mazzo. Mettine una a faccia in giù "
     "sotto questo "
     "personaggio e il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "When you play this character, look at the top 4 cards of your deck. Put one facedown under this character "
     "and the "
     "rest on the bottom of your deck in any order."),
    ("Quando giochi questo personaggio, puoi mettere fino a 3 carte dai tuoi scarti a faccia in giù sotto di esso.",
     "When you play this character, you may put up to 3 cards from your discard facedown under him."),
    ("All'inizio del tuo turno, puoi preparare fino a 3 carte nel tuo calamaio.",
     "At the start of your turn, you may ready up to 3 cards in your inkwell."),
    ("Ogni volta che giochi un luogo, puoi spostare questo personaggio in quel luogo gratis.",
     "Whenever you play a location, you may move this character there for free."),
    ("Quando giochi questo personaggio, puoi cercare nel tuo mazzo una carta personaggio Eroe, rivelarla e aggiungerla "
     "alla tua mano. Rimescola il tuo mazzo.",
     "When you play this character, you may search your deck for a Hero character card, reveal it, and put it "
     "into your "
     "hand. Shuffle your deck."),
    ("Mentre c'è una carta sotto questo personaggio, ottiene Vigile.",
     "While there's a card under this character, she gains Alert."),
    ("Mentre non ci sono carte sotto questo personaggio, ottiene Guardiano.",
     "While there are no cards under this character, she gains Bodyguard."),
    ("Mentre hai 4 o più carte sotto i tuoi personaggi, questo personaggio riceve +4 {S}.",
     "While you have 4 or more cards under your characters, this character gets +4 {S}."),
    ("Quando giochi questo personaggio, se c'è una carta sotto uno dei tuoi luoghi, ottieni 3 leggenda.",
     "When you play this character, if there's a card under one of your locations, gain 3 lore."),
    ("Alla fine del tuo turno, se hai messo una carta sotto questo personaggio in questo turno, pesca 3 carte.",
     "At the end of your turn, if you've put a card under this character this turn, draw 3 cards."),
    ("Alla fine del tuo turno, se questo personaggio è andato all'avventura in questo turno, pesca 3 carte.",
     "At the end of your turn, if this character quested this turn, draw 3 cards."),
    ("Ogni volta che uno dei tuoi altri personaggi viene esiliato, puoi mettere quella carta a faccia in giù "
     "sotto questo "
     "personaggio.",
     "Whenever one of your other characters is banished, you may put that card facedown under this character."),
    ("Ogni volta che un personaggio avversario viene impegnato, ottieni 3 leggenda.",
     "Whenever an opposing character becomes exerted, gain 3 lore."),
    ("Ogni volta che sposti un personaggio Eroe in un luogo, puoi prepararlo.",
     "Whenever you move a Hero character to a location, you may ready them."),
    ("Ogni volta che giochi un personaggio Pirata usando Trasformazione, pesca 3 carte.",
     "Whenever you play a Pirate character using Shift, draw 3 cards."),
    ("Ogni volta che un avversario gioca un oggetto, quell'avversario perde 3 leggenda.",
     "Whenever an opponent plays an item, that opponent loses 3 lore."),
    ("Ogni volta che un avversario gioca un personaggio, esilia quel personaggio a meno che quel giocatore non paghi 4 "
     "{I}.",
     "Whenever an opponent plays a character, banish that character unless they pay 4 {I}."),
    ("Quando questo personaggio viene esiliato durante il turno di un avversario, pesca 3 carte.",
     "When this character is banished during an opponent's turn, draw 3 cards."),
    ("Se hai scartato una carta in questo turno, paga 4 {I} in meno per giocare questo personaggio.",
     "If you've discarded a card this turn, you pay 4 {I} less to play this character."),
    ("Mentre hai 9 o più leggenda, questo personaggio ottiene Protetto.",
     "While you have 9 or more lore, this character gains Ward."),
    ("Mentre nessuno dei tuoi personaggi è impegnato, questo personaggio ottiene Protetto.",
     "While none of your characters are exerted, this character gains Ward."),
    ("Mentre hai in gioco meno oggetti di un avversario, questo personaggio ottiene Lesto.",
     "While you have fewer items in play than an opponent, this character gains Rush."),
    ("Questo personaggio può essere sfidato solo da personaggi con 4 {S} o superiore.",
     "This character can only be challenged by characters with 4 {S} or more."),
    ("Mentre questo personaggio ha Sfuggente, riceve +2 {L}.", "While this character has Evasive, he gets +2 {L}."),
    ("Quando giochi questo personaggio usando Trasformazione, ottieni 3 leggenda.",
     "When you play this character using Shift, gain 3 lore."),
    ("Durante il turno degli avversari, questo personaggio ottiene Resistere +2.",
     "During opponents' turns, this character gains Resist +2."),
    ("Questo personaggio può sfidare i personaggi preparati.", "This character can challenge ready characters."),
    ("Se hai giocato una canzone in questo turno, puoi giocare questo personaggio gratis.",
     "If you've played a song this turn, you may play this character for free."),
    ("Ogni volta che giochi un'azione, puoi infliggere 1 danno a un personaggio o a un luogo a tua scelta.",
     "Whenever you play an action, you may deal 1 damage to chosen character or location."),
    ("Quando giochi questo personaggio, se hai un altro personaggio Eroe in gioco, ottieni 1 leggenda per ogni "
     "oggetto che "
     "hai in gioco.",
     "When you play this character, if you have another Hero character in play, gain 1 lore for each item you have in "
     "play."),
    ("Ogni volta che questo personaggio o uno dei tuoi personaggi chiamati Tecla va all'avventura, pesca una carta.",
     "Whenever this character or one of your characters named Tessa quests, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), CHARACTERS)
def test_abilities_of_characters_say_the_same(italian: str, english: str) -> None:
    assert ability(TRANSLATOR.english(italian)) == ability(english)


LOCATIONS = [
    ("I personaggi Eroe ottengono Protetto mentre si trovano in questo luogo.",
     "Hero characters gain Ward while here."),
    ("Durante il turno di un avversario, ogni volta che un personaggio viene esiliato mentre si trova in questo luogo, "
     "pesca una carta.",
     "During an opponent's turn, whenever a character is banished while here, draw a card."),
    ("Ogni volta che giochi un personaggio Eroe, puoi spostarlo in questo luogo gratis.",
     "Whenever you play a Hero character, you may move them here for free."),
    ("All'inizio del tuo turno, se hai 2 o più personaggi in questo luogo, ottieni 1 leggenda.",
     "At the start of your turn, if you have 2 or more characters here, gain 1 lore."),
    ("Ogni volta che sposti un personaggio in questo luogo, puoi pescare una carta.",
     "Whenever you move a character here, you may draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), LOCATIONS)
def test_abilities_of_locations_say_the_same(italian: str, english: str) -> None:
    assert ability(TRANSLATOR.english(italian), "location") == ability(english, "location")
