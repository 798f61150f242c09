"""Reading the picture of an Arena: the things in it, where they are, what they are marked with."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

from tests.rules.arena.openings import GAME


def picture(view: Any, shape: str) -> ET.Element:
    return ET.fromstring(GAME.draw(view, [], "it", shape, ["Ada", "Bea", "Cleo", "Dina"][: len(view["players"])]))


def things(root: ET.Element) -> dict[str, ET.Element]:
    """What can be pointed at, by key."""
    return {key: element for element in root.iter() if (key := element.get("data-thing")) is not None}


def classes(element: ET.Element) -> set[str]:
    """All marks of an element and of what is in it."""
    return {name for one in element.iter() for name in (one.get("class") or "").split()}


def place_of(element: ET.Element) -> tuple[float, float]:
    """Where a thing has been put: across and down."""
    found = re.fullmatch(r"translate\((-?[\d.]+) (-?[\d.]+)\)", element.get("transform") or "")
    assert found is not None, "it has not been put anywhere"
    return float(found[1]), float(found[2])
