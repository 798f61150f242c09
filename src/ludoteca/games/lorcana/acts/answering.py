"""The answers to what a card or a step asks: cards, players, names, numbers, yes and no."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.bases import (
    CARD,
    LOOKED_AT,
    NOT_NOW,
    SEAT,
    CardQuestion,
    LorcanaAct,
    is_card,
    refuse_choice,
)
from ludoteca.games.lorcana.acts.names import name_of, named_at, told_apart, waiting_words
from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.flow.banishing import BanishStep
from ludoteca.games.lorcana.flow.damage import DealDamage
from ludoteca.games.lorcana.flow.playing import PAID
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_DISCARD, IN_PLAY
from ludoteca.kernel.acts import DONE, NO, Argument, Number, Yes
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import YES_VERB, chosen_effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital, seat_name


class Target(LorcanaAct):
    """target(card): what an effect is to apply to, or whatever else is asked for."""

    verb = "target"
    args = (CARD,)

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if not is_card(m, raw[1]):
            return NOT_NOW
        node = m.programme[frame.node]
        if isinstance(node, CardQuestion):
            return node.refuse_card(m, frame, seat, raw[1])
        return refuse_choice(m, seat, raw[1])

    def at_another_time(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        if not is_card(m, raw[1]):
            return NOT_NOW
        frame = m.waiting_frame(seat)
        if frame is None:
            return no("LOR-PLYR.05", "Non tocca a te scegliere.", "It is not yours to choose.")
        if m.programme[frame.node].starts_chain:
            return no("LOR-TIME.07", "Adesso non c'è un bersaglio da scegliere.", "There is no target to choose now.")
        return refuse_choice(m, seat, raw[1])

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        if m.zone[raw[1]] not in (IN_DISCARD, IN_PLAY) and is_to_be_discarded(m, seat):
            return Phrase("Negli scarti: {name}", "Into the discard: {name}").fill(name=name_of(m, raw[1]))
        return told_apart(m, seat, raw[1])


def is_to_be_discarded(m: LorcanaMatch, seat: int) -> bool:
    """Tell whether what is chosen now goes from a deck to the discard."""
    frame = m.waiting_frame(seat)
    node = m.programme[frame.node] if frame is not None else None
    return frame is not None and isinstance(node, Verb) and node.asks_what_to_discard(frame)


class Answer(LorcanaAct):
    """An answer that whoever asks lists in full: whatever is not listed is no answer now."""

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOT_NOW


class Done(Answer):
    """done: no to a question, nothing before a row of choices, enough after it."""

    verb = "done"

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        node = m.programme[frame.node]
        return NOTHING_AGAINST if isinstance(node, CardQuestion) and node.may_stop(m, frame) else NOT_NOW

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        decision = m.decision_of(seat)
        if decision is not None and (YES_VERB,) in decision.raws:
            return NO
        frame = m.waiting_frame(seat)
        return Phrase("Nessuno", "None") if frame is not None and not frame.slots else DONE


class Mode(Answer):
    """mode(number): one of the effects that a card lets its player choose from."""

    verb = "mode"
    args = (Number(),)

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.asking(seat)
        node = m.programme[frame.node]
        if isinstance(node, DealDamage):
            return node.mode_words(m, frame)
        if isinstance(node, BanishStep):
            return node.mode_words(m, frame, raw[1])
        return capital(chosen_effect(m, seat, raw[1]).words())


class TriggerFirst(Answer):
    """trigger(number): which ability in the bag is resolved first."""

    verb = "trigger"
    args = (Number(),)
    about = "bag:{1}"

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        """Say the card and what its ability says: one card may have several that wait."""
        trigger = m.triggers[raw[1]]
        return Phrase("Prima {name}: {what}", "First {name}: {what}").fill(
            name=name_of(m, trigger.source), what=waiting_words(m, trigger)
        )


class Player(Answer):
    """player(seat): the player whom an effect is about."""

    verb = "player"
    args = (SEAT,)
    about = "seat:{1}"

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase(seat_name(raw[1]), seat_name(raw[1]))


class Name(Answer):
    """name(number): a name that a card may have, or a classification, by its place among all."""

    verb = "name"
    args = (Number(),)

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        return named_at(m, raw[1])


class Amount(Answer):
    """amount(number): how much, or how often."""

    verb = "amount"
    args = (Number(),)

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase(str(raw[1]), str(raw[1]))


class Top(Answer):
    """top(card): what goes on top of a deck next."""

    verb = "top"
    args = (LOOKED_AT,)
    names = Phrase("In cima: {name}", "On top: {name}")


class Bottom(Answer):
    """bottom(card): what goes to the bottom of a deck next."""

    verb = "bottom"
    args = (LOOKED_AT,)
    names = Phrase("In fondo: {name}", "On the bottom: {name}")


class EnteringWay(Argument):
    """0 for ready, 1 for exerted: only where it is asked."""

    def all(self, m: LorcanaMatch, seat: int) -> list[int]:
        return [0, 1]

    def in_sight(self, m: LorcanaMatch, seat: int) -> list[int]:
        return []


class Enter(Answer):
    """enter(way): whether a Bodyguard enters play ready or exerted."""

    verb = "enter"
    args = (EnteringWay(),)

    def against(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST if frame.stage >= PAID and raw[1] in (0, 1) else NOT_NOW

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Impegnato", "Exerted") if raw[1] else Phrase("Preparato", "Ready")


TARGET: Final = Target()
ENOUGH: Final = Done()
MODE: Final = Mode()
AGREED: Final = Yes(MODE)
TRIGGER_FIRST: Final = TriggerFirst()
PLAYER: Final = Player()
NAME: Final = Name()
AMOUNT: Final = Amount()
TOP: Final = Top()
BOTTOM: Final = Bottom()
ENTER: Final = Enter()
