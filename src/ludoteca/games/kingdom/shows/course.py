"""The guided first scenario in words: the preparation, and what it teaches round by round."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import Lesson, taught

# -- preparation ---------------------------------------------------------------------------------------------------

HERO: Final = taught(
    "Scegli il tuo eroe: ha cuori, movimento, un attacco "
    "base e le torri con cui cominci. Chi attacca da mischia "
    "va addosso alle orde, chi attacca a distanza resta "
    "accanto al percorso.",
    "Choose your hero: hearts, movement, a base attack and "
    "the towers you begin with. Melee heroes walk onto hordes, "
    "ranged ones stay beside the path.",
    "KR-2.04",
)
HERO_SOLO: Final = taught(
    "Scegli il tuo eroe principale. In solitaria rende di più chi "
    "combatte in mischia: Malik, Ignus o Lilith; altri tre "
    "eroi saranno la tua riserva.",
    "Choose your main hero. Alone, those who fight in melee "
    "do better: Malik, Ignus or Lilith; three other heroes "
    "will be your reserve.",
    "KR-19.14",
)
RESERVE_HEROES: Final = taught(
    "Ora la riserva: una volta per round puoi chiamarne un "
    "eroe dove vuoi, anche su un'orda. Fa il suo attacco base "
    "e a fine round lascia la partita.",
    "Now the reserve: once a round you may call one of its "
    "heroes wherever you like, even onto a horde. It makes "
    "its base attack and leaves the game when the round ends.",
    "KR-19.08",
)
ABILITY: Final = taught(
    "Scegli un'abilità speciale. Vale molto ma si usa una "
    "volta: poi la tessera è girata, e torna pronta quando "
    "l'eroe spende l'azione per guarire.",
    "Choose a special ability. It is strong but used once: "
    "its tile is then turned over, and is ready again when "
    "the hero spends an action to heal.",
    "KR-12.08",
)
BAN: Final = taught(
    "In solitaria hai siti di tre colori, ma a ogni round ne "
    "escludi uno, mai lo stesso due volte di fila: togli "
    "quello da cui in questo round colpiresti meno.",
    "Alone you have sites of three colours, but exclude one "
    "each round, never the same twice in a row: drop the one "
    "from which you would hit least this round.",
    "KR-19.04",
)

# -- the course: what is said at the top of phase 2, round by round --------------------------------------------------

TRAY: Final = taught(
    "Ogni orda è una griglia di 5x5: per distruggerla vanno "
    "coperti tutti i suoi nemici, con tessere danno, soldati "
    "o eroi. I riquadri vuoti non contano. Comincia con una torre.",
    "Each horde is a 5x5 grid: to destroy it all its enemies "
    "must be covered, by damage tiles, soldiers or heroes. "
    "Empty squares do not count. Begin with a tower.",
    "KR-7.15",
)
FREE_ORDER: Final = taught(
    "Questa è la fase 2: ognuno fa quanto vuole, nell'ordine "
    "che vuole, finché ha carte. Concentrate i colpi: un'orda "
    "coperta del tutto sparisce, una coperta a metà avanza.",
    "This is phase 2: everybody does as much as they like "
    "in any order, while they have cards. Concentrate your "
    "blows: a horde covered whole is gone, one covered by "
    "half comes on.",
    "KR-3.06",
)
PASSING: Final = taught(
    "Una torre che in questo round non serve si passa a un "
    "compagno: sale di un livello e gli arriva in mano nella "
    "fase 5. È l'unico modo di migliorarle: fatelo presto e spesso.",
    "A tower of no use this round is passed to a companion: "
    "it rises a level and reaches their hand in phase 5. "
    "That is the only way to improve towers: do it early and often.",
    "KR-10.04",
)
IMPROVING: Final = taught(
    "Una torre che in questo round non serve si può migliorare: "
    "torna nella riserva, e quella di un livello più alto "
    "ti arriva in mano nella fase 5. È l'unico modo: fallo "
    "presto e spesso.",
    "A tower of no use this round can be improved: it goes "
    "back to the supply, and one a level higher reaches your "
    "hand in phase 5. That is the only way: do it early and often.",
    "KR-19.13",
)
HERO_CARD: Final = taught(
    "Attiva il tuo eroe: una volta per round si muove e "
    "compie un'azione, nell'ordine che preferisci. Parte "
    "dalla plancia ed entra accanto all'uscita.",
    "Activate your hero: once a round it moves and takes one "
    "action, in either order. It starts on its board and "
    "enters beside the exit.",
    "KR-11.04",
)
READY: Final = taught(
    "Quando tutti hanno finito, le orde coperte spariscono "
    "(fase 3) e le altre avanzano di uno spazio verso l'uscita "
    "(fase 4). Le carte non giocate restano in mano.",
    "When everybody is done, covered hordes vanish (phase "
    "3) and the others advance one space towards the exit "
    "(phase 4). Cards not played stay in hand.",
    "KR-15.01",
)
SPAWNED: Final = taught(
    "A ogni round la pila prole fa entrare un'orda nuova; "
    "nel primo round no. Che cosa deve ancora arrivare lo "
    "sapete: tra quelle carte c'è il portale.",
    "Every round the spawn pile brings a new horde; in the "
    "first round it does not. You know what is still to come: "
    "among those cards is the portal.",
    "KR-4.01",
)
BLOCKING: Final = taught(
    "Un vassoio con un soldato o un eroe sopra non avanza: "
    "è il modo di guadagnare un round. Il soldato poi torna "
    "nella riserva, l'eroe perde un cuore.",
    "A tray with a soldier or hero on it does not advance: "
    "that is how to gain a round. The soldier then goes back "
    "to the supply, the hero loses a heart.",
    "KR-15.09",
)
STACKING: Final = taught(
    "Su un sito sta una torre sola, ma una torre soldato può "
    "stare sopra o sotto un'altra: così da un sito partono "
    "due attacchi.",
    "A site holds a single tower, but a soldier tower may "
    "stand on or under another one: that makes two attacks "
    "from one site.",
    "KR-8.11",
)
FAST: Final = taught(
    "I lupi hanno l'icona velocità: finché se ne vede una, "
    "l'orda prova a muoversi due volte. Se non potete "
    "distruggerla, coprite almeno le icone.",
    "Wulves have the fast icon: while one can be seen, the "
    "horde tries to move twice. If you cannot destroy it, "
    "cover at least its icons.",
    "KR-15.06",
)
EXIT: Final = taught(
    "Un'orda che esce costa al regno un cuore per ogni nemico "
    "non coperto da tessere danno: soldati ed eroi lì non "
    "contano. Perdere qualche cuore si può, finirli no.",
    "A horde that gets out costs the kingdom a heart for "
    "each enemy not under a damage tile: soldiers and heroes "
    "do not count there. Losing some hearts is fine, losing "
    "all is not.",
    "KR-15.19",
)
HURT: Final = taught(
    "Un eroe perde un cuore se il vassoio su cui sta viene "
    "distrutto o bloccato. A zero è KO: salta il round "
    "seguente. L'azione guarire rimette cuori e abilità.",
    "A hero loses a heart when the tray it stands on is "
    "destroyed or held back. At zero it is KO and misses the "
    "next round. The heal action restores hearts and abilities.",
    "KR-13.03",
)
PORTAL_COMING: Final = taught(
    "Si vince distruggendo il portale. Gli eroi non lo "
    "toccano: servono torri del suo livello o più, e ognuna "
    "che lo attacca va persa. Tenetene pronte abbastanza.",
    "You win by destroying the portal. Heroes cannot touch "
    "it: it takes towers of its level or higher, and each "
    "that attacks it is lost. Keep enough of them ready.",
    "KR-9.06",
)
WINNING: Final = taught(
    "Distrutto l'ultimo portale, il round si gioca fino in "
    "fondo: se alla fine il regno ha ancora cuori, avete "
    "vinto. Ora conosci tutto il primo scenario.",
    "Once the last portal is destroyed the round is played "
    "to its end: if the kingdom still has hearts then, you "
    "have won. You now know all of the first scenario.",
    "KR-14.09",
)

FIRST_SCENARIO: Final[tuple[tuple[Lesson, ...], ...]] = (
    (TRAY, FREE_ORDER, PASSING, HERO_CARD, READY),
    (SPAWNED, BLOCKING, STACKING),
    (FAST, EXIT),
    (HURT, PORTAL_COMING),
    (WINNING,),
)
"""By round, what is said at the top of phase 2: first of all, then one thing for each deed of the viewer's."""
