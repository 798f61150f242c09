"""What each seat may know of a match, by allow-list; and the other worlds that would look the same to it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from ludoteca.games.lyon.acts.preparing import START
from ludoteca.games.lyon.state.cards import CHARACTER, KEYWORDS, KINDS, MONSTER, Card
from ludoteca.games.lyon.state.match import (
    COMBAT,
    IN_DECK,
    IN_HAND,
    LANES,
    RESOLVING,
    SETUP,
    TO_ACTIVATE,
    TO_ATTACK,
    TO_BE_HEALED,
    TO_BE_TARGETED,
    TO_DEFEND,
    TO_DRAW,
    TO_PLAY_MAGIC,
    TO_PLAY_MONSTERS,
    TO_PLAY_TREASURES,
    LyonMatch,
)
from ludoteca.games.lyon.state.view_types import (
    CardView,
    CharacterView,
    EffectView,
    FaceDown,
    Lane,
    LyonView,
    MonsterCard,
    MonsterView,
    PlayerView,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.views import Words, outcome_of, words_of

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
PROHIBITED = {TO_ATTACK: "attack", TO_DEFEND: "defend", TO_BE_HEALED: "be_healed", TO_BE_TARGETED: "be_targeted"}
OWN_DECK = Words("Mazzo proprio", "Own deck")
PHASES = ("setup", "acquisition", "action", "combat", "end")
MOST_LISTS: Final = 512
"""So many pairs of decks are kept counted."""


def view_of(m: LyonMatch, seat: int | None) -> LyonView:
    """Show the table as `seat` sees it; deck lists are open, deck order and hands are not."""
    if m.stale:
        m.refresh()
    return LyonView(
        seat=seat,
        turn=m.turn,
        phase=PHASES[m.phase],
        active=m.active,
        players=tuple([player_view(m, player, seat) for player in (0, 1)]),
        resolving=tuple([card_view(m, card) for card in resolving(m) if knows(m, seat, card)]),
        starters=tuple([card_view(m, card) for card in starters(m, seat)]),
        outcome=outcome_of(m.result),
    )


def view_beside(m: LyonMatch, seat: int | None, another: LyonView) -> LyonView:
    """Show it where somebody else sees `another`: hands, covered Monsters and what is asked are shown to each alone."""
    return replace(
        another,
        seat=seat,
        players=tuple([player_beside(m, player, seat) for player in another.players]),
        resolving=tuple([card_view(m, card) for card in resolving(m) if knows(m, seat, card)]),
        starters=tuple([card_view(m, card) for card in starters(m, seat)]),
    )


def resolving(m: LyonMatch) -> list[int]:
    """List Magics that have been played and are not yet in a discard pile."""
    return [card for card in range(len(m.zone)) if m.zone[card] == RESOLVING] if RESOLVING in m.zone else []


def starters(m: LyonMatch, viewer: int | None) -> list[int]:
    """List the Level 0 Monsters of their own deck that a seat may choose from now."""
    if m.phase != SETUP or viewer is None:
        return []
    decision = m.decision_of(viewer)
    return [raw[1] for raw in decision.options.raws if raw[0] == START.number] if decision is not None else []


def knows(m: LyonMatch, viewer: int | None, card: int) -> bool:
    """Tell whether the viewer knows it; spectators know what every seat knows."""
    return m.known[card] == 3 if viewer is None else bool(m.known[card] >> viewer & 1)


def player_view(m: LyonMatch, player: int, viewer: int | None) -> PlayerView:
    hand = m.hand[player]
    return PlayerView(
        seat=player,
        deck_name=deck_name(m, player),
        character=character_view(m, player),
        lanes=tuple([lane_view(m, lane, viewer) for lane in range(player * LANES, player * LANES + LANES)]),
        cannot=tuple([name for bit, name in FORBIDDEN.items() if m.player_cannot[player] & bit]),
        hand=tuple([card_view(m, card) for card in hand if knows(m, viewer, card)]),
        hand_size=len(hand),
        deck_size=len(m.deck[player]),
        deck_list=deck_list(m, player),
        discard=tuple([card_view(m, card) for card in m.discard[player]]),
    )


def player_beside(m: LyonMatch, player: PlayerView, viewer: int | None) -> PlayerView:
    """Show a player whom somebody else sees so."""
    first = player.seat * LANES
    lanes = [
        lane if isinstance(lane, MonsterView) and knows(m, viewer, lane.card) else lane_view(m, number, viewer)
        for number, lane in enumerate(player.lanes, first)
    ]
    held = [card_view(m, card) for card in m.hand[player.seat] if knows(m, viewer, card)]
    return replace(player, lanes=tuple(lanes), hand=tuple(held))


def deck_name(m: LyonMatch, player: int) -> Words:
    deck = m.content.decks.get(m.options["decks"][player])
    return words_of(deck.name) if deck is not None else OWN_DECK


def deck_list(m: LyonMatch, player: int) -> tuple[tuple[str, int], ...]:
    """Return what is in a deck; counted once for each pair of decks, and kept with the content."""
    key = (player, tuple(m.card), tuple(m.owner))
    kept = m.content.deck_lists
    counted = kept.get(key)
    if counted is None:
        if len(kept) >= MOST_LISTS:
            kept.clear()
        counted = kept[key] = count_deck(m, player)
    return counted


def count_deck(m: LyonMatch, player: int) -> tuple[tuple[str, int], ...]:
    counts: dict[int, int] = {}
    for i in range(len(m.card)):
        if m.owner[i] == player and i != m.character[player]:
            counts[m.card[i]] = counts.get(m.card[i], 0) + 1
    return tuple([(m.content.cards[card].id, copies) for card, copies in counts.items()])


def face(printed: Card) -> dict[str, Any]:
    """Say what is printed on a card; made once for each, and kept with it."""
    if not printed.face:
        printed.face = {
            "id": printed.id,
            "number": printed.number,
            "name": words_of(printed.name),
            "type": KINDS[printed.kind],
            "team": printed.team,
            "text": words_of(printed.text),
            "keywords": keyword_keys(printed.keywords),
        }
        if printed.kind == MONSTER:
            printed.face |= {"level": printed.level, "attack": printed.attack}
        if printed.kind in (MONSTER, CHARACTER):
            printed.face["defence"] = printed.defence
    return printed.face


def card_view(m: LyonMatch, card: int) -> CardView:
    return shown_card(m.printed(card), card, m.owner[card])


@kept(300)
def shown_card(printed: Card, card: int, owner: int) -> CardView:
    kind = MonsterCard if printed.kind == MONSTER else CardView
    return kind(card=card, owner=owner, **face(printed))


def character_view(m: LyonMatch, player: int) -> CharacterView:
    character = m.character[player]
    return CharacterView(
        card=character,
        owner=player,
        **face(m.printed(character)),
        life=m.life(player),
        exhausted=bool(m.exhausted[player]),
        effects=timed_view(m, character),
    )


def lane_view(m: LyonMatch, lane: int, viewer: int | None) -> Lane:
    monster = m.lane[lane]
    if monster < 0:
        return None
    if not knows(m, viewer, monster):
        return FaceDown()
    attacks_left = max(0, m.attacks_allowed(lane) - m.attacks[lane]) if m.can_attack(lane) else 0
    return MonsterView(
        card=monster,
        owner=m.owner[monster],
        **face(m.printed(monster)),
        lane=lane,
        face_down=m.phase == SETUP,
        damage=m.damage[monster],
        attack_now=m.attack_of[lane],
        defence_now=m.defence_of[lane] - m.damage[monster],
        defence_full=m.defence_of[lane],
        keywords_now=keyword_keys(m.keywords_of[lane]),
        attacks_left=attacks_left,
        hits=struck_by(m, lane) if m.phase == COMBAT and attacks_left else None,
        cannot=cannot_view(m.cannot_of[lane]),
        effects=timed_view(m, monster),
        treasures=tuple([card_view(m, treasure) for treasure in m.attached[lane]]),
    )


def keyword_keys(mask: int) -> tuple[str, ...]:
    return tuple([name for name, bit in KEYWORDS.items() if mask & bit])


def struck_by(m: LyonMatch, lane: int) -> int | None:
    """Return the card that an attack from this lane would strike: the Monster in front of it, or the Character."""
    owner = lane // LANES
    if owner != m.active:
        return None
    facing = (lane + LANES) % (2 * LANES)
    return m.lane[facing] if m.can_defend(facing, lane) else m.character[1 - owner]


def cannot_view(mask: int) -> tuple[str, ...]:
    return tuple([name for bit, name in PROHIBITED.items() if mask & bit])


def timed_view(m: LyonMatch, card: int) -> tuple[EffectView, ...]:
    """Show the timed effects on a card."""
    return tuple(
        [
            EffectView(TIMED[t[0]], t[2], t[3], LENGTHS[t[4]], t[5])
            for t in m.timed
            if t[1] == card and not (TIMED[t[0]] == "prevents" and t[2] <= 0)
        ]
    )


def shuffle_secrets(m: LyonMatch, seat: int, rng: Random) -> None:
    """Deal anew, at random, all cards that `seat` does not know: decks, the opponent's hand and face-down Monsters.

    A card that the opponent is in the middle of playing stays what it is: the steps so far were made with it.
    """
    begun = [frame.source for frame in m.stack if frame.source >= 0 and not m.known[frame.source] >> seat & 1]
    for card in begun:
        m.known[card] |= 1 << seat
    for player in (0, 1):
        unshuffled = m.phase == SETUP and m.deck[player] == sorted(m.deck[player])
        hidden = [card for card in range(len(m.card)) if m.owner[card] == player and not m.known[card] >> seat & 1]
        rng.shuffle(hidden)
        imagine_starters(m, player, seat, hidden)
        for pile in (m.hand[player], m.deck[player]):
            zone = IN_HAND if pile is m.hand[player] else IN_DECK
            for index, card in enumerate(pile):
                if not m.known[card] >> seat & 1:
                    other = hidden.pop()
                    pile[index] = other
                    m.zone[other] = zone
        if unshuffled:
            m.deck[player].sort()
    for card in begun:
        m.known[card] &= ~(1 << seat)
    relearn(m, seat)
    m.stale = True


def imagine_starters(m: LyonMatch, player: int, seat: int, hidden: list[int]) -> None:
    """Deal other face-down Monsters: different Level 0 ones, as the rules ask."""
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
    """Let the other player know their own hand and starters, whatever these are now, and nobody hidden cards."""
    other = 1 - seat
    for card in range(len(m.card)):
        if m.known[card] >> seat & 1:
            continue
        hidden_from_all = m.zone[card] == IN_DECK
        m.known[card] = 0 if hidden_from_all or m.owner[card] != other else 1 << other
