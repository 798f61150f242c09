"""What a simulation found: as one JSON object, and as a table for people."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import ludoteca
from ludoteca.kernel import frames
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase, default_names
from ludoteca.lab.simulation import Job, Tally
from ludoteca.lab.statistics import wilson
from ludoteca.lab.studies import Evidence, Plot, Study


@dataclass
class Report:
    """A job, what came of it, and how long it took."""

    job: Job
    tally: Tally
    seconds: float
    """What all the games took together; 0 where some or all were played before."""
    workers: int

    def to_json(self) -> JSON:
        games = self.tally.games
        rate = 1 / self.seconds if self.seconds else 0.0
        return {
            "game": self.job.game,
            "version": ludoteca.game(self.job.game).version,
            "compiled": is_compiled(),
            "bots": list(self.job.bots),
            "seed": self.job.seed,
            "options": list(self.job.options),
            "workers": self.workers,
            "games": games,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(games * rate, 3),
            "decisions_per_second": round(self.tally.decisions * rate, 1),
            "mean_decisions": round(self.tally.decisions / games, 3) if games else 0.0,
            "max_options": self.tally.max_options,
            "wins": self.tally.wins,
            "win_intervals": [[round(end, 4) for end in wilson(wins, games)] for wins in self.tally.wins],
            "seat_wins": self.tally.seat_wins,
            "draws": self.tally.draws,
            "defeats": self.tally.defeats,
            "ended_by": dict(sorted(self.tally.ended_by.items())),
            "findings": [self.finding(key) for key in sorted(self.tally.findings)],
            "compared": [self.compared(choice) for choice in sorted(self.tally.choices)],
        }

    def compared(self, choice: int) -> JSON:
        """Report what came of the games with one of the job's options."""
        share = self.tally.choices[choice]
        seats = [[round(end, 4) for end in wilson(wins, share.games)] for wins in share.seat_wins]
        facts = {"games": share.games, "draws": share.draws, "wins": share.wins}
        return {"options": self.job.options[choice], **facts, "seat_wins": share.seat_wins, "seat_intervals": seats}

    def finding(self, key: str) -> JSON:
        """Report a share with its interval, or a number with its range."""
        finding = self.tally.findings[key]
        facts: JSON = {"key": key, "name": {"it": finding.name[0], "en": finding.name[1]}, "count": finding.count}
        facts["mean"] = round(finding.total / finding.count, 4)
        if finding.share:
            facts["interval"] = [round(end, 4) for end in wilson(round(finding.total), finding.count)]
        else:
            facts["least"], facts["most"] = finding.least, finding.most
        return facts

    def study(self, command: str) -> Study:
        """Write the results up as a study, with a verdict for each bot and each seat: more or less than its share."""
        game, tally, bots = ludoteca.game(self.job.game), self.tally, list(self.job.bots)
        study = Study(TITLE.fill(game=game.name, games=tally.games, seed=self.job.seed), command)
        study.game, study.games = game.key, tally.games
        seats = [
            SEAT.fill(name=Phrase(*[default_names(len(bots), lang)[n] for lang in ("it", "en")]))
            for n in range(len(bots))
        ]
        known = [(Phrase(bot, bot), wins) for bot, wins in zip(bots, tally.wins, strict=True)]
        known += list(zip(seats, tally.seat_wins, strict=True))
        fair = 1 / len(bots)
        for who, wins in known:
            low, high = wilson(wins, tally.games)
            verdict = SHARES if game.cooperative else LESS if high < fair else MORE if low > fair else AS_MUCH
            share = f"{wins / max(1, tally.games):.1%} [{low:.1%}, {high:.1%}]"
            study.verdicts.append(verdict.fill(who=who, share=share))
        rows: list[list[Phrase | str]] = [[who, *shares(wins, tally.games)] for who, wins in known]
        study.evidence.append(Evidence(WON, [WHO, WON, SHARE, INTERVAL], rows))
        values = [(wins / max(1, tally.games), *wilson(wins, tally.games)) for _, wins in known]
        study.plots.append(Plot(WON, [who for who, _ in known], values, line=None if game.cooperative else fair))
        named = [(Phrase(*one.name), one) for key, one in sorted(tally.findings.items()) if one.share]
        if named:
            ends = [(one.total / one.count, *wilson(round(one.total), one.count)) for _, one in named]
            study.plots.append(Plot(FINDINGS, [name for name, _ in named], ends))
            cells: list[list[Phrase | str]] = []
            cells += [[name, str(one.count), f"{one.total / one.count:.1%}"] for name, one in named]
            study.evidence.append(Evidence(FINDINGS, [WHAT, TIMES, MEAN], cells))
        if len(tally.choices) > 1:
            table: list[list[Phrase | str]] = []
            for choice, one in sorted(tally.choices.items()):
                wins_there = [" ".join(shares(wins, one.games)[1:]) for wins in one.seat_wins]
                table.append([in_words(self.job.options[choice]), str(one.games), *wins_there])
            study.evidence.append(Evidence(COMPARED, [OPTIONS, GAMES, *seats], table))
        return study


def is_compiled() -> bool:
    return not (frames.__file__ or "").endswith(".py")


WHO = Phrase("Chi", "Who")
WON = Phrase("Vinte", "Won")
SHARE = Phrase("Quota", "Share")
INTERVAL = Phrase("Intervallo al 95%", "95% interval")
SEAT = Phrase("posto di {name}", "seat of {name}")
DRAWS = Phrase("patte", "draws")
DEFEATS = Phrase("sconfitte comuni", "common defeats")
TITLE = Phrase("{game}: {games} partite, seme {seed}", "{game}: {games} games, seed {seed}")
ENDINGS = Phrase("Come finiscono", "How they end")
RULE = Phrase("Regola", "Rule")
GAMES = Phrase("Partite", "Games")
SPEED = Phrase(
    "{decisions} decisioni in {seconds} s ({form}): {dps} decisioni e {gps} partite al secondo. "
    "Per partita {mean} decisioni in media; al più {most} opzioni.",
    "{decisions} decisions in {seconds} s ({form}): {dps} decisions and {gps} games per second. "
    "Per game {mean} decisions on average; at most {most} options.",
)
JOINED = Phrase(
    "{decisions} decisioni. Per partita {mean} decisioni in media; al più {most} opzioni.",
    "{decisions} decisions. Per game {mean} decisions on average; at most {most} options.",
)
FINDINGS = Phrase("Che cosa si è visto", "What was seen")
WHAT = Phrase("Che cosa", "What")
TIMES = Phrase("Volte", "Times")
MEAN = Phrase("Media", "Mean")
RANGE = Phrase("Da – a", "Range")
SHARES = Phrase("{who}: vince {share}", "{who}: wins {share}")
MORE = Phrase("{who}: vince più della sua parte, {share}", "{who}: wins more than its share, {share}")
LESS = Phrase("{who}: vince meno della sua parte, {share}", "{who}: wins less than its share, {share}")
AS_MUCH = Phrase(
    "{who}: nulla dice che sia più forte o più debole, {share}", "{who}: nothing says it is stronger or weaker, {share}"
)
COMPARED = Phrase("Con le diverse opzioni", "By options")
OPTIONS = Phrase("Opzioni", "Options")
LONGEST_OPTION = 60
COMPILED = Phrase("compilato", "compiled")
PURE = Phrase("Python puro", "pure Python")


def table(report: Report, lang: str) -> RenderableType:
    """Lay out the report for people."""
    facts = report.to_json()
    game = ludoteca.game(report.job.game)
    title = TITLE.fill(game=game.name, games=facts["games"], seed=facts["seed"]).say(lang)
    results = Table(title=title, title_justify="left")
    results.add_column(WHO.say(lang))
    for column in (WON, SHARE, INTERVAL):
        results.add_column(column.say(lang), justify="right")
    for bot, wins in zip(facts["bots"], facts["wins"], strict=True):
        results.add_row(bot, *shares(wins, facts["games"]))
    results.add_section()
    for name, wins in zip(default_names(len(facts["bots"]), lang), facts["seat_wins"], strict=True):
        results.add_row(SEAT.fill(name=name).say(lang), *shares(wins, facts["games"]))
    for words, count in ((DRAWS, facts["draws"]), (DEFEATS, facts["defeats"])):
        if count:
            results.add_row(words.say(lang), *shares(count, facts["games"]))
    words = SPEED if report.seconds else JOINED
    speed = words.fill(
        decisions=facts["decisions"],
        seconds=f"{facts['seconds']:.1f}",
        form=COMPILED if facts["compiled"] else PURE,
        dps=f"{facts['decisions_per_second']:.0f}",
        gps=f"{facts['games_per_second']:.1f}",
        mean=f"{facts['mean_decisions']:.1f}",
        most=facts["max_options"],
    )
    parts: list[RenderableType] = [results, endings(report, facts["ended_by"], lang)]
    if facts["findings"]:
        parts.append(findings(facts["findings"], lang))
    if len(facts["compared"]) > 1:
        parts.append(comparison(facts["compared"], default_names(len(facts["bots"]), lang), lang))
    return Group(*parts, Text(speed.say(lang)))


def shares(count: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(count, games)
    return str(count), f"{count / games:.1%}" if games else "–", f"{low:.1%} – {high:.1%}"


def endings(report: Report, ended_by: dict[str, int], lang: str) -> Table:
    catalogue = ludoteca.game(report.job.game).rules()
    shown = Table(title=ENDINGS.say(lang), title_justify="left")
    shown.add_column(RULE.say(lang))
    shown.add_column("")
    shown.add_column(GAMES.say(lang), justify="right")
    for rule, count in ended_by.items():
        shown.add_row(rule, catalogue[rule].text.say(lang), str(count))
    return shown


def comparison(compared: list[JSON], names: list[str], lang: str) -> Table:
    """Compare the options that were tried, each by itself."""
    shown = Table(title=COMPARED.say(lang), title_justify="left")
    shown.add_column(OPTIONS.say(lang), overflow="fold")
    shown.add_column(GAMES.say(lang), justify="right")
    for name in names:
        shown.add_column(SEAT.fill(name=name).say(lang), justify="right")
    for one in compared:
        wins = [" ".join(shares(wins, one["games"])[1:]) for wins in one["seat_wins"]]
        shown.add_row(in_words(one["options"]), str(one["games"]), *wins)
    return shown


def in_words(options: dict[str, JSON]) -> str:
    """Write options as they are on a command line; cut what is long."""
    texts = [
        f"{key}={','.join(map(str, value)) if isinstance(value, list) else value}" for key, value in options.items()
    ]
    return " ".join(text if len(text) <= LONGEST_OPTION else text[:LONGEST_OPTION] + "…" for text in texts) or "–"


def findings(entries: list[JSON], lang: str) -> Table:
    shown = Table(title=FINDINGS.say(lang), title_justify="left")
    shown.add_column(WHAT.say(lang))
    for column in (TIMES, MEAN, RANGE):
        shown.add_column(column.say(lang), justify="right")
    for one in entries:
        if "interval" in one:
            low, high = one["interval"]
            values = (f"{one['mean']:.1%}", f"{low:.1%} – {high:.1%}")
        else:
            values = (f"{one['mean']:.2f}", f"{one['least']:g} – {one['most']:g}")
        shown.add_row(one["name"][lang], str(one["count"]), *values)
    return shown
