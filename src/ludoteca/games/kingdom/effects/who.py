"""Whom an effect is about: the acting hero, one that is chosen, everybody on its space, the one chosen before."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.text import HERO_IT, OWN
from ludoteca.games.kingdom.state.match import ON_BOARD
from ludoteca.kernel.effects import Worded, root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


class Who(Worded):
    """Some figures in play. Their words name them as the subject of a sentence, always in the singular."""

    chosen = False
    """One of them is chosen."""

    @abstractmethod
    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List whom it can mean now; KO'd figures and those who have left are out of it."""
        raise NotImplementedError(type(self).__name__)


class Actor(Who):
    """self: the acting hero."""

    wording = Phrase(OWN, OWN)

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return [frame.source]


class Anybody(Who):
    """any: a hero of one's choice."""

    chosen = True
    wording = Phrase("un eroe a scelta", "a hero of your choice")

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return all_in_play(m)


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
    wording = Phrase(f"{OWN} o un eroe adiacente", f"{OWN} or an adjacent hero")

    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        return sorted([actor, *standing_on(m, m.board.neighbours[square])])


class NearOrHere(AroundActor):
    """near_or_here: one adjacent to the acting hero or on its space."""

    chosen = True
    wording = Phrase(f"{OWN} o un eroe adiacente o nel suo spazio", f"{OWN} or a hero adjacent or on the same space")

    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        return standing_on(m, [square, *m.board.neighbours[square]])


class EachHere(AroundActor):
    """here: each hero on the space of the acting one."""

    wording = Phrase(f"ogni eroe nello spazio di {OWN}", f"each hero on {OWN}'s space")

    def around(self, m: KingdomMatch, actor: int, square: int) -> list[int]:
        return standing_on(m, [square])


class ChosenBefore(Who):
    """it: the hero whom an effect before chose."""

    wording = Phrase("quell'eroe", "that hero")

    def figures(self, m: KingdomMatch, frame: Frame) -> list[int]:
        chosen = root_frame(m).slots[HERO_IT]
        return [chosen] if chosen >= 0 and in_play(m, chosen) else []


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
