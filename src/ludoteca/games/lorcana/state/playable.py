"""The match as it is played: a position that checks itself and keeps its derived values."""

from __future__ import annotations

from random import Random

from ludoteca.games.lorcana.acts import ACTS
from ludoteca.games.lorcana.effects.lasting.derived import derive
from ludoteca.games.lorcana.flow import checks
from ludoteca.games.lorcana.flow.repeating import note_within
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import ON_BOARD
from ludoteca.kernel.acts import Acts
from ludoteca.kernel.contract import JSON, Raw
from ludoteca.kernel.house_game import HouseGame


class LiveMatch(LorcanaMatch):
    """One game."""

    __slots__ = ()

    @property
    def game(self) -> HouseGame:
        from ludoteca.games.lorcana.game import Lorcana

        return Lorcana.one()

    def view(self, seat: int | None) -> JSON:
        from ludoteca.games.lorcana.state.view import view_of

        return view_of(self, seat)

    def shuffle_secrets(self, seat: int, rng: Random) -> None:
        from ludoteca.games.lorcana.state.view import shuffle_secrets

        shuffle_secrets(self, seat, rng)

    def problems(self) -> list[str]:
        from ludoteca.games.lorcana.positions.invariants import problems_of

        return problems_of(self)

    def effect_names(self) -> dict[int, str]:
        from ludoteca.games.lorcana.positions.naming import effect_names

        return effect_names(self)

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
