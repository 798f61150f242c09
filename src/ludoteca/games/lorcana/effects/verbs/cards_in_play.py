"""Verbs about cards: banishing, returning, exerting, readying, moving to a location."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Target
from ludoteca.games.lorcana.effects.language.filters import Kind, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.selectors import has_left_challenge
from ludoteca.games.lorcana.effects.verbs.base import AimedDeed, CardsDeed, Choose, is_this, returned, their, verb
from ludoteca.games.lorcana.flow.challenge import exert
from ludoteca.games.lorcana.flow.checks import banish
from ludoteca.games.lorcana.flow.main import move_character
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, LOCATION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import YOURS
from ludoteca.games.lorcana.state.terms import (
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ON_EXERTING,
    READIED,
    TO_BE_BANISHED,
    TO_BE_EXERTED,
    TO_BE_READIED,
    TO_BE_READIED_BY_EFFECTS,
    TO_BE_RETURNED,
    TO_BE_RETURNED_BY_ABILITIES,
    TO_EXERT,
    TO_MOVE,
)
from ludoteca.games.lorcana.state.zones import return_together
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect, push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.language import Param, Word, optional
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase, joined


class Banish(CardsDeed):
    """banish(target): put it from play into its player's discard.

    Rules: LOR-DMG.03.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        banishable = [card for card in targets if not is_kept(m, frame, card, TO_BE_BANISHED)]
        banished = banish(m, banishable, "LOR-DMG.03", frame.source)
        m.much = len(banished)
        return len(banished) > 0

    def allowed(self, m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
        return [card for card in cards if m.zone[card] == IN_PLAY]

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return m.zone[card] == IN_PLAY and not is_kept(m, frame, card, TO_BE_BANISHED)

    def said(self, person: int) -> Phrase:
        form = verb(person, "esilia", "esiliare", "esilia", "banish", "banishes")
        return self.with_target(person, form)


def is_kept(m: LorcanaMatch, frame: Frame, card: int, deed: int) -> bool:
    """Tell whether something keeps this opponent's effect from doing that to the card.

    Rules: LOR-GEN.09.
    """
    return m.is_forbidden(card, deed) and m.owner[card] in m.opponents(frame.seat)


def stays(m: LorcanaMatch, frame: Frame, card: int) -> bool:
    """Tell whether something keeps this opponent from returning the card to a hand."""
    if frame.source >= 0 and m.script[frame.source].kind != ACTION:
        return is_kept(m, frame, card, TO_BE_RETURNED | TO_BE_RETURNED_BY_ABILITIES)
    return is_kept(m, frame, card, TO_BE_RETURNED)


class ReturnToHand(CardsDeed):
    """return_to_hand(target): from play, the discard or the inkwell to its owner's hand.

    Rules: LOR-RES.22, LOR-RES.32, LOR-RES.30, LOR-AMB.32, LOR-AMB.43, LOR-GEN.09.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        returning = [card for card in targets if self.would_change(m, frame, card)]
        return_together(m, returning, "LOR-RES.32")
        m.much = len(returning)
        return len(returning) > 0

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        if m.zone[card] == IN_PLAY and stays(m, frame, card):
            return False
        if has_left_challenge(m, self.to, card):
            return False
        return m.zone[card] != IN_HAND and m.zone[card] != IN_DECK

    def said(self, person: int) -> Phrase:
        return returned(self.to, person)


class Exert(CardsDeed):
    """exert(target): turn it sideways; it was done only if something became exerted.

    Rules: LOR-STATE.01, LOR-STATE.02, LOR-ABIL.10, LOR-AMB.27, LOR-AMB.47, LOR-AMB.55.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        number = 0
        for card in targets:
            if not is_kept(m, frame, card, TO_BE_EXERTED) and exert(m, card, frame.seat, "LOR-STATE.01"):
                number += 1
        m.much = number
        return number > 0

    def allowed(self, m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
        """List those allowed as a cost: ready; and dry, unless it is the character that has just been played."""
        return [card for card in cards if self.can_pay(m, card)]

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        if m.zone[card] != IN_PLAY or m.exerted[card] or m.script[card].kind == LOCATION:
            return False
        return not is_kept(m, frame, card, TO_BE_EXERTED)

    def can_pay(self, m: LorcanaMatch, card: int) -> bool:
        if m.zone[card] != IN_PLAY or m.exerted[card] or m.is_forbidden(card, TO_EXERT):
            return False
        kind = m.script[card].card.kind
        if kind == CHARACTER and m.drying[card]:
            return not self.to.chooses() and not is_this(self.to)
        return kind != LOCATION

    def said(self, person: int) -> Phrase:
        form = verb(person, "impegna", "impegnare", "impegna", "exert", "exerts")
        return self.with_target(person, form)

    def price(self) -> Phrase:
        if is_this(self.to):
            return Phrase("{E}", "{E}")
        return Phrase("{E} ", "{E} ") + self.cost_target()


class Ready(CardsDeed):
    """ready(target): turn it upright; it was done only if something became ready.

    Rules: LOR-STATE.03, LOR-STATE.04, LOR-AMB.47.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        readied = self.allowed(m, frame, targets)
        for card in readied:
            m.exerted[card] = 0
            m.tell("Readied", m.owner[card], (card,), "LOR-STATE.04")
        if readied:
            m.touch(ON_EXERTING)
        for card in readied:
            announce(m, READIED, card, frame.seat)
        m.much = len(readied)
        return len(readied) > 0

    def allowed(self, m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
        there = [card for card in cards if m.zone[card] == IN_PLAY and m.exerted[card]]
        return [card for card in there if not m.is_forbidden(card, TO_BE_READIED | TO_BE_READIED_BY_EFFECTS)]

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return len(self.allowed(m, frame, [card])) > 0

    def said(self, person: int) -> Phrase:
        form = verb(person, "prepara", "preparare", "prepara", "ready", "readies")
        return self.with_target(person, form)


ASKING_WHERE: Final = 2


class MoveTo(AimedDeed):
    """move_to(characters, location): they move there for free, all to the same location. Slots: the characters.

    Rules: LOR-LOC.07, LOR-LOC.21, LOR-AMB.20, LOR-AMB.82.
    """

    def __init__(self, to: Target, location: Target) -> None:
        super().__init__(to)
        self.place = location
        self.who = Choose(to)

    def children(self) -> list[Effect]:
        return [self.who]

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            if not self.place.chooses():  # "it" in the place is what was chosen before those who move
                frame.slots = self.place.found(m, frame)
            push_child(m, frame, self.who)
            return GO
        if frame.stage == 1:
            named = frame.slots
            frame.slots = [card for card in m.them if m.zone[card] == IN_PLAY]
            if self.place.chooses():
                places = self.places(m, frame, frame.slots)
            else:
                places = [location for location in named if self.would_move(m, frame.slots, location)]
            if len(places) > 1:
                frame.stage = ASKING_WHERE
                frame.waits = 1 << frame.seat
                return WAIT
            self.move(m, frame, places)
        return DONE

    def move(self, m: LorcanaMatch, frame: Frame, places: list[int]) -> None:
        moving = [card for card in frame.slots if places and self.would_move(m, [card], places[0])]
        for card in moving:
            move_character(m, card, places[0])
        m.them = frame.slots if m.remembers_who_stays else moving
        m.much = len(moving)
        m.did = len(moving) > 0

    def places(self, m: LorcanaMatch, frame: Frame, movers: list[int]) -> list[int]:
        """List the locations to which at least one of them would move; nobody moves to another player's."""
        return [location for location in self.place.found(m, frame) if self.would_move(m, movers, location)]

    def would_move(self, m: LorcanaMatch, movers: list[int], location: int) -> bool:
        for card in movers:
            if m.at[card] != location and m.owner[card] == m.owner[location] and not m.is_forbidden(card, TO_MOVE):
                return True
        return False

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, location) for location in self.places(m, frame, frame.slots)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.move(m, frame, [raw[1]])

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("In quale luogo?", "To which location?")

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        raise NotImplementedError("moving asks for a place, too")

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.places(m, frame, self.to.found(m, frame))) > 0

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.playable(m, frame)

    def said(self, person: int) -> Phrase:
        form = verb(person, "sposta", "spostare", "sposta", "move", "moves")
        where = self.place.words()
        where = Phrase(joined("in", where.it), where.en)
        if person == THEY:
            where = their(where)
        return Phrase("{verb} gratis {what} {where}", "{verb} {what} to {where} for free").fill(
            verb=form, what=self.target(person), where=where
        )


def _move_to(to: Target, place: Target, free: bool) -> MoveTo:
    if not free:
        raise ValueError("effects move characters for free: say free=yes")
    SPEECH.remember(group_of([Kind(CHARACTER)], YOURS), to.plural)  # "it" is who moved, not the place
    return MoveTo(to, place)


_TO = (Param("to", "target"),)

WORDS: Final = [
    Word("banish", "effect", _TO, Banish, tells="binds to much takes"),
    Word("return_to_hand", "effect", _TO, ReturnToHand, tells="binds to much takes"),
    Word("exert", "effect", _TO, Exert, tells="binds to much"),
    Word("ready", "effect", _TO, Ready, tells="binds to much"),
    Word(
        "move_to",
        "effect",
        (Param("to", "target"), Param("place", "target"), optional("free", "flag", False)),
        _move_to,
        tells="binds to much",
    ),
]
