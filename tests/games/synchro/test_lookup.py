"""What can be looked up: everything in sight, with the source of its values; and what one may ask about."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from ludoteca.games.synchro.packs.sources import VALUES
from ludoteca.games.synchro.state.match import SynchroMatch, pack_reserve
from ludoteca.kernel.sources import source_lines
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.kernel.views import Words
from tests.games.synchro.runs import SYNCHRO, sampled, steps, until
from tests.games.synchro.test_words import wrong_language


@pytest.mark.parametrize("seats", [1, 2])
def test_everything_in_sight_can_be_read(seats: int) -> None:
    for view, decision, _ in sampled(seats, 4, 20):
        read = {lang: SYNCHRO.things(view, lang) for lang in LANGUAGES}
        assert read["it"].keys() == read["en"].keys()
        for lang in LANGUAGES:
            for key, lines in read[lang].items():
                assert len(lines) > 1, key
                for line in lines:
                    assert line.strip()
                    assert "{" not in line.replace("{seat", "")
                    assert not wrong_language(line, lang), line
        for option in decision["options"]:
            assert not option["thing"] or option["thing"] in read["it"], option
        drawn = SYNCHRO.draw(view, [decision], "it")
        keys = set(re.findall(r'data-thing="([^"]+)"', drawn))
        assert len(keys) >= 15
        assert keys <= read["it"].keys()


def test_the_table_in_words_is_the_same_in_both_languages() -> None:
    for view, _, _ in sampled(2, 4, 20):
        it, en = [SYNCHRO.describe(view, lang) for lang in LANGUAGES]
        assert len(it) == len(en)
        assert all(line.strip() and "{" not in line.replace("{seat", "") for line in (*it, *en))
        assert not any(wrong_language(line, "it") for line in it)
        assert not any(wrong_language(line, "en") for line in en)
        for board in view.boards:
            if board.hero:
                assert any(board.hero.name.lower() in line.lower() for line in it)
        for monster in view.monsters:
            if monster.alive:
                assert any(line.startswith(f"P{monster.position} {monster.name.en} (") for line in en)


def test_a_finished_run_is_summed_up() -> None:
    match = until(2, 4, "visit").copy()
    match.concede(0)
    view = match.view(0)
    for lang in LANGUAGES:
        lines = SYNCHRO.describe(view, lang)
        assert any(view.summary.route[0].city.say(lang) in line for line in lines)
        assert any(line.startswith({"it": "1 battaglia, ", "en": "1 battle, "}[lang]) for line in lines)
        assert len([line for line in lines if "{" in line.replace("{seat", "")]) == 0
        console = Console(file=StringIO(), width=76, legacy_windows=False)
        console.print(SYNCHRO.console(view, lang, ["Ada", "Bea"], 24))
        assert isinstance(console.file, StringIO)
        assert view.summary.route[0].city.say(lang) in console.file.getvalue()
    dealt = view.summary.damage_dealt[0]
    assert any(line.startswith(f"Scheda rossa: {dealt} dann") for line in SYNCHRO.describe(view, "it"))
    assert SYNCHRO.lesson(view, None, "it") is None


def test_what_waits_beside_the_boards_is_told() -> None:
    """Heroes in reserve, the Graveyard, Items without a bearer, a Skill set aside."""
    match = until(1, 4, "visit").copy()
    assert isinstance(match, SynchroMatch)
    spare = [hero for hero in range(30) if 2 * hero not in match.hero and 2 * hero + 1 not in match.hero]
    match.reserve_heroes = [pack_reserve(spare[0], 2, True)]
    match.graveyard = [spare[1]]
    match.stored = [2 * match.content.find_item("Spada Corta") + 1]
    match.set_aside = match.content.find_skill("Dardo Arcano")
    view = match.view(0)
    names = [match.content.heroes[hero].name for hero in spare[:2]]
    lines = SYNCHRO.describe(view, "it")
    assert f"Eroi in riserva: {names[0]} (livello 2)." in lines
    assert f"Mazzo Cimitero: {names[1]}." in lines
    assert "Oggetti da riassegnare: Spada Corta+." in lines
    assert any(line.startswith("Abilità messa da parte: Dardo Arcano (1 blu): ") for line in lines)
    read = SYNCHRO.things(view, "en")
    assert read["reserve:0"][0] == names[0]
    assert any(names[1] in line for line in read["party"])


def fighting() -> Any:
    for step in steps(2, 4):
        view = step.match.view(step.decision.seat)
        if view.phase == "battle" and 0 <= view.battle.active < 4:
            return view
    raise AssertionError("no turn of a Hero")


def test_a_monster_is_read_with_its_table_and_what_it_will_do() -> None:
    view = fighting()
    monster = view.monsters[0]
    lines = SYNCHRO.things(view, "it")[f"unit:{monster.unit}"]
    assert lines[0].startswith(monster.name.it)
    now = [line for line in lines if line.endswith("← adesso")]
    assert len(now) == 1
    assert monster.actions[monster.next].text.it in now[0]
    assert any(line.startswith("Attacco Base: ") for line in lines)
    silenced = replace(monster, silenced=True, next=-1, shield=2)
    lines = SYNCHRO.things(replace(view, monsters=(silenced,)), "it")[f"unit:{monster.unit}"]
    assert any("Farà: Attacco Base: " in line for line in lines)
    assert any(line.startswith("Silenzio: ") for line in lines)
    assert any("2 Scudi" in line for line in lines)


def test_a_skill_says_what_it_costs_and_why_not() -> None:
    view = fighting()
    board = next(board for board in view.boards if board.hero and board.skills)
    skill = replace(board.skills[0], why_not=Words("mancano i Frammenti", "not enough Shards"))
    changed = replace(board, skills=(skill,))
    boards = [changed if one is board else one for one in view.boards]
    lines = SYNCHRO.things(replace(view, boards=tuple(boards)), "it")[f"skillslot:{board.board}/{skill.slot}"]
    assert lines[0].startswith(skill.name.it)
    assert lines[1].startswith("Costa ")
    assert "Ora no: mancano i Frammenti." in lines
    assert lines[-1].startswith("Valori. ")


def test_the_actions_of_a_turn_are_read() -> None:
    view = fighting()
    read = SYNCHRO.things(view, "it")
    board = view.boards[view.battle.active]
    word = {"mage": "Il Mago", "warrior": "Il Guerriero", "ranger": "Il Ranger"}[board.hero.of_class]
    assert any(line.startswith(word) for line in read["act:attack"])
    assert read["act:retreat"][1].startswith("Costa 5 di Tempo.")
    dungeon = replace(view, battle=replace(view.battle, can_retreat=False))
    assert SYNCHRO.things(dungeon, "en")["act:retreat"][1] == "There is no retreat here."


def test_the_map_is_read_city_by_city() -> None:
    view = until(1, 4, "journey").view(0)
    read = SYNCHRO.things(view, "it")
    for city in view.map.cities:
        lines = read[f"city:{city.city}"]
        assert lines[0] == city.name.it
        for mark in city.tile.landmarks if city.tile else []:
            assert any(line.startswith(f"{mark.name.it}: ") for line in lines)


def test_sources_are_sorted_from_the_surest_and_unknown_ones_stand_as_they_are() -> None:
    lines = source_lines({"hp": "designed", "name": "rulebook", "actions": "rulebook", "wit": "my box"}, VALUES, "it")
    assert lines == ["Valori. Dal regolamento: nome e azioni; ideati per questa edizione: PS; my box: wit."]
    assert source_lines("designed", VALUES, "en") == ["Values. Designed for this edition: everything else."]
    ways = {"landmark:taverna": "designed", "landmark:dojo": "designed"}
    assert source_lines(ways, VALUES, "en") == ["Values. Designed for this edition: travel Time."]
    assert source_lines({}, VALUES, "it") == []


def test_wishes_cover_what_is_offered_and_have_an_answer() -> None:
    """Whatever is offered in a Hero's turn, on the way and at the Village can be asked about; the rest has a reason."""
    asked = 0
    verbs = (
        "attack",
        "skill",
        "swap",
        "level",
        "retreat",
        "end",
        "travel",
        "village",
        "buy",
        "learn",
        "change",
        "rest",
    )
    for count, step in enumerate(steps(2, 6, 400)):
        if count % 5:
            continue
        seat = step.decision.seat
        wishes = {wish.id: wish.label("it") for wish in step.match.wishes(seat)}
        assert all(label.strip() and "{" not in label for label in wishes.values())
        offered = {option.id for option in step.decision.options}
        assert {id for id in offered if id.partition(":")[0] in verbs} <= wishes.keys()
        for id in wishes:
            refused = step.match.why_not(seat, id)
            assert bool(refused) == (id not in offered), id
            if refused:
                assert not wrong_language(refused.reason.it, "it"), refused.reason.it
                assert not wrong_language(refused.reason.en, "en"), refused.reason.en
            asked += 1
    assert asked > 500
