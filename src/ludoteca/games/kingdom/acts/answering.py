"""Answers: yes and no, one of several effects, a hero that an effect is about."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.bases import FIGURE, NOT_THE_QUESTION, KingdomAct
from ludoteca.games.kingdom.effects.text import called, name_of, text_of
from ludoteca.games.kingdom.flow.heroes import OVER
from ludoteca.games.kingdom.flow.moving import blocks_at, figure_name
from ludoteca.games.kingdom.flow.registers import enters_by_attack, hero_beside
from ludoteca.games.kingdom.flow.steps import CHOOSE_HEROES, CHOOSE_SPELLS, ENTER_COMPANION, HERO_TURN
from ludoteca.games.kingdom.shows.terms import HEARTS, after
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.acts import NO, TRIGGER_FIRST, YES, Number
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import YES_VERB, chosen_effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital

THAT_IS_ALL: Final = Phrase("Basta così", "That is all")
WITHOUT_PIECE: Final = Phrase("Rinuncia a questo pezzo", "Do without this piece")
INSTEAD: Final = {
    "target": WITHOUT_PIECE,
    "place": WITHOUT_PIECE,
    "soldier": WITHOUT_PIECE,
    "shift": WITHOUT_PIECE,
    "go": Phrase("Resta dov'è", "Stay put"),
    "engage": Phrase("No, resta fuori", "No, stay out"),
    "figure": Phrase("Nessuno", "Nobody"),
}
"""What one does without, by the verb of the other options."""


class Answer(KingdomAct):
    """An answer that whoever asks lists in full: whatever is not listed is no answer now."""

    wished = False

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOT_THE_QUESTION


class Done(Answer):
    """done: no to a question, enough after a row of choices, a piece forgone, the end of a hero's turn."""

    verb = "done"
    misplaced = no("KR-3.07", "Ora non c'è niente a cui rinunciare.", "There is nothing to forgo now.")

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.node == CHOOSE_HEROES and m.hero[seat] < 0:
            return no("KR-2.04", "Ognuno gioca con un eroe.", "Everybody plays with a hero.")
        if frame.node == ENTER_COMPANION and not enters_by_attack(frame):
            return no(
                "KR-23.06",
                "Alla fine del primo movimento entra in ogni caso.",
                "At the end of the first movement it enters in any case.",
            )
        return NOTHING_AGAINST

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if m.rule_of(seat) == "KR-9.10":
            return no(
                "KR-9.10",
                "Il portale è l'unico bersaglio: la torre deve attaccarlo.",
                "The portal is the only target: the tower must attack it.",
            )
        return self.misplaced

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        decision = m.decision_of(seat)
        frame = m.waiting_frame(seat)
        if decision is None or frame is None:
            return THAT_IS_ALL
        if (YES_VERB,) in decision.raws:
            return NO
        if frame.node == HERO_TURN:
            name = figure_name(m, frame.source)
            return Phrase("Termina il turno {of}", "End {name}'s turn").fill(of=after("di", name), name=name)
        if frame.node in (CHOOSE_HEROES, CHOOSE_SPELLS):
            return THAT_IS_ALL
        for other in decision.raws:
            verb = m.acts().of(other).verb
            if verb in INSTEAD:
                return INSTEAD[verb]
        return THAT_IS_ALL

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = frame.stage | OVER if frame.node == HERO_TURN else 1


class Yes(Answer):
    """yes: to what is asked."""

    verb = "yes"
    said = YES

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.node != ENTER_COMPANION:
            return NOTHING_AGAINST
        if enters_by_attack(frame) and not blocks_at(m, frame.source, m.where[hero_beside(frame)]):
            return NOTHING_AGAINST
        return no(
            "KR-11.14",
            "C'è un'orda: scegli dove sta la base, entrando la ingaggia.",
            "There is a horde: choose where the base stands, entering means engaging it.",
        )


class Mode(Answer):
    """mode(number): one of the effects that a text lets its player choose from."""

    verb = "mode"
    args = (Number(),)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.asking(seat)
        words = chosen_effect(m, seat, raw[1]).words()
        return capital(called(words, name_of(m, frame), text_of(m).companion))


class First(Answer):
    """trigger(number): which of the waiting effects comes first."""

    verb = "trigger"
    args = (Number(),)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return TRIGGER_FIRST.fill(name=figure_name(m, m.triggers[raw[1]].source))


class ChooseFigure(Answer):
    """figure(number): the hero that an effect is about."""

    verb = "figure"
    args = (FIGURE,)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return capital(figure_name(m, raw[1])) + same(" (") + state_of(m, raw[1]) + same(")")


def state_of(m: KingdomMatch, figure: int) -> Phrase:
    """Say where a figure is, and its hearts."""
    where = Phrase("plancia", "board") if m.where[figure] < 0 else same(m.board.name(m.where[figure]))
    if m.cat[figure]:
        return where
    return where + same(", ") + HEARTS.count(m.hearts[figure])


DONE_WITH: Final = Done()
SAY_YES: Final = Yes()
CHOOSE_FIGURE: Final = ChooseFigure()
