"""The course of a match, step by step, in the rulebook's order and words."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.games.lyon import state
from ludoteca.games.lyon.cards import (
    END_OF_EACH_TURN,
    END_OF_YOUR_TURN,
    HITS,
    HITS_CHARACTER,
    KILLS,
    MAGIC,
    MONSTER,
    PLAYED,
    POISON,
    TREASURE,
)
from ludoteca.games.lyon.state import (
    ACQUISITION,
    ACTION,
    BOTH,
    COMBAT,
    END_OF_TURN,
    LANES,
    LyonMatch,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import ResolveTriggers
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, FrameMatch, Node
from ludoteca.kernel.texts import Phrase

OPENING_HAND: Final = 5

CHOOSE_STARTERS: Final = 1
PREPARE: Final = 2
TURN: Final = 3
ACQUISITION_STEP: Final = 4
ACTION_STEP: Final = 5
COMBAT_STEP: Final = 6
END_OF_TURN_STEP: Final = 7
PLAY_MONSTER: Final = 8
PLAY_TREASURE: Final = 9
PLAY_MAGIC: Final = 10
ACTIVATE_CHARACTER: Final = 11


def flow_nodes() -> list[Node]:
    """The beginning of every programme; the numbers above are places in this list."""
    nodes: list[Node] = [
        ResolveTriggers(),
        ChooseStarters(),
        Prepare(),
        Turn(),
        Acquisition(),
        Action(),
        Combat(),
        EndOfTurn(),
        PlayMonster(),
        PlayTreasure(),
        PlayMagic(),
        ActivateCharacter(),
    ]
    for number, node in enumerate(nodes):
        node.number = number
    return nodes


# -- Preparazione ------------------------------------------------------------------------------------------------


class ChooseStarters(Node):
    """Both players choose 4 different Level 0 Monsters from their decks, face down and at the same time."""

    is_flow = True
    starts_chain = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        for seat in (0, 1):
            if m.free_lanes(seat):
                frame.waits |= 1 << seat
        if frame.waits:
            return WAIT
        m.push(PREPARE)
        return DONE

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        m = cast(LyonMatch, match)
        taken = [m.printed(m.lane[i]).name.it for i in range(seat * LANES, seat * LANES + LANES) if m.lane[i] >= 0]
        found: list[Raw] = []
        for card in sorted(m.deck[seat]):
            printed = m.printed(card)
            if printed.kind == MONSTER and printed.level == 0 and printed.name.it not in taken:
                taken.append(printed.name.it)
                found.append((state.START, card))
        return found

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m = cast(LyonMatch, match)
        card = raw[1]
        m.deck[seat].remove(card)
        m.enter(card, m.free_lanes(seat)[0])
        m.changed = False  # face down: nothing is in force yet
        m.known[card] = 1 << seat
        m.tell("StarterPlaced", seat, (card, m.lane_of[card]), "LY-4.01", 1 << seat)

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        m = cast(LyonMatch, match)
        lane = m.free_lanes(seat)[0] % LANES + 1
        return Phrase(
            "Scegli un Mostro di Livello 0 per lo spazio {n} di 4 (coperto fino all'inizio).",
            "Choose a Level 0 Monster for space {n} of 4 (face down until the start).",
        ).fill(n=lane)

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        return "LY-4.01"


class Prepare(Node):
    """Characters, shuffling, who begins, the reveal, five cards each: in this order."""

    is_flow = True
    starts_chain = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 0:
            for seat in (0, 1):
                m.tell("CharacterPlaced", seat, (m.character[seat],), "LY-4.03")
            for seat in (0, 1):
                m.deck[seat] = m.shuffle(sorted(m.deck[seat]), f"deck {seat}")
                m.tell("DeckShuffled", seat, (), "LY-4.04")
            frame.at = 1
            first = m.options["first"]
            if first.startswith("chosen by "):
                frame.waits = 1 << int(first[-1]) - 1
                return WAIT
            m.active = m.pick(2, "first player") if first == "random" else int(first[-1]) - 1
        m.tell("FirstPlayerDecided", m.active, (), "LY-4.05")
        for i in range(8):
            m.reveal(m.lane[i], BOTH)
        m.tell("StartersRevealed", -1, tuple(m.lane), "LY-4.06")
        m.stale = True
        for seat in (m.active, 1 - m.active):
            m.draw_cards(seat, OPENING_HAND)
        m.push(TURN)
        return DONE

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(state.FIRST, 0), (state.FIRST, 1)]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        cast(LyonMatch, match).active = raw[1]

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Chi comincia?", "Who goes first?")

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        return "LY-A.03"


# -- Svolgimento della partita -----------------------------------------------------------------------------------


class Turn(Node):
    """Acquisition, Action, Combat, End of Turn; then the other player's turn."""

    is_flow = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 4:
            m.active = 1 - m.active
            frame.at = 0
        if frame.at == 0:
            m.turn += 1
            m.destroyed_this_turn = 0
            m.once = []
            m.attacks = [0] * 8
            m.tell("TurnBegan", m.active, (m.turn,), "LY-6.01")
            m.expire(state.YOUR_NEXT_TURN, m.active)
        frame.at += 1
        m.push(ACQUISITION_STEP + frame.at - 1)
        return GO


class Acquisition(Node):
    """The active player draws 1 card; whoever begins the match does not, in that first turn."""

    is_flow = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        m.phase = ACQUISITION
        m.tell("PhaseBegan", m.active, (ACQUISITION,), "LY-6.04")
        if m.turn == 1:
            m.tell("DrawSkipped", m.active, (), "LY-7.02")
        else:
            m.draw_cards(m.active, 1)
        return DONE


class Action(Node):
    """Play Magics, Monsters and Treasures, activate the Character: in any order, as often as wanted."""

    is_flow = True
    starts_chain = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 2:
            return DONE
        if frame.at == 0:
            frame.at = 1
            m.phase = ACTION
            m.tell("PhaseBegan", m.active, (ACTION,), "LY-6.04")
        frame.waits = 1 << m.active
        return WAIT

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        m = cast(LyonMatch, match)
        found: list[Raw] = [(state.PLAY, card) for card in m.hand[seat] if can_play(m, seat, card)]
        if can_activate(m, seat):
            found.append((state.ACTIVATE,))
        found.append((state.FIGHT,))
        return found

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m = cast(LyonMatch, match)
        if raw[0] == state.FIGHT:
            frame.at = 2
        elif raw[0] == state.ACTIVATE:
            m.push(ACTIVATE_CHARACTER, m.character[seat], seat)
        else:
            kind = m.printed(raw[1]).kind
            node = PLAY_MONSTER if kind == MONSTER else PLAY_TREASURE if kind == TREASURE else PLAY_MAGIC
            m.push(node, raw[1], seat)

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Azione: gioca carte, attiva il Personaggio, o passa al combattimento.",
            "Action: play cards, activate your Character, or go on to combat.",
        )

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        return "LY-8.05"


def can_play(m: LyonMatch, seat: int, card: int) -> bool:
    """Whether this card in hand can be played now, to the end."""
    printed = m.printed(card)
    if printed.kind == MAGIC:
        return not m.is_player_forbidden(seat, state.TO_PLAY_MAGIC) and has_targets(m, seat, card, printed.effect)
    if printed.kind == TREASURE:
        return not m.is_player_forbidden(seat, state.TO_PLAY_TREASURES) and max(m.lane) >= 0
    if m.is_player_forbidden(seat, state.TO_PLAY_MONSTERS):
        return False
    if printed.level == 0:
        return len(lanes_for_level_0(m, seat)) > 0
    return len(lanes_to_sacrifice(m, seat)) >= printed.level


def can_activate(m: LyonMatch, seat: int) -> bool:
    character = m.character[seat]
    return (
        not m.exhausted[seat]
        and not m.is_player_forbidden(seat, state.TO_ACTIVATE)
        and has_targets(m, seat, character, m.printed(character).effect)
    )


def has_targets(m: LyonMatch, seat: int, card: int, effect: int) -> bool:
    """A card that needs a target cannot be played without one."""
    if effect < 0:
        return True
    from ludoteca.kernel.effects import Effect

    return cast(Effect, m.programme[effect]).playable(m, Frame(effect, card, seat))


def lanes_for_level_0(m: LyonMatch, seat: int) -> list[int]:
    """Free spaces, and those of own Level 0 Monsters that can be self-destroyed."""
    found = []
    for lane in range(seat * LANES, seat * LANES + LANES):
        if m.lane[lane] < 0 or (m.printed(m.lane[lane]).level == 0 and m.can_be_sacrificed(lane)):
            found.append(lane)
    return found


def lanes_to_sacrifice(m: LyonMatch, seat: int) -> list[int]:
    return [lane for lane in range(seat * LANES, seat * LANES + LANES) if m.can_be_sacrificed(lane)]


class PlayMonster(Node):
    """Level 0 takes a free space or replaces a Level 0; higher ones cost as many own Monsters as their level.

    The slots hold the lanes given up so far; then the lane where the Monster goes.
    """

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        level = m.printed(frame.source).level
        if frame.at == 0 and level == 1 and frame.slots:
            frame.at = 1
            frame.slots.append(frame.slots[0])
        if frame.at == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        lane = frame.slots.pop()
        m.leave_hand(frame.source)
        m.tell("CardPlayed", frame.seat, (frame.source,), "LY-8.02")
        m.next_moment()
        given_up = [m.lane[i] for i in frame.slots]
        if level == 0 and m.lane[lane] >= 0:
            given_up = [m.lane[lane]]
        m.destroy(given_up, "LY-12.06")
        m.enter(frame.source, lane)
        m.next_moment()
        m.tell("MonsterEntered", frame.seat, (frame.source, lane), "LY-8.19" if level else "LY-8.13")
        m.set_off_all(PLAYED, frame.source, lane)
        return DONE

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        m = cast(LyonMatch, match)
        level = m.printed(frame.source).level
        if level == 0:
            return [(state.LANE, lane) for lane in lanes_for_level_0(m, seat)]
        if len(frame.slots) < level:
            return [(state.SACRIFICE, lane) for lane in lanes_to_sacrifice(m, seat) if lane not in frame.slots]
        return [(state.LANE, lane) for lane in frame.slots]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])
        if raw[0] == state.LANE:
            frame.at = 1

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        m = cast(LyonMatch, match)
        printed = m.printed(frame.source)
        if printed.level == 0:
            said = Phrase(
                "In quale spazio metti {name}? Un Mostro di Livello 0 già presente viene autodistrutto.",
                "In which space do you put {name}? A Level 0 Monster already there is self-destroyed.",
            )
        elif len(frame.slots) < printed.level:
            said = Phrase(
                "Quale tuo Mostro autodistruggi per giocare {name}? ({n} di {level})",
                "Which Monster of yours do you self-destroy to play {name}? ({n} of {level})",
            )
        else:
            said = Phrase(
                "In quale dei due spazi liberati entra {name}?", "Which of the vacated spaces does {name} take?"
            )
        return said.fill(name=printed.name, n=len(frame.slots) + 1, level=printed.level)

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        level = cast(LyonMatch, match).printed(frame.source).level
        if level == 0:
            return "LY-8.14"
        if len(frame.slots) < level:
            return "LY-8.17" if level == 1 else "LY-8.18"
        return "LY-8.20"


class PlayTreasure(Node):
    """A Treasure goes on any Monster in play, one's own or the opponent's."""

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        lane = frame.slots[0]
        m.leave_hand(frame.source)
        m.attach(frame.source, lane)
        m.next_moment()
        m.tell("TreasureAttached", frame.seat, (frame.source, m.lane[lane]), "LY-8.03")
        m.set_off_all(PLAYED, frame.source, lane)
        return DONE

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        m = cast(LyonMatch, match)
        return [(state.BEAR, lane) for lane in range(8) if m.lane[lane] >= 0]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])
        frame.at = 1

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        name = cast(LyonMatch, match).printed(frame.source).name
        return Phrase("A quale Mostro abbini {name}?", "Which Monster bears {name}?").fill(name=name)

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        return "LY-2.09"


class PlayMagic(Node):
    """A Magic does what it says, then goes to its owner's discard pile."""

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 0:
            frame.at = 1
            m.leave_hand(frame.source)
            m.zone[frame.source] = state.RESOLVING
            m.next_moment()
            m.tell("CardPlayed", frame.seat, (frame.source,), "LY-8.01")
            m.push(m.printed(frame.source).effect, frame.source, frame.seat)
            return GO
        m.put_in_discard(frame.source)
        return DONE


class ActivateCharacter(Node):
    """The Character is turned sideways, Exhausted, and its ability is carried out."""

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        m.exhausted[frame.seat] = 1
        m.next_moment()
        m.tell("CharacterActivated", frame.seat, (frame.source,), "LY-8.08")
        effect = m.printed(frame.source).effect
        if effect >= 0:
            m.push(effect, frame.source, frame.seat)
        return DONE


# -- Combattimento -----------------------------------------------------------------------------------------------


class Combat(Node):
    """Each own Monster may attack once, against what it faces."""

    is_flow = True
    starts_chain = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 0:
            frame.at = 1
            m.phase = COMBAT
            m.tell("PhaseBegan", m.active, (COMBAT,), "LY-6.04")
        if frame.at == 2 or not attackers(m):
            return DONE
        frame.waits = 1 << m.active
        return WAIT

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.ATTACK, lane) for lane in attackers(cast(LyonMatch, match))]
        found.append((state.END,))
        return found

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.END:
            frame.at = 2
        else:
            attack(cast(LyonMatch, match), raw[1])

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Combattimento: scegli un Mostro che attacca, o termina il turno.",
            "Combat: choose a Monster to attack with, or end your turn.",
        )

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        return "LY-9.01"


def attackers(m: LyonMatch) -> list[int]:
    """The lanes of the active player's Monsters that may attack."""
    first = m.active * LANES
    return [lane for lane in range(first, first + LANES) if m.can_attack(lane)]


def attack(m: LyonMatch, lane: int) -> None:
    """One attack, from declaration to blows; deaths and victory follow from `check`."""
    attacker = m.lane[lane]
    facing = (lane + LANES) % 8
    m.attacks[lane] += 1
    m.next_moment()
    if m.can_defend(facing, lane):
        fight(m, lane, facing)
        return
    target = m.character[1 - m.active]
    m.tell("AttackDeclared", m.active, (attacker, target), "LY-9.07" if m.lane[facing] < 0 else "LY-9.08")
    if m.deal(target, max(0, m.attack_value(lane)), "LY-9.07"):
        m.set_off_monster(HITS, attacker, lane)
        set_off_hit_on_character(m, attacker, lane)


def set_off_hit_on_character(m: LyonMatch, attacker: int, lane: int) -> None:
    """ "The enemy Character" is seen from the owner of the ability, who may not be the Monster's."""
    for card in (attacker, *m.attached[lane]):
        if m.owner[card] == m.active:
            m.set_off_all(HITS_CHARACTER, card, lane)


def fight(m: LyonMatch, lane: int, facing: int) -> None:
    """Two Monsters strike each other at the same moment."""
    attacker = m.lane[lane]
    defender = m.lane[facing]
    m.tell("AttackDeclared", m.active, (attacker, defender), "LY-9.10")
    blow = max(0, m.attack_value(lane))
    counterblow = max(0, m.attack_value(facing))
    dealt = m.deal(defender, blow, "LY-9.11")
    taken = m.deal(attacker, counterblow, "LY-9.11")
    dying = []
    if m.defence_value(facing) <= 0 or (dealt and m.has(lane, POISON)):
        dying.append(defender)
    if m.defence_value(lane) <= 0 or (taken and m.has(facing, POISON)):
        dying.append(attacker)
    if dealt:
        m.set_off_monster(HITS, attacker, lane)
    attacker_treasures = m.attached[lane]
    defender_treasures = m.attached[facing]
    dead = m.destroy(dying, "LY-9.11")
    if defender in dead:
        for card in (attacker, *attacker_treasures):
            m.set_off_all(KILLS, card, lane)
    if attacker in dead:
        for card in (defender, *defender_treasures):
            m.set_off_all(KILLS, card, facing)


# -- Fine del turno ----------------------------------------------------------------------------------------------


class EndOfTurn(Node):
    """Damage on Monsters goes; effects of this phase happen; what lasts until the end of turn ends."""

    is_flow = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        m = cast(LyonMatch, match)
        if frame.at == 0:
            frame.at = 1
            m.phase = END_OF_TURN
            m.tell("PhaseBegan", m.active, (END_OF_TURN,), "LY-6.04")
            remove_damage(m)
            m.next_moment()
            for lane in range(8):
                if m.lane[lane] >= 0:
                    m.set_off_monster(END_OF_EACH_TURN, m.lane[lane], lane)
                    for card in (m.lane[lane], *m.attached[lane]):
                        if m.owner[card] == m.active:
                            m.set_off_all(END_OF_YOUR_TURN, card, lane)
            return GO
        remove_damage(m)
        m.expire(state.THIS_TURN, m.active)
        m.tell("TurnEnded", m.active, (m.turn,), "LY-10.07")
        return DONE


def remove_damage(m: LyonMatch) -> None:
    healed = []
    for lane in range(8):
        monster = m.lane[lane]
        if monster >= 0 and m.damage[monster]:
            m.damage[monster] = 0
            healed.append(monster)
    if healed:
        m.tell("DamageRemoved", -1, tuple(healed), "LY-10.01")
