"""The campaign: the scenarios in their order, each on five levels of difficulty.

A victory on any level opens the next scenario; one with three stars opens the two challenges of that scenario.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.cards import IRON, LEVELS, Content, Scenario
from ludoteca.games.kingdom.setup import LEVELS as LEVEL_NAMES
from ludoteca.games.kingdom.terms import CRYSTALS, HEARTS
from ludoteca.kernel.campaigns import Campaign, Chapter, Level
from ludoteca.kernel.phrases import both, same
from ludoteca.kernel.texts import Noun, Phrase

STARS: Final = (1, 2, 3, 0, 0)
"""By level, what a victory is worth."""
MOST_STARS: Final = "three_stars"
BEGINS_WITH: Final = Phrase("{hearts}, {crystals}", "{hearts}, {crystals}")
RANGE: Final = Phrase("da {least} a {most}", "{least} to {most}")
NO_CRYSTALS: Final = Phrase("nessun cristallo", "no crystals")
STRONGER: Final = Phrase("; ondate più forti", "; stronger waves")
SOONER: Final = Phrase("; portali e boss arrivano prima", "; portals and bosses come sooner")
FOR_SOME: Final = Phrase(" (giocatori: {players})", " (players: {players})")


def campaign_of(content: Content) -> Campaign:
    levels = [
        Level(id, LEVEL_NAMES[id], {"level": id}, stars, "" if stars else MOST_STARS)
        for id, stars in zip(LEVELS, STARS, strict=True)
    ]
    scenarios = sorted(content.scenarios, key=lambda scenario: scenario.number)
    return Campaign([chapter_of(scenario) for scenario in scenarios], levels)


def chapter_of(scenario: Scenario) -> Chapter:
    changes = {id: changes_of(scenario, number) for number, id in enumerate(LEVELS)}
    return Chapter(scenario.id, scenario.name, scenario.summary, {"scenario": str(scenario.number)}, changes)


def begins_with(noun: Noun, by_players: list[int]) -> Phrase:
    """So many, or from so many to so many where it depends on the number of players."""
    most = noun.count(max(by_players))
    return most if min(by_players) == max(by_players) else RANGE.fill(least=min(by_players), most=most)


def changes_of(scenario: Scenario, level: int) -> Phrase:
    """What the kingdom begins with on this level, and what else is harder."""
    difficulty = scenario.difficulty[level]
    hearts, crystals = begins_with(HEARTS, difficulty.hearts), begins_with(CRYSTALS, difficulty.crystals)
    words = BEGINS_WITH.fill(hearts=hearts, crystals=crystals if any(difficulty.crystals) else NO_CRYSTALS)
    if difficulty.wave_shift:
        words = words + STRONGER
    earlier = [same(place + 1) for place, rounds in enumerate(difficulty.rift_shift) if rounds]
    if earlier:
        words = words + SOONER
        if len(earlier) < len(difficulty.rift_shift):
            words = words + FOR_SOME.fill(players=both(earlier))
    return words + Phrase(". ", ". ") + scenario.iron.text if level == IRON else words
