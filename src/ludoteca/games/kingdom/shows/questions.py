"""What each question of a turn is about, and what there is to know while others act."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import taught

# -- questions of a turn ---------------------------------------------------------------------------------------------

USE_TOWER: Final = taught(
    "Costruiscila su un tuo sito: attacca subito, una volta, e nella fase 5 torna in mano. Oppure passala.",
    "Build it on a site of yours: it attacks at once, a single time, and comes back to hand in phase 5. Or pass it.",
    "KR-5.05",
)
USE_TOWER_SOLO: Final = taught(
    "Costruiscila su un tuo sito: attacca subito, una volta, "
    "e nella fase 5 torna in mano. Oppure migliorala: la "
    "riavrai più forte al prossimo round.",
    "Build it on a site of yours: it attacks at once, a "
    "single time, and comes back to hand in phase 5. Or "
    "improve it: you get it back stronger next round.",
    "KR-19.13",
)
FACING: Final = taught(
    "Le frecce della carta girano con lei: una freccia "
    "raggiunge lo spazio accanto, ogni altra uno più in là, "
    "quelle oblique la diagonale. Gira anche la tessera danno.",
    "The card's arrows turn with it: one arrow reaches the "
    "next space, each further one a space more, slanted ones "
    "the diagonal. The damage tile turns too.",
    "KR-5.07",
)
FACING_HERO: Final = taught(
    "Le frecce dell'attacco partono nella direzione in cui guarda la miniatura: girala verso l'orda che vuoi colpire.",
    "The arrows of the attack follow the miniature's eyes: turn it towards the horde you want to hit.",
    "KR-11.12",
)
TARGET: Final = taught(
    "Scegli tra le orde a portata. Conviene quella che puoi finire in questo round, o quella più vicina all'uscita.",
    "Choose among the hordes in range. Best is one that you can finish this round, or the one nearest to the exit.",
    "KR-6.01",
)
PLACE: Final = taught(
    "Questa tessera resta orientata come sulla carta: scegli "
    "solo dove. Non si sovrappone a tessere, soldati o eroi; "
    "riquadri vuoti ne può coprire.",
    "This tile keeps the direction it has on the card: only "
    "its place is free. It never overlaps tiles, soldiers "
    "or heroes; empty squares it may cover.",
    "KR-7.10",
)
PLACE_FREE: Final = taught(
    "Manipolazione libera: la tessera si può ruotare e girare. "
    "Cerca il posto in cui copre più nemici senza lasciarne "
    "di isolati.",
    "Free manipulation: the tile may be turned and flipped. "
    "Look for the place where it covers most enemies and "
    "leaves no stray ones.",
    "KR-7.11",
)
PLACE_SINGLE: Final = taught(
    "Una tessera 1x1 va su qualsiasi riquadro libero del vassoio: usala per il nemico che resterebbe isolato.",
    "A 1x1 tile goes on any free square of the tray: use it for the enemy that would be left on its own.",
    "KR-A22",
)
PLACE_BEST: Final = taught(
    "Qui puoi coprire {n}, per esempio con {cells}.",
    "You can cover {n} here, for instance with {cells}.",
    "KR-7.09",
)
PLACE_PART: Final = taught(
    "Qui puoi coprire una parte di un nemico grande, per esempio con {cells}: è coperto quando lo sono tutti e "
    "quattro i suoi riquadri.",
    "You can cover part of a large enemy here, for instance with {cells}: it is covered once all four of its "
    "squares are.",
    "KR-A24",
)
PLACE_LAST: Final = taught(
    "Con {cells} copri tutto quello che manca: nella fase 3 questo vassoio sarà distrutto.",
    "With {cells} you cover all that is missing: in phase 3 this tray will be destroyed.",
    "KR-7.15",
)
PLACE_LAST_OF_LIFE: Final = taught(
    "Con {cells} copri tutto quello che manca: nella fase 3 {tray} perderà una carta vita.",
    "With {cells} you cover all that is missing: in phase 3 {tray} will lose a life card.",
    "KR-A65",
)
PLACE_NOTHING: Final = taught(
    "Nessun posto copre un nemico scoperto: a questo pezzo puoi anche rinunciare.",
    "No place covers an uncovered enemy: you may just as well do without this piece.",
    "KR-A16",
)
BUILD_HERE: Final = taught(
    "Dal sito {letter} questa torre raggiunge {names}. Costruiscila dove può finire un'orda, o passala.",
    "From site {letter} this tower reaches {names}. Build it where it can finish a horde, or pass it.",
    "KR-6.01",
)
BUILD_HERE_SOLO: Final = taught(
    "Dal sito {letter} questa torre raggiunge {names}. Costruiscila dove può finire un'orda, o migliorala.",
    "From site {letter} this tower reaches {names}. Build it where it can finish a horde, or improve it.",
    "KR-6.01",
)
BUILD_NOWHERE: Final = taught(
    "Da nessun sito libero questa torre raggiunge un'orda da coprire: passala, così sale di livello.",
    "This tower reaches no horde to be covered from any free site: pass it on, so that it rises a level.",
    "KR-10.01",
)
BUILD_NOWHERE_SOLO: Final = taught(
    "Da nessun sito libero questa torre raggiunge un'orda da coprire: migliorala per il prossimo round.",
    "This tower reaches no horde to be covered from any free site: improve it for the next round.",
    "KR-19.13",
)
KEEP_IT: Final = taught(
    "Da nessun sito libero questa torre raggiunge un'orda da coprire, e più in alto non può salire: tienila in mano.",
    "This tower reaches no horde to be covered from any free site, and it cannot rise any more: keep it in hand.",
    "KR-10.07",
)
FACING_AGAIN: Final = taught(
    "Con la carta girano la portata e la tessera: scegli la direzione in cui la tessera copre di più.",
    "Range and tile turn with the card: choose the direction in which the tile covers most.",
    "KR-5.07",
)
SOLDIER: Final = taught(
    "Un soldato copre un nemico solo, dove vuoi, mai un riquadro vuoto; e finché è lì il vassoio non avanza.",
    "A soldier covers a single enemy, wherever you like, "
    "never an empty square; and while it is there the tray "
    "does not advance.",
    "KR-8.04",
)
SHIFT: Final = taught(
    "La riserva dei soldati è vuota: puoi spostarne uno già in gioco su un'orda a portata di questa torre.",
    "The supply of soldiers is empty: you may move one that is in play onto a horde in range of this tower.",
    "KR-8.10",
)
HERO_TURN: Final = taught(
    "Un movimento e un'azione, nell'ordine che vuoi: attacco "
    "base, abilità o guarire. Chi agisce a metà strada perde "
    "il resto del movimento.",
    "One movement and one action in either order: base attack, "
    "ability or heal. Acting half-way gives up the rest of "
    "the movement.",
    "KR-12.01",
)
MOVE: Final = taught(
    "Gli eroi vanno in tutte le otto direzioni e passano "
    "ovunque, ma non si fermano sulle torri né sui portali. "
    "Fermarsi su un'orda vuol dire ingaggiarla.",
    "Heroes move in all eight directions and pass anywhere, "
    "but do not stop on towers or portals. Stopping on a "
    "horde means engaging it.",
    "KR-11.14",
)
ENGAGE: Final = taught(
    "La base copre 2x2 riquadri liberi, di qualsiasi resistenza. "
    "L'eroe fermerà il vassoio, e se viene distrutto o "
    "bloccato perde un cuore.",
    "The base covers 2x2 free squares, whatever they resist. "
    "The hero will hold the tray, and loses a heart when it "
    "is destroyed or held back.",
    "KR-11.15",
)
DISPLACED: Final = taught(
    "Un vassoio arriva dove stava l'eroe: scegli lo spazio o il sito accanto in cui si sposta. Non subisce danni.",
    "A tray arrives where the hero stood: choose the space or site beside to which it steps. It takes no damage.",
    "KR-15.14",
)
DISPLACED_GHOST: Final = taught(
    "L'orda con fantasma in questo spazio è distrutta: scegli lo spazio o il sito accanto in cui si sposta l'eroe.",
    "The horde with a ghost on this space is destroyed: choose the space or site beside to which the hero steps.",
    "KR-20.06",
)
DISPLACED_STACK: Final = taught(
    "Il vassoio dell'eroe è distrutto, ma nello spazio ce n'è un altro: scegli lo spazio o il sito accanto in cui "
    "si sposta.",
    "The hero's tray is destroyed, but another one lies on the space: choose the space or site beside to which it "
    "steps.",
    "KR-A85",
)
DISPLACED_FLYING: Final = taught(
    "L'orda volante si attiva e l'eroe ne scende: scegli lo spazio o il sito accanto in cui va. Non subisce danni.",
    "The flying horde activates and the hero gets off: choose the space or site beside to which it goes. It takes "
    "no damage.",
    "KR-20.13",
)
BUYING: Final = taught(
    "Fase 6: i cristalli sono di tutti. 2 comprano una torre "
    "di livello 1, 3 una di livello 2, subito in mano a chi "
    "volete. Quelli non spesi restano, fino a 12.",
    "Phase 6: crystals belong to everybody. 2 buy a level 1 "
    "tower, 3 a level 2 one, straight to anyone's hand. Those "
    "not spent are kept, up to 12.",
    "KR-17.01",
)
GIVING: Final = taught(
    "Decidete insieme a chi va: conta chi ha siti liberi da cui quella torre colpisce bene.",
    "Decide together who gets it: what counts is who has free sites from which that tower hits well.",
    "KR-17.02",
)
STAY: Final = taught(
    "Avevi finito, ma poi un compagno ha agito: se ti è venuta "
    "un'idea, riprendi pure. La fase aspetta la tua risposta.",
    "You were done, but a companion has acted since: if you "
    "have an idea, just resume. The phase waits for your answer.",
    "KR-A15",
)
FIGURE: Final = taught(
    "L'effetto riguarda un eroe: scegli quale.",
    "The effect concerns a hero: choose which.",
    "KR-12.07",
)
CHOICE: Final = taught(
    "Un'azione va completata in tutti i suoi passi prima che qualcuno ne cominci un'altra.",
    "An action is completed in all its steps before anybody begins another.",
    "KR-3.07",
)
PICK_ABILITY: Final = taught(
    "Scegli l'abilità a cui si applica l'effetto.",
    "Choose the ability that the effect applies to.",
    "KR-12.10",
)

# -- waiting ---------------------------------------------------------------------------------------------------------

WATCH: Final = taught(
    "Un compagno sta completando la sua azione; poi chiunque "
    "può fare la prossima. Intanto guarda quali orde restano "
    "da finire e proponi un piano.",
    "A companion is completing an action; then anyone may "
    "take the next one. Meanwhile look which hordes are left "
    "to finish, and suggest a plan.",
    "KR-3.07",
)
WATCH_READY: Final = taught(
    "Hai finito: la fase si chiude quando hanno finito tutti. "
    "Se altri agiscono dopo di te, alla fine ti sarà chiesto se vuoi riprendere.",
    "You are done: the phase closes when everybody is. "
    "If others act after you, you will be asked in the end whether you resume.",
    "KR-3.04",
)
WATCH_SETUP: Final = taught(
    "Gli altri stanno scegliendo. Si gioca tutti insieme contro le orde: si vince o si perde insieme.",
    "The others are choosing. All play together against the hordes, and win or lose together.",
    "KR-1.01",
)
