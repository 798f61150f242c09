"""The step that asks what happens to a card that would be banished, where several cards say so or one lets it be."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.checks import ASKED, NO_OTHER, WHY, banish_or_move
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_PLAY
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import MODE_VERB
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

# Two slots for each card.
CARD: Final = 0
WAY: Final = 1
"""The static that sends it elsewhere, NO_OTHER or ASKED."""
ENTRY: Final = 2


class BanishStep(Node):
    """Each player says of their cards what happens instead; then all leave at one moment.

    The source is the card whose ability banishes them, the amount the place of the rule by which they are banished.

    Rules: LOR-REPL.08, LOR-AMB.72.
    """

    asked_by = "LOR-REPL.08"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        while ENTRY * frame.stage < len(frame.slots):
            card = frame.slots[ENTRY * frame.stage + CARD]
            if frame.slots[ENTRY * frame.stage + WAY] == ASKED and m.zone[card] == IN_PLAY:
                frame.waits = 1 << m.owner[card]
                return WAIT
            frame.stage += 1
        there = [i for i in range(0, len(frame.slots), ENTRY) if m.zone[frame.slots[i + CARD]] == IN_PLAY]
        cards, ways = [frame.slots[i + CARD] for i in there], [frame.slots[i + WAY] for i in there]
        banished = banish_or_move(m, cards, ways, WHY[frame.amount], frame.source)
        if frame.source >= 0:
            m.much = len(banished)
            m.did = m.much > 0
        return DONE

    def ways(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List what may become of the present card, in the order in which it is asked."""
        ways = laws.ways_instead(m, frame.slots[ENTRY * frame.stage + CARD])
        return [*ways, NO_OTHER] if laws.may_be_banished(m, ways) else ways

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(MODE_VERB, i) for i in range(len(self.ways(m, frame)))]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots[ENTRY * frame.stage + WAY] = self.ways(m, frame)[raw[1]]

    def mode_words(self, m: LorcanaMatch, frame: Frame, number: int) -> Phrase:
        """Say what becomes of the card by that answer."""
        way = self.ways(m, frame)[number]
        if way == NO_OTHER:
            return Phrase("Viene esiliata", "It is banished")
        return Phrase("Va {where}", "It goes {where}").fill(where=laws.law_instead(m, way).where())

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        name = m.script[frame.slots[ENTRY * frame.stage + CARD]].card.full_name
        return Phrase("{name}: che cosa accade al posto dell'esilio?", "{name} would be banished: what happens?").fill(
            name=name
        )
