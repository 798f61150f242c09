"""The sentences in which events are told, with gaps for what they happened to."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.phrases import ROUND_BEGINS
from ludoteca.kernel.texts import EMPTY, Phrase

SENTENCES: Final = {
    # Preparation.
    "HeroChosen": Phrase("{who} sceglie {hero}.", "{who} chooses {hero}."),
    "AbilityChosen": Phrase("{who}: {a} avrà {ability}.", "{who}: {a} will have {ability}."),
    "SpellChosen": Phrase("{who} sceglie l'incantesimo {spell}.", "{who} chooses the spell {spell}."),
    "HandDealt": Phrase("{who} riceve le torri iniziali: {towers}.", "{who} gets the starting towers: {towers}."),
    # Rounds and phases.
    "RoundBegan": ROUND_BEGINS,
    "PhaseBegan": Phrase("{phase}.", "{phase}."),
    "ColourBanned": Phrase(
        "{who} esclude il {colour}: in questo round non si costruisce sui siti {sites}.",
        "{who} excludes {colour}: no towers on {sites} sites this round.",
    ),
    "Ready": Phrase("{who} ha finito.", "{who} is done."),
    "Resumed": Phrase("{who} riprende a giocare.", "{who} goes on playing."),
    "FinalRound": Phrase(
        "L'obiettivo è raggiunto: questo è l'ultimo round. Se il regno resiste, è vittoria.",
        "The objective is met: this is the last round. If the kingdom holds out, it is a victory.",
    ),
    # Hordes arriving.
    "HordeSpawned": Phrase(
        "Dalla pila {n} esce {tray}, {at}.",
        "From pile {n} comes {tray}, {at}.",
    ),
    "PileOpened": Phrase("La pila {n} si apre.", "Pile {n} opens."),
    "TrailCardRemoved": Phrase(
        "La carta apripista {trail} {at} viene tolta.", "The trailblazer card {trail} {at} is removed."
    ),
    "GhostRose": Phrase(
        "Dal mazzo fantasma esce {tray}, {at}.",
        "From the ghost deck comes {tray}, {at}.",
    ),
    # Towers.
    "TowerBuilt": Phrase("{who} costruisce {tower} {site}.", "{who} builds {tower} {site}."),
    "TowerTurned": Phrase("{tower_cap} viene orientata verso {facing}.", "{tower_cap} is turned to face {facing}."),
    "TowerLost": Phrase(
        "{tower_cap} {site} viene girata a faccia in giù: nella fase 5 torna nella riserva.",
        "{tower_cap} {site} is turned face down: in phase 5 it goes back to the supply.",
    ),
    "TowerPassed": Phrase(
        "{who} passa {tower} a {other}, che avrà {becomes}.",
        "{who} passes {tower} to {other}, who gets {becomes}.",
    ),
    "TowerTaken": Phrase(
        "{who} prende in mano {tower}, ricevuta in questo round.",
        "{who} takes {tower}, received this round, to hand.",
    ),
    "TowerReturned": Phrase("{tower_cap} torna nella riserva.", "{tower_cap} goes back to the supply."),
    "TowerGiven": Phrase("{tower_cap} del sito bianco va a {who}.", "{tower_cap} of the white site goes to {who}."),
    "TowerFrozen": Phrase(
        "{tower_cap} di {who} viene congelata: nel prossimo round si può passare, ma non costruire.",
        "{who}'s {named} is frozen: next round it can be passed, but not built.",
    ),
    "TowerBought": Phrase(
        "{tower_cap} viene comprata per {who}; cristalli rimasti: {n}.",
        "{tower_cap} is bought for {who}; crystals left: {n}.",
    ),
    # Attacks.
    "TilePlaced": Phrase("{who} piazza una tessera danno {on}{what}.", "{who} places a damage tile on {tray}{what}."),
    "SoldierPlaced": Phrase("{who} piazza un soldato {on}{what}.", "{who} places a soldier on {tray}{what}."),
    "SoldierMoved": Phrase("{who} sposta un soldato {on}{what}.", "{who} moves a soldier to {tray}{what}."),
    "PieceForgone": Phrase("{who} rinuncia a un pezzo dell'attacco.", "{who} forgoes a piece of the attack."),
    "SpellCast": Phrase("{who} usa l'incantesimo {spell}.", "{who} casts the spell {spell}."),
    # Heroes.
    "HeroActivated": Phrase("{who} attiva {a}.", "{who} activates {a}."),
    "HeroMoved": Phrase("{a} raggiunge {place}.", "{a} reaches {place}."),
    "HeroEngaged": Phrase("{a} ingaggia {tray}{what}.", "{a} engages {tray}{what}."),
    "HeroFaced": Phrase("{a} si gira verso {facing}.", "{a} turns to face {facing}."),
    "HeroDisplaced": Phrase("{a} deve fare posto e ora è {at}.", "{a} has to make room and is now {at}."),
    "HeroRegenerated": Phrase(
        "{a} ritrova tutti i cuori e tornerà in azione dal prossimo round.",
        "{a} regains all hearts and will act again from the next round on.",
    ),
    "BaseAttack": Phrase("{a} usa l'attacco base.", "{a} makes a base attack."),
    "AbilityUsed": Phrase("{a} usa {ability}.", "{a} uses {ability}."),
    "AbilityCopied": Phrase("{a} copia {ability}.", "{a} copies {ability}."),
    "AbilityRefreshed": Phrase("{a} può usare di nuovo {ability}.", "{a} can use {ability} again."),
    "HeroHealed": Phrase("{a} recupera {hearts}: ora ha {now}.", "{a} recovers {hearts} and now has {now}."),
    "HeroProtected": Phrase(
        "{a} ottiene protezione fino alla fine del round.", "{a} gains protection until the end of the round."
    ),
    "HeroDamaged": Phrase("{a} subisce {damage} e resta {left}.", "{a} takes {damage} and has {left}."),
    "DamagePrevented": Phrase("La protezione evita un danno {to_a}.", "Protection spares {a} the damage."),
    "KnockedOut": Phrase("{a} è KO!", "{a} is knocked out!"),
    "CompanionEntered": Phrase("{a} prende posto {at}.", "{a} takes its place {at}."),
    "ReserveChosen": Phrase("{who} avrà {hero} nella riserva.", "{who} will have {hero} in the reserve."),
    "ReserveCalled": Phrase("{who} chiama {a} dalla riserva.", "{who} calls {a} from the reserve."),
    "ReserveLeft": Phrase("{a} lascia il gioco.", "{a} leaves the game."),
    # Hordes destroyed and advancing.
    "TrayDestroyed": Phrase("{tray_cap} {at} è distrutt{o}.", "{tray_cap} {at} is destroyed."),
    "CrystalsGained": Phrase(
        "Il gruppo guadagna {crystals}: ora ne ha {total}.", "The group gains {crystals} and now has {total}."
    ),
    "TilesRemoved": Phrase(
        "Tutte le tessere danno vengono tolte {from_tray}.", "All damage tiles are removed from {tray}."
    ),
    "TrayBlocked": Phrase("{tray_cap} viene fermat{o} {at}.", "{tray_cap} is held back {at}."),
    "TrayMoved": Phrase("{tray_cap} avanza {from} {to}.", "{tray_cap} advances {from} {to}."),
    "SoldiersLost": Phrase("{soldiers} nella riserva {from_tray}.", "{soldiers} to the supply from {tray}."),
    "SniperFired": Phrase(
        "Il tiratore scelto {of_tray} colpisce gli eroi adiacenti.", "The sniper of {tray} hits the adjacent heroes."
    ),
    "TrayEscaped": Phrase(
        "{tray_cap} raggiunge l'uscita: il regno perde {hearts} e resta {left}.",
        "{tray_cap} reaches the exit: the kingdom loses {hearts} and has {left}.",
    ),
    "BossLifeLost": Phrase("{tray_cap} perde una carta vita: {lives}.", "{tray_cap} loses a life card: {lives}."),
    "BossActed": Phrase("{text}", "{text}"),
    # The end.
    "Conceded": Phrase("{who} abbandona la difesa del regno.", "{who} gives up the defence of the kingdom."),
    "MatchEnded": EMPTY,
}

WON: Final = Phrase("Vittoria: il regno è salvo!", "Victory: the kingdom is safe!")
LOST: Final = Phrase("Sconfitta: il regno è perduto.", "Defeat: the kingdom is lost.")
COVERING: Final = Phrase(": {cells} ({enemies})", ": {cells} ({enemies})")
COVERING_NOTHING: Final = Phrase(": {cells}, nessun nemico", ": {cells}, no enemy")

SAID_BEFORE: Final = (("TowerTaken", "KR-16.01"), ("TrayDestroyed", "KR-A65"))
"""What another line tells: towers that come back to the hand they were played from, the end of a boss."""

LAYOUT: Final = {
    "HeroChosen": "hero",
    "AbilityChosen": "a ability",
    "SpellChosen": "spell",
    "RoundBegan": "n",
    "PhaseBegan": "phase",
    "ColourBanned": "colour",
    "HordeSpawned": "tray _ at n",
    "PileOpened": "n",
    "TrailCardRemoved": "trail at",
    "GhostRose": "tray _ at",
    "TowerBuilt": "tower site",
    "TowerTurned": "_ tower facing",
    "TowerLost": "tower site",
    "TowerPassed": "tower other becomes",
    "TowerTaken": "tower",
    "TowerReturned": "tower",
    "TowerGiven": "tower",
    "TowerFrozen": "tower",
    "TowerBought": "tower n",
    "TilePlaced": "tray _ _ cell",
    "SoldierPlaced": "tray cell",
    "SoldierMoved": "tray cell",
    "SpellCast": "spell",
    "HeroActivated": "a",
    "HeroMoved": "a from place",
    "HeroEngaged": "a tray block",
    "HeroFaced": "a facing",
    "HeroDisplaced": "a at",
    "HeroRegenerated": "a",
    "BaseAttack": "a",
    "AbilityUsed": "a slot",
    "AbilityCopied": "a _ copied",
    "AbilityRefreshed": "a slot",
    "HeroHealed": "a hearts now",
    "HeroProtected": "a",
    "HeroDamaged": "a damage left",
    "DamagePrevented": "a",
    "KnockedOut": "a",
    "CompanionEntered": "a",
    "ReserveChosen": "hero",
    "ReserveCalled": "a",
    "ReserveLeft": "a",
    "TrayDestroyed": "tray _ at",
    "CrystalsGained": "crystals total",
    "TilesRemoved": "tray",
    "TrayBlocked": "tray at",
    "TrayMoved": "tray from to",
    "SoldiersLost": "tray soldiers",
    "SniperFired": "tray",
    "TrayEscaped": "tray hearts left",
    "BossLifeLost": "tray lives",
    "BossActed": "tray",
}
"""What the things of an event are, in order; `_` is not told."""
