"""A thing dropped on another: what follows from it, or why nothing does.

Options of the dropped thing are followed on a copy, with what the game proposes on the way, such as how to pay, until
the other thing is offered, which is then meant. Where no question offers it, another action may follow that concerns
it; or what happens tells: an action that reaches other things of its kind was not meant for this one. Then nothing is
done, and the reason is told with its rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Decision, Event, Match, Option, Refusal
from ludoteca.kernel.gestures import meant_by, reached_by, takers
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import Phrase
from ludoteca.table import aiming
from ludoteca.table.aiming import LONGEST, Way, shortened
from ludoteca.table.drafts import drafted, why_not

NOT_THERE: Final = Phrase("Non lì. {what}", "Not there. {what}")
USE: Final = Phrase("usa {what}", "use {what}")
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
    fits = [option for option in own if kind_of(target) in takers(gestures, verb_of(option.id))]
    aims = meant_by(gestures["aims"], target)
    tried = fits or (own if len(own) == 1 and aims else [])
    ways = [way for option in tried for way in aiming.ways(match, seat, aims, option.id)]
    if ways:
        return Landing(ways)
    landed = [paired(match, seat, option, followed(match, seat, option, target)) for option in tried]
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
            if way.pending and not is_for_whoever_asks(match, seat, target):
                going_on = gone_on(match, tried, seat, option, way, target, happened)
                if going_on is not None:
                    return going_on
            return reached(match, option, target, happened) or sendable(match, seat, way)
        alike = [each for each in asked.options if kind_of(each.thing) == kind_of(target)]
        exact = [each for each in alike if each.thing == target]
        if alike and not exact and not learnt and tried.times_drawn() == drawn:
            refusal = refusal_of(tried, seat, asked, alike, target)
            later = joined_later(match, tried, seat, option, way, target)
            return later if isinstance(later, Way) else refusal
        if exact:
            chosen = exact[0] if len(exact) == 1 else None
        else:
            chosen = asked.options.find(asking.proposal(tried.game, tried, seat))
    way = way if way.steps else Way((option.id,), (option.phrase,), pending=True)
    if chosen is None and way.pending:
        later = joined_later(match, tried, seat, option, way, target)
        if isinstance(later, Way) or (later is not None and not is_plain(match, option, target)):
            return later
    return reached(match, option, target, happened) or sendable(match, seat, way)


def is_plain(match: Match, option: Option, target: str) -> bool:
    """Tell whether the option's own action may concern such a thing."""
    return kind_of(target) in asking.gestures(match.game, "en")["drops"].get(verb_of(option.id), ())


def paired(match: Match, seat: int, option: Option, way: Way | Refusal) -> Way | Refusal:
    """Refuse what would choose only one of two, where both are meant."""
    asked = match.decision_of(seat)
    is_half = isinstance(way, Way) and way.pending and verb_of(option.id) in asking.gestures(match.game, "en")["pairs"]
    return Refusal(asked.rule, NOT_THERE.fill(what=asked.prompt)) if is_half and asked is not None else way


def is_for_whoever_asks(match: Match, seat: int, target: str) -> bool:
    """Tell whether a thing was dropped on whoever it is for: nothing else is meant by that."""
    asked = match.decision_of(seat)
    return asked is not None and asked.source == target


def gone_on(
    match: Match, tried: Match, seat: int, option: Option, way: Way, target: str, happened: Sequence[Event]
) -> Way | Refusal | None:
    """Do something else with the thing after the action, or say why not; None where nothing else is meant by it.

    Go to a space, and attack from there; keep a Skill, and use it.
    """
    joins, leads = followers(match, "joins", option, target), followers(match, "leads", option, target)
    if not joins and not leads:
        return None
    following = joined(tried, seat, way, target, joins) or led(tried, seat, option, way, target, leads)
    if isinstance(following, Way) and following.after and is_called(following.words[-1], option) and joins:
        return None  # it was put where it belongs
    if following is not None:
        return following
    if any(is_lunge(match, event) for event in happened) and is_plain(match, option, target):
        return None
    return why_not_then(tried, seat, joins, target) if joins else MEANS_NOTHING


def is_called(name: Phrase, option: Option) -> bool:
    """Tell whether this is also what the thing of an option is called."""
    return shortened(name.en) == shortened(option.phrase.en)


def followers(match: Match, table: str, option: Option, target: str) -> list[str]:
    """Return the verbs that may follow an option whose thing is dropped on this one."""
    by_kind: dict[str, list[str]] = asking.gestures(match.game, "en")[table].get(verb_of(option.id), {})
    return by_kind.get(kind_of(target), [])


def why_not_then(tried: Match, seat: int, verbs: Sequence[str], target: str) -> Refusal:
    """Say why none of these verbs can follow on the thing: an option is named after the verb, its thing, or both."""
    number = number_of(target).rpartition("/")[2]
    named = [verb for verb in verbs if verb in (number, kind_of(target))]
    if not named and not number.isdigit():
        return MEANS_NOTHING
    return why_not(tried, seat, named[0] if named else f"{verbs[0]}:{number}") or MEANS_NOTHING


def joined(tried: Match, seat: int, way: Way, target: str, verbs: Sequence[str]) -> Way | Refusal | None:
    """Let an option of the thing itself follow, with one of these verbs."""
    asked = tried.decision_of(seat)
    for option in asked.options if asked is not None else ():
        if verb_of(option.id) in verbs and option.thing == target:
            if option.warning.it:
                return Refusal("", NOT_THERE.fill(what=option.phrase))
            return Way(way.steps, (*way.words, option.phrase), ends=True, after=option.id)
    return None


def joined_later(match: Match, tried: Match, seat: int, option: Option, way: Way, target: str) -> Way | Refusal | None:
    """Let an option of the thing follow once its player has answered what the action asks, or say why it cannot."""
    verbs = followers(match, "joins", option, target)
    if not verbs or is_for_whoever_asks(match, seat, target):
        return None
    for _ in range(LONGEST):
        asked = tried.decision_of(seat)
        if asked is None or not asked.continues:
            break
        tried.choose(seat, asked.options[0].id)
    following = joined(tried, seat, way, target, verbs)
    if not isinstance(following, Way):
        return following or why_not_then(tried, seat, verbs, target)
    first = sendable(match, seat, way)
    return Way(first.steps, following.words, first.ends, after=following.after)


def led(tried: Match, seat: int, dropped: Option, way: Way, target: str, verbs: Sequence[str]) -> Way | Refusal | None:
    """Let an option follow that leads to the thing; where one of several things could, the one that was dropped."""
    asked = tried.decision_of(seat)
    offered = list(asked.options) if asked is not None else []
    for verb in verbs:
        for option in offered:
            is_that = not number_of(option.id) or is_called(option.phrase, dropped)
            if verb_of(option.id) != verb or not is_that or option.warning.it:
                continue
            further = led_by(tried, seat, option, target)
            if isinstance(further, Refusal):
                return further
            is_meant = not further.pending or kind_of(target) in asking.gestures(tried.game, "en")["aims"]
            if further.after or not is_meant:
                return MEANS_NOTHING
            first, *rest = further.words
            first = USE.fill(what=first) if number_of(option.id) else first
            return Way(way.steps, (*way.words, first, *rest), ends=True, pending=True, after=option.id)
    return None


def led_by(tried: Match, seat: int, option: Option, target: str) -> Way | Refusal:
    """Follow one option to the thing."""
    aims = meant_by(asking.gestures(tried.game, "en")["aims"], target)
    ways = aiming.ways(tried, seat, aims, option.id)
    return ways[0] if ways else followed(tried, seat, option, target)


def things_reached(match: Match, happened: Sequence[Event]) -> dict[str, Event]:
    """Return the keys of the things that an action has reached; where it springs at some, those alone."""
    table = asking.gestures(match.game, "en")["reaches"]
    declared = [event for event in happened if is_lunge(match, event)]
    return {reached_by(table, event): event for event in declared or happened}


def reached(match: Match, option: Option, target: str, happened: Sequence[Event]) -> Refusal:
    """Refuse what was meant for this thing, and has reached others of its kind instead."""
    keys = things_reached(match, happened)
    alike = [key for key in keys if kind_of(key) == kind_of(target) and key != option.thing]
    if not alike or target in alike:
        return NOTHING_AGAINST
    return Refusal(keys[alike[0]].rule, NOT_THERE.fill(what=option.phrase))


def is_lunge(match: Match, event: Event) -> bool:
    """Tell whether somebody springs at somebody with it."""
    return bool(asking.news(match.game, event).get("motion", {}).get("verb") == "lunge")


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
