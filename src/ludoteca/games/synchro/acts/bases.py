"""What all acts of Synchro Horizon share: who may decide, the numbers that they take, and what refusals repeat."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.synchro.flow.steps import POTION, VILLAGE
from ludoteca.games.synchro.state.cards import BOARDS, UNITS
from ludoteca.games.synchro.state.match import FIRST_FOE, FIRST_STORED, SKILLS, SynchroMatch
from ludoteca.kernel.acts import Act, Argument, Below, OneOf
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class Time:
    """When one may wish for something; by itself this is never."""

    def is_now(self, m: SynchroMatch) -> bool:
        return False


class Always(Time):
    """At any time."""

    def is_now(self, m: SynchroMatch) -> bool:
        return True


class InBattle(Time):
    """While a battle goes on."""

    def is_now(self, m: SynchroMatch) -> bool:
        return m.battle > 0


class OnTheWay(Time):
    """Between battles, at a Village or not."""

    def is_now(self, m: SynchroMatch) -> bool:
        return not m.battle


class AtVillage(Time):
    """While the party is at a Village."""

    def is_now(self, m: SynchroMatch) -> bool:
        return not m.battle and is_at_village(m)


class FromAnOffer(Time):
    """Between battles, where cards or tiles lie open, but at no Village."""

    def is_now(self, m: SynchroMatch) -> bool:
        return not m.battle and not is_at_village(m)


NEVER: Final = Time()
ALWAYS: Final = Always()
IN_BATTLE: Final = InBattle()
ON_THE_WAY: Final = OnTheWay()
AT_VILLAGE: Final = AtVillage()
FROM_AN_OFFER: Final = FromAnOffer()


class SynchroAct(Act):
    """Something that the party does, or one of its Heroes. What `candidates` lists is allowed, and nothing else is."""

    wished: ClassVar[Time] = NEVER
    """When one may wish for it."""
    misplaced = no("SH-9.01", "Ora non è questa la domanda.", "That is not the question now.")

    def against(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST if raw in self.candidates(m, frame, seat) else self.refuse(m, frame, raw)

    def elsewhere(self, m: SynchroMatch, seat: int, raw: Raw) -> Refusal:
        frame = m.stack[-1]
        if m.waiting_frame(seat) is None:
            return led_by_another(m, frame.source)
        return potion_first() if frame.node == POTION else self.refuse(m, frame, raw)

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        """Say why it cannot be done in this frame, whatever that asks."""
        return self.misplaced

    def wishes(self, m: SynchroMatch, seat: int) -> list[Raw]:
        return super().wishes(m, seat) if self.wished.is_now(m) else []


def is_at_village(m: SynchroMatch) -> bool:
    """Tell whether the party is at a Village, whatever is asked there."""
    return any([frame.node == VILLAGE for frame in m.stack])


# -- numbers -------------------------------------------------------------------------------------------------------


class SkillSlot(Argument):
    """A place for a Skill; one can point at the Skills of the Hero whose turn it is, or of the first that one leads."""

    def all(self, m: SynchroMatch, seat: int) -> list[int]:
        return list(range(SKILLS))

    def in_sight(self, m: SynchroMatch, seat: int) -> list[int]:
        board = acting_board(m, seat)
        return [slot for slot in range(SKILLS) if board >= 0 and m.skills[SKILLS * board + slot] >= 0]


HERO: Final = OneOf[SynchroMatch]("unit", lambda m: BOARDS, lambda m, seat: m.line)
"""A Hero board; one can point at the Heroes on the field."""
UNIT: Final = OneOf[SynchroMatch](
    "unit",
    lambda m: UNITS,
    lambda m, seat: [FIRST_FOE + board for board in range(BOARDS) if m.monster[board] >= 0],
)
"""A character in battle; one can point at Monsters."""
BOARD_OF_PARTY: Final = OneOf[SynchroMatch]("unit", lambda m: BOARDS, lambda m, seat: m.party())
SKILL_SLOT: Final = SkillSlot()
HERO_CARD: Final = OneOf[SynchroMatch]("hero", lambda m: len(m.content.heroes), lambda m, seat: m.offer_heroes)
ITEM_CARD: Final = OneOf[SynchroMatch]("", lambda m: len(m.content.items), lambda m, seat: m.offer_items)
SKILL_TILE: Final = OneOf[SynchroMatch]("skill", lambda m: len(m.content.skills), lambda m, seat: m.offer_skills)
ITEM_PLACE: Final = OneOf[SynchroMatch]("", lambda m: FIRST_STORED + len(m.stored))
"""A slot of a board for an Item, or a place among those that nobody bears."""
COLOUR: Final = Below(4)


def acting_board(m: SynchroMatch, seat: int) -> int:
    """Return the Hero whose turn it is; in nobody's turn the first that the seat leads; -1 for none."""
    if 0 <= m.active < FIRST_FOE and m.hero[m.active] >= 0:
        return m.active
    own = [board for board in m.party() if m.leader[board] == seat]
    return own[0] if own else -1


# -- refusals ------------------------------------------------------------------------------------------------------


def led_by_another(m: SynchroMatch, unit: int) -> Refusal:
    """Refuse what another player decides: in battle a Hero's leader does."""
    if 0 <= unit < FIRST_FOE and m.hero[unit] >= 0:
        return named(
            m,
            unit,
            "SH-A.01",
            "In battaglia decide chi guida l'Eroe: per {name} è un'altra persona.",
            "In battle whoever leads a Hero decides: for {name} that is another player.",
        )
    return no("SH-A.01", "Ora tocca a un altro giocatore.", "It is another player's turn now.")


def potion_first() -> Refusal:
    return no(
        "SH-8.02", "Prima decidete se salvare l'Eroe con una Pozione.", "First decide whether a Potion saves the Hero."
    )


def named(m: SynchroMatch, board: int, rule: str, it: str, en: str) -> Refusal:
    return Refusal(rule, Phrase(it, en).fill(name=m.hero_card(board).name))


def party_limit(m: SynchroMatch) -> Refusal:
    phrase = Phrase("Il gruppo ha al massimo {n} Eroi.", "The party has at most {n} Heroes.")
    return Refusal("SH-19.24", phrase.fill(n=m.max_party))
