"""The sentences in which events are told, with gaps for what they happened to."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import EMPTY, Phrase

SENTENCES: Final = {
    # Preparation.
    "HeroChosen": Phrase("{who} ha scelto {hero}.", "{who} chose {hero}."),
    "AbilityChosen": Phrase("{who}: {a} avrà {ability}.", "{who}: {a} will have {ability}."),
    "SpellChosen": Phrase("{who} ha scelto l'incantesimo {spell}.", "{who} chose the spell {spell}."),
    "HandDealt": Phrase("{who} ha ricevuto le torri iniziali: {towers}.", "{who} got the starting towers: {towers}."),
    # Rounds and phases.
    "RoundBegan": Phrase("Round {n}.", "Round {n}."),
    "PhaseBegan": Phrase("{phase}.", "{phase}."),
    "ColourBanned": Phrase(
        "{who} ha escluso il {colour}: in questo round non si costruisce sui siti {sites}.",
        "{who} excluded {colour}: no towers on {sites} sites this round.",
    ),
    "Ready": Phrase("{who} ha finito.", "{who} finished."),
    "Resumed": Phrase("{who} ha ripreso a giocare.", "{who} resumed play."),
    "FinalRound": Phrase(
        "L'obiettivo è stato raggiunto: questo è l'ultimo round. Se il regno resiste, è vittoria.",
        "The objective was met: this is the last round. If the kingdom holds out, it is a victory.",
    ),
    # Hordes arriving.
    "HordeSpawned": Phrase(
        "Dalla pila {n} è uscit{o} {tray}, {at}.",
        "From pile {n} came {tray}, {at}.",
    ),
    "PileOpened": Phrase("La pila {n} si è aperta.", "Pile {n} opened."),
    "TrailCardRemoved": Phrase(
        "La carta apripista {trail} {at} è stata tolta.", "The trailblazer card {trail} {at} was removed."
    ),
    "GhostRose": Phrase(
        "Dal mazzo fantasma è uscit{o} {tray}, {at}.",
        "From the ghost deck came {tray}, {at}.",
    ),
    # Towers.
    "TowerBuilt": Phrase("{who} ha costruito {tower} {site}.", "{who} built {tower} {site}."),
    "TowerTurned": Phrase("{tower_cap} è stata orientata verso {facing}.", "{tower_cap} was turned to face {facing}."),
    "TowerLost": Phrase(
        "{tower_cap} {site} è stata girata a faccia in giù: nella fase 5 torna nella riserva.",
        "{tower_cap} {site} was turned face down: in phase 5 it goes back to the supply.",
    ),
    "TowerPassed": Phrase(
        "{who} ha passato {tower} a {other}, che avrà {becomes}.",
        "{who} passed {tower} to {other}, who gets {becomes}.",
    ),
    "TowerTaken": Phrase(
        "{who} ha preso in mano {tower}, ricevuta in questo round.",
        "{who} took {tower}, received this round, to hand.",
    ),
    "TowerReturned": Phrase("{tower_cap} è tornata nella riserva.", "{tower_cap} went back to the supply."),
    "TowerGiven": Phrase(
        "{tower_cap} del sito bianco è andata a {who}.", "{tower_cap} of the white site went to {who}."
    ),
    "TowerFrozen": Phrase(
        "{tower_cap} di {who} è stata congelata: nel prossimo round si può passare, ma non costruire.",
        "{who}'s {shown} tower was frozen: next round it can be passed, but not built.",
    ),
    "TowerBought": Phrase(
        "{tower_cap} è stata comprata per {who}; cristalli rimasti: {n}.",
        "{tower_cap} was bought for {who}; crystals left: {n}.",
    ),
    # Attacks.
    "TilePlaced": Phrase(
        "{who} ha piazzato una tessera danno {on}{what}.", "{who} placed a damage tile on {tray}{what}."
    ),
    "SoldierPlaced": Phrase("{who} ha piazzato un soldato {on}{what}.", "{who} placed a soldier on {tray}{what}."),
    "SoldierMoved": Phrase("{who} ha spostato un soldato {on}{what}.", "{who} moved a soldier to {tray}{what}."),
    "PieceForgone": Phrase("{who} ha rinunciato a un pezzo dell'attacco.", "{who} forwent a piece of the attack."),
    "SpellCast": Phrase("{who} ha usato l'incantesimo {spell}.", "{who} cast the spell {spell}."),
    # Heroes.
    "HeroActivated": Phrase("{who} ha attivato {a}.", "{who} activated {a}."),
    "HeroMoved": Phrase("{a} ha raggiunto {place}.", "{a} reached {place}."),
    "HeroEngaged": Phrase("{a} ha ingaggiato {tray}{what}.", "{a} engaged {tray}{what}."),
    "HeroFaced": Phrase("{a} ha rivolto lo sguardo verso {facing}.", "{a} turned to face {facing}."),
    "HeroDisplaced": Phrase("{a} ha dovuto fare posto e ora è {at}.", "{a} had to make room and is now {at}."),
    "HeroRegenerated": Phrase(
        "{a} ha ritrovato tutti i cuori e tornerà in azione dal prossimo round.",
        "{a} regained all hearts and will act again from the next round on.",
    ),
    "BaseAttack": Phrase("{a} ha usato l'attacco base.", "{a} made the base attack."),
    "AbilityUsed": Phrase("{a} ha usato {ability}.", "{a} used {ability}."),
    "AbilityCopied": Phrase("{a} ha copiato {ability}.", "{a} copied {ability}."),
    "AbilityRefreshed": Phrase("{a} può usare di nuovo {ability}.", "{a} can use {ability} again."),
    "HeroHealed": Phrase("{a} ha recuperato {hearts}: ora {left}.", "{a} recovered {hearts}: {left} now."),
    "HeroProtected": Phrase(
        "{a} ha ottenuto protezione fino alla fine del round.", "{a} gained protection until the end of the round."
    ),
    "HeroDamaged": Phrase("{a} ha subito {damage}: cuori rimasti {left}.", "{a} took {damage}: hearts left {left}."),
    "DamagePrevented": Phrase("La protezione ha evitato un danno {to_a}.", "Protection spared {a} the damage."),
    "KnockedOut": Phrase("{a} è KO!", "{a} was knocked out!"),
    "CompanionEntered": Phrase("{a} ha preso posto {at}.", "{a} took its place {at}."),
    "ReserveChosen": Phrase("{who} avrà {hero} nella riserva.", "{who} will have {hero} in the reserve."),
    "ReserveCalled": Phrase("{who} ha chiamato {a} dalla riserva.", "{who} called {a} from the reserve."),
    "ReserveLeft": Phrase("{a} ha lasciato il gioco.", "{a} left the game."),
    # Hordes destroyed and advancing.
    "TrayDestroyed": Phrase("{tray_cap} {at} è stat{o} distrutt{o}.", "{tray_cap} {at} was destroyed."),
    "CrystalsGained": Phrase("Cristalli guadagnati: {n}; in tutto {total}.", "Crystals gained: {n}; {total} in all."),
    "TilesRemoved": Phrase(
        "Tutte le tessere danno sono state tolte {from_tray}.", "All damage tiles were removed from {tray}."
    ),
    "TrayBlocked": Phrase("{tray_cap} è stat{o} fermat{o} {at}.", "{tray_cap} was held back {at}."),
    "TrayMoved": Phrase("{tray_cap} è avanzat{o} {from} {to}.", "{tray_cap} advanced {from} {to}."),
    "SoldiersLost": Phrase(
        "Soldati tornati nella riserva {from_tray}: {n}.", "Soldiers back to the supply from {tray}: {n}."
    ),
    "SniperFired": Phrase(
        "Il tiratore scelto {of_tray} ha colpito gli eroi adiacenti.", "The sniper of {tray} hit the adjacent heroes."
    ),
    "TrayEscaped": Phrase(
        "{tray_cap} ha raggiunto l'uscita: il regno ha perso {hearts}, cuori rimasti {left}.",
        "{tray_cap} reached the exit: the kingdom lost {hearts}, hearts left {left}.",
    ),
    "BossLifeLost": Phrase(
        "{tray_cap} ha perso una carta vita; rimaste: {n}.", "{tray_cap} lost a life card; left: {n}."
    ),
    "BossActed": Phrase("{text}", "{text}"),
    # The end.
    "Conceded": Phrase("{who} ha abbandonato la difesa del regno.", "{who} gave up the defence of the kingdom."),
    "MatchEnded": EMPTY,
}
EVENT_KINDS: Final = tuple(SENTENCES)

STARTING: Final = Phrase("All'inizio c'è {tray}, {at}.", "At the start there is {tray}, {at}.")
UNCHANGED: Final = Phrase(
    "{who} ha passato {tower} a {other}, senza aumento di livello.",
    "{who} passed {tower} to {other}, without a rise in level.",
)
IMPROVED: Final = Phrase(
    "{who} ha migliorato {tower}: tra le torri in entrata c'è ora {becomes}.",
    "{who} upgraded {tower}: {becomes} is now among the incoming towers.",
)
BACK_ON_BOARD: Final = Phrase(
    "{a} non aveva posto accanto: di nuovo sulla plancia.", "{a} had no room beside: back on the hero board."
)
ENTERED: Final = Phrase("{a} ha fatto il suo ingresso {at}.", "{a} entered the map {at}.")
HEALED_BY_ACTION: Final = Phrase(
    "{a} ha usato l'azione per guarire: cuori {left}.", "{a} used the action to heal: hearts {left}."
)
KNOCKED_DOWN: Final = Phrase(
    "{a} è finito al tappeto: di nuovo sulla plancia.", "{a} was knocked down: back on the board."
)
HARMLESS: Final = Phrase(
    "{tray_cap} ha raggiunto l'uscita senza nemici scoperti: il regno non ha perso cuori.",
    "{tray_cap} reached the exit with no enemy uncovered: the kingdom lost no hearts.",
)
HEALED_HORDE: Final = Phrase(
    "Guarigione: {tray} si è liberat{o} di tutte le tessere danno.", "Heal: {tray} shook off all damage tiles."
)
DEFEATED: Final = Phrase("{tray_cap} è stat{o} sconfitt{o}!", "{tray_cap} was defeated!")
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
    "HeroHealed": "a hearts left",
    "HeroProtected": "a",
    "HeroDamaged": "a damage left",
    "DamagePrevented": "a",
    "KnockedOut": "a",
    "CompanionEntered": "a",
    "ReserveChosen": "hero",
    "ReserveCalled": "a",
    "ReserveLeft": "a",
    "TrayDestroyed": "tray _ at",
    "CrystalsGained": "n total",
    "TilesRemoved": "tray",
    "TrayBlocked": "tray at",
    "TrayMoved": "tray from to",
    "SoldiersLost": "tray n",
    "SniperFired": "tray",
    "TrayEscaped": "tray hearts left",
    "BossLifeLost": "tray n",
    "BossActed": "tray",
}
"""What the things of an event are, in order; `_` is not told."""
