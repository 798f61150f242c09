"""Decks as other programs write them: codes (base64 of `Name_Version$4|…`) and Tabletop Simulator's saved objects."""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

MOST_ENTRIES = 400
MOST_DEPTH = 12
"""Of bags within bags in a save."""
CODE_FIELDS = ("id", "list", "deck", "code")
"""Where an import link carries its code."""
CARD_OBJECTS = ("Card", "CardCustom")
_CODE = re.compile(r"[A-Za-z0-9+/_-]{8,}={0,2}")
_ENTRY = re.compile(r"(?P<name>[^$|]+)\$(?P<copies>\d{1,3})")

NOT_JSON = Phrase("non è un JSON valido: {why}", "not valid JSON: {why}")
NO_CARDS = Phrase("nel salvataggio non c'è nessuna carta con un nome", "the save holds no card with a name")
ODD_ENTRY = Phrase(
    "il codice contiene «{entry}», ma ogni voce è «Nome_Versione$copie»",
    "the code holds “{entry}”, but every entry is “Name_Version$copies”",
)
TOO_MANY = Phrase("più di {most} voci", "more than {most} entries")


class Entry(NamedTuple):
    """So many copies of what somebody calls so, on that line (0: the form has no lines)."""

    copies: int
    name: str
    line: int = 0
    aside: bool = False
    """It is listed beside the deck, as a sideboard is."""
    side: bool = False
    """It is in the sideboard, and not only thought of."""


def foreign_entries(text: str, file: str) -> list[Entry] | None:
    """Read the entries of a code or a save; return None if the text is neither, so a plain list. Raises `Problem`."""
    text = text.strip().lstrip("\ufeff")
    if text.startswith(("{", "[")) and looks_like_json(text):
        return save_entries(text, file)
    plain = code_text(text)
    return code_entries(plain, file) if plain is not None else None


def looks_like_json(text: str) -> bool:
    """Tell whether it is JSON: a plain list may begin with a bracket, as in `[set 5]`, but not go on like this."""
    return re.match(r'[{[]\s*(?:["{[\]}])', text) is not None


# -- codes -------------------------------------------------------------------------------------------------------


def code_text(text: str) -> str | None:
    """Return what a code says, or an import link's code; None if the text is no code."""
    if re.fullmatch(r"https?://\S+", text):
        fields = parse_qs(urlsplit(text).query)
        text = next((fields[key][0] for key in CODE_FIELDS if key in fields), "").replace(" ", "+")
    text = "".join(text.split())
    if not _CODE.fullmatch(text):
        return None
    text = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
    try:
        plain = raw.decode("utf-8")
    except UnicodeDecodeError:
        plain = raw.decode("latin-1")
    return plain if "$" in plain and plain.isprintable() else None


def code_entries(plain: str, file: str) -> list[Entry]:
    entries = []
    for part in plain.strip().strip("|").split("|"):
        match = _ENTRY.fullmatch(part.strip())
        if match is None:
            raise Problem(Where(file), ODD_ENTRY.fill(entry=part[:60]))
        entries.append(Entry(int(match["copies"]), match["name"].replace("_", " - ", 1)))
    return checked(entries, file)


def write_code(cards: Iterable[tuple[str, str, int]]) -> str:
    """Write the code of these names, versions ("" for none) and copies."""
    entries = [(f"{name}_{version}" if version else name, copies) for name, version, copies in cards]
    plain = "".join(f"{name}${copies}|" for name, copies in entries)
    return base64.b64encode(plain.encode("utf-8")).decode("ascii")


# -- saves -------------------------------------------------------------------------------------------------------


def save_entries(text: str, file: str) -> list[Entry]:
    try:
        save = json.loads(text)
    except ValueError as error:
        raise Problem(Where(file), NOT_JSON.fill(why=error)) from None
    except RecursionError:
        raise Problem(Where(file), NOT_JSON.fill(why="nested too deeply")) from None
    states = save.get("ObjectStates", [save]) if isinstance(save, dict) else save
    copies: dict[str, int] = {}
    for name in card_names(states, 0):
        copies[name] = copies.get(name, 0) + 1
    if not copies:
        raise Problem(Where(file), NO_CARDS)
    return checked([Entry(number, name) for name, number in copies.items()], file)


def card_names(objects: Any, depth: int) -> Iterator[str]:
    """Yield the name of every card among these objects, once for each copy."""
    if not isinstance(objects, list) or depth > MOST_DEPTH:
        return
    for thing in objects:
        if not isinstance(thing, dict):
            continue
        inside = thing.get("ContainedObjects")
        name = str(thing.get("Nickname") or "").strip()
        if isinstance(inside, list) and inside:
            yield from deck_names(thing, inside, depth)
        elif name and thing.get("Name", "Card") in CARD_OBJECTS:
            yield name


def deck_names(deck: dict[str, Any], inside: list[Any], depth: int) -> Iterator[str]:
    """Yield the cards of a deck object: an object for each copy, or for each card with its copies in `DeckIDs`."""
    numbers = deck.get("DeckIDs")
    if isinstance(numbers, list) and len(numbers) > len(inside):
        by_number = {
            thing["CardID"]: str(thing.get("Nickname") or "").strip()
            for thing in inside
            if isinstance(thing, dict) and isinstance(thing.get("CardID"), int)
        }
        if all(isinstance(number, int) and by_number.get(number) for number in numbers):
            yield from (by_number[number] for number in numbers)
            return
    yield from card_names(inside, depth + 1)


def checked(entries: list[Entry], file: str) -> list[Entry]:
    if len(entries) > MOST_ENTRIES:
        raise Problem(Where(file), TOO_MANY.fill(most=MOST_ENTRIES))
    return entries
