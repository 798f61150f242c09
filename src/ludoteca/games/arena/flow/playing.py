"""Whether a card can be played now."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteca.games.arena.effects.joining import foresee
from ludoteca.games.arena.effects.targets import Chosen
from ludoteca.games.arena.effects.text import Text
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.games.arena.flow.statuses import forbidden_types
from ludoteca.games.arena.state.cards import ACTION
from ludoteca.kernel.effects import Effect

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def can_play(m: ArenaMatch, seat: int, card: int, phase: int) -> bool:
    """Tell whether a card in hand may be played in this phase of the active character's turn.

    Rules: SA-2.04, SA-2.06, SA-2.07, SA-6.07, SA-9.13, SA-13.09, SA-A.28, SA-A.50.
    """
    if card // 10 != m.active:
        return False
    printed = m.content.cards[m.face[card]]
    if not printed.banner & phase or printed.types & forbidden_types(m, m.active):
        return False
    if phase != ACTION or not printed.needs_choice:
        return True
    spare = len(m.hand[seat]) - 1
    text = m.programme[printed.effect]
    if isinstance(text, Text) and isinstance(text.first, Chosen):
        if text.first.group.is_met(m, m.active, seat, spare):
            return True
        if text.settled:
            return False
    return outlook_of(m, m.active, seat, printed.effect, spare).allows()


def outlook_of(m: ArenaMatch, figure: int, seat: int, text: int, spare: int) -> Outlook:
    """Return what a text would need, with so many hand cards left to exile for Stealthy rivals (SA-A.19, SA-A.29)."""
    outlook = Outlook(figure, seat, m.space[figure], spare)
    foresee(cast(Effect, m.programme[text]), m, outlook)
    return outlook
