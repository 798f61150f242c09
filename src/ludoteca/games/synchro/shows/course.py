"""The guided first battle in words: the preparation, how a battle begins, and what each Hero's turn teaches."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import Lesson, taught

# -- preparation -------------------------------------------------------------------------------------------------

HEROES: Final = taught(
    "Scegliete quattro Eroi fra sette. I Guerrieri reggono in prima linea, i Ranger colpiscono forte, i Maghi "
    "colpiscono anche un secondo Mostro: un gruppo misto usa meglio tutti i colori dei Frammenti.",
    "Choose four Heroes of seven. Warriors hold the front, Rangers hit hard, Mages hit a second Monster too: a "
    "mixed party makes better use of all colours of Shards.",
    "SH-3.01",
)
FIRST_SKILL: Final = taught(
    "Ogni Eroe impara un'Abilità fra tre. I Frammenti accanto al nome sono il suo costo: quelle del colore della "
    "classe si pagano più facilmente. Se nessuna piace, un Mulligan ne mostra altre due, poi una sola.",
    "Each Hero learns one Skill of three. The Shards beside its name are its cost: those of the class's colour are "
    "easier to pay. If you like none, a mulligan shows two others, then only one.",
    "SH-3.04",
)
NEW_SKILL: Final = taught(
    "Una nuova Abilità fra tre. Poche Abilità che costano poco si usano a ogni round; con il Mulligan le scelte "
    "diventano due, poi una da tenere per forza.",
    "A new Skill of three. A few cheap Skills can be used every round; with a mulligan the choices become two, "
    "then one that must be kept.",
    "SH-14.10",
)
LEAD: Final = taught(
    "Chi guida un Eroe decide per lui in battaglia; tutto il resto si decide insieme, e vale la prima risposta.",
    "Whoever leads a Hero decides for it in battle; everything else is decided together, and the first answer counts.",
    "SH-A.01",
)
OPENING: Final = taught(
    "Con 8 Monete potete già comprare uno o due Oggetti, o un Maestro, ma il Villaggio costa 3 di Tempo e ne avete "
    "per quattro stagioni in tutto.",
    "With 8 Coins you can already buy an Item or two, or a Master, but the Village costs 3 Time and you have four "
    "seasons in all.",
    "SH-3.13",
)

# -- how a battle begins -----------------------------------------------------------------------------------------

LINE_UP: Final = taught(
    "P1 è la prima linea: quasi tutti i Mostri colpiscono lì. Mettete davanti chi regge, in fondo chi colpisce da "
    "lontano, e guardate quali posizioni chiedono le abilità. Anche gli Oggetti possono passare di mano.",
    "P1 is the front line: nearly all Monsters strike there. Put whoever can take it in front, those who strike "
    "from afar behind, and mind the positions that abilities ask for. Items may change hands, too.",
    "SH-10.12",
)
WHO_STARTS: Final = taught(
    "Iniziare per primi vale un turno di vantaggio ma un solo Frammento per Eroe; lasciare l'inizio ai Mostri dà i "
    "Frammenti di un intero round. Con pochi Frammenti conviene spesso aspettare.",
    "Going first is a turn's advantage but only one Shard for each Hero; letting the Monsters begin gives the "
    "Shards of a whole round. With few Shards it often pays to wait.",
    "SH-10.14",
)

# -- the course: a lesson for each Hero's turn of the first battle -----------------------------------------------

MARBLES: Final = taught(
    "La biglia uscita dalla Scatola Iniziativa ha dato il turno {to_name}. Eroi e Mostri si alternano, una biglia "
    "alla volta: in che ordine escano non si sa. Nel turno ogni azione si fa una volta, nell'ordine che vuoi.",
    "The marble out of the Initiative box has given {name} the turn. Heroes and Monsters alternate, a marble at a "
    "time, in an order that nobody knows. In a turn each action is taken once, in any order.",
    "SH-11.02",
)
SHARDS: Final = taught(
    "Ogni azione si paga in Frammenti, che restano sulla Scheda fino alla fine del round. Attacco Base e Scambio "
    "posizione ne chiedono uno qualsiasi, le Abilità quelli che mostrano.",
    "Every action is paid for with Shards, which stay on the board until the round ends. The Basic Attack and the "
    "Position Swap ask for any one, Skills for those that they show.",
    "SH-13.08",
)
BASIC_MAGE: Final = taught(
    "L'Attacco Base {of_name} fa tanti danni quanto il suo livello al Mostro in prima linea; come Mago ne fa altri "
    "a un secondo Mostro a scelta, pari al Livello di Classe (CLV).",
    "{name}'s Basic Attack deals damage equal to its level to the front Monster; as a Mage it also hurts a second "
    "Monster of choice by its Class Level (CLV).",
    "SH-12.02",
)
BASIC_WARRIOR: Final = taught(
    "L'Attacco Base {of_name} fa tanti danni quanto il suo livello al Mostro in prima linea; come Guerriero "
    "guadagna anche Scudi pari al Livello di Classe (CLV), che fermano i danni prima dei PS.",
    "{name}'s Basic Attack deals damage equal to its level to the front Monster; as a Warrior it also gains "
    "Shields equal to its Class Level (CLV), which stop damage before HP do.",
    "SH-12.03",
)
BASIC_RANGER: Final = taught(
    "L'Attacco Base {of_name} colpisce il Mostro in prima linea: tanti danni quanto il suo livello e, come Ranger, "
    "altrettanti quanto il Livello di Classe (CLV).",
    "{name}'s Basic Attack strikes the front Monster: as much damage as its level and, as a Ranger, as much again "
    "as its Class Level (CLV).",
    "SH-12.04",
)
COLOURS: Final = taught(
    "Un Frammento trasparente vale come qualsiasi colore. E una volta per turno un Frammento qualsiasi conta come "
    "il colore della classe: rosso per i Guerrieri, blu per i Maghi, verde per i Ranger.",
    "A transparent Shard counts as any colour. And once a turn any Shard counts as the class's colour: red for "
    "Warriors, blue for Mages, green for Rangers.",
    "SH-13.02",
)
DICE: Final = taught(
    "Il dado di ogni Mostro dice già che cosa farà: {monster} ha {n}. Dopo l'azione il dado si rilancia, e lo vedi "
    "prima del suo prossimo turno. Brucia Frammento abbassa il dado, il Silenzio la riga della tabella.",
    "Each Monster's die already tells what it will do: {monster} shows {n}. After its action the die is rolled "
    "again, and you see it before its next turn. Burn lowers the die, Silence the row of the table.",
    "SH-15.02",
)
SWAPPING: Final = taught(
    "Con lo Scambio posizione cambi posto con un Eroe vicino: serve a mettere al riparo chi è ferito, o a prendere "
    "la posizione che un'abilità richiede.",
    "With a Position Swap you change places with a Hero next to you: to shelter someone who is hurt, or to take "
    "the position that an ability asks for.",
    "SH-11.08",
)
LEVELS: Final = taught(
    "I Frammenti trasparenti fanno salire di livello, e due dello stesso colore ne sostituiscono uno. Ogni livello "
    "porta più danni e un'Abilità (dal quinto un potenziamento): i primi livelli costano poco, prendili presto.",
    "Transparent Shards pay for levels, and two of one colour stand for one of them. Each level brings more damage "
    "and a Skill (from the fifth on an upgrade): the first levels are cheap, take them early.",
    "SH-14.01",
)
RESERVE: Final = taught(
    "Un Frammento che non ti serve può andare nella Riserva, che ha due posti ed è di tutti: così un Eroe paga con "
    "i Frammenti di un altro.",
    "A Shard you do not need can go in the Reserve, which has two places and belongs to all: so a Hero pays with "
    "another's Shards.",
    "SH-11.10",
)
ROUND_END: Final = taught(
    "Un nuovo round: i Frammenti spesi sono andati nella Vaschetta degli Scarti, il Tempo è avanzato di 1 e ogni "
    "Eroe ne ha ricevuti di nuovi, fino a cinque. Spendere tutto, quindi, di solito conviene.",
    "A new round: spent Shards went to the tray, Time advanced by 1 and every Hero got new ones, up to five. So "
    "it usually pays to spend everything.",
    "SH-16.04",
)
WHO_NEXT: Final = taught(
    "Chi inizia si alterna: a fine round i dadi dei Mostri nello slot [I] vogliono dire che il prossimo lo "
    "iniziano loro, nello slot [II] che lo iniziate voi. Due turni di fila di una parte sono un'occasione, o un "
    "rischio.",
    "The sides take turns to begin: at the end of a round Monsters' dice in slot [I] mean that they begin the next "
    "one, in slot [II] that you do. Two turns in a row for one side are a chance, or a danger.",
    "SH-16.08",
)
TOKENS: Final = taught(
    "Lo Stordimento fa perdere il prossimo turno. Il Silenzio toglie le Abilità a un Eroe e abbassa di un livello "
    "l'azione di un Mostro. Tutti e due spariscono alla fine del turno di chi li ha.",
    "Stun makes its bearer lose the next turn. Silence takes a Hero's Skills away and lowers a Monster's action by "
    "one level. Both go at the end of their bearer's turn.",
    "SH-4.05",
)
FALLEN: Final = taught(
    "Chi cade lascia il posto, e gli altri avanzano. Ma la sua biglia resta: quella di un Eroe dà un Frammento a "
    "uno di voi, quella di un Mostro fa 3 danni a un Eroe. Meglio finire presto una battaglia quasi vinta.",
    "Whoever falls makes room, and the others move up. But the marble stays: a Hero's gives one of you a Shard, a "
    "Monster's deals 3 damage to a Hero. Better end a battle that is nearly won.",
    "SH-24.11",
)
RETREAT: Final = taught(
    "Se va male c'è la Ritirata: costa 5 di Tempo, ma toglie tutti i danni, dà Frammenti e la battaglia ricomincia "
    "con altri Mostri. Livelli e Abilità restano: è anche un modo di crescere.",
    "If things go badly there is the retreat: it costs 5 Time, but removes all damage, gives Shards, and the "
    "battle begins anew with other Monsters. Levels and Skills stay: it is also a way to grow.",
    "SH-11.12",
)
POTIONS: Final = taught(
    "Le Pozioni si usano in qualsiasi momento, anche quando un colpo sta per essere fatale: tolgono danni pari a "
    "metà dei PS massimi. Nessun Eroe caduto torna: perderli tutti è la fine.",
    "Potions are used at any moment, even when a blow is about to be fatal: they take off half of the max HP. No "
    "fallen Hero returns: to lose them all is the end.",
    "SH-8.01",
)
BASICS: Final = {"mage": BASIC_MAGE, "warrior": BASIC_WARRIOR, "ranger": BASIC_RANGER}
"""The Basic Attack, by the class of the Hero whose turn it is."""
FIRST_BATTLE: Final[tuple[tuple[Lesson, ...], ...]] = (
    (MARBLES, SHARDS),
    (BASIC_MAGE, COLOURS),
    (DICE, SWAPPING),
    (LEVELS, RESERVE),
    (ROUND_END, WHO_NEXT),
    (TOKENS,),
    (FALLEN,),
    (RETREAT, POTIONS),
)
"""By the Hero's turn, what is said at its beginning and after an action."""

# -- questions inside a turn -------------------------------------------------------------------------------------

PAY_ACTION: Final = taught(
    "Basta un Frammento qualsiasi: spendi il colore che serve meno alle tue Abilità, e tieni i trasparenti per i "
    "livelli.",
    "Any Shard will do: spend the colour your Skills need least, and keep transparent ones for levels.",
    "SH-11.05",
)
PAY_SKILL: Final = taught(
    "Ci sono più modi di pagare: con il colore giusto, con i trasparenti, con la conversione di classe o dalla "
    "Riserva. Tieni ciò che servirà dopo.",
    "There are several ways to pay: the right colour, transparent ones, the class conversion or the Reserve. Keep "
    "what you will need later.",
    "SH-11.09",
)
PAY_LEVEL: Final = taught(
    "Una coppia dello stesso colore vale un trasparente: paga con le coppie che non useresti.",
    "A pair of one colour is worth a transparent Shard: pay with pairs you would not use.",
    "SH-14.02",
)
TARGET: Final = taught(
    "Scegli il bersaglio: un Mostro eliminato non agisce più, quindi di solito conviene finire chi è già ferito.",
    "Choose the target: a Monster that is gone acts no more, so it usually pays to finish one that is hurt.",
    "SH-26.01",
)
ALLY: Final = taught(
    "Scegli chi aiutare: chi sta davanti, o chi ha più danni.",
    "Choose whom to help: whoever is in front, or has most damage.",
    "SH-26.04",
)
MONSTER_TIE: Final = taught(
    "Il Mostro può colpire più di un Eroe allo stesso modo: in questo caso decidete voi chi subisce.",
    "The Monster could strike more than one Hero alike: then it is for you to say who takes it.",
    "SH-A.62",
)
MARBLE_DAMAGE: Final = taught(
    "È uscita la biglia di un Mostro caduto: un Eroe subisce 3 danni che gli Scudi non fermano. Sceglilo fra chi "
    "ha più PS.",
    "The marble of a fallen Monster came out: a Hero takes 3 damage that Shields do not stop. Choose one with many HP.",
    "SH-24.12",
)
MARBLE_SHARD: Final = taught(
    "È uscita la biglia di un Eroe caduto: il Frammento va a chi può usarlo, meglio se non ha ancora agito.",
    "The marble of a fallen Hero came out: the Shard goes to whoever can use it, best to one who has yet to act.",
    "SH-24.10",
)
DISCARD: Final = taught(
    "Un Eroe tiene al massimo cinque Frammenti: scarta il colore che usa meno. Per non perderne, spendili prima.",
    "A Hero keeps five Shards at most: discard the colour it uses least. Spend them earlier to lose none.",
    "SH-13.09",
)
BURNED: Final = taught(
    "Brucia Frammento: scegli tu che cosa perdere. Tieni i colori delle tue Abilità.",
    "Burn: it is for you to choose what to lose. Keep the colours of your Skills.",
    "SH-25.01",
)
CHOOSE_SHARD: Final = taught(
    "«Scegli» vuol dire guardare nel Sacchetto: prendi il colore che manca a un'Abilità, o un trasparente.",
    "“Choose” means looking into the bag: take the colour a Skill lacks, or a transparent one.",
    "SH-13.07",
)
LAST_MOMENT: Final = taught(
    "Ultimo momento: la Pozione toglie metà dei PS massimi dai danni, compresi quelli appena subiti. Un Eroe "
    "caduto perde Abilità, Frammenti e Maestro.",
    "The last moment: a Potion takes half of the max HP off the damage, what was just dealt included. A fallen "
    "Hero loses Skills, Shards and Master.",
    "SH-8.02",
)
UPGRADE: Final = taught(
    "Il lato potenziato sostituisce quello normale: scegli l'Abilità che usi a ogni round, o l'Eroe se la sua "
    "abilità scatta spesso.",
    "The upgraded side replaces the normal one: choose the Skill you use every round, or the Hero if its ability "
    "is set off often.",
    "SH-14.05",
)
FULL_SKILLS: Final = taught(
    "Quattro Abilità sono il massimo: per la nuova ne va scartata una. Rinuncia a quella che costa troppo.",
    "Four Skills are the limit: for the new one another must go. Give up the one that costs too much.",
    "SH-27.06",
)
EFFECT_SWAP: Final = taught(
    "Questo scambio può essere con chiunque, e non è obbligatorio.",
    "This swap may be with anyone, and it need not be made.",
    "SH-23.07",
)
