"""The standard attack: whom it reaches, what it deals, and the card that may strengthen it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.effects.targets import may_choose
from ludoteca.games.arena.flow.statuses import attack_value
from ludoteca.games.arena.state.cards import ACTION, ATTACK
from ludoteca.games.arena.state.match import ArenaMatch

STANDARD_DAMAGE: Final = 2
"""Before ability cards say otherwise."""
CHOOSE: Final = 0
PAY: Final = 1
STRIKE: Final = 2
"""How far a standard attack is."""


def standard_damage(m: ArenaMatch, figure: int) -> int:
    """Return 2, or from chapter 3 the card's value; Pacified replaces it (SA-9.02, SA-9.03, SA-A.14)."""
    person = m.content.characters[m.character[figure]]
    damage: int = attack_value(m, figure, person.standard_attack if m.skills else STANDARD_DAMAGE)
    return damage + person.constants[m.upgraded[figure]].attack_bonus if m.skills else damage


def standard_range(m: ArenaMatch, figure: int) -> int:
    """Return how far it attacks: only adjacent characters, unless its own ability says otherwise (SA-9.06)."""
    return m.content.characters[m.character[figure]].constants[m.upgraded[figure]].attack_range if m.skills else 1


def attack_targets(m: ArenaMatch, seat: int, figure: int, spare: int) -> list[int]:
    """List other characters in range, allies too (SA-A.02); `spare` hand cards are left to pay for Stealthy ones."""
    far = standard_range(m, figure)
    distance = m.content.board.distance[m.space[figure]]
    return [
        other
        for other in range(m.figures)
        if other != figure
        and m.space[other] >= 0
        and distance[m.space[other]] <= far
        and not m.knocked[other]
        and may_choose(m, seat, other, spare)
    ]


def attack_boosts(m: ArenaMatch, seat: int) -> list[int]:
    """List the cards that add 1 to a standard attack: Action cards in chapter 2, Attack cards later (SA-A.01)."""
    if m.chapter < 2:
        return []
    cards = m.content.cards
    if m.chapter == 2:
        return [card for card in m.hand[seat] if cards[m.face[card]].banner & ACTION]
    return [card for card in m.hand[seat] if cards[m.face[card]].types & ATTACK]
