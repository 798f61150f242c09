"""What options are called together. What has happened is told in `telling`; what options say is in their acts."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.telling import tell
from ludoteca.kernel.texts import Phrase

__all__ = ["HEADINGS", "tell"]

HEADINGS: Final = {
    "buy": Phrase("Oggetti in vendita", "Items for sale"),
    "invite": Phrase("Eroi da invitare", "Heroes to invite"),
    "learn": Phrase("Maestri", "Masters"),
    "change": Phrase("Cambi di Eroe", "Changes of Heroes"),
    "rest": Phrase("Riposo e Pozioni", "Rest and Potions"),
    "potionbuy": Phrase("Riposo e Pozioni", "Rest and Potions"),
    "leave": Phrase("Ripartire", "On your way"),
    "potion": Phrase("Pozioni da bere", "Potions to drink"),
    "front": Phrase("Posizioni", "Positions"),
    "move": Phrase("Oggetti che passano di mano", "Items that change hands"),
    "enter": Phrase("Dalla riserva", "From the reserve"),
}
"""What options outside a Hero's turn are called together, by verb."""
