"""Decks against decks, or whatever else the seats of a game differ in: who beats whom, apart from who sits where."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.extras import require
from ludoteca.kernel.contract import JSON, BadSettings, Setting
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Noun, Phrase
from ludoteca.lab.rows import Row
from ludoteca.lab.simulation import Job
from ludoteca.lab.statistics import Estimate, estimate
from ludoteca.lab.studies import (
    FAIR,
    OPEN,
    STRONG,
    WEAK,
    Cell,
    Evidence,
    Plot,
    Study,
    figures,
    interval,
    percent,
    points,
    say_verdict,
    share_within,
    verdict_on,
    widened,
)
from ludoteca.lab.verdicts import CHOICE, GAMES, INTERVAL, WON, facts_of, groups_of, score_in, settings_of

MOST_OPEN = 6
"""Where more sides than these need more games, one line says so for all of them."""


def sides_of(game: Game, packs: tuple[Path, ...] = ()) -> Setting:
    """Return the setting in which the seats of a game differ, such as their decks; raises `BadSettings`.

    What packs bring is among its values.
    """
    for setting in settings_of(game, packs):
        if setting.per_seat and setting.parts == 1 and not setting.later and not game.cooperative:
            return setting
    raise BadSettings([NO_DECKS.fill(game=game.name)])


def names_of(game: Game, sides: Iterable[str]) -> dict[str, Phrase]:
    """Return the names of these sides, which are ready ones."""
    setting = sides_of(game)
    return {side: setting.choices[side] for side in sides}


def matchup_job(game: Game, sides: Sequence[str], bot: str, seed: int, options: dict[str, JSON]) -> Job:
    """Let every side meet every other, and itself, on both seats with the same chance."""
    key = sides_of(game).key
    pairs = [(a, b) for i, a in enumerate(sides) for b in sides[i:]]
    arms = [{**options, key: list(table)} for a, b in pairs for table in ((a, b), (b, a))]
    return Job(game.key, (bot, bot), seed, tuple(arms), within=2, rotations=1)


@dataclass
class Meetings:
    """Who met whom, by pairs of games on both seats, and what came of it."""

    met: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    of_side: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    first_seat: list[float] = field(default_factory=list)

    def add(self, a: str, b: str, score: float, first_seat: float) -> None:
        """Count a pair of games by what the first side and the first seat got of it."""
        self.first_seat.append(first_seat)
        if a != b:
            self.met[a, b].append(score)
            self.met[b, a].append(1 - score)
            self.of_side[a].append(score)
            self.of_side[b].append(1 - score)

    def share(self, a: str, b: str) -> float | None:
        """Return how often one side beats another; None if they did not meet."""
        return estimate(self.met[a, b]).mean if (a, b) in self.met else None


def meetings_in(job: Job, key: str, games: Sequence[Row]) -> Meetings:
    meetings = Meetings()
    for one, other in groups_of(job, games):
        a, b = job.options[one[CHOICE]][key]
        score = (score_in(one, 2, 0) + score_in(other, 2, 1)) / 2
        meetings.add(a, b, score, share_of_first_seat(one, other))
    return meetings


def share_of_first_seat(one: Row, other: Row) -> float:
    """Return what the first seat got of a pair of games."""
    return (score_in(one, 2, 0) + score_in(other, 2, 0)) / 2


def matchup_study(
    game: Game, names: dict[str, Phrase], job: Job, games: Sequence[Row], margin: float, command: str
) -> Study:
    """Tell sides, which have these names, and seats apart: each pair was played on both seats with the same chance."""
    key = sides_of(game).key
    sides = list(names)
    meetings = meetings_in(job, key, games)
    shares = {side: widened(estimate(meetings.of_side[side])) for side in sides}
    first = estimate(meetings.first_seat).shifted(-0.5)
    ratings = sides_rated(job, key, games)
    study = Study(TITLE.fill(game=game.name), command, game=game.key, games=len(games))
    add_verdicts(study, names, shares, margin)
    study.verdicts.append(say_verdict(FIRST_SEAT, first, margin, 2, points(first)))
    add_strength(study, names, shares, ratings)
    matrix = [[meetings.share(a, b) for b in sides] for a in sides]
    each = len(games) // (len(job.options) // 2)
    study.evidence.append(matrix_table(names, matrix, each))
    study.notes.append(MATCHUP_NOTE)
    study.facts = {
        "sides": {
            names[side].en if "\n" in side else side: {
                **facts_of(share),
                "verdict": judged(share, margin)[0],
                "rating": list(ratings[side]),
            }
            for side, share in shares.items()
        },
        "matrix": [[None if cell is None else round(cell, 4) for cell in cells] for cells in matrix],
        "first_seat": facts_of(first),
    }
    return study


def judged(share: Estimate, margin: float) -> tuple[str, int]:
    """Judge a share of wins of which a half is fair."""
    return verdict_on(share.shifted(-0.5), margin)


def add_verdicts(study: Study, names: dict[str, Phrase], shares: dict[str, Estimate], margin: float) -> None:
    """Sum the sides up in a line, and say what is known of each; many that are open are told together."""
    verdicts = {side: judged(share, margin) for side, share in shares.items()}
    counts = Counter(key for key, _ in verdicts.values())
    best, worst = (pick(shares, key=lambda side: shares[side].mean) for pick in (max, min))
    told = {
        "n": SIDES_NOUN.count(len(shares)), "fair": counts[FAIR], "strong": counts[STRONG], "weak": counts[WEAK],
        "open": counts[OPEN], "best": names[best], "most": percent(shares[best].mean), "worst": names[worst],
        "least": percent(shares[worst].mean),
    }  # fmt: skip
    study.summary = SUMMARY.fill(**told)
    study.verdicts.append(study.summary)
    together = counts[OPEN] > MOST_OPEN
    for side in sorted(shares, key=lambda side: -shares[side].mean):
        share = shares[side]
        if verdicts[side][0] != OPEN or not together:
            within = share_within(share.mean, share.low, share.high)
            study.verdicts.append(say_verdict(names[side], share.shifted(-0.5), margin, 2, within))
    if together:
        more = sorted(2 * more for key, more in verdicts.values() if key == OPEN)
        study.verdicts.append(STILL_OPEN.fill(n=len(more), all=len(shares), least=more[0], most=more[-1]))


def add_strength(
    study: Study, names: dict[str, Phrase], shares: dict[str, Estimate], ratings: dict[str, tuple[float, float]]
) -> None:
    """List the sides from the strongest to the weakest, with a picture of it."""
    ranked = sorted(shares, key=lambda side: -shares[side].mean)
    rows: list[list[Cell]] = []
    for side in ranked:
        share = shares[side]
        within: Cell = interval(share.low, share.high) if share.count > 1 else "–"
        rating = figures("{:.1f} ± {:.1f}".format(*ratings[side]))
        rows.append([names[side], str(2 * share.count), percent(share.mean), within, rating])
    study.evidence.append(Evidence(SIDES, [SIDE, GAMES, WON, INTERVAL, RATING], rows))
    known = [side for side in ranked if shares[side].count > 1]
    values = [(shares[side].mean, max(0.0, shares[side].low), min(1.0, shares[side].high)) for side in known]
    study.plots.append(Plot(SIDES, [names[side] for side in known], values, line=0.5))


def matrix_table(names: dict[str, Phrase], matrix: Sequence[Sequence[float | None]], each: int) -> Evidence:
    """Write who beats whom by `each` so many games; sides have numbers, so that many fit beside each other."""
    numbers = [Phrase(str(number), str(number)) for number in range(1, len(names) + 1)]
    rows: list[list[Cell]] = []
    for number, name, cells in zip(numbers, names.values(), matrix, strict=True):
        shares = ["–" if cell is None else f"{cell:.0%}" for cell in cells]
        rows.append([NUMBERED.fill(number=number, name=name), *shares])
    return Evidence(MATRIX.fill(games=each), [SIDE, *numbers], rows, shaded=True)


def sides_rated(job: Job, key: str, games: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """Rate the sides by all games, in order."""
    played = [(list(job.options[row[CHOICE]][key]), scores_of(row)) for row in sorted(games)]
    return rated([(table, scores) for table, scores in played if len(set(table)) == len(table)])


def scores_of(row: Row) -> list[float]:
    """Return what each of two seats got."""
    return [score_in(row, 2, seat) for seat in (0, 1)]


def rated(played: Sequence[tuple[list[str], list[float]]]) -> dict[str, tuple[float, float]]:
    """Rate whoever met in these games (openskill's Plackett–Luce), told with their scores: strength and doubt."""
    require("openskill", "lab")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {side: model.rating() for table, _ in played for side in table}
    for table, scores in played:
        after = model.rate([[ratings[side]] for side in table], ranks=[-score for score in scores])
        for side, team in zip(table, after, strict=True):
            ratings[side] = team[0]
    return {side: (round(rating.mu, 2), round(rating.sigma, 2)) for side, rating in ratings.items()}


NO_DECKS = Phrase(
    "{game} non ha mazzi o simili che si affrontino.", "{game} has no decks or the like that meet one another."
)
TITLE = Phrase("{game}: chi batte chi", "{game}: who beats whom")
SIDES_NOUN = Noun("mazzo", "mazzi", "m", "deck")
SUMMARY = Phrase(
    "{n}: equilibrati {fair}, troppo forti {strong}, troppo deboli {weak}, da giocare ancora {open}; dal {least} di "
    "{worst} al {most} di {best}",
    "{n}: {fair} fair, {strong} too strong, {weak} too weak, {open} to be played more; from {least} of {worst} to "
    "{most} of {best}",
)
STILL_OPEN = Phrase(
    "da giocare ancora, {n} su {all}: servono da {least} a {most} partite in più ciascuno per saperlo",
    "to be played more, {n} of {all}: it takes from {least} to {most} more games of each to know",
)
MATCHUP_NOTE = Phrase(
    "Ogni coppia si gioca da tutti e due i posti con la stessa sorte; gli intervalli al 95% contano le coppie di "
    "partite.",
    "Every pair is played on both seats with the same chance; the 95% intervals count pairs of games.",
)
SIDES = Phrase("Forza", "Strength")
SIDE = Phrase("Chi", "Who")
NUMBERED = Phrase("{number}. {name}", "{number}. {name}")
RATING = Phrase("Punteggio openskill", "openskill rating")
MATRIX = Phrase(
    "Chi (riga) vince contro chi (colonna), in circa {games} partite a casella",
    "Who (row) wins against whom (column), by about {games} games a cell",
)
FIRST_SEAT = Phrase("il primo posto", "the first seat")
