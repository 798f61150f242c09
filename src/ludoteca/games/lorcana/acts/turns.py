"""The main phase: what its deeds share, ending the turn, repeating a loop."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.bases import LorcanaAct, is_card, no_such_card
from ludoteca.games.lorcana.flow.challenge import challenge_targets, may_challenge, may_quest, within_reach
from ludoteca.games.lorcana.flow.repeating import forget, loop_of, note
from ludoteca.games.lorcana.flow.steps import REPEAT_STEP
from ludoteca.games.lorcana.state.cards import RECKLESS
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import MAIN, MUST_CHALLENGE, MUST_QUEST, ON_TURN, SETUP
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import END_THE_TURN
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class MainAct(LorcanaAct):
    """Something of the main phase."""

    def at_another_time(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        """Explain why it cannot be done at this time. Rules: LOR-TIME.04, LOR-TIME.05, LOR-TIME.12."""
        if m.phase == SETUP:
            return no("LOR-SETUP.17", "La partita non è ancora cominciata.", "The match has not begun yet.")
        if not m.is_on_turn(seat):
            return self.in_another_turn()
        if m.phase != MAIN:
            return no("LOR-TIME.08", "Si agisce nella fase principale.", "Actions belong to the main phase.")
        return self.during_something()

    def in_another_turn(self) -> Refusal:
        return no("LOR-TURN.02", "Non è il tuo turno.", "It is not your turn.")

    def during_something(self) -> Refusal:
        """Refuse it while something else is under way."""
        return no("LOR-TIME.09", "Prima completa quello che è in corso.", "First finish what is under way.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(MainAct):
    """A turn action with a card: what may come back in a loop."""

    about = "card:{1}"

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw == m.looped:
            return refuse_loop(m)
        return self.refuse(m, seat, raw) if is_card(m, raw[1]) else no_such_card()

    @abstractmethod
    def refuse(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        """Say what forbids it with this card, which exists; nothing where it may be done."""
        raise NotImplementedError(type(self).__name__)

    def do(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if seat != m.active:
            take_over(m, seat)
        note(m, seat, raw)
        m.looped = ()
        self.carry_out(m, seat, raw)

    @abstractmethod
    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        """Do it, or push the step that does."""
        raise NotImplementedError(type(self).__name__)


def take_over(m: LorcanaMatch, seat: int) -> None:
    """Make this player of a team that plays together the active one."""
    m.active = seat
    m.touch(ON_TURN)
    forget(m)


def can_still_challenge(m: LorcanaMatch, seat: int, card: int) -> bool:
    return may_challenge(m, card) and bool(challenge_targets(m, card, within_reach(m, seat)))


class EndTurn(MainAct):
    """end: do no more, and end the turn."""

    verb = "end"
    said = END_THE_TURN

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        for card in m.play[seat]:
            if m.has(card, RECKLESS) and can_still_challenge(m, seat, card):
                return no(
                    "LOR-RECK.02",
                    "Un personaggio Attaccabrighe può ancora sfidare: deve farlo prima che il turno finisca.",
                    "A Reckless character can still challenge: it must before the turn ends.",
                )
            if m.may(card, MUST_CHALLENGE) and can_still_challenge(m, seat, card):
                return no(
                    "LOR-AMB.58",
                    "Un personaggio deve sfidare, e può ancora: prima che il turno finisca.",
                    "A character must challenge and still can: it must before the turn ends.",
                )
            if m.may(card, MUST_QUEST) and may_quest(m, card):
                return no(
                    "LOR-AMB.58",
                    "Un personaggio deve andare all'avventura, e può ancora: prima che il turno finisca.",
                    "A character must quest and still can: it must before the turn ends.",
                )
        return NOTHING_AGAINST

    def during_something(self) -> Refusal:
        return no("LOR-TURN.20", "Prima completa quello che è in corso.", "First finish what is under way.")

    def do(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if seat != m.active:
            take_over(m, seat)
        frame.slots.append(seat)
        m.tell("TurnEnding", seat, (), "LOR-TURN.19")


class RepeatLoop(MainAct):
    """repeat: do again, as often as one says, what was done twice over."""

    verb = "repeat"
    said = Phrase("Ripeti il ciclo", "Repeat the loop")

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST if not m.looped and m.before and loop_of(m, seat) else refuse_loop(m)

    def do(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.push(REPEAT_STEP, -1, seat)


def refuse_loop(m: LorcanaMatch) -> Refusal:
    if m.looped:
        return no(
            "LOR-TIME.11",
            "Il ciclo è stato ripetuto: ora bisogna fare altro.",
            "The loop has been repeated: something else must be done now.",
        )
    return no("LOR-TIME.11", "Non c'è un ciclo da ripetere.", "There is no loop to repeat.")


END_TURN: Final = EndTurn()
REPEAT: Final = RepeatLoop()
