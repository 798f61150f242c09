"""A tiny game on frames, for what a choice uncovers: digging in one's own urn until the marked ball turns up.

Each seat has an urn of numbered balls in an order that nobody knows. Digging shows them one after the other until
the ball 0 is found; then all go back and the urn is shaken. Nothing of it stays in any view, so only the match's own
record says that everybody was allowed to see them.
"""

from __future__ import annotations

from random import Random

from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import EVERYONE, JSON, Event, Match, Outcome, Raw, Refusal
from ludoteca.kernel.frames import DONE, WAIT, Frame, FrameMatch, Node
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase
from tests.conformance.stones import WORDS, StonesGame

VERBS = ("dig", "pass")
DIG, PASS = range(len(VERBS))
TURNS = 12
BALLS = 8


class Turn(Node):
    """One after the other."""

    is_flow = True
    starts_chain = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        assert isinstance(match, Urns)
        if not match.urns[0]:
            match.fill(0)
            match.fill(1)
        if match.step >= TURNS:
            match.end(Outcome((0,), "ST-1", WORDS))
            return DONE
        frame.waits = 1 << match.step % 2
        return WAIT

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(DIG,), (PASS,)]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        assert isinstance(match, Urns)
        if raw[0] == DIG:
            match.dig(seat)

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Scavi nell'urna o passi?", "Will you dig in the urn, or pass?")

    def asking_rule(self, match: FrameMatch, frame: Frame) -> str:
        return "ST-1"


class Urns(FrameMatch):
    """Sound: whoever is told what comes up has been allowed to see it."""

    shown = 0b11
    """Who may see the balls that come up, by the rules."""
    told_to = EVERYONE

    def __init__(self, nodes: list[Node]) -> None:
        super().__init__(2, nodes)
        self.urns: list[list[int]] = [[], []]

    def dig(self, seat: int) -> None:
        for ball in self.urns[seat]:
            self.learn(self.shown)
            self.tell("Shown", seat, (ball,), "ST-1", self.told_to)
            if not ball:
                break
        self.fill(seat)

    def fill(self, seat: int) -> None:
        self.urns[seat] = self.shuffle(list(range(BALLS)), "urn")

    @property
    def game(self) -> Game:
        return UrnsGame(type(self))

    def check(self) -> None:
        return None

    def trigger_node(self) -> int:
        return -1

    def trigger_seat(self, ready: list[int]) -> int:
        return 0

    def trigger_rule(self) -> str:
        return ""

    def verbs(self) -> tuple[str, ...]:
        return VERBS

    def blank(self) -> FrameMatch:
        return type(self)(self.programme)

    def copy_state(self, into: FrameMatch) -> None:
        assert isinstance(into, Urns)
        into.urns = [urn[:] for urn in self.urns]

    def save_state(self) -> JSON:
        return {"urns": [urn[:] for urn in self.urns]}

    def load_state(self, saved: JSON) -> None:
        self.urns = [list(urn) for urn in saved["urns"]]

    def header(self) -> JSON:
        return {"game": "urns", "version": 1, "seats": 2, "options": {}, "content": "none"}

    def shuffle_secrets(self, seat: int, rng: Random) -> None:
        for urn in self.urns:
            rng.shuffle(urn)

    def refusal(self, seat: int, raw: Raw) -> Refusal:
        return Refusal("ST-1", Phrase("Non si può fare ora.", "This cannot be done now."))

    def result_of_concession(self, seat: int) -> Outcome:
        return Outcome((1 - seat,), "ST-1", WORDS)

    def view(self, seat: int | None) -> JSON:
        return {"step": self.step, "over": self.result is not None}

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        return Phrase("Scava", "Dig") if raw[0] == DIG else Phrase("Passa", "Pass")

    def option_thing(self, seat: int, raw: Raw) -> str:
        return "pile" if raw[0] == DIG else "die"


class TellsUnseen(Urns):
    """Tells everybody what nobody was allowed to see."""

    shown = 0


class TellsTheOther(Urns):
    """Shows seat 0 what comes up, and tells it to both."""

    shown = 0b01


class UrnsGame(StonesGame):
    key = "urns"

    def __init__(self, kind: type[Urns] = Urns) -> None:
        super().__init__()
        self.urns = kind

    def grid(self) -> list[dict[str, JSON]]:
        return [{}]

    def match(self) -> Urns:
        node = Turn()
        node.number = 0
        return self.urns([node])

    def new(self, seats: int = 2, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        match = self.match()
        match.chance = chance or (Chance() if seed is None else Seeded(seed))
        match.start(0)
        return match

    def restore(self, saved: JSON) -> Match:
        match = self.match()
        match.load(saved)
        return match

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        return super().draw({"pile": view["step"]}, decisions, lang, shape, names)

    def describe(self, view: JSON, lang: str) -> list[str]:
        return super().describe({"pile": view["step"]}, lang)

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        return super().tell(view, event, lang) if event.kind == "Shown" else ""
