"""Values that the readers of packs share: sources, truths, maps and lists within maps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ludoteca.kernel.packs import SOURCES, Fields
from ludoteca.kernel.yamls import Where, where_item


def read_sources(
    entry: Fields, keys: tuple[str, ...], default: str = "", extra: tuple[str, ...] = ()
) -> dict[str, str]:
    """Read where each value comes from: `source` for all of them, `sources` for those that come from elsewhere.

    Only the values that are there are listed, and of the `extra` ones those that `sources` names.
    """
    common = entry.choice("source", SOURCES, required=not default, default=default or SOURCES[0])
    sources = {key: common for key in keys if key in entry.data}
    single = inner(entry, "sources", "{name: printed}", required=False)
    if single is None:
        return sources
    for key in (*keys, *extra):
        source = single.choice(key, SOURCES, required=False)
        if source:
            sources[key] = source
    single.nothing_else()
    return sources


def truth(entry: Fields, key: str) -> bool:
    """Read true or false; false if the field is missing."""
    value = entry.get(key, "true or false", required=False)
    if value is not None and not isinstance(value, bool):
        entry.fail(key, f"{key!r} must be true or false, not {value!r}")
    return value is True


def inner(entry: Fields, key: str, example: str, required: bool = True) -> Fields | None:
    """Read a map within a map; none if it is missing or no map, which is said."""
    value = entry.get(key, example, required)
    if value is None:
        return None
    if not isinstance(value, dict):
        entry.fail(key, f"{key!r} must be a map of fields: {example}")
        return None
    return Fields(value, entry.file, entry.report, key)


def maps(entry: Fields, key: str, what: str, example: str, required: bool = False) -> list[Fields]:
    """Read the maps of a list; what is no map is told and left out."""
    fields: list[Fields] = []
    for value, where in items(entry, key, f"maps, each {what}: {example}", required):
        if isinstance(value, dict):
            fields.append(Fields(value, entry.file, entry.report, what))
        else:
            entry.report.add(where, f"expected {what}, a map of fields: {example}")
    return fields


def items(entry: Fields, key: str, what: str, required: bool = True) -> list[tuple[object, Where]]:
    """List a list's items with their places."""
    value = entry.get(key, f"a list of {what}", required)
    if value is None:
        return []
    if not isinstance(value, list):
        entry.fail(key, f"{key!r} must be a list of {what}")
        return []
    return [(item, where_item(value, i, entry.file)) for i, item in enumerate(value)]


def by_id(entries: Iterable[Fields], what: str) -> Iterator[tuple[str, Fields]]:
    """List entries with their ids, one after the other; tell that a pack has one twice."""
    own: set[str] = set()
    for entry in entries:
        id = entry.text("id")
        if id in own:
            entry.fail("id", f"this pack has {what} {id!r} already")
        own.add(id)
        yield id, entry


def bits_named(entry: Fields, key: str, known: Mapping[str, int], what: str) -> int:
    """Return the bits of the words in a list; tell one that is not known."""
    bits = 0
    for text, where in entry.texts(key):
        if text in known:
            bits |= known[text]
        else:
            entry.report.add(where, f"unknown {what} {text!r}; known are {', '.join(known)}")
    return bits
