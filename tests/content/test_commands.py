"""`ludoteca pack`, `deck` and `replay`: every problem with its place, and a status that scripts can use."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel import replays
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.session import begin
from tests.games.boxes import copy_of, edit

LYON = ludoteca.game("lyon")
BAD_PACK = Path(__file__).parent / "bad-pack"


def run(*words: object) -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_a_deck_with_cards_of_a_bad_pack_tells_what_is_wrong_with_the_pack(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("1 DRAGHETTO\n", encoding="utf-8")
    result = run("deck", "check", "lyon", deck, "--pack", BAD_PACK)
    assert result.exit_code == 1
    assert f"{BAD_PACK / 'cards' / 'draghi.yaml'}:7:" in result.output


# -- packs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("lyon", "mine.yaml", "mine.yaml: unknown file; known are pack.yaml, and folders cards, decks"),
        ("lyon", "card/mine.yaml", "card: unknown folder; known are cards, decks"),
        ("lorcana", "cards/mine.yml", "mine.yml: unknown file; the names of a pack's files end in .yaml"),
        ("arena", "character/mine.yaml", "character: unknown folder; known are characters"),
    ],
)
def test_a_file_that_nothing_reads_is_a_problem(game: str, name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(f"game: {game}\npack: mine\nname: {{it: a, en: b}}\n", encoding="utf-8")
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("cards: []\n", encoding="utf-8")
    (tmp_path / ".hidden.yaml").write_text("mine: alone\n", encoding="utf-8")
    result = run("pack", "check", tmp_path)
    assert result.exit_code == 1
    assert said in result.output
    assert "1 problem\n" in result.output


def test_an_unknown_field_of_a_pack_of_lyon_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("game: lyon\npack: mine\nname: {it: a, en: b}\ndeck: []\n", encoding="utf-8")
    assert "a pack has an unknown field 'deck'; did you mean 'decks'?" in run("pack", "check", tmp_path).output


def test_the_shipped_pack_has_no_problems() -> None:
    result = run("pack", "check", LYON.folder / "content" / "base")
    assert result.exit_code == 0
    assert result.output.endswith(": no problems\n")


def test_every_problem_of_a_bad_pack_is_told_with_its_place() -> None:
    result = run("pack", "check", BAD_PACK)
    assert result.exit_code == 1
    cards = BAD_PACK / "cards" / "draghi.yaml"
    for line, told in (
        (7, "'level' must be a whole number from 0 to 4, not 7"),
        (13, "'name' must have its words in both languages"),
        (17, "cannot be read"),
        (25, "unknown word 'choosen'; did you mean 'chosen'?"),
        (26, "__import__('os').system('true') is not part of the language"),
        (27, "'source' must be one of"),
        (32, "'team' must be one of"),
        (34, "only give, lose, prevent, guard, cannot and can hold always"),
        (35, "unknown field 'colour'"),
    ):
        assert any(out.startswith(f"{cards}:{line}:") and told in out for out in result.output.splitlines()), (
            f"{line}: {told}\n{result.output}"
        )
    assert "there is no deck file '../../secret.txt' in the pack" in result.output
    assert f"{BAD_PACK / 'decks' / 'draghi.txt'}:3: no card is called 'NESSUNO'" in result.output
    assert result.output.splitlines()[-1].startswith(f"{BAD_PACK}: ")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('name: {it: "Pacchetto sbagliato", en: "A bad pack"}\n', "", "a pack lacks 'name'"),
        ("pack: bad", "pack: [bad", "not valid YAML"),
        ("pack: bad", "pack: bad\npack: worse", "pack.yaml:3"),
    ],
)
def test_a_mistake_in_pack_yaml_hides_no_other(tmp_path: Path, old: str, new: str, told: str) -> None:
    def problems(folder: Path) -> list[str]:
        lines = run("pack", "check", folder).output.splitlines()[:-1]
        return [line.removeprefix(str(folder)) for line in lines if f"{folder / 'cards'}" in line]

    copy = copy_of(BAD_PACK, tmp_path / "copy")
    edit(copy, "pack.yaml", old, new)
    assert told in run("pack", "check", copy).output
    unread = "YAML" in told or "pack.yaml:3" in told
    expected = [line for line in problems(BAD_PACK) if not (unread and "'team' must be one of" in line)]
    assert len(expected) >= 8
    assert problems(copy) == expected


def test_effects_are_told_with_their_column() -> None:
    result = run("pack", "check", BAD_PACK)
    assert f"{BAD_PACK / 'cards' / 'draghi.yaml'}:25:17: unknown word 'choosen'" in result.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "a pack is a folder with a pack.yaml"),
        ("game: [", "not valid YAML"),
        ("pack: x", "a pack lacks 'game'"),
        ('game: chess\npack: x\nname: {it: "a", en: "b"}', "no game is called 'chess'"),
        ("game: &a lyon\npack: *a", "anchors, aliases and tags are not allowed"),
        ("- 1\n- 2", "expected a pack, a map of fields"),
        ("a: " + "[" * 60 + "]" * 60, "deep"),
    ],
)
def test_what_is_no_pack_says_why(tmp_path: Path, text: str | None, told: str) -> None:
    if text is not None:
        (tmp_path / "pack.yaml").write_text(text, encoding="utf-8")
    result = run("pack", "check", tmp_path)
    assert result.exit_code == 1
    assert told in result.output


# -- decks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_ready_deck_can_be_shown_and_checked(tmp_path: Path, lang: str) -> None:
    listed = [line.split()[0] for line in run("deck", "list", "lyon").output.splitlines()]
    assert listed == ["leoni", "notturni", "corsari", "custodi", "lame", "ceneri", "burrasca", "pietra"]
    for name in listed:
        shown = run("deck", "show", "lyon", name, "--lang", lang)
        file = tmp_path / f"{name}.txt"
        file.write_text(shown.output, encoding="utf-8")
        result = run("deck", "check", "lyon", file)
        assert (result.exit_code, result.output) == (0, f"{file}: nessun problema\n")


def test_a_bad_deck_is_told_rule_by_rule(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("5 JOHN\n2 ZOMBI TENACE\n1 NESSUNO\n1 LEANDRO, RE DELL'ARENA\n", encoding="utf-8")
    result = run("deck", "check", "lyon", file)
    assert result.exit_code == 1
    assert f"{file}:3: nessuna carta si chiama «NESSUNO»\n" in result.output
    assert result.output.endswith(f"{file}: 5 problemi\n")
    assert f"{file}:3: no card is called 'NESSUNO'" in run("deck", "check", "lyon", file, "--lang", "en").output
    for rule in ("LY-3.01", "LY-3.04", "LY-3.05", "LY-3.07"):
        assert f"[{rule}]" in result.output


def test_a_deck_file_must_be_text_of_a_sensible_size(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(b"\xff\xfe1 JOHN")
    assert "not UTF-8" in run("deck", "check", "lyon", file).output
    file.write_text("1 JOHN\n" * 1000, encoding="utf-8")
    result = run("deck", "check", "lyon", file)
    assert result.exit_code == 1
    assert "more than 400 lines" in result.output


def test_unknown_names_are_answered_with_the_known_ones(tmp_path: Path) -> None:
    result = run("deck", "show", "lyon", "nobody")
    assert result.exit_code == 1
    assert "leoni, notturni, corsari, custodi" in result.output
    result = run("deck", "list", "chess")
    assert result.exit_code == 2
    assert "no game is called 'chess'" in result.output
    assert run("deck", "check", "lyon", tmp_path / "none.txt").exit_code == 2


@pytest.mark.parametrize("words", [("show", "arena", "gaston"), ("list", "arena")])
def test_a_game_without_decks_says_so(words: tuple[str, ...]) -> None:
    result = run("deck", *words)
    assert (result.exit_code, result.output) == (1, "Errore: Disney Sorcerer's Arena: Epiche Alleanze non ha mazzi.\n")


# -- replays -----------------------------------------------------------------------------------------------------


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    session = begin(LYON, seed=6)
    rng = Random(6)
    for _ in range(40):
        decision = session.match.decisions[0]
        session.choose(decision.seat, decision.options.sample(rng))
    file = tmp_path / "match.jsonl"
    file.write_text(replays.write(session, ["Ada", "Bruno"]), encoding="utf-8")
    return file


def test_a_replay_is_verified(replay: Path) -> None:
    result = run("replay", "check", replay)
    assert (result.exit_code, result.output) == (0, f"{replay}: 40 passi, come registrato\n")


def test_a_bad_replay_says_at_which_step_and_why(replay: Path) -> None:
    lines = replay.read_text(encoding="utf-8").splitlines()
    step = json.loads(lines[3])
    lines[3] = json.dumps({**step, "hash": "0"})
    replay.write_text("\n".join(lines), encoding="utf-8")
    result = run("replay", "check", replay)
    assert result.exit_code == 1
    assert f"{replay}: line 4: step 3: the position differs" in result.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: not a replay"),
        ("{}", "not a replay"),
        ('{"ludoteca":1,"game":"chess","version":1,"seats":2,"options":{},"content":""}\n{"outcome":null}', "'chess'"),
    ],
)
def test_what_is_no_replay_says_why(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(text, encoding="utf-8")
    for command in ("check", "show"):
        result = run("replay", command, file)
        assert result.exit_code == 1
        assert told in result.output


def test_a_saved_match_is_no_replay_and_is_told_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    told = CliRunner().invoke(main, ["play", "lyon", "--plain", "--seed", "1"], input=f"1\nsalva {file}\n")
    assert "salvata" in told.output
    for words in (("replay", "check", file), ("replay", "show", file)):
        result = run(*words, "--lang", "en")
        assert result.exit_code == 1
        assert result.output == (
            f"Error: “{file}” is a saved match, not a replay: it holds a position, not the moves. "
            f"To go on with it: ludoteca play lyon --load {file}\n"
        )
    assert run("replay", "check", file).output.startswith(f"Errore: «{file}» è una partita salvata, non un replay")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"ludoteca_campaign": 1, "game": "kingdom", "won": {}}, "ludoteca campaign kingdom --show --file"),
        ({"game": "lyon", "games_per_second": 3.0}, "has the results of a simulation"),
    ],
)
def test_other_files_of_ours_are_called_what_they_are(tmp_path: Path, data: object, said: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data, indent=2), encoding="utf-8")
    assert said in run("replay", "check", file, "--lang", "en").output


def test_a_step_is_shown_in_words(replay: Path) -> None:
    italian = run("replay", "show", replay, "--step", 20).output
    assert "20/40" in italian
    assert "Ada: " in italian
    assert "Mano" in italian
    english = run("replay", "show", replay, "--lang", "en", "--seat", 0).output
    assert "Hand: " in english
    assert run("replay", "show", replay, "--step", 99).exit_code == 1
    assert run("replay", "show", replay, "--seat", 7).exit_code == 1


def test_a_step_is_shown_as_a_position_that_can_be_played(replay: Path) -> None:
    text = run("replay", "show", replay, "--step", 25, "--position").output
    match = LYON.from_position(text, "position.yaml", seed=1)
    recorded = replays.read(replay.read_text(encoding="utf-8"))
    assert state_hash(match) == recorded.steps[24].hash


def test_a_deck_file_that_the_pack_does_not_name_is_told(tmp_path: Path) -> None:
    """It would never be played, and nobody would say so."""
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "mine.txt").write_text("# Mine\n")
    (tmp_path / "pack.yaml").write_text('game: lyon\npack: mine\nname: {it: "Mio", en: "Mine"}\n')
    result = CliRunner().invoke(main, ["pack", "check", str(tmp_path)])
    assert result.exit_code == 1
    assert "mine.txt: no deck of pack.yaml has this file; add to its decks: {deck: mine, " in result.output
