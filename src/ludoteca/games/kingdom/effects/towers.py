"""Towers passed by a spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.acts.towers import PASS, PICK_UP
from ludoteca.games.kingdom.effects.text import KingdomEffect, text_of
from ludoteca.games.kingdom.flow.towers import pass_tower, receivers
from ludoteca.games.kingdom.state.cards import MOST_LEVEL
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


class PassTower(KingdomEffect):
    """pass_tower(levels): a tower from hand goes to another player, raised by so many levels, or as far as there is.

    Rules: KR-21.11, KR-21.12, KR-28.15, KR-A56.
    """

    asked_by = "KR-21.11"

    def __init__(self, levels: int) -> None:
        self.levels = between(1, levels, MOST_LEVEL - 1, "pass_tower")

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == 0:
            kinds = self.kinds(m, frame.seat)
            if not kinds:
                return DONE
            if len(kinds) == 1:
                frame.slots = kinds
                frame.stage = 1
        if frame.stage > 1:
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def kinds(self, m: KingdomMatch, seat: int) -> list[int]:
        """List the towers in hand that can be raised at all."""
        kinds: list[int] = []
        for kind in m.hand[seat]:
            if kind not in kinds and self.raised(m, kind):
                kinds.append(kind)
        return kinds

    def raised(self, m: KingdomMatch, kind: int) -> list[int]:
        """List what it can become: the highest level that the supply and the scenario allow."""
        towers = m.content.towers
        best: list[int] = []
        level = [kind]
        for _ in range(self.levels):
            level = sorted({other for below in level for other in towers[below].upgrades})
            allowed = [other for other in level if towers[other].level <= m.max_level and m.supply[other]]
            best = allowed or best
        return best

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == 0:
            return [(PICK_UP.number, kind) for kind in self.kinds(m, seat)]
        raised = self.raised(m, frame.slots[0])
        return [(PASS.number, to, other) for to in receivers(m, seat) for other in raised]

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage += 1
        if raw[0] == PICK_UP.number:
            frame.slots = [raw[1]]
        else:
            pass_tower(m, seat, frame.slots[0], raw[1], raw[2], "KR-21.11")

    def raises_by(self) -> int:
        return self.levels

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        return bool(self.kinds(m, frame.seat))

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        title = text_of(m).title
        if frame.stage == 0 and m.solo:
            return Phrase("{title}: quale torre migliori?", "{title}: which tower do you improve?").fill(title=title)
        if frame.stage == 0:
            return Phrase("{title}: quale torre passi?", "{title}: which tower do you pass?").fill(title=title)
        tower = m.content.towers[frame.slots[0]].name
        if m.solo:
            return Phrase("{title}: che cosa diventa {tower}?", "{title}: what does {tower} become?").fill(
                title=title, tower=tower
            )
        return Phrase("{title}: a chi passi {tower}?", "{title}: to whom do you pass {tower}?").fill(
            title=title, tower=tower
        )

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase(
            f"passa una torre a un altro giocatore aumentandone il livello di {self.levels}",
            f"pass a tower to another player, raising its level by {self.levels}",
        )
