"""The sentences in which events are told, with gaps for what they happened to."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state.match import WINTER_IS_OVER
from ludoteca.kernel.phrases import ROUND_BEGINS
from ludoteca.kernel.texts import EMPTY, Phrase

SENTENCES: Final = {
    # Preparation.
    "HeroesDrawn": Phrase("Dal fondo del mazzo: {heroes}.", "From the bottom of the deck: {heroes}."),
    "HeroPicked": Phrase("{hero} si unisce al gruppo ({board}).", "{hero} joins the party ({board})."),
    "LeaderChosen": Phrase("{other} guida {a} in battaglia.", "{other} leads {a} in battle."),
    # Skills and levels.
    "SkillsDrawn": Phrase("{a}: dal Sacchetto escono {skills}.", "{a}: {skills} come out of the bag."),
    "Mulligan": Phrase("{a} fa un Mulligan e ripesca.", "{a} takes a mulligan and draws again."),
    "SkillKept": Phrase("{a} impara {skill}.", "{a} learns {skill}."),
    "SkillReplaced": Phrase("{a} cambia un'Abilità: ora ha {skill}.", "{a} changes a Skill: it is now {skill}."),
    "SkillSetAside": Phrase(
        "{skill} viene messa da parte: un Eroe potrà prenderla salendo di livello.",
        "{skill} is set aside: a Hero may take it when levelling up.",
    ),
    "LevelGained": Phrase("{a} sale al livello {n}.", "{a} reaches level {n}."),
    "Upgraded": Phrase("{what} passa al lato potenziato.", "{what} turns to the upgraded side."),
    # Shards.
    "ShardsDrawn": Phrase("{a} riceve {shards}.", "{a} gets {shards}."),
    "ShardsDiscarded": Phrase("{a} scarta {shards}.", "{a} discards {shards}."),
    "ShardsSpent": Phrase("{a} spende {shards}.", "{a} spends {shards}."),
    "ShardConverted": Phrase("{a} usa {n} come {colour}.", "{a} uses {n} as {colour}."),
    "Stored": Phrase("{a} mette un Frammento {colour} nella Riserva.", "{a} puts a {colour} Shard in the Reserve."),
    "TrayPoured": Phrase(
        "Il Sacchetto è vuoto: vi tornano i Frammenti della Vaschetta degli Scarti ({n}).",
        "The bag is empty: the Shards of the tray go back into it ({n}).",
    ),
    # Purse.
    "CoinsGained": Phrase("Il gruppo guadagna {coins}: ora ne ha {total}.", "The party gains {coins}: {total} now."),
    "CoinsPaid": Phrase("Il gruppo paga {coins}: ne restano {total}.", "The party pays {coins}: {total} left."),
    "PotionsGained": Phrase(
        "Il gruppo ottiene {potions}: ora ne ha {total}.", "The party gains {potions}: {total} now."
    ),
    "PotionUsed": Phrase(
        "{a} beve una Pozione: via {damage}, ne restano {left}.",
        "{a} drinks a Potion: {damage} gone, {left} left.",
    ),
    # The journey.
    "Travelled": Phrase("Il gruppo raggiunge {city}: {landmark}.", "The party reaches {city}: {landmark}."),
    "TimePassed": Phrase("Il Tempo avanza di {n}: {day}.", "Time advances by {n}: {day}."),
    "SeasonChanged": Phrase("Comincia una nuova stagione: {season}.", "A new season begins: {season}."),
    # Before the battle.
    "MonsterDrawn": Phrase("{monster} prende posto in P{position}.", "{monster} takes its place in P{position}."),
    "EliteSkipped": Phrase(
        "{monster} è Élite: finisce in fondo al mazzo.", "{monster} is an Elite: it goes to the bottom of the deck."
    ),
    "DiceRolled": Phrase("Il dado {of_m} mostra {n}.", "{m}'s die shows {n}."),
    "CubeSet": Phrase("Il Cubo Tracciaround è sul {colour}.", "The round cube is set to {colour}."),
    "LinedUp": Phrase("Schieramento dal fronte: {units}.", "Line-up from the front: {units}."),
    "ItemMoved": Phrase("{item} passa {from_a} {to_b}.", "{item} goes from {from_a} to {b}."),
    # Rounds and turns.
    "RoundBegan": ROUND_BEGINS,
    "SideStarts": Phrase("Iniziano {side}.", "{side} begin."),
    "MarbleRevealed": Phrase("Dalla Scatola {of_side} esce la biglia {marble}.", "The {of_side} box shows {marble}."),
    "TurnBegan": Phrase("Tocca {to_a}.", "{a} is up."),
    "TurnLost": Phrase("{a} perde il turno per lo Stordimento.", "{a} is Stunned and loses the turn."),
    "RoundEnded": Phrase("Il round {n} finisce.", "Round {n} ends."),
    "Exhausted": Phrase(
        "Il gruppo è Esausto: a fine round ogni Eroe riceve un solo Frammento.",
        "The party is Exhausted: at round end each Hero gets only one Shard.",
    ),
    # What characters do.
    "BasicAttack": Phrase("{a} usa l'Attacco Base contro {b}.", "{a} makes a Basic Attack on {b}."),
    "SkillUsed": Phrase("{a} usa {skill}.", "{a} uses {skill}."),
    "AbilityTriggered": Phrase("Scatta {title} ({a}).", "{title} is set off ({a})."),
    "ActionFailed": Phrase(
        "L'Abilità {of_a} non trova bersagli: i Frammenti sono persi.",
        "{a}'s Skill finds no target: the Shards are lost.",
    ),
    "MonsterActed": Phrase("{m}: {text}", "{m}: {text}"),
    "MonsterBasic": Phrase("{m} esegue un Attacco Base.", "{m} makes a Basic Attack."),
    "Swapped": Phrase("{a} prende il posto {of_b}.", "{a} takes {b}'s place."),
    "Pushed": Phrase("{a} arretra da P{from} a P{to}.", "{a} is pushed from P{from} to P{to}."),
    "Pulled": Phrase("{a} avanza da P{from} a P{to}.", "{a} is pulled from P{from} to P{to}."),
    "Damaged": Phrase("{a} subisce {damage}: {left} in tutto.", "{a} takes {damage}: {left} in all."),
    "Shielded": Phrase("{a} guadagna {shields}: ora {total}.", "{a} gains {shields}: {total} now."),
    "ShieldLost": Phrase("{a} perde tutti gli Scudi ({n}).", "{a} loses all Shields ({n})."),
    "Healed": Phrase("{a} guarisce da {damage}: ne restano {left}.", "{a} is healed of {damage}: {left} left."),
    "Stunned": Phrase("Stordimento: {a} perderà il prossimo turno.", "Stun: {a} will lose the next turn."),
    "Silenced": Phrase("Silenzio: {a} non può usare Abilità.", "Silence: {a} cannot use Skills."),
    "Burned": Phrase("Brucia Frammento: {a} deve scartarne {n}.", "Burn: {a} must discard {shards}."),
    "DieChanged": Phrase("Brucia Frammento: il dado {of_m} scende a {n}.", "Burn: {m}'s die drops to {n}."),
    "Defeated": Phrase("{a} cade!", "{a} falls!"),
    "FallenShard": Phrase(
        "È la biglia di un Eroe caduto: dal Sacchetto esce un Frammento {colour}.",
        "It is a fallen Hero's marble: a {colour} Shard comes out of the bag.",
    ),
    "FallenDamage": Phrase(
        "È la biglia di un Mostro caduto: un Eroe subisce danni, che gli Scudi non fermano.",
        "It is a fallen Monster's marble: a Hero takes damage for it, past all Shields.",
    ),
    # How battles end.
    "Retreated": Phrase(
        "Il gruppo si ritira: la battaglia ricomincia da capo.", "The party retreats: the battle begins anew."
    ),
    "BattleWon": Phrase("Battaglia vinta: tutti i Mostri sono sconfitti.", "Battle won: all Monsters are defeated."),
    # Village and Landmarks.
    "VillageEntered": Phrase(
        "Al Villaggio ci sono {heroes}; in vendita {items}.", "At the Village: {heroes}; on sale {items}."
    ),
    "VillageLeft": Phrase("Il gruppo lascia il Villaggio.", "The party leaves the Village."),
    "HeroInvited": Phrase("{who} invita {hero}.", "{who} invites {hero}."),
    "Rested": Phrase("{a} riposa e non ha più danni.", "{a} rests and has no damage left."),
    "LandmarkActivated": Phrase("{who} attiva {landmark}.", "{who} activates {landmark}."),
    "LandmarkSkipped": Phrase("{who} lascia perdere {landmark}.", "{who} passes {landmark} by."),
    "LandmarkRolled": Phrase("{name}: il dado mostra {n}.", "{name}: the die shows {n}."),
    "PartyLimited": Phrase("Da ora il gruppo ha al massimo {n} Eroi.", "From now on the party has at most {n} Heroes."),
    # Heroes and Items that come and go.
    "HeroDrawn": Phrase("Dal mazzo degli Eroi: {hero}.", "From the Hero deck: {hero}."),
    "HeroGained": Phrase("{hero} entra nel gruppo al livello {n}.", "{hero} joins the party at level {n}."),
    "HeroLeft": Phrase("{hero} lascia il gruppo e torna nel mazzo.", "{hero} leaves the party for the deck."),
    "HeroDiscarded": Phrase(
        "{hero} lascia il gruppo: la carta va nel Mazzo Cimitero.",
        "{hero} leaves the party: the card goes to the Graveyard.",
    ),
    "ToReserve": Phrase("{hero} aspetta in riserva.", "{hero} waits in reserve."),
    "MasterLearnt": Phrase("{hero} è ora il Maestro {of_a}.", "{hero} is now {a}'s Master."),
    "MasterDeclined": Phrase("Nessuno cambia Maestro per {hero}.", "Nobody changes Masters for {hero}."),
    "ItemGained": Phrase("Il gruppo ottiene {item}.", "The party gains {item}."),
    "ItemGiven": Phrase("{a} porta ora {item}.", "{a} now bears {item}."),
    "ItemDiscarded": Phrase("{item} finisce negli scarti.", "{item} is discarded."),
    # The end.
    "Conceded": Phrase("{who} rinuncia al viaggio.", "{who} gives up the journey."),
    "MatchEnded": EMPTY,
}

ONE_LEFT: Final = {
    "CoinsPaid": Phrase("Il gruppo paga {coins}: ne resta {total}.", "The party pays {coins}: {total} left."),
    "PotionUsed": Phrase(
        "{a} beve una Pozione: via {damage}, ne resta {left}.", "{a} drinks a Potion: {damage} gone, {left} left."
    ),
    "Healed": Phrase("{a} guarisce da {damage}: ne resta {left}.", "{a} is healed of {damage}: {left} left."),
}
"""Where 1 is left; the last thing of these events says how much is."""
NONE_LEFT: Final = {
    "CoinsPaid": Phrase("Il gruppo paga {coins} e non ne ha più.", "The party pays {coins}: none left."),
    "PotionUsed": Phrase(
        "{a} beve una Pozione: via {damage}, non ne restano.", "{a} drinks a Potion: {damage} gone, none left."
    ),
    "Healed": Phrase("{a} guarisce da {damage}: non ne restano.", "{a} is healed of {damage}: none left."),
}
"""The same where nothing is left."""
WON: Final = Phrase("Il Celestiale è sconfitto: il Regno è salvo!", "The Celestial is defeated: the Realm is safe!")
LOST: Final = {
    "SH-7.05": WINTER_IS_OVER,
    "SH-17.09": Phrase("Il viaggio finisce qui, senza vittoria.", "The journey ends here, without victory."),
}
SIDES: Final = (Phrase("gli Eroi", "the Heroes"), Phrase("i Mostri", "the Monsters"))
BOXES: Final = (Phrase("degli Eroi", "Heroes'"), Phrase("dei Mostri", "Monsters'"))

LAYOUT: Final = {
    "HeroPicked": "board hero",
    "LeaderChosen": "a other",
    "Mulligan": "a _",
    "SkillKept": "a skill",
    "SkillReplaced": "a _ skill",
    "SkillSetAside": "skill",
    "LevelGained": "a n",
    "ShardConverted": "a colour shard_count",
    "Stored": "a colour",
    "TrayPoured": "n",
    "CoinsGained": "coins total",
    "CoinsPaid": "coins total",
    "PotionsGained": "potions total",
    "PotionUsed": "a damage left",
    "Travelled": "city landmark _",
    "TimePassed": "n day",
    "SeasonChanged": "season",
    "MonsterDrawn": "_ monster position",
    "EliteSkipped": "monster",
    "DiceRolled": "m n",
    "CubeSet": "colour",
    "ItemMoved": "from_a to_b item",
    "RoundBegan": "n",
    "SideStarts": "side",
    "MarbleRevealed": "of_side marble",
    "TurnBegan": "a",
    "TurnLost": "a",
    "RoundEnded": "n",
    "BasicAttack": "a b",
    "SkillUsed": "a _ skill",
    "AbilityTriggered": "a title",
    "ActionFailed": "a",
    "MonsterActed": "m text",
    "MonsterBasic": "m",
    "Swapped": "a b",
    "Pushed": "a from to",
    "Pulled": "a from to",
    "Damaged": "a shielded damage left _",
    "Shielded": "a shields total",
    "ShieldLost": "a n",
    "Healed": "a damage left",
    "Stunned": "a",
    "Silenced": "a",
    "Burned": "a n",
    "DieChanged": "m n",
    "Defeated": "a _",
    "FallenShard": "_ colour",
    "FallenDamage": "_",
    "HeroInvited": "hero",
    "Rested": "a",
    "LandmarkActivated": "landmark",
    "LandmarkSkipped": "landmark",
    "LandmarkRolled": "landmark n",
    "PartyLimited": "n",
    "HeroDrawn": "hero",
    "HeroGained": "_ hero n",
    "HeroLeft": "_ hero",
    "HeroDiscarded": "_ hero",
    "ToReserve": "hero",
    "MasterLearnt": "a hero",
    "MasterDeclined": "hero",
    "ItemGained": "item _",
    "ItemGiven": "place item",
    "ItemDiscarded": "item",
}
"""What the things of an event are, in order; `_` is not told."""
