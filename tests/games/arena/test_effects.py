"""How effects go about it: choosing, looking ahead, doing as much as possible, KOs, statuses, gear."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from ludoteca.games.arena.acts.answering import CARD, SPACE
from ludoteca.games.arena.acts.fighting import ATTACK
from ludoteca.games.arena.acts.playing import END_TURN, PLAY, UPGRADE
from ludoteca.games.arena.effects.bases import OnSummoners
from ludoteca.games.arena.flow.knockouts import deal, heal
from ludoteca.games.arena.flow.moving import reach
from ludoteca.games.arena.flow.upgrades import can_upgrade, gear_of
from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.packs.vocabulary import vocabulary_for
from ludoteca.games.arena.state.board import POINT, STAR, Board
from ludoteca.games.arena.state.cards import ALLIES, ANYBODY, NOBODY, TYPES
from ludoteca.games.arena.state.match import MAIN, ArenaMatch
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.select import DONE_VERB
from ludoteca.kernel.yamls import Where
from tests.games.arena import lab
from tests.games.arena.scene import ARENA, Scene

# -- choosing ---------------------------------------------------------------------------------------


def test_a_stealthy_rival_costs_a_card_before_anything_happens() -> None:
    scene = Scene("gaston", hand=["gaston-2", "gaston-3", "gaston-6"], counters={"foe1.stealthy": 1})
    scene.play("gaston-2")
    assert {raw[0] for raw in scene.offered} == {CARD.number}
    assert scene.health("foe1") == scene.before["foe1"]
    assert "gaston-2" not in scene.cards([raw[1] for raw in scene.offered])
    scene.answer("gaston-6")
    assert scene.changes() == {"foe1": -4, "my.hand": -2, "my.exile": 1, "my.discard": 1}


def test_a_stealthy_rival_is_no_target_for_the_last_card() -> None:
    scene = Scene("gaston", hand=["gaston-2"], counters={"foe1.stealthy": 1})
    assert not scene.playable("gaston-2", "action")


@pytest.mark.rule("SA-A.19", "SA-A.29")
@pytest.mark.parametrize("there", [False, True])
def test_a_card_that_comes_back_first_pays_for_a_stealthy_rival(there: bool) -> None:
    scene = lab.scene("retrieve(1, magic)", "damage(1, chosen(rival, adjacent))", counters={"foe1.stealthy": 1})
    if there:
        scene.m.discard_card(scene.m.deck[0][0], "SA-17.10")
        (found,) = scene.m.discard[0]
        assert scene.m.printed(found).types & TYPES["magic"]
    assert scene.playable("tester-1", "action") is there


@pytest.mark.rule("SA-A.29")
def test_whoever_a_move_would_bring_within_reach_can_be_hit_in_every_direction() -> None:
    board = load_content().board
    start = board.numbers["D4"]
    far = [space.id for space in board.spaces if board.distance[start][board.numbers[space.id]] == 2]
    away = [space.id for space in board.spaces if board.distance[start][board.numbers[space.id]] > 2]
    for space in far:
        others = dict(zip(("ally1", "ally2", "foe2", "foe3"), away, strict=False))
        scene = lab.scene("do(move(1), damage(1, chosen(rival, adjacent)))", at={"foe1": space, **others})
        assert scene.playable("tester-1", "action"), space


@pytest.mark.rule("SA-13.11")
def test_whose_summoner_is_meant_is_paid_for_before_that_summoner_does_anything() -> None:
    scene = lab.scene(
        "exile(1, summoner_of(chosen(rival, adjacent)), origin=deck)",
        hand=["mickey-1", "mickey-2"],
        counters={"foe1.stealthy": 1},
    )
    scene.play("tester-1")
    assert "their.exile" not in scene.changes()
    scene.answer("mickey-2")
    assert {"their.exile": 1, "my.exile": 1}.items() <= scene.changes().items()


def test_stealthy_does_not_matter_to_indirect_effects() -> None:
    scene = Scene("gaston", hand=["gaston-5"], counters={"foe1.stealthy": 1})
    scene.play("gaston-5")
    assert scene.changes() == {"foe1": -2, "my.hand": -1, "my.discard": 1}


def test_two_stealthy_targets_cost_two_cards_and_what_follows_costs_nothing() -> None:
    scene = lab.scene(
        "do(damage(1, exactly(2, rival, within(2))), gain(it, cursed))",
        hand=["mickey-1", "mickey-2"],
        counters={"foe1.stealthy": 1, "foe2.stealthy": 1},
    )
    scene.play("tester-1", "action", "foe1 mickey-1 foe2")
    assert scene.changes()["my.exile"] == 2
    assert scene.status("foe1", "cursed") == scene.status("foe2", "cursed") == 1


def test_with_one_card_only_one_stealthy_rival_can_be_chosen() -> None:
    scene = lab.scene(
        "damage(1, exactly(2, rival, within(2)))",
        hand=["mickey-1"],
        counters={"foe1.stealthy": 1, "foe2.stealthy": 1},
    )
    scene.play("tester-1", "action", "foe1")
    assert scene.changes() == {"foe1": -1, "my.hand": -2, "my.exile": 1, "my.discard": 1}


def test_a_card_paid_for_an_ability_is_not_there_for_stealthy() -> None:
    scene = Scene("ariel", hand=["ariel-2"], upgraded=True, counters={"foe1.stealthy": 1, "foe2.stealthy": 1})
    assert 1 not in scene.usable()
    richer = Scene(
        "ariel", hand=["ariel-2", "ariel-4"], upgraded=True, counters={"foe1.stealthy": 1, "foe2.stealthy": 1}
    )
    assert 1 in richer.usable()


def test_taunt_bans_its_allies_everywhere() -> None:
    scene = Scene("gaston", hand=["gaston-2", "gaston-3"], at={"foe3": "D7"}, counters={"foe3.taunt": 1})
    assert not scene.playable("gaston-2", "action"), "foe1 is next to him, and banned"
    scene.play("gaston-3")
    assert scene.changes()["foe3"] == -2, "the only one left to choose"


def test_two_taunts_let_both_be_chosen() -> None:
    scene = Scene("gaston", hand=["gaston-3"], at={"foe3": "D7"}, counters={"foe3.taunt": 1, "foe1.taunt": 1})
    scene.play("gaston-3", answers="foe1")
    assert scene.changes()["foe1"] == -2


def test_taunt_and_stealthy_do_not_bind_ones_own_side() -> None:
    scene = Scene("ariel", hand=["ariel-1"], hurt={"ally1": 4}, counters={"ally2.taunt": 1, "ally1.stealthy": 1})
    scene.play("ariel-1", answers="ally1")
    assert scene.changes() == {"ally1": 3, "my.hand": -1, "my.discard": 1}


# -- looking ahead ----------------------------------------------------------------------------------


def test_a_move_before_the_choice_makes_it_possible() -> None:
    near = lab.scene("move(2)", "damage(1, chosen(rival, adjacent))", at={"foe1": "G5", "foe2": "G4", "foe3": "D7"})
    assert near.playable("tester-1", "action")
    near.play("tester-1", "action", "stay")
    assert near.changes() == {"my.hand": -1, "my.discard": 1}, "moved otherwise: the rest is skipped"
    far = lab.scene("move(1)", "damage(1, chosen(rival, adjacent))", at={"foe1": "G5", "foe2": "G4", "foe3": "D7"})
    assert not far.playable("tester-1", "action")
    assert far.playable("tester-1", "movement"), "a Movement card needs no target (SA-A.28)"


def test_an_immobilized_figure_does_not_get_there() -> None:
    scene = lab.scene(
        "move(2)",
        "damage(1, chosen(rival, adjacent))",
        at={"foe1": "G5", "foe2": "G4", "foe3": "D7"},
        counters={"me.immobilized": 1},
    )
    assert not scene.playable("tester-1", "action")


def test_a_rival_pulled_near_can_then_be_hit() -> None:
    scene = lab.scene(
        "pull(1, up_to(1, rival, within(2)))",
        "damage(1, chosen(rival, adjacent))",
        at={"foe1": "G5", "foe2": "D6", "foe3": "G4"},
    )
    assert scene.playable("tester-1", "action")
    scene.play("tester-1", "action", "foe2 D5")
    assert scene.changes()["foe2"] == -1


def test_whoever_is_it_may_be_pulled_near_too() -> None:
    scene = lab.scene(
        "do(gain(up_to(1, rival, within(2)), cursed), pull(1, it))",
        "damage(1, chosen(rival, adjacent))",
        at={"foe1": "G5", "foe2": "D6", "foe3": "G4"},
    )
    assert scene.playable("tester-1", "action")


def test_moving_an_ally_brings_no_rival_nearer() -> None:
    scene = lab.scene(
        "move(4, up_to(1, ally))",
        "damage(1, chosen(rival, adjacent))",
        at={"foe1": "G5", "foe2": "D6", "foe3": "G4"},
    )
    assert not scene.playable("tester-1", "action")


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("damage(1, up_to(1, rival, adjacent))", True),
        ("may(damage(1, chosen(rival, adjacent)))", True),
        ("choose_one(damage(1, chosen(rival, adjacent)), draw(1))", True),
        ("choose_one(damage(1, chosen(rival, adjacent)), heal(1, chosen(ally, adjacent)))", False),
        ("damage(1, each(rival, adjacent))", True),
        ("do(heal(1, chosen(ally)), damage(1, chosen(rival, adjacent)))", True),
        ("given(ahead, damage(1, chosen(rival, adjacent)))", False),
        ("place(self, near(3))", True),
        ("swap(chosen(rival, adjacent))", False),
        ("discard(1, summoner_of(chosen(rival, adjacent)))", False),
        ("draw(1, summoner_of(chosen(rival, adjacent)))", False),
        ("place(self, beside(chosen(rival, adjacent)))", False),
    ],
)
def test_what_needs_somebody_to_choose(effect: str, expected: bool) -> None:
    scene = lab.scene(effect, at={"foe1": "G5", "foe2": "G4", "foe3": "G3", "ally1": "A3"})
    assert scene.playable("tester-1", "action") is expected


PROPERTIES: dict[str, dict[str, Any]] = {
    "hurt": {"hurt": {"foe1": 1}},
    "health_at_most(2)": {"hurt": {"foe1": 8}},
    "has(cursed)": {"counters": {"foe1.cursed": 1}},
    "on_golden_space": {"at": {"foe1": "D6", "foe2": "E6"}},
}
"""What may be asked of a rival, and the scene in which it is so of one."""


@pytest.mark.rule("SA-A.29")
@pytest.mark.parametrize("property", PROPERTIES)
@pytest.mark.parametrize("before", ["move(1)", "draw(1)"])
def test_looking_ahead_only_those_with_the_property_count(before: str, property: str) -> None:
    effect = f"do({before}, gain(chosen(rival, within(3), {property}), cursed))"
    nobody = {"at": {"foe2": "E6"}}
    assert lab.scene(effect, **{**nobody, **PROPERTIES[property]}).playable("tester-1", "action")
    assert not lab.scene(effect, **nobody).playable("tester-1", "action")


def test_a_card_drawn_before_can_pay_for_stealthy() -> None:
    scene = lab.scene("draw(1)", "damage(1, chosen(rival, adjacent))", counters={"foe1.stealthy": 1})
    assert scene.playable("tester-1", "action")
    scene.m.deck[0].clear()
    scene.m.ask_anew()
    assert not scene.playable("tester-1", "action")


@pytest.mark.parametrize(
    ("look", "deck", "possible"),
    [("take=1", True, True), ("take=1", False, False), ("take=1, kind=magic", True, False), ("take=0", True, False)],
)
def test_a_card_sure_to_be_taken_before_can_pay_for_stealthy(look: str, deck: bool, possible: bool) -> None:
    scene = lab.scene(f"look(1, {look})", "damage(1, chosen(rival, adjacent))", counters={"foe1.stealthy": 1})
    if not deck:
        scene.m.deck[0].clear()
        scene.m.ask_anew()
    assert scene.playable("tester-1", "action") is possible


# -- as much as possible ----------------------------------------------------------------------------


def test_what_concerns_a_knocked_out_figure_is_skipped() -> None:
    scene = Scene("gaston", hand=["gaston-1"], hurt={"foe1": 6})
    scene.m.health[scene.figure("foe1")] = 3
    scene.play("gaston-1")
    assert scene.space("foe1") == ""
    assert scene.offered[-1] == (END_TURN.number,)


def test_stun_and_run_without_anybody_near_still_moves() -> None:
    scene = Scene("aladdin", hand=["aladdin-1"], at={"foe1": "G5"})
    scene.play("aladdin-1", answers="C4")
    assert scene.changes() == {"me.at": "C4", "my.hand": -1, "my.discard": 1}


def test_an_immobilized_target_is_hit_but_stays() -> None:
    scene = Scene("gaston", hand=["gaston-1"], counters={"foe1.immobilized": 1})
    scene.play("gaston-1")
    assert scene.changes() == {"foe1": -3, "my.hand": -1, "my.discard": 1}


def test_who_is_knocked_out_by_the_own_card_does_no_more() -> None:
    scene = lab.scene("damage(3, self)", "damage(1, chosen(rival, adjacent))", "gain_points(1)", hurt={"me": 10})
    scene.play("tester-1", "action")
    assert scene.space("me") == ""
    assert scene.health("foe1") == scene.before["foe1"], "range is counted from nowhere"
    assert scene.m.points[0] >= 1, "what does not need the character happens"
    assert scene.m.active != scene.figure("me")


@pytest.mark.parametrize("verb", ["push", "pull"])
def test_who_is_knocked_out_by_the_own_card_shifts_nobody(verb: str) -> None:
    scene = lab.scene("damage(3, self)", f"{verb}(1, each(rival))", hurt={"me": 10}, at={"foe3": "G4"})
    scene.play("tester-1", "action")
    assert [scene.space(role) for role in ("me", "foe1", "foe2", "foe3")] == ["", "D5", "D6", "G4"]
    assert scene.m.phase == MAIN


def test_who_is_knocked_out_by_the_own_card_is_not_placed_back() -> None:
    scene = lab.scene("damage(3, self)", "place(self, beside(chosen(rival)))", hurt={"me": 10})
    scene.play("tester-1", "action", "foe1")
    assert scene.space("me") == ""
    assert scene.m.active != scene.figure("me")


# -- damage and KOs ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "strong", "tough", "expected"), [(2, 1, 0, 3), (2, 3, 0, 3), (2, 0, 1, 1), (2, 1, 1, 2), (1, 0, 2, 0)]
)
def test_strong_and_tough(amount: int, strong: int, tough: int, expected: int) -> None:
    scene = Scene("gaston", counters={"me.strong": strong, "foe1.tough": tough})
    assert deal(scene.m, scene.figure("foe1"), amount, scene.figure("me"), "SA-9.04") == expected
    assert scene.changes() == ({"foe1": -expected} if expected else {})


def test_strong_does_not_hurt_oneself_and_tough_helps_against_everything() -> None:
    scene = Scene("gaston", counters={"me.strong": 1, "me.tough": 1})
    me = scene.figure("me")
    assert deal(scene.m, me, 2, me, "SA-9.04") == 1
    assert deal(scene.m, me, 1, -1, "SA-13.01") == 0


@pytest.mark.parametrize("role", ["me", "foe1"])
def test_damage_by_a_status_is_told_as_its_bearer_s(role: str) -> None:
    scene = Scene("gaston")
    figure = scene.figure(role)
    deal(scene.m, figure, 1, -1, "SA-13.01")
    assert scene.m.told[-1][:2] == ("DamageDealt", scene.m.summoner[figure])


@pytest.mark.rule("SA-16.01")
def test_points_behind_are_those_of_the_others_less_one_s_own() -> None:
    scene = lab.scene("draw(points_behind)")
    scene.m.points = [1, 3]
    scene.play("tester-1")
    assert scene.changes()["my.deck"] == -2


def test_beside_is_next_to_and_near_it_counts_from_every_space() -> None:
    scene = lab.scene("place(chosen(ally), beside(self))").play("tester-1", answers="ally2")
    board = scene.m.content.board
    placed = {raw[1] for raw in scene.offered}
    assert placed
    assert all(board.distance[board.numbers["D4"]][space] == 1 for space in placed)
    first, second = (board.spaces[number].id for number in (0, board.neighbours[0][0]))
    scene = lab.scene(
        "do(damage(1, chosen(rival, hurt)), damage(1, chosen(rival, near_it(1))))",
        at={"foe1": first, "foe2": second},
        hurt={"foe1": 1},
    )
    scene.play("tester-1", "action")
    assert (scene.changes()["foe1"], scene.changes()["foe2"]) == (-1, -1)


def test_health_never_rises_above_the_start_nor_returns_to_the_knocked_out() -> None:
    scene = Scene("gaston", hurt={"foe1": 2})
    foe = scene.figure("foe1")
    assert heal(scene.m, foe, 5, "SA-17.01") == 2
    assert heal(scene.m, foe, 5, "SA-17.01") == 0
    deal(scene.m, foe, 50, scene.figure("me"), "SA-9.04")
    assert heal(scene.m, foe, 5, "SA-17.01") == 0


def test_several_knockouts_in_the_order_that_was_chosen() -> None:
    scene = Scene("gaston", hand=["gaston-5"], at={"foe2": "C4"})
    for role in ("foe1", "foe2"):
        scene.m.health[scene.figure(role)] = 1
    scene.play("gaston-5", answers="foe2")
    order = [event.things[0] for event in scene.m.happened if event.kind == "KnockedOut"]
    assert order == [scene.figure("foe2"), scene.figure("foe1")]
    removed = [event.kind for event in scene.m.happened].index("FigureRemoved")
    assert removed > max(i for i, event in enumerate(scene.m.happened) if event.kind == "KnockedOut")


def test_a_knocked_out_figure_blocks_its_space_until_the_paragraph_ends() -> None:
    scene = lab.scene("do(damage(50, chosen(rival, adjacent)), place(self, near(1)))")
    scene.play("tester-1", "action")
    assert scene.space("foe1") == "D5"
    assert not scene.m.stands(scene.figure("foe1"))
    assert scene.meant("D5", []) not in scene.offered
    scene.answer("C4")
    assert scene.space("foe1") == ""


# -- statuses in the Starting Phase -----------------------------------------------------------------


def next_turn_of(scene: Scene, role: str) -> None:
    """End the turn so that this character's comes next."""
    m = scene.m
    m.turn = m.track.index(scene.figure(role)) - 1
    m.choose_raw(m.decisions[0].seat, (END_TURN.number,))


def test_all_counters_go_at_once_then_the_owner_orders_the_triggers() -> None:
    scene = Scene("gaston", counters={"foe1.cursed": 2, "foe1.confused": 1, "foe1.tough": 1}, at={"foe1": "E1"})
    next_turn_of(scene, "foe1")
    assert scene.m.decisions[0].seat == 1, "cursed or confused first"
    assert [scene.status("foe1", key) for key in ("cursed", "confused", "tough")] == [1, 0, 0]
    assert scene.health("foe1") == scene.before["foe1"]
    scene.m.choose(1, scene.m.decisions[0].options[0])
    assert scene.changes()["foe1"] == -1, "Tough lost its last counter, and helps no more"
    assert scene.changes()["their.exile"] == 1
    kinds = [event.kind for event in scene.m.happened]
    assert kinds.index("DamageDealt") < kinds.index("CardExiled"), "the one chosen first comes first"


def test_a_broom_comes_back_with_magic_on_top() -> None:
    for wanted, expected in (("mickey-5", 0), ("mickey-6", -1)):
        scene = Scene("mickey", counters={"me.magic_broom": 3}, top=["mickey-6", "mickey-5"])
        next_turn_of(scene, "me")
        assert scene.m.decisions[0].seat == 0
        assert len(scene.offered) == 2
        scene.answer(wanted)
        assert scene.status("me", "magic_broom") == 3 + expected
        assert scene.cards(scene.m.hand[0]) == [wanted], "the revealed card is the one drawn"


def test_a_broom_with_an_empty_deck() -> None:
    scene = Scene("mickey", counters={"me.magic_broom": 3})
    scene.m.deck[0].clear()
    next_turn_of(scene, "me")
    assert scene.status("me", "magic_broom") == 2


def test_a_curse_may_knock_out_its_bearer_who_returns_at_once() -> None:
    scene = Scene("gaston", counters={"foe1.cursed": 1}, at={"foe1": "E1"})
    scene.m.health[scene.figure("foe1")] = 1
    next_turn_of(scene, "foe1")
    assert scene.changes()["my.points"] == scene.m.person(scene.figure("foe1")).points
    assert scene.m.active == scene.figure("foe1")
    decision = scene.m.decisions[0]
    scene.m.choose(decision.seat, decision.options[0])
    assert scene.m.stands(scene.figure("foe1"))
    assert scene.m.phase == MAIN


def test_pacified_attacks_for_one_and_plays_no_attack_cards() -> None:
    scene = Scene("sulley", hand=["sulley-2", "sulley-3"], counters={"me.pacified": 1})
    assert not scene.playable("sulley-2", "action")
    assert scene.playable("sulley-3", "action")
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.changes() == {"foe1": -1}


# -- gear and upgrades ------------------------------------------------------------------------------


def with_discards(scene: Scene, seat: int, *names: str) -> None:
    m = scene.m
    for name in names:
        card = next(c for c in [*m.deck[seat], *m.hand[seat]] if m.printed(c).id == name)
        m.discard_card(card, "SA-17.10")
    m.ask_anew()


def test_an_upgrade_costs_chosen_cards_of_the_right_gear() -> None:
    scene = Scene("gaston")
    with_discards(scene, 0, "gaston-1", "gaston-2", "gaston-4", "gaston-4")
    assert gear_of(scene.m, 0) == [0, 2, 0, 2]
    with_discards(scene, 0, "gaston-1")
    scene.upgrade("gaston-1 gaston-2")
    assert scene.m.upgraded[scene.figure("me")] == 1
    assert sorted(scene.cards(scene.m.exile[0])) == ["gaston-1", "gaston-2", "gaston-4", "gaston-4"]
    assert (UPGRADE.number,) not in scene.offered
    told = [(event.kind, event.seat, event.things, event.rule) for event in scene.m.happened]
    exiled = [("CardExiled", 0, (card,), "SA-18.08") for card in scene.m.exile[0]]
    assert told == [*exiled, ("Upgraded", 0, (scene.figure("me"),), "SA-18.09")]


def test_an_upgrade_needs_all_its_gear() -> None:
    scene = Scene("gaston")
    with_discards(scene, 0, "gaston-1", "gaston-2", "gaston-4")
    assert (UPGRADE.number,) not in scene.offered


def team_match(own: list[str], partners: list[str]) -> ArenaMatch:
    """Gaston's turn in the team game, with these cards in the two discard piles."""
    options: dict[str, Any] = {
        "mode": "team",
        "teams": "chosen",
        "characters": [["gaston", "ariel"], ["mickey", "sulley"], ["demona", "facilier"], ["aladdin", "maleficent"]],
    }
    m = cast(ArenaMatch, ARENA.new(seed=2, **options))
    while m.phase != MAIN or m.person(m.active).id != "gaston":
        decision = m.decisions[0]
        ends = [option for option in decision.options if option.raw == (END_TURN.number,)]
        m.choose(decision.seat, ends[0] if ends else decision.options[0])
    for seat, names in ((0, own), (3, partners)):
        for card in [*m.hand[seat], *m.deck[seat]]:
            name = m.printed(card).id
            if names.count(name) > [m.printed(c).id for c in m.discard[seat]].count(name):
                m.discard_card(card, "SA-17.10")
    m.ask_anew()
    return m


@pytest.mark.parametrize("agreed", [True, False])
def test_a_partner_may_give_one_gear(agreed: bool) -> None:
    m = team_match(["gaston-1", "gaston-2", "gaston-4"], ["aladdin-1"])
    assert can_upgrade(m, 0)
    m.choose_raw(0, (UPGRADE.number,))
    assert m.decisions[0].seat == 3
    m.choose_raw(3, (2,) if agreed else (DONE_VERB,))
    assert m.upgraded[m.active] == int(agreed)
    assert len(m.exile[3]) == int(agreed)
    assert len(m.exile[0]) == (3 if agreed else 0)
    assert (UPGRADE.number,) not in [option.raw for option in m.decisions[0].options], "not asked again this turn"


def test_a_partner_gives_only_one() -> None:
    assert not can_upgrade(team_match(["gaston-1", "gaston-2"], ["aladdin-1", "aladdin-2"]), 0)
    assert not can_upgrade(team_match(["gaston-1", "gaston-2", "gaston-4"], ["aladdin-3"]), 0)


def test_a_partners_gear_may_spare_ones_own() -> None:
    m = team_match(["gaston-1", "gaston-2", "gaston-4", "gaston-4"], ["aladdin-1"])
    m.choose_raw(0, (UPGRADE.number,))
    offered = [m.printed(option.raw[1]).id for option in m.decisions[0].options]
    assert sorted(offered) == ["aladdin-1", "gaston-4"]
    m.choose_raw(0, next(o.raw for o in m.decisions[0].options if m.printed(o.raw[1]).id == "aladdin-1"))
    assert m.decisions[0].seat == 3
    m.choose_raw(3, (2,))
    assert m.upgraded[m.active] == 1
    assert len(m.discard[0]) == 1


def test_one_may_reveal_the_deck_of_either_rival_summoner() -> None:
    m = team_match([], [])
    options: dict[str, Any] = dict(m.options)
    options["characters"] = [
        ["aladdin", "ariel"],
        ["mickey", "sulley"],
        ["demona", "facilier"],
        ["gaston", "maleficent"],
    ]
    m = cast(ArenaMatch, ARENA.new(seed=2, **options))
    while m.phase != MAIN or m.person(m.active).id != "aladdin":
        decision = m.decisions[0]
        ends = [option for option in decision.options if option.raw == (END_TURN.number,)]
        m.choose(decision.seat, ends[0] if ends else decision.options[0])
    m.choose(0, "use:1")
    assert sorted(option.id for option in m.decisions[0].options) == ["summoner:1", "summoner:2"]
    m.choose(0, "summoner:2")
    assert m.known[m.deck[2][-1]] == m.everyone


# -- spaces -----------------------------------------------------------------------------------------


def spaces_offered(scene: Scene) -> set[str]:
    spaces = scene.m.content.board.spaces
    return {spaces[raw[1]].id for raw in scene.offered if raw[0] == SPACE.number}


@pytest.mark.parametrize(("spot", "flag"), [("anywhere", 0), ("golden_space", POINT), ("back_row", STAR)])
def test_a_figure_is_placed_on_any_free_space_of_its_sort(spot: str, flag: int) -> None:
    scene = lab.scene(f"place(self, {spot})")
    scene.play("tester-1", "action")
    sort = {space.id for space in scene.m.content.board.spaces if space.flags & flag == flag}
    assert spaces_offered(scene) == sort - {scene.space(role) for role in scene.cast}


@pytest.mark.parametrize("verb", ["push", "pull"])
def test_pushing_and_pulling_work_from_every_space(verb: str) -> None:
    board = lab.scene("draw(1)").m.content.board
    for start in range(board.size):
        there = next(space for space in range(board.size) if board.distance[start][space] == 2)
        nearby = board.neighbours[there]
        away = [near for near in nearby if (board.distance[start][near] > 2) == (verb == "push")]
        wanted = {board.spaces[near].id for near in away if board.distance[start][near] != 2}
        at = dict(zip(lab.FIVE[:2] + lab.FIVE[3:], far_from(board, start, there), strict=True))
        at |= {"me": board.spaces[start].id, "foe1": board.spaces[there].id}
        scene = lab.scene(f"{verb}(1, chosen(rival, within(2)))", at=at)
        scene.play("tester-1", "action")
        assert spaces_offered(scene) == wanted, board.spaces[start].id


@pytest.mark.parametrize("through", [ALLIES, NOBODY, ANYBODY])
def test_no_move_ends_where_somebody_stands(through: int) -> None:
    m = lab.scene("draw(1)").m
    board = m.content.board
    for figure in range(m.figures):
        for start in range(board.size):
            ends = reach(m, figure, 1, through, start)
            free = {near for near in board.neighbours[start] if m.occupant[near] in (-1, figure)}
            assert (ends[0], set(ends[1:])) == (start, free)


def test_a_move_crosses_whom_it_may() -> None:
    scene = Scene("gaston", at={"me": "A1", "ally1": "A2", "foe1": "B1", "foe2": "B2"})
    m, numbers = scene.m, scene.m.content.board.numbers
    spaces = {numbers[space] for space in ("A1", "A2", "B1", "B2")}
    me, foe = scene.figure("me"), scene.figure("foe1")
    assert reach(m, me, 2, NOBODY) == [numbers["A1"]]
    over_allies = set(reach(m, me, 2, ALLIES)) - spaces
    assert over_allies == set(m.content.board.neighbours[numbers["A2"]]) - spaces
    assert set(reach(m, me, 2, ANYBODY)) - spaces > over_allies
    assert numbers["A3"] not in reach(m, foe, 2, NOBODY)
    assert not set(reach(m, foe, 9, ANYBODY)) & (spaces - {numbers["B1"]})


def far_from(board: Board, *spaces: int) -> list[str]:
    """Four spaces where figures are in nobody's way."""
    free = [n for n in range(board.size) if min(board.distance[n][space] for space in spaces) > 2]
    return [board.spaces[n].id for n in free[:4]]


def test_a_space_that_a_figure_has_left_is_nobodys() -> None:
    scene = lab.scene("damage(99, chosen(rival, adjacent))", "move(1)")
    numbers = scene.m.content.board.numbers
    scene.play("tester-1", "action", "C4")
    shown = scene.m.view(None).board.spaces
    assert [shown[numbers[space]].figure for space in ("C4", "D4", "D5")] == [scene.figure("me"), -1, -1]
    assert scene.m.occupant.count(-1) == scene.m.content.board.size - 5


# -- the top of the deck ----------------------------------------------------------------------------


@pytest.mark.rule("SA-11.08")
def test_of_the_cards_looked_at_only_those_of_the_kind_may_be_taken() -> None:
    scene = lab.scene("look(3, take=1, kind=magic)", top=["gaston-2", "mickey-5", "gaston-3"])
    scene.play("tester-1", "action")
    assert scene.cards([raw[1] for raw in scene.offered[:-1]]) == ["mickey-5"]
    assert scene.offered[-1] == (DONE_VERB,)
    scene.answer("done")
    assert scene.cards([raw[1] for raw in scene.offered]) == ["gaston-2", "mickey-5", "gaston-3"]
    scene.answer("gaston-3")
    assert scene.cards([raw[1] for raw in scene.offered]) == ["gaston-2", "mickey-5"]
    scene.answer("mickey-5")
    assert scene.cards(scene.m.deck[0][-3:]) == ["gaston-2", "mickey-5", "gaston-3"]


def test_a_card_being_carried_out_lies_open() -> None:
    scene = lab.scene("damage(1, chosen(rival))")
    (card,) = [raw[1] for raw in scene.offered if raw[0] == PLAY.number and raw[2] == 2]
    scene.play("tester-1", "action")
    assert scene.m.playing == card
    assert scene.m.known[card] == scene.m.everyone


@pytest.mark.parametrize("effect", ["reveal(rival_summoner)", "exile(1, rival_summoner, origin=deck)"])
def test_a_rival_without_a_deck_is_not_asked_to_show_it(effect: str) -> None:
    scene = lab.scene(effect)
    content = scene.m.content
    read = vocabulary_for(content.statuses, content.attributes).read(effect, (EFFECT,), Where("test"))
    assert isinstance(read, OnSummoners)
    assert read.who.seats(scene.m, 0) == [1]
    scene.m.deck[1].clear()
    assert read.who.seats(scene.m, 0) == []


def test_a_character_without_special_abilities_has_the_usual_attack_and_hears_nothing(tmp_path: Path) -> None:
    scene = Scene("tester", packs=(lab.pack(tmp_path, "draw(1)"),), hand=["tester-1"])
    person = scene.m.person(scene.figure("me"))
    assert {raw[1] for raw in scene.offered if raw[0] == ATTACK.number} == {scene.figure("foe1"), scene.figure("ally1")}
    assert (person.hears, person.abilities, len(person.side_abilities(1))) == ([0, 0], [], 1)
    card = scene.m.printed(scene.m.hand[0][0])
    assert (card.needs_choice, card.banner, card.effect >= 0) == (False, 3, True)
    assert scene.playable("tester-1", "movement")


@pytest.mark.parametrize(
    ("whom", "it"),
    [
        ("chosen(rival)", "quell'avversario ottiene"),
        ("chosen(ally)", "quell'alleato ottiene"),
        ("chosen(ally_or_self)", "quel personaggio ottiene"),
        ("chosen(anyone)", "quel personaggio ottiene"),
        ("exactly(2, rival)", "quegli avversari ottengono"),
        ("each(ally)", "quegli alleati ottengono"),
        ("each(character)", "quei personaggi ottengono"),
    ],
)
def test_it_is_called_what_it_is(whom: str, it: str) -> None:
    scene = lab.scene(f"do(heal(1, {whom}), gain(it, tough))")
    assert it in scene.m.printed(scene.m.hand[0][0]).text[0].it


# -- what sets off an ability -----------------------------------------------------------------------


def test_damage_by_a_status_sets_off_an_ability_that_then_speaks_of_nobody(tmp_path: Path) -> None:
    scene = lab.ability_scene(
        tmp_path, "timing: trigger\nwhen: damaged\neffects: ['damage(2, it)']", counters={"me.cursed": 1}
    )
    before = scene.snapshot()
    next_turn_of(scene, "me")
    now = scene.snapshot()
    assert {role: now[role] - before[role] for role in scene.cast if now[role] != before[role]} == {"me": -1}


def test_damage_by_the_first_figure_sets_off_an_ability_that_speaks_of_it(tmp_path: Path) -> None:
    folder = lab.pack(tmp_path, ability="timing: trigger\nwhen: damaged\neffects: ['damage(2, it)']")
    scene = Scene("gaston", packs=(folder,), others=("mickey", "aladdin", "tester", "ariel", "demona"))
    assert scene.figure("me") == 0
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.changes()["me"] == -2


@pytest.mark.rule("SA-11.03")
@pytest.mark.parametrize(
    "effect",
    [
        "retrieve(1, any_card)",
        "look(2)",
        "look(2, take=1)",
        "discard(1)",
        "exile(1, origin=discard_pile)",
        "move(1)",
        "place(self, near(1))",
        "push(1, chosen(rival, adjacent))",
        "swap(chosen(ally))",
        "damage(1, chosen(ally))",
        "draw(1, summoner_of(chosen(ally)))",
        "attack(0)",
        "may(draw(1))",
        "choose_one(draw(1), gain_points(1))",
    ],
)
def test_an_ability_of_the_other_side_asks_its_own_summoner(effect: str, tmp_path: Path) -> None:
    ability = f"timing: trigger\nwhen: damaged\nicons: [{lab.icons([effect])}]\neffects: ['{effect}']"
    scene = Scene(
        "gaston",
        packs=(lab.pack(tmp_path, ability=ability),),
        others=("mickey", "aladdin", "tester", "ariel", "demona"),
    )
    for card in scene.m.deck[1][:2]:
        scene.m.discard_card(card, "SA-17.10")
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    (decision,) = scene.m.decisions
    assert (decision.seat, scene.m.disagreements()) == (1, [])


@pytest.mark.rule("SA-14.02")
def test_whoever_an_ability_knocks_out_leaves_before_its_next_paragraph(tmp_path: Path) -> None:
    scene = lab.ability_scene(
        tmp_path,
        "timing: trigger\nwhen: damages\nlimit: once_a_turn\neffects: ['damage(50, it)', 'place(self, near(1))']",
    )
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert (SPACE.number, scene.m.content.board.numbers["D5"]) in scene.offered
    scene.answer("D5")
    assert (scene.space("foe1"), scene.space("me")) == ("", "D5")


@pytest.mark.rule("SA-12.10")
def test_what_an_attack_in_an_ability_sets_off_comes_after_what_was_set_off_before(tmp_path: Path) -> None:
    effects = ["heal(1, self)", "attack(0)"]
    folder = lab.pack(
        tmp_path,
        ability=f"timing: trigger\nwhen: plays(magic)\nicons: [{lab.icons(effects)}]\neffects: {effects}",
        another="timing: trigger\nwhen: heals\neffects: ['gain(self, strong)']",
    )
    with (folder / "characters" / "tester.yaml").open("a") as file:
        file.write(
            lab.item("tester-third", "Vizio", "Vice", "timing: trigger\nwhen: attack_damages\neffects: ['draw(1)']")
        )
    scene = Scene("tester", packs=(folder,), hand=["tester-1"], hurt={"me": 4})
    scene.play("tester-1", "movement", "foe1!")
    assert (END_TURN.number,) in scene.offered, "nobody is asked which of them comes first"
    assert scene.changes() == {"me": 1, "me.strong": 1, "foe1": -2, "my.deck": -2, "my.hand": 1, "my.discard": 1}


def test_an_ability_used_up_for_this_turn_does_not_silence_the_next_one(tmp_path: Path) -> None:
    folder = lab.pack(tmp_path, "damage(1, chosen(rival, adjacent))")
    told = "timing: trigger, when: damages, effects: ['gain_points(1)'], source: designed"
    with (folder / "characters" / "tester.yaml").open("a") as file:
        file.write(f"""
abilities:
  - {{id: tester-a, name: {{it: "Arte", en: "Art"}}, limit: once_a_turn, {told}}}
  - {{id: tester-b, name: {{it: "Mestiere", en: "Craft"}}, {told}}}
""")
    scene = Scene("tester", packs=(folder,), hand=["tester-1"])
    scene.m.points = [0, 0]
    me, foe = scene.figure("me"), scene.figure("foe1")
    for hit, points in ((1, 2), (2, 3)):
        deal(scene.m, foe, 1, me, "SA-9.04")
        assert len(scene.m.triggers) == points, f"after hit {hit}"


# -- going back -------------------------------------------------------------------------------------


def test_a_match_taken_back_goes_on_with_the_statuses_it_had() -> None:
    statuses = ["strong", "tough", "taunt", "stealthy", "immobilized", "pacified", "cursed"]
    for role in ("me", "ally1", "foe1", "foe2"):
        for status in statuses:
            scene = lab.scene("damage(3, chosen(rival, within(2)))", "move(1)", counters={f"{role}.{status}": 2})
            saved, offered, traits = scene.m.save(), scene.offered, scene.m.traits[:]
            for figure in range(scene.m.figures):
                for number in range(scene.m.kinds):
                    scene.m.set_counters(figure, number, 0)
            scene.m.load(saved)
            assert scene.offered == offered
            assert scene.m.traits == traits


def test_a_match_taken_back_has_its_figures_where_they_stood() -> None:
    first = lab.scene("draw(1)").m.content.board.spaces[0].id
    scene = lab.scene("draw(1)", at={"me": first})
    saved, shown = scene.m.save(), scene.m.view(None).board.spaces
    scene.m.move_figure(scene.figure("me"), scene.m.content.board.numbers["D4"], "SA-11.12")
    scene.m.load(saved)
    assert scene.m.view(None).board.spaces == shown
    assert scene.m.active == scene.figure("me")


def test_a_copy_is_the_same_position_and_goes_its_own_way() -> None:
    scene = lab.scene(
        "damage(99, chosen(rival, adjacent))", "move(1)", hand=["mickey-1"], counters={"me.strong": 2, "foe2.tough": 1}
    )
    match = scene.m
    saved, seen = match.save(), [match.view(viewer) for viewer in (None, 0, 1)]
    copy = match.copy()
    assert copy.save() == saved
    assert [copy.view(viewer) for viewer in (None, 0, 1)] == seen
    (played,) = [
        raw for raw in scene.offered if raw[0] == PLAY.number and match.printed(raw[1]).id == "tester-1" and raw[2] == 2
    ]
    for raw in (played, (SPACE.number, match.content.board.numbers["C4"]), (END_TURN.number,)):
        copy.choose_raw(0, raw)
    assert copy.out[scene.figure("foe1")]
    assert match.save() == saved
    assert [match.view(viewer) for viewer in (None, 0, 1)] == seen
    for raw in (played, (SPACE.number, match.content.board.numbers["C4"]), (END_TURN.number,)):
        match.choose_raw(0, raw)
    assert match.save() == copy.save()


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_summoner_who_looks_sees_the_cards(seat: int) -> None:
    scene = lab.scene("draw(1)")
    cards = scene.m.deck[seat][-2:]
    scene.m.look(seat, cards)
    assert [scene.m.known[card] for card in cards] == [1 << seat] * 2
    scene.m.reorder(seat, cards)
    assert scene.m.deck[seat][-2:] == cards[::-1]
    assert [scene.m.known[card] for card in cards] == [1 << seat] * 2
