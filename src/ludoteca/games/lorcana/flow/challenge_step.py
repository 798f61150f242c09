"""The challenge itself: whom, the declaration, the damage, its end."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.answering import TARGET
from ludoteca.games.lorcana.acts.bases import CardQuestion
from ludoteca.games.lorcana.acts.in_play import refuse_challenged
from ludoteca.games.lorcana.effects.lasting.durations import expire
from ludoteca.games.lorcana.flow.challenge import challenge_targets, within_reach
from ludoteca.games.lorcana.flow.damage import IN_CHALLENGE, deal
from ludoteca.games.lorcana.flow.triggers import announce, is_awaited
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    BECOMES_EXERTED,
    CHALLENGE_ENDS,
    CHALLENGE_MADE,
    CHALLENGED,
    CHALLENGES,
    EXERTS,
    IN_PLAY,
    ON_CHALLENGE,
    ON_EXERTING,
    ON_LOG,
    THIS_CHALLENGE,
    WAS_CHALLENGED,
)
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase

DECLARING: Final = 1 << BECOMES_EXERTED | 1 << EXERTS | 1 << CHALLENGES | 1 << CHALLENGED
"""What is announced when a challenge is declared, as a bit mask."""


class Challenge(CardQuestion):
    """Declaration, then damage; abilities set off by each are resolved before the next."""

    is_flow = True
    acts = (TARGET,)
    asked_by = "LOR-MAIN.08"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            if not frame.slots:
                targets = challenge_targets(m, frame.source, within_reach(m, frame.seat))
                if len(targets) > 1:
                    frame.waits = 1 << frame.seat
                    return WAIT
                frame.slots = targets
            frame.stage = 1
            declare(m, frame.source, frame.slots[0])
            return GO
        if frame.stage == 1:
            frame.stage = 2
            if is_on(m):
                challenge_damage(m, frame)
                return GO
        end_challenge(m)
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, card) for card in challenge_targets(m, frame.source, within_reach(m, seat))]

    def refuse_card(self, m: LorcanaMatch, frame: Frame, seat: int, card: int) -> Refusal:
        return refuse_challenged(m, frame.source, card)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.script[frame.source].card.full_name
        return Phrase("{name} lancia una sfida: a chi?", "Whom does {name} challenge?").fill(name=name)


def declare(m: LorcanaMatch, challenger: int, challenged: int) -> None:
    """Declare a challenge: the challenger is exerted, and both characters are in it.

    Rules: LOR-CHAL.01, LOR-CHAL.09, LOR-CHAL.10, LOR-CHAL.13, LOR-CHAL.14.
    """
    seat = m.owner[challenger]
    other = m.owner[challenged]
    m.exerted[challenger] = 1
    m.challenger = challenger
    m.challenged = challenged
    m.defender_seat = other
    m.fallen = []
    m.log.append((CHALLENGE_MADE, seat, challenger))
    m.log.append((WAS_CHALLENGED, other, challenged))
    m.touch(ON_EXERTING | ON_CHALLENGE | ON_LOG)
    m.tell("ChallengeDeclared", seat, (challenger, challenged), "LOR-CHAL.01")
    if is_awaited(m, DECLARING, challenger, challenged):
        announce(m, BECOMES_EXERTED, challenger, seat)
        announce(m, EXERTS, challenger, seat)
        announce(m, CHALLENGES, challenger, seat, challenged)
        announce(m, CHALLENGED, challenged, other, challenger)


def is_on(m: LorcanaMatch) -> bool:
    """Tell whether both are still in it: only leaving play ends a challenge early.

    Rules: LOR-CHAL.22, LOR-CHAL.24, LOR-AMB.28, LOR-AMB.29, LOR-CHAL.23.
    """
    return not m.fallen and m.challenger >= 0 and m.zone[m.challenger] == IN_PLAY and m.zone[m.challenged] == IN_PLAY


def challenge_damage(m: LorcanaMatch, frame: Frame) -> None:
    """Let both deal damage equal to their Strength at the same time; a location deals none.

    Rules: LOR-CHAL.04, LOR-CHAL.05, LOR-CHAL.16, LOR-LOC.13, LOR-LOC.14, LOR-LOC.12, LOR-CARD.17.
    """
    pairs = [m.challenged, m.strength(m.challenger)]
    if m.script[m.challenged].is_character:
        pairs += [m.challenger, m.strength(m.challenged)]
    deal(m, frame, pairs, IN_CHALLENGE)


def end_challenge(m: LorcanaMatch) -> None:
    """End the challenge, and all that lasts as long as one.

    Rules: LOR-CHAL.18, LOR-CHAL.19, LOR-CHAL.25.
    """
    challenger, challenged = m.challenger, m.challenged
    if challenger >= 0:
        announce(m, CHALLENGE_ENDS, challenger, m.owner[challenger], challenged)
    m.challenger = -1
    m.challenged = -1
    m.defender_seat = -1
    m.fallen = []
    expire(m, THIS_CHALLENGE, -1)
    m.touch(ON_CHALLENGE)
