"""What the party has that a Landmark may be about, or that anything may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.shows.terms import COINS
from ludoteca.games.synchro.state.cards import BOARDS, MAX_LEVEL
from ludoteca.games.synchro.state.match import FIRST_STORED, SKILLS
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


def items_of(m: SynchroMatch) -> list[int]:
    """List the slots of Heroes with an Item, and the Items of the fallen, which are the party's too (SH-A.78)."""
    borne = [place for place in range(FIRST_STORED) if m.items[place] >= 0]
    return borne + [FIRST_STORED + i for i in range(len(m.stored))]


def items_to_upgrade(m: SynchroMatch) -> list[int]:
    return [place for place in items_of(m) if not m.item_at(place) & 1]


def masters_to_upgrade(m: SynchroMatch) -> list[int]:
    return [board for board in range(BOARDS) if m.master[board] >= 0 and not m.master[board] & 1]


def skills_to_upgrade(m: SynchroMatch) -> list[int]:
    return [place for place in skills_borne(m) if not m.skills[place] & 1]


def skills_borne(m: SynchroMatch) -> list[int]:
    """List the places on Hero boards that hold a Skill."""
    return [place for place in range(SKILLS * BOARDS) if m.skills[place] >= 0]


def shards_in_all(m: SynchroMatch) -> int:
    """Count those of all Heroes and of the Reserve (SH-A.29)."""
    return sum(m.shards) + sum(m.reserve)


def all_at_top(m: SynchroMatch) -> bool:
    """Tell whether no Hero can gain a level (SH-14.08)."""
    return all([m.level[board] >= MAX_LEVEL for board in m.party()])


def highest(m: SynchroMatch) -> list[int]:
    """List the Heroes with the highest level (SH-19.22, SH-A.21)."""
    top = max([m.level[board] for board in m.party()], default=0)
    return [board for board in m.party() if m.level[board] == top]


def too_dear(rule: str, price: int, have: int) -> Refusal:
    """Refuse what costs more Coins than the party has."""
    phrase = Phrase("Costa {price}: ne avete {have}.", "It costs {price}: you have {have}.")
    return Refusal(rule, phrase.fill(price=COINS.count(price), have=have))
