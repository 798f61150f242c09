"""Names for the steps and abilities of a match's programme."""

from __future__ import annotations

from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Cast, Script
from ludoteca.kernel.frames import Node
from ludoteca.kernel.naming import NodeNames, parts_of


class Nodes(NodeNames):
    """Names for the programme's nodes: a step of the flow by its class, an ability's part by its card and number."""

    def __init__(self, cast: Cast) -> None:
        super().__init__()
        self.add_steps(cast.programme)
        for number in sorted(cast.scripts):
            script = cast.scripts[number]
            parts = dict.fromkeys([part for root in roots(script, cast) for part in parts_of(root)])
            self.add_parts([*parts], script.card.id)
        others = [node for node in cast.programme if node.number not in self.names]
        for position, node in enumerate(others, 1):
            self.add(node.number, f"granted/{position}")


def roots(script: Script, cast: Cast) -> list[Node]:
    """List where the abilities of a card begin: its effect, what it triggers, what may be used, what Shift costs."""
    nodes: list[Node] = [] if script.effect is None else [script.effect]
    nodes += [cast.programme[ability.node] for ability in script.triggered]
    for used in script.activated:
        nodes += [*used.costs, used.effect]
    if script.shift is not None and script.shift.cost is not None:
        nodes.append(script.shift.cost)
    return nodes


def effect_names(m: LorcanaMatch) -> dict[int, str]:
    """List every part of every ability, with its words."""
    return Nodes(m.cast).described(m.cast.programme)
