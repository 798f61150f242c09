"""What a seat has seen, as one number."""

from __future__ import annotations

from random import Random

import ludoteca
from ludoteca.kernel.contract import EVERYONE, Event
from ludoteca.rl.memory import Memory


def seen(seat: int, seed: int, *events: Event, chooser: int = -1, option: str = "", anew: int = -1) -> str:
    """Return what a seat remembers of a match with hands dealt, or of one that is dealt anew for a seat."""
    match = ludoteca.game("lyon").new(seed=seed, decks=["leoni", "notturni"])
    while len(match.decisions) > 1 or match.decisions[0].options.ids[0].startswith("start"):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    memory = Memory(match.seats)
    memory.note(match if anew < 0 else match.imagine(anew, Random(1)), chooser, option, list(events))
    return memory.of(seat)


def test_a_seat_remembers_what_it_saw_though_nothing_was_told() -> None:
    assert seen(0, seed=1) == seen(0, seed=1)
    assert seen(0, seed=1) != seen(0, seed=2)
    assert seen(0, seed=1) == seen(0, seed=1, anew=0)
    assert seen(1, seed=1) != seen(1, seed=1, anew=0)


def test_it_remembers_events_as_far_as_they_were_told_to_it() -> None:
    known, other = Event("drew", 0, (5,), audience=1), Event("drew", 0, (6,), audience=1)
    assert seen(0, 1, known) != seen(0, 1, other)
    assert seen(1, 1, known) == seen(1, 1, other)
    assert seen(1, 1, known) != seen(1, 1)
    assert seen(1, 1, Event("drew", 0, (5,), audience=EVERYONE)) != seen(1, 1, Event("drew", 0, (6,)))


def test_it_remembers_its_own_choices_only() -> None:
    assert seen(0, 1, chooser=0, option="end") != seen(0, 1, chooser=0, option="fight")
    assert seen(1, 1, chooser=0, option="end") == seen(1, 1, chooser=0, option="fight")


def test_what_it_sees_nothing_of_leaves_no_trace() -> None:
    match = ludoteca.game("lyon").new(seed=1)
    memory = Memory(match.seats)
    memory.note(match, -1, "", [])
    before = memory.of(1)
    memory.note(match, 0, "end", [])
    assert memory.of(1) == before


def test_memories_go_ways_of_their_own() -> None:
    match = ludoteca.game("lyon").new(seed=1)
    memory = Memory(match.seats)
    memory.note(match, -1, "", [])
    copied = memory.copy()
    memory.note(match, 0, "end", [])
    assert copied.of(0) != memory.of(0)
    assert copied.of(1) == memory.of(1)
