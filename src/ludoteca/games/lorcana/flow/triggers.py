"""Setting off triggered abilities: every event is announced here, and whoever waits for it enters the bag."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.flow.steps import VANISH_STEP
from ludoteca.games.lorcana.state.cards import VANISH
from ludoteca.games.lorcana.state.groups import belongs
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, ITS_PLAYER, OPPOSING, YOU, YOURS, Moment, Triggered
from ludoteca.games.lorcana.state.terms import (
    BANISHED,
    BANISHED_IN_CHALLENGE,
    BANISHES,
    BY_ANOTHER,
    CHALLENGE_MADE,
    CHALLENGED,
    CHALLENGED_AND_BANISHED,
    CHALLENGES,
    CHOSEN,
    DEALT_DAMAGE,
    DELAYED,
    DISCARDED_CARD,
    DISCARDS,
    DRAWS,
    DREW,
    IN_PLAY,
    INKED_BY_ANOTHER,
    INKED_CARD,
    INKS,
    LEAVES,
    MOVED,
    MOVES,
    ON_BOARD,
    PLAYED_CARD,
    PLAYS,
    QUESTED,
    QUESTS,
    RESOLVING,
    RETURNED,
    SANG,
    SINGS,
    TURN_OF,
    TURN_TRIGGER,
    WAS_BANISHED,
    WAS_CHALLENGED,
    WAS_DAMAGED,
    WHO_CHOSE,
    WHOSE_TURN,
)
from ludoteca.kernel.frames import Frame

LEAVING = (BANISHED, BANISHED_IN_CHALLENGE, CHALLENGED_AND_BANISHED, LEAVES, RETURNED)
"""Announced while the card is still in play, so that cards leaving together see each other."""
STAMPED: Final = 1 << 16
"""A waiting ability's number is that of its event, plus the stamp of the card that set it off times this."""


def announce(
    m: LorcanaMatch, kind: int, card: int, seat: int, other: int = -1, amount: int = 0, covered: int = -1
) -> None:
    """Announce an event of `card` (or -1) and of `seat`; `other` is the second card in it, `amount` its number.

    `covered` is a character that went under another one in the same event: it still sees it.

    Rules: LOR-TRIG.01, LOR-TRIG.04, LOR-TRIG.07, LOR-TRIG.10, LOR-TRIG.13, LOR-BAG.02, LOR-AMB.54.
    """
    if m.stale and (m.stale & ON_BOARD or m.grants):
        m.refresh()
    bit = 1 << kind
    if m.cast.heard_in_discards & bit:
        announce_to_discards(m, kind, card, seat, other, amount)
    heard = m.listening & bit
    if not heard and covered < 0 and (card < 0 or not m.script[card].mask & bit):
        return
    if m.stale:
        m.refresh()
        heard = m.listening & bit
    if heard:
        for whose in range(m.seats):
            for source in m.play[whose]:
                script = m.script[source]
                if (script.mask if source == card else script.mask_of_others) & bit:
                    consider_all(m, source, kind, card, seat, other, amount)
    elif card >= 0 and m.script[card].mask & bit and m.zone[card] == IN_PLAY:
        consider_all(m, card, kind, card, seat, other, amount)
    if covered >= 0 and m.script[covered].mask & bit:
        consider_all(m, covered, kind, card, seat, other, amount)
    if kind == DISCARDS and card >= 0 and m.script[card].from_discard:
        for ability in m.script[card].triggered:
            if ability.mask & bit and ability.from_discard:
                consider(m, ability, card, m.owner[card], kind, card, seat, other, amount)
    for source, index in m.granted:
        granted = m.cast.abilities[index]
        if isinstance(granted, Triggered) and granted.mask & bit:
            consider(m, granted, source, m.owner[source], kind, card, seat, other, amount)
    if m.timed:
        for timed in m.timed:
            what, source, index, next_only, _, whose = timed
            if what == TURN_TRIGGER:
                waiting = m.cast.abilities[index]
                if isinstance(waiting, Triggered) and waiting.mask & bit:
                    met = consider(m, waiting, source, whose, kind, card, seat, other, amount)
                    if met and next_only:
                        position = m.timed.index(timed)
                        m.timed = m.timed[:position] + m.timed[position + 1 :]
                        m.touch(ON_BOARD)


def is_awaited(m: LorcanaMatch, moments: int, card: int, other: int) -> bool:
    """Tell whether anything may wait for one of these moments (a bit mask) of these two cards.

    Where several are to be announced at once and this says no, none of them needs announcing.
    """
    if m.stale and (m.stale & ON_BOARD or m.grants):
        m.refresh()
    heard = m.listening | m.cast.heard_in_discards
    return bool((heard | m.script[card].mask | m.script[other].mask) & moments)


def announce_of_turn(m: LorcanaMatch, kind: int, seat: int) -> None:
    """Announce a moment of a player's turn to cards in play, in the discard, and to what was put off until now.

    Rules: LOR-TURN.05, LOR-TURN.21, LOR-AMB.81.
    """
    if m.stale or m.listening >> kind & 1:
        told = m.cast.together and m.cast.remembers >> WHOSE_TURN & 1 and m.tells_turns_apart
        announce(m, kind, -1, seat, -1, TURN_OF + seat if told else 0)
    if m.cast.from_discard:
        announce_from_discards(m, kind, seat)
    if m.timed:
        set_off_delayed(m, kind, seat)


def announce_from_discards(m: LorcanaMatch, kind: int, seat: int) -> None:
    """Announce a moment of a player's turn to cards whose abilities work in the discard.

    Rules: LOR-ABIL.19.
    """
    bit = 1 << kind
    for source in m.discard[seat]:
        script = m.script[source]
        if script.from_discard and script.mask & bit:
            for ability in script.triggered:
                if ability.mask & bit and ability.from_discard:
                    consider(m, ability, source, seat, kind, -1, seat, -1, 0)


def announce_to_discards(m: LorcanaMatch, kind: int, card: int, seat: int, other: int, amount: int) -> None:
    """Announce an event of other cards, or of players, to cards whose abilities work in the discard.

    Rules: LOR-ABIL.19.
    """
    bit = 1 << kind
    for whose in range(m.seats):
        for source in m.discard[whose]:
            if source != card and m.script[source].from_discard:
                for ability in m.script[source].triggered:
                    if ability.heard_in_discard and ability.mask_of_others & bit:
                        consider(m, ability, source, whose, kind, card, seat, other, amount)


def consider_all(m: LorcanaMatch, source: int, kind: int, card: int, seat: int, other: int, amount: int) -> None:
    """Set off the abilities printed on a card in play that wait for this, unless it has lost them.

    Rules: LOR-AMB.62.
    """
    bit = 1 << kind
    if source in m.silenced:
        return
    for ability in m.script[source].triggered:
        if ability.mask & bit and not ability.from_discard:
            consider(m, ability, source, m.owner[source], kind, card, seat, other, amount)


def consider(
    m: LorcanaMatch,
    ability: Triggered,
    source: int,
    whose: int,
    kind: int,
    card: int,
    seat: int,
    other: int,
    amount: int,
) -> bool:
    """Set the ability off if this is what it waits for, and tell whether it is."""
    if ability.most and m.times_used(source, ability.place) >= ability.most:
        return False
    frame = Frame(-1, source, whose)
    frame.it = card
    frame.place = m.stamp[source]
    frame.amount = amount & ~BY_ANOTHER if kind == INKS else amount
    for moment in ability.moments:
        if moment.kind == kind and is_met(m, frame, moment, card, seat, other):
            if moment.doer == ITS_PLAYER and amount & BY_ANOTHER and m.hears_who_inks:
                continue
            if ability.during is not None and not ability.during.holds(m, frame):
                continue
            cause = other if moment.this and other >= 0 else card
            leaving = kind in LEAVING and card == source
            stamp = m.stamp[source] + 1 if leaving else m.stamp[source]
            number = 0 if kind == INKS else amount  # which zone it came from is no number
            m.set_off(ability.node, source, whose, stamp, cause, number + STAMPED * stamp_of(m, kind, card, cause))
            if ability.most:
                m.used += [source, ability.place]
            return True
    return False


def stamp_of(m: LorcanaMatch, kind: int, card: int, cause: int) -> int:
    """Return the stamp by which the card that caused the event will be known, where the event takes it; from 1.

    Rules: LOR-RES.22, LOR-AMB.43.
    """
    if cause < 0:
        return 0
    leaves = m.zone[cause] == RESOLVING or (kind in LEAVING and cause == card) or (kind == BANISHES and cause != card)
    return m.stamp[cause] + (2 if leaves else 1)


def is_met(m: LorcanaMatch, frame: Frame, moment: Moment, card: int, seat: int, other: int) -> bool:
    """Tell whether this event of these cards and this player is the one that the moment means.

    Rules: LOR-PLYR.02.
    """
    if moment.doer == YOU and seat != frame.seat:
        return False
    if moment.this:
        if card != frame.source:
            return False
    elif moment.group is not None:
        if card < 0 or not belongs(m, frame, moment.group, card):
            return False
        if moment.kind == PLAYS and card == frame.source:
            return False
    elif not on_side(m, frame, moment.side, seat):
        return False
    if frame.amount < moment.least:
        return False
    if moment.origin >= 0 and (frame.amount == moment.origin) == moment.elsewhere:
        return False
    if moment.here and other != frame.source:
        return False
    if moment.against is not None and (other < 0 or not belongs(m, frame, moment.against, other)):
        return False
    return not moment.nth or how_often(m, frame, moment, seat) == moment.nth


def on_side(m: LorcanaMatch, frame: Frame, side: int, seat: int) -> bool:
    """Tell whether an event of this player is one that the side means."""
    if side == YOURS:
        return seat == frame.seat
    if side == ANYBODYS:
        return True
    opposing = not m.team_mask(frame.seat) >> seat & 1
    return opposing and (side == OPPOSING or m.is_on_turn(seat))


NTH_OF = {
    PLAYS: PLAYED_CARD,
    QUESTS: QUESTED,
    CHALLENGES: CHALLENGE_MADE,
    CHALLENGED: WAS_CHALLENGED,
    BANISHED: WAS_BANISHED,
    DEALT_DAMAGE: WAS_DAMAGED,
    SINGS: SANG,
    INKS: INKED_CARD,
    MOVES: MOVED,
    DRAWS: DREW,
    DISCARDS: DISCARDED_CARD,
}
"""The moments of which it can be said which of the turn they are, and how the turn remembers them."""


def how_often(m: LorcanaMatch, frame: Frame, moment: Moment, seat: int) -> int:
    """Return how many such events there were this turn, this one included, even from before the card came into play.

    Rules: LOR-TRIG.14.
    """
    kind = NTH_OF[moment.kind]
    number = 0
    own = moment.doer == ITS_PLAYER and m.hears_who_inks
    for what, whose, card in m.log:
        if own and what == INKED_BY_ANOTHER and whose == seat:
            number -= 1
        if what != kind or (moment.this and card != frame.source):
            continue
        if moment.group is not None and not belongs(m, frame, moment.group, card):
            continue
        if whose == seat:
            number += 1
    return number


def unuse(m: LorcanaMatch, card: int, ability: int) -> None:
    """Note that an ability that may be used only so often a turn was not carried out after all.

    Rules: LOR-AMB.25.
    """
    for i in range(0, len(m.used), 2):
        if m.used[i] == card and m.used[i + 1] == ability:
            m.used = m.used[:i] + m.used[i + 2 :]
            return


def set_off_delayed(m: LorcanaMatch, moment: int, seat: int) -> None:
    """Put what was put off until this moment of a turn in the bag, and be done with it.

    Rules: LOR-TRIG.09.
    """
    waiting = [timed for timed in m.timed if timed[0] == DELAYED and timed[3] == moment and timed[5] == seat]
    if waiting:
        m.timed = [timed for timed in m.timed if timed not in waiting]
        for _, card, node, _, _, whose in waiting:
            m.set_off(node, card, whose, m.stamp[card] if card >= 0 else -1, card)


def heeds_choice(m: LorcanaMatch, frame: Frame, card: int) -> bool:
    """Tell whether it may set something off that this card is chosen for the effect: see `note_chosen`.

    Rules: LOR-VANI.01, LOR-VANI.02, LOR-AMB.23.
    """
    if m.zone[card] != IN_PLAY or m.team_mask(frame.seat) >> m.owner[card] & 1:
        return False
    vanishes = m.has(card, VANISH) and frame.source >= 0 and m.zone[frame.source] == RESOLVING
    return vanishes or is_awaited(m, 1 << CHOSEN, card, card)


def note_chosen(m: LorcanaMatch, frame: Frame, cards: list[int]) -> None:
    """Note that these cards were chosen for an effect: an opponent's choice may set something off."""
    for card in cards:
        m.picked.append(card)
        if m.zone[card] == IN_PLAY and not m.team_mask(frame.seat) >> m.owner[card] & 1:
            if m.has(card, VANISH) and frame.source >= 0 and m.zone[frame.source] == RESOLVING:
                m.set_off(VANISH_STEP, card, m.owner[card], m.stamp[card], card)
            asked = m.cast.remembers >> WHO_CHOSE & 1
            announce(m, CHOSEN, card, m.owner[card], -1, frame.seat + 1 if asked else 0)
