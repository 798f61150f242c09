"""`ludoteca lorcana exercise`: random games of all cards, and what it says when one breaks off."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.games.lorcana.packs import exercise as module
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.packs.decks.making import playable_cards
from ludoteca.games.lorcana.packs.exercise import Exercise, Played, Task, draw_deck, draw_tasks, exercise, play_out
from ludoteca.games.lorcana.packs.reading import load_content, shipped_packs


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["lorcana", "exercise", *arguments])


def test_games_run_to_their_ends_and_repeat() -> None:
    first, again = exercise(6, seed=3), exercise(6, seed=3)
    assert first.failures == []
    assert first.games == 6
    assert first.cards == again.cards
    assert first.decisions == again.decisions
    assert sum(first.ended_by.values()) == 6


def test_another_seed_plays_other_games() -> None:
    assert exercise(2, seed=1).cards != exercise(2, seed=2).cards


def test_decks_are_legal_and_begin_with_what_was_played_least() -> None:
    content = load_content()
    cards = content.cards
    played = Counter({cards[number].id: 1 for number in playable_cards(content)})
    rare = [cards[number].id for number in playable_cards(content) if cards[number].inks == ("ruby",)][:10]
    for id in rare:
        played[id] = 0
    text = draw_deck(content, played, Random(1))
    deck, problems = read_deck(text, "deck", content)
    assert problems == []
    assert set(rare) <= {cards[number].id for number, _ in deck.cards}
    assert all(played[id] == 1 for id in rare)


def test_some_games_have_more_players() -> None:
    tasks = draw_tasks(Exercise(load_content()), range(10), seed=0)
    assert {len(task.decks) for task in tasks} == {2, 3, 4}


def test_the_table_names_what_was_not_played(tmp_path: Path) -> None:
    result = run("--games", "1", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert "0 failures" in " ".join(result.output.split())
    assert "Never played" in result.output
    assert "set-9" in result.output


def test_a_failure_says_how_to_see_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: Task, played: Played) -> None:
        played.decisions = 12
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(module, "play_game", fail)
    result = run("--games", "1", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert "game 0, after 12 decisions: RuntimeError: broken on purpose" in result.output
    assert len(list(tmp_path.glob("exercise-*.txt"))) == 2
    again = next(line for line in result.output.splitlines() if "--deck" in line).split()
    assert again[:3] == ["ludoteca", "lorcana", "exercise"]
    monkeypatch.undo()
    repeated = run(*again[3:])
    assert repeated.exit_code == 0
    assert "over after" in repeated.output


@pytest.mark.parametrize(
    ("deck", "said"), [(b"3 Nobody\n", "no card is called “Nobody”"), (b"\xff", "not UTF-8 text (byte 0)")]
)
def test_decks_that_will_not_do_are_told_before_the_game(tmp_path: Path, deck: bytes, said: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(deck)
    result = run("--deck", str(file), "--deck", str(file))
    assert (result.exit_code, said in result.output) == (1, True)
    assert "Error: " in result.output


def test_an_endless_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 5)
    (task, *_) = draw_tasks(Exercise(load_content()), range(1), seed=0)
    assert "no end after 5 decisions" in play_out(task).failure


def test_two_workers_play_the_same_games() -> None:
    assert exercise(4, seed=5, workers=2).cards == exercise(4, seed=5).cards


CARD = """  - id: "95-{number}"
    name: {{it: "Prova {number}", en: "Proof {number}"}}
    version: {{it: "Di Prova", en: "For Proof"}}
    type: character
    inks: [{ink}]
    cost: 1
    inkable: true
    classes: [Storyborn]
    strength: 1
    willpower: 2
    lore: 1
    rarity: common
    abilities:
      - when(quests(this), {deed})
"""


def written(folder: Path, deed: str) -> Path:
    """A pack of six cards that do this."""
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text('game: lorcana\npack: proof\nname: {it: "Prove", en: "Proofs"}\n')
    cards = "".join(CARD.format(number=number, ink="amber", deed=deed) for number in range(1, 7))
    (folder / "cards" / "amber.yaml").write_text("cards:\n" + cards)
    return folder


def test_the_cards_of_a_pack_are_all_played(tmp_path: Path) -> None:
    pack = written(tmp_path / "proof", "draw(1)")
    result = run("--games", "4", "--pack", str(pack), "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "0 failures, 0 cards never played" in " ".join(result.output.split())
    assert "proof" in result.output
    assert "set-9" not in result.output


def test_a_shipped_set_can_be_exercised_alone() -> None:
    found = exercise(1, seed=1, packs=(shipped_packs()[-1],))
    cards = found.content.cards
    assert {cards[number].pack for number in found.wanted} == {"set-10"}
    assert sum(id.startswith("10-") for id in found.cards) > len(found.cards) * 0.9


def test_a_failure_with_a_pack_names_it_and_can_be_seen_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: Task, played: Played) -> None:
        raise RuntimeError("broken on purpose")

    pack = written(tmp_path / "proof", "draw(1)")
    monkeypatch.setattr(module, "play_game", fail)
    result = run("--games", "1", "--pack", str(pack), "--out", str(tmp_path))
    monkeypatch.undo()
    again = next(line for line in result.output.splitlines() if "--deck" in line).split()
    assert f"--pack {pack}" in " ".join(again)
    assert "over after" in run(*again[3:]).output


def test_a_pack_with_problems_is_told_of(tmp_path: Path) -> None:
    result = run("--games", "1", "--pack", str(written(tmp_path / "proof", "explode(1)")))
    assert result.exit_code == 1
    assert "explode" in result.output
