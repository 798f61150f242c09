"""Measures how much of the Italian card text of Lorcana the importer reads, and lists what it does not.

    python tools/lorcana_italian.py FOLDER [--show N]

FOLDER has the set files with the printed English text (set-1.json, …) and, in `italian/`, the Italian texts of the same
cards. A text is read when it compiles, and agrees when it compiles to the same effect as the English text of the same
printing. Cards of the last set, and every fifth of the others by a checksum of their ids, are held out: their figures
are told apart and nothing of them is listed, so that nobody teaches the importer with what it is measured by.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from zlib import crc32

from ludoteca.games.lorcana.commands import known_cards
from ludoteca.games.lorcana.packs.importer.compiling import Compiled, compile_card
from ludoteca.games.lorcana.packs.importer.importing import AGREES, compare_italian, italian_names, known_classes
from ludoteca.games.lorcana.packs.importer.italian.signs import has_signs, italian_lines
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.reading import Printed, put_into_italian, read_card_file, read_italian_file

LAST_SET, FIFTH, SEEN = "the last set", "a fifth of the others", "the rest"
DIFFERS = ("its English text reads", "not clear which signs")


def measured(folder: Path) -> list[tuple[Printed, Compiled]]:
    """Return the cards that have an Italian text, each printing compiled from both of its texts."""
    paths = sorted(folder.glob("set-*.json"), key=lambda path: int(path.stem.partition("-")[2]))
    files = [read_card_file(path) for path in paths]
    for path in paths:
        put_into_italian(files, read_italian_file(folder / "italian" / path.name))
    known = known_cards([])
    classes, translator = known_classes(files, known), Translator(italian_names(files, known))
    found = []
    cards = [card for file in files for card in file.cards if any(text.strip() for text in card.texts_it)]
    signed = has_signs(text for card in cards for text in card.texts_it)
    for card in cards:
        compiled = compile_card(card, classes)
        lines = italian_lines(card.texts_it, signed)
        compare_italian(compiled, card, lines, classes, translator, english_decides=True)
        found.append((card, compiled))
    return found


def part_of(card: Printed, last: str) -> str:
    """Return which part of the measurement the card belongs to."""
    if card.id.startswith(f"{last}-"):
        return LAST_SET
    return FIFTH if crc32(card.id.encode()) % 5 == 0 else SEEN


def opening(words: str) -> str:
    """Return the words at which a reading ended, as far as others may share them."""
    return " ".join(words.partition("not understood: ")[2].split()[:4]) or words[:60]


def tell(found: list[tuple[Printed, Compiled]], show: int) -> None:
    """Print the shares, part by part, and what was not understood most often in what nobody measures by."""
    last = max((card.id.partition("-")[0] for card, _ in found), key=int)
    unread: Counter[str] = Counter()
    for part in (LAST_SET, FIFTH, SEEN):
        said = [one.italian for card, one in found if part_of(card, last) == part]
        agree = said.count(AGREES)
        read = agree + sum(1 for one in said if one.startswith(DIFFERS))
        print(
            f"{part}: {len(said)} texts, {read} read ({read / len(said):.1%}), {agree} agree ({agree / len(said):.1%})"
        )
        if part == SEEN:
            unread.update(opening(one) for one in said if one != AGREES and not one.startswith(DIFFERS))
    for words, count in unread.most_common(show):
        print(f"{count:5} {words}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--show", type=int, default=20, help="how many of the unread openings are listed")
    arguments = parser.parse_args()
    tell(measured(arguments.folder), arguments.show)


if __name__ == "__main__":
    main()
