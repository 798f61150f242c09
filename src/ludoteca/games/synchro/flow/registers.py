"""What the steps of the flow keep in the numbers of their frames, by name; nobody else need know which number is which.

Saves and positions keep a frame as its numbers, so what stands here is also how those are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.flow import steps
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

# -- the way (Journey) -----------------------------------------------------------------------------------------------


def city_chosen(frame: Frame) -> int:
    """Return the city that the party goes to."""
    return frame.amount


def choose_city(frame: Frame, city: int) -> None:
    frame.amount = city


# -- getting ready (FromReserve, LineUp) -----------------------------------------------------------------------------


def may_come_in(frame: Frame) -> int:
    """Return how many Heroes may still come in from the reserve: the first of its list."""
    return frame.amount


def let_come_in(frame: Frame, number: int) -> None:
    frame.amount = number


def places_settled(frame: Frame) -> int:
    """Return how many places of the line are settled, from the front."""
    return frame.amount


def settle_places(frame: Frame, number: int) -> None:
    frame.amount = number


def line_was(frame: Frame) -> int:
    """Return how many Heroes there were when the first place was settled."""
    return frame.place


def note_line(frame: Frame, number: int) -> None:
    frame.place = number


# -- turns (HeroTurn, MonsterTurn, BasicAttack, UseSkill, Swap) ------------------------------------------------------


def began_stunned(frame: Frame) -> bool:
    """Tell whether the turn began with its character Stunned."""
    return frame.amount == 1


def note_stunned(frame: Frame) -> None:
    frame.amount = 1


def unit_attacked(frame: Frame) -> int:
    """Return the Monster that the Basic Attack is aimed at."""
    return frame.amount


def aim_at(frame: Frame, unit: int) -> None:
    frame.amount = unit


def slot_used(frame: Frame) -> int:
    """Return the slot of the Skill that is used."""
    return frame.amount


def use_slot(frame: Frame, slot: int) -> None:
    frame.amount = slot


def board_swapped(frame: Frame) -> int:
    """Return the Hero with whom places are traded."""
    return frame.amount


def swap_with(frame: Frame, board: int) -> None:
    frame.amount = board


# -- Shards (Pay, DiscardShards, GainShards) -------------------------------------------------------------------------


def what_is_paid(frame: Frame) -> int:
    """Return what a Hero pays for, as in `paying.payments`."""
    return frame.amount


def pay_for(frame: Frame, what: int) -> None:
    frame.amount = what


def shards_to_discard(frame: Frame) -> int:
    """Return how many Shards the Hero still gives up."""
    return frame.amount


def let_discard(frame: Frame, number: int) -> None:
    frame.amount = number


def shards_gained(frame: Frame) -> int:
    """Return how many Shards the Hero draws."""
    return frame.amount


def occasion_of(frame: Frame) -> int:
    """Return on which occasion it draws them, as in `paying.GAINS`."""
    return frame.place


def let_gain(frame: Frame, number: int, occasion: int) -> None:
    frame.amount = number
    frame.place = occasion


# -- levels (LevelUp, LevelReward, LearnSkill) -----------------------------------------------------------------------

PAID: Final = 1


def levels_left(frame: Frame) -> int:
    """Return how many levels the Hero still gains."""
    return frame.amount


def set_levels(frame: Frame, number: int) -> None:
    frame.amount = number


def is_paid_action(frame: Frame) -> bool:
    """Tell whether the Hero gains the level by its action, for Shards."""
    return frame.place == PAID


def rise_as_action(frame: Frame) -> None:
    """Let the Hero gain one level, for which it pays."""
    frame.amount = 1
    frame.place = PAID


def level_reached(frame: Frame) -> int:
    """Return the level whose reward this is."""
    return frame.amount


def reach_level(frame: Frame, level: int) -> None:
    frame.amount = level


def tile_taken(frame: Frame) -> int:
    """Return the Skill that was taken and finds no free slot; -1 for none."""
    return frame.it


def take_tile(frame: Frame, skill: int) -> None:
    frame.it = skill


def forget_tile(frame: Frame) -> None:
    frame.it = -1


# -- the fallen (Fallen) ---------------------------------------------------------------------------------------------


def unit_fallen(frame: Frame) -> int:
    """Return the character whose marble this is."""
    return frame.amount


def note_fallen(frame: Frame, unit: int) -> None:
    frame.amount = unit


def shard_drawn(frame: Frame) -> int:
    """Return the colour of the Shard that the marble brings."""
    return frame.place


def note_shard(frame: Frame, colour: int) -> None:
    frame.place = colour


# -- somebody or something new (NewHero, Master, GiveItem) -----------------------------------------------------------


def newcomer(frame: Frame) -> int:
    """Return the Hero card that a place is chosen for."""
    return frame.amount


def came_by(frame: Frame) -> int:
    """Return how the card was come by: see the numbers in `new_heroes`."""
    return frame.place


def bring(frame: Frame, hero: int, how: int) -> None:
    frame.amount = hero
    frame.place = how


def item_given(frame: Frame) -> int:
    """Return the Item, with its side, that a slot is chosen for."""
    return frame.amount


def give(m: SynchroMatch, packed: int) -> None:
    """Let the players choose who bears this Item."""
    m.push(steps.GIVE_ITEM).amount = packed


# -- Landmarks (Landmark) --------------------------------------------------------------------------------------------


def landmark_of(frame: Frame) -> int:
    """Return the Landmark whose deeds are done."""
    return frame.amount


def visit(m: SynchroMatch, landmark: int) -> None:
    """Let the party use this Landmark."""
    m.push(steps.LANDMARK).amount = landmark


def begin_deed(m: SynchroMatch, frame: Frame, index: int) -> None:
    """Begin a deed of a Landmark, or a part of the deed that this frame carries out, by its place among them."""
    begun = m.push(steps.LANDMARK)
    begun.amount = frame.amount
    begun.slots = [*frame.slots, index]


def way_to_deed(frame: Frame) -> list[int]:
    """Return the places that lead to the deed: among the Landmark's, then among its parts; none for the Landmark."""
    return frame.slots


def face_rolled(frame: Frame) -> int:
    """Return what the die of this deed shows."""
    return frame.place


def note_face(frame: Frame, face: int) -> None:
    frame.place = face


def has_taken(frame: Frame, board: int) -> bool:
    """Tell whether this Hero has taken its Shards."""
    return frame.place >> board & 1 != 0


def note_taken(frame: Frame, board: int) -> None:
    frame.place |= 1 << board


def begin_taking(frame: Frame) -> None:
    """Note that nobody has taken Shards yet, unless somebody has."""
    frame.place = max(0, frame.place)


def reward_chosen(frame: Frame) -> int:
    """Return which reward Shards are being spent for; -1 for none."""
    return frame.place


def choose_reward(frame: Frame, reward: int) -> None:
    frame.place = reward
