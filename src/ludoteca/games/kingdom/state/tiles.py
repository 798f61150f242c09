"""Damage tiles on trays, as one number each: the cells that they cover, their type, where they come from."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.state.cards import CELLS

FULL: Final = (1 << CELLS) - 1


def pack_tile(tray: int, mask: int, type: int, origin: int) -> int:
    """Write a damage tile on a tray as one number."""
    return mask | type << 25 | origin << 27 | tray << 40


def tile_mask(packed: int) -> int:
    return packed & FULL


def tile_type(packed: int) -> int:
    return packed >> 25 & 3


def tile_origin(packed: int) -> int:
    return packed >> 27 & 0xFFF


def tile_tray(packed: int) -> int:
    return packed >> 40
