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


@dataclass(frozen=True)
class Plot:
    """A picture of numbers: points with intervals, or a matrix of shares."""

    title: Phrase
    labels: list[Phrase]
    values: list[tuple[float, float, float]] = field(default_factory=list)
    """By label: the middle and both ends of its interval."""
    matrix: list[list[float | None]] = field(default_factory=list)
    line: float | None = None
    """Where nothing is better than anything else."""


@dataclass(frozen=True)
class Evidence:
    """A table."""

    title: Phrase
    columns: list[Phrase]
    rows: list[list[Phrase | str]]


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

    def to_json(self) -> JSON:
        said = [{"it": verdict.it, "en": verdict.en} for verdict in self.verdicts]
        return {"command": self.command, "verdicts": said, **self.facts}

    def shown(self, lang: str) -> RenderableType:
        """The study for a terminal."""
        parts: list[RenderableType] = [Text(self.title.say(lang), style="bold")]
        parts += [Text(f"→ {verdict.say(lang)}") for verdict in self.verdicts]
        for one in self.evidence:
            table = Table(title=one.title.say(lang), title_justify="left")
            for place, column in enumerate(one.columns):
                table.add_column(column.say(lang), justify="right" if place else "left")
            for row in one.rows:
                table.add_row(*[cell.say(lang) if isinstance(cell, Phrase) else cell for cell in row])
            parts.append(table)
        return Group(*parts, *[Text(note.say(lang)) for note in self.notes])


def verdict_on(effect: Estimate, margin: float) -> tuple[str, int]:
    """Judge an effect on the share of wins: fair within the margin, and how many more pairs of games it would take."""
    if not effect.deviation:
        half = 3 / max(1, effect.count)  # what was never seen may still happen that often
        effect = Estimate(
            effect.mean, effect.mean - half, effect.mean + half, effect.count, half * effect.count**0.5 / Z_95
        )
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


def say_verdict(what: Phrase | str, effect: Estimate, margin: float, games_each: int, said: str) -> Phrase:
    """Put the verdict on an effect in words; `games_each` is how many games a pair of the estimate is."""
    key, more = verdict_on(effect, margin)
    return VERDICTS[key].fill(what=what, more=more * games_each, share=said)


def percent(value: float) -> str:
    return f"{value:.1%}"


def points(effect: Estimate) -> str:
    """Write an effect in points of a hundred, with its interval where one is known."""
    if effect.count < 2 or not effect.deviation:
        return f"{100 * effect.mean:+.1f}"
    return f"{100 * effect.mean:+.1f} [{100 * effect.low:+.1f}, {100 * effect.high:+.1f}]"
