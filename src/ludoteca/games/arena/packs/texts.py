"""Reading the texts of a pack: effects, costs, conditions and events in the language of the cards."""

from __future__ import annotations

from ludoteca.games.arena.effects.conditions import ArenaCondition
from ludoteca.games.arena.effects.text import NOBODY_YET, Response, Text
from ludoteca.games.arena.packs.changes import Change
from ludoteca.games.arena.packs.checks import Reading, plan
from ludoteca.games.arena.packs.vocabulary import CONSTANT, COST, TRAIT
from ludoteca.games.arena.shows.card_words import status_words
from ludoteca.games.arena.state.cards import Cost, Event, Status
from ludoteca.kernel.effects import Effect, number_nodes
from ludoteca.kernel.frames import Node
from ludoteca.kernel.kinds import CONDITION, EFFECT, EVENT
from ludoteca.kernel.language import Vocabulary
from ludoteca.kernel.packs import SOURCES, Fields, Report
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where


def read_sources(entry: Fields, keys: tuple[str, ...], default: str = "") -> dict[str, str]:
    """Read where each value comes from: `source` for all of them, `sources` for those that come from elsewhere."""
    common = entry.choice("source", SOURCES, required=not default, default=default)
    sources = dict.fromkeys(keys, common)
    given = entry.get("sources", "where single values come from", required=False)
    if given is None:
        return sources
    single = Fields(given, entry.file, entry.report, "sources")
    for key in keys:
        sources[key] = single.choice(key, SOURCES, required=False, default=common)
    single.nothing_else()
    return sources


class TextReader:
    """Reads texts with one vocabulary and numbers their nodes in one programme."""

    def __init__(self, vocabulary: Vocabulary, statuses: list[Status], programme: list[Node], report: Report) -> None:
        self.vocabulary = vocabulary
        self.statuses = statuses
        self.programme = programme
        self.report = report

    def effects(self, entry: Fields, key: str, reading: Reading) -> list[Effect]:
        """Read a text's paragraphs, one a line; what is wrong with them goes into the report."""
        effects: list[Effect] = []
        for text, where in entry.texts(key):
            with self.report.noting(where):
                effect: Effect = self.vocabulary.read(text, (EFFECT,), where)
                reading.effect(effect)
                effects.append(effect)
        return effects

    def number(self, text: Text) -> int:
        plan(text)
        number_nodes(text, self.programme)
        return text.number

    def one(self, entry: Fields, key: str, kind: str) -> object:
        """Read a single expression of that kind; None if there is none, or it is wrong."""
        text = entry.text(key, required=False)
        if not text:
            return None
        try:
            expression: object = self.vocabulary.read(text, (kind,), entry.where(key))
            return expression
        except Problem as problem:
            self.report.problems.append(problem)
            return None

    def cost(self, entry: Fields) -> Cost | None:
        cost = self.one(entry, "cost", COST)
        return cost if isinstance(cost, Cost) else None

    def condition(self, entry: Fields, reading: Reading) -> ArenaCondition | None:
        condition = self.one(entry, "condition", CONDITION)
        if not isinstance(condition, ArenaCondition):
            return None
        try:
            reading.condition(condition)
        except ValueError as error:
            entry.fail("condition", str(error))
        return condition

    def event(self, entry: Fields) -> Event | None:
        event = self.one(entry, "when", EVENT)
        return event if isinstance(event, Event) else None

    def changes(self, entry: Fields) -> list[Change]:
        """Read what a constant ability changes."""
        changes: list[Change] = []
        for text, where in entry.texts("effects"):
            try:
                changes.append(self.vocabulary.read(text, (CONSTANT,), where))
            except Problem as problem:
                self.report.problems.append(problem)
        return changes

    def trait(self, text: str, where: Where) -> tuple[int, Phrase] | None:
        try:
            trait: tuple[int, Phrase] = self.vocabulary.read(text, (TRAIT,), where)
            return trait
        except Problem as problem:
            self.report.problems.append(problem)
            return None

    def status_effects(self, status: Status, entry: Fields) -> list[Effect]:
        effects = self.effects(entry, "counter_lost", Reading(it=False, amount=False))
        if effects:
            text = Response(status.name, NOBODY_YET, effects)
            text.status = self.statuses.index(status)
            status.effect = self.number(text)
        return effects

    def say_status(self, status: Status, traits: list[Phrase], effects: list[Effect]) -> None:
        status.text = status_words(traits, effects)
