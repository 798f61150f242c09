"""Levels that people can choose, and characters with tastes of their own.

A level is a bot that thinks as much as its budget allows, hesitates between what looks about equally good
(`temperature`), and makes the slips that people make: it does not see all that it could do, overlooks a threat, plays
the first thing that fits, forgets what its own card offers. It knows what its seat knows and nothing else: a level is
weaker by what it does not see, never stronger by what it may not.

A character likes something besides winning: to harm, to be safe, to gather (see `HasLeanings`). It plays at any level:
`level5-bruna`; without one, at its usual level.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any, Final

from ludoteca.bots.bot import Bot, Opinion, decision_for
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import SearchBot, StrongBot
from ludoteca.kernel.contract import Decision, Match, Option, Raw
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase

DECLINE: Final = "done"
"""The option of every game that does without what a card offers."""
MOST_AT_STAKE: Final = 0.1
"""More than that between what is best and what is usual is seen by everybody as what it is."""
HEEDLESS: Final = (0.2, -0.4, 0.1)
"""How somebody judges who overlooks a threat: by what it does to others, not by what is left to itself."""


@dataclass(frozen=True, eq=False)
class Level:
    """How one level thinks, and how often it slips: each number is the chance at a decision."""

    key: str
    title: Phrase
    kind: type[GreedyBot] | type[SearchBot] | type[StrongBot]
    budget: dict[str, int]
    temperature: float = 0.0
    """Options are as likely as exp(value / temperature), measured by what is at stake; 0: always the best."""
    overlooks: float = 0.0
    """That it does not see an option, for each of them."""
    heedless: float = 0.0
    """That it does not look at what may be done to it."""
    hasty: float = 0.0
    """That it takes the first thing that fits."""
    forgets: float = 0.0
    """That it declines what a card of its own offers."""


LEVELS: Final = (
    Level(
        "level1", Phrase("Impara con te", "Learns with you"), GreedyBot, {"worlds": 1, "leaves": 1},
        temperature=6.0, overlooks=0.55, heedless=0.5, hasty=0.5, forgets=0.4,
    ),
    Level(
        "level2", Phrase("Alle prime armi", "First steps"), GreedyBot, {"worlds": 1, "leaves": 1},
        temperature=2.0, overlooks=0.35, heedless=0.35, hasty=0.12, forgets=0.2,
    ),
    Level(
        "level3", Phrase("Della domenica", "Sunday player"), GreedyBot, {"worlds": 1, "leaves": 2},
        temperature=1.0, overlooks=0.25, heedless=0.25, hasty=0.05, forgets=0.12,
    ),
    Level(
        "level4", Phrase("Di casa", "Regular"), GreedyBot, {"worlds": 1, "leaves": 6},
        temperature=0.6, overlooks=0.17, heedless=0.15, hasty=0.02, forgets=0.05,
    ),
    Level(
        "level5", Phrase("Attento", "Attentive"), GreedyBot, {"worlds": 1, "leaves": 20},
        temperature=0.35, overlooks=0.11, heedless=0.08,
    ),
    Level("level6", Phrase("Esperto", "Expert"), GreedyBot, {"worlds": 1, "leaves": 60}, overlooks=0.03),
    Level("level7", Phrase("Campione", "Champion"), SearchBot, {"iterations": 24}),
    Level("level8", Phrase("Il più forte", "The strongest"), StrongBot, {"iterations": 120}),
)  # fmt: skip
USUAL: Final = "level4"
"""Whom somebody meets who has not chosen."""


class Character:
    """Somebody with a name and a taste, by LEANINGS."""

    def __init__(self, key: str, title: Phrase, style: Phrase, taste: tuple[float, ...], whim: float = 0.0) -> None:
        self.key = key
        self.title = title
        self.style = style
        self.taste = taste
        self.whim = whim
        """How much it adds to the temperature of its level."""


CHARACTERS: Final = (
    Character(
        "bruna", Phrase("Bruna la Furia", "Bruna the Fury"), Phrase("attacca", "attacks"), (0.5, -0.15, 0.0)
    ),
    Character(
        "celso", Phrase("Celso il Prudente", "Celso the Careful"), Phrase("si difende", "defends"), (0.0, 0.5, 0.0)
    ),
    Character(
        "gaia", Phrase("Gaia la Golosa", "Gaia the Gatherer"), Phrase("accumula", "gathers"), (0.0, 0.0, 0.6)
    ),
    Character(
        "ugo", Phrase("Ugo l'Estroso", "Ugo the Whimsical"), Phrase("sorprende", "surprises"), (0.0, 0.0, 0.0), 1.2
    ),
)  # fmt: skip
AT_EASE: Final = "level6"
"""The level of a character that was asked for without one."""
JOINED: Final = "-"
BY_LEVEL: Final = {level.key: level for level in LEVELS}
BY_CHARACTER: Final = {character.key: character for character in CHARACTERS}
NAMES: Final = (*BY_LEVEL, *BY_CHARACTER)
BOTH: Final = Phrase("{who}, {level}", "{who}, {level}")


def who(name: str) -> tuple[Level, Character | None] | None:
    """Find the level and the character that a name means; None if it means none.

    >>> [part.key for part in who("level3-bruna")], who("level9")
    (['level3', 'bruna'], None)
    """
    if name in BY_CHARACTER:
        return BY_LEVEL[AT_EASE], BY_CHARACTER[name]
    level, joined, character = name.partition(JOINED)
    if level not in BY_LEVEL or (joined and character not in BY_CHARACTER):
        return None
    return BY_LEVEL[level], BY_CHARACTER.get(character)


def title_of(name: str) -> Phrase | None:
    """Say what people call the bot with this name."""
    pair = who(name)
    if pair is None:
        return None
    level, character = pair
    if character is None or name in BY_CHARACTER:
        return character.title if character is not None else level.title
    return BOTH.fill(who=character.title, level=level.title)


class LevelBot(Bot):
    """A level, with or without a character. `milliseconds` bounds what its budget leaves open."""

    def __init__(self, seed: int, name: str, game: Game | None = None, milliseconds: int = 0) -> None:
        super().__init__(seed, game)
        pair = who(name)
        if pair is None:
            raise LookupError(f"no level is called {name!r}")
        self.level, character = pair
        self.temperature = self.level.temperature + (character.whim if character is not None else 0.0)
        self.taste = list(character.taste) if character is not None else []
        budget: dict[str, Any] = dict(self.level.budget)
        if milliseconds and self.level.kind is not GreedyBot:
            budget["milliseconds"] = milliseconds
        self.inner: Bot = self.level.kind(self.rng.getrandbits(48), game=game, **budget)

    def choose(self, match: Match, seat: int) -> Option:
        decision = decision_for(match, seat)
        options = decision.options
        if len(options) == 1:
            return options[0]
        return Option(options, self.decided(match, decision))

    def decided(self, match: Match, decision: Decision) -> Raw:
        """Make a slip of the hand, or choose what it thinks best of what it sees."""
        slip = self.slip(decision)
        if slip is not None:
            return slip
        self.inner.taste = self.taste_now()
        if not self.temperature and not self.level.overlooks:
            return self.inner.choose(match, decision.seat).raw
        raw = self.picked(self.inner.opinions(match, decision.seat))
        self.inner.settle(raw)
        return raw

    def slip(self, decision: Decision) -> Raw | None:
        """Choose what it does without thinking, if it does."""
        level, options = self.level, decision.options
        if decision.continues and self.happens(level.forgets):
            declined = options.find(DECLINE)
            if declined is not None:
                return declined.raw
        if self.happens(level.hasty):
            for option in options:
                if not option.warning.en:
                    return option.raw
        return None

    def taste_now(self) -> list[float]:
        """Return what it likes at this decision: its own taste, and no safety when it is heedless."""
        if not self.happens(self.level.heedless):
            return self.taste
        own = self.taste or [0.0] * len(HEEDLESS)
        return [a + b for a, b in zip(own, HEEDLESS, strict=True)]

    def picked(self, opinions: list[Opinion]) -> Raw:
        """Pick one of the options that it sees, the better the likelier.

        How much better is measured by what is at stake: how far the best of them is from what they are worth on
        average, which in one game is a tenth of what it is in another.
        """
        seen = [opinion for opinion in opinions if not self.happens(self.level.overlooks)] or opinions[:1]
        values = [opinion.value for opinion in seen]
        best = max(values)
        stakes = min(best - sum(values) / len(values), MOST_AT_STAKE)
        if not self.temperature:
            return seen[0].raw
        if stakes <= 0:
            return self.rng.choice(seen).raw
        weights = [exp((value - best) / (self.temperature * stakes)) for value in values]
        return self.rng.choices(seen, weights)[0].raw

    def happens(self, chance: float) -> bool:
        return bool(chance) and self.rng.random() < chance
