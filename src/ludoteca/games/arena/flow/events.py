"""What sets off triggered abilities: something happens, and every character that has an ability for it hears."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludoteca.games.arena.effects.conditions import ArenaCondition
from ludoteca.games.arena.state.cards import (
    ALLY_DAMAGED,
    ALLY_KNOCKED_OUT,
    KNOCKED_OUT,
    RIVAL_EXILES,
    RIVAL_KNOCKED_OUT,
    RIVAL_PLAYS,
)
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def about(
    m: ArenaMatch,
    kind: int,
    figure: int,
    it: int = -1,
    amount: int = 0,
    types: int = 0,
    status: int = -1,
    space: int = -1,
) -> None:
    """Set off the abilities of `figure` itself for something of this kind that happens to it.

    `it` is the other character concerned, `amount` how much, `space` where the figure stood. Whoever is KO'd hears of
    nothing but that. Rules: SA-A.57, SA-A.58.
    """
    if not m.skills:
        return
    upgraded = m.upgraded[figure]
    person = m.content.characters[m.character[figure]]
    if not person.hears[upgraded] >> kind & 1:
        return
    if kind != KNOCKED_OUT and not m.stands(figure):
        return
    abilities = person.side_abilities(upgraded)
    for index in range(len(abilities)):
        ability = abilities[index]
        event = ability.event
        if event is None or event.kind != kind:
            continue
        if (event.types and not event.types & types) or (event.status >= 0 and event.status != status):
            continue
        if event.rival and m.side[it] == m.side[figure]:
            continue
        seat = m.summoner[figure]
        if ability.condition is not None:
            condition = cast(ArenaCondition, ability.condition)
            if not condition.true_of(m, Frame(-1, figure, seat), it):
                continue
        if ability.once:
            mark = figure * 16 + index
            if mark in m.once:
                continue
            m.once.append(mark)
        m.set_off(ability.effect, figure, seat, space, it, amount)


def around(
    m: ArenaMatch, kind: int, side: int, it: int = -1, amount: int = 0, types: int = 0, status: int = -1
) -> None:
    """Set off what all characters of a side have for something that happens, save `it` itself."""
    if not m.skills:
        return
    for figure in range(m.figures):
        if m.side[figure] == side and figure != it:
            about(m, kind, figure, it, amount, types, status)


def knocked_out(m: ArenaMatch, figure: int, by: int, space: int) -> None:
    """Set off what hears of a KO besides whoever brought it about."""
    about(m, KNOCKED_OUT, figure, by, space=space)
    around(m, ALLY_KNOCKED_OUT, m.side[figure], figure)
    around(m, RIVAL_KNOCKED_OUT, 1 - m.side[figure], figure)


def ally_damaged(m: ArenaMatch, figure: int, amount: int) -> None:
    around(m, ALLY_DAMAGED, m.side[figure], figure, amount)


def exiled_by_status(m: ArenaMatch, seat: int, status: int) -> None:
    """Set off what the other side has when a Summoner exiles a card because of a status."""
    around(m, RIVAL_EXILES, 1 - m.side_of[seat], status=status)


def rival_played(m: ArenaMatch, figure: int, types: int) -> None:
    around(m, RIVAL_PLAYS, 1 - m.side[figure], figure, types=types)
