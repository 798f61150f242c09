"""The answers to what a text asks: characters, cards, spaces, Summoners, yes and no, which effect comes first."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.acts.bases import CARD_NUMBER, FIGURE, SPACE_NUMBER, ArenaAct, figure_name, thing_of_space
from ludoteca.games.arena.effects.text import ArenaEffect, Text, called, text_of
from ludoteca.games.arena.state.board import POINT
from ludoteca.games.arena.state.match import DECK, ArenaMatch
from ludoteca.kernel.acts import DONE, NO, YES, Number
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import YES_VERB, chosen_effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import EMPTY, Phrase, capital, seat_name

STAY: Final = Phrase("Resta in {id}", "Stay on {id}")
ON: Final = Phrase("Casella {id}", "Space {id}")
GOLDEN: Final = Phrase(" (casella dorata)", " (golden space)")


class Answer(ArenaAct):
    """An answer that whoever asks lists in full: whatever is not listed is no answer now, and nothing to wish for."""

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return []

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.elsewhere(m, seat, raw)


class Aim(Answer):
    """A figure or a space that an effect asks for: the effect knows what forbids one."""

    def meanwhile(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        frame = m.asking(seat)
        node = m.programme[frame.node]
        if isinstance(node, ArenaEffect):
            refused = node.against(m, frame, seat, raw)
            if refused:
                return refused
        return super().meanwhile(m, seat, raw)


class Target(Aim):
    """target(figure): whom an effect is to apply to."""

    verb = "target"
    args = (FIGURE,)

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return [(self.number, figure) for figure in FIGURE.in_sight(m, seat)]

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        """Say who, where and in what state: Gaston (D4, Salute 7)."""
        figure = raw[1]
        where = m.content.board.spaces[m.space[figure]].id if m.space[figure] >= 0 else "KO"
        return figure_name(m, figure) + Phrase(" ({place}, Salute {n})", " ({place}, Health {n})").fill(
            place=where, n=m.health[figure]
        )


class Done(Answer):
    """done: no to a question, to stay where a move is offered, nobody or enough in a row of choices."""

    verb = "done"

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        decision = m.decision_of(seat)
        raws = decision.options.raws if decision is not None else []
        if (YES_VERB,) in raws:
            return NO
        if any([other[0] == SPACE.number for other in raws]):
            return Phrase("Resta dov'è", "Stay put")
        frame = m.waiting_frame(seat)
        if frame is not None and not frame.slots and any([other[0] == TARGET_VERB for other in raws]):
            return Phrase("Nessuno", "Nobody")
        return DONE


class Yes(Answer):
    """yes: to what is asked."""

    verb = "yes"
    said = YES


class Mode(Answer):
    """mode(number): one of the effects that a text lets its Summoner choose from."""

    verb = "mode"
    args = (Number(),)

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return capital(called(chosen_effect(m, seat, raw[1]).words(), text_of(m).short))


class First(Answer):
    """trigger(number): which of the waiting effects comes first."""

    verb = "trigger"
    args = (Number(),)

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        """Name the status or ability that waits, and whose it is."""
        trigger = m.triggers[raw[1]]
        node = m.programme[trigger.node]
        assert isinstance(node, Text)
        return Phrase("Prima {title} ({name})", "{title} first ({name})").fill(
            title=node.title, name=figure_name(m, trigger.source)
        )

    def thing(self, m: ArenaMatch, seat: int, raw: Raw) -> str:
        return f"figure:{m.triggers[raw[1]].source}"


class Card(Answer):
    """card(card): the one that is paid, lost or taken."""

    verb = "card"
    args = (CARD_NUMBER,)

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("{name} ({whose})", "{name} ({whose})").fill(
            name=m.printed(raw[1]).name, whose=figure_name(m, raw[1] // DECK)
        )


class Space(Aim):
    """space(space): where an effect moves or places a figure."""

    verb = "space"
    args = (SPACE_NUMBER,)

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return name_of_space(m, raw[1])

    def thing(self, m: ArenaMatch, seat: int, raw: Raw) -> str:
        return thing_of_space(m, raw[1])


def name_of_space(m: ArenaMatch, space: int) -> Phrase:
    """Say which space it is, for somebody who goes there; where nobody goes anywhere, that is said."""
    return with_marks(m, STAY if m.occupant[space] >= 0 else ON, space)


def with_marks(m: ArenaMatch, phrase: Phrase, space: int) -> Phrase:
    """Fill in the name of a space, and say whether it is a golden one."""
    printed = m.content.board.spaces[space]
    return marked(phrase, printed.id, bool(printed.flags & POINT))


@kept(1000)
def marked(phrase: Phrase, id: str, golden: bool) -> Phrase:
    return phrase.fill(id=id) + (GOLDEN if golden else EMPTY)


class Summoner(Answer):
    """summoner(seat): whose hand, deck or points an effect is about."""

    verb = "summoner"
    args = (Number(),)
    about = "player:{1}"

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase(seat_name(raw[1]), seat_name(raw[1]))


CARD: Final = Card()
SPACE: Final = Space()
SUMMONER: Final = Summoner()
