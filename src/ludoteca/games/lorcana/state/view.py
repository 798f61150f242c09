"""What each seat may know of a match, by allow-list; and the other worlds that would look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import asdict, replace

from ludoteca.games.lorcana.acts.names import named_at, waiting_words
from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.lasting.timed_words import forbidden_words, length_words, timed_words
from ludoteca.games.lorcana.flow.playing import price
from ludoteca.games.lorcana.flow.reach import reach
from ludoteca.games.lorcana.state.cards import (
    BOOST,
    CHALLENGER,
    ITEM,
    KEYWORD_NAMES,
    KEYWORDS,
    KINDS,
    RESIST,
    SHIFT,
    SING_TOGETHER,
    SINGER,
)
from ludoteca.games.lorcana.state.match import LorcanaMatch, Timed
from ludoteca.games.lorcana.state.script import Script
from ludoteca.games.lorcana.state.seen import chosen_so_far, hands_are_shown, known_among, knows, looked_at, watched
from ludoteca.games.lorcana.state.terms import IN_PLAY, ON_EVERYTHING, PHASES, RESOLVING
from ludoteca.games.lorcana.state.view_types import (
    CardView,
    ChallengeView,
    EffectView,
    InkView,
    KeywordView,
    LocationView,
    LorcanaView,
    PlayedCard,
    PlayerView,
    TellingView,
    TriggerView,
)
from ludoteca.games.lorcana.state.zones import ink_tokens
from ludoteca.kernel.contract import Event
from ludoteca.kernel.frames import Trigger
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.packing import places_holding
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Words, outcome_of, words_of


def both(phrase: Phrase) -> Words:
    """Say it in both languages; what has no Italian in English."""
    return words_of(phrase) if phrase.it else Words(phrase.en, phrase.en)


def view_of(m: LorcanaMatch, seat: int | None) -> LorcanaView:
    """Show the table as `seat` sees it; None is a spectator.

    Rules: LOR-ZONE.03, LOR-ZONE.04, LOR-ZONE.05, LOR-PLAY.10, LOR-INK.01, LOR-INK.18.
    """
    if m.stale:
        m.refresh()
    hands = hands_are_shown(m)
    return LorcanaView(
        step=m.step,
        turn=m.turn,
        active=m.active,
        first=m.first,
        phase="challenge" if m.challenger >= 0 else PHASES[m.phase],
        seat=seat,
        threshold=tuple([laws.lore_needed(m, player) for player in range(m.seats)]),
        players=tuple([player_view(m, player, seat, hands) for player in range(m.seats)]),
        resolving=card_views(m, resolving(m, seat)),
        chosen=tuple(chosen_so_far(m, seat)),
        bag=tuple([trigger_view(m, trigger) for trigger in m.triggers]),
        challenge=ChallengeView(m.challenger, m.challenged) if m.challenger >= 0 else None,
        effects=tuple([effect_view(m, timed) for timed in m.timed]),
        reach=reach(m, seat),
        outcome=outcome_of(m.result),
    )


def view_beside(m: LorcanaMatch, seat: int | None, another: LorcanaView) -> LorcanaView:
    """Show it where somebody else sees `another`: hands, and what is looked at or chosen, are shown to each alone."""
    hands = hands_are_shown(m)
    return replace(
        another,
        seat=seat,
        players=tuple([player_beside(m, player, seat, hands) for player in another.players]),
        resolving=card_views(m, resolving(m, seat)),
        chosen=tuple(chosen_so_far(m, seat)),
        reach=reach(m, seat),
    )


TRIES: Final = 4
"""Deals at most until whoever is asked for a card has one; then it is given to them."""
SHOWN_BY: Final = (
    "CardInked", "PutInInkwell", "Revealed", "HandRevealed", "LookedAt", "PutOnTop", "PutOnBottom", "PutInHand",
    "ReturnedToHand",
)  # fmt: skip
"""Events that show cards which are hidden again when they are over."""


def view_to_tell(m: LorcanaMatch, seat: int | None, events: Sequence[Event], view: LorcanaView) -> TellingView:
    """Show the table, with the cards and the names that these events let that seat know in passing."""
    seen = [event.seen_by(seat) for event in events]
    shown = [card for event in seen if event.kind in SHOWN_BY for card in event.things]
    named = [event.things[0] for event in seen if event.kind == "CardNamed" and event.things]
    return TellingView(
        **asdict(view),
        shown=card_views(m, shown),
        named={index: both(named_at(m, index)) for index in named},
    )


def resolving(m: LorcanaMatch, viewer: int | None) -> list[int]:
    """List actions whose effect is being carried out, and cards that are being looked at."""
    return places_holding(m.zone, RESOLVING) + looked_at(m, viewer)


def trigger_view(m: LorcanaMatch, trigger: Trigger) -> TriggerView:
    """Show a triggered ability that waits in the bag.

    Rules: LOR-BAG.11, LOR-BAG.13.
    """
    return TriggerView(trigger.source, trigger.seat, both(waiting_words(m, trigger)))


def effect_view(m: LorcanaMatch, timed: Timed) -> EffectView:
    return EffectView(
        card=timed[1] if timed[1] >= 0 else None,
        seat=m.owner[timed[1]] if timed[1] >= 0 else timed[5],
        text=both(timed_words(m, timed)),
        until=both(length_words(timed[4], timed[5])),
    )


# -- players -----------------------------------------------------------------------------------------------------


def player_view(m: LorcanaMatch, player: int, viewer: int | None, hands: bool) -> PlayerView:
    """Show one player's zones; cards of another hand only while an effect shows them.

    Rules: LOR-RES.24, LOR-ZONE.06, LOR-ZONE.08, LOR-SETUP.06.
    """
    top = m.deck[player][-1] if m.deck[player] and laws.top_is_revealed(m, player) else -1
    total = len(m.ink[player]) + (0 if m.is_out(player) else ink_tokens(m))
    own = m.play[player]
    return PlayerView(
        seat=player,
        lore=m.lore[player],
        left=m.is_out(player),
        deck=len(m.deck[player]),
        top=card_view(m, top) if top >= 0 else None,
        hand=hand_seen(m, player, viewer, hands),
        hand_size=len(m.hand[player]),
        seen=card_views(m, remembered(m, player, viewer)),
        ink=InkView(m.ready_ink[player], total - m.ready_ink[player], total),
        inked=m.inked_by(player) if m.phase else 0,
        ink_allowed=laws.inks_allowed(m, player),
        characters=tuple([played_view(m, card) for card in own if m.script[card].is_character]),
        items=tuple([played_view(m, card) for card in own if m.script[card].kind == ITEM]),
        locations=tuple([location_view(m, card) for card in own if m.script[card].is_location]),
        discard=card_views(m, m.discard[player]),
    )


def player_beside(m: LorcanaMatch, player: PlayerView, viewer: int | None, hands: bool) -> PlayerView:
    """Show a player whom somebody else sees so."""
    seat = player.seat
    seen = card_views(m, remembered(m, seat, viewer))
    return replace(player, hand=hand_seen(m, seat, viewer, hands), seen=seen)


def hand_seen(m: LorcanaMatch, player: int, viewer: int | None, hands: bool) -> tuple[CardView, ...]:
    """Show the own hand; of another what the viewer knows, while an effect shows hands."""
    if player == viewer:
        return tuple([hand_view(m, card) for card in m.hand[player]])
    return card_views(m, known_among(m, viewer, m.hand[player])) if hands else ()


def remembered(m: LorcanaMatch, player: int, viewer: int | None) -> list[int]:
    """List the cards of a deck and of another's hand that the viewer knows."""
    hidden = m.deck[player] if player == viewer else [*m.hand[player], *m.deck[player]]
    return sorted(known_among(m, viewer, hidden))


# -- cards -------------------------------------------------------------------------------------------------------


def card_views(m: LorcanaMatch, cards: list[int]) -> tuple[CardView, ...]:
    return tuple([card_view(m, card) for card in cards])


def card_view(m: LorcanaMatch, card: int) -> CardView:
    """Show a card as printed."""
    return shown_card(m.script[card], card)


SCRIPT: Final = 10_000
"""Bytes of a script, which is kept with whatever is shown of it when its cast has been forgotten."""


@kept(SCRIPT, most=256)
def shown_card(script: Script, card: int) -> CardView:
    return CardView(card=card, **face(script))


def face(script: Script) -> dict[str, Any]:
    """Say what is printed on the card; made once for each kind, and kept with it.

    Rules: LOR-CARD.13, LOR-CARD.23.
    """
    if not script.face:
        script.face = printed_fields(script)
    return script.face


def printed_fields(script: Script) -> dict[str, Any]:
    printed = script.card
    return {
        "id": printed.id,
        "name": both(printed.name),
        "version": both(printed.version) if printed.version.en else None,
        "type": KINDS[printed.kind],
        "inks": tuple(printed.inks),
        "cost": printed.cost,
        "inkable": printed.inkable,
        "classes": tuple([both(class_name(word)) for word in printed.classes]),
        "strength": figure(printed.strength),
        "willpower": figure(printed.willpower),
        "lore": figure(printed.lore),
        "move": figure(printed.move),
        "text": tuple([both(line) for line in script.text]),
        "keywords": keyword_views(script, script.keywords, script.challenger, script.resist, script.singer),
        "shifts_on": both(script.shift.on) if script.shift is not None else None,
        "song": printed.is_song,
        "price": None,
    }


def figure(value: int) -> int | None:
    """Say a printed value, where the type of card has it."""
    return value if value >= 0 else None


@kept(SCRIPT, most=128)
def keyword_views(script: Script, bits: int, challenger: int, resist: int, singer: int) -> tuple[KeywordView, ...]:
    """Show these keywords of a card, some of them with values that may have changed."""
    values = {
        CHALLENGER: challenger,
        RESIST: resist,
        SINGER: singer,
        SING_TOGETHER: script.sing_together,
        BOOST: script.boost,
        SHIFT: max(0, script.shift.ink) if script.shift is not None else 0,
    }
    return tuple(
        [
            KeywordView(key, KEYWORD_NAMES[bit].it, KEYWORD_NAMES[bit].en, values.get(bit, 0))
            for key, bit in KEYWORDS.items()
            if bits & bit
        ]
    )


def hand_view(m: LorcanaMatch, card: int) -> CardView:
    """Show a card in the viewer's own hand, with what it costs them now."""
    seat = m.owner[card]
    return shown_in_hand(m.script[card], card, price(m, seat, card), laws.is_inkable(m, seat, card))


@kept(SCRIPT, most=512)
def shown_in_hand(script: Script, card: int, cost: int, inkable: bool) -> CardView:
    return CardView(card=card, **{**face(script), "price": cost, "inkable": inkable})


def played_view(m: LorcanaMatch, card: int) -> PlayedCard:
    return shown_in_play(m.script[card], card, as_it_is(m, card))


def location_view(m: LorcanaMatch, card: int) -> LocationView:
    here = tuple([other for other in m.play[m.owner[card]] if m.at[other] == card])
    return shown_location(m.script[card], card, as_it_is(m, card), here)


AS_IT_IS: Final = (
    "damage", "exerted", "drying", "strength_now", "willpower_now", "lore_now", "keywords_now", "at", "under",
    "under_cards", "notes",
)  # fmt: skip
"""What of a card in play may change."""


def as_it_is(m: LorcanaMatch, card: int) -> tuple[Any, ...]:
    """Tell how a card in play is now, in the order of `AS_IT_IS`; of the cards under it only those that lie face up.

    Rules: LOR-STACK.02, LOR-STACK.03, LOR-ZONE.14, LOR-STATE.05, LOR-STATE.09, LOR-STATE.10.
    """
    script = m.script[card]
    has_values = script.has_willpower
    return (
        m.damage[card] if has_values else None,
        bool(m.exerted[card]) if not script.is_location else None,
        bool(m.drying[card]),
        m.strength(card) if script.card.strength >= 0 else None,
        m.willpower(card) if has_values else None,
        m.lore_value(card) if has_values else None,
        keyword_views(script, m.keywords_of[card], m.challenger_of[card], m.resist_of[card], m.singer_of[card]),
        m.at[card] if m.at[card] >= 0 else None,
        len(m.under[card]),
        card_views(m, known_among(m, None, m.under[card])) if m.under[card] else (),
        tuple([both(note) for note in forbidden_words(m, card)]),
    )


@kept(SCRIPT, most=512)
def shown_in_play(script: Script, card: int, now: tuple[Any, ...]) -> PlayedCard:
    """Show a card in play; one about which nothing has changed is one and the same."""
    return PlayedCard(card=card, **face(script), **dict(zip(AS_IT_IS, now, strict=True)))


@kept(SCRIPT, most=128)
def shown_location(script: Script, card: int, now: tuple[Any, ...], here: tuple[int, ...]) -> LocationView:
    return LocationView(card=card, **face(script), **dict(zip(AS_IT_IS, now, strict=True)), here=here)


# -- other worlds ------------------------------------------------------------------------------------------------


def shuffle_secrets(m: LorcanaMatch, seat: int, rng: Random) -> None:
    """Deal anew, at random, all cards that `seat` does not know: decks, other hands, inkwells, cards face down.

    What is known to whom, and which ink is exerted, stays with the places. Cards that a step in progress is about stay
    what they are: the steps so far were made with them. Who is asked for a card of a kind has one: a deal in which they
    have none is no possible world.
    """
    fixed = begun(m, seat)
    asked = [other for other in range(m.seats) if other != seat and can_answer(m, other)]
    for _ in range(TRIES):
        other = list(range(len(m.zone)))
        for player in range(m.seats):
            piles = (m.hand[player], m.deck[player], m.ink[player], face_down(m, player))
            cards = [card for pile in piles for card in unknown(m, seat, pile, fixed)]
            dealt = cards[:]
            rng.shuffle(dealt)
            for card, instead in zip(cards, dealt, strict=True):
                other[card] = instead
        put_instead(m, other)
        if all(can_answer(m, one) for one in asked):
            break
    for one in asked:
        others = unknown(m, seat, [*m.deck[one], *m.ink[one], *face_down(m, one)], fixed)
        give_answer(m, one, unknown(m, seat, m.hand[one], fixed), others, rng)
    m.stale = ON_EVERYTHING


def unknown(m: LorcanaMatch, seat: int, cards: list[int], fixed: set[int]) -> list[int]:
    """List those of the cards that `seat` does not know, but these."""
    return [card for card in cards if not m.known[card] >> seat & 1 and card not in fixed]


def can_answer(m: LorcanaMatch, seat: int) -> bool:
    """Tell whether somebody is asked for something in the middle of an effect, and has an answer."""
    frame = m.stack[-1]
    node = m.programme[frame.node]
    return bool(frame.waits >> seat & 1) and not node.starts_chain and len(node.options(m, frame, seat)) > 0


def give_answer(m: LorcanaMatch, seat: int, hand: list[int], others: list[int], rng: Random) -> None:
    """Let one of the others lie in that hand instead of a card, if that is what gives its player an answer."""
    rng.shuffle(others)
    held = hand[0] if hand else -1
    while hand and others and not can_answer(m, seat):
        drawn = others.pop()
        other = list(range(len(m.zone)))
        other[held], other[drawn] = drawn, held
        put_instead(m, other)
        held = drawn


def begun(m: LorcanaMatch, seat: int) -> set[int]:
    """List the cards that unfinished business is about, and those that lie open on a deck."""
    fixed: set[int] = set()
    for frame in m.stack:
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
    """List the cards that lie face down under the player's cards in play."""
    return [one for card in m.play[player] for one in m.under[card] if not knows(m, None, one)]


def put_instead(m: LorcanaMatch, other: list[int]) -> None:
    """Give the place of every card, with what belongs to the place, to `other[card]`."""
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
