"""Bots against bots: each against every other on both seats with the same chance, and how strong they are beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.matchups import Meetings, add_strength, matrix_table, rated, scores_of, share_of_first_seat
from ludoteca.lab.rows import Row
from ludoteca.lab.simulation import Job
from ludoteca.lab.statistics import estimate
from ludoteca.lab.studies import LEAST, Study, percent, share_within, widened
from ludoteca.lab.verdicts import facts_of, groups_of


def standing_jobs(game: Game, bots: Sequence[str], seed: int, options: Sequence[dict[str, JSON]]) -> list[Job]:
    """Let every bot meet every other: the same seeds for all pairs, each game on both seats with the same chance."""
    return [Job(game.key, pair, seed, tuple(options)) for pair in combinations(bots, 2)]


def mirrors(game: Game, key: str, options: dict[str, JSON]) -> list[dict[str, JSON]]:
    """Let every deck, or the like, meet itself, so that none helps a bot."""
    choices = next(setting for setting in game.settings() if setting.key == key).choices
    return [{**options, key: [side, side]} for side in choices]


def standing_study(game: Game, bots: Sequence[str], played: Sequence[tuple[Job, Sequence[Row]]], command: str) -> Study:
    """Tell how strong bots are beside each other."""
    meetings, games = Meetings(), sum(len(rows) for _, rows in played)
    for job, rows in played:
        for one, other in groups_of(job, rows):
            a, b = job.bots
            score = (scores_of(one)[0] + scores_of(other)[1]) / 2
            meetings.add(a, b, score, share_of_first_seat(one, other))
    names = {bot: Phrase(bot, bot) for bot in bots}
    shares = {bot: widened(estimate(meetings.of_side[bot])) for bot in bots if meetings.of_side[bot]}
    ratings = rated(in_order(played))
    study = Study(TITLE.fill(game=game.name), command, game=game.key, games=games)
    ranked = sorted(shares, key=lambda bot: -shares[bot].mean)
    for better, worse in pairwise(ranked):
        share = widened(estimate(meetings.met[better, worse]))
        is_clear = share.count >= LEAST and (share.low > 0.5 or share.high < 0.5)
        told = BEATS if is_clear and share.mean > 0.5 else LOSES if is_clear else UNCLEAR
        within = share_within(share.mean, share.low, share.high)
        study.verdicts.append(told.fill(better=better, worse=worse, share=within))
    add_strength(study, {bot: names[bot] for bot in ranked}, shares, ratings)
    matrix = [[meetings.share(a, b) for b in ranked] for a in ranked]
    each = games // max(1, len(played))
    study.evidence.append(matrix_table({bot: names[bot] for bot in ranked}, matrix, each))
    first = estimate(meetings.first_seat)
    study.notes.append(FIRST.fill(share=percent(first.mean)))
    study.notes.append(NOTE)
    study.facts = {
        "bots": {bot: {**facts_of(share), "rating": list(ratings[bot])} for bot, share in shares.items()},
        "matrix": {a: {b: meetings.share(a, b) for b in ranked if b != a} for a in ranked},
        "first_seat": facts_of(first),
    }
    return study


def in_order(played: Sequence[tuple[Job, Sequence[Row]]]) -> list[tuple[list[str], list[float]]]:
    """List who met whom with which scores, pair after pair in turn: what a rating says follows from the order."""
    each = [(row[:2], number, row, job) for number, (job, rows) in enumerate(played) for row in rows]
    told: list[tuple[list[str], list[float]]] = []
    for _, _, row, job in sorted(each, key=lambda one: one[:2]):
        rotation = job.turn(int(row[0])).rotation
        told.append(([*job.bots[rotation:], *job.bots[:rotation]], scores_of(row)))
    return told


TITLE = Phrase("{game}: quanto sono forti i bot", "{game}: how strong the bots are")
BEATS = Phrase("{better} batte {worse}: {share}", "{better} beats {worse}: {share}")
LOSES = Phrase(
    "{better} vince più partite in tutto, ma perde contro {worse}: {share}",
    "{better} wins more games in all, but loses to {worse}: {share}",
)
UNCLEAR = Phrase(
    "{better} e {worse}: servono altre partite per sapere chi è il più forte ({share})",
    "{better} and {worse}: it takes more games to know who is the stronger ({share})",
)
FIRST = Phrase("Il primo posto vince {share} delle partite.", "The first seat wins {share} of the games.")
NOTE = Phrase(
    "Ogni coppia si gioca da tutti e due i posti con la stessa sorte; gli intervalli al 95% contano le coppie di "
    "partite. I punteggi openskill valgono solo tra questi bot.",
    "Every pair is played on both seats with the same chance; the 95% intervals count pairs of games. openskill "
    "ratings hold among these bots only.",
)
