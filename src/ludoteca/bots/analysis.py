"""The analysis of a match that is over: how the chances stood, where it turned, and what each choice cost.

Every decision is thought about anew from what its seat knew at the time. The chance to win after the best option is a
point of the curve; how much less the option leaves that was really chosen is its loss. With `seconds` it stops when
they are over, and says that it is not complete; without, the same match and seed give the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from ludoteca import bots
from ludoteca.bots.coach import Advice, advise, chance_of, percent
from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import Game, HasCounts
from ludoteca.kernel.session import Session
from ludoteca.kernel.texts import Noun, Phrase, seat_name

ITERATIONS: Final = 40
SURE: Final = 1.96
"""Standard errors on either side of an interval of 95%."""
SLIP: Final = 0.05
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
"""Losses of the chance to win from which on a choice is called so."""
SWING: Final = 0.15
"""A change between two decisions from which on it is a turning point."""
MOST_SWINGS: Final = 3
MOST_TOLD: Final = 6
GRADES: Final = {
    "": Phrase("", ""),
    "slip": Phrase("imprecisione", "slip"),
    "mistake": Phrase("errore", "mistake"),
    "blunder": Phrase("errore grave", "blunder"),
}
TOLD: Final = Phrase(
    "Al turno {turn} {player}: «{best}» valeva il {loss} in più di «{chosen}» ({grade}).",
    "At turn {turn} {player}: “{best}” was worth {loss} more than “{chosen}” ({grade}).",
)
TURNED: Final = Phrase(
    "La partita è girata al turno {turn}: le possibilità di {player} sono passate dal {before} al {after}.",
    "The match turned at turn {turn}: {player}'s chances went from {before} to {after}.",
)
TURNED_ALL: Final = Phrase(
    "La partita è girata al turno {turn}: le possibilità del gruppo sono passate dal {before} al {after}.",
    "The match turned at turn {turn}: the group's chances went from {before} to {after}.",
)
COUNTED: Final = Phrase(
    "{player}: {blunders}, {mistakes}, {slips}; in media {mean} in meno a scelta.",
    "{player}: {blunders}, {mistakes}, {slips}; {mean} lost per choice on average.",
)
BLUNDERS: Final = Noun("errore grave", "errori gravi", "m", "blunder")
MISTAKES: Final = Noun("errore", "errori", "m", "mistake")
SLIPS: Final = Noun("imprecisione", "imprecisioni", "f", "slip")
CLEAN: Final = Phrase("Nessuna scelta ha perso più del {n}.", "No choice lost more than {n}.")
PARTIAL: Final = Phrase(
    "Il tempo non è bastato per tutta la partita: analizzate {done} scelte su {all}.",
    "There was not enough time for the whole match: {done} of {all} choices were analysed.",
)


class Moment(Struct):
    """One choice of the match."""

    step: int
    """How many choices were made before it."""
    turn: int
    seat: int
    chosen: Phrase
    best: Phrase
    line: list[Phrase]
    """How play was expected to go on after the best option."""
    ids: list[str]
    """The best option and that line, as they can be played."""
    chance: float
    """To win, for the first seat's side, before the choice."""
    low: float
    high: float
    """The interval of 95% of that."""
    loss: float
    """How much less chance the choice left its seat than the best one."""
    rule: str

    @property
    def grade(self) -> str:
        if self.loss >= BLUNDER:
            return "blunder"
        if self.loss >= MISTAKE:
            return "mistake"
        return "slip" if self.loss >= SLIP else ""


class Analysis(Struct):
    """A match that is over, judged choice by choice."""

    game: str
    seats: int
    steps: int
    cooperative: bool
    asked: int
    """The choices among several options."""
    result: float
    """For the first seat's side: 1 if it won, 0 if it lost."""
    moments: list[Moment]
    turns: list[int]
    """The steps of its turning points, the greatest first."""

    def mistakes(self) -> list[Moment]:
        """List the choices that cost most, the worst first."""
        return sorted([moment for moment in self.moments if moment.grade], key=lambda moment: -moment.loss)

    def summary(self) -> list[Phrase]:
        """Tell the analysis in sentences; `{seat0}` stands for a player's name."""
        sentences = [self.turned(step) for step in self.turns]
        for moment in self.mistakes()[:MOST_TOLD]:
            sentences.append(
                TOLD.fill(
                    turn=moment.turn,
                    player=seat_name(moment.seat),
                    best=moment.best,
                    chosen=moment.chosen,
                    loss=percent(moment.loss),
                    grade=GRADES[moment.grade],
                )
            )
        if not self.mistakes():
            sentences.append(CLEAN.fill(n=percent(SLIP)))
        sentences += [self.counted(seat) for seat in range(self.seats) if any(m.seat == seat for m in self.moments)]
        if len(self.moments) < self.asked:
            sentences.append(PARTIAL.fill(done=len(self.moments), all=self.asked))
        return sentences

    def turned(self, step: int) -> Phrase:
        """Say what a turning point was: the chances before it and at the next decision."""
        index = next(n for n, moment in enumerate(self.moments) if moment.step == step)
        before = self.moments[index]
        after = self.moments[index + 1].chance if index + 1 < len(self.moments) else self.result
        told = TURNED_ALL if self.cooperative else TURNED
        return told.fill(turn=before.turn, player=seat_name(0), before=percent(before.chance), after=percent(after))

    def counted(self, seat: int) -> Phrase:
        own = [moment for moment in self.moments if moment.seat == seat]
        grades = [moment.grade for moment in own]
        return COUNTED.fill(
            player=seat_name(seat),
            blunders=BLUNDERS.count(grades.count("blunder")),
            mistakes=MISTAKES.count(grades.count("mistake")),
            slips=SLIPS.count(grades.count("slip")),
            mean=percent(sum(moment.loss for moment in own) / len(own)),
        )

    def to_json(self, lang: str) -> dict[str, Any]:
        return {
            "game": self.game,
            "steps": self.steps,
            "complete": len(self.moments) == self.asked,
            "result": self.result,
            "turning": self.turns,
            "summary": [sentence.say(lang) for sentence in self.summary()],
            "moments": [
                {
                    "step": m.step,
                    "turn": m.turn,
                    "seat": m.seat,
                    "chance": round(m.chance, 4),
                    "low": round(m.low, 4),
                    "high": round(m.high, 4),
                    "loss": round(m.loss, 4),
                    "grade": m.grade,
                    "chosen": m.chosen.say(lang),
                    "best": m.best.say(lang),
                    "line": [step.say(lang) for step in m.line],
                    "ids": m.ids,
                    "rule": m.rule,
                }
                for m in self.moments
            ],
        }


def analyse(
    session: Session,
    adviser: str = "strong",
    iterations: int = ITERATIONS,
    seconds: float = 0.0,
    seed: int = 1,
    clock: Callable[[], float] = perf_counter,
) -> Analysis:
    """Think about every choice of a match again."""
    until = clock() + seconds if seconds else None
    game, again = session.game, session.again()
    moments: list[Moment] = []
    asked = 0
    for number, step in enumerate(session.steps):
        match = again.match
        decision = match.decision_of(step.seat)
        if not step.conceded and decision is not None and len(decision.options) > 1:
            asked += 1
            if until is None or clock() < until:
                budget = {"iterations": iterations} if adviser in bots.BUDGETED else {}
                made = bots.make(adviser, seed + number, **budget)
                moments.append(judged(made, game, match, number, step.seat, step.option, seed + number))
        again.follow(step)
    result = 0.5 + 0.5 * again.match.result_for(0)
    return Analysis(
        game=game.key,
        seats=again.match.seats,
        steps=len(session.steps),
        cooperative=game.cooperative,
        asked=asked,
        result=result,
        moments=moments,
        turns=turning_points(moments, result),
    )


def judged(adviser: bots.Bot, game: Game, match: Match, number: int, seat: int, chosen: str, seed: int) -> Moment:
    """Judge what a choice was worth, by what its seat knew."""
    world = match.imagine(seat, Random(seed))
    advice: Advice = advise(adviser, world, seat)
    loss = 0.0 if chosen == advice.option else advice.lost_by(chosen)
    chance, error = advice.chance, SURE * advice.error
    if not is_with_first(match, seat):
        chance = 1.0 - chance if match.seats == 2 or is_two_sided(match) else first_chance(adviser, match, seed)
    decision = match.decision_of(seat)
    assert decision is not None
    option = decision.options.find(chosen)
    assert option is not None
    return Moment(
        step=number,
        turn=game.counts().moment(match) if isinstance(game, HasCounts) else number,
        seat=seat,
        chosen=frozen(option.phrase),
        best=frozen(advice.label),
        line=[frozen(label) for label in advice.line],
        ids=[advice.option, *advice.line_ids],
        chance=chance,
        low=max(0.0, chance - error),
        high=min(1.0, chance + error),
        loss=loss,
        rule=advice.rule,
    )


def frozen(phrase: Phrase) -> Phrase:
    """Keep the words as they are now: a label may speak of a match that goes on."""
    return Phrase(phrase.it, phrase.en)


def is_with_first(match: Match, seat: int) -> bool:
    """Tell whether a seat wins with the first one."""
    return match.game.cooperative or bool(match.team_mask(0) >> seat & 1)


def is_two_sided(match: Match) -> bool:
    """Tell whether those who are not with the first seat are all on one side."""
    others = [seat for seat in range(match.seats) if not is_with_first(match, seat)]
    return all(match.team_mask(others[0]) >> seat & 1 for seat in others)


def first_chance(adviser: bots.Bot, match: Match, seed: int) -> float:
    """Reckon how the first seat judges a position in which another of several sides is asked."""
    world = match.imagine(0, Random(seed))
    return chance_of(adviser.counsel_on(world).judge_end(world, 0))


def turning_points(moments: list[Moment], result: float) -> list[int]:
    """List the steps after which the chances changed most."""
    chances = [moment.chance for moment in moments] + [result]
    swings = [(abs(chances[n + 1] - chances[n]), moments[n].step) for n in range(len(moments))]
    return [step for swing, step in sorted(swings, reverse=True) if swing >= SWING][:MOST_SWINGS]
