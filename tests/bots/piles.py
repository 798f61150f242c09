"""A small game written on the bare contract, for bots: take one to three from the pile; who takes the last one wins.

Seats sit around the pile; every other seat is a partner when `partners` is asked for. The luck of each seat is a secret
number that changes nothing, so that there is something to imagine.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Decision, Event, IllegalChoice, Match, Option, Outcome, Raw, Refusal, Setting
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import EMPTY, Phrase


class PileMatch(Match):
    def __init__(self, seats: int, pile: int, partners: bool) -> None:
        self.seats = seats
        self.pile = pile
        self.partners = partners
        self.active = 0
        self.luck = [0] * seats

    @property
    def game(self) -> Game:
        return Piles(self.partners)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if not self.pile:
            return ()
        raws: list[Raw] = [(0, number) for number in range(1, min(3, self.pile) + 1)]
        return (Decision(self, self.active, raws, False),)

    def choose(self, seat: int, option: Option | str) -> Sequence[Event]:
        number = int(option.split(":")[1]) if isinstance(option, str) else option.raw[1]
        if not self.pile or seat != self.active or not 1 <= number <= min(3, self.pile):
            raise IllegalChoice(Phrase("No.", "No."))
        self.step += 1
        self.pile -= number
        self.active = (self.active + 1) % self.seats
        return [Event("Taken", seat, (number,))]

    @property
    def outcome(self) -> Outcome | None:
        if self.pile:
            return None
        last = (self.active - 1) % self.seats
        winners = tuple(s for s in range(self.seats) if (s - last) % 2 == 0) if self.partners else (last,)
        return Outcome(winners, "P-1", EMPTY)

    def view(self, seat: int | None) -> JSON:
        return {"pile": self.pile, "active": self.active}

    def copy(self) -> PileMatch:
        m = PileMatch(self.seats, self.pile, self.partners)
        m.active = self.active
        m.luck = self.luck[:]
        return m

    def save(self) -> JSON:
        return {"game": "piles", "seats": self.seats, "pile": self.pile, "active": self.active}

    def imagine(self, seat: int, rng: Random) -> Match:
        m = self.copy()
        m.luck = [luck if s == seat else rng.randrange(10) for s, luck in enumerate(self.luck)]
        return m

    def why_not(self, seat: int, wanted: str) -> Refusal:
        return Refusal("", EMPTY)

    def undo(self, seat: int, chain: bool = False) -> None:
        raise IllegalChoice(EMPTY)

    def concede(self, seat: int) -> Sequence[Event]:
        raise IllegalChoice(EMPTY)

    def verbs(self) -> tuple[str, ...]:
        return ("take",)

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        return Phrase(f"Prendi {raw[1]}", f"Take {raw[1]}")

    def option_thing(self, seat: int, raw: Raw) -> str:
        return ""

    def prompt_of(self, seat: int) -> Phrase:
        return Phrase("Quanti?", "How many?")

    def rule_of(self, seat: int) -> str:
        return "P-1"

    def source_of(self, seat: int) -> str:
        return ""


class Sealed(PileMatch):
    """A real match: whoever does more with it than read its decision and imagine another is caught."""

    def copy(self) -> PileMatch:
        raise AssertionError("somebody copied the real match")

    def choose(self, seat: int, option: Option | str) -> Sequence[Event]:
        raise AssertionError("somebody played in the real match")

    def view(self, seat: int | None) -> JSON:
        raise AssertionError("somebody looked at the real match")

    def save(self) -> JSON:
        raise AssertionError("somebody saved the real match")

    def imagine(self, seat: int, rng: Random) -> Match:
        m = PileMatch(self.seats, self.pile, self.partners)
        m.active = self.active
        return m


class Piles(Game):
    key = "piles"
    name = Phrase("Mucchio", "Pile")
    blurb = EMPTY
    version = 1
    min_seats = 2
    max_seats = 4
    folder = Path(__file__).parent

    def __init__(self, partners: bool = False) -> None:
        self.partners = partners

    def settings(self) -> list[Setting]:
        return []

    def new(self, seats: int = 2, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        return PileMatch(seats, options.get("pile", 10), self.partners)

    def restore(self, saved: JSON) -> Match:
        raise NotImplementedError

    def digest(self, options: JSON) -> str:
        return ""

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        return ""

    def describe(self, view: JSON, lang: str) -> list[str]:
        return []

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        return ""

    def evaluate(self, match: Match, seat: int) -> float:
        outcome = match.outcome
        if outcome is None:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0
