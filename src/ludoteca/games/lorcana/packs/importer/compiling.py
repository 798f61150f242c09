"""One card: its text compiled to keywords and abilities of the effect language, or refused with the reasons."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.packs.importer.abilities import (
    read_ability,
    read_deck_limit,
    read_effects,
    read_further_names,
    read_keywords,
    read_leading_keywords,
    read_own_cost,
)
from ludoteca.games.lorcana.packs.importer.accounting import unaccounted
from ludoteca.games.lorcana.packs.importer.amounts import SAME_PLAYER
from ludoteca.games.lorcana.packs.importer.checking import misread, unreadable
from ludoteca.games.lorcana.packs.importer.cursor import Refused
from ludoteca.games.lorcana.packs.importer.expr import Expr, parts_of
from ludoteca.games.lorcana.packs.importer.lines import abilities_of
from ludoteca.games.lorcana.packs.importer.prices import priced
from ludoteca.games.lorcana.packs.importer.reading import Printed

COMPILED = "compiled"
CORRECTED = "corrected"
REFUSED = "refused"
NOT_UNDERSTOOD = "not understood: "
NO_KEYWORD = "is a keyword that is not known"
UNKNOWN_KEYWORD = re.compile(r"([A-ZÀ-Ý][\w'-]*[a-zà-ÿ](?: [A-ZÀ-Ý][\w'-]*[a-zà-ÿ]){0,2})(?: [+-]?\d+)?(?: \{I\})?")
"""A line of nothing but words with capitals, as keywords are printed, perhaps with a value."""


ALSO: Final = re.compile(r"\b(?:While|During|As long as)\b[^.]*\. (?:He|She|It|They|This \w+) also\b")
"""A second sentence of what holds on a condition: whether that hangs on it, too, is not told."""


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
        self.where: dict[str, str] = {}
        """The line of the text that a reason speaks of, where it is one."""
        self.corrected = False
        self.italian = ""
        """Whether the Italian text says the same, or why that is not known; empty where there is none."""

    @property
    def status(self) -> str:
        if self.reasons:
            return REFUSED
        return CORRECTED if self.corrected else COMPILED


def compile_card(card: Printed, classes: frozenset[str]) -> Compiled:
    """Compile the card's keywords and abilities; every line that is not understood is a reason to refuse it."""
    compiled = Compiled()
    compiled.copies = card.copies
    compiled.names = list(card.names)
    compiled.names_for_shift = list(card.names_for_shift)
    lines = abilities_of("\n".join(card.texts))
    effects: list[str] = []
    for line in lines:
        if not compile_fact(line, compiled, classes) and not refuse_keyword(line, compiled):
            effects.append(line)
    if card.kind == "action":
        compile_action(effects, compiled, classes)
    else:
        for line in effects:
            compile_line(line, card.kind, compiled, classes)
    check_keywords(card, compiled, bool(lines))
    if lines and not any(
        (
            *(compiled.keywords, compiled.abilities, compiled.reasons, compiled.copies is not None),
            *(compiled.names_for_shift, compiled.names),
        )
    ):
        compiled.reasons.append("its text gave no ability")
    if card.kind == "action" and not compiled.abilities and not compiled.reasons:
        compiled.reasons.append("its text tells nothing that an action does" if lines else "an action without a text")
    if not compiled.reasons:
        compiled.reasons += unreadable(card.kind, compiled.keywords, compiled.abilities)
    if not compiled.reasons:
        compiled.reasons += misread(card.kind, compiled.read)
    return compiled


def compile_fact(line: str, compiled: Compiled, classes: frozenset[str]) -> bool:
    """Compile a line that is a fact rather than an ability: keywords, deck limits, further names."""
    keywords = read_keywords(line, classes)
    if keywords is not None:
        compiled.keywords += [str(keyword) for keyword in keywords]
        return True
    limit = read_deck_limit(line)
    if limit is not None:
        compiled.copies = limit
        return True
    names = read_further_names(line)
    if names is not None:
        known = compiled.names_for_shift if names[1] else compiled.names
        known += [name for name in names[0] if name not in known]
        return True
    return False


def compile_line(line: str, kind: str, compiled: Compiled, classes: frozenset[str]) -> None:
    if ALSO.search(line) is not None:
        refuse_line(compiled, line, f"{NOT_UNDERSTOOD}also, after a sentence with a condition")
        return
    try:
        keep(compiled, read_ability(line, kind, classes), line, classes)
        return
    except Refused as refused:
        reason = refused.words
    keywords, rest = read_leading_keywords(line, classes)
    rest = abilities_of(rest)[0] if keywords and rest else rest
    if keywords and rest:
        try:
            abilities = read_ability(rest, kind, classes)
            compiled.keywords += [str(keyword) for keyword in keywords]
            keep(compiled, abilities, rest, classes)
            return
        except Refused as refused:
            reason = refused.words
    refuse_line(compiled, line, f"{NOT_UNDERSTOOD}{reason}")


def refuse_keyword(line: str, compiled: Compiled) -> bool:
    """Refuse a line that looks like a keyword, since keywords that are known are read before."""
    unknown = UNKNOWN_KEYWORD.fullmatch(line)
    if unknown is not None:
        refuse_line(compiled, line, f"{unknown[1]} {NO_KEYWORD}")
    return unknown is not None


def refuse_line(compiled: Compiled, line: str, reason: str) -> None:
    compiled.reasons.append(reason)
    compiled.where.setdefault(reason, line)


def keep(compiled: Compiled, abilities: list[Expr], text: str, classes: frozenset[str]) -> None:
    """Take what was read in a text, and refuse it where one of the two says what the other does not."""
    try:
        abilities = priced(abilities)
    except Refused as refused:
        refuse_line(compiled, text, f"{NOT_UNDERSTOOD}{refused.words}")
        return
    if any(part.means == SAME_PLAYER for ability in abilities for part in parts_of(ability)):
        refuse_line(compiled, text, f"{NOT_UNDERSTOOD}the same player again")
        return
    written = [str(ability) for ability in abilities]
    compiled.read += abilities
    compiled.abilities += written
    for reason in unaccounted(text, written, classes):
        refuse_line(compiled, text, reason)


def compile_action(lines: list[str], compiled: Compiled, classes: frozenset[str]) -> None:
    """Compile an action's lines, which are sentences of one effect, but for what it says about its own cost."""
    sentences: list[str] = []
    for line in lines:
        first, stop, rest = line.partition(". ")
        own = read_own_cost(line, classes)
        if own is None and stop:
            about_cost = f"{first}."
            own = read_own_cost(about_cost, classes)
            if own is None:
                rest, _, about_cost = line.rpartition(". ")
                own = read_own_cost(about_cost, classes)
                rest = f"{rest}."
            line = line if own is None else rest
        else:
            about_cost, rest = line, ""
        if own is not None:
            keep(compiled, own, about_cost, classes)
        if own is None or rest:
            sentences.append(line)
    if not sentences:
        return
    text = " ".join(line if re.search(r"""[.:"]$""", line) else f"{line}." for line in sentences)
    try:
        effects: list[Expr] = read_effects(text, classes)
    except Refused as refused:
        compiled.reasons.append(f"{NOT_UNDERSTOOD}{refused.words}")
        return
    keep(compiled, effects, text, classes)


def check_keywords(card: Printed, made: Compiled, has_text: bool) -> None:
    """Check that the keywords of the text, where all of it was read, are those that the file says the card has."""
    if card.keywords is None or made.reasons:
        return
    stated = sorted(word_of(keyword, any(c.isdigit() for c in keyword)) for keyword in card.keywords)
    valued = any(any(c.isdigit() for c in keyword) for keyword in card.keywords)
    read = sorted(word_of(keyword, valued) for keyword in made.keywords)
    plain_stated = sorted({word_of(keyword, False) for keyword in card.keywords})
    plain_read = sorted({word_of(keyword, False) for keyword in made.keywords})
    if plain_stated != plain_read or (valued and len(stated) == len(read) and not agree(stated, read)):
        read_there = f"its text has {', '.join(made.keywords) or 'none'}" if has_text else "and it has no text"
        made.reasons.append(f"its keywords are {', '.join(card.keywords) or 'none'}, {read_there}")


def agree(stated: list[str], read: list[str]) -> bool:
    """Tell whether values agree wherever the file tells one."""
    return all(one in read for one in stated if any(c.isdigit() for c in one))


def word_of(keyword: str, valued: bool) -> str:
    """Write `Sing Together 7` and `sing_together(7)` alike: the word, and its value if wanted."""
    name = re.sub(r"[\s_]+", " ", re.split(r"[(\d+]", keyword)[0]).strip().lower()
    name = "shift" if name.endswith("shift") else name
    number = re.search(r"\d+", keyword)
    return f"{name} {number.group()}" if valued and number else name
