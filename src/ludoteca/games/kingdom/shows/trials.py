"""Towers and spells on trial: what the lab is told of their courses, and boxes with others in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import Content, Scenario
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.boxes import content_of, number_of
from ludoteca.kernel.contract import JSON, BadSettings, Event
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import ALTERNATIVES, DRAWN, PLAYED, TURN, Courses, Trial, Use, mixed

LEVEL: Final = "two_stars"
"""Where nothing else is asked for: bots win and lose there."""
SPELLS: Final = 1000
"""What a spell's number as a thing begins with; towers go by their kind."""
TOWER_COURSES: Final = Courses(
    Phrase("nella mano iniziale di un eroe", "in a hero's first hand"),
    Phrase("avuta in mano", "had in hand"),
    Phrase("costruita", "built"),
    Phrase("mai avuta", "never had"),
)
SPELL_COURSES: Final = Courses(
    Phrase("scelto dal gruppo", "chosen by the group"),
    Phrase("scelto dal gruppo", "chosen by the group"),
    Phrase("lanciato", "cast"),
    Phrase("mai scelto", "never chosen"),
)
TOO_HIGH: Final = Phrase(
    "«{name}» è una torre di livello {level}: nello scenario {scenario} le torri arrivano al livello {most}.",
    "“{name}” is a tower of level {level}: in scenario {scenario} towers reach level {most}.",
)
NO_SUCH_SPELL: Final = Phrase(
    "«{name}» è un incantesimo di potere {power}: nello scenario {scenario} non si può scegliere.",
    "“{name}” is a spell of power {power}: in scenario {scenario} it cannot be chosen.",
)


def pieces(packs: tuple[Path, ...]) -> dict[str, Phrase]:
    content = load_content(packs)
    return {thing.id: thing.name for thing in (*content.towers, *content.spells)}


def courses(piece: str, packs: tuple[Path, ...]) -> Courses:
    return SPELL_COURSES if number_of(load_content(packs).spells, piece) >= 0 else TOWER_COURSES


def trials(piece: str, seats: int, options: Mapping[str, JSON]) -> list[Trial]:
    """Put a tower on trial against others of its level, a spell against others of its power, in every scenario."""
    content = content_of(load_content, options)
    tower, spell = number_of(content.towers, piece), number_of(content.spells, piece)
    return tower_trials(content, tower, options) if tower >= 0 else spell_trials(content, spell, options)


def tower_trials(content: Content, kind: int, options: Mapping[str, JSON]) -> list[Trial]:
    """Let another tower of its level stand wherever it stood: in the supply, and in the heroes' first hands."""
    tower = content.towers[kind]
    scenarios = [scenario for scenario in asked_for(content, options) if tower.level <= scenario.max_level]
    if not scenarios:
        scenario = asked_for(content, options)[0]
        reason = TOO_HIGH.fill(name=tower.name, level=tower.level, scenario=scenario.number, most=scenario.max_level)
        raise BadSettings([reason])
    others = [other for other in content.towers if other.level == tower.level and other is not tower]
    others.sort(key=lambda other: (other.type != tower.type, other.family == tower.family))
    return [
        Trial(-1, other.id, battle(scenario, options, []), battle(scenario, options, [f"{tower.id}>{other.id}"]))
        for scenario, other in mixed(scenarios, others[:ALTERNATIVES])
    ]


def spell_trials(content: Content, number: int, options: Mapping[str, JSON]) -> list[Trial]:
    """Leave the group no choice: it has this spell, or another, and beside it the same ones in both battles."""
    spell = content.spells[number]
    scenarios = [
        scenario
        for scenario in asked_for(content, options)
        if scenario.spells_choose and spell.power <= scenario.spells_power
    ]
    if not scenarios:
        scenario = asked_for(content, options)[0]
        raise BadSettings([NO_SUCH_SPELL.fill(name=spell.name, power=spell.power, scenario=scenario.number)])
    others = [other for other in content.spells if other.power == spell.power and other is not spell]
    trials: list[Trial] = []
    for scenario, other in mixed(scenarios, others[:ALTERNATIVES]):
        rest = [one.id for one in content.spells if one not in (spell, other) and one.power <= scenario.spells_power]
        beside = rest[: scenario.spells_choose - 1]
        arms: list[dict[str, JSON]] = []
        for one in (spell, other):
            out = [f"{away.id}>" for away in content.spells if away.id not in (one.id, *beside)]
            arms.append(battle(scenario, options, out))
        trials.append(Trial(-1, other.id, *arms))
    return trials


def asked_for(content: Content, options: Mapping[str, JSON]) -> list[Scenario]:
    """Return the scenario that the options name, or all."""
    if "scenario" not in options:
        return content.scenarios
    number = content.find_scenario(str(options["scenario"]))
    return content.scenarios if number < 0 else [content.scenarios[number]]


def battle(scenario: Scenario, options: Mapping[str, JSON], swaps: list[str]) -> dict[str, JSON]:
    made: dict[str, JSON] = {"scenario": str(scenario.number), "level": options.get("level", LEVEL)}
    return {**made, "swaps": swaps} if swaps else made


def uses(m: KingdomMatch, events: Sequence[Event]) -> list[Use]:
    """List which towers came to hand and were built, which spells were chosen and cast."""
    uses: list[Use] = []
    for event in events:
        things = event.things
        if event.kind == "RoundBegan":
            uses.append(Use(TURN, -1, things[0]))
        elif event.kind == "HandDealt":
            uses += [of_tower(m, DRAWN, event.seat, kind) for kind in things]
        elif event.kind == "TowerBought":
            uses.append(of_tower(m, DRAWN, event.seat, things[0]))
        elif event.kind == "TowerPassed":
            uses.append(of_tower(m, DRAWN, event.seat, things[2]))
        elif event.kind == "TowerBuilt":
            uses.append(of_tower(m, PLAYED, event.seat, things[0]))
        elif event.kind in ("SpellChosen", "SpellCast"):
            what = DRAWN if event.kind == "SpellChosen" else PLAYED
            uses.append(Use(what, event.seat, SPELLS + things[0], m.content.spells[things[0]].id))
    return uses


def of_tower(m: KingdomMatch, what: str, seat: int, kind: int) -> Use:
    return Use(what, seat, kind, m.content.towers[kind].id)
