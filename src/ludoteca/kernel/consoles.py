"""Parts of what is seen in the terminal that games share."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ludoteca.kernel.phrases import SETUP_NAME
from ludoteca.kernel.texts import Phrase

# Marks of several games: who acts, what is done, where something goes.
ACTIVE: Final = "▶"
DONE: Final = "✓"
ONWARD: Final = "→"


class Screen:
    """A match on the screen, which a game's own class draws when it is known how wide the terminal is."""

    def __init__(self, view: Any, lang: str, names: list[str], rows: int) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.rows = rows


class Cropped:
    """Text in so many rows; an ellipsis says that there is more."""

    def __init__(self, text: Text, rows: int) -> None:
        self.text = text
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from cropped(self.text, console, options.max_width, self.rows)


def cropped(text: Text, console: Console, width: int, rows: int) -> list[Text]:
    """Break the text into so many rows; an ellipsis says that there is more."""
    lines = list(text.wrap(console, width))
    if len(lines) > rows:
        last = lines[rows - 1]
        last.rstrip()
        last.truncate(max(0, width - 1))
        last.append("…")
    return lines[:rows]


def turn_heading(view: Any, phases: dict[str, Phrase], names: list[str], lang: str) -> Text:
    """Say which turn it is, how far it is and whose, where players take turns."""
    title = SETUP_NAME
    if view.phase != "setup":
        title = Phrase("Turno {n}, {phase}: {who}", "Turn {n}, {phase}: {who}").fill(
            n=view.turn, phase=phases[view.phase], who=names[view.active]
        )
    return Text(title.say(lang), style="bold")


def cut(line: Text, width: int) -> Text:
    """Cut the line to one row, whatever is in it."""
    line.no_wrap = True
    line.truncate(width, overflow="ellipsis")
    return line


def side_by_side(drawn: list[Text], side: list[Text], column: int) -> list[Text]:
    """Put the lines of both side by side, those of the second from this column on."""
    lines = []
    for row in range(max(len(drawn), len(side))):
        text = drawn[row].copy() if row < len(drawn) else Text()
        if row < len(side):
            text.append(" " * (column - text.cell_len))
            text.append_text(side[row])
        lines.append(text)
    return lines
