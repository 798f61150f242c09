"""What clients have asked a table to do, and whether what is stored is exactly that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Deed(NamedTuple):
    """A choice that answers position `after`, with the steps before it: all of them are chosen, or none."""

    after: int
    seat: int
    chain: tuple[str, ...]

    @property
    def rows(self) -> dict[int, tuple[int, str]]:
        """Who chooses what under which number."""
        return {self.after + place: (self.seat, option) for place, option in enumerate(self.chain, 1)}


def unexplained(rows: Mapping[int, tuple[int, str]], said: Iterable[Deed]) -> str:
    """Say why rows are not whole deeds, one right after the other, each of which was said there; "" if they are."""
    by_position: dict[int, list[Deed]] = {}
    for deed in said:
        by_position.setdefault(deed.after, []).append(deed)
    reached = {0}
    for number in range(len(rows)):
        if number in reached:
            fitting = [deed for deed in by_position.get(number, ()) if deed.rows.items() <= rows.items()]
            reached |= {number + len(deed.chain) for deed in fitting}
    if len(rows) in reached:
        return ""
    last = max(reached)
    return f"nobody said row {last + 1}, {rows.get(last + 1)}, as it stands, whole and there"
