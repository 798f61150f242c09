"""Bots as one writes them: `random`, `greedy`, `level3`, `level3-bruna`.

Those that search have a budget: `search:200` (iterations), `search:50ms`, `strong:60s` (for the whole match).
"""

from __future__ import annotations

import re

from ludoteca.bots import BUDGETED, EVERYBODY, Bot, is_known, make
from ludoteca.kernel.texts import Phrase

UNITS = {None: "iterations", "ms": "milliseconds", "s": "seconds"}
"""What a number stands for, by the letters behind it."""


class BadName(ValueError):
    """Not the name of a bot; `reason` says why in both languages."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.en)
        self.reason = reason


def read_name(text: str) -> tuple[str, dict[str, int]]:
    """Read the name and the budget.

    >>> read_name("search:200"), read_name("search:50ms"), read_name("strong:60s")
    (('search', {'iterations': 200}), ('search', {'milliseconds': 50}), ('strong', {'seconds': 60}))
    >>> read_name("greedy")
    ('greedy', {})
    """
    name, _, budget = text.strip().partition(":")
    if not is_known(name):
        raise BadName(
            Phrase(
                "Nessun bot si chiama «{name}»; ci sono {known}.", "No bot is called “{name}”; there are {known}."
            ).fill(name=name, known=", ".join(EVERYBODY))
        )
    if ":" not in text:
        return name, {}
    match = re.fullmatch(r"([1-9][0-9]{0,8})(ms|s)?", budget)
    if name not in BUDGETED or match is None:
        raise BadName(
            Phrase(
                "«{text}»: solo «search» e «strong» hanno un limite, come search:200 (iterazioni), strong:50ms o "
                "strong:60s (per tutta la partita).",
                "“{text}”: only “search” and “strong” take a budget, as in search:200 (iterations), strong:50ms or "
                "strong:60s (for the whole match).",
            ).fill(text=text)
        )
    return name, {UNITS[match[2]]: int(match[1])}


def bot_named(text: str, seed: int) -> Bot:
    name, budget = read_name(text)
    return make(name, seed, **budget)
