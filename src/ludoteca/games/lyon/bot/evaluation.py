"""How good a position looks: what the greedy bot maximises and the search bot falls back on.

Only what the seat knows counts: the table, its own hand, how many cards the opponent holds. The evaluation looks one
combat ahead on both sides: first the attacks that the active player has left, then the answer of the other player,
lane by lane. So a bonus until the end of turn is worth what it does in combat, and no more.

A Character not yet activated is worth what its ability does at a good moment, less the nearer the end of the duel is:
so it is kept for such a moment instead of being spent on the first occasion.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.lyon.effects.filters import LevelAtMost
from ludoteca.games.lyon.effects.verbs import Deal, Destroy, Draw, Give, Heal, Recover, ReturnToHand
from ludoteca.games.lyon.state.cards import (
    DESTROYED,
    END_OF_EACH_TURN,
    END_OF_YOUR_TURN,
    HITS,
    HITS_CHARACTER,
    INDESTRUCTIBLE,
    KILLS,
    LEAP,
    MONSTER,
    POISON,
    UNSTOPPABLE,
)
from ludoteca.games.lyon.state.match import (
    AS_LEAP,
    GAINS,
    LANES,
    SETUP,
    THIS_TURN,
    TO_ATTACK,
    TO_DEFEND,
    YOUR_NEXT_TURN,
    LyonMatch,
)
from ludoteca.kernel.effects import Do
from ludoteca.kernel.frames import Node
from ludoteca.kernel.select import Every, Selector, UpTo

# All in the same unit: a point of the Character's DEFENCE while there are plenty left.
SCALE: Final = 28.0
HAND: Final = 3.0
ACTIVE_CHARACTER: Final = 2.5
"""What an unused Character is worth at least, while the whole duel lies ahead."""
PATIENCE: Final = 1.2
"""How much more than it promises an ability must do now to be used while the whole duel lies ahead."""
WHOLE_DUEL: Final = 28.0
A_MONSTER: Final = 5.0
A_LEVEL: Final = 4.0
HIGHEST_LEVEL: Final = 2
A_KEYWORD: Final = 0.5
A_WOUND: Final = 2.0
BODY: Final = 1.0
ATTACK: Final = 1.0
DEFENCE: Final = 0.6
ANSWER: Final = 0.5
"""The other player's attacks count less than the active player's: much may happen before."""
LAST_POINTS: Final = 10
LAST_POINT: Final = 0.12
THREAT: Final = 6.0
FEW_CARDS: Final = 5
TRIGGER: Final = {
    KILLS: 0.6,
    HITS: 0.7,
    HITS_CHARACTER: 0.8,
    DESTROYED: 0.7,
    END_OF_YOUR_TURN: 1.4,
    END_OF_EACH_TURN: 1.0,
}


class Fighters:
    """The eight lanes as numbers, ready for a combat in the head."""

    def __init__(self, m: LyonMatch, seat: int) -> None:
        self.attack = [max(0, attack) for attack in m.attack_of]
        self.defence = m.defence_of[:]
        self.keywords = m.keywords_of
        self.cannot = m.cannot_of
        self.can = m.can_of
        self.shield = m.shield_of
        self.present = [card >= 0 and bool(m.known[card] >> seat & 1) for card in m.lane]
        if m.phase == SETUP:
            self.read_print(m)

    def read_print(self, m: LyonMatch) -> None:
        """Read what is printed, and only on the cards that the seat knows: face down, nothing else counts, for nothing
        is in force.
        """
        printed = [m.printed(m.lane[lane]) if self.present[lane] else None for lane in range(8)]
        self.attack = [card.attack if card is not None else 0 for card in printed]
        self.defence = [card.defence if card is not None else 0 for card in printed]
        self.keywords = [card.keywords if card is not None else 0 for card in printed]
        self.cannot = [0] * 8

    def can_defend(self, lane: int, attacker: int) -> bool:
        if not self.present[lane] or self.cannot[lane] & TO_DEFEND or self.keywords[attacker] & UNSTOPPABLE:
            return False
        if self.keywords[attacker] & LEAP:
            return bool(self.keywords[lane] & LEAP or self.can[lane] & AS_LEAP)
        return True

    def kills(self, lane: int, other: int) -> bool:
        """Tell whether one blow of the Monster in `lane` destroys the one in `other`."""
        dealt = self.attack[lane] - self.shield[other]
        if dealt <= 0 or self.keywords[other] & INDESTRUCTIBLE:
            return False
        return dealt >= self.defence[other] or bool(self.keywords[lane] & POISON)


def evaluate(m: LyonMatch, seat: int) -> float:
    """Rate the position from -1 to 1 for `seat`."""
    if m.result is not None:
        return m.result_for(seat)
    if m.stale:
        m.refresh()
    active = m.active if m.phase != SETUP else seat
    score = balance(m, seat, active)
    return 0.95 * tanh((score if active == seat else -score) / SCALE)


def balance(m: LyonMatch, seat: int, active: int) -> float:
    """Rate how much better off the active player is, after the attacks that are due."""
    other = 1 - active
    later = lasting(m, seat)
    passing = passing_keywords(m)
    worths = [worth(m, later, lane, passing[lane]) if later.present[lane] else 0.0 for lane in range(8)]
    dealt = 0
    if m.phase != SETUP:
        now = Fighters(m, seat)
        for lane in range(8):
            if now.present[lane]:
                now.defence[lane] -= m.damage[m.lane[lane]]
        dealt = attack_all(m, now, active, worths, later.present)
        if dealt >= m.life(other):
            return 3.0 * SCALE
    answered = attack_all(None, later, other, worths, later.present)
    score = hand_and_deck(m, active) - hand_and_deck(m, other)
    for lane in range(8):
        if later.present[lane]:
            score += worths[lane] if lane // LANES == active else -worths[lane]
    score += life_worth(m.life(active) - ANSWER * answered) - life_worth(m.life(other) - dealt)
    if answered >= m.life(active):
        score -= THREAT
    return score


def lasting(m: LyonMatch, seat: int) -> Fighters:
    """Return the Monsters without damage and without what ends with this turn."""
    kept = [timed for timed in m.timed if timed[4] != THIS_TURN]
    if len(kept) == len(m.timed):
        return Fighters(m, seat)
    timed = m.timed
    derived = (m.attack_of, m.defence_of, m.keywords_of, m.cannot_of, m.can_of, m.shield_of, m.player_cannot)
    m.timed = kept
    m.refresh()
    fighters = Fighters(m, seat)
    m.timed = timed
    m.attack_of, m.defence_of, m.keywords_of, m.cannot_of, m.can_of, m.shield_of, m.player_cannot = derived
    return fighters


def attack_all(m: LyonMatch | None, lanes: Fighters, attacker: int, worths: list[float], present: list[bool]) -> int:
    """Make every attack that pays; Monsters that die leave `present`. Returns the damage to the Character.

    With a match only attacks still left this turn are made; without, one from each Monster.
    """
    total = 0
    for lane in range(attacker * LANES, attacker * LANES + LANES):
        if not lanes.present[lane] or lanes.cannot[lane] & TO_ATTACK:
            continue
        left = 1 if m is None else m.attacks_allowed(lane) - m.attacks[lane]
        facing = (lane + LANES) % 8
        while left > 0 and present[lane]:
            left -= 1
            if not lanes.can_defend(facing, lane):
                total += max(0, lanes.attack[lane] - lanes.shield[8 + 1 - attacker])
                continue
            slays = lanes.kills(lane, facing)
            falls = lanes.kills(facing, lane)
            gain = (worths[facing] if slays else 0.0) - (worths[lane] if falls else 0.0)
            if gain <= 0.0:
                break
            if slays:
                present[facing] = False
                lanes.present[facing] = False
            if falls:
                present[lane] = False
                lanes.present[lane] = False
    return total


def life_worth(life: float) -> float:
    """Rate life: the last points are dearer than the first."""
    if life >= LAST_POINTS:
        return life
    missing = LAST_POINTS - life
    return life - LAST_POINT * missing * missing


def hand_and_deck(m: LyonMatch, seat: int) -> float:
    total = HAND * len(m.hand[seat])
    if not m.exhausted[seat]:
        total += held_worth(m, seat)
    deck = len(m.deck[seat])
    if deck < FEW_CARDS:
        total -= 2.0 * (FEW_CARDS - deck)
    return total


def held_worth(m: LyonMatch, seat: int) -> float:
    """Rate the unused Character: its ability at a good moment, as long as there will be one."""
    node = m.printed(m.character[seat]).effect
    promised = promise(m.programme[node]) if node >= 0 else 0.0
    ahead = min(1.0, min(m.life(0), m.life(1)) / WHOLE_DUEL)
    return ahead * max(ACTIVE_CHARACTER, PATIENCE * promised)


def promise(effect: Node) -> float:
    """Rate what an effect does at a good moment."""
    if isinstance(effect, Do):
        return sum([promise(part) for part in effect.effects])
    if isinstance(effect, Draw):
        return HAND * effect.amount
    if isinstance(effect, Heal):
        return float(effect.amount)
    if isinstance(effect, Deal):
        return A_WOUND * effect.amount * how_many(effect.to)
    if isinstance(effect, Destroy):
        return monster_of_level(effect.to) * how_many(effect.to)
    if isinstance(effect, ReturnToHand):
        return 0.5 * monster_of_level(effect.to) * how_many(effect.to)
    if isinstance(effect, Recover):
        return HAND * how_many(effect.to)
    if isinstance(effect, Give):
        one = ATTACK * effect.attack + DEFENCE * effect.defence + (A_KEYWORD if effect.keyword else 0.0)
        return abs(one) * how_many(effect.to)
    return ACTIVE_CHARACTER


def how_many(to: Selector) -> int:
    """Count the things that an effect finds at a good moment."""
    if isinstance(to, UpTo):
        return to.most
    return LANES if isinstance(to, Every) else 1


def monster_of_level(to: Selector) -> float:
    """Rate the best Monster that these filters let through."""
    level = HIGHEST_LEVEL
    for f in to.filters:
        if isinstance(f, LevelAtMost):
            level = min(level, f.level)
    return A_MONSTER + A_LEVEL * level


def passing_keywords(m: LyonMatch) -> list[int]:
    """Return the keywords in each lane that end with the next turn: they count in fights until then, not beyond."""
    keywords = [0] * 8
    for what, thing, a, _, until, _ in m.timed:
        if what == GAINS and until == YOUR_NEXT_TURN and m.lane_of[thing] >= 0:
            keywords[m.lane_of[thing]] |= a & ~m.printed(thing).keywords
    return keywords


def worth(m: LyonMatch, lanes: Fighters, lane: int, passing: int) -> float:
    """Rate a Monster's worth to its owner: its numbers, its keywords, its abilities."""
    attack = lanes.attack[lane]
    keywords = lanes.keywords[lane] & ~passing
    hits = 0.0 if lanes.cannot[lane] & TO_ATTACK else ATTACK * attack
    value = BODY + hits
    if keywords & (LEAP | UNSTOPPABLE):
        value += 0.4 * hits
    if not lanes.cannot[lane] & TO_DEFEND:
        value += DEFENCE * max(0, min(lanes.defence[lane], 10))
    if keywords & POISON and attack:
        value += 1.5
    if keywords & INDESTRUCTIBLE:
        value += 2.5
    printed = m.printed(m.lane[lane])
    if printed.kind == MONSTER:
        for kind, weight in TRIGGER.items():
            if printed.triggers[kind]:
                value += weight
    return max(0.1, value)
