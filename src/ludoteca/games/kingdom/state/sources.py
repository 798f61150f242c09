"""What does something, as one number: the source of a frame, and the origin of a tile.

A frame's source is a figure, a site (the tower that stands uppermost there) or a spell. A tile's origin is a kind of
tower, a hero or a spell. Saves keep these numbers; only this module knows how they are made.
"""

from __future__ import annotations

from typing import Final

SITES: Final = 1000
SPELLS: Final = 2000
HERO_ORIGINS: Final = 1000
SPELL_ORIGINS: Final = 2000


def site_source(site: int) -> int:
    """Name the tower on a site as the source of a frame."""
    return SITES + site


def spell_source(spell: int) -> int:
    """Name a spell as the source of a frame."""
    return SPELLS + spell


def is_figure(source: int) -> bool:
    return 0 <= source < SITES


def is_site(source: int) -> bool:
    return SITES <= source < SPELLS


def is_spell(source: int) -> bool:
    return source >= SPELLS


def site_of(source: int) -> int:
    """Return the site of a source that is one."""
    return source - SITES


def spell_of(source: int) -> int:
    """Return the spell of a source that is one."""
    return source - SPELLS


def thing_of(source: int) -> str:
    """Name the thing on the table that a source is; "" for none."""
    if is_spell(source):
        return f"spell:{spell_of(source)}"
    if is_site(source):
        return f"site:{site_of(source)}"
    return f"figure:{source}" if source >= 0 else ""


def hero_origin(hero: int) -> int:
    """Name a hero as the origin of a tile."""
    return HERO_ORIGINS + hero


def spell_origin(spell: int) -> int:
    """Name a spell as the origin of a tile."""
    return SPELL_ORIGINS + spell


def is_from_hero(origin: int) -> bool:
    return HERO_ORIGINS <= origin < SPELL_ORIGINS


def is_from_spell(origin: int) -> bool:
    return origin >= SPELL_ORIGINS


def hero_of(origin: int) -> int:
    """Return the hero that a tile comes from, if it comes from one."""
    return origin - HERO_ORIGINS


def spell_of_tile(origin: int) -> int:
    """Return the spell that a tile comes from, if it comes from one."""
    return origin - SPELL_ORIGINS
