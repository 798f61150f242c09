"""The gate before a release: matches played before go on, or break by name."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tools import gate

import ludoteca
from ludoteca.kernel import asking

CORPUS = [path for key in ludoteca.list_games() for path in gate.files(key)]


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_matches_of_versions_that_are_played_go_on(path: Path) -> None:
    version, why = gate.breaks(path)
    if asking.plays(ludoteca.game(path.parent.parent.name), version):
        assert why == "", "these rules end matches that people are playing: raise the version of the game"


def test_every_game_has_matches_of_its_version_in_the_corpus() -> None:
    for key in ludoteca.list_games():
        names = [path.name for path in gate.files(key)]
        assert len([name for name in names if name.startswith(f"v{ludoteca.game(key).version}-")]) == gate.MATCHES


def test_rules_that_lead_elsewhere_are_told(tmp_path: Path) -> None:
    kept = msgspec.json.decode(CORPUS[0].read_bytes(), type=gate.Kept)
    kept.record.rows[5] = msgspec.structs.replace(kept.record.rows[5], digest="0" * 24)
    path = tmp_path / "changed.json"
    path.write_bytes(msgspec.json.encode(kept))
    assert gate.breaks(path) == (kept.version, "row 6 leads to another position than it did")
