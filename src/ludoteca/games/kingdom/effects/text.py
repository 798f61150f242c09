"""A text: what a base attack, a special ability or a spell does, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.state.cards import turns_with
from ludoteca.games.kingdom.state.match import SPELL_SOURCE
from ludoteca.kernel.effects import Effect, push_child
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.texts import EMPTY, Marked, Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

OWN: Final = "§"
"""Stands in an effect's words for the name of the hero that does it."""
COMPANION: Final = "¤"
"""Stands there for the companion's."""

FACED: Final = 1
"""As the place of a text's frame: the hero's facing is settled."""
UNFACED: Final = 0

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


class Aim:
    """What is printed beside a text: the type of its attack, its arrows, whether tiles may be turned at will."""

    def __init__(self, type: int, arrows: list[list[tuple[int, int]]], perfect: bool, free: bool, origin: int) -> None:
        self.type = type
        self.arrows = arrows
        """By facing: rows and columns from the hero to the spaces in range."""
        self.perfect = perfect
        self.free = free
        self.origin = origin
        """Where its tiles come from, as `state.pack_tile` writes it."""

    @property
    def turns(self) -> bool:
        """Whether it matters which way the hero faces."""
        return turns_with(self.arrows)


class Text(Effect):
    """The root of everything printed. The frame's source is the acting figure, or the spell from SPELL_SOURCE on.

    `much` is the slot of the ability in use, plus 1: it is turned face down when its effect is over (KR-12.09).
    """

    enforces: ClassVar[tuple[str, ...]] = ("KR-1.20", "KR-3.07", "KR-12.07", "KR-12.09", "KR-12.11", "KR-A94")

    def __init__(self, name: Phrase, who: str, effects: list[Effect], aim: Aim, companion: Phrase = EMPTY) -> None:
        self.name = name
        self.who = who
        """The hero's name in sentences; "" for a spell."""
        self.effects = effects
        self.aim = aim
        self.companion = companion

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.at == 0:
            frame.slots = [-1, -1, 0, 0, 0, 0]
        if frame.at >= len(self.effects):
            if frame.much:
                m.up[frame.source] &= ~(1 << frame.much - 1)
            return DONE
        frame.at += 1
        push_child(m, frame, self.effects[frame.at - 1])
        return GO

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        """Whether any of it would do something now."""
        for effect in self.effects:
            if effect.playable(m, frame):
                return True
        return False

    def children(self) -> list[Effect]:
        return self.effects

    def words(self, infinitive: bool = False) -> Phrase:
        said = EMPTY
        for i, effect in enumerate(self.effects):
            said = said + (Phrase(". ", ". ") if i else EMPTY) + effect.words()
        return said


@mypyc_attr(allow_interpreted_subclasses=True)
class KingdomEffect(Asking):
    """A verb of the language."""

    aim: Aim
    """Of the text that it belongs to; set when that is put together."""

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        root = text_of(m)
        return Phrase("{name}: {what}.", "{name}: {what}.").fill(
            name=root.name, what=called(self.words(), name_of(m, frame), root.companion)
        )

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-21.04" if frame.source >= SPELL_SOURCE else "KR-12.07"


def root_frame(m: KingdomMatch) -> Frame:
    """The frame of the text being carried out."""
    stack = m.stacks[0]
    programme = m.programme
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(programme[stack[i].node], Text):
            return stack[i]
    raise RuntimeError("no text is being carried out")


def settle_facing(m: KingdomMatch, figure: int) -> None:
    """The figure turns: whatever is being carried out by it, or has chosen it, asks for no facing again (KR-A34)."""
    for frame in m.stacks[0]:
        if isinstance(m.programme[frame.node], Text):
            if frame.source == figure:
                frame.place = FACED
            if frame.slots[HERO_IT] == figure:
                frame.slots[IT_FACED] = 1


def text_at(m: KingdomMatch, number: int) -> Text:
    node = m.programme[number]
    assert isinstance(node, Text)
    return node


def text_of(m: KingdomMatch) -> Text:
    """The text being carried out."""
    return text_at(m, root_frame(m).node)


def base_attack(m: KingdomMatch, figure: int) -> Text:
    return text_at(m, m.hero_of(figure).attack.node)


def name_of(m: KingdomMatch, frame: Frame) -> str:
    """The acting hero's name in sentences, whoever's text it carries out."""
    return base_attack(m, frame.source).who if 0 <= frame.source < SPELL_SOURCE else ""


def called(said: Phrase, who: str, companion: Phrase) -> Phrase:
    """The words with the names in them: "ad Alleria", where Italian wants it."""
    it = said.it
    if who[:1] in ("A", "a"):
        it = it.replace(f" a {OWN}", f" ad {who}")
    it = it.replace(OWN, who).replace(COMPANION, companion.it)
    en = said.en.replace(OWN, who).replace(COMPANION, companion.en)
    return Marked(it, en, said, {OWN: Phrase(who, who), COMPANION: companion})
