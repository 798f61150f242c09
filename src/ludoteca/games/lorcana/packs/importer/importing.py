"""From files of cards to cards of packs: compiled, corrected by hand, reprints joined to first printings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.games.lorcana.packs.importer.checking import unreadable
from ludoteca.games.lorcana.packs.importer.compiling import (
    COMPILED,
    CORRECTED,
    NOT_UNDERSTOOD,
    REFUSED,
    Compiled,
    check_keywords,
    compile_card,
)
from ludoteca.games.lorcana.packs.importer.italian.faithful import lost_in_translation
from ludoteca.games.lorcana.packs.importer.italian.learning import learned_classes
from ludoteca.games.lorcana.packs.importer.italian.signs import (
    ends_in_name,
    has_signs,
    italian_lines,
    lacks_signs,
    open_signs,
    unguessed,
    unsigned,
    with_signs,
)
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.lines import abilities_of
from ludoteca.games.lorcana.packs.importer.missing import ITALIAN_LINE, LOST_SIGNS, missing_for
from ludoteca.games.lorcana.packs.importer.reading import CardFile, Printed
from ludoteca.games.lorcana.packs.importer.reprints import REPRINT, KnownCards, done_alike, reprint_entry
from ludoteca.games.lorcana.state.cards import Card, fold
from ludoteca.kernel.yamls import Problem, Where, read_yaml

CORRECTIONS = "corrections.yaml"
STATUSES = (COMPILED, CORRECTED, REPRINT, REFUSED)
AGREES = "agrees"
READ_ALONE = "read, with no English text to compare"
UNCLEAR_SIGNS = "not clear which signs its figures have"
WORDS_TO_FIND = 24
"""How much of what was not understood is looked for in the lines of a text."""


class Corrections:
    """What was decided by hand about a pack: its name, and abilities in place of the compiled ones."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name: dict[str, str] = {}
        self.abilities: dict[str, list[str]] = {}
        if not path.is_file():
            return
        data = read_yaml(path)
        if not isinstance(data, dict) or not set(data) <= {"name", "cards"}:
            raise Problem(Where(str(path)), "corrections are a map with 'name' and 'cards'")
        self.name = dict(data.get("name") or {})
        for id, entry in (data.get("cards") or {}).items():
            if not isinstance(entry, dict) or not isinstance(entry.get("abilities"), list) or not entry.get("reason"):
                raise Problem(Where(str(path)), f"the correction of {id} needs 'reason' and 'abilities'")
            self.abilities[str(id)] = [str(line) for line in entry["abilities"]]


class Imported:
    """A card on its way into a pack."""

    def __init__(self, printed: Printed, compiled: Compiled) -> None:
        self.printed = printed
        self.compiled = compiled
        self.first: Printed | None = None
        """The first printing, if this is another one."""
        self.facts = printed
        """The printing whose facts and words hold: the latest."""
        self.known: Card | None = None
        """The card of another pack that this one is by its full name, which decides what it does."""


def known_classes(files: list[CardFile], known: KnownCards) -> frozenset[str]:
    return frozenset(known.classes.union(*(card.classes for file in files for card in file.cards)))


def import_files(
    files: list[CardFile], known: KnownCards, corrections: dict[str, list[str]], english_decides: bool = False
) -> list[list[Imported]]:
    """Import the cards of each file; of a card printed several times the latest words hold for all printings."""
    classes = known_classes(files, known)
    printed_cards = [card for file in files for card in file.cards]
    translator = Translator(italian_names(files, known), learned_classes(printed_cards, classes))
    here = {card.id: card for file in files for card in file.cards}
    names: dict[str, str] = {}
    by_file: list[list[Imported]] = []
    firsts: dict[str, Imported] = {}
    for file in files:
        cards: list[Imported] = []
        only_italian = has_only_italian(file)
        signed = has_signs(text for card in file.cards for text in card.texts_it)
        for printed in file.cards:
            compiled = compile_card(printed, classes)
            compiled.reasons = [with_place(reason, compiled, printed.texts) for reason in compiled.reasons]
            lines = italian_lines(printed.texts_it, signed)
            compare_italian(compiled, printed, lines, classes, translator, english_decides)
            if only_italian and not printed.listed_it:
                compiled.reasons = ["no file has a text of it, nor says that it has none"]
            correct(compiled, printed, corrections.get(printed.id))
            imported = Imported(printed, compiled)
            first = printed.reprint_of if printed.reprint_of in here else ""
            first = first or names.get(fold(printed.full_name), "")
            names.setdefault(fold(printed.full_name), printed.id)
            imported.known = known.other(printed)
            if imported.known is not None:
                printed.reprint_of = imported.known.id
                firsts[printed.id] = imported
            elif first and first != printed.id:
                original = firsts[first]
                imported.first = original.printed
                renew(original, imported)
            else:
                printed.reprint_of = ""
                firsts[printed.id] = imported
            cards.append(imported)
        by_file.append(cards)
    return by_file


def has_only_italian(file: CardFile) -> bool:
    """Tell whether only an Italian file gives the cards their texts, so that what it does not list is not known."""
    english = any(text.strip() for card in file.cards for text in card.texts)
    return not english and any(card.listed_it for card in file.cards)


def italian_names(files: list[CardFile], known: KnownCards) -> dict[str, str]:
    """Collect the English names of cards by their Italian ones; where none is told, a card has its English one."""
    cards = [card for file in files for card in file.cards]
    same = {card.name: card.name for card in cards}
    return {**same, **known.italian, **{card.name_it: card.name for card in cards if card.name_it}}


def compare_italian(
    compiled: Compiled,
    printed: Printed,
    lines: list[str],
    classes: frozenset[str],
    translator: Translator,
    english_decides: bool,
) -> None:
    """Compile the Italian lines, too; a card whose two texts say different things is refused with both readings.

    An Italian text that is not understood decides nothing. Nor does one without the signs of Strength, Willpower and
    lore, as lists often have it, unless some choice of signs says the same as the English text. Where there is only the
    Italian text, that is what the card does, and it is refused if any of it is open. `english_decides`: a difference is
    only told.
    """
    alone = not any(text.strip() for text in printed.texts)
    if not lines and not (alone and ends_in_name(printed.texts_it)):
        return
    readings = (italian_reading(printed, texts, lines, classes, translator) for texts in with_signs(lines))
    if alone:
        take_reading(compiled, only_reading(printed, lines, readings))
        if printed.keywords:
            check_keywords(printed, compiled, has_text=True)
        compiled.italian = compiled.reasons[0] if compiled.reasons else READ_ALONE
        return
    in_english = done_alike(compiled.keywords, compiled.abilities)
    understood: list[Compiled] = []
    not_understood: list[str] = []
    for reading in readings:
        if not reading.reasons and done_alike(reading.keywords, reading.abilities) == in_english:
            compiled.italian = AGREES
            return
        understood += [] if reading.reasons else [reading]
        not_understood += reading.reasons[:1]
    if not understood:
        compiled.italian = not_understood[0]
    elif lacks_signs(lines):
        compiled.italian = UNCLEAR_SIGNS
    elif not compiled.reasons:
        both = " ; ".join(done_by(compiled)) or "nothing", " ; ".join(done_by(understood[0])) or "nothing"
        compiled.italian = f"its English text reads {both[0]}, its Italian one {both[1]}"
        compiled.reasons += [] if english_decides else [compiled.italian]


def only_reading(printed: Printed, lines: list[str], readings: Iterator[Compiled]) -> Compiled:
    """Return what an Italian text says that has no English one beside it, refused where signs of it are lost.

    Each choice of signs would be another card, so that none is taken; if none is understood, that is told first.
    """
    first = next(readings)
    if ends_in_name(printed.texts_it):
        first.reasons.append("its Italian text ends with the name of an ability that it does not tell")
    if not lacks_signs(lines):
        return first
    understood = next((reading for reading in readings if not reading.reasons), None) if first.reasons else first
    reading = understood or first
    reading.abilities = []
    reading.reasons += [
        f'{LOST_SIGNS} ({open_signs(line)}){ITALIAN_LINE}"{unsigned(line)}"' for line in lines if lacks_signs([line])
    ]
    return reading


def done_by(card: Compiled) -> list[str]:
    """List the keywords and abilities of a card, whatever their order."""
    return sorted(card.keywords) + sorted(card.abilities)


def italian_reading(
    printed: Printed, texts: list[str], lines: list[str], classes: frozenset[str], translator: Translator
) -> Compiled:
    """Compile the card from these Italian lines; what is not understood is told with the line it stands in.

    `texts` are the `lines` with a choice of the signs that they lack, which no reason tells as if it were printed.
    """
    english = Printed(printed.id, printed.name, printed.kind)
    english.texts = said_of_own([translator.english(text) for text in texts])
    compiled = compile_card(english, classes)
    compiled.reasons = [with_line(reason, compiled, english.texts, lines) for reason in compiled.reasons]
    if not compiled.reasons:
        pairs = zip(lines, texts, english.texts, strict=True)
        lost = [(line, lost_in_translation(text, translated)) for line, text, translated in pairs]
        compiled.reasons = [f'{reason}{ITALIAN_LINE}"{unsigned(line)}"' for line, reasons in lost for reason in reasons]
    return compiled


def said_of_own(lines: list[str]) -> list[str]:
    """Let "the cards under it" be those under this character, where it has Boost and nothing tells him from others."""
    if not any(re.match(r"Boost \d", line) for line in lines):
        return lines
    return [re.sub(r"\b((?:number of|for each) cards?) under them\b", r"\1 under him", line) for line in lines]


def with_place(reason: str, compiled: Compiled, texts: list[str]) -> str:
    """Return the reason, and the number of the line that it speaks of where others have the same words."""
    words = reason.partition(NOT_UNDERSTOOD)[2]
    lines = abilities_of("\n".join(texts))
    if reason not in compiled.where or not words or sum(words in line for line in lines) < 2:
        return reason
    return f"{reason}, in line {lines.index(compiled.where[reason]) + 1} of its text"


def with_line(reason: str, compiled: Compiled, english: list[str], lines: list[str]) -> str:
    """Return the reason with the Italian line to which the words belong that were not understood."""
    refused = compiled.where.get(reason)
    words = reason.partition(NOT_UNDERSTOOD)[2][:WORDS_TO_FIND]
    pairs = list(zip(lines, english, strict=True))
    meant = [line for line, translated in pairs if refused is not None and refused in abilities_of(translated)]
    meant += [line for line, translated in pairs if words and words in translated]
    if not meant:
        return reason
    return f'{unguessed(reason) if lacks_signs(meant[:1]) else reason}{ITALIAN_LINE}"{unsigned(meant[0])}"'


def take_reading(compiled: Compiled, reading: Compiled) -> None:
    """Let the card do what its Italian text says."""
    compiled.keywords, compiled.abilities, compiled.reasons = reading.keywords, reading.abilities, reading.reasons
    compiled.names_for_shift = compiled.names_for_shift or reading.names_for_shift
    compiled.names = compiled.names or reading.names
    compiled.copies = reading.copies if compiled.copies is None else compiled.copies


def correct(compiled: Compiled, printed: Printed, abilities: list[str] | None) -> None:
    """Put abilities decided by hand in the place of the compiled ones; keywords stay."""
    if abilities is None:
        return
    compiled.abilities = abilities
    compiled.corrected = True
    compiled.reasons = unreadable(printed.kind, compiled.keywords, abilities)


def renew(original: Imported, later: Imported) -> None:
    """Take the later printing's words and facts for the first printing too, unless that was decided by hand."""
    original.facts = later.printed
    if not original.compiled.corrected:
        original.compiled = later.compiled
    later.compiled = original.compiled


def corrections_in(folders: list[Path]) -> tuple[list[Corrections], dict[str, list[str]]]:
    """Read the corrections beside the packs, and all of them by card."""
    by_folder = [Corrections(folder / CORRECTIONS) for folder in folders]
    together: dict[str, list[str]] = {}
    for corrections in by_folder:
        together.update(corrections.abilities)
    return by_folder, together


def report_of(cards: list[Imported], broken: list[tuple[str, str, str]]) -> dict[str, Any]:
    """Report what was compiled, corrected, printed again and refused, card by card; wrong facts refuse, too."""
    listed = [card_entry(card) for card in cards]
    listed += [
        {
            "id": id,
            "name": name,
            "status": REFUSED,
            "effect": [],
            "italian": "",
            "reasons": [reason],
            "missing": ["a right fact"],
        }
        for id, name, reason in broken
    ]
    count = {status: sum(1 for one in listed if one["status"] == status) for status in STATUSES}
    usable = len(listed) - count[REFUSED]
    return {
        "cards": len(listed),
        **count,
        "italian": sum(1 for one in listed if one["italian"]),
        "italian_agrees": sum(1 for one in listed if one["italian"] == AGREES),
        "italian_alone": sum(1 for one in listed if one["italian"] == READ_ALONE),
        "percent": round(100 * usable / len(listed), 1) if listed else 0.0,
        "by_card": listed,
    }


def card_entry(card: Imported) -> dict[str, Any]:
    """Report a card: its effect, and why it is refused; of a known one what that does, whatever its own text says."""
    compiled = card.compiled
    entry = {
        "id": card.printed.id,
        "name": card.printed.full_name,
        "status": compiled.status,
        "effect": compiled.keywords + compiled.abilities,
        "reasons": compiled.reasons,
        "italian": compiled.italian,
        "missing": [missing_for(reason) for reason in compiled.reasons],
    }
    if card.known is None:
        return entry
    return entry | {"reasons": [], "missing": []} | reprint_entry(compiled, card.printed, card.known)
