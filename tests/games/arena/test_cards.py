"""Every card and ability of the core set, carried out: exactly what it says changes, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.arena.acts.fighting import ATTACK
from ludoteca.games.arena.acts.playing import END_TURN
from ludoteca.games.arena.packs.reading import load_content
from tests.games.arena.scene import Scene

PLAYED = {"my.hand": -1, "my.discard": 1}
"""What playing a card changes, whatever it does."""

CARDS: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    # card: the scene, the answers, what changes besides the card itself
    "mickey-1": ({}, "C4", {"me.at": "C4", "me.magic_broom": 2}),
    "mickey-2": ({"counters": {"me.magic_broom": 3}}, "", {"foe1": -3, "me.magic_broom": -3}),
    "mickey-3": ({"counters": {"me.magic_broom": 2}}, "foe2", {"foe2": -4}),
    "mickey-4": ({"counters": {"me.magic_broom": 3}}, "foe2", {"foe1": -1, "foe2": -1}),
    "mickey-5": ({}, "", {"me.magic_broom": 4}),
    "mickey-6": ({}, "A4", {"me.at": "A4"}),
    "gaston-1": ({}, "E6", {"foe1": -3, "foe1.at": "E6"}),
    "gaston-2": ({}, "", {"foe1": -4}),
    "gaston-3": ({"at": {"foe3": "D7"}}, "foe3", {"foe3": -2}),
    "gaston-4": ({}, "C4 done", {"me.at": "C4"}),
    "gaston-5": ({"at": {"foe2": "C4"}}, "foe2", {"foe1": -2, "foe2": -2}),
    "gaston-6": ({}, "E4", {"me.at": "E4"}),
    "aladdin-1": ({}, "foe1 E4", {"foe1": -2, "foe1.immobilized": 2, "me.at": "E4"}),
    "aladdin-2": ({"at": {"foe1": "C3", "foe2": "C4", "ally1": "D5"}}, "A4", {"me.at": "A4"}),
    "aladdin-3": ({}, "C3", {"me.at": "C3", "me.stealthy": 1}),
    "aladdin-4": ({}, "", {"foe1": -3}),
    "aladdin-5": ({}, "", {"their.hand": -1, "their.discard": 1, "my.hand": 1, "my.deck": -1}),
    "aladdin-6": ({}, "", {"me.stealthy": 2}),
    "ariel-1": ({"hurt": {"ally1": 5}}, "ally1", {"ally1": 3}),
    "ariel-2": ({}, "foe2", {"foe2": -3}),
    "ariel-3": ({"hurt": {"me": 2}}, "", {"foe1": -2, "me": 1}),
    "ariel-4": ({}, "C4", {"me.at": "C4"}),
    "ariel-5": ({}, "foe1", {"foe1": -1, "foe2": -1, "foe1.immobilized": 2, "foe2.immobilized": 2}),
    "ariel-6": ({"hurt": {"me": 3, "ally1": 3, "ally2": 3}}, "", {"me": 2, "ally1": 2}),
    "maleficent-1": ({}, "foe2", {"foe2": -3}),
    "maleficent-2": ({}, "foe1", {"foe1.cursed": 3}),
    "maleficent-3": ({"counters": {"foe1.cursed": 1}}, "", {"foe1": -5}),
    "maleficent-4": ({}, "E5", {"me.at": "E5"}),
    "maleficent-5": ({}, "foe2", {"foe1": -1, "foe2": -1, "foe1.immobilized": 2, "foe2.immobilized": 2}),
    "maleficent-6": ({"counters": {"foe3.cursed": 1}}, "", {"foe3.cursed": 1, "my.hand": 1, "my.deck": -1}),
    "demona-1": ({}, "stay", {"foe1": -3}),
    "demona-2": ({}, "A4", {"me.at": "A4"}),
    "demona-3": ({"hurt": {"me": 4}}, "", {"me.tough": 2, "me": 1}),
    "demona-4": ({}, "foe3", {"foe3": -2}),
    "demona-5": ({"hurt": {"me": 5}}, "", {"foe1": -5}),
    "demona-6": ({"at": {"foe2": "G5", "ally1": "C5", "ally2": "E5"}}, "D6", {"foe1": -1, "me.at": "D6"}),
    "facilier-1": (
        {"top": ["facilier-2", "facilier-3", "facilier-4"]},
        "facilier-3 facilier-4",
        {"my.hand": 1, "my.deck": -1},
    ),
    "facilier-2": ({"counters": {"foe2.confused": 1}}, "foe2", {"foe2": -3}),
    "facilier-3": ({}, "foe2", {"foe2.confused": 2}),
    "facilier-4": ({}, "D7", {"me.at": "D7", "me.stealthy": 1}),
    "facilier-5": ({"hurt": {"me": 1}}, "", {"foe1": -3, "me": 1}),
    "facilier-6": (
        {"counters": {"foe2.confused": 1, "foe3.confused": 2}},
        "foe3 {their}",
        {"foe2": -2, "foe3": -2, "their.hand": -1, "their.exile": 1},
    ),
    "sulley-1": ({}, "", {"foe1.pacified": 2}),
    "sulley-2": ({}, "", {"foe1": -4}),
    "sulley-3": ({}, "", {"me.taunt": 2, "me.tough": 1}),
    "sulley-4": ({}, "E5 foe1 C4", {"me.at": "E5", "foe1.at": "C4"}),
    "sulley-5": ({}, "ally2 B2", {"me.at": "B2"}),
    "sulley-6": ({"hurt": {"me": 3, "ally1": 5}}, "ally1", {"ally1": 4, "me": 2}),
}


@pytest.mark.parametrize("card", CARDS)
def test_card(card: str) -> None:
    given, answers, expected = CARDS[card]
    scene = Scene(card.split("-")[0], hand=[card], **given)
    if "{their}" in answers:
        answers = answers.replace("{their}", scene.cards(scene.m.hand[1])[0])
    scene.play(card, answers=answers)
    wanted = dict(expected)
    for key, number in PLAYED.items():
        wanted[key] = wanted.get(key, 0) + number
    assert scene.changes() == {key: value for key, value in wanted.items() if value != 0}
    assert not scene.m.problems()
    assert scene.offered[-1] == (END_TURN.number,), "something is still asked"


def test_every_card_is_carried_out_here() -> None:
    assert sorted(CARDS) == sorted(card.id for card in load_content().cards)


# -- what the cards' own conditions change -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "given", "expected"),
    [
        ("mickey-3", {"counters": {"me.magic_broom": 1}}, -3),
        ("aladdin-4", {"counters": {"me.stealthy": 1}}, -4),
        ("maleficent-3", {}, -3),
        ("demona-5", {"hurt": {"me": 4}}, -3),
        ("facilier-2", {}, -2),
    ],
)
def test_bonus(card: str, given: dict[str, Any], expected: int) -> None:
    scene = Scene(card.split("-")[0], hand=[card], at={"foe2": "G5"}, **given)
    scene.play(card)
    if scene.changes().get("foe1") is None:
        scene.answer("foe1")
    assert scene.changes()["foe1"] == expected


def test_four_brooms_make_the_swirlpool_stronger() -> None:
    scene = Scene("mickey", hand=["mickey-4"], counters={"me.magic_broom": 4})
    scene.play("mickey-4", answers="foe1")
    assert scene.changes()["foe1"] == scene.changes()["foe2"] == -2


def test_without_brooms_the_mob_does_nothing() -> None:
    scene = Scene("mickey", hand=["mickey-2"])
    scene.play("mickey-2")
    assert scene.changes() == PLAYED


# -- abilities ---------------------------------------------------------------------------------------------------


def test_one_more_spell() -> None:
    scene = Scene("mickey", hand=["mickey-5", "mickey-6"])
    scene.use(0, "mickey-5")
    assert scene.changes() == {"me.magic_broom": 1, "my.hand": -1, "my.discard": 1}
    assert scene.cards(scene.m.hand[0]) == ["mickey-6"]
    assert 0 not in scene.usable()


def test_one_more_spell_needs_a_magic_card_of_anybody() -> None:
    assert Scene("mickey", hand=["mickey-6"]).usable() == []
    assert Scene("mickey", hand=["aladdin-2"]).usable() == [0]


def test_brooms_at_command() -> None:
    scene = Scene("mickey", at={"foe1": "D6", "foe2": "G5"}, counters={"me.magic_broom": 3}, upgraded=True)
    scene.m.choose_raw(0, (END_TURN.number,))
    assert scene.changes()["foe1"] == -1
    weaker = Scene("mickey", counters={"me.magic_broom": 2}, upgraded=True)
    weaker.m.choose_raw(0, (END_TURN.number,))
    assert "foe1" not in weaker.changes()


@pytest.mark.parametrize(("top", "expected"), [("gaston-1", {"me.strong": 1}), ("gaston-6", {"me": -1})])
def test_boast(top: str, expected: dict[str, int]) -> None:
    scene = Scene("gaston", top=[top])
    scene.use(0)
    assert scene.changes() == expected
    assert scene.m.known[scene.m.deck[0][-1]] == 3, "all have seen the card, and it is still on top"


def test_boast_needs_a_deck() -> None:
    scene = Scene("gaston")
    scene.m.deck[0].clear()
    scene.m.ask_anew()
    assert scene.usable() == []


def test_boast_may_knock_gaston_out_and_that_ends_his_turn() -> None:
    scene = Scene("gaston", at={"foe1": "E4", "foe2": "E6"}, top=["gaston-6"], hurt={"me": 11})
    scene.use(0)
    assert scene.space("me") == ""
    assert scene.changes()["their.points"] == 5
    assert scene.m.active != scene.figure("me")


def test_no_one_like_gaston() -> None:
    scene = Scene("gaston", hand=["gaston-1"], hurt={"me": 7}, upgraded=True)
    worth = scene.m.person(scene.figure("foe1")).points
    scene.m.health[scene.figure("foe1")] = 3
    scene.play("gaston-1")
    assert scene.health("me") == 7
    scene.answer("C4")
    assert scene.space("me") == "C4"
    assert scene.changes()["my.points"] == worth + 1
    assert scene.space("foe1") == ""
    assert scene.offered[-1] == (END_TURN.number,)


def test_outta_here() -> None:
    scene = Scene("aladdin", hand=["aladdin-2", "aladdin-4"])
    scene.use(0, "aladdin-2")
    assert scene.changes() == {"me.stealthy": 1, "my.hand": -1, "my.discard": 1}
    assert scene.cards(scene.m.discard[0]) == ["aladdin-2"]


@pytest.mark.parametrize(("role", "expected"), [("foe1", {"me": 1}), ("foe2", {})])
def test_thiefs_remedy(role: str, expected: dict[str, int]) -> None:
    scene = Scene("aladdin", hurt={"me": 3})
    scene.deal(1, None, [f"{scene.cast[role]}-1"])
    scene.use(1)
    assert scene.changes() == expected


def test_prince_of_thieves() -> None:
    scene = Scene("aladdin", hand=["aladdin-4", "aladdin-5"], upgraded=True)
    scene.m.points[1] = 3
    scene.before = scene.snapshot()
    scene.use(2)
    assert scene.changes() == {"my.points": 1, "their.points": -1, "my.hand": -2, "my.discard": 2}


def test_prince_of_thieves_never_takes_points_below_zero() -> None:
    scene = Scene("aladdin", hand=["aladdin-4", "aladdin-5"], upgraded=True)
    scene.use(2)
    assert scene.m.points[0] == 1
    assert scene.m.points[1] == 0


def test_mermaids_gift() -> None:
    scene = Scene("ariel", hand=["ariel-4"], hurt={"ally1": 3})
    scene.use(0, "ally1")
    assert scene.changes() == {"ally1": 2, "my.hand": -1, "my.discard": 1}


def test_voice_regained() -> None:
    scene = Scene("ariel", hand=["ariel-2"], upgraded=True)
    scene.use(1, "foe2")
    assert scene.changes() == {"foe2.pacified": 2, "my.hand": -1, "my.discard": 1}


@pytest.mark.parametrize(("top", "expected"), [("maleficent-1", {"foe1.cursed": 1}), ("gaston-2", {})])
def test_ravens_eye(top: str, expected: dict[str, int]) -> None:
    scene = Scene("maleficent", top=[top], others=("gaston", "mickey", "aladdin", "ariel", "demona"))
    scene.use(0, "foe1" if expected else "")
    assert scene.changes() == expected


def test_ravens_eye_needs_a_rival_in_range() -> None:
    near = Scene("maleficent", at={"foe1": "F5", "foe2": "G4"})
    assert near.usable() == [0]
    far = Scene("maleficent", at={"foe1": "G5", "foe2": "G4"})
    assert far.usable() == []


def test_dragon_form() -> None:
    scene = Scene("maleficent", upgraded=True)
    figure = scene.figure("foe2")
    scene.m.choose_raw(0, (ATTACK.number, figure))
    assert scene.changes() == {"foe2": -3}


def test_dragon_form_ends_with_a_knockout() -> None:
    scene = Scene("gaston", hand=["gaston-2"], others=("mickey", "aladdin", "maleficent", "ariel", "demona"))
    victim = scene.figure("foe1")
    scene.m.upgraded[victim] = 1
    scene.m.health[victim] = 1
    scene.play("gaston-2")
    assert scene.m.upgraded[victim] == 0


def test_upgraded_characters_stay_so_when_knocked_out() -> None:
    scene = Scene("gaston", hand=["gaston-2"])
    victim = scene.figure("foe1")
    scene.m.upgraded[victim] = 1
    scene.m.health[victim] = 1
    scene.play("gaston-2")
    assert scene.m.upgraded[victim] == 1


def test_stone_slumber() -> None:
    scene = Scene("demona", hand=["demona-2"], hurt={"me": 5})
    scene.use(0)
    assert scene.changes() == {"me": 2}
    assert not scene.playable("demona-2", "movement")
    moved = Scene("demona", hand=["demona-2"], hurt={"me": 5})
    moved.play("demona-2", answers="C4")
    assert moved.usable() == []


def test_undying() -> None:
    scene = Scene("gaston", hand=["gaston-2"], others=("mickey", "aladdin", "demona", "ariel", "sulley"))
    victim = scene.figure("foe1")
    scene.m.upgraded[victim] = 1
    scene.m.health[victim] = 1
    scene.play("gaston-2")
    while scene.m.active != victim:
        decision = scene.m.decisions[0]
        scene.m.choose_raw(decision.seat, next(o.raw for o in decision.options if o.raw[0] != ATTACK.number))
        if (END_TURN.number,) in scene.offered:
            scene.m.choose_raw(scene.m.decisions[0].seat, (END_TURN.number,))
    decision = scene.m.decisions[0]
    scene.m.choose(decision.seat, "place:" + str(scene.m.content.board.numbers["G1"]))
    assert scene.status("foe1", "tough") == 2
    scene.answer("F2")
    assert scene.space("foe1") == "F2"
    assert scene.health("foe1") == 10


@pytest.mark.parametrize(("top", "expected"), [("facilier-1", {"foe1.confused": 1}), ("gaston-2", {})])
def test_marked_card(top: str, expected: dict[str, int]) -> None:
    scene = Scene("facilier", top=[top], others=("gaston", "mickey", "aladdin", "ariel", "demona"))
    scene.use(0, "foe1" if expected else "")
    assert scene.changes() == {**expected, "my.deck": -1, "my.exile": 1}


def test_debt_of_shadows() -> None:
    scene = Scene(
        "mickey",
        hand=["mickey-5", "mickey-6"],
        others=("gaston", "aladdin", "facilier", "ariel", "demona"),
        counters={"ally1.confused": 1},
    )
    lender = scene.figure("foe1")
    scene.m.upgraded[lender] = 1
    scene.m.health[lender] = 4
    confused = scene.figure("ally1")
    scene.m.turn = scene.m.track.index(confused) - 1
    scene.m.choose_raw(0, (END_TURN.number,))
    while scene.m.active != confused or scene.m.phase != 5:
        decision = scene.m.decisions[0]
        scene.m.choose(decision.seat, decision.options[-1])
    assert scene.status("ally1", "confused") == 0
    assert scene.m.health[lender] == 6
    assert scene.m.points == [0, 1]


def test_leave_it_to_me() -> None:
    scene = Scene("sulley", hand=["ariel-4"], others=("ariel", "mickey", "aladdin", "gaston", "demona"))
    scene.use(0)
    assert scene.changes() == {"me.taunt": 1, "my.hand": -1, "my.discard": 1}


def test_scare_champion() -> None:
    scene = Scene("sulley", upgraded=True)
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.changes() == {"foe1": -3, "foe1.pacified": 2}


def test_scare_champion_does_not_scare_allies() -> None:
    scene = Scene("sulley", upgraded=True)
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("ally1")))
    assert scene.changes() == {"ally1": -3}
