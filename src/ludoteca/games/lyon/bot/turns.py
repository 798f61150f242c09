"""What those ask who search whole turns: what the rest of a turn depends on, and whether it may bring the victory."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.state.match import ACTION, COMBAT, LANES, LyonMatch

BY_OTHER_MEANS: Final = 6
"""So much damage may come in a turn from anything but the Monsters that could attack before."""


def gist(m: LyonMatch) -> int:
    """Make a number of the position, the same in whatever order limited abilities were used."""
    once = tuple(sorted(zip(m.once[::2], m.once[1::2], strict=True)))
    return hash((m.position_key(("once",)), once, m.moment))


def is_close(m: LyonMatch, seat: int) -> bool:
    """Guess whether the player may just win this turn, and not by the attacks that nobody can stop alone."""
    if m.phase not in (ACTION, COMBAT):
        return False
    attackers = [lane for lane in range(seat * LANES, seat * LANES + LANES) if m.can_attack(lane)]
    free = [lane for lane in attackers if not m.can_defend((lane + LANES) % (2 * LANES), lane)]
    strength = sum([m.attack_of[lane] for lane in attackers])
    unstopped = sum([m.attack_of[lane] for lane in free])
    return unstopped < m.life(1 - seat) <= strength + BY_OTHER_MEANS
