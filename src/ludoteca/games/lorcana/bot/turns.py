"""What those ask who search whole turns: what the rest of a turn depends on, and whether it may bring the victory."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.effects.lasting.laws import lore_needed
from ludoteca.games.lorcana.flow.challenge import may_quest
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_PLAY, SANG

COUNTERS: Final = ("deeds", "loop", "in_a_row")
"""What only helps to find loops: the choices of the turn in their order, and how often the same has come back."""
BY_OTHER_MEANS: Final = range(1, 5)
"""So much lore may come in a turn from anything but the quests of who is ready."""
OTHER_MEANS: Final = re.compile(r"gain \w+ lore|gets? \+\d \{L\}|[Rr]eady (chosen|this|another|them|it\b|your)")
"""What the words of a card say that may bring some."""


def gist(m: LorcanaMatch) -> int:
    """Make a number of the position, the same in whatever order the deeds of the turn were done.

    Between two deeds the log is read by what it holds, except for who sang which song. Where a deed was done twice its
    player may be in a loop, of which the order is part.
    """
    in_order = bool(m.before)
    left_out = ("log",) if in_order else ("log", *COUNTERS)
    under = tuple([tuple(cards) for cards in m.under])
    rest = (m.moment, m.step if in_order else 0, m.challenger, m.challenged, m.defender_seat, tuple(m.looped))
    return hash((m.position_key(left_out), under, _log(m, in_order), rest))


def _log(m: LorcanaMatch, in_order: bool) -> tuple[tuple[int, int, int], ...]:
    is_between = all(not continues for _, _, continues in m.open_offers())
    if in_order or not is_between or any(row[0] == SANG for row in m.log):
        return tuple(m.log)
    return tuple(sorted(m.log))


def is_close(m: LorcanaMatch, seat: int) -> bool:
    """Guess whether the player may just win this turn, and not by the quests of who is ready alone."""
    quests = sum(m.lore_of[card] for card in m.play[seat] if may_quest(m, card))
    lacking = lore_needed(m, seat) - m.lore[seat] - quests
    return lacking in BY_OTHER_MEANS and any(_may_help(m, seat, card) for card in (*m.hand[seat], *m.play[seat]))


def _may_help(m: LorcanaMatch, seat: int, card: int) -> bool:
    script = m.script[card]
    within_means = m.zone[card] == IN_PLAY or script.is_song or script.cost <= m.ready_ink[seat] + 1
    return within_means and any(OTHER_MEANS.search(phrase.en) for phrase in script.text)
