"""What a seat knows as rows of bytes, written straight from an engine's columns into arrays that somebody else owns.

A game that has a `Filler` lays out its rows zone by zone on a `Sheet`, each row found by the few numbers of the engine
that it follows from; what a row looks like is worked out once, from a value of the view, and kept in the `Ledger`. A
sheet knows what lies in its arrays already, and writes only what has changed.
"""

from __future__ import annotations

from abc import abstractmethod
from array import array
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.acts import Act
from ludoteca.kernel.contract import Outcome, Raw
from ludoteca.kernel.frames import AnyMatch, FrameMatch
from ludoteca.kernel.packing import (
    changed_row,
    clear_bytes,
    desk_over,
    lay_cards,
    lay_changed,
    lay_held,
    lay_options,
    lay_rows,
    lay_told,
    note_changes,
    number_at,
    told_list,
)
from ludoteca.kernel.schemes import ASKED_ABOUT, CARD_ABOUT, NONE, NOTHING_ABOUT, Scheme
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import words_of

MOST_KEPT: Final = 20_000
"""So many rows of a zone are kept at once."""
NOWHERE: Final = -1
NOT_ONE_BY_ONE: Final = 1
ONE_BY_ONE: Final = -1
"""Rows that are as many as their list says."""
NUMBER: Final = 4
"""The bytes of a number."""
ASKED: Final = 5
"""The columns that tell what is asked: whether anything is, whether it goes on, how many options, the rule, the row."""
Called = tuple[str, int, int, int, int]
"""What an option concerns: the word for it, and up to two rows, each with the number that calls it; 0, 0 for no row."""
NOTHING_CALLED: Final[Called] = ("", 0, 0, 0, 0)
Alike = tuple[str, int, bool]
"""What options of an act concern that are alike: the word, the row that 0 would call, and whether numbers are told too.

The first number after the verb calls the row; 0 is no row.
"""
NOT_ALIKE: Final[Alike] = ("", NOWHERE, False)
NOTHING_ALIKE: Final[Alike] = ("", 0, False)
Sought = tuple[str, str, list[Any]]
"""What options concern by a card whose row is looked for: the word for it, that for none, and where it is looked for.

The last is as `packing.found_row` has it.
"""
NOT_SOUGHT: Final[Sought] = ("", "", [])
NO_RAWS: Final[list[Raw]] = []
NOTHING: Final = 0
"""What the options of an act concern that have no row to call; games number the rest."""
WORDS: Final = "@words"
"""The first column of what is no row, where sentences are told."""


class Full(ValueError):
    """More is on the table, or may be chosen, than the arrays have room for."""

    def __init__(self, wanted: int, options: bool) -> None:
        super().__init__(f"{wanted} {'options' if options else 'rows'}")
        self.wanted = wanted
        self.options = options


class Book:
    """The rows of one content that have been made: by zone, and by the numbers that they follow from."""

    def __init__(self, zones: int) -> None:
        self.rows: list[dict[Any, bytes]] = [{} for _ in range(zones)]
        self.plain: list[dict[Any, bytes]] = [{} for _ in range(zones)]
        """The same without the numbers that change often."""
        self.views: dict[Any, bytes] = {}
        """What is no row."""
        self.lists: dict[Any, bytes] = {}
        """Lists of numbers, as they are told in columns."""
        self.labels: dict[Any, bytes] = {}
        """Lists of words, likewise."""
        self.masks: dict[int, bytes] = {}
        """Lists of what the bits of a number say, likewise."""
        self.words: dict[str, int] = {}
        self.sentences: dict[tuple[int, str, str], int] = {}
        """What stands for all sentences, by those before and by what is asked."""


class Seen:
    """What one seat was told last, zone by zone, so that what has not changed is not told again."""

    def __init__(self, zones: int, about: Any) -> None:
        none: list[Any] = []  # stays empty: whoever has something to note puts another list in its place
        self.about = about
        """What all that is noted here holds for: a match, or what several have in common."""
        self.keys: list[Any] = [None] * zones
        """By zone, what its rows followed from."""
        self.rows: list[list[bytes]] = [none] * zones
        self.changing: list[list[Any]] = [none] * zones
        """By zone, the numbers that go into those rows; none where these are whole."""
        self.counts = [ONE_BY_ONE] * zones
        """By zone, how many rows those are, where several are one."""
        self.cards: list[list[int]] = [none] * zones
        """By zone, the cards whose rows lie there, in their order, where a filler wants to find them."""
        self.places: list[list[int]] = [none] * zones
        """The same for places where something lies."""
        self.firsts = [0] * zones
        """By zone, how many rows lie before it, where a filler must know before it lays them out."""
        self.packs = [NOWHERE] * zones
        """By zone, what its rows followed from, where one number tells that."""
        self.printed: list[bytes] = []
        """By card, its row without the numbers that change often, where it was ever met."""
        self.held: list[list[bytes | None]] = [none] * zones
        """By zone, the rows that things of these numbers hold there; None for those that were never made."""
        self.numbers: list[int] = []
        """Whatever else a filler wants to remember."""
        self.lists: list[list[int]] = []
        """The same, of columns of the engine."""
        self.columns: list[Any] = []
        """Columns of the engine as they were then."""
        self.kept: Any = None
        """What a filler has worked out for them."""
        self.follows = bytearray()
        """What rows follow from that a desk lays out."""
        self.view_from: list[Any] = []
        """What all that is no row followed from, but for what is asked,"""
        self.view = b""
        """how it was told without the numbers that change often,"""
        self.view_numbers: list[Any] = []
        """and those numbers."""

    def is_view_old(self, now: list[Any]) -> bool:
        """Tell whether what is no row must be told anew, because it follows from other things than it did."""
        if not self.view_from:
            self.view_from = [None] * len(now)
        return bool(note_changes(now, self.view_from)) or not self.view

    def changes(self, now: list[Any]) -> int:
        """Tell which columns of the engine are others than they were then, as a bit mask, and remember them."""
        if not self.columns:
            self.columns = [None] * len(now)
        return note_changes(now, self.columns)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """What all sheets of a game have in common."""

    def __init__(
        self,
        zones: int,
        size: int,
        parent_at: int,
        own_at: int,
        placed: list[int],
        changing: list[list[int]],
        changing_view: list[int],
        asked_view: list[int],
        apart: list[list[int]],
    ) -> None:
        self.zones = zones
        self.size = size
        """The bytes of a row."""
        self.parent_at = parent_at
        """The column where a row's holder is told."""
        self.own_at = own_at
        """The column that tells whose it is."""
        self.placed = packed(placed)
        """The columns that tell where a card lies, as `packing.lay_cards` has them."""
        self.changing: list[bytes] = [packed(columns) for columns in changing]
        """By zone, the columns of a row that change often."""
        self.changing_view = packed(changing_view)
        """Those of what is no row,"""
        self.asked_view = packed(asked_view)
        """and those that follow from what is asked."""
        self.apart: list[bytes] = [packed(columns) for columns in apart]
        """By zone, the columns that tell things apart that are alike otherwise, where a filler needs them."""
        self.books: dict[str, Book] = {}

    def book(self, digest: str) -> Book:
        """Return the rows that were made of a content."""
        book = self.books.get(digest)
        if book is None:
            book = self.books[digest] = Book(self.zones)
        return book

    @abstractmethod
    def make(self, zone: int, value: Any, own: int, place: int, parent: int) -> bytes:
        """Make the row of a value of a view, that points to no cards."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def make_view(self, view: Any) -> bytes:
        """Tell what is no row of a view."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def make_list(self, numbers: tuple[Any, ...]) -> bytes:
        """Tell a list of numbers, as it is told in columns."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def make_labels(self, labels: tuple[str, ...]) -> bytes:
        """Tell a list of words, as it is told in columns."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def number_of(self, word: str) -> int:
        """Return the number that stands for a word."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def add_sentence(self, before: int, field: str, words: Any) -> int:
        """Return the number that stands for the sentences before, and these words in that field after them."""
        raise NotImplementedError(type(self).__name__)


def packed(columns: list[int]) -> bytes:
    """Write the numbers of columns as bytes."""
    told: bytes = array("i", columns).tobytes()
    return told


def put(kept: dict[Any, bytes], key: Any, row: bytes) -> None:
    """Keep a row, and not too many."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = row


class Sheet:
    """What lies in somebody's arrays."""

    def __init__(self, ledger: Ledger, entities: Any, told: Any, options: Any, mask: Any) -> None:
        """Write from now on into these arrays, which are memory views of bytes."""
        self.ledger = ledger
        self.entities = entities
        self.told = told
        self.options = options
        self.mask = mask
        self.size = ledger.size
        self.room = len(entities) // ledger.size
        self.option_room = len(mask)
        self.digest = ""
        self.book = Book(0)
        self.count = 0
        """The rows laid out so far."""
        self.before = 0
        self.whole = False
        """Whether what is noted here does lie in the arrays."""
        self.starts: list[int] = []
        """By zone, how many rows lie before it; after the last one, how many there are."""
        self.moved = False
        """Whether a zone begins elsewhere than it did."""
        self.lying: list[list[bytes]] = []
        """By zone, the rows that lie there,"""
        self.changing: list[list[Any]] = []
        """and the numbers that were written into them; none where they were whole."""
        self.cards: list[list[int]] = []
        """By zone, the cards that lie there, where all are as they are printed,"""
        self.groups: list[list[int]] = []
        """and who holds how many of them."""
        self.words = b""
        """What is no row as it lies there,"""
        self.numbers: list[Any] = []
        """and the numbers that change often in it."""
        self.chosen = 0
        """How many options there are."""
        self.pages: list[Seen | None] = []
        """By seat, what it was told last."""
        self.page = Seen(0, None)
        """What the seat that is told something now was told last."""
        self.lies: Seen | None = None
        """What the seat was told that the arrays were filled for last."""
        self.nothing: bytes = self.listed(())
        """A list without numbers, as it is told in columns."""
        self.kept: Any = None
        """Whatever else a filler wants to remember of the match that it looked at last."""
        self.desk: Any = desk_over(entities, told, options, mask, ledger.size, ledger.own_at, ledger.changing)
        """What lays out whole zones, for fillers with a scheme; None where there is no C."""

    def forget(self) -> None:
        """Write everything anew next time: somebody else has written into the arrays."""
        self.whole = False

    def begin(self, digest: str) -> None:
        """Begin to lay out rows of this content."""
        if digest != self.digest:
            self.digest = digest
            self.book = self.ledger.book(digest)
            self.pages = []
            self.kept = None
        if not self.whole:
            self.starts = [NOWHERE] * (self.ledger.zones + 1)
            self.lying = [[] for _ in range(self.ledger.zones)]
            self.changing = [[] for _ in range(self.ledger.zones)]
            self.cards = [[] for _ in range(self.ledger.zones)]
            self.groups = [[] for _ in range(self.ledger.zones)]
            self.before = self.room
            self.words = b""
            self.chosen = 0
            self.options[:] = bytes(len(self.options))
            self.mask[:] = bytes(len(self.mask))
            self.pages = []
            self.lies = None
            if self.desk is not None:
                self.desk.forget()
        self.whole = False
        self.moved = False
        self.count = 0

    def turn_to(self, seat: int, about: Any) -> bool:
        """Turn to what this seat was told last about that; tell whether it was ever told anything."""
        while len(self.pages) <= seat:
            self.pages.append(None)
        page = self.pages[seat]
        if page is not None and page.about is about:
            self.page = page
            return True
        self.page = Seen(self.ledger.zones, about)
        self.pages[seat] = self.page
        return False

    def keep(self, zone: int, key: Any, value: Any, own: int, place: int, parent: int) -> bytes:
        """Make the row of a value and keep it for those numbers."""
        row = self.ledger.make(zone, value, own, place, parent)
        put(self.book.rows[zone], key, row)
        return row

    def value_row(self, zone: int, value: Any, own: int, place: int, parent: int) -> bytes:
        """Return the row of a value of a view, found by that value: for what seldom changes."""
        key = (value, own, place, parent)
        row = self.book.rows[zone].get(key)
        return self.keep(zone, key, value, own, place, parent) if row is None else row

    def keep_plain(self, zone: int, key: Any, value: Any, own: int, place: int, parent: int) -> bytes:
        """Do the same for a row without the numbers that change often."""
        row = self.ledger.make(zone, value, own, place, parent)
        put(self.book.plain[zone], key, row)
        return row

    def whole_row(self, zone: int, plain: bytes, numbers: list[Any]) -> bytes:
        """Return a row with the numbers that change often."""
        return changed_row(plain, self.ledger.changing[zone], tuple(numbers))

    def keep_patched(self, zone: int, key: Any, alike: bytes, numbers: tuple[Any, ...]) -> bytes:
        """Keep a row without the numbers that change often, made of one that only these numbers tell apart from it."""
        row = changed_row(alike, self.ledger.apart[zone], numbers)
        put(self.book.plain[zone], key, row)
        return row

    def keep_changed(self, zone: int, key: Any, plain: bytes, numbers: tuple[Any, ...]) -> bytes:
        """Put the numbers that change often into a row, and keep it."""
        row = changed_row(plain, self.ledger.changing[zone], numbers)
        put(self.book.rows[zone], key, row)
        return row

    def block(self, zone: int, key: Any, own: int, parent: int) -> bytes | None:
        """Return the rows of all that one thing holds in a zone, as one, if they were ever made."""
        here = (key, own, parent)
        rows = self.book.rows[zone].get(here)
        if rows is None:
            plain = self.book.plain[zone].get(key)
            if plain is not None:
                made: Any = array("i", plain)
                for start in range(0, len(plain) // NUMBER, self.size // NUMBER):
                    made[start + self.ledger.parent_at] = parent
                    made[start + self.ledger.own_at] = own
                rows = made.tobytes()
                put(self.book.rows[zone], here, rows)
        return rows

    def keep_block(self, zone: int, key: Any, values: tuple[Any, ...], own: int, parent: int) -> bytes:
        """Make the rows of all that one thing holds in a zone, and keep them, whosever it is and wherever it lies."""
        rows: list[bytes] = []
        for place in range(len(values)):
            if values[place] is not None:
                rows.append(self.ledger.make(zone, values[place], own, place, parent))
        put(self.book.plain[zone], key, b"".join(rows))
        block = self.block(zone, key, own, parent)
        return b"" if block is None else block

    def keep_held(self, zone: int, key: Any, values: tuple[Any, ...], own: int) -> bytes:
        """Make the rows of all that one thing holds in a zone, but for the row of their holder, and keep them."""
        rows: list[bytes] = []
        for place in range(len(values)):
            if values[place] is not None:
                rows.append(self.ledger.make(zone, values[place], own, place, 0))
        block = b"".join(rows)
        put(self.book.plain[zone], key, block)
        return block

    def keep_view(self, key: Any, view: Any) -> bytes:
        """Tell what is no row of a view, and keep it for those numbers."""
        told = self.ledger.make_view(view)
        put(self.book.views, key, told)
        return told

    def listed(self, numbers: Any) -> bytes:
        """Tell a list or tuple of numbers, as it is told in columns; there may be words among them."""
        told = told_list(numbers)
        return self.listed_words(tuple(numbers)) if told is None else told

    def listed_words(self, words: tuple[Any, ...]) -> bytes:
        """Tell a list with other things than numbers in it."""
        told = self.book.lists.get(words)
        if told is None:
            told = self.ledger.make_list(words)
            put(self.book.lists, words, told)
        return told

    def labels(self, words: tuple[str, ...]) -> bytes:
        """Tell a list of words, as it is told in columns."""
        told = self.book.labels.get(words)
        if told is None:
            told = self.ledger.make_labels(words)
            put(self.book.labels, words, told)
        return told

    def word(self, text: str) -> int:
        """Return the number that stands for a word."""
        number = self.book.words.get(text)
        if number is None:
            number = self.ledger.number_of(text)
            self.book.words[text] = number
        return number

    def sentences(self, view: bytes) -> int:
        """Return the number that stands for the sentences in what is no row."""
        return number_at(view, 0)

    def all_sentences(self, view: bytes, prompt: Phrase) -> int:
        """Return the number that stands for all sentences: those in what is no row, and after them what is asked."""
        before = number_at(view, 0)
        key = (before, prompt.it, prompt.en)
        number = self.book.sentences.get(key)
        if number is None:
            number = self.ledger.add_sentence(before, "prompt", words_of(prompt))
            if len(self.book.sentences) >= MOST_KEPT:
                self.book.sentences.clear()
            self.book.sentences[key] = number
        return number

    def stay(self, first: int, after: int) -> bool:
        """Leave the zones from one on, up to another or to the end, as they lie; tell whether they can be left.

        They can where the same seat was told last, and neither they nor any zone before them begins elsewhere now.
        Whoever asks knows that nothing has changed that they follow from otherwise.
        """
        if self.moved or self.lies is not self.page or self.count != self.starts[first]:
            return False
        self.count = self.starts[after]
        return True

    def again(self, zone: int, key: Any) -> bool:
        """Lay out what the seat was told last in the next zone, if that followed from the same; tell whether it did."""
        page = self.page
        if page.keys[zone] != key:
            return False
        if page.changing[zone]:
            self.lay_changing(zone, page.rows[zone], page.changing[zone])
        else:
            self.lay(zone, page.rows[zone], page.counts[zone])
        return True

    def again_packed(self, zone: int, pack: int) -> bool:
        """Do the same for rows that numbers go into, and that follow from one number."""
        page = self.page
        if page.packs[zone] != pack:
            return False
        self.lay_changing(zone, page.rows[zone], page.changing[zone])
        return True

    def lay_new(self, zone: int, key: Any, rows: list[bytes], count: int = ONE_BY_ONE) -> None:
        """Lay out the rows of the next zone, and note what they follow from."""
        page = self.page
        page.keys[zone] = key
        page.rows[zone] = rows
        page.changing[zone] = []
        page.counts[zone] = count
        self.lay(zone, rows, count)

    def lay_new_changing(self, zone: int, key: Any, rows: list[bytes], numbers: list[Any]) -> None:
        """Do the same with rows that numbers go into."""
        self.page.keys[zone] = key
        self.note_changing(zone, rows, numbers)

    def lay_new_packed(self, zone: int, pack: int, rows: list[bytes], numbers: list[Any]) -> None:
        """Do the same with what follows from one number."""
        self.page.packs[zone] = pack
        self.note_changing(zone, rows, numbers)

    def note_changing(self, zone: int, rows: list[bytes], numbers: list[Any]) -> None:
        """Lay out the rows of the next zone, with the numbers that go into them, and remember both."""
        self.page.rows[zone] = rows
        self.page.changing[zone] = numbers
        self.lay_changing(zone, rows, numbers)

    def count_in(self, blocks: list[bytes]) -> int:
        """Count the rows in blocks of them."""
        count = 0
        for block in blocks:
            count += len(block) // self.size
        return count

    def lay_blocks(self, zone: int, blocks: list[bytes]) -> None:
        """Lay out the rows of the next zone, some of which are one already."""
        self.lay(zone, blocks, self.count_in(blocks))

    def lay(self, zone: int, rows: list[bytes], count: int = ONE_BY_ONE) -> None:
        """Lay out the rows of the next zone, a list that nobody changes any more; say how many, if several are one."""
        start = self.count
        end = start + (len(rows) if count < 0 else count)
        self.count = end
        lying = self.lying[zone]
        if start != self.starts[zone] or self.changing[zone]:
            self.starts[zone] = start
            self.moved = True
            self.changing[zone] = []
            lying = []
        elif rows is lying:
            return
        if end > self.room:
            raise Full(end, False)
        self.lying[zone] = rows
        lay_rows(self.entities, start * self.size, rows, lying)

    def lay_changing(self, zone: int, rows: list[bytes], numbers: list[Any]) -> None:
        """Lay out the rows of the next zone, with these numbers in the columns that change often, row by row.

        Nobody changes these lists any more.
        """
        start = self.count
        end = start + len(rows)
        self.count = end
        lying, lain = self.lying[zone], self.changing[zone]
        if start != self.starts[zone]:
            self.starts[zone] = start
            self.moved = True
            lying, lain = [], []
        elif rows is lying and numbers is lain:
            return
        if end > self.room:
            raise Full(end, False)
        self.lying[zone] = rows
        self.changing[zone] = numbers
        if rows:
            lay_changed(self.entities, start * self.size, rows, self.ledger.changing[zone], numbers, lying, lain)

    def lay_printed(self, zone: int, printed: list[bytes], cards: list[int], groups: list[int]) -> int:
        """Lay out the cards of the next zone as they are printed, by those who hold them: see `packing.lay_cards`.

        Return the place of a card that has no row yet, and must get one first; -1 when all is done. Nobody changes
        these lists any more. A zone that is laid out so always is.
        """
        start = self.count
        end = start + len(cards)
        if end > self.room:
            raise Full(end, False)
        lying: list[int] = []
        if start == self.starts[zone] and self.lies is self.page:
            if cards is self.cards[zone] and groups is self.groups[zone]:
                self.count = end
                return -1
            if groups == self.groups[zone]:
                lying = self.cards[zone]
        missing = lay_cards(
            self.entities, start * self.size, printed, cards, groups, zone + 1, self.ledger.placed, lying
        )
        if missing < 0:
            if start != self.starts[zone]:
                self.starts[zone] = start
                self.moved = True
            self.cards[zone] = cards
            self.groups[zone] = groups
            self.count = end
        return missing

    def lay_held(self, zone: int, groups: list[Any]) -> int:
        """Lay out what things hold in the next zone, in one go: see `packing.lay_held`.

        Return how many holders come before one whose rows must be made first; -1 when all is done. A zone that is laid
        out so always is.
        """
        start = self.count
        told = lay_held(self.entities, start * self.size, self.size, self.ledger.parent_at, groups)
        if told < 0:
            return -1 - told
        end = start + told
        if end > self.room:
            raise Full(end, False)
        if start != self.starts[zone]:
            self.starts[zone] = start
            self.moved = True
        self.count = end
        return NOWHERE

    def lay_scheme(self, code: bytes, columns: list[Any], seat: int) -> list[int]:
        """Lay out rows as a scheme has it, at a desk; return those that must be made first, by zone and card or place.

        All is done when there are none.
        """
        page = self.page
        needed: list[int] = []
        self.count = self.desk.lay(code, columns, page.columns, page.rows, page.printed, page.follows, seat, needed)
        if not needed and self.count > self.room:
            raise Full(self.count, False)
        return needed

    def finish(
        self,
        view: bytes,
        numbers: list[Any],
        asking: list[Any],
        asked: list[int],
        raws: list[Raw],
        called: list[Any],
    ) -> None:
        """Tell the rest: what is no row, what is asked, and what may be chosen, by what each option concerns.

        Into what is no row go the numbers that change often, a list that nobody changes any more, and what follows from
        what is asked; either may be none where that goes for the whole game.
        """
        count = self.count
        if count < self.before:
            clear_bytes(self.entities, count * self.size, self.before * self.size)
        self.before = count
        self.starts[self.ledger.zones] = count
        if len(raws) > self.option_room:
            raise Full(len(raws), True)
        changing, asked_view = self.ledger.changing_view, self.ledger.asked_view
        lay_told(self.told, view, changing, numbers, asked_view, asking, asked, self.words, self.numbers)
        self.words = view
        self.numbers = numbers
        lay_options(self.options, self.mask, raws, called, asked[-1], self.chosen)
        self.chosen = len(raws)
        self.lies = self.page
        self.whole = True


def about(concern: int, scheme: Scheme, sheet: Sheet) -> list[int]:
    """Say what options concern, as a desk has it: how, the word for a card, that for none, and a column of cards."""
    if concern not in scheme.concerns:
        return [NOTHING_ABOUT if concern == NOTHING else ASKED_ABOUT, 0, 0, NONE]
    word, nothing, column = scheme.concerns[concern]
    return [CARD_ABOUT, sheet.word(word), sheet.word(nothing) if nothing else 0, column]


def place_among(cards: list[int], card: int) -> int:
    """Return the first place of a card among these; -1 where it is not one of them."""
    for place, other in enumerate(cards):
        if other == card:
            return place
    return NOWHERE


def own_of(owner: int, seat: int) -> int:
    """Tell whose something is: 1 the seat's, -1 another's, 0 nobody's."""
    return 0 if owner < 0 else 1 if owner == seat else -1


def known_outcome(outcome: Outcome | None) -> tuple[Any, ...] | None:
    """Return all that an outcome tells, as something to find what was told of it by."""
    if outcome is None:
        return None
    return outcome.winners, outcome.draw, outcome.rule, outcome.reason.it, outcome.reason.en


def row_among(start: int, cards: list[int], card: int) -> int:
    """Return the row of a card, from 1, among those that are told from `start` on; 0 for one that is not."""
    place = place_among(cards, card)
    return start + place + 1 if place >= 0 else 0


def tell_place(zone: int, own: int, index: int, parent: int, numbers: list[Any]) -> None:
    """Tell where a card lies, and whose it is."""
    numbers.append(zone + 1)
    numbers.append(own)
    numbers.append(index)
    numbers.append(parent)


class Zones:
    """The zones of a game's view, told one after the other in the order in which their rows are laid out."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.changing: list[tuple[str, ...]] = []
        self.apart: list[tuple[str, ...]] = []

    def add(self, name: str, *changing: str, apart: tuple[str, ...] = ()) -> int:
        """Tell the next zone, and its columns that change too often to make rows anew; return its number.

        "here#" is a column that begins a list, "here=" one that begins a list of words. Those `apart` tell things apart
        that are alike otherwise: a row is made of another with these.
        """
        self.names.append(name)
        self.changing.append(changing)
        self.apart.append(apart)
        return len(self.names) - 1


class Concerns:
    """What options may concern, each with a number of its own."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.last = NOTHING

    def add(self, *told: str) -> int:
        """Tell the acts that concern the next: by the key of a thing, or by their verbs where they have none."""
        self.last += 1
        for key in told:
            self.numbers[key] = self.last
        return self.last


@mypyc_attr(allow_interpreted_subclasses=True)
class Filler:
    """Fills sheets from the columns of a game's engine."""

    zones: ClassVar[Zones]
    """All zones of the game's view."""
    changing_view: ClassVar[tuple[str, ...]] = ()
    """The columns of what is no row that change too often to make it anew."""
    asked_view: ClassVar[tuple[str, ...]] = ()
    """Those of them that follow from what is asked, where a filler puts them in by themselves."""
    concerns: ClassVar[Concerns]
    """What the acts concern."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.concern: list[int] = []
        """By act, what its options concern: NOTHING, or a number of the game's own."""
        self.abouts = b""
        """The same as a desk has it."""

    @abstractmethod
    def fill(self, match: AnyMatch, seat: int, sheet: Sheet) -> bool:
        """Tell a seat what it knows and is asked; False where the view must be read instead, and nothing was told."""
        raise NotImplementedError(type(self).__name__)

    def concern_of(self, act: Act) -> int:
        """Say what the options of an act concern: NOTHING, or a number of the game's own."""
        numbers = self.concerns.numbers
        return numbers[act.key] if act.key else numbers.get(act.verb, NOTHING)

    def alike(self, match: AnyMatch, concern: int, sheet: Sheet) -> Alike:
        """Say what all options concern that are about such a thing, where the first number of each calls its row."""
        return NOT_ALIKE

    def sought(self, match: AnyMatch, concern: int, sheet: Sheet) -> Sought:
        """Say where the rows of cards are looked for that options concern which are about such a thing."""
        return NOT_SOUGHT

    def called(self, match: AnyMatch, seat: int, raw: Raw, concern: int, sheet: Sheet) -> Called:
        """Return the rows that an option concerns which is about something, and neither alike nor sought."""
        return NOTHING_CALLED

    def finish(
        self,
        match: FrameMatch,
        acts: list[Act],
        seat: int,
        sheet: Sheet,
        view: bytes,
        source: int,
        numbers: list[Any],
        asking: list[Any],
    ) -> None:
        """Tell what is no row, what the seat is asked, by what lies in that row, and what it may choose.

        That is the last of it. For the numbers see `Sheet.finish`.
        """
        if self.acts is not acts:
            self.acts = acts
            self.concern = [self.concern_of(act) for act in acts]
            self.abouts = b""
        for other, raws, continues in match.open_offers():
            if other == seat:
                told = self.all_called(match, seat, raws, sheet)
                rule = sheet.word(match.rule_of(seat))
                asked = [1, 1 if continues else 0, len(raws), rule, source]
                sheet.finish(view, numbers, asking, asked, raws, told)
                return
        sheet.finish(view, numbers, asking, [0] * ASKED, [], [])

    def finish_desk(
        self,
        match: FrameMatch,
        acts: list[Act],
        seat: int,
        sheet: Sheet,
        view: bytes,
        source: int,
        scheme: Scheme,
        columns: list[Any],
    ) -> None:
        """Do the same at a desk, for a filler with a scheme: `source` is the card that asks, -1 for none."""
        if self.acts is not acts or not self.abouts:
            self.acts = acts
            self.concern = [self.concern_of(act) for act in acts]
            self.abouts = packed([number for concern in self.concern for number in about(concern, scheme, sheet)])
        asked: list[int] = []
        how, rule, raws = 0, 0, NO_RAWS
        for other, offered, continues in match.open_offers():
            if other == seat:
                how, rule, raws = 2 if continues else 1, sheet.word(match.rule_of(seat)), offered
                break
        if len(raws) > sheet.option_room:
            raise Full(len(raws), True)
        done: int = sheet.desk.tell(view, how, rule, source, raws, self.abouts, columns, asked)
        while done < len(raws):
            raw = raws[done]
            word, row, value, inner, inner_value = self.called(match, seat, raw, self.concern[raw[0]], sheet)
            asked += [sheet.word(word) if word else 0, row, value, inner, inner_value]
            done = sheet.desk.tell(view, how, rule, source, raws, self.abouts, columns, asked)
        sheet.whole = True

    def all_called(self, match: FrameMatch, seat: int, raws: list[Raw], sheet: Sheet) -> list[Any]:
        """Say what options concern, as `packing.lay_options` has it: act by act, as they come one after another."""
        told: list[Any] = []
        verb, head, count, step = NOWHERE, 0, 0, 0
        concern, before, number = NOTHING, "", 0
        for raw in raws:
            if raw[0] != verb:
                if count:
                    told[head] = step * count
                verb, head, count = raw[0], len(told), 0
                concern = self.concern[verb]
                word, first, is_told = NOTHING_ALIKE if concern == NOTHING else self.alike(match, concern, sheet)
                step = NOT_ONE_BY_ONE
                told.append(0)
                if first != NOWHERE:
                    told.append(sheet.word(word) if word else 0)
                    told.append(first)
                    told.append(0 if is_told else 1)
                else:
                    card, nothing, where = self.sought(match, concern, sheet)
                    if where:
                        head += 1
                        told.append(0)
                        told.append(sheet.word(card))
                        told.append(sheet.word(nothing) if nothing else 0)
                        told.append(where)
                    else:
                        step = ONE_BY_ONE
            count += 1
            if step == ONE_BY_ONE:
                word, row, value, inner, inner_value = self.called(match, seat, raw, concern, sheet)
                if word is not before:
                    before, number = word, sheet.word(word) if word else 0
                told.append(number)
                told.append(row)
                told.append(value)
                told.append(inner)
                told.append(inner_value)
        if count:
            told[head] = step * count
        return told
