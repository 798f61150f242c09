"""Content packs of Kingdom Rush: what a pack may add and replace, and what is refused and where."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.games.kingdom.flow.spawning import unused_of_wave
from ludoteca.games.kingdom.packs.campaign import campaign_of
from ludoteca.games.kingdom.packs.limits import ACTS, LIMIT_WORDS
from ludoteca.games.kingdom.packs.reading import CORE, FOLDERS, LISTS, KingdomBox, check_pack, load_content
from ludoteca.games.kingdom.packs.scenarios import sooner
from ludoteca.games.kingdom.packs.vocabulary import WORDS
from ludoteca.games.kingdom.state.cards import BOSS_TOKEN, LEVELS, NORMAL, PORTAL_TOKEN, WAVE_TOKEN, Content, token
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.yamls import read_yaml
from ludoteca.library import game
from tests.games.boxes import copy_of, edit, made_by
from tests.rules.kingdom.table import BOX

GUIDE = Path(__file__).parents[3] / "docs" / "kingdom-box.md"
FIRST = "scenarios/01-stonebrook-ford.yaml"
KINGDOM = game("kingdom")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the core set, as somebody makes who enters their own box."""
    return copy_of(CORE, tmp_path / "box")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A pack with nothing in it yet."""
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "pack.yaml").write_text('game: kingdom\npack: small\nname: {it: "Piccola", en: "Small"}\n')
    return folder


@pytest.fixture
def guided(tmp_path: Path) -> Path:
    """The pack that the guide makes, file by file."""
    return made_by(GUIDE, tmp_path / "guided")


MEASURED = {str(path.relative_to(BOX)) for path in BOX.glob("*/*.yaml")}
"""Files of the core set whose figures change with its balance: the rule tests have copies of them."""


def take(folder: Path, *files: str) -> Path:
    """Files of the core set, into a pack."""
    for file in files:
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy((BOX if file in MEASURED else CORE) / file, folder / file)
    return folder


def told(folder: Path) -> list[str]:
    return [str(problem) for problem in check_pack(folder)]


def counts(content: Content) -> list[int]:
    things = (content.scenarios, content.heroes, content.towers, content.faces, content.enemies, content.shapes)
    return [len(kind) for kind in things]


# -- adding and replacing ----------------------------------------------------------------------------------------------


def test_a_copy_of_the_core_set_is_a_pack(own: Path) -> None:
    assert told(own) == []
    assert counts(load_content((own,))) == counts(load_content()), "the same ids: each replaces its like"


def test_an_empty_pack_changes_nothing_but_the_digest(small: Path) -> None:
    assert told(small) == []
    content = load_content((small,))
    assert counts(content) == counts(load_content())
    assert content.digest != load_content().digest


def test_ones_own_numbers_are_played_with(small: Path) -> None:
    take(small, "heroes/malik.yaml", FIRST)
    edit(small, "heroes/malik.yaml", "hearts: 5", "hearts: 7")
    edit(small, FIRST, "max_level: 2", "max_level: 4")
    content = load_content((small,))
    assert content.heroes[content.find_hero("malik")].hearts == 7
    assert content.scenarios[0].max_level == 4
    match = KINGDOM.new(seed=1, seats=2, packs=[str(small)], heroes=["malik", "ignus"])
    assert [figure.max_hearts for figure in match.view(0).figures] == [7, 4]
    assert match.view(0).scenario.max_level == 4


def test_a_deck_is_replaced_as_a_whole(small: Path) -> None:
    take(small, "hordes/wave-1.yaml")
    path = small / "hordes" / "wave-1.yaml"
    text = path.read_text()
    path.write_text(text[: text.index("  - id: H1-07")])
    content = load_content((small,))
    assert content.of_wave[1].bit_count() == 6
    assert content.of_wave[2].bit_count() == load_content().of_wave[2].bit_count()


def test_a_new_deck_adds_its_cards_to_the_wave(guided: Path) -> None:
    content = load_content((guided,))
    assert content.of_wave[2].bit_count() == load_content().of_wave[2].bit_count() + 2
    giants = content.faces[content.find_face("MARSH-2")]
    assert giants.features == {"heal", "large", "resist-magical"}
    assert giants.hearts == 8


def test_a_family_is_replaced_as_a_whole(small: Path) -> None:
    take(small, "towers/archers.yaml")
    path = small / "towers" / "archers.yaml"
    text = path.read_text()
    path.write_text(text[: text.index("  - id: archers-4a")])
    content = load_content((small,))
    assert len(content.towers) == 18
    assert content.towers[content.find_tower("archers-3")].upgrades == []


def test_a_box_on_its_own(own: Path) -> None:
    edit(own, "pack.yaml", "pack: core\n", "pack: mine\nalone: true\n")
    for number in ("04", "07", "10"):
        next((own / "scenarios").glob(f"{number}-*")).unlink()
    (own / "bosses.yaml").unlink()
    content = load_content((own,))
    assert len(content.scenarios) == 7
    assert content.bosses == []


def test_some_kinds_on_their_own(small: Path) -> None:
    edit(small, "pack.yaml", "pack: small", "pack: small\nalone: [scenarios]")
    assert told(small) == [f"{small}: no scenario to play"]
    take(small, FIRST)
    assert [scenario.id for scenario in load_content((small,)).scenarios] == ["s01"]


def test_four_heroes_are_needed(small: Path) -> None:
    edit(small, "pack.yaml", "pack: small", "pack: small\nalone: [heroes]")
    take(small, "heroes/malik.yaml", "heroes/ignus.yaml", "heroes/lilith.yaml")
    assert told(small) == [f"{small}: 3 heroes; four players need 4"]


def test_a_scenario_may_have_levels_of_its_own(small: Path) -> None:
    take(small, FIRST)
    levels = ["one_star", "two_stars", "three_stars", "heroic", "iron"]
    lines = [f"  {level}: {{hearts: {20 - n}, crystals: {n}}}\n" for n, level in enumerate(levels)]
    edit(small, FIRST, "iron: ", f"difficulty:\n{''.join(lines)}iron: ")
    content = load_content((small,))
    assert [level.hearts for level in content.scenarios[0].difficulty] == [[n] * 4 for n in (20, 19, 18, 17, 16)]
    usual = load_content().scenarios[1].difficulty
    assert [level.hearts for level in content.scenarios[1].difficulty] == [level.hearts for level in usual]


def test_hearts_and_crystals_by_number_of_players(small: Path) -> None:
    take(small, FIRST)
    by_players = "hearts: {solo: 9, 2p: 8, 3p: 7, 4p: 6}, crystals: {solo: 0, 2p: 1, 3p: 2, 4p: 12}"
    levels = "".join([f"  {level}: {{{by_players}}}\n" for level in LEVELS])
    edit(small, FIRST, "iron: ", f"difficulty:\n{levels}iron: ")
    first = load_content((small,)).scenarios[0].difficulty[0]
    assert (first.hearts, first.crystals) == ([9, 8, 7, 6], [0, 1, 2, 12])
    view = KINGDOM.new(3, seed=1, packs=[str(small)]).view(0)
    assert (view.hearts, view.max_hearts, view.crystals) == (7, 7, 2)
    edit(small, FIRST, "3p: 7, 4p: 6}", "3p: 0, 5p: 6}")
    assert [line.split(": ", 1)[1] for line in told(small)] == [
        "'3p' must be a whole number from 1 to 99, not 0",
        "hearts lacks '4p' (a whole number from 1 to 99)",
        "hearts has an unknown field '5p'; known are 2p, 3p, 4p, solo",
    ]


def test_portals_and_bosses_keep_their_order_when_they_come_sooner() -> None:
    wave, first, second, boss = (
        token(WAVE_TOKEN, 6),
        token(PORTAL_TOKEN, 1),
        token(PORTAL_TOKEN, 2),
        token(BOSS_TOKEN, 0),
    )
    pile = [wave, first, second, wave, boss]
    assert sooner(pile, 0) == pile
    assert sooner(pile, 1) == [first, second, wave, boss, wave]
    assert sooner(pile, 9) == [first, second, boss, wave, wave]


def levels_with(heroic: str) -> str:
    """Five levels alike, but for what the heroic one says besides; then the iron challenge goes on."""
    levels = "".join([f"  {level}: {{hearts: 9, crystals: 0}}\n" for level in LEVELS])
    return "difficulty:\n" + levels.replace("heroic: {", f"heroic: {{{heroic}, ") + "iron: "


def test_a_level_on_which_portals_come_sooner(small: Path) -> None:
    take(small, FIRST)
    edit(small, FIRST, "iron: ", levels_with("rift_shift: {solo: 0, 2p: 2, 3p: 1, 4p: 0}"))
    content = load_content((small,))
    places = []
    for level in ("three_stars", "heroic"):
        (pile,) = KINGDOM.new(2, seed=1, packs=[str(small)], level=level).view(0).piles
        places.append([token.token for token in pile.tokens].index("P1"))
    assert places[1] == places[0] - 2
    campaign = campaign_of(content)
    said = [campaign.chapters[0].changes_on(campaign.levels[3], players) for players in (1, 2, 3)]
    assert said[0].en == "9 hearts, no crystals"
    assert said[1].en == "9 hearts, no crystals; portals and bosses come 2 rounds sooner"
    assert said[1].it == "9 cuori, nessun cristallo; portali e boss arrivano 2 round prima"
    assert said[2].en == "9 hearts, no crystals; portals and bosses come a round sooner"
    assert said[2].it == "9 cuori, nessun cristallo; portali e boss arrivano un round prima"


def test_a_level_on_which_more_sorts_of_enemies_come(small: Path) -> None:
    take(small, FIRST)
    edit(small, FIRST, "iron: ", levels_with("features: [large, fast, heal]"))
    content = load_content((small,))
    scenario = content.scenarios[0]
    for level, known in (("three_stars", {"fast"}), ("heroic", {"fast", "heal", "large"})):
        match = KINGDOM.new(2, seed=1, packs=[str(small)], level=level)
        assert isinstance(match, KingdomMatch)
        assert set(match.view(0).scenario.features) == known
        allowed = [face for face in content.faces if face.kind == NORMAL and face.features <= known]
        drawn = {content.faces[number] for wave in range(1, 7) for number in unused_of_wave(match, wave)}
        assert drawn
        assert drawn <= set(allowed)
        mask = scenario.allowed_on[match.level] & content.of_kind[NORMAL]
        assert mask.bit_count() == len(allowed)
    assert "H4" in {face.id[:2] for face in drawn}
    campaign = campaign_of(content)
    said = [campaign.chapters[0].changes_on(level, 2) for level in campaign.levels[2:4]]
    assert said[0].en == "9 hearts, no crystals"
    assert said[1].en == "9 hearts, no crystals; there are also enemies that heal and large enemies"
    assert said[1].it == "9 cuori, nessun cristallo; arrivano anche nemici che guariscono e nemici grandi"


def test_several_exits_on_one_side(guided: Path) -> None:
    file = "scenarios/11-toadmere.yaml"
    edit(guided, file, '">>>>^H."', '">>>>>>>"')
    edit(guided, file, '".I.W..."', '".I.W.H."')
    assert "the way of pile 2 leaves the map at G5, which is not an exit" in told(guided)[0]
    edit(guided, file, "exits: [G4]", "exits: [G4, G5]")
    assert told(guided) == []
    content = load_content((guided,))
    board = content.scenarios[content.find_scenario("11")].board
    assert [board.name(square) for square in board.exits] == ["G4", "G5"]


def test_two_packs_the_later_on_top(small: Path, guided: Path) -> None:
    take(small, "heroes/malik.yaml")
    content = load_content((guided, small))
    assert [len(content.heroes), len(content.scenarios)] == [6, 11]


# -- what is refused ---------------------------------------------------------------------------------------------------

WRONG = read_yaml(Path(__file__).with_name("wrong_packs.yaml"))


@pytest.mark.parametrize("case", WRONG, ids=[case["told"] for case in WRONG])
def test_refused_with_file_and_line(case: dict[str, str], tmp_path: Path) -> None:
    take(tmp_path, "pack.yaml", case["file"])
    edit(tmp_path, case["file"], case["old"], case["new"])
    problems = told(tmp_path)
    if case.get("core"):
        assert all(problem.startswith(str(CORE)) for problem in problems)
        assert case["told"] in problems[0]
        return
    assert len(problems) == 1, "what only follows from another mistake is not told"
    assert case["told"] in problems[0]
    file, line, column = problems[0].split(":")[:3]
    assert file == str(tmp_path / case["file"])
    assert line.isdigit()
    assert column.isdigit()


def test_everything_is_told_at_once(own: Path) -> None:
    """A typo in one file hides nothing of another."""
    edit(own, "heroes/malik.yaml", "place(I3, engaged)", "plce(I3, engaged)")
    edit(own, "hordes/wave-2.yaml", "crystals: 1", "crystals: 99")
    edit(own, "towers/mages.yaml", "type: magical", "type: magic")
    edit(own, FIRST, "features: [fast]", "features: [slow]")
    text = "\n".join(told(own))
    for part in ("unknown word 'plce'; did you mean 'place'?", "not 99", "not 'magic'", "unknown feature 'slow'"):
        assert part in text, text


def test_a_path_in_a_circle_hides_nothing_of_its_scenario(own: Path) -> None:
    edit(own, FIRST, '">>>vC.."', '">><vC.."')
    edit(own, FIRST, "features: [fast]", "features: [slow]")
    edit(own, FIRST, "max_level: 2", "max_level: 9")
    edit(own, FIRST, "2p: {red: [A, D, G]", "2p: {red: [A, D, Q]")
    edit(own, FIRST, "objective: [portals]", "objective: [portal]")
    edit(own, FIRST, "{square: B2, token: w4}", "{square: A1, token: w9}")
    text = "\n".join(told(own))
    for part in (
        "the way of pile 1 goes round in a circle at B2",
        "unknown feature 'slow'",
        "not 9",
        "no site 'Q'",
        "unknown objective 'portal'",
        "A1 is not on the path",
        "unknown token 'w9'",
    ):
        assert part in text, text


def test_every_pile_that_loses_its_way_is_told(own: Path) -> None:
    edit(own, FIRST, '">>>vC.."', '">><vC.."')
    edit(own, FIRST, '".D.vE.F"', '">D.vE.F"')
    edit(own, FIRST, "  - {square: A2, side: W}\n", "  - {square: A2, side: W}\n  - {square: A3, side: W}\n")
    text = "\n".join(told(own))
    assert "the way of pile 1 goes round in a circle at B2" in text
    assert "the way of pile 2 ends at A3: B3 is not on the path" in text
    assert "piles of 2p: 1, spawn points of the map: 2" in text


def test_a_thing_without_a_name_is_read_all_the_same(small: Path) -> None:
    take(small, "heroes/malik.yaml", "bosses.yaml")
    edit(small, "heroes/malik.yaml", "id: malik\n", "")
    edit(small, "heroes/malik.yaml", "hearts:", "hearts: none\nblood:")
    text = "\n".join(told(small))
    assert text.count("a hero lacks 'id'") == 1, text
    assert "'hearts' must be a whole number" in text


@pytest.mark.parametrize("style", ["melee", "[meele]", "[]"])
def test_a_wrong_style_is_told_once(small: Path, style: str) -> None:
    take(small, "heroes/malik.yaml")
    edit(small, "heroes/malik.yaml", "style: [melee]", f"style: {style}")
    problems = told(small)
    assert len(problems) == 1, problems


def test_an_unknown_word_is_answered_with_what_a_boss_does(own: Path) -> None:
    told_of = told(edit(own, "bosses.yaml", "effect: rewind", "effect: boom(1)"))
    assert "unknown word 'boom'; expected something that a boss does: shock, freeze, rewind" in told_of[0]


def test_strange_files_are_told(small: Path) -> None:
    """A hero in a folder of another name would be missing without a word."""
    (small / "hero").mkdir()
    shutil.copy(CORE / "heroes" / "malik.yaml", small / "hero" / "malik.yaml")
    (small / "portal.yaml").write_text("portals: []\n")
    assert [line.split(": ", 1)[1] for line in told(small)] == [
        "unknown folder; known are towers, heroes, hordes, scenarios",
        "unknown file; known are bosses.yaml, enemies.yaml, pack.yaml, portals.yaml, shapes.yaml, spells.yaml, "
        "and folders towers, heroes, hordes, scenarios",
    ]


def test_two_files_for_one_hero(small: Path) -> None:
    take(small, "heroes/malik.yaml")
    shutil.copy(CORE / "heroes" / "malik.yaml", small / "heroes" / "malik2.yaml")
    assert "this pack has a hero 'malik' already" in told(small)[0]


def test_a_pack_with_problems_is_not_played(small: Path) -> None:
    take(small, FIRST)
    edit(small, FIRST, "exits: [G4]", "exits: [G5]")
    with pytest.raises(PackProblems, match="G5 is not on the path"):
        load_content((small,))


def test_a_folder_without_pack(tmp_path: Path) -> None:
    assert "a pack is a folder with a pack.yaml" in told(tmp_path)[0]


# -- the guide ---------------------------------------------------------------------------------------------------------


def test_the_guides_pack_is_sound(guided: Path) -> None:
    assert told(guided) == []
    assert {path.name for path in guided.iterdir()} <= {"pack.yaml", *[f"{kind}.yaml" for kind in LISTS], *FOLDERS}
    content = load_content((guided,))
    assert counts(content) == [n + more for n, more in zip(counts(load_content()), (1, 1, 2, 2, 2, 1), strict=True)]


def test_the_guides_pack_is_checked_by_the_command(guided: Path) -> None:
    result = CliRunner().invoke(main, ["pack", "check", str(guided)])
    assert (result.exit_code, result.output) == (0, f"{guided}: no problems\n")
    edit(guided, "heroes/brenna.yaml", "covered_exactly(4)", "covered(4)")
    result = CliRunner().invoke(main, ["pack", "check", str(guided)])
    assert result.exit_code == 1
    assert "unknown word 'covered'" in result.output


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_guides_pack_is_played(guided: Path, seats: int) -> None:
    heroes = ["brenna", "malik", "ignus", "magnus"][:seats]
    match = KINGDOM.new(seed=seats, seats=seats, packs=[str(guided)], scenario="11", heroes=heroes)
    rng = Random(seats)
    for _ in range(5000):
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, decision.sample(rng))
        assert match.problems() == []
    assert match.outcome is not None
    view = match.view(0)
    assert view.scenario.name.it == "Lo Stagno dei Rospi"
    assert "druids-1" in [tower.id for tower in view.towers]


def test_the_guide_names_every_word() -> None:
    text = GUIDE.read_text()
    words = [word.text for word in [*WORDS, *ACTS.words.values(), *LIMIT_WORDS] if word.text.isidentifier()]
    missing = [word for word in [*words, *KingdomBox.kinds] if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)]
    assert missing == []
