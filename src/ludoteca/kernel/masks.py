"""Sets of small numbers as the bits of a number."""

from __future__ import annotations


def mask_of(numbers: list[int]) -> int:
    """Return the set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def bits_of(mask: int) -> list[int]:
    """List all set bits, the lowest first."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
