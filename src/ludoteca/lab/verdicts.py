"""Which is stronger, and by how much: a bot against another, a piece against what could be there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from math import ceil, isfinite
from pathlib import Path

from ludoteca.kernel.contract import JSON, BadSettings, Setting
from ludoteca.kernel.game import Game, HasPacks, HasTrials
from ludoteca.kernel.option_values import packs_in
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.shelves import folders_of
from ludoteca.kernel.texts import LANGUAGES, Noun, Phrase
from ludoteca.kernel.trials import CARD_COURSES, Courses, Trial
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
    widened,
)

LEAST_PART = 3
"""Letters of a name that tell what may be meant."""
MEANT_AT_MOST = 6
BLIND = 0.02
"""Where so few games are won, or lost, with and without something, nothing can be learnt about it."""
BLIND_PAIRS = 10
"""Of fewer pairs nothing like that can be said."""
GROUP, CHOICE, SCORES = 1, 2, 4
"""Columns of the rows of games; scores lie after the bots."""
OPENING, DRAWN, PLAYED = 5, 6, 7
"""Columns of the rows of cards."""
CAME = ("opening", "drawn", "played", "never drawn")
"""What can become of a piece, as facts call it."""
UNKNOWN = Phrase(
    "«{piece}» non è una carta, un pezzo o un valore di un'opzione di {game}: «ludoteca lab card {key}» li elenca.",
    "“{piece}” is no card, piece or value of an option of {game}: “ludoteca lab card {key}” lists them.",
)
MEANT = Phrase(
    "«{piece}» non è una carta, un pezzo o un valore di un'opzione di {game}; forse {ids}?",
    "“{piece}” is no card, piece or value of an option of {game}; perhaps {ids}?",
)
SEVERAL = Phrase(
    "«{piece}» sono più pezzi: scrivi l'id di uno, {ids}.",
    "“{piece}” is the name of several: write the id of one, {ids}.",
)
NO_TRIAL = Phrase(
    "«{piece}» così non si mette alla prova: in {seats} a {game} nulla può stare al suo posto.",
    "“{piece}” cannot be put on trial like this: with {seats} at {game} nothing can stand in its place.",
)
PLAYERS = Noun("giocatore", "giocatori", "m", "player")
PAIRS_NOUN = Noun("coppia", "coppie", "f", "pair")


@dataclass(frozen=True)
class Piece:
    """Something on trial, and the matches that try it."""

    id: str
    name: Phrase
    trials: list[Trial]
    courses: Courses = CARD_COURSES
    """What becomes of it, in words."""
    known: Mapping[str, Phrase] = field(default_factory=dict)
    """The names of all that can be asked about."""

    @property
    def is_shared(self) -> bool:
        """Whether it lies in the box for everybody, and may never be used."""
        return self.id in self.known and any(trial.seat < 0 for trial in self.trials)


def packs_given(options: Mapping[str, JSON]) -> tuple[Path, ...]:
    """Return the folders of the packs that the options name; raises `BadSettings`."""
    problems: list[Phrase] = []
    names = packs_in(options, problems)
    if problems:
        raise BadSettings(problems)
    try:
        return folders_of(names)
    except PackProblems as error:
        raise BadSettings([Phrase(str(problem), str(problem)) for problem in error.problems]) from None


def pieces_of(game: Game, packs: tuple[Path, ...]) -> dict[str, Phrase]:
    """List what the game puts on trial; raises `BadSettings` for packs that are wrong."""
    try:
        return game.pieces(packs) if isinstance(game, HasTrials) else {}
    except PackProblems as error:
        raise BadSettings([Phrase(str(problem), str(problem)) for problem in error.problems]) from None


def settings_of(game: Game, packs: tuple[Path, ...]) -> list[Setting]:
    return game.settings_with(packs) if packs and isinstance(game, HasPacks) else game.settings()


def find_piece(game: Game, text: str, seats: int, options: Mapping[str, JSON] | None = None) -> Piece:
    """Find what is called so: a card, by id or name, or the value of a setting (`scenario=5`); raises `BadSettings`.

    Cards and values come from the packs too that the options name, and what the options say holds in all matches.
    """
    options = dict(options or {})
    packs = packs_given(options)
    if packs:
        options["packs"] = packs_in(options, [])
    known = pieces_of(game, packs)
    wanted = text.casefold()
    called = [id for id, name in known.items() if wanted in (name.it.casefold(), name.en.casefold())]
    matching = [id for id in known if id.casefold() == wanted] or called
    if len(matching) > 1:
        raise BadSettings([SEVERAL.fill(piece=text, ids=", ".join(matching))])
    if matching and isinstance(game, HasTrials):
        id = matching[0]
        trials = game.trials(id, seats, options)
        return tried(game, Piece(id, known[id], trials, game.courses(id, packs), known), seats)
    key, _, value = wanted.rpartition("=")
    for setting in settings_of(game, packs):
        for id, name in setting.choices.items():
            if key in ("", setting.key) and value in (id.casefold(), name.it.casefold(), name.en.casefold()):
                return tried(game, Piece(id, name, setting_trials(game, setting, id, seats, options)), seats)
    raise BadSettings([unknown_piece(game, text, known)])


def unknown_piece(game: Game, text: str, known: Mapping[str, Phrase]) -> Phrase:
    """Say that nothing is called so, and what is called much like it."""
    names = {name.casefold(): id for id, words in known.items() for name in (id, words.it, words.en)}
    wanted = text.casefold()
    inside = [name for name in names if len(wanted) >= LEAST_PART and wanted in name]
    close = list(dict.fromkeys(names[name] for name in [*inside, *get_close_matches(wanted, names, n=MEANT_AT_MOST)]))
    close = close[:MEANT_AT_MOST]
    words = MEANT if close else UNKNOWN
    listed = [", ".join(f"{known[id].say(lang)} ({id})" for id in close) for lang in LANGUAGES]
    return words.fill(piece=text, game=game.name, key=game.key, ids=Phrase(*listed))


def pieces_study(game: Game, options: Mapping[str, JSON], command: str) -> Study:
    """List what can be put on trial: pieces with their ids, and the values of settings."""
    packs = packs_given(options)
    study = Study(ON_TRIAL.fill(game=game.name), command, game=game.key)
    known = pieces_of(game, packs)
    rows: list[list[Phrase | str]] = [[id, name] for id, name in known.items()]
    for setting in settings_of(game, packs):
        for id, name in setting.choices.items():
            if (setting.per_seat or game.cooperative) and setting.parts == 1:
                rows.append([f"{setting.key}={id}", name])
    study.evidence.append(Evidence(PIECES, [TO_WRITE, NAME], rows))
    study.facts = {"pieces": [row[0] for row in rows]}
    return study


def tried(game: Game, piece: Piece, seats: int) -> Piece:
    if not piece.trials:
        raise BadSettings([NO_TRIAL.fill(piece=piece.name, game=game.name, seats=PLAYERS.count(seats))])
    return piece


def setting_trials(game: Game, setting: Setting, value: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
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
            if (
                (seat >= 0 or game.cooperative)
                and setting.parts == 1
                and all(plays(game, seats, {**options, **arm}) for arm in arms)
            ):
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
    pairs = pairs_in(piece, job, games, cards)
    judged = [pair for pair in pairs if pair.counts] if piece.is_shared else pairs
    by_instead: dict[str, list[float]] = defaultdict(list)
    for pair in judged:
        by_instead[pair.instead].append(pair.with_it - pair.without)
    effect = estimate([pair.with_it - pair.without for pair in judged])
    shares = [
        estimate([pair.with_it for pair in judged]).mean,
        estimate([pair.without for pair in judged]).mean,
    ]
    title = Phrase("{game}: {piece} alla prova", "{game}: {piece} on trial").fill(game=game.name, piece=piece.name)
    study = Study(title, command, game=game.key, games=len(games))
    key, more = verdict_on(effect, margin)
    games_each = 2 * len(pairs) / max(1, len(judged))
    if not judged:
        key, more = OPEN, 0
        study.verdicts.append(NEVER_CAME.fill(what=piece.name, games=len(games)))
    elif len(judged) >= BLIND_PAIRS and is_one_sided(shares):
        key, more = OPEN, 0
        study.verdicts.append(NOTHING_SEEN.fill(what=piece.name, share=percent(shares[0])))
    else:
        study.verdicts.append(say_verdict(piece.name, effect, margin, games_each, points(effect)))
    if judged:
        study.notes.append(SWAP_NOTE.fill(pairs=PAIRS_NOUN.count(effect.count), margin=f"{100 * margin:g}"))
    if len(judged) < len(pairs):
        study.notes.append(ELSEWHERE_NOTE.fill(pairs=len(pairs), judged=len(judged)))
    if judged:
        study.notes.append(SHARES_NOTE.fill(one=percent(shares[0]), other=percent(shares[1])))
    table = [(ALL, effect)]
    if len(judged) < len(pairs):
        table.append((ALL_GAMES, estimate([pair.with_it - pair.without for pair in pairs])))
    table += [(named(instead, piece.known), estimate(values)) for instead, values in sorted(by_instead.items())]
    rows: list[list[Phrase | str]] = [[instead, str(one.count), points(one)] for instead, one in table]
    study.evidence.append(Evidence(SWAPPED, [INSTEAD, PAIRS, EFFECT], rows))
    known = [(instead, one) for instead, one in table if one.count > 1]
    values = [(one.mean, one.low, one.high) for _, one in known]
    study.plots.append(Plot(SWAPPED, [instead for instead, _ in known], values, line=0.0))
    study.facts = {
        "piece": piece.id,
        "verdict": key,
        "more_games": ceil(games_each * more),
        "margin": margin,
        **facts_of(effect),
    }
    add_correlation(study, piece, job, games, cards)
    return study


def is_one_sided(shares: Sequence[float]) -> bool:
    """Tell whether games are won, or lost, in any case."""
    return all(share <= BLIND for share in shares) or all(share >= 1 - BLIND for share in shares)


@dataclass(frozen=True)
class Pair:
    """Two games with the same chance, with a piece and with another in its place."""

    instead: str
    with_it: float
    without: float
    counts: bool
    """The piece was used in the game with it, or the two games went differently: what it does shows in such alone."""


def pairs_in(piece: Piece, job: Job, games: Sequence[Row], cards: Sequence[Row]) -> list[Pair]:
    seats = len(job.bots)
    used = {row[0] for row in cards if row[3] == piece.id and row[PLAYED] >= 0}
    pairs: list[Pair] = []
    for one, other in groups_of(job, games):
        trial = piece.trials[one[CHOICE] // 2]
        scores = score_in(one, seats, trial.seat), score_in(other, seats, trial.seat)
        counts = one[0] in used or one[SCORES + seats :] != other[SCORES + seats :]
        pairs.append(Pair(trial.instead, *scores, counts))
    return pairs


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
    counted: dict[str, list[float]] = {what: [] for what in CAME}
    for row in games:
        trial = piece.trials[row[CHOICE] // 2]
        if row[CHOICE] % 2:
            continue
        holders = range(seats) if trial.seat < 0 else [trial.seat]
        mine = [card for seat in holders for card in seen.get((row[0], seat), [])]
        score = score_in(row, seats, trial.seat)
        for what, is_so in (
            ("opening", any(card[OPENING] for card in mine)),
            ("drawn", any(card[DRAWN] >= 0 for card in mine)),
            ("played", any(card[PLAYED] >= 0 for card in mine)),
            ("never drawn", not mine),
        ):
            if is_so:
                counted[what].append(score)
    shown = {what: (sum(scores), len(scores)) for what, scores in counted.items() if scores}
    intervals = {what: wilson(round(won), count) for what, (won, count) in shown.items()}
    words = {
        "opening": piece.courses.opening,
        "drawn": piece.courses.drawn,
        "played": piece.courses.played,
        "never drawn": piece.courses.never,
    }
    rows: list[list[Phrase | str]] = [
        [words[what], str(count), percent(won / count), interval(low, high)]
        for what, (won, count) in shown.items()
        for low, high in [intervals[what]]
    ]
    study.evidence.append(Evidence(CORRELATION, [WHEN, GAMES, WON, INTERVAL], rows))
    values = [(won / count, *intervals[what]) for what, (won, count) in shown.items()]
    study.plots.append(Plot(CORRELATION, [words[what] for what in shown], values, line=0.5))
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


def say_elo(score: float) -> str:
    """Write the difference in Elo that a score shows; of a score of nothing or all no end is known."""
    elo = elo_of(score)
    return f"{elo:+.0f}" if isfinite(elo) else "−∞" if elo < 0 else "+∞"


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
    known = widened(share)
    elo = [say_elo(end) for end in (known.mean, known.low, known.high)]
    columns = [figures(f"{n / 2:g}") for n in range(5)]
    counts: list[Phrase | str] = [str(count) for count in race.pairs]
    study.evidence.append(Evidence(PENTANOMIAL, [WHO, *columns], [[bots[0], *counts]]))
    row: list[Phrase | str] = [bots[0], percent(share.mean), f"{elo[0]} [{elo[1]}, {elo[2]}]"]
    study.evidence.append(Evidence(STRENGTH, [WHO, WON, Phrase("Elo", "Elo")], [row]))
    if share.count > 1:
        name = Phrase(bots[0], bots[0])
        ends = max(0.0, known.low), min(1.0, known.high)
        study.plots.append(Plot(STRENGTH, [name], [(share.mean, *ends)], line=0.5))
    verdict = OPEN if not race.is_decided else "stronger" if race.ratio >= race.high else "not stronger"
    study.facts = {"verdict": verdict, "pentanomial": race.pairs, "llr": round(race.ratio, 4), **facts_of(share)}
    return study


SWAP_NOTE = Phrase(
    "{pairs} di partite con gli stessi semi, con e senza: la differenza, in punti percentuali di vittorie, con "
    "l'intervallo al 95%. Equilibrato vuol dire entro ±{margin} punti.",
    "{pairs} of games with the same seeds, with it and without: the difference in percentage points of wins, "
    "with its 95% interval. Fair means within ±{margin} points.",
)
SHARES_NOTE = Phrase("Vinte con: {one}; senza: {other}.", "Won with it: {one}; without: {other}.")
NOTHING_SEEN = Phrase(
    "{what}: così non si vede nulla, questi bot ne vincono {share} in ogni caso; provane altri",
    "{what}: nothing can be seen like this, these bots win {share} in any case; try others",
)
NEVER_CAME = Phrase(
    "{what}: mai in uso in {games} partite; prova altri bot, altre opzioni o più partite",
    "{what}: never used in {games} games; try other bots, other options or more games",
)
ELSEWHERE_NOTE = Phrase(
    "In uso in {judged} coppie su {pairs}; nelle altre le due partite sono la stessa, e non contano.",
    "Used in {judged} of {pairs} pairs; in the others both games are the same one, and they do not count.",
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
SWAPPED = Phrase("Prova dello scambio (causa)", "Swap test (cause)")
CORRELATION = Phrase("Vittorie di chi l'aveva (correlazione)", "Wins of whoever had it (correlation)")
INSTEAD = Phrase("Al suo posto", "In its place")
PAIRS = Phrase("Coppie", "Pairs")
EFFECT = Phrase("Effetto in punti", "Effect in points")
ALL = Phrase("tutti insieme", "all together")
ALL_GAMES = Phrase("anche dove non è in uso", "also where it is not used")
ON_TRIAL = Phrase("{game}: che cosa si può mettere alla prova", "{game}: what can be put on trial")
PIECES = Phrase("Pezzi e valori di opzioni", "Pieces and values of options")
TO_WRITE = Phrase("Si scrive", "Written")
NAME = Phrase("Nome", "Name")
WHEN = Phrase("Quando", "When")
GAMES = Phrase("Partite", "Games")
WON = Phrase("Vinte", "Won")
INTERVAL = Phrase("Intervallo al 95%", "95% interval")
WHO = Phrase("Chi", "Who")
PENTANOMIAL = Phrase("Coppie di partite per punti", "Pairs of games by points")
STRENGTH = Phrase("Quota di punti", "Share of points")
