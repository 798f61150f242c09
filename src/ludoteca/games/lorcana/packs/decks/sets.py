"""What the sets are called."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

SETS: Final = (
    Phrase("Capitolo Primo", "The First Chapter"),
    Phrase("L'Ascesa degli Imbevuti", "Rise of the Floodborn"),
    Phrase("Nelle Terre d'Inchiostro", "Into the Inklands"),
    Phrase("Il Ritorno di Ursula", "Ursula's Return"),
    Phrase("Cieli Scintillanti", "Shimmering Skies"),
    Phrase("Mare di Azzurrite", "Azurite Sea"),
    Phrase("L'Isola di Archazia", "Archazia's Island"),
    Phrase("Il Regno di Jafar", "Reign of Jafar"),
    Phrase("Leggende", "Fabled"),
    Phrase("Sussurri nel Pozzo", "Whispers in the Well"),
)
"""From the first on."""


def set_name(number: int) -> Phrase:
    """Say the number and name of a set; of one that is not known, the number."""
    if 1 <= number <= len(SETS):
        return Phrase("{n}. {name}", "{n}. {name}").fill(n=number, name=SETS[number - 1])
    return Phrase(str(number), str(number))
