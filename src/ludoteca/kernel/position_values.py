"""Values that positions share, read and written: unfinished business, how it ended, lists of numbers and of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.frames import AnyMatch, Frame, FrameMatch, Trigger
from ludoteca.kernel.house import HouseMatch
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.positions import KIND, plain, write_yaml
from ludoteca.kernel.texts import Phrase

Look = Callable[[AnyMatch], list[str]]
"""It says what is wrong with a position."""
MOST: Final = 9999
"""No place, card or stage has a higher number."""
NUMBERS: Final = 10**6
"""No amount is higher."""
MASKS: Final = 1 << 60
"""Slots of a frame may hold sets, as bits."""


def read_outcome(top: Fields) -> Outcome | None:
    """Read how the match ended; None if it goes on."""
    ended = plain(top.get("outcome", "how it ended", required=False))
    if ended is None:
        return None
    try:
        reason = Phrase(ended["reason"]["it"], ended["reason"]["en"])
        return Outcome(tuple(ended["winners"]), ended["rule"], reason, ended["draw"])
    except (LookupError, TypeError):
        top.fail("outcome", "'outcome' must have winners, draw, rule and reason")
        return None


def read_frame(entry: Fields, node: int, seats: int) -> Frame:
    """Read a piece of unfinished business of this node, whose source is a number."""
    frame = Frame(node, entry.whole("source", -1, MOST, required=False))
    frame.seat = entry.whole("seat", 0, seats - 1, required=False)
    frame.stage = entry.whole("at", 0, MOST, required=False, default=0)
    frame.it = entry.whole("it", -1, MOST, required=False)
    frame.place = entry.whole("place", -MOST, MOST, required=False)
    frame.amount = entry.whole("much", -MOST, NUMBERS, required=False, default=0)
    frame.slots = numbers(entry, "slots", -NUMBERS, MASKS)
    frame.waits = seat_mask(entry, "waits_for", seats)
    entry.nothing_else()
    return frame


def write_frame(frame: Frame, does: str, seats: int) -> dict[str, Any]:
    """Write a piece of unfinished business as `read_frame` reads it; `does` is its node."""
    shown: dict[str, Any] = {"does": does}
    numbers = {"at": frame.stage, "much": frame.amount, "slots": frame.slots[:]}
    shown |= {key: value for key, value in numbers.items() if value}
    places = {"source": frame.source, "seat": frame.seat, "it": frame.it, "place": frame.place}
    shown |= {key: value for key, value in places.items() if value != -1}
    if frame.waits:
        shown["waits_for"] = seats_in(frame.waits, seats)
    return shown


def write_frames(m: FrameMatch, names: Mapping[int, str]) -> list[dict[str, Any]]:
    """Write the frames of the main stack, outermost first; `names` are those of their nodes."""
    return [write_frame(frame, names[frame.node], m.seats) for frame in m.stack]


def write_trigger(trigger: Trigger, does: str) -> dict[str, Any]:
    """Write an ability that waits; `does` is its node."""
    return {
        "does": does,
        "source": trigger.source,
        "seat": trigger.seat,
        "place": trigger.place,
        "it": trigger.it,
        "moment": trigger.moment,
        "much": trigger.amount,
    }


def at_step(phase: int, stage: int, step: int) -> list[Frame]:
    """Return the stack of a match that is at a step of a phase, which got to this stage."""
    frame = Frame(phase)
    frame.stage = stage
    return [frame, Frame(step)]


def is_usual(m: FrameMatch, usual: list[Frame]) -> bool:
    """Tell whether the match is in the middle of just these frames, so that nothing need be said about it."""
    if m.result is not None or m.triggers or len(usual) != len(m.stack):
        return False
    usual[-1].waits = m.stack[-1].waits
    return [frame.save() for frame in usual] == [frame.save() for frame in m.stack]


def node_called(entry: Fields, key: str, nodes: Mapping[str, int], example: str) -> int:
    """Find the number of the node whose name is in this field; 0, and the problem is told, if there is none."""
    name = entry.text(key)
    if name not in nodes:
        entry.fail(key, f"nothing is called {name!r}; expected {example}")
        return 0
    return nodes[name]


def numbers(fields: Fields, key: str, least: int, most: int) -> list[int]:
    """Read a list of whole numbers; empty if the field is missing."""
    value = fields.get(key, "a list of numbers", required=False)
    if value is None:
        return []
    if not isinstance(value, list) or not all(type(n) is not bool and isinstance(n, int) for n in value):
        fields.fail(key, f"{key!r} must be a list of whole numbers")
        return []
    if any(not least <= n <= most for n in value):
        fields.fail(key, f"{key!r} must be whole numbers from {least} to {most}")
        return []
    return [int(n) for n in value]


def seat_mask(fields: Fields, key: str, seats: int) -> int:
    """Read a list of seats as bits."""
    mask = 0
    for seat in numbers(fields, key, 0, seats - 1):
        mask |= 1 << seat
    return mask


def seats_in(mask: int, seats: int) -> list[int]:
    """List the seats of such a mask."""
    return [seat for seat in range(seats) if mask >> seat & 1]


def found_wrong(m: AnyMatch, first: Look, *others: Look) -> list[str]:
    """List what is wrong with a position; the others look only where the first finds nothing to stumble over."""
    return first(m) or [problem for look in others for problem in look(m)]


def asks_nobody(m: FrameMatch) -> list[str]:
    """Say so where a match goes on and nobody is asked: what waits for nobody does not last to a decision."""
    if m.result is None and not (m.stack and m.stack[-1].waits):
        return ["the match goes on, but nobody is asked"]
    return []


def wrong_lengths(m: FrameMatch, due: list[tuple[int, str]]) -> list[str]:
    """List the columns that do not have as many entries as they should; a row of `due` says how many, and which do."""
    return [
        f"{name} has {len(getattr(m, name))} entries, not {number}"
        for number, names in due
        for name in names.split()
        if len(getattr(m, name)) != number
    ]


def begin_position(m: HouseMatch, options: tuple[str, ...]) -> dict[str, Any]:
    """Begin the position file of a match: what it is, and those of its options that are not as usual."""
    data: dict[str, Any] = {"ludoteca": KIND, "game": m.game.key}
    return data | {key: m.options[key] for key in options if key in m.options}


def close_position(m: FrameMatch, data: dict[str, Any], sections: dict[str, Any]) -> str:
    """Write the position file: what there is of these sections comes last, and how the match ended."""
    data |= {key: section for key, section in sections.items() if section}
    if m.result is not None:
        data["outcome"] = m.result.to_json()
    return write_yaml(data)
