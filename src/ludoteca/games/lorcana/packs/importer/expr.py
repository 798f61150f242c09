"""Expressions of the effect language, built before they are written down as text."""

from __future__ import annotations


class Expr:
    """A word of the language, bare (`this`) or called (`deal(2, chosen(character))`); never changed once made."""

    def __init__(
        self,
        word: str,
        args: tuple[Expr | int | str, ...] | None = None,
        named: dict[str, Expr | int | str] | None = None,
        key: str = "",
        means: str = "",
    ) -> None:
        self.word = word
        self.args = args
        self.named = named or {}
        self.key = key
        """Of a target: a name by which pronouns tell that they mean these very cards. Never written down."""
        self.means = means
        """Of a pronoun: the key of what it means, or the words of which one must have bound it. Never written down."""

    def __str__(self) -> str:
        if self.args is None:
            return self.word
        if self.word == "|":
            return " | ".join(shown(arg) for arg in self.args)
        inside = [shown(arg) for arg in self.args]
        inside += [f"{key}={shown(value)}" for key, value in self.named.items()]
        return f"{self.word}({', '.join(inside)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expr) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def with_named(self, **named: Expr | int | str) -> Expr:
        """Return the same call with further named parts."""
        return Expr(self.word, self.args or (), {**self.named, **named}, self.key, self.means)

    def keyed(self, key: str) -> Expr:
        """Return the same, with a key of its own."""
        return Expr(self.word, self.args, self.named, key, self.means)

    def meaning(self, means: str) -> Expr:
        """Return the same pronoun, which means that and nothing else."""
        return Expr(self.word, self.args, self.named, self.key, means)


def shown(value: Expr | int | str) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def word(text: str) -> Expr:
    return Expr(text)


def call(text: str, *args: Expr | int | str, **named: Expr | int | str) -> Expr:
    return Expr(text, args, named)


def either(parts: list[Expr]) -> Expr:
    """Return `a | b | c`, or the only one."""
    return parts[0] if len(parts) == 1 else Expr("|", tuple(parts))


def steps(effects: list[Expr]) -> Expr:
    """Make one effect out of several in order."""
    return effects[0] if len(effects) == 1 else call("do", *flat(effects))


def flat(effects: list[Expr]) -> list[Expr]:
    """List the effects in order, those of a `do` taken out of it."""
    flattened: list[Expr] = []
    for effect in effects:
        if effect.word == "do" and effect.args is not None:
            flattened += [arg for arg in effect.args if isinstance(arg, Expr)]
        else:
            flattened.append(effect)
    return flattened


def replaced(value: Expr | int | str, old: Expr, new: Expr) -> Expr | int | str:
    """Return the expression with every `old` in it replaced by `new`."""
    if not isinstance(value, Expr):
        return value
    if value == old:
        return new
    if value.args is None:
        return value
    return Expr(
        value.word,
        tuple(replaced(arg, old, new) for arg in value.args),
        {key: replaced(part, old, new) for key, part in value.named.items()},
        value.key,
        value.means,
    )


def parts_of(value: Expr | int | str) -> list[Expr]:
    """List the expression and everything in it, outermost first."""
    if not isinstance(value, Expr):
        return []
    parts = [value]
    for arg in (value.args or ()) + tuple(value.named.values()):
        parts += parts_of(arg)
    return parts


def mentions(value: Expr | int | str, text: str) -> bool:
    """Tell whether the word occurs in the expression."""
    return any(part.word == text for part in parts_of(value))
