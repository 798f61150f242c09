"""Where pieces may be put: which trays an attack can reach.

Only the uppermost tray of a space can be attacked (KR-20.16). Heroes never reach portals and bosses, nor do spells,
except for the one that is made for them (KR-9.13, KR-9.14, KR-21.05, KR-A81).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.text import COMPANION, OWN, TRAY_IT, Aim
from ludoteca.games.kingdom.state.board import PATH
from ludoteca.games.kingdom.state.cards import Tower
from ludoteca.games.kingdom.state.sources import is_figure
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

# How many trays the pieces of one step may go on, for the words.
ONE: Final = 0
SOME: Final = 1
DIFFERENT: Final = 2


def spaces_in_range(m: KingdomMatch, square: int, arrows: list[tuple[int, int]]) -> list[int]:
    """List the path spaces that arrows designate from a square; nothing stands in their way (KR-6.01, KR-A19)."""
    board = m.board
    row, col = divmod(square, board.cols)
    spaces = []
    for down, right in arrows:
        r, c = row + down, col + right
        if 0 <= r < board.rows and 0 <= c < board.cols and board.kinds[r * board.cols + c] == PATH:
            spaces.append(r * board.cols + c)
    return spaces


def trays_in_range(m: KingdomMatch, tower: Tower, site: int, facing: int) -> list[int]:
    """List the uppermost trays that it may attack; portals and bosses only from their level on (KR-9.05, KR-6.05)."""
    spaces = m.board.order if tower.perfect else spaces_in_range(m, m.board.sites[site], tower.arrows[facing])
    trays = []
    for square in spaces:
        tray = m.top[square]
        if tray >= 0 and m.face_of(tray).level <= tower.level:
            trays.append(tray)
    return trays


class Where:
    """Which trays the pieces of a step may go on; its words say it of ONE, SOME or DIFFERENT."""

    each = False
    """All the pieces on every one of the trays."""
    by_arrows = False

    def __init__(self, one: Phrase, some: Phrase | None = None, different: Phrase | None = None) -> None:
        self.said = (one, one if some is None else some, one if different is None else different)

    @abstractmethod
    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        """List the trays within reach of what acts, if it faced that way."""
        raise NotImplementedError(type(self).__name__)

    def words(self, number: int) -> Phrase:
        """Say "su un'orda adiacente", "su una o più orde a portata"; `number` is ONE, SOME or DIFFERENT."""
        return self.said[number]


class Rift(Where):
    """rift: portals and life cards of bosses."""

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        return [tray for tray in m.open_trays() if m.is_rift(tray)]


class Anywhere(Where):
    """anywhere: every horde but the one that the hero engages."""

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        own = m.on_tray[frame.source] if is_figure(frame.source) else -1
        return [tray for tray in m.open_trays() if tray != own and not m.is_rift(tray)]


class CompanionTray(Where):
    """companion_tray: the horde that the hero's companion engages."""

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        return companion_trays(m, frame.source if is_figure(frame.source) else -1)


class EachNearIt(Where):
    """each_near_it: all hordes beside the one that a piece was put on before."""

    each = True

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        tray = root_frame(m).slots[TRAY_IT]
        return hordes_on(m, m.board.neighbours[m.at[tray]]) if tray >= 0 else []


class Adjacent(Where):
    """adjacent: hordes beside the acting hero."""

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        square = m.where[frame.source]
        return hordes_on(m, m.board.neighbours[square]) if square >= 0 else []


class EachAdjacent(Adjacent):
    """each_adjacent: all of them."""

    each = True


class Engaged(Where):
    """engaged: the horde that the acting hero engages."""

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        own = m.on_tray[frame.source] if m.where[frame.source] >= 0 else -1
        return [own] if own >= 0 and not m.is_covered_up(own) else []


class ByArrows(Where):
    """arrows: hordes within range of the acting hero, but the one that it engages."""

    by_arrows = True

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        square = m.where[frame.source]
        if square < 0:
            return []
        own = m.on_tray[frame.source]
        spaces = m.board.order if aim.perfect else spaces_in_range(m, square, aim.arrows[max(facing, 0)])
        return [tray for tray in hordes_on(m, spaces) if tray != own]


class EngagedOrByArrows(ByArrows):
    """engaged_or_arrows: that one, too, and before the others."""

    def trays(self, m: KingdomMatch, frame: Frame, aim: Aim, facing: int) -> list[int]:
        return ENGAGED.trays(m, frame, aim, facing) + super().trays(m, frame, aim, facing)


def hordes_on(m: KingdomMatch, squares: list[int]) -> list[int]:
    """List the uppermost trays there, without portals and bosses."""
    trays = []
    for square in squares:
        tray = m.top[square]
        if tray >= 0 and not m.is_rift(tray):
            trays.append(tray)
    return trays


def companion_trays(m: KingdomMatch, figure: int) -> list[int]:
    """List the tray that the hero's companion engages; who has none and copies means anybody's (KR-26.10)."""
    own = m.companion_of(figure)
    cats = [own] if own >= 0 else [other for other in range(len(m.cat)) if m.cat[other]]
    trays = [m.on_tray[cat] for cat in cats]
    return [tray for tray in trays if tray >= 0 and not m.is_covered_up(tray)]


ENGAGED: Final = Engaged(Phrase(f"sull'orda ingaggiata da {OWN}", f"on the horde that {OWN} engages"))
ARROWS: Final = ByArrows(
    Phrase("su un'orda a portata", "on a horde in range"),
    Phrase("su una o più orde a portata", "on one or more hordes in range"),
    Phrase("su orde diverse a portata", "on different hordes in range"),
)
ENGAGED_OR_ARROWS: Final = EngagedOrByArrows(
    Phrase("sull'orda ingaggiata o su un'orda a portata", "on the engaged horde or on a horde in range"),
    Phrase("sull'orda ingaggiata o su orde a portata", "on the engaged horde or on hordes in range"),
    Phrase("su orde diverse, ingaggiate o a portata", "on different hordes, engaged or in range"),
)
ADJACENT: Final = Adjacent(
    Phrase("su un'orda adiacente", "on an adjacent horde"),
    Phrase("su una o più orde adiacenti", "on one or more adjacent hordes"),
    Phrase("su orde adiacenti diverse", "on different adjacent hordes"),
)
EACH_ADJACENT: Final = EachAdjacent(Phrase("su ogni orda adiacente", "on each adjacent horde"))
COMPANION_TRAY: Final = CompanionTray(
    Phrase(f"sull'orda su cui si trova {COMPANION}", f"on the horde that {COMPANION} is on")
)
ANYWHERE: Final = Anywhere(
    Phrase("su un'orda qualsiasi", "on any one horde"),
    Phrase("su una o più orde qualsiasi", "on any one or more hordes"),
    Phrase("su orde diverse qualsiasi", "on any different hordes"),
)
EACH_NEAR_IT: Final = EachNearIt(Phrase("su ogni orda adiacente a quella", "on each horde adjacent to that one"))
RIFT: Final = Rift(Phrase("su un portale o su una carta vita di un boss", "on a portal or on a boss life card"))
WHERE: Final[dict[str, Where]] = {
    "engaged": ENGAGED,
    "arrows": ARROWS,
    "engaged_or_arrows": ENGAGED_OR_ARROWS,
    "adjacent": ADJACENT,
    "each_adjacent": EACH_ADJACENT,
    "companion_tray": COMPANION_TRAY,
    "anywhere": ANYWHERE,
    "each_near_it": EACH_NEAR_IT,
    "rift": RIFT,
}
"""What texts call them."""
