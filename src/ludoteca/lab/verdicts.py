"""Which is stronger, and by how much: a bot against another, a piece against what could be there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.kernel.contract import JSON, BadSettings, Setting
from ludoteca.kernel.game import Game, HasTrials
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Trial
from ludoteca.lab.rows import Row
from ludoteca.lab.simulation import Job
from ludoteca.lab.statistics import Estimate, bounds, elo_of, estimate, log_likelihood_ratio, wilson
from ludoteca.lab.studies import (
    OPEN,
    Evidence,
    Plot,
    Study,
    figures,
    interval,
    percent,
    points,
    say_verdict,
    verdict_on,
)

BLIND = 0.02
"""Where so few games are won, or lost, with and without something, nothing can be learnt about it."""
GROUP, CHOICE, SCORES = 1, 2, 4
"""Columns of the rows of games; scores lie after the bots."""
UNKNOWN = Phrase(
    "«{piece}» non è una carta né un valore di un'opzione di {game}.",
    "“{piece}” is neither a card nor the value of an option of {game}.",
)
NO_TRIAL = Phrase("Non si può giocare {game} senza «{piece}».", "{game} cannot be played without “{piece}”.")


@dataclass(frozen=True)
class Piece:
    """Something on trial, and the matches that try it."""

    id: str
    name: Phrase
    trials: list[Trial]


def find_piece(game: Game, text: str, seats: int) -> Piece:
    """Find what is called so: a card, by id or name, or the value of a setting (`scenario=5`); raises `BadSettings`."""
    wanted = text.casefold()
    if isinstance(game, HasTrials):
        for id, name in game.pieces().items():
            if wanted in (id.casefold(), name.it.casefold(), name.en.casefold()):
                return tried(game, Piece(id, name, game.trials(id, seats)))
    key, _, value = wanted.rpartition("=")
    for setting in game.settings():
        for id, name in setting.choices.items():
            if key in ("", setting.key) and value in (id.casefold(), name.it.casefold(), name.en.casefold()):
                return tried(game, Piece(id, name, setting_trials(game, setting, id, seats)))
    raise BadSettings([UNKNOWN.fill(piece=text, game=game.name)])


def tried(game: Game, piece: Piece) -> Piece:
    if not piece.trials:
        raise BadSettings([NO_TRIAL.fill(piece=piece.name, game=game.name)])
    return piece


def setting_trials(game: Game, setting: Setting, value: str, seats: int) -> list[Trial]:
    """Try a value of a setting against every other: of one seat, or of all where they win and lose together."""
    others = [other for other in setting.choices if other != value]
    trials: list[Trial] = []
    for index, instead in enumerate(others):
        rest = [other for other in others if other != instead]
        for seat in range(seats) if setting.per_seat else [-1]:
            arms: list[dict[str, JSON]] = []
            for one in (value, instead):
                table = [rest[(index + n) % len(rest)] for n in range(seats)] if rest else [instead] * seats
                arms.append({setting.key: table[:seat] + [one] + table[seat + 1 :] if seat >= 0 else one})
            if (seat >= 0 or game.cooperative) and setting.parts == 1 and all(plays(game, seats, arm) for arm in arms):
                trials.append(Trial(seat, instead, *arms))
    return trials


def plays(game: Game, seats: int, options: dict[str, JSON]) -> bool:
    try:
        game.new(seats=seats, seed=0, **options)
    except BadSettings:
        return False
    return True


def trial_job(game: Game, piece: Piece, bot: str, seats: int, seed: int, options: dict[str, JSON]) -> Job:
    """Play each trial in turn, its two matches with the same chance and the same bots."""
    arms = [{**options, **arm} for trial in piece.trials for arm in (trial.with_it, trial.without)]
    return Job(game.key, (bot,) * seats, seed, tuple(arms), within=2, rotations=1)


def score_in(row: Row, seats: int, seat: int) -> float:
    return float(row[SCORES + seats + max(0, seat)])


def groups_of(job: Job, rows: Sequence[Row]) -> list[list[Row]]:
    """Gather the games that share their chance, in order; groups that are not whole are left out."""
    groups: dict[int, list[Row]] = defaultdict(list)
    for row in sorted(rows):
        groups[row[GROUP]].append(row)
    return [group for group in groups.values() if len(group) == job.group_size]


def piece_study(
    game: Game, piece: Piece, job: Job, games: Sequence[Row], cards: Sequence[Row], margin: float, command: str
) -> Study:
    """Say what a piece is worth: what it changes in the same matches, and what goes along with it."""
    seats = len(job.bots)
    by_instead: dict[str, list[float]] = defaultdict(list)
    scores: list[tuple[float, float]] = []
    for group in groups_of(job, games):
        trial = piece.trials[group[0][CHOICE] // 2]
        with_it, without = (score_in(row, seats, trial.seat) for row in group)
        scores.append((with_it, without))
        by_instead[trial.instead].append(with_it - without)
    effect = estimate([with_it - without for with_it, without in scores])
    shares = [estimate([pair[arm] for pair in scores]).mean for arm in (0, 1)]
    title = Phrase("{game}: {piece} alla prova", "{game}: {piece} on trial").fill(game=game.name, piece=piece.name)
    study = Study(title, command, game=game.key, games=len(games))
    key, more = verdict_on(effect, margin)
    if all(share <= BLIND for share in shares) or all(share >= 1 - BLIND for share in shares):
        key, more = OPEN, 0
        study.verdicts.append(NOTHING_SEEN.fill(what=piece.name, share=percent(shares[0])))
    else:
        study.verdicts.append(say_verdict(piece.name, effect, margin, 2, points(effect)))
    study.notes.append(SWAP_NOTE.fill(pairs=effect.count, margin=f"{100 * margin:g}"))
    study.notes.append(SHARES_NOTE.fill(one=percent(shares[0]), other=percent(shares[1])))
    names = game.pieces() if isinstance(game, HasTrials) else {}
    table = [(ALL, effect)]
    table += [(named(instead, names), estimate(values)) for instead, values in sorted(by_instead.items())]
    rows: list[list[Phrase | str]] = [[instead, str(one.count), points(one)] for instead, one in table]
    study.evidence.append(Evidence(SWAPPED, [INSTEAD, PAIRS, EFFECT], rows))
    known = [(instead, one) for instead, one in table if one.count > 1]
    values = [(one.mean, one.low, one.high) for _, one in known]
    study.plots.append(Plot(SWAPPED, [instead for instead, _ in known], values, line=0.0))
    study.facts = {"piece": piece.id, "verdict": key, "more_games": 2 * more, "margin": margin, **facts_of(effect)}
    add_correlation(study, piece, job, games, cards)
    return study


def named(id: str, names: Mapping[str, Phrase]) -> Phrase:
    """Write the name of a piece with its id; of what has no name the id."""
    return Phrase("{name} ({id})", "{name} ({id})").fill(name=names[id], id=id) if id in names else Phrase(id, id)


def facts_of(effect: Estimate) -> dict[str, JSON]:
    known = effect.count > 1
    interval = [round(effect.low, 4), round(effect.high, 4)] if known else None
    return {"pairs": effect.count, "effect": round(effect.mean, 4), "interval": interval}


def add_correlation(study: Study, piece: Piece, job: Job, games: Sequence[Row], cards: Sequence[Row]) -> None:
    """Tell how often whoever held the piece won when it was drawn, played or there from the start."""
    seen: dict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in cards:
        if row[3] == piece.id:
            seen[row[0], row[1]].append(row)
    if not seen:
        return
    seats = len(job.bots)
    counted: dict[str, list[float]] = {what: [] for what in COURSES}
    for row in games:
        trial = piece.trials[row[CHOICE] // 2]
        if row[CHOICE] % 2 or trial.seat < 0:
            continue
        mine = seen.get((row[0], trial.seat), [])
        score = score_in(row, seats, trial.seat)
        for what, is_so in (
            ("opening", any(card[5] for card in mine)),
            ("drawn", any(card[6] >= 0 for card in mine)),
            ("played", any(card[7] >= 0 for card in mine)),
            ("never drawn", not mine),
        ):
            if is_so:
                counted[what].append(score)
    shown = {what: (sum(scores), len(scores)) for what, scores in counted.items() if scores}
    intervals = {what: wilson(round(won), count) for what, (won, count) in shown.items()}
    rows: list[list[Phrase | str]] = [
        [COURSES[what], str(count), percent(won / count), interval(low, high)]
        for what, (won, count) in shown.items()
        for low, high in [intervals[what]]
    ]
    study.evidence.append(Evidence(CORRELATION, [WHEN, GAMES, WON, INTERVAL], rows))
    values = [(won / count, *intervals[what]) for what, (won, count) in shown.items()]
    study.plots.append(Plot(CORRELATION, [COURSES[what] for what in shown], values, line=0.5))
    study.notes.append(CORRELATION_NOTE)
    study.facts["correlation"] = {what: {"games": count, "won": won} for what, (won, count) in shown.items()}


class Race:
    """A sequential test between two bots, fed with pairs of games."""

    def __init__(self, elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        self.elo0, self.elo1 = elo0, elo1
        self.pairs = [0] * 5
        self.low, self.high = bounds(alpha, beta)
        self.ratio = 0.0

    @property
    def is_decided(self) -> bool:
        return not self.low < self.ratio < self.high

    def add(self, score: float) -> None:
        """Count a pair by the score of the first bot, from 0 to 2."""
        self.pairs[round(2 * score)] += 1
        self.ratio = log_likelihood_ratio(self.pairs, self.elo0, self.elo1)


def race_study(game: Game, bots: Sequence[str], race: Race, command: str) -> Study:
    """Say who of two bots is stronger, as far as it was played."""
    scores = [quarters / 4 for quarters, count in enumerate(race.pairs) for _ in range(count)]
    share = estimate(scores)
    claim = {"a": bots[0], "b": bots[1], "elo0": f"{race.elo0:g}", "elo1": f"{race.elo1:g}"}
    sentence = UNDECIDED if not race.is_decided else IS_STRONGER if race.ratio >= race.high else NOT_STRONGER
    told = {
        "games": 2 * share.count,
        "ratio": figures(f"{race.ratio:.2f}"),
        "low": figures(f"{race.low:.2f}"),
        "high": figures(f"{race.high:.2f}"),
    }
    study = Study(Phrase("{game}: {a} contro {b}", "{game}: {a} against {b}").fill(game=game.name, **claim), command)
    study.game, study.games = game.key, 2 * share.count
    study.verdicts.append(sentence.fill(**claim, **told))
    elo = [f"{elo_of(end):+.0f}" for end in (share.mean, share.low, share.high)]
    columns = [Phrase(f"{n / 2:g}", f"{n / 2:g}") for n in range(5)]
    counts: list[Phrase | str] = [str(count) for count in race.pairs]
    study.evidence.append(Evidence(PENTANOMIAL, [WHO, *columns], [[bots[0], *counts]]))
    row: list[Phrase | str] = [bots[0], percent(share.mean), f"{elo[0]} [{elo[1]}, {elo[2]}]"]
    study.evidence.append(Evidence(STRENGTH, [WHO, WON, Phrase("Elo", "Elo")], [row]))
    if share.count > 1:
        name = Phrase(bots[0], bots[0])
        study.plots.append(Plot(STRENGTH, [name], [(share.mean, share.low, share.high)], line=0.5))
    verdict = OPEN if not race.is_decided else "stronger" if race.ratio >= race.high else "not stronger"
    study.facts = {"verdict": verdict, "pentanomial": race.pairs, "llr": round(race.ratio, 4), **facts_of(share)}
    return study


SWAP_NOTE = Phrase(
    "{pairs} coppie di partite con gli stessi semi, con e senza: la differenza, in punti percentuali di vittorie, con "
    "l'intervallo al 95%. Equilibrato vuol dire entro ±{margin} punti.",
    "{pairs} pairs of games with the same seeds, with it and without: the difference in percentage points of wins, "
    "with its 95% interval. Fair means within ±{margin} points.",
)
SHARES_NOTE = Phrase("Vinte con: {one}; senza: {other}.", "Won with it: {one}; without: {other}.")
NOTHING_SEEN = Phrase(
    "{what}: così non si vede nulla, questi bot ne vincono {share} in ogni caso; provane altri",
    "{what}: nothing can be seen like this, these bots win {share} in any case; try others",
)
CORRELATION_NOTE = Phrase(
    "Quanto vince chi l'ha pescata o giocata è una correlazione: chi sta bene gioca di più. Solo lo scambio dice la "
    "causa.",
    "How often whoever drew or played it won is a correlation: good positions let one play more. Only the swap tells "
    "the cause.",
)
IS_STRONGER = Phrase(
    "{a} è più forte di {b} di almeno {elo0} Elo ({games} partite, LLR {ratio} oltre {high})",
    "{a} is stronger than {b} by more than {elo0} Elo ({games} games, LLR {ratio} above {high})",
)
NOT_STRONGER = Phrase(
    "{a} non è più forte di {b} di {elo1} Elo ({games} partite, LLR {ratio} sotto {low})",
    "{a} is not stronger than {b} by {elo1} Elo ({games} games, LLR {ratio} below {low})",
)
UNDECIDED = Phrase(
    "non ancora deciso tra {a} e {b} ({games} partite, LLR {ratio} tra {low} e {high})",
    "not yet decided between {a} and {b} ({games} games, LLR {ratio} between {low} and {high})",
)
COURSES = {
    "opening": Phrase("nella mano iniziale", "in the opening hand"),
    "drawn": Phrase("pescata", "drawn"),
    "played": Phrase("giocata", "played"),
    "never drawn": Phrase("mai pescata", "never drawn"),
}
SWAPPED = Phrase("Prova dello scambio (causa)", "Swap test (cause)")
CORRELATION = Phrase("Vittorie di chi l'aveva (correlazione)", "Wins of whoever had it (correlation)")
INSTEAD = Phrase("Al suo posto", "In its place")
PAIRS = Phrase("Coppie", "Pairs")
EFFECT = Phrase("Effetto in punti", "Effect in points")
ALL = Phrase("tutti insieme", "all together")
WHEN = Phrase("Quando", "When")
GAMES = Phrase("Partite", "Games")
WON = Phrase("Vinte", "Won")
INTERVAL = Phrase("Intervallo al 95%", "95% interval")
WHO = Phrase("Chi", "Who")
PENTANOMIAL = Phrase("Coppie di partite per punti", "Pairs of games by points")
STRENGTH = Phrase("Quota di punti", "Share of points")
