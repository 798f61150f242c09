"""From the thing that an option concerns to the rows that tell of it.

Things have keys like `card:12` or `hand:0/3`. Mostly the word is also what rows are called by. Where it is not,
`PARTS` says for the numbers of a key which rows they call: `unit` a row called so, `.skills` what the row before it
holds there, `=bag` what lies in that place of a field of the view, "" nothing: the number itself is told.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca.rl.encoding import Block, Handle

POINTERS = 3
"""So many rows can an option point to."""
PARTS: dict[str, dict[str, tuple[str, ...]]] = {
    "lorcana": {"seat": ("seat",), "bag": ("=bag",)},
    "arena": {"player": ("seat",), "upgrade": ("figure",), "ability": ("figure", ".abilities")},
    "kingdom": {
        "hand": ("seat", "kind"),
        "supply": ("kind",),
        "cell": ("tray", ""),
        "player": ("seat",),
        "ability": ("figure", ".abilities"),
    },
    "synchro": {
        "shard": ("unit", ""),
        "skillslot": ("unit", ".skills"),
        "item": ("unit", ".items"),
        "level": ("unit",),
        "offer/item": ("item",),
        "offer/hero": ("hero",),
    },
}
CHOSEN = {("kingdom", "ability", "ability"): ("hero", ".abilities")}
"""By game, thing and verb, where the same key calls other rows while something else is asked."""


@cache
def parts_of(game: str, verb: str, thing: str) -> tuple[tuple[str, Any], ...]:
    """Take the key of a thing apart: what calls rows, and with which number or id."""
    word, _, rest = thing.partition(":")
    values = rest.split("/") if rest else []
    if len(values) > 1 and not values[0].lstrip("-").isdigit():
        word, values = f"{word}/{values[0]}", values[1:]
    known = PARTS.get(game, {}).get(word, (word,) if len(values) == 1 else (word, ""))
    called = CHOSEN.get((game, word, verb), known)
    return tuple((name, number_in(value)) for name, value in zip(called, values, strict=False))


def number_in(value: str) -> int | str:
    return int(value) if value.lstrip("-").isdigit() else value


class Rows:
    """Where the rows of an observation are, from 1: looked up in the blocks that it is made of."""

    def __init__(self) -> None:
        self.blocks: list[tuple[int, Block]] = []
        """Each after so many other rows."""

    def called(self, handle: Handle) -> int:
        """Return the first row that is called so; 0 for none."""
        for base, block in self.blocks:
            found = block.called(handle)
            if found:
                return base + found
        return 0

    def held(self, holder: int, field: str, slot: Any) -> int:
        """Return the row that another one holds in that place; with 0 for the other one, a row that nothing holds."""
        for base, block in self.blocks:
            if not holder or base < holder <= base + len(block.rows):
                found = block.held(holder - base if holder else 0, field, slot)
                if found:
                    return base + found
        return 0

    def of(self, parts: tuple[tuple[str, Any], ...]) -> list[tuple[int, Any]]:
        """Return the rows that a thing's key calls, each with the number that called it."""
        found: list[tuple[int, Any]] = []
        for name, value in parts:
            if name.startswith("."):
                row = self.held(found[-1][0], name[1:], value) if found else 0
            elif name.startswith("="):
                row = self.held(0, name[1:], value)
            else:
                row = self.called((name, value)) if name else 0
            if row:
                found.append((row, value))
        return found
