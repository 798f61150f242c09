"""Lyon positions as YAML for people: for tests, puzzles and bug reports, in both directions.

    ludoteca: position
    game: lyon
    decks: [leoni, notturni]
    turn: 7
    active: 0
    phase: action
    players:
      - character: {card: REGINA AUREA, damage: 12}
        lanes: [{card: CUCCIOLO, damage: 1}, null, null, null]
        hand: [PALLA DI FUOCO]
      - …

Cards go by name (Italian or English) or id. "MOZZO VOLANTE (2)" is the second copy in its owner's deck, and "@1"
after a name says whose it is where that is not clear. Whatever is left out is as at the start of a turn: no damage,
no effects, empty hand. A player without `deck` draws from what the deck list has left, shuffled; with `deck` (top card
first), the rest of the list is set aside. Cards that the deck list does not have may be used all the same.
"""

from __future__ import annotations

from typing import Any

from ludoteca.games.lyon.effects.verbs import ACTS
from ludoteca.games.lyon.positions.naming import Copies, Nodes
from ludoteca.games.lyon.positions.unfinished import usual_business, write_business
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import KEYWORDS
from ludoteca.games.lyon.state.match import (
    BOTH,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    LANES,
    SET_ASIDE,
    SETUP,
    LyonMatch,
)
from ludoteca.games.lyon.state.view import LENGTHS, PHASES, TIMED
from ludoteca.kernel.position_values import close_position, seats_in
from ludoteca.kernel.positions import KIND


def write_position(m: LyonMatch) -> str:
    """Write the position file of a match."""
    copies = Copies(m.content, m.card, m.owner)
    data: dict[str, Any] = {"ludoteca": KIND, "game": "lyon"}
    data["decks"] = list(m.options["decks"])
    if m.options["first"] != "random":
        data["first"] = m.options["first"]
    if "packs" in m.options:
        data["packs"] = list(m.options["packs"])
    if "extra" in m.options:
        data["extra"] = [list(cards) for cards in m.options["extra"]]
    data |= {"turn": m.turn, "active": m.active, "phase": PHASES[m.phase], "step": m.step, "moment": m.moment}
    if m.destroyed_this_turn:
        data["destroyed_this_turn"] = m.destroyed_this_turn
    data["players"] = [write_player(m, seat, copies) for seat in (0, 1)]
    known = [
        {"card": copies.name(card), "by": seats_in(m.known[card], m.seats)}
        for card in range(len(m.card))
        if m.known[card] != usual_knowledge(m, card)
    ]
    sections = {
        "effects": [write_effect(timed, copies) for timed in m.timed],
        "used_this_turn": write_used(m, copies),
        "known": known,
        "unfinished": [] if usual_business(m) else write_business(m, copies),
        "triggers": write_triggers(m, copies),
    }
    return close_position(m, data, sections)


def usual_knowledge(m: LyonMatch, card: int) -> int:
    """Return who knows a card from where it lies, if nothing special happened."""
    zone = m.zone[card]
    if zone == IN_DECK:
        return 0
    if zone == IN_HAND or (zone == IN_PLAY and m.phase == SETUP):
        return 1 << m.owner[card]
    return BOTH


def write_player(m: LyonMatch, seat: int, copies: Copies) -> dict[str, Any]:
    character = m.character[seat]
    leader: dict[str, Any] = {"card": m.printed(character).name.it}
    if m.damage[character]:
        leader["damage"] = m.damage[character]
    if m.exhausted[seat]:
        leader["exhausted"] = True
    player: dict[str, Any] = {
        "character": leader,
        "lanes": [write_lane(m, lane, copies) for lane in range(seat * LANES, seat * LANES + LANES)],
        "hand": [copies.name(card, seat) for card in m.hand[seat]],
        "discard": [copies.name(card, seat) for card in m.discard[seat]],
    }
    if m.phase != SETUP or m.deck[seat] != sorted(m.deck[seat]):  # not shuffled yet: it is what the list has left
        player["deck"] = [copies.name(card, seat) for card in reversed(m.deck[seat])]
    aside = [card for card in range(len(m.card)) if m.owner[card] == seat and m.zone[card] == SET_ASIDE]
    if aside:
        player["set_aside"] = [copies.name(card, seat) for card in aside]
    return player


def write_lane(m: LyonMatch, lane: int, copies: Copies) -> dict[str, Any] | None:
    monster = m.lane[lane]
    if monster < 0:
        return None
    seat = lane // LANES
    shown: dict[str, Any] = {"card": copies.name(monster, seat)}
    if m.damage[monster]:
        shown["damage"] = m.damage[monster]
    if m.attached[lane]:
        shown["treasures"] = [copies.name(card, seat) for card in m.attached[lane]]
    if m.attacks[lane]:
        shown["attacks"] = m.attacks[lane]
    return shown


def write_effect(timed: state.Timed, copies: Copies) -> dict[str, Any]:
    what, thing, a, b, until, whose = timed
    shown: dict[str, Any] = {"on": copies.name(thing), "what": TIMED[what]}
    if what == state.STATS:
        shown |= {"attack": a, "defence": b}
    elif what in (state.GAINS, state.LOSES):
        shown["keywords"] = [word for word, bit in KEYWORDS.items() if a & bit]
    elif what in (state.CANNOT, state.CAN):
        shown["acts"] = [word for word, act in ACTS.items() if a & act[0]]
    else:
        shown["amount"] = a
    shown["until"] = LENGTHS[until]
    shown["of"] = whose
    return shown


def write_used(m: LyonMatch, copies: Copies) -> list[dict[str, Any]]:
    nodes = Nodes(m.content)
    pairs = zip(m.once[::2], m.once[1::2], strict=True)
    return [{"card": copies.name(card), "ability": nodes.name(node)} for card, node in pairs]


def write_triggers(m: LyonMatch, copies: Copies) -> list[dict[str, Any]]:
    nodes = Nodes(m.content)
    return [
        {
            "does": nodes.name(t.node),
            "source": copies.name(t.source),
            "seat": t.seat,
            "place": t.place,
            "it": copies.name(t.it) if t.it >= 0 else None,
            "moment": t.moment,
        }
        for t in m.triggers
    ]
