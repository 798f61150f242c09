"""The Battle phase: its beginning in the rulebook's order, the turns of its rounds, and what a victory brings."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.paying import AFTER_RETREAT, HEROES_FIRST, MONSTERS_FIRST, push_gains
from ludoteca.games.synchro.flow.registers import note_fallen, shard_drawn, unit_fallen
from ludoteca.games.synchro.flow.steps import (
    FALLEN,
    FROM_RESERVE,
    HERO_TURN,
    LINE_UP,
    MONSTER_TURN,
    ROUND_END,
    WHO_STARTS,
)
from ludoteca.games.synchro.flow.triggers import battle_ended, battle_started, round_ended
from ludoteca.games.synchro.state.cards import BOARDS, FRONT_MARK, REAR_MARK
from ludoteca.games.synchro.state.match import (
    DIRECT,
    FIGHTING,
    FIRST_FOE,
    HERO_SIDE,
    LANDMARK_DONE,
    MONSTER_SIDE,
    OVER,
    RETREATED,
    VISITING,
    SynchroMatch,
)
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.frames import DONE, GO, Frame, Node
from ludoteca.kernel.texts import Phrase

# How far a battle is.
REINFORCE: Final = 0
"""Before it begins: Heroes of the reserve."""
MEET: Final = 1
CHOOSE_START: Final = 2
GAIN: Final = 3
STARTED: Final = 4
"""After the Shards, before the boxes."""
SHAKE: Final = 5
TURNS: Final = 6
END_ROUND: Final = 7
WON: Final = 8
LEAVE: Final = 9

ALL_MARBLES: Final = (1 << BOARDS) - 1


class Battle(Node):
    """A battle: who comes in from the reserve, then all from the first Monster card to the reward.

    Rules: SH-1.08, SH-1.09, SH-5.07, SH-5.08, SH-5.09, SH-5.10, SH-10.14, SH-10.15, SH-10.16, SH-10.17, SH-10.18,
    SH-10.19, SH-10.20, SH-10.21, SH-10.22, SH-11.01, SH-11.18, SH-11.19, SH-15.01, SH-15.08, SH-16.01, SH-16.10,
    SH-20.09.
    """

    is_flow = True

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        step = frame.stage
        if step == REINFORCE:
            frame.stage = MEET
            if m.reserve_heroes:
                m.push(FROM_RESERVE)
        elif step == MEET:
            frame.stage = CHOOSE_START
            meet_monsters(m)
            m.push(LINE_UP)
        elif step == CHOOSE_START:
            frame.stage = GAIN
            m.push(WHO_STARTS)
        elif step == GAIN:
            frame.stage = STARTED
            m.phase = FIGHTING
            gain_first_shards(m)
        elif step == STARTED:
            frame.stage = SHAKE
            battle_started(m)
        elif step == SHAKE:
            frame.stage = TURNS
            for unit in m.foes:
                m.slot[unit - FIRST_FOE] = 0 if m.first == MONSTER_SIDE else 1
            begin_round(m)
        elif step == TURNS:
            self.next_turn(m, frame)
        elif step == END_ROUND:
            frame.stage = TURNS
            if m.foes:
                m.push(ROUND_END)
        elif step == WON:
            frame.stage = LEAVE
            win(m)
        else:
            return DONE
        return GO

    def next_turn(self, m: SynchroMatch, frame: Frame) -> None:
        if m.used & RETREATED:
            m.used = 0
            frame.stage = REINFORCE
        elif not m.foes:
            frame.stage = WON
        elif not m.marbles[0] and not m.marbles[1]:
            frame.stage = END_ROUND
            round_ended(m)
        else:
            reveal(m)


def meet_monsters(m: SynchroMatch) -> None:
    """Take the first three steps: Monsters in their places, a die each, the cube.

    Rules: SH-6.05, SH-7.07, SH-7.09, SH-10.01 to SH-10.11, SH-17.05, SH-19.45, SH-19.46, SH-A.37, SH-A.50, SH-A.51.
    """
    drawn = draw_monsters(m)
    order = line_up(m, drawn)
    m.foes = [FIRST_FOE + board for board in range(len(order))]
    for board in range(BOARDS):
        m.monster[board] = order[board] if board < len(order) else -1
        m.damage[FIRST_FOE + board] = 0
        m.clear_tokens(FIRST_FOE + board)
        m.die[board] = 0
        m.slot[board] = -1
    m.battle = 1
    m.round = 0
    m.exhausted = 0
    m.refresh()
    told: list[int] = []
    for card in drawn:
        for board, other in enumerate(order):
            if other == card and board not in told:
                told.append(board)
                m.tell("MonsterDrawn", -1, (board, card, board + 1), "SH-10.01")
                break
    for board in range(len(order)):
        m.roll_die(board, "SH-10.09")
    m.cube = -1
    if not m.in_dungeon():
        m.cube = m.wheel_colour()
        m.tell("CubeSet", -1, (m.cube,), "SH-7.07")


def draw_monsters(m: SynchroMatch) -> list[int]:
    """Draw the cards of this city's battle, one after the other."""
    drawn: list[int] = []
    tile = m.tile_here()
    landmark = m.landmark_here()
    dungeon = m.content.landmarks[landmark].dungeon if landmark >= 0 else None
    if m.at_goal():
        drawn = [m.draw_monster(level) for level in m.content.goal_monsters]
        drawn.append(draw_celestial(m))
    elif dungeon is not None:
        drawn = [m.draw_common_monster(level) for level in dungeon]
    elif tile is not None:
        drawn = [m.draw_monster(level) for level in tile.monsters]
    return [card for card in drawn if card >= 0]


def draw_celestial(m: SynchroMatch) -> int:
    """Draw a random one, unless the match was made for a certain one (SH-17.05, SH-A.35)."""
    celestials = m.content.celestials
    wanted = m.content.find_monster(m.options["celestial"])
    return wanted if wanted >= 0 else celestials[m.pick(len(celestials), "celestial")]


def line_up(m: SynchroMatch, drawn: list[int]) -> list[int]:
    """Order them from the front: F first, R last, the others between them as drawn (SH-10.03 to SH-10.08)."""
    order: list[int] = []
    rear = 0
    for card in drawn:
        mark = m.content.monsters[card].mark
        if mark == FRONT_MARK:
            order.insert(0, card)
        elif mark == REAR_MARK:
            order.append(card)
            rear += 1
        else:
            order.insert(len(order) - rear, card)
    return order


def gain_first_shards(m: SynchroMatch) -> None:
    """Give the Heroes one Shard each if they begin, else as many as in a round (SH-10.15, SH-10.16)."""
    if m.first == HERO_SIDE:
        push_gains(m, HEROES_FIRST, 1)
    else:
        push_gains(m, MONSTERS_FIRST)


def begin_round(m: SynchroMatch) -> None:
    """Fill and shake both boxes."""
    m.round += 1
    m.marbles = [ALL_MARBLES, ALL_MARBLES]
    m.round_marks = []
    for board in range(BOARDS):
        m.skill_used[board] = 0
    m.tell("RoundBegan", -1, (m.round,), "SH-10.20")
    m.tell("SideStarts", -1, (m.first,), "SH-16.08")


def reveal(m: SynchroMatch) -> None:
    """Draw the next marble of the side whose turn it is, and begin its turn."""
    hidden = m.marbles[0].bit_count() + m.marbles[1].bit_count()
    side = m.first if hidden % 2 == 0 else 1 - m.first
    left = [board for board in range(BOARDS) if m.marbles[side] >> board & 1]
    board = left[m.pick(len(left), "marble")]
    m.marbles[side] &= ~(1 << board)
    m.tell("MarbleRevealed", -1, (side, board), "SH-5.08")
    unit = board if side == HERO_SIDE else FIRST_FOE + board
    if m.alive(unit):
        m.push(HERO_TURN if side == HERO_SIDE else MONSTER_TURN, unit)
    elif side == HERO_SIDE or m.monster[board] >= 0:
        note_fallen(m.push(FALLEN), unit)


def clear_battle(m: SynchroMatch) -> None:
    """Discard tokens, and put spent Shards in the tray (SH-4.17, SH-A.33, SH-A.44)."""
    m.rounds.append(m.round)
    m.battle = 0
    m.round = 0
    m.first = HERO_SIDE
    m.active = -1
    m.cube = -1
    m.exhausted = 0
    m.foes = []
    m.marbles = [0, 0]
    m.turn_marks = []
    m.round_marks = []
    discard_spent(m)
    for unit in range(2 * BOARDS):
        m.clear_tokens(unit)
    for board in range(BOARDS):
        m.damage[FIRST_FOE + board] = 0
        m.skill_used[board] = 0
        m.die[board] = 0
        m.slot[board] = 0
    for index in range(len(m.converted)):
        m.converted[index] = 0
    m.refresh()


def discard_spent(m: SynchroMatch) -> None:
    """Put Shards that are not in Shard slots in the tray (SH-13.08, SH-16.02)."""
    for index in range(4 * BOARDS):
        m.tray[index % 4] += m.spent[index]
        m.spent[index] = 0


def win(m: SynchroMatch) -> None:
    """End a battle whose Monsters are defeated: Coins, abilities, and at Stellaris the victory.

    Rules: SH-6.06, SH-9.12, SH-17.01, SH-17.02, SH-17.03, SH-17.08, SH-19.49, SH-A.30.
    """
    tile = m.tile_here()
    coins = tile.coins if tile is not None else 0
    for card in m.monster:
        if card >= 0 and m.content.monsters[card].elite:
            coins += m.content.tracks.elite_coins
    m.discard_monsters()
    clear_battle(m)
    m.phase = VISITING
    m.tell("BattleWon", -1, (coins,), "SH-17.01")
    if m.at_goal():
        m.phase = OVER
        reason = Phrase(
            "Il Celestiale e i suoi Mostri sono sconfitti: il Regno è salvo.",
            "The Celestial and its Monsters are defeated: the Realm is safe.",
        )
        m.end(Outcome(tuple(range(m.seats)), "SH-17.08", reason))
        return
    if coins:
        m.gain_coins(coins, "SH-17.01")
    landmark = m.landmark_here()
    if landmark >= 0 and m.content.landmarks[landmark].dungeon is not None:
        m.visited |= LANDMARK_DONE
        m.landmarks_used.append(landmark)
        for deed in m.content.landmarks[landmark].deeds:
            deed.win(m)
    battle_ended(m)


def retreat(m: SynchroMatch) -> None:
    """Give up this battle and begin it anew: Time, healing, Shards, Monsters into their decks.

    Rules: SH-11.12, SH-11.13, SH-11.14, SH-11.15, SH-11.16, SH-A.33, SH-A.34, SH-A.35.
    """
    m.used |= RETREATED
    m.retreats += 1
    m.tell("Retreated", -1, (), "SH-11.12")
    m.advance_time(m.content.tracks.retreat_time, "SH-11.12")
    if m.result is not None:
        return
    m.return_monsters()
    clear_battle(m)
    for board in m.line:
        m.damage[board] = 0
    push_gains(m, AFTER_RETREAT)


def settle_marble(m: SynchroMatch, frame: Frame, board: int) -> None:
    """Give this Hero the Shard of a fallen Hero, or the damage of a fallen Monster (SH-24.10, SH-24.11)."""
    frame.stage = 2
    if unit_fallen(frame) < FIRST_FOE:
        m.give_shard(board, shard_drawn(frame), "SH-24.10")
    else:
        m.hit(board, m.content.tracks.marble_damage, -1, DIRECT, "SH-24.11")
