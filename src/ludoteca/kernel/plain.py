"""Words and a picture for a game that brings none of its own, made from its view alone.

A view is a map. A value that is a list of equally long rows is a board, drawn as a grid, whose squares are the things
"KEY:0", "KEY:1", … row by row; everything else is a line. Things that an option concerns and that are on no board get a
sign of their own, so that everything can be chosen in the picture.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ludoteca.kernel.drawing import Marks, rect, thing, words, wrap
from ludoteca.kernel.layouts import at
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.parts import Part
from ludoteca.kernel.texts import seat_name

SQUARE: Final = 88
LINE: Final = 30
MARGIN: Final = 40
WIDTHS: Final = {"wide": 1000, "tall": 560}
STYLE: Final = """
svg.plain{font-family:system-ui,sans-serif}
.plain .ground{fill:#f4efe6}
.plain .square,.plain .sign{fill:#fffdf8;stroke:#8a7a64;stroke-width:2}
.plain .legal .square,.plain .legal .sign{fill:#fff3cf;stroke:#b8860b;stroke-width:3}
.plain text{fill:#3a3128}
"""
BACKDROP: Final = Backdrop(STYLE, {})


def board_in(value: Any) -> list[list[Any]]:
    """Return the rows of a board, none for any other value."""
    if not isinstance(value, (list, tuple)) or not value:
        return []
    rows = [list(row) if isinstance(row, (list, tuple)) else [] for row in value]
    return rows if rows[0] and all(len(row) == len(rows[0]) for row in rows) else []


def mark(value: Any) -> str:
    """Return what stands in a square."""
    return "" if value is None else str(value)


def describe(view: Any) -> list[str]:
    """Put a view in words, a line for each value, and for each row of a board."""
    if not isinstance(view, dict):
        return [str(view)]
    lines: list[str] = []
    for key, value in view.items():
        board = board_in(value)
        if board:
            lines += [f"{key} {number}: {' '.join(mark(v) or '·' for v in row)}" for number, row in enumerate(board, 1)]
        else:
            lines.append(f"{key}: {told(value)}")
    return lines or ["—"]


def told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {told(part)}" for key, part in value.items()) or "—"
    if isinstance(value, (list, tuple)):
        return ", ".join(told(part) for part in value) or "—"
    return "—" if value is None else str(value)


def tell(kind: str, seat: int, things: tuple[int, ...]) -> str:
    """Tell an event: who, what, and the numbers of what it happened to."""
    who = seat_name(seat) if seat >= 0 else "—"
    return " ".join([who, kind, *[str(thing) for thing in things]])


def paint(name: str, view: Any, decisions: Any, shape: str, easel: Easel) -> Painting:
    """Paint a view: its boards under each other, its lines below, then what can be chosen besides."""
    marks = Marks(decisions)
    wide = WIDTHS.get(shape, WIDTHS["wide"])
    drawn: set[str] = set()
    y = MARGIN
    for key, value in view.items() if isinstance(view, dict) else ():
        board = board_in(value)
        if board:
            grid(easel, str(key), board, wide, y)
            drawn |= {f"{key}:{number}" for number in range(len(board) * len(board[0]))}
            y += len(board) * SQUARE + MARGIN
    for line in describe({key: v for key, v in view.items() if not board_in(v)} if isinstance(view, dict) else view):
        for piece in wrap(line, wide - 2 * MARGIN, 20, 4):
            easel.put(f"line {y}", (piece, wide), partial(written, piece, wide), at(MARGIN, y))
            y += LINE
    for key in marks.options:
        if key not in drawn:
            easel.put(key, (wide,), partial(sign, key, wide), at(MARGIN, y))
            y += LINE + 30
    ground = Part("ground", "", rect(0, 0, wide, y + MARGIN, "ground"), (wide, y))
    return Painting(wide, y + MARGIN, "plain", name, BACKDROP, {ground.key: ground, **easel.parts})


def grid(easel: Easel, key: str, board: list[list[Any]], wide: float, y: float) -> None:
    left = (wide - len(board[0]) * SQUARE) / 2
    for number, value in enumerate([value for row in board for value in row]):
        row, column = divmod(number, len(board[0]))
        text = mark(value)
        place = at(left + column * SQUARE, y + row * SQUARE)
        easel.put(f"{key}:{number}", (text,), partial(square, key, number, text), place)


def square(key: str, number: int, text: str) -> str:
    box = rect(0, 0, SQUARE, SQUARE, "square")
    letters = words(SQUARE / 2, SQUARE * 0.68, text, 44, anchor="middle", room=SQUARE - 12)
    return thing(f"{key}:{number}", box, letters, name=f"{key} {number + 1}", text=text, kind="square")


def written(line: str, wide: float) -> str:
    return words(0, 0, line, 20, room=wide - 2 * MARGIN)


def sign(key: str, wide: float) -> str:
    box = rect(0, -10, wide - 2 * MARGIN, LINE + 16, "sign", 8)
    letters = words(16, 18, key, 20, room=wide - 2 * MARGIN - 32)
    return thing(key, box, letters, name=key, text="", kind="sign")
