"""`ludoteca games` and `ludoteca rules`."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca import library
from ludoteca.cli import main
from ludoteca.kernel.rules import Catalogue, Rule
from ludoteca.kernel.texts import Phrase
from ludoteca.rulebook import commands


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_games_are_listed_in_both_languages() -> None:
    assert "Editti di Lyon, 2 giocatori" in run("games").output
    assert "Edicts of Lyon, 2 players" in run("games", "--lang", "en").output


def test_a_game_is_told_with_its_settings() -> None:
    told = run("games", "arena", "--lang", "en").output
    assert told.startswith("arena      Disney Sorcerer's Arena: Epic Alliances, 2 or 4 players. ")
    assert "\n  mode  Mode (usually ch1)\n    ch1   Chapter 1: the basics, fixed teams\n" in told
    assert "; one for each seat, with commas between them; 3 together, with “ + ” between them; only with mode=" in told
    told = run("games", "lorcana", "--lang", "en").output
    assert (
        "    tournament  of tournaments (comprehensive rules)\n      series=best  Series of games: best of several"
        in told
    )
    assert "      deck_out=turn_end  Empty deck: who ends a turn with an empty deck loses" in told
    assert (
        "  decks  Mazzo (di solito leoni,notturni; una voce per ogni posto"
        in run("games", "lyon", "--lang", "it").output
    )


@pytest.mark.parametrize("key", sorted(library.list_games()))
def test_every_setting_and_value_is_told(key: str) -> None:
    told = run("games", key, "--lang", "en").output
    for setting in library.game(key).settings():
        assert f"\n  {setting.key}  " in told
        assert all(f"\n    {value} " in told for value in setting.choices)


def test_all_rules_by_section() -> None:
    shown = run("rules", "lyon")
    assert shown.exit_code == 0
    lines = shown.output.splitlines()
    assert lines[0] == "Obiettivo del gioco"
    assert lines[1].startswith("  LY-1.01 ")
    assert lines[1].endswith("[7]")
    assert sum(1 for line in lines if line.startswith("  LY-")) == len(library.game("lyon").rules().rules)
    assert "Chiarimenti" in lines


def test_one_rule_with_its_check_and_rulings() -> None:
    shown = run("rules", "lyon", "LY-4.05", "--lang", "en")
    assert shown.exit_code == 0
    assert "LY-4.05  (Setup, line 47 of the rulebook)" in shown.output
    assert "Check: Given decks are shuffled" in shown.output
    assert "LY-A.03" in shown.output


def test_one_ruling_with_its_reason_and_rules() -> None:
    shown = run("rules", "lyon", "ly-a.34")
    assert shown.exit_code == 0
    assert "Motivo: " in shown.output
    assert "LY-10.06" in shown.output


def test_the_number_in_the_comprehensive_rules_stands_beside_the_lines(capsys: pytest.CaptureFixture[str]) -> None:
    section, text = Phrase("Scopo", "Goal"), Phrase("Vince chi resta.", "Whoever remains wins.")
    both = Rule("XX-1.01", section, "9,12", text, "", (), (), crd="1.8.1")
    only = Rule("XX-1.02", section, "", text, "", (), (), crd="6.2.4")
    commands.show_list([both, only], "en")
    assert [line.split("  ")[-1] for line in capsys.readouterr().out.splitlines()[1:]] == ["[9,12 §1.8.1]", "[§6.2.4]"]
    catalogue = Catalogue("XX", [both, only], 12)
    commands.show_rule(catalogue, both, "it")
    assert "XX-1.01  (Scopo, righe 9,12 del regolamento, regole complete 1.8.1)" in capsys.readouterr().out
    commands.show_rule(catalogue, only, "en")
    assert "XX-1.02  (Goal, comprehensive rules 6.2.4)" in capsys.readouterr().out


def test_search_takes_words_of_either_language() -> None:
    shown = run("rules", "lyon", "poison", "personaggi")
    assert shown.exit_code == 0
    assert [line.split()[0] for line in shown.output.splitlines() if line.startswith("  ")] == ["LY-11.13"]
    nothing = run("rules", "lyon", "astronave")
    assert nothing.exit_code == 1
    assert "astronave" in nothing.output


def test_an_unknown_id_names_near_ones() -> None:
    shown = run("rules", "lyon", "LY-4.5")
    assert shown.exit_code == 2
    assert "there is no rule LY-4.5" in shown.output
    assert "LY-4.05" in shown.output


def test_an_unknown_game_names_the_known() -> None:
    shown = run("rules", "scacchi")
    assert shown.exit_code == 2
    assert "lyon" in shown.output


def test_coverage_lists_tests_and_places_in_the_code() -> None:
    shown = run("rules", "lyon", "--coverage", "--lang", "en")
    assert shown.exit_code == 0
    assert "tests/rules/lyon/test_01_goal.py::test_damage_that_takes_all_defence_wins" in shown.output
    assert "cited in src/ludoteca/games/lyon/" in shown.output
    last = shown.output.splitlines()[-1]
    total = len(library.game("lyon").rules().rules)
    assert last.startswith(f"{total} of {total} rules have a test")


def test_coverage_fails_on_a_rule_without_test_and_on_an_unknown_id(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tests = tmp_path / "tests" / "rules" / "lyon"
    tests.mkdir(parents=True)
    (tmp_path / "src").mkdir()
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    (tests / "test_x.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("LY-1.01", "LY-77.77")\ndef test_it(): ...\n', encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    shown = run("rules", "lyon", "--coverage", "--lang", "en")
    assert shown.exit_code == 1
    assert "test_x.py::test_it: there is no rule LY-77.77" in shown.output
    assert shown.output.count("    no test") == len(library.game("lyon").rules().rules) - 1


def test_coverage_outside_a_checkout_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_checkout", lambda game, start: None)
    shown = run("rules", "lyon", "--coverage")
    assert shown.exit_code == 1
    assert "checkout" in shown.output


def test_coverage_takes_no_words() -> None:
    assert run("rules", "lyon", "veleno", "--coverage").exit_code == 2
