"""How long effects last: the moments at which timed effects end, and how cards say it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    NEXT_READY,
    ON_BOARD,
    THEIR_NEXT_TURN,
    THEIR_TURN_NOW,
    THIS_CHALLENGE,
    THIS_TURN,
    WHILE_SOURCE,
    YOUR_NEXT_END,
    YOUR_NEXT_TURN,
)
from ludoteca.kernel.language import Word
from ludoteca.kernel.texts import EMPTY, Phrase

ALWAYS: Final = -1
"""No `until`: a static ability."""
FOR_GOOD: Final = 7
"""As long as the card is in play."""

WHOSE: Final = (YOUR_NEXT_TURN, YOUR_NEXT_END, THEIR_NEXT_TURN, NEXT_READY, THEIR_TURN_NOW)
"""Durations that end at a moment of one player's turn."""

DURATION_WORDS: Final = {
    ALWAYS: EMPTY,
    FOR_GOOD: EMPTY,
    THIS_TURN: Phrase(" per questo turno", " this turn"),
    YOUR_NEXT_TURN: Phrase(" fino all'inizio del tuo prossimo turno", " until the start of your next turn"),
    YOUR_NEXT_END: Phrase(" fino alla fine del tuo prossimo turno", " until the end of your next turn"),
    THEIR_NEXT_TURN: Phrase(" durante il suo prossimo turno", " during their next turn"),
    THEIR_TURN_NOW: Phrase(" durante questo turno", " during this turn"),
    NEXT_READY: Phrase(" all'inizio del suo prossimo turno", " at the start of their next turn"),
    THIS_CHALLENGE: Phrase(" per questa sfida", " during this challenge"),
    WHILE_SOURCE: Phrase(" finché questa carta è in gioco", " while this card is in play"),
}
MANY_WORDS: Final = {
    THEIR_NEXT_TURN: Phrase(" durante il loro prossimo turno", " during their next turn"),
    NEXT_READY: Phrase(" all'inizio del loro prossimo turno", " at the start of their next turn"),
}

LENGTHS: Final = tuple(until for until in DURATION_WORDS if until != ALWAYS)
"""How long timed effects may last."""


def lasting_words(until: int, plural: bool) -> Phrase:
    """Say for how long, as it follows what the effect does to one card or to several."""
    if plural and until in MANY_WORDS:
        return MANY_WORDS[until]
    return DURATION_WORDS[until]


def expire(m: LorcanaMatch, until: int, whose: int = -1) -> None:
    """End the timed effects of this length; those that wait for a moment of one player's turn only if it is `whose`.

    Rules: LOR-DUR.04, LOR-DUR.05, LOR-DUR.08, LOR-DUR.09.
    """
    if not m.timed:
        return
    kept = [timed for timed in m.timed if timed[4] != until or (until in WHOSE and timed[5] != whose)]
    if len(kept) < len(m.timed):
        m.timed = kept
        m.touch(ON_BOARD)


def begin_turn(m: LorcanaMatch, seat: int) -> None:
    """Let what was to hold during this player's next turn hold from now on, and what holds until its end end with it.

    Rules: LOR-DUR.01, LOR-DUR.08.
    """
    if not m.timed:
        return
    changed = False
    timed = m.timed[:]
    for i in range(len(timed)):
        what, card, a, b, until, whose = timed[i]
        if until in (THEIR_NEXT_TURN, YOUR_NEXT_END) and whose == seat:
            timed[i] = (what, card, a, b, THEIR_TURN_NOW, whose)
            changed = True
    if changed:
        m.timed = timed
        m.touch(ON_BOARD)


def add_timed(m: LorcanaMatch, what: int, card: int, a: int, b: int, until: int, whose: int) -> None:
    """Put this in force from now on."""
    m.timed = [*m.timed, (what, card, a, b, until, whose)]
    m.touch(ON_BOARD)


def _until(text: str, value: int) -> Word:
    return Word(text, "duration", (), lambda: value, call=False)


WORDS: Final = [
    _until("this_turn", THIS_TURN),
    _until("your_next_turn", YOUR_NEXT_TURN),
    _until("your_next_end", YOUR_NEXT_END),
    _until("their_next_turn", THEIR_NEXT_TURN),
    _until("next_ready", NEXT_READY),
    _until("this_challenge", THIS_CHALLENGE),
    _until("while_here", WHILE_SOURCE),
    _until("for_good", FOR_GOOD),
]
