"""What the values are called when one asks where they come from."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import sources
from ludoteca.kernel.texts import Phrase

VALUES: Final = {
    **sources.VALUES,
    "surname": Phrase("cognome", "surname"),
    "type": Phrase("tipo di attacco", "attack type"),
    "arrows": Phrase("frecce di portata", "range arrows"),
    "perfect": Phrase("portata perfetta", "perfect range"),
    "free": Phrase("manipolazione libera", "free manipulation"),
    "linked": Phrase("tessere collegate", "linked tiles"),
    "tiles": Phrase("tessere danno", "damage tiles"),
    "bonus_tiles": Phrase("tessere danno aggiuntive", "additional damage tiles"),
    "soldiers": Phrase("soldati", "soldiers"),
    "style": Phrase("mischia o distanza", "melee or ranged"),
    "ongoing": Phrase("durata", "timing"),
    "hearts": Phrase("cuori", "hearts"),
    "movement": Phrase("movimento", "movement"),
    "starting_towers": Phrase("torri iniziali", "starting towers"),
    "starting_hordes": Phrase("orde iniziali", "starting hordes"),
    "companion": Phrase("compagno", "companion"),
    "power": Phrase("potere", "power"),
    "resist": Phrase("resistenze", "resistances"),
    "icons": Phrase("icone", "icons"),
    "large": Phrase("grandezza", "size"),
    "grid": Phrase("disposizione dei nemici", "arrangement of the enemies"),
    "wave": Phrase("ondata", "wave"),
    "crystals": Phrase("cristalli", "crystals"),
    "symbol": Phrase("lettera", "letter"),
    "kind": Phrase("specie", "kind"),
    "trail": Phrase("icone apripista", "trailblazer icons"),
    "life_cards": Phrase("carte vita", "life cards"),
    "number_of_cards": Phrase("numero di carte", "number of cards"),
    "role": Phrase("ruolo", "role"),
    "speed": Phrase("velocità", "speed"),
    "summary": Phrase("descrizione", "description"),
    "map": Phrase("mappa", "map"),
    "spawns": Phrase("punti prole", "spawn points"),
    "exits": Phrase("uscite", "exits"),
    "exit_side": Phrase("lato dell'uscita", "side of the exit"),
    "sites": Phrase("siti di costruzione", "building sites"),
    "max_level": Phrase("livello massimo", "highest level"),
    "slots": Phrase("abilità per eroe", "abilities for each hero"),
    "spells": Phrase("incantesimi", "spells"),
    "spells_offered": Phrase("incantesimi", "spells"),
    "features": Phrase("tipi di nemici", "sorts of enemies"),
    "objective": Phrase("obiettivo", "objective"),
    "piles": Phrase("pile prole", "spawn piles"),
    "boss": Phrase("boss", "boss"),
    "difficulty": Phrase("difficoltà", "difficulty"),
    "iron": Phrase("sfida di ferro", "iron challenge"),
    "white_site": Phrase("sito bianco", "white site"),
    "ghosts": Phrase("fantasmi", "ghosts"),
    "flying": Phrase("orde volanti", "flying hordes"),
    "trailblazers": Phrase("apripista", "trailblazers"),
    "antagonist": Phrase("antagonista", "antagonist"),
}
"""Those of somebody's own box that are not here are called what the box calls them."""
