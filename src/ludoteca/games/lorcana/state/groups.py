"""Which cards a group of properties describes, seen from a player and a card."""

from __future__ import annotations

from ludoteca.games.lorcana.state.cards import WARD
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, OPPOSING, YOURS, Group
from ludoteca.games.lorcana.state.terms import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    IN_PLAY,
    TO_BE_CHOSEN,
    UNDER,
)
from ludoteca.kernel.frames import Frame


def sides(m: LorcanaMatch, side: int, seat: int) -> list[int]:
    """List the seats that a side means for this player: yours, the opponents' in turn order, or everybody's.

    Rules: LOR-PLYR.02.
    """
    if side == YOURS:
        return [seat]
    if side == OPPOSING:
        return m.opponents(seat)
    return m.in_turn_order(m.active if m.active >= 0 else 0)


def fitting(m: LorcanaMatch, group: Group) -> list[bool]:
    """List by card whether what is printed on it fits the group; worked out once for a cast."""
    if group.cast is not m.cast or len(group.column) < len(m.script):
        frame = Frame(-1)
        column = []
        printed = group.printed
        if m.cast.gives_classes:
            printed = [one for one in group.printed if one not in group.of_class]
            group.tests = [one for one in group.filters if one not in printed]
        for card in range(len(m.script)):
            good = True
            for one in printed:
                good = good and one.fits(m, frame, card)
            column.append(good)
        group.column = column
        group.cast = m.cast
    return group.column


def fits(m: LorcanaMatch, frame: Frame, group: Group, card: int) -> bool:
    """Tell whether the card has all the properties; side and zone are the caller's to know."""
    if not fitting(m, group)[card]:
        return False
    for one in group.tests:
        if not one.fits(m, frame, card):
            return False
    return True


def on_side(m: LorcanaMatch, frame: Frame, group: Group, card: int) -> bool:
    if group.side == ANYBODYS:
        return True
    if group.side == YOURS:
        return m.owner[card] == frame.seat
    return not m.cast.teams[frame.seat] >> m.owner[card] & 1


def belongs(m: LorcanaMatch, frame: Frame, group: Group, card: int) -> bool:
    """Tell whether the card is one of the group, wherever it is now."""
    return on_side(m, frame, group, card) and fits(m, frame, group, card)


def members(m: LorcanaMatch, frame: Frame, group: Group) -> list[int]:
    """List all cards of the group, in table order.

    Rules: LOR-CARD.30, LOR-STATE.07, LOR-ABIL.02, LOR-ABIL.03, LOR-LOC.16.
    """
    zone = group.zone
    if zone == UNDER:
        return members_under(m, frame, group)
    belonging: list[int] = []
    column = group.column
    if group.cast is not m.cast or len(column) < len(m.script):
        column = fitting(m, group)
    tests = group.tests
    for seat in sides(m, group.side, frame.seat):
        if zone == IN_PLAY:
            cards = m.play[seat]
        elif zone == IN_DISCARD:
            cards = m.discard[seat]
        elif zone == IN_HAND:
            cards = m.hand[seat]
        elif zone == IN_INKWELL:
            cards = m.ink[seat]
        else:
            cards = m.deck[seat]
        if not tests:
            for card in cards:
                if column[card]:
                    belonging.append(card)
            continue
        for card in cards:
            if column[card]:
                for one in tests:
                    if not one.fits(m, frame, card):
                        break
                else:
                    belonging.append(card)
    return belonging


HIDDEN = (IN_DECK, IN_HAND, IN_INKWELL, UNDER)
"""The zones in which not everybody sees what the cards are."""


def might_have_members(m: LorcanaMatch, frame: Frame, group: Group) -> bool:
    """Tell whether there may be cards of the group for all that everybody sees: any hidden card might be one."""
    if group.zone not in HIDDEN:
        return len(members(m, frame, group)) > 0
    return len(lying(m, frame, group)) > 0


def lying(m: LorcanaMatch, frame: Frame, group: Group) -> list[int]:
    """List all cards that lie where those of the group are sought, in a zone that not everybody sees."""
    if group.zone == UNDER:
        return m.under[frame.source]
    piles = m.hand if group.zone == IN_HAND else m.ink if group.zone == IN_INKWELL else m.deck
    cards: list[int] = []
    for seat in sides(m, group.side, frame.seat):
        cards += piles[seat]
    return cards


def seeming(m: LorcanaMatch, cards: list[int], fitting: list[int]) -> list[int]:
    """List those of the cards that may fit for all that everybody sees. Whoever seems to have a choice of them is
    asked, because silence would tell others what the cards are not.

    Rules: LOR-AMB.75.
    """
    if not m.hides_choices or len(fitting) == len(cards):
        return fitting
    everyone = m.everyone()
    return [card for card in cards if card in fitting or m.known[card] & everyone != everyone]


def members_under(m: LorcanaMatch, frame: Frame, group: Group) -> list[int]:
    """List those of the group that are under the frame's own card."""
    return [card for card in m.under[frame.source] if fits(m, frame, group, card)]


def size(m: LorcanaMatch, frame: Frame, group: Group) -> int:
    return len(members(m, frame, group))


def may_choose(m: LorcanaMatch, seat: int, card: int) -> bool:
    """Tell whether this player may choose the card for an effect: Ward keeps opponents off.

    Rules: LOR-WARD.01, LOR-WARD.04, LOR-AMB.22.
    """
    if m.owner[card] == seat or m.zone[card] != IN_PLAY or m.cast.teams[seat] >> m.owner[card] & 1:
        return True
    if m.stale:
        m.refresh()
    if m.keywords_of[card] & WARD and m.script[card].is_character:
        return False
    return not m.cannot_of[card] & TO_BE_CHOSEN
