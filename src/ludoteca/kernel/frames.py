"""The stack of unfinished business, and the loop that settles it.

Everything that a match is in the middle of, from the turn itself to the second half of a card, is a `Frame`: which
node of the programme it runs, how far it got, and what it has bound so far. Frames are plain numbers, so a match can be
copied and saved at any decision. Nodes (flow steps and effects) are shared and never change.

A frame may wait for several seats at once, which answer in any order. There is one stack: while somebody is in the
middle of something, nobody else acts.
"""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.chance import Chance, Seeded, restored
from ludoteca.kernel.contract import (
    EVERYONE,
    JSON,
    Decision,
    Events,
    IllegalChoice,
    Match,
    Offer,
    Option,
    Outcome,
    Raw,
    Refusal,
    Told,
    of_one_game,
)
from ludoteca.kernel.texts import EMPTY, Phrase

AnyMatch = Any
"""A `FrameMatch` in what games derive from: their own nodes, filters and effects name their own class of match."""
LIVE: Final = Chance()
DONE: Final = 0
"""The frame is finished and leaves the stack (frames it has pushed stay)."""
GO: Final = 1
"""The frame goes on: run it again, after whatever it has pushed."""
WAIT: Final = 2
"""The frame waits for the seats in `frame.waits`."""
MOST_RUNS: Final = 100_000
"""How often frames may run before somebody is asked again: in random games no choice takes two hundred."""


class Endless(Exception):
    """What a choice set going does not come to an end: cards that set each other off for ever."""


class Frame:
    """One piece of unfinished business."""

    __slots__ = ("amount", "it", "node", "place", "seat", "slots", "source", "stage", "waits")

    def __init__(self, node: int, source: int = -1, seat: int = -1) -> None:
        self.node = node
        self.stage = 0
        """How far the node got; its own numbering."""
        self.source = source
        """The card it comes from."""
        self.seat = seat
        """Who controls it."""
        self.it = -1
        """The thing chosen last: what "it" means on a card."""
        self.place = -1
        """Where the source was when this began."""
        self.amount = 0
        """A number that belongs to what set it off: how much damage, how many cards."""
        self.waits = 0
        """The seats being asked, as a bit mask."""
        self.slots: list[int] = []

    def copy(self) -> Frame:
        f = Frame(self.node, self.source, self.seat)
        f.stage = self.stage
        f.it = self.it
        f.place = self.place
        f.amount = self.amount
        f.waits = self.waits
        if self.slots:
            f.slots = self.slots[:]
        return f

    def save(self) -> list[int]:
        numbers = [self.node, self.stage, self.source, self.seat, self.it, self.place, self.amount, self.waits]
        return numbers + self.slots


def restored_frame(saved: list[int]) -> Frame:
    """Make the frame that `Frame.save` wrote."""
    frame = Frame(saved[0], saved[2], saved[3])
    frame.stage = saved[1]
    frame.it, frame.place, frame.amount, frame.waits = saved[4], saved[5], saved[6], saved[7]
    frame.slots = saved[8:]
    return frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A step of the flow or an effect of a card. `number` is its place in the programme."""

    number: int = -1
    is_flow: ClassVar[bool] = False
    """Waiting triggers are resolved before a flow node goes on."""
    starts_chain: ClassVar[bool] = False
    """Its decisions begin a new chain."""
    question: ClassVar[Phrase] = EMPTY
    """What it asks, where that is always the same."""
    asked_by: ClassVar[str] = ""
    """The rule by which it asks, where that is always the same."""

    @abstractmethod
    def run(self, match: AnyMatch, frame: Frame) -> int:
        """Do the next part; DONE, GO or WAIT."""

    def options(self, match: AnyMatch, frame: Frame, seat: int) -> list[Raw]:
        """List what `seat` may answer while the frame waits for it: enumerated from the position, never stored."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, match: AnyMatch, frame: Frame, seat: int, raw: Raw) -> None:
        raise NotImplementedError(type(self).__name__)

    def prompt(self, match: AnyMatch, frame: Frame, seat: int) -> Phrase:
        if self.question is EMPTY:
            raise NotImplementedError(type(self).__name__)
        return self.question

    def asking_rule(self, match: AnyMatch, frame: Frame) -> str:
        return self.asked_by


class Trigger:
    """An ability that has been set off and waits for its turn."""

    __slots__ = ("amount", "it", "moment", "node", "place", "seat", "source")

    def __init__(self, node: int, source: int, seat: int, place: int, it: int, moment: int, amount: int = 0) -> None:
        self.node = node
        self.source = source
        self.seat = seat
        self.place = place
        self.it = it
        self.moment = moment
        """Triggers of one moment are simultaneous; earlier moments come first."""
        self.amount = amount

    def save(self) -> list[int]:
        return [self.node, self.source, self.seat, self.place, self.it, self.moment, self.amount]


def numbered(nodes: list[Node]) -> list[Node]:
    """Give nodes their places in a programme that begins with them."""
    for number, node in enumerate(nodes):
        node.number = number
    return nodes


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameMatch(Match):
    """A match whose unfinished business is a stack of frames. Games derive their state from this."""

    __slots__ = (
        "_asked",
        "_offers",
        "chance",
        "changed",
        "earlier",
        "learnt",
        "moment",
        "programme",
        "quiet",
        "ran",
        "result",
        "stack",
        "step",
        "told",
        "triggers",
    )

    needed: ClassVar[tuple[str, ...]] = (
        "check",
        "trigger_node",
        "trigger_seat",
        "trigger_rule",
        "blank",
        "copy_state",
        "save_state",
        "load_state",
        "header",
        "shuffle_secrets",
        "refusal",
        "result_of_concession",
    )

    sources: ClassVar[str] = "card"
    """What things on the table the sources of its frames are, as in "card:12"."""
    effects_ask_by: ClassVar[str] = ""
    """The rule by which somebody is asked where a node names none."""
    patient: ClassVar[bool] = False
    """The position is checked when an effect is over, not between its parts: before flow nodes and triggers only."""

    def __init__(self, seats: int, programme: list[Node]) -> None:
        self.seats = seats
        self.programme = programme
        self.stack: list[Frame] = []
        """What is unfinished; the last of it runs, or waits for an answer."""
        self.triggers: list[Trigger] = []
        self.moment = 0
        self.chance: Chance = LIVE
        self.result: Outcome | None = None
        self.step = 0
        self.earlier = 0
        """The earlier version of the rules by which it is played on; 0 where it goes by those installed."""
        self.changed = False
        """Something happened that the game must check (deaths, victory) before anything else goes on."""
        self.learnt = 0
        """The seats that learnt something hidden since the last choice was made, as a bit mask."""
        self.quiet = False
        """No events are made: for matches that only think."""
        self.told: list[Told] = []
        """What has happened since the last choice was made, that one included."""
        self.ran: set[int] | None = None
        """The nodes that have run, where somebody wants to know; shared with copies."""
        self._offers: list[Offer] | None = None
        """What is asked now, once somebody wanted to know."""
        self._asked: tuple[Decision, ...] | None = None
        """The same for people. They point back to the match, so that one that only thinks keeps none."""

    # -- what a game provides ------------------------------------------------------------------------------------

    @abstractmethod
    def check(self) -> None:
        """Look at what has changed: things that die, victory. Called before the next frame runs."""

    @abstractmethod
    def trigger_node(self) -> int:
        """Return the programme's node that puts waiting triggers in order."""

    @abstractmethod
    def trigger_seat(self, ready: list[int]) -> int:
        """Return who says which of the waiting triggers (by their places) is next."""

    @abstractmethod
    def trigger_rule(self) -> str:
        """Name the rule that gives that player the say."""

    @abstractmethod
    def blank(self) -> FrameMatch:
        """Make a match of the same kind that shares what never changes and has nothing else yet."""

    @abstractmethod
    def copy_state(self, into: FrameMatch) -> None: ...

    @abstractmethod
    def save_state(self) -> JSON: ...

    @abstractmethod
    def load_state(self, saved: JSON) -> None: ...

    @abstractmethod
    def header(self) -> JSON:
        """Return what the game needs to make this match again: game, version, seats, options, content digest."""

    @abstractmethod
    def shuffle_secrets(self, seat: int, rng: Random) -> None:
        """Redistribute at random all that `seat` does not know."""

    @abstractmethod
    def refusal(self, seat: int, raw: Raw) -> Refusal:
        """Explain why this option, which is not on offer, is not."""

    @abstractmethod
    def result_of_concession(self, seat: int) -> Outcome: ...

    def effect_names(self) -> dict[int, str]:
        """Name the effects of the programme by their numbers, for reports on which of them have run."""
        return {}

    def note_continued(self, seat: int, raw: Raw, node: int) -> None:
        """Note a choice that goes on with the chain under way, about to be answered at this node of the programme."""

    # -- the contract --------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    @property
    def decisions(self) -> tuple[Decision, ...]:
        asked = self._asked
        if asked is None:
            asked = tuple([Decision(self, seat, raws, continues) for seat, raws, continues in self.open_offers()])
            if not self.quiet:
                self._asked = asked
        return asked

    def open_decisions(self) -> tuple[Decision, ...]:
        asked = self._asked
        return self.decisions if asked is None else asked

    def open_offers(self) -> list[Offer]:
        offers = self._offers
        if offers is None:
            offers = []
            if self.result is None:
                frame = self.stack[-1]
                waits = frame.waits
                if waits & (waits - 1):
                    offers = [self.offer_of(frame, seat) for seat in range(self.seats) if waits >> seat & 1]
                else:
                    offers = [self.offer_of(frame, waits.bit_length() - 1)]
            self._offers = offers
        return offers

    def offer_of(self, frame: Frame, seat: int) -> Offer:
        node = self.programme[frame.node]
        return seat, node.options(self, frame, seat), not node.starts_chain

    def ask_anew(self) -> None:
        """Forget what was asked: something has changed."""
        self._offers = None
        self._asked = None

    def waiting_frame(self, seat: int) -> Frame | None:
        """Return the frame that waits for this seat, if one does."""
        stack = self.stack
        return stack[-1] if stack and stack[-1].waits >> seat & 1 else None

    def asking(self, seat: int) -> Frame:
        """Return the frame that waits for a seat which is asked something."""
        frame = self.waiting_frame(seat)
        assert frame is not None
        return frame

    def decision_of(self, seat: int) -> Decision | None:
        asked = self._asked
        if asked is not None or not self.quiet:
            for decision in self.open_decisions():
                if decision.seat == seat:
                    return decision
            return None
        for other, raws, continues in self.open_offers():
            if other == seat:
                return Decision(self, seat, raws, continues)
        return None

    @property
    def happened(self) -> Events:
        return Events(self.told)

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def learners(self) -> int:
        return self.learnt

    def tell_nothing(self) -> None:
        self.quiet = True
        self._asked = None

    def note_effects(self) -> None:
        self.ran = set()

    def noted_effects(self) -> dict[str, bool]:
        ran = self.ran
        return {} if ran is None else {name: number in ran for number, name in self.effect_names().items()}

    def times_drawn(self) -> int:
        chance = self.chance
        return chance.drawn if isinstance(chance, Seeded) else 0

    def choose(self, seat: int, option: Option | str) -> Events:
        if isinstance(option, Option):
            asked = self._asked
            if asked is not None:
                for decision in asked:
                    if decision is option.among and decision.seat == seat:
                        self.take(seat, option.raw, decision.continues)
                        return Events(self.told)
            match = option.among.match
            self.choose_raw(seat, option.raw if of_one_game(self, match) else self.parse_option(option.id))
        else:
            self.choose_raw(seat, self.parse_option(option))
        return Events(self.told)

    def choose_raw(self, seat: int, raw: Raw) -> None:
        for other, raws, continues in self.open_offers():
            if other == seat and raw in raws:
                self.take(seat, raw, continues)
                return
        raise self.refused(seat, raw)

    def take(self, seat: int, raw: Raw, continues: bool) -> None:
        """Take the seat's answer to one of the open decisions, on offer there."""
        frame = self.stack[-1]
        self.told = []
        self.learnt = 0
        self.step += 1
        self._offers = None
        self._asked = None
        frame.waits = 0
        if continues:
            self.note_continued(seat, raw, frame.node)
        self.programme[frame.node].answer(self, frame, seat, raw)
        self.settle()

    def require_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalChoice(Phrase("Non c'è un posto {n}.", "There is no seat {n}.").fill(n=seat))

    def refused(self, seat: int, raw: Raw) -> IllegalChoice:
        self.require_seat(seat)
        if self.result is not None:
            return IllegalChoice(Phrase("La partita è finita.", "The match is over."), self.result.rule)
        refusal = self.refusal(seat, raw)
        return IllegalChoice(refusal.reason, refusal.rule)

    def concede(self, seat: int) -> Events:
        self.require_seat(seat)
        if self.result is not None:
            raise IllegalChoice(Phrase("La partita è finita.", "The match is over."), self.result.rule)
        self.told = []
        self.learnt = 0
        self.step += 1
        self.ask_anew()
        self.tell("Conceded", seat)
        self.give_up(seat)
        return Events(self.told)

    def give_up(self, seat: int) -> None:
        """Let a player concede: the match ends, unless the others may go on without them."""
        self.end(self.result_of_concession(seat))

    def copy(self, chance: Chance | None = None) -> FrameMatch:
        m = self.blank()
        m.seats = self.seats
        m.programme = self.programme
        m.stack = [frame.copy() for frame in self.stack]
        m.triggers = self.triggers[:]
        m.moment = self.moment
        m.chance = self.chance.copy() if chance is None else chance
        m.result = self.result
        m.step = self.step
        m.earlier = self.earlier
        m.changed = self.changed
        m.quiet = self.quiet
        m.ran = self.ran
        self.copy_state(m)
        return m

    def save(self) -> JSON:
        saved: dict[str, JSON] = dict(self.header())
        saved["step"] = self.step
        saved["stacks"] = [[frame.save() for frame in self.stack]]
        saved["triggers"] = [trigger.save() for trigger in self.triggers]
        saved["moment"] = self.moment
        saved["chance"] = self.chance.save()
        saved["outcome"] = self.result.to_json() if self.result is not None else None
        saved["state"] = self.save_state()
        return saved

    def load(self, saved: JSON) -> None:
        """Take over the position that `save` made; the match must be of the same kind and content."""
        self.step = saved["step"]
        self.stack = [restored_frame(f) for f in saved["stacks"][0]]
        self.triggers = [Trigger(t[0], t[1], t[2], t[3], t[4], t[5], t[6]) for t in saved["triggers"]]
        self.moment = saved["moment"]
        self.chance = restored(saved["chance"])
        ended = saved["outcome"]
        self.result = None
        if ended is not None:
            reason = Phrase(ended["reason"]["it"], ended["reason"]["en"])
            self.result = Outcome(tuple(ended["winners"]), ended["rule"], reason, ended["draw"])
        self.load_state(saved["state"])
        self.changed = True  # a look at what may have changed before the save does no harm
        self.told = []
        self.ask_anew()

    def imagine(self, seat: int, rng: Random) -> FrameMatch:
        m = self.copy()
        m.chance = Seeded(rng.getrandbits(48))
        m.shuffle_secrets(seat, rng)
        m.ask_anew()
        return m

    def why_not(self, seat: int, wanted: str) -> Refusal:
        try:
            self.require_seat(seat)
            raw = self.parse_option(wanted)
        except IllegalChoice as error:
            return Refusal(error.rule, error.reason)
        decision = self.decision_of(seat)
        if decision is not None and raw in decision.raws:
            return Refusal("", EMPTY)
        return self.refusal(seat, raw)

    def parse_option(self, text: str) -> Raw:
        verb, _, rest = text.partition(":")
        verbs = self.verbs()
        if verb in verbs:
            try:
                return (verbs.index(verb), *[int(n) for n in rest.split("/") if rest])
            except ValueError:
                pass
        raise IllegalChoice(
            Phrase("Non esiste un'opzione «{text}».", "There is no option “{text}”.").fill(text=text[:80])
        )

    def prompt_of(self, seat: int) -> Phrase:
        frame = self.waiting_frame(seat)
        if frame is None or self.result is not None:
            return EMPTY
        return self.programme[frame.node].prompt(self, frame, seat)

    def rule_of(self, seat: int) -> str:
        frame = self.waiting_frame(seat)
        if frame is None or self.result is not None:
            return ""
        return self.programme[frame.node].asking_rule(self, frame) or self.effects_ask_by

    def source_of(self, seat: int) -> str:
        frame = self.waiting_frame(seat)
        return f"{self.sources}:{frame.source}" if frame is not None and frame.source >= 0 else ""

    # -- what nodes use ------------------------------------------------------------------------------------------

    def push(self, node: int, source: int = -1, seat: int = -1) -> Frame:
        """Run this node next, before what runs now goes on."""
        frame = Frame(node, source, seat)
        self.stack.append(frame)
        return frame

    def set_off(self, node: int, source: int, seat: int, place: int = -1, it: int = -1, amount: int = 0) -> None:
        """Let a triggered ability wait from now on."""
        self.triggers.append(Trigger(node, source, seat, place, it, self.moment, amount))

    def next_moment(self) -> None:
        self.moment += 1

    def shuffle(self, things: list[int], label: str) -> list[int]:
        return self.chance.shuffle(things, label)

    def pick(self, n: int, label: str) -> int:
        return self.chance.pick(n, label)

    def roll(self, sides: int, label: str) -> int:
        return self.chance.roll(sides, label)

    def learn(self, seats: int) -> None:
        """Note that these seats have come to know something that was hidden from them."""
        self.learnt |= seats

    def tell(
        self, kind: str, seat: int, things: tuple[int, ...] = (), rule: str = "", audience: int = EVERYONE
    ) -> None:
        if not self.quiet:
            self.told.append((kind, seat, things, rule, audience))

    def end(self, outcome: Outcome) -> None:
        """End the match, at once."""
        if self.result is None:
            self.result = outcome
            self.ask_anew()
            self.tell("MatchEnded", -1, outcome.winners, outcome.rule)

    # -- the loop ------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Run until somebody is waited for or the match is over."""
        programme = self.programme
        stack = self.stack
        ran = self.ran
        patient = self.patient
        left = MOST_RUNS
        while self.result is None:
            left -= 1
            if left < 0:
                raise Endless(f"{MOST_RUNS} steps without an end")
            if not stack:
                raise RuntimeError("nothing left to do, and no outcome")
            frame = stack[-1]
            node = programme[frame.node]
            if self.changed and (not patient or node.is_flow or frame.node == self.trigger_node()):
                self.changed = False
                self.check()
                continue
            if frame.waits:
                return
            if self.triggers and node.is_flow:
                stack.append(Frame(self.trigger_node()))
                continue
            if ran is not None:
                ran.add(frame.node)
            status = node.run(self, frame)
            if status == DONE:
                if stack[-1] is frame:
                    stack.pop()
                    if frame.it >= 0 and stack:
                        stack[-1].it = frame.it
                else:
                    stack.remove(frame)
            elif status == WAIT:
                if not frame.waits:
                    raise RuntimeError(f"{type(node).__name__} waits for nobody")
                if stack[-1] is frame and (patient or not self.changed):
                    return

    def start(self, node: int) -> None:
        """Begin with this node."""
        self.stack = [Frame(node)]
        self.settle()

    def go_on(self) -> None:
        if self.result is None and not self.stack[-1].waits:
            self.settle()
