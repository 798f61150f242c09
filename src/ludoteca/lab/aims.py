"""What the makers of a game wanted games between equal bots to show, and what they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil, sqrt

from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Noun, Phrase
from ludoteca.kernel.trials import Aim
from ludoteca.lab.report import FINDINGS, SHARE, WHAT
from ludoteca.lab.simulation import Found, Job, Tally, empty_tally
from ludoteca.lab.statistics import Z_95, Estimate, wilson
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
    share_within,
    verdict_on,
)
from ludoteca.lab.verdicts import ALL, GAMES, INTERVAL, WON

Tallies = Mapping[int, Tally]
"""What came of the games, by the number of players."""


def aim_jobs(game: Game, aim: Aim, bot: str, seed: int) -> dict[int, Job]:
    """Make a job for each number of players that goes through all options."""
    return {seats: Job(game.key, (bot,) * seats, seed, tuple(aim.options), rotations=1) for seats in aim.seats}


def aim_study(game: Game, aim: Aim, tallies: Tallies, command: str) -> Study:
    """Hold what was seen against what was wanted."""
    games = sum(tally.games for tally in tallies.values())
    study = Study(TITLE.fill(game=game.name), command, game=game.key, games=games)
    if aim.finding:
        judge_findings(study, aim, tallies)
    if aim.apart:
        judge_players(study, game, aim, tallies)
    if len(aim.seats) > 1:
        study.evidence.append(players_table(game, aim, tallies))
    add_findings(study, tallies)
    study.notes.append(CHANCE_NOTE)
    return study


def shares_in(tallies: Tallies) -> dict[str, Found]:
    """Sum the shares that games of all numbers of players tell of, by their keys."""
    total = empty_tally(0)
    for tally in tallies.values():
        for key, finding in tally.findings.items():
            total.found(key, finding.name, finding.share).add(finding.count, finding.total, finding.least, finding.most)
    return {key: finding for key, finding in sorted(total.findings.items()) if finding.share}


def estimated(won: float, count: int) -> Estimate:
    """Return a share of games as an estimate, with Wilson's interval."""
    share = won / count if count else 0.0
    return Estimate(share, *wilson(round(won), count), count, sqrt(share * (1 - share)))


def judge_findings(study: Study, aim: Aim, tallies: Tallies) -> None:
    """Say of each share that the aim is about whether it is where it was wanted."""
    wanted = WANTED.fill(least=f"{aim.least:.0%}", most=f"{aim.most:.0%}")
    middle, margin = (aim.least + aim.most) / 2, (aim.most - aim.least) / 2
    seen = [
        (Phrase(*finding.name), estimated(finding.total, finding.count))
        for key, finding in shares_in(tallies).items()
        if key == aim.finding or (aim.finding.endswith(" ") and key.startswith(aim.finding))
    ]
    shares = dict(sorted(seen, key=lambda item: -item[1].mean))
    keys: list[str] = []
    for name, share in shares.items():
        key, more = verdict_on(share.shifted(-middle), margin)
        keys.append(key)
        within = share_within(share.mean, share.low, share.high)
        study.verdicts.append(VERDICTS[key].fill(what=name, share=within, more=more, wanted=wanted))
    if len(shares) > 1:
        counts = {name: keys.count(key) for name, key in (("fair", FAIR), ("many", STRONG), ("few", WEAK))}
        means = [share.mean for share in shares.values()]
        ends = {"least": percent(min(means)), "most": percent(max(means))}
        study.summary = SUMMARY.fill(n=len(shares), open=keys.count(OPEN), wanted=wanted, **counts, **ends)
        study.verdicts.insert(0, study.summary)
    values = [(one.mean, one.low, one.high) for one in shares.values()]
    study.plots.append(Plot(WON, list(shares), values, line=middle))


@dataclass(frozen=True)
class Cellful:
    """What came of the games with some options for some number of players."""

    won: int
    games: int

    @property
    def share(self) -> Estimate:
        return estimated(self.won, self.games)


def cells_of(aim: Aim, tallies: Tallies, choice: int) -> list[Cellful]:
    """Count what was won with the options of this number, by the number of players."""
    cells = []
    for seats in aim.seats:
        share = tallies[seats].choices.get(choice)
        cells.append(Cellful(max(share.wins, default=0), share.games) if share else Cellful(0, 0))
    return cells


def judge_players(study: Study, game: Game, aim: Aim, tallies: Tallies) -> None:
    """Say of each of the options whether all numbers of players win about as often."""
    margin = f"{100 * aim.apart:.0f}"
    keys: list[str] = []
    for choice in range(len(aim.options)):
        cells = [cell for cell in cells_of(aim, tallies, choice) if cell.games]
        key = spread(cells, aim.apart)
        keys.append(key)
        shares = [cell.share.mean for cell in cells] or [0.0]
        if key != OPEN:
            told = {"least": percent(min(shares)), "most": percent(max(shares)), "margin": margin}
            study.verdicts.append(SPREADS[key].fill(what=options_name(game, aim, choice), **told))
    each = max(0, ceil((Z_95 / aim.apart) ** 2))  # half the width of an interval is then half of what may be apart
    counts = {"fair": keys.count(FAIR), "far": keys.count(STRONG), "open": keys.count(OPEN)}
    study.summary = SPREAD_SUMMARY.fill(n=len(keys), each=each, margin=margin, **counts)
    study.verdicts.insert(0, study.summary)


def spread(cells: Sequence[Cellful], apart: float) -> str:
    """Judge how far apart shares are: surely near each other, surely far from each other, or not known yet."""
    shares = [cell.share for cell in cells]
    if any(one.low - other.high > apart or other.low - one.high > apart for one, other in combinations(shares, 2)):
        return STRONG
    near = len(shares) > 1 and max(one.high for one in shares) - min(one.low for one in shares) <= apart
    return FAIR if near else OPEN


def options_name(game: Game, aim: Aim, choice: int) -> Phrase:
    """Name the options by the values in which they differ from each other."""
    options = aim.options[choice]
    differing = [key for key in options if any(other.get(key) != options[key] for other in aim.options)]
    names: list[Phrase] = []
    for setting in game.settings():
        if setting.key in differing:
            value = str(options[setting.key])
            names.append(setting.choices.get(value, Phrase(value, value)))
    return names[0] if names else game.name


def players_table(game: Game, aim: Aim, tallies: Tallies) -> Evidence:
    """List what was won by number of players, for each of the options and for all together."""
    rows: list[list[Cell]] = []
    totals = [Cellful(0, 0) for _ in aim.seats]
    for choice in range(len(aim.options)):
        cells = cells_of(aim, tallies, choice)
        totals = [Cellful(a.won + b.won, a.games + b.games) for a, b in zip(totals, cells, strict=True)]
        if len(aim.options) > 1:
            rows.append([options_name(game, aim, choice), *[f"{cell.won}/{cell.games}" for cell in cells]])
    shown = []
    for cell in totals:
        low, high = wilson(cell.won, cell.games)
        shown.append(figures(f"{cell.won}/{cell.games} = {cell.share.mean:.1%} [{low:.1%}, {high:.1%}]"))
    rows.append([ALL, *shown])
    return Evidence(BY_PLAYERS, [WHAT, *[PLAYERS.count(seats) for seats in aim.seats]], rows)


def add_findings(study: Study, tallies: Tallies) -> None:
    rows: list[list[Cell]] = []
    for finding in shares_in(tallies).values():
        share = estimated(finding.total, finding.count)
        rows.append([Phrase(*finding.name), str(finding.count), percent(share.mean), interval(share.low, share.high)])
    study.evidence.append(Evidence(FINDINGS, [WHAT, GAMES, SHARE, INTERVAL], rows))


TITLE = Phrase("{game}: com'è e come si vuole", "{game}: as it is and as it is wanted")
WANTED = Phrase("si vuole {least}–{most}", "wanted {least}–{most}")
VERDICTS = {
    FAIR: Phrase("{what}: come si vuole, {share}; {wanted}", "{what}: as wanted, {share}; {wanted}"),
    STRONG: Phrase("{what}: troppo spesso, {share}; {wanted}", "{what}: too often, {share}; {wanted}"),
    WEAK: Phrase("{what}: troppo di rado, {share}; {wanted}", "{what}: too seldom, {share}; {wanted}"),
    OPEN: Phrase(
        "{what}: servono altre {more} partite per saperlo, {share}; {wanted}",
        "{what}: needs {more} more games, {share}; {wanted}",
    ),
}
SUMMARY = Phrase(
    "su {n}: come si vuole {fair}, troppo spesso {many}, troppo di rado {few}, da giocare ancora {open}; da {least} a "
    "{most}, {wanted}",
    "of {n}: {fair} as wanted, {many} too often, {few} too seldom, {open} to be played more; from {least} to {most}, "
    "{wanted}",
)
SPREADS = {
    FAIR: Phrase(
        "{what}: da {least} a {most} secondo i giocatori, entro {margin} punti",
        "{what}: from {least} to {most} by number of players, within {margin} points",
    ),
    STRONG: Phrase(
        "{what}: da {least} a {most} secondo i giocatori, più di {margin} punti",
        "{what}: from {least} to {most} by number of players, more than {margin} points",
    ),
}
SPREAD_SUMMARY = Phrase(
    "su {n}: da 1 a più giocatori entro {margin} punti {fair}, oltre {far}, da giocare ancora {open} (ci vogliono "
    "circa {each} partite per ogni casella)",
    "of {n}: numbers of players within {margin} points {fair}, beyond {far}, to be played more {open} (it takes about "
    "{each} games a cell)",
)
CHANCE_NOTE = Phrase(
    "Tutti i posti hanno lo stesso bot; gli intervalli al 95% sono quelli di Wilson. Poche partite dicono poco: "
    "l'intervallo dice quanto.",
    "All seats have the same bot; the 95% intervals are Wilson's. Few games tell little: the interval says how little.",
)
PLAYERS = Noun("giocatore", "giocatori", "m", "player")
BY_PLAYERS = Phrase("Vinte per numero di giocatori", "Won by number of players")
