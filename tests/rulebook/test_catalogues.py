"""The catalogues of all games: complete, in both languages, within the rulebook, and every rule shown by a test."""

from pathlib import Path

import pytest

from ludoteca import library
from ludoteca.kernel.rules import cited_lines
from ludoteca.rulebook.coverage import coverage_of, find_checkout

ROOT = Path(__file__).parents[2]
KEYS = sorted(library.list_games())


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_rule_has_a_test_and_every_id_in_tests_and_code_is_a_rule(key: str) -> None:
    coverage = coverage_of(library.game(key), ROOT)
    assert [rule.id for rule in coverage.untested] == []
    assert len(coverage.tests) >= 100
    assert [f"{mention.where}: {mention.id}" for mention in coverage.unknown] == []


def test_citations_lie_within_the_rulebook(key: str) -> None:
    catalogue = library.game(key).rules()
    for rule in catalogue.rules:
        lines = cited_lines(rule.lines)
        assert lines or rule.crd or rule.is_ruling, rule.id
        assert lines == sorted(lines), rule.id
        assert all(1 <= line <= catalogue.rulebook_lines for line in lines), rule.id


def test_every_rule_speaks_both_languages(key: str) -> None:
    for rule in library.game(key).rules().rules:
        assert rule.text.it.strip(), rule.id
        assert rule.text.en.strip(), rule.id
        assert rule.text.it != rule.text.en, rule.id
        assert rule.section.it, rule.id
        assert rule.section.en, rule.id
        assert bool(rule.reason.it) == bool(rule.reason.en), rule.id


def test_ids_are_unique_and_rulings_concern_rules(key: str) -> None:
    catalogue = library.game(key).rules()
    assert len(catalogue.by_id) == len(catalogue.rules)
    for rule in catalogue.rules:
        assert rule.id.startswith(f"{catalogue.prefix}-")
        if rule.is_ruling:
            assert rule.related, rule.id
        else:
            assert rule.check, rule.id
        for other in rule.related:
            assert other in catalogue, f"{rule.id} concerns {other}"


def test_the_checkout_is_found_from_anywhere_in_it(key: str, tmp_path: Path) -> None:
    game = library.game(key)
    assert find_checkout(game, ROOT / "src" / "ludoteca") == ROOT
    assert find_checkout(game, tmp_path) in (ROOT, None)  # by the game's own files, where these lie in the checkout
