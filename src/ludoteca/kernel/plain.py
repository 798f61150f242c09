"""Words and a picture for a game that brings none of its own, made from its view alone.

A view is a map. A value that is a list of equally long rows is a board, drawn as a grid, whose squares are the things
"KEY:0", "KEY:1", … row by row; everything else is a line. Things that an option concerns and that are on no board get a
sign of their own, so that everything can be chosen in the picture.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel.drawing import Marks, escape, picture, rect, words, wrap
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


def draw(name: str, view: Any, decisions: Any, shape: str) -> str:
    """Draw a view: its boards under each other, its lines below, then what can be chosen besides."""
    marks = Marks(decisions)
    wide = WIDTHS.get(shape, WIDTHS["wide"])
    parts: list[str] = []
    drawn: set[str] = set()
    y = MARGIN
    for key, value in view.items() if isinstance(view, dict) else ():
        board = board_in(value)
        if board:
            parts.append(grid(marks, str(key), board, wide, y))
            drawn |= {f"{key}:{number}" for number in range(len(board) * len(board[0]))}
            y += len(board) * SQUARE + MARGIN
    for line in describe({key: v for key, v in view.items() if not board_in(v)} if isinstance(view, dict) else view):
        for piece in wrap(line, wide - 2 * MARGIN, 20, 4):
            parts.append(words(MARGIN, y, piece, 20, room=wide - 2 * MARGIN))
            y += LINE
    for thing in marks.options:
        if thing not in drawn:
            parts.append(sign(marks, thing, wide, y))
            y += LINE + 30
    ground = rect(0, 0, wide, y + MARGIN, "ground")
    return picture(
        wide,
        y + MARGIN,
        ground + "".join(parts),
        class_="plain",
        label=name,
        description="\n".join(describe(view)),
        style=STYLE,
        definitions={},
    )


def grid(marks: Marks, key: str, board: list[list[Any]], wide: float, y: float) -> str:
    left = (wide - len(board[0]) * SQUARE) / 2
    parts: list[str] = []
    for number, value in enumerate([value for row in board for value in row]):
        row, column = divmod(number, len(board[0]))
        x, top = left + column * SQUARE, y + row * SQUARE
        square = rect(x, top, SQUARE, SQUARE, "square")
        letters = words(x + SQUARE / 2, top + SQUARE * 0.68, mark(value), 44, anchor="middle", room=SQUARE - 12)
        parts.append(
            marks.group(f"{key}:{number}", square, letters, name=f"{key} {number + 1}", text=mark(value), kind="square")
        )
    return "".join(parts)


def sign(marks: Marks, thing: str, wide: float, y: float) -> str:
    box = rect(MARGIN, y - 10, wide - 2 * MARGIN, LINE + 16, "sign", 8)
    letters = words(MARGIN + 16, y + 18, thing, 20, room=wide - 2 * MARGIN - 32)
    return marks.group(thing, box, letters, name=escape(thing), text="", kind="sign")
