"""Invented cards: abilities of shipped cards with a part exchanged for another, and some put together from words alone.

They bring together what no printed card does: prices of several parts, amounts of nothing, conditions within
conditions. What the language would refuse of a pack is refused here, too. The cards are kept in a file, so that a new
word leaves those that there are as they were; it comes with more of them:

    python -m tests.games.lorcana.inventing
"""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from ludoteca.games.lorcana.effects.language.scripts import Reading, loose_pronouns
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import Card
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import NUMBER, TEXT, Param, Word
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import action, character, item, location, song

FILE = Path(__file__).parent / "invented_cards.txt"
MORE = 60
"""So many cards are invented at a time: whole tables."""
DEEPEST = 4
"""So many words within each other."""
FROM_CARDS = 0.45
"""How often a part is one of a shipped card."""
LONGEST_PART = 70
"""Letters of such a part."""
TRIES = 12
"""For each part, until the language takes it."""
FROM_WORDS = 0.2
"""How many cards are made from words alone."""
KINDS = ("character",) * 6 + ("action", "song", "item", "item", "location", "location")
NUMBERS = (0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5)
NOUNS = ("character",) * 6 + ("item", "location", "card", "action", "song")
CLASSES = ("Storyborn", "Hero", "Princess", "Villain", "Ally", "Seven Dwarfs")
NAMES = ("Elsa", "Aurora", "Twin", "Lamp", "Home", "Hymn")
INKS = ("amber", "amethyst", "emerald", "ruby", "sapphire", "steel")
KEYWORDS = (
    "rush", "evasive", "ward", "bodyguard", "support", "reckless", "vanish", "alert", "resist(1)", "singer(5)",
    "boost(1)", "boost(2)", "shift(2)", "shift(3, any)", 'shift(1, classed("Hero"))', "shift(cost=discard(1))",
    "shift(cost=banish(chosen(item, yours)))", "challenger(2)",
)  # fmt: skip
TYPES = ("character", "action", "item", "location")
"""By the number of the type."""
NOWHERE = Where("invented")


class Inventor:
    """Invents cards; words that were used less often come rather."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.words: dict[str, list[Word]] = {}
        for word in (*VOCABULARY.words.values(), *VOCABULARY.second.values()):
            if word.text.isidentifier():
                self.words.setdefault(word.kind, []).append(word)
        self.places = shipped_parts()
        self.parts = {kind: sorted({place.part for place in places}) for kind, places in self.places.items()}
        self.used: Counter[str] = Counter()

    def card(self) -> str:
        """A line of the file: of which type, and its ability."""
        while True:
            try:
                line = self.from_words() if self.rng.random() < FROM_WORDS else self.grafted()
                card = read_card(line)
                Reading(card).words()
            except Problem:
                continue
            if not loose_pronouns(card):
                self.used.update(words_in(line))
                return line

    def from_words(self) -> str:
        kind = self.rng.choice(KINDS)
        return f"{kind}: {self.part((EFFECT if kind in ('action', 'song') else 'ability',), 0)}"

    def grafted(self) -> str:
        """The ability of a shipped card with a word in it that few cards have, instead of something of its kind."""
        words = [word for kind in self.places for word in self.words[kind]]
        word = self.rng.choices(words, [1 / (1 + self.used[word.text]) ** 2 for word in words])[0]
        place = self.rng.choice(self.places[word.kind])
        return f"{place.type}: {place.text[: place.start]}{self.built(word, 2)}{place.text[place.end :]}"

    def part(self, kinds: tuple[str, ...], depth: int, text: str = "") -> str:
        """Something of one of these kinds that the language takes; `text` is the word that takes it."""
        for _ in range(TRIES):
            kind = self.rng.choice(kinds)
            found = self.plain(kind, text) or self.of_a_card(kind, depth) or self.made(kind, depth)
            try:
                VOCABULARY.read(found, (kind,), NOWHERE)
            except Problem:
                continue
            return found
        raise Problem(NOWHERE, f"no {kinds}")

    def plain(self, kind: str, text: str) -> str:
        if kind == NUMBER:
            return str(self.rng.choice((*NUMBERS, -1, -2) if text == "gets" else NUMBERS))
        if kind == TEXT:
            told = {"named": NAMES, "of_ink": INKS}.get(text, CLASSES)
            return f'"{self.rng.choice(told)}"'
        return ""

    def of_a_card(self, kind: str, depth: int) -> str:
        parts = self.parts.get(kind)
        if not parts or not depth or self.rng.random() >= FROM_CARDS:
            return ""
        part = self.rng.choice(parts)
        return part if len(part) <= LONGEST_PART else ""

    def made(self, kind: str, depth: int) -> str:
        """A word of this kind with all that it takes; deep inside rather one that takes nothing."""
        words = self.words[kind]
        if depth >= DEEPEST:
            words = [word for word in words if not word.call] or words
        return self.built(self.rng.choices(words, [1 / (1 + self.used[word.text]) for word in words])[0], depth)

    def built(self, word: Word, depth: int) -> str:
        """The word with all that it takes."""
        if not word.call:
            return word.text
        inside: list[str] = []
        for param in word.params:
            if param.required or self.rng.random() < 0.25:
                inside += self.given(word, param, depth)
        return f"{word.text}({', '.join(inside)})"

    def given(self, word: Word, param: Param, depth: int) -> list[str]:
        """What is given for one parameter, as it is written."""
        kinds = tuple(param.kind.split("/"))
        if param.many and "property" in kinds and self.rng.random() < 0.8:
            more = self.rng.choice((0, 1, 1, 2))
            number = ["2"] if NUMBER in kinds and self.rng.random() < 0.2 else []
            return [*number, self.rng.choice(NOUNS), *[self.part(("property",), depth + 1) for _ in range(more)]]
        if param.many:
            return [self.part(kinds, depth + 1, word.text) for _ in range(self.rng.choice((1, 1, 2)))]
        value = self.part(kinds, depth + 1, word.text)
        return [value if param.required and not after_many(word, param) else f"{param.name}={value}"]


def after_many(word: Word, param: Param) -> bool:
    """Tell whether the parameter comes after one that takes all that is given without a name."""
    return any(other.many for other in word.params[: word.params.index(param)])


class Place(NamedTuple):
    """Where a part stands in an ability of a shipped card, and of which type that card is."""

    type: str
    text: str
    start: int
    end: int

    @property
    def part(self) -> str:
        return self.text[self.start : self.end]


@cache
def shipped_parts() -> dict[str, list[Place]]:
    """By kind: what the shipped cards' abilities are made of."""
    found: dict[str, list[Place]] = {}
    for card in load_content().cards:
        for text, _ in card.ability_texts if not card.reprint_of and not card.refused else []:
            for node in ast.walk(ast.parse(text, mode="eval")):
                word = VOCABULARY.words.get(word_of(node))
                if word is not None and isinstance(node, ast.expr):
                    if word.call != isinstance(node, ast.Call):
                        word = VOCABULARY.second.get(word.text, word)
                    place = Place(TYPES[card.kind], text, node.col_offset, node.end_col_offset or 0)
                    found.setdefault(word.kind, []).append(place)
    return found


def word_of(node: ast.AST) -> str:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    return node.id if isinstance(node, ast.Name) else ""


def words_in(line: str) -> set[str]:
    tree = ast.parse(line.partition(": ")[2], mode="eval")
    return {word_of(node) for node in ast.walk(tree)} - {""}


def read_card(line: str, number: int = 0) -> Card:
    """The card of a line of the file; its number decides what else is printed on it."""
    kind, _, text = line.partition(": ")
    name, ink, cost = f"Maker {number}", INKS[number % 6], 1 + number % 5
    classes = ("Storyborn", CLASSES[number % len(CLASSES)])
    if kind == "action":
        return action(text, name=name, cost=cost, inks=(ink,))
    if kind == "song":
        return song(text, name=name, cost=cost, inks=(ink,))
    if kind == "item":
        return item(text, name=name, cost=cost, inks=(ink,))
    if kind == "location":
        return location(3 + number % 4, text, name=name, cost=cost, lore=number % 3, move=number % 3, inks=(ink,))
    keywords = [KEYWORDS[number // 2 % len(KEYWORDS)]] if number % 2 else []
    names = ("Elsa",) if number % 3 == 0 else ("Aurora",)
    given = {"name": name, "names": names, "cost": cost, "classes": classes, "inks": (ink,), "keywords": keywords}
    return character(number % 5, 2 + number % 4, text, lore=number % 4, inkable=number % 4 != 0, **given)


@cache
def invented_cards() -> list[Card]:
    return [read_card(line, number) for number, line in enumerate(FILE.read_text(encoding="utf-8").splitlines())]


def main() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    inventor = Inventor(len(lines))
    for line in lines:
        inventor.used.update(words_in(line))
    lines += [inventor.card() for _ in range(MORE)]
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
