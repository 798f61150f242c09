"""Stun and Silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.effects.bases import OnEach
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Stun(OnEach):
    """stun(to): no action in the next turn; once is enough.

    Rules: SH-4.05, SH-4.07.
    """

    picture = "stun"

    def affect(self, m: SynchroMatch, unit: int) -> None:
        m.stun_unit(unit)

    def words(self, infinitive: bool = False) -> Phrase:
        verb = Phrase("Stordisce" if self.to.of_monster else "Stordisci", "Stun")
        return Phrase("{verb} {whom}", "{verb} {whom}").fill(verb=verb, whom=self.to.words())


class Silence(OnEach):
    """silence(to): no Skills, or a lower action.

    Rules: SH-4.08, SH-4.09.
    """

    picture = "silence"

    def affect(self, m: SynchroMatch, unit: int) -> None:
        m.silence_unit(unit)

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase("Silenzia {whom}", "Silence {whom}").fill(whom=self.to.words())
