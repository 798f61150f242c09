"""Tables of the kingdom that begin where somebody is asked for something, and who sits there."""

from __future__ import annotations

from random import Random

import ludoteca
from ludoteca.kernel import session
from ludoteca.kernel.contract import Match
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import store
from ludoteca.table.storage import Player, Storage
from tests.browser.visitors import Visitor, Visitors

NAMES = ("Anna", "Bruno", "Carla", "Dario")
STORM = ("ability:3", "ability", "activate:0", "go", "engage", "face", "use:0/0", "target", "ready", "stay")
"""What leads Magnus to his Arcane Storm, the most wanted first: a tile that he may turn, on any tray."""
WATCH = """() => [...document.querySelectorAll("#stage .ghost.shown")].map((ghost) => ghost.dataset.option)"""
TINTED = """() => [...document.querySelectorAll("#stage .square .spot")].filter(
  (spot) => getComputedStyle(spot).fillOpacity !== "0").map((spot) => spot.parentElement.dataset.thing)"""


def wanted(id: str, wishes: tuple[str, ...]) -> int:
    """How little an option is wanted."""
    for place, wish in enumerate(wishes):
        if id == wish or id.partition(":")[0] == wish:
            return place
    return len(wishes)


def until(match: Match, verb: str, least: int, wishes: tuple[str, ...] = (), seed: int = 1) -> Match:
    """Play on until seat 0 may choose among so many options of this verb."""
    rng = Random(seed)
    while match.outcome is None:
        for decision in match.decisions:
            ids = [option.id for option in decision.options]
            if decision.seat == 0 and len([id for id in ids if id.partition(":")[0] == verb]) >= least:
                return match
        decision = rng.choice(match.decisions)
        ids = [option.id for option in decision.options]
        rng.shuffle(ids)
        match.choose(decision.seat, min(ids, key=lambda id: wanted(id, wishes)))
    raise LookupError(f"nobody was asked {verb}")


def where(scenario: int, players: int, verb: str, least: int, wishes: tuple[str, ...]) -> Match:
    """A match in which seat 0 is asked that, the first of some."""
    for seed in range(1, 40):
        match = ludoteca.game("kingdom").new(players, seed=seed, scenario=str(scenario))
        try:
            return until(match, verb, least, wishes, seed)
        except LookupError:
            continue
    raise LookupError(f"nobody is asked {verb} in scenario {scenario}")


def storm() -> Match:
    """Magnus places a tile of four squares in the shape of a T, turned as he likes."""
    match = ludoteca.game("kingdom").new(2, seed=3, scenario="3", heroes=["magnus", "malik"])
    return until(match, "place", 20, STORM)


async def seated(visitors: Visitors, match: Match, **come: object) -> Visitor:
    """Anna, asked, at a table that begins in this position."""
    players = [Player(seat, name=name) for seat, name in enumerate(NAMES[: match.seats])]
    made = store(
        Storage(visitors.server.database), ludoteca.game("kingdom"), beginning_of(session.around(match)), players
    )
    anna = await visitors.come("Anna", **come)  # type: ignore[arg-type]
    await anna.sit(made["seats"][0]["url"])
    await anna.wait_until_asked()
    return anna


async def ghosts(person: Visitor) -> list[str]:
    """The options whose ghosts are seen."""
    found: list[str] = await person.page.evaluate(WATCH)
    return found
