"""The keywords that set something off by themselves: Support and Vanish."""

from __future__ import annotations

from ludoteca.games.lorcana.acts.answering import ENOUGH, TARGET
from ludoteca.games.lorcana.acts.bases import CardQuestion, refuse_choice
from ludoteca.games.lorcana.flow.checks import banish
from ludoteca.games.lorcana.flow.triggers import announce, heeds_choice, is_awaited, note_chosen
from ludoteca.games.lorcana.state.groups import may_choose
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_PLAY, ON_BOARD, STRENGTH, SUPPORTED, THIS_TURN
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.select import TARGET_VERB, options_of
from ludoteca.kernel.texts import Phrase


class SupportStep(CardQuestion):
    """The quester's Strength may be added to another chosen character's for the turn.

    Rules: LOR-SUPP.01, LOR-SUPP.02, LOR-SUPP.03, LOR-SUPP.04, LOR-KW.03.
    """

    acts = (TARGET, ENOUGH)
    asked_by = "LOR-SUPP.01"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0 and not self.could_change(m, frame):
            return DONE
        if frame.stage == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        if frame.stage == 1 and frame.slots:
            chosen = frame.slots[0]
            strength = self.strength(m, frame)
            m.timed = [*m.timed, (STRENGTH, chosen, strength, 0, THIS_TURN, m.active)]
            m.touch(ON_BOARD)
            m.tell("Supported", frame.seat, (frame.source, chosen, strength), "LOR-SUPP.01")
            announce(m, SUPPORTED, chosen, m.owner[chosen], frame.source)
        return DONE

    def strength(self, m: LorcanaMatch, frame: Frame) -> int:
        """Return its Strength as it is now, or as it last was."""
        if m.zone[frame.source] == IN_PLAY and m.stamp[frame.source] == frame.place:
            return m.strength(frame.source)
        for last in reversed(m.left):
            if last[0] == frame.source:
                return max(0, last[1])
        return 0

    def possible(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        characters = []
        for seat in m.in_turn_order(m.active):
            for card in m.play[seat]:
                if m.script[card].is_character and card != frame.source and may_choose(m, frame.seat, card):
                    characters.append(card)
        return characters

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether there is somebody to help, and the help is something; or somebody heeds it."""
        strength = self.strength(m, frame)
        for card in self.possible(m, frame):
            if strength or heeds_choice(m, frame, card) or is_awaited(m, 1 << SUPPORTED, card, frame.source):
                return True
        return False

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return options_of(self.possible(m, frame), True)

    def refuse_card(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> Refusal:
        return NOTHING_AGAINST if card in self.possible(m, frame) else refuse_choice(m, seat, card)

    def may_stop(self, m: LorcanaMatch, frame: Frame) -> bool:
        return True

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        if raw[0] == TARGET_VERB:
            frame.slots = [raw[1]]
            note_chosen(m, frame, frame.slots)

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Aiutante: a quale altro personaggio {name} dà la sua Forza ({n}) per questo turno?",
            "Support: to which other character does {name} add its Strength ({n}) this turn?",
        ).fill(name=m.script[frame.source].card.full_name, n=self.strength(m, frame))


class VanishStep(Node):
    """An opponent chose the character for an action: it is banished, unless it has left play meanwhile.

    Rules: LOR-VANI.01, LOR-VANI.03.
    """

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if m.zone[frame.source] == IN_PLAY and m.stamp[frame.source] == frame.place:
            banish(m, [frame.source], "LOR-VANI.01", frame.source)
        return DONE
