"""Italian texts as lists have them: cut into abilities, and completed where signs of figures and costs were left out.

Lists made of plain words lack the signs of Strength, Willpower, lore, ink and exerting. What can only have been one
sign is put back; elsewhere a slot is left, and every choice of signs is a reading of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import Final

from ludoteca.games.lorcana.packs.importer.italian.words import KEYWORDS, any_of
from ludoteca.games.lorcana.packs.importer.lines import abilities_of, in_capitals
from ludoteca.games.lorcana.packs.importer.tokens import plain

FIGURE: Final = "{?}"
"""A slot for Strength, lore or Willpower."""
EXERTED: Final = "{!}"
"""A slot for exerting as a part of the costs."""
MOST_READINGS: Final = 81
MOST_SLOTS: Final = 6
"""With more choices of signs than that nobody tries which they were."""
CHOICES: Final = {FIGURE: ("{S}", "{L}", "{W}"), EXERTED: ("", "{E}, ")}
SLOT: Final = re.compile(r"\{[?!]\}")
TITLE_WITHIN: Final = re.compile(
    r"(?:(?<=[.a-zà-ÿ\")])|(?<=[ +]\d)) (?=(?:[A-ZÀ-Ý0-9][A-ZÀ-Ý0-9'.,!?…-]*[,!?.…]* ){2,}"
    r"(?:[A-ZÀ-Ý]'?[a-zà-ÿ]|\d+ ?(?:—|,|\{)|—|\{|[a-z]))"
)
"""Where the name of another ability begins in the middle of a line."""
AFTER_KEYWORD: Final = re.compile(r"(?m)^((?:Cantare Insieme|Sing Together) \d+)\s+(?=\w)")
LAST_KEYWORD: Final = re.compile(rf"(?m)(?<=[.]) (?=(?:{any_of(KEYWORDS)})(?: \+?\d+)?$)")
"""Where a keyword stands behind the last sentence of another ability."""
RESTORED: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), said)
    for pattern, said in (
        (r"(può|possono|can't|can) (?=(?:per cantare|to sing)\b)", r"\1 {E} "),
        (r"\b(pag(?:a|are|hi)|pays?) (\d+)(?= (?:in meno|in più|per|less|more|to)\b)", r"\1 \2 {I}"),
        (r"^(?=un[oa] de(?:i|lle) tu(?:oi|e) \w+ per\b)", "{E} "),
        (r"\b(carta con) (?=per\b)", r"\1 {C} "),
        (r"\b(come se avessero)(?=[.])", r"\1 {C}"),
        (
            r"(?<!Sfidante )(?<!Challenger )(?<!Resistere )(?<!Resist )(?<!costo )(?<!di )"
            r"([+-]\d+)(?! ?\{|\d| cost)(?=[ .,]|$)",
            r"\1 {?}",
        ),
        (r"\b(con|ha|hanno|abbia|with|has) (\d+)(?= (?:o (?:inferiore|superiore)|or (?:more|less))\b)", r"\1 \2 {?}"),
        (r"(?<=\s)\+ (?=pari\b)", "+{?} "),
        (r"\b(equal to [^.,]*?(?:character's|their|his|her))(?= to\b| until\b|[.,])", r"\1 {?}"),
        (r"\b(riceve|ricevono) (?=pari\b)", r"\1 +{?} "),
        (r"\b(perde) (?=pari\b)", r"\1 {?} "),
        (r"\b(pari (?:o (?:inferiore|superiore) )?a(?:l|lla)) (?=di\b|del\b)", r"\1 {?} "),
        (r"\b(pari alla sua|pari al suo) (?=a\b|[.,])", r"\1 {?} "),
        (r"\b(con) (?=superiore a quella\b)", r"\1 {?} "),
        (r"\b(con (?:più|meno)) (?=di (?:ess[oa]|lui|lei|loro|questo personaggio)\b)", r"\1 {?} "),
        (r"\b(con più) (?=di (?:ogni|qualsiasi) personaggio\b)", r"\1 {?} "),
    )
)


def has_signs(texts: Iterable[str]) -> bool:
    """Tell whether a list writes signs: it says somewhere that a card is exerted."""
    return any("{E}" in plain(text) for text in texts)


def italian_lines(texts: list[str], signed: bool = False) -> list[str]:
    """List the abilities of a card, one a line, without their names; signs that can be but one are there again.

    `signed`: the list has all signs, so that what has none has none.
    """
    text = plain("\n".join(texts)).replace("«", '"').replace("»", '"')
    text = re.sub(r"(?m)(?<=\s)—(?=\d)", "-", re.sub(r"(?m)^[^\n\\]*\\ ?", "", text))
    text = AFTER_KEYWORD.sub(r"\1\n", TITLE_WITHIN.sub("\n", text))
    text = re.sub(r"(?m)(?<=uno:)(.*)$", lambda match: match[1].replace(" - ", " • "), text)
    text = LAST_KEYWORD.sub("\n", text)
    lines = [line for line in text.split("\n") if not is_title(line)]
    if signed:
        return abilities_of("\n".join(lines))
    return [restored(line) for line in abilities_of("\n".join(with_costs(line) for line in lines))]


def is_title(line: str) -> bool:
    """Tell whether the line is nothing but the name of an ability."""
    words = line.split()
    return bool(words) and all(in_capitals(word) for word in words) and bool(re.search(r"[A-ZÀ-Ý]{2}", line))


def ends_in_name(texts: list[str]) -> bool:
    """Tell whether the last line is the name of an ability, so that what it does is not there."""
    lines = plain("\n".join(texts)).strip().split("\n")
    return is_title(lines[-1])


def restored(line: str) -> str:
    """Return the line with the signs that can be but one, and slots for the others."""
    line = re.sub(r'"([^"—]*)—', lambda match: f'"{costs(match[1])} —', line)
    for pattern, words in RESTORED:
        line = pattern.sub(words, line)
    return line


def with_costs(line: str) -> str:
    """Return the line with the signs of its costs, which stand between the ability's name and a dash."""
    words = line.split(" ")
    end = next(
        (
            index
            for index, word in enumerate(words)
            if word == "—" or word.rstrip(",").isdigit() or not in_capitals(word)
        ),
        len(words),
    )
    if end and end < len(words) and len(words[end - 1]) == 1 and words[end][:1].islower():
        end -= 1
    name, rest = " ".join(words[:end]), " ".join(words[end:])
    if not re.search(r"[A-ZÀ-Ý]{2}", name) or "{" in line.partition("—")[0] or not re.match(r"[^.:\"]{0,70}— ", rest):
        return line
    paid, _, effect = rest.partition("—")
    comma = "," if name.endswith(",") else ""
    return f"{name.rstrip(',')} {costs(comma + paid)} — {effect.strip()}"


def costs(text: str) -> str:
    """Write costs with their signs: nothing is exerting, a number is ink, and a card of yours is exerted.

    Nothing before a capital letter is open: the name may end with that comma, and the costs begin with that word.
    """
    if "{" in text:
        return text.strip()
    parts = [part.strip() for part in text.split(",")]
    parts = parts[:-1] if len(parts) > 1 and not parts[-1] else parts
    if len(parts) > 1 and not parts[0] and parts[1][:1].isupper():
        parts = parts[1:]
    signed = []
    for part in parts:
        if not part:
            signed.append("{E}")
        elif part.isdigit():
            signed.append(f"{part} {{I}}")
        else:
            signed.append(
                f"{{E}} {part}" if re.match(r"(?:un[oa]? (?:de|tu)|one of your|\d+ (?:tu|of your))", part) else part
            )
    missing = "" if "{E}" in signed or signed[0].startswith("{E}") else EXERTED
    return missing + ", ".join(signed)


def lacks_signs(lines: list[str]) -> bool:
    """Tell whether it is open which signs some figures or costs have."""
    return any(SLOT.search(line) for line in lines)


def open_signs(line: str) -> str:
    """Say which signs may have stood in the slots of the line."""
    choices = {FIGURE: "{S}, {W} or {L}", EXERTED: "{E} among the costs or not"}
    return "; ".join(words for slot, words in choices.items() if slot in line)


def unsigned(line: str) -> str:
    """Return the line without its slots, as it is printed there."""
    return re.sub(r" ?\{\?\}|\{!\}", "", line)


def unguessed(words: str) -> str:
    """Return the words with slots instead of the figures that were only tried there."""
    return re.sub(r"\{[SWL]\}", FIGURE, words).replace(EXERTED, "")


def with_signs(lines: list[str]) -> Iterator[list[str]]:
    """Yield the lines with every choice of signs for their slots; as they are where there would be too many choices."""
    slots = [slot for line in lines for slot in SLOT.findall(line)]
    if len(slots) > MOST_SLOTS:
        yield lines
        return
    for signs in islice(product(*(CHOICES[slot] for slot in slots)), MOST_READINGS):
        yield filled(lines, list(signs))


def filled(lines: list[str], signs: list[str]) -> list[str]:
    """Return the lines with these signs in their slots."""
    return [SLOT.sub(lambda _: signs.pop(0), line) for line in lines]
