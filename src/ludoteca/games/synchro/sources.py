"""Where the values of cards, tiles and tracks come from, in words: shown to those who ask, never on the cards."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.synchro.terms import listing
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
    "title": Phrase("titolo", "title"),
    "class": Phrase("classe", "class"),
    "legendary": Phrase("rarità", "rarity"),
    "normal": Phrase("lato normale", "normal side"),
    "upgraded": Phrase("lato potenziato", "upgraded side"),
    "cost": Phrase("costo", "cost"),
    "code": Phrase("codice", "code"),
    "level": Phrase("livello", "level"),
    "copies": Phrase("copie", "copies"),
    "hp": Phrase("PS", "HP"),
    "mark": Phrase("simbolo F o R", "F or R mark"),
    "elite": Phrase("simbolo Élite", "Elite mark"),
    "actions": Phrase("azioni", "actions"),
    "action_on_die_4": Phrase("azione con il 4", "action on a 4"),
    "basic_attack": Phrase("Attacco Base", "Basic Attack"),
    "ability": Phrase("abilità", "ability"),
    "effect": Phrase("effetto", "effect"),
    "book": Phrase("colore del libro", "colour of the book"),
    "monsters": Phrase("Mostri", "Monsters"),
    "coins": Phrase("Monete", "Coins"),
    "landmarks": Phrase("Punti di Interesse", "Landmarks"),
}
"""What the values are called; those of somebody's own box that are not here are called what the box calls them."""
TIME_TO: Final = "landmark:"
"""Begins the key of the Time that the way to a Landmark takes."""
WAYS: Final = Phrase("Tempo di Viaggio", "travel Time")


def source_lines(sources: Any, lang: str) -> list[str]:
    """ "Valori. Dal regolamento: nome; ideati per questa edizione: costo." Where a box says otherwise, as it says."""
    by_source: dict[str, list[str]] = {}
    if isinstance(sources, str):
        sources = {"": sources}
    for key, source in sources.items():
        said = WAYS if key.startswith(TIME_TO) else VALUES.get(key, Phrase(key, key))
        known = by_source.setdefault(source, [])
        if said.say(lang) not in known:
            known.append(said.say(lang))
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
