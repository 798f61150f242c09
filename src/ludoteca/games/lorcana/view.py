"""What each seat may know of a match, by allow-list; and the other worlds that would look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ludoteca.games.lorcana.acts.names import displayed_name, waiting_words
from ludoteca.games.lorcana.cards import (
    BOOST,
    CHALLENGER,
    CHARACTER,
    ITEM,
    KEYWORD_NAMES,
    KEYWORDS,
    KINDS,
    LOCATION,
    RESIST,
    SHIFT,
    SING_TOGETHER,
    SINGER,
)
from ludoteca.games.lorcana.language.classes import class_name
from ludoteca.games.lorcana.lasting import laws
from ludoteca.games.lorcana.lasting.timed_words import forbidden_words, length_words, timed_words
from ludoteca.games.lorcana.playing import price
from ludoteca.games.lorcana.reach import reach
from ludoteca.games.lorcana.seen import chosen_so_far, hands_are_shown, knows, looked_at, watched
from ludoteca.games.lorcana.state import LorcanaMatch
from ludoteca.games.lorcana.terms import IN_PLAY, ON_EVERYTHING, PHASES, RESOLVING
from ludoteca.games.lorcana.zones import ink_tokens
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.frames import Trigger
from ludoteca.kernel.rules import rule
from ludoteca.kernel.texts import Phrase


def both(phrase: Phrase) -> JSON:
    """In both languages; what has no Italian is said in English."""
    return {"it": phrase.it or phrase.en, "en": phrase.en}


@rule("LOR-ZONE.03", "LOR-ZONE.04", "LOR-ZONE.05", "LOR-PLAY.10", "LOR-INK.01", "LOR-INK.18")
def view_of(m: LorcanaMatch, seat: int | None) -> JSON:
    """The table as `seat` sees it; None is a spectator."""
    if m.stale:
        m.refresh()
    hands = hands_are_shown(m)
    return {
        "game": "lorcana",
        "step": m.step,
        "turn": m.turn,
        "active": m.active,
        "first": m.first,
        "phase": "challenge" if m.challenger >= 0 else PHASES[m.phase],
        "viewer": seat,
        "threshold": [laws.lore_needed(m, player) for player in range(m.seats)],
        "players": [player_view(m, player, seat, hands) for player in range(m.seats)],
        "resolving": [card_view(m, card) for card in resolving(m, seat)],
        "chosen": chosen_so_far(m, seat),
        "bag": [trigger_view(m, trigger) for trigger in m.triggers],
        "challenge": challenge_view(m),
        "effects": effects_view(m),
        "reach": reach(m, seat),
        "outcome": m.result.to_json() if m.result is not None else None,
    }


SHOWN_BY: Final = (
    "CardInked", "PutInInkwell", "Revealed", "HandRevealed", "LookedAt", "PutOnTop", "PutOnBottom", "PutInHand",
    "ReturnedToHand",
)  # fmt: skip
"""Events that show cards which are hidden again when they are over."""


def view_to_tell(m: LorcanaMatch, seat: int | None, events: Sequence[Event]) -> JSON:
    """The view, with the cards and the names that these events let that seat know in passing."""
    view = view_of(m, seat)
    seen = [event.seen_by(seat) for event in events]
    view["shown"] = [card_view(m, card) for event in seen if event.kind in SHOWN_BY for card in event.things]
    named = [event.things[0] for event in seen if event.kind == "CardNamed" and event.things]
    view["named"] = {place: both(displayed_name(m, m.cast.names[place])) for place in named}
    return view


def resolving(m: LorcanaMatch, viewer: int | None) -> list[int]:
    """Actions whose effect is being carried out, and cards that are being looked at."""
    played = [card for card in range(len(m.zone)) if m.zone[card] == RESOLVING] if RESOLVING in m.zone else []
    return played + looked_at(m, viewer)


def challenge_view(m: LorcanaMatch) -> JSON:
    if m.challenger < 0:
        return None
    return {"challenger": m.challenger, "challenged": m.challenged}


@rule("LOR-BAG.11", "LOR-BAG.13")
def trigger_view(m: LorcanaMatch, trigger: Trigger) -> JSON:
    """An ability in the bag, or an action that waits for the effect that played it."""
    text = both(waiting_words(m, trigger))
    return {"card": trigger.source, "seat": trigger.seat, "text": text}


def effects_view(m: LorcanaMatch) -> JSON:
    """The effects that hold for a while."""
    return [
        {
            "card": timed[1] if timed[1] >= 0 else None,
            "seat": m.owner[timed[1]] if timed[1] >= 0 else timed[5],
            "text": both(timed_words(m, timed)),
            "until": both(length_words(timed[4], timed[5])),
        }
        for timed in m.timed
    ]


# -- players -----------------------------------------------------------------------------------------------------


@rule("LOR-RES.24", "LOR-ZONE.06", "LOR-ZONE.08", "LOR-SETUP.06")
def player_view(m: LorcanaMatch, player: int, viewer: int | None, hands: bool) -> JSON:
    """One player's zones; cards of another hand only while an effect shows them.

    `seen`: cards that the viewer has seen and that are hidden again, in a hand or a deck.
    """
    hand = m.hand[player]
    remembered = sorted(card for card in (*hand, *m.deck[player]) if knows(m, viewer, card))
    if player == viewer:
        held = [hand_view(m, card) for card in hand]
        remembered = [card for card in remembered if card not in hand]
    else:
        held = [card_view(m, card) for card in hand if hands and knows(m, viewer, card)]
    top = m.deck[player][-1] if m.deck[player] and laws.top_is_revealed(m, player) else -1
    total = len(m.ink[player]) + (0 if m.is_out(player) else ink_tokens(m))
    kinds: list[list[JSON]] = [[], [], [], []]
    for card in m.play[player]:
        kinds[m.script[card].card.kind].append(played_view(m, card))
    return {
        "seat": player,
        "lore": m.lore[player],
        "left": m.is_out(player),
        "deck": len(m.deck[player]),
        "top": card_view(m, top) if top >= 0 else None,
        "hand": held,
        "hand_size": len(hand),
        "seen": [card_view(m, card) for card in remembered],
        "ink": {
            "ready": m.ready_ink[player],
            "exerted": total - m.ready_ink[player],
            "total": total,
        },
        "inked": m.inked_by(player) if m.phase else 0,
        "ink_allowed": laws.inks_allowed(m, player),
        "characters": kinds[CHARACTER],
        "items": kinds[ITEM],
        "locations": kinds[LOCATION],
        "discard": [card_view(m, card) for card in m.discard[player]],
    }


# -- cards -------------------------------------------------------------------------------------------------------


@rule("LOR-CARD.13", "LOR-CARD.23")
def card_view(m: LorcanaMatch, card: int) -> dict[str, JSON]:
    """A card as printed."""
    script = m.script[card]
    printed = script.card
    values = {
        CHALLENGER: script.challenger,
        RESIST: script.resist,
        SINGER: script.singer,
        SING_TOGETHER: script.sing_together,
        BOOST: script.boost,
        SHIFT: max(0, script.shift.ink) if script.shift is not None else 0,
    }
    return {
        "card": card,
        "id": printed.id,
        "name": both(printed.name),
        "version": both(printed.version) if printed.version.en else None,
        "type": KINDS[printed.kind],
        "inks": list(printed.inks),
        "cost": printed.cost,
        "inkable": printed.inkable,
        "classes": [both(class_name(word)) for word in printed.classes],
        "strength": figure(printed.strength),
        "willpower": figure(printed.willpower),
        "lore": figure(printed.lore),
        "move": figure(printed.move),
        "text": [both(line) for line in script.text],
        "keywords": keyword_views(script.keywords, values),
        "shifts_on": both(script.shift.on) if script.shift is not None else None,
        "song": printed.is_song,
        "price": None,
    }


def figure(value: int) -> JSON:
    """A printed value, where the type of card has it."""
    return value if value >= 0 else None


def keyword_views(bits: int, values: dict[int, int]) -> JSON:
    return [
        {"key": key, "it": KEYWORD_NAMES[bit].it, "en": KEYWORD_NAMES[bit].en, "value": values.get(bit, 0)}
        for key, bit in KEYWORDS.items()
        if bits & bit
    ]


def hand_view(m: LorcanaMatch, card: int) -> JSON:
    """A card in the viewer's own hand, with what it costs them now."""
    shown = card_view(m, card)
    shown["price"] = price(m, m.owner[card], card)
    shown["inkable"] = laws.is_inkable(m, m.owner[card], card)
    return shown


@rule("LOR-STACK.02", "LOR-STACK.03", "LOR-ZONE.14", "LOR-STATE.05", "LOR-STATE.09", "LOR-STATE.10")
def played_view(m: LorcanaMatch, card: int) -> JSON:
    """A card in play, with its present state; of the cards under it only those that lie face up.

    Items carry no damage, and locations are neither ready nor exerted: None.
    """
    shown = card_view(m, card)
    script = m.script[card]
    has_values = script.card.willpower >= 0
    values = {
        CHALLENGER: m.challenger_of[card],
        RESIST: m.resist_of[card],
        SINGER: m.singer_of[card],
        SING_TOGETHER: script.sing_together,
        BOOST: script.boost,
        SHIFT: max(0, script.shift.ink) if script.shift is not None else 0,
    }
    shown["damage"] = m.damage[card] if has_values else None
    shown["exerted"] = bool(m.exerted[card]) if script.card.kind != LOCATION else None
    shown["drying"] = bool(m.drying[card])
    shown["strength_now"] = m.strength(card) if script.card.strength >= 0 else None
    shown["willpower_now"] = m.willpower(card) if has_values else None
    shown["lore_now"] = m.lore_value(card) if has_values else None
    shown["keywords_now"] = keyword_views(m.keywords_of[card], values)
    shown["at"] = m.at[card] if m.at[card] >= 0 else None
    shown["under"] = len(m.under[card])
    shown["under_cards"] = [card_view(m, one) for one in m.under[card] if knows(m, None, one)]
    shown["notes"] = [both(note) for note in forbidden_words(m, card)]
    if script.card.kind == LOCATION:
        shown["here"] = [other for other in m.play[m.owner[card]] if m.at[other] == card]
    return shown


# -- other worlds ------------------------------------------------------------------------------------------------


def shuffle_secrets(m: LorcanaMatch, seat: int, rng: Random) -> None:
    """Deal anew, at random, all cards that `seat` does not know: decks, other hands, inkwells, cards face down.

    What is known to whom, and which ink is exerted, stays with the places. Cards that a step in progress is about stay
    what they are: the steps so far were made with them.
    """
    fixed = begun(m, seat)
    other = list(range(len(m.zone)))
    for player in range(m.seats):
        cards = [
            card
            for card in (*m.hand[player], *m.deck[player], *m.ink[player], *face_down(m, player))
            if not m.known[card] >> seat & 1 and card not in fixed
        ]
        dealt = cards[:]
        rng.shuffle(dealt)
        for card, instead in zip(cards, dealt, strict=True):
            other[card] = instead
    put_instead(m, other)
    m.stale = ON_EVERYTHING


def begun(m: LorcanaMatch, seat: int) -> set[int]:
    """The cards that unfinished business is about, and those that lie open on a deck."""
    fixed: set[int] = set()
    for stack in m.stacks:
        for frame in stack:
            fixed.update((frame.source, frame.it))
            fixed.update(watched(m, m.programme[frame.node], frame))
            if frame.waits & ~(1 << seat):
                fixed.update(frame.slots)
    for trigger in m.triggers:
        fixed.update((trigger.source, trigger.it))
    for player in range(m.seats):
        if m.deck[player] and laws.top_is_revealed(m, player):
            fixed.add(m.deck[player][-1])
    return fixed


def face_down(m: LorcanaMatch, player: int) -> list[int]:
    """The cards that lie face down under the player's cards in play."""
    return [one for card in m.play[player] for one in m.under[card] if not knows(m, None, one)]


def put_instead(m: LorcanaMatch, other: list[int]) -> None:
    """Every card gives its place, with what belongs to the place, to `other[card]`."""
    columns = (m.zone, m.known, m.exerted, m.stamp)
    for column in columns:
        old = column[:]
        for card, instead in enumerate(other):
            if instead != card:
                column[instead] = old[card]
    for piles in (m.hand, m.deck, m.ink):
        for player in range(m.seats):
            piles[player] = [other[card] for card in piles[player]]
    m.under = m.under[:]
    for card in range(len(m.zone)):
        if m.zone[card] == IN_PLAY and m.under[card]:
            m.under[card] = [other[one] for one in m.under[card]]
    m.them = [other[card] for card in m.them]
    m.picked = [other[card] for card in m.picked]
    m.log = [(what, whose, other[card] if card >= 0 else card) for what, whose, card in m.log]
