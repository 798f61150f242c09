"""Reading the Arena's content packs: gear, statuses, the board, characters, and the programme of all their nodes.

The core set comes first. A pack on top of it adds what is new and replaces what has the same id: a character, a status,
the board. Everything that does not fit is reported with file, line and what was expected.
"""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.arena.acts.every import ACTS
from ludoteca.games.arena.flow.programme import flow_nodes
from ludoteca.games.arena.packs.characters import CharacterReader
from ludoteca.games.arena.packs.texts import TextReader, read_sources
from ludoteca.games.arena.packs.vocabulary import TAKEN, vocabulary_for
from ludoteca.games.arena.state.board import FLAGS, Board, Space
from ludoteca.games.arena.state.cards import TRAITS, Card, Character, Content, Gear, Status
from ludoteca.kernel.boxes import Box, BoxReader, own_name
from ludoteca.kernel.frames import Node
from ludoteca.kernel.pack_values import bits_named, by_id
from ludoteca.kernel.packs import SOURCES, Fields, Pack, Report, digest_of
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Where

CORE = Path(__file__).parents[1] / "content" / "core"
MOST_CHARACTERS = 200
LEAST_CHARACTERS = 6
"""What two teams of three need."""


class ArenaBox(Box[Content]):
    """All packs together."""

    game = "arena"
    core = CORE

    def __init__(self, folders: list[Path], report: Report) -> None:
        self.gears: dict[str, Gear] = {}
        self.attributes: dict[str, Phrase] = {}
        self.statuses: dict[str, Fields] = {}
        self.characters: dict[str, Fields] = {}
        self.spaces: list[Space] = []
        self.first: dict[str, list[str]] = {}
        self.first_fields: Fields | None = None
        super().__init__(folders, report)

    # -- what there is -------------------------------------------------------------------------------------------

    def open(self, pack: Pack) -> None:
        meta = pack.meta
        alone = meta.get("alone", "true or false", required=False)
        if alone is not None and not isinstance(alone, bool):
            meta.fail("alone", "'alone' must be true or false")
        if alone is True:
            self.characters = {}
            self.first = {}
        for key, entry in by_id(meta.maps("gears", "a kind of gear"), "a kind of gear"):
            self.gears[key] = Gear(key, entry.phrase("name"), entry.choice("source", SOURCES))
            entry.nothing_else()
        for key, entry in by_id(meta.maps("attributes", "an attribute"), "an attribute"):
            self.attributes[key] = entry.phrase("name")
            entry.choice("source", SOURCES)
            entry.nothing_else()
        if "first_chapter" in meta.data:
            self.read_first(meta)
        if "components" in meta.data:
            self.read_components(meta)
        meta.nothing_else()
        statuses = self.file(pack.folder / "statuses.yaml", "a file of statuses")
        if statuses is not None:
            self.open_statuses(statuses)
        board = self.file(pack.folder / "board.yaml", "a board")
        if board is not None:
            self.open_board(board)
        pack.report_strangers(["statuses.yaml", "board.yaml"], ["characters"])
        here: set[str] = set()
        for entry in self.opened(pack, "a character", "characters/*.yaml"):
            self.characters[own_name(entry, "id", "a character", here, len(self.characters))] = entry
        if len(self.characters) > MOST_CHARACTERS:
            self.report.add(Where(str(pack.folder)), f"more than {MOST_CHARACTERS} characters")

    def read_components(self, meta: Fields) -> None:
        entry = Fields(meta.get("components", "pieces by number"), meta.file, self.report, "components")
        entry.choice("source", SOURCES)
        self.components = {key: entry.whole(key, 0, 9999) for key in entry.data if key != "source"}

    def read_first(self, meta: Fields) -> None:
        entry = Fields(meta.get("first_chapter", "the teams of chapter 1"), meta.file, self.report, "first_chapter")
        for key in ("blue", "red", "turn_order"):
            self.first[key] = [text for text, _ in entry.texts(key)]
        entry.choice("source", SOURCES)
        entry.nothing_else()
        self.first_fields = entry

    def open_statuses(self, top: Fields) -> None:
        here: set[str] = set()
        for entry in top.maps("statuses", "a status"):
            key = own_name(entry, "id", "a status", here, len(self.statuses))
            if key in TAKEN or not key.isidentifier():
                entry.fail("id", f"a status cannot be called {key!r}: that is a word of the language, or none")
                key = f"misnamed_{len(self.statuses)}"
            self.statuses[key] = entry
        top.nothing_else()

    def open_board(self, top: Fields) -> None:
        top.choice("source", SOURCES)
        self.spaces = []
        before = len(self.report.problems)
        for entry in top.maps("spaces", "a space"):
            flags = bits_named(entry, "flags", FLAGS, "mark")
            side = entry.choice("side", ("blue", "red"), required=False)
            self.spaces.append(
                Space(
                    entry.text("id"),
                    entry.whole("q", -99, 99),
                    entry.whole("r", -99, 99),
                    flags,
                    ("blue", "red").index(side) if side else -1,
                )
            )
            entry.nothing_else()
        top.nothing_else()
        for wrong in Board(self.spaces).problems() if len(self.report.problems) == before else ():
            top.fail("spaces", wrong, "SA-A.42")

    # -- the whole -----------------------------------------------------------------------------------------------

    def whole(self) -> Content:
        programme: list[Node] = flow_nodes()
        statuses = [Status(key, entry.phrase("name")) for key, entry in self.statuses.items()]
        reader = TextReader(vocabulary_for(statuses, self.attributes), statuses, programme, self.report)
        for status in statuses:
            read_status(status, self.statuses[status.id], reader)
        characters: list[Character] = []
        cards: list[Card] = []
        gears = list(self.gears.values())
        for entry in self.characters.values():
            characters.append(CharacterReader(entry, reader, gears, self.attributes).read(len(characters), cards))
        digest = digest_of(self.folders) if not self.report.problems else ""
        content = Content(digest, characters, cards, statuses, gears, Board(self.spaces), programme, ACTS)
        content.attributes = self.attributes
        content.components = self.components
        content.offered = list(range(len(characters)))
        content.blue, content.red, content.turn_order = self.teams(characters)
        if len(characters) < LEAST_CHARACTERS and not self.unread:
            where = Where(str(self.folders[-1]))
            self.report.add(where, f"{len(characters)} characters; two teams need {LEAST_CHARACTERS}", "SA-4.01")
        return content

    def teams(self, characters: list[Character]) -> tuple[list[int], list[int], list[int]]:
        """Return the teams of chapter 1 and their order; none in a box that does not have them."""
        before = len(self.report.problems)
        places = {character.id: i for i, character in enumerate(characters)}
        numbers: dict[str, list[int]] = {"blue": [], "red": [], "turn_order": []}
        for key, names in self.first.items():
            for name in names:
                if name not in places:
                    assert self.first_fields is not None
                    self.first_fields.fail(key, f"there is no character {name!r}", "SA-3.01")
                else:
                    numbers[key].append(places[name])
        blue, red, order = numbers["blue"], numbers["red"], numbers["turn_order"]
        if self.first and self.first_fields is not None and len(self.report.problems) == before:
            if len(blue) != 2 or len(red) != 2 or sorted(blue + red) != sorted(order) or len(set(order)) != 4:
                self.first_fields.fail("turn_order", "two teams of two, and the same four in turn_order", "SA-3.01")
        return blue, red, order


load_content = BoxReader(ArenaBox, each=400_000)
check_pack = load_content.check


def read_status(status: Status, entry: Fields, reader: TextReader) -> None:
    """Read what a status does; its name has been read, so that texts can speak of it."""
    before = len(reader.report.problems)
    helpful = entry.get("helpful", "true or false")
    if not isinstance(helpful, bool) and helpful is not None:
        entry.fail("helpful", "'helpful' must be true or false", "SA-12.13")
    status.helpful = helpful is True
    status.tiles = entry.whole("tiles", 1, 99)
    traits: list[Phrase] = []
    for text, where in entry.texts("always"):
        trait = reader.trait(text, where)
        if trait is not None:
            status.trait |= trait[0]
            traits.append(trait[1])
    effects = reader.status_effects(status, entry)
    status.triggered = bool(effects)
    if not traits and not effects and len(reader.report.problems) == before:
        entry.fail("always", f"a status does something: `always` ({', '.join(TRAITS)}) or `counter_lost`")
    status.rules = [text for text, _ in entry.texts("rules")]
    status.chapters = [text for text, _ in entry.texts("chapters")]
    status.sources = read_sources(entry, ("name", "tiles", "effects"))
    reader.say_status(status, traits, effects)
    entry.nothing_else()
