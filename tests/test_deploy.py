"""What a host installs: locked with hashes, licences known, and no secret where others can read it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
LOCKS = {"serve": ("postgres",), "develop": ("test", "docs")}


def pinned(name: str) -> dict[str, str]:
    lines = (DEPLOY / f"{name}.lock").read_text("utf-8").splitlines()
    return {m[1].lower().replace("_", "-"): m[2] for m in (re.match(r"([\w.-]+)==([^ ;]+)", x) for x in lines) if m}


@pytest.mark.parametrize("name", LOCKS)
def test_everything_that_is_needed_is_locked_with_hashes(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in LOCKS[name]:
        wanted += project["optional-dependencies"][extra]
    names = {re.split(r"[\[<>=;! ]", line)[0].lower().replace("_", "-").replace(".", "-") for line in wanted}
    assert names <= {key.replace(".", "-") for key in pinned(name)}
    text = (DEPLOY / f"{name}.lock").read_text("utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text, "where packages come from is the host's to say"


def test_what_builds_it_is_locked_with_hashes_and_nothing_else_is_fetched_for_that() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    names = {re.split(r"[\[<>=;! ]", line)[0].lower().replace(".", "-") for line in told}
    assert names <= pinned("build").keys()
    assert pinned("build").items() <= pinned("develop").items(), "built with what it is tested with: run make lock"
    text = (DEPLOY / "build.lock").read_text("utf-8")
    assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=\S)", text.strip()))
    assert "://" not in text
    for place in ("deploy/Containerfile", "docs/hosting.md", "tools/wheels.sh"):
        text = (ROOT / place).read_text("utf-8").replace("\\\n", " ")
        lines = [line for line in text.splitlines() if re.search(r'pip"? (install|wheel) ', line)]
        assert any("build.lock" in line for line in lines), place
        for line in lines:
            assert "--require-hashes" in line or "--no-deps" in line or "ludoteca-*.whl" in line, line
            assert "--no-build-isolation" in line or not re.search(r" \.(\s|$)", line), line


def test_the_licences_of_what_is_locked_are_listed() -> None:
    page = (ROOT / "docs" / "licences.md").read_text("utf-8")
    for name, version in pinned("serve").items():
        assert f"| {name} | {version} |" in page, f"run make lock: {name}"


def test_the_image_runs_as_nobody_in_particular_and_can_be_asked_how_it_is() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert re.search(r"^USER \d+$", text, re.MULTILINE)
    assert "HEALTHCHECK" in text
    assert "--require-hashes" in text
    assert "/health" in text


def test_the_service_is_understood_and_has_no_database_on_its_command_line() -> None:
    text = (DEPLOY / "ludoteca.service").read_text("utf-8")
    command = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    assert "--database" not in command
    assert "EnvironmentFile=" in text
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        said = subprocess.run([analyze, "verify", DEPLOY / "ludoteca.service"], capture_output=True, text=True).stderr
        assert not re.search(r"ludoteca\.service.*(Unknown|Invalid|Failed to parse|lvalue)", said), said


def test_the_database_can_be_told_where_others_do_not_read(tmp_path: Path) -> None:
    database = tmp_path / "kept elsewhere.sqlite"
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "serve", "--port", "0", "--no-open"]
    environment = {**os.environ, "LUDOTECA_DATABASE": str(database)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
    try:
        assert process.stdout is not None
        assert "127.0.0.1:" in process.stdout.readline()
        assert database.exists()
    finally:
        process.terminate()
        process.communicate()
