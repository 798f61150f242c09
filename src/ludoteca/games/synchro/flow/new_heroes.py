"""New Heroes: where a Hero card that was gained goes; Masters."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.learning import join
from ludoteca.games.synchro.flow.registers import bring, came_by, newcomer
from ludoteca.games.synchro.flow.steps import MASTER, NEW_HERO
from ludoteca.games.synchro.state.match import SynchroMatch, pack_reserve
from ludoteca.kernel.frames import Frame

GAINED: Final = 0
LEGEND: Final = 1
"""How a new Hero was come by: from a Dungeon."""
EMPTY_ONLY: Final = 2
"""Invited at the Village: it takes an empty board."""
OF_DECK: Final = 0
OF_GRAVEYARD: Final = 1
"""How a Master was come by: where the card comes from, and returns to if nobody wants it."""


def welcome(m: SynchroMatch, hero: int, how: int = GAINED) -> None:
    """Let the players say where a Hero card goes that was gained."""
    bring(m.push(NEW_HERO), hero, how)


def welcome_legend(m: SynchroMatch) -> None:
    """Welcome a random Legendary Hero (SH-19.49)."""
    hero = m.random_legend()
    if hero >= 0:
        m.tell("HeroDrawn", -1, (hero,), "SH-19.49")
        welcome(m, hero, LEGEND)


def to_reserve(m: SynchroMatch, hero: int, no_master: bool, rule: str) -> None:
    m.reserve_heroes.append(pack_reserve(hero, m.city_level(), no_master))
    m.tell("ToReserve", -1, (hero,), rule)


def set_master(m: SynchroMatch, board: int, hero: int, rule: str) -> None:
    """Put a Hero card under a Hero; one that was there returns to the deck (SH-18.10, SH-22.01, SH-A.28)."""
    m.drop_master(board, rule)
    m.master[board] = 2 * hero
    m.refresh()
    m.changed = True
    m.tell("MasterLearnt", -1, (board, hero), rule)


def without_master(m: SynchroMatch) -> list[int]:
    """List the Heroes that can take one (SH-22.07)."""
    return [board for board in m.party() if m.master[board] < 0]


def possible_pupils(m: SynchroMatch) -> list[int]:
    """List the Heroes without a Master, or all if none is without one (SH-A.28)."""
    return without_master(m) or m.party()


def pupils(m: SynchroMatch, frame: Frame) -> list[int]:
    """List the Heroes that the card in question may be the Master of."""
    if frame.node == NEW_HERO and came_by(frame) != LEGEND:
        return without_master(m) if came_by(frame) == GAINED else []
    return possible_pupils(m)


def replace(m: SynchroMatch, board: int, hero: int, rule: str) -> None:
    """Give the Hero the board; whoever was there returns to the deck, and its Items stay (SH-18.12, SH-A.23)."""
    if m.hero[board] >= 0:
        m.return_hero(m.hero[board] >> 1)
        m.tell("HeroLeft", -1, (board, m.hero[board] >> 1), rule)
    join(m, board, hero, m.city_level(), rule)


def decline_master(m: SynchroMatch, frame: Frame, seat: int) -> None:
    """Return the card to where it came from (SH-A.28)."""
    if came_by(frame) == OF_GRAVEYARD:
        m.graveyard.append(newcomer(frame))
    else:
        m.return_hero(newcomer(frame))
    m.tell("MasterDeclined", seat, (newcomer(frame),), "SH-A.28")


def push_master(m: SynchroMatch, hero: int, how: int = OF_DECK) -> None:
    """Let the players say whose Master this Hero card becomes."""
    bring(m.push(MASTER), hero, how)
