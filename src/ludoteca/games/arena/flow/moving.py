"""Movement: which spaces a figure can reach, the standard move, and where a figure may be placed."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.state.board import Board
from ludoteca.games.arena.state.cards import ALLIES, ANYBODY, IMMOBILE, MOVEMENT, NOBODY
from ludoteca.games.arena.state.match import MOVEMENT_PHASE, USED, ArenaMatch
from ludoteca.kernel.packing import spread

STANDARD_STEPS: Final = 2
"""Before ability cards say otherwise."""
BONUS: Final = 1
"""What a discarded card adds to a standard move or attack."""


def reach(m: ArenaMatch, figure: int, steps: int, through: int, start: int = -1) -> list[int]:
    """List the spaces where a move of up to so many steps may end, the figure's own (0 steps) first.

    `through` says whom it may cross: its allies, nobody or anybody. It is judged from the point of view of the figure
    that moves, whoever moves it (SA-A.46). `start` looks from another space, as if the figure were there. Rules:
    SA-8.04, SA-8.05, SA-8.06, SA-11.12, SA-13.03, SA-13.04.
    """
    origin = m.space[figure] if start < 0 else start
    if steps <= 0 or m.traits[figure] & IMMOBILE:
        return [origin]
    return walked(m.content.board, m.occupant, m.side, figure, origin, steps, through)


def walked(
    board: Board, occupant: list[int], side: list[int], figure: int, origin: int, steps: int, through: int
) -> list[int]:
    """List where so many steps may end, with these figures on the spaces: the origin first, then nearer ones first."""
    crossed = 0
    if through != NOBODY:
        for other in range(len(side)):
            if through == ANYBODY or side[other] == side[figure]:
                crossed |= 1 << other
    return spread(board.neighbours, occupant, origin, steps, figure, crossed)


def free_within(m: ArenaMatch, space: int, range: int) -> list[int]:
    """List the free spaces at most so far from a space, for what is placed rather than moved."""
    occupant = m.occupant
    return [n for n, far in enumerate(m.content.board.distance[space]) if far <= range and occupant[n] < 0]


def standard_steps(m: ArenaMatch, figure: int) -> int:
    """Return 2 spaces, or from chapter 3 the value on the ability card (SA-8.02, SA-8.03)."""
    if not m.skills:
        return STANDARD_STEPS
    person = m.content.characters[m.character[figure]]
    return person.standard_move + person.constants[m.upgraded[figure]].move_bonus


def standard_through(m: ArenaMatch, figure: int) -> int:
    """Say whom its standard move may cross: allies, unless an ability says otherwise."""
    if not m.skills:
        return ALLIES
    return m.content.characters[m.character[figure]].constants[m.upgraded[figure]].move_through


def standard_reach(m: ArenaMatch, figure: int, bonus: int) -> list[int]:
    return reach(m, figure, standard_steps(m, figure) + bonus, standard_through(m, figure))


def move_boosts(m: ArenaMatch, seat: int) -> list[int]:
    """List the cards that add 1 to a standard move: any Movement card, whoever's it is (SA-8.08, SA-8.09, SA-8.11)."""
    if m.chapter < 2:
        return []
    cards = m.content.cards
    return [card for card in m.hand[seat] if cards[m.face[card]].banner & MOVEMENT]


def make_standard_move(m: ArenaMatch, figure: int, space: int) -> None:
    """Move a figure in the movement phase, which is then over.

    Rules: SA-8.02, SA-8.03, SA-6.06.
    """
    m.moved = USED
    m.last_phase = MOVEMENT_PHASE
    cited = "SA-8.03" if m.skills else "SA-8.02"
    if m.traits[figure] & IMMOBILE:
        cited = "SA-13.04"
    m.move_figure(figure, space, cited)


def return_spaces(m: ArenaMatch) -> list[int]:
    """Free spaces of either back row; if there are none, the free ones nearest to a back row (SA-7.09, SA-7.10)."""
    board = m.content.board
    free = [space for space in range(board.size) if m.occupant[space] < 0]
    least = min([board.from_star[space] for space in free])
    return [space for space in free if board.from_star[space] == least]
