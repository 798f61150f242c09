"""Records of what happens in many situations, a line for every choice: who chose what, what was told, and of the rest
(what was offered, what was refused and why, what the position became, who learnt anything) a few digits each.

They guard against silent change where `playthroughs` cannot go: into every act, effect and event of a game. The tests
with the situations are those of the games (`test_record.py`). After a change that is meant, write the records anew; the
test names the first choice that went otherwise.

    python -m tests.golden.records          # of all games
    python -m tests.golden.records kingdom
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from ludoteca.kernel.contract import Decision, Event, Option, Raw
from ludoteca.kernel.house import HouseMatch

FOLDER = Path(__file__).parent
WISHES = 30
"""Of one act: so much of what can be thought of is asked for at each choice, and other things at the next."""
IDLE_WISHES = 3
"""Of one that the present step is not about."""
STRANGE = 9999
"""The number of nothing."""
STRANGENESS = 5
"""Each so many choices somebody wishes for that, and what can be wished for at sight is written down."""
RENEWAL = 20
"""Each so many choices the match goes on as a copy, and then from what is saved of it."""
SPARED = "...."
"""Stands in a line for digits, or for the line itself, that nobody worked out."""
Choice = tuple[Decision, Option]
Pick = Callable[[Any], Choice]
"""What is chosen next in a match."""
Law = Callable[[Any], object]
"""What else follows from a position."""


def no_law(match: object) -> object:
    return None


def record(match: HouseMatch, pick: Pick, most: int, law: Law = no_law, asking: int = 1) -> Iterator[str]:
    """Play so many choices at most, and write a line for each; each `asking` choices it is asked what is refused."""
    for count in range(most):
        if not match.decisions:
            return
        if count % RENEWAL == 1:
            match = cast(HouseMatch, match.copy())
        elif count % RENEWAL == 2:
            match.load(json.loads(json.dumps(match.save())))
        decision, option = pick(match)
        refused = digits(refusals(match, count)) if count % asking == 0 else SPARED
        yield choose(match, decision, option, refused, law)


def choose(match: HouseMatch, decision: Decision, option: Option, refused: str, law: Law = no_law) -> str:
    """Make a choice, and write a line of it, with the digits of what was refused before."""
    seat, chosen = decision.seat, option.id
    offered = digits([(each.seat, each.rule, each.source, each.options.ids) for each in match.decisions])
    events = match.choose(seat, option)
    after = digits([match.save_state(), [said(event) for event in events], ended(match), match.learners(), law(match)])
    return f"{seat} {chosen} {offered} {refused} {after} {' '.join(kinds(events))}".rstrip()


def refusals(match: HouseMatch, turn: int) -> list[object]:
    """Why wishes are refused to those who are asked, and to one more."""
    asked = {decision.seat: decision.raws for decision in match.decisions}
    found: list[object] = []
    for seat in sorted({*asked, turn % match.seats}):
        offered = asked.get(seat, [])
        frame = match.waiting_frame(seat)
        for act in match.acts().acts:
            thinkable = act.thinkable(match, seat)
            most = WISHES if frame is not None and match.offers(frame, seat, act) else IDLE_WISHES
            step = len(thinkable) // most + 1
            wishes = [raw for raw in thinkable[turn % step :: step] if raw not in offered]
            if act.args and turn % STRANGENESS == 0:
                wishes += [(act.number, *[number] * len(act.args)) for number in (-1, STRANGE)]
                found.append(act.wishes(match, seat))
            found.append((seat, act.verb, sorted(Counter(against(match, seat, raw) for raw in wishes).items())))
    return found


def against(match: HouseMatch, seat: int, raw: Raw) -> tuple[str, str]:
    refusal = match.refusal(seat, raw)
    return refusal.rule, refusal.reason.en


def said(event: Event) -> list[object]:
    return [event.kind, event.seat, event.things, event.rule, event.audience]


def ended(match: HouseMatch) -> list[object]:
    outcome = match.outcome
    return [] if outcome is None else [outcome.winners, outcome.rule, outcome.draw]


def kinds(events: Sequence[Event]) -> Iterator[str]:
    """Name what happened, in order; the same several times in a row once, with how often."""
    for kind, group in groupby(event.kind for event in events):
        times = len(list(group))
        yield kind if times == 1 else f"{kind}*{times}"


def digits(thing: object) -> str:
    return sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:4]


def agree(line: str, kept: str) -> bool:
    """Tell whether a line says what was kept, as far as it was worked out."""
    if SPARED not in line:
        return line == kept
    words, kept_words = line.split(), kept.split()
    return line == SPARED or (
        len(words) == len(kept_words)
        and all(word in (SPARED, kept_word) for word, kept_word in zip(words, kept_words, strict=True))
    )


class Book:
    """The records of one game: a situation's name, then its lines."""

    def __init__(self, game: str) -> None:
        self.path = FOLDER / game / "record.txt"
        self.kept: dict[str, list[str]] = {}
        if self.path.exists():
            for part in self.path.read_text(encoding="utf-8").split("\n\n"):
                name, *lines = part.strip().splitlines()
                self.kept[name] = lines

    def write(self, records: Iterable[tuple[str, Iterable[str]]]) -> None:
        parts = ["\n".join([name, *lines]) for name, lines in records]
        self.path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")

    def check(self, name: str, lines: Iterable[str]) -> None:
        """See that the situation goes on as it is written, choice by choice."""
        kept = self.kept[name]
        count = 0
        for count, line in enumerate(lines, 1):
            assert count <= len(kept), f"{name} goes on after its last choice: {line}"
            assert agree(line, kept[count - 1]), (
                f"{name}, choice {count}: {line} and not {kept[count - 1]}; "
                "if this is meant: python -m tests.golden.records"
            )
        assert count == len(kept), f"{name} is over before choice {count + 1}: {kept[count]}"


def main() -> None:
    recorded = sorted(path.parent.name for path in FOLDER.glob("*/record.txt"))
    for game in sys.argv[1:] or recorded:
        tests = import_module(f"tests.games.{game}.test_record")
        book = Book(game)
        book.write((name, tests.played(name)) for name in tests.SITUATIONS)
        print(book.path)


if __name__ == "__main__":
    main()
