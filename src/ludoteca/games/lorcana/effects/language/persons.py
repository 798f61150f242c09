"""Who does something, as far as grammar is concerned: the forms in which verbs say themselves."""

from __future__ import annotations

from typing import Final

YOU: Final = 0
"""The card speaks to its player: "pesca una carta", "draw a card"."""
TO_DO: Final = 1
"""After "puoi", "per": "pescare una carta"; English is the same as above."""
THEY: Final = 2
"""Somebody else does: "pesca una carta", "draws a card"."""
