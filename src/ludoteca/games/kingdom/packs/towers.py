"""Reading the families of towers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.packs.values import aim
from ludoteca.games.kingdom.state.cards import MOST_LEVEL, TYPES, Family, Shape, Tower
from ludoteca.kernel.boards.polyomino import mirrored, turned
from ludoteca.kernel.pack_values import items, maps, read_sources, truth
from ludoteca.kernel.packs import SOURCES, Fields
from ludoteca.kernel.yamls import Where

TOWER_VALUES: Final = (
    "name",
    "level",
    "type",
    "arrows",
    "perfect",
    "free",
    "linked",
    "tiles",
    "soldiers",
    "copies",
)
MOST_COPIES: Final = 20
MOST_PIECES: Final = 12


class TowerReader:
    """Reads families with one set of shapes."""

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes
        self.places = {shape.id: i for i, shape in enumerate(shapes)}

    def family(self, entry: Fields, number: int, towers: list[Tower]) -> Family:
        """Read a family's file: its name, then its towers, each leading to those one level above."""
        family = Family(entry.text("family"), entry.phrase("name"), entry.choice("source", SOURCES))
        first = len(towers)
        fields: list[Fields] = []
        for card in maps(entry, "towers", "a tower", "{id: …, level: 1, …}"):
            tower = self.tower(card, number)
            if tower.id in [other.id for other in towers]:
                card.fail("id", f"there is a tower {tower.id!r} already")
            towers.append(tower)
            fields.append(card)
        if not fields:
            entry.fail("towers", "a family needs towers")
        own = towers[first:]
        for tower, card in zip(own, fields, strict=True):
            tower.upgrades = [first + i for i, other in enumerate(own) if other.level == tower.level + 1]
            below = [other for other in own if other.level in (tower.level - 1, -1)]
            if tower.level > 1 and not below:
                card.fail("level", f"no tower of level {tower.level - 1} in this family leads to it", "KR-10.02")
        entry.nothing_else()
        return family

    def tower(self, entry: Fields, family: int) -> Tower:
        tower = Tower(entry.text("id"), family, entry.whole("level", 1, MOST_LEVEL), entry.phrase("name"))
        type = entry.choice("type", TYPES)
        tower.type = TYPES.index(type) if type else 0
        tower.arrows, tower.perfect = aim(entry)
        if not entry.data.get("perfect") and not entry.data.get("arrows"):
            entry.fail("arrows", "a tower needs arrows, or `perfect: true`")
        tower.free = truth(entry, "free")
        tower.linked = truth(entry, "linked")
        for value, where in items(entry, "tiles", "shapes", required=False):
            tile = self.tile(value, where, entry)
            if tile is not None:
                tower.tiles.append(tile)
        tower.soldiers = entry.whole("soldiers", 0, MOST_PIECES, required=False, default=0)
        if bool(entry.data.get("tiles")) == bool(tower.soldiers):
            entry.fail("tiles", "a tower places tiles, or soldiers: one of both", "KR-1.29")
        if len(tower.tiles) > MOST_PIECES:
            entry.fail("tiles", f"more than {MOST_PIECES} tiles")
        tower.copies = entry.whole("copies", 1, MOST_COPIES)
        tower.sources = read_sources(entry, TOWER_VALUES, extra=("name_en",))
        entry.nothing_else()
        return tower

    def tile(self, value: object, where: Where, entry: Fields) -> tuple[int, int] | None:
        """Read a shape and how it lies on a card facing north: `I2`, or `{shape: I2, turn: 1, mirrored: true}`."""
        if isinstance(value, dict):
            fields = Fields(value, entry.file, entry.report, "a tile")
            id = fields.text("shape")
            quarter = fields.whole("turn", 0, 3, required=False, default=0)
            over = truth(fields, "mirrored")
            fields.nothing_else()
        elif isinstance(value, str):
            id, quarter, over = value, 0, False
        else:
            entry.report.add(where, f"a tile is a shape, such as I2 or {{shape: I2, turn: 1}}, not {value!r}")
            return None
        if id not in self.places:
            if id:
                entry.report.add(where, f"unknown shape {id!r}; known are {', '.join(self.places)}")
            return None
        shape = self.shapes[self.places[id]]
        cells = mirrored(shape.cells) if over else shape.cells
        return self.places[id], shape.outlines.index(turned(cells, quarter))
