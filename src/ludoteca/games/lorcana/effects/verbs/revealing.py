"""Revealing cards from the top of a deck until there is one of some kind."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.places import (
    SHUFFLED,
    TO_PLAY,
    check_place,
    flags,
    put_away,
)
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.verbs.base import Deed
from ludoteca.games.lorcana.effects.verbs.leftovers import Leftovers
from ludoteca.games.lorcana.effects.verbs.look_words import until_words
from ludoteca.games.lorcana.flow.playing import play_by_effect
from ludoteca.games.lorcana.state.groups import fits
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Group
from ludoteca.games.lorcana.state.terms import IN_DECK, TO_HAND
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.language import Word, optional, several
from ludoteca.kernel.texts import Phrase


class RevealUntil(Deed):
    """reveal_until(P…, to=place, rest=place): cards from the top of your deck, until there is such a one.

    Rules: LOR-RES.23, LOR-GEN.09.
    """

    def __init__(self, group: Group, to: int, rest: int, exerted: bool) -> None:
        super().__init__()
        self.group = group
        self.to = to
        self.rest = rest
        self.exerted = exerted
        self.leftovers = Leftovers(rest, exerted)

    def children(self) -> list[Effect]:
        return self.leftovers.children()

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(m.deck[frame.seat]) > 0

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            self.reveal(m, frame)
            return GO
        if frame.stage == 1:
            frame.stage = 2
            self.leftovers.put(m, frame, frame.seat, frame.slots)
            return GO
        return DONE

    def reveal(self, m: LorcanaMatch, frame: Frame) -> None:
        deck = m.deck[frame.seat]
        sought = -1
        for i in range(len(deck) - 1, -1, -1):
            card = deck[i]
            m.reveal(card, m.everyone())
            m.tell("Revealed", frame.seat, (card,), "LOR-RES.23")
            frame.slots.append(card)
            if fits(m, frame, self.group, card):
                sought = card
                break
        if sought >= 0 and self.to == TO_PLAY and laws.may_play(m, frame.seat, sought):
            sought = -1  # it goes with the rest
        m.did = sought >= 0
        m.much = len(frame.slots)
        m.them = []
        if sought >= 0:
            m.them = [sought]
            frame.slots.remove(sought)
            if self.to == TO_PLAY:
                play_by_effect(m, frame, sought, self.exerted, False, frame.seat)
            else:
                put_away(m, frame.seat, sought, self.to, self.exerted)

    def said(self, person: int) -> Phrase:
        return until_words(self.group, self.to, self.rest, self.exerted, person)


def reveal_until(
    properties: list[Property], to: int = TO_HAND, rest: int = SHUFFLED, exerted: bool = False
) -> RevealUntil:
    check_place(to, TO_PLAY)
    check_place(rest, SHUFFLED)
    group = group_of(properties, zone=IN_DECK)
    SPEECH.remember(group, False)
    return RevealUntil(group, to, rest, exerted)


WORDS: Final = [
    Word(
        "reveal_until",
        "effect",
        (
            several("properties", "property"),
            optional("to", "place", TO_HAND),
            optional("rest", "place", SHUFFLED),
            *flags("exerted"),
        ),
        reveal_until,
        tells="binds found much",
    ),
]
