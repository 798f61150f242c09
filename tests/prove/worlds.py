"""No leak: two worlds that differ only in what somebody may not know look the same to them, in every way.

The worlds are made without `imagine`: the same choices are made once more with the same chance, but for two cards that
have changed places in the shuffled deck. As long as both lie in the deck nobody may see a difference; as long as one of
them is in a hand that has not used it, nobody else may.
"""

from __future__ import annotations

from random import Random

import msgspec

import ludoteca
from ludoteca.kernel import asking, session
from ludoteca.kernel.chance import Chance, ChanceError, Seeded
from ludoteca.kernel.contract import IllegalChoice, Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session, Step
from ludoteca.table.logbook import Logbook
from tests.prove.outcome import Outcome, Until

LEAST = 12
"""Cards of a shuffle whose middle is not reached soon."""
STEPS = 14


def told(game: Game, match: Match, viewer: int | None, log: Logbook) -> bytes:
    """Everything that somebody is shown of a position: the picture, words, what they are asked, the log."""
    view = match.view(viewer)
    asked = [d.to_json("it") for d in match.decisions if d.seat == viewer]
    painting = asking.paint(game, view, asked, "it", "wide", ["A", "B", "C", "D", "E", "F"][: match.seats])
    wishes = (
        [match.why_not(viewer, wish.id).reason.it for wish in match.wishes(viewer)[:8]] if viewer is not None else []
    )
    words = asking.describe(game, view, "it")
    parts = [(part.key, part.place, part.svg) for part in painting.parts]
    lines = [line.text for line in log.since(viewer, "it", 0)]
    return msgspec.json.encode([parts, words, asked, wishes, lines, sorted(d.seat for d in match.decisions)])


class World:
    """A session with a log for everybody."""

    def __init__(self, begun: Session) -> None:
        self.session = begun
        self.viewers: list[int | None] = [*range(begun.match.seats), None]
        self.log = Logbook(begun.game)
        self.log.lines.update({self.log.reader(viewer, "it"): [] for viewer in self.viewers})
        self.log.tell(0, begun.match, begun.beginning)

    def follow(self, step: Step) -> None:
        events = self.session.follow(step)
        self.log.tell(len(self.session.steps), self.session.match, events)

    def told(self, viewer: int | None) -> bytes:
        return told(self.session.game, self.session.match, viewer, self.log)


def places(rng: Random, size: int, hand: bool) -> tuple[int, int]:
    """Two places in a shuffled deck: both in its middle, or one of them where a first hand comes from."""
    middle = range(size * 2 // 5, size * 3 // 5)
    if not hand:
        first, second = rng.sample(middle, 2)
        return first, second
    return rng.choice((rng.randrange(5), size - 1 - rng.randrange(5))), rng.choice(middle)


def pair(game: Game, rng: Random, found: Outcome) -> None:
    """Play some choices, then make them again in a world with two cards changed, and compare what is told."""
    options = rng.choice(game.grid())
    played = session.begin(game, chance=Seeded(rng.getrandbits(48)), **options)
    decks = [nth for nth, (_, drawn) in enumerate(played.opening) if isinstance(drawn, list) and len(drawn) >= LEAST]
    if not decks:
        found.note("without a deck")
        return
    nth, hand = rng.choice(decks), rng.random() < 0.5 and not game.open_information
    label, drawn = played.opening[nth]
    one, other = places(rng, len(drawn), hand)
    x, y = drawn[one], drawn[other]
    swapped = list(drawn)
    swapped[one], swapped[other] = y, x
    opening = [*played.opening[:nth], (label, swapped), *played.opening[nth + 1 :]]
    try:
        twin = World(session.open_again(game, played.base, opening, Chance()))
    except (ChanceError, IllegalChoice, ValueError):
        found.note("where chance went another way")
        return
    real = World(session.open_again(game, played.base, played.opening, Chance()))
    owners = [seat for seat in range(played.match.seats) if label.endswith(str(seat))]
    viewers = [v for v in real.viewers if not (hand and v in owners)] if owners or not hand else []
    for _ in range(STEPS):
        for viewer in viewers:
            found.tried += 1
            if real.told(viewer) != twin.told(viewer):
                if touches(real, twin, x, y):
                    found.note("where the cards came out")
                    return
                found.broken.append(f"{game.key}, {options}: seat {viewer} sees {x} and {y} change in {label}")
                return
        match = played.match
        if match.outcome is not None:
            return
        decision = rng.choice(match.decisions)
        option = decision.options.sample(rng).id
        played.choose(decision.seat, option)
        step = played.steps[-1]
        numbers = {int(part) for part in option.split(":")[1:] if part.lstrip("-").isdigit()}
        if numbers & {x, y} or any(isinstance(out, list) and {x, y} & set(out) for _, out in step.drawn):
            return  # one of them is used, or shuffled again
        try:
            real.follow(step)
            twin.follow(step)
        except (ChanceError, IllegalChoice):
            found.note("where the other card could not do the same")
            return


def touches(real: World, twin: World, x: int, y: int) -> bool:
    """Whether one of the cards has been told to everybody by an event: then it is no secret any more."""
    seen = [event for world in (real, twin) for step in world.session.steps for event in step.events]
    return any({x, y} & set(event.things) for event in seen)


def run(seed: int, seconds: float, games: tuple[str, ...] = ()) -> Outcome:
    found, rng, until = Outcome(what="pairs of positions"), Random(seed), Until(seconds)
    keys = games or tuple(sorted(ludoteca.list_games()))
    while until.goes_on():
        for key in keys:
            pair(ludoteca.game(key), rng, found)
    return found
