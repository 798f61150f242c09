"""Content packs of Synchro Horizon: what a pack may add and replace, and what is refused and where."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.games.synchro.game import Synchro
from ludoteca.games.synchro.packs import landmark_language, vocabulary
from ludoteca.games.synchro.packs.reading import CORE, LISTS, SECTIONS, check_pack, load_content
from ludoteca.games.synchro.state.cards import Content
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.yamls import read_yaml
from tests.games.boxes import copy_of, edit, made_by
from tests.games.synchro.battlefield import Battlefield, ability

SYNCHRO = Synchro()
GUIDE = Path(__file__).parents[3] / "docs" / "synchro-box.md"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the core set, as somebody makes who enters their own box."""
    return copy_of(CORE, tmp_path / "box")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A pack with nothing in it yet."""
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "pack.yaml").write_text('game: synchro\npack: small\nname: {it: "Piccola", en: "Small"}\n')
    return folder


@pytest.fixture
def guided(tmp_path: Path) -> Path:
    """The pack that the guide makes, file by file."""
    return made_by(GUIDE, tmp_path / "guided")


def take(folder: Path, *files: str) -> Path:
    """Files of the core set, into a pack."""
    for file in files:
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy(CORE / file, folder / file)
    return folder


def told(folder: Path) -> list[str]:
    return [str(problem) for problem in check_pack(folder)]


def counts(content: Content) -> list[int]:
    things = (
        content.heroes,
        content.skills,
        content.items,
        content.monsters,
        content.landmarks,
        content.tiles,
        content.cities,
    )
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


def test_ones_own_figures_are_played_with(small: Path) -> None:
    take(small, "heroes/warriors.yaml", "tracks.yaml")
    edit(small, "heroes/warriors.yaml", "static(basic_damage, 1, at(1, 2))", "static(basic_damage, 9)")
    edit(small, "tracks.yaml", "max_hp: {value: 16", "max_hp: {value: 18")
    field = Battlefield(heroes=("Liona",), packs=(small,))
    assert field.m.mod(0, 0) == 9
    assert field.m.max_hp(0) == 18


def test_files_in_a_folder_or_one_beside_it(small: Path) -> None:
    take(small, "heroes/mages.yaml")
    shutil.copy(CORE / "heroes" / "rangers.yaml", small / "heroes.yaml")
    edit(small, "heroes.yaml", "Falco Pietralieve", "Falco Altrove")
    content = load_content((small,))
    assert len(content.heroes) == 30
    assert content.find_hero("Falco Altrove") >= 0


def test_a_section_of_the_tracks_is_replaced_alone(small: Path) -> None:
    (small / "tracks.yaml").write_text(
        "battle:\n  elite_coins: {value: 5, source: printed}\n  marble_damage: {value: 1, source: printed}\n"
    )
    tracks = load_content((small,)).tracks
    assert (tracks.elite_coins, tracks.marble_damage, tracks.potion_cost) == (5, 1, 2)
    assert len(tracks.levels) == 7


def test_a_box_on_its_own(own: Path) -> None:
    edit(own, "pack.yaml", "pack: core\n", "pack: mine\nalone: true\n")
    (own / "heroes" / "legendary.yaml").unlink()
    content = load_content((own,))
    assert len(content.heroes) == 24
    assert content.legendary == 0


def test_some_kinds_on_their_own(small: Path) -> None:
    edit(small, "pack.yaml", "pack: small", "pack: small\nalone: [heroes]")
    assert told(small) == [f"{small}: 0 Heroes that are not Legendary; at least 7 are needed"]
    take(small, "heroes/mages.yaml")
    assert len(load_content((small,)).heroes) == 8


def test_monsters_for_every_battle(small: Path) -> None:
    edit(small, "pack.yaml", "pack: small", "pack: small\nalone: [monsters]")
    take(small, "monsters/level-4.yaml")
    assert "0 Monsters up to level 1 that are no Elites; battles need 4" in told(small)[0]


def test_two_packs_the_later_on_top(small: Path, guided: Path) -> None:
    take(small, "heroes/mages.yaml", "map.yaml")
    content = load_content((guided, small))
    assert [len(content.heroes), len(content.cities)] == [32, 16]


# -- what is refused ---------------------------------------------------------------------------------------------------

WRONG = read_yaml(Path(__file__).with_name("wrong_packs.yaml"))


@pytest.mark.parametrize("case", WRONG, ids=[case["told"] for case in WRONG])
def test_refused_with_file_and_line(case: dict[str, str], tmp_path: Path) -> None:
    take(tmp_path, "pack.yaml", case["file"])
    edit(tmp_path, case["file"], case["old"], case["new"])
    problems = told(tmp_path)
    assert len(problems) == 1 or case.get("more"), problems
    assert case["told"] in problems[0]
    file, line, column = problems[0].split(":")[:3]
    assert file == str(tmp_path / case["file"])
    assert line.isdigit()
    assert column.isdigit()


def test_the_place_of_a_word_within_a_line(small: Path) -> None:
    take(small, "skills/red.yaml")
    edit(small, "skills/red.yaml", "damage(LV+2, front)", "damage(LV+2, frnt)")
    assert told(small)[0].startswith(f"{small / 'skills/red.yaml'}:6:22: unknown word 'frnt'")


def test_everything_is_told_at_once(own: Path) -> None:
    """A typo in one file hides nothing of another."""
    edit(own, "heroes/mages.yaml", "damage(1, any_foe)", "damge(1, any_foe)")
    edit(own, "monsters/level-2.yaml", "level: 2", "level: 0")
    edit(own, "map.yaml", "book: green", "book: grey")
    edit(own, "landmarks.yaml", "heal_all", "heal_al")
    text = "\n".join(told(own))
    for part in ("unknown word 'damge'; did you mean 'damage'?", "not 0", "not 'grey'", "did you mean 'heal_all'?"):
        assert part in text, text


def test_a_name_that_is_there_twice_hides_neither_thing(own: Path) -> None:
    edit(own, "items.yaml", "static(basic_damage, 1)", "static(basic_damge, 1)")
    edit(own, "items.yaml", "id: SH-O-02", "id: SH-O-01")
    edit(own, "items.yaml", "static(skill_damage, 1, a", "static(skill_damge, 1, a")
    text = "\n".join(told(own))
    for part in ("this pack has an Item 'SH-O-01' already", "'basic_damge'", "'skill_damge'"):
        assert part in text, text


def test_a_mistake_in_one_file_hides_nothing_that_is_counted(own: Path) -> None:
    edit(own, "pack.yaml", "name:", "nome:")
    edit(own, "heroes/mages.yaml", "damage(1, any_foe)", "damge(1, any_foe)")
    edit(own, "classes.yaml", "id: warrior", "id: warior")
    text = "\n".join(told(own))
    for part in ("a pack lacks 'name'", "unknown field 'nome'", "unknown word 'damge'", "there is no class 'warior'"):
        assert part in text, text


def test_strange_files_are_told(small: Path) -> None:
    """A Hero in a folder of another name would be missing without a word."""
    (small / "hero").mkdir()
    shutil.copy(CORE / "heroes" / "mages.yaml", small / "hero" / "mages.yaml")
    (small / "skill.yaml").write_text("skills: []\n")
    assert [line.split(": ", 1)[1].split(";")[0] for line in told(small)] == ["unknown folder", "unknown file"]


def test_a_pack_with_problems_is_not_played(small: Path) -> None:
    take(small, "items.yaml")
    edit(small, "items.yaml", "cost: 4", "cost: lots")
    with pytest.raises(PackProblems, match=r"items\.yaml:5:11: 'cost' must be a whole number"):
        load_content((small,))


def test_a_folder_without_pack(tmp_path: Path) -> None:
    assert "a pack is a folder with a pack.yaml" in told(tmp_path)[0]


def test_nothing_in_a_pack_is_executed(small: Path) -> None:
    take(small, "skills/red.yaml")
    edit(small, "skills/red.yaml", "damage(LV+2, front)", "__import__('os').system('true')")
    assert "is not part of the language" in told(small)[0]


def test_what_a_replaced_map_does_to_ours_is_told(small: Path) -> None:
    """Fewer tiles than our map has cities: the core set's file no longer fits."""
    edit(small, "pack.yaml", "pack: small", "pack: small\nalone: [journal]")
    take(small, "journal.yaml")
    path = small / "journal.yaml"
    text = path.read_text()
    path.write_text(text[: text.index("  - id: SH-T-T1")])
    assert "3 cities with a transparent book and 0 transparent Journal tiles" in told(small)[0]
    assert "a file of the core set: it no longer fits" in told(small)[0]


# -- the guide ---------------------------------------------------------------------------------------------------------


def test_the_guides_pack_is_sound(guided: Path) -> None:
    assert told(guided) == []
    known = {"pack.yaml", "map.yaml", "tracks.yaml", *[f"{kind}.yaml" for kind in LISTS]}
    assert {path.name for path in guided.iterdir()} <= known
    more = [a - b for a, b in zip(counts(load_content((guided,))), counts(load_content()), strict=True)]
    assert more == [2, 1, 1, 2, 2, 1, -9]


def test_the_guides_cards_do_what_they_say(guided: Path) -> None:
    field = Battlefield(heroes=("Liona", "Nadir"), monsters=("MY-C-01", "SH-M1-01"), packs=(guided,))
    assert field.m.mod(1, 0) == 1
    field.use("Sand Spear", 1)
    field.answer(0, 5)
    assert field.m.damage[4:6] == [0, 3], "CLV 1, and Sabula takes 1 less"
    assert field.m.max_hp(4) == 98
    hero = field.content.heroes[field.content.find_hero("Tessa")]
    assert hero.sides[1].text.en == (
        "At turn start, if you have at most 2 Shards: Choose 1 Shard. "
        "When you take damage: Stun the attacker (once per round)."
    )


def test_the_guides_pack_is_checked_by_the_command(guided: Path) -> None:
    result = CliRunner().invoke(main, ["pack", "check", str(guided)])
    assert (result.exit_code, result.output) == (0, f"{guided}: no problems\n")
    edit(guided, "skills.yaml", "pull(1, front)", "drag(1, front)")
    result = CliRunner().invoke(main, ["pack", "check", str(guided)])
    assert result.exit_code == 1
    assert "unknown word 'drag'" in result.output


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_guides_pack_is_played(guided: Path, seats: int) -> None:
    match = SYNCHRO.new(seed=seats, seats=seats, packs=[str(guided)])
    rng = Random(seats)
    for _ in range(5000):
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, decision.sample(rng))
        assert match.problems() == []
    assert match.outcome is not None
    assert [city.id for city in match.view(0).map.cities][4] == "sabbiadoro"


def test_the_guide_names_every_word() -> None:
    text = GUIDE.read_text()
    words = [word.text for word in [*vocabulary.WORDS, *landmark_language.WORDS] if word.text.isidentifier()]
    missing = [word for word in [*words, *LISTS, *SECTIONS] if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)]
    assert missing == []


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("static(damage_taken, 2)", "Ogni danno subito aumenta di 2."),
        (
            "static(skill_discount, 2, at(1, 2, 4))",
            "In P1, P2 o P4 la prima Abilità di ogni turno costa 2 Frammenti in meno (minimo 1).",
        ),
        (
            "when(on_level_up, shield(1, any_ally))",
            "Quando sali di livello in battaglia: 1 Scudo a un alleato a scelta.",
        ),
        (
            "when(battle_start, stun(front2), push(1, struck))",
            "A inizio battaglia: Stordisci i nemici in P1 e P2; Spingi di 1 quei nemici.",
        ),
        ("when(on_basic_attack, stun(struck))", "Dopo l'Attacco Base: Stordisci il nemico attaccato."),
        (
            "when(on_damaged, lose_shield(attacker))",
            "Quando subisci danni: rimuovi tutti gli Scudi di chi ti ha colpito.",
        ),
        (
            "when(turn_start, damage(2, p4), reroll(struck))",
            "A inizio turno: 2 danni al nemico in P4; rilancia il dado di quel nemico.",
        ),
    ],
)
def test_words_of_abilities_that_no_card_has(text: str, said: str) -> None:
    assert ability(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("when(on_kill, heal(3, most_hurt_ally))", "Quando sconfigge un Eroe: Cura 3 danni al Mostro con più danni."),
        ("when(turn_start, swap)", "A inizio turno: può scambiare posizione con un Mostro qualsiasi."),
        ("when(on_basic_attack, push(2, struck))", "Dopo l'Attacco Base: Spinge di 2 l'Eroe attaccato."),
        (
            "when(round_end, damage(1, any_foe), stun(struck))",
            "A fine round: 1 danno a un Eroe a scelta; Stordisce quell'Eroe.",
        ),
        (
            "when(battle_start, damage(2, front2), silence(struck))",
            "A inizio battaglia: 2 danni agli Eroi in P1 e P2; Silenzia quegli Eroi.",
        ),
    ],
)
def test_words_of_celestials_that_no_card_has(text: str, said: str) -> None:
    assert ability(text, monster=True) == said
