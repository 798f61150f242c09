"""Positions as text: written and read again without loss, written by hand, refused with the place of what is wrong."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from ludoteca.games.synchro.game import Synchro
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.yamls import Problem

GAME = Synchro()
BY_HAND = """
ludoteca: position
game: synchro
players: 2
time: summer 3
city: torrebruma
landmark: taverna
phase: battle
turn: red
coins: 6
tiles: {torrebruma: SH-T-B1}
heroes:
  - {board: red, hero: Liona, level: 3, damage: 4, skills: [SH-S-R01, SH-S-R02+], shards: {red: 2, blue: 1}}
  - {board: yellow, hero: SH-H-M01+, level: 5, items: [SH-O-01], leader: 1}
monsters:
  - {board: blue, monster: SH-M1-01, damage: 5, die: 4}
  - {board: red, monster: SH-M2-02, die: 2, stunned: true}
"""


def match_of(text: str) -> SynchroMatch:
    match = GAME.from_position(text, "by-hand.yaml", 1)
    assert isinstance(match, SynchroMatch)
    return match


@pytest.mark.parametrize("start", ["luminaria", "ombrastella"])
def test_positions_are_written_and_read_without_loss(start: str) -> None:
    for seed in range(2):
        rng = Random(seed)
        match = GAME.new(seats=seed + 1, seed=seed, start=start)
        steps = 0
        while match.outcome is None:
            if steps % 23 == 0:
                again = GAME.from_position(GAME.position(match), "again.yaml", 1)
                assert state_hash(again) == state_hash(match)
            decision = match.decisions[0]
            match.choose(decision.seat, decision.options.sample(rng))
            steps += 1
        assert state_hash(GAME.from_position(GAME.position(match), "again.yaml", 1)) == state_hash(match)


def test_a_position_written_by_hand_is_played_from_there() -> None:
    m = match_of(BY_HAND)
    assert m.active == 0
    assert (m.line, m.foes) == ([0, 1], [6, 4])
    assert (m.time, m.coins, m.skills[1] & 1, m.hero[1] & 1) == (14, 6, 1, 1)
    assert m.leader[:2] == [0, 1]
    (decision,) = m.decisions
    assert decision.seat == 0
    assert "attack" in decision.options.ids
    m.choose(0, "attack")
    assert m.stack


def test_decks_and_bags_hold_what_is_nowhere_else() -> None:
    m = match_of(BY_HAND)
    assert m.bag == [5, 6, 7, 7]
    assert m.skill_bag.bit_count() == len(m.content.skills) - 2
    assert m.item_deck.bit_count() == len(m.content.items) - 1
    assert not m.hero_deck & 1 << (m.hero[0] >> 1)


@pytest.mark.parametrize(
    ("wrong", "right", "message"),
    [
        ("hero: Liona", "hero: Leona", "no Hero is called 'Leona'"),
        ("monster: SH-M1-01", "monster: SH-M9-01", "no Monster is called 'SH-M9-01'"),
        ("landmark: taverna", "landmark: miniera", "has no landmark 'miniera'"),
        ("shards: {red: 2, blue: 1}", "shards: {red: 9}", "only 7 red Shards"),
        ("time: summer 3", "time: summer 13", "a season and a day"),
        ("turn: red", "turn: green", "no Hero on the green board"),
        ("board: yellow", "board: red", "two Heroes on the red board"),
        ("coins: 6", "coin: 6", "did you mean 'coins'"),
        ("damage: 4", "damage: 40", "SH-24.01"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(wrong: str, right: str, message: str) -> None:
    assert wrong in BY_HAND
    with pytest.raises(Problem) as caught:
        match_of(BY_HAND.replace(wrong, right))
    assert message in str(caught.value)
    assert "by-hand.yaml" in str(caught.value)


BEFORE_BATTLE = """
ludoteca: position
game: synchro
players: 1
city: torrebruma
landmark: taverna
phase: lineup
tiles: {torrebruma: SH-T-B1}
heroes:
  - {board: red, hero: Liona}
reserve_heroes:
  - {hero: SH-H-M01, level: 2}
"""


@pytest.mark.parametrize("heroes", ["heroes:\n  - {board: red, hero: Liona}\n", ""])
def test_before_a_battle_the_reserve_comes_first(heroes: str) -> None:
    m = match_of(BEFORE_BATTLE.replace("heroes:\n  - {board: red, hero: Liona}\n", heroes, 1))
    assert m.foes == []
    assert ("done" in m.decisions[0].options.ids) == bool(heroes)
    assert "enter:0/1" in m.decisions[0].options.ids
    again = match_of(GAME.position(m))
    assert state_hash(again) == state_hash(m)
    again.choose(0, "enter:0/1")
    assert 1 in again.line


def test_a_battle_needs_heroes() -> None:
    text = BEFORE_BATTLE.replace("heroes:\n  - {board: red, hero: Liona}\n", "", 1)
    with pytest.raises(Problem, match="a battle needs 'heroes'"):
        match_of(text[: text.index("reserve_heroes")])


@pytest.mark.parametrize(("start", "drawn_at_first"), [("luminaria", 2), ("verdalba", 0), ("ombrastella", 0)])
def test_who_starts_elsewhere_has_the_shards_of_its_level_and_no_others(start: str, drawn_at_first: int) -> None:
    """Starting Shards are for Luminaria: a Hero found in a later city brings its own."""
    match = cast(SynchroMatch, GAME.new(seats=1, seed=4, start=start))
    told = []
    while "village" not in match.decisions[0].options.ids:
        told += match.choose(0, match.decisions[0].options.ids[0])
    rules = [event.rule for event in told if event.kind == "ShardsDrawn"]
    assert rules.count("SH-3.11") == (4 if drawn_at_first else 0)
    for board in match.party():
        assert match.count_shards(board) == (drawn_at_first or match.row(board).shards)
