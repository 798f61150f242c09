"""The campaign: the scenarios in their order, each on five levels of difficulty.

A victory on any level opens the next scenario; one with three stars opens the two challenges of that scenario.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.setup import LEVELS as LEVEL_NAMES
from ludoteca.games.kingdom.shows.terms import CRYSTALS, HEARTS
from ludoteca.games.kingdom.state.cards import FEATURES, IRON, LEVELS, MOST_PLAYERS, Content, Scenario
from ludoteca.kernel.campaigns import Campaign, Chapter, Level
from ludoteca.kernel.phrases import both
from ludoteca.kernel.texts import Phrase

STARS: Final = (1, 2, 3, 0, 0)
"""By level, what a victory is worth."""
MOST_STARS: Final = "three_stars"
NO_CRYSTALS: Final = Phrase("nessun cristallo", "no crystals")
SOONER: Final = (
    Phrase("; portali e boss arrivano un round prima", "; portals and bosses come a round sooner"),
    Phrase("; portali e boss arrivano {n} round prima", "; portals and bosses come {n} rounds sooner"),
)
"""By one round, or by more."""
NEWCOMERS: Final = {
    "fast": Phrase("nemici veloci", "fast enemies"),
    "resist-physical": Phrase("nemici con resistenza fisica", "enemies with physical resistance"),
    "resist-magical": Phrase("nemici con resistenza magica", "enemies with magical resistance"),
    "heal": Phrase("nemici che guariscono", "enemies that heal"),
    "sniper": Phrase("tiratori scelti", "snipers"),
    "large": Phrase("nemici grandi", "large enemies"),
    "deadly": Phrase("nemici mortali", "deadly enemies"),
}
"""By feature, who comes on a level that allows it."""


def campaign_of(content: Content) -> Campaign:
    levels = [
        Level(id, LEVEL_NAMES[id], {"level": id}, stars, "" if stars else MOST_STARS)
        for id, stars in zip(LEVELS, STARS, strict=True)
    ]
    scenarios = sorted(content.scenarios, key=lambda scenario: scenario.number)
    return Campaign([chapter_of(scenario) for scenario in scenarios], levels)


def chapter_of(scenario: Scenario) -> Chapter:
    numbers = range(1, MOST_PLAYERS + 1)
    changes = {
        id: {players: changes_of(scenario, number, players) for players in numbers} for number, id in enumerate(LEVELS)
    }
    return Chapter(scenario.id, scenario.name, scenario.summary, {"scenario": str(scenario.number)}, changes)


def changes_of(scenario: Scenario, level: int, players: int) -> Phrase:
    """Say what the kingdom of so many players begins with on this level, and what else is harder."""
    difficulty = scenario.difficulty[level]
    hearts, crystals = difficulty.hearts[players - 1], difficulty.crystals[players - 1]
    sooner = difficulty.rift_shift[players - 1]
    words = Phrase("{hearts}, {crystals}", "{hearts}, {crystals}").fill(
        hearts=HEARTS.count(hearts), crystals=CRYSTALS.count(crystals) if crystals else NO_CRYSTALS
    )
    if difficulty.start_shift[players - 1]:
        words = words + Phrase("; orde iniziali più forti", "; stronger hordes at the beginning")
    if difficulty.wave_shift:
        words = words + Phrase("; ondate più forti", "; stronger waves")
    if sooner:
        words = words + SOONER[min(sooner, 2) - 1].fill(n=sooner)
    new = [NEWCOMERS[id] for id in FEATURES if id in difficulty.features - scenario.features]
    if new:
        names = both(new)
        words = words + Phrase("; arrivano anche {what}", "; there are also {what}").fill(what=names)
    return words + Phrase(". ", ". ") + scenario.iron.text if level == IRON else words
