"""Values that the readers of a pack share: pictures, arrows, lists of texts, squares of the map."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.pack_values import truth
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.yamls import Where, where_item

PLAYERS: Final = ("solo", "2p", "3p", "4p")
"""What the files call the numbers of players."""
MOST_ARROWS: Final = 40
_STEPS: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_AGAINST: Final = (("N", "S"), ("E", "W"))


def words(value: object, where: Where, entry: Fields, what: str) -> list[tuple[str, Where]]:
    """Read a list of texts within a list, with their places."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        entry.report.add(where, f"expected {what}: a list of texts, [one, two]")
        return []
    return [(str(item), where_item(value, i, entry.file)) for i, item in enumerate(value)]


def picture(rows: list[tuple[str, Where]], size: int, entry: Fields, where: Where) -> str:
    """Join the squares of a card, row after row, if it has as many rows and columns as it should; else none."""
    if len(rows) != size:
        entry.report.add(where, f"a card has {size} rows of {size} squares, not {len(rows)} rows")
        return ""
    for number, (row, spot) in enumerate(rows, 1):
        if len(row) != size:
            entry.report.add(spot, f"row {number} has {len(row)} squares, not {size}")
            return ""
    return "".join([row for row, _ in rows])


def arrows(entry: Fields, key: str = "arrows") -> list[tuple[int, int]]:
    """Read the range arrows of a card that faces north: N, NN, NE and so on are the steps to the space in range."""
    offsets: list[tuple[int, int]] = []
    for text, where in entry.texts(key):
        offset = (sum([_STEPS[c][0] for c in text if c in _STEPS]), sum([_STEPS[c][1] for c in text if c in _STEPS]))
        if not text or any(c not in _STEPS for c in text):
            entry.report.add(where, f"{text!r} is no arrow; arrows are steps on the map: N, NN, NE, E, SW …")
        elif any(a in text and b in text for a, b in _AGAINST):
            entry.report.add(where, f"the arrow {text!r} goes there and back")
        elif offset in offsets:
            entry.report.add(where, f"the arrow {text!r} is there twice")
        else:
            offsets.append(offset)
    if len(offsets) > MOST_ARROWS:
        entry.fail(key, f"more than {MOST_ARROWS} arrows; `perfect: true` reaches every space")
    return offsets


def by_facing(offsets: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """List the arrows of a card facing north, east, south and west."""
    facings = [offsets]
    for _ in range(3):
        facings.append([(right, -down) for down, right in facings[-1]])
    return facings


def aim(entry: Fields) -> tuple[list[list[tuple[int, int]]], bool]:
    """Read the arrows by facing, and whether the range is perfect."""
    offsets = arrows(entry)
    perfect = truth(entry, "perfect")
    if perfect and offsets:
        entry.fail("arrows", "a perfect range needs no arrows: it reaches every space", "KR-6.05")
    return by_facing(offsets), perfect


def read_square(entry: Fields) -> str:
    """Read the name of a square of the map, as it is written."""
    value = entry.get("square", "a square by column and row, such as A2")
    if value is not None and not isinstance(value, str):
        entry.fail("square", f"a square is called by its column and its row, such as A2, not {value!r}")
    return value if isinstance(value, str) else ""


def square_name(square: int, cols: int) -> str:
    """Say what the map calls a square: the column's letter and the row's number."""
    return f"{chr(65 + square % cols)}{square // cols + 1}"


def square(text: str, rows: int, cols: int) -> int:
    """Find the square of that name, as `square_name` gives it; -1 if the map has none."""
    letter, number = text[:1], text[1:]
    if not ("A" <= letter <= "Z" and number.isascii() and number.isdigit()):
        return -1
    row, col = int(number) - 1, ord(letter) - 65
    return row * cols + col if 0 <= row < rows and col < cols else -1
