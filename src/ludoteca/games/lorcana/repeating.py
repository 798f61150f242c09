"""Loops that a player keeps up: what was done twice over and could go on is done as often as they say, then no more.

A deed is one action of the main phase with all that its player chose for it, noted together with the ink and the
exerted cards from which it began. The same deeds twice in a row that leave their player as they found them are a loop.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.lorcana.state import AMOUNT, END, REPEAT, Deed, LorcanaMatch
from ludoteca.games.lorcana.steps import MAIN_PHASE, REPEAT_STEP
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

LONGEST: Final = 3
"""So many deeds at most make a loop."""
MOST: Final = 60
"""So many times at most it is repeated at once."""


def standing(m: LorcanaMatch, seat: int) -> list[int]:
    """What the player has to pay with: ready ink, and which cards are exerted."""
    column = m.exerted
    exerted = [card for card in m.play[seat] if column[card]]
    return [m.ready_ink[seat], len(exerted), *exerted]


def note(m: LorcanaMatch, seat: int, raw: Raw) -> None:
    """A choice is about to be made: it begins a deed, or belongs to the one under way."""
    node = m.stacks[0][-1].node
    if node == MAIN_PHASE:
        if raw[0] == END:
            m.deeds = []
        elif raw[0] != REPEAT:
            deed = (*standing(m, seat), len(raw), *raw)
            m.deeds = [*m.deeds[1 - 2 * LONGEST :], deed] if m.deeds else [deed]
    elif m.deeds and node != REPEAT_STEP:
        # With a choice of somebody else in it, it is not this player's to repeat.
        m.deeds = [*m.deeds[:-1], (*m.deeds[-1], len(raw), *raw)] if seat == m.active else []


def loop_of(m: LorcanaMatch, seat: int) -> list[Deed]:
    """The deeds that the player has just done twice over, and that lead to where they began; none if there are none."""
    deeds = m.deeds
    for length in range(1, min(LONGEST, len(deeds) // 2) + 1):
        if deeds[-1] == deeds[-1 - length] and deeds[-length:] == deeds[-2 * length : -length]:
            loop = deeds[-length:]
            start = loop[0][: 2 + loop[0][1]]
            if list(start) == standing(m, seat):
                return loop
    return []


def choices_of(deed: Deed) -> list[int]:
    """What was chosen, each with its length before it."""
    return list(deed[2 + deed[1] :])


def next_choice(m: LorcanaMatch) -> Raw:
    """What the loop does now; nothing where it cannot go on."""
    length = m.ahead[0]
    raw = tuple(m.ahead[1 : 1 + length])
    decision = m.decision_of(m.active)
    if decision is None or raw not in decision.options.raws:
        m.ahead = []
        return ()
    m.ahead = m.ahead[1 + length :]
    return raw


class Repeat(Node):
    """How often, and the loop begins; afterwards its player must do something else."""

    enforces: ClassVar[tuple[str, ...]] = ("LOR-TIME.11",)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not frame.slots:
            frame.waits = 1 << frame.seat
            return WAIT
        choices: list[int] = []
        for deed in loop_of(m, frame.seat):
            choices += choices_of(deed)
        m.ahead = choices * frame.slots[0]
        m.looped = tuple(choices[1 : 1 + choices[0]])
        m.tell("LoopRepeated", frame.seat, (frame.slots[0],), "LOR-TIME.11")
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(AMOUNT, number) for number in range(1, MOST + 1)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Quante volte ancora si ripete il ciclo?", "How many more times is the loop repeated?")

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-TIME.11"
