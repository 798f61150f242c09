"""A text: the paragraphs of a card, an ability or a status, carried out one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import Condition, Effect, root_frame
from ludoteca.kernel.effects import Text as PlainText
from ludoteca.kernel.frames import DONE, Frame, FrameMatch
from ludoteca.kernel.phrases import NAME_ASKS
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import Marked, Phrase, joined

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

OWN: Final = "§"
"""Stands in an effect's words for the name of the character that does it."""
NOBODY_YET: Final = Phrase("questo personaggio", "this character")


class Text(PlainText):
    """The root of everything printed: figures that leave and triggers come between its paragraphs.

    The frame's source is the acting figure, its slots the figures chosen last, its `it` the card looked at last.

    Rules: SA-8.13, SA-9.12, SA-10.03, SA-11.08, SA-11.09.
    """

    is_flow = True

    def __init__(self, title: Phrase, short: Phrase, paragraphs: list[Effect]) -> None:
        super().__init__(title, paragraphs)
        self.short = short
        self.status = -1
        """The status whose text this is."""
        self.first: object = None
        """The choice of a character with which it begins, if it must make one."""
        self.settled = False
        """That choice alone says whether the text can be used: nothing further on needs looking ahead."""

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage >= len(self.effects):
            frame.it = -1
        return super().run(m, frame)


class Response(Text):
    """The text of what is set off: a status that loses a counter, a triggered ability.

    Other triggers that wait, and those that it sets off itself, come when it is over (SA-12.10); figures that it KOs
    leave between its paragraphs all the same (SA-14.02). It comes even if its character has been KO'd meanwhile.
    That it was set off is told only if something follows: another event, or a question.

    Rules: SA-12.03, SA-18.11, SA-A.54, SA-A.56, SA-A.57.
    """

    is_flow = False

    def __init__(self, title: Phrase, short: Phrase, paragraphs: list[Effect]) -> None:
        super().__init__(title, short, paragraphs)
        self.condition: Condition | None = None
        """Looked at again when it resolves."""
        self.ability = -1
        """The place of the ability among its character's, unless it is a status."""

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if m.changed:
            m.check()
        if frame.stage == 0:
            if frame.it >= 0:
                frame.slots = [frame.it]
                frame.it = -1
            if self.condition is not None and not self.condition.holds(m, frame):
                return DONE
            if self.status >= 0:
                m.tell("StatusTriggered", frame.seat, (frame.source, self.status), "SA-12.03")
            else:
                m.tell("AbilityTriggered", frame.seat, (frame.source, self.ability), "SA-18.11")
        goes_on = super().run(m, frame)
        if goes_on == DONE and m.told and m.told[-1][0] in ("StatusTriggered", "AbilityTriggered"):
            m.told.pop()
        return goes_on


@mypyc_attr(allow_interpreted_subclasses=True)
class ArenaEffect(Effect):
    """A verb of the language."""

    asked_by = "SA-11.03"

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        """Note what it would need, and where it may put figures, if the text were carried out now."""

    def icons(self) -> int:
        """Return DIRECT, INDIRECT or neither."""
        return 0

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        """Say why this figure or space is no answer to what it asks now; nothing where it asks for something else."""
        return NOTHING_AGAINST

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        root = text_of(m)
        return NAME_ASKS.fill(name=root.title, what=called(self.words(), root.short))


def text_of(m: FrameMatch) -> Text:
    node = m.programme[root_frame(m).node]
    assert isinstance(node, Text)
    return node


def called(phrase: Phrase, short: Phrase) -> Phrase:
    """Say the words with the character's name in them, prepositions and all."""
    it, en = phrase.it, phrase.en
    for preposition in ("a", "di", "da", "su", "in"):
        marked = f" {preposition} {OWN}"
        if marked in it:
            it = it.replace(marked, f" {with_name(preposition, short.it)}")
    return Marked(it.replace(OWN, short.it), en.replace(OWN, short.en), phrase, {OWN: short})


def with_name(preposition: str, name: str) -> str:
    """Say "ad Aladdin", "a Topolino", "della Bestia"."""
    if preposition == "a" and name[:1] in "aA":
        return f"ad {name}"
    return joined(preposition, name)
