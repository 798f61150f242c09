"""What simulations tell of journeys: how they end and where, what they cost, what is chosen and what is never used."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.contract import Finding
from ludoteca.kernel.phrases import BLUE, WINS_WITH
from ludoteca.kernel.texts import Phrase

LOSSES: Final = {
    "SH-17.09": ("lost heroes", Phrase("sconfitte: Eroi eliminati", "losses: all Heroes defeated")),
    "SH-7.05": ("lost time", Phrase("sconfitte: tempo esaurito", "losses: out of time")),
}
COLOUR_NAMES: Final = (
    Phrase("rosse", "red"),
    BLUE,
    Phrase("verdi", "green"),
    Phrase("trasparenti", "transparent"),
)
MOST_BATTLES: Final = 6
"""Battles of one journey that are told apart."""
MOST_LEGS: Final = 7
"""Cities of one journey that are told apart."""


def findings_of(m: SynchroMatch) -> list[Finding]:
    findings = [
        Finding("days", Phrase("giorni", "days"), m.time),
        Finding("cities", Phrase("città raggiunte", "cities reached"), len(m.route)),
        Finding("retreats", Phrase("ritirate", "retreats"), m.retreats),
        Finding(
            "retreat used", Phrase("viaggi con una ritirata", "journeys with a retreat"), float(m.retreats > 0), True
        ),
        Finding("fallen", Phrase("Eroi perduti", "Heroes lost"), len(m.fallen)),
        Finding("battles", Phrase("battaglie", "battles"), len(m.rounds)),
    ]
    for number, rounds in enumerate(m.rounds[:MOST_BATTLES], 1):
        name = Phrase("round della battaglia {n}", "rounds of battle {n}").fill(n=number)
        findings.append(Finding(f"rounds of battle {number}", name, rounds))
    if m.result is None:
        return findings
    return findings + endings_of(m) + choices_of(m)


def endings_of(m: SynchroMatch) -> list[Finding]:
    """Report whether it was won or lost, by what, and in which battle."""
    outcome = m.result
    assert outcome is not None
    won = 1.0 if outcome.winners else 0.0
    findings = [Finding("wins", Phrase("vittorie", "wins"), won, True)]
    for rule, (key, name) in LOSSES.items():
        findings.append(Finding(key, name, 1.0 if outcome.rule == rule else 0.0, True))
    for leg in range(1, MOST_LEGS + 1):
        here = 1.0 if not won and len(m.route) == leg else 0.0
        name = Phrase("sconfitte nella battaglia {n}", "losses in battle {n}").fill(n=leg)
        findings.append(Finding(f"lost in battle {leg}", name, here, True))
    if not won:
        title = Phrase("Monete rimaste alla sconfitta", "Coins left at a defeat")
        findings.append(Finding("coins at defeat", title, m.coins))
    if m.at_goal():
        level = sum(m.peak) / BOARDS
        findings.append(Finding("final level", Phrase("livello a Stellaris", "level at Stellaris"), level))
        findings.append(Finding("wins at stellaris", Phrase("vittorie a Stellaris", "wins at Stellaris"), won, True))
    findings.append(
        Finding("reached stellaris", Phrase("arrivi a Stellaris", "journeys to Stellaris"), float(m.at_goal()), True)
    )
    return findings


def choices_of(m: SynchroMatch) -> list[Finding]:
    """List what was chosen: colours of Skills, Landmarks, classes and Heroes."""
    assert m.result is not None
    won = 1.0 if m.result.winners else 0.0
    return colours_of(m) + places_of(m, won) + heroes_of(m, won)


def colours_of(m: SynchroMatch) -> list[Finding]:
    findings: list[Finding] = []
    uses = max(1, sum(m.colours_used))
    for colour, name in enumerate(COLOUR_NAMES):
        share = m.colours_used[colour] / uses
        findings.append(Finding(f"skills {colour}", Phrase("quota di Abilità ", "share of Skills: ") + name, share))
        title = Phrase("viaggi con Abilità ", "journeys with Skills: ") + name
        findings.append(Finding(f"skills used {colour}", title, 1.0 if m.colours_used[colour] else 0.0, True))
    return findings


def places_of(m: SynchroMatch, won: float) -> list[Finding]:
    """List of every Landmark how many journeys used it, and how those ended."""
    findings: list[Finding] = []
    for number, landmark in enumerate(m.content.landmarks):
        used = number in m.landmarks_used
        title = Phrase("viaggi con ", "journeys with ") + landmark.name
        findings.append(Finding(f"visited {landmark.id}", title, 1.0 if used else 0.0, True))
        if used:
            title = WINS_WITH + landmark.name
            findings.append(Finding(f"wins with {landmark.id}", title, won, True))
    return findings


def heroes_of(m: SynchroMatch, won: float) -> list[Finding]:
    """List who led the party's boards at last, the fallen too; how many of each class those that win have."""
    findings: list[Finding] = []
    party = [m.content.heroes[hero] for hero in m.last_hero if hero >= 0]
    for hero in party:
        title = Phrase("vittorie con {name}", "wins with {name}").fill(name=hero.name)
        findings.append(Finding(f"wins with {hero.id}", title, won, True))
    for number, of_class in enumerate(m.content.classes):
        count = len([hero for hero in party if hero.hero_class == number])
        title = Phrase("viaggi con la classe ", "journeys with the class ") + of_class.name
        findings.append(Finding(f"class {of_class.id}", title, 1.0 if count else 0.0, True))
        if won:
            title = Phrase("nel gruppo che vince: ", "in a winning party: ") + of_class.name
            findings.append(Finding(f"winning {of_class.id}", title, count))
        if count:
            title = Phrase("vittorie con la classe ", "wins with the class ") + of_class.name
            findings.append(Finding(f"wins with {of_class.id}", title, won, True))
    return findings
