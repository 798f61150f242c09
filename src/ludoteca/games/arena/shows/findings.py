"""What simulations tell of matches in the Arena: who wins with whom, how long it takes, how often cards are turned."""

from __future__ import annotations

from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.contract import Finding
from ludoteca.kernel.phrases import WINS_WITH
from ludoteca.kernel.texts import Phrase


def findings_of(m: ArenaMatch) -> list[Finding]:
    findings = [Finding("rounds", Phrase("round", "rounds"), m.round)]
    outcome = m.result
    if outcome is None:
        return findings
    if m.upgrades_on:
        findings.append(Finding("upgrades", Phrase("migliorie", "upgrades"), m.bought))
        findings.append(
            Finding(
                "with upgrades", Phrase("partite con migliorie", "games with upgrades"), 1.0 if m.bought else 0.0, True
            )
        )
    findings.append(
        Finding("points", Phrase("Punti Vittoria di chi vince", "Victory Points of the winner"), max(m.points))
    )
    if outcome.draw:
        return findings
    first = m.side[m.track[0]]
    won = m.side_of[outcome.winners[0]]
    name = Phrase("vittorie di chi ha il primo turno", "wins of who has the first turn")
    findings.append(Finding("wins of the first", name, 1.0 if won == first else 0.0, True))
    if m.pick_order:
        name = Phrase("vittorie di chi comincia il draft", "wins of who begins the draft")
        findings.append(
            Finding("wins of the first pick", name, 1.0 if won == m.side_of[m.pick_order[0]] else 0.0, True)
        )
    for figure in range(m.figures):
        person = m.person(figure)
        name = WINS_WITH + person.short
        findings.append(Finding(f"wins with {person.id}", name, 1.0 if m.side[figure] == won else 0.0, True))
    return findings
