"""Reading shapes, enemies and everything with a 5x5 picture: hordes, portals, the life cards of bosses."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludoteca.games.kingdom.packs.limits import ACT, ACTS
from ludoteca.games.kingdom.packs.values import picture, words
from ludoteca.games.kingdom.state.cards import (
    BAR_SQUARE,
    BOSS,
    CELLS,
    CLOSED_SQUARES,
    EMPTY_SQUARE,
    FLYING,
    FLYING_SQUARE,
    GHOST,
    GHOST_DECK,
    GHOST_SQUARE,
    LEVEL_SQUARE,
    MAGICAL,
    MOST_LEVEL,
    MOST_WAVES,
    NORMAL,
    PHYSICAL,
    PORTAL,
    SIDE,
    TRAILBLAZER,
    TYPES,
    Boss,
    Enemy,
    Face,
    Grid,
    Shape,
)
from ludoteca.kernel.boards.polyomino import orientations, placements, spins, turn_grid
from ludoteca.kernel.pack_values import items, read_sources, truth
from ludoteca.kernel.packs import SOURCES, Fields
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import Problem, Where

HORDE_KINDS: Final = ("normal", "ghost", "ghost_deck", "flying", "trailblazer")
ICONS: Final = ("heal", "fast", "sniper", "deadly")
RESISTED: Final = ("physical", "magical")
LARGE_HEARTS: Final = 4
MOST_CRYSTALS: Final = 12
TRAIL_ICONS: Final = 3
CENTRE: Final = CELLS // 2
FACE_VALUES: Final = ("name", "kind", "wave", "crystals", "level", "trail", "grid")
BOSS_VALUES: Final = ("name", "level", "speed", "crystals", "effect", "life_cards")
ENEMY_VALUES: Final = ("name", "symbol", "resist", "icons", "large")
LINES: Final = {GHOST: (GHOST_SQUARE, 3), FLYING: (FLYING_SQUARE, 2), TRAILBLAZER: (BAR_SQUARE, SIDE)}
"""The squares that a kind of horde has in one line, and how many."""
LINE_WORDS: Final = {
    GHOST: ("a ghost horde has its ghost on three squares in a line: %%%", "KR-20.04"),
    FLYING: ("a flying horde has two red squares in a line: ~~", "KR-20.11"),
    TRAILBLAZER: ("a trailblazer horde has a bar along its lowest row: =====", "KR-20.18"),
}


def read_shape(entry: Fields, shapes: list[Shape]) -> Shape:
    """Read a damage tile from its picture; work out all its orientations and placements.

    One whose picture is wrong is a single square, so that nothing else is told of those who use it.
    """
    source = entry.choice("source", SOURCES)
    cells = cells_of(entry)
    shape = Shape(entry.text("id"), cells or [(0, 0)], source)
    entry.nothing_else()
    shape.outlines = orientations(shape.cells)
    shape.cells = shape.outlines[0]
    for other in shapes if cells else []:
        if other.outlines[0] in shape.outlines:
            entry.fail("cells", f"the shape {other.id!r} has that form already")
    shape.turns = [placements(outline, SIDE, SIDE) for outline in shape.outlines]
    shape.spin = spins(shape.outlines)
    return shape


def cells_of(entry: Fields) -> list[tuple[int, int]]:
    """Read the squares of a shape's picture; none if it is wrong, which is said."""
    rows = [text for text, _ in entry.texts("cells")]
    if not rows:
        if not entry.data.get("cells"):
            entry.fail("cells", 'a shape needs its picture: cells: ["#.", "##"]')
        return []
    if len({len(row) for row in rows}) > 1 or any(c not in "#." for row in rows for c in row):
        entry.fail("cells", 'a shape is drawn with # and ., in rows of the same length: ["#.", "##"]')
        return []
    if len(rows) > SIDE or len(rows[0]) > SIDE:
        entry.fail("cells", f"a shape fits on a card of {SIDE}x{SIDE} squares")
        return []
    cells = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
    if not cells:
        entry.fail("cells", "a shape has at least one square: #")
    elif len(joined(cells)) < len(cells):
        entry.fail("cells", "the squares of a shape hang together, edge to edge")
        return []
    return cells


def joined(cells: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Find the cells that hang together with the first."""
    connected = {cells[0]}
    edge = [cells[0]]
    while edge:
        r, c = edge.pop()
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if near in cells and near not in connected:
                connected.add(near)
                edge.append(near)
    return connected


def read_enemy(entry: Fields, enemies: list[Enemy]) -> Enemy:
    enemy = Enemy(entry.text("id"), entry.text("symbol"), entry.phrase("name"))
    symbol = enemy.symbol
    if symbol and (len(symbol) > 1 or not symbol.isascii() or not symbol.isalpha()):
        entry.fail("symbol", f"an enemy's symbol is one letter from a to z or A to Z, not {symbol!r}")
    for other in enemies:
        if other.symbol == symbol and not entry.misnamed:
            entry.fail("symbol", f"the letter {symbol!r} stands for {other.id!r} already")
    for text, where in entry.texts("resist"):
        if text not in RESISTED:
            entry.report.add(where, f"unknown type of attack {text!r}; an enemy may resist {', '.join(RESISTED)}")
        else:
            enemy.resist |= TYPES.index(text)
    for text, where in entry.texts("icons"):
        if text not in ICONS:
            entry.report.add(where, f"unknown icon {text!r}; known are {', '.join(ICONS)}")
    icons = [text for text, _ in entry.texts("icons")]
    enemy.icons = tuple([icon for icon in ICONS if icon in icons])
    enemy.large = truth(entry, "large")
    enemy.hearts = LARGE_HEARTS if enemy.large else 1
    brings = [*icons, *[f"resist-{text}" for text, _ in entry.texts("resist")], *(["large"] if enemy.large else [])]
    enemy.features = frozenset(brings)
    enemy.sources = read_sources(entry, ENEMY_VALUES)
    entry.nothing_else()
    return enemy


# -- pictures ----------------------------------------------------------------------------------------------------------


def make_grid(symbols: str, enemies: dict[str, Enemy]) -> Grid:
    """Turn a picture that has been found sound into masks."""
    grid = Grid(symbols)
    done = 0
    for cell, symbol in enumerate(symbols):
        bit = 1 << cell
        if symbol in CLOSED_SQUARES:
            grid.closed |= bit
        if done & bit or symbol not in enemies:
            continue
        enemy = enemies[symbol]
        unit = block(cell) if enemy.large else bit
        done |= unit
        grid.enemies |= unit
        grid.physical |= unit if enemy.resist & PHYSICAL else 0
        grid.magical |= unit if enemy.resist & MAGICAL else 0
        grid.deadly |= unit if "deadly" in enemy.icons else 0
        grid.heal |= unit if "heal" in enemy.icons else 0
        grid.fast |= unit if "fast" in enemy.icons else 0
        grid.sniper |= unit if "sniper" in enemy.icons else 0
        grid.units.append(unit)
        grid.worth.append(enemy.hearts)
        if enemy.large:
            grid.large.append(unit)
    return grid


def block(cell: int) -> int:
    """Return the 2x2 squares of which this is the first."""
    return 1 << cell | 1 << (cell + 1) | 1 << (cell + SIDE) | 1 << (cell + SIDE + 1)


class FaceReader:
    """Reads pictures with one set of enemies."""

    def __init__(self, enemies: list[Enemy], trails: list[str], doubtful: bool) -> None:
        self.enemies = {enemy.symbol: enemy for enemy in enemies}
        self.trails = trails
        self.doubtful = doubtful
        """Something is wrong with the enemies: nothing is told of letters that nobody has."""

    def horde(self, entry: Fields, deck: Fields, kind: int, wave: int, common: dict[str, str]) -> Face:
        """Read a horde card; kind, wave and source are those of its deck."""
        face = Face(entry.text("id"), entry.phrase("name"), kind)
        face.wave = wave
        if kind != NORMAL:
            face.wave = entry.whole("wave", 1, MOST_WAVES, required=False, default=max(wave, 0))
        face.crystals = entry.whole("crystals", 0, MOST_CRYSTALS)
        if kind == GHOST and face.crystals > 0:
            entry.fail("crystals", "hordes with a ghost give no crystals", "KR-20.09")
        if kind == GHOST_DECK and face.crystals not in (-1, 2):
            entry.fail("crystals", "hordes of the ghost deck give 2 crystals", "KR-20.10")
        if kind == TRAILBLAZER:
            self.trail(entry, face)
        self.grids(face, entry.texts("grid"), entry, entry.where("grid"))
        face.sources = {**common, **read_sources(entry, FACE_VALUES, common["grid"])}
        entry.nothing_else()
        return face

    def portal(self, entry: Fields) -> Face:
        face = Face(entry.text("id"), entry.phrase("name"), PORTAL)
        face.level = entry.whole("level", 1, MOST_LEVEL)
        face.crystals = entry.whole("crystals", 0, MOST_CRYSTALS, required=False, default=0)
        self.grids(face, entry.texts("grid"), entry, entry.where("grid"))
        face.sources = read_sources(entry, FACE_VALUES)
        entry.nothing_else()
        return face

    def boss(self, entry: Fields, number: int, faces: list[Face]) -> Boss:
        boss = Boss(entry.text("id"), entry.phrase("name"))
        boss.level = entry.whole("level", 1, MOST_LEVEL)
        boss.speed = entry.whole("speed", 0, 9, required=False, default=1)
        boss.crystals = entry.whole("crystals", 0, MOST_CRYSTALS, required=False, default=0)
        text = entry.text("effect", required=False)
        if text:
            try:
                boss.act = ACTS.read(text, (ACT,), entry.where("effect"))
            except Problem as problem:
                entry.report.problems.append(problem)
        boss.text = boss.act.words() if boss.act is not None else EMPTY
        cards = items(entry, "life_cards", "life cards, each five rows of five squares")
        if not cards and "life_cards" in entry.data:
            entry.fail("life_cards", "a boss has at least one life card")
        boss.sources = read_sources(entry, BOSS_VALUES, extra=("number_of_cards", "role"))
        for card, (rows, where) in enumerate(cards, 1):
            name = Phrase("{name}, carta vita {n}", "{name}, life card {n}").fill(name=boss.name, n=card)
            face = Face(f"{boss.id}-{card}", name, BOSS)
            face.level, face.crystals, face.boss = boss.level, boss.crystals, number
            face.sources = boss.sources
            self.grids(face, words(rows, where, entry, "a life card, five rows"), entry, where)
            boss.faces.append(len(faces))
            faces.append(face)
        entry.nothing_else()
        return boss

    def trail(self, entry: Fields, face: Face) -> None:
        given = entry.texts("trail")
        for text, where in given:
            if text not in self.trails:
                entry.report.add(where, f"unknown trailblazer card {text!r}; known are {', '.join(self.trails)}")
            else:
                face.trail.append(self.trails.index(text))
        if len(given) != TRAIL_ICONS or len(set(given)) != TRAIL_ICONS:
            entry.fail("trail", "a trailblazer horde names three trailblazer cards, from left to right", "KR-20.18")

    def grids(self, face: Face, rows: list[tuple[str, Where]], entry: Fields, where: Where) -> None:
        """Read the picture in all four orientations, if it is sound."""
        symbols = picture(rows, SIDE, entry, where)
        if not symbols or not self.sound(face, symbols, rows, entry, where):
            face.grids = [Grid(EMPTY_SQUARE * CELLS)] * 4
            return
        drawn = [row for row, _ in rows]
        for quarter in range(4):  # counter-clockwise
            face.grids.append(make_grid("".join(turn_grid(drawn, -quarter)), self.enemies))
        features: set[str] = set()
        for symbol in symbols:
            if symbol in self.enemies:
                features |= self.enemies[symbol].features
        face.features = frozenset(features)

    def sound(self, face: Face, symbols: str, rows: list[tuple[str, Where]], entry: Fields, where: Where) -> bool:
        """Tell whether a picture holds only what its kind has; say what not."""
        before = len(entry.report.problems)
        done = 0
        for cell, symbol in enumerate(symbols):
            spot = rows[cell // SIDE][1].shifted(cell % SIDE + 1)
            if symbol in self.enemies:
                if self.enemies[symbol].large and not done & 1 << cell:
                    if not self.whole_block(symbols, cell, done):
                        name = self.enemies[symbol].id
                        entry.report.add(
                            spot, f"{symbol!r} is a large enemy ({name}): it takes 2x2 squares", "KR-20.02"
                        )
                        return False
                    done |= block(cell)
            elif self.doubtful and symbol.isalpha():
                return False
            elif symbol != EMPTY_SQUARE and symbol not in CLOSED_SQUARES:
                known = "".join(self.enemies)
                entry.report.add(
                    spot, f"unknown symbol {symbol!r}; a square is . (empty), an enemy's letter ({known}) or % ~ = @"
                )
                return False
        if not any(symbol in self.enemies for symbol in symbols):
            entry.report.add(where, "a card without enemies")
        self.closed_squares(face.kind, symbols, entry, where)
        return len(entry.report.problems) == before

    def whole_block(self, symbols: str, cell: int, done: int) -> bool:
        if cell % SIDE == SIDE - 1 or cell // SIDE == SIDE - 1 or block(cell) & done:
            return False
        return all(symbols[cell + step] == symbols[cell] for step in (1, SIDE, SIDE + 1))

    def closed_squares(self, kind: int, symbols: str, entry: Fields, where: Where) -> None:
        own, number = LINES.get(kind, ("", 0))
        for sign, name in CLOSED_SQUARES.items():
            cells = [cell for cell, symbol in enumerate(symbols) if symbol == sign]
            if sign == LEVEL_SQUARE and kind == PORTAL:
                if cells != [CENTRE]:
                    entry.report.add(where, "a portal has its level square, @, in the middle and nowhere else")
            elif sign == own:
                bottom = kind != TRAILBLAZER or cells[:1] == [CELLS - SIDE]
                if len(cells) != number or not in_line(cells) or not bottom:
                    entry.report.add(where, *LINE_WORDS[kind])
            elif cells:
                entry.report.add(where, f"{sign!r} ({name}) does not belong on this kind of card")


def in_line(cells: list[int]) -> bool:
    """Tell whether squares follow one another in a row or a column."""
    across = all(b - a == 1 for a, b in pairwise(cells)) and cells[0] // SIDE == cells[-1] // SIDE
    return across or all(b - a == SIDE for a, b in pairwise(cells))
