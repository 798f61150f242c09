"""Deck files (`N Card name` a line) and the rules that a deck must keep."""

from __future__ import annotations

import re

from ludoteca.games.lyon.cards import CHARACTER, MONSTER, UNIVERSAL, Content, Deck
from ludoteca.kernel.rules import rule
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

LEAST_CARDS = 49
MOST_COPIES = 4
LEAST_LEVEL_0 = 4
MAX_LINES = 400
_LINE = re.compile(r"\s*(?:(\d{1,3})\s*[x×]?\s+)?(.+?)\s*$")


def read_deck(text: str, file: str, content: Content) -> tuple[Deck, list[Problem]]:
    """The deck in a text, and everything that is wrong with it, a message for each violated rule.

    Names may be Italian or English, in any case; the Character is one of the lines; `#` begins a comment.
    """
    problems: list[Problem] = []
    cards: dict[int, int] = {}
    character = -1
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise Problem(Where(file), f"more than {MAX_LINES} lines")
    for number, line in enumerate(lines, 1):
        line = line.split("#", 1)[0]
        found = _LINE.match(line)
        if found is None:
            continue
        copies = int(found[1] or 1)
        card = content.find(found[2])
        if card < 0:
            problems.append(Problem(Where(file, number), f"no card is called {found[2]!r}"))
        elif content.cards[card].kind != CHARACTER:
            cards[card] = cards.get(card, 0) + copies
        elif character >= 0 or copies > 1:
            problems.append(Problem(Where(file, number), "a deck has exactly 1 Character", "LY-3.03"))
        else:
            character = card
    deck = Deck("", Phrase("", ""), character, sorted(cards.items()))
    return deck, problems + check_deck(deck, file, content)


@rule("LY-3.01", "LY-3.03", "LY-3.04", "LY-3.05", "LY-3.07")
def check_deck(deck: Deck, file: str, content: Content) -> list[Problem]:
    """A message for each rule that the deck breaks."""
    where = Where(file)
    problems: list[Problem] = []
    if deck.character < 0:
        problems.append(Problem(where, "a deck has exactly 1 Character; this one has none", "LY-3.03"))
    if deck.size < LEAST_CARDS:
        problems.append(
            Problem(where, f"a deck has at least {LEAST_CARDS} cards besides the Character, not {deck.size}", "LY-3.01")
        )
    copies: dict[str, int] = {}
    level_0: set[str] = set()
    for card, number in deck.cards:
        printed = content.cards[card]
        copies[printed.name.it] = copies.get(printed.name.it, 0) + number
        if printed.kind == MONSTER and printed.level == 0 and number > 0:
            level_0.add(printed.name.it)
    for name, number in copies.items():
        if number > MOST_COPIES:
            problems.append(Problem(where, f"{number} copies of {name}; at most {MOST_COPIES}", "LY-3.04"))
    if len(level_0) < LEAST_LEVEL_0:
        problems.append(
            Problem(where, f"{len(level_0)} different Level 0 Monsters; at least {LEAST_LEVEL_0} are needed", "LY-3.05")
        )
    if deck.character >= 0:
        team = content.cards[deck.character].team
        for card, _ in deck.cards:
            printed = content.cards[card]
            if printed.team not in (team, UNIVERSAL):
                problems.append(
                    Problem(
                        where,
                        f"{printed.name.it} is of Team {content.teams[printed.team].name.it}; with this Character only "
                        f"{content.teams[team].name.it} and Universal cards are allowed",
                        "LY-3.07",
                    )
                )
    return problems


def write_deck(deck: Deck, content: Content, lang: str = "it") -> str:
    """The deck as a deck file."""
    lines = [f"1 {content.cards[deck.character].name.say(lang)}"]
    lines += [f"{copies} {content.cards[card].name.say(lang)}" for card, copies in deck.cards]
    return "\n".join(lines) + "\n"


def unused_decks(content: Content) -> list[str]:
    """Legal decks made of what the ready decks leave out, as deck files: with these every card gets played."""
    used = {card for deck in content.decks.values() for card, _ in deck.cards}
    leaders = {deck.character for deck in content.decks.values()}
    made = []
    for character, printed in enumerate(content.cards):
        if printed.kind != CHARACTER or character in leaders:
            continue
        allowed = [i for i, card in enumerate(content.cards) if card.team in (printed.team, UNIVERSAL)]
        allowed = [i for i in allowed if content.cards[i].kind != CHARACTER]
        wanted = [i for i in allowed if i not in used]
        cheap = [i for i in allowed if content.cards[i].level == 0 and i in used]
        rest = [i for i in allowed if i in used and i not in cheap]
        copies: dict[int, int] = {}
        for card in wanted + cheap + rest:
            if sum(copies.values()) < LEAST_CARDS or card in wanted:
                copies[card] = 2 if card in wanted else MOST_COPIES
        made.append(write_deck(Deck("", Phrase("", ""), character, sorted(copies.items())), content))
    return made
