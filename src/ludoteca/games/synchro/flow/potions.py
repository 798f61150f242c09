"""A Potion right before a Hero would be eliminated."""

from __future__ import annotations

from ludoteca.games.synchro.acts.answering import DONE_WITH
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.flow.asking import PartyQuestion
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase


class Potion(PartyQuestion):
    """A Hero is about to be eliminated: a Potion may still lower its damage. `source` is the Hero.

    Rules: SH-8.01, SH-8.02, SH-8.03, SH-8.04, SH-8.05, SH-8.06, SH-A.16, SH-A.55.
    """

    acts = (DRINK, DONE_WITH)
    asked_by = "SH-8.02"

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{name}: l'Eroe sta per essere eliminato, con {damage} danni su {most} PS. Usate una Pozione?",
            "{name} is about to fall: {damage} damage of {most} HP. Do you use a Potion?",
        ).fill(name=m.hero_card(frame.source).name, damage=m.damage[frame.source], most=m.max_hp(frame.source))
