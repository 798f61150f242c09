"""Where trays will go in the next phase 4, if nothing more is done about them: what the table shows beforehand."""

from __future__ import annotations

from ludoteca.games.kingdom.state.board import OUT
from ludoteca.games.kingdom.state.cards import BOSS, FLYING
from ludoteca.games.kingdom.state.match import KingdomMatch


class Forecast:
    """Of one tray: the spaces that it will enter, whether it escapes, whether it is held where it is."""

    def __init__(self) -> None:
        self.squares: list[int] = []
        self.moves = 0
        """How often it will try."""
        self.exit = False
        self.blocked = False


def forecasts(m: KingdomMatch) -> dict[int, Forecast]:
    """Make a forecast for every tray, by its number; those that will be destroyed before go nowhere."""
    forecasts = {tray: Forecast() for tray in m.trays_in_order()}
    moving = [tray for tray in forecasts if m.uncovered(tray) or (m.kind_of(tray) == BOSS and m.lives > 1)]
    occupied: dict[int, int] = {}
    for tray in moving:
        occupied[m.at[tray]] = occupied.get(m.at[tray], 0) + 1
    for tray in moving:
        square = m.at[tray]
        told = forecasts[tray]
        held, free = expected_attempts(m, tray)
        told.moves = held + free
        told.blocked = bool(held) and not free
        for _ in range(free):
            onward = next_free(m, square, occupied, m.kind_of(tray) == FLYING)
            occupied[square] -= 1
            if onward == OUT:
                told.exit = True
                break
            occupied[onward] = occupied.get(onward, 0) + 1
            told.squares.append(onward)
            square = onward
    return forecasts


def expected_attempts(m: KingdomMatch, tray: int) -> tuple[int, int]:
    """Count how many of its moves will be held up, and how many will succeed."""
    kind = m.kind_of(tray)
    if kind == BOSS:
        return 0, m.content.bosses[m.face_of(tray).boss].speed
    stays = staying(m, tray)
    moves = 2 if m.grid_of(tray).fast & ~(expected_tiles(m, tray) | stays) else 1
    if not stays:
        return 0, moves
    held = 1
    for figure in m.heroes_on(tray):
        if m.is_protected(figure) or (not m.cat[figure] and m.hearts[figure] > 1):
            held = moves
    return held, moves - held


def staying(m: KingdomMatch, tray: int) -> int:
    """Find the cells under soldiers and heroes when its icons are checked: a flying horde has shaken them off
    (KR-20.13).
    """
    return 0 if m.kind_of(tray) == FLYING else m.troops[tray] | m.bases[tray]


def expected_tiles(m: KingdomMatch, tray: int) -> int:
    """Find the cells under the tiles that it will have when it moves: none if a heal icon can be seen (KR-15.05)."""
    tiles = m.damage[tray]
    return 0 if m.grid_of(tray).heal & ~(tiles | staying(m, tray)) else tiles


def expected_loss(m: KingdomMatch, tray: int) -> int:
    """Count the hearts that it will cost if it gets out in the next phase 4."""
    return m.loss_under(tray, expected_tiles(m, tray))


def next_free(m: KingdomMatch, square: int, occupied: dict[int, int], flies: bool) -> int:
    for onward in m.board.routes[square]:
        if (flies or not occupied.get(onward)) and m.trail_card_at(onward) < 0:
            return onward
    return OUT
