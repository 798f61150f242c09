"""Deck files (`N Card name` a line) and the rules that a deck must keep."""

from __future__ import annotations

import re

from ludoteca.games.lyon.state.cards import CHARACTER, MONSTER, UNIVERSAL, Content, Deck
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import Problem, Where

LEAST_CARDS = 49
MOST_COPIES = 4
LEAST_LEVEL_0 = 4
MAX_LINES = 400
ONE_CHARACTER = Phrase("un mazzo ha esattamente 1 Personaggio", "a deck has exactly 1 Character")
_LINE = re.compile(r"(?:(\d{1,3}) ?[x×]? )?(.+)")


def read_deck(text: str, file: str, content: Content) -> tuple[Deck, list[Problem]]:
    """Read the deck in a text, and list everything that is wrong with it, a message for each violated rule.

    Names may be Italian or English, in any case; the Character is one of the lines; `#` begins a comment.
    """
    problems: list[Problem] = []
    cards: dict[int, int] = {}
    character = -1
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise Problem(Where(file), f"more than {MAX_LINES} lines")
    for number, line in enumerate(lines, 1):
        # Spaces first: a pattern that looks for them anywhere takes time with the square of their number.
        match = _LINE.match(" ".join(line.split("#", 1)[0].split()))
        if match is None:
            continue
        copies = int(match[1] or 1)
        card = content.find(match[2])
        if card < 0:
            unknown = Phrase("nessuna carta si chiama «{name}»", "no card is called '{name}'")
            problems.append(Problem(Where(file, number), unknown.fill(name=match[2])))
        elif content.cards[card].kind != CHARACTER:
            cards[card] = cards.get(card, 0) + copies
        elif character >= 0 or copies > 1:
            problems.append(Problem(Where(file, number), ONE_CHARACTER, "LY-3.03"))
        else:
            character = card
    deck = Deck("", EMPTY, character, sorted(cards.items()))
    return deck, problems + check_deck(deck, file, content)


def check_deck(deck: Deck, file: str, content: Content) -> list[Problem]:
    """List a message for each rule that the deck breaks.

    Rules: LY-3.01, LY-3.03, LY-3.04, LY-3.05, LY-3.07.
    """
    where = Where(file)
    problems: list[Problem] = []
    if deck.character < 0:
        none = Phrase("; questo non ne ha", "; this one has none")
        problems.append(Problem(where, ONE_CHARACTER + none, "LY-3.03"))
    if deck.size < LEAST_CARDS:
        few = Phrase(
            "un mazzo ha almeno {least} carte oltre al Personaggio, non {size}",
            "a deck has at least {least} cards besides the Character, not {size}",
        )
        problems.append(Problem(where, few.fill(least=LEAST_CARDS, size=deck.size), "LY-3.01"))
    copies: dict[str, int] = {}
    names: dict[str, Phrase] = {}
    level_0: set[str] = set()
    for card, number in deck.cards:
        printed = content.cards[card]
        copies[printed.name.it] = copies.get(printed.name.it, 0) + number
        names.setdefault(printed.name.it, printed.name)
        if printed.kind == MONSTER and printed.level == 0 and number > 0:
            level_0.add(printed.name.it)
    for name, number in copies.items():
        if number > MOST_COPIES:
            many = Phrase("{number} copie di {name}; al massimo {most}", "{number} copies of {name}; at most {most}")
            problems.append(Problem(where, many.fill(number=number, name=names[name], most=MOST_COPIES), "LY-3.04"))
    if len(level_0) < LEAST_LEVEL_0:
        few = Phrase(
            "{count} Mostri di Livello 0 diversi; ne servono almeno {least}",
            "{count} different Level 0 Monsters; at least {least} are needed",
        )
        problems.append(Problem(where, few.fill(count=len(level_0), least=LEAST_LEVEL_0), "LY-3.05"))
    if deck.character >= 0:
        team = content.cards[deck.character].team
        for card, _ in deck.cards:
            printed = content.cards[card]
            if printed.team not in (team, UNIVERSAL):
                other = Phrase(
                    "{card} è del Team {team}; con questo Personaggio sono ammesse solo carte {own} e Universali",
                    "{card} is of Team {team}; with this Character only {own} and Universal cards are allowed",
                )
                own = content.teams[team].name
                message = other.fill(card=printed.name, team=content.teams[printed.team].name, own=own)
                problems.append(Problem(where, message, "LY-3.07"))
    return problems


def write_deck(deck: Deck, content: Content, lang: str = "it") -> str:
    """Write the deck as a deck file."""
    lines = [f"1 {content.cards[deck.character].name.say(lang)}"] if deck.character >= 0 else []
    lines += [f"{copies} {content.cards[card].name.say(lang)}" for card, copies in deck.cards]
    return "\n".join(lines) + "\n"
