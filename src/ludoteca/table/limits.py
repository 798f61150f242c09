"""How often and how much: token buckets, for one socket or for each address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Network
from time import monotonic

MOST_ADDRESSES = 10_000


def counted_as(host: str) -> str:
    """Tell whom limits count a host against. A home has a whole /64 of IPv6 addresses: they count as one."""
    if ":" not in host:
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


class Bucket:
    """Holds at most `size` permits and gains `rate` of them a second."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.left = float(size)
        self.seen = clock()

    def take(self) -> bool:
        """Use one permit, if there is one."""
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for each address; the addresses seen longest ago are forgotten."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.size, self.clock)
        self.by_address.move_to_end(address)
        if len(self.by_address) > MOST_ADDRESSES:
            self.by_address.popitem(last=False)
        return bucket.take()
