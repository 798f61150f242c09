"""Shards and dice: Burn, Refill, Choose, and the die that is rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.acts.shards import SHARD as SHARD_ACT
from ludoteca.games.synchro.effects.bases import OnEach, OnUnits
from ludoteca.games.synchro.effects.targets import SELF, Target
from ludoteca.games.synchro.shows.terms import SHARDS
from ludoteca.games.synchro.state.cards import BOARDS, COLOURS
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import Phrase, joined

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

MOST_SHARDS: Final = 5


def counted(number: int) -> int:
    return between(1, number, MOST_SHARDS)


def colours_in(bag: list[int]) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if bag[colour]]


def shards_for(number: int, to: Target) -> Phrase:
    """Say "2 Frammenti", and for whom, if it is not the acting Hero."""
    shards = SHARDS.count(number)
    if to.kind is SELF:
        return shards
    who = to.words()
    return shards + Phrase(f" per {who.it}", f" for {who.en}")


class OfShards(OnUnits):
    """So many Shards of each of them."""

    picture = "shards"

    def __init__(self, number: int, to: Target) -> None:
        super().__init__(to)
        self.count = counted(number)


class Burn(OfShards):
    """burn(n, to): a Hero discards Shards of choice; a Monster's die goes down.

    Rules: SH-15.03, SH-25.01, SH-25.02, SH-25.03, SH-25.05, SH-25.06.
    """

    picture = "burn"

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        """Let one after the other discard."""
        if not frame.slots:
            return DONE
        unit = frame.slots.pop(0)
        if unit >= BOARDS:
            m.burn_die(unit, self.count)
        else:
            m.burn_shards(unit, self.count)
        return GO

    def words(self, infinitive: bool = False) -> Phrase:
        to = self.to.words()
        return Phrase("Brucia {shards} {to}", "Burn {shards} {to}").fill(
            shards=SHARDS.count(self.count), to=Phrase(joined("a", to.it), f"of {to.en}")
        )


class Refill(OfShards):
    """refill(n, to): random Shards from the bag.

    Rules: SH-13.06.
    """

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        """Let one after the other draw: who has too many discards before the next one draws."""
        if not frame.slots:
            return DONE
        m.draw_shards(frame.slots.pop(0), self.count, "SH-13.06")
        return GO

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase("Riempi ", "Refill ") + shards_for(self.count, self.to)


class ChooseShards(OfShards):
    """choose(n, to): Shards from the bag, picked one by one.

    Rules: SH-13.06, SH-13.07.
    """

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        """Make the slots one entry for each Shard that is still to be chosen, with its Hero."""
        if frame.stage == 1:
            frame.stage = 2
            frame.slots = [unit for unit in frame.slots for _ in range(self.count)]
        if not frame.slots:
            return DONE
        if not any(m.bag):
            m.pour_tray()
        offered = colours_in(m.bag)
        if len(offered) > 1:
            frame.waits = m.deciders(frame.slots[0])
            return WAIT
        if not offered:
            return DONE
        self.take(m, frame, offered[0])
        return GO

    def take(self, m: SynchroMatch, frame: Frame, colour: int) -> None:
        board = frame.slots[0]
        del frame.slots[0]
        m.bag[colour] -= 1
        m.give_shard(board, colour, "SH-13.07")

    def more_options(self, m: SynchroMatch, frame: Frame) -> list[Raw]:
        return [(SHARD_ACT.number, frame.slots[0], colour) for colour in colours_in(m.bag)]

    def more_answer(self, m: SynchroMatch, frame: Frame, raw: Raw) -> None:
        self.take(m, frame, raw[2])

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-13.07" if frame.stage > 1 else super().asking_rule(m, frame)

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase("Scegli ", "Choose ") + shards_for(self.count, self.to)


class Reroll(OnEach):
    """reroll(to): the Monster's die is rolled again and stays in its slot."""

    picture = "reroll"

    def affect(self, m: SynchroMatch, unit: int) -> None:
        m.roll_die(unit - BOARDS, "SH-26.04")

    def words(self, infinitive: bool = False) -> Phrase:
        to = self.to.words()
        return Phrase("rilancia il dado {to}", "reroll the die {to}").fill(
            to=Phrase(joined("di", to.it), f"of {to.en}")
        )
