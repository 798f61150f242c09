"""What the steps of the flow keep in the numbers of their frames, by name; nobody else need know which number is which.

Saves and positions keep a frame as its numbers, so what stands here is also how those are read.
"""

from __future__ import annotations

from ludoteca.kernel.frames import Frame

# -- the standard move and attack (StandardMove, StandardAttack) -----------------------------------------------------


def bonus_of(frame: Frame) -> int:
    """Return how many spaces or how much damage come on top: for a card, or by the text that lets one attack."""
    return frame.amount


def add_bonus(frame: Frame, bonus: int) -> None:
    frame.amount = bonus


def figure_attacked(frame: Frame) -> int:
    """Return the figure that was chosen."""
    return frame.slots[0]


def attack_figure(frame: Frame, figure: int) -> None:
    frame.slots = [figure]


# -- a rival that is Stealthy (ExileForStealth) ----------------------------------------------------------------------


def figure_paid_for(frame: Frame) -> int:
    """Return the Stealthy figure that was chosen, for which a card is exiled."""
    return frame.amount


def pay_for_figure(frame: Frame, figure: int) -> None:
    frame.amount = figure


# -- a card (PlayCard) -----------------------------------------------------------------------------------------------


def card_played(frame: Frame) -> int:
    return frame.amount


def phase_played_in(frame: Frame) -> int:
    """Return the phase that the card is played in: MOVEMENT, or the other one."""
    return frame.place


def play(frame: Frame, card: int, phase: int) -> None:
    frame.amount = card
    frame.place = phase


# -- an ability (UseAbility) -----------------------------------------------------------------------------------------


def ability_used(frame: Frame) -> int:
    """Return which of the figure's abilities it is."""
    return frame.amount


def use(frame: Frame, ability: int) -> None:
    frame.amount = ability
