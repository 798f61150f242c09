"""The guided first game in words: what chapter 1 teaches, and what there is to know at each moment of any game."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import Lesson, taught

# -- the course of chapter 1, in the order in which the rulebook teaches -------------------------------------------

STARTING: Final = taught(
    "Ogni turno comincia con la Fase di Partenza, che il tavolo svolge per te: segnalini Stato, casella dorata, "
    "ritorno dal KO, una carta. Ora muovi il personaggio attivo: le caselle illuminate sono alla sua portata.",
    "Every turn begins with the Starting Phase, which the table carries out for you: status counters, golden "
    "space, return from a KO, a card. Now move the active character: the lit spaces are within its reach.",
    "SA-7.01",
)
ACTION: Final = taught(
    "Resta la Fase Azione: l'attacco standard infligge 2 danni a chi è adiacente, oppure si gioca una carta "
    "Azione. Se non raggiungi nessuno, termina pure il turno.",
    "The Action Phase is left: the standard attack deals 2 damage to somebody adjacent, or you play an Action "
    "card. If you reach nobody, just end the turn.",
    "SA-9.01",
)
MOVEMENT: Final = taught(
    "Nella Fase Movimento fai una cosa sola: due caselle con il movimento standard, oppure una carta Movimento. "
    "Attraverso gli alleati si passa, attraverso gli avversari no.",
    "In the Movement Phase you do just one thing: two spaces with the standard move, or a Movement card. One may "
    "pass through allies, not through rivals.",
    "SA-8.01",
)
CARDS: Final = taught(
    "Nel turno di un personaggio valgono solo le sue carte. Il testo si esegue dall'alto in basso; alla fine la "
    "carta va nei tuoi scarti.",
    "In a character's turn only its own cards count. The text is carried out from top to bottom; then the card "
    "goes to your discard pile.",
    "SA-6.07",
)
RANGE: Final = taught(
    "La gittata si conta in caselle: 1 vuol dire adiacente, 2 anche la casella dopo. Niente la blocca, nemmeno chi "
    "sta in mezzo.",
    "Range is counted in spaces: 1 means adjacent, 2 also the space beyond. Nothing blocks it, not even those who "
    "stand between.",
    "SA-11.02",
)
DIRECT: Final = taught(
    "Se scegli tu chi colpire, l'effetto è Diretto: così l'attacco standard e molte carte. Una carta Azione che "
    "deve scegliere qualcuno si gioca solo se c'è; con «un massimo di» va bene anche nessuno.",
    "When you choose whom to affect, the effect is Direct: the standard attack is, and so are many cards. An "
    "Action card that must choose somebody needs somebody there; with “up to”, nobody will do too.",
    "SA-11.03",
)
INDIRECT: Final = taught(
    "Se invece la carta dice «ogni avversario» o «ogni alleato», l'effetto è Indiretto: tocca tutti quelli della "
    "categoria, senza scegliere.",
    "When the card says “each rival” or “each ally” instead, the effect is Indirect: it touches everybody of that "
    "sort, without choosing.",
    "SA-11.05",
)
STATUSES: Final = taught(
    "Gli Effetti Stato durano quanti sono i loro segnalini: uno va via all'inizio di ogni turno di quel "
    "personaggio. Alcuni valgono sempre, altri si innescano quando il segnalino va via.",
    "Statuses last as long as they have counters: one goes at the start of each of that character's turns. Some "
    "work all the time, others are triggered when the counter goes.",
    "SA-12.01",
)
KNOCK_OUT: Final = taught(
    "A Salute zero un personaggio è KO: perde gli stati, lascia l'Arena, e i Punti Vittoria della sua tessera "
    "vanno all'altra squadra.",
    "At zero Health a character is KO'd: it loses its statuses, leaves the Arena, and the Victory Points on its "
    "tile go to the other team.",
    "SA-14.04",
)
MANDATORY: Final = taught(
    "Ciò che la carta ordina e si può fare, va fatto, anche a danno dei tuoi. Se una parte diventa impossibile, "
    "si salta e si continua con il resto.",
    "What the card orders and can be done must be done, even if it hurts your own. If a part becomes impossible it "
    "is skipped, and the rest goes on.",
    "SA-11.10",
)
POINTS: Final = taught(
    "Le caselle dorate rendono: chi comincia il proprio turno su una di esse ottiene 1 Punto Vittoria. Entrarci "
    "non basta, bisogna restarci fino al turno dopo.",
    "Golden spaces pay: whoever starts their turn on one gains 1 Victory Point. Going there is not enough: one has "
    "to be there still when the next turn comes.",
    "SA-7.06",
)
HAND: Final = taught(
    "La mano si controlla solo a fine turno: oltre il limite si scarta. Il mazzo non si rimescola mai, quindi ogni "
    "carta si gioca una volta.",
    "The hand is checked only at the end of the turn: beyond the limit you discard. The deck is never reshuffled, "
    "so each card is played once.",
    "SA-3.14",
)
END: Final = taught(
    "Con il dodicesimo Punto Vittoria di qualcuno, o con un mazzo vuoto da cui si deve pescare, il round in corso "
    "diventa l'ultimo. Vince chi ha più punti quando finisce.",
    "With somebody's twelfth Victory Point, or an empty deck to draw from, the round under way becomes the last. "
    "Whoever has most points when it is over wins.",
    "SA-16.03",
)
DRAWN_GAME: Final = taught(
    "A pari punti la partita è patta. Ora conosci tutto il capitolo: tocca una carta spenta per sapere perché non "
    "si può giocare.",
    "With equal points the game is a draw. You now know the whole chapter: touch a dimmed card to learn why it "
    "cannot be played.",
    "SA-16.08",
)

# -- main phases, whenever it fits -----------------------------------------------------------------------------------

CLOSE_TURN: Final = taught(
    "Non resta altro da fare: termina il turno, e l'indicatore passa al prossimo personaggio della fila.",
    "There is nothing more to do: end the turn, and the marker goes on to the next character in line.",
    "SA-6.08",
)
MOVE_LEFT: Final = taught(
    "L'azione è fatta, il movimento è ancora aperto: l'ordine delle fasi è libero, e ognuna si può saltare.",
    "The action is done, the movement is still open: the order of the phases is free, and each may be skipped.",
    "SA-6.04",
)
IMMOBILE: Final = taught(
    "Questo personaggio è Immobilizzato: finché ha segnalini niente lo sposta. Una carta Movimento può comunque "
    "servire per gli altri suoi effetti.",
    "This character is Immobilized: nothing moves it while there are counters. A Movement card may still be of use "
    "for its other effects.",
    "SA-13.04",
)
LAST_ROUND: Final = taught(
    "È l'ultimo round: contano solo i punti che si fanno prima che finisca. Un KO può ancora ribaltare tutto.",
    "This is the last round: only points scored before it is over count. A KO can still turn the tables.",
    "SA-16.06",
)
FINISH_OFF: Final = taught(
    "Un avversario a portata ha così poca Salute che l'attacco standard può metterlo KO: vale i suoi Punti Vittoria.",
    "A rival within reach has so little Health left that the standard attack may knock them out: that is worth "
    "their Victory Points.",
    "SA-14.01",
)
GOLD_IN_REACH: Final = taught(
    "Una casella dorata è a portata: chi ci resta fino al proprio prossimo turno ottiene 1 Punto Vittoria.",
    "A golden space is within reach: whoever stays there until their next turn gains 1 Victory Point.",
    "SA-7.07",
)
ON_GOLD: Final = taught(
    "Sei su una casella dorata: se non ti muovi, il prossimo turno di questo personaggio comincia con 1 Punto "
    "Vittoria.",
    "You stand on a golden space: if you stay, this character's next turn begins with 1 Victory Point.",
    "SA-16.01",
)
REMINDER: Final = taught(
    "Un movimento e un'azione, nell'ordine che preferisci: standard o con una carta del personaggio attivo.",
    "One movement and one action, in the order you like: standard ones or with a card of the active character.",
    "SA-6.06",
)

# -- questions that come up ------------------------------------------------------------------------------------------

TARGET: Final = taught(
    "Effetto Diretto: scegli tu su chi agisce, tra quelli illuminati.",
    "A Direct Effect: you choose whom it affects, among those that are lit.",
    "SA-11.03",
)
UP_TO: Final = taught(
    "Il testo dice «un massimo di»: puoi scegliere anche nessuno, e il resto vale comunque.",
    "The text says “up to”: you may also choose nobody, and the rest still counts.",
    "SA-11.11",
)
EFFECT_SPACE: Final = taught(
    "Scegli dove finisce lo spostamento, su una casella libera. «Fino a» comprende anche il non muoversi.",
    "Choose where the move ends, on a free space. “Up to” includes not moving at all.",
    "SA-11.12",
)
EFFECT_PLACE: Final = taught(
    "Scegli la casella libera su cui va: non conta la strada per arrivarci, ma restare dov'è non si può.",
    "Choose the free space where it goes: the way there does not matter, but it cannot stay where it is.",
    "SA-11.10",
)
STEALTH: Final = taught(
    "Chi è Furtivo si fa pagare: per sceglierlo con un Effetto Diretto esili prima una carta della mano. Gli "
    "Effetti Indiretti non costano nulla.",
    "Stealthy characters have their price: to choose one with a Direct Effect you first exile a card from hand. "
    "Indirect Effects cost nothing.",
    "SA-13.11",
)
LOOK: Final = taught(
    "Guardi solo tu queste carte del tuo mazzo: decidi quale va in cima, perché sarà la prossima che si rivela o "
    "si pesca.",
    "You alone look at these cards of your deck: decide which goes on top, for it is the next to be revealed or drawn.",
    "SA-13.05",
)
LOOK_CARD: Final = taught(
    "Queste carte del tuo mazzo le vedi solo tu. Quelle che non prendi in mano tornano in cima: la prima è la "
    "prossima che si rivela o si pesca.",
    "You alone see these cards of your deck. Those that you do not take to hand go back on top: the first is the "
    "next to be revealed or drawn.",
    "SA-11.08",
)
TRIGGERS: Final = taught(
    "Più effetti si innescano insieme: decidi tu quale si risolve per primo.",
    "Several effects are triggered together: you decide which is resolved first.",
    "SA-12.10",
)
DAMAGE_ORDER: Final = taught(
    "Più personaggi subiscono danni dallo stesso effetto: l'ordine lo decide chi lo usa.",
    "Several characters take damage from one effect: whoever uses it decides the order.",
    "SA-17.09",
)
ATTACK_ALLY: Final = taught(
    "L'attacco standard può colpire anche un alleato: il tavolo chiede conferma, perché di solito non conviene.",
    "The standard attack may hit even an ally: the table asks again, because it seldom pays.",
    "SA-A.02",
)
RETURN: Final = taught(
    "Chi era KO torna con tutta la Salute su una casella con la stella, da una parte o dall'altra dell'Arena, e "
    "gioca subito il suo turno.",
    "A KO'd character returns at full Health on a space with a star, on either side of the Arena, and plays its "
    "turn at once.",
    "SA-7.09",
)
HAND_LIMIT: Final = taught(
    "Hai più carte del limite: scegli tu quali scartare. Tieni quelle di chi gioca presto.",
    "You hold more cards than the limit: you choose which to discard. Keep those of whoever plays soon.",
    "SA-15.03",
)
MAY: Final = taught(
    "Questa parte è facoltativa: puoi dire di no e il resto continua.",
    "This part is optional: you may say no and the rest goes on.",
    "SA-11.09",
)
ONE_OF: Final = taught(
    "Il testo offre più effetti: scegline uno tra quelli possibili.",
    "The text offers several effects: choose one of those that are possible.",
    "SA-11.08",
)
CARD_CHOICE: Final = taught(
    "L'effetto chiede una carta: scegli tra quelle illuminate. Le carte esiliate non tornano più.",
    "The effect asks for a card: choose among those that are lit. Exiled cards never come back.",
    "SA-17.03",
)
SUMMONER: Final = taught(
    "L'effetto riguarda un Evocatore: scegli quale.",
    "The effect concerns a Summoner: choose which.",
    "SA-1.06",
)

# -- while others play -----------------------------------------------------------------------------------------------

WATCH: Final = taught(
    "È attivo un solo personaggio per volta, nell'ordine della fila. Tu non devi fare nulla: guarda chi si avvicina.",
    "Only one character is active at a time, in the order of the line. There is nothing for you to do: see who "
    "comes near.",
    "SA-6.02",
)
WATCH_HANDS: Final = taught(
    "La mano altrui è segreta, gli scarti no: le carte già giocate non tornano, e contarle aiuta.",
    "The other hands are secret, the discard piles are not: cards once played do not return, and counting them helps.",
    "SA-6.12",
)
WATCH_POINTS: Final = taught(
    "Lo stesso personaggio può essere messo KO più volte, e ogni volta vale i suoi punti.",
    "The same character may be KO'd several times, and gives its points each time.",
    "SA-14.09",
)
WATCH_FALLEN: Final = taught(
    "Un tuo personaggio è KO: la sua tessera resta in fila, e al suo turno torna con tutta la Salute.",
    "One of your characters is KO'd: its tile stays in line, and on its turn it returns at full Health.",
    "SA-14.06",
)
WATCH_END: Final = taught(
    "È l'ultimo round: si gioca fino all'ultimo personaggio della fila, poi si contano i Punti Vittoria.",
    "This is the last round: it is played to the last character in line, then Victory Points are counted.",
    "SA-16.07",
)

EXTRA_ROUND: Final = taught(
    "Round supplementare, per la parità: se quando finisce qualcuno è in vantaggio vince, altrimenti se ne gioca "
    "un altro.",
    "An extra round, because of the tie: if somebody is ahead when it is over they win, else another is played.",
    "SA-16.09",
)

FIRST_GAME: Final[tuple[tuple[Lesson, Lesson], ...]] = (
    (STARTING, ACTION),
    (MOVEMENT, CARDS),
    (RANGE, DIRECT),
    (INDIRECT, STATUSES),
    (KNOCK_OUT, MANDATORY),
    (POINTS, HAND),
    (END, DRAWN_GAME),
)
"""By the viewer's own turns: what is said while both phases are open, and when only the action is left."""
