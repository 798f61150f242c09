"""What pointing at a character, a card or an ability shows: reachable spaces, ranges, those it could strike.

Style rules only: every space has a tint and every figure a ring that stay unseen until what they concern is pointed at
with a mouse, a finger or the keyboard.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.terms import BEFORE_PLAY
from ludoteca.games.arena.state.view_types import CharacterView, HeldCard, OwnAbility
from ludoteca.kernel.drawing import style_while_pointed

REACH = "fill:#35e0b8;fill-opacity:.46;stroke:#b8fff0;stroke-width:5"
SPOT = "fill:#f4fffb;stroke:#0a5a48;stroke-width:2.6"
RANGE = "stroke:#ff9a3c;stroke-width:8;stroke-dasharray:15 9"
STRIKE = "stroke:#ff4a1c;stroke-width:6"
CHOICES = ".space>.when-legal{opacity:.2}"
"""Spaces that may be chosen step back while something else is shown on them."""
OWNER = "stroke:#ffd45a;stroke-opacity:1;stroke-width:3"
"""Phases before the first round: nobody moves or strikes yet, and the lit spaces are to be seen."""


def rules(scene: Scene) -> None:
    """Put the style rules of each thing that can be pointed at into a part: only those of what has changed are new."""
    view = scene.view
    moved = view.active if view.phases.movement != "open" else -1
    preparing = view.phase in BEFORE_PLAY
    shared = scene.easel.section
    shared("pointing at figures", (scene.characters, preparing, moved), partial(all_figures, scene, preparing, moved))
    cards = tuple([card for player in view.players for card in player.hand if card.key in scene.drawn])
    places = tuple([view.figures[card.figure].space for card in cards])
    scene.section("pointing", (cards, places), partial(card_rules, scene, cards))


def all_figures(scene: Scene, preparing: bool, moved: int) -> None:
    """Put the rules of all figures there, which lie nowhere and are the same whoever looks."""
    for one in scene.characters:
        rules = partial(figure_rules, scene, one, preparing, one.figure == moved)
        scene.easel.section(f"pointing {one.figure}", (one, preparing, one.figure == moved), rules)


def figure_rules(scene: Scene, one: CharacterView, preparing: bool, has_moved: bool) -> None:
    reads = (one.space, preparing) if preparing else (one.space, has_moved, one.range, one.reach, one.strikes)
    scene.put(f"pointing:{one.key}", reads, partial(of_figure, scene, one, has_moved))
    for ability in one.abilities:
        of_effect(scene, ability, f"ability:{ability.ability}", one.figure)


def card_rules(scene: Scene, cards: tuple[HeldCard, ...]) -> None:
    for card in cards:
        of_effect(scene, card, card.key, card.figure)


def listed(kind: str, numbers: Sequence[int]) -> str:
    return ":is(" + ",".join([f".{kind}-{number}" for number in numbers]) + ")"


def of_figure(scene: Scene, one: CharacterView, has_moved: bool) -> str:
    """Mark for a character the spaces of its standard move, the range of its standard attack, whom it could strike."""
    number = one.figure
    keys = [f"figure:{number}", f"sheet:{number}", f"turn:{number}"]
    if one.space >= 0:
        keys.append(f"space:{one.space_id}")
    rules = [f'[data-thing="sheet:{number}"]>.panel{{{OWNER}}}']
    if scene.view.phase in BEFORE_PLAY:
        return styled(keys, rules)
    steps = [] if has_moved else [space for space in one.reach if space != one.space]
    rules.append(CHOICES)
    if steps:
        rules += [f"{listed('sp', steps)}{{{REACH}}}", f"{listed('at', steps)}{{{SPOT}}}"]
    if one.space >= 0:
        near = [space for space in scene.hexes.within(one.space, one.range) if space not in steps]
        if near:
            rules.append(f"{listed('sp', near)}{{{RANGE}}}")
    rivals = [other for other in one.strikes if scene.view.figures[other].side != one.side]
    if rivals:
        rules.append(f"{listed('hit', rivals)}{{{STRIKE}}}")
    return styled(keys, rules)


def of_effect(scene: Scene, text: HeldCard | OwnAbility, key: str, figure: int) -> None:
    """Mark for a card or an ability its character, the spaces within its range, those it could move to."""
    space = scene.view.figures[figure].space
    reads = (figure, space, text.range, text.reach)
    scene.put(f"pointing:{key}", reads, partial(effect_rules, scene, text, key, figure, space))


def effect_rules(scene: Scene, text: HeldCard | OwnAbility, key: str, figure: int, space: int) -> str:
    rules = [f".hit-{figure}{{stroke:#ffd45a;stroke-width:6}}"]
    if space < 0:
        return styled([key], rules)
    rules.append(CHOICES)
    if text.reach:
        rules += [f"{listed('sp', text.reach)}{{{REACH}}}", f"{listed('at', text.reach)}{{{SPOT}}}"]
    if text.range:
        rules.append(f"{listed('sp', scene.hexes.within(space, text.range))}{{{RANGE}}}")
    return styled([key], rules)


def styled(keys: list[str], rules: list[str]) -> str:
    return style_while_pointed(keys, "".join([f".arena-table {rule}" for rule in rules]))
