"""A battle to order: Heroes and Monsters where they are wanted, and texts carried out one by one."""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.packs.texts import OF_CELESTIAL, OF_HERO, TextReader
from ludoteca.games.synchro.packs.vocabulary import VOCABULARY
from ludoteca.games.synchro.state.cards import BOARDS, COLOURS, Content
from ludoteca.games.synchro.state.match import FIGHTING, ITEMS, SKILLS, SynchroMatch
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import number_nodes
from ludoteca.kernel.frames import WAIT, Frame, Node
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.packs import Fields, Report
from ludoteca.kernel.select import DONE_VERB
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Where

HEROES = ("Bruno", "Selene", "Falco", "Liona")
MONSTERS = ("SH-M1-01", "SH-M1-02", "SH-M1-03", "SH-M1-04")


class Rest(Node):
    """The battle stands still, between two turns."""

    is_flow = True

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(DONE_VERB,)]

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 0

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Pausa.", "Rest.")


class Battlefield:
    """Heroes on boards 0 to 3 from the front, Monsters on theirs; everything else is still to come."""

    def __init__(
        self,
        heroes: tuple[str, ...] = HEROES,
        monsters: tuple[str, ...] = MONSTERS,
        level: int = 1,
        seats: int = 1,
        packs: tuple[Path, ...] = (),
    ) -> None:
        self.content: Content = load_content(packs)
        self.m = m = SynchroMatch(self.content, {}, seats)
        m.programme = [*self.content.programme, Rest()]
        m.programme[-1].number = len(m.programme) - 1
        m.stack = [Frame(m.programme[-1].number)]
        m.chance = Seeded(Random(5).getrandbits(48))
        m.phase = FIGHTING
        m.battle = 1
        m.skills = [-1] * (SKILLS * BOARDS)
        m.items = [-1] * (ITEMS * BOARDS)
        m.bag = [7, 7, 7, 7]
        m.tile_at = [-1] * len(self.content.cities)
        for board, name in enumerate(heroes):
            self.hero(board, name, level)
        for board, id in enumerate(monsters):
            m.monster[board] = self.content.find_monster(id)
            m.die[board] = 3
        m.line = list(range(len(heroes)))
        m.foes = [BOARDS + board for board in range(len(monsters))]
        self.rest()

    # -- putting things there ------------------------------------------------------------------------------------

    def hero(self, board: int, name: str, level: int = 1, upgraded: bool = False) -> None:
        found = self.content.find_hero(name)
        assert found >= 0, name
        self.m.hero[board] = 2 * found + upgraded
        self.m.level[board] = level
        self.m.refresh()

    def master(self, board: int, name: str, upgraded: bool = False) -> None:
        self.m.master[board] = 2 * self.content.find_hero(name) + upgraded
        self.m.refresh()

    def item(self, board: int, slot: int, name: str, upgraded: bool = False) -> None:
        found = self.content.find_item(name)
        assert found >= 0, name
        self.m.items[ITEMS * board + slot] = 2 * found + upgraded
        self.m.refresh()

    def shards(self, board: int, **colours: int) -> None:
        for colour, number in colours.items():
            self.m.shards[4 * board + COLOURS.index(colour)] = number

    # -- what happens --------------------------------------------------------------------------------------------

    def rest(self) -> list[tuple[str, tuple[int, ...]]]:
        """Go on until somebody is asked; the events."""
        m = self.m
        m.told = []
        m.ask_anew()
        m.stack[0].waits = 0
        m.settle()
        return [(told[0], told[2]) for told in m.told]

    def use(self, skill: str, board: int = 0, upgraded: bool = False) -> list[tuple[str, tuple[int, ...]]]:
        """A Skill's text, as if it had been paid for."""
        found = self.content.find_skill(skill)
        assert found >= 0, skill
        self.m.push(self.content.skills[found].nodes[upgraded], board, self.m.leader[board])
        return self.rest()

    def act(self, board: int, row: int) -> list[tuple[str, tuple[int, ...]]]:
        """An action of the Monster on this board."""
        monster = self.content.monsters[self.m.monster[board]]
        self.m.push(monster.actions[row].node, BOARDS + board)
        return self.rest()

    def text(self, unit: int, *effects: str, skill: bool = True) -> list[tuple[str, tuple[int, ...]]]:
        """A text that no card has."""
        read = [VOCABULARY.read(effect, (EFFECT,), Where("test")) for effect in effects]
        node = Text(Phrase("Prova", "Test"), read)
        node.is_skill = skill
        number_nodes(node, self.m.programme)
        self.m.push(node.number, unit, 0)
        return self.rest()

    def asked(self) -> list[Raw]:
        """What the first seat that is asked may answer; nothing when the battle rests."""
        m = self.m
        if isinstance(m.programme[m.stack[-1].node], Rest):
            return []
        return list(m.decisions[0].raws)

    def answer(self, *raw: int) -> list[tuple[str, tuple[int, ...]]]:
        m = self.m
        m.choose_raw(m.decisions[0].seat, raw)
        return [(told[0], told[2]) for told in m.told]


def ability(text: str, monster: bool = False) -> str:
    """What an ability that no card has says, in Italian."""
    report = Report(marked=False)
    entry = Fields({"normal": [text]}, "test", report, "a test")
    made = TextReader([]).ability(entry, "normal", Phrase("Prova", "Test"), OF_CELESTIAL if monster else OF_HERO)
    assert not report.problems, report.problems
    return made.text.it
