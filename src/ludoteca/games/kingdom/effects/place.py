"""Tiles and soldiers as the effect of a hero's attack, an ability or a spell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.amounts import Amount
from ludoteca.games.kingdom.effects.reaching import refuse_another, refuse_reach
from ludoteca.games.kingdom.effects.targets import DIFFERENT, EACH_NEAR_IT, ENGAGED, ONE, SOME, Where
from ludoteca.games.kingdom.effects.text import (
    EMPTY_SQUARES,
    ENEMIES,
    ENEMY_SQUARES,
    OWN,
    TRAY_IT,
    Aim,
    settle_facing,
    text_of,
)
from ludoteca.games.kingdom.flow.outlook import Pending
from ludoteca.games.kingdom.flow.placing import (
    APART,
    AROUND,
    CONNECTED,
    LOOSE,
    SOLDIER_PIECE,
    TOGETHER,
    Placing,
    shape_words,
)
from ludoteca.games.kingdom.flow.registers import is_faced
from ludoteca.games.kingdom.flow.steps import FACE_FIGURE
from ludoteca.games.kingdom.state.cards import Shape
from ludoteca.games.kingdom.state.sources import is_spell
from ludoteca.games.kingdom.state.spots import has_spot
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.texts import EMPTY, Phrase, listed

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

HOW: Final = {"together": TOGETHER, "apart": APART, "connected": CONNECTED, "around_base": AROUND}
MOST_PIECES: Final = 12
NUMBERS: Final = [
    ("un", "one"), ("due", "two"), ("tre", "three"), ("quattro", "four"), ("cinque", "five"), ("sei", "six"),
    ("sette", "seven"), ("otto", "eight"), ("nove", "nine"), ("dieci", "ten"), ("undici", "eleven"),
    ("dodici", "twelve"),
]  # fmt: skip
"""In words, from one to MOST_PIECES."""


@dataclass(frozen=True, eq=False)
class Pieces:
    """shape + shape + soldier: what is placed, in that order."""

    numbers: list[int]
    """Of the shapes; SOLDIER_PIECE for soldiers."""
    shapes: list[Shape | None]

    def plus(self, other: Pieces) -> Pieces:
        if len(self.numbers) + len(other.numbers) > MOST_PIECES:
            raise ValueError(f"at most {MOST_PIECES} pieces at once")
        return Pieces(self.numbers + other.numbers, self.shapes + other.shapes)

    def words(self, another: bool = False) -> Phrase:
        """Say "due tessere 1x2 e un soldato": equal ones together, in the order in which they come first."""
        it: list[str] = []
        en: list[str] = []
        seen: list[int] = []
        for number, shape in zip(self.numbers, self.shapes, strict=True):
            if number in seen:
                continue
            seen.append(number)
            count = self.numbers.count(number)
            counted = piece_count(shape, count, another)
            it.append(counted.it)
            en.append(counted.en)
        return Phrase(listed(it, "it"), listed(en, "en"))


def piece_count(shape: Shape | None, count: int, another: bool) -> Phrase:
    """Say "una tessera 1x2", "due soldati"; "un'altra tessera 1x2"."""
    it, en = NUMBERS[count - 1]
    if shape is None:
        return Phrase("un soldato", "a soldier") if count == 1 else Phrase(f"{it} soldati", f"{en} soldiers")
    named = shape_words(shape)
    if count == 1:
        one = "un'altra" if another else "una"
        return Phrase(f"{one} tessera {named.it}", f"{'another' if another else 'one'} {named.en} tile")
    return Phrase(
        f"{'altre ' if another else ''}{it} tessere {named.it}", f"{en} {'more ' if another else ''}{named.en} tiles"
    )


class Place(Placing):
    """place(pieces, where, how, times): the player puts the pieces there; soldiers(n, where) is the same with soldiers.

    Tiles of heroes and spells are true, physical or magical as their text says, never on portals and bosses but by the
    spell that is made for it.

    Rules: KR-1.18, KR-1.19, KR-6.06, KR-9.13, KR-9.14, KR-12.02, KR-12.03, KR-12.04, KR-12.05, KR-12.06, KR-19.12,
    KR-20.16, KR-21.05, KR-21.06, KR-21.07, KR-21.08, KR-21.09, KR-21.13, KR-23.09, KR-23.10, KR-23.13, KR-23.14,
    KR-24.01, KR-24.03, KR-24.04, KR-24.05, KR-24.06, KR-24.07, KR-24.08, KR-24.09, KR-24.10, KR-24.12, KR-25.01,
    KR-25.04, KR-25.06, KR-26.05, KR-26.06, KR-26.07, KR-27.07, KR-27.08, KR-A37, KR-A57, KR-A58, KR-A59, KR-A71,
    KR-A72, KR-A75, KR-A81, KR-A93, KR-A96.
    """

    aim: Aim

    def __init__(self, what: Pieces, where: Where, how: int, amount: Amount) -> None:
        if where.each and (how != LOOSE or amount.slot >= 0 or amount.number > 1):
            raise ValueError("pieces for every tray are placed once on each: no together, apart or times")
        if how == AROUND and (where is not ENGAGED or len(what.numbers) > 4):
            raise ValueError("around_base is for at most 4 pieces on the engaged tray")
        self.what = what
        self.where = where
        self.how = how
        self.amount = amount
        self.each = where.each
        self.another = False
        """The text has placed the same before: its words say so."""

    # -- what it places ------------------------------------------------------------------------------------------

    def pieces(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return self.what.numbers

    def type_of(self, m: KingdomMatch, frame: Frame) -> int:
        return self.aim.type

    def turns_of(self, m: KingdomMatch, frame: Frame, piece: int) -> list[int]:
        numbers = self.what.numbers
        shape = m.content.shapes[numbers[piece % len(numbers)]]
        if self.aim.free:
            return list(range(len(shape.turns)))
        facing = 0 if is_spell(frame.source) else m.facing[frame.source]  # a spell's tiles lie as printed
        return [shape.spun(0, max(0, facing))]

    def origin(self, m: KingdomMatch, frame: Frame) -> int:
        return self.aim.origin

    def times(self, m: KingdomMatch, frame: Frame) -> int:
        number = self.amount.value(m)
        slots = root_frame(m).slots
        slots[ENEMIES] = slots[ENEMY_SQUARES] = slots[EMPTY_SQUARES] = 0
        return number

    def reach(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return self.where.trays(m, frame, self.aim, self.facing(m, frame))

    def facing(self, m: KingdomMatch, frame: Frame) -> int:
        return m.facing[frame.source] if self.where.by_arrows else -1

    # -- the flow ------------------------------------------------------------------------------------------------

    def prepare(self, m: KingdomMatch, frame: Frame) -> int:
        """Ask for the facing of who acts without having moved, if it makes a difference (KR-A34)."""
        if not self.where.by_arrows or not self.aim.turns:
            return DONE
        if is_faced(root_frame(m)) or not self.reaches(m, frame, False) or not self.facing_matters(m, frame):
            return DONE
        settle_facing(m, frame.source)
        m.push(FACE_FIGURE, frame.source, frame.seat)
        return GO

    def facing_matters(self, m: KingdomMatch, frame: Frame) -> bool:
        if not self.aim.free:
            return True
        north = self.where.trays(m, frame, self.aim, 0)
        for facing in range(1, 4):
            if self.where.trays(m, frame, self.aim, facing) != north:
                return True
        return False

    def note(self, m: KingdomMatch, frame: Frame, tray: int, mask: int) -> None:
        """Note what conditions and later steps ask about."""
        slots = root_frame(m).slots
        slots[TRAY_IT] = tray
        grid = m.grid_of(tray)
        slots[ENEMY_SQUARES] += (mask & grid.enemies).bit_count()
        slots[EMPTY_SQUARES] += (mask & ~grid.enemies).bit_count()
        covered = m.covered(tray)
        for unit in grid.units:
            if mask & unit and not unit & ~covered:
                slots[ENEMIES] += 1

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        if self.amount.slot >= 0 or self.where is EACH_NEAR_IT:
            return False
        return self.reaches(m, frame, is_faced(frame))

    def reaches(self, m: KingdomMatch, frame: Frame, faced: bool) -> bool:
        """Tell whether there is room for any of the pieces anywhere, whichever way the hero will face."""
        if faced or not self.where.by_arrows or not self.aim.turns:
            return self.has_target(m, frame, self.facing(m, frame))
        for facing in range(4):
            if self.has_target(m, frame, facing):
                return True
        return False

    def has_target(self, m: KingdomMatch, frame: Frame, facing: int) -> bool:
        type = self.aim.type
        for tray in self.where.trays(m, frame, self.aim, facing):
            for i, number in enumerate(self.what.numbers):
                if number == SOLDIER_PIECE:
                    if m.soldiers > 0 and m.room_for_soldiers(tray, type):
                        return True
                elif has_spot(m.content.shapes[number], self.turns_of(m, frame, i), m.closed_for_tiles(tray, type)):
                    return True
        return False

    def refuse_reach(self, m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
        return refuse_reach(m, self.where, attack, tray)

    def refuse_another(self, m: KingdomMatch) -> Refusal:
        return refuse_another(m, self.where)

    # -- words ---------------------------------------------------------------------------------------------------

    def title(self, m: KingdomMatch, frame: Frame) -> Phrase:
        return text_of(m).title

    def words(self, infinitive: bool = False) -> Phrase:
        many = len(self.what.numbers) * self.amount.number > 1 or self.amount.slot >= 0
        if self.how == APART:
            number = DIFFERENT
        elif many and self.how == LOOSE and self.amount.slot < 0:
            number = SOME
        else:
            number = ONE
        phrase = self.amount.words() + Phrase("{verb} {what} {where}", "place {what} {where}").fill(
            verb="piazzare" if infinitive else "piazza",
            what=self.what.words(self.another),
            where=self.where.words(number),
        )
        if self.amount.slot < 0 and self.amount.number > 1:
            phrase = phrase + Phrase(f", {self.amount.number} volte", f", {self.amount.number} times")
        return phrase + self.manner(many)

    def manner(self, many: bool) -> Phrase:
        """Say how the pieces lie."""
        if self.how == CONNECTED:
            return Phrase(", in riquadri adiacenti l'uno all'altro", ", on squares adjacent to one another")
        if self.how == AROUND:
            return Phrase(
                f", ciascuna a contatto con un lato diverso della base di {OWN}",
                f", each touching a different side of {OWN}'s base",
            )
        if self.how == TOGETHER and self.amount.slot >= 0:
            return Phrase(", tutte sulla stessa", ", all on the same one")
        return EMPTY
