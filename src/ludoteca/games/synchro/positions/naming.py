"""Names for the steps and texts of the programme, as positions and reports speak of them."""

from __future__ import annotations

from ludoteca.games.synchro.state.cards import SIDES, Ability, Content
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.naming import NodeNames, parts_of


class Nodes(NodeNames):
    """Names for the programme's nodes: a step of the flow by its class, a part of a text by its owner and number."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        for of_class in content.classes:
            self.add_text(content, of_class.node, of_class.id)
        for hero in content.heroes:
            for side, name in enumerate(SIDES):
                self.add_ability(content, hero.sides[side], f"{hero.id}/{name}")
        for item in content.items:
            for side, name in enumerate(SIDES):
                self.add_ability(content, item.sides[side], f"{item.id}/{name}")
        for skill in content.skills:
            for side, name in enumerate(SIDES):
                self.add_text(content, skill.nodes[side], f"{skill.id}/{name}")
        for monster in content.monsters:
            for number, row in enumerate(monster.actions, 1):
                self.add_text(content, row.node, f"{monster.id}/{number}")
            self.add_ability(content, monster.ability, f"{monster.id}/ability")
        self.add_rest(content.programme)

    def add_ability(self, content: Content, ability: Ability, name: str) -> None:
        for number, triggered in enumerate(ability.triggers, 1):
            self.add_text(content, triggered.node, f"{name}/{number}")

    def add_text(self, content: Content, root: int, name: str) -> None:
        if root < 0:
            return
        for index, node in enumerate(parts_of(content.programme[root])):
            self.add(node.number, f"{name}:{index}" if index else name)


def roots_in_play(m: SynchroMatch) -> list[int]:
    """List the texts of everything that lies on the boards, on the sides that show."""
    content = m.content
    roots: list[int] = []
    for board in m.party():
        roots += [content.classes[of_class].node for of_class in m.classes_of(board)]
    for packed in [*m.hero, *m.master]:
        if packed >= 0:
            roots += [triggered.node for triggered in content.heroes[packed >> 1].sides[packed & 1].triggers]
    for packed in m.items:
        if packed >= 0:
            roots += [triggered.node for triggered in content.items[packed >> 1].sides[packed & 1].triggers]
    for packed in m.skills:
        if packed >= 0:
            roots.append(content.skills[packed >> 1].nodes[packed & 1])
    for card in m.monster:
        if card >= 0:
            roots += [row.node for row in content.monsters[card].actions]
            roots += [triggered.node for triggered in content.monsters[card].ability.triggers]
    return [root for root in roots if root >= 0]


def effect_names(m: SynchroMatch) -> dict[int, str]:
    """Name every part of every text in play, with its words: no match has more than a few of the box's cards."""
    nodes = Nodes(m.content)
    names = {}
    for root in roots_in_play(m):
        for part in parts_of(m.content.programme[root]):
            assert isinstance(part, Effect)
            names[part.number] = f"{nodes.name(part.number)}: {part.words().en}"
    return names
