"""Deeds about Shards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.bot import prospects
from ludoteca.games.synchro.effects.deeds.base import Asking, Compound, Deed, times
from ludoteca.games.synchro.effects.deeds.choices import rows_of
from ludoteca.games.synchro.flow.party import all_at_top, shards_in_all
from ludoteca.games.synchro.flow.registers import (
    begin_deed,
    begin_taking,
    choose_reward,
    has_taken,
    note_taken,
    reward_chosen,
)
from ludoteca.games.synchro.shows.terms import SHARDS
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.phrases import BLUE, GREEN, RED
from ludoteca.kernel.texts import Phrase, Recast

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

THE_RESERVE: Final = BOARDS
"""As a board in the choice of a Shard: the party's Reserve."""
COLOUR_WORDS: Final = (
    (RED, Phrase("rossi", "red")),
    (BLUE, BLUE),
    (GREEN, Phrase("verdi", "green")),
    (Phrase("Trasparente", "Transparent"), Phrase("Trasparenti", "Transparent")),
)
"""Of one Shard, of several."""


class TakeShards(Asking):
    """take_shards(n, colour): each Hero takes Shards of a colour, from the tray as long as it has any, then the bag.

    Rules: SH-19.33, SH-A.26.
    """

    question = Phrase("i Frammenti non bastano per tutti: chi ne prende?", "too few Shards for all: who takes one?")

    def __init__(self, number: int, colour: int) -> None:
        super().__init__()
        self.number = number
        self.colour = colour

    def there(self, m: SynchroMatch) -> int:
        """Count the Shards of that colour that can be taken."""
        return m.bag[self.colour] + m.tray[self.colour]

    def would_do(self, m: SynchroMatch) -> bool:
        return self.there(m) > 0

    def ask(self, m: SynchroMatch, frame: Frame) -> int:
        """Let each Hero take its Shards; only where there are too few of them the players say who does."""
        begin_taking(frame)
        left = self.boards(m, frame)
        there = self.there(m)
        if not left or not there:
            return DONE
        if there < self.number * len(left):
            return WAIT
        self.take_board(m, frame, left[0])
        return GO

    def boards(self, m: SynchroMatch, frame: Frame) -> list[int]:
        return [board for board in m.line if not has_taken(frame, board)]

    def take_board(self, m: SynchroMatch, frame: Frame, board: int) -> None:
        note_taken(frame, board)
        for _ in range(self.number):
            source = m.tray if m.tray[self.colour] else m.bag
            if source[self.colour]:
                source[self.colour] -= 1
                m.give_shard(board, self.colour, "SH-19.33")

    def words(self) -> Phrase:
        n = self.number
        colour = COLOUR_WORDS[self.colour][0 if n == 1 else 1]
        return Phrase(
            "ogni Eroe prende {shards} {colour} dal Sacchetto o dalla Vaschetta degli Scarti",
            "each Hero takes {n} {colour} {shards} from the bag or the tray",
        ).fill(n=n, colour=colour, shards=Recast(SHARDS.count(n).it, SHARDS.form("en", n > 1), SHARDS.name(n > 1)))

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.SHARD_EACH * times(self.number)


class SpendShards(Compound):
    """spend_shards(reward…): Shards are spent, any number of times, for what so many of them bring."""

    def __init__(self, costs: list[int], parts: list[Deed]) -> None:
        super().__init__(parts)
        self.costs = costs
        """By part, how many Shards it costs."""

    def would_do(self, m: SynchroMatch) -> bool:
        return bool(self.affordable(m))

    def affordable(self, m: SynchroMatch) -> list[int]:
        """List how many Shards can be spent: what they bring must have an effect (SH-19.37, SH-A.71)."""
        have = shards_in_all(m)
        top = all_at_top(m)
        rewards = zip(self.costs, self.parts, strict=True)
        return [cost for cost, part in rewards if cost <= have and not (top and part.raises)]

    def ask(self, m: SynchroMatch, frame: Frame) -> int:
        """Let Shards be spent one by one, as many as the reward costs; then comes the reward."""
        reward = reward_chosen(frame)
        if reward < 0 or frame.stage <= self.costs[reward]:
            return WAIT
        begin_deed(m, frame, reward)
        choose_reward(frame, -1)
        frame.stage = 1
        return GO

    def costs_to_choose(self, m: SynchroMatch, frame: Frame) -> list[int]:
        return self.affordable(m) if reward_chosen(frame) < 0 else []

    def reward_for(self, cost: int) -> int:
        """Return the part that so many Shards bring."""
        return self.costs.index(cost)

    def shards(self, m: SynchroMatch, frame: Frame) -> list[tuple[int, int]]:
        if reward_chosen(frame) < 0:
            return []
        held = [(i // 4, i % 4) for i in range(4 * BOARDS) if m.shards[i]]
        return held + [(THE_RESERVE, colour) for colour in range(4) if m.reserve[colour]]

    def may_leave(self, m: SynchroMatch, frame: Frame) -> bool:
        return len(self.costs_to_choose(m, frame)) > 0

    def words(self) -> Phrase:
        begins = Phrase("spendete Frammenti, anche più volte. ", "spend Shards, any number of times. ")
        return begins + rows_of(self.costs, self.parts)

    def prompt(self, m: SynchroMatch, frame: Frame) -> Phrase:
        if reward_chosen(frame) < 0:
            return Phrase("quanti Frammenti spendete?", "how many Shards do you spend?")
        left = self.costs[reward_chosen(frame)] - frame.stage + 1
        if left == 1:
            return Phrase("quale Frammento spendete? Ne manca 1.", "which Shard do you spend? 1 to go.")
        return Phrase("quale Frammento spendete? Ne mancano {n}.", "which Shard do you spend? {n} to go.").fill(n=left)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.SHARD * shards_in_all(m)


def spend(m: SynchroMatch, board: int, colour: int) -> None:
    """Put a Shard of a Hero, or of the Reserve, in the tray."""
    if board == THE_RESERVE:
        m.reserve[colour] -= 1
    else:
        m.shards[4 * board + colour] -= 1
    m.tray[colour] += 1
    m.tell("ShardsDiscarded", -1, (board, colour), "SH-19.37")
