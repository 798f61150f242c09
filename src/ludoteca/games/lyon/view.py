"""What each seat may know of a match, by allow-list; and the other worlds that would look the same to it."""

from __future__ import annotations

from random import Random

from ludoteca.games.lyon.acts.preparing import START
from ludoteca.games.lyon.cards import CHARACTER, KEYWORDS, KINDS, MONSTER
from ludoteca.games.lyon.state import (
    COMBAT,
    IN_DECK,
    IN_HAND,
    LANES,
    RESOLVING,
    SETUP,
    TO_ACTIVATE,
    TO_DRAW,
    TO_PLAY_MAGIC,
    TO_PLAY_MONSTERS,
    TO_PLAY_TREASURES,
    LyonMatch,
)
from ludoteca.kernel.contract import JSON

TIMED = ("stats", "gains", "loses", "cannot", "can", "prevents", "attacks_again")
"""What timed effects change, and below how long they last: the names of the engine's numbers, in their order."""
LENGTHS = ("this_turn", "your_next_turn", "for_good")
FORBIDDEN = {
    TO_PLAY_MAGIC: "play_magic",
    TO_PLAY_MONSTERS: "play_monsters",
    TO_PLAY_TREASURES: "play_treasures",
    TO_ACTIVATE: "activate",
    TO_DRAW: "draw",
}
PHASES = ("setup", "acquisition", "action", "combat", "end")


def view_of(m: LyonMatch, seat: int | None) -> JSON:
    """The table as `seat` sees it; deck lists are open, deck order and hands are not."""
    viewer = -1 if seat is None else seat
    if m.stale:
        m.refresh()
    return {
        "game": "lyon",
        "seat": seat,
        "turn": m.turn,
        "phase": PHASES[m.phase],
        "active": m.active,
        "players": [player_view(m, player, viewer) for player in (0, 1)],
        "resolving": [card_view(m, card) for card in resolving(m) if knows(m, viewer, card)],
        "starters": [card_view(m, card) for card in starters(m, viewer)],
        "outcome": m.result.to_json() if m.result is not None else None,
    }


def resolving(m: LyonMatch) -> list[int]:
    """Magics that have been played and are not yet in a discard pile."""
    return [card for card in range(len(m.zone)) if m.zone[card] == RESOLVING] if RESOLVING in m.zone else []


def starters(m: LyonMatch, viewer: int) -> list[int]:
    """The Level 0 Monsters of their own deck that a seat may choose from now."""
    if m.phase != SETUP or viewer < 0:
        return []
    decision = m.decision_of(viewer)
    return [raw[1] for raw in decision.options.raws if raw[0] == START.number] if decision is not None else []


def knows(m: LyonMatch, viewer: int, card: int) -> bool:
    """Spectators know what every seat knows."""
    return m.known[card] == 3 if viewer < 0 else bool(m.known[card] >> viewer & 1)


def player_view(m: LyonMatch, player: int, viewer: int) -> JSON:
    character = m.character[player]
    hand = m.hand[player]
    known = [card for card in hand if knows(m, viewer, card)]
    return {
        "seat": player,
        "deck_name": deck_name(m, player),
        "character": {
            **card_view(m, character),
            "life": m.life(player),
            "exhausted": bool(m.exhausted[player]),
            "effects": timed_view(m, character),
        },
        "lanes": [lane_view(m, lane, viewer) for lane in range(player * LANES, player * LANES + LANES)],
        "cannot": [name for bit, name in FORBIDDEN.items() if m.player_cannot[player] & bit],
        "hand": [card_view(m, card) for card in known],
        "hand_size": len(hand),
        "deck_size": len(m.deck[player]),
        "deck_list": deck_list(m, player),
        "discard": [card_view(m, card) for card in m.discard[player]],
    }


def deck_name(m: LyonMatch, player: int) -> JSON:
    deck = m.content.decks.get(m.options["decks"][player])
    if deck is not None:
        return {"it": deck.name.it, "en": deck.name.en}
    return {"it": "Mazzo proprio", "en": "Own deck"}


def deck_list(m: LyonMatch, player: int) -> JSON:
    counts: dict[int, int] = {}
    for i in range(len(m.card)):
        if m.owner[i] == player and i != m.character[player]:
            counts[m.card[i]] = counts.get(m.card[i], 0) + 1
    return [[m.content.cards[card].id, copies] for card, copies in counts.items()]


def card_view(m: LyonMatch, card: int) -> dict[str, JSON]:
    printed = m.printed(card)
    shown: dict[str, JSON] = {
        "card": card,
        "id": printed.id,
        "number": printed.number,
        "name": {"it": printed.name.it, "en": printed.name.en},
        "type": KINDS[printed.kind],
        "team": printed.team,
        "text": {"it": printed.text.it, "en": printed.text.en},
        "owner": m.owner[card],
    }
    if printed.kind == MONSTER:
        shown["level"] = printed.level
        shown["attack"] = printed.attack
    if printed.kind in (MONSTER, CHARACTER):
        shown["defence"] = printed.defence
    shown["keywords"] = [name for name, bit in KEYWORDS.items() if printed.keywords & bit]
    return shown


def lane_view(m: LyonMatch, lane: int, viewer: int) -> JSON:
    monster = m.lane[lane]
    if monster < 0:
        return None
    if not knows(m, viewer, monster):
        return {"face_down": True}
    shown = card_view(m, monster)
    shown["lane"] = lane
    shown["face_down"] = m.phase == SETUP
    shown["damage"] = m.damage[monster]
    shown["attack_now"] = m.attack_of[lane]
    shown["defence_now"] = m.defence_of[lane] - m.damage[monster]
    shown["defence_full"] = m.defence_of[lane]
    shown["keywords_now"] = [name for name, bit in KEYWORDS.items() if m.keywords_of[lane] & bit]
    shown["attacks_left"] = max(0, m.attacks_allowed(lane) - m.attacks[lane]) if m.can_attack(lane) else 0
    shown["hits"] = struck_by(m, lane) if m.phase == COMBAT and shown["attacks_left"] else None
    shown["cannot"] = cannot_view(m.cannot_of[lane])
    shown["effects"] = timed_view(m, monster)
    shown["treasures"] = [card_view(m, treasure) for treasure in m.attached[lane]]
    return shown


def struck_by(m: LyonMatch, lane: int) -> int | None:
    """The card that an attack from this lane would strike: the Monster in front of it, or the Character."""
    owner = lane // LANES
    if owner != m.active:
        return None
    facing = (lane + LANES) % (2 * LANES)
    return m.lane[facing] if m.can_defend(facing, lane) else m.character[1 - owner]


def cannot_view(mask: int) -> list[str]:
    names = {1: "attack", 2: "defend", 4: "be_healed", 8: "be_targeted"}
    return [name for bit, name in names.items() if mask & bit]


def timed_view(m: LyonMatch, card: int) -> JSON:
    """Timed effects on a card, as plain facts: what, two numbers, how long, whose."""
    return [
        {"what": TIMED[t[0]], "a": t[2], "b": t[3], "until": LENGTHS[t[4]], "of": t[5]}
        for t in m.timed
        if t[1] == card and not (TIMED[t[0]] == "prevents" and t[2] <= 0)
    ]


def shuffle_secrets(m: LyonMatch, seat: int, rng: Random) -> None:
    """Deal anew, at random, all cards that `seat` does not know: decks, the opponent's hand and face-down Monsters.

    A card that the opponent is in the middle of playing stays what it is: the steps so far were made with it.
    """
    begun = [frame.source for frame in m.stacks[0] if frame.source >= 0 and not m.known[frame.source] >> seat & 1]
    for card in begun:
        m.known[card] |= 1 << seat
    for player in (0, 1):
        unshuffled = m.phase == SETUP and m.deck[player] == sorted(m.deck[player])
        hidden = [card for card in range(len(m.card)) if m.owner[card] == player and not m.known[card] >> seat & 1]
        rng.shuffle(hidden)
        imagine_starters(m, player, seat, hidden)
        for pile in (m.hand[player], m.deck[player]):
            zone = IN_HAND if pile is m.hand[player] else IN_DECK
            for place, card in enumerate(pile):
                if not m.known[card] >> seat & 1:
                    other = hidden.pop()
                    pile[place] = other
                    m.zone[other] = zone
        if unshuffled:
            m.deck[player].sort()
    for card in begun:
        m.known[card] &= ~(1 << seat)
    relearn(m, seat)
    m.stale = True


def imagine_starters(m: LyonMatch, player: int, seat: int, hidden: list[int]) -> None:
    """Other face-down Monsters: different Level 0 ones, as the rules ask."""
    lanes = [
        lane
        for lane in range(player * LANES, player * LANES + LANES)
        if m.lane[lane] >= 0 and not m.known[m.lane[lane]] >> seat & 1
    ]
    if not lanes:
        return
    names: list[str] = []
    for lane in lanes:
        m.lane_of[m.lane[lane]] = -1
    for lane in lanes:
        for card in hidden:
            printed = m.printed(card)
            if printed.kind == MONSTER and printed.level == 0 and printed.name.it not in names:
                names.append(printed.name.it)
                hidden.remove(card)
                m.lane[lane] = card
                m.lane_of[card] = lane
                m.zone[card] = 2
                break


def relearn(m: LyonMatch, seat: int) -> None:
    """The other player knows their own hand and starters, whatever these are now; nobody knows a hidden deck card."""
    other = 1 - seat
    for card in range(len(m.card)):
        if m.known[card] >> seat & 1:
            continue
        hidden_from_all = m.zone[card] == IN_DECK
        m.known[card] = 0 if hidden_from_all or m.owner[card] != other else 1 << other
