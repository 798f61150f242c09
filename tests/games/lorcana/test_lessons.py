"""What a newcomer is taught: something at every moment, in both languages, with a rule that exists."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.games.lorcana.shows import lessons
from ludoteca.kernel.rules import load_catalogue
from tests.games.lorcana.views import as_seen, asked, both, player, table

LORCANA = ludoteca.game("lorcana")
ALL = {name: value for name, value in vars(lessons).items() if name.isupper() and isinstance(value, tuple)}
TAUGHT = {value[0].en: name for name, value in ALL.items() if isinstance(value[1], str)}
FEW = {"ready": 1, "exerted": 0, "total": 1}


def told(decision: Any, view: Any = None, lang: str = "en") -> str:
    said = LORCANA.lesson(as_seen(view or table(player(0), player(1))), decision, lang)
    assert said is not None
    return TAUGHT[said["text"]]


def question(*ids: str, rule: str = "LOR-TURN.09") -> Any:
    return asked(*[(id, None) for id in ids], rule=rule)[0]


def test_every_lesson_cites_a_rule_that_exists_and_speaks_both_languages() -> None:
    folder = Path(lessons.__file__).parents[1]
    rules = load_catalogue(folder / "rules.yaml")
    assert len(TAUGHT) > 25
    for name in TAUGHT.values():
        text, rule = ALL[name]
        assert rule in rules, name
        assert text.it
        assert text.it != text.en


@pytest.mark.parametrize(
    ("ids", "expected"),
    [
        (["end"], "NOTHING_LEFT"),
        (["challenge:1", "quest:2"], "MUST_CHALLENGE"),
        (["ink:1", "play:1", "end"], "PLAY"),
        (["ink:1", "end"], "INK"),
        (["quest:1", "challenge:1", "play:3", "end"], "QUEST_OR_CHALLENGE"),
        (["quest:1", "end"], "QUEST"),
        (["quest:1", "play:3", "sing:4", "end"], "SING"),
        (["play:3", "shift:3", "end"], "SHIFT"),
        (["move:1", "end"], "MOVE"),
        (["use:1/0", "end"], "USE"),
    ],
)
def test_in_the_main_phase_the_lesson_is_about_what_can_be_done(ids: list[str], expected: str) -> None:
    assert told(question(*ids)) == expected


def test_ink_comes_first_and_the_end_is_announced() -> None:
    options = question("ink:1", "play:1", "quest:2", "end")
    assert told(options, table(player(0, ink=FEW), player(1))) == "FIRST_INK"
    assert told(options, table(player(0, lore=16), player(1))) == "CLOSE"
    assert told(options, table(player(0, lore=16), player(1), threshold=[25, 20])) == "PLAY"


@pytest.mark.parametrize(
    ("ids", "rule", "expected"),
    [
        (["alter:1", "keep"], "LOR-SETUP.07", "OPENING_HAND"),
        (["first:0", "first:1"], "LOR-SETUP.14", "WHO_BEGINS"),
        (["target:1", "target:2"], "LOR-MAIN.08", "CHALLENGED"),
        (["target:1", "target:2"], "LOR-LOC.03", "DESTINATION"),
        (["target:1", "target:2"], "LOR-SHIFT.04", "BASE"),
        (["target:1", "target:2"], "LOR-SONG.01", "SINGER"),
        (["target:1", "done"], "LOR-STOG.01", "SINGERS"),
        (["enter:0", "enter:1"], "LOR-BODY.01", "BODYGUARD"),
        (["yes", "done"], "LOR-RES.07", "MAY"),
        (["mode:0", "mode:1"], "LOR-RES.12", "ONE_OF"),
        (["target:1", "target:2"], "LOR-RES.31", "DISCARD"),
        (["target:1", "done"], "LOR-RES.31", "DISCARD_IF_YOU_LIKE"),
        (["target:1", "done"], "LOR-SUPP.01", "SUPPORT"),
        (["target:1", "done"], "LOR-AMB.33", "SEARCH"),
        (["target:1", "done"], "LOR-RES.23", "LOOKED_AT"),
        (["trigger:0", "trigger:1"], "LOR-BAG.03", "BAG"),
        (["amount:0", "amount:1"], "LOR-DMG.10", "AMOUNT"),
        (["top:1", "bottom:1"], "LOR-ZONE.08", "ORDER"),
        (["target:1", "target:2"], "LOR-TIME.03", "TARGET"),
    ],
)
def test_other_questions_have_lessons_of_their_own(ids: list[str], rule: str, expected: str) -> None:
    assert told(question(*ids, rule=rule)) == expected


def test_those_who_wait_are_told_what_for() -> None:
    assert told(None, table(player(0), player(1), active=1)) == "WAITING"
    assert told(None, table(player(0), player(1), active=0)) == "OTHERS_CHOOSE"
    assert told(None, table(player(0), player(1), phase="setup", active=-1)) == "OTHERS_PREPARE"


def test_sing_together_and_shift_for_another_cost_are_not_denied() -> None:
    assert "Sing Together" in lessons.SING[0].en
    for words in ("less", "meno"):
        assert words not in lessons.SHIFT[0].say("en" if words == "less" else "it")


def test_spectators_and_finished_matches_are_not_taught() -> None:
    assert LORCANA.lesson(as_seen(table(player(0), player(1), seat=None)), None, "it") is None
    over = {"winners": [0], "draw": False, "rule": "LOR-GOAL.01", "reason": both("Fine")}
    assert LORCANA.lesson(as_seen(table(player(0), player(1), outcome=over)), None, "it") is None


def test_every_decision_of_random_matches_has_its_lesson() -> None:
    game = ludoteca.game("lorcana")
    rules, heard = game.rules(), set()
    for seed in range(4):
        rng, match = Random(seed), game.new(2, seed=seed, first="chosen by 1")
        while match.outcome is None:
            decision = match.decisions[0]
            for seat in (0, 1):
                asked_now = next((d.to_json("en") for d in match.decisions if d.seat == seat), None)
                said = game.lesson(match.view(seat), asked_now, "en")
                assert said is not None
                assert said["rule"] in rules
                heard.add(TAUGHT[said["text"]])
            match.choose(decision.seat, decision.options.sample(rng))
        assert game.lesson(match.view(0), None, "it") is None
    assert {"WHO_BEGINS", "FIRST_INK", "PLAY", "QUEST_OR_CHALLENGE", "NOTHING_LEFT", "WAITING"} <= heard
