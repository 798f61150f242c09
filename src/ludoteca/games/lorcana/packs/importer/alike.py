"""Effects in such words that two texts which say the same, in another order or by another word, are equal."""

from __future__ import annotations

import ast
import re
from typing import Final

from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY

PROPERTIES: Final = frozenset(
    word.text for word in (*VOCABULARY.words.values(), *VOCABULARY.second.values()) if word.kind == "property"
)
HAND: Final = "count(card, in_hand)"
EMPTY_HAND: Final = "at_most(hand_of(you), 0)"
SAME: Final = {
    "takes_damage": "dealt_damage",
    "at_same_location": "here",
    "is_damaged": "dealt_damage",
}
"""What is said in two ways: "subisce danni" is both "takes damage" and "is dealt damage"; a character's "here" is where
it is."""


def alike(ability: str) -> str:
    """Write the ability with properties in one order, and what can be said in two ways in one of them."""
    for one, other in SAME.items():
        ability = re.sub(rf"\b{one}\b", other, ability)
    ability = re.sub(r"\breturned\(((?:\w+, )*)anyones, ", r"returned(\1", ability)
    ability = re.sub(r"\breturned\(([^()]*), anyones\)", r"returned(\1)", ability)
    text = ast.unparse(Ordered().visit(ast.parse(ability, mode="eval"))).replace(HAND, "hand_of(you)")
    return text.replace(EMPTY_HAND, "hand_empty")


class Ordered(ast.NodeTransformer):
    """Puts properties that stand beside each other in order: all of them hold at once."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Put what either of is enough in order."""
        self.generic_visit(node)
        if not isinstance(node.op, ast.BitOr):
            return node
        either = sorted(operands(node), key=ast.unparse)
        made = either[0]
        for other in either[1:]:
            made = ast.BinOp(made, ast.BitOr(), other)
        return made

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        begun = 0
        while begun < len(node.args):
            end = begun
            while end < len(node.args) and is_property(node.args[end]):
                end += 1
            node.args[begun:end] = sorted(node.args[begun:end], key=ast.unparse)
            begun = end + 1
        return node


def operands(node: ast.expr) -> list[ast.expr]:
    """List what stands between the bars."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*operands(node.left), *operands(node.right)]
    return [node]


def is_property(arg: ast.expr) -> bool:
    """Tell whether the argument is a property, or one or the other of some."""
    if isinstance(arg, ast.BinOp):
        return is_property(arg.left) and is_property(arg.right)
    name = arg.func if isinstance(arg, ast.Call) else arg
    return isinstance(name, ast.Name) and name.id in PROPERTIES
