"""Whom an effect is about: the acting hero, one that is chosen, everybody on its space, the one chosen before."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.text import HERO_IT, OWN
from ludoteca.games.kingdom.state.match import ON_BOARD
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


class Who:
    """Some figures in play."""

    chosen = False
    """One of them is chosen."""

    @abstractmethod
    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List whom it can mean now; KO'd figures and those who have left are out of it."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def words(self) -> Phrase:
        """Name them as the subject of a sentence, always in the singular."""
        raise NotImplementedError(type(self).__name__)


class Actor(Who):
    """self: the acting hero."""

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return [frame.source]

    def words(self) -> Phrase:
        return Phrase(OWN, OWN)


class Anybody(Who):
    """any: a hero of one's choice."""

    chosen = True

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return all_in_play(m)

    def words(self) -> Phrase:
        return Phrase("un eroe a scelta", "a hero of your choice")


class AroundActor(Who):
    """A hero on or beside the space of the acting one; who is on none is alone."""

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        square = m.where[frame.source]
        return [frame.source] if square < 0 else self.around(m, frame.source, square)

    @abstractmethod
    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        """List whom it can mean while the acting hero is on that space."""
        raise NotImplementedError(type(self).__name__)


class Near(AroundActor):
    """near: the acting hero or an adjacent one."""

    chosen = True

    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        return sorted([actor, *standing_on(m, m.board.neighbours[square])])

    def words(self) -> Phrase:
        return Phrase(f"{OWN} o un eroe adiacente", f"{OWN} or an adjacent hero")


class NearOrHere(AroundActor):
    """near_or_here: one adjacent to the acting hero or on its space."""

    chosen = True

    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        return standing_on(m, [square, *m.board.neighbours[square]])

    def words(self) -> Phrase:
        return Phrase(f"{OWN} o un eroe adiacente o nel suo spazio", f"{OWN} or a hero adjacent or on the same space")


class EachHere(AroundActor):
    """here: each hero on the space of the acting one."""

    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        return standing_on(m, [square])

    def words(self) -> Phrase:
        return Phrase(f"ogni eroe nello spazio di {OWN}", f"each hero on {OWN}'s space")


class ChosenBefore(Who):
    """it: the hero whom an effect before chose."""

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        chosen = root_frame(m).slots[HERO_IT]
        return [chosen] if chosen >= 0 and in_play(m, chosen) else []

    def words(self) -> Phrase:
        return Phrase("quell'eroe", "that hero")


SELF: Final = Actor()
ANY: Final = Anybody()
HERE: Final = EachHere()
IT: Final = ChosenBefore()
WHO: Final[dict[str, Who]] = {
    "self": SELF, "any": ANY, "near": Near(), "near_or_here": NearOrHere(), "here": HERE, "it": IT,
}  # fmt: skip
"""What texts call them."""


def in_play(m: KingdomMatch, figure: int) -> bool:
    """Tell whether it is on the map or, standing, on its player's board; a companion only on the map."""
    if m.knocked[figure] or m.hero[figure] < 0:
        return False
    return m.where[figure] >= 0 or (m.where[figure] == ON_BOARD and not m.cat[figure] and not m.reserve_of[figure])


def all_in_play(m: KingdomMatch) -> list[int]:
    return [figure for figure in range(len(m.where)) if in_play(m, figure)]


def standing_on(m: KingdomMatch, squares: list[int]) -> list[int]:
    """List the figures in play on these spaces."""
    return [figure for figure in all_in_play(m) if m.where[figure] in squares]
