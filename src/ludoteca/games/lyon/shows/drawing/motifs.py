"""Creatures, people and things for card pictures, read from `motifs.txt`, which says how such a file is written."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from ludoteca.kernel.yamls import Problem, Where

_ATTRIBUTES: Final = {
    "i": 'class="ly-i"',
    "k": 'class="ly-k"',
    "a": 'class="ly-a"',
    "l": 'class="ly-l"',
    "o": 'class="ly-o"',
    "w": 'class="ly-w"',
    "fill": 'class="ly-fill"',
    "hole": 'fill-rule="evenodd"',
    "slash": 'class="ly-slash"',
}
"""The strokes, by the word that begins their line."""

Lines = dict[str, list[tuple[Where, str]]]


@lru_cache(maxsize=4)
def drawings(file: str) -> dict[str, str]:
    """Every drawing of a file by its name, as SVG."""
    path = Path(__file__).with_name(file)
    lines: Lines = {}
    strokes: list[tuple[Where, str]] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("  "):
            strokes.append((Where(str(path), number), line.strip()))
        else:
            strokes = lines[line] = []
    return {name: _drawn(name, lines) for name in lines}


def parts() -> dict[str, str]:
    """What card pictures are composed of."""
    return drawings("motifs.txt")


def _drawn(name: str, lines: Lines) -> str:
    return "".join([_stroke(where, said, lines) for where, said in lines[name]])


def _stroke(where: Where, said: str, lines: Lines) -> str:
    kind, _, shape = said.partition(" ")
    if kind.startswith("@") and kind[1:] in lines:
        drawn = _drawn(kind[1:], lines)
        return f'<g transform="{shape}">{drawn}</g>' if shape else drawn
    if kind not in _ATTRIBUTES or not shape:
        raise Problem(where, f"expected one of {', '.join(_ATTRIBUTES)} or @name, and a shape: {said}")
    if shape.startswith("circle "):
        x, y, r = shape.split()[1:]
        return f'<circle {_ATTRIBUTES[kind]} cx="{x}" cy="{y}" r="{r}"/>'
    return f'<path {_ATTRIBUTES[kind]} d="{shape}"/>'
