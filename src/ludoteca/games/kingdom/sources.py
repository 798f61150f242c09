"""Where the values of cards, heroes and scenarios come from, in words: shown to those who ask, never on the cards."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kingdom.terms import listing
from ludoteca.kernel.texts import Phrase, capital

SOURCES: Final = {
    "rulebook": Phrase("dal regolamento", "from the rulebook"),
    "printed": Phrase("dai pezzi stampati", "from the printed pieces"),
    "public": Phrase("da pagine pubbliche", "from public pages"),
    "reconstructed": Phrase("ricostruiti", "reconstructed"),
    "designed": Phrase("ideati per questa edizione", "designed for this edition"),
}
REST: Final = ("", "*", "source", "values")
"""The keys under which stands where everything else comes from."""
VALUES: Final = {
    **dict.fromkeys(REST, Phrase("tutto il resto", "everything else")),
    "name": Phrase("nome", "name"),
    "name_en": Phrase("nome inglese", "English name"),
    "surname": Phrase("cognome", "surname"),
    "level": Phrase("livello", "level"),
    "type": Phrase("tipo di attacco", "attack type"),
    "arrows": Phrase("frecce di portata", "range arrows"),
    "perfect": Phrase("portata perfetta", "perfect range"),
    "free": Phrase("manipolazione libera", "free manipulation"),
    "linked": Phrase("tessere collegate", "linked tiles"),
    "tiles": Phrase("tessere danno", "damage tiles"),
    "bonus_tiles": Phrase("tessere danno aggiuntive", "additional damage tiles"),
    "soldiers": Phrase("soldati", "soldiers"),
    "copies": Phrase("copie", "copies"),
    "style": Phrase("mischia o distanza", "melee or ranged"),
    "effect": Phrase("effetto", "effect"),
    "effects": Phrase("effetti", "effects"),
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
"""What the values are called; those of somebody's own box that are not here are called what the box calls them."""


def source_lines(sources: Any, lang: str) -> list[str]:
    """ "Valori. Dal regolamento: nome; ideati per questa edizione: portata." Where a box says otherwise, as it says."""
    by_source: dict[str, list[str]] = {}
    if isinstance(sources, str):
        sources = {"": sources}
    for key, source in sources.items():
        by_source.setdefault(source, []).append(VALUES.get(key, Phrase(key, key)).say(lang))
    if not by_source:
        return []
    parts: list[str] = []
    for source in sorted(by_source, key=order):
        where = capital(SOURCES.get(source, Phrase(source, source))).say(lang)
        parts.append(f"{where.lower() if parts else where}: {listing(by_source[source], lang)}")
    return [Phrase("Valori. {parts}.", "Values. {parts}.").fill(parts="; ".join(parts)).say(lang)]


def order(source: str) -> int:
    """The surest first."""
    known = list(SOURCES)
    return known.index(source) if source in known else len(known)
