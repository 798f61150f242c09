"""What is sensible now, worked out from a view and the options on offer: for lessons that speak of the position."""

from __future__ import annotations

from ludoteca.games.kingdom.shows.terms import SIDE
from ludoteca.games.kingdom.state.view_types import KingdomView, Offsets, SiteView, TowerView, TrayView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.keeping import kept


def trays_within(view: KingdomView, tower: TowerView, square: int) -> list[TrayView]:
    """List the uppermost trays that a tower there could attack, whichever way it is turned."""
    rows, cols = view.map.rows, view.map.cols
    row, col = divmod(square, cols)
    spaces: set[int] = set()
    for down, right in turned(tower.arrows):
        if 0 <= row + down < rows and 0 <= col + right < cols:
            spaces.add((row + down) * cols + col + right)
    return [
        tray
        for tray in view.trays
        if not tray.depth
        and not tray.complete
        and tray.level <= tower.level
        and (tower.perfect or tray.square in spaces)
    ]


def turned(arrows: Offsets) -> list[tuple[int, int]]:
    """List the offsets of all four directions of a card."""
    offsets: list[tuple[int, int]] = []
    for down, right in arrows:
        for _ in range(4):
            offsets.append((down, right))
            down, right = right, -down
    return offsets


def sites_on_offer(view: KingdomView, decision: JSON) -> list[SiteView]:
    numbers = {int(option["id"][6:]) for option in decision["options"] if option["id"].startswith("build:")}
    return [site for site in view.sites if site.site in numbers]


def best_site(view: KingdomView, decision: JSON) -> tuple[SiteView | None, list[TrayView]]:
    """Find where the tower in hand reaches most hordes, and which; None where nothing can be built."""
    _, _, kind = decision["source"].rpartition("/")
    best: tuple[SiteView | None, list[TrayView]] = (None, [])
    for site in sites_on_offer(view, decision):
        trays = trays_within(view, view.towers[int(kind)], site.square)
        if best[0] is None or len(trays) > len(best[1]):
            best = (site, trays)
    return best


def can_rise(decision: JSON) -> bool:
    """Tell whether passing the tower in hand, or improving it, makes another one of it."""
    kind = decision["source"].rpartition("/")[2]
    passes = [option["id"] for option in decision["options"] if option["id"].startswith("pass:")]
    return any(id.rpartition("/")[2] != kind for id in passes)


def is_in_reach(view: KingdomView, tray: TrayView) -> bool:
    """Tell whether the viewer could still do something about a tray: with a tower in hand, or with the hero."""
    seat = view.seat
    assert seat is not None
    for site in view.sites:
        if site.towers or site.banned or site.seat not in (seat, -1):
            continue
        for kind in view.players[seat].hand:
            if tray in trays_within(view, view.towers[kind], site.square):
                return True
    return any(
        tray.square in figure.can_move
        for figure in view.people
        if figure.seat == seat and figure.card == "hand" and figure.square > -2
    )


def best_placement(view: KingdomView, decision: JSON) -> tuple[tuple[int, ...], int, bool]:
    """Find the cells of the placement on offer that covers most, how many enemies it covers, whether it is the last.

    No cells if none covers anything; with cells but no enemy it covers part of a large one (KR-A24).
    """
    best: tuple[tuple[int, ...], int, bool] = ((), 0, False)
    most = (0, 0)
    attack = view.attack
    assert attack is not None
    trays = {one.tray: one for one in view.trays}
    for option in decision["options"]:
        verb, _, numbers = option["id"].partition(":")
        if verb != "place":
            continue
        tray, turn, cell = numbers.split("/")
        cells = cells_at(attack.piece.turns[int(turn)], int(cell))
        shown = trays[int(tray)]
        bare = shown.uncovered
        covered = [one for one in cells if one in bare]
        enemies = enemies_finished(shown, covered)
        if (enemies, len(covered)) > most:
            most = (enemies, len(covered))
            best = (cells, enemies, len(covered) == len(bare))
    return best


def enemies_finished(tray: TrayView, covered: list[int]) -> int:
    """Count how many enemies have nothing uncovered any more once these cells are covered too."""
    if not tray.large:
        return len(covered)
    left = [cell for cell in tray.uncovered if cell not in covered]
    large = [cells for cells in tray.large if any(cell in covered for cell in cells)]
    small = [cell for cell in covered if not any(cell in cells for cells in large)]
    return len(small) + len([cells for cells in large if not any(cell in left for cell in cells)])


@kept(300)
def cells_at(outline: Offsets, cell: int) -> tuple[int, ...]:
    """List the cells of a tile that is laid so that this is its first."""
    first_row, first_col = min([(row, col) for row, col in outline])
    row, col = divmod(cell, SIDE)
    return tuple(sorted([(row + down - first_row) * SIDE + col + right - first_col for down, right in outline]))
