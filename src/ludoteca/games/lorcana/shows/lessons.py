"""What a newcomer is told at the table: the present question in a sentence or two, with the rule behind it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.state.view_types import LorcanaView, PlayerView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.rooms import Lesson, taught, verbs_of

OPENING_HAND: Final = taught(
    "Puoi cambiare la mano una sola volta: le carte scelte vanno in fondo al mazzo e ne peschi altrettante. Tieni "
    "alcune carte da poco e alcune con l'anello intorno al costo: serviranno da inchiostro.",
    "You may change your hand once: the cards you choose go to the bottom of the deck and you draw as many. Keep "
    "some cheap cards, and some with the ring around the cost: they will be your ink.",
    "LOR-SETUP.10",
)
WHO_BEGINS: Final = taught(
    "Chi comincia agisce per primo, ma nel suo primo turno non pesca.",
    "Whoever begins acts first, but does not draw in their first turn.",
    "LOR-TURN.08",
)
FIRST_INK: Final = taught(
    "Comincia dal calamaio: una carta per turno, tra quelle con l'anello intorno al costo. Ci resta per sempre e "
    "vale 1 inchiostro a ogni turno: senza inchiostro non si gioca quasi nulla.",
    "Begin with the inkwell: one card a turn, of those with the ring around the cost. It stays there for good and "
    "is worth 1 ink each turn: without ink there is little you can play.",
    "LOR-INK.03",
)
QUEST_OR_CHALLENGE: Final = taught(
    "Un personaggio preparato e asciutto può fare una cosa sola: andare all'avventura (le stelline in basso a "
    "destra sono la leggenda che ottieni) oppure sfidare un personaggio impegnato o un luogo.",
    "A character that is ready and dry does one thing only: quest (the sparks at its bottom right are the lore you "
    "gain), or challenge an exerted character or a location.",
    "LOR-MAIN.10",
)
QUEST: Final = taught(
    "Andando all'avventura un personaggio si impegna e ti dà la sua leggenda; finché è impegnato, però, può essere "
    "sfidato.",
    "A character that quests is exerted and gives you its lore; but while exerted it can be challenged.",
    "LOR-QUEST.02",
)
CLOSE: Final = taught(
    "Ti manca poca leggenda: conta le stelline dei personaggi preparati, forse questo turno basta.",
    "You are close: count the sparks on your ready characters, this turn may be enough.",
    "LOR-GOAL.01",
)
SING: Final = taught(
    "Una canzone si può cantare invece di pagarla: impegna un personaggio preparato e asciutto che costi almeno "
    "quanto la canzone o, con Cantare Insieme, più d'uno. La striscia in fondo alla carta dice chi può.",
    "A song can be sung instead of paid for: exert a ready, dry character that costs at least as much as the song "
    "or, with Sing Together, several. The strip at the bottom of the card says who can.",
    "LOR-SONG.01",
)
SHIFT: Final = taught(
    "Trasformazione: paghi il costo scritto accanto alla parola e metti la carta sopra un tuo personaggio, di "
    "solito uno con lo stesso nome. Ne tiene i danni, ma se quello poteva agire, agisce subito.",
    "Shift: you pay the cost that stands beside the word and put the card on one of your characters, usually one "
    "with the same name. It keeps the damage, but if that one could act, it acts at once.",
    "LOR-SHIFT.02",
)
PLAY: Final = taught(
    "Per giocare una carta impegni tanto inchiostro quanto costa. Un personaggio appena giocato deve asciugarsi: "
    "agirà dal tuo prossimo turno.",
    "To play a card you exert as much ink as it costs. A character just played has to dry: it will act from your "
    "next turn on.",
    "LOR-PLAY.05",
)
MOVE: Final = taught(
    "Pagando il costo di spostamento un personaggio va in un tuo luogo, anche se è impegnato o appena giocato. A "
    "ogni inizio di turno il luogo ti dà la sua leggenda.",
    "For the move cost a character goes to one of your locations, even if it is exerted or just played. At the "
    "start of each of your turns the location gives you its lore.",
    "LOR-LOC.03",
)
USE: Final = taught(
    "Le abilità con un costo si usano nel tuo turno: prima si paga tutto il costo, poi accade l'effetto. Gli "
    "oggetti non devono asciugarsi.",
    "Abilities with a cost are used in your turn: the whole cost is paid first, then the effect happens. Items "
    "need not dry.",
    "LOR-ABIL.04",
)
INK: Final = taught(
    "In questo turno puoi ancora aggiungere una carta al calamaio. Scegli quella che ti serve meno.",
    "You can still put a card into your inkwell this turn. Choose the one you need least.",
    "LOR-INK.04",
)
NOTHING_LEFT: Final = taught(
    "Adesso non puoi fare altro: termina il turno. Tocca una carta spenta per sapere perché.",
    "There is nothing more that you can do now: end the turn. Touch a dimmed card to learn why.",
    "LOR-TURN.19",
)
MUST_CHALLENGE: Final = taught(
    "Un tuo personaggio Attaccabrighe può sfidare: finché è così, il turno non può finire.",
    "One of your Reckless characters is able to challenge: as long as that is so, the turn cannot end.",
    "LOR-RECK.02",
)
CHALLENGED: Final = taught(
    "Scegli chi sfidare. I due si infliggono danno insieme, ciascuno pari alla propria Forza: chi ha tanti danni "
    "quanta Volontà viene esiliato. I luoghi non rispondono.",
    "Choose whom to challenge. Both deal damage at the same time, each as much as its Strength: whoever has as "
    "much damage as Willpower is banished. Locations do not hit back.",
    "LOR-CHAL.04",
)
DESTINATION: Final = taught(
    "Scegli il luogo: il personaggio ci resta finché non si sposta in un altro.",
    "Choose the location: the character stays there until it moves to another.",
    "LOR-LOC.09",
)
BASE: Final = taught(
    "Scegli il personaggio che si trasforma: la nuova carta gli va sopra e ne tiene danni ed effetti.",
    "Choose the character that is shifted: the new card goes on top of it and keeps its damage and effects.",
    "LOR-SHIFT.07",
)
SINGER: Final = taught(
    "Scegli chi canta: si impegna, e la canzone non costa inchiostro.",
    "Choose who sings: it is exerted, and the song costs no ink.",
    "LOR-SONG.01",
)
SINGERS: Final = taught(
    "Cantano insieme: scegli personaggi finché i loro costi non arrivano alla somma richiesta.",
    "They sing together: choose characters until their costs add up to what is needed.",
    "LOR-STOG.01",
)
BODYGUARD: Final = taught(
    "Un Guardiano può entrare impegnato: così gli avversari dovranno sfidare lui prima degli altri.",
    "A Bodyguard may enter exerted: opponents will then have to challenge it before the others.",
    "LOR-BODY.02",
)
MAY: Final = taught(
    "L'effetto è facoltativo: se rinunci, quella parte non accade e il resto continua.",
    "The effect is optional: if you decline, that part does not happen and the rest goes on.",
    "LOR-RES.07",
)
ONE_OF: Final = taught(
    "La carta offre più effetti: scegline uno.",
    "The card offers several effects: choose one.",
    "LOR-RES.12",
)
DISCARD: Final = taught(
    "Devi scartare: di solito scegli tu quali carte della tua mano.",
    "You have to discard: usually you choose which cards of your hand.",
    "LOR-RES.31",
)
DISCARD_IF_YOU_LIKE: Final = taught(
    "Decidi tu se e che cosa scartare: l'effetto non ti obbliga.",
    "You decide whether to discard, and what: the effect does not force you.",
    "LOR-RES.31",
)
TARGET: Final = taught(
    "L'effetto chiede su che cosa agisce: scegli tra ciò che è illuminato.",
    "The effect asks what it acts on: choose among what is lit.",
    "LOR-TIME.03",
)
SUPPORT: Final = taught(
    "Aiutante: la sua Forza si aggiunge fino a fine turno a quella di un altro personaggio, per esempio di uno che "
    "sta per sfidare. Puoi anche rinunciare.",
    "Support: its Strength is added for this turn to that of another character, one about to challenge, say. You "
    "may also decline.",
    "LOR-SUPP.01",
)
SEARCH: Final = taught(
    "Cerchi nel tuo mazzo: puoi anche non prendere nulla. Poi il mazzo si mescola.",
    "You search your deck: you may also take nothing. Then the deck is shuffled.",
    "LOR-RES.30",
)
LOOKED_AT: Final = taught(
    "Queste carte vengono dal mazzo: prendi ciò che l'effetto permette. Le altre vanno dove la carta dice.",
    "These cards come from the deck: take what the effect allows. The others go where the card says.",
    "LOR-RES.23",
)
AMOUNT: Final = taught(
    "Decidi tu quanto, da niente al massimo indicato.",
    "You decide how much, from nothing up to the most that is allowed.",
    "LOR-RES.03",
)
ORDER: Final = taught(
    "Decidi l'ordine di queste carte nel mazzo: in cima c'è quella che pescherai per prima.",
    "Decide the order of these cards in the deck: the one on top is drawn first.",
    "LOR-DRAW.01",
)
BAG: Final = taught(
    "Più abilità aspettano insieme: il giocatore di turno risolve le sue per primo, nell'ordine che preferisce.",
    "Several abilities wait at once: the active player resolves theirs first, in the order they like.",
    "LOR-BAG.03",
)
WAITING: Final = taught(
    "Tocca a un altro: tu non devi fare nulla. I tuoi personaggi impegnati possono essere sfidati, quelli "
    "preparati no.",
    "It is somebody else's turn: there is nothing for you to do. Your exerted characters can be challenged, the "
    "ready ones cannot.",
    "LOR-CHAL.03",
)
OTHERS_CHOOSE: Final = taught(
    "È il tuo turno, ma adesso un altro deve scegliere per un effetto. Poi tocca di nuovo a te.",
    "It is your turn, but somebody else has to choose something for an effect now. Then you go on.",
    "LOR-PLYR.05",
)
OTHERS_PREPARE: Final = taught(
    "Adesso decide un altro. Prima del primo turno ognuno, quando tocca a lui, può cambiare la mano una volta.",
    "Somebody else decides now. Before the first turn everybody may alter their hand once, one after the other.",
    "LOR-SETUP.09",
)

CLOSE_LORE: Final = 5
"""So little lore to go is worth a word."""
EARLY: Final = 3
"""Ink is the first lesson until there is this much."""

MAIN_PHASE: Final = "LOR-TURN.09"

_BY_RULE: Final = {
    "LOR-MAIN.08": CHALLENGED,
    "LOR-LOC.03": DESTINATION,
    "LOR-SHIFT.04": BASE,
    "LOR-SONG.01": SINGER,
    "LOR-STOG.01": SINGERS,
    "LOR-BODY.01": BODYGUARD,
    "LOR-RES.07": MAY,
    "LOR-RES.12": ONE_OF,
    "LOR-RES.31": DISCARD,
    "LOR-SUPP.01": SUPPORT,
    "LOR-AMB.33": SEARCH,
    "LOR-RES.23": LOOKED_AT,
}
_BY_VERB: Final = {
    "first": WHO_BEGINS,
    "alter": OPENING_HAND,
    "keep": OPENING_HAND,
    "trigger": BAG,
    "amount": AMOUNT,
    "top": ORDER,
    "bottom": ORDER,
    "enter": BODYGUARD,
    "yes": MAY,
    "mode": ONE_OF,
}
_ON_TABLE: Final = (
    ("sing", SING),
    ("shift", SHIFT),
    ("play", PLAY),
    ("quest", QUEST),
    ("move", MOVE),
    ("use", USE),
    ("ink", INK),
)


def lesson_for(view: LorcanaView, decision: JSON) -> Lesson:
    mine = view.own
    if decision is None:
        if view.phase == "setup":
            return OTHERS_PREPARE
        return OTHERS_CHOOSE if view.active == mine.seat else WAITING
    verbs = verbs_of(decision)
    if decision["rule"] == MAIN_PHASE:
        return in_the_main_phase(view, mine, verbs)
    if decision["rule"] == DISCARD[1] and "done" in verbs:
        return DISCARD_IF_YOU_LIKE
    if decision["rule"] in _BY_RULE:
        return _BY_RULE[decision["rule"]]
    return next((known for verb, known in _BY_VERB.items() if verb in verbs), TARGET)


def in_the_main_phase(view: LorcanaView, mine: PlayerView, verbs: set[str]) -> Lesson:
    """Choose the most useful word about a turn, of all that could be said."""
    if verbs == {"end"}:
        return NOTHING_LEFT
    if "end" not in verbs:
        return MUST_CHALLENGE
    if "ink" in verbs and mine.ink.total < EARLY:
        return FIRST_INK
    if "quest" in verbs and view.threshold[mine.seat] - mine.lore <= CLOSE_LORE:
        return CLOSE
    if verbs >= {"quest", "challenge"}:
        return QUEST_OR_CHALLENGE
    return next((known for verb, known in _ON_TABLE if verb in verbs), QUEST_OR_CHALLENGE)
