"""Pieces of rules text in English and in Italian, as cards print them, to be put together in every way that makes sense."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Final, NamedTuple


class Wording(NamedTuple):
    """The same words in both languages."""

    en: str
    it: str


class Deed(NamedTuple):
    """What is done: in English, in Italian as a command, and in Italian after `puoi` where one may do it."""

    en: str
    it: str
    may: str = ""


MOMENTS: Final = (
    Wording("When you play this character", "Quando giochi questo personaggio"),
    Wording("Whenever this character quests", "Ogni volta che questo personaggio va all'avventura"),
    Wording("Whenever this character challenges", "Ogni volta che questo personaggio sfida"),
    Wording(
        "Whenever this character challenges another character",
        "Ogni volta che questo personaggio sfida un altro personaggio",
    ),
    Wording(
        "Whenever this character challenges a damaged character",
        "Ogni volta che questo personaggio sfida un personaggio danneggiato",
    ),
    Wording("Whenever this character challenges a location", "Ogni volta che questo personaggio sfida un luogo"),
    Wording("Whenever this character is challenged", "Ogni volta che questo personaggio viene sfidato"),
    Wording("When this character is banished", "Quando questo personaggio viene esiliato"),
    Wording("When this character is banished in a challenge", "Quando questo personaggio viene esiliato in una sfida"),
    Wording("When this character is challenged and banished", "Quando questo personaggio viene sfidato ed esiliato"),
    Wording(
        "Whenever this character banishes another character in a challenge",
        "Ogni volta che questo personaggio esilia un altro personaggio in una sfida",
    ),
    Wording(
        "During your turn, whenever this character banishes another character in a challenge",
        "Durante il tuo turno, ogni volta che questo personaggio esilia un altro personaggio in una sfida",
    ),
    Wording("Whenever this character is dealt damage", "Ogni volta che questo personaggio subisce danni"),
    Wording("Whenever this character is exerted", "Ogni volta che questo personaggio viene impegnato"),
    Wording("Whenever you ready this character", "Ogni volta che prepari questo personaggio"),
    Wording("Whenever this character sings a song", "Ogni volta che questo personaggio canta una canzone"),
    Wording("Whenever this character moves to a location", "Ogni volta che questo personaggio si sposta in un luogo"),
    Wording(
        "Whenever this character quests while at a location",
        "Ogni volta che questo personaggio va all'avventura mentre si trova in un luogo",
    ),
    Wording("When this character leaves play", "Quando questo personaggio lascia il gioco"),
    Wording(
        "When you play this character and whenever he quests",
        "Quando giochi questo personaggio e ogni volta che va all'avventura",
    ),
    Wording(
        "When you play this character and when he leaves play",
        "Quando giochi questo personaggio e quando lascia il gioco",
    ),
    Wording("Whenever you play a song", "Ogni volta che giochi una canzone"),
    Wording("Whenever you play an action", "Ogni volta che giochi un'azione"),
    Wording("Whenever you play an action that isn't a song", "Ogni volta che giochi un'azione che non è una canzone"),
    Wording("Whenever you play an item", "Ogni volta che giochi un oggetto"),
    Wording("Whenever you play a location", "Ogni volta che giochi un luogo"),
    Wording("Whenever you play another character", "Ogni volta che giochi un altro personaggio"),
    Wording("Whenever you play a Hero character", "Ogni volta che giochi un personaggio Eroe"),
    Wording(
        "Whenever you play another Princess or Villain character",
        "Ogni volta che giochi un altro personaggio Principessa o Cattivo",
    ),
    Wording(
        "Whenever you play a character with cost 2 or less",
        "Ogni volta che giochi un personaggio con costo 2 o inferiore",
    ),
    Wording("Whenever you play a character with Bodyguard", "Ogni volta che giochi un personaggio con Guardiano"),
    Wording("Whenever you play a character using Shift", "Ogni volta che giochi un personaggio usando Trasformazione"),
    Wording("Whenever you play your second card in a turn", "Ogni volta che giochi la tua seconda carta in un turno"),
    Wording("Whenever you play a second action in a turn", "Ogni volta che giochi una seconda azione in un turno"),
    Wording("Whenever one of your characters quests", "Ogni volta che uno dei tuoi personaggi va all'avventura"),
    Wording(
        "Whenever one of your other Hero characters quests",
        "Ogni volta che uno dei tuoi altri personaggi Eroe va all'avventura",
    ),
    Wording(
        "Whenever one of your characters with Support quests",
        "Ogni volta che uno dei tuoi personaggi con Aiutante va all'avventura",
    ),
    Wording("Whenever one of your characters challenges", "Ogni volta che uno dei tuoi personaggi sfida"),
    Wording(
        "Whenever one of your other characters is banished",
        "Ogni volta che uno dei tuoi altri personaggi viene esiliato",
    ),
    Wording(
        "Whenever one of your other characters is banished in a challenge",
        "Ogni volta che uno dei tuoi altri personaggi viene esiliato in una sfida",
    ),
    Wording(
        "Whenever one of your characters banishes another character in a challenge",
        "Ogni volta che uno dei tuoi personaggi esilia un altro personaggio in una sfida",
    ),
    Wording("Whenever one of your characters sings a song", "Ogni volta che uno dei tuoi personaggi canta una canzone"),
    Wording(
        "Whenever one of your characters moves to a location",
        "Ogni volta che uno dei tuoi personaggi si sposta in un luogo",
    ),
    Wording("Whenever one of your characters is dealt damage", "Ogni volta che uno dei tuoi personaggi subisce danni"),
    Wording(
        "Whenever one of your characters is returned to your hand",
        "Ogni volta che uno dei tuoi personaggi viene ripreso in mano",
    ),
    Wording("Whenever one of your items is banished", "Ogni volta che uno dei tuoi oggetti viene esiliato"),
    Wording("Whenever one of your locations is challenged", "Ogni volta che uno dei tuoi luoghi viene sfidato"),
    Wording("Whenever an opposing character is banished", "Ogni volta che un personaggio avversario viene esiliato"),
    Wording("Whenever an opposing character is exerted", "Ogni volta che un personaggio avversario viene impegnato"),
    Wording("Whenever an opposing character quests", "Ogni volta che un personaggio avversario va all'avventura"),
    Wording("Whenever an opposing character challenges", "Ogni volta che un personaggio avversario sfida"),
    Wording("Whenever an opposing character is dealt damage", "Ogni volta che un personaggio avversario subisce danni"),
    Wording("Whenever an opponent plays a character", "Ogni volta che un avversario gioca un personaggio"),
    Wording("Whenever an opponent plays an action", "Ogni volta che un avversario gioca un'azione"),
    Wording("Whenever an opponent draws a card", "Ogni volta che un avversario pesca una carta"),
    Wording("Whenever an opponent discards a card", "Ogni volta che un avversario scarta una carta"),
    Wording(
        "Whenever an opponent puts a card into their inkwell",
        "Ogni volta che un avversario aggiunge una carta al suo calamaio",
    ),
    Wording("Whenever a card is put into your inkwell", "Ogni volta che una carta viene aggiunta al tuo calamaio"),
    Wording("Whenever you put a card into your inkwell", "Ogni volta che aggiungi una carta al tuo calamaio"),
    Wording(
        "Whenever you put a card under this character", "Ogni volta che metti una carta sotto a questo personaggio"
    ),
    Wording(
        "Whenever you put a card under one of your characters or locations",
        "Ogni volta che metti una carta sotto a uno dei tuoi personaggi o luoghi",
    ),
    Wording("Whenever you draw a card", "Ogni volta che peschi una carta"),
    Wording("Whenever you draw your second card in a turn", "Ogni volta che peschi la tua seconda carta in un turno"),
    Wording("Whenever you discard a card", "Ogni volta che scarti una carta"),
    Wording("Whenever you remove damage from a character", "Ogni volta che rimuovi danni da un personaggio"),
    Wording(
        "Whenever damage is removed from one of your characters",
        "Ogni volta che viene rimosso danno da uno dei tuoi personaggi",
    ),
    Wording("At the start of your turn", "All'inizio del tuo turno"),
    Wording("At the end of your turn", "Alla fine del tuo turno"),
    Wording("At the end of each opponent's turn", "Alla fine del turno di ogni avversario"),
    Wording(
        "During your turn, whenever an opposing character is banished",
        "Durante il tuo turno, ogni volta che un personaggio avversario viene esiliato",
    ),
    Wording(
        "During opponents' turns, whenever one of your characters is banished",
        "Durante i turni degli avversari, ogni volta che uno dei tuoi personaggi viene esiliato",
    ),
    Wording("Once per turn, when you play an item", "Una volta per turno, quando giochi un oggetto"),
    Wording(
        "Once during your turn, whenever a card is put into your inkwell",
        "Una volta durante il tuo turno, ogni volta che una carta viene aggiunta al tuo calamaio",
    ),
    Wording("The first time you play a character each turn", "La prima volta che giochi un personaggio ogni turno"),
    Wording(
        "While this character is exerted, whenever you play a song",
        "Mentre questo personaggio è impegnato, ogni volta che giochi una canzone",
    ),
    Wording(
        "While you have a location in play, whenever this character quests",
        "Mentre hai in gioco un luogo, ogni volta che questo personaggio va all'avventura",
    ),
    Wording(
        "Whenever one of your characters is chosen by an opponent for an action or ability",
        "Ogni volta che uno dei tuoi personaggi viene scelto da un avversario per un'azione o un'abilità",
    ),
    Wording(
        "Whenever one of your characters is challenged while damaged",
        "Ogni volta che uno dei tuoi personaggi danneggiati viene sfidato",
    ),
    Wording(
        "Whenever you exert this character to sing a song",
        "Ogni volta che impegni questo personaggio per cantare una canzone",
    ),
)

DEEDS: Final = (
    Deed("draw a card", "pesca una carta", "pescare una carta"),
    Deed("gain 1 lore", "ottieni 1 leggenda", "ottenere 1 leggenda"),
    Deed("each opponent loses 1 lore", "ogni avversario perde 1 leggenda"),
    Deed("each opponent chooses and discards a card", "ogni avversario sceglie e scarta una carta"),
    Deed("chosen opponent discards a card at random", "un avversario a tua scelta scarta una carta a caso"),
    Deed("chosen player draws 2 cards", "un giocatore a tua scelta pesca 2 carte"),
    Deed("each player draws a card", "ogni giocatore pesca una carta"),
    Deed(
        "deal 2 damage to chosen character",
        "infliggi 2 danni a un personaggio a tua scelta",
        "infliggere 2 danni a un personaggio a tua scelta",
    ),
    Deed(
        "deal 1 damage to chosen opposing damaged character",
        "infliggi 1 danno a un personaggio avversario danneggiato a tua scelta",
        "infliggere 1 danno a un personaggio avversario danneggiato a tua scelta",
    ),
    Deed(
        "deal 1 damage to each opposing character",
        "infliggi 1 danno a ogni personaggio avversario",
        "infliggere 1 danno a ogni personaggio avversario",
    ),
    Deed(
        "deal 1 damage to up to 2 chosen characters",
        "infliggi 1 danno a fino a 2 personaggi a tua scelta",
        "infliggere 1 danno a fino a 2 personaggi a tua scelta",
    ),
    Deed(
        "put 1 damage counter on chosen character",
        "metti 1 segnalino danno su un personaggio a tua scelta",
        "mettere 1 segnalino danno su un personaggio a tua scelta",
    ),
    Deed("banish chosen item", "esilia un oggetto a tua scelta", "esiliare un oggetto a tua scelta"),
    Deed(
        "banish chosen opposing character with 2 {S} or less",
        "esilia un personaggio avversario a tua scelta con 2 {S} o meno",
        "esiliare un personaggio avversario a tua scelta con 2 {S} o meno",
    ),
    Deed(
        "banish chosen item or location with cost 3 or less",
        "esilia un oggetto o luogo a tua scelta con costo 3 o inferiore",
        "esiliare un oggetto o luogo a tua scelta con costo 3 o inferiore",
    ),
    Deed(
        "exert chosen opposing character",
        "impegna un personaggio avversario a tua scelta",
        "impegnare un personaggio avversario a tua scelta",
    ),
    Deed(
        "ready chosen character of yours",
        "prepara un tuo personaggio a tua scelta",
        "preparare un tuo personaggio a tua scelta",
    ),
    Deed(
        "ready another chosen character of yours",
        "prepara un altro tuo personaggio a tua scelta",
        "preparare un altro tuo personaggio a tua scelta",
    ),
    Deed("ready this character", "prepara questo personaggio", "preparare questo personaggio"),
    Deed(
        "remove up to 2 damage from chosen character",
        "rimuovi fino a 2 danni da un personaggio a tua scelta",
        "rimuovere fino a 2 danni da un personaggio a tua scelta",
    ),
    Deed(
        "remove up to 1 damage from each of your characters",
        "rimuovi fino a 1 danno da ognuno dei tuoi personaggi",
        "rimuovere fino a 1 danno da ognuno dei tuoi personaggi",
    ),
    Deed(
        "move 1 damage counter from chosen character to chosen opposing character",
        "sposta 1 segnalino danno da un personaggio a tua scelta a un personaggio avversario a tua scelta",
        "spostare 1 segnalino danno da un personaggio a tua scelta a un personaggio avversario a tua scelta",
    ),
    Deed(
        "return chosen character with cost 3 or less to their player's hand",
        "fai riprendere in mano al suo giocatore un personaggio a tua scelta con costo 3 o inferiore",
        "far riprendere in mano al suo giocatore un personaggio a tua scelta con costo 3 o inferiore",
    ),
    Deed(
        "return a character card from your discard to your hand",
        "riprendi in mano una carta personaggio dai tuoi scarti",
        "riprendere in mano una carta personaggio dai tuoi scarti",
    ),
    Deed(
        "return an item card with cost 2 or less from your discard to your hand",
        "riprendi in mano una carta oggetto con costo 2 o inferiore dai tuoi scarti",
        "riprendere in mano una carta oggetto con costo 2 o inferiore dai tuoi scarti",
    ),
    Deed(
        "put the top card of your deck into your inkwell facedown and exerted",
        "aggiungi la prima carta del tuo mazzo al tuo calamaio, a faccia in giù e impegnata",
        "aggiungere la prima carta del tuo mazzo al tuo calamaio, a faccia in giù e impegnata",
    ),
    Deed(
        "put a card from your hand into your inkwell facedown",
        "aggiungi una carta dalla tua mano al tuo calamaio, a faccia in giù",
        "aggiungere una carta dalla tua mano al tuo calamaio, a faccia in giù",
    ),
    Deed(
        "put chosen opposing item into its player's inkwell facedown and exerted",
        "aggiungi un oggetto avversario a tua scelta al calamaio del suo giocatore, a faccia in giù e impegnato",
        "aggiungere un oggetto avversario a tua scelta al calamaio del suo giocatore, a faccia in giù e impegnato",
    ),
    Deed(
        "put the top card of your deck into your discard",
        "metti la prima carta del tuo mazzo nei tuoi scarti",
        "mettere la prima carta del tuo mazzo nei tuoi scarti",
    ),
    Deed(
        "put the top card of your deck facedown under one of your characters with Boost",
        "metti la prima carta del tuo mazzo a faccia in giù sotto a uno dei tuoi personaggi con Potenziamento",
        "mettere la prima carta del tuo mazzo a faccia in giù sotto a uno dei tuoi personaggi con Potenziamento",
    ),
    Deed(
        "shuffle a card from your discard into your deck",
        "rimescola una carta dai tuoi scarti nel tuo mazzo",
        "rimescolare una carta dai tuoi scarti nel tuo mazzo",
    ),
    Deed(
        "put an action card from your discard on the bottom of your deck",
        "metti una carta azione dai tuoi scarti in fondo al tuo mazzo",
        "mettere una carta azione dai tuoi scarti in fondo al tuo mazzo",
    ),
    Deed(
        "play a character with cost 3 or less for free",
        "gioca gratis un personaggio con costo 3 o inferiore",
        "giocare gratis un personaggio con costo 3 o inferiore",
    ),
    Deed(
        "play an action card from your discard for free",
        "gioca gratis una carta azione dai tuoi scarti",
        "giocare gratis una carta azione dai tuoi scarti",
    ),
    Deed(
        "move one of your characters to a location for free",
        "sposta gratis uno dei tuoi personaggi in un luogo",
        "spostare gratis uno dei tuoi personaggi in un luogo",
    ),
    Deed(
        "look at the top 3 cards of your deck. You may reveal a song card and put it into your hand. Put the rest on the bottom of your deck in any order",
        "guarda le prime 3 carte del tuo mazzo. Puoi rivelare una carta canzone e aggiungerla alla tua mano. Metti il resto in fondo al tuo mazzo in qualsiasi ordine",
        "guardare le prime 3 carte del tuo mazzo. Puoi rivelare una carta canzone e aggiungerla alla tua mano. Metti il resto in fondo al tuo mazzo in qualsiasi ordine",
    ),
    Deed(
        "look at the top card of your deck. Put it on either the top or the bottom of your deck",
        "guarda la prima carta del tuo mazzo. Mettila in cima o in fondo al tuo mazzo",
        "guardare la prima carta del tuo mazzo. Mettila in cima o in fondo al tuo mazzo",
    ),
    Deed(
        "you pay 1 {I} less for the next character you play this turn",
        "paghi 1 {I} in meno per il prossimo personaggio che giochi in questo turno",
    ),
    Deed("chosen character gets +2 {S} this turn", "un personaggio a tua scelta riceve +2 {S} per questo turno"),
    Deed(
        "chosen opposing character gets -2 {S} until the start of your next turn",
        "un personaggio avversario a tua scelta riceve -2 {S} fino all'inizio del tuo prossimo turno",
    ),
    Deed(
        "another chosen character gets +1 {L} this turn",
        "un altro personaggio a tua scelta riceve +1 {L} per questo turno",
    ),
    Deed(
        "chosen Hero character gains Evasive until the start of your next turn",
        "un personaggio Eroe a tua scelta ottiene Sfuggente fino all'inizio del tuo prossimo turno",
    ),
    Deed(
        "chosen character of yours gains Rush and Challenger +2 this turn",
        "un tuo personaggio a tua scelta ottiene Lesto e Sfidante +2 per questo turno",
    ),
    Deed("this character gets +2 {S} this turn", "questo personaggio riceve +2 {S} per questo turno"),
    Deed(
        "this character gains Ward until the start of your next turn",
        "questo personaggio ottiene Protetto fino all'inizio del tuo prossimo turno",
    ),
    Deed("your other characters get +1 {S} this turn", "i tuoi altri personaggi ricevono +1 {S} per questo turno"),
    Deed(
        "your Princess characters gain Resist +1 until the start of your next turn",
        "i tuoi personaggi Principessa ottengono Resistere +1 fino all'inizio del tuo prossimo turno",
    ),
    Deed(
        "chosen opposing character can't ready at the start of their next turn",
        "un personaggio avversario a tua scelta non si prepara all'inizio del suo prossimo turno",
    ),
    Deed(
        "chosen opposing character can't quest during their next turn",
        "un personaggio avversario a tua scelta non può andare all'avventura durante il suo prossimo turno",
    ),
    Deed(
        "chosen character can't challenge until the start of your next turn",
        "un personaggio a tua scelta non può sfidare fino all'inizio del tuo prossimo turno",
    ),
    Deed(
        "this character can challenge ready characters this turn",
        "questo personaggio può sfidare i personaggi preparati per questo turno",
    ),
    Deed(
        "opponents can't play actions until the start of your next turn",
        "gli avversari non possono giocare azioni fino all'inizio del tuo prossimo turno",
    ),
)

CONDITIONS: Final = (
    Wording("if you have another character in play", "se hai in gioco un altro personaggio"),
    Wording("if you have a Pirate character in play", "se hai in gioco un personaggio Pirata"),
    Wording("if you have a character named Tessa in play", "se hai in gioco un personaggio chiamato Tecla"),
    Wording(
        "if you have a character named Tessa or Brindle in play",
        "se hai in gioco un personaggio chiamato Tecla o Brindello",
    ),
    Wording("if you have 3 or more characters in play", "se hai in gioco 3 o più personaggi"),
    Wording("if you have 2 or more other characters in play", "se hai in gioco 2 o più altri personaggi"),
    Wording("if you have 2 or more items in play", "se hai in gioco 2 o più oggetti"),
    Wording("if you have a location in play", "se hai in gioco un luogo"),
    Wording("if you have a character with 5 {S} or more in play", "se hai in gioco un personaggio con 5 {S} o più"),
    Wording("if you have a damaged character in play", "se hai in gioco un personaggio danneggiato"),
    Wording("if you have an exerted character in play", "se hai in gioco un personaggio impegnato"),
    Wording("if you have a character with Evasive in play", "se hai in gioco un personaggio con Sfuggente"),
    Wording("if you have no other characters in play", "se non hai in gioco altri personaggi"),
    Wording("if you have no cards in your hand", "se non hai carte in mano"),
    Wording("if you have 2 or fewer cards in your hand", "se hai in mano 2 o meno carte"),
    Wording("if you have 5 or more cards in your hand", "se hai 5 o più carte in mano"),
    Wording("if you have more cards in your hand than each opponent", "se hai più carte in mano di ogni avversario"),
    Wording("if an opponent has more cards in their hand than you", "se un avversario ha più carte in mano di te"),
    Wording("if an opponent has more lore than you", "se un avversario ha più leggenda di te"),
    Wording("if you have more lore than each opponent", "se hai più leggenda di ogni avversario"),
    Wording("if you have 10 or more lore", "se hai 10 o più leggenda"),
    Wording("if an opponent has 10 or more lore", "se un avversario ha 10 o più leggenda"),
    Wording("if an opponent has more characters in play than you", "se un avversario ha in gioco più personaggi di te"),
    Wording(
        "if an opponent has a damaged character in play", "se un avversario ha in gioco un personaggio danneggiato"
    ),
    Wording("if an opponent has no cards in their hand", "se un avversario non ha carte in mano"),
    Wording("if you have 7 or more cards in your inkwell", "se hai 7 o più carte nel tuo calamaio"),
    Wording("if there are 5 or more cards in your discard", "se ci sono 5 o più carte nei tuoi scarti"),
    Wording("if you have 3 or more action cards in your discard", "se hai 3 o più carte azione nei tuoi scarti"),
    Wording("if you have a character card in your discard", "se hai una carta personaggio nei tuoi scarti"),
    Wording("if you played a song this turn", "se hai giocato una canzone in questo turno"),
    Wording("if you've played 2 or more actions this turn", "se hai giocato 2 o più azioni in questo turno"),
    Wording("if you played another character this turn", "se hai giocato un altro personaggio in questo turno"),
    Wording(
        "if one of your characters was banished this turn",
        "se uno dei tuoi personaggi è stato esiliato in questo turno",
    ),
    Wording(
        "if an opposing character was banished in a challenge this turn",
        "se un personaggio avversario è stato esiliato in una sfida in questo turno",
    ),
    Wording(
        "if one of your characters was damaged this turn",
        "se uno dei tuoi personaggi è stato danneggiato in questo turno",
    ),
    Wording(
        "if one of your characters quested this turn",
        "se uno dei tuoi personaggi è andato all'avventura in questo turno",
    ),
    Wording("if one of your characters challenged this turn", "se uno dei tuoi personaggi ha sfidato in questo turno"),
    Wording(
        "if one of your characters sang a song this turn",
        "se uno dei tuoi personaggi ha cantato una canzone in questo turno",
    ),
    Wording(
        "if you put a card into your inkwell this turn", "se hai aggiunto una carta al tuo calamaio in questo turno"
    ),
    Wording("if you discarded a card this turn", "se hai scartato una carta in questo turno"),
    Wording(
        "if you removed damage from a character this turn", "se hai rimosso danni da un personaggio in questo turno"
    ),
    Wording("if a card left your discard this turn", "se una carta ha lasciato i tuoi scarti in questo turno"),
    Wording(
        "if you put a card under a character this turn", "se hai messo una carta sotto a un personaggio in questo turno"
    ),
    Wording(
        "if you moved a character to a location this turn", "se hai spostato un personaggio in un luogo in questo turno"
    ),
    Wording("if you have a character at a location", "se hai un personaggio in un luogo"),
    Wording("if there's a card under one of your characters", "se c'è una carta sotto a uno dei tuoi personaggi"),
    Wording("if an opposing character is damaged", "se un personaggio avversario è danneggiato"),
    Wording("if it's your turn", "se è il tuo turno"),
    Wording("if this character is exerted", "se questo personaggio è impegnato"),
    Wording("if this character is damaged", "se questo personaggio è danneggiato"),
    Wording("if this character has no damage", "se questo personaggio non ha danno"),
    Wording("if this character is at a location", "se questo personaggio si trova in un luogo"),
    Wording("if there's a card under this character", "se c'è una carta sotto a questo personaggio"),
    Wording("if this character has 2 or more cards under him", "se questo personaggio ha 2 o più carte sotto di sé"),
    Wording("if this character has 5 {S} or more", "se questo personaggio ha 5 {S} o più"),
    Wording("if you used Shift to play this character", "se hai usato Trasformazione per giocare questo personaggio"),
    Wording(
        "if you've put 2 or more cards under your characters this turn",
        "se hai messo 2 o più carte sotto i tuoi personaggi in questo turno",
    ),
    Wording("if no player has fewer cards in hand than you", "se nessun giocatore ha meno carte in mano di te"),
    Wording("if this character has 5 or more {S}", "se questo personaggio ha {S} 5 o superiore"),
    Wording("if there are no cards in your hand", "se non ci sono carte nella tua mano"),
)

COUNTED: Final = (
    Wording("character you have in play", "personaggio che hai in gioco"),
    Wording("other character you have in play", "altro personaggio che hai in gioco"),
    Wording("other Hero character you have in play", "altro personaggio Eroe che hai in gioco"),
    Wording("exerted character you have in play", "personaggio impegnato che hai in gioco"),
    Wording("damaged character you have in play", "personaggio danneggiato che hai in gioco"),
    Wording("opposing character", "personaggio avversario"),
    Wording("opposing damaged character", "personaggio avversario danneggiato"),
    Wording("item you have in play", "oggetto che hai in gioco"),
    Wording("location you have in play", "luogo che hai in gioco"),
    Wording("item opponents have in play", "oggetto che gli avversari hanno in gioco"),
    Wording("card in your hand", "carta nella tua mano"),
    Wording("card in your opponents' hands", "carta nelle mani degli avversari"),
    Wording("card in your inkwell", "carta nel tuo calamaio"),
    Wording("action card in your discard", "carta azione nei tuoi scarti"),
    Wording(
        "character card with cost 2 or less in your discard",
        "carta personaggio con costo 2 o inferiore nei tuoi scarti",
    ),
    Wording("card under this character", "carta sotto a questo personaggio"),
    Wording("card under your characters", "carta sotto ai tuoi personaggi"),
    Wording("1 damage on this character", "danno su questo personaggio"),
    Wording("character named Tessa you have in play", "personaggio chiamato Tecla che hai in gioco"),
    Wording("character with Support you have in play", "personaggio con Aiutante che hai in gioco"),
    Wording("song you've played this turn", "canzone che hai giocato in questo turno"),
    Wording("character that was banished this turn", "personaggio che è stato esiliato in questo turno"),
    Wording("character that quested this turn", "personaggio che è andato all'avventura in questo turno"),
    Wording("card you've discarded this turn", "carta che hai scartato in questo turno"),
    Wording("card you've drawn this turn", "carta che hai pescato in questo turno"),
    Wording("card you've put into your inkwell this turn", "carta che hai aggiunto al tuo calamaio in questo turno"),
    Wording("character at a location", "personaggio in un luogo"),
)
