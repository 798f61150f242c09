"""Items that were gained: who bears them is asked."""

from __future__ import annotations

from ludoteca.games.synchro.acts.answering import DONE_WITH
from ludoteca.games.synchro.acts.gaining import SLOT
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.flow.asking import PartyQuestion
from ludoteca.games.synchro.flow.items import giving_rule
from ludoteca.games.synchro.flow.registers import item_given
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase


class GiveItem(PartyQuestion):
    """An Item goes in a Hero's slot; with all slots full it or another is discarded at once.

    Rules: SH-5.14, SH-18.08, SH-21.01, SH-21.07, SH-24.09, SH-A.64.
    """

    acts = (SLOT, DONE_WITH, DRINK)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: a quale Eroe va?", "{name}: which Hero bears it?").fill(
            name=m.content.items[item_given(frame) >> 1].name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return giving_rule(m)
