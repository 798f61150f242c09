"""Cards that a pack prints again: by its full name such a card is a known one, and does what was decided there."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.lorcana.packs.importer.alike import alike
from ludoteca.games.lorcana.packs.importer.compiling import Compiled
from ludoteca.games.lorcana.packs.importer.reading import Printed
from ludoteca.games.lorcana.state.cards import KINDS, Card, fold

REPRINT: Final = "reprint"
NOTHING: Final = "nothing"
FACTS: Final = ("cost", "strength", "willpower", "lore", "move")


class KnownCards:
    """Cards of packs that exist already, for reprints of them."""

    def __init__(self) -> None:
        self.by_name: dict[str, Card] = {}
        self.classes: set[str] = set()
        self.italian: dict[str, str] = {}
        """English names by Italian ones."""

    def add(self, card: Card) -> None:
        self.by_name.setdefault(fold(card.full_name.en), card)
        self.classes.update(card.classes)
        self.italian[card.name.it] = card.name.en

    def other(self, printed: Printed) -> Card | None:
        """Return the card that this one is by its full name, if it is known under another number."""
        card = self.by_name.get(fold(printed.full_name))
        return card if card is not None and card.id != printed.id else None


def effect_of(card: Card) -> list[str]:
    """List what a known card does."""
    return [text for text, _ in (*card.keyword_texts, *card.ability_texts)]


def done_alike(keywords: list[str], abilities: list[str]) -> list[str]:
    """List keywords and abilities, whatever their order, in such words that whatever does the same is said alike."""
    return sorted(keywords) + sorted(alike(ability) for ability in abilities)


def facts_of(card: Card) -> dict[str, str]:
    """List what stands on a known card beside its text."""
    facts = {"type": KINDS[card.kind], "inks": ", ".join(card.inks), "inkable": "yes" if card.inkable else "no"}
    facts |= {name: str(getattr(card, name)) for name in FACTS if getattr(card, name) >= 0}
    return facts | {"classes": ", ".join(sorted(card.classes))}


def facts_printed(printed: Printed) -> dict[str, str]:
    """List the same of a card as a file has it."""
    facts = {"type": printed.kind, "inks": ", ".join(printed.inks), "inkable": "yes" if printed.inkable else "no"}
    facts |= {name: str(getattr(printed, name)) for name in FACTS if getattr(printed, name) is not None}
    return facts | {"classes": ", ".join(sorted(printed.classes))}


def different_facts(printed: Printed, card: Card) -> list[str]:
    """Tell which facts of this printing are not those that are played; a location without lore may say so or not."""
    here, played = facts_printed(printed), facts_of(card)
    if played.get("lore") == "0":
        here.setdefault("lore", "0")
    return [
        f"{name}: {here.get(name) or NOTHING} in the file, {played.get(name) or NOTHING} in play"
        for name in dict.fromkeys((*here, *played))
        if here.get(name) != played.get(name)
    ]


def reading_of(compiled: Compiled, printed: Printed, card: Card) -> str:
    """Say what the text of this printing means where that is not what the card does; empty where it is."""
    if compiled.reasons:
        return f"cannot be read: {'; '.join(compiled.reasons)}"
    played = done_alike([text for text, _ in card.keyword_texts], [text for text, _ in card.ability_texts])
    if done_alike(compiled.keywords, compiled.abilities) == played:
        return ""
    who = "is decided by hand as" if compiled.corrected else "reads"
    return f"{who}: {told(compiled.keywords + compiled.abilities)}"


def told(effect: list[str]) -> str:
    return " ; ".join(effect) or NOTHING


def reprint_entry(compiled: Compiled, printed: Printed, card: Card) -> dict[str, Any]:
    """Report a card that is a known one: what is played, and what its own text or facts say differently."""
    return {
        "status": REPRINT,
        "reprint_of": card.id,
        "effect": effect_of(card),
        "reads": reading_of(compiled, printed, card),
        "facts": different_facts(printed, card),
    }


def reprint_lines(entry: dict[str, Any]) -> list[str]:
    """Say of a reported card that is a known one what is not played of what stands on it."""
    lines = []
    if entry["reads"]:
        lines.append(
            f"a reprint of {entry['reprint_of']} by its full name; its text {entry['reads']}. "
            f"Not played: what is played is {told(entry['effect'])}"
        )
    if entry["facts"]:
        lines.append(f"a reprint of {entry['reprint_of']} by its full name; {'; '.join(entry['facts'])}")
    return [f"{entry['id']} {entry['name']}: {line}" for line in lines]
