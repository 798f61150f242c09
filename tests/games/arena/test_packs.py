"""Content packs of the Arena: what the core set holds, what a pack may change, what is refused and where."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludoteca.games.arena.packs.checks import gains_status
from ludoteca.games.arena.packs.reading import CORE, check_pack, load_content
from ludoteca.games.arena.packs.vocabulary import WORDS
from ludoteca.games.arena.state.cards import DIRECT, INDIRECT, STATUS
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.packs import SOURCES, PackProblems
from ludoteca.kernel.yamls import read_yaml
from tests.games.arena.scene import ARENA, Scene
from tests.games.boxes import copy_of, edit

HEALTH = next(
    line for line in (CORE / "characters" / "gaston.yaml").read_text().splitlines() if line.startswith("health:")
)
"""The line of Gaston's file that is changed here, whatever it says now."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the core set, as somebody makes who enters their own box."""
    return copy_of(CORE, tmp_path / "box")


# -- the core set -----------------------------------------------------------------------------------------------------


def test_the_core_set_is_sound() -> None:
    assert check_pack(CORE) == []
    content = load_content()
    assert len(content.characters) == 8
    assert all(len(character.deck) == 10 for character in content.characters)
    assert len(content.cards) == 48
    assert len(content.statuses) == 9
    assert sum(status.tiles for status in content.statuses) == content.components["status_tiles"]
    assert [content.characters[i].id for i in content.turn_order] == ["mickey", "ariel", "aladdin", "gaston"]


def test_every_value_says_where_it_comes_from() -> None:
    content = load_content()
    for character in content.characters:
        assert set(character.sources.values()) <= set(SOURCES)
        assert {"health", "points", "initiative", "hand_size", "standard_move", "standard_attack"} <= set(
            character.sources
        )
        for thing in [*character.abilities, character.upgrade]:
            assert set(thing.sources) == {"name", "effects"}
    for card in content.cards:
        assert set(card.sources) == {"name", "copies", "banner", "types", "effects", "gear"}
        assert set(card.sources.values()) <= set(SOURCES)
    shove = content.cards[content.find_card("Spinta")]
    assert shove.sources["effects"] == "rulebook"
    assert shove.sources["gear"] == "designed"


def test_icons_and_types_follow_from_the_effects() -> None:
    content = load_content()
    by_id = {card.id: card for card in content.cards}
    assert by_id["gaston-1"].icons == DIRECT
    assert by_id["gaston-5"].icons == INDIRECT
    assert by_id["gaston-6"].icons == 0
    for card in content.cards:
        effect = content.programme[card.effect]
        assert isinstance(effect, Effect)
        assert not gains_status(effect) or card.types & STATUS


def test_ranges_and_steps_are_known() -> None:
    by_id = {card.id: card for card in load_content().cards}
    assert (by_id["gaston-4"].range, by_id["gaston-4"].steps) == (1, 3)
    assert (by_id["facilier-6"].range, by_id["facilier-6"].steps) == (-1, 0)
    assert (by_id["maleficent-4"].range, by_id["maleficent-4"].steps) == (0, 3)


def test_names_find_things() -> None:
    content = load_content()
    assert content.find_character("Topolino l'Apprendista Stregone") == content.find_character("mickey")
    assert content.find_card("shove") == content.find_card("SPINTA") >= 0
    assert content.find_status("Scopa Magica") == content.find_status("magic_broom")
    assert content.find_character("nobody") == content.find_card("nothing") == content.find_status("none") == -1


# -- one's own box ----------------------------------------------------------------------------------------------------


def test_a_copy_of_the_core_set_is_a_pack(own: Path) -> None:
    assert check_pack(own) == []
    assert len(load_content((own,)).characters) == 8, "the same ids: each replaces its like"


def test_ones_own_numbers_are_played_with(own: Path) -> None:
    edit(own, "characters/gaston.yaml", HEALTH, "health: {value: 17, source: public}")
    edit(own, "characters/gaston.yaml", "damage(4, chosen(rival, adjacent))", "damage(5, chosen(rival, adjacent))")
    scene = Scene("gaston", hand=["gaston-2"], packs=(own,))
    assert scene.health("me") == 17
    scene.play("gaston-2")
    assert scene.changes()["foe1"] == -5
    assert scene.m.header()["content"] != load_content().digest


def test_plain_numbers_need_one_source_for_the_file(own: Path) -> None:
    edit(own, "characters/gaston.yaml", HEALTH, "health: 17")
    problems = check_pack(own)
    assert ["'health' needs a source" in str(problem) for problem in problems] == [True]
    edit(own, "characters/gaston.yaml", "id: gaston\n", "id: gaston\nsource: public\n")
    assert check_pack(own) == []
    gaston = load_content((own,)).characters[load_content((own,)).find_character("gaston")]
    assert gaston.health == 17
    assert gaston.sources["health"] == "public"
    assert gaston.sources["points"] == "designed"


def test_the_files_source_counts_for_its_cards_and_abilities_too(own: Path) -> None:
    path = own / "characters" / "gaston.yaml"
    text = re.sub(r"(?m)^ +(source|sources): .*\n", "", path.read_text())
    path.write_text(text.replace("id: gaston\n", "id: gaston\nsource: printed\n", 1))
    assert [str(problem) for problem in check_pack(own)] == []
    content = load_content((own,))
    gaston = content.characters[content.find_character("gaston")]
    assert set(content.cards[gaston.deck[0]].sources.values()) == {"printed"}
    assert set(gaston.upgrade.sources.values()) == {"printed"}


def test_a_new_character_joins_the_others(own: Path) -> None:
    text = (
        (own / "characters" / "gaston.yaml").read_text().replace("gaston", "gaston2").replace('"Gaston"', '"Gastone"')
    )
    for path in (own / "characters").glob("*.yaml"):
        path.unlink()
    (own / "characters" / "gaston2.yaml").write_text(text)
    assert check_pack(own) == []
    assert len(load_content((own,)).characters) == 9


def test_a_box_on_its_own(own: Path) -> None:
    edit(own, "pack.yaml", "pack: core\n", "pack: mine\nalone: true\n")
    (own / "characters" / "sulley.yaml").unlink()
    assert len(load_content((own,)).characters) == 7
    (own / "characters" / "mickey.yaml").unlink()
    assert "there is no character 'mickey'" in str(check_pack(own)[0])


def test_a_new_status_is_a_word(own: Path) -> None:
    path = own / "statuses.yaml"
    path.write_text(
        path.read_text()
        + """  - id: inspired
    name: {it: "Ispirato", en: "Inspired"}
    helpful: true
    tiles: 2
    counter_lost:
      - draw(1, its_summoner)
    source: designed
"""
    )
    edit(own, "characters/sulley.yaml", "gain(self, taunt, 2)", "gain(self, inspired, 2)")
    scene = Scene("sulley", hand=["sulley-3"], packs=(own,))
    scene.play("sulley-3", "action")
    assert scene.changes() == {"me.inspired": 2, "me.tough": 1, "my.hand": -1, "my.discard": 1}
    text = scene.m.content.statuses[scene.m.content.find_status("inspired")].text
    assert text.it == "Quando perde un segnalino nella Fase di Partenza: il suo Evocatore pesca 1 carta."


def test_another_board(own: Path) -> None:
    edit(own, "board.yaml", "flags: [point]}", "}")
    content = load_content((own,))
    assert sum(content.board.points) == 2


def test_the_game_is_played_with_the_box(own: Path) -> None:
    match = ARENA.new(seed=3, mode="ch2", packs=[str(own)])
    assert match.decisions


# -- what is refused ---------------------------------------------------------------------------------------------------

WRONG = read_yaml(Path(__file__).with_name("wrong_packs.yaml"))


@pytest.mark.parametrize("case", WRONG, ids=[case["told"] for case in WRONG])
def test_refused_with_file_and_line(case: dict[str, str], tmp_path: Path) -> None:
    for file in {"pack.yaml", case["file"]}:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(CORE / file, tmp_path / file)
    edit(tmp_path, case["file"], case["old"], case["new"])
    problems = [str(problem) for problem in check_pack(tmp_path)]
    found = next((problem for problem in problems if case["told"] in problem), "")
    assert found, problems
    file, line = found.split(":")[:2]
    assert file == str(tmp_path / case["file"])
    assert line.isdigit()


def test_everything_is_told_at_once(own: Path) -> None:
    """A typo in one card hides nothing of another card, nor of another file."""
    edit(own, "characters/gaston.yaml", "damage(4,", "damge(4,")
    edit(own, "characters/gaston.yaml", "copies: 1", "copies: 2")
    edit(own, "characters/gaston.yaml", "icons: [indirect]", "icons: [direct]")
    edit(own, "characters/sulley.yaml", "gears: {value: {", "gears: {value: {lamp: 9, ")
    told = "\n".join(str(problem) for problem in check_pack(own))
    for part in ("unknown word 'damge'", "come to 11 cards", "not [direct]", "sulley.yaml"):
        assert part in told, told


def test_a_name_that_is_there_twice_hides_neither_thing(own: Path) -> None:
    edit(own, "characters/gaston.yaml", "damage(4,", "damge(4,")
    edit(own, "characters/sulley.yaml", "id: sulley\n", "id: gaston\n")
    edit(own, "characters/sulley.yaml", "gears: {value: {shell: 4", "gears: {value: {shell: many")
    told = "\n".join(str(problem) for problem in check_pack(own))
    for part in ("this pack has a character 'gaston' already", "unknown word 'damge'", "not 'many'"):
        assert part in told, told


def test_a_mistake_in_pack_yaml_hides_nothing(own: Path) -> None:
    edit(own, "pack.yaml", "pack: ", "pak: ")
    edit(own, "characters/gaston.yaml", "damage(4,", "damge(4,")
    edit(own, "characters/sulley.yaml", "id: sulley\n", "")
    told = "\n".join(str(problem) for problem in check_pack(own))
    for part in ("a pack lacks 'pack'", "unknown field 'pak'", "unknown word 'damge'", "a character lacks 'id'"):
        assert part in told, told


def test_a_wrong_source_is_told_once(own: Path) -> None:
    edit(own, "characters/gaston.yaml", "id: gaston\n", "id: gaston\nsource: mine\n")
    edit(own, "characters/gaston.yaml", HEALTH, "health: 12")
    assert ["'source' must be one of" in str(problem) for problem in check_pack(own)] == [True]


def test_two_files_for_one_character(tmp_path: Path) -> None:
    (tmp_path / "characters").mkdir()
    shutil.copy(CORE / "pack.yaml", tmp_path)
    for file in ("gaston.yaml", "gaston2.yaml"):
        shutil.copy(CORE / "characters" / "gaston.yaml", tmp_path / "characters" / file)
    assert "this pack has a character 'gaston' already" in str(check_pack(tmp_path)[0])


def test_a_pack_with_problems_is_not_played(tmp_path: Path) -> None:
    (tmp_path / "characters").mkdir()
    for file in ("pack.yaml", "characters/gaston.yaml"):
        shutil.copy(CORE / file, tmp_path / file)
    edit(tmp_path, "characters/gaston.yaml", "damage(4,", "damge(4,")
    with pytest.raises(PackProblems, match="did you mean 'damage'"):
        load_content((tmp_path,))


def test_a_folder_without_pack(tmp_path: Path) -> None:
    assert "a pack is a folder with a pack.yaml" in str(check_pack(tmp_path)[0])


# -- the guide ---------------------------------------------------------------------------------------------------------

GUIDE = Path(__file__).parents[3] / "docs" / "arena-box.md"


def test_the_guide_names_every_word() -> None:
    text = GUIDE.read_text()
    missing = [word.text for word in WORDS if not re.search(rf"(?<!\w){re.escape(word.text)}(?!\w)", text)]
    assert missing == []


def test_the_guides_character_is_sound(tmp_path: Path) -> None:
    """The sample with the rest of the deck below it is a character that can be played."""
    sample = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(), re.S)[0]
    core = (CORE / "characters" / "gaston.yaml").read_text()
    rest = core[core.index("  - id: gaston-2") :]
    (tmp_path / "characters").mkdir()
    (tmp_path / "pack.yaml").write_text('game: arena\npack: mine\nname: {it: "Mia", en: "Mine"}\n')
    (tmp_path / "characters" / "gaston.yaml").write_text(sample + rest)
    assert [str(problem) for problem in check_pack(tmp_path)] == []


@pytest.mark.parametrize(
    ("card", "harm", "cure"),
    [
        ("gaston-2", "4", ""),  # a plain number
        ("aladdin-4", "3", ""),  # more under a condition
        ("mickey-2", "X", ""),  # counted
        ("ariel-1", "", "3"),
        ("facilier-5", "3", "2"),  # both
        ("aladdin-2", "", ""),
    ],
)
def test_a_card_shows_the_damage_and_healing_it_prints(card: str, harm: str, cure: str) -> None:
    found = next(one for one in load_content(()).cards if one.id == card)
    assert (found.harm, found.cure) == (harm, cure)
