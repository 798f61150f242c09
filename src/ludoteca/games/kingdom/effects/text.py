"""A text: what a base attack, a special ability or a spell does, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.flow.registers import ability_in_use, set_faced
from ludoteca.games.kingdom.state.cards import turns_with
from ludoteca.games.kingdom.state.sources import is_figure, is_spell
from ludoteca.kernel.effects import Effect, root_frame
from ludoteca.kernel.effects import Text as PlainText
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import NAME_ASKS
from ludoteca.kernel.texts import EMPTY, Marked, Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

OWN: Final = "§"
"""Stands in an effect's words for the name of the hero that does it."""
COMPANION: Final = "¤"
"""Stands there for the companion's."""

# What a text remembers while it is carried out, in the slots of its frame.
HERO_IT: Final = 0
"""The hero chosen last: what "it" means."""
TRAY_IT: Final = 1
"""The tray that a piece was put on last."""
ENEMIES: Final = 2
"""Enemies covered by the step before; a large one when nothing of it is left (KR-A24)."""
ENEMY_SQUARES: Final = 3
EMPTY_SQUARES: Final = 4
"""Squares under the pieces of the step before, with an enemy and without."""
IT_FACED: Final = 5
"""The facing of the hero chosen last is settled, because it has just moved."""


@dataclass(eq=False)
class Aim:
    """What is printed beside a text: the type of its attack, its arrows, whether tiles may be turned at will."""

    type: int
    arrows: list[list[tuple[int, int]]]
    """By facing: rows and columns from the hero to the spaces in range."""
    perfect: bool
    free: bool
    origin: int
    """Where its tiles come from, as `tiles.pack_tile` writes it."""

    @property
    def turns(self) -> bool:
        """Whether it matters which way the hero faces."""
        return turns_with(self.arrows)


class Text(PlainText):
    """The root of everything printed. The frame's source is the acting figure, or the spell.

    The ability in use is turned face down when its effect is over (KR-12.09).

    Rules: KR-1.20, KR-3.07, KR-12.07, KR-12.11, KR-A94.
    """

    def __init__(self, title: Phrase, who: str, effects: list[Effect], aim: Aim, companion: Phrase = EMPTY) -> None:
        super().__init__(title, effects)
        self.who = who
        """The hero's name in sentences; "" for a spell."""
        self.aim = aim
        self.companion = companion

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.slots = [-1, -1, 0, 0, 0, 0]
        if frame.stage >= len(self.effects) and ability_in_use(frame) >= 0:
            m.up[frame.source] &= ~(1 << ability_in_use(frame))
        return super().run(m, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class KingdomEffect(Asking):
    """A verb of the language."""

    aim: Aim
    """Of the text that it belongs to; set when that is put together."""

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        root = text_of(m)
        return NAME_ASKS.fill(name=root.title, what=called(self.words(), name_of(m, frame), root.companion))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return self.asked_by or ("KR-21.04" if is_spell(frame.source) else "KR-12.07")


def settle_facing(m: KingdomMatch, figure: int) -> None:
    """Note that the figure turns: whatever it carries out, or has chosen it, asks no facing again (KR-A34)."""
    for frame in m.stack:
        if isinstance(m.programme[frame.node], Text):
            if frame.source == figure:
                set_faced(frame, True)
            if frame.slots[HERO_IT] == figure:
                frame.slots[IT_FACED] = 1


def text_at(m: KingdomMatch, number: int) -> Text:
    node = m.programme[number]
    assert isinstance(node, Text)
    return node


def text_of(m: KingdomMatch) -> Text:
    """Return the text being carried out."""
    return text_at(m, root_frame(m).node)


def base_attack(m: KingdomMatch, figure: int) -> Text:
    return text_at(m, m.hero_of(figure).attack.node)


def name_of(m: KingdomMatch, frame: Frame) -> str:
    """Name the acting hero as sentences do, whoever's text it carries out."""
    return base_attack(m, frame.source).who if is_figure(frame.source) else ""


def called(phrase: Phrase, who: str, companion: Phrase) -> Phrase:
    """Put the names in the words: "ad Alleria", where Italian wants it."""
    it = phrase.it
    if who[:1] in ("A", "a"):
        it = it.replace(f" a {OWN}", f" ad {who}")
    it = it.replace(OWN, who).replace(COMPANION, companion.it)
    en = phrase.en.replace(OWN, who).replace(COMPANION, companion.en)
    return Marked(it, en, phrase, {OWN: Phrase(who, who), COMPANION: companion})
