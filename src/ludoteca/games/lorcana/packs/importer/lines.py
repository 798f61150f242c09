"""A card's rules text, cut into its abilities: reminder text and ability names dropped, bullets kept together."""

from __future__ import annotations

import re

from ludoteca.games.lorcana.packs.importer.tokens import plain


def abilities_of(text: str) -> list[str]:
    """The abilities of a text with one ability a line; bullets belong to the line before."""
    found: list[str] = []
    text = re.sub(r"(?m)^(Sing Together \d+)\s*(?=[A-Z])", r"\1\n", plain(text))
    for line in text.split("\n"):
        line = re.sub(r"\s+", " ", line).strip()
        if not line:
            continue
        dashed = line.startswith(("- ", "— ")) and found and re.search(r":( •.*)?$", found[-1])
        if found and (dashed or line.startswith("•")):
            found[-1] += " • " + line[1:].strip()
        else:
            found.append(line)
    return [without_name(line) for line in found]


def in_capitals(part: str) -> bool:
    """Whether a word is written in capitals, as McDUCK is too."""
    small = len(re.findall(r"[a-zà-ÿ]", part))
    return small == 0 or small < len(re.findall(r"[A-ZÀ-Þ]", part)) - 1


def without_name(line: str) -> str:
    """The line without the ability's name, which is in capital letters at its beginning."""
    words = line.split(" ")
    end = 0
    for at, part in enumerate(words):
        cost = part.isdigit() and at + 1 < len(words) and words[at + 1].startswith("{I}")
        if cost or "{" in part or not in_capitals(part):
            break
        end = at + 1
    if end and end < len(words) and re.fullmatch(r"[A-Z]|\d+|—|-|•", words[end - 1]) and words[end][:1].islower():
        end -= 1
    name = " ".join(words[:end])
    if end == len(words) or not re.search(r"[A-ZÀ-Þ]{2}|[A-Z]'[A-Z]", name):
        return line
    return " ".join(words[end:])
