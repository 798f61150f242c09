"""What a deck must be for the way in which it is played: constructed, sealed, draft, Pack Rush; sets and bans."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from ludoteca.games.lorcana.state.cards import Content
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Value
from ludoteca.kernel.yamls import Problem, Where, read_yaml

_SETS: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
UNKNOWN: Final = Phrase(
    "«{word}» non è un formato: ci sono {known}, e inoltre sets=5-9, ban=1-42,2-7 e date=2025-10-01",
    "“{word}” is not a format: there are {known}, and besides sets=5-9, ban=1-42,2-7 and date=2025-10-01",
)
UNKNOWN_CARD: Final = Phrase("nessuna carta ha il numero «{id}»", "no card has the number “{id}”")


FORMATS_FILE: Final = Path(__file__).parents[2] / "content" / "formats.yaml"
NO_DAY: Final = Phrase(
    "«{word}» non è un giorno: si scrive date=2025-10-01", "“{word}” is not a day: write date=2025-10-01"
)
NOT_YET: Final = Phrase("il formato {format} non c'era ancora il {day}", "there was no {format} yet on {day}")


class Period(Value):
    """From a day on: the sets of a format, and the cards that it bans."""

    begins: date
    sets: tuple[int, ...]
    banned: frozenset[str]


class Format(Value):
    """The demands on a deck. Without `limits` any number of inks and of copies will do."""

    key: str
    name: Phrase
    least: int
    size_rule: str
    limits: bool
    sets: tuple[int, ...] = ()
    """From which at least one printing of every card must come; empty: from any."""
    banned: frozenset[str] = frozenset()
    """Ids of first printings."""
    sideboard: int = 0
    """How many cards one may have beside the deck, for the next game of a match."""
    periods: tuple[Period, ...] = ()
    """How it rotated, the earliest first; empty where it never does."""

    def with_cards(self, sets: tuple[int, ...], banned: frozenset[str]) -> Format:
        """Return the same demands at any time, with other sets and bans."""
        return structs.replace(self, sets=sets, banned=banned, periods=())

    def in_period(self, period: Period) -> Format:
        """Return the same format with the sets and bans of that time."""
        return structs.replace(self, sets=period.sets, banned=period.banned)

    def on(self, day: date) -> Format:
        """Return the format as it was on that day; raise `Problem` for days before the first."""
        begun = [period for period in self.periods if period.begins <= day]
        if self.periods and not begun:
            raise Problem(Where("format"), NOT_YET.fill(format=self.name, day=day.isoformat()))
        return self.in_period(begun[-1]) if begun else self


def read_formats(path: Path) -> list[Format]:
    """Read the formats of a file, each as it is in its last period."""
    data = read_yaml(path)
    if not isinstance(data, dict) or not isinstance(data.get("formats"), list):
        raise Problem(Where(str(path)), "a list of 'formats' is missing")
    return [constructed_format(entry, path) for entry in data["formats"]]


def constructed_format(entry: Any, path: Path) -> Format:
    """Make a format of decks of 60 cards, two inks and four copies, by its entry in the file."""
    try:
        name = Phrase(entry["name"]["it"], entry["name"]["en"])
        periods = [period_of(one) for one in entry.get("periods") or []]
        key = str(entry["format"])
        sideboard = int(entry.get("sideboard", 0))
    except (KeyError, TypeError, ValueError) as error:
        raise Problem(Where(str(path)), f"this is no format: {entry!r}: {error}") from None
    if periods != sorted(periods, key=lambda period: period.begins):
        raise Problem(Where(str(path)), f"{key}: its periods are not in the order of their days")
    made = Format(key, name, 60, "LOR-DECK.02", True, sideboard=sideboard, periods=tuple(periods))
    return made.in_period(periods[-1]) if periods else made


def period_of(entry: Any) -> Period:
    begins = date.fromisoformat(str(entry["from"]))
    return Period(begins, tuple(sets_of(f"sets={entry['sets']}")), frozenset(entry.get("banned") or ()))


def known_formats() -> list[Format]:
    return [
        *read_formats(FORMATS_FILE),
        Format("sealed", Phrase("sigillato", "sealed"), 40, "LOR-DECK.11", False),
        Format("draft", Phrase("draft", "draft"), 35, "LOR-DECK.11", False),
        Format("pack_rush", Phrase("Pack Rush", "Pack Rush"), 1, "LOR-VAR.01", False),
    ]


def format_called(text: str, content: Content) -> Format:
    """Find the format that a text names, such as `sealed`, `core date=2025-10-01` or `constructed sets=5-9 ban=2-7`.

    Without a day it is what its last period says, whatever day it is: a deck that was legal for a match stays so.
    Raises `Problem`.

    Rules: LOR-DECK.10, LOR-DECK.11, LOR-VAR.01.
    """
    chosen = CONSTRUCTED
    sets: list[int] = []
    banned: set[str] = set()
    day: date | None = None
    for word in text.split():
        if word in FORMATS:
            chosen = FORMATS[word]
        elif word.startswith("sets="):
            sets += sets_of(word)
        elif word.startswith("date="):
            day = day_of(word)
        elif word.startswith("ban="):
            banned.update(first_id(id, content) for id in word.removeprefix("ban=").split(",") if id)
        else:
            raise Problem(Where("format"), UNKNOWN.fill(word=word[:40], known=", ".join(FORMATS)))
    if day is not None:
        chosen = chosen.on(day)
    if not sets and not banned:
        return chosen
    return chosen.with_cards(tuple(sets) or chosen.sets, chosen.banned | banned)


def spans(sets: tuple[int, ...]) -> str:
    """Write sets in few words: `5-9`, `2, 5-9`."""
    runs: list[list[int]] = []
    for number in sorted(set(sets)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


def sets_of(word: str) -> list[int]:
    numbers: list[int] = []
    for part in word.removeprefix("sets=").split(","):
        span = _SETS.fullmatch(part)
        if span is None:
            raise Problem(Where("format"), UNKNOWN.fill(word=word[:40], known=", ".join(FORMATS)))
        numbers += range(int(span[1]), int(span[2] or span[1]) + 1)
    return numbers


def day_of(word: str) -> date:
    """Read the day of `date=2025-10-01`; raise `Problem`."""
    try:
        return date.fromisoformat(word.removeprefix("date="))
    except ValueError:
        raise Problem(Where("format"), NO_DAY.fill(word=word[:40])) from None


def first_id(id: str, content: Content) -> str:
    number = content.by_id.get(id)
    if number is None:
        raise Problem(Where("format"), UNKNOWN_CARD.fill(id=id[:40]))
    return content.cards[content.first_printing(number)].id


FORMATS: Final = {format.key: format for format in known_formats()}
CONSTRUCTED: Final = FORMATS["constructed"]
FRIENDS_SIDEBOARD: Final = int(read_yaml(FORMATS_FILE)["friends_sideboard"])
"""How many cards friends may have beside their decks, whatever the format says."""
