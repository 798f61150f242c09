"""Positions as YAML for people: for tests, puzzles and bug reports, in both directions.

    ludoteca: position
    game: arena
    mode: ch2
    teams: chosen
    characters: [[mickey, aladdin, sulley], [gaston, ariel, demona]]
    round: 3
    turn: 2
    phase: main
    points: [4, 7]
    track: [aladdin, demona, mickey, ariel, sulley, gaston]
    players:
      - figures:
          - {character: mickey, space: D4, health: 5, statuses: {magic_broom: 2}}
          - {character: aladdin, ko: true}
          - …
        hand: [Stella Cadente, Folla Magica (2)]
      - …

Characters and statuses go by id or name, cards by name ("Folla Magica (2)" is the second copy, "@1" after a name says
whose it is where that is not clear). `turn` is the place in the track, from 0. Whatever is left out is as at the
beginning of the main phases: full Health, no statuses, empty hand, all phases open. A player without `deck` (top card
first) draws from the rest of the cards, shuffled; with `deck`, the cards that are named nowhere are exiled.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.arena.flow.steps import MAIN as MAIN_STEP
from ludoteca.games.arena.flow.steps import TURN
from ludoteca.games.arena.positions.naming import Names, Nodes
from ludoteca.games.arena.setup import KEYS
from ludoteca.games.arena.state.match import (
    DISCARDED,
    EXILED,
    HANDS,
    IN_HAND,
    MAIN,
    ORDERING,
    RESOLVING,
    ArenaMatch,
)
from ludoteca.games.arena.state.view import PHASES, USES
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.position_values import (
    at_step,
    begin_position,
    close_position,
    is_usual,
    seats_in,
    write_trigger,
)

LAST_PHASES: Final = ("none", "starting", "movement", "action", "skill", "end")
DURING_MAIN: Final = 2
"""How far the turn is while its main phases are under way."""


def write_position(m: ArenaMatch) -> str:
    """Write the position file of a match."""
    names = Names(m)
    data = begin_position(m, KEYS)
    data |= {"sides": m.side_of[:]}
    if m.pick_order:
        data["picks"] = m.pick_order[:]
    data |= {"round": m.round, "turn": m.turn, "phase": PHASES[m.phase], "points": m.points[:]}
    data |= {"step": m.step, "moment": m.moment}
    if m.track:
        data["track"] = [names.figure(figure) for figure in m.track]
    data["players"] = [write_player(m, seat, names) for seat in range(m.seats)]
    sections: dict[str, Any] = {
        "phases": write_phases(m),
        "playing": names.card(m.playing) if m.playing >= 0 else "",
        "ending": bool(m.ending),
        "extra_rounds": m.extra_rounds,
        "upgrades_bought": m.bought,
        "known": [
            {"card": names.card(card), "by": seats_in(m.known[card], m.seats)}
            for card in range(len(m.known))
            if m.known[card] != usual_knowledge(m, card)
        ],
        "unfinished": write_business(m, names),
        "triggers": write_triggers(m, names),
    }
    return close_position(m, data, sections)


def usual_knowledge(m: ArenaMatch, card: int) -> int:
    """Return who knows a card from where it lies, if nothing special happened."""
    zone = m.zone[card]
    if zone in (DISCARDED, EXILED, RESOLVING):
        return m.everyone
    return m.team_mask(m.owner(card)) if zone == IN_HAND else 0


def write_player(m: ArenaMatch, seat: int, names: Names) -> dict[str, Any]:
    picked = [figure for figure in m.figures_of(seat) if m.character[figure] >= 0]
    player: dict[str, Any] = {"figures": [write_figure(m, figure) for figure in picked]}
    if m.phase >= ORDERING and m.order[seat]:
        player["order"] = [names.figure(figure) for figure in m.order[seat]]
    if m.redrawn[seat] >= 0:
        player["redrawn"] = bool(m.redrawn[seat])
    if m.phase < HANDS:
        return player
    for key, pile in (("hand", m.hand[seat]), ("discard", m.discard[seat]), ("exile", m.exile[seat])):
        player[key] = [names.card(card, seat) for card in pile]
    player["deck"] = [names.card(card, seat) for card in reversed(m.deck[seat])]
    return player


def write_figure(m: ArenaMatch, figure: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"character": m.person(figure).id}
    if m.space[figure] >= 0:
        shown["space"] = m.content.board.spaces[m.space[figure]].id
    if m.out[figure]:
        shown["ko"] = True
    elif m.health[figure] != m.person(figure).health:
        shown["health"] = m.health[figure]
    if m.upgraded[figure]:
        shown["upgraded"] = True
    statuses = {
        m.content.statuses[status].id: m.count(figure, status) for status in range(m.kinds) if m.count(figure, status)
    }
    if statuses:
        shown["statuses"] = statuses
    return shown


def write_phases(m: ArenaMatch) -> dict[str, Any]:
    """Write what of the turn is used up; empty where nothing is."""
    shown: dict[str, Any] = {}
    if m.moved:
        shown["movement"] = USES[m.moved]
    if m.acted:
        shown["action"] = USES[m.acted]
    if m.used:
        shown["abilities"] = [index for index in range(m.used.bit_length()) if m.used >> index & 1]
    if m.skills_closed:
        shown["skills_closed"] = True
    if m.last_phase:
        shown["last"] = LAST_PHASES[m.last_phase]
    if m.once:
        shown["once"] = m.once[:]
    return shown


# -- what is under way -------------------------------------------------------------------------------------------


def usual_frames() -> list[Frame]:
    """Return the stack while the active Summoner may do anything in the main phases."""
    return at_step(TURN, DURING_MAIN, MAIN_STEP)


def usual_business(m: ArenaMatch) -> bool:
    """Tell whether the match is in no more than its main phases, so that nothing need be said about it."""
    return m.phase == MAIN and is_usual(m, usual_frames())


def write_business(m: ArenaMatch, names: Names) -> list[dict[str, Any]]:
    """Write the frames of the main stack, outermost first; none where it is as usual."""
    nodes = Nodes(m.content)
    return [] if usual_business(m) else [write_frame(frame, m, nodes, names) for frame in m.stack]


def write_frame(frame: Frame, m: ArenaMatch, nodes: Nodes, names: Names) -> dict[str, Any]:
    shown: dict[str, Any] = {"does": nodes.name(frame.node)}
    if frame.source >= 0:
        shown["source"] = names.figure(frame.source)
    numbers = {"at": frame.stage, "much": frame.amount, "slots": frame.slots[:]}
    shown |= {key: value for key, value in numbers.items() if value}
    places = {"seat": frame.seat, "it": frame.it, "place": frame.place}
    shown |= {key: value for key, value in places.items() if value >= 0}
    if frame.waits:
        shown["waits_for"] = seats_in(frame.waits, m.seats)
    return shown


def write_triggers(m: ArenaMatch, names: Names) -> list[dict[str, Any]]:
    nodes = Nodes(m.content)
    return [
        {**write_trigger(trigger, nodes.name(trigger.node)), "source": names.figure(trigger.source)}
        for trigger in m.triggers
    ]
