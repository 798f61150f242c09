"""Hearts, used abilities and Protection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.acts.preparing import CHOOSE_ABILITY
from ludoteca.games.kingdom.effects.bases import OnHeroes
from ludoteca.games.kingdom.effects.text import OWN
from ludoteca.games.kingdom.effects.who import HERE, Who
from ludoteca.games.kingdom.state.match import SLOTS
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


MOST: Final = 9
"""The largest number of an effect on heroes."""


def used_slots(m: KingdomMatch, figure: int) -> list[int]:
    """List where its abilities lie face down."""
    return [slot for slot in range(SLOTS) if m.abilities[SLOTS * figure + slot] >= 0 and not m.is_up(figure, slot)]


class Heal(OnHeroes):
    """heal(n, who): hearts, up to the hero's maximum.

    Rules: KR-24.02, KR-27.02, KR-27.06.
    """

    def __init__(self, number: int, who: Who) -> None:
        super().__init__(who)
        self.hearts = between(1, number, MOST, "heal")
        self.then_refreshes = False
        """A used ability of the same hero is turned face up next: so it may also be one who is not hurt."""

    def concerns(self, m: KingdomMatch, frame: Frame, figure: int) -> bool:
        if m.cat[figure]:
            return False
        if m.hearts[figure] < m.max_hearts(figure):
            return True
        return self.then_refreshes and bool(used_slots(m, figure))

    def act(self, m: KingdomMatch, frame: Frame) -> int:
        for figure in frame.slots:
            m.heal(figure, self.hearts, "KR-24.02" if self.then_refreshes else "KR-12.07")
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        hearts = Phrase("1 cuore", "1 heart") if self.hearts == 1 else Phrase("{n} cuori", "{n} hearts")
        return Phrase("{who} guarisce {hearts}", "{who} heals {hearts}").fill(
            who=self.who.words(), hearts=hearts.fill(n=self.hearts)
        )


class Refresh(OnHeroes):
    """refresh(n, who): used abilities of a hero are turned face up; of several the player says which.

    Rules: KR-24.02, KR-25.02, KR-A98.
    """

    def __init__(self, number: int, who: Who) -> None:
        super().__init__(who)
        self.number_up = between(1, number, MOST, "refresh")

    def concerns(self, m: KingdomMatch, frame: Frame, figure: int) -> bool:
        return bool(used_slots(m, figure))

    def act(self, m: KingdomMatch, frame: Frame) -> int:
        """Turn used abilities face up; the stage counts, from 1 on, those turned."""
        for figure in frame.slots:
            while frame.stage <= self.number_up:
                used = used_slots(m, figure)
                if not used:
                    break
                if len(used) > self.number_up - frame.stage + 1:
                    frame.waits = 1 << frame.seat
                    return WAIT
                self.turn(m, frame, figure, used[0])
        return DONE

    def turn(self, m: KingdomMatch, frame: Frame, figure: int, slot: int) -> None:
        frame.stage += 1
        m.refresh(figure, slot, "KR-12.07")

    def more_options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(CHOOSE_ABILITY.number, figure, slot) for figure in frame.slots for slot in used_slots(m, figure)]

    def more_answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.turn(m, frame, raw[1], raw[2])

    def words(self, infinitive: bool = False) -> Phrase:
        n = self.number_up
        it = "un'abilità usata" if n == 1 else f"{n} abilità usate"
        en = "a used ability" if n == 1 else f"{n} used abilities"
        return Phrase("{who} gira a faccia in su {it}", "{who} turns {en} face up").fill(
            who=self.who.words(), it=it, en=en
        )


class Protect(OnHeroes):
    """protect(who): no damage until the end of the round; of a space, for whoever is there with the acting hero.

    Rules: KR-12.12, KR-12.13, KR-12.15, KR-25.05, KR-25.07, KR-1.21.
    """

    def act(self, m: KingdomMatch, frame: Frame) -> int:
        if self.who is HERE:
            m.quake[frame.source] = 1
            m.tell("HeroProtected", m.owner[frame.source], (frame.source,), "KR-25.05")
            return DONE
        for figure in frame.slots:
            m.protect(figure)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        if self.who is HERE:
            return Phrase(
                f"fino alla fine del round {OWN} e tutti gli eroi nel suo spazio hanno Protezione",
                f"until the end of the round {OWN} and all heroes on the same space have Protection",
            )
        return Phrase(
            "{who} ha Protezione fino alla fine del round", "{who} has Protection until the end of the round"
        ).fill(who=self.who.words())


class Damage(OnHeroes):
    """damage(n, who): a hero of the players' own takes damage; what something costs, never a reason to do it.

    Rules: KR-21.10, KR-A97.
    """

    def __init__(self, number: int, who: Who) -> None:
        super().__init__(who)
        self.number_lost = between(1, number, MOST, "damage")

    def act(self, m: KingdomMatch, frame: Frame) -> int:
        for figure in frame.slots:
            m.hurt(figure, self.number_lost, "KR-21.10")
        return DONE

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        return False

    def words(self, infinitive: bool = False) -> Phrase:
        it = "1 danno" if self.number_lost == 1 else f"{self.number_lost} danni"
        return Phrase("{who} subisce {it}", "{who} takes {n} damage").fill(
            who=self.who.words(), it=it, n=self.number_lost
        )
