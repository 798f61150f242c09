"""A card's rules text, cut into its abilities: reminder text and ability names dropped, bullets kept together."""

from __future__ import annotations

import re

from ludoteca.games.lorcana.packs.importer.tokens import plain


def abilities_of(text: str) -> list[str]:
    """List the abilities of a text with one ability a line; bullets belong to the line before."""
    abilities: list[str] = []
    text = re.sub(r"(?m)^(Sing Together \d+)\s*(?=[A-Z])", r"\1\n", plain(text))
    for line in text.split("\n"):
        line = re.sub(r"\s+", " ", line).strip()
        if not line:
            continue
        dashed = line.startswith(("- ", "— ")) and abilities and re.search(r":( •.*)?$", abilities[-1])
        if abilities and (dashed or line.startswith("•")):
            abilities[-1] += " • " + line[1:].strip()
        else:
            abilities.append(line)
    return [without_name(line) for line in abilities]


def in_capitals(part: str) -> bool:
    """Tell whether a word is written in capitals, as McDUCK is too."""
    small = len(re.findall(r"[a-zà-ÿ]", part))
    return small == 0 or small < len(re.findall(r"[A-ZÀ-Þ]", part)) - 1


def without_name(line: str) -> str:
    """Return the line without the ability's name, which is in capital letters at its beginning."""
    words = line.split(" ")
    end = 0
    for index, part in enumerate(words):
        cost = part.isdigit() and index + 1 < len(words) and words[index + 1].startswith("{I}")
        if cost or "{" in part or not in_capitals(part):
            break
        end = index + 1
    if end and end < len(words) and re.fullmatch(r"[A-Z]|\d+|—|-|•", words[end - 1]) and words[end][:1].islower():
        end -= 1
    name = " ".join(words[:end])
    if end == len(words) or not re.search(r"[A-ZÀ-Þ]{2}|[A-Z]'[A-Z]", name):
        return line
    return " ".join(words[end:])
