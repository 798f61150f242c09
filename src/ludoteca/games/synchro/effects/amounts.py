"""How much: whole numbers, and sums of the Hero's level (LV) and Class Level (CLV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.state.cards import BOARDS

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

MOST: Final = 99
MOST_TIMES: Final = 9


class Amount:
    """2*LV + CLV + 3."""

    def __init__(self, lv: int, clv: int, plus: int) -> None:
        if not (0 <= lv <= MOST_TIMES and 0 <= clv <= MOST_TIMES and 0 <= plus <= MOST) or not lv + clv + plus:
            raise ValueError(f"needs a number from 1 to {MOST}, or LV and CLV at most {MOST_TIMES} times")
        self.lv = lv
        self.clv = clv
        self.plus = plus

    def value(self, m: SynchroMatch, unit: int) -> int:
        """Work it out for the acting character; only Heroes have a level and a Class Level."""
        if unit >= BOARDS or not (self.lv or self.clv):
            return self.plus
        return self.lv * m.level[unit] + self.clv * m.clv(unit) + self.plus

    @property
    def is_plain(self) -> bool:
        return not (self.lv or self.clv)

    @property
    def is_one(self) -> bool:
        """Whether what it counts stands in the singular."""
        return self.is_plain and self.plus == 1

    def words(self) -> str:
        """Say "2×LV+3"."""
        parts: list[str] = []
        if self.lv:
            parts.append("LV" if self.lv == 1 else f"{self.lv}×LV")
        if self.clv:
            parts.append("CLV" if self.clv == 1 else f"{self.clv}×CLV")
        if self.plus:
            parts.append(str(self.plus))
        return "+".join(parts)


def amount_of(value: object) -> Amount:
    """Take a whole number for an amount too."""
    if isinstance(value, int):
        return Amount(0, 0, value)
    assert isinstance(value, Amount)
    return value


def added(left: object, right: object) -> Amount:
    one, other = amount_of(left), amount_of(right)
    return Amount(one.lv + other.lv, one.clv + other.clv, one.plus + other.plus)


def multiplied(left: int, right: Amount) -> Amount:
    if not 1 <= left <= MOST_TIMES:
        raise ValueError(f"LV and CLV are multiplied by a number from 1 to {MOST_TIMES}")
    return Amount(left * right.lv, left * right.clv, left * right.plus)
