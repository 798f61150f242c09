"""Parts of a table in the terminal that games share."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Cropped:
    """Text in so many rows; an ellipsis says that there is more."""

    def __init__(self, text: Text, rows: int) -> None:
        self.text = text
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = self.text.wrap(console, options.max_width)
        if len(lines) > self.rows:
            last = lines[self.rows - 1]
            last.rstrip()
            last.truncate(max(0, options.max_width - 1))
            last.append("…")
        yield from lines[: self.rows]
