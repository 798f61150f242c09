"""What functions keep for next time: each has a share of the memory, so that a process comes to rest when all are full.

Whoever draws and shows keeps what was drawn and shown by what it was made from, and forgets what was not asked for the
longest. How much that may come to is decided here, for all of them: a function says how many bytes an answer takes with
what was asked, and from its share follows how many it keeps. Some say themselves how many: fewer where there are never
more, more where tables that are played at the same time look for more than fits into a share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import _lru_cache_wrapper, lru_cache
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

SHARE: Final = 256 << 10
"""Bytes that a function may keep. Where sixty tables at once would make much anew it says itself how many it keeps."""
PROMISED: Final = 256 << 20
"""Bytes that all functions together keep at most, by what they say of their answers."""
Answer = TypeVar("Answer")


class Allowance(NamedTuple):
    """How many answers a function may keep, and how many bytes one of them takes with what was asked."""

    most: int
    each: int

    @property
    def size(self) -> int:
        return self.most * self.each


_allowances: WeakKeyDictionary[_lru_cache_wrapper[Any], Allowance] = WeakKeyDictionary()


def kept(each: int, most: int = 0) -> Callable[[Callable[..., Answer]], _lru_cache_wrapper[Answer]]:
    """Keep what a function answered last: so many answers, or as many of `each` bytes as its share holds."""
    allowance = Allowance(most or SHARE // each, each)

    def keep(function: Callable[..., Answer]) -> _lru_cache_wrapper[Answer]:
        keeper = lru_cache(maxsize=allowance.most)(function)
        _allowances[keeper] = allowance
        return keeper

    return keep


def allowances() -> Mapping[_lru_cache_wrapper[Any], Allowance]:
    """Return all functions that keep answers, with what they may keep."""
    return dict(_allowances)
