"""The picture of an Arena, and where the things in it have been put."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

from tests.rules.arena.openings import GAME


def picture(view: Any, shape: str) -> ET.Element:
    return ET.fromstring(GAME.draw(view, [], "it", shape, ["Ada", "Bea", "Cleo", "Dina"][: len(view.players)]))


def place_of(element: ET.Element) -> tuple[float, float]:
    """Where a part has been put: across and down."""
    found = re.fullmatch(r"translate\((-?[\d.]+) (-?[\d.]+)\)", element.get("transform") or "")
    assert found is not None, "it has not been put anywhere"
    return float(found[1]), float(found[2])
