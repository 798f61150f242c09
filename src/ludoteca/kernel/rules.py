"""The rule catalogue of a game: what can be cited.

Each game keeps its rulebook's rules, with place and statement in two languages, in `rules.yaml`. Code that enforces
a rule names it where it is read: at the end of a docstring ("Rules: LY-4.05."), or as the `rule` of a refusal, an event
or an outcome. `ludoteca rules --coverage` finds all of them, and the ids that are no rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import read_yaml


@dataclass(frozen=True)
class Rule:
    """One entry of a catalogue: a rule, or a ruling on what the rulebook leaves open."""

    id: str
    section: Phrase
    lines: str
    text: Phrase
    check: str
    flags: tuple[str, ...]
    related: tuple[str, ...]
    reason: Phrase = EMPTY
    """Why a ruling is as it is, where that needs saying."""
    crd: str = ""
    """Its number in the comprehensive rules, for a game that has them beside its rulebook."""

    @property
    def is_ruling(self) -> bool:
        return "ruling" in self.flags

    def to_json(self, lang: str) -> Any:
        return {
            "id": self.id,
            "section": self.section.say(lang),
            "lines": self.lines,
            "crd": self.crd,
            "text": self.text.say(lang),
            "ruling": self.is_ruling,
            "related": list(self.related),
        }


class Catalogue:
    """All rules of one game, in the rulebook's order, then the rulings."""

    def __init__(self, prefix: str, rules: list[Rule], rulebook_lines: int) -> None:
        self.prefix = prefix
        self.rules = rules
        self.rulebook_lines = rulebook_lines
        self.by_id = {rule.id: rule for rule in rules}

    def __getitem__(self, id: str) -> Rule:
        return self.by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self.by_id

    def search(self, words: list[str]) -> list[Rule]:
        """List rules whose id, section or text (in either language) has all the words."""
        wanted = [word.casefold() for word in words]
        matching = []
        for entry in self.rules:
            heap = " ".join((entry.id, entry.section.it, entry.section.en, entry.text.it, entry.text.en)).casefold()
            if all(word in heap for word in wanted):
                matching.append(entry)
        return matching


_FLAGS = ("example", "derived", "advice", "reconstructed", "optional", "untestable")


def short_catalogue(prefix: str, statements: dict[str, Phrase]) -> Catalogue:
    """Make the catalogue of a game whose rules are few: ids and statements."""
    return Catalogue(prefix, [Rule(id, EMPTY, "", text, "", (), ()) for id, text in statements.items()], 0)


@kept(400_000, most=8)
def load_catalogue(path: Path) -> Catalogue:
    data = read_yaml(path)
    sections: dict[str, Phrase] = {}
    for section in data["sections"]:
        sections[str(section["id"])] = Phrase(section["title"]["it"], section["title"]["en"])
    rules = []
    for entry in data["rules"]:
        rules.append(
            Rule(
                entry["id"],
                sections[str(entry["section"])],
                str(entry.get("lines", "")),
                Phrase(entry["it"], entry["en"]),
                entry.get("check", ""),
                tuple(flag for flag in _FLAGS if entry.get(flag)),
                (),
                crd=str(entry.get("crd", "")),
            )
        )
    for entry in data.get("rulings", []):
        rules.append(
            Rule(
                entry["id"],
                Phrase("Chiarimenti", "Rulings"),
                "",
                Phrase(
                    f"{entry['question']['it']} {entry['ruling']['it']}",
                    f"{entry['question']['en']} {entry['ruling']['en']}",
                ),
                "",
                ("ruling",),
                tuple(entry.get("rules", ())),
                Phrase(entry["reason"]["it"], entry["reason"]["en"]) if "reason" in entry else EMPTY,
            )
        )
    return Catalogue(data["prefix"], rules, int(data["rulebook"]["lines"]))


def cited_lines(lines: str) -> list[int]:
    """List the line numbers that a citation such as "9,12" or "41-47" names, first and last of each range."""
    return [int(number) for number in re.findall(r"\d+", lines)]
