"""Whatever happens is told: whose it is, what it happens to, and the rule by which it happens."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.arena.state.match import END_PHASE, STARTING_PHASE, ArenaMatch
from tests.games.arena import lab
from tests.games.arena.scene import Scene
from tests.rules.arena.openings import Opening
from tests.rules.arena.table import Table


def told(m: ArenaMatch) -> list[str]:
    """What the last choice brought about: kinds, seats, things and rules."""
    return [" ".join([event.kind, *map(str, (event.seat, *event.things)), event.rule]) for event in m.happened]


def in_numbers(scene: Scene, line: str) -> str:
    """Write roles, statuses, spaces and cards as the numbers by which they are told."""
    m = scene.m
    numbers = {role: scene.figure(role) for role in scene.cast}
    numbers |= {status.id: number for number, status in enumerate(m.content.statuses)}
    numbers |= m.content.board.numbers
    numbers |= {m.printed(card).id: card for card in reversed(range(len(m.face)))}
    numbers["worth"] = m.person(scene.figure("foe1")).points
    numbers["total"] = 2 + numbers["worth"]
    return " ".join([str(numbers.get(word, word)) for word in line.split()])


EFFECTS: list[tuple[str, dict[str, Any], str, list[str]]] = [
    ("gain(self, tough)", {}, "", ["StatusGained 0 me tough 1 1 SA-12.05"]),
    ("gain(self, tough)", {"counters": {"me.tough": 1}}, "", ["StatusGained 0 me tough 1 2 SA-12.07"]),
    ("lose(self, tough)", {"counters": {"me.tough": 2}}, "", ["StatusReduced 0 me tough 1 SA-12.12"]),
    ("lose(self, tough)", {"counters": {"me.tough": 1}}, "", ["StatusRemoved 0 me tough SA-12.08"]),
    ("remove(self, tough)", {"counters": {"me.tough": 3}}, "", ["StatusRemoved 0 me tough SA-12.11"]),
    ("gain(self, tough, counters(strong))", {}, "", []),
    ("lose(self, tough)", {}, "", []),
    ("remove(self, tough)", {}, "", []),
    ("heal(2, self)", {}, "", []),
    ("lose_points(1)", {}, "", ["PointsLost -1 0 1 1 SA-16.02"]),
    ("gain_points(1)", {}, "", ["PointsGained -1 0 1 3 SA-16.01"]),
    (
        "damage(2, each(rival, adjacent))",
        {"counters": {"foe1.tough": 1}},
        "",
        ["DamageDealt 0 me foe1 1 7 SA-9.04"],
    ),
    ("damage(1, each(rival, adjacent))", {"counters": {"foe1.tough": 1}}, "", ["DamagePrevented 0 me foe1 SA-A.13"]),
    ("heal(2, self)", {"hurt": {"me": 2}}, "", ["Healed 0 me 2 12 SA-17.01"]),
    (
        "swap(chosen(rival, adjacent))",
        {},
        "",
        ["FigureMoved 0 me D4 D5 SA-11.08", "FigureMoved 1 foe1 D5 D4 SA-11.08"],
    ),
    (
        "swap(chosen(rival, adjacent))",
        {"counters": {"me.immobilized": 1}},
        "",
        ["FigureStayed 0 me D4 SA-13.03"],
    ),
    ("move(1)", {}, "C4", ["FigureMoved 0 me D4 C4 SA-11.12"]),
    ("move(1)", {}, "stay", ["FigureStayed 0 me D4 SA-11.12"]),
    ("move(1)", {"counters": {"me.immobilized": 1}}, "", ["FigureStayed 0 me D4 SA-13.03"]),
    ("push(1, chosen(rival, adjacent))", {}, "E5", ["FigureMoved 1 foe1 D5 E5 SA-11.12"]),
    ("draw(1)", {"top": ["mickey-1"]}, "", ["CardDrawn 0 mickey-1 SA-11.08"]),
    ("reveal(you)", {"top": ["mickey-1"]}, "", ["CardRevealed 0 mickey-1 SA-17.04"]),
    ("look(2, take=1)", {"top": ["mickey-1", "mickey-2"]}, "mickey-2", ["CardTaken 0 mickey-2 SA-11.08"]),
    ("look(2)", {"top": ["mickey-1", "mickey-2"]}, "mickey-2", ["DeckReordered 0 SA-11.08"]),
    ("look(2)", {"top": ["mickey-1", "mickey-2"]}, "", ["CardsLooked 0 mickey-1 mickey-2 SA-11.08"]),
    (
        "look(2, take=1, kind=magic)",
        {"top": ["mickey-1", "mickey-5"]},
        "mickey-5",
        ["CardTaken 0 mickey-5 SA-11.08", "CardRevealed 0 mickey-5 SA-17.04"],
    ),
    ("exile(1)", {"hand": ["mickey-1"]}, "", ["CardExiled 0 mickey-1 SA-17.03"]),
    ("exile(1, origin=deck)", {"top": ["mickey-1"]}, "", ["CardExiled 0 mickey-1 SA-17.03"]),
    ("discard(1)", {"hand": ["mickey-1"]}, "", ["CardDiscarded 0 mickey-1 SA-17.10"]),
    ("flip_back", {"upgraded": True}, "", ["FlippedBack 0 me SA-18.12"]),
    (
        "damage(8, each(rival, adjacent))",
        {"counters": {"foe1.cursed": 1}},
        "",
        [
            "DamageDealt 0 me foe1 8 0 SA-9.04",
            "KnockedOut 1 foe1 me SA-14.01",
            "StatusRemoved 1 foe1 cursed SA-14.03",
            "PointsGained -1 0 worth total SA-14.04",
            "FigureRemoved 1 foe1 D5 SA-14.02",
        ],
    ),
    ("attack(bonus=1)", {}, "foe1!", ["StandardAttack 0 me foe1 SA-9.03", "DamageDealt 0 me foe1 3 5 SA-9.04"]),
]


@pytest.mark.parametrize(("effect", "given", "answers", "expected"), EFFECTS)
def test_what_an_effect_does_is_told(effect: str, given: dict[str, Any], answers: str, expected: list[str]) -> None:
    scene = lab.scene(effect, **given)
    scene.m.points = [2, 0]
    scene.m.health[scene.figure("foe1")] = 8
    scene.play("tester-1", "action", answers)
    between = [line for line in told(scene.m) if not line.startswith(("CardPlayed", "CardDiscarded 0 0 "))]
    assert between == [in_numbers(scene, line) for line in expected]


@pytest.mark.rule("SA-9.12")
def test_a_card_is_told_when_it_is_played_and_when_it_is_discarded() -> None:
    scene = lab.scene("gain(self, tough)")
    scene.play("tester-1", "action")
    assert [told(scene.m)[0], told(scene.m)[-1]] == ["CardPlayed 0 0 2 SA-9.12", "CardDiscarded 0 0 SA-9.12"]


@pytest.mark.rule("SA-4.02")
def test_characters_are_told_as_they_join_a_team() -> None:
    chosen = Opening("ch2", "mickey aladdin ariel", "gaston sulley maleficent")
    assert [(event.seat, event.things, event.rule) for event in chosen.of_kind("CharacterPicked")] == [
        (figure // 3, (figure, chosen.match.character[figure]), "SA-4.02") for figure in range(6)
    ]
    drafted = Opening("ch2", first="player 1")
    drafted.pick("aladdin")
    aladdin = drafted.match.content.find_character("aladdin")
    assert told(drafted.match) == [f"CharacterPicked 0 0 {aladdin} SA-4.04"]


def opening(m: ArenaMatch) -> list[str]:
    """What is told of the preparation, without the cards."""
    return [line for line in told(m) if not line.startswith(("CardDrawn", "DeckShuffled"))]


@pytest.mark.rule("SA-3.01", "SA-3.04", "SA-3.08")
def test_the_preparation_of_chapter_1_is_told() -> None:
    m = Opening("ch1", side="player 2").match
    placed = [f"FigurePlaced {m.summoner[figure]} {figure} {m.space[figure]} SA-3.08" for figure in range(4)]
    track = " ".join(map(str, m.track))
    assert opening(m)[:6] == ["SidesDecided -1 1 SA-3.01", f"TrackBuilt -1 {track} SA-3.04", *placed]
    seat, first = m.summoner[m.track[0]], m.track[0]
    assert opening(m)[6:] == [
        "RoundBegan -1 1 SA-6.01",
        f"TurnBegan {seat} {first} 0 SA-6.02",
        f"PhaseBegan {seat} {first} {STARTING_PHASE} SA-7.01",
    ]


@pytest.mark.rule("SA-4.07", "SA-4.08", "SA-4.09", "SA-4.14", "SA-4.16")
def test_the_preparation_of_later_chapters_is_told() -> None:
    game = Opening("ch4", "mickey aladdin ariel", "gaston sulley maleficent")
    m = game.match
    game.answer(0, "order:1")
    assert told(m) == ["OrderChosen 0 1 1 SA-4.07"]
    game.answer(0, "order:0")
    assert told(m) == ["OrderChosen 0 0 2 SA-4.07"]
    game.answer(1, "order:4")
    game.answer(1, "order:5")
    track = " ".join(map(str, m.track))
    assert told(m) == [
        "OrderChosen 1 5 2 SA-4.07",
        "OrdersRevealed -1 1 0 2 4 5 3 SA-4.08",
        f"TrackBuilt -1 {track} SA-4.09",
    ]
    assert m.learners() == 0b11
    last = m.track[-1]
    game.choose(game.options[0])
    assert told(m) == [f"FigurePlaced {m.summoner[last]} {last} {m.space[last]} SA-4.14"]
    game.place_all()
    assert len(set(m.space)) == 6
    first = game.asked
    assert first == m.summoner[m.track[0]]
    game.choose("redraw")
    assert told(m)[0] == f"HandRedrawn {first} SA-4.16"
    assert m.learners() == 1 << first
    assert [line.split()[:2] for line in told(m)[1:]] == [["CardDrawn", str(first)]] * len(m.hand[first])
    assert [m.view(None).players[seat].redrawn for seat in (first, 1 - first)] == [True, None]
    game.choose("keep")
    assert told(m)[:3] == [
        f"HandKept {1 - first} SA-4.16",
        "RoundBegan -1 1 SA-6.01",
        f"TurnBegan {first} {m.track[0]} 0 SA-6.02",
    ]


@pytest.mark.rule("SA-6.09", "SA-6.10")
def test_the_end_of_a_round_and_the_next_are_told() -> None:
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent", active="maleficent")
    last, first = table.figure("maleficent"), table.figure("gaston")
    table.end_turn()
    lines = [line for line in told(table.match) if not line.startswith("CardDrawn")]
    assert lines == [
        f"PhaseBegan 1 {last} {END_PHASE} SA-6.03",
        f"TurnEnded 1 {last} SA-6.09",
        "RoundEnded -1 2 SA-6.10",
        "RoundBegan -1 3 SA-6.01",
        f"TurnBegan 0 {first} 0 SA-6.02",
        f"PhaseBegan 0 {first} {STARTING_PHASE} SA-7.01",
    ]


@pytest.mark.rule("SA-16.04", "SA-16.09")
def test_the_end_that_comes_and_the_round_that_is_added_are_told() -> None:
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent", active="maleficent")
    table.points(19, 20)
    table.match.gain_points(0, 1, "SA-14.04")
    assert told(table.match)[-2:] == ["PointsGained -1 0 1 20 SA-14.04", "EndTriggered -1 0 0 SA-16.04"]
    table.end_turn()
    lines = [line for line in told(table.match) if line.startswith(("RoundEnded", "ExtraRound", "RoundBegan"))]
    assert lines == ["RoundEnded -1 2 SA-6.10", "ExtraRound -1 1 SA-16.09", "RoundBegan -1 3 SA-6.01"]
