"""What Skills and Monsters do, as signs and numbers of the view: it agrees with the printed words and the board."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.synchro.packs.landmark_language import DEED, REWARD, VOCABULARY, WORDS
from ludoteca.games.synchro.state.view_cards import skill_view
from ludoteca.games.synchro.state.view_deeds import deeds_now, minds_damage
from ludoteca.kernel.language import Word
from ludoteca.kernel.yamls import Where
from tests.games.synchro.pictures import decisions_of, position
from tests.games.synchro.test_art import CONTENT

JOINING = (DEED, REWARD)
SIMPLE = [word for word in WORDS if word.kind == DEED and not any(param.kind in JOINING for param in word.params)]
ARGUMENTS = {"replace_skills": "(2, 1)", "take_shards": "(1, red)", "dungeon": "(1, 2)"}


@pytest.mark.parametrize("word", SIMPLE, ids=[word.text for word in SIMPLE])
def test_a_deed_that_names_no_other_is_made_of_none(word: Word) -> None:
    given = ARGUMENTS.get(word.text, "(1)") if word.params else ""
    deed: Any = VOCABULARY.read(word.text + given, (DEED,), Where("test"))
    assert deed.parts == []


def test_every_skill_of_the_box_says_what_it_does() -> None:
    for number in range(2 * len(CONTENT.skills)):
        one = skill_view(CONTENT, number)
        assert one.deeds
        for deed in one.deeds:
            for part in deed.amount.split("+"):
                assert part in one.text.en, (one.name.en, deed)


def test_a_board_says_the_figures_that_hold() -> None:
    view, _ = position("skill", start="cenerea", phase="battle")
    seen = 0
    for board in view.party:
        for tile in board.skills:
            printed = skill_view(CONTENT, 2 * tile.skill + tile.upgraded)
            assert [deed.verb for deed in tile.deeds] == [deed.verb for deed in printed.deeds]
            for now, written in zip(tile.deeds, printed.deeds, strict=True):
                assert not now.amount or now.amount.isdecimal()
                if now.verb == "shield" and written.amount == "LV+2":
                    assert int(now.amount) == board.level + 2
                seen += 1
    assert seen


def test_only_texts_that_mind_damage_are_about_others_when_somebody_is_hurt() -> None:
    minding = 0
    for match, _ in decisions_of(2, 5, most=150):
        hurt: Any = match.copy()
        hurt.damage = [(unit * 7) % 5 for unit in range(len(hurt.damage))]
        for board in range(4):
            if hurt.hero[board] < 0 or not hurt.battle:
                continue
            for skill in CONTENT.skills:
                for node in skill.nodes:
                    same = deeds_now(match, board, node) == deeds_now(hurt, board, node)
                    assert same or minds_damage(CONTENT, node)
                    minding += not same
    assert minding


def test_what_a_monster_will_do_agrees_with_its_card() -> None:
    seen = 0
    for match, _ in decisions_of(1, 5, most=200):
        view = match.view(0)
        for one in view.monsters:
            assert (one.next is None) == (not one.coming)
            for deed in one.coming:
                assert set(deed.units) <= {*view.line, *[4 + board for board in view.foe_line]}
            if one.next is not None and one.next >= 0:
                said = one.actions[one.next].text.en
                assert all([deed.amount in said for deed in one.coming])
                seen += len(one.coming)
    assert seen


@pytest.mark.rule("SH-15.04")
def test_a_basic_attack_strikes_the_front_hero() -> None:
    match: Any = next(match for match, _ in decisions_of(1, 5) if match.view(0).battle and match.view(0).monsters)
    unit = 4 + match.view(0).foe_line[0]
    match.die[unit - 4] = 1
    match.silence[unit] = 1
    one = next(one for one in match.view(0).monsters if one.unit == unit)
    assert one.next == -1
    (deed,) = one.coming
    assert (deed.verb, deed.amount, deed.units) == ("damage", str(one.basic), tuple(match.line[:1]))
