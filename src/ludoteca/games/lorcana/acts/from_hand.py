"""What is done with the cards of one's hand: inking them, and the ways to play them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.bases import HELD, too_dear
from ludoteca.games.lorcana.acts.names import name_of
from ludoteca.games.lorcana.acts.turns import Deed
from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.playing import (
    ALTERNATE,
    BY_SHIFT,
    BY_SINGING,
    FOR_INK,
    can_be_sung,
    can_shift,
    price,
    shift_bases,
    shift_price,
    singers_for,
)
from ludoteca.games.lorcana.flow.steps import PLAY_CARD
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_DISCARD, IN_HAND, IN_INKWELL, TO_EXERT, TO_SING, UNDER
from ludoteca.games.lorcana.state.zones import put_in_inkwell
from ludoteca.kernel.acts import Argument
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, Recast, joined


@mypyc_attr(allow_interpreted_subclasses=True)
class HandDeed(Deed):
    """A deed with a card of one's hand."""

    def refuse(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse_place(m, seat, raw[1])
        return refused if refused else self.refuse_held(m, seat, raw)

    def refuse_place(self, m: LorcanaMatch, seat: int, card: int) -> Refusal:
        """Refuse what is not in this player's hand."""
        if m.owner[card] == seat and m.zone[card] == IN_HAND:
            return NOTHING_AGAINST
        if m.zone[card] == IN_DISCARD:
            return no(
                "LOR-PLAY.11", "Dagli scarti si gioca solo se un effetto lo dice.", "A discard is not played from."
            )
        return no("LOR-PLAY.11", "Si giocano le carte della propria mano.", "Cards are played from your own hand.")

    @abstractmethod
    def refuse_held(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        """Say what forbids it with this card of the player's hand."""
        raise NotImplementedError(type(self).__name__)


# -- inking --------------------------------------------------------------------------------------------------------


class Ink(HandDeed):
    """ink(card): put a card into the inkwell."""

    verb = "ink"
    args = (HELD,)
    names = Phrase("Metti nel calamaio {name}", "Ink {name}")

    def refuse_place(self, m: LorcanaMatch, seat: int, card: int) -> Refusal:
        if m.zone[card] == IN_INKWELL:
            return no("LOR-INK.09", "È già nel calamaio.", "It is in the inkwell already.")
        if m.owner[card] == seat and m.zone[card] == IN_DISCARD and m.cast.uses_discards:
            if laws.inks_from_discard(m, seat, card):
                return NOTHING_AGAINST
        return super().refuse_place(m, seat, card)

    def refuse_held(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        if m.inked_by(seat) >= laws.inks_allowed(m, seat):
            if not m.inked_by(seat):
                return no("LOR-GEN.09", "Un effetto te lo vieta.", "An effect keeps you from inking.")
            return no("LOR-INK.03", "Hai già messo inchiostro in questo turno.", "You have inked this turn already.")
        if not laws.is_inkable(m, seat, raw[1]):
            return no("LOR-INK.05", "La carta non ha il simbolo del calamaio.", "The card has no inkwell symbol.")
        return NOTHING_AGAINST

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        ink_card(m, seat, raw[1])


def ink_card(m: LorcanaMatch, seat: int, card: int) -> None:
    """Show the card to everybody, then put it face down and ready into the inkwell.

    Rules: LOR-INK.03, LOR-INK.06, LOR-INK.07, LOR-INK.11, LOR-INK.19, LOR-TURN.10.
    """
    everyone = m.cast.everyone
    m.inked += 1 << 8 * seat
    m.reveal(card, everyone)
    m.tell("CardInked", seat, (card,), "LOR-INK.06")
    put_in_inkwell(m, card, False, everyone, "LOR-INK.07")


# -- playing -------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayingDeed(HandDeed):
    """A way to play a card of one's hand, or one that a card lets its player play from the discard or from under it."""

    def refuse_place(self, m: LorcanaMatch, seat: int, card: int) -> Refusal:
        if m.owner[card] == seat and m.zone[card] == IN_DISCARD and m.cast.uses_discards:
            if laws.plays_from_discard(m, seat, card):
                return NOTHING_AGAINST
        if m.zone[card] == UNDER and card in laws.playable_from_under(m, seat):
            return NOTHING_AGAINST
        return super().refuse_place(m, seat, card)

    def refuse_held(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        forbidden = laws.may_play(m, seat, raw[1])
        if forbidden:
            return no(forbidden, "Un effetto vieta di giocarla adesso.", "An effect forbids playing it now.")
        return self.refuse_payment(m, seat, raw)

    @abstractmethod
    def refuse_payment(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        """Say why this card, which may be played, cannot be paid for in this way."""
        raise NotImplementedError(type(self).__name__)


def begin_to_play(m: LorcanaMatch, seat: int, card: int, way: int) -> None:
    pushed = m.push(PLAY_CARD, card, seat)
    pushed.place = m.stamp[card]
    pushed.slots = [way, 0]


class Play(PlayingDeed):
    """play(card): play a card for its ink."""

    verb = "play"
    args = (HELD,)

    def refuse_payment(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        cost = price(m, seat, raw[1])
        return too_dear(cost, m.ready_ink[seat]) if cost > m.ready_ink[seat] else NOTHING_AGAINST

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Gioca {name} (costo {n})", "Play {name} (cost {n})").fill(
            name=name_of(m, raw[1]), n=price(m, seat, raw[1])
        )

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        begin_to_play(m, seat, raw[1], FOR_INK)


class Shift(PlayingDeed):
    """shift(card): play a card with Shift onto a character."""

    verb = "shift"
    args = (HELD,)

    def refuse_payment(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        card = raw[1]
        if laws.shift_way(m, seat, card) is None:
            return no("LOR-SHIFT.01", "Non ha Trasformazione.", "It has no Shift.")
        if not shift_bases(m, seat, card):
            return no(
                "LOR-SHIFT.01", "Non hai in gioco un personaggio adatto.", "You have no fitting character in play."
            )
        cost = shift_price(m, seat, card)
        if cost > m.ready_ink[seat]:
            return too_dear(cost, m.ready_ink[seat])
        if not can_shift(m, seat, card):
            return no("LOR-SHIFT.19", "Il costo di Trasformazione non si può pagare.", "The Shift cost cannot be paid.")
        return NOTHING_AGAINST

    def wishes(self, m: LorcanaMatch, seat: int) -> list[Raw]:
        return [(self.number, card) for card in m.hand[seat] if laws.shift_way(m, seat, card) is not None]

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        name = name_of(m, raw[1])
        bases = shift_bases(m, seat, raw[1])
        cost = Phrase("costo {n}", "cost {n}").fill(n=shift_price(m, seat, raw[1]))
        way = laws.shift_way(m, seat, raw[1])
        if way is not None and way.cost is not None:
            cost = way.cost.words()
        if len(bases) == 1:
            return Phrase("Trasforma {base} {into} ({cost})", "Shift {into} onto {base} ({cost})").fill(
                into=Recast(joined("in", name.it), name.en, name, "in"), base=name_of(m, bases[0]), cost=cost
            )
        return Phrase("Trasformazione: {name} ({cost})", "Shift {name} ({cost})").fill(name=name, cost=cost)

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        begin_to_play(m, seat, raw[1], BY_SHIFT)


class Sing(PlayingDeed):
    """sing(card): have a song sung."""

    verb = "sing"
    args = (HELD,)

    def refuse_payment(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        if not m.script[raw[1]].is_song:
            return no("LOR-SONG.01", "Si cantano solo le canzoni.", "Only songs are sung.")
        return NOTHING_AGAINST if can_be_sung(m, seat, raw[1]) else refuse_singers(m, seat, raw[1])

    def wishes(self, m: LorcanaMatch, seat: int) -> list[Raw]:
        return [(self.number, card) for card in m.hand[seat] if m.script[card].is_song]

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        singers = singers_for(m, seat, raw[1])
        if len(singers) == 1:
            return Phrase("{singer} canta {name}", "{singer} sings {name}").fill(
                singer=name_of(m, singers[0]), name=name_of(m, raw[1])
            )
        return Phrase("Fai cantare {name}", "Have {name} sung").fill(name=name_of(m, raw[1]))

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        begin_to_play(m, seat, raw[1], BY_SINGING)


def refuse_singers(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    """Say why nobody can sing this song, which nobody can."""
    characters = [c for c in m.play[seat] if m.script[c].is_character]
    if not characters:
        return no("LOR-SONG.01", "Non hai personaggi che cantino.", "You have no character to sing.")
    tall = [c for c in characters if laws.song_cost_of(m, c) >= m.script[card].card.cost]
    together = m.script[card].sing_together
    if together and sum(laws.song_cost_of(m, c) for c in characters) >= together:
        tall = characters
    if not tall:
        return no("LOR-SONG.02", "Nessun personaggio costa abbastanza.", "No character costs enough to sing it.")
    for singer in tall:
        if m.exerted[singer]:
            return no("LOR-SONG.05", "Chi potrebbe cantarla è impegnato.", "Whoever could sing it is exerted.")
        if m.is_forbidden(singer, TO_SING | TO_EXERT):
            return no("LOR-SONG.10", "Un effetto vieta di cantare.", "An effect forbids singing.")
    return no(
        "LOR-SONG.04", "Chi potrebbe cantarla è arrivato in questo turno.", "Whoever could sing it arrived this turn."
    )


class AlternateCost(Argument):
    """One of the costs that may be paid for a card instead of its ink: only whoever offers it knows its number."""

    def all(self, m: LorcanaMatch, seat: int) -> list[int]:
        cards = m.hand[seat] + laws.playable_from_under(m, seat)
        if m.cast.uses_discards:
            cards += m.discard[seat]
        return list(range(1 + max([len(m.script[card].own) for card in cards], default=0)))

    def in_sight(self, m: LorcanaMatch, seat: int) -> list[int]:
        return []


class PlayFree(PlayingDeed):
    """free(card, cost): play a card for nothing, or for another cost than ink."""

    verb = "free"
    args = (HELD, AlternateCost())

    def refuse_payment(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        for index, instead in laws.alternate_costs(m, seat, raw[1]):
            if index == raw[2] and (instead is None or is_payable(m, instead, raw[1], seat)):
                return NOTHING_AGAINST
        return no("LOR-COST.10", "Non ha questo costo alternativo adesso.", "It has no such alternate cost now.")

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        name = name_of(m, raw[1])
        for index, cost in laws.alternate_costs(m, seat, raw[1]):
            if index == raw[2] and cost is None:
                return Phrase("Gioca {name} gratis", "Play {name} for free").fill(name=name)
        return Phrase("Gioca {name} con un costo alternativo", "Play {name} for an alternate cost").fill(name=name)

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        begin_to_play(m, seat, raw[1], ALTERNATE + raw[2])


def is_payable(m: LorcanaMatch, cost: object, card: int, seat: int) -> bool:
    frame = Frame(-1, card, seat)
    frame.place = m.stamp[card]
    return isinstance(cost, Verb) and cost.payable(m, frame)


INK: Final = Ink()
PLAY: Final = Play()
SHIFT: Final = Shift()
SING: Final = Sing()
FREE: Final = PlayFree()
