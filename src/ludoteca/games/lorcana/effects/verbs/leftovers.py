"""What becomes of the cards from the top of a deck that an effect has not taken."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.places import (
    BOTTOM_AT_RANDOM,
    NOWHERE,
    SHUFFLED,
    Arrange,
    put_at_random,
    put_away,
)
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_DECK, TO_BOTTOM, TO_TOP
from ludoteca.games.lorcana.state.zones import shuffle_deck
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame


class Leftovers:
    """The place for these cards, and the question in which order, where that matters."""

    def __init__(self, place: int, exerted: bool) -> None:
        self.place = place
        self.exerted = exerted
        """They enter the inkwell exerted."""
        self.order: Arrange | None = Arrange(place == TO_TOP) if place in (TO_TOP, TO_BOTTOM) else None

    def children(self) -> list[Effect]:
        return [] if self.order is None else [self.order]

    def put(self, m: LorcanaMatch, frame: Frame, owner: int, cards: list[int]) -> None:
        """Put those of the cards there that still lie in their owner's deck."""
        left = [card for card in cards if m.zone[card] == IN_DECK]
        if self.place == SHUFFLED:
            shuffle_deck(m, owner)
        elif self.order is not None:
            self.order.begin(m, frame, frame.seat, owner, left)
        elif self.place == BOTTOM_AT_RANDOM:
            put_at_random(m, owner, left)
        elif self.place != NOWHERE:
            for card in left:
                put_away(m, owner, card, self.place, self.exerted, frame.seat)
