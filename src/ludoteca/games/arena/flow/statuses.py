"""What statuses do: counters that come and go, and what the constant ones mean for attacks and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.flow.events import about
from ludoteca.games.arena.state.cards import ATTACK, DISARMED, GAINS_STATUS, PACIFIED
from ludoteca.kernel.frames import DONE, Frame, Node

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def gain(m: ArenaMatch, figure: int, status: int, number: int) -> None:
    """Add counters, unless a constant ability forbids that status. Rules: SA-12.05, SA-12.06, SA-12.07."""
    if number < 1:
        return
    if m.skills and status in m.person(figure).constants[m.upgraded[figure]].immune:
        return
    total = m.count(figure, status) + number
    m.set_counters(figure, status, total)
    m.tell(
        "StatusGained",
        m.summoner[figure],
        (figure, status, number, total),
        "SA-12.07" if total > number else "SA-12.05",
    )
    about(m, GAINS_STATUS, figure, amount=number, status=status)


def lose(m: ArenaMatch, figure: int, status: int, number: int) -> None:
    """Take counters, by an effect: nothing is set off (SA-12.12)."""
    held = m.count(figure, status)
    if not held or number < 1:
        return
    left = max(0, held - number)
    m.set_counters(figure, status, left)
    if left:
        m.tell("StatusReduced", m.summoner[figure], (figure, status, left), "SA-12.12")
    else:
        m.tell("StatusRemoved", m.summoner[figure], (figure, status), "SA-12.08")


def remove(m: ArenaMatch, figure: int, status: int) -> None:
    """Return the tile and all its counters to the supply (SA-12.11); nothing is set off (SA-12.12)."""
    if m.count(figure, status):
        m.set_counters(figure, status, 0)
        m.tell("StatusRemoved", m.summoner[figure], (figure, status), "SA-12.11")


def clear(m: ArenaMatch, figure: int) -> None:
    """Take all statuses of a KO'd character (SA-14.03)."""
    for status in range(m.kinds):
        if m.count(figure, status):
            m.set_counters(figure, status, 0)
            m.tell("StatusRemoved", m.summoner[figure], (figure, status), "SA-14.03")


class StartStatuses(Node):
    """Step 1 of the Starting Phase: every tile of the active character loses a counter, all at once; then triggers.

    Waiting triggers come before the next step, in the order that the character's Summoner chooses.

    Rules: SA-7.03, SA-7.04, SA-7.05, SA-12.03, SA-12.08, SA-12.10, SA-A.09.
    """

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        figure = m.active
        if not m.stands(figure):
            return DONE
        reduced = [status for status in range(m.kinds) if m.count(figure, status)]
        seat = m.summoner[figure]
        for status in reduced:
            left = m.count(figure, status) - 1
            m.set_counters(figure, status, left)
            m.tell("StatusReduced", seat, (figure, status, left), "SA-7.03")
        for status in reduced:
            effect = m.content.statuses[status].effect
            if effect >= 0:
                m.set_off(effect, figure, seat)
        return DONE


def attack_value(m: ArenaMatch, figure: int, printed: int) -> int:
    """Return the standard attack before bonuses: Pacified replaces what is printed (SA-13.08, SA-A.14)."""
    return 1 if m.traits[figure] & PACIFIED else printed


def forbidden_types(m: ArenaMatch, figure: int) -> int:
    """Return the types of cards that cannot be played in this character's turn (SA-13.09)."""
    return ATTACK if m.traits[figure] & DISARMED else 0
