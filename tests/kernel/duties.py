"""A tiny game on frames, for the kernel's own tests: four seats in two teams (0 and 2, 1 and 3).

Every seat may act at any time. `take:n` adds n to the score, `bet` begins a chain of two decisions (how much,
then on which number), `look` shows the seat a hidden number, `show` shows it to the seat's partner, `toss` draws
chance, `set_off` makes two abilities wait whose order somebody chooses, `stop` ends the match.
"""

from __future__ import annotations

from random import Random

from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import JSON, Match, Outcome, Raw, Refusal
from ludoteca.kernel.effects import BASIC_VERBS, ResolveTriggers
from ludoteca.kernel.frames import DONE, WAIT, Frame, FrameMatch, Node
from ludoteca.kernel.game import Game
from ludoteca.kernel.rules import Catalogue, short_catalogue
from ludoteca.kernel.texts import Phrase

VERBS = (*BASIC_VERBS, "take", "bet", "look", "show", "toss", "set_off", "stop", "stake", "number")
TAKE, BET, LOOK, SHOW, TOSS, SET_OFF, STOP, STAKE, NUMBER = range(len(BASIC_VERBS), len(VERBS))
TRIGGERS, ANYTHING, BETTING, BELL, DRUM = range(5)
WORDS = Phrase("Scegli.", "Choose.")


class Anything(Node):
    """Everybody may act."""

    def __init__(self) -> None:
        self.is_flow = True
        self.starts_chain = True

    def run(self, match: FrameMatch, frame: Frame) -> int:
        frame.waits = (1 << match.seats) - 1
        return WAIT

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(TAKE, 1), (TAKE, 2), (BET,), (LOOK,), (SHOW,), (TOSS,), (SET_OFF,), (STOP,)]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        assert isinstance(match, Duties)
        verb = raw[0]
        if verb == TAKE:
            match.score[seat] += raw[1]
        elif verb == BET:
            match.push(BETTING, -1, seat)
        elif verb == LOOK:
            match.learn(1 << seat)
        elif verb == SHOW:
            match.learn(1 << (seat + 2) % 4)
        elif verb == TOSS:
            match.score[seat] += match.roll(6, "die")
        elif verb == SET_OFF:
            match.set_off(BELL, -1, seat)
            match.set_off(DRUM, -1, seat)
        else:
            match.end(Outcome((seat,), "D-1", WORDS))

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return WORDS


class Betting(Node):
    """Two small decisions of one seat, then a drum."""

    def run(self, match: FrameMatch, frame: Frame) -> int:
        assert isinstance(match, Duties)
        if len(frame.slots) < 2:
            frame.waits = 1 << frame.seat
            return WAIT
        match.bank -= frame.slots[0]
        match.score[frame.seat] += frame.slots[0] * frame.slots[1]
        match.push(DRUM)
        return DONE

    def options(self, match: FrameMatch, frame: Frame, seat: int) -> list[Raw]:
        assert isinstance(match, Duties)
        if not frame.slots:
            return [(STAKE, n) for n in (1, 2, 3) if n <= match.bank]
        return [(NUMBER, n) for n in (1, 2)]

    def answer(self, match: FrameMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])

    def prompt(self, match: FrameMatch, frame: Frame, seat: int) -> Phrase:
        return WORDS


class Sound(Node):
    """What a triggered ability does: it is heard."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, match: FrameMatch, frame: Frame) -> int:
        assert isinstance(match, Duties)
        match.heard.append(self.name)
        return DONE


def programme() -> list[Node]:
    nodes: list[Node] = [ResolveTriggers(), Anything(), Betting(), Sound("bell"), Sound("drum")]
    for number, node in enumerate(nodes):
        node.number = number
    return nodes


class DutiesGame(Game):
    key = "duties"
    name = blurb = Phrase("Compiti", "Duties")
    version = 1
    min_seats = max_seats = 4

    def rules(self) -> Catalogue:
        return short_catalogue("D", {})

    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        return new_duties()

    def restore(self, saved: JSON) -> Match:
        match = Duties()
        match.load(saved)
        return match


class Duties(FrameMatch):
    def __init__(self, nodes: list[Node] | None = None) -> None:
        super().__init__(4, nodes if nodes is not None else programme())
        self.score = [0, 0, 0, 0]
        self.bank = 3
        self.heard: list[str] = []

    @property
    def game(self) -> Game:
        return DutiesGame()

    def check(self) -> None:
        return None

    def trigger_node(self) -> int:
        return TRIGGERS

    def trigger_seat(self, ready: list[int]) -> int:
        return (self.triggers[ready[0]].seat + 1) % 4

    def trigger_rule(self) -> str:
        return "D-2"

    def verbs(self) -> tuple[str, ...]:
        return VERBS

    def blank(self) -> FrameMatch:
        return Duties(self.programme)

    def copy_state(self, into: FrameMatch) -> None:
        assert isinstance(into, Duties)
        into.score, into.bank, into.heard = self.score[:], self.bank, self.heard[:]

    def save_state(self) -> JSON:
        return {"score": self.score[:], "bank": self.bank, "heard": self.heard[:]}

    def load_state(self, saved: JSON) -> None:
        self.score, self.bank, self.heard = list(saved["score"]), saved["bank"], list(saved["heard"])

    def header(self) -> JSON:
        return {"game": "duties", "version": 1, "seats": 4, "options": {}, "content": "none"}

    def shuffle_secrets(self, seat: int, rng: Random) -> None:
        return None

    def refusal(self, seat: int, raw: Raw) -> Refusal:
        return Refusal("D-3", Phrase("Non ora.", "Not now."))

    def result_of_concession(self, seat: int) -> Outcome:
        return Outcome(tuple(other for other in range(4) if other % 2 != seat % 2), "D-4", WORDS)

    def team_mask(self, seat: int) -> int:
        return 0b0101 if seat % 2 == 0 else 0b1010

    def view(self, seat: int | None) -> JSON:
        return self.save_state()

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        return WORDS

    def option_thing(self, seat: int, raw: Raw) -> str:
        return ""


def new_duties(chance: Chance | None = None) -> Duties:
    match = Duties()
    match.chance = chance if chance is not None else Seeded(1)
    match.start(ANYTHING)
    return match
