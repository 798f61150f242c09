"""Draws docs/pictures/architecture.svg: the parts of the house, and which of them imports which.

    python tools/architecture.py

Parts, arrows and rows are read from the sources; only the column of a part and a word about it stand here. A part that
is not told here is an error, so that the picture is never less than the house.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from ludoteca.kernel.drawing import escape, number

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludoteca"
FILE = ROOT / "docs" / "pictures" / "architecture.svg"

Edge = tuple[str, str]

MODULES = {
    "__init__": "ludoteca",
    "__main__": "cli",
    "causes": "options",
    "extras": "options",
    "introductions": "library",
    "params": "options",
}
"""Modules beside the packages that are drawn with another."""
ABOUT = {
    "cli": "the ludoteca command",
    "table": "the web table",
    "terminal": "in the terminal",
    "agents": "programs at the table",
    "lab": "simulation",
    "rl": "for learning programs",
    "conformance": "what every game keeps",
    "rulebook": "the rules command",
    "content": "packs, decks, replays",
    "translation": "other languages",
    "ludoteca": "import ludoteca",
    "options": "what commands share",
    "bots": "random to strong",
    "puzzles": "win this turn",
    "library": "finds the games",
    "games/arena": "Sorcerer's Arena",
    "games/kingdom": "Kingdom Rush",
    "games/lorcana": "Disney Lorcana",
    "games/lyon": "Editti di Lyon",
    "games/synchro": "Synchro Horizon",
    "kernel": "the contract and the engine: no game's words; knows nobody",
}
COLUMNS = {
    "cli": 3.0,
    "table": 5.6,
    "terminal": 4.5,
    "agents": 3.4,
    "lab": 3.4,
    "conformance": 2.3,
    "rulebook": 1.2,
    "content": 0.1,
    "translation": 5.9,
    "ludoteca": 4.2,
    "options": 2.3,
    "bots": 6.0,
    "puzzles": 5.6,
    "rl": 3.25,
    "library": 5.0,
    "games/lyon": 0.0,
    "games/lorcana": 1.0,
    "games/arena": 2.0,
    "games/kingdom": 3.0,
    "games/synchro": 4.0,
    "kernel": 3.0,
}
COLUMN, ROW, WIDTH, HEIGHT, EDGE = 150, 112, 136, 54, 24


# -- what the sources say ------------------------------------------------------------------------------------------


def part_of(module: str) -> str:
    """Return the part that a module, by its full name, belongs to."""
    names = module.split(".")[1:]
    if not names:
        return "ludoteca"
    if names[0] == "games":
        return "/".join(names[:2]) if len(names) > 1 else ""
    known = (SOURCE / names[0]).is_dir() or (SOURCE / f"{names[0]}.py").is_file()
    return MODULES.get(names[0], names[0]) if known else "ludoteca"


def imported(path: Path) -> Iterator[str]:
    """Return the full names of Ludoteca's own modules, or of things in them, that this file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "ludoteca")
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "ludoteca":
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def module_of(path: Path) -> str:
    names = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" and len(names) > 2 else names)


def imports() -> set[Edge]:
    """Find which part imports which."""
    edges = {
        (part_of(module_of(path)), part_of(name)) for path in sorted(SOURCE.rglob("*.py")) for name in imported(path)
    }
    return {(above, below) for above, below in edges if above and above != below}


def on_demand() -> set[Edge]:
    """List what is imported by name when it is needed: the commands, and the games through their entry points."""
    from ludoteca.cli import COMMANDS
    from ludoteca.library import list_games

    edges = {("cli", part_of(where.partition(":")[0])) for where, _ in COMMANDS.values()}
    games = {part_of(where.partition(":")[0]) for where in list_games().values() if where.startswith("ludoteca.")}
    return edges | {("library", game) for game in games}


def reduced(edges: set[Edge]) -> set[Edge]:
    """Return the edges without those that follow from others."""

    def reaches(above: str, below: str, but: Edge) -> bool:
        steps = [end for start, end in edges if start == above and (start, end) != but]
        return below in steps or any(reaches(step, below, but) for step in steps)

    return {edge for edge in edges if not reaches(*edge, but=edge)}


def rows(edges: set[Edge]) -> dict[str, int]:
    """Return the row of each part, counted from below: as high as those that know it allow."""
    parts = {part for edge in edges for part in edge}

    def height(part: str) -> int:
        return max((1 + height(below) for above, below in edges if above == part), default=0)

    heights = {part: height(part) for part in parts}
    return {
        part: max(heights[part], min((heights[above] for above, below in edges if below == part), default=99) - 1)
        if part != "kernel" and any(below == part for _, below in edges)
        else heights[part]
        for part in parts
    }


# -- the picture ---------------------------------------------------------------------------------------------------


def picture() -> str:
    solid, dashed = imports(), on_demand()
    places = rows(solid | dashed)
    strangers = sorted(places.keys() ^ ABOUT.keys() | places.keys() ^ COLUMNS.keys())
    if strangers:
        raise SystemExit(f"ABOUT and COLUMNS do not fit the sources: {', '.join(strangers)}")
    top = max(places.values())
    width, height = 7 * COLUMN + 2 * EDGE, top * ROW + HEIGHT + 2 * EDGE

    def corner(part: str) -> tuple[float, float]:
        return EDGE + COLUMNS[part] * COLUMN, EDGE + (top - places[part]) * ROW

    def line(edge: Edge, style: str) -> str:
        (x, y), (to_x, to_y) = corner(edge[0]), corner(edge[1])
        x, y, to_x = x + WIDTH / 2, y + HEIGHT, to_x + WIDTH / 2
        if edge[1] == "kernel":
            return f'<path class="{style}" d="M{number(x)} {number(y)}V{number(to_y - 2)}"/>'
        bend = (to_y - y) * 0.6
        return (
            f'<path class="{style}" d="M{number(x)} {number(y)}C{number(x)} {number(y + bend)} '
            f'{number(to_x)} {number(to_y - bend)} {number(to_x)} {number(to_y - 2)}"/>'
        )

    def box(part: str) -> str:
        x, y = corner(part)
        wide = width - 2 * EDGE - (COLUMN - WIDTH) if part == "kernel" else WIDTH
        left = EDGE if part == "kernel" else x
        kind = "game" if part.startswith("games/") else "kernel" if part == "kernel" else "part"
        middle = number(left + wide / 2)
        return (
            f'<rect class="{kind}" x="{number(left)}" y="{number(y)}" width="{number(wide)}" height="{HEIGHT}" rx="8"/>'
            f'<text class="name" x="{middle}" y="{number(y + 24)}">{escape(part)}</text>'
            f'<text class="about" x="{middle}" y="{number(y + 42)}">{escape(ABOUT[part])}</text>'
        )

    drawn = [line(edge, "demand") for edge in sorted(dashed)]
    drawn += [line(edge, "import") for edge in sorted(reduced(solid))]
    drawn += [box(part) for part in sorted(places)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            'aria-label="The parts of Ludoteca and what each imports">',
            STYLE,
            f'<rect class="ground" width="{width}" height="{height}" rx="12"/>',
            *drawn,
            "</svg>\n",
        ]
    )


STYLE = re.sub(
    r"\n\s*",
    "",
    """<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
    <path d="M0 0L8 4L0 8z" fill="#5b6472"/></marker></defs>
    <style>
    .ground{fill:#fbfaf6}
    text{font-family:system-ui,"DejaVu Sans",sans-serif;text-anchor:middle;fill:#20242c}
    .name{font-size:14px;font-weight:600}
    .about{font-size:10.5px;fill:#4a5260}
    .part{fill:#e4edf7;stroke:#7b97b8}
    .game{fill:#f6e8d2;stroke:#c09a58}
    .kernel{fill:#dcefe1;stroke:#6fa37e}
    .import,.demand{fill:none;stroke:#5b6472;stroke-width:1.3;marker-end:url(#tip)}
    .demand{stroke-dasharray:4 4;stroke:#98a0ac}
    </style>""",
)


def main() -> None:
    FILE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
