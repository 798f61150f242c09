"""Pointing at a thing before it is offered leads there, by the steps that a player would have taken."""

from __future__ import annotations

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match
from ludoteca.kernel.gestures import meant_by
from ludoteca.table import aiming
from ludoteca.table.drafts import drafted
from ludoteca.table.pages import STATIC
from tests.games.synchro.pictures import decisions_of
from tests.table.clients import Client
from tests.table.declarations import Declarations
from tests.table.servers import ThreadServer

DECLARED = Declarations(STATIC / "protocol.d.ts")
HEROES = ["alleria", "malik"]


def kingdom() -> Match:
    """The first round: two towers in hand, a hero to move."""
    match = ludoteca.game("kingdom").new(2, seed=4, heroes=HEROES)
    match.choose(0, "ability:1")
    match.choose(1, "ability:1")
    return match


def ways(match: Match, thing: str, seat: int = 0) -> list[aiming.Way]:
    return aiming.ways(match, seat, meant_by(asking.gestures(match.game, "it")["aims"], thing))


def test_a_horde_is_shot_at_by_pointing_at_it() -> None:
    match = kingdom()
    found = ways(match, "tray:0")
    assert ("tower:0", "build:3", "face:0") in [way.steps for way in found]
    assert found[0].label("it") == "Torre Arciere · Costruisci sul sito A · Verso sud"
    for way in found:
        draft = drafted(match, 0, way.steps)
        assert draft is not None, "it can be given up"
        asked = draft.match.decision_of(0)
        assert asked is not None
        assert any(option.thing.startswith("cell:0/") for option in asked.options)
        assert not way.ends


def test_a_site_is_built_on_by_pointing_at_it() -> None:
    assert {way.steps for way in ways(kingdom(), "site:6")} == {("tower:0", "build:6"), ("tower:10", "build:6")}


def test_a_hero_goes_where_somebody_points() -> None:
    assert [way.steps for way in ways(kingdom(), "square:19")] == [("activate:0", "go:19")]


def test_few_ways_are_told_and_none_where_there_is_none() -> None:
    match = kingdom()
    for number in range(7):
        found = ways(match, f"tray:{number}")
        firsts = [way.steps[0] for way in found]
        assert len(found) <= aiming.MOST_WAYS
        assert all(firsts.count(first) <= aiming.MOST_ALIKE for first in firsts)
    assert ways(match, "square:0", seat=1) == [] or all(way.steps for way in ways(match, "square:0", seat=1))
    assert ways(match, "hearts") == []
    assert ways(match, "tray:99") == []


def test_the_position_stays_as_it_was() -> None:
    match = kingdom()
    before = match.save()
    ways(match, "tray:0")
    assert match.save() == before


def test_where_a_payment_is_proposed_only_that_is_followed() -> None:
    """A Skill that can be paid in several ways is one way to its target, and is asked before it is done."""
    for match, decision in decisions_of(2, 4):
        found = [way for foe in range(4, 8) for way in ways(match, f"unit:{foe}", decision.seat)]
        if any(len(way.steps) == 3 for way in found):
            break
    else:
        raise AssertionError("nobody could choose how to pay")
    assert len({(way.steps[0], way.steps[-1]) for way in found}) == len(found)
    assert all(way.ends and drafted(match, decision.seat, way.steps[:-1]) for way in found)
    paying = drafted(match, decision.seat, [next(way for way in found if len(way.steps) == 3).steps[0]])
    assert paying is not None
    asked = paying.match.decision_of(decision.seat)
    assert asked is not None
    proposal = asking.proposal(match.game, paying.match, decision.seat)
    assert proposal in asked.options
    assert len(asked.options) > 1


def test_nothing_is_proposed_where_nobody_pays() -> None:
    match = kingdom()
    assert asking.proposal(match.game, match, 0) == ""
    match = ludoteca.game("synchro").new(2, seed=4)
    assert asking.proposal(match.game, match, match.decisions[0].seat) == ""


async def test_the_ways_are_told_and_taken_at_once(server: ThreadServer) -> None:
    seats, _ = server.open_table("hh", game="kingdom", heroes=HEROES)
    async with await Client.knock(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        await anna.send(type="hello", lang="it", drafts=True, changes=True)
        await anna.next("state")
        await anna.choose(0, "ability:1", 0)
        await bruno.until(1)
        await bruno.choose(1, "ability:1", 1)
        await anna.until(2)
        await anna.send(type="aim", seat=0, thing="site:6")
        told = await anna.next("aimed")
        assert DECLARED.problems("Aimed", told) == []
        *steps, last = told["ways"][0]["steps"]
        await anna.send(type="choose", seat=0, option=last, after=2, steps=steps)
        assert (await anna.next("drafted"))["steps"] == told["ways"][0]["steps"]
        await anna.next("state")
        assert "da che parte" in anna.state["decisions"][0]["prompt"]
        await anna.send(type="aim", seat=1, thing="site:6")
        assert (await anna.next("error"))["code"] == "not_yours"
