"""Victory Points, and what else concerns the match rather than a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.effects.amounts import Amount
from ludoteca.games.arena.effects.bases import OnSummoners
from ludoteca.games.arena.effects.summoners import Who
from ludoteca.games.arena.effects.text import ArenaEffect
from ludoteca.games.arena.flow.knockouts import flip_back
from ludoteca.games.arena.state.cards import MOVEMENT
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


class Points(OnSummoners):
    """gain_points(n, who), lose_points(n, who): a team's Victory Points, never below zero.

    Rules: SA-16.01, SA-16.02, SA-A.04.
    """

    def __init__(self, amount: Amount, who: Who, gain: bool) -> None:
        super().__init__(who)
        self.amount = amount
        self.gain = gain

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        sides: list[int] = []
        for seat in frame.slots:
            if m.side_of[seat] not in sides:
                sides.append(m.side_of[seat])
        number = self.amount.value(m, frame, -1)
        for side in sides:
            if self.gain:
                m.gain_points(side, number, "SA-16.01")
            else:
                m.lose_points(side, number, "SA-16.02")
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        number = self.amount.number()
        n = f"{number} " if number else ""
        verb = ("ottenere" if infinitive else "ottieni") if self.gain else ("perdere" if infinitive else "perdi")
        return self.who.subject(
            Phrase("{verb} {n}PV{rest}", "{en} {n}VP{rest}").fill(
                verb=verb, en="gain" if self.gain else "lose", n=n, rest=self.amount.rest()
            ),
            Phrase("{{who}} {verb} {n}PV{rest}", "{{who}} {en} {n}VP{rest}").fill(
                verb="ottiene" if self.gain else "perde",
                en="gains" if self.gain else "loses",
                n=n,
                rest=self.amount.rest(),
            ),
        )


class FlipBack(ArenaEffect):
    """flip_back: the acting figure's ability card shows its starting side again.

    Rules: SA-18.12.
    """

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        flip_back(m, frame.source)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        verb = "girare" if infinitive else "gira"
        return Phrase(
            "{verb} la carta Capacità di § sul lato di partenza", "turn §'s ability card to its starting side"
        ).fill(verb=verb)


class AnotherPhase(ArenaEffect):
    """another_phase(movement), another_phase(action): a phase that was used is open again this turn."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if m.active == frame.source:
            if self.phase == MOVEMENT:
                m.moved = 0
            else:
                m.acted = 0
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        if self.phase == MOVEMENT:
            return Phrase("§ può usare di nuovo la fase Movimento", "§ may use the Movement Phase again")
        return Phrase("§ può usare di nuovo la fase Azione", "§ may use the Action Phase again")
