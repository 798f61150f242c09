"""What the steps of the flow keep in the numbers of their frames, by name; nobody else need know which number is which.

Saves and positions keep a frame as its numbers, so what stands here is also how those are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.flow.steps import ENTER_COMPANION, GO_SOMEWHERE
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

# -- the tower that is used or bought (UseTower, HandOver) -----------------------------------------------------------


def tower_asked(frame: Frame) -> int:
    """Return the kind of tower that was picked up, or that is being bought."""
    return frame.amount


def ask_about_tower(frame: Frame, kind: int) -> None:
    frame.amount = kind


# -- phases in which everybody acts (Play, Buy) ----------------------------------------------------------------------


def has_put_back(phase: Frame, seat: int) -> bool:
    """Tell whether this player has put a tower back since somebody last did something."""
    return seat in phase.slots


def note_put_back(phase: Frame, seat: int) -> None:
    phase.slots.append(seat)


def forget_put_back(phase: Frame) -> None:
    phase.slots = []


# -- a figure that goes somewhere (GoSomewhere) ----------------------------------------------------------------------


def send(m: KingdomMatch, figure: int, seat: int, square: int, turns: bool) -> None:
    """Let a figure go to a square next; `turns` says whether its facing is asked there."""
    frame = m.push(GO_SOMEWHERE, figure, seat)
    frame.slots = [square]
    frame.amount = 1 if turns else 0


def destination(frame: Frame) -> int:
    """Return the square that the figure goes to."""
    return frame.slots[0]


def turns_on_arrival(frame: Frame) -> bool:
    """Tell whether its facing is asked: it is of no use to who has acted already."""
    return frame.amount != 0


# -- a companion that enters (EnterCompanion) ------------------------------------------------------------------------


def bring_companion(m: KingdomMatch, hero: int, seat: int, by_attack: bool) -> None:
    """Let the companion of this hero, if it has one, enter next."""
    frame = m.push(ENTER_COMPANION, m.companion_of(hero), seat)
    frame.place = hero
    frame.amount = 1 if by_attack else 0


def hero_beside(frame: Frame) -> int:
    """Return the hero on whose space the companion enters."""
    return frame.place


def enters_by_attack(frame: Frame) -> bool:
    """Tell whether it is the player's choice, with the base attack; else it enters after the hero's first movement."""
    return frame.amount != 0


# -- a hero of the reserve (CallReserve) -----------------------------------------------------------------------------


def hero_called(frame: Frame) -> int:
    """Return which hero of the box comes from the reserve."""
    return frame.amount


def call_hero(frame: Frame, hero: int) -> None:
    frame.amount = hero


# -- a text that is carried out (Text) -------------------------------------------------------------------------------


def ability_in_use(frame: Frame) -> int:
    """Return the slot of the ability whose text this is; -1 for a base attack, a spell or a copied text."""
    return frame.amount - 1


def use_ability_in(frame: Frame, slot: int) -> None:
    frame.amount = slot + 1


def is_faced(frame: Frame) -> bool:
    """Tell whether the way the acting hero faces is settled."""
    return frame.place == 1


def set_faced(frame: Frame, faced: bool) -> None:
    frame.place = 1 if faced else 0


# -- phase 1 (Spawn) -------------------------------------------------------------------------------------------------


def pile_at(frame: Frame) -> int:
    """Return the pile whose turn it is."""
    return frame.stage


def next_pile(frame: Frame) -> None:
    frame.stage += 1
    frame.amount = 0


def face_arriving(frame: Frame) -> int:
    """Return the card on its way onto the path; -1 for none."""
    return frame.amount - 1


def arrives_at(frame: Frame) -> int:
    """Return the square where that card is going to lie."""
    return frame.place


def let_arrive(frame: Frame, face: int, square: int) -> None:
    frame.amount = face + 1
    frame.place = square


# -- phase 3 (Destroy) ---------------------------------------------------------------------------------------------


def note_destroyed(frame: Frame, struck: list[int], haunted: list[int]) -> None:
    """Note who stood on trays that were destroyed, and where ghosts will rise."""
    frame.slots = [len(struck), *struck, *haunted]


def figures_struck(frame: Frame) -> list[int]:
    return frame.slots[1 : 1 + frame.slots[0]]


def squares_haunted(frame: Frame) -> list[int]:
    """Return where ghosts still rise."""
    return frame.slots[1 + frame.slots[0] :]


def leave_square(frame: Frame) -> None:
    """Strike the first of those squares out."""
    frame.slots.pop(1 + frame.slots[0])


# -- phase 4 (Advance): of the first of the trays still to come ------------------------------------------------------


def attempts_left(frame: Frame) -> int:
    """Return how often the tray still tries to move."""
    return frame.amount


def set_attempts(frame: Frame, number: int) -> None:
    frame.amount = number


def square_ahead(frame: Frame) -> int:
    """Return the space that the tray enters."""
    return frame.place


def set_square_ahead(frame: Frame, square: int) -> None:
    frame.place = square


HAS_MOVED: Final = 1
SHOOTS: Final = 2
"""A sniper icon could be seen when its icons were checked (KR-A95)."""


def is_noted(frame: Frame, fact: int) -> bool:
    """Tell whether this fact about the tray, one of the above, was noted."""
    return frame.source & fact != 0


def note(frame: Frame, fact: int) -> None:
    frame.source |= fact


def forget_facts(frame: Frame) -> None:
    frame.source = 0
