"""From the thing that an option concerns to the rows that tell of it.

Things have keys like `card:12` or `hand:0/3`. Mostly the word is also what rows are called by. Where it is not,
`PARTS` says for the numbers of a key which rows they call: `unit` a row called so, `.skills` what the row before it
holds there, `=bag` what lies in that place of a field of the view, "" nothing: the number itself is told.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.keeping import kept

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


@kept(300, most=8192)
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
