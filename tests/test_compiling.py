"""What setup.py compiles can be compiled: a build where it cannot falls back to the pure form, which nobody notices."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import ludoteca

ROOT = Path(__file__).parents[1]


def test_mypyc_accepts_every_module_that_is_compiled(tmp_path: Path) -> None:
    code = "import sys, setup; folder = sys.argv.pop(); setup.extensions(folder)"
    command = [sys.executable, "-c", code, str(tmp_path)]
    environment = {**os.environ, "LUDOTECA_COMPILED": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list(tmp_path.glob("entrance_*.c"))) == 1 + len(ludoteca.list_games())
    for entrance in tmp_path.glob("entrance_*.c"):
        library = (tmp_path / f"__native_ludoteca_{entrance.stem.removeprefix('entrance_')}.c").read_text()
        assert '"ensure_deps"' in library
        for module in re.findall(r"ENTRANCE\((\w+)\)", entrance.read_text()):
            assert re.search(rf'"init_ludoteca___\w*{module}"', library), f"the way to {module} has another name"


def test_no_class_that_is_compiled_asks_for_something_beside_its_bases() -> None:
    """What a class asks of msgspec (`frozen=True`) mypyc forgets without a word; such classes are interpreted."""
    code = "import setup, sys; sys.stdout.write('\\n'.join(setup.compiled_modules()))"
    command = [sys.executable, "-c", code]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert len(listed) > 100
    asking = [
        f"{module}: {node.name}"
        for module in listed
        for node in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and {word.arg for word in node.keywords} - {"metaclass"}
    ]
    assert asking == []


def test_what_is_written_in_c_is_kept() -> None:
    """Git passes over C, because mypyc writes so much of it: a clone must have what people wrote."""
    written = sorted(path.name for path in (ROOT / "src/ludoteca/kernel").glob("_*.c"))
    command = ["git", "ls-files", "src/ludoteca/kernel/*.c"]
    kept = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert not kept or [Path(path).name for path in kept] == written
