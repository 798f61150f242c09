"""What a boss does when it has moved, a class a word of the packs. Rules: KR-20.24, KR-A65."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.shows.terms import TOWERS
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class BossAct:
    """What a boss does; `number` stands for it in events."""

    number: ClassVar[int] = 0

    @abstractmethod
    def do(self, m: KingdomMatch, tray: int) -> None:
        """Do it to the kingdom, from the tray of the boss."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def words(self) -> Phrase:
        raise NotImplementedError(type(self).__name__)


class Shock(BossAct):
    """shock(damage): damages every adjacent hero."""

    number = 1

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def do(self, m: KingdomMatch, tray: int) -> None:
        for square in m.board.neighbours[m.at[tray]]:
            for figure in m.figures_at(square):
                m.hurt(figure, self.damage, "KR-A65")

    def words(self) -> Phrase:
        return Phrase(
            "Scossa: dopo il movimento infligge {n} a ogni eroe adiacente.",
            "Shockwave: after moving it deals {n} to every adjacent hero.",
        ).fill(n=DAMAGE.count(self.damage))


class Freeze(BossAct):
    """freeze(towers): the player with most towers sets so many aside: next round they can only be passed."""

    number = 2

    def __init__(self, towers: int) -> None:
        self.towers = towers

    def do(self, m: KingdomMatch, tray: int) -> None:
        m.frost += self.towers

    def words(self) -> Phrase:
        text = Phrase(
            "Gelo: nella fase 5 il giocatore con più carte torre (a parità sceglie il gruppo) mette da parte {n}; nel "
            "round seguente può solo essere passata, non costruita.",
            "Frost: in phase 5 the player with most tower cards (the group chooses in a tie) sets {n} aside; next "
            "round it can only be passed, not built.",
        )
        if self.towers > 1:
            text = Phrase(
                "Gelo: nella fase 5 il giocatore con più carte torre (a parità sceglie il gruppo) mette da parte {n}; "
                "nel round seguente possono solo essere passate, non costruite.",
                "Frost: in phase 5 the player with most tower cards (the group chooses in a tie) sets {n} aside; next "
                "round they can only be passed, not built.",
            )
        return text.fill(n=TOWERS.count(self.towers))


class Rewind(BossAct):
    """rewind: takes all tiles off the horde nearest to the exit; portals and bosses are no hordes."""

    number = 3

    def do(self, m: KingdomMatch, tray: int) -> None:
        nearest = -1
        for horde in m.trays_in_order():
            if not m.is_rift(horde) and (nearest < 0 or m.steps_to_exit(m.at[horde]) < m.steps_to_exit(m.at[nearest])):
                nearest = horde
        if nearest >= 0 and m.damage[nearest]:
            m.clear_tiles(nearest)
            m.tell("TilesRemoved", -1, (nearest,), "KR-A65")

    def words(self) -> Phrase:
        return Phrase(
            "Riavvolgimento: dopo il movimento toglie tutte le tessere danno dall'orda (non portale) più vicina "
            "all'uscita.",
            "Rewind: after moving it removes all damage tiles from the horde (not a portal) nearest to the exit.",
        )
