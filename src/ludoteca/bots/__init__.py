"""Bots: `make` one by name, `ask` it for a choice.

>>> import ludoteca
>>> from random import Random
>>> from ludoteca import bots
>>> match = ludoteca.game("lyon").new(seed=7)
>>> option = bots.ask(bots.make("greedy", seed=1), match, 0, Random(2))
>>> option in match.decisions[0].options
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.bots import levels
from ludoteca.bots.bot import Bot, Opinion, ask
from ludoteca.bots.clocks import TimedBot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.levels import LevelBot
from ludoteca.bots.random_bot import RandomBot
from ludoteca.bots.search import SearchBot, StrongBot
from ludoteca.kernel.texts import Phrase

KINDS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "strong": StrongBot,
}
NAMES: Final = tuple(KINDS)
TITLES: Final = {
    "random": Phrase("A caso", "Random"),
    "greedy": Phrase("Avido", "Greedy"),
    "search": Phrase("Stratega", "Strategist"),
    "strong": Phrase("Maestro", "Master"),
}
"""What people call them."""
EVERYBODY: Final = (*NAMES, *levels.NAMES)
"""All that can be asked for by a name, but for a character at a level (`level3-bruna`)."""
BUDGETED: Final = ("search", "strong")
"""Those that think for so many iterations or milliseconds, or with a clock for the match."""
CALLED: Final = Phrase("{title} (bot)", "{title} (bot)")
NUMBERED: Final = Phrase("{title} (bot {n})", "{title} (bot {n})")


def called(seated: Sequence[str], lang: str) -> list[str]:
    """Say what the bots in these seats are called, with their seats where there are several; "" where none sits."""
    several = len([bot for bot in seated if bot]) > 1
    return [
        (NUMBERED if several else CALLED).fill(title=title_of(bot), n=seat).say(lang) if bot else ""
        for seat, bot in enumerate(seated, 1)
    ]


def is_known(name: str) -> bool:
    """Tell whether a bot has this name."""
    return name in KINDS or levels.who(name) is not None


def title_of(name: str) -> Phrase:
    """Say what people call the bot with this name; the name itself where none has it."""
    return TITLES.get(name) or levels.title_of(name) or Phrase(name, name)


def make(name: str, seed: int, **budget: Any) -> Bot:
    """Make the bot with this name.

    `search` and `strong` take `iterations` or `milliseconds`, or `seconds` for a whole match; `greedy` takes `worlds`
    and `leaves`; a level takes `milliseconds`, as a bound.
    """
    kind = KINDS.get(name)
    if kind is not None and issubclass(kind, SearchBot) and "seconds" in budget:
        seconds = budget.pop("seconds")
        return TimedBot(kind(seed, milliseconds=1, **budget), seconds)
    if kind is not None:
        return kind(seed, **budget)
    if levels.who(name) is None:
        raise LookupError(f"no bot is called {name!r}; there are {', '.join(EVERYBODY)}")
    return LevelBot(seed, name, **budget)


__all__ = [
    "BUDGETED",
    "EVERYBODY",
    "NAMES",
    "TITLES",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "Opinion",
    "RandomBot",
    "SearchBot",
    "StrongBot",
    "TimedBot",
    "ask",
    "called",
    "is_known",
    "levels",
    "make",
    "title_of",
]
