"""What simulations tell of journeys: how often they end well, how long battles take, what they cost, what is used."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.cards import BOARDS
from ludoteca.games.synchro.state import SynchroMatch
from ludoteca.kernel.contract import Finding
from ludoteca.kernel.texts import Phrase

LOSSES: Final = {
    "SH-17.09": ("lost heroes", Phrase("sconfitte: Eroi eliminati", "losses: all Heroes defeated")),
    "SH-7.05": ("lost time", Phrase("sconfitte: tempo esaurito", "losses: out of time")),
}
COLOUR_NAMES: Final = (
    Phrase("rosse", "red"),
    Phrase("blu", "blue"),
    Phrase("verdi", "green"),
    Phrase("trasparenti", "transparent"),
)
MOST_BATTLES: Final = 6
"""Battles of one journey that are told apart."""


def findings_of(m: SynchroMatch) -> list[Finding]:
    found = [
        Finding("days", Phrase("giorni", "days"), m.time),
        Finding("cities", Phrase("città raggiunte", "cities reached"), len(m.route)),
        Finding("retreats", Phrase("ritirate", "retreats"), m.retreats),
        Finding("fallen", Phrase("Eroi perduti", "Heroes lost"), len(m.fallen)),
        Finding("battles", Phrase("battaglie", "battles"), len(m.rounds)),
    ]
    for number, rounds in enumerate(m.rounds[:MOST_BATTLES], 1):
        name = Phrase("round della battaglia {n}", "rounds of battle {n}").fill(n=number)
        found.append(Finding(f"rounds of battle {number}", name, rounds))
    outcome = m.result
    if outcome is None:
        return found
    won = 1.0 if outcome.winners else 0.0
    found.append(Finding("wins", Phrase("vittorie", "wins"), won, True))
    for rule, (key, name) in LOSSES.items():
        found.append(Finding(key, name, 1.0 if outcome.rule == rule else 0.0, True))
    if m.at_goal():
        levels = [m.level[board] for board in m.party()] or [0]
        found.append(Finding("final level", Phrase("livello a Stellaris", "level at Stellaris"), sum(levels) / BOARDS))
        found.append(Finding("wins at stellaris", Phrase("vittorie a Stellaris", "wins at Stellaris"), won, True))
    found.append(
        Finding("reached stellaris", Phrase("arrivi a Stellaris", "journeys to Stellaris"), float(m.at_goal()), True)
    )
    return found + choices_of(m, won)


def choices_of(m: SynchroMatch, won: float) -> list[Finding]:
    """What was chosen: Landmarks, colours of Skills, Heroes and classes."""
    content = m.content
    found: list[Finding] = []
    uses = max(1, sum(m.colours_used))
    for colour, name in enumerate(COLOUR_NAMES):
        share = m.colours_used[colour] / uses
        found.append(Finding(f"skills {colour}", Phrase("quota di Abilità ", "share of Skills: ") + name, share))
    for number, landmark in enumerate(content.landmarks):
        used = m.landmarks_used.count(number)
        if used:
            said = Phrase("vittorie con ", "wins with ") + landmark.name
            found.append(Finding(f"wins with {landmark.id}", said, won, True))
    for board in m.party():
        hero = m.hero_card(board)
        said = Phrase("vittorie con {name}", "wins with {name}").fill(name=hero.name)
        found.append(Finding(f"wins with {hero.id}", said, won, True))
        of_class = content.classes[hero.hero_class]
        found.append(Finding(f"wins with {of_class.id}", Phrase("vittorie: ", "wins: ") + of_class.name, won, True))
    return found
