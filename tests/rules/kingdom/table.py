"""A table for rule tests of Kingdom Rush: lay out a position, play by the contract, look at what everybody sees.

    table = Table("malik", "alleria", scenario="1")
    horde = table.tray("C2", "gg...", ".....", ".....", ".....", ".....")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "A", facing="S")
    table.place(horde, "a1 b1")
    assert table.left(horde) == ""

It is phase 2 of the second round on an empty map, and the heroes are on their boards, until somebody chooses something;
`Table(…, phase="advance")` begins with another phase instead (spawn, destroy, advance, collect, buy, ban), which plays
itself when `match` is first asked for. Squares of the map are called by column and row (C2) or by a site's letter,
cells of a tray by small letters (b3). Cards lie as they are drawn here, the exit wherever it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.games.kingdom.flow.choosing import add_companions
from ludoteca.games.kingdom.flow.steps import ROUND
from ludoteca.games.kingdom.packs.faces import make_grid
from ludoteca.games.kingdom.positions.naming import cell_names, cells_in, mask_called
from ludoteca.games.kingdom.positions.writing import usual_frames
from ludoteca.games.kingdom.setup import complete_options, empty_match
from ludoteca.games.kingdom.state.built import pack_tower
from ludoteca.games.kingdom.state.cards import COLOURS, KINDS, PORTAL_TOKEN, SIDES, TYPES, Content, Face, token
from ludoteca.games.kingdom.state.match import BLOCKS, PHASES, PLAYING, SLOTS, SPAWNING, KingdomMatch
from ludoteca.games.kingdom.state.tiles import pack_tile
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import Decision, Event
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase
from tests.rules.tables import ME, THEM, RuleTable, twin

__all__ = ["BOX", "ME", "THEM", "Table"]

BOX = Path(__file__).parent / "packs" / "scatola"
"""Towers, heroes, spells and maps whose figures the tests can rely on: the base box changes with its balance."""


class Table(RuleTable[KingdomMatch]):
    """A seat for each hero that is named; one hero means solo."""

    def __init__(
        self,
        *heroes: str,
        scenario: str = "1",
        level: str = "one_star",
        phase: str = "play",
        round: int = 2,
        packs: tuple[Path, ...] = (),
        chance: Chance | None = None,
    ) -> None:
        names = list(heroes or ("malik", "alleria"))
        options = {"scenario": scenario, "level": level, "heroes": names, "packs": [str(p) for p in (BOX, *packs)]}
        m = empty_match(complete_options(options, len(names)))
        m.chance = Seeded(1) if chance is None else chance
        self.events: list[Event] = []
        self._begun = False
        self._m = m
        m.content = twin(m.content, Content("", [], m.content.acts))
        m.content.faces = m.content.faces[:]
        m.lay_out()
        for seat, name in enumerate(names):
            m.add_figure(m.content.find_hero(name), seat)
        add_companions(m)
        m.round = round
        m.phase = PHASES.index(phase)

    # -- laying out ----------------------------------------------------------------------------------------------

    def square(self, name: str) -> int:
        square = self._m.board.find(name)
        assert square >= 0, f"no square {name}"
        return square

    def kind(self, tower: str) -> int:
        kind = self._m.content.find_tower(tower)
        assert kind >= 0, f"no tower {tower}"
        return kind

    def site(self, letter: str) -> int:
        return self._m.board.letters.index(letter)

    def figure(self, name: str) -> int:
        """The figure of that hero; "wildcat" for Alleria's companion."""
        m = self._m
        wanted = m.content.find_hero("alleria" if name == "wildcat" else name)
        for figure in range(len(m.hero)):
            if m.hero[figure] == wanted and bool(m.cat[figure]) == (name == "wildcat"):
                return figure
        raise AssertionError(f"{name} is not in play")

    def new_face(self, *rows: str, kind: str = "normal", level: int = 0, crystals: int = 1) -> int:
        """A card with this picture: five rows from the north, a letter for each enemy."""
        m = self._m
        face = Face(f"T-{len(m.content.faces)}", Phrase("Prova", "Test"), KINDS.index(kind))
        face.level = level
        face.crystals = crystals
        enemies = {enemy.symbol: enemy for enemy in m.content.enemies}
        face.grids = [make_grid("".join(rows), enemies)] * 4
        m.content.faces.append(face)
        return len(m.content.faces) - 1

    def tray(self, at: str, *rows: str, kind: str = "normal", level: int = 0, crystals: int = 1) -> int:
        """A tray with such a card on that space, underneath what lies there; its number."""
        return self._m.place_tray(self.new_face(*rows, kind=kind, level=level, crystals=crystals), self.square(at))

    def card(self, at: str, face: str) -> int:
        """A tray with a card of the box, underneath what lies there."""
        number = self._m.content.find_face(face)
        assert number >= 0, f"no card {face}"
        return self._m.place_tray(number, self.square(at))

    def gone(self, *faces: int) -> None:
        """Cards of the box that have been in play and have left."""
        for face in faces:
            self._m.remove_tray(self._m.place_tray(face, self._m.board.spawns[0]))

    def tile(self, tray: int, cells: str, type: str = "real", of: str = "archers-1") -> None:
        """A damage tile that lies there already."""
        self._m.laid.append(pack_tile(tray, mask_called(cells), TYPES.index(type), self.kind(of)))
        self._m.derive()

    def soldiers(self, tray: int, cells: str) -> None:
        for cell in cells_in(mask_called(cells)):
            self._m.put_soldier(tray, cell)

    def hero(
        self,
        name: str,
        at: str = "",
        engages: str = "",
        hearts: int | None = None,
        facing: str = "",
        abilities: str = "",
        used: str = "",
    ) -> int:
        """A hero on a space, there on the tray with its base from that cell on; abilities face up and used ones."""
        m = self._m
        figure = self.figure(name)
        if at:
            square = self.square(at)
            block = -1
            if engages:
                block = next(
                    n for n, mask in enumerate(BLOCKS) if cells_in(mask)[0] == cells_in(mask_called(engages))[0]
                )
            m.move_figure(figure, square, m.top[square] if engages else -1, block)
            m.stepped[figure] = 1
        if hearts is not None:
            m.hearts[figure] = hearts
        if facing:
            m.facing[figure] = SIDES.index(facing)
        if abilities or used:
            known = [ability.id for ability in m.hero_of(figure).abilities]
            wanted = [known.index(id) for id in (*abilities.split(), *used.split())]
            m.abilities[SLOTS * figure : SLOTS * figure + SLOTS] = (wanted + [-1, -1])[:SLOTS]
            m.up[figure] = (1 << len(abilities.split())) - 1
        return figure

    def knocked_out(self, name: str) -> None:
        figure = self.figure(name)
        self._m.hearts[figure] = 0
        self._m.knocked[figure] = 1

    def activated(self, name: str) -> None:
        """Its card has been played this round."""
        self._m.card[self.figure(name)] = 1

    def give(self, seat: int, *towers: str) -> None:
        """Tower cards from the supply into a hand."""
        for tower in towers:
            self._m.supply[self.kind(tower)] -= 1
            self._m.take_in_hand(seat, self.kind(tower))

    def arriving(self, seat: int, *towers: str) -> None:
        """Tower cards from the supply among the incoming ones."""
        for tower in towers:
            self._m.supply[self.kind(tower)] -= 1
            self._m.incoming[seat].append(self.kind(tower))

    def standing(self, tower: str, letter: str, facing: str = "N", seat: int = ME, face_down: bool = False) -> None:
        """A tower that has been built there."""
        m = self._m
        slot = 2 * self.site(letter)
        slot += m.built[slot] >= 0
        m.built[slot] = pack_tower(self.kind(tower), seat, SIDES.index(facing), int(face_down))
        m.supply[self.kind(tower)] -= 1

    def supply(self, tower: str, number: int) -> None:
        self._m.supply[self.kind(tower)] = number

    def spells(self, *names: str) -> None:
        for name in names:
            self._m.spells |= 1 << self._m.content.find_spell(name)

    def reserve(self, *heroes: str) -> None:
        """Solo: those who can be called."""
        self._m.reserve = [self._m.content.find_hero(hero) for hero in heroes]

    def banned(self, colour: str) -> None:
        """Solo: the colour that is excluded in this round."""
        self._m.banned = COLOURS.index(colour)

    def crystals(self, number: int) -> None:
        self._m.crystals = number

    def kingdom(self, hearts: int) -> None:
        self._m.kingdom = hearts

    def piles(self, *piles: Sequence[tuple[int, int] | int]) -> None:
        """The tokens of each pile from the top: a face made here, or (kind, number) of a token."""
        self._m.piles = [
            [token(PORTAL_TOKEN, t) if isinstance(t, int) else token(*t) for t in pile] for pile in piles
        ]  # fmt: skip
        self._m.drawn = [0] * len(piles)

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> KingdomMatch:
        m = self._m
        if not self._begun:
            self._begun = True
            if m.phase == PLAYING:
                m.stack = usual_frames()
            else:
                frame = Frame(ROUND)
                frame.stage = max(0, m.phase - SPAWNING + 1)
                m.phase -= 1
                m.stack = [frame]
            m.settle()
            self.events.extend(m.happened)
        return m

    def decision_for(self, seat: int) -> Decision:
        decision = self.match.decision_of(seat)
        assert decision is not None, f"seat {seat} is not asked"
        return decision

    def offered(self, seat: int = ME, verb: str = "") -> list[str]:
        """The ids on offer to a seat, or those of one verb; nothing for one that is not asked."""
        decision = self.match.decision_of(seat)
        ids = decision.options.ids if decision is not None else []
        return [id for id in ids if not verb or id.partition(":")[0] == verb]

    def do(self, seat: int, *options: str) -> list[Event]:
        """These options, one after the other, by that seat. What is offered is what nothing is against."""
        happened: list[Event] = []
        for option in options:
            assert self.match.disagreements() == []
            happened += self.match.choose(seat, option)
        self.events.extend(happened)
        return happened

    def build(self, seat: int, tower: str, letter: str, facing: str = "") -> list[Event]:
        """A tower from the hand on a site; with a facing where one is asked for."""
        happened = self.do(seat, f"tower:{self.kind(tower)}", f"build:{self.site(letter)}")
        return happened + (self.do(seat, f"face:{SIDES.index(facing)}") if facing else [])

    def pass_tower(self, seat: int, tower: str, to: int, becomes: str) -> list[Event]:
        return self.do(seat, f"tower:{self.kind(tower)}", f"pass:{to}/{self.kind(becomes)}")

    def placements(self, seat: int = ME) -> dict[str, str]:
        """Where the tile in question may go: the cells of each placement, with its option; trays as "5: a1 b1"."""
        m = self.match
        found = {}
        for id in self.offered(seat, "place"):
            tray, turn, cell = [int(n) for n in id.partition(":")[2].split("/")]
            outline = m.view(seat).attack.piece.turns[turn]
            rows = [cell // 5 + row - outline[0][0] for row, _ in outline]
            cols = [cell % 5 + col - outline[0][1] for _, col in outline]
            mask = sum(1 << row * 5 + col for row, col in zip(rows, cols, strict=True))
            found[f"{tray}: {cell_names(mask)}"] = id
        return found

    def place(self, tray: int, cells: str, seat: int = ME) -> list[Event]:
        """The tile in question on these cells; the tray is chosen first if that is asked."""
        if f"target:{tray}" in self.offered(seat):
            self.do(seat, f"target:{tray}")
        return self.do(seat, self.placements(seat)[f"{tray}: {cell_names(mask_called(cells))}"])

    def soldier(self, tray: int, cell: str, seat: int = ME) -> list[Event]:
        """The soldier in question on this cell."""
        if f"target:{tray}" in self.offered(seat):
            self.do(seat, f"target:{tray}")
        return self.do(seat, f"soldier:{tray}/{cells_in(mask_called(cell))[0]}")

    def activate(self, seat: int, name: str) -> list[Event]:
        return self.do(seat, f"activate:{self.figure(name)}")

    def go(self, seat: int, square: str, engages: str = "", facing: str = "") -> list[Event]:
        """The hero who is active moves; with the cell of its base and its facing where these are asked for."""
        happened = self.do(seat, f"go:{self.square(square)}")
        if engages:
            tray = self.match.top[self.square(square)]
            block = next(n for n, mask in enumerate(BLOCKS) if cells_in(mask)[0] == cells_in(mask_called(engages))[0])
            happened += self.do(seat, f"engage:{tray}/{block}")
        return happened + (self.do(seat, f"face:{SIDES.index(facing)}") if facing else [])

    def call(self, name: str) -> list[Event]:
        """Solo: a hero comes from the reserve."""
        return self.do(ME, f"call:{self._m.content.find_hero(name)}")

    def use(self, seat: int, ability: str) -> list[Event]:
        """The active hero's special ability."""
        m = self.match
        for id in self.offered(seat, "use"):
            figure, slot = [int(n) for n in id.partition(":")[2].split("/")]
            chosen = m.ability_of(figure, slot)
            if chosen is not None and chosen.id == ability:
                return self.do(seat, id)
        raise AssertionError(f"{ability} is not on offer")

    def cast(self, seat: int, spell: str) -> list[Event]:
        return self.do(seat, f"cast:{self._m.content.find_spell(spell)}")

    def all_ready(self) -> list[Event]:
        """Everybody is done with the phase, and stays so; what follows by itself happens."""
        happened: list[Event] = []
        for answer in ("ready", "stay"):
            for seat in range(self._m.seats):
                if answer in self.offered(seat):
                    happened += self.do(seat, answer)
        return happened

    # -- looking -------------------------------------------------------------------------------------------------

    def shown(self, tray: int) -> Any:
        """A tray as everybody sees it; None when it is gone."""
        for seen in self.match.view(None).trays:
            if seen.tray == tray:
                return seen
        return None

    def left(self, tray: int) -> str:
        """The cells of enemies that nothing covers."""
        return cell_names(sum(1 << cell for cell in self.shown(tray).uncovered))

    def where(self, what: int | str) -> str:
        """The space of a tray or hero; "" for one that is not on the map."""
        m = self.match
        square = m.at[what] if isinstance(what, int) else m.where[self.figure(what)]
        return m.board.name(square) if square >= 0 else ""

    def seen(self, name: str) -> Any:
        """A hero, or "wildcat", as everybody sees it."""
        return self.match.view(None).figures[self.figure(name)]

    def is_up(self, name: str, ability: str) -> bool:
        """Whether that ability of a hero lies face up."""
        (up,) = [shown.up for shown in self.seen(name).abilities if shown.id == ability]
        return bool(up)

    def reach(self, seat: int = ME) -> set[str]:
        """The spaces where a figure may go, of those on offer."""
        return {self.match.board.name(int(id.partition(":")[2])) for id in self.offered(seat, "go")}

    def aims(self, seat: int = ME) -> set[int]:
        """The trays that the piece in question can go on."""
        attack = self.match.view(seat).attack
        return set(attack.trays) if attack is not None else set()

    def next_round(self) -> list[Event]:
        """Everybody is done; nothing is bought, and nothing new spawns if the piles are empty."""
        happened = self.all_ready()
        if self.match.view(None).phase == "buy":
            happened += self.all_ready()
        return happened

    def hearts(self, name: str = "") -> int:
        """A hero's hearts; without a name, the kingdom's."""
        view = self.match.view(None)
        hearts: int = view.figures[self.figure(name)].hearts if name else view.hearts
        return hearts

    def hand(self, seat: int = ME) -> list[str]:
        towers = self.match.content.towers
        return [towers[kind].id for kind in self.match.view(None).players[seat].hand]

    def towers_on(self, letter: str) -> list[Any]:
        """What stands on a building site, from the bottom up."""
        (site,) = [site for site in self.match.view(None).sites if site.letter == letter]
        return list(site.towers)

    def incoming(self, seat: int = ME) -> list[str]:
        towers = self.match.content.towers
        return [towers[kind].id for kind in self.match.view(None).players[seat].incoming]

    @property
    def won(self) -> bool | None:
        """Whether the group has won; None while the match goes on."""
        outcome = self.match.outcome
        return None if outcome is None else bool(outcome.winners)
