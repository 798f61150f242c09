"""Figures on the map: how far they get, where they may stop, and engaging the horde that is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.effects.text import base_attack
from ludoteca.games.kingdom.steps import ENTER_COMPANION, FACE_FIGURE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase, capital, il

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state import KingdomMatch


def within(m: KingdomMatch, starts: list[int], steps: int) -> list[int]:
    """The squares at most so many steps away, the starts first: in all eight directions, across nearly everything.

    Rules: KR-11.05, KR-11.07, KR-11.08, KR-11.09, KR-9.12, KR-A32, KR-A64.
    """
    neighbours = m.board.neighbours
    seen = [False] * m.board.size
    for square in starts:
        seen[square] = True
    found = starts[:]
    edge = starts
    for _ in range(steps):
        beyond: list[int] = []
        for square in edge:
            for near in neighbours[square]:
                if not seen[near]:
                    seen[near] = True
                    if not m.trail or m.may_cross(near):
                        beyond.append(near)
        found += beyond
        edge = beyond
    return found


def entrances(m: KingdomMatch) -> list[int]:
    """The path spaces beside an exit, where who comes from the board enters (KR-11.11, KR-A10)."""
    return [square for square in m.board.exits if m.may_cross(square)]


def ends(m: KingdomMatch, figure: int, steps: int) -> list[int]:
    """The squares where a move of up to so many steps may end.

    On its own square a figure may only end to engage another area of the tray there (KR-A36). Rules: KR-11.05,
    KR-11.10, KR-11.11, KR-11.16, KR-A09, KR-A10.
    """
    if steps <= 0:
        return []
    own = m.where[figure]
    if own < 0:
        return [square for square in within(m, entrances(m), steps - 1) if m.may_stand(figure, square)]
    found = [square for square in within(m, [own], steps)[1:] if m.may_stand(figure, square)]
    if blocks_at(m, figure, own):
        found.append(own)
    return found


def anywhere(m: KingdomMatch, figure: int) -> list[int]:
    """All squares where it may be put (KR-26.03, KR-A53)."""
    own = m.where[figure]
    found = [square for square in range(m.board.size) if square != own and m.may_stand(figure, square)]
    if own >= 0 and blocks_at(m, figure, own):
        found.append(own)
    return found


def blocks_at(m: KingdomMatch, figure: int, square: int) -> list[int]:
    """The areas of the uppermost horde there that its base can cover, other than where it stands already."""
    tray = m.top[square]
    if tray < 0 or m.is_rift(tray):
        return []
    blocks = m.free_blocks(figure, tray)
    if m.on_tray[figure] == tray:
        return [block for block in blocks if block != m.block[figure]]
    return blocks


class GoSomewhere(Node):
    """A figure goes to the square in its first slot: there it engages the horde, if there is one, and turns.

    `much` says whether its facing is asked: it is of no use to who has acted already.
    """

    enforces = (
        "KR-1.23", "KR-11.05", "KR-11.13", "KR-11.14", "KR-11.15", "KR-11.16", "KR-11.17", "KR-23.06", "KR-A13",
        "KR-A34", "KR-A35", "KR-A36", "KR-A66", "KR-28.05",
    )  # fmt: skip

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        figure = frame.source
        square = frame.slots[0]
        if frame.at == 0:
            blocks = blocks_at(m, figure, square)
            if len(blocks) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            self.arrive(m, frame, blocks[0] if blocks else -1)
        if frame.at == 1:
            frame.at = 2
            if frame.much and not m.cat[figure] and m.hero_of(figure).needs_facing:
                m.push(FACE_FIGURE, figure, frame.seat)
                return GO
        if not m.stepped[figure]:
            m.stepped[figure] = 1
            m.push(ENTER_COMPANION, m.companion_of(figure), frame.seat).place = figure
        return DONE

    def arrive(self, m: KingdomMatch, frame: Frame, block: int) -> None:
        frame.at = 1
        figure = frame.source
        square = frame.slots[0]
        old = m.where[figure]
        tray = m.top[square] if block >= 0 else -1
        m.move_figure(figure, square, tray, block)
        seat = m.owner[figure]
        if square != old:
            m.tell("HeroMoved", seat, (figure, old, square), "KR-11.05")
        if tray >= 0:
            m.tell("HeroEngaged", seat, (figure, tray, block), "KR-11.14")

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        tray = m.top[frame.slots[0]]
        return [(state.ENGAGE, tray, block) for block in blocks_at(m, frame.source, frame.slots[0])]

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.arrive(m, frame, raw[2])

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        said = Phrase(
            "{name} ingaggia l'orda: quali riquadri copre la sua base?",
            "{name} engages the horde: which squares does the base cover?",
        )
        return capital(said.fill(name=figure_name(m, frame.source)))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-11.15"


class FaceFigure(Node):
    """A hero turns: at the end of its movement, or when it acts before moving."""

    enforces = ("KR-11.12", "KR-11.13", "KR-A34")

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(state.FACE, facing) for facing in range(4)]

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.at = 1
        m.facing[frame.source] = raw[1]
        m.tell("HeroFaced", m.owner[frame.source], (frame.source, raw[1]), "KR-11.13")

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Da che parte si gira {name}?", "Which way does {name} face?").fill(
            name=figure_name(m, frame.source)
        )

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-11.13"


def figure_name(m: KingdomMatch, figure: int) -> Phrase:
    """What a figure is called in sentences."""
    hero = m.hero_of(figure)
    if m.cat[figure] and hero.companion is not None:
        name = hero.companion.name
        return Phrase(il(name.it), f"the {name.en}")
    who = base_attack(m, figure).who
    return Phrase(who, who)
