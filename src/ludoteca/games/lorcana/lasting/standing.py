"""Statics that change rules, as effects of limited time: cannot_play(each_opponent, action, until=your_next_turn)."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.games.lorcana.language.bases import Verb
from ludoteca.games.lorcana.language.enlisting import enlist_static
from ludoteca.games.lorcana.lasting.durations import ALWAYS, DURATION_WORDS, add_timed
from ludoteca.games.lorcana.lasting.modifiers import Law
from ludoteca.games.lorcana.script import Cast
from ludoteca.games.lorcana.state import LorcanaMatch
from ludoteca.games.lorcana.terms import STANDING, THIS_TURN, YOUR_NEXT_TURN
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.texts import Phrase


class Standing(Verb):
    """A law: under `always` while its card is in play, with `until=` for a time from now on."""

    enforces: ClassVar[tuple[str, ...]] = ("LOR-STAT.02",)

    def __init__(self, law: Law, until: int) -> None:
        super().__init__()
        if until not in (ALWAYS, THIS_TURN, YOUR_NEXT_TURN):
            raise ValueError("this lasts until=this_turn or until=your_next_turn")
        if until != ALWAYS and law.own:
            raise ValueError("what is about playing the card itself takes no until")
        self.law = law
        self.until = until

    def register(self, cast_: Cast) -> None:
        enlist_static(self.law, cast_)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        add_timed(m, STANDING, -1, self.law.place, frame.source, self.until, frame.seat)
        m.did = True
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        return self.law.words() + DURATION_WORDS[self.until]
