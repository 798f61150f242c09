"""The `campaign` command: the record, the next chapter, progress in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from tests.table.sagas import install


@pytest.fixture(autouse=True)
def _saga(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


def campaign(*arguments: str, lines: tuple[str, ...] = (), game: str = "saga") -> Result:
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, ["campaign", game, "--plain", "--lang", "en", *arguments], input=typed)


def keep(file: Path, **won: list[str]) -> None:
    file.write_text(json.dumps({"ludoteca_campaign": 1, "game": "saga", "won": won}), encoding="utf-8")


def kept(file: Path) -> dict[str, list[str]]:
    won: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))["won"]
    return won


def test_a_campaign_begins_with_nothing_won(file: Path) -> None:
    told = campaign("--file", str(file), "--show")
    assert told.exit_code == 0
    assert told.output.splitlines() == [
        "Campaign of Saga of Lyon. Stars: 0 of 9.",
        "1. The lions: to be played",
        "2. The corsairs: locked",
        "3. The keepers: locked",
    ]
    assert not file.exists()


def test_the_record_is_told_in_italian_too(file: Path) -> None:
    keep(file, lions=["three", "iron"], corsairs=["one"])
    told = CliRunner().invoke(main, ["campaign", "saga", "--file", str(file), "--show", "--lang", "it"])
    assert told.output.splitlines() == [
        "Campagna di Saga di Lyon. Stelle: 4 su 9.",
        "1. I leoni: stelle 3 su 3, Di ferro",
        "2. I corsari: stelle 1 su 3",
        "3. I custodi: da giocare",
    ]


def test_a_victory_is_kept_and_the_next_chapter_is_played_then(file: Path) -> None:
    # The curtain is lifted, and one of the two people gives up: the other has won.
    told = campaign("--file", str(file), "--hotseat", lines=("", "concede", "quit"))
    assert told.exit_code == 0, told.output
    assert "Playing: The lions. One star: You begin" in told.output
    assert "Victory: your progress is saved." in told.output
    assert kept(file) == {"lions": ["one"]}
    told = campaign("--file", str(file), "--hotseat", "--level", "three", lines=("", "concede", "quit"))
    assert "Playing: The corsairs. Three stars: The other begins" in told.output
    assert kept(file) == {"lions": ["one"], "corsairs": ["three"]}
    assert told.output.splitlines()[-4:] == [
        "Campaign of Saga of Lyon. Stars: 4 of 9.",
        "1. The lions: stars 1 of 3",
        "2. The corsairs: stars 3 of 3",
        "3. The keepers: to be played",
    ]


def test_a_victory_is_kept_at_once_not_when_the_table_is_left(file: Path) -> None:
    """Whoever closes the terminal on the last picture loses nothing: here the record is asked for before leaving."""
    from ludoteca.terminal import campaigns

    progress = campaigns.Progress(ludoteca.game("saga"), file)
    begun, level = progress.chosen(None, None)
    match = progress.game.new(2, **progress.campaign.options(begun, level))
    session = campaigns.Session(progress.game, campaigns.saving.Saved(match, ["", ""], [], "en"))
    session.when_over = lambda outcome: progress.note(outcome, session)
    session.lift_curtain()
    assert not file.exists()
    session.concede()
    assert kept(file) == {"lions": ["one"]}


def test_a_defeat_is_not_kept(file: Path) -> None:
    told = campaign("--file", str(file), "--bot", "random", lines=("concede", "quit"))
    assert told.exit_code == 0, told.output
    assert "Defeat: you can try again." in told.output
    assert not file.exists()


def test_what_another_terminal_won_meanwhile_stays(file: Path) -> None:
    from ludoteca.terminal import campaigns

    progress = campaigns.Progress(ludoteca.game("saga"), file)
    keep(file, lions=["three"])
    match = progress.game.new(2, decks=["leoni", "leoni"], first="player 1")
    session = campaigns.Session(progress.game, campaigns.saving.Saved(match, ["", ""], [], "en"))
    session.when_over = lambda outcome: progress.note(outcome, session)
    session.lift_curtain()
    session.concede()
    assert kept(file) == {"lions": ["one", "three"]}


def test_progress_is_in_the_data_folder_unless_told_otherwise(tmp_path: Path) -> None:
    assert campaign("--hotseat", lines=("", "concede", "quit")).exit_code == 0
    assert kept(tmp_path / "ludoteca" / "campaign-saga.json") == {"lions": ["one"]}


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("--chapter", "2"), "“The corsairs” is still locked."),
        (("--chapter", "keepers"), "“The keepers” is still locked."),
        (("--level", "iron"), "“Iron” is still locked."),
        (("--chapter", "9"), "1 (lions), 2 (corsairs), 3 (keepers)"),
        (("--chapter", "dragons"), "The campaign has no “dragons”."),
        (("--level", "two"), "one, three, iron"),
        (("--names", "Anna"), "2 names are needed"),
        (("--option", "decks=leoni,custodi"), "“decks” is for the campaign to decide"),
        (("--load", "half.json", "--level", "one"), "--load does not go with --level."),
    ],
)
def test_what_is_not_open_or_not_there_is_refused(file: Path, arguments: tuple[str, ...], wrong: str) -> None:
    told = campaign("--file", str(file), *arguments)
    assert told.exit_code == 1
    assert wrong in told.output


def test_a_chapter_that_was_won_can_be_played_again_on_a_harder_level(file: Path) -> None:
    keep(file, lions=["one"])
    told = campaign("--file", str(file), "--chapter", "1")
    assert "Playing: The lions. Three stars" in told.output
    keep(file, lions=["three"])
    told = campaign("--file", str(file), "--chapter", "lions", "--level", "iron")
    assert "Playing: The lions. Iron" in told.output


def test_a_saved_match_of_the_campaign_goes_on_in_it(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "half.json"
    campaign("--file", str(file), "--bot", "random", lines=(f"save {saved}", "quit"))
    assert saved.exists()
    told = campaign("--file", str(file), "--load", str(saved), lines=("concede", "quit"))
    assert "Defeat" in told.output
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["match"]["options"]["decks"] = ["leoni", "custodi"]
    saved.write_text(json.dumps(data), encoding="utf-8")
    told = campaign("--file", str(file), "--load", str(saved))
    assert (told.exit_code, "“The keepers” is still locked." in told.output) == (1, True)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"ludoteca": 1}', '{"ludoteca_campaign": 1, "game": "lyon", "won": {}}', "not JSON"]
)
def test_a_file_of_another_kind_is_left_alone(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    told = campaign("--file", str(file), "--show")
    assert told.exit_code == 1
    assert "does not keep the progress of a campaign of Saga of Lyon" in told.output
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("won", ["7", '{"lions": "one"}', '{"lions": [1]}'])
def test_a_damaged_record_is_refused(file: Path, won: str) -> None:
    file.write_text(f'{{"ludoteca_campaign": 1, "game": "saga", "won": {won}}}', encoding="utf-8")
    assert campaign("--file", str(file), "--show").exit_code == 1


def test_a_folder_that_is_not_there_is_said_before_the_match(tmp_path: Path) -> None:
    nowhere = ("--file", str(tmp_path / "nowhere" / "mine.json"))
    told = campaign(*nowhere, "--hotseat", lines=("", "concede", "quit"))
    assert told.exit_code == 1
    assert "there is no such folder" in told.output
    assert "Playing" not in told.output
    assert campaign(*nowhere, "--show").exit_code == 0


def test_progress_that_cannot_be_written_is_said_in_the_end(file: Path) -> None:
    file.with_name("mine.json.part").mkdir()
    told = campaign("--file", str(file), "--hotseat", lines=("", "concede", "quit"))
    assert told.exit_code == 1
    assert "cannot be written" in told.output
    assert "wins." in told.output


def test_a_game_without_a_campaign_says_so() -> None:
    told = campaign(game="lyon")
    assert told.exit_code == 1
    assert "Edicts of Lyon has no campaign." in told.output
