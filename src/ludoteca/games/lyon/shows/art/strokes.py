"""Drawings written by hand in a text file: names, and their strokes from back to front (`motifs.txt` says how)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.yamls import Problem, Where


class Stroke(NamedTuple):
    """One stroke of a drawing, or another drawing that is put in."""

    where: Where
    word: str
    """What it is made of; "@name" for another drawing."""
    shape: str
    """Path data, or "circle x y r"; how another drawing is moved and made of what else."""


@kept(150_000, most=4)
def drawings(file: str) -> dict[str, list[Stroke]]:
    """Read every drawing of a file beside this one by its name."""
    path = Path(__file__).parent / file
    read: dict[str, list[Stroke]] = {}
    strokes: list[Stroke] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        if not line.startswith("  "):
            strokes = read[line] = []
            continue
        word, _, shape = line.strip().partition(" ")
        strokes.append(Stroke(Where(str(path), number), word, shape))
    for stroke in [stroke for drawn in read.values() for stroke in drawn]:
        if stroke.word[:1] == "@" and stroke.word[1:] not in read:
            raise Problem(stroke.where, f"there is no drawing {stroke.word[1:]}")
        if stroke.word[:1] != "@" and not stroke.shape:
            raise Problem(stroke.where, f"expected a shape after {stroke.word}")
    return read


def element(shape: str, given: str) -> str:
    """Write a stroke's shape as SVG with these attributes."""
    if shape.startswith("circle "):
        x, y, r = shape.split()[1:]
        return f'<circle cx="{x}" cy="{y}" r="{r}"{given}/>'
    return f'<path d="{shape}"{given}/>'
