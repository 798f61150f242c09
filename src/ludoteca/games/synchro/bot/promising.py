"""Which options are worth a bot's while: the few that an experienced player would think about."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import acts
from ludoteca.games.synchro.bot.evaluation import LEG_DAYS, Outlook
from ludoteca.games.synchro.bot.worth import Book, book_of
from ludoteca.games.synchro.flow.paying import payments
from ludoteca.games.synchro.flow.registers import what_is_paid
from ludoteca.games.synchro.flow.steps import FALLEN, HERO_TURN, LANDMARK, LEARN_SKILL, NEW_HERO, PAY, VILLAGE
from ludoteca.games.synchro.state.cards import BOARDS, TRANSPARENT
from ludoteca.games.synchro.state.match import FIRST_FOE, SKILLS, SynchroMatch, reserve_level
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.promising import best_of

MANY: Final = 8
"""Who asks for fewer plays on quickly, and thinks of no way back."""
DESPERATE: Final = 0.2
"""A party that will have less of its HP left thinks of retreat."""
HOPELESS: Final = -0.6
"""The same for one that is not even wounded."""
WOUNDED: Final = 0.3
BATTLE_DAYS: Final = 4.0
"""What the battle will take when it is begun anew."""
LEVEL: Final = 40.0
END: Final = 0.5
STORE: Final = 0.4
SWAP: Final = 0.3
RETREAT: Final = 0.2
NOT: Final = -1.0


def promising(m: SynchroMatch, seat: int, raws: list[Raw], number: int) -> list[Raw] | None:
    """Choose at most so many, best first; None where all deserve a look. A Potion comes first, if somebody needs it."""
    frame = m.waiting_frame(seat)
    if frame is None:
        return None
    if raws[-1][0] != acts.DRINK.number or raws[0][0] == acts.DRINK.number:
        return ways_on(m, frame, raws, number)
    rest = [raw for raw in raws if raw[0] != acts.DRINK.number]
    wise = [raw for raw in raws if raw[0] == acts.DRINK.number and needs_potion(m, raw[1])]
    if not wise or number < 2:
        return ways_on(m, frame, rest, number)
    return wise[:1] + ways_on(m, frame, rest, number - 1)


def needs_potion(m: SynchroMatch, board: int) -> bool:
    """Tell whether somebody has lost at least as much as a Potion gives back; in a Village rest is cheaper."""
    return 2 * m.damage[board] >= m.max_hp(board) and m.battle > 0


def ways_on(m: SynchroMatch, frame: Frame, raws: list[Raw], number: int) -> list[Raw]:
    verb = raws[0][0]
    if frame.node == PAY:
        return cheapest(m, frame, raws, 2 if number >= MANY else 1)
    if verb == acts.DISCARD.number:
        return best_of(raws, [10.0 - shard_worth(m, raw[1], raw[2]) for raw in raws], 1)
    if verb == acts.SHARD.number:
        sign = -1.0 if frame.node == LANDMARK else 1.0
        return best_of(raws, [10.0 + sign * shard_worth(m, raw[1], raw[2]) for raw in raws], min(number, 2))
    if verb == acts.LEAD.number:
        return [raws[raws[0][1] % len(raws)]]
    if frame.node == LEARN_SKILL and verb == acts.KEEP.number:
        return best_of(raws, [tile_worth(m, frame.source, raw) for raw in raws], min(number, 2))
    if verb == acts.TARGET.number:
        return aims(m, frame, raws, number)
    if frame.node == VILLAGE:
        return best_of(raws, [ware_worth(m, raw) for raw in raws], number)
    if frame.node == HERO_TURN:
        return actions(m, frame.source, raws, number)
    if frame.node == NEW_HERO:
        raws = [raw for raw in raws if raw[0] != acts.BOARD.number or m.level[raw[1]] < m.city_level()] or raws
    sensible = [raw for raw in raws if makes_sense(m, raw)]
    return (sensible or raws)[:number]


def makes_sense(m: SynchroMatch, raw: Raw) -> bool:
    """Tell whether an act makes sense: Items stay where they are, and nobody makes room for a Hero of a lower level."""
    verb = raw[0]
    if verb == acts.MOVE.number:
        return False
    if verb == acts.ENTER.number:
        return m.level[raw[2]] < reserve_level(m.reserve_heroes[raw[1]])
    if verb == acts.CHANGE.number:
        return m.level[raw[2]] <= m.city_level()
    return True


def cheapest(m: SynchroMatch, frame: Frame, raws: list[Raw], number: int) -> list[Raw]:
    """Choose the payments that cost least of what the Hero needs."""
    board = frame.source
    each = [shard_worth(m, board, colour) for colour in range(4)]
    worth: list[float] = []
    for payment in payments(m, board, what_is_paid(frame)):
        cost = 0.0
        for colour in range(4):
            cost += each[colour] * payment[colour] + 0.95 * each[colour] * payment[4 + colour]
        worth.append(10.0 - cost - 0.1 * (payment[8] + payment[9] + payment[10]))
    return best_of(raws, worth, number)


def obvious_payment(m: SynchroMatch, seat: int) -> Raw | None:
    """Choose the payment that costs least of what the Hero needs, where the seat is asked how to pay."""
    frame = m.waiting_frame(seat)
    asked = m.decision_of(seat)
    if frame is None or asked is None or frame.node != PAY:
        return None
    return cheapest(m, frame, asked.options.raws, 1)[0]


def obvious_shard(m: SynchroMatch, seat: int) -> Raw | None:
    """Choose the Transparent Shard, where the seat is asked which one a Hero takes of the bag (SH-13.01)."""
    frame = m.waiting_frame(seat)
    asked = m.decision_of(seat)
    if frame is None or asked is None or frame.node == LANDMARK:
        return None
    for raw in asked.options.raws:
        if raw[0] == acts.SHARD.number and raw[2] == TRANSPARENT:
            return raw
    return None


def shard_worth(m: SynchroMatch, board: int, colour: int) -> float:
    """Weigh a Shard for this Hero; another of a colour that it has enough of is worth little."""
    if board >= BOARDS:
        return 0.9  # in the Reserve
    if colour == TRANSPARENT:
        return 1.6
    wanted = 0
    for place in range(SKILLS * board, SKILLS * board + SKILLS):
        packed = m.skills[place]
        if packed >= 0:
            wanted += m.content.skills[packed >> 1].cost[colour]
    have = m.shards[4 * board + colour]
    if not wanted:
        return 0.55 if have != 2 else 0.65
    return 1.0 if have <= wanted else 0.6


def tile_worth(m: SynchroMatch, board: int, raw: Raw) -> float:
    """Weigh a Skill for this Hero: as it will be in the middle of the journey, with colours that it can pay."""
    if raw[0] == acts.MULLIGAN.number:
        return 5.6
    if raw[0] != acts.KEEP.number:
        return 0.0
    skill = m.content.skills[raw[1]]
    worth = book_of(m.content).skills[2 * raw[1]].at(4, 2) / skill.size
    own = m.content.classes[m.class_of(board)].colour
    if skill.cost[own]:
        worth *= 1.15
    same = 0
    for place in range(SKILLS * board, SKILLS * board + SKILLS):
        packed = m.skills[place]
        if packed >= 0 and m.content.skills[packed >> 1].colour == skill.colour:
            same += 1
    return worth * (1.1 if not same else 1.0 if same == 1 else 0.85)


def aims(m: SynchroMatch, frame: Frame, raws: list[Raw], number: int) -> list[Raw]:
    """Choose enemies by how much they do and how soon they fall; of Heroes, for harm, whoever bears it best."""
    first = raws[0][1]
    if first >= FIRST_FOE:
        return best_of(raws, [aim_worth(m, raw) for raw in raws], min(number, 3))
    if frame.node == FALLEN or frame.source >= FIRST_FOE:
        return best_of(raws, [bearing(m, raw) for raw in raws], 1)
    return raws if len(raws) <= number else raws[:number]


def aim_worth(m: SynchroMatch, raw: Raw) -> float:
    if raw[0] != acts.TARGET.number:
        return 0.1
    unit = raw[1]
    book = book_of(m.content)
    left = m.hp_left(unit) + m.shield[unit]
    return 1.0 + (2.0 + book.threat[m.monster[unit - FIRST_FOE]]) / (left + 4.0)


def bearing(m: SynchroMatch, raw: Raw) -> float:
    return 1.0 + m.hp_left(raw[1])


def actions(m: SynchroMatch, board: int, raws: list[Raw], number: int) -> list[Raw]:
    """Choose actions in a Hero's turn: a level first of all, then what does most for its Shards."""
    book = book_of(m.content)
    level = m.level[board]
    class_level = m.clv(board)
    worth: list[float] = []
    for raw in raws:
        verb = raw[0]
        value = NOT
        if verb == acts.LEVEL.number:
            value = LEVEL
        elif verb == acts.SKILL.number:
            packed = m.skills[SKILLS * board + raw[1]]
            value = 1.0 + book.skills[packed].at(level, class_level) / m.content.skills[packed >> 1].size
        elif verb == acts.ATTACK.number:
            value = 1.0 + level + class_level
        elif verb == acts.END.number:
            value = END
        elif verb == acts.STORE.number:
            value = STORE if number >= MANY and m.count_shards(board) > 3 else NOT
        elif verb == acts.SWAP.number:
            value = SWAP if number >= MANY else NOT
        elif verb == acts.RETREAT.number:
            value = RETREAT if number >= MANY and should_retreat(m, book) else NOT
        worth.append(value)
    return best_of(raws, worth, number)


def should_retreat(m: SynchroMatch, book: Book) -> bool:
    """Tell whether to retreat: only wounded and not getting through this battle, or hopeless; with days to spare."""
    tracks = m.content.tracks
    spare = tracks.last_time - m.time - tracks.retreat_time - LEG_DAYS * book.way[m.city] - BATTLE_DAYS
    if spare < 0:
        return False
    most = 0
    lost = 0
    for board in m.line:
        most += m.max_hp(board)
        lost += m.damage[board]
    left = Outlook(m).left
    return left < HOPELESS or (left < DESPERATE and lost > WOUNDED * most)


def ware_worth(m: SynchroMatch, raw: Raw) -> float:
    """Weigh what is bought in the Village, for its Coins."""
    verb = raw[0]
    book = book_of(m.content)
    tracks = m.content.tracks
    if verb == acts.INVITE.number:
        return 50.0 + book.heroes[2 * raw[1]].at(4, 2)
    if verb == acts.REST.number:
        return 20.0 + m.damage[raw[1]] if m.damage[raw[1]] >= 4 else NOT
    if verb == acts.LEARN.number:
        board = raw[2]
        return 1.0 + (m.clv(board) + book.heroes[2 * raw[1]].at(m.level[board], m.clv(board))) / tracks.master_cost
    if verb == acts.BUY.number:
        return 1.0 + book.items[2 * raw[1]].at(4, 2) / m.content.items[raw[1]].cost
    if verb == acts.BUY_POTION.number:
        return 1.5
    if verb == acts.CHANGE.number:
        return 0.3 if m.level[raw[2]] < m.city_level() - 1 else NOT
    return 0.5
