"""Every building block of the language of the Arena's cards: what it does, and what it says in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.arena.acts.fighting import ATTACK
from ludoteca.games.arena.acts.moving import MOVE
from ludoteca.games.arena.acts.playing import END_TURN
from ludoteca.games.arena.flow.knockouts import deal
from ludoteca.games.arena.packs.reading import CORE
from ludoteca.games.arena.packs.vocabulary import WORDS
from ludoteca.kernel.effects import TRIGGER_VERB
from ludoteca.kernel.texts import sentence
from ludoteca.kernel.yamls import Problem, read_yaml
from tests.games.arena import lab
from tests.games.arena.scene import Scene

PLAYED = {"my.hand": -1, "my.discard": 1}

EFFECTS = read_yaml(Path(__file__).with_name("language.yaml"))


@pytest.mark.parametrize("case", EFFECTS, ids=[case["effect"] for case in EFFECTS])
def test_effect(case: dict[str, Any]) -> None:
    scene = lab.scene(case["effect"], **case.get("given", {}))
    scene.play("tester-1", answers=case.get("answers", ""))
    wanted = dict(case["changes"])
    for key, number in PLAYED.items():
        wanted[key] = wanted.get(key, 0) + number
    assert scene.changes() == {key: value for key, value in wanted.items() if value != 0}
    assert scene.offered[-1] == (END_TURN.number,), "something is still asked"
    said = scene.m.printed(scene.m.discard[0][-1]).text[0]
    assert said.it == sentence(case["it"])
    assert said.en == sentence(case["en"])
    assert not scene.m.problems()


# -- what needs more than one move ------------------------------------------------------------------


def test_other_summoners_hands_are_emptied_by_their_own_choice() -> None:
    scene = lab.scene("exile(1, each_rival_summoner)")
    scene.play("tester-1")
    assert scene.m.decisions[0].seat == 1
    scene.answer(scene.cards(scene.m.hand[1])[1])
    assert scene.changes()["their.exile"] == 1


def test_looking_shows_the_cards_to_nobody_else() -> None:
    scene = lab.scene("look(2)", top=["mickey-1", "mickey-2"])
    card = scene.m.deck[0][-1]
    scene.m.known[card] = 3
    scene.play("tester-1", answers="mickey-2")
    assert scene.cards(scene.m.deck[0][-2:]) == ["mickey-1", "mickey-2"]
    assert [scene.m.known[c] for c in scene.m.deck[0][-2:]] == [1, 1], "the other side has lost sight of it"


def test_what_is_retrieved_is_told_once_and_stays_known() -> None:
    scene = lab.scene("retrieve(1, magic)", hand=["mickey-2"])
    card = next(card for card in scene.m.hand[0] if scene.cards([card]) == ["mickey-2"])
    scene.m.discard_card(card, "SA-17.10")
    played = next(option for option in scene.m.decisions[0].options if option.id.startswith("play:"))
    events = scene.m.choose(0, played)
    assert card in scene.m.hand[0]
    assert scene.m.known[card] == scene.m.everyone
    assert [event.kind for event in events if event.kind in ("CardTaken", "CardRetrieved")] == ["CardRetrieved"]


@pytest.mark.rule("SA-11.08")
def test_of_more_cards_than_may_be_retrieved_one_chooses_as_many() -> None:
    scene = lab.scene("do(discard(3), retrieve(2, magic))", hand=["mickey-1", "mickey-2", "mickey-3"])
    scene.play("tester-1")
    assert {scene.m.printed(raw[1]).id for raw in scene.offered} == {"mickey-1", "mickey-2", "mickey-3"}
    assert scene.m.decisions[0].rule == "SA-11.08"
    scene.answer("mickey-3 mickey-1")
    assert sorted(scene.cards(scene.m.hand[0])) == ["mickey-1", "mickey-3"]
    assert scene.cards(scene.m.discard[0]) == ["mickey-2", "tester-1"]


@pytest.mark.rule("SA-A.47")
def test_the_first_card_of_all_is_asked_about_like_any_other() -> None:
    effect = "do(reveal(you), given(cards_character_is(within(1)), gain(self, tough)))"
    scene = lab.scene(effect, top=["tester-1"])
    m = scene.m
    assert (m.hand[0], m.deck[0][-1]) == ([0], 1)
    m.hand[0], m.deck[0][-1] = [1], 0
    m.zone[:2], m.known[:2] = m.zone[1::-1], m.known[1::-1]
    scene.play("tester-1")
    assert scene.status("me", "tough") == 1


@pytest.mark.rule("SA-A.47")
def test_nothing_is_true_of_a_card_that_is_not_there() -> None:
    effect = "do(draw(1), reveal(you), heal(plus(1, 2, cards_character_is(within(1))), self))"
    scene = lab.scene(effect, hurt={"me": 4})
    del scene.m.deck[0][:-1]
    scene.play("tester-1")
    assert scene.changes()["me"] == 1


def test_taking_one_of_two_hides_which() -> None:
    scene = lab.scene("look(2, take=1)", top=["mickey-1", "mickey-2"])
    for card in scene.m.deck[0][-2:]:
        scene.m.known[card] = 3
    scene.play("tester-1", answers="mickey-2")
    assert scene.m.known[scene.m.deck[0][-1]] == 1
    assert scene.m.known[scene.m.hand[0][-1]] == 1


def test_swapped_places_need_both_to_be_movable() -> None:
    scene = lab.scene("swap(chosen(rival, adjacent))", counters={"foe1.immobilized": 1})
    scene.play("tester-1")
    assert scene.changes() == PLAYED


def test_nobody_crosses_rivals_when_moved_by_their_rivals() -> None:
    """The moved one's own allies let it pass, its rivals do not (SA-A.46)."""
    scene = lab.scene("move(2, chosen(rival, adjacent))", at={"foe1": "A1", "me": "A2", "ally1": "B1", "ally2": "B2"})
    scene.play("tester-1")
    assert scene.offered[-1] == (END_TURN.number,), "there is nowhere to go"
    freer = lab.scene(
        "move(2, chosen(rival, adjacent))", at={"foe1": "A1", "me": "A2", "foe2": "B1", "ally2": "B2", "ally1": "G1"}
    )
    freer.play("tester-1", answers="C1")
    assert freer.space("foe1") == "C1"


def test_another_phase() -> None:
    scene = lab.scene("another_phase(action)", cards=2)
    scene.play("tester-1", "action")
    assert scene.playable("tester-1", "action")
    again = lab.scene("another_phase(movement)", cards=2)
    again.play("tester-1", "movement")
    assert again.playable("tester-1", "movement")


def test_an_attack_by_a_movement_card_leaves_the_action_phase_open() -> None:
    scene = lab.scene("move(1)", "attack()", at={"foe1": "D6", "foe2": "G5", "ally1": "G1"})
    assert scene.playable("tester-1", "action"), "one step away somebody can be attacked"
    scene.play("tester-1", "movement", "D5 foe1!")
    assert scene.changes() == {"me.at": "D5", "foe1": -2, **PLAYED}
    assert (ATTACK.number, scene.figure("foe1")) in scene.offered
    far = lab.scene("attack()", at={"foe1": "D6", "foe2": "G5", "ally1": "G1"})
    assert not far.playable("tester-1", "action")


def test_flip_back() -> None:
    scene = lab.scene("flip_back", upgraded=True)
    scene.play("tester-1")
    assert scene.m.upgraded[scene.figure("me")] == 0


def test_upgraded_is_a_property() -> None:
    scene = lab.scene("damage(1, each(rival, upgraded))")
    scene.m.upgraded[scene.figure("foe3")] = 1
    scene.play("tester-1")
    assert scene.changes() == {**PLAYED, "foe3": -1}


# -- abilities: events, costs, changes --------------------------------------------------------------

SET_OFF = {
    "knocks_out": (
        "heal(2, self)",
        "Quando Collaudatore mette KO un personaggio",
        "When Tester KOs a character",
    ),
    "knocks_out_rival": (
        "heal(2, self)",
        "Quando Collaudatore mette KO un avversario",
        "When Tester KOs a rival",
    ),
    "rival_knocked_out": (
        "heal(2, self)",
        "Quando un avversario va KO",
        "When a rival is KO'd",
    ),
    "attack_damages": (
        "heal(2, self)",
        "Quando l'attacco standard di Collaudatore danneggia un personaggio",
        "When Tester's standard attack damages a character",
    ),
    "attack_damages_rival": (
        "heal(2, self)",
        "Quando l'attacco standard di Collaudatore danneggia un avversario",
        "When Tester's standard attack damages a rival",
    ),
    "damages": (
        "heal(as_much, self)",
        "Quando Collaudatore danneggia un altro personaggio",
        "When Tester damages another character",
    ),
    "damages_rival": (
        "heal(as_much, self)",
        "Quando Collaudatore danneggia un avversario",
        "When Tester damages a rival",
    ),
}


@pytest.mark.parametrize("event", SET_OFF)
def test_events_of_an_attack(event: str, tmp_path: Path) -> None:
    effect, it, en = SET_OFF[event]
    scene = lab.ability_scene(tmp_path, f"timing: trigger\nwhen: {event}\neffects: ['{effect}']", hurt={"me": 5})
    scene.m.health[scene.figure("foe1")] = 2
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.health("me") == 12 - 5 + 2
    text = scene.m.person(scene.figure("me")).abilities[0].text
    assert (text[0].it.split(":")[0], text[0].en.split(":")[0]) == (it, en)


def test_when_knocked_out_ranges_are_counted_from_where_it_stood(tmp_path: Path) -> None:
    folder = lab.pack(
        tmp_path,
        ability="timing: trigger\nwhen: knocked_out\nicons: [indirect]\neffects: ['damage(1, each(rival, adjacent))']",
    )
    scene = Scene(
        "gaston", hand=["gaston-2"], packs=(folder,), others=("mickey", "aladdin", "tester", "ariel", "demona")
    )
    scene.m.health[scene.figure("foe1")] = 1
    scene.play("gaston-2")
    assert scene.changes() == {"foe1": -12, "foe1.at": "", "me": -1, "my.points": 3, **PLAYED}


def test_when_an_ally_is_hurt_or_knocked_out(tmp_path: Path) -> None:
    for event, expected in (("ally_damaged", 1), ("ally_knocked_out", 1)):
        folder = lab.pack(
            tmp_path / event,
            ability=f"timing: trigger\nwhen: {event}\nlimit: once_a_turn\neffects: ['gain(self, strong)']",
        )
        scene = Scene(
            "gaston", hand=["gaston-5"], packs=(folder,), others=("mickey", "aladdin", "ariel", "demona", "tester")
        )
        scene.m.health[scene.figure("foe1")] = 1
        scene.m.put(scene.figure("foe2"), scene.m.content.board.numbers["C4"])
        scene.play("gaston-5", answers="foe1")
        assert scene.status("foe3", "strong") == expected
        said = scene.m.person(scene.figure("foe3")).abilities[0].text[0]
        assert said.it.endswith("(una volta per turno).")


def test_when_damaged_it_is_whoever_did_it(tmp_path: Path) -> None:
    folder = lab.pack(tmp_path, ability="timing: trigger\nwhen: damaged\neffects: ['damage(1, it)']")
    scene = Scene("gaston", packs=(folder,), others=("mickey", "aladdin", "tester", "ariel", "demona"))
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.changes() == {"foe1": -2, "me": -1}


def test_when_cards_are_played(tmp_path: Path) -> None:
    folder = lab.pack(
        tmp_path, "draw(1)", ability="timing: trigger\nwhen: plays(magic)\neffects: ['gain(self, strong)']"
    )
    scene = Scene("tester", hand=["tester-1"], packs=(folder,))
    scene.play("tester-1", "movement")
    assert scene.status("me", "strong") == 1
    other = lab.pack(
        tmp_path / "other", ability="timing: trigger\nwhen: rival_plays(attack)\neffects: ['gain(self, strong)']"
    )
    against = Scene(
        "gaston",
        hand=["gaston-2", "gaston-6"],
        packs=(other,),
        others=("mickey", "aladdin", "tester", "ariel", "demona"),
    )
    against.play("gaston-6", "movement", "stay")
    assert against.status("foe1", "strong") == 0
    against.play("gaston-2")
    assert against.status("foe1", "strong") == 1


def test_when_statuses_and_health_come(tmp_path: Path) -> None:
    ability = "timing: trigger\nwhen: gains(tough)\neffects: ['draw(1)']"
    scene = Scene("tester", hand=["tester-1"], packs=(lab.pack(tmp_path, "gain(self, tough)", ability=ability),))
    scene.play("tester-1", "action")
    assert scene.changes()["my.deck"] == -1
    ability = "timing: trigger\nwhen: heals\neffects: ['gain_points(as_much)']"
    folder = lab.pack(tmp_path / "heals", "heal(3, self)", ability=ability)
    healed = Scene("tester", hand=["tester-1"], packs=(folder,), hurt={"me": 2})
    healed.play("tester-1", "action")
    assert healed.changes()["my.points"] == 2


def test_turn_starts_and_ends(tmp_path: Path) -> None:
    folder = lab.pack(tmp_path, ability="timing: trigger\nwhen: turn_ends\neffects: ['gain_points(1)']")
    scene = Scene("tester", packs=(folder,), at={"foe1": "E4", "foe2": "E6"})
    scene.m.choose_raw(0, (END_TURN.number,))
    assert scene.changes()["my.points"] == 1
    folder = lab.pack(tmp_path / "starts", ability="timing: trigger\nwhen: turn_starts\neffects: ['gain_points(1)']")
    start = Scene("tester", packs=(folder,), at={role: "E" + str(i + 1) for i, role in enumerate(lab.FIVE)})
    before = start.m.points[0]
    start.m.put(start.figure("me"), start.m.content.board.numbers["C4"])
    for _ in range(start.m.figures):
        start.m.choose_raw(start.m.decisions[0].seat, (END_TURN.number,))
    assert start.m.active == start.figure("me")
    assert start.m.points[0] == before + 1


def test_a_place_beside_somebody_is_offered_only_if_there_is_somebody() -> None:
    text = "choose_one(place(self, beside(chosen(ally, hurt))), gain(self, tough))"
    scene = lab.scene(text, hurt={"ally2": 1}).play("tester-1")
    assert [scene.m.option_id(raw) for raw in scene.offered] == ["mode:0", "mode:1"]
    scene = lab.scene(text).play("tester-1")
    assert [scene.m.option_id(raw) for raw in scene.offered] == ["mode:1"], "nobody is hurt"


def test_cards_are_found_by_id_and_name_or_not_at_all() -> None:
    content = lab.load_content()
    number = content.find_card("gaston-2")
    assert content.cards[number].id == "gaston-2"
    assert content.find_card(content.cards[number].name.en) == number
    assert content.find_card("nessuna carta") == -1


def test_a_trigger_whose_condition_fails_is_not_set_off(tmp_path: Path) -> None:
    ability = "timing: trigger\nwhen: damages\ncondition: it_is(health_at_most(3))\neffects: ['gain_points(1)']"
    scene = lab.ability_scene(tmp_path, ability)
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert "my.points" not in scene.changes()
    weak = lab.ability_scene(tmp_path, ability, hurt={"foe1": 5})
    weak.m.choose_raw(0, (ATTACK.number, weak.figure("foe1")))
    assert weak.changes()["my.points"] == 1


@pytest.mark.rule("SA-18.11")
@pytest.mark.parametrize("first", ["turn_ends", "gains(cursed)"])
def test_an_ability_is_set_off_though_those_before_it_wait_for_something_else(first: str, tmp_path: Path) -> None:
    folder = lab.pack(
        tmp_path,
        "gain(self, tough)",
        ability=f"timing: trigger\nwhen: {first}\neffects: ['draw(1)']",
        another="timing: trigger\nwhen: gains(tough)\neffects: ['gain_points(1)']",
    )
    scene = Scene("tester", packs=(folder,), hand=["tester-1"])
    scene.play("tester-1")
    assert scene.changes() == {"me.tough": 1, "my.points": 1, **PLAYED}


NOT_OF_ALLIES = {
    "it hears only of rivals": "when: damages_rival",
    "its condition fails": "when: damages\ncondition: it_is(rival)",
    "it hears of other things": "when: attack_damages",
}


@pytest.mark.rule("SA-18.11")
@pytest.mark.parametrize("why", NOT_OF_ALLIES)
def test_an_ability_is_set_off_though_the_one_before_it_does_not_hear_of_allies(why: str, tmp_path: Path) -> None:
    folder = lab.pack(
        tmp_path,
        "damage(1, each(ally, adjacent))",
        ability=f"timing: trigger\n{NOT_OF_ALLIES[why]}\neffects: ['draw(1)']",
        another="timing: trigger\nwhen: damages\neffects: ['gain_points(as_much)']",
    )
    scene = Scene("tester", packs=(folder,), hand=["tester-1"])
    scene.play("tester-1", "action")
    assert scene.changes() == {"ally1": -1, "my.points": 1, **PLAYED}


@pytest.mark.rule("SA-18.11")
def test_each_ability_has_its_own_limit(tmp_path: Path) -> None:
    once = "timing: trigger\nwhen: damages\nlimit: once_a_turn\neffects: "
    folder = lab.pack(
        tmp_path,
        "do(damage(1, chosen(rival, adjacent)), damage(1, it))",
        ability=f"{once}['gain(self, strong)']",
        another=f"{once}['draw(1)']",
    )
    scene = Scene("tester", packs=(folder,), hand=["tester-1"])
    scene.play("tester-1", "action")
    assert [raw[0] for raw in scene.offered] == [TRIGGER_VERB, TRIGGER_VERB]
    scene.m.choose_raw(0, scene.offered[0])
    assert scene.changes() == {"foe1": -2, "me.strong": 1, "my.deck": -1, "my.discard": 1}


@pytest.mark.rule("SA-18.11")
def test_what_one_figure_has_used_up_another_still_has(tmp_path: Path) -> None:
    once = "timing: trigger\nwhen: damaged\nlimit: once_a_turn\neffects: ['draw(1)']"
    m = Scene("tester", packs=(lab.pack(tmp_path, ability=once, another=once),)).m
    m.character = [m.content.find_character("tester")] * m.figures
    for figure in [*range(m.figures)] * 2:
        deal(m, figure, 1, -1, "SA-13.01")
    assert [trigger.source for trigger in m.triggers] == sorted([*range(m.figures)] * 2), "each of them both"


@pytest.mark.rule("SA-17.04")
@pytest.mark.parametrize(("top", "points"), [("gaston-2", 1), ("gaston-6", 0)])
def test_that_card_is_the_one_shown_by_the_same_text(top: str, points: int, tmp_path: Path) -> None:
    """Between the paragraphs an ability discards a card of its own, which is another text's business."""
    folder = lab.pack(
        tmp_path,
        "reveal(you)",
        "damage(1, self)",
        "given(card_is(attack), gain_points(1))",
        ability="timing: trigger\nwhen: damaged\neffects: ['discard(1)']",
    )
    held = {"gaston-2": "gaston-6", "gaston-6": "gaston-2"}[top]
    scene = Scene("tester", packs=(folder,), hand=["tester-1", held], top=[top])
    scene.play("tester-1", "action")
    assert scene.cards(scene.m.discard[0]) == [held, "tester-1"]
    assert scene.changes().get("my.points", 0) == points


@pytest.mark.parametrize(
    ("effect", "counters", "drawn"),
    [
        ("do(damage(1, chosen(rival, adjacent)), draw(counters(strong, it)))", {"foe1.strong": 2, "me.tough": 1}, 2),
        ("do(damage(1, chosen(rival, adjacent)), draw(counters(strong, it)))", {"ally1.strong": 1}, 0),
        ("do(heal(1, chosen(ally, adjacent)), draw(counters(tough, it)))", {"ally1.tough": 1, "foe1.tough": 2}, 1),
        ("do(damage(1, chosen(rival, adjacent)), draw(counters(tough)))", {"foe1.strong": 2, "me.tough": 1}, 1),
        ("do(damage(50, chosen(rival, adjacent)), draw(counters(strong, it)))", {"foe1.strong": 2}, 0),
        (
            "do(damage(1, up_to(1, rival, within(1), hurt)), draw(counters(tough, it)))",
            {"me.tough": 1, "foe3.tough": 2},
            0,
        ),
    ],
)
def test_counters_of_it_are_those_of_whom_the_text_chose(effect: str, counters: dict[str, int], drawn: int) -> None:
    scene = lab.scene(effect, counters=counters)
    scene.play("tester-1", "action")
    assert scene.changes().get("my.deck", 0) == -drawn


def test_the_first_figure_s_counters_count_like_any_other_s(tmp_path: Path) -> None:
    ability = "timing: trigger\nwhen: damaged\neffects: ['damage(counters(strong, it), it)']"
    scene = Scene(
        "gaston",
        packs=(lab.pack(tmp_path, ability=ability),),
        others=("mickey", "aladdin", "tester", "ariel", "demona"),
        counters={"me.strong": 2, "foe1.strong": 1},
    )
    assert scene.figure("me") == 0
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.changes()["me"] == -3, "his two, and one more because the other is Strong"


@pytest.mark.parametrize(("hurt", "healed"), [({"me": 4}, 3), ({"me": 1, "foe1": 1}, 1), ({"foe1": 2}, 0)])
def test_the_first_figure_is_it_where_it_is_the_target(hurt: dict[str, int], healed: int) -> None:
    scene = lab.scene("do(gain(chosen(rival, adjacent), cursed), heal(plus(1, 2, it_is(hurt)), self))", hurt=hurt)
    assert scene.figure("me") == 0
    scene.play("tester-1", "action")
    assert scene.changes().get("me", 0) == healed


def test_giving_up_the_action_phase(tmp_path: Path) -> None:
    scene = lab.ability_scene(tmp_path, "timing: skill_phase\ncost: give_up(action)\neffects: ['draw(2)']")
    scene.use(0)
    assert scene.changes() == {"my.hand": 2, "my.deck": -2}
    assert not any(raw[0] == ATTACK.number for raw in scene.offered)
    text = scene.m.person(scene.figure("me")).abilities[0].text[0]
    assert text.it == "Rinuncia alla fase Azione di questo turno: pesca 2 carte."
    assert text.en == "Give up this turn's Action Phase: draw 2 cards."


@pytest.mark.rule("SA-6.06")
@pytest.mark.parametrize(("phase", "verb"), [("action", "attack:3"), ("movement", "move:0")])
def test_a_phase_given_up_is_refused_as_such(phase: str, verb: str, tmp_path: Path) -> None:
    scene = lab.ability_scene(tmp_path, f"timing: skill_phase\ncost: give_up({phase})\neffects: ['draw(1)']")
    scene.use(0)
    refusal = scene.m.why_not(0, verb)
    assert (refusal.rule, refusal.reason.en) == ("SA-6.06", "This phase has been given up.")


def test_an_ability_that_wants_an_unused_phase(tmp_path: Path) -> None:
    scene = lab.ability_scene(
        tmp_path, "timing: skill_phase\ncondition: phase_unused(action)\neffects: ['draw(1)']", hand=["tester-1"]
    )
    assert scene.usable() == [0]
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe1")))
    assert scene.usable() == []


def test_paying_several_cards_of_a_kind(tmp_path: Path) -> None:
    scene = lab.ability_scene(
        tmp_path,
        "timing: skill_phase\ncost: pay(2, movement)\neffects: ['gain(self, tough)']",
        hand=["mickey-1", "mickey-6", "mickey-2", "mickey-1"],
    )
    scene.use(0, "mickey-6 mickey-1")
    assert scene.cards(scene.m.discard[0]) == ["mickey-6", "mickey-1"]
    assert scene.status("me", "tough") == 1


def test_constant_changes(tmp_path: Path) -> None:
    changes = ["standard_attack(range=2, bonus=1)", "standard_move(bonus=1, through=anybody)", "immune(cursed)"]
    ability = f"timing: constant\neffects: {changes}"
    folder = lab.pack(tmp_path, "gain(self, cursed)", ability=ability)
    scene = Scene("tester", hand=["tester-1"], packs=(folder,), at={"ally1": "C4"})
    reached = {raw[1] for raw in scene.offered if raw[0] == MOVE.number}
    assert scene.m.content.board.numbers["D7"] in reached, "three spaces, through two rivals"
    scene.m.choose_raw(0, (ATTACK.number, scene.figure("foe2")))
    assert scene.changes() == {"foe2": -3}
    scene.play("tester-1", "movement")
    assert scene.status("me", "cursed") == 0
    said = [text.en for text in scene.m.person(scene.figure("me")).abilities[0].text]
    assert said == [
        "The standard attack has range 2 and deals 1 more damage.",
        "The standard move is 1 space longer; the standard move crosses anybody.",
        "Tester cannot gain Cursed.",
    ]


# -- what the language refuses ----------------------------------------------------------------------

REFUSED = {
    "damage(0, self)": "from 1 to 99",
    "damage(plus(1, 0, self_is(hurt)), self)": "a number above 0 to add",
    "damage(plus(100, 1, self_is(hurt)), self)": "a number above 0 to add",
    "damage(1, chosen(adjacent))": "say whom, once",
    "damage(1, chosen(rival, ally))": "say whom, once",
    "damage(1, chosen(rival, adjacent, within(2)))": "say the range once",
    "damage(1, chosen(rival, within(0)))": "a range is 1 or more",
    "damage(1, up_to(0, rival))": "a number above 0",
    "damage(1, exactly(0, rival))": "a number above 0",
    "damage(1, each(rival, has(cursed, 0)))": "a number above 0",
    "damage(1, each(rival, health_at_most(0)))": "a number above 0",
    "damage(1, each(rival, health_at_least(0)))": "a number above 0",
    "do(damage(1, chosen(rival)), damage(1, each(rival, near_it(0))))": "a range is 1 or more",
    "given(some(rival, least=0), draw(1))": "a number above 0",
    "given(hand_at_least(0), draw(1))": "a number above 0",
    "place(self, near(0))": "a range is 1 or more",
    "place(self, beside(up_to(1, rival)))": "one other character, chosen",
    "place(self, beside(exactly(2, rival)))": "one other character, chosen",
    "place(self, beside(chosen(anyone)))": "one other character, chosen",
    "draw(1, summoner_of(up_to(1, rival)))": "one other character, chosen",
    "draw(1, summoner_of(exactly(2, rival)))": "one other character, chosen",
    "draw(1, summoner_of(chosen(anyone)))": "one other character, chosen",
    "swap(each(ally))": "one other character",
    "pull(1, self)": "another character",
    "damage(1, it)": "`it` is whom an effect before chose",
    "damage(1, chosen(rival, other))": "none does",
    "damage(as_much, self)": "`as_much` is the damage",
    "given(card_is(magic), draw(1))": "needs one that was revealed",
    "given(it_is(hurt), draw(1))": "`it` is whom",
    "gain(self, happy)": "unknown word 'happy'",
    "gain(self, magic)": "expected a status",
    "move(0)": "from 1 to 99",
    "push(1, self)": "another character",
    "swap(self)": "one other character",
    "swap(exactly(2, ally))": "one other character",
    "place(self, beside(self))": "beside itself",
    "place(chosen(rival), beside(chosen(ally)))": "only self",
    "place(self, beside(each(ally)))": "one character",
    "draw(1, summoner_of(self))": "is you",
    "discard(1, summoner_of(each(rival)))": "each_rival_summoner",
    "exile(1, origin=deck, how=at_random)": "only cards of a hand",
    "exile(1, origin=deck, kind=magic)": "whatever it is",
    "look(3, take=4)": "no more to take",
    "repeat(0, draw(1))": "from 1 to 20",
    "choose_one(draw(1))": "at least two",
    "another_phase(magic)": "movement or action",
    "damage(half(3), self)": "expected an amount",
    "damage(counters(cursed, chosen(rival)), self)": "self or of it",
    'damage(1, each(rival, attribute("tall")))': "no attribute is called",
}


UP_TO = {
    "retrieve({n}, magic)": 99,
    "discard({n})": 99,
    "attack({n})": 99,
    "move({n})": 99,
    "push({n}, chosen(rival))": 99,
    "damage({n}, self)": 99,
    "look({n})": 10,
}


@pytest.mark.parametrize("effect", UP_TO)
def test_numbers_have_a_limit(effect: str) -> None:
    lab.scene(effect.format(n=UP_TO[effect]))
    with pytest.raises((Problem, ValueError), match=f"to {UP_TO[effect]}"):
        lab.scene(effect.format(n=UP_TO[effect] + 1))


@pytest.mark.parametrize("effect", REFUSED)
def test_refused(effect: str) -> None:
    with pytest.raises((Problem, ValueError), match=re.escape(REFUSED[effect])):
        lab.scene(effect)


def test_every_word_is_tried() -> None:
    """Each word of the vocabulary stands in some text here or in the core set."""
    core = " ".join(path.read_text() for path in CORE.rglob("*.yaml"))
    texts = f"{core} {Path(__file__).read_text()} {Path(__file__).with_name('language.yaml').read_text()}"
    missing = sorted(word.text for word in WORDS if not re.search(rf"(?<!\w){re.escape(word.text)}(?!\w)", texts))
    assert missing == []
