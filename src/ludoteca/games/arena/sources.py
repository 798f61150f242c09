"""Where the values of cards and characters come from, in words: shown to those who ask, never on the cards."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.arena.terms import listing
from ludoteca.kernel.texts import Phrase, capital

SOURCES: Final = {
    "rulebook": Phrase("dal regolamento", "from the rulebook"),
    "printed": Phrase("dai pezzi stampati", "from the printed pieces"),
    "public": Phrase("da pagine pubbliche", "from public pages"),
    "reconstructed": Phrase("ricostruiti", "reconstructed"),
    "designed": Phrase("ideati per questa edizione", "designed for this edition"),
}
VALUES: Final = {
    "name": Phrase("nome", "name"),
    "short": Phrase("nome breve", "short name"),
    "film": Phrase("film", "film"),
    "theme": Phrase("tema", "theme"),
    "health": Phrase("Salute", "Health"),
    "points": Phrase("Punti Vittoria", "Victory Points"),
    "vp": Phrase("Punti Vittoria", "Victory Points"),
    "initiative": Phrase("iniziativa", "initiative"),
    "hand_size": Phrase("carte in mano", "hand size"),
    "standard_move": Phrase("movimento", "move"),
    "standard_attack": Phrase("attacco", "attack"),
    "move": Phrase("movimento", "move"),
    "attack": Phrase("attacco", "attack"),
    "attributes": Phrase("attributi", "attributes"),
    "abilities": Phrase("abilità", "abilities"),
    "upgrade": Phrase("miglioria", "upgrade"),
    "upgrade_cost": Phrase("costo della miglioria", "upgrade cost"),
    "gears": Phrase("equipaggiamento del mazzo", "gear of the deck"),
    "gear_distribution": Phrase("equipaggiamento del mazzo", "gear of the deck"),
    "gear": Phrase("equipaggiamento", "gear"),
    "copies": Phrase("copie", "copies"),
    "banner": Phrase("fase", "phase"),
    "types": Phrase("tipi", "types"),
    "icons": Phrase("simboli", "icons"),
    "effects": Phrase("effetti", "effects"),
    "effect": Phrase("effetto", "effect"),
    "text": Phrase("effetti", "effects"),
    "timing": Phrase("momento", "timing"),
    "cost": Phrase("costo", "cost"),
    "tiles": Phrase("numero di tessere", "number of tiles"),
    "number": Phrase("numero", "number"),
}
"""What the values are called; those of somebody's own box that are not here are called what the box calls them."""


def source_lines(sources: Any, note: Any, lang: str) -> list[str]:
    """ "Valori. Dal regolamento: Salute; ricostruiti: iniziativa." A source of somebody's own box stands as written."""
    by_source: dict[str, list[str]] = {}
    for key, source in sources.items():
        by_source.setdefault(source, []).append(VALUES.get(key, Phrase(key, key)).say(lang))
    lines = []
    if by_source:
        parts: list[str] = []
        for source in sorted(by_source, key=order):
            where = capital(SOURCES.get(source, Phrase(source, source))).say(lang)
            parts.append(f"{where.lower() if parts else where}: {listing(by_source[source], lang)}")
        said = Phrase("Valori. {parts}.", "Values. {parts}.")
        lines.append(said.fill(parts="; ".join(parts)).say(lang))
    return [*lines, note[lang]] if note and note[lang] else lines


def order(source: str) -> int:
    """The surest first."""
    known = list(SOURCES)
    return known.index(source) if source in known else len(known)
