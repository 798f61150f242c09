"""Spells: used once, by anybody of the group, during phase 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.flow.heroes import works
from ludoteca.games.kingdom.state.match import PLAYING
from ludoteca.games.kingdom.state.sources import spell_of, spell_source
from ludoteca.kernel.frames import DONE, Frame, Node

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


def castable(m: KingdomMatch, seat: int) -> list[int]:
    """List the spells that the group still has and that would do something (KR-21.02, KR-21.04, KR-A56, KR-A59)."""
    if not m.spells or m.phase != PLAYING or m.limits.no_spells:
        return []
    return [
        number
        for number, spell in enumerate(m.content.spells)
        if m.spells >> number & 1 and works(m, spell.node, spell_source(number), seat, True)
    ]


class Cast(Node):
    """A spell goes back to the box, and what it does happens.

    Rules: KR-21.02, KR-21.04, KR-A59.
    """

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        number = spell_of(frame.source)
        m.spells &= ~(1 << number)
        m.tell("SpellCast", frame.seat, (number,), "KR-21.04")
        m.push(m.content.spells[number].node, frame.source, frame.seat)
        return DONE
