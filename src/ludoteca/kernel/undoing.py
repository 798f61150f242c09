"""Taking back: allowed exactly when it gives nobody anything they should not have.

A decision may be taken back as long as since then its player and partners learnt nothing hidden, no chance was
drawn and no other seat acted. That is read off the history, never declared by a game; the position is made again from
the history's beginning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.kernel.chance import Recorded
from ludoteca.kernel.contract import IllegalChoice
from ludoteca.kernel.history import CHANCE, CHOICE, CONCEDED, LEARNT, Entry, History
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.kernel.frames import FrameMatch

NOTHING = Phrase("Non c'è niente da annullare.", "There is nothing to take back.")
CHANCE_DRAWN = Phrase(
    "Non si può annullare: nel frattempo è intervenuto il caso.",
    "It cannot be taken back: chance was drawn since then.",
)
SOMETHING_LEARNT = Phrase(
    "Non si può annullare: nel frattempo hai visto qualcosa di nascosto.",
    "It cannot be taken back: something hidden was revealed to you since then.",
)
OTHERS_ACTED = Phrase(
    "Non si può annullare: nel frattempo ha agito qualcun altro.",
    "It cannot be taken back: somebody else has acted since then.",
)
OVER = Phrase("Non si può annullare una resa.", "A concession cannot be taken back.")


def place_to_return(match: FrameMatch, seat: int, chain: bool) -> int:
    """The index of the history entry to go back to; raises `IllegalChoice` where there is no way back."""
    history = match.history
    if history is None:
        raise IllegalChoice(NOTHING)
    partners = match.team_mask(seat)
    for index in range(len(history.noted) - 1, -1, -1):
        entry = Entry(history.noted[index], history.verbs)
        if entry.kind == CHANCE:
            raise IllegalChoice(CHANCE_DRAWN)
        if entry.kind == LEARNT:
            if entry.value & partners:
                raise IllegalChoice(SOMETHING_LEARNT)
        elif entry.kind == CONCEDED:
            raise IllegalChoice(OVER)
        elif entry.seat != seat:
            raise IllegalChoice(OTHERS_ACTED)
        elif not chain or not entry.value:
            return index
    raise IllegalChoice(NOTHING)


def can_undo(match: FrameMatch, seat: int, chain: bool = False) -> bool:
    try:
        place_to_return(match, seat, chain)
    except IllegalChoice:
        return False
    return True


def undo(match: FrameMatch, seat: int, chain: bool = False) -> None:
    index = place_to_return(match, seat, chain)
    history = match.history
    assert history is not None
    rewind(match, history, index)


def rewind(match: FrameMatch, history: History, index: int) -> None:
    """Put `match` back to where its history had only `index` entries."""
    past = match.blank()
    past.quiet = True
    past.load(history.base)
    past.chance = Recorded(history.outcomes(index))
    past.settle()
    choices = 0
    for entry in history.entries[:index]:
        if entry.kind == CHOICE:
            past.choose_raw(entry.seat, entry.raw)
            choices += 1
    chance = match.chance
    match.load(past.save())
    match.chance = chance
    del history.noted[index:]
    del history.told[choices + 1 :]
