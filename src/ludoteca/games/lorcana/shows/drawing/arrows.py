"""Arrows between cards: the challenge under way, the targets one may choose, and what a card could reach."""

from __future__ import annotations

from functools import partial
from math import hypot
from typing import Final

from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.kernel.drawing import path, style_while_pointed, tag, trace
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.layouts import Box

HEAD: Final = 15
MOST_ARROWS: Final = 8


Line = tuple[Box, Box]
"""From one card to another: the boxes of the two."""


def arrows(scene: Scene) -> None:
    """Put them over everything; a press goes through them."""
    present(scene)
    choosing(scene)
    scene.section("reach", (scene.view.reach, tuple(scene.places.items())), partial(all_reach, scene))


def all_reach(scene: Scene) -> None:
    for card, others in within_reach(scene).items():
        reach(scene, card, others)


def present(scene: Scene) -> None:
    """Draw the challenge under way."""
    challenge = scene.view.challenge
    if challenge is not None:
        put(scene, "challenge", lines(scene, challenge.challenger, [challenge.challenged]), "arrow", "arrow-now")


def choosing(scene: Scene) -> None:
    """Point from the card that asks to the cards in play that it may have as its target, unless they are too many."""
    if not scene.seeking or not scene.marks.sources:
        return
    in_play = {card.card for player in scene.view.players for card in player.in_play}
    aims = []
    for key, options in scene.marks.options.items():
        if key.startswith("card:") and int(key[5:]) in in_play and options[0][0].startswith("target:"):
            aims.append(int(key[5:]))
    if len(aims) > MOST_ARROWS:
        return
    sources = sorted([int(key[5:]) for key in scene.marks.sources if key.startswith("card:")])
    put(scene, "aims", [line for source in sources for line in lines(scene, source, aims)], "arrow may")


def within_reach(scene: Scene) -> dict[int, list[int]]:
    """List by each card what it could do its deeds to."""
    reached: dict[int, list[int]] = {}
    for one in scene.view.reach:
        reached.setdefault(one.card, []).extend(one.to)
    return reached


def reach(scene: Scene, card: int, others: list[int]) -> None:
    """Draw what a card could do its deeds to, such as whom it could challenge: hidden until the card is pointed at."""
    rule = style_while_pointed([f"card:{card}"], f".lorcana-table .from-{card}{{visibility:visible}}")
    put(scene, f"reach:{card}", lines(scene, card, others), "arrow may", f"reach from-{card}", rule)


def put(scene: Scene, key: str, drawn: list[Line], class_: str, group: str = "", rule: str = "") -> None:
    """Put arrows of this class as one part, in a group of that class, with the rule of style that it needs."""
    if drawn:
        reads = tuple(drawn)
        scene.put(key, reads, lambda: together(reads, class_, group, rule))


def together(drawn: tuple[Line, ...], class_: str, group: str, rule: str) -> str:
    bent = "".join([between(start, end, class_) for start, end in drawn])
    return rule + tag("g", tag("g", bent, class_=group) if group else bent, class_="arrows", aria_hidden="true")


def lines(scene: Scene, one: int, others: list[int]) -> list[Line]:
    """List the lines from one card to others, as far as they lie on the table."""
    places = scene.places
    return [(places[one], places[other]) for other in others if one != other and one in places and other in places]


@kept(600)
def between(start: Box, end: Box, class_: str) -> str:
    """Draw a bent arrow from edge to edge of two cards."""
    (ax, ay), (bx, by) = middle(start), middle(end)
    far = hypot(bx - ax, by - ay)
    bend = min(40.0, far * 0.1)
    cx = (ax + bx) / 2 - (by - ay) / far * bend
    cy = (ay + by) / 2 + (bx - ax) / far * bend
    ax, ay = edge(start, cx, cy, 0)
    bx, by = edge(end, cx, cy, HEAD)
    d = trace("M", ax, ay, "Q", cx, cy, bx, by)
    return path(d, "arrow-under") + path(d, class_) + head(bx, by, cx, cy)


def middle(box: Box) -> tuple[float, float]:
    x, y, w, h = box
    return x + w / 2, y + h / 2


def edge(box: Box, towards_x: float, towards_y: float, back: float) -> tuple[float, float]:
    """Find where the line from the middle of a box leaves it, and then as far again as `back`; a little inside it."""
    x, y = middle(box)
    dx, dy = towards_x - x, towards_y - y
    far = hypot(dx, dy) or 1.0
    inside = min(box[2] / 2 / (abs(dx) / far + 1e-9), box[3] / 2 / (abs(dy) / far + 1e-9)) * 0.9
    reach = inside + back
    return x + dx / far * reach, y + dy / far * reach


def head(x: float, y: float, from_x: float, from_y: float) -> str:
    dx, dy = x - from_x, y - from_y
    far = hypot(dx, dy) or 1.0
    dx, dy = dx / far, dy / far
    tip = (x + dx * HEAD, y + dy * HEAD)
    left = (x - dy * HEAD * 0.62, y + dx * HEAD * 0.62)
    right = (x + dy * HEAD * 0.62, y - dx * HEAD * 0.62)
    return path(trace("M", *tip, "L", *left, "L", *right, "z"), "arrow-head")
