"""Refusals, rules and words: what a match answers to people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from ludoteca.conformance.report import Broken
from ludoteca.conformance.walk import After, Walk
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Decision, Event, IllegalChoice
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.texts import LANGUAGES, Phrase

LONG = 4
"""A text of so many words is a sentence that should differ between languages."""
_SEAT = re.compile(r"\{seat\d+\}")
_SIGNS = "abcz:/-0159 {}é\n\U0001f600"


def refusals(walk: Walk, decision: Decision, option: str) -> None:
    """Try something offered some other time, the option of another seat, and nonsense: refused, unchanged."""
    match = walk.match
    if match.why_not(decision.seat, option):
        raise Broken("refusals", f"why_not has something against {option!r}, which is offered")
    offered = {other.seat: set(other.options.ids) for other in match.decisions}
    stock = walk.remembered
    wanted = [stock[int(walk.rng.random() * len(stock))] for _ in range(2)]
    for seat in range(walk.seats):
        for text in wanted:
            if text not in offered.get(seat, ()):
                refuse(walk, seat, text, needs_rule=True)
    refuse(walk, decision.seat, nonsense(walk.rng), needs_rule=False)


def nonsense(rng: Random) -> str:
    return "!" + "".join(rng.choice(_SIGNS) for _ in range(int(rng.random() * 12)))


def refuse(walk: Walk, seat: int, text: str, needs_rule: bool) -> None:
    before = state_hash(walk.match)
    try:
        walk.match.choose(seat, text)
    except IllegalChoice as refusal:
        if not refusal.reason.it or not refusal.reason.en:
            raise Broken("refusals", f"{text!r} is refused to seat {seat} without a reason") from None
        if (needs_rule or refusal.rule) and refusal.rule not in walk.game.rules():
            raise Broken("refusals", f"{text!r} is refused by the rule {refusal.rule!r}, which is unknown") from None
    else:
        raise Broken("refusals", f"seat {seat} could choose {text!r}, which was not offered")
    if state_hash(walk.match) != before:
        raise Broken("refusals", f"refusing {text!r} to seat {seat} changed the match")
    if not walk.match.why_not(seat, text):
        raise Broken("refusals", f"{text!r} is refused to seat {seat}, but why_not has nothing against it")


def rules(walk: Walk, decision: Decision, option: str) -> After:
    known = walk.game.rules()
    if decision.rule and decision.rule not in known:
        raise Broken("rules", f"the decision {decision.prompt.en!r} names the rule {decision.rule!r}, which is unknown")

    def after(events: Sequence[Event]) -> None:
        for event in events:
            if event.rule and event.rule not in known:
                raise Broken("rules", f"the event {event.kind} names the rule {event.rule!r}, which is unknown")

    return after


def outcome(walk: Walk) -> None:
    ended = walk.match.outcome
    assert ended is not None
    if ended.rule not in walk.game.rules():
        raise Broken("rules", f"the match ended by the rule {ended.rule!r}, which is unknown")
    said(walk, ended.reason, "the outcome's reason")
    if not all(0 <= seat < walk.seats for seat in ended.winners):
        raise Broken("end", f"there are no such seats as the winners {ended.winners}")


# -- words -------------------------------------------------------------------------------------------------------


def languages(walk: Walk, decision: Decision, option: str) -> After:
    said(walk, decision.prompt, "a prompt")
    for offered in decision.options:
        said(walk, offered.phrase, f"the label of {offered.id}")
    for viewer in (None, *range(walk.seats)):
        view = walk.match.view(viewer)
        lines = [asking.describe(walk.game, view, lang) for lang in LANGUAGES]
        if len(lines[0]) != len(lines[1]) or not lines[0]:
            raise Broken(
                "languages", f"the description has {len(lines[0])} lines in Italian, {len(lines[1])} in English"
            )
        for it, en in zip(*lines, strict=True):
            said(walk, Phrase(it, en), "a line of the description")

    def after(events: Sequence[Event]) -> None:
        for viewer in (None, *range(walk.seats)):
            view = walk.match.view_to_tell(viewer, events)
            for event in events:
                told = asking.tell_twice(walk.game, view, event.seen_by(viewer))
                if told.it or told.en:
                    said(walk, told, f"what is told of {event.kind}")

    return after


def said(walk: Walk, phrase: Phrase, what: str) -> None:
    """Check that both languages are there, finished and, over the run, not the same."""
    for lang in LANGUAGES:
        text = phrase.say(lang)
        if not text.strip():
            raise Broken("languages", f"{what} is missing in {lang} (it {phrase.it!r}, en {phrase.en!r})")
        if "{" in _SEAT.sub("", text) or "}" in _SEAT.sub("", text):
            raise Broken("languages", f"{what} is unfinished: {text!r}")
    if len(phrase.it.split()) >= LONG:
        walk.report.sentences += 1
        walk.report.same_words += phrase.it == phrase.en
