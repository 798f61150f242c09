"""What all acts of Lorcana share: when they are out of place, and the cards and players that they speak of."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.state.cards import WARD
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_PLAY
from ludoteca.kernel.acts import Act, OneOf, SeatNumber, Step
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

NOT_NOW: Final = no("LOR-TIME.07", "Non è fra le scelte di adesso.", "That is not among the choices now.")


@mypyc_attr(allow_interpreted_subclasses=True)
class LorcanaAct(Act):
    """Something that a player in the match does."""

    misplaced = NOT_NOW

    def name(self, m: LorcanaMatch, raw: Raw) -> Phrase:
        return m.script[raw[1]].full_name

    def elsewhere(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        if m.is_out(seat):
            return no("LOR-MULTI.06", "Hai lasciato la partita.", "You have left the match.")
        return self.at_another_time(m, seat, raw)

    def at_another_time(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        """Say why this player, who is in the match, cannot do it now."""
        return self.misplaced


def no_such_card() -> Refusal:
    return no("LOR-TIME.07", "Non c'è una carta così.", "There is no such card.")


def is_card(m: LorcanaMatch, number: int) -> bool:
    return 0 <= number < len(m.card)


def too_dear(cost: int, ready: int) -> Refusal:
    phrase = Phrase(
        "Costa {cost}, ma hai solo {ready} di inchiostro preparato.", "It costs {cost} and you have {ready} ready ink."
    )
    if ready == 0:
        phrase = Phrase("Costa {cost}, ma non hai inchiostro preparato.", "It costs {cost} and you have no ready ink.")
    return Refusal("LOR-PLAY.03", phrase.fill(cost=cost, ready=ready))


# -- what follows a verb -------------------------------------------------------------------------------------------


CARD: Final = OneOf[LorcanaMatch](
    "card", lambda m: len(m.card), lambda m, seat: [card for cards in m.play for card in cards]
)
HELD: Final = OneOf[LorcanaMatch]("card", lambda m: len(m.card), lambda m, seat: m.hand[seat])
OWN: Final = OneOf[LorcanaMatch]("card", lambda m: len(m.card), lambda m, seat: m.play[seat])
CHARACTER: Final = OneOf[LorcanaMatch](
    "card", lambda m: len(m.card), lambda m, seat: [card for card in m.play[seat] if m.script[card].is_character]
)
LOOKED_AT: Final = OneOf[LorcanaMatch]("card", lambda m: len(m.card), lambda m, seat: [])
"""A card that an effect shows: nothing to wish for."""
SEAT: Final = SeatNumber()


# -- steps that ask for cards --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class CardQuestion(Step):
    """A step that asks for cards, and knows what forbids one."""

    @abstractmethod
    def refuse_card(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> Refusal:
        """Say what forbids this card, which exists, to be chosen now; nothing where it may be."""
        raise NotImplementedError(type(self).__name__)

    def may_stop(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether no card, or no other, need be chosen."""
        return False


def refuse_choice(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    """Refuse a card that an effect does not let this player choose."""
    if m.zone[card] == IN_PLAY and m.owner[card] != seat and m.has(card, WARD):
        return no("LOR-WARD.01", "È Protetto: gli avversari non lo scelgono.", "It has Ward.")
    return no("LOR-RES.05", "Questo effetto non può sceglierla.", "This effect cannot choose it.")
