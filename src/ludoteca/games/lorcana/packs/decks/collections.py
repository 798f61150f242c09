"""Which cards somebody owns: collections as other programs export them (CSV), and what a deck lacks of one.

Columns are found by their headings, in any order. Foils count as cards, and all printings of a card together.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from io import StringIO
from typing import Final, NamedTuple

from ludoteca.games.lorcana.packs.decks.names import (
    MISMATCH,
    MORE_LINES,
    MOST_SUGGESTIONS,
    SET_CODES,
    Names,
    Unclear,
    names_of,
    squeezed,
)
from ludoteca.games.lorcana.packs.decks.sets import SETS
from ludoteca.games.lorcana.state.cards import Content, Deck
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase, capital, sentence
from ludoteca.kernel.yamls import Problem, Where

MOST_ROWS: Final = 20_000
"""Twice as many as all printings of all cards, foil or not."""
MOST_LETTERS: Final = 200
MOST_HEADINGS: Final = 12
MOST_TOLD: Final = 500
"""Rows of which a page is told why they were not understood; of the others it learns how many they are."""
_SEPARATORS: Final = ",;\t"
_NUMBER: Final = re.compile(r"#?0*(\d{1,4})[a-z]?(?: ?/ ?\d{1,4})?", re.IGNORECASE)
"""`42`, `042`, `42/204`, `4a`; what is no such number, as in `14/P1`, is a promotional card's."""
_COPIES: Final = re.compile(r"(\d{1,4})(?:\.0+)?x?", re.IGNORECASE)

ROLES: Final[dict[str, tuple[str, ...]]] = {
    "name": ("name", "card name", "card", "full name", "nome", "carta", "nome della carta"),
    "version": ("version", "subtitle", "card title", "title", "versione", "sottotitolo"),
    "set": ("set", "set number", "set code", "set name", "set id", "edition", "espansione", "numero del set"),
    "number": ("card number", "collector number", "number", "card no", "numero", "numero della carta"),
    "copies": ("quantity", "count", "qty", "amount", "copies", "owned", "quantità", "copie"),
    "normal": ("normal", "regular", "non foil", "normal quantity", "quantity normal", "normali"),
    "foils": ("foil quantity", "quantity foil", "foil count", "foils"),
    "foil": ("foil",),
    "beside": (
        *("color", "colour", "ink", "rarity", "price", "foil price", "normal price", "variant", "finish", "printing"),
        *("condition", "language", "notes", "cost", "type", "classifications", "id", "inkwell", "date added"),
    ),
}
"""What each column is for, by its heading; those `beside` say nothing about which card it is, nor how many."""
_ROLE_OF: Final = {squeezed(heading): role for role, headings in ROLES.items() for heading in headings}


class Unread(NamedTuple):
    """A row that means no card: its line, what it calls the card, and why."""

    line: int
    name: str
    reason: Phrase


class Collection:
    """How many copies of which cards (their first printings) somebody owns, and the rows that say nothing of that."""

    def __init__(self) -> None:
        self.owned: dict[int, int] = {}
        self.unread: list[Unread] = []

    @property
    def size(self) -> int:
        return sum(self.owned.values())


class Lack(NamedTuple):
    """So many copies of a card are missing, and so many are owned."""

    number: int
    missing: int
    owned: int


def read_collection(text: str, file: str, content: Content) -> Collection:
    """Read a collection; raises `Problem` for a text in which no columns for cards and copies are found."""
    rows = csv_rows(text, file)
    try:
        line, headings = next(rows)
    except StopIteration:
        raise Problem(Where(file), Phrase("il file è vuoto", "the file is empty")) from None
    columns = columns_of(headings, Where(file, line))
    reader = RowReader(content, columns)
    for line, row in rows:
        reader.read(line, row)
    return reader.found


def csv_rows(text: str, file: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows that are not empty, each with its line; raise `Problem`."""
    text = text.removeprefix("\ufeff").lstrip("\r\n")
    heading = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=heading.count)
    rows = csv.reader(StringIO(text, newline=""), delimiter=separator, skipinitialspace=True)
    try:
        for row in rows:
            if rows.line_num > MOST_ROWS:
                raise Problem(Where(file), MORE_LINES.fill(most=MOST_ROWS))
            if any(cell.strip() for cell in row):
                yield rows.line_num, row
    except csv.Error as error:
        problem = Phrase("non è un CSV: {why}", "not CSV: {why}").fill(why=error)
        raise Problem(Where(file, rows.line_num), problem) from None


def columns_of(headings: list[str], where: Where) -> dict[str, int]:
    """Find where each role's column is, the first of several; raise `Problem` if what is needed is not there."""
    columns: dict[str, int] = {}
    unknown: list[Phrase] = []
    for column, heading in enumerate(headings):
        role = _ROLE_OF.get(squeezed(heading[:MOST_LETTERS]))
        if role is not None:
            columns.setdefault(role, column)
        elif heading.strip():
            shown = heading.strip()[:40]
            unknown.append(Phrase(f"«{shown}»", f"“{shown}”"))
    missing = []
    if "name" not in columns and not {"set", "number"} <= columns.keys():
        missing.append(
            Phrase(
                "il nome (Name), o set e numero (Set, Card Number)",
                "names (Name), or sets and numbers (Set, Card Number)",
            )
        )
    if not columns.keys() & {"copies", "normal", "foils", "foil"}:
        missing.append(
            Phrase("le copie (Normal e Foil, o Quantity, o Count)", "copies (Normal and Foil, or Quantity, or Count)")
        )
    if missing:
        problem = Phrase(
            "non è una collezione: manca una colonna per {missing}",
            "not a collection: there is no column for {missing}",
        ).fill(missing=commas(missing))
        if unknown:
            also = Phrase("; intestazioni sconosciute: {names}", "; unknown headings: {names}")
            problem += also.fill(names=commas(unknown[:MOST_HEADINGS]))
        raise Problem(where, problem)
    return columns


class RowReader:
    """Reads rows with these columns into a collection."""

    def __init__(self, content: Content, columns: dict[str, int]) -> None:
        self.content = content
        self.names: Names = names_of(content)
        self.columns = columns
        self.found = Collection()
        wanted = ["copies"] if "copies" in columns else ["normal", "foil"]
        self.counts = [columns[role] for role in (*wanted, "foils") if role in columns]
        """A column `Foil` beside one for the copies only says which printing they are."""

    def read(self, line: int, row: list[str]) -> None:
        """Add what a row says, or note why it says nothing."""
        name = self.full_name(row)
        try:
            copies = sum(copies_of(row[column]) for column in self.counts if column < len(row))
            if copies:
                first = self.card(name, row)
                self.found.owned[first] = self.found.owned.get(first, 0) + copies
        except Unclear as unclear:
            self.found.unread.append(Unread(line, name[:MOST_LETTERS] or self.id(row), unclear.phrase))

    def cell(self, row: list[str], role: str) -> str:
        column = self.columns.get(role, len(row))
        return " ".join(row[column].split()) if column < len(row) else ""

    def full_name(self, row: list[str]) -> str:
        return " - ".join(part for part in (self.cell(row, "name"), self.cell(row, "version")) if part)

    def id(self, row: list[str]) -> str:
        """Return the card's id as set and number say it; what they say, if that is none."""
        set_, number = self.cell(row, "set")[:MOST_LETTERS], self.cell(row, "number")[:MOST_LETTERS]
        match = _NUMBER.fullmatch(number)
        known = set_number(set_)
        return f"{known}-{match[1]}" if match is not None and known else f"{set_} {number}".strip()

    def card(self, name: str, row: list[str]) -> int:
        """Find the first printing that a row means; raise `Unclear`.

        A known number says it, unless the name is that of another card; promotional and special printings, whose
        numbers are not among the cards, are found by their names.
        """
        if len(name) > MOST_LETTERS:
            why = Phrase("un nome più lungo di {most} lettere", "a name longer than {most} letters")
            raise Unclear(why.fill(most=MOST_LETTERS))
        id = self.id(row)
        printing = self.content.by_id.get(id)
        named = self.names.full.get(squeezed(name))
        if printing is None:
            if not name:
                why = Phrase("né un nome né un numero noto ({id})", "neither a name nor a known number ({id})")
                raise Unclear(why.fill(id=id or "–"))
            if named is not None:
                return named
            suggest = len(self.found.unread) < MOST_SUGGESTIONS
            return self.content.first_printing(self.names.card(name, suggest))
        first = self.content.first_printing(printing)
        if named is not None and named != first:
            raise Unclear(MISMATCH.fill(id=id, other=self.content.cards[first].full_name, name=name))
        return first


def copies_of(cell: str) -> int:
    """Read the number of copies in a cell, none if it is empty; raise `Unclear`."""
    text = cell.strip()
    match = _COPIES.fullmatch(text)
    if text and match is None:
        why = Phrase("«{text}» non è un numero di copie", "“{text}” is not a number of copies")
        raise Unclear(why.fill(text=text[:40]))
    return int(match[1]) if match is not None else 0


def set_number(text: str) -> int:
    """Find the number of the set called so: `1`, `001`, `TFC`, `Set 1`, `The First Chapter`; 0 for any other."""
    plain = squeezed(text)
    digits = plain.removeprefix("set")
    if text.isascii() and digits.isdecimal():
        return int(digits[:4])
    return _SET_NAMES.get(plain, SET_CODES.get(text.strip().upper(), 0))


_SET_NAMES: Final = {squeezed(form): number for number, name in enumerate(SETS, 1) for form in (name.it, name.en)}


def lacking(deck: Deck, owned: dict[int, int]) -> list[Lack]:
    """List what is missing for a deck, card by card."""
    wanted = [(number, copies, owned.get(number, 0)) for number, copies in deck.cards]
    return [Lack(number, copies - have, have) for number, copies, have in wanted if have < copies]


def collection_report(text: str, file: str, content: Content, lang: str) -> JSON:
    """Report a collection for a page: see `HasCollections`."""
    collection = read_collection(text, file, content)
    return {
        "cards": [
            {"id": content.cards[number].id, "copies": copies} for number, copies in sorted(collection.owned.items())
        ],
        "unread": [
            {"line": row.line, "name": row.name, "text": sentence(capital(row.reason).say(lang))}
            for row in collection.unread[:MOST_TOLD]
        ],
        "unread_rows": len(collection.unread),
    }
