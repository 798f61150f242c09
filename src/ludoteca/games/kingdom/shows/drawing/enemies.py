"""Enemies as tokens: a plate whose shape tells what it resists, a head, and the marks of what it can do.

Plain enemies stand on a round plate, those that resist physical attacks on a shield, those that resist magical ones on
a star, those that resist both on a shield in a star. A small token shows the mark instead of the head, because that is
what counts; a large one shows both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from ludoteca.games.kingdom.shows.drawing.icons import SIGNS
from ludoteca.games.kingdom.state.view_types import EnemyView
from ludoteca.kernel.drawing import escape, symbol
from ludoteca.kernel.signs import read_paths

_HEADS: Final = read_paths(Path(__file__).with_name("enemies.txt"))
_PLATES: Final = {
    "": "M12 .8a11.2 11.2 0 110 22.4 11.2 11.2 0 010-22.4z",
    "physical": "M12 .4c3.5 1.6 6.8 2.3 10.6 2.4v8.8c0 5.6-4 9.6-10.6 12C5.4 21.2 1.4 17.2 1.4 11.6V2.8"
    "C5.2 2.7 8.5 2 12 .4z",
    "magical": "M12 0l3.1 3.2 4.4-.7.7 4.4L24 9.5l-2 4 2 4-4.1 1.6-1.1 4.3-4.4-1"
    "L12 24.5l-2.4-2.1-4.4 1-1.1-4.3"
    "L0 17.5l2-4-2-4 3.8-2.6.7-4.4 4.4.7z",
}
_MARKS: Final = ("deadly", "heal", "fast", "sniper")
CLOSED: Final = {"ghost": "ghost", "flying": "wing", "bar": "bars", "level": "portal"}
"""Squares that nothing may cover, and their signs."""


def plate_kind(resist: list[str]) -> str:
    return "both" if len(resist) > 1 else resist[0] if resist else ""


def plate(resist: list[str]) -> str:
    """The plate under the head."""
    kind = plate_kind(resist)
    if kind == "both":
        return (
            f'<path class="kr-plate kr-magical" d="{_PLATES["magical"]}"/>'
            f'<path class="kr-plate kr-physical" transform="translate(3.6 3.4) scale(.7)" d="{_PLATES["physical"]}"/>'
        )
    return f'<path class="kr-plate kr-{kind or "plain"}" d="{_PLATES[kind]}"/>'


@lru_cache(maxsize=256)
def _token(id: str, letter: str, resist: tuple[str, ...], icons: tuple[str, ...], small: bool) -> str:
    """The definition of a token, small or large."""
    inside = [plate(list(resist))]
    marks = [mark for mark in _MARKS if mark in icons]
    if small and marks:
        inside.append(sign(SIGNS.paths[marks[0]], 4, 4, 16, f"kr-mark kr-{marks[0]}"))
    elif id in _HEADS:
        inside.append(sign(_HEADS[id], 4, 4, 16, "kr-head"))
    else:
        inside.append(f'<text class="kr-letter" x="12" y="17" font-size="14">{escape(letter)}</text>')
    if not small:
        for at, mark in enumerate(marks):
            x = 14.2 - at * 9.4
            inside.append(f'<circle class="kr-spot" cx="{x + 4.9:.1f}" cy="19.1" r="4.9"/>')
            inside.append(sign(SIGNS.paths[mark], x + 1.7, 15.9, 6.4, f"kr-mark kr-{mark}"))
    name = f"kr-{'s' if small else 'e'}-{id}"
    return symbol(name, 24, 24, *inside)


def sign(d: str, x: float, y: float, size: float, class_: str) -> str:
    scale = f"translate({x:.1f} {y:.1f}) scale({size / 24:.3f})"
    return f'<path class="{class_}" fill-rule="evenodd" transform="{scale}" d="{d}"/>'


def definitions(enemies: Sequence[EnemyView]) -> dict[str, str]:
    """Small and large tokens of all enemies of a view."""
    return _definitions(tuple(enemies))


@lru_cache(maxsize=64)
def _definitions(enemies: tuple[EnemyView, ...]) -> dict[str, str]:
    found = {}
    for enemy in enemies:
        for small in (True, False):
            name = f"kr-{'s' if small else 'e'}-{enemy.id}"
            found[name] = _token(enemy.id, enemy.symbol, tuple(enemy.resist), tuple(enemy.icons), small)
    return found
