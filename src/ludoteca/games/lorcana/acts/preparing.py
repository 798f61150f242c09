"""What is chosen before the first turn: who begins, and which cards of the opening hands are put back."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.bases import HELD, NOT_NOW, SEAT, LorcanaAct
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import SETUP
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, seat_name


class HandAct(LorcanaAct):
    """Something of altering the opening hand."""

    def at_another_time(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase != SETUP:
            return no(
                "LOR-SETUP.08", "La mano si cambia una volta, all'inizio.", "Hands are altered once, at the beginning."
            )
        return no("LOR-SETUP.09", "Non tocca a te cambiare la mano.", "It is not your turn to alter your hand.")

    def wishes(self, m: LorcanaMatch, seat: int) -> list[Raw]:
        return super().wishes(m, seat) if m.phase == SETUP else []


class Alter(HandAct):
    """alter(card): put a card of the opening hand on the bottom of the deck, for another."""

    verb = "alter"
    args = (HELD,)
    names = Phrase("In fondo al mazzo: {name}", "To the bottom: {name}")

    def candidates(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, card) for card in m.hand[seat] if card not in frame.slots]

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw[1] not in m.hand[seat]:
            return no("LOR-SETUP.10", "Si cambiano le carte della propria mano.", "Cards of your own hand are altered.")
        if raw[1] in frame.slots:
            return no("LOR-SETUP.10", "Va già in fondo al mazzo.", "It goes to the bottom already.")
        return NOTHING_AGAINST

    def do(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])


class Keep(HandAct):
    """keep: alter no more cards of the hand."""

    verb = "keep"
    said = Phrase("Conferma la mano", "Keep this hand")

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST

    def do(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1


class Begin(LorcanaAct):
    """first(seat): who takes the first turn."""

    verb = "first"
    args = (SEAT,)
    about = "seat:{1}"

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST if 0 <= raw[1] < m.seats else NOT_NOW

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        if raw[1] == seat:
            return Phrase("Comincio io", "I go first")
        player = seat_name(raw[1])
        return Phrase("Comincia {player}", "{player} goes first").fill(player=player)

    def do(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.first = raw[1]


ALTER: Final = Alter()
KEEP: Final = Keep()
BEGIN: Final = Begin()
