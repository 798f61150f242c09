"""What effects in progress let players see: cards being looked at or chosen, and hands that are being shown."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.bases import Aimed
from ludoteca.games.lorcana.effects.language.places import Arrange
from ludoteca.games.lorcana.effects.verbs.cards_in_play import ASKING_WHERE, MoveTo
from ludoteca.games.lorcana.effects.verbs.damaging import COLLECT, Heal, MoveDamage
from ludoteca.games.lorcana.effects.verbs.discarding import ASKING_WHO, Discard
from ludoteca.games.lorcana.effects.verbs.looking import PUTS_AWAY, TAKES, Look
from ludoteca.games.lorcana.effects.verbs.playing_cards import PlaySome
from ludoteca.games.lorcana.effects.verbs.searching import LookAtHand, LookAtInk, RevealFromHand, RevealHand, Search
from ludoteca.games.lorcana.flow.play_step import PlayCard
from ludoteca.games.lorcana.flow.playing import BY_SINGING, CHOSEN, WAY
from ludoteca.games.lorcana.flow.programme import AlterHand
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_INKWELL, IN_PLAY, UNDER
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame, Node


def knows(m: LorcanaMatch, seat: int | None, card: int) -> bool:
    """Tell whether this seat knows which card it is; a spectator (None) knows what everybody knows."""
    return m.known[card] == m.everyone() if seat is None else bool(m.known[card] >> seat & 1)


def known_among(m: LorcanaMatch, seat: int | None, cards: list[int]) -> list[int]:
    """List those of these cards that this seat knows."""
    known = m.known
    if seat is None:
        everyone = m.everyone()
        return [card for card in cards if known[card] == everyone]
    bit = 1 << seat
    return [card for card in cards if known[card] & bit]


def looked_at(m: LorcanaMatch, seat: int | None) -> list[int]:
    """List the cards that effects in progress are looking at, as far as this seat may see them.

    Rules: LOR-RES.24, LOR-ZONE.13.
    """
    seen: list[int] = []
    for frame in m.stack:
        for card in watched(m, m.programme[frame.node], frame):
            if card not in seen and knows(m, seat, card):
                seen.append(card)
    return seen


def watched(m: LorcanaMatch, node: Node, frame: Frame) -> list[int]:
    """List the cards that one frame looks at; those of an inkwell as long as the whole effect lasts."""
    if not isinstance(node, Effect):
        return []
    if isinstance(node, Look):
        return node.left(frame) if frame.stage in (TAKES, PUTS_AWAY) else []
    if isinstance(node, Arrange):
        return frame.slots[1:]
    if isinstance(node, Search):
        return [*frame.slots, *node.fitting(m, frame)]
    if isinstance(node, PlaySome) and frame.waits and node.is_from(UNDER):
        return node.looked_at(m, frame)
    if frame.seat >= 0 and looks_at_ink(node):
        return m.ink[frame.seat][:]
    return []


def looks_at_ink(effect: Effect) -> bool:
    if isinstance(effect, LookAtInk) or (isinstance(effect, PlaySome) and effect.is_from(IN_INKWELL)):
        return True
    return any(looks_at_ink(child) for child in effect.children())


def hands_are_shown(m: LorcanaMatch) -> bool:
    """Tell whether an effect is in progress that shows cards of a hand: they stay revealed until it is over.

    Rules: LOR-RES.24.
    """
    for frame in m.stack:
        node = m.programme[frame.node]
        if isinstance(node, Effect) and shows_hand(node):
            return True
    return False


def shows_hand(effect: Effect) -> bool:
    if isinstance(effect, (RevealHand, LookAtHand, RevealFromHand)):
        return True
    return any(shows_hand(child) for child in effect.children())


def chosen_so_far(m: LorcanaMatch, seat: int | None) -> list[int]:
    """List the cards chosen already in choices that are not finished, as far as this seat may know them."""
    chosen: list[int] = []
    if m.stack and m.stack[-1].waits:
        for frame in m.stack:
            for card in picked(m.programme[frame.node], frame):
                if card not in chosen and (m.zone[card] == IN_PLAY or knows(m, seat, card)):
                    chosen.append(card)
    return chosen


def picked(node: Node, frame: Frame) -> list[int]:
    """List what the choice of one frame has come to; see the slots of each kind."""
    slots = frame.slots
    if not isinstance(node, Effect):
        if isinstance(node, PlayCard):
            return slots[CHOSEN:] if frame.waits and slots[WAY] == BY_SINGING else []
        return slots if isinstance(node, AlterHand) else []
    if isinstance(node, MoveDamage):
        return slots if frame.stage <= COLLECT else slots[1:]
    if isinstance(node, Heal) and frame.stage:
        return [node.present(frame)]
    if isinstance(node, MoveTo):
        return slots if frame.stage == ASKING_WHERE else []
    if isinstance(node, Aimed):
        return slots if frame.stage == 0 and node.to.chooses() else []
    if isinstance(node, Discard):
        return slots[slots[0] + 2 :] if frame.stage != ASKING_WHO else []
    return slots if isinstance(node, Search) else []
