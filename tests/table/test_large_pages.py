"""Memory is put together where it is in use, and stays what it is."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludoteca.table import large_pages
from ludoteca.table.large_pages import LARGE, Stretch

MIB = 1 << 20


def told(start: int, size: int, rss: int, rights: str = "rw-p", name: str = "", file: int = 0) -> str:
    """Say of a stretch what Linux says of it, as far as it matters."""
    head = f"{start:x}-{start + size:x} {rights} 00000000 00:00 {file}".ljust(73) + name
    return f"{head}\nSize: {size // 1024:14} kB\nRss: {rss // 1024:15} kB\nVmFlags: rd wr mr mw me ac\n"


def test_what_is_in_use_is_found() -> None:
    at = 0x7F00_0000_0000
    maps = told(at, 6 * MIB, 6 * MIB) + told(at + 64 * MIB, 4 * MIB, 4 * MIB, name="[heap]")
    assert large_pages.in_use(maps) == [Stretch(at, at + 6 * MIB), Stretch(at + 64 * MIB, at + 68 * MIB)]


@pytest.mark.parametrize(
    "maps",
    [
        told(0x7F00_0000_0000, 8 * MIB, MIB),
        told(0x7F00_0000_0000, 8 * MIB, 8 * MIB, rights="r-xp"),
        told(0x7F00_0000_0000, 8 * MIB, 8 * MIB, name="[stack]"),
        told(0x7F00_0000_0000, 8 * MIB, 8 * MIB, name="/usr/lib/libc.so.6", file=77),
        told(0x7F00_0000_0000, 8 * MIB, 8 * MIB, rights="rw-s"),
    ],
    ids=["reserved", "code", "stack", "file", "shared"],
)
def test_everything_else_is_left_alone(maps: str) -> None:
    assert large_pages.in_use(maps) == []


def test_only_whole_pages_are_put_together() -> None:
    start = 5 * LARGE + 4096
    assert Stretch(start, start + 3 * LARGE).whole == Stretch(6 * LARGE, 8 * LARGE)
    assert Stretch(start, start + LARGE).whole.size == 0


def test_memory_stays_what_it_is() -> None:
    """Wherever it runs, and whether or not the system can do it."""
    kept = [bytes([number]) * MIB for number in range(16)]
    done = large_pages.put_together()
    assert done % LARGE == 0
    assert all(one == bytes([number]) * MIB for number, one in enumerate(kept))


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert large_pages.put_together() == 0


def test_a_system_that_tells_nothing_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_pages, "_MAPS", Path("/nowhere/smaps"))
    assert large_pages.put_together() == 0
