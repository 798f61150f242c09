"""A standard attack as the effect of a card or an ability, besides that of the Action Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.arena.effects.text import ArenaEffect
from ludoteca.games.arena.flow.attacking import attack_targets, standard_range
from ludoteca.games.arena.flow.choosing import may_choose
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.games.arena.flow.registers import add_bonus
from ludoteca.games.arena.flow.steps import STANDARD_ATTACK
from ludoteca.games.arena.state.cards import DIRECT
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


# The slots of a frame: what the turn had come to before.
ACTED: Final = 0
LAST_PHASE: Final = 1


class Attack(ArenaEffect):
    """attack(bonus): the acting figure makes a standard attack; the phases of the turn stay as they are.

    Rules: SA-9.05.
    """

    def __init__(self, bonus: int) -> None:
        if not 0 <= bonus <= 99:
            raise ValueError("attack takes a bonus from 0 to 99")
        self.bonus = bonus

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage:
            m.acted = frame.slots[ACTED]
            m.last_phase = frame.slots[LAST_PHASE]
            return DONE
        if not self.playable(m, frame):
            return DONE
        frame.stage = 1
        frame.slots = [m.acted, m.last_phase]
        add_bonus(m.push(STANDARD_ATTACK, frame.source, frame.seat), self.bonus)
        return GO

    def playable(self, m: ArenaMatch, frame: Frame) -> bool:
        return m.stands(frame.source) and bool(attack_targets(m, frame.seat, frame.source, len(m.hand[frame.seat])))

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        outlook.needs = True
        far = standard_range(m, outlook.figure)
        distance = m.content.board.distance
        for figure in range(m.figures):
            if figure == outlook.figure or not may_choose(m, outlook.seat, figure, outlook.spare):
                continue
            for space in outlook.spaces:
                if distance[space][m.space[figure]] <= far:
                    outlook.found = True

    def icons(self) -> int:
        return DIRECT

    def words(self, infinitive: bool = False) -> Phrase:
        more = EMPTY
        if self.bonus:
            damage = Phrase("1 danno" if self.bonus == 1 else f"{self.bonus} danni", f"{self.bonus} more damage")
            more = Phrase(" con {n} in più", " for {n}").fill(n=damage)
        return Phrase("§ effettua un attacco standard", "§ makes a standard attack") + more
