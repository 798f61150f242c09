"""Tables of Lorcana that begin in a position laid out by hand: so that a test need not wait for the right cards."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteca
from ludoteca.games.lorcana.state.cards import LOCATION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_DECK, IN_HAND, IN_INKWELL, IN_PLAY, ON_EVERYTHING
from ludoteca.kernel import session
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import store
from ludoteca.table.storage import Player, Storage
from tests.table.servers import ThreadServer

ANNA, BRUNO = 0, 1
NAMES = ("Anna", "Bruno")


class LaidOut:
    """A table in Anna's first turn: her cards in play are ready and dry, Bruno's are exerted and have a damage each.

    The last of his are ready, as many as `ready` says.

    Cards are given by their ids; `mine`, `held` and `theirs` have their numbers in the match, in the same order.
    """

    def __init__(
        self,
        server: ThreadServer | None,
        mine: Sequence[str] = (),
        held: Sequence[str] = (),
        theirs: Sequence[str] = (),
        on_deck: Sequence[str] = (),
        ink: int = 10,
        ready: int = 0,
    ) -> None:
        game = ludoteca.game("lorcana")
        match = game.new(2, seed=7, first="player 1", first_game="yes", extra=[[*mine, *held, *on_deck], list(theirs)])
        assert isinstance(match, LorcanaMatch)
        self.match = match
        taken: set[int] = set()
        self.mine = [self._into_play(self._take(id, ANNA, taken), ANNA) for id in mine]
        self.held = [self._into_hand(self._take(id, ANNA, taken)) for id in held]
        self.theirs = [self._into_play(self._take(id, BRUNO, taken), BRUNO) for id in theirs]
        for card in self.theirs[len(theirs) - ready :]:
            match.exerted[card] = 0
        for id in reversed(on_deck):
            card = self._take(id, ANNA, taken)
            match.zone[card] = IN_DECK
            match.known[card] = 0
            match.deck[ANNA].append(card)
        for _ in range(ink):
            card = match.deck[ANNA].pop(0)
            match.zone[card] = IN_INKWELL
            match.ink[ANNA].append(card)
            match.ready_ink[ANNA] += 1
        match.stale = ON_EVERYTHING
        if server is None:  # a position without a table
            return
        players = [Player(seat, name=name) for seat, name in enumerate(NAMES)]
        made = store(Storage(server.database), game, beginning_of(session.around(match)), players)
        self.links = [seat["url"] for seat in made["seats"]]
        self.watch: str = made["watch"]

    def _take(self, id: str, seat: int, taken: set[int]) -> int:
        """Such a card of that player, out of the deck or of the hand that was dealt."""
        match = self.match
        for pile in (match.deck[seat], match.hand[seat]):
            for card in pile:
                if match.script[card].card.id == id and card not in taken:
                    pile.remove(card)
                    taken.add(card)
                    return card
        raise LookupError(id)

    def _into_play(self, card: int, seat: int) -> int:
        match = self.match
        match.play[seat].append(card)
        match.zone[card] = IN_PLAY
        match.known[card] = match.everyone()
        if seat == BRUNO and match.script[card].card.kind != LOCATION:
            match.exerted[card] = 1
            match.damage[card] = 1
        return card

    def _into_hand(self, card: int) -> int:
        match = self.match
        match.hand[ANNA].append(card)
        match.zone[card] = IN_HAND
        match.known[card] = 1 << ANNA
        return card
