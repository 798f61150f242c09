"""What comes after the first battle in words: the way, the Village, each Landmark, hard battles, Stellaris; advice."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import taught

# -- the journey -------------------------------------------------------------------------------------------------

JOURNEY: Final = taught(
    "Si va solo avanti, di città in città, fino a Stellaris. Ogni Tessera Diario mostra i livelli dei Mostri, le "
    "Monete della vittoria e i Punti di Interesse: ne visiterete uno solo per città.",
    "You only go forward, from city to city, to Stellaris. Each Journal tile shows the levels of Monsters, the "
    "Coins for winning and the Landmarks: you will visit only one in each city.",
    "SH-9.03",
)
JOURNEY_AGAIN: Final = taught(
    "Avete ancora {n} di Tempo. La strada, ogni round di battaglia e il Villaggio ne costano: una via più lunga fa "
    "crescere di più, ma bisogna arrivare a Stellaris con il Tempo di combattere.",
    "You have {n} Time left. The way, every round of battle and the Village cost some: a longer road makes you "
    "grow more, but you must reach Stellaris with Time to fight.",
    "SH-7.02",
)
STELLARIS_NEXT: Final = taught(
    "La prossima meta può essere Stellaris: tre Mostri di livello 4 e il Celestiale. Non c'è un Villaggio prima "
    "della battaglia: comprate ciò che serve adesso.",
    "Stellaris can be next: three Monsters of level 4 and the Celestial. There is no Village before that battle: "
    "buy what you need now.",
    "SH-17.05",
)
LANDMARK_CHOICE: Final = taught(
    "Scegliete il Punto di Interesse: il suo Tempo si paga subito, l'effetto arriva dopo la battaglia, se la vincete.",
    "Choose the Landmark: its Time is paid at once, its effect comes after the battle, if you win.",
    "SH-9.05",
)
DUNGEON_CHOICE: Final = taught(
    "Attenti al Dungeon: la battaglia è contro quattro Mostri di livello 4, senza Ritirata. In premio un Eroe "
    "Leggendario. Entrate solo se siete forti.",
    "Beware of the Dungeon: the battle is against four Monsters of level 4, without retreat. The prize is a "
    "Legendary Hero. Go in only if you are strong.",
    "SH-19.45",
)

# -- battles after the first -------------------------------------------------------------------------------------

LINE_UP_AGAIN: Final = taught(
    "I dadi sono già tirati: guardate chi colpisce davanti, chi dietro e chi tutti, e schieratevi di conseguenza.",
    "The dice are already rolled: see who strikes the front, who the rear and who everybody, and line up for it.",
    "SH-10.12",
)
RESERVE_HERO: Final = taught(
    "Prima che si vedano i Mostri, chi è in riserva può entrare, su una Scheda vuota o al posto di un altro, e "
    "riceve Abilità e Frammenti del suo livello.",
    "Before the Monsters are seen, whoever is in reserve may come in, on an empty board or in another's place, and "
    "gets the Skills and Shards of its level.",
    "SH-20.09",
)
IN_DUNGEON: Final = taught(
    "Nel Dungeon non ci si ritira e non ci si stanca: nessuno stato di Esausto. Giocate sul lungo periodo, con "
    "Scudi e cure.",
    "In the Dungeon there is no retreat, and no Exhaustion. Play for the long run, with Shields and healing.",
    "SH-19.47",
)
AT_STELLARIS: Final = taught(
    "Siete a Stellaris. Il Celestiale agisce come un Mostro, ma ha anche un'abilità sua e un Attacco Base da 10. "
    "Vincete eliminando lui e tutti gli altri, prima che il Tempo finisca.",
    "You are at Stellaris. The Celestial acts like a Monster, but has an ability of its own and a Basic Attack of "
    "10. You win by defeating it and all the others, before Time is up.",
    "SH-17.08",
)
EXHAUSTED: Final = taught(
    "La Ruota del Tempo è tornata sul colore del Cubo: siete Esausti, e fino alla fine della battaglia ogni Eroe "
    "riceve un solo Frammento a round. Chiudete presto, o ritiratevi.",
    "The Time wheel has come back to the cube's colour: you are Exhausted, and until the battle ends each Hero "
    "gets only one Shard a round. End it soon, or retreat.",
    "SH-7.08",
)
SILENCED: Final = taught(
    "{name} è sotto Silenzio: in questo turno niente Abilità. Restano Attacco Base, Scambio posizione e livelli.",
    "{name} is Silenced: no Skills this turn. The Basic Attack, a Position Swap and levels remain.",
    "SH-4.08",
)
FINISH: Final = taught(
    "In prima linea {monster} ha ancora {n} PS: per abbattere questo Mostro basta l'Attacco Base {of_name}.",
    "{monster} has {n} HP left in front: {name}'s Basic Attack is enough to defeat it.",
    "SH-24.01",
)
HURT_FRONT: Final = taught(
    "{name} ha solo {n} PS e sta in P1, dove cadono più colpi: uno Scambio posizione può essere la salvezza.",
    "{name} has only {n} HP and stands in P1, where blows fall: a Position Swap may be the rescue.",
    "SH-11.08",
)
DRINK_NOW: Final = taught(
    "{name} ha solo {n} PS. Una Pozione può aspettare il colpo fatale: vi sarà chiesto prima che cada.",
    "{name} has only {n} HP. A Potion can wait for the fatal blow: you will be asked before the fall.",
    "SH-8.02",
)
LEVEL_NOW: Final = taught(
    "{name} può salire al livello {n}: fatelo prima di attaccare, così danni e CLV contano già in questo turno.",
    "{name} can reach level {n}: do it before attacking, so that damage and CLV count this turn already.",
    "SH-14.09",
)
LEVEL_STILL: Final = taught(
    "{name} può ancora salire al livello {n}: più PS ad alcuni livelli, un'Abilità o un potenziamento subito.",
    "{name} can still reach level {n}: more HP at some levels, a Skill or an upgrade at once.",
    "SH-14.03",
)
SKILL_NOW: Final = taught(
    "{name} può usare {skill}: ogni Abilità una volta per round, anche più d'una nello stesso turno.",
    "{name} can use {skill}: each Skill once a round, several of them in the same turn.",
    "SH-27.01",
)
ATTACK_LEFT: Final = taught(
    "C'è ancora un Frammento: basta per l'Attacco Base.",
    "There is a Shard left: enough for the Basic Attack.",
    "SH-11.05",
)
END_TURN: Final = taught(
    "Non resta molto da fare: termina il turno. I Frammenti che avanzano restano, fino a cinque.",
    "There is little left to do: end the turn. Shards left over are kept, up to five.",
    "SH-11.18",
)
RETREAT_NOW: Final = taught(
    "La battaglia va male. La Ritirata costa 5 di Tempo, e ve ne restano {n}: tutti i danni spariscono e si "
    "ricomincia con altri Mostri. Perdere tutti gli Eroi è la fine.",
    "The battle goes badly. A retreat costs 5 Time, and you have {n} left: all damage goes and you begin anew with "
    "other Monsters. To lose all Heroes is the end.",
    "SH-11.16",
)

# -- visits ------------------------------------------------------------------------------------------------------

VISIT: Final = taught(
    "La città è libera: attivate il Punto di Interesse, andate al Villaggio (3 di Tempo) o tutti e due, "
    "nell'ordine che volete. Un Eroe vicino alla morte merita il riposo.",
    "The city is free: activate the Landmark, go to the Village (3 Time) or both, in any order. A Hero close to "
    "death deserves a rest.",
    "SH-18.01",
)
ONLY_VILLAGE: Final = taught(
    "Resta il Villaggio: costa 3 di Tempo, una volta per città. Con poche Monete e pochi danni conviene ripartire.",
    "The Village remains: it costs 3 Time, once in each city. With few Coins and little damage it pays to go on.",
    "SH-18.02",
)
MOVE_ON: Final = taught(
    "Qui è tutto fatto: di nuovo in viaggio.",
    "All is done here: on with the journey.",
    "SH-18.03",
)
VILLAGE: Final = taught(
    "Al Villaggio: Oggetti al loro prezzo, riposo a 1 Moneta per Eroe, Pozioni a 2. Un Maestro (8) dà a un Eroe "
    "una seconda abilità, una seconda classe e una conversione in più.",
    "At the Village: Items at their price, rest for 1 Coin a Hero, Potions for 2. A Master (8) gives a Hero a "
    "second ability, a second class and one more conversion.",
    "SH-18.06",
)
VILLAGE_HURT: Final = taught(
    "{name} ha {n} danni: il riposo li toglie tutti per 1 Moneta, meglio di qualsiasi Pozione.",
    "{name} has {n} damage: a rest removes it all for 1 Coin, better than any Potion.",
    "SH-18.14",
)
VILLAGE_EMPTY: Final = taught(
    "Con meno di quattro Eroi potete invitarne uno per 8 Monete: arriva al livello della città meno uno, con le "
    "sue Abilità.",
    "With fewer than four Heroes you can invite one for 8 Coins: it comes at the city's level less one, with its "
    "Skills.",
    "SH-18.09",
)
NEW_HERO: Final = taught(
    "Un nuovo Eroe: su una Scheda vuota, al posto di un altro, o come Maestro sotto un Eroe. Arriva al livello "
    "della città meno uno: sostituire un Eroe cresciuto di rado conviene.",
    "A new Hero: on an empty board, in another's place, or as a Master under a Hero. It comes at the city's level "
    "less one: to replace a grown Hero rarely pays.",
    "SH-20.01",
)
MASTER: Final = taught(
    "Il Maestro dà all'Eroe la sua abilità e la sua classe: con la stessa classe l'effetto dell'Attacco Base "
    "raddoppia, con un'altra i colori da usare sono di più.",
    "The Master gives the Hero its ability and class: with the same class the effect of the Basic Attack doubles, "
    "with another there are more colours to use.",
    "SH-22.03",
)
GIVE_ITEM: Final = taught(
    "Un Oggetto aiuta solo chi lo porta, due per Eroe: datelo a chi ne farà scattare l'abilità più spesso.",
    "An Item helps only its bearer, two for each Hero: give it to whoever sets its ability off most often.",
    "SH-18.08",
)
CLAIM: Final = taught(
    "L'Abilità messa da parte alla Torre dello Stregone si può prendere adesso, invece di pescare.",
    "The Skill set aside at the Wizard's Tower can be taken now, instead of drawing.",
    "SH-19.35",
)
AT_LANDMARK: Final = taught(
    "Scegliete come usare il Punto di Interesse.",
    "Choose how to use the Landmark.",
    "SH-19.01",
)

# -- while others decide -----------------------------------------------------------------------------------------

WATCH_SETUP: Final = taught(
    "Si prepara il gruppo: Eroi, Abilità e chi guida chi. Potete consigliarvi liberamente, tutto è scoperto.",
    "The party is being prepared: Heroes, Skills and who leads whom. Advise each other freely, all is open.",
    "SH-A.01",
)
WATCH_TURN: Final = taught(
    "È il turno {of_name}: decide chi guida l'Eroe. Intanto guarda i dadi dei Mostri e pensa a quale Frammento può "
    "lasciarti nella Riserva.",
    "It is {name}'s turn, and its leader decides. Meanwhile read the Monsters' dice, and think which Shard could "
    "be left for you in the Reserve.",
    "SH-11.11",
)
WATCH: Final = taught(
    "Altri stanno decidendo: guarda la mappa e i dadi dei Mostri, e di' la tua.",
    "Others are deciding: read the map and the Monsters' dice, and have your say.",
    "SH-A.01",
)
