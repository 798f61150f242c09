"""What a study of games found, in one form for the terminal, for JSON and for a page: verdicts first, then evidence."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.statistics import Z_95, Estimate

FAIR, STRONG, WEAK, OPEN = "fair", "too strong", "too weak", "needs more games"
LEAST = 30
"""Fewer pairs of games than these are never enough for a verdict."""
VERDICTS = {
    FAIR: Phrase("{what}: equilibrato ({share})", "{what}: fair ({share})"),
    STRONG: Phrase("{what}: troppo forte ({share})", "{what}: too strong ({share})"),
    WEAK: Phrase("{what}: troppo debole ({share})", "{what}: too weak ({share})"),
    OPEN: Phrase(
        "{what}: servono altre {more} partite per saperlo ({share})", "{what}: needs {more} more games ({share})"
    ),
}
NO_VERDICT = Phrase("nessun verdetto", "no verdict")
Cell = Phrase | str


def both(words: Phrase) -> JSON:
    return {"it": words.it, "en": words.en}


@dataclass(frozen=True)
class Plot:
    """A picture of numbers: points with intervals."""

    title: Phrase
    labels: list[Phrase]
    values: list[tuple[float, float, float]]
    """By label: the middle and both ends of its interval."""
    line: float | None = None
    """Where nothing is better than anything else."""


@dataclass(frozen=True)
class Evidence:
    """A table; in a shaded one shares are the darker the farther they are from a half."""

    title: Phrase
    columns: list[Phrase]
    rows: list[list[Cell]]
    shaded: bool = False

    def to_json(self) -> JSON:
        """Write the table in both languages, to be kept."""
        rows = [[both(cell) if isinstance(cell, Phrase) else cell for cell in row] for row in self.rows]
        return {
            "title": both(self.title),
            "columns": [both(column) for column in self.columns],
            "rows": rows,
            "shaded": self.shaded,
        }


@dataclass
class Study:
    """What was asked, what was found, and how to find it again."""

    title: Phrase
    command: str
    verdicts: list[Phrase] = field(default_factory=list)
    evidence: list[Evidence] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)
    notes: list[Phrase] = field(default_factory=list)
    facts: dict[str, JSON] = field(default_factory=dict)
    game: str = ""
    """The key of the game that it is about."""
    games: int = 0
    """So many were played."""
    summary: Phrase | None = None

    @property
    def headline(self) -> Phrase:
        """All verdicts in a line: their sum where there is one, else the first of them."""
        return self.summary or next(iter(self.verdicts), NO_VERDICT)

    def kept(self) -> JSON:
        """Write everything but the plots, in both languages, as data that a page is made of later."""
        return {
            "game": self.game,
            "games": self.games,
            "command": self.command,
            "title": both(self.title),
            "headline": both(self.headline),
            "verdicts": [both(verdict) for verdict in self.verdicts],
            "notes": [both(note) for note in self.notes],
            "evidence": [one.to_json() for one in self.evidence],
        }

    def to_json(self) -> JSON:
        verdicts = [both(verdict) for verdict in self.verdicts]
        return {"command": self.command, "verdicts": verdicts, **self.facts}

    def shown(self, lang: str) -> RenderableType:
        """Lay out the study for a terminal."""
        parts: list[RenderableType] = [Text(self.title.say(lang), style="bold")]
        parts += [Text(f"→ {verdict.say(lang)}") for verdict in self.verdicts]
        for one in self.evidence:
            table = Table(title=one.title.say(lang), title_justify="left")
            for index, column in enumerate(one.columns):
                table.add_column(column.say(lang), justify="right" if index else "left")
            for row in one.rows:
                table.add_row(*[cell.say(lang) if isinstance(cell, Phrase) else cell for cell in row])
            parts.append(table)
        return Group(*parts, *[Text(note.say(lang)) for note in self.notes])


def widened(effect: Estimate) -> Estimate:
    """Give an effect that never varied the interval it deserves: what was not seen may still happen so often."""
    if effect.deviation:
        return effect
    half = 3 / max(1, effect.count)
    deviation = half * effect.count**0.5 / Z_95
    return Estimate(effect.mean, effect.mean - half, effect.mean + half, effect.count, deviation)


def verdict_on(effect: Estimate, margin: float) -> tuple[str, int]:
    """Judge an effect on the share of wins: fair within the margin, and how many more pairs of games it would take."""
    effect = widened(effect)
    if effect.count >= LEAST:
        if effect.low > margin:
            return STRONG, 0
        if effect.high < -margin:
            return WEAK, 0
        if -margin < effect.low and effect.high < margin:
            return FAIR, 0
    if effect.count < 2:
        return OPEN, LEAST
    distance = max(abs(abs(effect.mean) - margin), margin / 10)
    needed = max(LEAST, ceil((Z_95 * effect.deviation / distance) ** 2))
    return OPEN, max(1, needed - effect.count)


def say_verdict(what: Phrase | str, effect: Estimate, margin: float, games_each: float, share: Phrase) -> Phrase:
    """Put the verdict on an effect in words; `games_each` is how many games a pair of the estimate is."""
    key, more = verdict_on(effect, margin)
    return VERDICTS[key].fill(what=what, more=ceil(more * games_each), share=share)


def figures(written: str) -> Phrase:
    """Write numbers as each language does: Italian has a comma before what is less than one."""
    return Phrase(written.replace(", ", "; ").replace(".", ","), written)


def percent(value: float) -> Phrase:
    return figures(f"{value:.1%}")


def interval(low: float, high: float) -> Phrase:
    """Write the interval of a share, which is never less than nothing or more than all."""
    return figures(f"{max(0.0, low):.1%} – {min(1.0, high):.1%}")


def share_within(value: float, low: float, high: float) -> Phrase:
    """Write a share with the interval it is known by."""
    return figures(f"{value:.1%} [{max(0.0, low):.1%}, {min(1.0, high):.1%}]")


def points(effect: Estimate) -> Phrase:
    """Write an effect in points of a hundred, with its interval where one is known."""
    if effect.count < 2 or not effect.deviation:
        return figures(f"{100 * effect.mean:+.1f}")
    return figures(f"{100 * effect.mean:+.1f} [{100 * effect.low:+.1f}, {100 * effect.high:+.1f}]")
