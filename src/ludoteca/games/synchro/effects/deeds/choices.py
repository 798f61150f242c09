"""Deeds made of others, and those that lead elsewhere: to the Village, into a dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.effects.deeds.base import AtOnce, Compound, Deed
from ludoteca.games.synchro.effects.deeds.coins import roll
from ludoteca.games.synchro.flow.registers import begin_deed
from ludoteca.games.synchro.flow.steps import VILLAGE
from ludoteca.games.synchro.state.match import VILLAGE_VISITED
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import both, commas, joined_with, same
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Roll(Compound):
    """roll(part…): a die is rolled, and each of its values brings something."""

    def is_settled(self, m: SynchroMatch, frame: Frame) -> bool:
        begin_deed(m, frame, roll(m, frame, "SH-19.15") - 1)
        return True

    def words(self) -> Phrase:
        return Phrase("tirate un dado. ", "roll a die. ") + rows_of(list(range(1, len(self.parts) + 1)), self.parts)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return sum([part.worth(m, left, coin) for part in self.parts]) / len(self.parts)


class Either(Compound):
    """either(part…): the players choose one of several things."""

    question = Phrase("che cosa scegliete?", "what do you choose?")

    def would_do(self, m: SynchroMatch) -> bool:
        return any([part.would_do(m) for part in self.parts])

    def modes(self, m: SynchroMatch) -> list[int]:
        return [mode for mode, part in enumerate(self.parts) if part.would_do(m)]

    def words(self) -> Phrase:
        either = joined_with([part.words() for part in self.parts], Phrase("; oppure ", ", or "))
        return Phrase("a scelta: {either}", "choose one: {either}").fill(either=either)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return max([part.worth(m, left, coin) for part in self.parts])


def rows_of(keys: list[int], parts: list[Deed]) -> Phrase:
    """Say what each of these numbers brings: "1: …; 2: …"."""
    return commas([same(f"{key}: ") + part.words() for key, part in zip(keys, parts, strict=True)], "; ")


class VisitVillage(AtOnce):
    """visit_village: the Village, without spending Time."""

    wording = Phrase("visitate il Villaggio senza spendere altro Tempo", "visit the Village without spending more Time")

    def do(self, m: SynchroMatch, rule: str) -> None:
        if not m.visited & VILLAGE_VISITED:
            m.push(VILLAGE)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return 0.2 if m.coins >= 4 else 0.08


class Dungeon(AtOnce):
    """dungeon(level…): the battle is against these levels instead, without Elites, retreat and Exhaustion."""

    is_compound = True

    def __init__(self, levels: list[int]) -> None:
        super().__init__()
        self.levels = levels

    def would_do(self, m: SynchroMatch) -> bool:
        return False

    def do(self, m: SynchroMatch, rule: str) -> None:
        """Do nothing at the Landmark itself."""

    def battle(self) -> list[int] | None:
        return self.levels

    def words(self) -> Phrase:
        levels = both([same(level) for level in sorted(set(self.levels))])
        return Phrase(
            "la battaglia è contro {n} Mostri di livello {levels}, "
            "senza Élite, senza Ritirata e senza stato di Esausto",
            "the battle is against {n} Monsters of level {levels}, without Elites, retreat and Exhaustion",
        ).fill(n=len(self.levels), levels=levels)
