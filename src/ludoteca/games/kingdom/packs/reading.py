"""Reading the content packs of Kingdom Rush: shapes, enemies, towers, heroes, hordes, spells, bosses, scenarios.

The core set comes first. A pack on top of it adds what is new and replaces what has the same id: a scenario, a hero, a
family of towers, a deck of hordes; an enemy, a shape, a spell, a portal, a boss. Everything that does not fit is
reported with file, line and what was expected.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.games.kingdom.acts import ACTS
from ludoteca.games.kingdom.flow.programme import flow_nodes
from ludoteca.games.kingdom.packs.faces import FACE_VALUES, HORDE_KINDS, FaceReader, read_enemy, read_shape
from ludoteca.games.kingdom.packs.heroes import HeroReader
from ludoteca.games.kingdom.packs.scenarios import ScenarioReader, read_difficulty
from ludoteca.games.kingdom.packs.texts import TextReader
from ludoteca.games.kingdom.packs.towers import TowerReader
from ludoteca.games.kingdom.packs.values import PLAYERS
from ludoteca.games.kingdom.packs.vocabulary import TAKEN, vocabulary_for
from ludoteca.games.kingdom.state.cards import (
    GHOST_DECK,
    MOST_LEVEL,
    MOST_WAVES,
    NORMAL,
    Content,
    Difficulty,
    Face,
    Trail,
)
from ludoteca.kernel.boxes import Box, BoxReader
from ludoteca.kernel.pack_values import by_id, inner, maps, read_sources
from ludoteca.kernel.packs import SOURCES, Fields, Pack, Report, digest_of
from ludoteca.kernel.yamls import Where

CORE: Final = Path(__file__).parents[1] / "content" / "core"
LISTS: Final = {
    "shapes": "a shape",
    "enemies": "an enemy",
    "spells": "a spell",
    "portals": "a portal",
    "bosses": "a boss",
}
"""Files with a list of things: the file's name, and what one of them is called."""
FOLDERS: Final = {
    "towers": ("family", "a family of towers"),
    "heroes": ("id", "a hero"),
    "hordes": ("deck", "a deck of hordes"),
    "scenarios": ("id", "a scenario"),
}
"""Folders with a file for each thing: what names it, and what it is called."""
LEAST_HEROES: Final = 4


class KingdomBox(Box[Content]):
    """All packs together."""

    game = "kingdom"
    core = CORE
    kinds = (*LISTS, *FOLDERS)

    def __init__(self, folders: list[Path], report: Report) -> None:
        self.trails: dict[str, Trail] = {}
        self.difficulty: list[Difficulty] = []
        self.prices: list[int] = [0] * (MOST_LEVEL + 1)
        self.doubtful = False
        """Some enemies could not be read."""
        super().__init__(folders, report)

    # -- what there is -------------------------------------------------------------------------------------------

    def open(self, pack: Pack) -> None:
        meta = pack.meta
        self.forget(meta)
        trails = maps(meta, "trails", "a trailblazer card", "{id: …, name: …, source: …}")
        for id, entry in by_id(trails, "a trailblazer card"):
            self.trails[id] = Trail(id, entry.phrase("name"), entry.choice("source", SOURCES))
            entry.nothing_else()
        self.read_prices(meta)
        self.read_components(meta)
        levels = inner(meta, "difficulty", "{one_star: {hearts: 12, crystals: 3}, …}", required=False)
        if levels is not None:
            self.difficulty = read_difficulty(levels)
            levels.choice("source", SOURCES)
            levels.nothing_else()
        meta.nothing_else()
        for kind, what in LISTS.items():
            self.open_list(pack.folder / f"{kind}.yaml", kind, what)
        for kind, (key, what) in FOLDERS.items():
            self.open_folder(pack, kind, key, what)
        pack.report_strangers([f"{kind}.yaml" for kind in LISTS], FOLDERS)

    def read_prices(self, meta: Fields) -> None:
        fields = inner(meta, "prices", "{value: {level_1: 2, level_2: 3}, source: …}", required=False)
        if fields is None:
            return
        fields.choice("source", SOURCES)
        by_level = inner(fields, "value", "{level_1: 2, level_2: 3}")
        if by_level is not None:
            for level in range(1, MOST_LEVEL + 1):
                self.prices[level] = by_level.whole(f"level_{level}", 1, 99, required=False, default=0)
            by_level.nothing_else()
        fields.nothing_else()

    def open_list(self, path: Path, kind: str, what: str) -> None:
        before = len(self.report.problems)
        top = self.file(path, f"a file of {kind}")
        if top is not None:
            self.put_all(kind, what, top, set())
        self.doubtful |= kind == "enemies" and len(self.report.problems) > before

    def open_folder(self, pack: Pack, kind: str, key: str, what: str) -> None:
        here: set[str] = set()
        for entry in self.opened(pack, what, f"{kind}/*.yaml"):
            self.put(kind, what, key, entry, here)

    # -- the whole -----------------------------------------------------------------------------------------------

    def whole(self) -> Content:
        content = Content("", flow_nodes(), ACTS)
        content.trails = list(self.trails.values())
        content.prices = self.prices
        content.components = self.components
        content.crystals = self.components.get("crystals", content.crystals)
        content.soldiers = self.components.get("soldiers", content.soldiers)
        for id, entry in self.things["shapes"].items():
            if id in TAKEN or not id.isidentifier():
                why = "a word of the language already" if id in TAKEN else "not one word of letters and digits"
                entry.fail("id", f"a shape cannot be called {id!r}: that is {why}")
                continue
            content.shapes.append(read_shape(entry, content.shapes))
        before = len(self.report.problems)
        for entry in self.things["enemies"].values():
            content.enemies.append(read_enemy(entry, content.enemies))
        self.faces(content, self.doubtful or len(self.report.problems) > before)
        towers = TowerReader(content.shapes)
        for entry in self.things["towers"].values():
            content.families.append(towers.family(entry, len(content.families), content.towers))
        texts = TextReader(vocabulary_for(content.shapes), content.programme)
        heroes = HeroReader(content.towers, texts)
        for entry in self.things["heroes"].values():
            content.heroes.append(heroes.hero(entry, len(content.heroes)))
        for entry in self.things["spells"].values():
            content.spells.append(heroes.spell(entry, len(content.spells)))
        content.settle()
        self.supply(content)
        self.scenarios(content)
        self.levels(content)
        content.digest = digest_of(self.folders) if not self.report.problems else ""
        return content

    def faces(self, content: Content, doubtful: bool) -> None:
        """Read the hordes, then the portals, then the life cards of bosses."""
        reader = FaceReader(content.enemies, [trail.id for trail in content.trails], doubtful)
        known: set[str] = set()
        for deck in self.things["hordes"].values():
            kind = deck.choice("kind", HORDE_KINDS)
            number = HORDE_KINDS.index(kind) if kind else NORMAL
            wave = deck.whole("wave", 1, MOST_WAVES, required=number == NORMAL, default=0)
            if number == GHOST_DECK and "wave" in deck.data:
                deck.fail("wave", "the ghost deck belongs to no wave")
            common = self.deck_sources(deck)
            for entry in maps(deck, "hordes", "a horde", "{id: …, name: …, grid: […]}"):
                self.add(content, reader.horde(entry, deck, number, wave, common), entry, known)
            deck.nothing_else()
        for entry in self.things["portals"].values():
            self.add(content, reader.portal(entry), entry, known)
        for id, entry in self.things["bosses"].items():
            if id in known:
                entry.fail("id", f"there is a horde or portal {id!r} already")
            known.add(id)
            content.bosses.append(reader.boss(entry, len(content.bosses), content.faces))

    def deck_sources(self, deck: Fields) -> dict[str, str]:
        """Read where the values of all cards of a deck come from, unless a card says otherwise."""
        sources = read_sources(deck, ("kind", "wave"), extra=FACE_VALUES)
        common = str(deck.data.get("source", ""))
        for key in ("name", "crystals", "grid"):
            sources.setdefault(key, common if common in SOURCES else SOURCES[0])
        return sources

    def add(self, content: Content, face: Face, entry: Fields, known: set[str]) -> None:
        if face.id in known:
            entry.fail("id", f"there is a horde or portal {face.id!r} already")
        known.add(face.id)
        content.faces.append(face)

    def supply(self, content: Content) -> None:
        """Check that the box has the starting towers of whatever heroes are chosen (KR-2.02, KR-2.04)."""
        if len(content.heroes) < LEAST_HEROES and not self.unread:
            where = Where(str(self.folders[-1]))
            self.report.add(where, f"{len(content.heroes)} heroes; four players need {LEAST_HEROES}")
        for kind, tower in enumerate(content.towers):
            for players, key in enumerate(PLAYERS):
                most = sorted([hero.starting[players].count(kind) for hero in content.heroes], reverse=True)
                needed = sum(most[: players + 1])
                if needed > tower.copies > 0:
                    greedy = [hero.id for hero in content.heroes if kind in hero.starting[players]]
                    text = f"{key}: {', '.join(greedy)} may begin with {needed} {tower.id}; the box has {tower.copies}"
                    self.blamed(greedy, content.families[tower.family].id).fail("starting_towers", text, "KR-2.04")
                    break

    def levels(self, content: Content) -> None:
        """Check that no hero begins with a tower that a scenario does not allow (KR-2.06)."""
        for scenario in content.scenarios:
            top = min(scenario.max_level, scenario.iron.max_level)
            for hero in content.heroes:
                kinds = [kind for by_players in hero.starting for kind in by_players]
                high = [content.towers[kind] for kind in kinds if content.towers[kind].level > top]
                if high:
                    entry = self.blamed([hero.id], content.families[high[0].family].id)
                    text = f"{hero.id} begins with {high[0].id} of level {high[0].level}"
                    entry.fail("starting_towers", f"{text}; in scenario {scenario.id} towers reach {top}", "KR-2.06")
                    return

    def blamed(self, heroes: list[str], family: str) -> Fields:
        """Choose the file to change when heroes want wrong towers: one of the last pack's, not ours if that can be."""
        files = [self.things["heroes"][id] for id in heroes] + [self.things["towers"][family]]
        theirs = [entry for entry in files if not entry.file.startswith(str(CORE))]
        return theirs[0] if theirs else files[-1]

    def scenarios(self, content: Content) -> None:
        """Read the scenarios and put them in the order of their numbers."""
        numbers: dict[int, str] = {}
        for id, entry in self.things["scenarios"].items():
            number = entry.data.get("number")
            if isinstance(number, int) and number in numbers and "id" in entry.data:
                free = max(numbers) + 1
                entry.fail(
                    "number",
                    f"number {number} is the scenario {numbers[number]!r}; take that id to replace it, or another "
                    f"number ({free} is free)",
                )
            elif isinstance(number, int):
                numbers[number] = id
            scenario = ScenarioReader(entry, content, self.difficulty).read()
            if scenario is not None:
                content.scenarios.append(scenario)
        content.scenarios.sort(key=lambda scenario: scenario.number)
        if not self.things["scenarios"] and not self.unread:
            self.report.add(Where(str(self.folders[-1])), "no scenario to play")


load_content = BoxReader(KingdomBox, each=1_500_000)
check_pack = load_content.check
