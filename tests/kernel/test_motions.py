"""How events are seen: what games write, and what pages read."""

from __future__ import annotations

import importlib
from random import Random

import pytest

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Event
from ludoteca.kernel.motions import VERBS, Motion, motion_of

GAMES = ["lyon", "lorcana", "arena", "kingdom", "synchro"]


def happened(kind: str, seat: int, *things: int) -> Event:
    return Event(kind, seat, things, "LY-1.01")


def test_a_motion_names_things_and_a_number_of_its_event() -> None:
    written = {"Struck": "strike card:0 #1", "Sprang": "lunge card:0 card:1", "Earned": "gain player:seat #-1"}
    assert motion_of(happened("Struck", 0, 7, 3), written) == {"verb": "strike", "thing": "card:7", "amount": 3}
    assert motion_of(happened("Sprang", 0, 7, 9), written) == {"verb": "lunge", "thing": "card:7", "other": "card:9"}
    assert motion_of(happened("Earned", 1, 4, 2), written) == {"verb": "gain", "thing": "player:1", "amount": 2}
    assert motion_of(happened("Slept", 0), written) is None


def test_what_an_event_does_not_say_is_not_played() -> None:
    written = {"Struck": "strike card:0 #1", "Sprang": "lunge card:0 card:1", "Earned": "gain player:seat #-1"}
    assert motion_of(happened("Struck", 0, 7), written) is None
    assert motion_of(happened("Sprang", 0, 7), written) is None
    assert motion_of(happened("Earned", -1, 4), written) is None
    assert motion_of(happened("Earned", 0), written) is None


def test_a_verb_that_no_stage_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="no motion is called 'dance'"):
        Motion("dance card:0")


@pytest.mark.parametrize("key", GAMES)
def test_games_write_motions_of_events_that_they_tell(key: str) -> None:
    game = ludoteca.game(key)
    motions = importlib.import_module(f"ludoteca.games.{key}.shows.motions").MOTIONS
    engine = [path for room in ("flow", "acts", "effects", "state") for path in (game.folder / room).rglob("*.py")]
    source = "".join([path.read_text("utf-8") for path in engine])
    assert [kind for kind in motions if f'"{kind}"' not in source] == []
    assert {Motion(written).verb for written in motions.values()} <= set(VERBS)


@pytest.mark.parametrize("key", GAMES)
def test_in_a_random_game_something_is_seen(key: str) -> None:
    game = ludoteca.game(key)
    match, chance = game.new(seed=3), Random(3)
    verbs = set()
    for _ in range(400):
        if match.outcome is not None:
            break
        decision = chance.choice(list(match.decisions))
        for event in match.choose(decision.seat, chance.choice(list(decision.options))):
            motion = asking.news(game, event.seen_by(None)).get("motion")
            if motion:
                verbs.add(motion["verb"])
                assert motion.get("amount", 0) >= 0
    assert len(verbs) >= 3
