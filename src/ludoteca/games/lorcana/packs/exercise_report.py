"""What an exercise found, as tables for people."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.lorcana.packs.exercise import Exercise
from ludoteca.games.lorcana.state.cards import Card

MOST_NAMED = 40


def tables(exercise: Exercise) -> RenderableType:
    """Show cards by set, how the games ended, and the whole in a sentence."""
    return Group(by_set(exercise), endings(exercise), Text(summary(exercise)))


def by_set(exercise: Exercise) -> Table:
    shown = Table(title="Cards played, by set of their first printing", title_justify="left")
    shown.add_column("Set")
    for column in ("Cards", "Refused", "Played", "Not played", "Times played", "Least often"):
        shown.add_column(column, justify="right")
    groups: dict[str, list[Card]] = {}
    names = {folder.resolve().name for folder in exercise.packs}
    for card in exercise.content.cards:
        if not card.reprint_of and (not names or card.pack in names):
            groups.setdefault(card.pack, []).append(card)
    for pack, cards in groups.items():
        shown.add_row(pack, *figures(cards, exercise.cards))
    shown.add_section()
    shown.add_row("all", *figures([card for cards in groups.values() for card in cards], exercise.cards))
    return shown


def figures(cards: list[Card], played: Counter[str]) -> list[str]:
    usable = [card for card in cards if not card.refused]
    times = [played[card.id] for card in usable]
    done = sum(1 for number in times if number)
    row = (len(cards), len(cards) - len(usable), done, len(usable) - done, sum(times), min(times, default=0))
    return [f"{number:,}" for number in row]


def endings(exercise: Exercise) -> Table:
    shown = Table(title="How the games ended", title_justify="left")
    shown.add_column("Rule")
    shown.add_column("Games", justify="right")
    for rule, games in exercise.ended_by.most_common():
        shown.add_row(rule, f"{games:,}")
    if exercise.failures:
        shown.add_row("broke off", f"{len(exercise.failures):,}")
    return shown


def summary(exercise: Exercise) -> str:
    unplayed = exercise.unplayed()
    named = ""
    if unplayed:
        more = ", …" if len(unplayed) > MOST_NAMED else ""
        named = f" Never played: {', '.join(unplayed[:MOST_NAMED])}{more}."
    return (
        f"{exercise.games:,} games, {exercise.decisions:,} decisions (at most {exercise.longest:,} in a game, "
        f"{exercise.most_turns} turns): {len(exercise.failures)} failures, {len(unplayed)} cards never played.{named}"
    )
