"""Values that the readers of a pack share: lists of numbers, single figures with their source."""

from __future__ import annotations

from ludoteca.kernel.pack_values import inner, items
from ludoteca.kernel.packs import SOURCES, Fields


def wholes(entry: Fields, key: str, least: int, most: int, number: int) -> list[int]:
    """Read a list of at most so many whole numbers."""
    numbers: list[int] = []
    for value, where in items(entry, key, f"whole numbers from {least} to {most}"):
        if type(value) is not int or not least <= value <= most:
            entry.report.add(where, f"expected a whole number from {least} to {most}, not {value!r}")
        else:
            numbers.append(value)
    if len(numbers) > number:
        entry.fail(key, f"at most {number} of them, not {len(numbers)}")
        return numbers[:number]
    return numbers


def figure(entry: Fields, key: str, least: int, most: int, sources: dict[str, str]) -> int:
    """Read a single figure, {value: 8, source: rulebook}, with its source; `least` if it cannot be read."""
    fields = inner(entry, key, "{value: 8, source: rulebook}")
    if fields is None:
        return least
    value = fields.whole("value", least, most, default=least)
    sources[key] = fields.choice("source", SOURCES)
    fields.nothing_else()
    return value
