"""What the values are called when one asks where they come from."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import sources
from ludoteca.kernel.texts import Phrase

VALUES: Final = {
    **sources.VALUES,
    "title": Phrase("titolo", "title"),
    "class": Phrase("classe", "class"),
    "legendary": Phrase("rarità", "rarity"),
    "normal": Phrase("lato normale", "normal side"),
    "upgraded": Phrase("lato potenziato", "upgraded side"),
    "code": Phrase("codice", "code"),
    "hp": Phrase("PS", "HP"),
    "mark": Phrase("simbolo F o R", "F or R mark"),
    "elite": Phrase("simbolo Élite", "Elite mark"),
    "actions": Phrase("azioni", "actions"),
    "action_on_die_4": Phrase("azione con il 4", "action on a 4"),
    "basic_attack": Phrase("Attacco Base", "Basic Attack"),
    "ability": Phrase("abilità", "ability"),
    "book": Phrase("colore del libro", "colour of the book"),
    "monsters": Phrase("Mostri", "Monsters"),
    "coins": Phrase("Monete", "Coins"),
    "landmarks": Phrase("Punti di Interesse", "Landmarks"),
    "landmark:": Phrase("Tempo di Viaggio", "travel Time"),
}
"""Those of somebody's own box that are not here are called what the box calls them."""
