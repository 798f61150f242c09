"""Where the pictures of things are found: their addresses in the art room, made from what a view shows of them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.art.pictures import GAME, enemy_words, map_address
from ludoteca.games.kingdom.shows.drawing import turning
from ludoteca.games.kingdom.shows.drawing.scene import SIDES, Scene
from ludoteca.games.kingdom.state.view_types import (
    EnemyView,
    HeroFigure,
    HeroView,
    SpellView,
    SquareView,
    TowerView,
    TrayView,
)
from ludoteca.kernel.art.recipes import address, word
from ludoteca.kernel.keeping import kept

PORTAL: Final = address(GAME, "portal")
GATE: Final = address(GAME, "gate")
_WAYS: Final = {step: side.lower() for side, step in SIDES.items()}


def enemy(one: EnemyView) -> str:
    return address(GAME, *enemy_words(one.id, one.resist, one.icons))


@kept(400)
def tower(kind: TowerView) -> str:
    return address(GAME, "tower", word(kind.family), str(kind.level), word(kind.id))


def spell(one: SpellView) -> str:
    return address(GAME, "spell", word(one.id), one.type)


def boss(tray: TrayView) -> str:
    """Find the picture of the boss whose life card this is."""
    return address(GAME, "boss", word(tray.id.partition("-")[0]))


def ways(hero: HeroView) -> list[str]:
    """Tell how a hero fights."""
    return ["melee"] * hero.melee + ["ranged"] * hero.ranged


def hero(one: HeroView, kind: str = "hero") -> str:
    """Find the picture of a hero of the box: the whole figure, or its portrait."""
    return address(GAME, kind, word(one.id), *ways(one))


def figure(scene: Scene, one: HeroFigure, kind: str = "hero") -> str:
    """Find the picture of a hero or a companion at the table."""
    return address(GAME, kind, "wildcat") if one.wildcat else hero_called(scene.view.heroes, one.hero, kind)


@kept(400)
def hero_called(heroes: tuple[HeroView, ...], id: str, kind: str) -> str:
    """Find the picture of the hero with this id, whether it is of the box or not."""
    known = next((hero for hero in heroes if hero.id == id), None)
    return hero(known, kind) if known else address(GAME, kind, word(id))


def land(scene: Scene) -> str:
    """Find the picture of the land under the map, as large as the map's place on the table."""
    x, y, w, h = scene.layout.map
    seen = scene.squares
    cells = "".join([letter(scene, one) for one in scene.view.map.squares])
    measures = (w, h, seen.x - x, seen.y - y, seen.size)
    piles = [(pile.square, pile.side) for pile in scene.view.piles]
    return map_address(scene.view.scenario.id, measures, seen.cols, cells, piles, scene.quarter)


def letter(scene: Scene, one: SquareView) -> str:
    """Write a square of the map in the recipe of its land."""
    if one.kind != "path":
        return "b" if one.site >= 0 else "g"
    return _WAYS[onward(scene, one)]


def onward(scene: Scene, one: SquareView) -> tuple[int, int]:
    """Return rows and columns to where the path goes on from a square of it."""
    if one.onward == -2:
        return SIDES[scene.view.map.exit_side]
    row, col = divmod(one.onward, scene.squares.cols)
    return row - one.row, col - one.col


def seen_onward(scene: Scene, one: SquareView) -> tuple[int, int]:
    """Return the same as it is seen."""
    return turning.step(*onward(scene, one), scene.quarter)
