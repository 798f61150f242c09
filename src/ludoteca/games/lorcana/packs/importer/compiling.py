"""One card: its text compiled to keywords and abilities of the effect language, or refused with the reasons."""

from __future__ import annotations

import re

from ludoteca.games.lorcana.packs.importer.abilities import (
    read_ability,
    read_deck_limit,
    read_effects,
    read_further_names,
    read_keywords,
    read_leading_keywords,
    read_own_cost,
)
from ludoteca.games.lorcana.packs.importer.checking import misread, unreadable
from ludoteca.games.lorcana.packs.importer.cursor import Refused
from ludoteca.games.lorcana.packs.importer.expr import Expr
from ludoteca.games.lorcana.packs.importer.lines import abilities_of
from ludoteca.games.lorcana.packs.importer.reading import Printed

COMPILED = "compiled"
CORRECTED = "corrected"
REFUSED = "refused"


class Compiled:
    """What became of a card's text."""

    def __init__(self) -> None:
        self.keywords: list[str] = []
        self.abilities: list[str] = []
        self.read: list[Expr] = []
        """The abilities as they were read, with what their pronouns mean."""
        self.names_for_shift: list[str] = []
        self.names: list[str] = []
        self.copies: int | None = None
        self.reasons: list[str] = []
        self.corrected = False
        self.italian = ""
        """Whether the Italian text says the same, or why that is not known; empty where there is none."""

    @property
    def status(self) -> str:
        if self.reasons:
            return REFUSED
        return CORRECTED if self.corrected else COMPILED


def compile_card(card: Printed, classes: frozenset[str]) -> Compiled:
    """The card's keywords and abilities; every line that is not understood is a reason to refuse it."""
    found = Compiled()
    found.copies = card.copies
    found.names = list(card.names)
    found.names_for_shift = list(card.names_for_shift)
    lines = abilities_of("\n".join(card.texts))
    effects: list[str] = []
    for line in lines:
        if not compile_fact(line, found, classes):
            effects.append(line)
    if card.kind == "action":
        compile_action(effects, found, classes)
    else:
        for line in effects:
            compile_line(line, card.kind, found, classes)
    check_keywords(card, found)
    if lines and not any(
        (found.keywords, found.abilities, found.reasons, found.copies is not None, found.names_for_shift)
    ):
        found.reasons.append("its text gave no ability")
    if card.kind == "action" and not found.abilities and not found.reasons:
        found.reasons.append("an action without a text")
    if not found.reasons:
        found.reasons += unreadable(card.kind, found.keywords, found.abilities)
    if not found.reasons:
        found.reasons += misread(card.kind, found.read)
    return found


def compile_fact(line: str, found: Compiled, classes: frozenset[str]) -> bool:
    """Lines that are facts rather than abilities: keywords, deck limits, further names."""
    keywords = read_keywords(line, classes)
    if keywords is not None:
        found.keywords += [str(keyword) for keyword in keywords]
        return True
    limit = read_deck_limit(line)
    if limit is not None:
        found.copies = limit
        return True
    names = read_further_names(line)
    if names is not None:
        known = found.names_for_shift if names[1] else found.names
        known += [name for name in names[0] if name not in known]
        return True
    return False


def compile_line(line: str, kind: str, found: Compiled, classes: frozenset[str]) -> None:
    try:
        keep(found, read_ability(line, kind, classes))
        return
    except Refused as refused:
        reason = refused.words
    keywords, rest = read_leading_keywords(line, classes)
    rest = abilities_of(rest)[0] if keywords and rest else rest
    if keywords and rest:
        try:
            abilities = read_ability(rest, kind, classes)
            found.keywords += [str(keyword) for keyword in keywords]
            keep(found, abilities)
            return
        except Refused as refused:
            reason = refused.words
    found.reasons.append(f"not understood: {reason}")


def keep(found: Compiled, abilities: list[Expr]) -> None:
    found.read += abilities
    found.abilities += [str(ability) for ability in abilities]


def compile_action(lines: list[str], found: Compiled, classes: frozenset[str]) -> None:
    """An action's lines are sentences of one effect, but for what it says about its own cost."""
    sentences: list[str] = []
    for line in lines:
        first, stop, rest = line.partition(". ")
        own = read_own_cost(line, classes)
        if own is None and stop:
            own = read_own_cost(f"{first}.", classes)
            line = line if own is None else rest
        else:
            rest = ""
        if own is not None:
            keep(found, own)
        if own is None or rest:
            sentences.append(line)
    if not sentences:
        return
    text = " ".join(line if re.search(r"""[.:"]$""", line) else f"{line}." for line in sentences)
    try:
        effects: list[Expr] = read_effects(text, classes)
    except Refused as refused:
        found.reasons.append(f"not understood: {refused.words}")
        return
    keep(found, effects)


def check_keywords(card: Printed, found: Compiled) -> None:
    """The keywords of the text must be those that the file says the card has."""
    if card.keywords is None:
        return
    said = sorted(word_of(keyword, any(c.isdigit() for c in keyword)) for keyword in card.keywords)
    valued = any(any(c.isdigit() for c in keyword) for keyword in card.keywords)
    read = sorted(word_of(keyword, valued) for keyword in found.keywords)
    plain_said = sorted({word_of(keyword, False) for keyword in card.keywords})
    plain_read = sorted({word_of(keyword, False) for keyword in found.keywords})
    if plain_said != plain_read or (valued and len(said) == len(read) and not agree(said, read)):
        found.reasons.append(
            f"its keywords are {', '.join(card.keywords) or 'none'}, its text has {', '.join(found.keywords) or 'none'}"
        )


def agree(said: list[str], read: list[str]) -> bool:
    """Values agree wherever the file tells one."""
    return all(one in read for one in said if any(c.isdigit() for c in one))


def word_of(keyword: str, valued: bool) -> str:
    """`Sing Together 7` and `sing_together(7)` alike: the word, and its value if wanted."""
    name = re.sub(r"[\s_]+", " ", re.split(r"[(\d+]", keyword)[0]).strip().lower()
    name = "shift" if name.endswith("shift") else name
    number = re.search(r"\d+", keyword)
    return f"{name} {number.group()}" if valued and number else name
