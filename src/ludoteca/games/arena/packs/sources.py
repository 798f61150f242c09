"""What the values are called when one asks where they come from."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import sources
from ludoteca.kernel.texts import Phrase

VALUES: Final = {
    **sources.VALUES,
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
    "banner": Phrase("fase", "phase"),
    "types": Phrase("tipi", "types"),
    "icons": Phrase("simboli", "icons"),
    "text": Phrase("effetti", "effects"),
    "timing": Phrase("momento", "timing"),
    "tiles": Phrase("numero di tessere", "number of tiles"),
    "number": Phrase("numero", "number"),
}
"""Those of somebody's own box that are not here are called what the box calls them."""
