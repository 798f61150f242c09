"""What cards demand: that a character quests or challenges, that opponents choose a card."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.bases import Target
from ludoteca.games.lorcana.effects.lasting.effects import Lasting
from ludoteca.games.lorcana.effects.lasting.modifiers import Change
from ludoteca.games.lorcana.state.terms import CAN, MUST_BE_CHOSEN, MUST_CHALLENGE, MUST_QUEST
from ludoteca.kernel.texts import Phrase


class Demand(Lasting):
    """Something that a card must do, or that must be done with it, if possible."""

    def __init__(self, to: Target, until: int, bit: int) -> None:
        change = Change(CAN)
        change.bit = bit
        super().__init__(to, [change], until, None, None)


class MustQuest(Demand):
    """must_quest(T, until=): quests before its player's turn ends, if it can.

    Rules: LOR-AMB.58.
    """

    def __init__(self, to: Target, until: int) -> None:
        super().__init__(to, until, MUST_QUEST)

    def predicate(self) -> Phrase:
        verb = self.verb("deve", "devono", "must", "must")
        return verb + Phrase(" andare all'avventura, se possibile,", " quest if able") + self.lasts()


def if_able(what: Phrase, lasts: Phrase) -> Phrase:
    """Say what must be done if it can be, and for how long."""
    return (
        what + Phrase(", se possibile,", " if able") + lasts
        if lasts.it
        else what + Phrase(", se possibile", " if able")
    )


class MustChallenge(Demand):
    """must_challenge(T, until=): challenges before its player's turn ends, if it can.

    Rules: LOR-RECK.02, LOR-AMB.58.
    """

    def __init__(self, to: Target, until: int) -> None:
        super().__init__(to, until, MUST_CHALLENGE)

    def predicate(self) -> Phrase:
        verb = self.verb("deve", "devono", "must", "must")
        return verb + if_able(Phrase(" sfidare", " challenge"), self.lasts())


class MustBeChosen(Demand):
    """must_be_chosen(T, until=): opponents who choose cards for actions and abilities choose it, if they can.

    Rules: LOR-GEN.09, LOR-RES.03.
    """

    def __init__(self, to: Target, until: int) -> None:
        super().__init__(to, until, MUST_BE_CHOSEN)

    def predicate(self) -> Phrase:
        verb = self.verb("deve essere scelt", "devono essere scelt", "must be chosen", "must be chosen")
        ending = ("i" if self.to.plural else "o") if self.to.gender == "m" else ("e" if self.to.plural else "a")
        by = Phrase(f"{ending} dagli avversari per azioni e abilità", " by opponents for actions and abilities")
        return verb + if_able(by, self.lasts())
