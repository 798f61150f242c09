"""What is new in the later chapters and in the team game, in words."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import Lesson, taught

# -- preparation -----------------------------------------------------------------------------------------------------

DRAFT: Final = taught(
    "Si sceglie a turno: A, poi B due volte, A due volte, infine B. Tocca un personaggio per leggere le sue carte: "
    "tre che si aiutano valgono più di tre forti.",
    "Picks alternate: A, then B twice, A twice, finally B. Touch a character to read its cards: three that help "
    "each other are worth more than three strong ones.",
    "SA-4.04",
)
DRAFT_GEAR: Final = taught(
    "Guarda anche l'equipaggiamento: i mazzi dei tuoi personaggi devono produrre ciò che le loro migliorie costano.",
    "Look at the gear too: the decks of your characters should yield what their upgrades cost.",
    "SA-18.14",
)
DRAFT_TEAM: Final = taught(
    "Ogni Evocatore sceglie due personaggi: A, B, C, D e poi al contrario. Blu sono A e D, rossi B e C; in una "
    "squadra nessuno si ripete.",
    "Each Summoner picks two characters: A, B, C, D and then back again. Blue are A and D, red B and C; no team "
    "has the same one twice.",
    "SA-19.04",
)
ORDER: Final = taught(
    "Decidi in segreto in che ordine giocano i tuoi. Chi ha l'iniziativa più bassa nel primo personaggio comincia, "
    "poi ci si alterna.",
    "Decide secretly in which order yours play. Whoever's first character has the lower initiative begins, then "
    "you alternate.",
    "SA-4.09",
)
ORDER_TEAM: Final = taught(
    "Decidi in segreto chi dei tuoi due gioca per primo: comincia l'iniziativa più bassa, poi tocca a un "
    "avversario, al compagno e all'ultimo.",
    "Decide secretly which of your two plays first: the lowest initiative begins, then comes a rival, the partner "
    "and the last one.",
    "SA-19.11",
)
PLACING: Final = taught(
    "Si colloca dall'ultimo della fila al primo: chi gioca per primo sceglie il posto sapendo dove sono gli altri.",
    "Figures are placed from the last in line to the first: who plays first chooses knowing where the others are.",
    "SA-4.14",
)
REDRAW: Final = taught(
    "Se la mano di partenza non ti piace puoi rimescolarla tutta e pescarne un'altra, una volta sola: la seconda "
    "si tiene.",
    "If you dislike the starting hand you may shuffle all of it back and draw another, once: the second is kept.",
    "SA-4.16",
)
HAND_SIZE: Final = taught(
    "Dal capitolo 3 le carte in mano sono la somma di quelle dei tuoi personaggi, e quello è anche il limite. La "
    "prima mano si può cambiare una volta.",
    "From chapter 3 on the hand is the sum of your characters' hand sizes, and that is the limit too. The first "
    "hand can be changed once.",
    "SA-5.05",
)
HAND_TEAM: Final = taught(
    "La mano è la somma delle carte dei tuoi due personaggi, più 2; quello è anche il limite. La prima mano si può "
    "cambiare una volta.",
    "The hand is the sum of your two characters' hand sizes plus 2; that is the limit too. The first hand can be "
    "changed once.",
    "SA-19.18",
)
SETUP_WAIT: Final = taught(
    "Gli altri stanno ancora preparando la loro squadra: tra poco si comincia.",
    "The others are still preparing their team: the game starts in a moment.",
    "SA-4.02",
)

# -- chapter 2 -------------------------------------------------------------------------------------------------------

BOOST_MOVE: Final = taught(
    "Novità: prima del movimento standard puoi scartare una carta Movimento, di chiunque dei tuoi, per fare una "
    "casella in più.",
    "New: before the standard move you may discard a Movement card, whoever of yours it belongs to, to go one "
    "space further.",
    "SA-8.08",
)
BOOST_ATTACK: Final = taught(
    "Novità: prima dell'attacco standard puoi scartare una carta Azione qualsiasi per 1 danno in più.",
    "New: before the standard attack you may discard any Action card for 1 more damage.",
    "SA-9.08",
)
TWENTY: Final = taught(
    "Adesso l'ultimo round arriva con il ventesimo Punto Vittoria, e ogni Evocatore ha tre personaggi: la partita "
    "è più lunga.",
    "The last round now comes with the twentieth Victory Point, and each Summoner has three characters: the game "
    "is longer.",
    "SA-16.04",
)
MORE_STATUSES: Final = taught(
    "Ci sono nuovi stati: quando perdono segnalini, Maledetto fa danno e Confuso esilia carte della mano; Provoca "
    "protegge gli alleati, Resistente toglie 1 ai danni.",
    "There are new statuses: when counters go, Cursed hurts and Confused exiles cards from hand; Taunt shields "
    "allies, Tough takes 1 off damage.",
    "SA-12.14",
)

# -- chapter 3 -------------------------------------------------------------------------------------------------------

SKILL: Final = taught(
    "Novità: la Fase Abilità. Ogni abilità del personaggio attivo si usa una volta per turno, se c'è di che pagarla.",
    "New: the Skill Phase. Each ability of the active character may be used once a turn, if its cost can be paid.",
    "SA-10.01",
)
SKILL_LEFT: Final = taught(
    "Il personaggio attivo ha un'abilità da usare: una volta per turno ciascuna, prima o dopo le altre fasi.",
    "The active character has an ability to use: each once a turn, before or after the other phases.",
    "SA-10.02",
)
OWN_VALUES: Final = taught(
    "Movimento e attacco standard sono ora quelli della carta Capacità, diversi per ciascuno. Il +1 all'attacco "
    "costa una carta Attacco.",
    "Standard move and attack are now those of the ability card, different for each. The +1 to the attack costs an "
    "Attack card.",
    "SA-9.09",
)
SKILL_ORDER: Final = taught(
    "La Fase Abilità si può interrompere: usa un'abilità, muovi o attacca, poi usane un'altra.",
    "The Skill Phase may be interrupted: use an ability, move or attack, then use another.",
    "SA-10.08",
)
PLAYED_ON: Final = taught(
    "In caso di parità non si finisce: si gioca ancora un round, finché uno è in vantaggio.",
    "A tie is no end: another round is played until somebody is ahead.",
    "SA-16.09",
)
ABILITY_COST: Final = taught(
    "Il costo dell'abilità si paga con una carta adatta della mano, di chiunque dei tuoi sia. Una carta paga una "
    "sola abilità.",
    "The ability's cost is paid with a fitting card from hand, whoever of yours it belongs to. One card pays for "
    "one ability only.",
    "SA-10.04",
)
BOOSTED_MOVE: Final = taught(
    "Il +1 è pagato: scegli fin dove arrivare. Vale solo per questo movimento standard.",
    "The +1 is paid for: choose how far to go. It counts for this standard move only.",
    "SA-8.10",
)
BOOSTED_IN_VAIN: Final = taught(
    "Il +1 è pagato, ma chi è Immobilizzato non si muove: il movimento standard di questo turno finisce dov'è.",
    "The +1 is paid for, but who is Immobilized does not move: this turn's standard move ends where it began.",
    "SA-13.04",
)
BOOSTED_ATTACK: Final = taught(
    "Il +1 è pagato: scegli chi attaccare. Vale solo per questo attacco standard.",
    "The +1 is paid for: choose whom to attack. It counts for this standard attack only.",
    "SA-9.11",
)

# -- chapter 4 -------------------------------------------------------------------------------------------------------

GEAR: Final = taught(
    "Novità: ogni carta nei tuoi scarti vale come equipaggiamento del suo simbolo, comunque ci sia arrivata.",
    "New: every card in your discard pile counts as gear of its symbol, however it came there.",
    "SA-18.03",
)
UPGRADE: Final = taught(
    "Tra una fase e l'altra puoi migliorare il personaggio attivo, esiliando dagli scarti l'equipaggiamento che "
    "costa: guadagna un'abilità per il resto della partita.",
    "Between phases you may upgrade the active character by exiling the gear it costs from the discard pile: it "
    "gains an ability for the rest of the game.",
    "SA-18.07",
)
UPGRADE_NOW: Final = taught(
    "Hai l'equipaggiamento che serve: puoi migliorare il personaggio attivo, ora o prima di un'altra fase.",
    "You have the gear it takes: you can upgrade the active character, now or before another phase.",
    "SA-18.09",
)
UPGRADE_ASKING: Final = taught(
    "Ti manca un solo equipaggiamento e il tuo compagno ce l'ha: puoi migliorare il personaggio attivo se te lo "
    "concede.",
    "You lack just one gear and your partner has it: you can upgrade the active character if they let you use it.",
    "SA-19.27",
)
CLOSE_SKILLS: Final = taught(
    "La miglioria si fa tra una fase e l'altra: per farla adesso chiudi prima la Fase Abilità.",
    "Upgrades happen between phases: to do it now, close the Skill Phase first.",
    "SA-A.37",
)
PAY_GEAR: Final = taught(
    "Scegli quali carte degli scarti esiliare: ognuna paga un equipaggiamento del suo simbolo.",
    "Choose which cards of the discard pile to exile: each pays for one gear of its symbol.",
    "SA-18.08",
)
STAYS: Final = taught(
    "Chi è migliorato tiene anche le abilità di partenza e, di solito, lo resta pure dopo un KO.",
    "An upgraded character keeps its starting abilities too and usually stays so even after a KO.",
    "SA-18.12",
)

# -- the team game ---------------------------------------------------------------------------------------------------

PARTNERS: Final = taught(
    "I personaggi del tuo compagno sono tuoi alleati; mazzo, mano e scarti restano di ciascuno.",
    "Your partner's characters are your allies; deck, hand and discard pile are each one's own.",
    "SA-19.24",
)
TEAM_POINTS: Final = taught(
    "I Punti Vittoria sono della squadra: al ventesimo il round è l'ultimo, e vince la squadra che ne ha di più.",
    "Victory Points belong to the team: with the twentieth the round is the last, and the team with most wins.",
    "SA-19.23",
)
SHARED_HANDS: Final = taught(
    "Tu e il tuo compagno vedete le mani l'uno dell'altro: preparate i colpi insieme.",
    "You and your partner see each other's hands: prepare your blows together.",
    "SA-19.28",
)
PARTNER_GEAR: Final = taught(
    "Per migliorare il suo personaggio il tuo compagno può usare un tuo equipaggiamento, ma solo se acconsenti: "
    "la carta lascia i tuoi scarti e va in esilio.",
    "To upgrade their character your partner may use one gear of yours, but only if you agree: the card leaves "
    "your discard pile and is exiled.",
    "SA-19.27",
)

NEWS: Final[dict[str, tuple[tuple[Lesson, Lesson], ...]]] = {
    "ch2": ((BOOST_MOVE, BOOST_ATTACK), (TWENTY, MORE_STATUSES)),
    "ch3": ((SKILL, OWN_VALUES), (SKILL_ORDER, PLAYED_ON)),
    "ch4": ((GEAR, UPGRADE), (STAYS, PLAYED_ON)),
    "team": ((PARTNERS, TEAM_POINTS), (SHARED_HANDS, PLAYED_ON)),
}
"""By mode and the viewer's own turns: said while both phases are open, and when only the action is left."""
