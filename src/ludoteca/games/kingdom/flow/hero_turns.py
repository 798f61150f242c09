"""A hero's turn: one movement and one action, in either order."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.answering import DONE_WITH
from ludoteca.games.kingdom.acts.heroes import ATTACK, HEAL, USE, deeds
from ludoteca.games.kingdom.acts.moving import GO_TO
from ludoteca.games.kingdom.flow.heroes import ACTED, ACTIVE, MOVED, OVER
from ludoteca.games.kingdom.flow.moving import figure_name
from ludoteca.games.kingdom.flow.registers import send
from ludoteca.games.kingdom.state.match import PLAYED, KingdomMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase, capital


class HeroTurn(Step):
    """The active figure moves and acts, in either order; who acts in the middle of a move has ended it (KR-11.06).

    Rules: KR-3.07, KR-11.01, KR-11.02, KR-11.04, KR-11.10, KR-11.11, KR-12.01, KR-12.08, KR-12.10, KR-12.16, KR-23.02,
    KR-27.05, KR-A09, KR-A33, KR-28.06.
    """

    acts = (GO_TO, ATTACK, USE, HEAL, DONE_WITH)

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        figure = frame.source
        if not frame.stage:
            frame.stage = ACTIVE | ACTED if m.cat[figure] else ACTIVE
            m.card[figure] = PLAYED
            m.tell("HeroActivated", frame.seat, (figure,), "KR-23.02" if m.cat[figure] else "KR-11.01")
        if frame.stage & OVER or (frame.stage & MOVED and frame.stage & ACTED) or m.knocked[figure]:
            return DONE
        if frame.stage & MOVED and not deeds(m, figure, frame.seat, True):
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        options = GO_TO.candidates(m, frame, seat)
        if not frame.stage & ACTED:
            options += deeds(m, frame.source, seat, bool(frame.stage & MOVED))
        options.append((DONE_WITH.number,))
        return options

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == GO_TO.number:
            send(m, frame.source, seat, raw[1], not frame.stage & ACTED)
            frame.stage |= MOVED
            return
        super().answer(m, frame, seat, raw)
        if raw[0] != DONE_WITH.number:
            frame.stage |= ACTED

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        name = figure_name(m, frame.source)
        if frame.stage & ACTED:
            phrase = Phrase("{name}: dove si muove? Fino a {n} spazi.", "{name}: where to? Up to {n} spaces.")
        elif frame.stage & MOVED:
            phrase = Phrase("{name}: movimento fatto. Quale azione compie?", "{name} has moved: which action?")
        else:
            phrase = Phrase(
                "{name}: un movimento (fino a {n} spazi) e un'azione, nell'ordine che vuoi.",
                "{name}: a move (up to {n} spaces) and an action, in either order.",
            )
        return capital(phrase.fill(name=name, n=m.movement(frame.source)))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        if frame.stage & ACTED:
            return "KR-11.05"
        return "KR-12.01" if frame.stage & MOVED else "KR-11.04"
