"""What all deeds of Landmarks have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from ludoteca.games.synchro.flow.landmark_rules import no_effect, not_offered
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import EMPTY, Noun, Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

SKILLS: Final = Noun("Abilità", "Abilità", "f", "Skill")
LEVELS: Final = Noun("livello", "livelli", "m", "level")
ITEMS: Final = Noun("Oggetto", "Oggetti", "m", "Item")
MASTERS: Final = Noun("Maestro", "Maestri", "m", "Master")

OVER: Final = 99
"""As far as a deed can get."""


class Deed:
    """One thing that a Landmark does. By itself it asks nothing, does nothing and offers nothing."""

    is_compound: ClassVar[bool] = False
    """It cannot be part of another."""
    is_needed: ClassVar[bool] = False
    """Where it cannot be done, nothing of the Landmark can be used."""
    is_price: ClassVar[bool] = False
    """It is what the others cost, and no reason to go there."""
    raises: ClassVar[bool] = False
    """A Hero is chosen who gains levels."""
    loses_hero: ClassVar[bool] = False
    """A Hero leaves the party."""
    wording: ClassVar[Phrase] = EMPTY
    """How it is said, where that is always the same."""
    question: ClassVar[Phrase] = Phrase("scegliete.", "choose.")
    """What it asks, where that is always the same."""

    def __init__(self) -> None:
        self.parts: list[Deed] = []
        """The deeds that it is made of."""

    # -- what it does --------------------------------------------------------------------------------------------

    def would_do(self, m: SynchroMatch) -> bool:
        """Tell whether it would do anything now."""
        return True

    def go_on(self, m: SynchroMatch, frame: Frame, rule: str) -> int:
        """Do the next part: DONE when that is all, GO after something else, WAIT for a choice if there is any."""
        return DONE

    def win(self, m: SynchroMatch) -> None:
        """Do what it does for the battle that was won."""

    def battle(self) -> list[int] | None:
        """Return the levels of the Monsters that it brings instead of the tile's; None if it brings none."""
        return None

    # -- what there is to choose from ----------------------------------------------------------------------------

    def modes(self, m: SynchroMatch) -> list[int]:
        """List the parts that may be chosen, by their places."""
        return []

    def boards(self, m: SynchroMatch, frame: Frame) -> list[int]:
        """List the Heroes that may be chosen."""
        return []

    def take_board(self, m: SynchroMatch, frame: Frame, board: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def refuse_board(self, m: SynchroMatch, frame: Frame, board: int) -> Refusal:
        """Refuse a Hero whom it does nothing for."""
        return not_offered(m, frame)

    def boards_to_swap(self, m: SynchroMatch) -> list[int]:
        """List the Heroes whose place one of the cards that lie open may take."""
        return []

    def swap(self, m: SynchroMatch, frame: Frame, hero: int, board: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def heroes(self, m: SynchroMatch) -> list[int]:
        """List the Hero cards that may be chosen."""
        return []

    def take_hero(self, m: SynchroMatch, frame: Frame, hero: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def refuse_hero(self, m: SynchroMatch, frame: Frame) -> Refusal:
        """Refuse a Hero card that is not among them."""
        return not_offered(m, frame)

    def upgrades(self, m: SynchroMatch) -> list[tuple[int, int]]:
        """List what may be upgraded: what it is, and its place."""
        return []

    def upgrade(self, m: SynchroMatch, frame: Frame, what: int, place: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def tiles_shown(self, m: SynchroMatch) -> list[int]:
        """List the Skills that lie open."""
        return m.offer_skills

    def tiles(self, m: SynchroMatch) -> list[tuple[int, ...]]:
        """List the Skills that may be chosen, each with the place of the one that it replaces, if it does."""
        return []

    def take_tile(self, m: SynchroMatch, frame: Frame, tile: tuple[int, ...]) -> None:
        raise NotImplementedError(type(self).__name__)

    def refuse_tile(self, m: SynchroMatch, frame: Frame) -> Refusal:
        """Refuse a Skill that is not among them."""
        return not_offered(m, frame)

    def items(self, m: SynchroMatch) -> list[int]:
        """List the places of the Items that may be given up."""
        return []

    def give_up_item(self, m: SynchroMatch, frame: Frame, place: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def costs_to_choose(self, m: SynchroMatch, frame: Frame) -> list[int]:
        """List how many Shards may be spent for a reward."""
        return []

    def shards(self, m: SynchroMatch, frame: Frame) -> list[tuple[int, int]]:
        """List the Shards that may be spent now: whose, and of which colour."""
        return []

    def can_reroll(self, m: SynchroMatch) -> bool:
        """Tell whether its die may be rolled again."""
        return False

    def may_leave(self, m: SynchroMatch, frame: Frame) -> bool:
        """Tell whether what it offers may be left."""
        return False

    def leave(self, m: SynchroMatch, frame: Frame) -> None:
        close(m, frame)

    # -- why not -------------------------------------------------------------------------------------------------

    def refuse_now(self, m: SynchroMatch, landmark: int) -> Refusal:
        """Say why it cannot be chosen, as one of several, where it would do nothing."""
        return no_effect(m, landmark)

    def refuse_landmark(self, m: SynchroMatch, rule: str) -> Refusal:
        """Say what keeps a Landmark with this deed from being used, if it is this deed."""
        for part in self.parts:
            refused = part.refuse_as_part(m)
            if refused:
                return refused
        return NOTHING_AGAINST

    def refuse_as_part(self, m: SynchroMatch) -> Refusal:
        """Say the same of a deed that has this one among its parts."""
        return NOTHING_AGAINST

    # -- words ---------------------------------------------------------------------------------------------------

    def words(self) -> Phrase:
        """Say what it does: no capital, no full stop."""
        return self.wording

    def gain_words(self) -> Phrase:
        """Name what is simply gained, with its number; empty where it does anything else."""
        return EMPTY

    def prompt(self, m: SynchroMatch, frame: Frame) -> Phrase:
        """Ask what it asks."""
        return self.question

    def leave_words(self, frame: Frame) -> Phrase:
        return Phrase("Basta così", "That is all")

    # -- for bots ------------------------------------------------------------------------------------------------

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        """Estimate it, for a party with this part of its HP left, and Coins of this worth."""
        return 0.0


NO_DEED: Final = Deed()


class AtOnce(Deed):
    """A deed that asks nothing."""

    def go_on(self, m: SynchroMatch, frame: Frame, rule: str) -> int:
        self.do(m, rule)
        return DONE

    @abstractmethod
    def do(self, m: SynchroMatch, rule: str) -> None:
        raise NotImplementedError(type(self).__name__)


class Asking(Deed):
    """A deed that asks the players, if it would do anything."""

    def go_on(self, m: SynchroMatch, frame: Frame, rule: str) -> int:
        if frame.stage == OVER:
            return DONE
        if frame.stage == 0:
            if not self.would_do(m):
                return DONE
            frame.stage = 1
            if self.is_settled(m, frame):
                return DONE
        return self.ask(m, frame)

    def is_settled(self, m: SynchroMatch, frame: Frame) -> bool:
        """Do what comes before the first question; tell whether that is all."""
        return False

    def ask(self, m: SynchroMatch, frame: Frame) -> int:
        """Go on from one question to the next."""
        return WAIT


class Measured(AtOnce):
    """A deed that asks nothing, with a number: how many, how much."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class Compound(Asking):
    """A deed that is made of others."""

    is_compound = True

    def __init__(self, parts: list[Deed]) -> None:
        super().__init__()
        self.parts = parts


def close(m: SynchroMatch, frame: Frame) -> int:
    """End a deed: what still lies open goes back (SH-A.09, SH-A.18)."""
    for skill in m.offer_skills:
        m.skill_bag |= 1 << skill
    m.offer_skills = []
    m.heroes_on_top(m.offer_heroes)
    m.offer_heroes = []
    frame.stage = OVER
    return DONE


def times(number: int) -> int:
    """Return how often a bot counts what comes in this number: what is more than two is hardly needed."""
    return max(1, min(2, number))
