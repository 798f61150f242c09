"""Painting in parts at tables of any size: upon another painting, or afresh, the same table comes out."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel import asking
from ludoteca.kernel.paintings import Painting, changes
from tests.games.lorcana.pictures import LORCANA, NAMES, crowded, many
from tests.games.lorcana.views import as_seen, asked, both, card, location, player, table
from tests.games.pictures import SHAPES

Scene = tuple[Any, Any, list[str]]
"""A view, decisions and names."""


def paint(scene: Scene, shape: str, before: Painting | None = None, fresh: bool = False) -> Painting:
    view, decisions, names = scene
    return asking.paint(LORCANA, as_seen(view), decisions, "it", shape, names, before, fresh)


def scenes(players: int) -> list[Scene]:
    """The same crowded table, each time with something else."""
    view, names = crowded(players), NAMES[:players]
    own = view["players"][0]["characters"]
    first, second = f"card:{own[0]['card']}", f"card:{own[1]['card']}"
    won = {"winners": [1], "draw": False, "rule": "LOR-GOAL.01", "reason": both("{seat1} ha vinto.")}
    song = view["players"][0]["hand"][0]
    without = {key: () for key in ("bag", "resolving", "effects", "reach")}
    one_left = [*view["players"][:-1], {**view["players"][-1], "left": True}]
    return [
        (view, [], names),
        (view, [], names[1:] + names[:1]),
        (view, asked(("quest:1", first), ("challenge:1", first), ("quest:2", second)), names),
        (view, asked(("target:1", first), ("target:2", second), source=second), names),
        ({**view, "chosen": [own[0]["card"]]}, [], names),
        ({**view, "chosen": [view["players"][0]["hand"][0]["card"]], "phase": "setup"}, [], names),
        ({**view, "reach": [{"deed": "sing", "card": song["card"], "to": [own[0]["card"]]}]}, [], names),
        ({**view, **without, "challenge": None}, [], names),
        ({**view, "bag": [{**view["bag"][0], "seat": 1}]}, [], names),
        ({**view, "players": one_left, "active": 1, "outcome": won}, [], names),
        ({**view, "players": one_left, "active": 1, "outcome": won}, [], names[1:] + names[:1]),
        (view, [], names),
    ]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_whatever_changes_at_a_table_is_painted_anew(players: int, shape: str) -> None:
    before: Painting | None = None
    for scene in scenes(players):
        now = paint(scene, shape, before)
        assert now.svg(scene[1]) == paint(scene, shape, fresh=True).svg(scene[1])
        before = now


def test_a_place_that_is_called_differently_is_told_anew() -> None:
    inside = many(1)
    castle = location(here=inside)
    view = table(player(0, characters=inside, locations=[castle]), player(1))
    renamed = {**castle, "name": both("Torre", "Tower")}
    other = table(player(0, characters=inside, locations=[renamed]), player(1))
    before = paint((view, [], NAMES[:2]), "wide")
    told = changes(before, paint((other, [], NAMES[:2]), "wide", before))
    place = castle["card"]
    assert {key for key, _, _ in told.set} == {f"card:{place}", f"land:{place}", f"card:{inside[0]['card']}"}


@pytest.mark.parametrize("shape", SHAPES)
def test_what_may_be_chosen_changes_no_card(shape: str) -> None:
    mine, held = many(3), [card() for _ in range(4)]
    view = table(player(0, characters=mine, hand=held), player(1, characters=many(2)))
    offered = [(f"quest:{one['card']}", f"card:{one['card']}") for one in mine]
    offered += [(f"ink:{one['card']}", f"card:{one['card']}") for one in held]
    before = paint((view, [], NAMES[:2]), shape)
    told = changes(before, paint((view, asked(*offered), NAMES[:2]), shape, before))
    assert {key for key, _, _ in told.set} == {f"deeds:{one['card']}" for one in (*mine, *held)}
    assert not told.move
    assert not told.remove
