"""Where the values of a box come from, in words: shown to those who ask, never on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.kernel.texts import Phrase, capital, listed

SOURCES: Final = {
    "rulebook": Phrase("dal regolamento", "from the rulebook"),
    "printed": Phrase("dai pezzi stampati", "from the printed pieces"),
    "public": Phrase("da pagine pubbliche", "from public pages"),
    "reconstructed": Phrase("ricostruiti", "reconstructed"),
    "designed": Phrase("ideati per questa edizione", "designed for this edition"),
}
VALUES: Final = {
    "name": Phrase("nome", "name"),
    "name_en": Phrase("nome inglese", "English name"),
    "cost": Phrase("costo", "cost"),
    "level": Phrase("livello", "level"),
    "copies": Phrase("copie", "copies"),
    "effect": Phrase("effetto", "effect"),
    "effects": Phrase("effetti", "effects"),
}
"""What values of several games are called."""
REST: Final = ("", "*", "source", "values")
"""The keys under which stands where everything else comes from."""
EVERYTHING_ELSE: Final = Phrase("tutto il resto", "everything else")


def source_lines(sources: Any, names: Mapping[str, Phrase], lang: str) -> list[str]:
    """Say "Valori. Dal regolamento: nome; ideati per questa edizione: portata." Where a box says otherwise, as it says.

    `names` is what the game calls the values; of a key such as `way:3` it may name the part before the colon, colon
    included.
    """
    by_source: dict[str, list[str]] = {}
    if isinstance(sources, str):
        sources = {"": sources}
    for key, source in sources.items():
        name = name_of(key, names).say(lang)
        known = by_source.setdefault(source, [])
        if name not in known:
            known.append(name)
    if not by_source:
        return []
    parts: list[str] = []
    for source in sorted(by_source, key=order):
        where = capital(SOURCES.get(source, Phrase(source, source))).say(lang)
        parts.append(f"{where.lower() if parts else where}: {listed(by_source[source], lang)}")
    return [Phrase("Valori. {parts}.", "Values. {parts}.").fill(parts="; ".join(parts)).say(lang)]


def page(
    name: Phrase, lines: list[Phrase], lang: str, sources: Any = None, names: Mapping[str, Phrase] | None = None
) -> list[str]:
    """Write a page of what can be looked up: a name, what is said of it, and where its values come from."""
    told = [capital(line).say(lang) for line in lines if line.it]
    return [capital(name).say(lang), *told, *(source_lines(sources, names or {}, lang) if sources else [])]


def name_of(key: str, names: Mapping[str, Phrase]) -> Phrase:
    """Say what a value is called; one of somebody's own box that has no name is called what the box calls it."""
    if key in REST:
        return EVERYTHING_ELSE
    kind, colon, _ = key.partition(":")
    return names.get(key) or names.get(kind + colon) or Phrase(key, key)


def order(source: str) -> int:
    known = list(SOURCES)
    return known.index(source) if source in known else len(known)
