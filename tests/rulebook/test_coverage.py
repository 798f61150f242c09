"""Reading which tests name which rule, from sources that are never run."""

from pathlib import Path

import pytest

from ludoteca.kernel.rules import Catalogue, Rule, short_catalogue
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.rulebook.coverage import Coverage, Mention, citations_in, id_pattern, marks_in

TESTS = """
import pytest

pytestmark = [pytest.mark.rule("XX-1.01"), pytest.mark.slow]


@pytest.mark.rule("XX-1.02", "XX-1.03")
def test_alone(): ...


@pytest.mark.rule("XX-2.01")
class TestGroup:
    async def test_inside(self): ...

    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-2.02"))])
    def test_with_parameters(self, n): ...

    def not_a_test(self): ...


def helper(): ...
"""

CODE = '''
"""Enforces XX-3.01."""


def refuse():
    """Refuse it, even at M1 (XX-M1).

    Rules: XX-1.02, XX-A7.
    """
    return no("XX-A.01", f"see XX-9.99 and XX-GOAL.01")  # XX-7.77 in a comment is not a citation
'''


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_marks_on_functions_classes_parameters_and_files(tmp_path: Path) -> None:
    found = [(mention.where, mention.id) for mention in marks_in(written(tmp_path, "test_x.py", TESTS), tmp_path)]
    assert found == [
        ("test_x.py::test_alone", "XX-1.01"),
        ("test_x.py::test_alone", "XX-1.02"),
        ("test_x.py::test_alone", "XX-1.03"),
        ("test_x.py::TestGroup::test_inside", "XX-1.01"),
        ("test_x.py::TestGroup::test_inside", "XX-2.01"),
        ("test_x.py::TestGroup::test_with_parameters", "XX-1.01"),
        ("test_x.py::TestGroup::test_with_parameters", "XX-2.01"),
        ("test_x.py::TestGroup::test_with_parameters", "XX-2.02"),
    ]


def test_an_id_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    path = written(tmp_path, "test_y.py", "import pytest\n\n\n@pytest.mark.rule(WHICH)\ndef test_it(): ...\n")
    with pytest.raises(ValueError, match=r"test_y\.py:4: a rule's id must be written out, not WHICH"):
        marks_in(path, tmp_path)


def test_citations_in_texts_with_their_lines(tmp_path: Path) -> None:
    dotted = id_pattern(short_catalogue("XX", {"XX-1.02": EMPTY}))
    path = written(tmp_path, "m.py", CODE)
    found = {(mention.id, mention.where) for mention in citations_in(path, tmp_path, dotted)}
    assert found == {
        ("XX-3.01", "m.py:2"),
        ("XX-1.02", "m.py:6"),
        ("XX-A.01", "m.py:10"),
        ("XX-9.99", "m.py:10"),
        ("XX-GOAL.01", "m.py:10"),
    }


def test_rulings_without_a_dot_are_citations_where_the_catalogue_has_them(tmp_path: Path) -> None:
    undotted = id_pattern(short_catalogue("XX", {"XX-1.02": EMPTY, "XX-A1": EMPTY}))
    path = written(tmp_path, "m.py", CODE)
    assert [mention.id for mention in citations_in(path, tmp_path, undotted) if "." not in mention.id] == ["XX-A7"]


def test_what_is_missing_and_what_is_unknown() -> None:
    nothing = Phrase("", "")
    rules = [
        Rule("XX-1.01", nothing, "1", nothing, "", (), ()),
        Rule("XX-1.02", nothing, "2", nothing, "", (), ()),
        Rule("XX-1.03", nothing, "3", nothing, "", ("untestable",), ()),
    ]
    coverage = Coverage(Catalogue("XX", rules, 3), [Mention("XX-1.01", "a::b"), Mention("XX-9.01", "a::c")], [])
    assert [rule.id for rule in coverage.untested] == ["XX-1.02"]
    assert [mention.where for mention in coverage.unknown] == ["a::c"]
    assert not coverage.is_complete
