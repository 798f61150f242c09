"""What later scenarios bring, each thing explained when it first matters; and what a position suggests."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import Lesson, taught

# -- news of a scenario ----------------------------------------------------------------------------------------------

RESISTANCES: Final = taught(
    "Alcuni nemici resistono al danno fisico o a quello "
    "magico: nessuna tessera di quel tipo può toccarli, "
    "nemmeno in parte. Servono l'altro tipo, danno reale o "
    "la base di un eroe.",
    "Some enemies resist physical or magical damage: no tile "
    "of that type may touch them, not even in part. Use the "
    "other type, true damage, or a hero's base.",
    "KR-7.07",
)
BRANCH: Final = taught(
    "Due percorsi si uniscono. Prima avanzano le orde del "
    "segnalino 1, dall'uscita all'indietro, poi le altre; "
    "chi trova lo spazio occupato salta oltre, e guadagna terreno.",
    "Two paths merge. The hordes of token 1 advance first, "
    "from the exit backwards, then the others; one that finds "
    "the space taken jumps beyond, and gains ground.",
    "KR-15.18",
)
FIRST_TWO_ABILITIES: Final = taught(
    "Da questo scenario ogni eroe sceglie due abilità su quattro: guardate che si completino tra voi.",
    "From this scenario on each hero chooses two of four abilities: see that they complement each other.",
    "KR-2.05",
)
TWO_ABILITIES: Final = taught(
    "Ogni eroe sceglie due abilità su quattro: guardate che si completino tra voi.",
    "Each hero chooses two of four abilities: see that they complement each other.",
    "KR-2.05",
)
HEALERS: Final = taught(
    "Icona guarigione: se quando l'orda si attiva se ne vede "
    "almeno una, perde tutte le tessere danno. Coprite prima "
    "i guaritori, o finite l'orda in un round.",
    "Heal icon: if at least one is visible when the horde "
    "activates, it sheds all damage tiles. Cover the healers "
    "first, or finish the horde in a single round.",
    "KR-15.05",
)
SNIPERS: Final = taught(
    "Icona tiratore scelto: dopo il movimento, se è visibile, "
    "ogni eroe adiacente alla nuova posizione perde un cuore. "
    "Copritela o tenete gli eroi lontani.",
    "Sniper icon: after the move, if visible, every hero "
    "adjacent to the new position loses a heart. Cover it "
    "or keep heroes away.",
    "KR-15.07",
)
LEVEL_THREE: Final = taught(
    "Qui le torri arrivano al livello 3: due passaggi ne valgono la pena, perché i portali chiedono torri più alte.",
    "Towers reach level 3 here: two passes are worth it, since portals ask for higher towers.",
    "KR-10.07",
)
LARGE: Final = taught(
    "Un nemico grande occupa 2x2 riquadri e va coperto tutto. "
    "Se esce con un riquadro scoperto costa quattro cuori: "
    "la base di un eroe lo copre intero.",
    "A large enemy takes up 2x2 squares and must be covered "
    "whole. Escaping with a square bare it costs four hearts: "
    "a hero's base covers all of it.",
    "KR-20.02",
)
BOSS: Final = taught(
    "Il boss: solo torri del suo livello o più lo colpiscono, "
    "e non vanno perse. Ogni carta vita coperta del tutto "
    "si scarta; nessuno lo ferma, e se esce avete perso.",
    "The boss: only towers of its level or higher hit it, "
    "and they are not lost. Each life card covered whole is "
    "discarded; nobody stops it, and if it gets out you have lost.",
    "KR-A65",
)
SPELLS: Final = taught(
    "Gli incantesimi sono del gruppo: nella fase 2 chiunque "
    "può usarne uno, una volta sola per partita, su qualsiasi "
    "orda della mappa.",
    "Spells belong to the group: in phase 2 anyone may use one, just once a game, on any horde of the map.",
    "KR-21.04",
)
CHOOSE_SPELL: Final = taught(
    "Scegliete gli incantesimi per questa partita: ognuno si usa una volta sola, quindi pensateli per l'emergenza.",
    "Choose the spells for this game: each is used just once, so think of them for emergencies.",
    "KR-21.01",
)
WHITE_SITE: Final = taught(
    "Il sito bianco è di tutti: chiunque ci costruisce, e "
    "nella fase 5 decidete insieme chi prende la torre. È "
    "un modo per spostare una torre senza perdere il suo attacco.",
    "The white site belongs to all: anyone builds there, and "
    "in phase 5 you decide together who takes the tower. It "
    "moves a tower on without losing its attack.",
    "KR-22.02",
)
GHOSTS: Final = taught(
    "Un'orda con il fantasma, distrutta, non dà cristalli: "
    "al suo posto sorge un'orda del mazzo fantasma, e gli "
    "eroi che c'erano devono spostarsi. Tenete qualcosa per quella.",
    "A horde with the ghost gives no crystals when destroyed: "
    "a ghost deck horde rises in its place, and heroes there "
    "must step aside. Keep something for that one.",
    "KR-20.08",
)
DEADLY: Final = taught(
    "I nemici mortali si coprono solo con tessere danno: né "
    "soldati né basi degli eroi. Riservate le tessere a loro "
    "e il resto agli altri.",
    "Deadly enemies are covered by damage tiles only: neither "
    "soldiers nor heroes' bases. Keep tiles for them and the "
    "rest for the others.",
    "KR-7.16",
)
LEVEL_FOUR: Final = taught(
    "Al livello 4 ogni famiglia ha due torri diverse, una copia sola ciascuna: chi passa sceglie quale.",
    "At level 4 each family has two different towers, a single copy each: whoever passes chooses which.",
    "KR-A29",
)
LATE_PILE: Final = taught(
    "Una pila è ancora chiusa e si aprirà più avanti: preparate torri anche da quella parte.",
    "One pile is still closed and will open later: prepare towers on that side too.",
    "KR-1.12",
)
FLYING: Final = taught(
    "Le orde volanti si scrollano di dosso soldati ed eroi "
    "e non si fermano: avanzano anche sopra le altre, che "
    "sotto non si possono attaccare. Vanno distrutte con le tessere.",
    "Flying hordes shake off soldiers and heroes and are "
    "never held: they even perch on others, which cannot be "
    "attacked underneath. Destroy them with tiles.",
    "KR-20.13",
)
TRAILBLAZERS: Final = taught(
    "Le carte apripista tengono chiuse alcune pile. Un'orda "
    "apripista ne toglie una, arriva lì e dal round dopo "
    "anche quella pila genera orde.",
    "Trailblazer cards keep some piles closed. A trailblazer "
    "horde removes one and arrives there, and from the next "
    "round on that pile spawns too.",
    "KR-20.19",
)
EVERYTHING: Final = taught(
    "L'ultima battaglia unisce tutto. Portali e boss sono "
    "entrambi da abbattere: decidete presto quali torri sacrificare.",
    "The last battle brings everything together. Portals and "
    "boss are all to be brought down: decide early which "
    "towers to sacrifice.",
    "KR-9.01",
)
RESERVE: Final = taught(
    "In solitaria, una volta per round puoi chiamare un eroe di "
    "riserva: arriva dove vuoi, fa il suo attacco base e a "
    "fine round se ne va per sempre.",
    "Alone, once a round you may call a reserve hero: it "
    "arrives wherever you like, makes its base attack and "
    "leaves for good when the round ends.",
    "KR-19.10",
)
FREEZING: Final = taught(
    "Il gelo del boss: scegli la torre da mettere da parte. "
    "Al prossimo round si può passare, non costruire: meglio "
    "una che volevi migliorare comunque.",
    "The boss's frost: choose the tower to set aside. Next "
    "round it can be passed, not built: best one that you "
    "meant to improve anyway.",
    "KR-A65",
)
WHITE_TAKE: Final = taught(
    "La torre del sito bianco va in mano a chi decidete: pensate a chi potrà costruirla meglio al prossimo round.",
    "The tower on the white site goes to whoever you decide: think of who can best build it next round.",
    "KR-22.03",
)

# -- what the position suggests --------------------------------------------------------------------------------------

LAST_ROUND: Final = taught(
    "L'obiettivo è raggiunto: basta che il regno sopravviva "
    "a questo round. Pensate solo alle orde che stanno per uscire.",
    "The objective is met: the kingdom need only survive this round. Care only for hordes about to get out.",
    "KR-14.09",
)
RIFT_ESCAPES: Final = taught(
    "Attenzione: {tray} sta per raggiungere l'uscita, e sarebbe la sconfitta.",
    "Beware: {tray} is about to reach the exit, and that would be defeat.",
    "KR-18.04",
)
ESCAPES: Final = taught(
    "Attenzione: {tray} {at} sta per uscire e costerebbe "
    "{hearts} al regno. Distruggetela, fermatela con un "
    "soldato o coprite almeno qualche nemico con tessere.",
    "Beware: {tray} {at} is about to get out and would cost "
    "the kingdom {hearts}. Destroy it, hold it with a soldier, "
    "or cover at least some enemies with tiles.",
    "KR-15.19",
)
ESCAPES_FLYING: Final = taught(
    "Attenzione: {tray} {at} sta per uscire e costerebbe "
    "{hearts} al regno. Vola: soldati ed eroi non la fermano. "
    "Distruggetela o coprite almeno qualche nemico con tessere.",
    "Beware: {tray} {at} is about to get out and would cost "
    "the kingdom {hearts}. It flies: soldiers and heroes do "
    "not hold it. Destroy it, or cover at least some enemies "
    "with tiles.",
    "KR-20.13",
)
ESCAPES_FAST: Final = taught(
    "Attenzione: {tray} {at} sta per uscire e costerebbe "
    "{hearts} al regno. È veloce: i soldati fermano solo il "
    "primo movimento, un eroe con almeno due cuori entrambi. "
    "Distruggetela o coprite qualche nemico con tessere.",
    "Beware: {tray} {at} is about to get out and would cost "
    "the kingdom {hearts}. It is fast: soldiers stop only the "
    "first move, a hero with two hearts or more both. Destroy "
    "it, or cover some enemies with tiles.",
    "KR-15.11",
)
PORTAL_NOW: Final = taught(
    "{tray} è sulla mappa, di livello {level}: colpitelo con "
    "torri che possiate perdere, e quando bastano per coprirlo "
    "in pochi round.",
    "{tray} is on the map, level {level}: strike it with "
    "towers that you can afford to lose, and when they suffice "
    "to cover it in few rounds.",
    "KR-9.05",
)
NEARLY: Final = taught(
    "A {tray} {at} manca poco: {left} da coprire {cells}.",
    "{tray} {at} is nearly done: left to cover {cells}.",
    "KR-7.15",
)
WOUNDED: Final = taught(
    "{hero} ha un solo cuore: l'azione guarire rimette tutti i cuori e le abilità usate.",
    "{hero} has a single heart: the heal action restores all hearts and used abilities.",
    "KR-12.16",
)
ACTIVATE: Final = taught(
    "Il tuo eroe non ha ancora agito in questo round: può fermare un'orda, attaccare o guarire.",
    "Your hero has not acted this round yet: it can hold a horde, attack or heal.",
    "KR-11.01",
)
WILDCAT: Final = taught(
    "{name} si attiva a parte: si muove di 2 spazi e può ingaggiare un'orda, coprendo altri quattro riquadri.",
    "{name} is activated on its own: it moves 2 spaces and may engage a horde, covering four more squares.",
    "KR-23.02",
)
LEFT_OVER: Final = taught(
    "Hai ancora torri in mano: quelle che non costruisci, passale perché salgano di livello.",
    "You still have towers in hand: those you do not build, pass on so that they rise a level.",
    "KR-10.01",
)
LEFT_OVER_SOLO: Final = taught(
    "Hai ancora torri in mano: quelle che non costruisci, migliorale per il prossimo round.",
    "You still have towers in hand: those you do not build, improve for the next round.",
    "KR-19.13",
)
NOTHING_LEFT: Final = taught(
    "Non ti resta molto da fare: di' che hai finito. Se poi un compagno agisce, alla fine potrai riprendere.",
    "There is little left for you to do: say that you are "
    "done. If a companion acts afterwards you can resume in the end.",
    "KR-3.04",
)

NEWS: Final[dict[int, tuple[Lesson, ...]]] = {
    2: (BRANCH, RESISTANCES),
    3: (LEVEL_THREE, HEALERS, SNIPERS),
    4: (SPELLS, LARGE),
    5: (WHITE_SITE,),
    6: (LEVEL_FOUR, DEADLY, LATE_PILE),
    7: (LATE_PILE,),
    8: (FLYING,),
    9: (TRAILBLAZERS,),
    10: (EVERYTHING, LATE_PILE),
}
"""By scenario, what is said at the top of phase 2 in its first round, one thing a deed."""
WHEN_PRESENT: Final[dict[str, Lesson]] = {"boss": BOSS, "ghost": GHOSTS, "flying": FLYING, "trailblazer": TRAILBLAZERS}
"""By kind of tray, what is said while the viewer has not done anything yet in a round that has one."""
