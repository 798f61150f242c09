"""The map in a text terminal, a line for each row: trays as numbers, sites with their towers, heroes as marks."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ludoteca.games.kingdom.shows.terms import ARROWS, site_of
from ludoteca.games.kingdom.state.view_types import HeroFigure, KingdomView, SiteView, SquareView, TrayView
from ludoteca.kernel.consoles import DONE

STYLES: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "white": "bold white"}
BRACKETS: Final = {"portal": ("(", ")"), "boss": ("<", ">"), "flying": ("^", "^")}
"""Around the number of enemies left; square ones around that of other hordes."""
HERO: Final = "@"
BARE: Final = "·"
IN_RANGE: Final = "*"
LEAST_CELL, MOST_CELL = 4, 9


def marks_of(view: KingdomView, lang: str) -> dict[int, str]:
    """Choose two letters for each figure: of its short name, and different ones for those that would have the same."""
    marks: dict[int, str] = {}
    for figure in view.people:
        letters = [letter for letter in figure.short.say(lang) if letter.isalnum()] or ["?"]
        tries = [letters[0].upper() + letter.lower() for letter in letters[1:]] or [letters[0].upper() * 2]
        taken = list(marks.values())
        marks[figure.figure] = next((mark for mark in tries if mark not in taken), tries[0])
    return marks


def map_lines(view: KingdomView, marks: dict[int, str], width: int, lang: str) -> list[Text]:
    """Draw the map with columns above, rows at the left; a row of squares is one line."""
    cols, rows = view.map.cols, view.map.rows
    wide = max(LEAST_CELL, min(MOST_CELL, (width - 3) // cols))
    head = Text("   ", style="dim")
    for col in range(cols):
        head.append(f" {chr(ord('A') + col)}".ljust(wide))
    lines = [head]
    squares = {square.square: square for square in view.map.squares}
    for row in range(rows):
        text = Text(f"{row + 1:>2} ", style="dim")
        for col in range(cols):
            text.append_text(square_cell(view, squares[row * cols + col], marks, wide, lang))
        lines.append(text)
    return lines


def square_cell(view: KingdomView, square: SquareView, marks: dict[int, str], wide: int, lang: str) -> Text:
    """Show what stands on a square: a tray, a site with its tower, the way on; then heroes."""
    number = square.square
    ranged = view.attack is not None and number in view.attack.squares
    trays = [tray for tray in view.trays if tray.square == number]
    text = Text(IN_RANGE if ranged else " ", style="bold magenta")
    if trays:
        text.append_text(tray_sign(min(trays, key=lambda tray: int(tray.depth)), len(trays)))
    elif square.site >= 0:
        text.append_text(site_sign(view, site_of(view, square.site), wide, lang))
    elif square.kind == "path":
        text.append(path_sign(view, square), style="dim")
    else:
        text.append(BARE, style="dim")
    here = [figure for figure in view.people if figure.square == number and figure.figure in marks]
    if here:
        text.append(figures_sign(here, marks, wide - text.cell_len - 1), style="bold cyan")
    text.truncate(wide)
    return text.append(" " * (wide - text.cell_len))


def path_sign(view: KingdomView, square: SquareView) -> str:
    """Show the way on, with the number of the pile at its beginning."""
    if square.trail:
        return "✕"
    cols = view.map.cols
    onward = square.onward
    if onward >= 0:
        step = onward - square.square
        arrow = {-cols: ARROWS[0], 1: ARROWS[1], cols: ARROWS[2], -1: ARROWS[3]}.get(step, "?")
    else:
        arrow = ARROWS["NESW".index(view.map.exit_side)] * 2
    return f"{square.spawn}{arrow}" if square.spawn else arrow


def tray_sign(tray: TrayView, stacked: int) -> Text:
    left, right = BRACKETS.get(tray.kind, ("[", "]"))
    number = DONE if tray.complete else str(tray.enemies)
    sign = f"{left}{number}{right}" + ("+" if stacked > 1 else "")
    return Text(sign, style="bold magenta" if tray.kind in ("portal", "boss") else "bold")


def site_sign(view: KingdomView, site: SiteView, wide: int, lang: str) -> Text:
    """Show a free or excluded site; else its uppermost tower: two or three letters, level, direction."""
    style = STYLES[site.colour]
    if not site.towers:
        sign = f"{site.letter}{'×' if site.banned else '_'}"
        return Text(sign, style=f"dim {style}" if site.banned else style)
    tower = site.towers[-1]
    if tower.face_down:
        return Text(f"{site.letter}:××", style=style)
    shown = view.towers[tower.kind]
    arrow = ARROWS[tower.facing] if tower.facing >= 0 else ""
    letters = shown.name.say(lang)[: 3 if wide == MOST_CELL else 2]
    sign = f"{site.letter}:{letters}{shown.level}{arrow}"
    return Text(sign + ("+" if len(site.towers) > 1 else ""), style=f"bold {style}")


def figures_sign(here: list[HeroFigure], marks: dict[int, str], room: int) -> str:
    """Write @Ma, two heroes @MaLi where there is room, otherwise how many."""
    sign = HERO + "".join([marks[figure.figure] for figure in here])
    if len(here) == 1 and here[0].facing >= 0 and len(sign) < room:
        return sign + ARROWS[here[0].facing]
    return sign if len(sign) <= room else f"{HERO}{len(here)}"
