"""No leak: two worlds that differ only in what somebody may not know look the same to them, in every way.

The worlds are made without `imagine`: the same choices are made once more with the same chance, but for two cards that
have changed places in the shuffled deck. As long as both lie in the deck nobody may see a difference; as long as one of
them is in a hand that has not used it, nobody else may.

Pictures and words are made of a seat's view, its options and the log, and these are compared always: every field of
every line, what moves by it, what may be taken back, and who is waited for. What is made of them (the whole scene, the
words, questions and lessons) and what a seat can ask (why something is not allowed, what a draft leads to) is compared
as well in one pair of worlds of `DRAWN`, because drawing takes ten times as long as all the rest. Equal bytes are of
equal length.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import ludoteca
from ludoteca.kernel import asking, session
from ludoteca.kernel.chance import Chance, ChanceError, Seeded
from ludoteca.kernel.contract import JSON, Event, IllegalChoice, Match
from ludoteca.kernel.game import Game, HasCounts
from ludoteca.kernel.session import Drawn, Session, Step
from ludoteca.kernel.texts import with_names
from ludoteca.table import sight
from ludoteca.table.drafts import drafted
from ludoteca.table.logbook import Logbook
from tests.prove.outcome import Outcome, Until

LEAST = 12
"""Cards of a shuffle whose middle is not reached soon."""
STEPS = 30
"""Choices at most that are made in both worlds."""
BEFORE = 24
"""Choices at most before the worlds part."""
DRAFTS = 3
"""Of what a seat may do, so many are drafted."""
NAMES = ["A", "B", "C", "D", "E", "F"]
DRAWN = 20
"""Of so many pairs of worlds one is drawn."""


class World:
    """A session with a log for everybody; `drawn` where pictures and words are compared, too."""

    def __init__(self, begun: Session, look: Look) -> None:
        self.session = begun
        self.look = look
        self.views: dict[int | None, JSON] = {}
        """What has been seen of this position."""
        self.read: dict[int | None, int] = {}
        """The last line of the log that somebody has read."""
        self.learnt: list[set[int]] = [set() for _ in range(begun.match.seats)]
        """What each seat knew after steps that told it something: also the top of a deck that lies open."""
        self.log = Logbook(begun.game)
        self.log.lines.update({self.log.reader(viewer, look.lang): [] for viewer in look.viewers})
        self.log.tell(0, self.match, begun.beginning, self.view)

    @property
    def match(self) -> Match:
        return self.session.match

    def view(self, viewer: int | None) -> JSON:
        """Return what somebody sees now, made as tables make it: of what another sees, if anybody has looked."""
        if viewer not in self.views:
            another = next(iter(self.views.values()), None)
            fresh = another is None
            self.views[viewer] = self.match.view(viewer) if fresh else self.match.view_beside(viewer, another)
        return self.views[viewer]

    def choose(self, rng: Random) -> Step:
        """Choose anything that is offered."""
        decision = rng.choice(self.match.decisions)
        self._happened(self.session.choose(decision.seat, decision.options.sample(rng).id))
        return self.session.steps[-1]

    def follow(self, step: Step) -> None:
        self._happened(self.session.follow(step))

    def _happened(self, events: Sequence[Event]) -> None:
        self.views.clear()
        known: list[int] = getattr(self.match, "known", [])
        step = self.session.steps[-1]
        for seat in range(self.match.seats):
            if step.learnt >> seat & 1:
                self.learnt[seat] |= {card for card, seats in enumerate(known) if seats >> seat & 1}
        self.log.tell(len(self.session.steps), self.match, events, self.view)

    def learnt_by(self, viewer: int | None) -> set[int]:
        """Return the cards that somebody has learnt: a spectator, what all seats have."""
        return set.intersection(*self.learnt) if viewer is None else self.learnt[viewer]

    def told(self, viewer: int | None, cards: Collection[int]) -> bytes:
        """Write down all that somebody is told of the position, and of what led to it since they were told last."""
        return known(self, viewer) + (shown(self, viewer, cards) if self.look.drawn else b"")


class Look(Struct, frozen=True):
    """Who looks at two worlds, who looks first, and how."""

    viewers: list[int | None]
    lang: str
    shape: str
    drawn: bool


def known(world: World, viewer: int | None) -> bytes:
    """Write down all that somebody can be shown: the view, the options, what is new in the log, who is waited for."""
    match, read = world.match, world.read.get(viewer, 0)
    asked = [[option.id for option in decision.options] for decision in match.decisions if decision.seat == viewer]
    lines = world.log.since(viewer, world.look.lang, read)
    world.read[viewer] = world.log.last
    undo = viewer is not None and (world.session.can_undo(viewer), world.session.can_undo(viewer, chain=True))
    waiting = sorted(decision.seat for decision in match.decisions)
    return msgspec.json.encode([world.view(viewer), asked, lines, world.log.last, undo, waiting])


def shown(world: World, viewer: int | None, cards: Collection[int]) -> bytes:
    """Write down all that somebody is shown besides: picture, words, questions, lesson, score, answers."""
    game, match, view, lang = world.session.game, world.match, world.view(viewer), world.look.lang
    names = NAMES[: match.seats]
    asked = sight.decisions_json(match, viewer, lang, names)
    scene = sight.whole_scene(asking.paint(game, view, asked, lang, world.look.shape, names))
    words = [with_names(line, names) for line in asking.describe(game, view, lang)]
    score = game.counts().standing(match) if isinstance(game, HasCounts) else ()
    figures = [(figure.name.say(lang), figure.seat, figure.value, figure.sign) for figure in score]
    answers = answered(match, viewer, cards) if viewer is not None else []
    lesson = sight.lesson(game, view, asked, lang, names) if viewer is not None else None
    return msgspec.json.encode([scene, words, asked, lesson, figures, answers])


def answered(match: Match, seat: int, cards: Collection[int]) -> list[JSON]:
    """List what a seat learns by asking why not, also of cards that it cannot know, and by drafts of what it may do."""
    ids = [wish.id for wish in match.wishes(seat)[:8]]
    ids += [f"{id.partition(':')[0]}:{card}" for id in ids[:2] for card in sorted(cards)]
    refusals = [match.why_not(seat, id) for id in ids]
    answers: list[JSON] = [[refusal.rule, refusal.reason.it] for refusal in refusals]
    decision = match.decision_of(seat)
    for option in list(decision.options)[:DRAFTS] if decision is not None else ():
        draft = drafted(match, seat, (option.id,))
        next_asked = draft.match.decision_of(seat) if draft is not None else None
        answers.append(next_asked.to_json("it") if next_asked is not None else None)
    return answers


def places(rng: Random, size: int, hand: bool) -> tuple[int, int]:
    """Two places in a shuffled deck: both in its middle, or one of them where a first hand comes from."""
    middle = range(size * 2 // 5, size * 3 // 5)
    if not hand:
        first, second = rng.sample(middle, 2)
        return first, second
    return rng.choice((rng.randrange(5), size - 1 - rng.randrange(5))), rng.choice(middle)


class Shuffle(Struct):
    """Where a deck was shuffled: before the first step (0), or in one; and which of its outcomes that was."""

    step: int
    nth: int
    label: str
    order: list[int]


def shuffles(played: Session) -> list[Shuffle]:
    """Every shuffle so far of a deck whose middle is not reached soon."""
    drawn = [played.opening, *[step.drawn for step in played.steps]]
    return [
        Shuffle(number, nth, label, order)
        for number, outcomes in enumerate(drawn)
        for nth, (label, order) in enumerate(outcomes)
        if isinstance(order, list) and len(order) >= LEAST
    ]


def changed(drawn: Drawn, shuffle: Shuffle, one: int, other: int) -> Drawn:
    """The same outcomes, with two cards of the shuffle in each other's place."""
    order = list(shuffle.order)
    order[one], order[other] = order[other], order[one]
    return [*drawn[: shuffle.nth], (shuffle.label, order), *drawn[shuffle.nth + 1 :]]


def pair(game: Game, options: dict[str, Any], rng: Random, found: Outcome, drawn: bool) -> None:
    """Play some choices, make them again in a world with two cards changed, play on, and compare what is told."""
    begun = session.begin(game, chance=Seeded(rng.getrandbits(48)), **options)
    viewers: list[int | None] = [*range(begun.match.seats), None]
    rng.shuffle(viewers)
    look = Look(viewers, rng.choice(("it", "en")), rng.choice(("wide", "tall")), drawn)
    real = World(begun, look)
    for _ in range(rng.randrange(BEFORE)):
        if real.match.outcome is None:
            real.choose(rng)
    decks = shuffles(begun)
    if not decks or real.match.outcome is not None:
        found.note(f"of {game.key} without a deck")
        return
    latest = max(deck.step for deck in decks)
    deck = rng.choice([deck for deck in decks if deck.step == latest])
    hand = rng.random() < 0.5 and not game.open_information
    one, other = places(rng, len(deck.order), hand)
    cards = {deck.order[one], deck.order[other]}
    opening = changed(begun.opening, deck, one, other) if deck.step == 0 else begun.opening
    try:
        twin = World(session.open_again(game, begun.base, opening, Chance()), look)
        for number, step in enumerate(begun.steps, 1):
            if number > latest and uses(step, cards):
                found.note("where one of them was used before")
                return
            twin.follow(step if number != deck.step else with_drawn(step, changed(step.drawn, deck, one, other)))
        compare(game, real, twin, kept_from(look, deck, hand), cards, rng, found)
    except (ChanceError, IllegalChoice, ValueError):
        found.note("where the other card could not do the same")


def kept_from(look: Look, deck: Shuffle, hand: bool) -> list[int | None]:
    """Who may not know: everybody while the cards lie in the deck, all but its owner when one is in a hand."""
    return [viewer for viewer in look.viewers if not (hand and deck.label.endswith(f" {viewer}"))]


def compare(
    game: Game, real: World, twin: World, who: list[int | None], cards: set[int], rng: Random, found: Outcome
) -> None:
    """Play on in both worlds for as long as nobody uses the cards, and compare all that is told."""
    for _ in range(STEPS):
        for viewer in who:
            found.tried += 1
            found.note(f"of {game.key}")
            if real.look.drawn:
                found.note("drawn and put into words")
            if real.told(viewer, cards) != twin.told(viewer, cards):
                if any(came_out(world, viewer, cards) for world in (real, twin)):
                    found.note("where the cards came out")
                elif all(cards & world.learnt_by(viewer) for world in (real, twin)):
                    found.note("where one of them had lain open")
                else:
                    steps = len(real.session.steps)
                    found.broken.append(f"{game.key}: seat {viewer} sees {cards} change after {steps} steps")
                return
        if real.match.outcome is not None:
            return
        step = real.choose(rng)
        if uses(step, cards):
            return
        twin.follow(step)


def uses(step: Step, cards: set[int]) -> bool:
    """Whether a choice names one of the cards, or they are shuffled again."""
    named = {int(part) for part in step.option.split(":")[1:] if part.lstrip("-").isdigit()}
    return bool(named & cards) or any(isinstance(out, list) and cards & set(out) for _, out in step.drawn)


def with_drawn(step: Step, drawn: Drawn) -> Step:
    made = Step(step.seat, step.option, step.continues, step.conceded)
    made.drawn = drawn
    return made


def came_out(world: World, viewer: int | None, cards: set[int]) -> bool:
    """Tell whether an event has told somebody of one of the cards, and its step says that they learnt something."""
    return any(
        any(not cards.isdisjoint(event.seen_by(viewer).things) for event in step.events)
        and (viewer is None or step.learnt >> viewer & 1)
        for step in world.session.steps
    )


def run(seed: int, seconds: float, games: tuple[str, ...] = ()) -> Outcome:
    found, until = Outcome(what="pairs of positions"), Until(seconds)
    keys = games or tuple(key for key in sorted(ludoteca.list_games()) if not ludoteca.game(key).open_information)
    grids = {key: ludoteca.game(key).grid() for key in keys}
    while until.goes_on():
        drawn = until.tries % DRAWN == 1
        for key, grid in grids.items():
            try_pair(key, grid, f"{seed} {until.tries} {key}", found, drawn)
    return found


def try_pair(key: str, grid: Sequence[dict[str, Any]], seed: str, found: Outcome, drawn: bool) -> None:
    """Compare one pair of worlds; what was broken says by which seed it is made again."""
    rng, before = Random(seed), len(found.broken)
    pair(ludoteca.game(key), rng.choice(grid), rng, found, drawn)
    found.broken[before:] = [f"{wrong}, by {seed!r}" for wrong in found.broken[before:]]
