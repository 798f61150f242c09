"""Challenges: whom a character may challenge, and the challenge itself."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.cards import ALERT, BODYGUARD, EVASIVE, LOCATION, RUSH
from ludoteca.games.lorcana.damage import IN_CHALLENGE, deal
from ludoteca.games.lorcana.lasting import laws
from ludoteca.games.lorcana.lasting.durations import expire
from ludoteca.games.lorcana.state import LorcanaMatch
from ludoteca.games.lorcana.terms import (
    BECOMES_EXERTED,
    CHALLENGE_DRYING,
    CHALLENGE_ENDS,
    CHALLENGE_MADE,
    CHALLENGE_READY,
    CHALLENGED,
    CHALLENGES,
    IN_PLAY,
    ON_CHALLENGE,
    ON_EXERTING,
    ON_LOG,
    THIS_CHALLENGE,
    TO_BE_CHALLENGED,
    TO_CHALLENGE,
    TO_EXERT,
    WAS_CHALLENGED,
)
from ludoteca.games.lorcana.triggers import announce, is_awaited
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.rules import rule
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase

DECLARING: Final = 1 << BECOMES_EXERTED | 1 << CHALLENGES | 1 << CHALLENGED
"""What is announced when a challenge is declared, as a bit mask."""


def may_challenge(m: LorcanaMatch, card: int) -> bool:
    """Whether the character may challenge at all now.

    Rules: LOR-CHAL.08, LOR-CHAL.11, LOR-RUSH.01, LOR-MAIN.06.
    """
    if m.exerted[card] or not m.script[card].is_character:
        return False
    if m.stale:
        m.refresh()
    if m.drying[card] and not may_challenge_drying(m, card):
        return False
    return not m.cannot_of[card] & (TO_CHALLENGE | TO_EXERT)


def may_challenge_drying(m: LorcanaMatch, card: int) -> bool:
    """Whether the character may challenge in the turn in which it came into play.

    Rules: LOR-RUSH.01.
    """
    return bool(m.keywords_of[card] & RUSH or m.can_of[card] & CHALLENGE_DRYING)


def exposed(m: LorcanaMatch, seat: int) -> list[int]:
    """The opposing characters and locations: every card that this player's characters might challenge.

    Rules: LOR-MULTI.10.
    """
    found = []
    for other in m.opponents(seat):
        for card in m.play[other]:
            if m.script[card].has_willpower:
                found.append(card)
    return found


def within_reach(m: LorcanaMatch, seat: int) -> list[int]:
    """Of these without the ready characters, unless somebody may challenge such: nobody could challenge the others."""
    if m.stale:
        m.refresh()
    ready_too = bool(m.targets or m.permits & CHALLENGE_READY)
    scripts = m.script
    exerted = m.exerted
    found: list[int] = []
    for other in m.opponents(seat):
        for card in m.play[other]:
            if (exerted[card] or ready_too or scripts[card].is_location) and scripts[card].has_willpower:
                found.append(card)
    return found


def reached_alike(m: LorcanaMatch, seat: int) -> int:
    """Whether there is anybody to challenge, as long as nothing tells this player's characters apart.

    The keywords of which a challenger needs one; 0 where it needs none; -1 where nothing can be challenged.
    """
    scripts = m.script
    exerted = m.exerted
    needed = -1
    for other in m.opponents(seat):
        for card in m.play[other]:
            if (exerted[card] or scripts[card].is_location) and scripts[card].has_willpower:
                if not m.cannot_of[card] & TO_BE_CHALLENGED:
                    if not m.keywords_of[card] & EVASIVE:
                        return 0
                    needed = EVASIVE | ALERT
    return needed


def can_challenge(m: LorcanaMatch, challenger: int, target: int) -> bool:
    """Whether nothing but a Bodyguard keeps this character from challenging that card.

    Rules: LOR-CHAL.02, LOR-CHAL.03, LOR-CHAL.12, LOR-LOC.11, LOR-EVAS.01, LOR-EVAS.02, LOR-ALERT.01, LOR-ALERT.02,
    LOR-WARD.03, LOR-CHAL.20.
    """
    if m.stale:
        m.refresh()
    if m.cannot_of[target] & TO_BE_CHALLENGED:
        return False
    if m.script[target].is_character and not m.exerted[target] and not laws.can_challenge_ready(m, challenger, target):
        return False
    if m.keywords_of[target] & EVASIVE and not m.keywords_of[challenger] & (EVASIVE | ALERT):
        return False
    return not m.wards or not laws.forbids_challenge(m, challenger, target)


def challenge_targets(m: LorcanaMatch, challenger: int, among: list[int]) -> list[int]:
    """Whom this character may challenge; a Bodyguard it could challenge keeps it off that player's other characters.

    Rules: LOR-BODY.02, LOR-BODY.03, LOR-BODY.04, LOR-BODY.05, LOR-AMB.17, LOR-AMB.18, LOR-AMB.19.
    """
    found: list[int] = []
    guarded = 0
    for card in among:
        if can_challenge(m, challenger, card):
            found.append(card)
            if m.keywords_of[card] & BODYGUARD and m.script[card].is_character:
                guarded |= 1 << m.owner[card]
    return unguarded(m, found, guarded) if guarded else found


def unguarded(m: LorcanaMatch, cards: list[int], guarded: int) -> list[int]:
    """Those of these cards that no Bodyguard keeps safe; `guarded`: the players who have one among them."""
    return [
        card
        for card in cards
        if not guarded >> m.owner[card] & 1 or m.keywords_of[card] & BODYGUARD or not m.script[card].is_character
    ]


def exert(m: LorcanaMatch, card: int, why: str) -> bool:
    """Turn the card sideways; whether it became exerted.

    Rules: LOR-STATE.12, LOR-STATE.13.
    """
    if m.zone[card] != IN_PLAY or m.exerted[card] or m.script[card].card.kind == LOCATION:
        return False
    m.exerted[card] = 1
    m.touch(ON_EXERTING)
    m.tell("Exerted", m.owner[card], (card,), why)
    announce(m, BECOMES_EXERTED, card, m.owner[card])
    return True


class Challenge(Node):
    """Declaration, then damage; abilities set off by each are resolved before the next."""

    is_flow = True

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.at == 0:
            if not frame.slots:
                targets = challenge_targets(m, frame.source, within_reach(m, frame.seat))
                if len(targets) > 1:
                    frame.waits = 1 << frame.seat
                    return WAIT
                frame.slots = targets
            frame.at = 1
            declare(m, frame.source, frame.slots[0])
            return GO
        if frame.at == 1:
            frame.at = 2
            if is_on(m):
                challenge_damage(m, frame)
                return GO
        end_challenge(m)
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TARGET_VERB, card) for card in challenge_targets(m, frame.source, within_reach(m, seat))]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.script[frame.source].card.full_name
        return Phrase("{name} lancia una sfida: a chi?", "Whom does {name} challenge?").fill(name=name)

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-MAIN.08"


@rule("LOR-CHAL.01", "LOR-CHAL.09", "LOR-CHAL.10", "LOR-CHAL.13", "LOR-CHAL.14")
def declare(m: LorcanaMatch, challenger: int, challenged: int) -> None:
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
        announce(m, CHALLENGES, challenger, seat, challenged)
        announce(m, CHALLENGED, challenged, other, challenger)


@rule("LOR-CHAL.22", "LOR-CHAL.24", "LOR-AMB.28", "LOR-AMB.29", "LOR-CHAL.23")
def is_on(m: LorcanaMatch) -> bool:
    """Both are still in it: only leaving play ends a challenge early."""
    return not m.fallen and m.challenger >= 0 and m.zone[m.challenger] == IN_PLAY and m.zone[m.challenged] == IN_PLAY


@rule("LOR-CHAL.04", "LOR-CHAL.05", "LOR-CHAL.16", "LOR-LOC.13", "LOR-LOC.14", "LOR-LOC.12", "LOR-CARD.17")
def challenge_damage(m: LorcanaMatch, frame: Frame) -> None:
    """Both deal damage equal to their Strength at the same time; a location deals none."""
    pairs = [m.challenged, m.strength(m.challenger)]
    if m.script[m.challenged].is_character:
        pairs += [m.challenger, m.strength(m.challenged)]
    deal(m, frame, pairs, IN_CHALLENGE)


@rule("LOR-CHAL.18", "LOR-CHAL.19", "LOR-CHAL.25")
def end_challenge(m: LorcanaMatch) -> None:
    challenger, challenged = m.challenger, m.challenged
    if challenger >= 0:
        announce(m, CHALLENGE_ENDS, challenger, m.owner[challenger], challenged)
    m.challenger = -1
    m.challenged = -1
    m.defender_seat = -1
    m.fallen = []
    expire(m, THIS_CHALLENGE, -1)
    m.touch(ON_CHALLENGE)
