"""Matches of Synchro Horizon from their very beginning, with the tests' own box."""

from __future__ import annotations

from ludoteca.games.synchro.flow.steps import PREPARE
from ludoteca.games.synchro.game import Synchro
from ludoteca.games.synchro.setup import complete_options, empty_match, lay_out
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import Event
from tests.rules.synchro.chance import Arranged
from tests.rules.synchro.layout import seen_in
from tests.rules.synchro.table import BOX, Table

GAME = Synchro()
SEVEN = "bruno alba cora dino elio fosca gaia"


class Opening(Table):
    """A new match, in which these Heroes are drawn and these Skills; nothing is laid out."""

    def __init__(self, heroes: str = SEVEN, skills: str = "", shards: str = "", seats: int = 1) -> None:
        m = empty_match(complete_options({"packs": [str(BOX)]}, seats))
        self.chance = Arranged()
        self.chance.match = m
        self.events: list[Event] = []
        self._begun = True
        self._m = m
        m.chance = self.chance
        self.draws(heroes=heroes, skills=skills, shards=shards)
        lay_out(m)
        m.start(PREPARE)
        self._note(m.happened)
        self.sound()

    def pick(self, *heroes: str) -> list[Event]:
        return self.do(*[f"pick:{self.card('hero', hero)}" for hero in heroes])

    def picked(self) -> Opening:
        """Bruno, Alba, Cora and Dino are the party."""
        self.pick("bruno", "alba", "cora", "dino")
        return self

    def learnt(self) -> Opening:
        """They have learnt the first Skill they were shown, and each is led by the first seat."""
        self.picked()
        while self.phase in ("skills", "lead"):
            self.do(self.offered()[0])
        return self


def core(seats: int = 1, seed: int = 1) -> SynchroMatch:
    """A new match with the base box."""
    match = GAME.new(seats, seed=seed)
    assert isinstance(match, SynchroMatch)
    return match


def new(seats: int = 1, seed: int = 1, chance: Chance | None = None) -> SynchroMatch:
    """A new match with the tests' own box."""
    match = GAME.new(seats, chance=Seeded(seed) if chance is None else chance, packs=[str(BOX)])
    assert isinstance(match, SynchroMatch)
    return match


def begun(seats: int = 1, seed: int = 1, chance: Chance | None = None) -> SynchroMatch:
    """The same when the party is about to set out, without having been at the Village."""
    match = new(seats, seed, chance)
    while seen_in(match)["phase"] != "journey":
        decision = match.decisions[0]
        options = decision.options.ids
        match.choose(decision.seat, "skip" if "skip" in options else options[0])
    return match
