"""Content on trial: what of it was drawn and played in a match, and matches that differ in one piece of it only.

A piece is whatever a designer can ask about: a card, a character, a tower, an item. Designers read two things of it.
How often whoever drew or played it won is a correlation: good positions let one play much. What it is worth itself
shows only when the same matches are played with something else in its place (`Trial`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, TypeVar

from msgspec import Struct

from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase

Place = TypeVar("Place")
Other = TypeVar("Other")

TURN: Final = "turn"
DRAWN: Final = "drawn"
RETURNED: Final = "returned"
PLAYED: Final = "played"
ALL: Final = -1
"""As the thing of what is put back: the whole hand."""
ALTERNATIVES: Final = 4
"""So many other cards are tried in a deck in the place of one."""


class Use(Struct, frozen=True):
    """Something that happened to a piece; for TURN only `thing` counts, the number of the turn that began."""

    what: str
    seat: int
    thing: int
    """Which of several equal pieces it is: a number that stays the same for a match."""
    piece: str = ""


class Trial(Struct, frozen=True):
    """Two matches that differ in one piece, everything else being the same, chance included."""

    seat: int
    """Whose piece it is; -1 if it is everybody's."""
    instead: str
    """What is there in its place."""
    with_it: dict[str, JSON]
    without: dict[str, JSON]


class Courses(Struct, frozen=True):
    """What becomes of a piece, in words."""

    opening: Phrase
    """It was there before the first turn."""
    drawn: Phrase
    """It came to hand, or was to be had."""
    played: Phrase
    never: Phrase
    """It did not come."""


CARD_COURSES: Final = Courses(
    Phrase("nella mano iniziale", "in the opening hand"),
    Phrase("pescata", "drawn"),
    Phrase("giocata", "played"),
    Phrase("mai pescata", "never drawn"),
)


class Aim(Struct, frozen=True):
    """What the makers of a game want games between equal bots to show, and the games that show it."""

    options: list[dict[str, JSON]]
    """With these settings it is looked at, one after another."""
    seats: tuple[int, ...]
    """For these numbers of players."""
    finding: str = ""
    """Which share it is about, by its key; with a space at the end all whose keys begin so."""
    least: float = 0.0
    most: float = 1.0
    apart: float = 0.0
    """So far apart at most the shares won by different numbers of players should be; 0: nothing is said of that."""


def uses_in(events: Sequence[Event], kinds: Mapping[str, str], piece_of: Callable[[int], str]) -> list[Use]:
    """Read what was done with pieces off events: `kinds` says what each kind means, for the event's first thing."""
    uses: list[Use] = []
    for event in events:
        what = kinds.get(event.kind)
        if what is None:
            continue
        thing = event.things[0] if event.things else ALL
        uses.append(Use(what, event.seat, thing, piece_of(thing) if what in (DRAWN, PLAYED) else ""))
    return uses


def deck_trials(
    piece: str,
    decks: Mapping[str, Mapping[str, int]],
    alike: Iterable[str],
    is_legal: Callable[[str, dict[str, int]], bool],
    seats: int,
) -> list[Trial]:
    """Put a card on trial: every deck that has it, against the others, with one of the cards that are most `alike`.

    `is_legal` tells whether a deck, by its key, may be changed like that. A card that no deck has takes the place of
    one that is alike. Decks name the copies of each card by its id.
    """
    others = list(alike)
    holders = [key for key, cards in decks.items() if piece in cards]
    trials: list[Trial] = []
    for key in holders or decks:
        cards = dict(decks[key])
        out, into = ([piece], others) if holders else (others, [piece])
        pairs = ((this, that) for this in out for that in into if this in cards)
        legal = (pair for pair in pairs if is_legal(key, replaced(cards, *pair)))
        for this, that in islice(legal, ALTERNATIVES):
            seat = len(trials) % seats
            lists = [other for other in decks if other != key]
            table = [lists[(len(trials) + n) % len(lists)] for n in range(seats)]
            table[seat] = key
            plain = {"decks": table}
            swaps: list[list[str]] = [[] for _ in range(seats)]
            swaps[seat] = [f"{this}>{that}"]
            changed = {"decks": table, "swaps": swaps}
            arms = (plain, changed) if holders else (changed, plain)
            trials.append(Trial(seat, that if holders else this, *arms))
    return trials


def mixed(places: Sequence[Place], others: Sequence[Other]) -> list[tuple[Place, Other]]:
    """Pair every place with every other, so that the first few pairs have already many of both."""
    return [
        (place, others[(row + column) % len(others)])
        for row in range(len(others))
        for column, place in enumerate(places)
    ]


def replaced(cards: Mapping[str, int], this: str, that: str) -> dict[str, int]:
    """Return the cards of a deck with one instead of another."""
    changed = {card: copies for card, copies in cards.items() if card != this}
    changed[that] = changed.get(that, 0) + cards[this]
    return changed
