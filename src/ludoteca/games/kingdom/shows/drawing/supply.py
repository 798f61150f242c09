"""The supply of towers while crystals are spent: every kind with its price and how many are left."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import saying, shapes, towers
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import TowerView
from ludoteca.kernel.drawing import rect, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.texts import Phrase

SUPPLY: Final = Phrase("Riserva di torri", "Tower supply")
NOT_SOLD: Final = Phrase("non si compra", "not for sale")


def is_open(scene: Scene) -> bool:
    """While towers are bought, unless the question is about something in the supply's place: who gets it."""
    keys = scene.marks.options.keys()
    if any(key.startswith("supply:") for key in keys):
        return True
    return scene.view.phase == "buy" and not keys and not scene.layout.tall


def supply(scene: Scene, box: Box) -> None:
    """A column for each family, a row for each level; on a tall table only what can be bought."""
    x, y, w, h = box
    least = scene.layout.least
    head = least * 2
    scene.put("supply", (w, h), lambda: shelf(scene, w, h), at(x, y))
    families: dict[str, list[TowerView]] = {}
    for kind in scene.view.towers:
        if not scene.layout.tall or kind.price or scene.legal(f"supply:{kind.kind}"):
            families.setdefault(kind.family, []).append(kind)
    columns = split((x + 6, y + head, w - 12, h - head - 6), len(families), 5)
    rows = max([len(kinds) for kinds in families.values()])
    for kinds, column in zip(families.values(), columns, strict=True):
        for kind, place in zip(kinds, split(column, rows, 5, upright=True), strict=False):
            card(scene, kind, place)


def shelf(scene: Scene, w: float, h: float) -> str:
    """What the cards lie on."""
    least = scene.layout.least
    title = words(10, least * 1.4, scene.say(SUPPLY), least * 1.1, "serif on", room=w - 20)
    return rect(0, 0, w, h, "panel panel-now", 8) + title


def card(scene: Scene, kind: TowerView, box: Box) -> None:
    x, y, w, h = box
    scene.put(f"supply:{kind.kind}", (kind, w, h), lambda: card_thing(scene, kind, w, h), at(x, y))


def card_thing(scene: Scene, kind: TowerView, w: float, h: float) -> str:
    least = scene.layout.least
    foot = least * 1.5
    parts = [rect(0, 0, w, h, "leaf", 7), towers.card(scene, kind, w, h - foot)]
    baseline = h - least * 0.42
    if kind.price:
        drawn, _ = shapes.counted("crystal", str(kind.price), 5, baseline, least, "t-magical")
        parts.append(drawn)
    parts.append(words(w - 5, baseline, f"×{kind.supply}", least, "strong soft", "end"))
    if not kind.supply or not kind.price:
        parts.append(rect(0, 0, w, h, "veil", 7))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 7))
    price = (
        scene.say(saying.PRICE, what=terms.CRYSTALS.count(kind.price).say(scene.lang))
        if kind.price
        else scene.say(NOT_SOLD)
    )
    stock = saying.sentence([price, scene.say(saying.COPIES, n=kind.supply)])
    return scene.thing(
        f"supply:{kind.kind}",
        *parts,
        name=kind.name.say(scene.lang),
        text="\n".join([stock, *saying.tower_lines(scene, kind)]),
        kind="supply readable",
        why=f"buy:{kind.kind}",
    )
