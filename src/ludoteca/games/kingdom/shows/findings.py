"""What simulations tell of battles: how often they are won, how long they take, what they cost, and with whom."""

from __future__ import annotations

from ludoteca.games.kingdom.setup import LEVELS as LEVEL_NAMES
from ludoteca.games.kingdom.state.cards import LEVELS
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Finding
from ludoteca.kernel.phrases import WINS_WITH
from ludoteca.kernel.texts import Phrase


def findings_of(m: KingdomMatch) -> list[Finding]:
    findings = [Finding("rounds", Phrase("round", "rounds"), m.round)]
    outcome = m.result
    if outcome is None:
        return findings
    won = 1.0 if outcome.winners else 0.0
    findings.append(Finding("wins", Phrase("vittorie", "wins"), won, True))
    lost_to = {
        "KR-18.03": ("lost hearts", Phrase("sconfitte: cuori finiti", "losses: no hearts left")),
        "KR-18.04": ("lost rift", Phrase("sconfitte: portale o boss all'uscita", "losses: portal or boss at the exit")),
    }
    for rule, (key, name) in lost_to.items():
        findings.append(Finding(key, name, 1.0 if outcome.rule == rule else 0.0, True))
    if outcome.winners:
        findings.append(Finding("hearts", Phrase("cuori rimasti a chi vince", "hearts left to winners"), m.kingdom))
    battle = Phrase(
        "vittorie: scenario {n}, {level}, {players} giocatori", "wins: scenario {n}, {level}, {players} players"
    )
    level = LEVELS[m.level]
    name = battle.fill(n=m.scenario.number, level=LEVEL_NAMES[level], players=m.seats)
    findings.append(Finding(f"wins of {m.scenario.id} {level} {m.seats}", name, won, True))
    for seat in range(m.seats):
        if m.hero[seat] >= 0:
            hero = m.hero_of(seat)
            findings.append(Finding(f"wins with {hero.id}", WINS_WITH + hero.name, won, True))
    return findings
