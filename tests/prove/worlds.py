"""No leak: two worlds that differ only in what somebody may not know look the same to them, in every way.

The worlds are made without `imagine`: the same choices are made once more with the same chance, but for two cards that
have changed places in the shuffled deck. As long as both lie in the deck nobody may see a difference; as long as one of
them is in a hand that has not used it, nobody else may.

Pictures and words are made of a seat's view, its options and the log, and these are compared always. What is made of
them is compared as well in one pair of worlds of `DRAWN`, because drawing takes ten times as long as all the rest.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import ludoteca
from ludoteca.kernel import asking, session
from ludoteca.kernel.chance import Chance, ChanceError, Seeded
from ludoteca.kernel.contract import IllegalChoice, Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Drawn, Session, Step
from ludoteca.table.logbook import Logbook
from tests.prove.outcome import Outcome, Until

LEAST = 12
"""Cards of a shuffle whose middle is not reached soon."""
STEPS = 14
BEFORE = 24
"""Choices at most before the worlds part."""
DRAWN = 10
"""Of so many pairs of worlds one is drawn."""


def known(match: Match, viewer: int | None, log: Logbook) -> bytes:
    """Write down all that somebody can be shown: the view, the options, the log, and who is waited for."""
    asked = [[option.id for option in decision.options] for decision in match.decisions if decision.seat == viewer]
    lines = [line.text for line in log.since(viewer, "it", 0)]
    return msgspec.json.encode([match.view(viewer), asked, lines, sorted(d.seat for d in match.decisions)])


def told(game: Game, match: Match, viewer: int | None, log: Logbook) -> bytes:
    """Write down all that somebody is shown of a position: the picture, words, questions and reasons besides."""
    view = match.view(viewer)
    asked = [d.to_json("it") for d in match.decisions if d.seat == viewer]
    painting = asking.paint(game, view, asked, "it", "wide", ["A", "B", "C", "D", "E", "F"][: match.seats])
    wishes = (
        [match.why_not(viewer, wish.id).reason.it for wish in match.wishes(viewer)[:8]] if viewer is not None else []
    )
    words = asking.describe(game, view, "it")
    parts = [(part.key, part.place, part.svg) for part in painting.parts]
    return known(match, viewer, log) + msgspec.json.encode([parts, words, asked, wishes])


class World:
    """A session with a log for everybody; `drawn` where pictures and words are compared, too."""

    def __init__(self, begun: Session, drawn: bool) -> None:
        self.session = begun
        self.drawn = drawn
        self.viewers: list[int | None] = [*range(begun.match.seats), None]
        self.log = Logbook(begun.game)
        self.log.lines.update({self.log.reader(viewer, "it"): [] for viewer in self.viewers})
        self.log.tell(0, begun.match, begun.beginning)

    def follow(self, step: Step) -> None:
        events = self.session.follow(step)
        self.log.tell(len(self.session.steps), self.session.match, events)

    def told(self, viewer: int | None) -> bytes:
        match = self.session.match
        return told(self.session.game, match, viewer, self.log) if self.drawn else known(match, viewer, self.log)


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


def choose(played: Session, rng: Random) -> Step:
    decision = rng.choice(played.match.decisions)
    played.choose(decision.seat, decision.options.sample(rng).id)
    return played.steps[-1]


def pair(game: Game, options: dict[str, Any], rng: Random, found: Outcome, drawn: bool) -> None:
    """Play some choices, make them again in a world with two cards changed, play on, and compare what is told."""
    played = session.begin(game, chance=Seeded(rng.getrandbits(48)), **options)
    for _ in range(rng.randrange(BEFORE)):
        if played.match.outcome is None:
            choose(played, rng)
    decks = shuffles(played)
    if not decks or played.match.outcome is not None:
        found.note(f"of {game.key} without a deck")
        return
    latest = max(deck.step for deck in decks)
    deck = rng.choice([deck for deck in decks if deck.step == latest])
    hand = rng.random() < 0.5 and not game.open_information
    one, other = places(rng, len(deck.order), hand)
    cards = {deck.order[one], deck.order[other]}
    opening = changed(played.opening, deck, one, other) if deck.step == 0 else played.opening
    try:
        real = World(session.open_again(game, played.base, played.opening, Chance()), drawn)
        twin = World(session.open_again(game, played.base, opening, Chance()), drawn)
        for number, step in enumerate(played.steps, 1):
            if number > latest and uses(step, cards):
                found.note("where one of them was used before")
                return
            real.follow(step)
            twin.follow(step if number != deck.step else with_drawn(step, changed(step.drawn, deck, one, other)))
        compare(game, played, real, twin, viewers(real, deck, hand), cards, rng, found)
    except (ChanceError, IllegalChoice, ValueError):
        found.note("where the other card could not do the same")


def viewers(real: World, deck: Shuffle, hand: bool) -> list[int | None]:
    """Who may not know: everybody while the cards lie in the deck, all but its owner when one is in a hand."""
    return [viewer for viewer in real.viewers if not (hand and deck.label.endswith(f" {viewer}"))]


def compare(
    game: Game,
    played: Session,
    real: World,
    twin: World,
    who: list[int | None],
    cards: set[int],
    rng: Random,
    found: Outcome,
) -> None:
    """Play on in both worlds for as long as nobody uses the cards, and compare all that is told."""
    for _ in range(STEPS):
        for viewer in who:
            found.tried += 1
            found.note(f"of {game.key}")
            if real.drawn:
                found.note("drawn and put into words")
            if real.told(viewer) != twin.told(viewer):
                if touches(real, twin, cards):
                    found.note("where the cards came out")
                else:
                    found.broken.append(
                        f"{game.key}: seat {viewer} sees {cards} change after {len(played.steps)} steps"
                    )
                return
        if played.match.outcome is not None:
            return
        step = choose(played, rng)
        if uses(step, cards):
            return
        real.follow(step)
        twin.follow(step)


def uses(step: Step, cards: set[int]) -> bool:
    """Whether a choice names one of the cards, or they are shuffled again."""
    named = {int(part) for part in step.option.split(":")[1:] if part.lstrip("-").isdigit()}
    return bool(named & cards) or any(isinstance(out, list) and cards & set(out) for _, out in step.drawn)


def with_drawn(step: Step, drawn: Drawn) -> Step:
    made = Step(step.seat, step.option, step.continues, step.conceded)
    made.drawn = drawn
    return made


def touches(real: World, twin: World, cards: set[int]) -> bool:
    """Whether one of the cards has been told to everybody by an event: then it is no secret any more."""
    seen = [event for world in (real, twin) for step in world.session.steps for event in step.events]
    return any(cards & set(event.things) for event in seen)


def run(seed: int, seconds: float, games: tuple[str, ...] = ()) -> Outcome:
    found, rng, until = Outcome(what="pairs of positions"), Random(seed), Until(seconds)
    keys = games or tuple(key for key in sorted(ludoteca.list_games()) if not ludoteca.game(key).open_information)
    grids = {key: ludoteca.game(key).grid() for key in keys}
    while until.goes_on():
        drawn = until.tries % DRAWN == 1
        for key, grid in grids.items():
            pair(ludoteca.game(key), rng.choice(grid), rng, found, drawn)
    return found
