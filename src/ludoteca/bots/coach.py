"""The coach: what to do now and why, in words; nothing is said that the seat does not know.

An adviser weighs the options in an imagined match. The best is what to do; how much the next best loses, how play is
expected to go on, and what the game knows by experience (`HasExperience`) say why.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ludoteca.bots.bot import Bot, Opinion, decision_for
from ludoteca.bots.greedy import GreedyBot
from ludoteca.kernel.contract import JSON, Match, Raw
from ludoteca.kernel.game import HasExperience, Tip
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import EMPTY, Phrase

EVEN: Final = 0.01
"""Chances that differ by less than this are the same."""
LONGEST_LINE: Final = 6
WORTH: Final = Phrase("Dà circa il {chance} di vittoria.", "It gives about a {chance} chance to win.")
LOSES: Final = Phrase("«{other}» vale il {loss} in meno.", "“{other}” is worth {loss} less.")
AS_GOOD: Final = Phrase("«{other}» vale quasi altrettanto.", "“{other}” is worth almost as much.")
THEN: Final = Phrase("Poi: {line}.", "Then: {line}.")
FORCED: Final = Phrase("È l'unica possibilità.", "It is the only possibility.")
PERCENT: Final = Phrase("{n} %", "{n}%")


class Advice:
    """What to choose, and why."""

    def __init__(self, option: str, label: Phrase, rule: str, thing: str) -> None:
        self.option = option
        self.label = label
        self.rule = rule
        """The rule that asks."""
        self.thing = thing
        """The thing on the table that it is about."""
        self.chance = 0.5
        """To win, after this."""
        self.error = 0.0
        """The standard error of the chance."""
        self.other: Phrase = EMPTY
        """What is best besides it."""
        self.loss = 0.0
        """How much less chance that leaves."""
        self.line: list[Phrase] = []
        """How the seat is expected to go on, as far as nobody else chooses."""
        self.line_ids: list[str] = []
        self.reasons: list[Phrase] = []
        """What the game knows by experience."""
        self.chances: dict[str, float] = {}
        """To win, after each option that was considered."""
        self.is_judged = False
        """Whether the chance means anything."""

    def lost_by(self, option: str) -> float:
        """Say how much less chance another option leaves; of one not worth considering, what the worst leaves."""
        if not self.is_judged or not self.chances:
            return 0.0
        return max(0.0, self.chance - self.chances.get(option, min(self.chances.values())))

    def why(self) -> list[Phrase]:
        """Explain the reasons in whole sentences."""
        sentences = list(self.reasons)
        if self.is_judged:
            sentences.append(WORTH.fill(chance=percent(self.chance)))
            if self.other.en:
                if self.loss >= EVEN:
                    sentences.append(LOSES.fill(other=self.other, loss=percent(self.loss)))
                else:
                    sentences.append(AS_GOOD.fill(other=self.other))
        if self.line:
            sentences.append(THEN.fill(line=commas(self.line)))
        return sentences

    def to_json(self, lang: str) -> dict[str, JSON]:
        return {
            "option": self.option,
            "label": self.label.say(lang),
            "rule": self.rule,
            "thing": self.thing,
            "chance": round(self.chance, 4) if self.is_judged else None,
            "error": round(self.error, 4),
            "loss": round(self.loss, 4),
            "why": [reason.say(lang) for reason in self.why()],
        }


def chance_of(value: float) -> float:
    """Return the chance to win that a value from -1 to 1 means."""
    return max(0.0, min(1.0, 0.5 + 0.5 * value))


def percent(share: float) -> Phrase:
    return PERCENT.fill(n=round(100 * share))


def advise(adviser: Bot, match: Match, seat: int) -> Advice:
    """Advise what to choose in an imagined match, and why."""
    decision = decision_for(match, seat)
    if len(decision.options) == 1:
        advice = advice_on(match, seat, decision.options.raws[0])
        advice.reasons = [FORCED]
        return advice
    tips = experience(match, seat)
    if tips:
        return by_experience(match, seat, tips)
    opinions = adviser.opinions(match, seat)
    best = opinions[0]
    adviser.settle(best.raw)
    advice = advice_on(match, seat, best.raw)
    advice.is_judged = best.tries > 0
    advice.chance = chance_of(best.value)
    advice.error = 0.5 * best.error
    advice.chances = {match.option_id(opinion.raw): chance_of(opinion.value) for opinion in opinions}
    others = [opinion for opinion in opinions[1:] if opinion.raw != best.raw]
    if others:
        other = max(others, key=value_of)
        advice.other = match.option_label(seat, other.raw)
        advice.loss = max(0.0, advice.chance - chance_of(other.value))
    follow(advice, match, seat, best)
    return advice


def value_of(opinion: Opinion) -> float:
    return opinion.value


def advice_on(match: Match, seat: int, raw: Raw) -> Advice:
    decision = decision_for(match, seat)
    return Advice(match.option_id(raw), match.option_label(seat, raw), decision.rule, match.option_thing(seat, raw))


def experience(match: Match, seat: int) -> list[Tip]:
    """List what the game knows by experience about this decision, best first."""
    game = match.game
    return game.experience(match, seat) if isinstance(game, HasExperience) else []


def by_experience(match: Match, seat: int, tips: list[Tip]) -> Advice:
    """Give advice for a choice that a judgement says little about, such as a draft; the whole chain of it."""
    advice = advice_on(match, seat, tips[0].raw)
    advice.reasons = [tips[0].reason]
    world = match.copy()
    world.choose_raw(seat, tips[0].raw)
    for _ in range(LONGEST_LINE):
        more = experience(world, seat) if world.decision_of(seat) is not None else []
        if not more:
            break
        advice.line.append(world.option_label(seat, more[0].raw))
        advice.line_ids.append(world.option_id(more[0].raw))
        world.choose_raw(seat, more[0].raw)
    return advice


def follow(advice: Advice, match: Match, seat: int, best: Opinion) -> None:
    """Note how the seat is expected to go on: as the adviser thinks, then to the end of what it has begun."""
    world = match.copy()
    world.choose_raw(seat, best.raw)
    expected = list(best.line)
    quick = GreedyBot(1, worlds=1, leaves=6)
    while len(advice.line) < LONGEST_LINE:
        decision = world.decision_of(seat)
        if decision is None:
            return
        raws = decision.options.raws
        if len(raws) == 1:
            world.choose_raw(seat, raws[0])
            continue
        raw: Raw | None = None
        if expected and expected[0][0] == seat and expected[0][1] in raws:
            raw = expected.pop(0)[1]
        elif decision.continues:
            expected = []
            raw = quick.choose(world.imagine(seat, Random(1)), seat).raw
        if raw is None:
            return
        advice.line.append(world.option_label(seat, raw))
        advice.line_ids.append(world.option_id(raw))
        world.choose_raw(seat, raw)
