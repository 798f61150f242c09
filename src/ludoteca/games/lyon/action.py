"""Azione: playing Magics, Monsters and Treasures, activating the Character."""

from __future__ import annotations

from typing import cast

from ludoteca.games.lyon import state
from ludoteca.games.lyon.cards import INDESTRUCTIBLE, MAGIC, MONSTER, PLAYED, TREASURE
from ludoteca.games.lyon.state import ACTION, LANES, LyonMatch
from ludoteca.games.lyon.steps import ACTIVATE_CHARACTER, PLAY_MAGIC, PLAY_MONSTER, PLAY_TREASURE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.rules import rule
from ludoteca.kernel.texts import Phrase


class Action(Node):
    """Play Magics, Monsters and Treasures, activate the Character: in any order, as often as wanted."""

    is_flow = True
    starts_chain = True

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if frame.at == 2:
            return DONE
        if frame.at == 0:
            frame.at = 1
            m.begin_phase(ACTION)
        frame.waits = 1 << m.active
        return WAIT

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.PLAY, card) for card in playable_cards(m, seat)]
        if can_activate(m, seat):
            found.append((state.ACTIVATE,))
        found.append((state.FIGHT,))
        return found

    def answer(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.FIGHT:
            frame.at = 2
        elif raw[0] == state.ACTIVATE:
            m.push(ACTIVATE_CHARACTER, m.character[seat], seat)
        else:
            kind = m.printed(raw[1]).kind
            node = PLAY_MONSTER if kind == MONSTER else PLAY_TREASURE if kind == TREASURE else PLAY_MAGIC
            m.push(node, raw[1], seat)

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Azione: gioca carte, attiva il Personaggio o passa al combattimento.",
            "Action: play cards, activate your Character, or go on to combat.",
        )

    def asking_rule(self, m: LyonMatch, frame: Frame) -> str:
        return "LY-8.05"


def playable_cards(m: LyonMatch, seat: int) -> list[int]:
    """The cards in hand that can be played now, to the end."""
    if m.stale:
        m.refresh()
    cards = m.content.cards
    number = m.card
    forbidden = m.player_cannot[seat]
    own = m.lane[seat * LANES : seat * LANES + LANES]
    room = 1 if -1 in own else -1
    sacrifices = -1
    found = []
    for card in m.hand[seat]:
        printed = cards[number[card]]
        kind = printed.kind
        if kind == MONSTER:
            if forbidden & state.TO_PLAY_MONSTERS:
                continue
            level = printed.level
            if level == 0:
                if room < 0:
                    room = len(lanes_for_level_0(m, seat))
                if room:
                    found.append(card)
            else:
                if sacrifices < 0:
                    sacrifices = len(lanes_to_sacrifice(m, seat))
                if sacrifices >= level:
                    found.append(card)
        elif kind == MAGIC:
            if not forbidden & state.TO_PLAY_MAGIC and (
                not printed.needs_target or has_targets(m, seat, card, printed.effect)
            ):
                found.append(card)
        elif not forbidden & state.TO_PLAY_TREASURES and max(m.lane) >= 0:
            found.append(card)
    return found


@rule("LY-8.04", "LY-8.07", "LY-8.09")
def can_activate(m: LyonMatch, seat: int) -> bool:
    if m.exhausted[seat] or m.is_player_forbidden(seat, state.TO_ACTIVATE):
        return False
    character = m.character[seat]
    printed = m.content.cards[m.card[character]]
    return not printed.needs_target or has_targets(m, seat, character, printed.effect)


def has_targets(m: LyonMatch, seat: int, card: int, effect: int) -> bool:
    """A card that needs a target cannot be played without one (LY-A.19, LY-A.36)."""
    if effect < 0:
        return True
    return cast(Effect, m.programme[effect]).playable(m, Frame(effect, card, seat))


def lanes_for_level_0(m: LyonMatch, seat: int) -> list[int]:
    """Free spaces, and those of own Level 0 Monsters that can be self-destroyed (LY-8.13, LY-8.14, LY-11.09)."""
    if m.stale:
        m.refresh()
    cards = m.content.cards
    keywords = m.keywords_of
    first = seat * LANES
    found = []
    for lane, monster in enumerate(m.lane[first : first + LANES], first):
        if monster < 0 or (not keywords[lane] & INDESTRUCTIBLE and cards[m.card[monster]].level == 0):
            found.append(lane)
    return found


def lanes_to_sacrifice(m: LyonMatch, seat: int) -> list[int]:
    """The spaces of own Monsters that can be self-destroyed for another (LY-11.08, LY-A.13)."""
    if m.stale:
        m.refresh()
    lanes = m.lane
    keywords = m.keywords_of
    first = seat * LANES
    return [i for i in range(first, first + LANES) if lanes[i] >= 0 and not keywords[i] & INDESTRUCTIBLE]


class PlayMonster(Node):
    """Level 0 takes a free space or replaces a Level 0; higher ones cost as many own Monsters as their level.

    The slots hold the lanes given up so far; then the lane where the Monster goes.
    """

    def run(self, m: LyonMatch, frame: Frame) -> int:
        level = m.content.cards[m.card[frame.source]].level
        if frame.at == 0:
            if level != 1 or not frame.slots:
                frame.waits = 1 << frame.seat
                return WAIT
            frame.at = 1
            frame.slots.append(frame.slots[0])
        lane = frame.slots.pop()
        m.leave_hand(frame.source)
        m.tell("CardPlayed", frame.seat, (frame.source,), "LY-8.02")
        m.next_moment()
        given_up = [m.lane[i] for i in frame.slots]
        if level == 0 and m.lane[lane] >= 0:
            given_up = [m.lane[lane]]
        if given_up:
            m.destroy(given_up, "LY-12.06")
        m.enter(frame.source, lane)
        m.next_moment()
        m.tell("MonsterEntered", frame.seat, (frame.source, lane), entering_rule(level, given_up))
        m.set_off_all(PLAYED, frame.source, lane)
        return DONE

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        level = m.printed(frame.source).level
        if level == 0:
            return [(state.LANE, lane) for lane in lanes_for_level_0(m, seat)]
        if len(frame.slots) < level:
            return [(state.SACRIFICE, lane) for lane in lanes_to_sacrifice(m, seat) if lane not in frame.slots]
        return [(state.LANE, lane) for lane in frame.slots]

    def answer(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])
        if raw[0] == state.LANE:
            frame.at = 1

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        printed = m.printed(frame.source)
        if printed.level == 0:
            said = Phrase(
                "In quale spazio metti {name}? Un Mostro di Livello 0 già presente viene autodistrutto.",
                "In which space do you put {name}? A Level 0 Monster already there is self-destroyed.",
            )
        elif printed.level == 1 and not frame.slots:
            said = Phrase(
                "Quale tuo Mostro autodistruggi per giocare {name}?",
                "Which of your Monsters do you self-destroy to play {name}?",
            )
        elif not frame.slots:
            said = Phrase(
                "Per giocare {name} autodistruggi {level} tuoi Mostri: quale per primo?",
                "To play {name} you self-destroy {level} of your Monsters: which one first?",
            )
        elif len(frame.slots) < printed.level:
            said = Phrase(
                "Per giocare {name} autodistruggi {level} tuoi Mostri: quale altro?",
                "To play {name} you self-destroy {level} of your Monsters: which other one?",
            )
        else:
            said = Phrase(
                "In quale degli spazi liberati entra {name}?", "Which of the vacated spaces does {name} take?"
            )
        return said.fill(name=printed.name, level=printed.level)

    def asking_rule(self, m: LyonMatch, frame: Frame) -> str:
        level = m.printed(frame.source).level
        if level == 0:
            return "LY-8.14"
        if len(frame.slots) < level:
            return "LY-8.17" if level == 1 else "LY-8.18"
        return "LY-8.20"


def entering_rule(level: int, given_up: list[int]) -> str:
    """The rule by which a Monster of this level takes its space."""
    if level == 0:
        return "LY-8.14" if given_up else "LY-8.13"
    return "LY-8.19" if level == 1 else "LY-8.20"


class PlayTreasure(Node):
    """A Treasure goes on any Monster in play, one's own or the opponent's."""

    def run(self, m: LyonMatch, frame: Frame) -> int:
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

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(state.BEAR, lane) for lane in range(8) if m.lane[lane] >= 0]

    def answer(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])
        frame.at = 1

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        name = m.printed(frame.source).name
        return Phrase("A quale Mostro abbini {name}?", "Which Monster bears {name}?").fill(name=name)

    def asking_rule(self, m: LyonMatch, frame: Frame) -> str:
        return "LY-2.09"


class PlayMagic(Node):
    """A Magic does what it says, then goes to its owner's discard pile."""

    def run(self, m: LyonMatch, frame: Frame) -> int:
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

    def run(self, m: LyonMatch, frame: Frame) -> int:
        m.exhausted[frame.seat] = 1
        m.next_moment()
        m.tell("CharacterActivated", frame.seat, (frame.source,), "LY-8.08")
        effect = m.printed(frame.source).effect
        if effect >= 0:
            m.push(effect, frame.source, frame.seat)
        return DONE
