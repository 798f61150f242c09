"""Playing a card: how it may be paid for, and how it comes into play."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.challenge import is_ready_character
from ludoteca.games.lorcana.flow.steps import PLAY_CARD
from ludoteca.games.lorcana.state.groups import belongs
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Script
from ludoteca.games.lorcana.state.terms import (
    ABOUT_PRICES,
    ANY_NAME_FOR_SHIFT,
    SING_DRYING,
    TO_EXERT,
    TO_SING,
)
from ludoteca.kernel.frames import Frame

# The slots of a PlayCard frame.
WAY: Final = 0
"""How the card is paid for, see below."""
HOW: Final = 1
"""How it comes into play: EXERTED, THEN_BOTTOM, BY_CHOICE."""
CHOSEN: Final = 2
"""The first of what was chosen: the character that it is shifted on, or its singers."""

# How a card is paid for.
FOR_INK: Final = 0
BY_SHIFT: Final = 1
BY_SINGING: Final = 2
FOR_FREE: Final = 3
"""By an effect, which pays for it."""
ALTERNATE: Final = 4
"""4 + n: the n-th alternate cost."""

PAID: Final = 2
"""How far a PlayCard frame is when the card is paid for and about to enter."""
EXERTED: Final = 1
THEN_BOTTOM: Final = 2
BY_CHOICE: Final = 4
"""Exerted because its player chose so."""
THEN_INK: Final = 8
THEN_EXERTED_INK: Final = 16
AFTERWARDS: Final = THEN_BOTTOM | THEN_INK | THEN_EXERTED_INK
"""Where an action goes once it is carried out, if not to the discard."""


# -- what may be played ------------------------------------------------------------------------------------------


def price(m: LorcanaMatch, seat: int, card: int) -> int:
    """Return the ink that the card costs now.

    Rules: LOR-PLAY.14, LOR-COST.03, LOR-COST.04, LOR-CARD.10.
    """
    script = m.script[card]
    if not (m.laws | script.own_about) & ABOUT_PRICES:
        return script.cost
    return max(0, script.cost + laws.price_change(m, seat, card, False))


def shift_price(m: LorcanaMatch, seat: int, card: int) -> int:
    """Return what shifting this card costs now; nothing if it is paid otherwise than with ink.

    Rules: LOR-SHIFT.20, LOR-COST.07.
    """
    way = laws.shift_way(m, seat, card)
    assert way is not None
    return max(0, way.ink + laws.price_change(m, seat, card, True)) if way.ink >= 0 else 0


def shift_bases(m: LorcanaMatch, seat: int, card: int) -> list[int]:
    """List the characters on which this card may be shifted.

    Rules: LOR-SHIFT.01, LOR-SHIFT.04, LOR-SHIFT.16, LOR-SHIFT.17, LOR-SHIFT.21, LOR-SHIFT.22, LOR-AMB.40.
    """
    script = m.script[card]
    way = laws.shift_way(m, seat, card)
    if way is None:
        return []
    frame = Frame(-1, card, seat)
    frame.place = m.stamp[card]
    bases = []
    for base in m.play[seat]:
        under = m.script[base]
        if not under.is_character:
            continue
        if way.any_base:
            bases.append(base)
        elif way.group is not None:
            if belongs(m, frame, way.group, base):
                bases.append(base)
        elif shares_name(script, under) or m.may(base, ANY_NAME_FOR_SHIFT):
            bases.append(base)
    return bases


def shares_name(top: Script, base: Script) -> bool:
    for name in top.card.names:
        if name in base.card.names or name in base.card.shift_names:
            return True
    return False


def can_shift(m: LorcanaMatch, seat: int, card: int) -> bool:
    way = laws.shift_way(m, seat, card)
    if way is None or shift_price(m, seat, card) > m.ready_ink[seat]:
        return False
    if way.cost is not None:
        frame = Frame(-1, card, seat)
        frame.place = m.stamp[card]
        if isinstance(way.cost, Verb) and not way.cost.payable(m, frame):
            return False
    return bool(shift_bases(m, seat, card))


def can_sing(m: LorcanaMatch, singer: int) -> bool:
    """Tell whether the character may exert to sing at all.

    Rules: LOR-SONG.01, LOR-SONG.02, LOR-SONG.04, LOR-SONG.05, LOR-SONG.10, LOR-SINGER.04, LOR-CARD.06, LOR-CARD.33.
    """
    if not is_ready_character(m, singer):
        return False
    if m.drying[singer] and not m.can_of[singer] & SING_DRYING:
        return False
    return not m.cannot_of[singer] & (TO_SING | TO_EXERT)


def ready_singers(m: LorcanaMatch, seat: int) -> list[int]:
    return [card for card in m.play[seat] if not m.exerted[card] and can_sing(m, card)]


def singers_for(m: LorcanaMatch, seat: int, song: int) -> list[int]:
    """List who may sing this song, alone or with others."""
    ready = ready_singers(m, seat)
    cost = m.script[song].card.cost
    together = m.script[song].sing_together
    if together:
        mates = [s for s in range(m.seats) if s != seat and m.team_mask(seat) >> s & 1]
        for mate in mates:
            ready += ready_singers(m, mate)
        if sum(laws.song_cost_of(m, card) for card in ready) >= together:
            return ready
        cost = min(cost, together)
    return [card for card in ready if m.owner[card] == seat and laws.song_cost_of(m, card) >= cost]


def can_be_sung(m: LorcanaMatch, seat: int, song: int) -> bool:
    """Tell whether there is anybody to sing this song."""
    return bool(singers_for(m, seat, song))


def is_sung(m: LorcanaMatch, song: int, singers: list[int]) -> bool:
    """Tell whether these characters together can sing the song."""
    script = m.script[song]
    if script.sing_together and sum(laws.song_cost_of(m, card) for card in singers) >= script.sing_together:
        return True
    return len(singers) == 1 and laws.song_cost_of(m, singers[0]) >= script.card.cost


# -- by an effect ------------------------------------------------------------------------------------------------


def play_by_effect(
    m: LorcanaMatch, frame: Frame, card: int, exerted: bool = False, then_bottom: bool = False, seat: int = -1
) -> None:
    """Play this card for free by an effect, before that goes on; an action waits for its end.

    Rules: LOR-COST.08, LOR-RES.14, LOR-RES.15, LOR-RES.16, LOR-AMB.11, LOR-AMB.35.
    """
    player = m.owner[card] if seat < 0 else seat
    pushed = m.push(PLAY_CARD, card, player)
    pushed.slots = [FOR_FREE, (EXERTED if exerted else 0) | (THEN_BOTTOM if then_bottom else 0)]


def free_bases(m: LorcanaMatch, frame: Frame) -> list[int]:
    """List where the option allows it: the characters on which a card that costs nothing may be shifted all the same.

    Rules: LOR-AMB.11.
    """
    way = frame.slots[WAY]
    if m.options["free_shift"] != "yes" or (way != FOR_FREE and way not in free_ways(m, frame)):
        return []
    shift = laws.shift_way(m, frame.seat, frame.source)
    return [] if shift is None or shift.cost is not None else shift_bases(m, frame.seat, frame.source)


def free_ways(m: LorcanaMatch, frame: Frame) -> list[int]:
    """List the ways by which the card in hand may be played for nothing at all."""
    return [ALTERNATE + index for index, cost in laws.alternate_costs(m, frame.seat, frame.source) if cost is None]


def base_of(frame: Frame) -> int:
    """Return the character under the one being played; -1 where it is not shifted."""
    return frame.slots[CHOSEN] if frame.slots[WAY] != BY_SINGING and len(frame.slots) > CHOSEN else -1
