"""Reading the content packs of Synchro Horizon: Heroes, Skills, Items, Monsters, Journal tiles, the map, the tracks.

The core set comes first. A pack on top of it adds what is new and replaces what has the same id; a map or a section of
the tracks is replaced as a whole. Everything that does not fit is reported with file, line and what was expected.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.games.synchro.acts import ACTS
from ludoteca.games.synchro.flow.programme import flow_nodes
from ludoteca.games.synchro.packs.cards import CardReader
from ludoteca.games.synchro.packs.map import MapReader, read_landmark, read_tile
from ludoteca.games.synchro.packs.texts import TextReader
from ludoteca.games.synchro.packs.tracks import FIGURES, TrackReader
from ludoteca.games.synchro.state.cards import BOARDS, CLASSES, MOST_MONSTER_LEVEL, Content
from ludoteca.kernel.boxes import Box, BoxReader
from ludoteca.kernel.pack_values import inner
from ludoteca.kernel.packs import Fields, Pack, Report, digest_of
from ludoteca.kernel.yamls import Where

CORE: Final = Path(__file__).parents[1] / "content" / "core"
LISTS: Final = {
    "classes": "a class",
    "heroes": "a Hero",
    "skills": "a Skill",
    "items": "an Item",
    "monsters": "a Monster",
    "celestials": "a Celestial",
    "landmarks": "a Landmark",
    "journal": "a Journal tile",
}
"""Kinds of things by the name of their file or folder, and what one of them is called."""
SECTIONS: Final = ("levels", *FIGURES)
"""Of tracks.yaml."""
LEAST_ITEMS: Final = 1
LEAST_SKILLS: Final = 16
"""So that every Hero can fill its slots."""


class SynchroBox(Box[Content]):
    """All packs together."""

    game = "synchro"
    core = CORE
    kinds = tuple(LISTS)
    always = ("classes",)

    def __init__(self, folders: list[Path], report: Report) -> None:
        self.sections: dict[str, Fields] = {}
        self.map: Fields | None = None
        super().__init__(folders, report)

    # -- what there is -------------------------------------------------------------------------------------------

    def open(self, pack: Pack) -> None:
        meta = pack.meta
        self.forget(meta)
        self.read_components(meta)
        meta.nothing_else()
        for kind, what in LISTS.items():
            self.open_kind(pack, kind, what)
        self.map = self.file(pack.folder / "map.yaml", "a map") or self.map
        tracks = self.file(pack.folder / "tracks.yaml", "a file of tracks")
        if tracks is not None:
            self.open_tracks(tracks)
        pack.report_strangers(["map.yaml", "tracks.yaml", *[f"{kind}.yaml" for kind in LISTS]], LISTS)

    def open_kind(self, pack: Pack, kind: str, what: str) -> None:
        """Read `heroes.yaml`, or as many files as wanted in `heroes/`."""
        here: set[str] = set()
        for top in self.opened(pack, f"a file of {kind}", f"{kind}.yaml", f"{kind}/*.yaml"):
            self.put_all(kind, what, top, here)

    def open_tracks(self, top: Fields) -> None:
        for section in SECTIONS:
            fields = inner(top, section, "a section of figures", required=False)
            if fields is not None:
                self.sections[section] = fields
        top.nothing_else()

    # -- the whole -----------------------------------------------------------------------------------------------

    def whole(self) -> Content:
        content = Content("", flow_nodes(), ACTS)
        content.components = self.components
        content.tracks = TrackReader(self.sections).read()
        cards = CardReader(TextReader(content.programme))
        for id in CLASSES:
            if id in self.things["classes"]:
                content.classes.append(cards.hero_class(self.things["classes"][id]))
        content.heroes = [cards.hero(entry) for entry in self.things["heroes"].values()]
        content.skills = [cards.skill(entry) for entry in self.things["skills"].values()]
        content.items = [cards.item(entry) for entry in self.things["items"].values()]
        content.monsters = [cards.monster(entry) for entry in self.things["monsters"].values()]
        content.monsters += [cards.celestial(entry) for entry in self.things["celestials"].values()]
        content.landmarks = [read_landmark(entry) for entry in self.things["landmarks"].values()]
        numbers = {id: number for number, id in enumerate(self.things["landmarks"])}
        content.tiles = [read_tile(entry, numbers) for entry in self.things["journal"].values()]
        content.settle()
        if self.map is not None:
            MapReader(self.map, content).read()
        self.enough(content)
        content.digest = digest_of(self.folders) if not self.report.problems else ""
        return content

    def enough(self, content: Content) -> None:
        """Check that a match can be played with what there is."""
        strange = [id for id in self.things["classes"] if id not in CLASSES]
        where = Where(str(self.folders[-1]))
        for id in strange:
            self.things["classes"][id].fail(
                "id", f"there is no class {id!r}; they are {', '.join(CLASSES)}", "SH-12.01"
            )
        if self.unread:
            return
        heroes = content.common.bit_count()
        lacks = {
            "classes": (len(content.classes), len(CLASSES)),
            "Heroes that are not Legendary": (heroes, content.tracks.heroes_drawn),
            "Skills": (len(content.skills), LEAST_SKILLS),
            "Items": (len(content.items), LEAST_ITEMS),
            "Celestials": (len(content.celestials), 1),
            "cities": (len(content.cities), 2),
            "levels": (len(content.tracks.levels), 1),
        }
        for what, (number, least) in lacks.items():
            if number < least:
                self.report.add(where, f"{number} {what}; at least {least} are needed")
        self.monsters(content)

    def monsters(self, content: Content) -> None:
        """Check that every battle finds its Monsters: four of each level that is met, or of lower ones (SH-A.31)."""
        met = {level for tile in content.tiles for level in tile.monsters} | set(content.goal_monsters)
        for landmark in content.landmarks:
            dungeon = landmark.dungeon
            if dungeon is not None:
                met |= set(dungeon)
        for level in sorted(met):
            count = 0
            for lower in range(1, min(level, MOST_MONSTER_LEVEL) + 1):
                for card in content.of_level[lower]:
                    count += content.monsters[card].copies if not content.monsters[card].elite else 0
            if count < BOARDS:
                text = f"{count} Monsters up to level {level} that are no Elites; battles need {BOARDS}"
                self.report.add(Where(str(self.folders[-1])), text, "SH-A.31")


load_content = BoxReader(SynchroBox, each=800_000)
check_pack = load_content.check
