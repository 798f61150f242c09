"""The picture of a thing in the terminal: two pixels in each character, the upper half of a block and what is below it.

Where colours are not wanted, the window is too small or a thing has no picture, there is none.
"""

from __future__ import annotations

import os
import re
from typing import Final

from rich.color import Color
from rich.style import Style
from rich.text import Text

from ludoteca.kernel import asking
from ludoteca.kernel.art.pixels import Pixel, pixels
from ludoteca.kernel.art.recipes import Recipe, read
from ludoteca.kernel.drawing import escape
from ludoteca.kernel.keeping import kept
from ludoteca.terminal.session import Session

LEAST: Final = 7
"""Rows of characters that a picture needs to be worth it."""
MOST: Final = 22
_PAPER: Final = (30, 28, 36)
"""What shines through where a picture is faded."""
_SHOWN: Final = re.compile(r'href="/art/[a-z0-9_-]+/([a-z0-9.-]+)\.svg"')
_USED: Final = re.compile(r'href="#([\w-]+)"')


def picture(session: Session, key: str, rows: int, columns: int) -> Text | None:
    """Draw the thing with this key as large as fits; None if it has no picture, or if it would be too small."""
    rows = min(rows, MOST)
    recipe = recipe_of(session, key) if rows >= LEAST and "NO_COLOR" not in os.environ else None
    return half_blocks(asking.picture(session.game, recipe), rows, columns) if recipe is not None else None


def recipe_of(session: Session, key: str) -> Recipe | None:
    """Find the picture of a thing where the table shows it."""
    painting = asking.paint(session.game, session.view(), [], session.lang, "wide", session.names)
    wanted = f'data-thing="{escape(key)}"'
    for part in painting.parts:
        _, separator, inside = part.svg.partition(wanted)
        if not separator:
            continue
        own = inside.partition(' data-thing="')[0]
        defined = [painting.art.get(id, "") for id in _USED.findall(own)]
        for shown in _SHOWN.findall(own + "".join(defined)):
            return read(shown)
    return None


@kept(30_000, most=64)
def half_blocks(svg: str, rows: int, columns: int) -> Text:
    """Write a picture as lines of half blocks, no wider than it is."""
    _, _, wide, high = [float(value) for value in re.findall(r'viewBox="([^"]*)"', svg)[0].split()]
    across = max(1, min(columns, round(rows * 2 * wide / high)))
    rows = max(1, min(rows, round(across * high / wide / 2)))
    painted = pixels(svg, across, rows * 2)
    text = Text()
    for row in range(rows):
        for upper, lower in zip(painted[2 * row], painted[2 * row + 1], strict=True):
            text.append(*block(upper, lower))
        text.append("\n" if row < rows - 1 else "")
    return text


def block(upper: Pixel, lower: Pixel) -> tuple[str, Style]:
    """Return the character of two pixels, one over the other; what is clear stays as the terminal is."""
    up, down = _colour(upper), _colour(lower)
    if up is None:
        return ("▄", Style(color=down)) if down is not None else (" ", Style())
    return "▀", Style(color=up, bgcolor=down)


def _colour(pixel: Pixel) -> Color | None:
    r, g, b, alpha = pixel
    if alpha < 0.08:
        return None
    mixed = [round(value * alpha + paper * (1 - alpha)) for value, paper in zip((r, g, b), _PAPER, strict=True)]
    return Color.from_rgb(*mixed)
