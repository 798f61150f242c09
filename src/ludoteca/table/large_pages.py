"""Memory in large pages: a choice looks things up all over what a server has loaded, and a processor knows few pages.

Where the system offers it (Linux, from 6.1 on), memory that is in use anyway is put together into pages of 2 MiB. It is
tried, and left alone where that fails: nothing depends on it but speed.
"""

from __future__ import annotations

import ctypes
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

LARGE: Final = 1 << 21
USED: Final = 0.9
"""The share of a stretch that must be in use: what is only reserved, such as the stacks of threads, is left alone."""
GROW_SO: Final = 14
"""MADV_HUGEPAGE: what is added to a stretch comes in large pages, too."""
PUT_TOGETHER: Final = 25
"""MADV_COLLAPSE."""
_HEAD: Final = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ (\d+) *(.*)")
_MAPS: Final = Path("/proc/self/smaps")


class Stretch(NamedTuple):
    """A stretch of memory: its addresses, in bytes."""

    start: int
    end: int

    @property
    def whole(self) -> Stretch:
        """The large pages that lie in it wholly."""
        start = -(-self.start // LARGE) * LARGE
        return Stretch(start, max(start, self.end // LARGE * LARGE))

    @property
    def size(self) -> int:
        return self.end - self.start


def put_together() -> int:
    """Put what is in use into large pages, and return how many bytes that concerns; 0 where it cannot be done."""
    if sys.platform != "linux":
        return 0
    try:
        advise = ctypes.CDLL(None).madvise
        advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        stretches = [stretch.whole for stretch in in_use(_MAPS.read_text(encoding="ascii", errors="replace"))]
    except (OSError, AttributeError):
        return 0
    together = 0
    for stretch in stretches:
        if stretch.size:
            advise(stretch.start, stretch.size, GROW_SO)
            if advise(stretch.start, stretch.size, PUT_TOGETHER) == 0:
                together += stretch.size
    return together


def in_use(maps: str) -> list[Stretch]:
    """List, of what the system says of a process, the stretches of its own that it writes and has in use."""
    used: list[Stretch] = []
    stretch: Stretch | None = None
    for line in maps.splitlines():
        head = _HEAD.fullmatch(line)
        if head is not None:
            start, end, rights, file, name = head.groups()
            own = rights == "rw-p" and file == "0" and name in ("", "[heap]")
            stretch = Stretch(int(start, 16), int(end, 16)) if own else None
        elif stretch is not None and line.startswith("Rss:"):
            if int(line.split()[1]) * 1024 >= stretch.size * USED:
                used.append(stretch)
            stretch = None
    return used
