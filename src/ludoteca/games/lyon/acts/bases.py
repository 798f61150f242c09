"""What all acts of Lyon share: when they are out of place, and the cards and spaces that they speak of."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.state.match import COMBAT, IN_PLAY, LANES, SETUP, LyonMatch
from ludoteca.kernel.acts import Act, OneOf, SeatNumber
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

NOT_NOW: Final = no("LY-6.04", "Non è il momento di farlo.", "This is not the moment for it.")


class LyonAct(Act):
    """Something that a player does in their own turn."""

    misplaced = NOT_NOW

    def name(self, m: LyonMatch, raw: Raw) -> Phrase:
        return m.printed(raw[1]).name

    def elsewhere(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase == SETUP:
            return no("LY-4.08", "Prima si sceglie chi scende in campo.", "First the starting Monsters are chosen.")
        if seat != m.active and m.decision_of(seat) is None:
            return self.in_enemy_turn()
        return self.at_another_time(m, seat, raw)

    def in_enemy_turn(self) -> Refusal:
        return no("LY-6.02", "Nel turno avversario non si agisce.", "You cannot act in the opponent's turn.")

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        """Say why it cannot be done now, in this player's turn or while they are asked something else."""
        return self.misplaced


class PhaseEnd(LyonAct):
    """The end of a phase, which its player may choose at any time in it."""

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 2


def refuse_until_done(m: LyonMatch, seat: int) -> Refusal:
    """Refuse whatever would begin while something is still to be chosen, by this player or by the other."""
    if m.decision_of(seat) is None:
        return no(
            "LY-A.31",
            "Prima l'avversario deve scegliere per una sua carta.",
            "First the opponent has to make a choice for one of their cards.",
        )
    if m.phase == COMBAT:
        return no("LY-A.34", "Prima completa quello che è in corso.", "First finish what is under way.")
    return no("LY-8.05", "Prima completa quello che hai cominciato.", "First finish what you have begun.")


CARD: Final = OneOf[LyonMatch]("card", lambda m: len(m.card), lambda m, seat: m.hand[seat])
IN_A_SPACE: Final = OneOf[LyonMatch](
    "card", lambda m: len(m.card), lambda m, seat: [m.lane[lane] for lane in lanes_in_sight(m, seat)]
)
SPACE: Final = OneOf[LyonMatch](
    "", lambda m: 2 * LANES, lambda m, seat: list(range(seat * LANES, seat * LANES + LANES))
)
OCCUPIED: Final = OneOf[LyonMatch]("", lambda m: 2 * LANES, lambda m, seat: lanes_in_sight(m, seat))
"""A space of either side; one can point at those of the Monsters that one knows."""
OWN_OCCUPIED: Final = OneOf[LyonMatch](
    "", lambda m: 2 * LANES, lambda m, seat: [lane for lane in lanes_in_sight(m, seat) if lane // LANES == seat]
)
SEAT: Final = SeatNumber()


def lanes_in_sight(m: LyonMatch, seat: int) -> list[int]:
    """List the spaces whose Monsters this player knows."""
    return [lane for lane, monster in enumerate(m.lane) if monster >= 0 and m.known[monster] >> seat & 1]


def is_in_play(m: LyonMatch, card: int) -> bool:
    return 0 <= card < len(m.card) and m.zone[card] == IN_PLAY


# -- names ---------------------------------------------------------------------------------------------------------


def space_of(seat: int, lane: int) -> Phrase:
    """Say whose space it is and which: the same Monster may be on both sides."""
    if lane // LANES == seat:
        return Phrase(" (tuo spazio {n})", " (your space {n})").fill(n=lane % LANES + 1)
    return Phrase(" (spazio {n} avversario)", " (enemy space {n})").fill(n=lane % LANES + 1)


def name_on_side(m: LyonMatch, lane: int) -> Phrase:
    """Name a Monster, with its space where the same side has a namesake."""
    name = m.printed(m.lane[lane]).name
    side = lane - lane % LANES
    for other in range(side, side + LANES):
        if other != lane and m.lane[other] >= 0 and m.printed(m.lane[other]).name == name:
            return name + Phrase(" (spazio {n})", " (space {n})").fill(n=lane % LANES + 1)
    return name


def thing_in(m: LyonMatch, lane: int) -> str:
    """Name what is in a space, or the space itself where nothing is."""
    monster = m.lane[lane]
    return f"card:{monster}" if monster >= 0 else f"lane:{lane}"
