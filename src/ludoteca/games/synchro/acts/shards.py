"""Shards that are paid, discarded, chosen or spent; and the die of the Mine, which is rolled again for a Coin."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.bases import BOARD_OF_PARTY, COLOUR, SynchroAct
from ludoteca.games.synchro.acts.gaining import top_reached
from ludoteca.games.synchro.acts.naming_units import unit_called
from ludoteca.games.synchro.effects.deeds.coins import RollForCoins
from ludoteca.games.synchro.effects.deeds.shards import THE_RESERVE, SpendShards, spend
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.deeds import deed_asked, deed_of
from ludoteca.games.synchro.flow.party import all_at_top, shards_in_all
from ludoteca.games.synchro.flow.paying import pay, payments
from ludoteca.games.synchro.flow.registers import choose_reward, let_discard, shards_to_discard, what_is_paid
from ludoteca.games.synchro.shows.terms import COINS, SHARD_COLOURS, SHARDS, after, shard_words
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.acts import Below, Number
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import commas, same
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase, capital

MOST_SPENT: Final = 28
"""All Shards of the box."""


class Pay(SynchroAct):
    """pay(number): one of the ways to pay for what a Hero does."""

    verb = "pay"
    args = (Number(),)
    misplaced = no("SH-11.09", "Così non si può pagare.", "It cannot be paid like that.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, i) for i in range(len(payments(m, frame.source, what_is_paid(frame))))]

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say which Shards: 2 rossi; those of the Reserve and those that count as another colour are said."""
        frame = m.asking(seat)
        payment = payments(m, frame.source, what_is_paid(frame))[raw[1]]
        own, stored = list(payment[:4]), list(payment[4:8])
        parts = [shard_words(own)] if any(own) else []
        if any(stored):
            parts.append(Phrase("{s} dalla Riserva", "{s} from the Reserve").fill(s=shard_words(stored)))
        phrase = capital(commas(parts))
        used = [
            converted_words(made).fill(n=made, c=SHARD_COLOURS[m.content.classes[number].colour])
            for number, made in enumerate(payment[8:])
            if made
        ]
        return phrase + same(" (") + commas(used) + same(")") if used else phrase

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        pay(m, frame.source, payments(m, frame.source, what_is_paid(frame))[raw[1]])
        frame.stage = 1


def converted_words(made: int) -> Phrase:
    if made == 1:
        return Phrase("{n} vale come {c}", "{n} counts as {c}")
    return Phrase("{n} valgono come {c}", "{n} count as {c}")


class Discard(SynchroAct):
    """discard(board, colour): a Shard that a Hero gives up."""

    verb = "discard"
    args = (BOARD_OF_PARTY, COLOUR)
    about = "shard:{1}/{2}"

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        board = frame.source
        return [(self.number, board, colour) for colour in range(4) if m.shards[4 * board + colour]]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        asked = frame.node == steps.DISCARD_SHARDS
        rule = m.programme[frame.node].asking_rule(m, frame) if asked else "SH-13.09"
        return no(rule, "Ora non c'è questo Frammento da scartare.", "There is no such Shard to discard now.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Scarta un Frammento {c}", "Discard a {c} Shard").fill(c=SHARD_COLOURS[raw[2]])

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        let_discard(frame, shards_to_discard(frame) - 1)
        m.discard_shards(raw[1], [raw[2]], m.programme[frame.node].asking_rule(m, frame))


class Shard(SynchroAct):
    """shard(board, colour): a Shard of the bag for a Hero; at a Landmark, one that anybody spends."""

    verb = "shard"
    args = (Below(BOARDS + 1), COLOUR)
    about = "shard:{1}/{2}"
    misplaced = no("SH-13.07", "Questo Frammento non c'è.", "There is no such Shard.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, board, colour) for board, colour in deed_asked(m, frame).shards(m, frame)]

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        board, colour = raw[1], SHARD_COLOURS[raw[2]]
        frame = m.waiting_frame(seat)
        if frame is None or frame.node != steps.LANDMARK:
            return Phrase("Un Frammento {c}", "A {c} Shard").fill(c=colour)
        if board == THE_RESERVE:
            return Phrase("Frammento {c} della Riserva", "A {c} Shard of the Reserve").fill(c=colour)
        name = unit_called(m, board)
        return Phrase("Frammento {c} {of_name}", "A {c} Shard of {name}").fill(
            c=colour, name=name, of_name=after("di", name)
        )

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        spend(m, raw[1], raw[2])
        frame.stage += 1


class Spend(SynchroAct):
    """spend(number): so many Shards at a Landmark, for what they bring."""

    verb = "spend"
    args = (Below(MOST_SPENT + 1),)

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, cost) for cost in deed_asked(m, frame).costs_to_choose(m, frame)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node != steps.LANDMARK:
            return at_landmarks_only()
        if all_at_top(m) and raw[1] <= shards_in_all(m):
            return top_reached()
        return no("SH-19.37", "Non avete tanti Frammenti da spendere.", "You do not have that many Shards to spend.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say what they bring."""
        frame = m.asking(seat)
        deed = rewarding(m, frame)
        phrase = Phrase("{shards}: ", "{shards}: ").fill(shards=SHARDS.count(raw[1]))
        return phrase + deed.parts[deed.reward_for(raw[1])].words()

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        choose_reward(frame, rewarding(m, frame).reward_for(raw[1]))


def rewarding(m: SynchroMatch, frame: Frame) -> SpendShards:
    """Return the deed for which Shards are being spent."""
    deed = deed_of(m, frame)
    assert isinstance(deed, SpendShards)
    return deed


def at_landmarks_only() -> Refusal:
    return no("SH-19.01", "Questo si fa in un Punto di Interesse.", "This is done at a Landmark.")


class Reroll(SynchroAct):
    """reroll: the die again, for Coins."""

    verb = "reroll"

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number,)] if deed_asked(m, frame).can_reroll(m) else []

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node != steps.LANDMARK:
            return at_landmarks_only()
        return no("SH-19.06", "Per rilanciare serve 1 Moneta.", "Rolling again takes 1 Coin.")

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.asking(seat)
        price = COINS.count(rolling(m, frame).price)
        return Phrase("Rilanciate il dado ({price})", "Roll again ({price})").fill(price=price)

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        rolling(m, frame).reroll(m, frame)


def rolling(m: SynchroMatch, frame: Frame) -> RollForCoins:
    """Return the deed whose die may be rolled again."""
    deed = deed_of(m, frame)
    assert isinstance(deed, RollForCoins)
    return deed


PAY: Final = Pay()
DISCARD: Final = Discard()
SHARD: Final = Shard()
SPEND: Final = Spend()
REROLL: Final = Reroll()
