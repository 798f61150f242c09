"""The match as it is played: a position that checks itself and keeps its derived values."""

from __future__ import annotations

from ludoteca.games.lorcana.acts import ACTS
from ludoteca.games.lorcana.effects.lasting.derived import derive
from ludoteca.games.lorcana.flow import checks
from ludoteca.games.lorcana.flow.repeating import note_within
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import ON_BOARD
from ludoteca.kernel.acts import Acts
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.house_game import HouseGame


class LiveMatch(LorcanaMatch):
    """One game."""

    __slots__ = ()

    @property
    def game(self) -> HouseGame:
        from ludoteca.games.lorcana.game import Lorcana

        return Lorcana.one()

    def acts(self) -> Acts:
        return ACTS

    def refresh(self) -> None:
        if self.stale & (self.depends | ON_BOARD):
            derive(self)
        self.stale = 0

    def check(self) -> None:
        checks.check(self)

    def note_continued(self, seat: int, raw: Raw, node: int) -> None:
        note_within(self, seat, raw, node)

    def blank(self) -> LorcanaMatch:
        return LiveMatch(self.cast, self.options)
