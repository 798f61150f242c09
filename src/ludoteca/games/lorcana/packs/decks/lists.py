"""Decks: reading them in every form in which people exchange them, writing them, and the rules that they must keep."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.packs.decks.codes import Entry, foreign_entries, write_code
from ludoteca.games.lorcana.packs.decks.formats import CONSTRUCTED, Format, spans
from ludoteca.games.lorcana.packs.decks.names import MORE_LINES, MOST_SUGGESTIONS, Names, Unclear, names_of
from ludoteca.games.lorcana.state.cards import ANY_NUMBER, INK_NAMES, MOST_COPIES, Card, Content, Deck
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import Problem, Where

MAX_LINES: Final = 400
LONGEST_LINE: Final = 400
"""Characters of a line that are read: no card has half as long a name, and strangers may send one line of 20 KB."""
MOST_CARDS: Final = 600
"""The rules know no largest deck, but some cards may be in it any number of times, and a table has an end."""
MOST_INKS: Final = 2
_COMMENT: Final = re.compile(r"(?:#|(?<!:)//).*$")


def read_deck(text: str, file: str, content: Content, format: Format = CONSTRUCTED) -> tuple[Deck, list[Problem]]:
    """Read the deck in a text, and find everything that is wrong with it, a message for each violated rule.

    The text is a list (`4 Name - Version` a line, in Italian or English), a code, or a Tabletop Simulator save; which
    of them is found out. Printings of a card come together under the first. Raises `Problem` for what is no deck.
    """
    names = names_of(content)
    entries = foreign_entries(text, file)
    if entries is None:
        entries = list_entries(text, file, names)
    problems: list[Problem] = []
    printings: dict[int, int] = {}
    aside = [entry for entry in entries if entry.aside]
    for entry in entries:
        where = Where(file, entry.line)
        if entry.aside:
            continue
        if entry.copies == 0:
            problems.append(Problem(where, Phrase("0 copie di «{name}»", "0 copies of “{name}”").fill(name=entry.name)))
            continue
        try:
            number = names.card(entry.name, suggest=len(problems) < MOST_SUGGESTIONS)
        except Unclear as unclear:
            problems.append(Problem(where, unclear.phrase))
            continue
        card = content.cards[number]
        refused = card.refused or content.cards[content.first_printing(number)].refused
        if refused:
            problem = Phrase("{card} non può stare in un mazzo: {why}", "{card} cannot be in a deck: {why}")
            problems.append(Problem(where, problem.fill(card=card.full_name, why=refused)))
        printings[number] = printings.get(number, 0) + entry.copies
    problems += check_deck(printings, file, content, format)
    cards: dict[int, int] = {}
    for number, copies in printings.items():
        first = content.first_printing(number)
        cards[first] = cards.get(first, 0) + copies
    deck = Deck("", EMPTY, sorted(cards.items()))
    deck.aside = sum(entry.copies for entry in aside)
    deck.aside_line = aside[0].line if aside else 0
    deck.side = sideboard_of(entries, names)[0]
    return deck, problems


def sideboard_of(entries: list[Entry], names: Names, file: str = "") -> tuple[list[tuple[int, int]], list[Problem]]:
    """List a sideboard's cards, and a problem for each name in it that means none; of no file, nobody reads these."""
    cards: dict[int, int] = {}
    problems: list[Problem] = []
    for entry in entries:
        if entry.side:
            try:
                suggest = bool(file) and len(problems) < MOST_SUGGESTIONS
                first = names.content.first_printing(names.card(entry.name, suggest))
                cards[first] = cards.get(first, 0) + entry.copies
            except Unclear as unclear:
                problems.append(Problem(Where(file, entry.line), unclear.phrase))
    return sorted((number, copies) for number, copies in cards.items() if copies), problems


def check_sideboard(text: str, file: str, content: Content, most: int) -> list[Problem]:
    """List a message for everything that is wrong with the sideboard of a deck that may have so many cards in it."""
    if foreign_entries(text, file) is not None:
        return []
    names = names_of(content)
    cards, problems = sideboard_of(list_entries(text, file, names), names, file)
    size = sum(copies for _, copies in cards)
    if size > most:
        problem = Phrase(
            "una riserva di {size} carte; al massimo {most}", "a sideboard of {size} cards; at most {most}"
        ).fill(size=size, most=most)
        problems.append(Problem(Where(file), problem))
    return problems


def list_entries(text: str, file: str, names: Names) -> list[Entry]:
    """Read the entries of a plain list: comments, empty lines and headings are passed over.

    What stands under a heading such as `Sideboard`, also as a comment, is beside the deck until one such as `Deck`.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        raise Problem(Where(file), MORE_LINES.fill(most=MAX_LINES))
    entries = []
    aside = ""
    for number, line in enumerate(lines, 1):
        words = " ".join(line[:LONGEST_LINE].split())
        heading = names.heading(words.lstrip("#/ ")) if words.startswith(("#", "//")) else ""
        words = " ".join(_COMMENT.sub("", words).split()).removeprefix("- ")
        heading = names.heading(words) if words else heading
        if heading in names.aside or heading in names.main:
            aside = heading if heading in names.aside else ""
        elif words and not heading:
            words, marked = names.without_mark(words)
            copies, name = names.counted(words)
            beside = marked or aside
            entries.append(Entry(copies, name, number, bool(beside), beside in names.side))
    return entries


def check_deck(printings: dict[int, int], file: str, content: Content, format: Format) -> list[Problem]:
    """List a message for each rule that these copies of printings break in the format.

    Rules: LOR-DECK.01.
    """
    where = Where(file)
    size = sum(printings.values())
    problems: list[Problem] = []
    if size < format.least:
        problem = Phrase(
            "un mazzo ({format}) ha almeno {least} carte; questo ne ha {size}",
            "a deck ({format}) has at least {least} cards; this one has {size}",
        ).fill(format=format.name, least=format.least, size=size)
        problems.append(Problem(where, problem, format.size_rule))
    if size > MOST_CARDS:
        problem = Phrase(
            "{size} carte; qui se ne giocano al massimo {most}", "{size} cards; at most {most} can be played here"
        ).fill(size=size, most=MOST_CARDS)
        problems.append(Problem(where, problem))
    if format.limits:
        problems += check_copies(printings, where, content)
        problems += check_inks(printings, where, content)
    return problems + check_format(printings, where, content, format)


def check_copies(printings: dict[int, int], where: Where, content: Content) -> list[Problem]:
    """Find the cards of which a deck has more copies than it may.

    Rules: LOR-DECK.03, LOR-DECK.04, LOR-DECK.06, LOR-DECK.07.
    """
    copies: dict[int, int] = {}
    editions: dict[int, int] = {}
    for number, more in printings.items():
        first = content.first_printing(number)
        copies[first] = copies.get(first, 0) + more
        editions[first] = editions.get(first, 0) + 1
    problems = []
    for first, number in copies.items():
        card = content.cards[first]
        if card.copies == ANY_NUMBER or number <= card.copies:
            continue
        cited = "LOR-DECK.03"
        problem = Phrase("{number} copie di {card}; al massimo {most}", "{number} copies of {card}; at most {most}")
        if card.copies != MOST_COPIES:
            cited = "LOR-DECK.07"
            problem = Phrase(
                "{number} copie di {card}, che ne permette {most} per mazzo",
                "{number} copies of {card}, which allows {most} in a deck",
            )
        elif editions[first] > 1:
            cited = "LOR-DECK.06"
            problem = Phrase(
                "{number} copie di {card}, sommando le edizioni; al massimo {most}",
                "{number} copies of {card}, all printings together; at most {most}",
            )
        problems.append(Problem(where, problem.fill(number=number, card=card.full_name, most=card.copies), cited))
    return problems


def check_inks(printings: dict[int, int], where: Where, content: Content) -> list[Problem]:
    """Find fault with a deck of more than two inks.

    Rules: LOR-DECK.05, LOR-DECK.08.
    """
    used = [content.cards[number] for number in printings]
    inks = inks_of(used)
    if len(inks) <= MOST_INKS:
        return []
    named = commas([INK_NAMES[ink] for ink in inks])
    single = inks_of([card for card in used if len(card.inks) == 1])
    if len(single) > MOST_INKS:
        problem = Phrase(
            "un mazzo ha al massimo 2 tipi d'inchiostro; questo ne ha {count}: {inks}",
            "a deck has at most 2 ink types; this one has {count}: {inks}",
        ).fill(count=len(inks), inks=named)
        return [Problem(where, problem, "LOR-DECK.05")]
    outside = [card.full_name for card in used if len(card.inks) > 1 and not set(card.inks) <= set(single)]
    problem = Phrase(
        "una carta con due inchiostri li vuole entrambi: con {cards} il mazzo ha {count} tipi d'inchiostro ({inks})",
        "a card with two inks needs both: with {cards} the deck has {count} ink types ({inks})",
    ).fill(cards=commas(outside[:4]), count=len(inks), inks=named)
    return [Problem(where, problem, "LOR-DECK.08")]


def inks_of(cards: list[Card]) -> list[str]:
    """List the inks of these cards, in the usual order."""
    inks = {ink for card in cards for ink in card.inks}
    return [ink for ink in INK_NAMES if ink in inks]


def check_format(printings: dict[int, int], where: Where, content: Content, format: Format) -> list[Problem]:
    """Find the cards of a deck that its format does not have, or bans.

    Rules: LOR-DECK.10.
    """
    names = names_of(content)
    problems = []
    for first in dict.fromkeys(content.first_printing(number) for number in printings):
        card = content.cards[first]
        if card.id in format.banned:
            problem = Phrase("{card} è bandita nel formato {format}", "{card} is banned in the format {format}")
            problems.append(Problem(where, problem.fill(card=card.full_name, format=format.name), "LOR-DECK.10"))
        elif format.sets and not names.sets(first) & set(format.sets):
            problem = Phrase(
                "{card} non è stampata in nessuno dei set ammessi nel formato {format} ({sets})",
                "{card} was printed in none of the sets allowed in the format {format} ({sets})",
            ).fill(card=card.full_name, format=format.name, sets=spans(format.sets))
            problems.append(Problem(where, problem, "LOR-DECK.10"))
    return problems


# -- writing -----------------------------------------------------------------------------------------------------


def in_order(deck: Deck, content: Content, lang: str) -> list[tuple[Card, int]]:
    """List the deck's cards as people do: by type, cost and name."""
    listed = [(content.cards[number], copies) for number, copies in deck.cards]
    return sorted(listed, key=lambda pair: (pair[0].kind, pair[0].cost, pair[0].full_name.say(lang)))


def write_deck(deck: Deck, content: Content, lang: str = "it") -> str:
    """Write the deck as a deck file."""
    lines = [f"# {deck.name.say(lang)}"] if deck.name.say(lang) else []
    lines += [f"{copies} {card.full_name.say(lang)}" for card, copies in in_order(deck, content, lang)]
    if deck.side:
        lines += ["", Phrase("Riserva", "Sideboard").say(lang)]
        lines += [f"{copies} {content.cards[number].full_name.say(lang)}" for number, copies in deck.side]
    return "\n".join(lines) + "\n"


def deck_code(deck: Deck, content: Content) -> str:
    """Write the deck as a code, which other programs read; names in codes are English."""
    return write_code((card.name.en, card.version.en, copies) for card, copies in in_order(deck, content, "en"))
