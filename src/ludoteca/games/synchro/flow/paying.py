"""Paying with Shards: which ones can pay for what; and gaining them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.registers import let_gain, occasion_of, pay_for, shards_gained
from ludoteca.games.synchro.flow.steps import GAIN_SHARDS, PAY
from ludoteca.games.synchro.state.cards import SKILL_DISCOUNT, TRANSPARENT
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.frames import DONE, Frame, Node

FOR_ACTION: Final = -1
"""One Shard of any colour: a Basic Attack or a Position Swap."""
FOR_LEVEL: Final = -2
"""What the level track asks for."""

HEROES_FIRST: Final = 0
MONSTERS_FIRST: Final = 1
AFTER_RETREAT: Final = 2
ROUND_OVER: Final = 3
GAINS: Final = ("SH-10.15", "SH-10.16", "SH-11.14", "SH-16.04")
"""The rules by which all Heroes gain Shards, by occasion."""

Payment = tuple[int, ...]
"""From the Hero's slots by colour, from the Reserve by colour, then conversions by class: 4, 4 and 3 numbers."""


def available(m: SynchroMatch, board: int) -> list[int]:
    """List by colour the Shards that the Hero can pay with: its own and the Reserve's (SH-11.11)."""
    start = 4 * board
    return [m.shards[start + colour] + m.reserve[colour] for colour in range(4)]


def discount(m: SynchroMatch, board: int, slot: int) -> int:
    """Return how many Shards fewer this Skill costs now; at least one must be paid."""
    less = 0 if m.discounted else m.mod(board, SKILL_DISCOUNT)
    return max(0, min(less, m.skill_card(board, slot).size - 1))


def colour_conversions(m: SynchroMatch, board: int) -> list[int]:
    """Count by colour how many Shards may still count as it in this turn (SH-13.02, SH-13.03)."""
    by_colour = [0, 0, 0, 0]
    left = m.all_conversions_left(board)
    for number, of_class in enumerate(m.content.classes):
        by_colour[of_class.colour] += left[number]
    return by_colour


def can_pay_skill(m: SynchroMatch, board: int, slot: int) -> bool:
    """Tell whether the Skill can be paid for, without listing how."""
    cost = m.skill_card(board, slot).cost
    return can_pay(cost, available(m, board), colour_conversions(m, board), discount(m, board, slot))


def can_pay(cost: list[int], have: list[int], left: list[int], less: int) -> bool:
    """Tell whether these Shards pay for that, `less` of it taken off, where so many of each colour may be converted."""
    spare = have[TRANSPARENT] - cost[TRANSPARENT]
    missing = max(0, -spare)
    wild = max(0, spare)
    surplus = 0
    converted = 0
    for colour in range(TRANSPARENT):
        short = cost[colour] - have[colour]
        if short > 0:
            missing += short
            converted += min(left[colour], short)
        else:
            surplus -= short
    if not missing:
        return True
    return missing - less <= wild + min(converted, surplus)


def can_pay_level(m: SynchroMatch, board: int) -> bool:
    """Tell whether it has Transparent Shards, or two of a colour for each (SH-14.01, SH-14.02, SH-A.45)."""
    shards, reserve, start = m.shards, m.reserve, 4 * board
    worth = shards[start + TRANSPARENT] + reserve[TRANSPARENT]
    for colour in range(TRANSPARENT):
        worth += (shards[start + colour] + reserve[colour]) >> 1
    return worth >= m.row(board).cost


def can_pay_any(m: SynchroMatch, board: int) -> bool:
    reserve = m.reserve
    return m.count_shards(board) + reserve[0] + reserve[1] + reserve[2] + reserve[3] > 0


def payments(m: SynchroMatch, board: int, what: int) -> list[Payment]:
    """List all different ways to pay: `what` is a Skill's slot, FOR_ACTION or FOR_LEVEL."""
    if what == FOR_ACTION:
        uses = [one_of(colour) for colour in range(4) if available(m, board)[colour]]
    elif what == FOR_LEVEL:
        uses = []
        level_uses(m.row(board).cost, [], uses)
    else:
        uses = skill_uses(m, board, what)
    ways: list[Payment] = []
    for use in uses:
        split(m, board, use, 0, [], ways)
    return ways


def one_of(colour: int) -> list[int]:
    use = [0] * 7
    use[colour] = 1
    return use


def level_uses(cost: int, use: list[int], into: list[list[int]]) -> None:
    """List the Shards by colour that make up the cost, after the first colours, there or not.

    The seven numbers are colours, then conversions by class.
    """
    if len(use) == TRANSPARENT:
        into.append([*use, cost, 0, 0, 0])
        return
    for pairs in range(cost + 1):
        level_uses(cost - pairs, [*use, 2 * pairs], into)


def skill_uses(m: SynchroMatch, board: int, slot: int) -> list[list[int]]:
    """List the Shards by colour, and conversions by class, that pay for a Skill (SH-11.09, SH-13.01 to SH-13.05)."""
    uses: list[list[int]] = []
    left = m.all_conversions_left(board)
    for cost in lowered(m.skill_card(board, slot).cost, discount(m, board, slot)):
        fill(m, available(m, board), left, cost, 0, [0] * 7, uses)
    kept: list[list[int]] = []
    for use in uses:
        if use not in kept and not any([needs_less(other, use) for other in uses]):
            kept.append(use)
    return kept


def needs_less(one: list[int], other: list[int]) -> bool:
    """Tell whether one takes the same Shards with fewer conversions."""
    if one[:4] != other[:4] or one == other:
        return False
    return one[4] <= other[4] and one[5] <= other[5] and one[6] <= other[6]


def lowered(cost: list[int], less: int) -> list[list[int]]:
    """List the cost with so many Shards taken off, in every way."""
    costs = [cost]
    for _ in range(less):
        fewer: list[list[int]] = []
        for one in costs:
            for colour in range(4):
                if one[colour]:
                    changed = [*one[:colour], one[colour] - 1, *one[colour + 1 :]]
                    if changed not in fewer:
                        fewer.append(changed)
        costs = fewer
    return costs


def fill(
    m: SynchroMatch, have: list[int], left: list[int], cost: list[int], colour: int, use: list[int],
    into: list[list[int]],
) -> None:  # fmt: skip
    """Pay what the cost asks for, one Shard after the other: its colour, a Transparent one, or a converted one."""
    while colour < 4 and not cost[colour]:
        colour += 1
    if colour == 4:
        if use not in into:
            into.append(use)
        return
    rest = [*cost[:colour], cost[colour] - 1, *cost[colour + 1 :]]
    for paid in range(4):
        if use[paid] >= have[paid]:
            continue
        used = [*use[:paid], use[paid] + 1, *use[paid + 1 :]]
        if paid in (colour, TRANSPARENT):
            fill(m, have, left, rest, colour, used, into)
            continue
        for number, of_class in enumerate(m.content.classes):
            if of_class.colour == colour and use[4 + number] < left[number]:
                used[4 + number] += 1
                fill(m, have, left, rest, colour, used, into)
                break


def split(
    m: SynchroMatch, board: int, use: list[int], colour: int, stored: list[int], into: list[Payment]
) -> None:  # fmt: skip
    """Add every way in which some of these Shards come from the Reserve; none if there are not so many."""
    if colour == 4:
        own = [use[c] - stored[c] for c in range(4)]
        into.append((*own, *stored, *use[4:]))
        return
    own_most = m.shards[4 * board + colour]
    for kept in range(max(0, use[colour] - own_most), min(use[colour], m.reserve[colour]) + 1):
        split(m, board, use, colour + 1, [*stored, kept], into)


def pay(m: SynchroMatch, board: int, payment: Payment) -> None:
    """Spend the Shards, which stay on the board until the round ends (SH-5.16, SH-13.08)."""
    for colour in range(4):
        m.shards[4 * board + colour] -= payment[colour]
        m.reserve[colour] -= payment[4 + colour]
        m.spent[4 * board + colour] += payment[colour] + payment[4 + colour]
    m.tell("ShardsSpent", -1, (board, *payment[:8]), "SH-13.08")
    for number in range(3):
        made = payment[8 + number]
        if made:
            m.converted[3 * board + number] += made
            m.tell("ShardConverted", -1, (board, m.content.classes[number].colour, made), "SH-13.02")


def push_payment(m: SynchroMatch, board: int, what: int) -> None:
    pay_for(m.push(PAY, board), what)


class GainShards(Node):
    """A Hero draws Shards, and discards what it cannot keep before the next one draws.

    Rules: SH-10.15, SH-10.16, SH-11.14, SH-16.04, SH-A.42.
    """

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if m.alive(frame.source):
            m.draw_shards(frame.source, shards_gained(frame), GAINS[occasion_of(frame)])
        return DONE


def push_gains(m: SynchroMatch, occasion: int, fixed: int = 0) -> None:
    """Let every Hero gain Shards, from the front: a fixed number, or those of its level."""
    for board in reversed(m.line):
        let_gain(m.push(GAIN_SHARDS, board), fixed or m.row(board).shards, occasion)
