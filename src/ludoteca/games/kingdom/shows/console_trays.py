"""Trays in a text terminal: grids of five by five that one can read and aim at, with columns a to e and rows 1 to 5."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ludoteca.games.kingdom.shows.console_map import BARE, HERO, tray_sign
from ludoteca.games.kingdom.shows.describing import enemy_marks, trays_in_order
from ludoteca.games.kingdom.shows.terms import FATAL, SIDE, square_name
from ludoteca.games.kingdom.state.view_types import KingdomView, TrayView
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase

TYPE_STYLES: Final = {"physical": "red", "magical": "bright_blue", "real": "magenta"}
CLOSED_SIGNS: Final = {"ghost": "%", "flying": "~", "bar": "="}
TILE: Final = "▓"
SOLDIER: Final = "♙"
BLOCK: Final = 2 * SIDE + 3
"""Letters that a tray takes up, with the gap after it."""
BLOCK_ROWS: Final = SIDE + 2

LEGEND: Final = (
    Phrase(
        f"{TILE} tessera  {SOLDIER} soldato  {HERO} eroe  [n] orda, (n) portale, <n> boss",
        f"{TILE} tile  {SOLDIER} soldier  {HERO} hero  [n] horde, (n) portal, <n> boss",
    ),
    Phrase(
        "n: nemici da coprire  →C2 avanza  ! esce  = non avanza  * a portata",
        "n: enemies to cover  →C2 advances  ! escapes  = held  * in range",
    ),
)
"""What the signs mean, where rows are free."""
ESCAPES: Final = Phrase("esce: −{n}♥", "escapes: −{n}♥")
ESCAPES_AND_WINS: Final = Phrase("esce: sconfitta", "escapes: defeat")
STUCK: Final = Phrase("non avanza", "held")


def trays_to_draw(view: KingdomView) -> list[TrayView]:
    """List trays, those that can be aimed at first, then as they will activate."""
    aimed = view.attack.trays if view.attack else []
    return sorted(trays_in_order(view), key=lambda tray: tray.tray not in aimed)


def bands(view: KingdomView, trays: list[TrayView], across: int) -> list[list[Text]]:
    """Draw trays beside each other, so many across."""
    bands = []
    for first in range(0, len(trays), across):
        drawn = [tray_block(view, tray) for tray in trays[first : first + across]]
        bands.append([Text("").join([block[line] for block in drawn]) for line in range(BLOCK_ROWS)])
    return bands


def tray_block(view: KingdomView, tray: TrayView) -> list[Text]:
    """Draw a tray as a grid: its place above, columns a to e, rows 1 to 5."""
    aimed = view.attack is not None and tray.tray in view.attack.trays
    title = f"{square_name(view, tray.square)}{'↓' if tray.depth else ''} {tray_number(tray)}"
    title += next_sign(view, tray)
    lines = [padded(Text(title, style="bold reverse" if aimed else "bold")), padded(Text("  a b c d e", style="dim"))]
    for row in range(SIDE):
        text = Text(f"{row + 1} ", style="dim")
        for col in range(SIDE):
            text.append_text(cell_sign(view, tray, row * SIDE + col))
            text.append(" ")
        lines.append(padded(text))
    return lines


def padded(text: Text) -> Text:
    text.truncate(BLOCK - 1)
    return text.append(" " * (BLOCK - text.cell_len))


def tray_number(tray: TrayView) -> str:
    return tray_sign(tray, 1).plain


def next_sign(view: KingdomView, tray: TrayView) -> str:
    """Show where it will go: →D2, an exclamation mark for the exit, an equals sign for nowhere."""
    if tray.complete:
        return ""
    if tray.next.blocked:
        return " ="
    if tray.next.exit:
        return " !"
    squares = tray.next.squares
    return f"→{square_name(view, squares[-1])}" if squares else ""


def cell_sign(view: KingdomView, tray: TrayView, cell: int) -> Text:
    """Show a letter for an uncovered enemy, in the colour of what it resists; marks for what covers it."""
    what = tray.grid[cell]
    if any(cell in figure.cells for figure in tray.figures):
        return Text(HERO, style="bold cyan")
    if cell in tray.soldiers:
        return Text(SOLDIER, style="bold")
    for tile in tray.tiles:
        if cell in tile.cells:
            return Text(TILE, style=TYPE_STYLES[tile.type])
    if what == "level":
        return Text(str(tray.level), style="bold magenta")
    if what in CLOSED_SIGNS:
        return Text(CLOSED_SIGNS[what], style="dim")
    if not what:
        return Text(BARE, style="dim")
    enemy = next(enemy for enemy in view.enemies if enemy.id == what)
    return Text(enemy.symbol, style=f"bold {TYPE_STYLES[enemy.resist[0]]}" if enemy.resist else "bold")


def tray_line(view: KingdomView, tray: TrayView, lang: str) -> Text:
    """Describe a tray in a line: where, what, how much is left, what it will do."""
    text = Text(f"{square_name(view, tray.square)} {tray_number(tray)} ", style="bold")
    text.append(tray.name.say(lang))
    if tray.complete:
        return text
    if tray.next.blocked:
        return text.append(f"  {STUCK.say(lang)}", style="dim")
    if tray.next.exit:
        warning = ESCAPES_AND_WINS if tray.kind in FATAL else ESCAPES.fill(n=tray.loss)
        return text.append(f"  {warning.say(lang)}", style="bold red")
    return text.append(f" {next_sign(view, tray)}", style="dim")


def legend_lines(view: KingdomView, lang: str, width: int) -> list[Text]:
    """Say what the letters on the trays stand for."""
    here = {what for tray in view.trays for what in tray.grid}
    parts = []
    for enemy in view.enemies:
        if enemy.id in here:
            notes = commas(enemy_marks(enemy)).say(lang)
            parts.append(f"{enemy.symbol} {enemy.name.say(lang)}" + (f" ({notes})" if notes else ""))
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 3 + len(part) <= width:
            lines[-1].append(f" · {part}")
        else:
            lines.append(Text(part, style="dim"))
    return lines + [Text(phrase.say(lang), style="dim") for phrase in LEGEND]
