"""Words of noun phrases: types, keywords, classifications, names, and what a noun phrase amounts to."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import Cursor
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, word
from ludoteca.games.lorcana.packs.importer.tokens import ABBREVIATIONS, NUMBER, QUOTE, WORD, Token

TYPES: Final = {
    "character": "character",
    "characters": "character",
    "item": "item",
    "items": "item",
    "location": "location",
    "locations": "location",
    "action": "action",
    "actions": "action",
    "song": "song",
    "songs": "song",
    "card": "card",
    "cards": "card",
}
IN_PLAY: Final = ("character", "item", "location")
"""The types of what lies on the table."""
INKS: Final = ("amber", "amethyst", "emerald", "ruby", "sapphire", "steel")
PLAIN_KEYWORDS: Final = {
    "alert": "alert",
    "bodyguard": "bodyguard",
    "evasive": "evasive",
    "reckless": "reckless",
    "rush": "rush",
    "support": "support",
    "vanish": "vanish",
    "ward": "ward",
}
VALUED_KEYWORDS: Final = {
    "challenger": "challenger",
    "resist": "resist",
    "singer": "singer",
    "boost": "boost",
    "shift": "shift",
}
STATES: Final = ("damaged", "undamaged", "exerted", "ready")
SMALL_NAME_WORDS: Final = (
    "of",
    "the",
    "de",
    "in",
    "to",
    "a",
    "an",
    "for",
    "from",
    "on",
    "'n'",
    "la",
    "von",
)
REVEALED_BY_EACH: Final = "look"
"""What a pronoun means after every player has revealed a card: those that were looked at last."""
STATS: Final = {"S": "strength", "W": "willpower", "L": "lore"}

ONE: Final = "one"
SOME: Final = "some"
UP_TO: Final = "up to"
ANY: Final = "any number"
ALL: Final = "all"
NO: Final = "no"
TOTAL_COST: Final = "total_cost"
DIFFERENT: Final = "different"


class Noun:
    """What a noun phrase says: how many, whether they are chosen, and what they are like."""

    def __init__(self) -> None:
        self.many = ""
        self.any_said = False
        """Whether it said "any": of several cards that is as many as one likes."""
        self.number = 1
        self.chosen = False
        self.other = False
        self.bare_other = False
        """Whether it said "each other", "all other", not "your other": other than what was spoken of last."""
        self.types: list[str] = []
        self.as_card = False
        self.side = ""
        self.rest: list[Expr] = []
        self.zones: list[str] = []
        self.plural = False
        self.at_location = False
        self.in_play = False
        """Whether it was said that they are in play, so that a zone behind is that of other cards."""
        self.kinds: list[Expr] = []
        """Of cards of one kind or another: each kind with what is said of it alone."""
        self.joined_by_and = False
        """Whether types or classifications were joined by and, which of a single card would mean all of them."""

    def settle(self) -> None:
        """Settle that locations are not at locations: in a list of types that is said of the others only."""
        here = [part for part in self.rest if part.word == "at_location"]
        if here and "location" in self.types and len(self.types) > 1:
            self.rest = [part for part in self.rest if part.word != "at_location"]
            self.at_location = True

    def kind(self, name: str) -> Expr:
        return (
            call("matching", word(name), word("at_location")) if self.at_location and name != "location" else word(name)
        )

    def alone(self) -> Expr:
        """Return what is said of the kind of card, without whose and where it is."""
        kinds = either([word(kind) for kind in self.types])
        return call("matching", kinds, *self.rest) if self.rest else kinds

    def properties(self, other: str = "other") -> list[Expr]:
        properties = [either(self.kinds or [self.kind(kind) for kind in self.types])]
        if self.side:
            properties.append(word(self.side))
        if self.other:
            properties.append(word(other))
        if not self.kinds:
            properties += self.rest
        if self.zones:
            properties.append(either([word(zone) for zone in self.zones]))
        return properties

    def target(self) -> Expr:
        if self.many == UP_TO:
            return self.within_total(call("up_to", self.number, *self.properties("another")))
        if self.many == ANY:
            return self.within_total(call("any_number", *self.properties("another")))
        if self.many == SOME:
            return self.within_total(call("chosen", self.number, *self.properties("another")))
        if self.many == ONE:
            return call("chosen", *self.properties("another"))
        namesakes = any(part.word == "same_name" and mentions(part, "it") for part in self.rest)
        return call("every", *self.properties("another" if namesakes else "other"))

    def within_total(self, target: Expr) -> Expr:
        """Say of several chosen cards what they cost at most together, or in what they differ; of others nobody can."""
        told = (DIFFERENT,) if target.word == "chosen" else (TOTAL_COST, DIFFERENT)
        shared = [part for part in target.args or () if isinstance(part, Expr) and part.word in told]
        rest = tuple(part for part in target.args or () if part not in shared)
        named = {part.word: part.args[0] for part in shared if part.args}
        return Expr(target.word, rest, named) if len(named) == len(shared) > 0 else target

    @property
    def counted(self) -> Expr:
        return call("count", *self.properties())


class Lexicon(Cursor):
    """Productions for the small parts of noun phrases: keywords, classifications, names."""

    def amount(self) -> Expr | int | None:
        raise NotImplementedError

    def keyword(self) -> Expr | None:
        """Read a keyword with its value, as granted or printed."""
        token = self.token()
        if token is None or not token.capital:
            return None
        if token.low in PLAIN_KEYWORDS:
            self.step()
            return word(PLAIN_KEYWORDS[token.low])
        if token.low not in VALUED_KEYWORDS or token.low == "shift":
            return None
        self.step()
        value = self.signed()
        if value is not None and token.low in ("singer", "boost"):
            return None  # how much more, is no keyword
        if value is None:
            value = self.whole()
        if value is None:
            return None
        self.has("{i}")
        return call(VALUED_KEYWORDS[token.low], value)

    def keyword_name(self) -> Expr | None:
        """Read a keyword without its value, as in "with Singer"."""
        token = self.token()
        if token is None or not token.capital:
            return None
        name = PLAIN_KEYWORDS.get(token.low) or VALUED_KEYWORDS.get(token.low)
        if name is None:
            return None
        self.step()
        return word(f"with_{name}" if name in ("shift", "challenger") else name)

    def class_word(self) -> str | None:
        """Read a classification: one capitalised word, or two known to be one."""
        token = self.token()
        if token is None or not token.capital or token.low in PLAIN_KEYWORDS or token.low in VALUED_KEYWORDS:
            return None
        if token.low in TYPES or token.low in INKS or token.low.rstrip("s") in STATES:
            return None
        after = self.token(1)
        if after is not None and f"{token.raw} {after.raw}" in self.classes:
            self.step(2)
            return f"{token.raw} {after.raw}"
        name = token.raw
        for ending in ("s", "es"):
            if name not in self.classes and name.endswith(ending) and name.removesuffix(ending) in self.classes:
                name = name.removesuffix(ending)
        if name not in self.classes and self.starts_sentence():
            return None
        if name not in self.classes and (after is None or after.low not in TYPES):
            return None
        self.step()
        return name

    def class_list(self) -> list[str] | None:
        """Read classifications joined by commas, or, and."""
        first = self.class_word()
        if first is None:
            return None
        classes = [first]
        while True:
            mark = self.mark()
            if not self.any_of(", or|and", ",", "or|and"):
                return classes
            more = self.class_word()
            if more is None:
                self.back(mark)
                return classes
            classes.append(more)

    def name(self) -> str | None:
        """Read a card's name: capitalised words and numbers, with small words between; or one in quotation marks."""
        name = ""
        start = self.index
        quoted = self.token()
        if quoted is not None and quoted.sort == QUOTE:
            self.step()
            return quoted.raw.rstrip(".,") or None
        while True:
            token = self.token()
            if token is None or self.sees("for shift") or not self.part_of_name(token, self.index == start):
                break
            name += f" {token.raw}" if name and token.spaced else token.raw
            self.step()
            following = self.token()
            if following is not None and following.raw == "." and self.abbreviated(token):
                name += "."
                self.step()
            elif following is not None and following.raw in ("!", "?") and not following.spaced:
                name += following.raw
                self.step()
        return name or None

    def part_of_name(self, token: Token, begins: bool) -> bool:
        """Tell whether a word, number or sign belongs to the name that is being read."""
        if token.capital:
            return True
        after = self.token(1)
        if token.sort == NUMBER and token.raw.isdigit():
            return after is not None and (after.capital if begins else after.sort == WORD and after.low != "or")
        between = token.low in SMALL_NAME_WORDS or token.raw == "&"
        return between and not begins and after is not None and after.capital

    def abbreviated(self, token: Token) -> bool:
        """Tell whether the full stop after this word of a name belongs to it: Mr., or a name of single letters."""
        after = self.token(1)
        letters = "." in token.raw and after is not None and not after.capital
        return token.low in ABBREVIATIONS or letters

    def names(self, also: str = "or") -> list[str] | None:
        """Read names joined by commas and or; in "characters named A and B" by and, too. "A, B & C" is one name."""
        first = self.name()
        if first is None:
            return None
        names = [first]
        commas = 0
        while True:
            mark = self.mark()
            apart = self.any_of(f", or|{also}", f"or|{also}")
            if not apart and not self.has(","):
                break
            more = self.name()
            if more is None:
                self.back(mark)
                break
            commas += not apart
            names.append(more)
        if commas and any(" & " in name for name in names):
            return [", ".join(names)] if commas == len(names) - 1 and " & " in names[-1] else None
        return names

    def their(self) -> str | None:
        """Read whose: your, or their when others act."""
        if self.has("your"):
            self.spoke_of_you = True
            return "yours"
        if self.acting.word != "you" and self.any_of("their", "his or her"):
            self.spoke_of_them = True
            return "yours"
        return None
