"""Towers that stand on sites, as one number each: what is built, by whom, which way it faces."""

from __future__ import annotations


def pack_tower(kind: int, seat: int, facing: int = -1, face_down: int = 0) -> int:
    """Write a tower on a site as one number."""
    return kind | (facing + 1) << 8 | face_down << 11 | seat << 12


def tower_kind(packed: int) -> int:
    return packed & 255


def tower_facing(packed: int) -> int:
    """Return which way it faces; -1 while no direction has been chosen."""
    return (packed >> 8 & 7) - 1


def tower_down(packed: int) -> bool:
    """Tell whether it is turned face down: lost at the end of the round."""
    return bool(packed >> 11 & 1)


def tower_seat(packed: int) -> int:
    """Return who built it."""
    return packed >> 12
