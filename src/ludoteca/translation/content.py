"""Find what a game says that is in no source: names and words of cards, rules, settings, parts of a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ludoteca.kernel.game import Game, HasPhrases
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.texts import Phrase

NAMES: Final = ("name", "short", "who")
"""Where content keeps names that are the same in Italian and English, as one text."""


def phrases_of(game: Game) -> Iterator[tuple[Phrase, str]]:
    """List the phrases of a game's rules, settings and content, with what they belong to."""
    home = type(game).__module__.split(".")[0]
    for name, root in roots(game):
        for phrase in Walk(home).phrases(root):
            yield phrase, f"{game.key}:{name}"


def roots(game: Game) -> Iterator[tuple[str, Any]]:
    yield "game", [game.name, game.blurb]
    yield "rules", game.rules()
    yield "settings", game.settings()
    if isinstance(game, HouseGame):
        setup = game.setup
        seen = set()
        for options in game.grid():
            content = setup.content_for(setup.complete_options(options))
            if content.digest not in seen:
                seen.add(content.digest)
                yield "content", content
    if isinstance(game, HasPhrases):
        yield "cards", list(game.phrases())


class Walk:
    """Looks through everything that hangs together, as far as it belongs to one package."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.seen: set[int] = set()
        self.kept: list[Any] = []

    def phrases(self, root: Any) -> Iterator[Phrase]:
        waiting = [root]
        while waiting:
            thing = waiting.pop()
            if thing is None or isinstance(thing, (str, int, float, bytes)) or id(thing) in self.seen:
                continue
            self.seen.add(id(thing))
            self.kept.append(thing)
            if isinstance(thing, Phrase):
                yield thing
            else:
                waiting += self.parts(thing)

    def parts(self, thing: Any) -> list[Any]:
        if isinstance(thing, dict):
            return [*thing.keys(), *thing.values()]
        if isinstance(thing, (list, tuple, set, frozenset)):
            return list(thing)
        if isinstance(thing, type) or type(thing).__module__.split(".")[0] != self.home:
            return []
        parts = [getattr(thing, name, None) for name in attributes(thing)]
        parts += [Phrase(name, name) for name in (getattr(thing, key, None) for key in NAMES) if isinstance(name, str)]
        words, sayings = getattr(thing, "words", None), getattr(thing, "sayings", None)
        if callable(words):
            parts += spoken(words, {}) + spoken(words, {"infinitive": True})
        return parts + spoken(sayings, {}) if callable(sayings) else parts


def spoken(words: Any, form: dict[str, bool]) -> list[Any]:
    """Say what an effect says of itself, as an order or in the infinitive, if it can without being told more."""
    try:
        return [words(**form)]
    except Exception:  # it has no such form, or is part of another and has no words alone
        return []


def attributes(thing: Any) -> list[str]:
    """List what a thing has, compiled or not."""
    names = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names += [*vars(kind).get("__slots__", ()), *vars(kind).get("__mypyc_attrs__", ())]
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]
