"""Arrows between cards: the challenge under way, the targets one may choose, and what a card could reach."""

from __future__ import annotations

from math import hypot
from typing import Final

from ludoteca.games.lorcana.shows.drawing.layout import Box
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.state.view_types import ReachView
from ludoteca.kernel.drawing import path, tag, trace

HEAD: Final = 15
MOST_ARROWS: Final = 8


def arrows(scene: Scene) -> str:
    """Drawn over everything; a press goes through them."""
    parts = [present(scene), choosing(scene), *[reach(scene, one) for one in scene.view.reach]]
    drawn = "".join(parts)
    return tag("g", drawn, class_="arrows", aria_hidden="true") if drawn else ""


def present(scene: Scene) -> str:
    """The challenge under way."""
    challenge = scene.view.challenge
    if challenge is None:
        return ""
    line = between(scene, challenge.challenger, challenge.challenged, "arrow")
    return tag("g", line, class_="arrow-now") if line else ""


def choosing(scene: Scene) -> str:
    """From the card that asks to the cards in play that it may have as its target, unless they are too many."""
    in_play = {card.card for player in scene.view.players for card in player.in_play}
    aims = []
    for key, options in scene.marks.options.items():
        if key.startswith("card:") and int(key[5:]) in in_play and options[0][0].startswith("target:"):
            aims.append(int(key[5:]))
    if len(aims) > MOST_ARROWS:
        return ""
    sources = sorted([int(key[5:]) for key in scene.marks.sources if key.startswith("card:")])
    return "".join([between(scene, source, aim, "arrow may") for source in sources for aim in aims])


def reach(scene: Scene, one: ReachView) -> str:
    """What a card could do its deed to, such as whom it could challenge: hidden until the card is pointed at."""
    lines = [between(scene, one.card, other, "arrow may") for other in one.to]
    return tag("g", *lines, class_=f"reach from-{one.card}") if any(lines) else ""


def reach_rules(scene: Scene) -> str:
    """The style rules that show a card's reach while it is pointed at or has the focus."""
    rules = []
    for number in sorted({one.card for one in scene.view.reach}):
        key = f'[data-thing="card:{number}"]'
        shown = f".lorcana-table:has({key}:hover) .from-{number}"
        focused = f".lorcana-table:has({key}:focus-visible) .from-{number}"
        rules.append(f"{shown},{focused}{{visibility:visible}}")
    return "".join(rules)


def between(scene: Scene, one: int, other: int, class_: str) -> str:
    """A bent arrow from edge to edge of two cards on the field."""
    if one == other or one not in scene.places or other not in scene.places:
        return ""
    start, end = scene.places[one], scene.places[other]
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
    """Where the line from the middle of a box leaves it, and then as far again as `back`; a little inside it."""
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
