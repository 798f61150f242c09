"""Cards that for a time go elsewhere if they would be banished."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.bases import Target
from ludoteca.games.lorcana.effects.language.enlisting import enlist_static
from ludoteca.games.lorcana.effects.language.filters import agreed
from ludoteca.games.lorcana.effects.lasting.durations import add_timed
from ludoteca.games.lorcana.effects.lasting.effects import Lasting
from ludoteca.games.lorcana.effects.lasting.statics_rules import GoesInstead
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Cast
from ludoteca.games.lorcana.state.terms import IN_PLAY, STANDING, THIS_TURN, YOUR_NEXT_END, YOUR_NEXT_TURN
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase


class GoesIfBanished(Lasting):
    """goes_if_banished(T, place, exerted=, optional=, until=): if it would be banished, it goes there instead, or may.

    Rules: LOR-AMB.72.
    """

    def __init__(self, to: Target, place: int, exerted: bool, optional: bool, until: int) -> None:
        if until not in (THIS_TURN, YOUR_NEXT_TURN, YOUR_NEXT_END):
            raise ValueError("this lasts until=this_turn, until=your_next_turn or until=your_next_end")
        super().__init__(to, [], until, None, None)
        self.law = GoesInstead(None, place, exerted, False, optional, False)

    def register(self, cast_: Cast) -> None:
        enlist_static(self.law, cast_)

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return m.zone[card] == IN_PLAY

    def put_on(self, m: LorcanaMatch, frame: Frame, card: int, whose: int) -> None:
        add_timed(m, STANDING, card, self.law.place, frame.source, self.until, whose)

    def predicate(self) -> Phrase:
        goes = self.verb("va", "vanno", "goes", "go")
        if self.law.optional:
            goes = self.verb("può andare", "possono andare", "may go", "may go")
        one, many = (agreed("esiliato", self.to.gender, plural) for plural in (False, True))
        when = self.verb(
            f" se verrebbe {one}", f" se verrebbero {many}", " if it would be banished", " if they would be banished"
        )
        return goes + Phrase(" ", " ") + self.law.where() + when + self.lasts()
