"""Deeds about Heroes: who comes, who leaves, who rises, and Masters."""

from __future__ import annotations

from abc import abstractmethod
from math import log
from typing import TYPE_CHECKING

from ludoteca.games.synchro.bot import prospects
from ludoteca.games.synchro.effects.deeds.base import LEVELS, MASTERS, OVER, Asking, AtOnce, Measured, close
from ludoteca.games.synchro.effects.deeds.upgrading import Upgrading
from ludoteca.games.synchro.flow.landmark_rules import not_offered, rule_of
from ludoteca.games.synchro.flow.learning import gain_levels
from ludoteca.games.synchro.flow.new_heroes import (
    OF_GRAVEYARD,
    push_master,
    replace,
    to_reserve,
    welcome,
    welcome_legend,
)
from ludoteca.games.synchro.flow.party import all_at_top, highest, masters_to_upgrade
from ludoteca.games.synchro.flow.registers import landmark_of
from ludoteca.games.synchro.state.cards import BOARDS, MAX_LEVEL
from ludoteca.games.synchro.state.match import OF_MASTER
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


# -- who comes -----------------------------------------------------------------------------------------------------


class RandomHero(AtOnce):
    """A random Hero card, for whatever the Landmark gives it (SH-19.02, SH-19.20, SH-19.36)."""

    def do(self, m: SynchroMatch, rule: str) -> None:
        hero = m.random_hero()
        if hero >= 0:
            m.tell("HeroDrawn", -1, (hero,), rule)
            self.place(m, hero, rule)

    @abstractmethod
    def place(self, m: SynchroMatch, hero: int, rule: str) -> None:
        """Put the card where it goes, or let the players say where."""
        raise NotImplementedError(type(self).__name__)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.FILLED if len(m.party()) < min(BOARDS, m.max_party) else prospects.NEW_HERO


class GainHero(RandomHero):
    """gain_hero: a random Hero card is gained."""

    wording = Phrase("ottenete una Carta Eroe casuale", "gain a random Hero card")

    def place(self, m: SynchroMatch, hero: int, rule: str) -> None:
        welcome(m, hero)


class ReserveHero(RandomHero):
    """reserve_hero: a random Hero comes to the reserve, and can never be a Master."""

    wording = Phrase(
        "un Eroe casuale si unisce al gruppo, in riserva; non può diventare Maestro",
        "a random Hero joins the party, in reserve; it cannot become a Master",
    )

    def place(self, m: SynchroMatch, hero: int, rule: str) -> None:
        to_reserve(m, hero, True, rule)


class GainMaster(RandomHero):
    """gain_master: a random Hero card becomes a Master."""

    wording = Phrase("una carta Eroe casuale diventa un Maestro", "a random Hero card becomes a Master")

    def place(self, m: SynchroMatch, hero: int, rule: str) -> None:
        push_master(m, hero)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.MASTER


class LegendaryHero(AtOnce):
    """legendary_hero: a random Legendary Hero, for the battle that was won."""

    wording = Phrase(
        "la vittoria porta un Eroe Leggendario casuale, che sostituisce un Eroe o diventa Maestro",
        "victory brings a random Legendary Hero, who replaces a Hero or becomes a Master",
    )

    def would_do(self, m: SynchroMatch) -> bool:
        return False

    def do(self, m: SynchroMatch, rule: str) -> None:
        """Do nothing at the Landmark itself."""

    def win(self, m: SynchroMatch) -> None:
        welcome_legend(m)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.LEGEND


class SwapHero(Asking):
    """swap_hero(n): so many Heroes are drawn; one may take the place of a Hero of the party."""

    question = Phrase("quale Eroe scambiate, e con chi?", "which Hero do you swap, and for whom?")

    def __init__(self, drawn: int) -> None:
        super().__init__()
        self.drawn = drawn

    def is_settled(self, m: SynchroMatch, frame: Frame) -> bool:
        m.offer_heroes = m.draw_heroes(self.drawn)
        m.tell("HeroesDrawn", -1, tuple(m.offer_heroes), "SH-19.26")
        return False

    def boards_to_swap(self, m: SynchroMatch) -> list[int]:
        return m.line

    def swap(self, m: SynchroMatch, frame: Frame, hero: int, board: int) -> None:
        close(m, frame)
        replace(m, board, hero, "SH-19.26")

    def may_leave(self, m: SynchroMatch, frame: Frame) -> bool:
        return len(m.offer_heroes) > 0 and len(m.line) > 0

    def words(self) -> Phrase:
        return Phrase(
            "pescate {n} carte Eroe: una può prendere il posto di un Eroe del gruppo",
            "draw {n} Hero cards: one may take the place of a Hero of the party",
        ).fill(n=self.drawn)

    def leave_words(self, frame: Frame) -> Phrase:
        return Phrase("Nessuno scambio", "No swap")

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        heroes = m.party()
        gains = [prospects.risen(m, heroes, board, m.city_level() - m.level[board]) for board in heroes]
        return 0.03 + max(gains, default=0.0)


# -- Masters -------------------------------------------------------------------------------------------------------


class GraveyardMaster(Asking):
    """graveyard_master: a Hero of the graveyard becomes a Master."""

    wording = Phrase("un Eroe del Cimitero diventa un Maestro", "a Hero of the graveyard becomes a Master")
    question = Phrase("quale Eroe del cimitero diventa Maestro?", "which Hero of the graveyard is the Master?")

    def would_do(self, m: SynchroMatch) -> bool:
        return bool(m.graveyard)

    def heroes(self, m: SynchroMatch) -> list[int]:
        return m.graveyard

    def take_hero(self, m: SynchroMatch, frame: Frame, hero: int) -> None:
        frame.stage = OVER
        m.graveyard.remove(hero)
        push_master(m, hero, OF_GRAVEYARD)

    def refuse_hero(self, m: SynchroMatch, frame: Frame) -> Refusal:
        rule = rule_of(m, landmark_of(frame))
        return no(rule, "Questo Eroe non è nel Mazzo Cimitero.", "This Hero is not in the Graveyard.")

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.MASTER if m.graveyard else 0.0


class UpgradeMaster(Upgrading):
    """upgrade_master(n): so many Masters are upgraded."""

    what = OF_MASTER
    upgraded_by = "SH-22.09"
    noun = MASTERS
    question = Phrase("quale Maestro potenziate?", "which Master do you upgrade?")

    def places(self, m: SynchroMatch) -> list[int]:
        return masters_to_upgrade(m)

    def refuse_landmark(self, m: SynchroMatch, rule: str) -> Refusal:
        return no("SH-19.27", "Nessun Maestro da potenziare.", "There is no Master to upgrade.")

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        some = any([m.master[board] >= 0 and not m.master[board] & 1 for board in m.party()])
        return prospects.UPGRADED if some else 0.0


# -- who rises, who leaves -----------------------------------------------------------------------------------------


class LevelUp(Asking):
    """level_up(n): a chosen Hero gains levels."""

    raises = True
    question = Phrase("quale Eroe sale di livello?", "which Hero gains a level?")

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def would_do(self, m: SynchroMatch) -> bool:
        return not all_at_top(m)

    def boards(self, m: SynchroMatch, frame: Frame) -> list[int]:
        return [board for board in m.line if m.level[board] < MAX_LEVEL]

    def take_board(self, m: SynchroMatch, frame: Frame, board: int) -> None:
        frame.stage = OVER
        gain_levels(m, board, self.number)

    def refuse_board(self, m: SynchroMatch, frame: Frame, board: int) -> Refusal:
        if board not in m.line:
            return not_offered(m, frame)
        phrase = Phrase("{name} è già al livello massimo.", "{name} has the highest level already.")
        return Refusal("SH-14.08", phrase.fill(name=m.hero_card(board).name))

    def words(self) -> Phrase:
        return Phrase("un Eroe a scelta sale di ", "a Hero of choice gains ") + LEVELS.count(self.number)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.level_worth(m, m.party(), self.number)


class LevelUpAll(Measured):
    """level_up_all(n): all Heroes gain levels."""

    def would_do(self, m: SynchroMatch) -> bool:
        return not all_at_top(m)

    def do(self, m: SynchroMatch, rule: str) -> None:
        for board in reversed(m.line):
            gain_levels(m, board, self.number)

    def words(self) -> Phrase:
        return Phrase("tutti gli Eroi salgono di ", "all Heroes gain ") + LEVELS.count(self.number)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        heroes = m.party()
        return log(prospects.grown(m, heroes, self.number) / max(1.0, prospects.grown(m, heroes, 0)))


class DiscardHighest(Asking):
    """discard_highest: the Hero with the highest level leaves the party."""

    is_needed = True
    loses_hero = True
    wording = Phrase("l'Eroe di livello più alto lascia il gruppo", "the Hero with the highest level leaves the party")
    question = Phrase("quale Eroe lascia il gruppo?", "which Hero leaves the party?")

    def would_do(self, m: SynchroMatch) -> bool:
        return len(m.party()) > 1

    def is_settled(self, m: SynchroMatch, frame: Frame) -> bool:
        if len(highest(m)) > 1:
            return False
        discard_hero(m, highest(m)[0])
        return True

    def boards(self, m: SynchroMatch, frame: Frame) -> list[int]:
        return highest(m)

    def take_board(self, m: SynchroMatch, frame: Frame, board: int) -> None:
        frame.stage = OVER
        discard_hero(m, board)

    def refuse_board(self, m: SynchroMatch, frame: Frame, board: int) -> Refusal:
        if board not in m.line:
            return not_offered(m, frame)
        rule = rule_of(m, landmark_of(frame))
        return no(rule, "Lascia il gruppo chi ha il livello più alto.", "Who has the highest level leaves the party.")

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        heroes = m.party()
        strongest = max([prospects.OUTPUT[m.level[board]] for board in heroes], default=1.0)
        return log(max(0.1, 1.0 - strongest / max(1.0, prospects.grown(m, heroes, 0))))


def discard_hero(m: SynchroMatch, board: int) -> None:
    """Send a Hero to the graveyard; its Items stay with the party (SH-19.22, SH-A.21)."""
    hero = m.hero[board] >> 1
    m.graveyard.append(hero)
    m.tell("HeroDiscarded", -1, (board, hero), "SH-19.22")
    m.strip_board(board, "SH-19.22")
    m.store_items(board)


class MaxParty(Measured):
    """max_party(n): from now on the party has at most so many Heroes."""

    def do(self, m: SynchroMatch, rule: str) -> None:
        m.max_party = self.number
        m.tell("PartyLimited", -1, (self.number,), rule)

    def words(self) -> Phrase:
        phrase = Phrase("da ora il gruppo ha al massimo {n} Eroi", "from now on the party has at most {n} Heroes")
        return phrase.fill(n=self.number)
