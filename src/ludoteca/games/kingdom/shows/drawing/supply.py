"""The supply of towers while crystals are spent: every kind with its price and how many are left."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import saying, shapes, sights, towers
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import TowerView
from ludoteca.kernel.drawing import image, rect, words
from ludoteca.kernel.layouts import Box, at, grid
from ludoteca.kernel.texts import Phrase

SUPPLY: Final = Phrase("Riserva di torri", "Tower supply")


def is_open(scene: Scene) -> bool:
    """Tell whether towers are bought, unless the question is about something in the supply's place: who gets it."""
    if "supply" in scene.kinds:
        return True
    return scene.view.phase == "buy" and not scene.kinds and not scene.layout.tall


def supply(scene: Scene, box: Box) -> None:
    """Lay out what can be bought as cards, family by family; what cannot as signs below, on a wide table."""
    x, y, w, h = box
    least = scene.layout.least
    scene.put("supply", (w, h), lambda: shelf(scene, w, h), at(x, y))
    sold = [kind for kind in scene.view.towers if kind.price or scene.legal(f"supply:{kind.kind}")]
    others = [] if scene.layout.tall else [kind for kind in scene.view.towers if kind not in sold]
    head = least * 2
    foot = -(-len(others) // 6) * least * 4.2
    room = (x + 6, y + head, w - 12, h - head - foot - 8)
    columns = 2 if not scene.layout.tall else max(4, -(-len(sold) // 2))
    for kind, spot in zip(sold, grid(room, len(sold), columns, 5), strict=True):
        card(scene, kind, spot)
    for kind, spot in zip(others, grid((x + 6, y + h - foot - 2, w - 12, foot - 4), len(others), 6, 4), strict=True):
        card(scene, kind, spot)


def shelf(scene: Scene, w: float, h: float) -> str:
    """Draw what the cards lie on."""
    least = scene.layout.least
    title = words(10, least * 1.4, scene.say(SUPPLY), least * 1.1, "serif on", room=w - 20)
    return rect(0, 0, w, h, "panel panel-now", 8) + title


def card(scene: Scene, kind: TowerView, box: Box) -> None:
    x, y, w, h = box
    scene.put(f"supply:{kind.kind}", (kind, w, h), lambda: card_thing(scene, kind, w, h), at(x, y))


def card_thing(scene: Scene, kind: TowerView, w: float, h: float) -> str:
    least = scene.layout.least
    if w < least * 6:
        parts = [
            rect(0, 0, w, h, f"leaf {towers.family_class(kind)}", 6),
            image(sights.tower(kind), 1, 1, w - 2, h - 2),
        ]
    else:
        foot = least * 1.5
        parts = [rect(0, 0, w, h, "leaf purse-plate", 7), towers.card(scene, kind, w, h - foot)]
        baseline = h - least * 0.36
        if kind.price:
            parts.append(shapes.counted("crystal", str(kind.price), 6, baseline, least, "ice")[0])
        parts.append(words(w - 6, baseline, f"×{kind.supply}", least, "strong on", "end"))
    if not kind.supply or not kind.price:
        parts.append(rect(0, 0, w, h, "veil", 7))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 7))
    price = (
        scene.say(saying.PRICE, what=terms.CRYSTALS.count(kind.price).say(scene.lang))
        if kind.price
        else scene.say(Phrase("non si compra", "not for sale"))
    )
    stock = saying.sentence([price, scene.say(saying.COPIES, n=kind.supply)])
    return scene.thing(
        f"supply:{kind.kind}",
        *parts,
        name=kind.name.say(scene.lang),
        text="\n".join([stock, *saying.tower_lines(kind, scene.lang)]),
        kind="supply readable",
        why=f"buy:{kind.kind}",
    )
