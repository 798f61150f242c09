"""The campaign: the scenarios in their order, each on five levels of difficulty.

A victory on any level opens the next scenario; one with three stars opens the two challenges of that scenario.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.cards import IRON, LEVELS, Content, Scenario
from ludoteca.games.kingdom.setup import LEVELS as LEVEL_NAMES
from ludoteca.games.kingdom.terms import CRYSTALS, HEARTS
from ludoteca.kernel.campaigns import Campaign, Chapter, Level
from ludoteca.kernel.texts import Phrase

STARS: Final = (1, 2, 3, 0, 0)
"""By level, what a victory is worth."""
MOST_STARS: Final = "three_stars"
BEGINS_WITH: Final = Phrase("{hearts}, {crystals}", "{hearts}, {crystals}")
NO_CRYSTALS: Final = Phrase("nessun cristallo", "no crystals")
STRONGER: Final = Phrase("; ondate più forti", "; stronger waves")


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


def changes_of(scenario: Scenario, level: int) -> Phrase:
    """What the kingdom begins with on this level, and what else is harder."""
    difficulty = scenario.difficulty[level]
    crystals = CRYSTALS.count(difficulty.crystals) if difficulty.crystals else NO_CRYSTALS
    words = BEGINS_WITH.fill(hearts=HEARTS.count(difficulty.hearts), crystals=crystals)
    if difficulty.wave_shift:
        words = words + STRONGER
    return words + Phrase(". ", ". ") + scenario.iron.text if level == IRON else words
