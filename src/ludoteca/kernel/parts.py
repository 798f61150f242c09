"""What paintings are made of, and what makes one out of another."""

# Interpreted: msgspec makes these classes.

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True, gc=False):
    """One part of a painting."""

    key: str
    place: str
    """An SVG transform, "" for none."""
    svg: str
    reads: Any
    """All that the drawing depends on, besides its key."""


class Section(Struct, eq=False, gc=False):
    """Parts that were painted together, and all that they depend on."""

    reads: Any
    """The values that were read last: whoever looks next reads the same, and the very same are quickly found equal."""
    parts: dict[str, Part]
    left: Any
    """What its painter left for others, such as where things lie."""


class Changes(Struct, frozen=True, gc=False):
    """What makes one painting out of another: new parts and new drawings, new places, what goes, and the new order."""

    set: list[tuple[str, str, str]]
    """Key, place and drawing."""
    move: list[tuple[str, str]]
    remove: list[str]
    order: list[str] | None
    """All keys, lowest first, if the order is not what it was once the others have gone and the new ones are on top."""
