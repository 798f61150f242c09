"""Azione: playing Magics, Monsters and Treasures, activating the Character."""

from __future__ import annotations

from ludoteca.games.lyon.acts.playing import ACTIVATE, FIGHT, PLAY, can_activate, playable_cards
from ludoteca.games.lyon.acts.spaces import BEAR, LANE, SACRIFICE, lanes_for_level_0, lanes_to_sacrifice
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import PLAYED
from ludoteca.games.lyon.state.match import ACTION, LyonMatch
from ludoteca.kernel.acts import FlowStep, Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


class Action(FlowStep):
    """Play Magics, Monsters and Treasures, activate the Character: in any order, as often as wanted.

    Rules: LY-8.04, LY-8.07, LY-8.09.
    """

    acts = (PLAY, ACTIVATE, FIGHT)
    question = Phrase(
        "Azione: gioca carte, attiva il Personaggio o passa al combattimento.",
        "Action: play cards, activate your Character, or go on to combat.",
    )
    asked_by = "LY-8.05"

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if frame.stage == 2:
            return DONE
        if frame.stage == 0:
            frame.stage = 1
            m.begin_phase(ACTION)
        frame.waits = 1 << m.active
        return WAIT

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        options: list[Raw] = [(PLAY.number, card) for card in playable_cards(m, seat)]
        if can_activate(m, seat):
            options.append((ACTIVATE.number,))
        options.append((FIGHT.number,))
        return options


class PlayMonster(Step):
    """Level 0 takes a free space or replaces a Level 0; higher ones cost as many own Monsters as their level.

    The slots hold the lanes given up so far; then the lane where the Monster goes.
    """

    acts = (SACRIFICE, LANE)

    def run(self, m: LyonMatch, frame: Frame) -> int:
        level = m.content.cards[m.card[frame.source]].level
        if frame.stage == 0:
            if level != 1 or not frame.slots:
                frame.waits = 1 << frame.seat
                return WAIT
            frame.slots.append(frame.slots[0])
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
        m.tell("MonsterEntered", frame.seat, (frame.source, lane), entering_rule(level, given_up))
        m.set_off_all(PLAYED, frame.source, lane)
        return DONE

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        level = m.printed(frame.source).level
        if level == 0:
            return [(LANE.number, lane) for lane in lanes_for_level_0(m, seat)]
        if len(frame.slots) < level:
            return [(SACRIFICE.number, lane) for lane in lanes_to_sacrifice(m, seat) if lane not in frame.slots]
        return [(LANE.number, lane) for lane in frame.slots]

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        printed = m.printed(frame.source)
        if printed.level == 0:
            phrase = Phrase(
                "In quale spazio metti {name}? Un Mostro di Livello 0 già presente viene autodistrutto.",
                "In which space do you put {name}? A Level 0 Monster already there is self-destroyed.",
            )
        elif printed.level == 1 and not frame.slots:
            phrase = Phrase(
                "Quale tuo Mostro autodistruggi per giocare {name}?",
                "Which of your Monsters do you self-destroy to play {name}?",
            )
        elif not frame.slots:
            phrase = Phrase(
                "Per giocare {name} autodistruggi {level} tuoi Mostri: quale per primo?",
                "To play {name} you self-destroy {level} of your Monsters: which one first?",
            )
        elif len(frame.slots) < printed.level:
            phrase = Phrase(
                "Per giocare {name} autodistruggi {level} tuoi Mostri: quale altro?",
                "To play {name} you self-destroy {level} of your Monsters: which other one?",
            )
        else:
            phrase = Phrase(
                "In quale degli spazi liberati entra {name}?", "Which of the vacated spaces does {name} take?"
            )
        return phrase.fill(name=printed.name, level=printed.level)

    def asking_rule(self, m: LyonMatch, frame: Frame) -> str:
        level = m.printed(frame.source).level
        if level == 0:
            return "LY-8.14"
        if len(frame.slots) < level:
            return "LY-8.17" if level == 1 else "LY-8.18"
        return "LY-8.20"


def entering_rule(level: int, given_up: list[int]) -> str:
    """Name the rule by which a Monster of this level takes its space."""
    if level == 0:
        return "LY-8.14" if given_up else "LY-8.13"
    return "LY-8.19" if level == 1 else "LY-8.20"


class PlayTreasure(Step):
    """A Treasure goes on any Monster in play, one's own or the opponent's."""

    acts = (BEAR,)
    asked_by = "LY-2.09"

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        lane = frame.slots[0]
        m.leave_hand(frame.source)
        m.attach(frame.source, lane)
        m.next_moment()
        m.tell("TreasureAttached", frame.seat, (frame.source, m.lane[lane]), "LY-8.03")
        m.set_off_all(PLAYED, frame.source, lane)
        return DONE

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        name = m.printed(frame.source).name
        return Phrase("A quale Mostro abbini {name}?", "Which Monster bears {name}?").fill(name=name)


class PlayMagic(Node):
    """A Magic does what it says, then goes to its owner's discard pile."""

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
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
