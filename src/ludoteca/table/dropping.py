"""A thing dropped on another: what follows from it, or why nothing does.

Options of the dropped thing are followed on a copy, with what the game proposes on the way, such as how to pay, until
the other thing is offered, which is then meant. Where no question offers it, what happens tells: an action that reaches
other things of its kind was not meant for this one. Then nothing is done, and the reason is told with its rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Decision, Event, Match, Option, Refusal
from ludoteca.kernel.gestures import meant_by, reached_by
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import Phrase
from ludoteca.table import aiming
from ludoteca.table.aiming import LONGEST, Way
from ludoteca.table.drafts import drafted, why_not

NOT_THERE: Final = Phrase("Non lì. {what}", "Not there. {what}")
MEANS_NOTHING: Final = Refusal("", Phrase("Messo lì non significa nulla.", "Put there it means nothing."))


class Landing(Struct, frozen=True):
    """The ways that a drop may mean; or none, and why."""

    ways: Sequence[Way]
    refusal: Refusal = NOTHING_AGAINST


def landing(match: Match, seat: int, dropped: str, target: str) -> Landing:
    """Tell what it means that the seat drops a thing on another."""
    gestures = asking.gestures(match.game, "en")
    asked = match.decision_of(seat)
    own = [option for option in asked.options if option.thing == dropped] if asked is not None else []
    fits = [option for option in own if kind_of(target) in gestures["drops"].get(verb_of(option.id), ())]
    aims = meant_by(gestures["aims"], target)
    tried = fits or (own if len(own) == 1 and aims else [])
    ways = [way for option in tried for way in aiming.ways(match, seat, aims, option.id)]
    if ways:
        return Landing(ways)
    landed = [followed(match, seat, option, target) for option in tried]
    meant = [way for way in landed if isinstance(way, Way)]
    reasons = [reason for reason in landed if isinstance(reason, Refusal)]
    if meant:
        return Landing(meant[:1])
    return Landing((), reasons[0] if reasons else MEANS_NOTHING)


def followed(match: Match, seat: int, option: Option, target: str) -> Way | Refusal:
    """Follow an option, and what is proposed after it, to the thing that its own was dropped on."""
    tried = match.imagine(seat, SystemRandom())
    drawn = tried.times_drawn()
    learnt = False
    way = Way((), (), pending=True)
    happened: list[Event] = []
    chosen: Option | None = option
    while chosen is not None and len(way.steps) < LONGEST:
        if chosen.warning.it:
            break
        is_there = not way.pending or chosen.thing == target
        way = Way((*way.steps, chosen.id), (*way.words, chosen.phrase), pending=not is_there)
        happened += tried.choose(seat, chosen.id)
        learnt = learnt or bool(tried.learners() >> seat & 1 and not tried.game.open_information)
        asked = tried.decision_of(seat)
        if asked is None or not asked.continues:
            if verb_of(option.id) in asking.gestures(match.game, "en")["joins"] and way.pending:
                return joined(tried, seat, way, target)
            return reached(match, option, target, happened) or sendable(match, seat, way)
        alike = [each for each in asked.options if kind_of(each.thing) == kind_of(target)]
        exact = [each for each in alike if each.thing == target]
        if alike and not exact and not learnt and tried.times_drawn() == drawn:
            return refusal_of(tried, seat, asked, alike, target)
        if exact:
            chosen = exact[0] if len(exact) == 1 else None
        else:
            chosen = asked.options.find(asking.proposal(tried.game, tried, seat))
    way = way if way.steps else Way((option.id,), (option.phrase,), pending=True)
    return reached(match, option, target, happened) or sendable(match, seat, way)


def joined(tried: Match, seat: int, way: Way, target: str) -> Way | Refusal:
    """Do something with the thing after the action, as another one: go to a space, and attack from there."""
    verbs = asking.gestures(tried.game, "en")["joins"][verb_of(way.steps[0])]
    asked = tried.decision_of(seat)
    for option in asked.options if asked is not None else ():
        if verb_of(option.id) in verbs and option.thing == target:
            if option.warning.it:
                return Refusal("", NOT_THERE.fill(what=option.phrase))
            return Way(way.steps, (*way.words, option.phrase), ends=True, after=option.id)
    return why_not(tried, seat, f"{verbs[0]}:{number_of(target)}") or MEANS_NOTHING


def reached(match: Match, option: Option, target: str, happened: Sequence[Event]) -> Refusal:
    """Refuse what was meant for this thing, and has reached others of its kind instead."""
    table = asking.gestures(match.game, "en")["reaches"]
    declared = [event for event in happened if asking.news(match.game, event).get("motion", {}).get("verb") == "lunge"]
    keys = {reached_by(table, event): event for event in declared or happened}
    alike = [key for key in keys if kind_of(key) == kind_of(target) and key != option.thing]
    if not alike or target in alike:
        return NOTHING_AGAINST
    return Refusal(keys[alike[0]].rule, NOT_THERE.fill(what=option.phrase))


def refusal_of(tried: Match, seat: int, asked: Decision, alike: Sequence[Option], target: str) -> Refusal:
    """Say why the thing is not among those that a question offers: by its rule, or by what is asked."""
    number = number_of(target)
    named = [option.id for option in alike if number_of(option.thing) == number_of(option.id)]
    for verb in dict.fromkeys(map(verb_of, named)):
        refusal = why_not(tried, seat, f"{verb}:{number}")
        if refusal:
            return refusal
    return Refusal(asked.rule, NOT_THERE.fill(what=asked.prompt))


def sendable(match: Match, seat: int, way: Way) -> Way:
    """Leave out what comes after a step that cannot be a draft: its player sees first what it leads to."""
    steps = way.steps
    while len(steps) > 1 and drafted(match, seat, steps[:-1]) is None:
        steps = steps[:-1]
    ends = drafted(match, seat, steps) is None
    return Way(steps, way.words[: len(steps)], ends, way.pending or len(steps) < len(way.steps))


def kind_of(key: str) -> str:
    return key.partition(":")[0]


verb_of = kind_of


def number_of(key: str) -> str:
    return key.partition(":")[2]
