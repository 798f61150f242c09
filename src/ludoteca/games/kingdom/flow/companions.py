"""The Wildcat and whoever else walks beside a hero: how it comes onto the map."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.answering import DONE_WITH, SAY_YES
from ludoteca.games.kingdom.acts.moving import ENGAGE
from ludoteca.games.kingdom.flow.moving import blocks_at, figure_name
from ludoteca.games.kingdom.flow.registers import enters_by_attack, hero_beside
from ludoteca.games.kingdom.state.match import JUST_BACK, ON_BOARD, KingdomMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase, capital


def may_enter(m: KingdomMatch, cat: int, figure: int) -> bool:
    """Tell whether it waits on the board, and there is room for it on its hero's space (KR-23.05, KR-23.07)."""
    if cat < 0 or m.where[cat] != ON_BOARD or m.where[figure] < 0:
        return False
    square = m.where[figure]
    return m.top[square] < 0 or bool(blocks_at(m, cat, square))


class EnterCompanion(Step):
    """A companion comes onto its hero's space: at the end of her first movement, or by her base attack, if wished.

    The source is the companion, -1 for a hero who has none.

    Rules: KR-23.01, KR-23.05, KR-23.06, KR-23.07, KR-23.08, KR-19.15, KR-A66, KR-A67, KR-A91.
    """

    acts = (ENGAGE, SAY_YES, DONE_WITH)

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage or not may_enter(m, frame.source, hero_beside(frame)):
            return DONE
        blocks = blocks_at(m, frame.source, m.where[hero_beside(frame)])
        if enters_by_attack(frame) or len(blocks) > 1:
            frame.waits = 1 << frame.seat
            return WAIT
        self.enter(m, frame, blocks[0] if blocks else -1)
        return DONE

    def enter(self, m: KingdomMatch, frame: Frame, block: int) -> None:
        cat = frame.source
        square = m.where[hero_beside(frame)]
        tray = m.top[square] if block >= 0 else -1
        m.move_figure(cat, square, tray, block)
        # Who comes back by the base attack cannot be activated in the same round, but for a hero of the reserve.
        m.card[cat] = JUST_BACK if enters_by_attack(frame) and not m.reserve_of[cat] else 0
        m.tell("CompanionEntered", m.owner[cat], (cat,), "KR-23.07" if enters_by_attack(frame) else "KR-23.06")
        if tray >= 0:
            m.tell("HeroEngaged", m.owner[cat], (cat, tray, block), "KR-11.14")

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        if raw[0] != DONE_WITH.number:
            self.enter(m, frame, raw[2] if raw[0] == ENGAGE.number else -1)

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        if enters_by_attack(frame):
            phrase = Phrase("{name} entra nello spazio di {hero}?", "Does {name} enter on {hero}'s space?")
        else:
            phrase = Phrase(
                "{name} entra nello spazio di {hero}: quali riquadri copre?",
                "{name} enters on {hero}'s space: which squares does it cover?",
            )
        return capital(phrase.fill(name=figure_name(m, frame.source), hero=figure_name(m, hero_beside(frame))))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return "KR-23.07" if enters_by_attack(frame) else "KR-23.06"
