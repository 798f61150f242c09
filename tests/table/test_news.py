"""What the log says of the picture: the page lights up what it is told to, and knows no game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Event
from ludoteca.table import logbook
from ludoteca.table.logbook import Line, Logbook
from tests.conformance.stones import StonesGame

GAMES = ("arena", "kingdom", "lorcana", "lyon", "synchro")
STATIC = Path(logbook.__file__).parent / "static"
SOURCES = Path(ludoteca.__file__).parent / "games"


def kinds_of(key: str) -> set[str]:
    """The events that a game tells, by the words of its source."""
    told = re.compile(r"tell\(\s*\"([A-Z]\w+)\"")
    return {kind for file in (SOURCES / key).rglob("*.py") for kind in told.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("key", GAMES)
def test_the_page_knows_no_events_of_a_game(key: str) -> None:
    kinds = kinds_of(key)
    assert len(kinds) > 20
    scripts = {file.name: file.read_text(encoding="utf-8") for file in STATIC.glob("*.js")}
    assert "picture.js" in scripts
    found = [
        (name, kind) for name, text in scripts.items() for kind in (*kinds, key) if re.search(rf"\b{kind}\b", text)
    ]
    assert found == []
    assert "metadata" not in scripts["picture.js"]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_lit_up_is_in_the_picture(key: str) -> None:
    game = ludoteca.game(key)
    match = game.new(seed=3)
    log = Logbook(game)
    lines: list[Line] = []
    log.lines[None, "it"] = lines
    rng = Random(1)
    lit = pictured = 0
    for number in range(120):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        events = match.choose(decision.seat, decision.options.sample(rng))
        before = len(lines)
        log.tell(number, match, events)
        fresh = [line.fresh for line in lines[before:] if line.fresh]
        if fresh:
            lit += len(fresh)
            svg = asking.draw(game, match.view(None), [], "it")
            pictured += sum(f'data-thing="{thing}"' in svg for thing in fresh)
    assert lit > 5
    assert pictured > lit / 3


def test_somebody_who_does_not_know_a_card_is_not_shown_it() -> None:
    game = ludoteca.game("lyon")
    drawn = Event("CardDrawn", 0, (17,), audience=0b01)
    motion = {"verb": "enter", "thing": "card:17", "other": "deck:0"}
    assert asking.news(game, drawn.seen_by(0)) == {"fresh": "card:17", "motion": motion}
    assert asking.news(game, drawn.seen_by(1)) == asking.news(game, drawn.seen_by(None)) == {}


def test_hurt_is_what_the_game_says() -> None:
    arena, lyon = ludoteca.game("arena"), ludoteca.game("lyon")
    assert asking.news(arena, Event("DamageDealt", 0, (3, 1, 2)))["hurt"] == "figure:1"
    assert asking.news(lyon, Event("DamageDealt", 0, (3, 1)))["hurt"] == "card:3"
    assert "hurt" not in asking.news(lyon, Event("DamagePrevented", 0, (3, 1)))
    assert asking.news(StonesGame(), Event("DamageDealt", 0, (3,))) == {}
