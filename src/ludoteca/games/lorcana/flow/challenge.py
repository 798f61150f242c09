"""Challenges: whom a character may challenge, and the challenge itself; and who may quest."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.cards import ALERT, BODYGUARD, EVASIVE, LOCATION, RECKLESS, RUSH
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    ABOUT_CHALLENGING,
    BECOMES_EXERTED,
    CHALLENGE_DRYING,
    CHALLENGE_MADE,
    CHALLENGE_READY,
    EXERTS,
    IN_PLAY,
    ON_EXERTING,
    QUEST_DRYING,
    QUESTED,
    TO_BE_CHALLENGED,
    TO_CHALLENGE,
    TO_EXERT,
    TO_QUEST,
)

WHAT_QUESTING_TAKES: Final = TO_QUEST | TO_EXERT
"""A character that is forbidden any of these cannot quest."""


def is_ready_character(m: LorcanaMatch, card: int) -> bool:
    """Tell whether it is a character that is not exerted; if so, what it may do has been worked out."""
    if m.exerted[card] or not m.script[card].is_character:
        return False
    if m.stale:
        m.refresh()
    return True


def may_quest(m: LorcanaMatch, card: int) -> bool:
    """Tell whether a card may quest. Rules: LOR-QUEST.03, LOR-QUEST.04, LOR-QUEST.05, LOR-RECK.01, LOR-RUSH.02,
    LOR-LORE.03, LOR-MAIN.06, LOR-MAIN.07, LOR-CARD.02, LOR-AMB.59.
    """
    if not is_ready_character(m, card):
        return False
    if m.drying[card] and not m.can_of[card] & QUEST_DRYING:
        return False
    if m.keywords_of[card] & RECKLESS or m.cannot_of[card] & WHAT_QUESTING_TAKES:
        return False
    return not m.laws & ABOUT_CHALLENGING or not laws.another_did(m, card, QUESTED)


def may_challenge(m: LorcanaMatch, card: int) -> bool:
    """Tell whether the character may challenge at all now.

    Rules: LOR-CHAL.08, LOR-CHAL.11, LOR-RUSH.01, LOR-MAIN.06.
    """
    if not is_ready_character(m, card):
        return False
    if m.drying[card] and not may_challenge_drying(m, card):
        return False
    if m.cannot_of[card] & (TO_CHALLENGE | TO_EXERT):
        return False
    return not m.laws & ABOUT_CHALLENGING or not laws.another_did(m, card, CHALLENGE_MADE)


def may_challenge_drying(m: LorcanaMatch, card: int) -> bool:
    """Tell whether the character may challenge in the turn in which it came into play.

    Rules: LOR-RUSH.01.
    """
    return bool(m.keywords_of[card] & RUSH or m.can_of[card] & CHALLENGE_DRYING)


def exposed(m: LorcanaMatch, seat: int) -> list[int]:
    """List the opposing characters and locations: every card that this player's characters might challenge.

    Rules: LOR-MULTI.10.
    """
    cards = []
    for other in m.opponents(seat):
        for card in m.play[other]:
            if m.script[card].has_willpower:
                cards.append(card)
    return cards


def within_reach(m: LorcanaMatch, seat: int) -> list[int]:
    """List these without the ready characters, unless somebody may challenge such."""
    if m.stale:
        m.refresh()
    ready_too = bool(m.targets or m.permits & CHALLENGE_READY)
    scripts = m.script
    exerted = m.exerted
    cards: list[int] = []
    for other in m.opponents(seat):
        for card in m.play[other]:
            if (exerted[card] or ready_too or scripts[card].is_location) and scripts[card].has_willpower:
                cards.append(card)
    return cards


def reached_alike(m: LorcanaMatch, seat: int) -> int:
    """Tell whether there is anybody to challenge, as long as nothing tells this player's characters apart.

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
    """Tell whether nothing but a Bodyguard keeps this character from challenging that card.

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
    """List whom it may challenge; a Bodyguard it could challenge keeps it off that player's other characters.

    Rules: LOR-BODY.02, LOR-BODY.03, LOR-BODY.04, LOR-BODY.05, LOR-AMB.17, LOR-AMB.18, LOR-AMB.19.
    """
    targets: list[int] = []
    guarded = 0
    for card in among:
        if can_challenge(m, challenger, card):
            targets.append(card)
            if m.keywords_of[card] & BODYGUARD and m.script[card].is_character:
                guarded |= 1 << m.owner[card]
    return unguarded(m, targets, guarded) if guarded else targets


def unguarded(m: LorcanaMatch, cards: list[int], guarded: int) -> list[int]:
    """List those of these cards that no Bodyguard keeps safe; `guarded`: the players who have one among them."""
    return [
        card
        for card in cards
        if not guarded >> m.owner[card] & 1 or m.keywords_of[card] & BODYGUARD or not m.script[card].is_character
    ]


def exert(m: LorcanaMatch, card: int, seat: int, why: str) -> bool:
    """Turn the card sideways for this player; whether it became exerted.

    Rules: LOR-STATE.12, LOR-STATE.13.
    """
    if m.zone[card] != IN_PLAY or m.exerted[card] or m.script[card].card.kind == LOCATION:
        return False
    m.exerted[card] = 1
    m.touch(ON_EXERTING)
    m.tell("Exerted", m.owner[card], (card,), why)
    announce(m, BECOMES_EXERTED, card, m.owner[card])
    announce(m, EXERTS, card, seat)
    return True
