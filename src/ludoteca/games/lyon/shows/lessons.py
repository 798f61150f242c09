"""What a newcomer is told at the table: the present question in a sentence or two, with the rule behind it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.state.view_types import LyonView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.rooms import Lesson, taught, verbs_of

SETUP: Final = taught(
    "Scegli quattro Mostri di Livello 0 diversi, uno per spazio. Ognuno affronterà il Mostro nello spazio di "
    "fronte: si scoprono tutti insieme.",
    "Choose four different Level 0 Monsters, one for each space. Each will face the Monster in the space opposite; "
    "all are revealed together.",
    "LY-4.01",
)
FIRST: Final = taught(
    "Chi comincia agisce per primo, ma nel suo primo turno non pesca.",
    "Whoever begins acts first, but does not draw in their first turn.",
    "LY-7.02",
)
ACTION: Final = taught(
    "Gioca quante carte vuoi, in qualsiasi ordine: Magie, Mostri, Tesori su un Mostro. Il Personaggio si attiva "
    "una sola volta a partita.",
    "Play as many cards as you like, in any order: Magics, Monsters, Treasures on a Monster. The Character can be "
    "activated only once a match.",
    "LY-8.05",
)
NOTHING_LEFT: Final = taught(
    "Adesso non puoi giocare altro: passa al combattimento. Tocca una carta spenta per sapere perché.",
    "There is nothing more that you can play now: go on to combat. Touch a dimmed card to learn why.",
    "LY-8.06",
)
LEVEL_0: Final = taught(
    "Un Mostro di Livello 0 non costa nulla: mettilo in uno spazio libero, o al posto di un tuo Livello 0, che va "
    "negli scarti.",
    "A Level 0 Monster costs nothing: put it in a free space, or in place of a Level 0 of yours, which is discarded.",
    "LY-8.14",
)
LEVEL_1: Final = taught(
    "Un Mostro di Livello 1 costa un tuo Mostro: scegli quale va negli scarti, il nuovo prende il suo spazio.",
    "A Level 1 Monster costs one of your Monsters: choose which is discarded; the new one takes its space.",
    "LY-8.17",
)
LEVEL_2: Final = taught(
    "Un Mostro di Livello 2 costa due tuoi Mostri: scegli quali vanno negli scarti. Entrerà in uno dei loro spazi.",
    "A Level 2 Monster costs two of your Monsters: choose which are discarded. It enters one of their spaces.",
    "LY-8.18",
)
VACATED: Final = taught(
    "Scegli in quale dei due spazi appena liberati entra: conta chi gli sta di fronte.",
    "Choose which of the two vacated spaces it enters: what matters is who stands opposite.",
    "LY-8.20",
)
TREASURE: Final = taught(
    "Un Tesoro cambia il Mostro che lo porta e lo segue negli scarti. Può andare anche su un Mostro "
    "avversario: è il posto di quelli che indeboliscono.",
    "A Treasure changes the Monster that bears it and goes to the discards with it. It may also go on an enemy "
    "Monster: that is where the harmful ones belong.",
    "LY-2.09",
)
TARGET: Final = taught(
    "La carta ti chiede una scelta: decidi tra ciò che è illuminato.",
    "The card asks you to choose: pick something that is lit.",
    "LY-5.01",
)
TRIGGERS: Final = taught(
    "Più effetti scattano insieme: il giocatore attivo decide in che ordine.",
    "Several effects happen at once: the active player decides their order.",
    "LY-10.06",
)
COMBAT: Final = taught(
    "Ogni tuo Mostro può attaccare una volta, dritto davanti a sé: due Mostri si colpiscono a vicenda; se di "
    "fronte non c'è nessuno, il colpo arriva al Personaggio. Segui le frecce.",
    "Each of your Monsters may attack once, straight ahead: two Monsters strike each other; with nobody opposite, "
    "the blow lands on the Character. Follow the arrows.",
    "LY-9.06",
)
WAITING: Final = taught(
    "È il turno dell'avversario: non devi fare nulla. Alla fine del turno i Mostri guariscono, i Personaggi no.",
    "It is the opponent's turn: there is nothing for you to do. At the end of the turn Monsters heal, Characters "
    "do not.",
    "LY-10.01",
)
OTHER_CHOOSES: Final = taught(
    "È il tuo turno, ma adesso l'avversario deve scegliere per una sua carta. Poi tocca di nuovo a te.",
    "It is your turn, but the opponent has a choice to make for one of their cards. Then you go on.",
    "LY-A.31",
)
OTHER_PREPARES: Final = taught(
    "I tuoi quattro Mostri sono pronti. Quando anche l'avversario ha scelto, si scoprono tutti insieme.",
    "Your four Monsters are in place. Once the opponent has chosen too, all are revealed together.",
    "LY-A.02",
)

_BY_VERB: Final = {
    "start": SETUP,
    "first": FIRST,
    "bear": TREASURE,
    "target": TARGET,
    "done": TARGET,
    "mode": TARGET,
    "yes": TARGET,
    "trigger": TRIGGERS,
    "attack": COMBAT,
    "end": COMBAT,
    "play": ACTION,
    "activate": ACTION,
}
_BY_RULE: Final = {"LY-8.14": LEVEL_0, "LY-8.17": LEVEL_1, "LY-8.18": LEVEL_2, "LY-8.20": VACATED}


def lesson_for(view: LyonView, decision: JSON) -> Lesson:
    if decision is None:
        if view.phase == "setup":
            return OTHER_PREPARES
        return OTHER_CHOOSES if view.active == view.seat else WAITING
    if decision["rule"] in _BY_RULE:
        return _BY_RULE[decision["rule"]]
    verbs = verbs_of(decision)
    if verbs == {"fight"}:
        return NOTHING_LEFT
    return next((known for verb, known in _BY_VERB.items() if verb in verbs), TARGET)
