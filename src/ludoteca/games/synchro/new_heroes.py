"""New Heroes: where a Hero card that was gained goes; Masters."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.learning import join
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import SynchroMatch, pack_reserve
from ludoteca.games.synchro.steps import MASTER, NEW_HERO
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

GAINED: Final = 0
LEGEND: Final = 1
"""As the place of a new Hero's frame: from a Dungeon."""
EMPTY_ONLY: Final = 2
"""Invited at the Village: it takes an empty board."""
OF_DECK: Final = 0
OF_GRAVEYARD: Final = 1
"""As the place of a Master's frame: where the card comes from, and returns to if nobody wants it."""


def welcome(m: SynchroMatch, hero: int, how: int = GAINED) -> None:
    """A Hero card was gained: the players say where it goes."""
    frame = m.push(NEW_HERO)
    frame.much = hero
    frame.place = how


def welcome_legend(m: SynchroMatch) -> None:
    """A random Legendary Hero (SH-19.49)."""
    hero = m.random_legend()
    if hero >= 0:
        m.tell("HeroDrawn", -1, (hero,), "SH-19.49")
        welcome(m, hero, LEGEND)


def to_reserve(m: SynchroMatch, hero: int, no_master: bool, rule: str) -> None:
    m.reserve_heroes.append(pack_reserve(hero, m.city_level(), no_master))
    m.tell("ToReserve", -1, (hero,), rule)


def set_master(m: SynchroMatch, board: int, hero: int, rule: str) -> None:
    """A Hero card goes under a Hero; one that was there returns to the deck (SH-18.10, SH-22.01, SH-A.28)."""
    m.drop_master(board, rule)
    m.master[board] = 2 * hero
    m.refresh()
    m.changed = True
    m.tell("MasterLearnt", -1, (board, hero), rule)


def without_master(m: SynchroMatch) -> list[int]:
    """Heroes that can take one (SH-22.07)."""
    return [board for board in m.party() if m.master[board] < 0]


def possible_pupils(m: SynchroMatch) -> list[int]:
    """Of a Master that the party was given: Heroes without one, or any if all have one (SH-A.28)."""
    return without_master(m) or m.party()


class NewHero(Node):
    """A gained Hero: on an empty board, for somebody of the party, as a Master, or in reserve. `much` is the card."""

    enforces = (
        "SH-18.09", "SH-19.24", "SH-19.50", "SH-20.01", "SH-20.07", "SH-20.08", "SH-22.01", "SH-22.07",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        if frame.place == EMPTY_ONLY and len(m.empty_boards()) == 1:
            frame.at = 1
            join(m, m.empty_boards()[0], frame.much, m.city_level(), "SH-18.09")
            return GO
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        empty = m.empty_boards()
        found: list[Raw] = [(state.BOARD, board) for board in empty]
        if frame.place == EMPTY_ONLY:
            return found
        found += [(state.BOARD, board) for board in m.party()]
        pupils = possible_pupils(m) if frame.place == LEGEND else without_master(m)
        found += [(state.LEARN, frame.much, board) for board in pupils]
        if not empty and frame.place != LEGEND:
            found.append((state.RESERVE,))
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        verb = raw[0]
        if verb == state.DRINK:
            m.drink(raw[1])
            return
        frame.at = 1
        if verb == state.LEARN:
            set_master(m, raw[2], raw[1], "SH-20.07")
        elif verb == state.RESERVE:
            to_reserve(m, frame.much, False, "SH-20.08")
        else:
            replace(m, raw[1], frame.much, "SH-20.01")

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name} si unisce a voi: dove va?", "{name} joins you: where to?").fill(
            name=m.content.heroes[frame.much].name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-19.50" if frame.place == LEGEND else "SH-20.01"


def replace(m: SynchroMatch, board: int, hero: int, rule: str) -> None:
    """The Hero takes the board; whoever was there returns to the deck, and its Items stay (SH-18.12, SH-A.23)."""
    if m.hero[board] >= 0:
        m.return_hero(m.hero[board] >> 1)
        m.tell("HeroLeft", -1, (board, m.hero[board] >> 1), rule)
    join(m, board, hero, m.city_level(), rule)


class Master(Node):
    """Under which Hero a Master goes: one without, or any if all have one; then it may also be declined.

    `much` is the card, `place` where it comes from.
    """

    enforces = ("SH-19.10", "SH-19.36", "SH-22.01", "SH-22.07", "SH-A.28")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.LEARN, frame.much, board) for board in possible_pupils(m)]
        if not without_master(m):
            found.append((state.DONE_WITH,))
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.DRINK:
            m.drink(raw[1])
            return
        frame.at = 1
        if raw[0] == state.LEARN:
            set_master(m, raw[2], raw[1], "SH-22.01")
            return
        if frame.place == OF_GRAVEYARD:
            m.graveyard.append(frame.much)
        else:
            m.return_hero(frame.much)
        m.tell("MasterDeclined", seat, (frame.much,), "SH-A.28")

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name} diventa Maestro: di quale Eroe?", "{name} becomes a Master: of which Hero?").fill(
            name=m.content.heroes[frame.much].name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-22.01"


def push_master(m: SynchroMatch, hero: int, place: int = OF_DECK) -> None:
    frame = m.push(MASTER)
    frame.much = hero
    frame.place = place
