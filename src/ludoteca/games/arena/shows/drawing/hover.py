"""What pointing at a character, a card or an ability shows: reachable spaces, ranges, those it could strike.

Style rules only: every space has a tint and every figure a ring that stay unseen until what they concern is pointed at
with a mouse, a finger or the keyboard.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CharacterView, HeldCard, OwnAbility

REACH = "fill:#2f9a5b;fill-opacity:.34;stroke:#1c6b3c;stroke-width:2.6"
SPOT = "fill:#14562f"
RANGE = "stroke:#8e1420;stroke-width:3;stroke-dasharray:7 5"
STRIKE = "stroke:#fff;stroke-width:5;stroke-dasharray:5 3"
OWNER = "stroke:#ffcf4a;stroke-opacity:1;stroke-width:3"
PREPARING = ("draft", "order", "placing", "hands")
"""Phases before the first round: nobody moves or strikes yet, and the lit spaces are to be seen."""


def rules(scene: Scene) -> str:
    """The style rules for all that can be pointed at."""
    written = [of_figure(scene, one) for one in scene.view.characters]
    for player in scene.view.players:
        for card in player.hand:
            if card.key in scene.drawn:
                written.append(of_effect(scene, card, card.key, card.figure))
    for one in scene.view.characters:
        for ability in one.abilities:
            written.append(of_effect(scene, ability, f"ability:{ability.ability}", one.figure))
    return "".join(written)


def pointed(keys: list[str]) -> str:
    """A selector of the picture while one of these is pointed at, pressed or focused."""
    things = ",".join([f'[data-thing="{key}"]' for key in keys])
    return f".arena-table:has(:is({things}):is(:hover,:focus))"


def listed(kind: str, numbers: Sequence[int]) -> str:
    return ":is(" + ",".join([f".{kind}-{number}" for number in numbers]) + ")"


def of_figure(scene: Scene, one: CharacterView) -> str:
    """A character: the spaces of its standard move, the range of its standard attack, whom that could strike."""
    number = one.figure
    keys = [f"figure:{number}", f"sheet:{number}"]
    if one.space >= 0:
        keys.append(f"space:{one.space_id}")
    when = pointed(keys)
    rules = [f'{when} [data-thing="sheet:{number}"]>.panel{{{OWNER}}}']
    if scene.view.phase in PREPARING:
        return "".join(rules)
    has_moved = number == scene.view.active and scene.view.phases.movement != "open"
    steps = [] if has_moved else [space for space in one.reach if space != one.space]
    if steps:
        rules.append(f"{when} {listed('sp', steps)}{{{REACH}}}{when} {listed('at', steps)}{{{SPOT}}}")
    if one.space >= 0:
        near = [space for space in within(scene, one.space, one.range) if space not in steps]
        if near:
            rules.append(f"{when} {listed('sp', near)}{{{RANGE}}}")
    rivals = [other for other in one.strikes if scene.view.figures[other].side != one.side]
    if rivals:
        rules.append(f"{when} {listed('hit', rivals)}{{{STRIKE}}}")
    return "".join(rules)


def of_effect(scene: Scene, text: HeldCard | OwnAbility, key: str, figure: int) -> str:
    """A card or an ability: its character, the spaces within its range, those it could move to."""
    one = scene.view.figures[figure]
    when = pointed([key])
    rules = [f"{when} .hit-{figure}{{stroke:#ffcf4a;stroke-width:5}}"]
    if one.space < 0:
        return "".join(rules)
    steps = text.reach
    if steps:
        rules.append(f"{when} {listed('sp', steps)}{{{REACH}}}{when} {listed('at', steps)}{{{SPOT}}}")
    if text.range:
        rules.append(f"{when} {listed('sp', within(scene, one.space, text.range))}{{{RANGE}}}")
    return "".join(rules)


def within(scene: Scene, origin: int, steps: int) -> list[int]:
    """The other spaces at most so many steps away, whatever stands between; a negative number is the whole Arena."""
    spaces = scene.view.board.spaces
    if steps < 0:
        return [space.space for space in spaces if space.space != origin]
    seen = {origin}
    edge = [origin]
    for _ in range(steps):
        edge = [other for space in edge for other in spaces[space].neighbours if other not in seen]
        edge = sorted(set(edge))
        seen.update(edge)
    return sorted(seen - {origin})
