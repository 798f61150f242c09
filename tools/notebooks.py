"""Runs the notebooks of `examples/` without Jupyter, and writes them as pages of the documentation.

Cells run one after the other in one namespace, as they do in Jupyter: what a cell prints, and the value of an
expression on its last line, are its output.
"""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any


class Cell:
    """A cell and what came of it: what it printed, and its last value as a picture or in words ("" for none)."""

    def __init__(self, kind: str, source: str, printed: str = "", value: Any = None) -> None:
        self.kind = kind
        self.source = source
        self.printed = printed
        self.svg: str = value._repr_svg_() if hasattr(value, "_repr_svg_") else ""
        self.said = "" if value is None or self.svg else repr(value)


def run(path: Path) -> list[Cell]:
    """Return all cells of a notebook, those with code carried out."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = []
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            cells.append(Cell(cell["cell_type"], source))
            continue
        out = io.StringIO()
        with redirect_stdout(out):
            value = carry_out(source, f"{path.name}, cell {number}", names)
        cells.append(Cell("code", source, out.getvalue(), value))
    return cells


def carry_out(source: str, file: str, names: dict[str, Any]) -> Any:
    """Run a cell, and return the value of its last line if that is an expression."""
    tree = ast.parse(source, file)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, file, "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), file, "eval"), names)


def page(path: Path) -> str:
    """Write the notebook in Markdown, with what came of every cell."""
    parts = []
    for cell in run(path):
        if cell.kind == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        if cell.printed:
            parts.append(f"```text\n{cell.printed.rstrip()}\n```")
        if cell.said:
            parts.append(f"```text\n{cell.said}\n```")
        if cell.svg:
            parts.append(f'<div class="picture" data-search-exclude>{cell.svg.replace(chr(10), " ")}</div>')
    return "\n\n".join(parts) + "\n"
