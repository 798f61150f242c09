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
TELL_MEMORY = "sys.platform == 'linux' and print(open('/proc/self/status').read().split('VmHWM:')[1].split()[0])"
"""What getrusage tells of a process begins with what the process had that started it."""


def test_mypyc_accepts_every_module_that_is_compiled(tmp_path: Path) -> None:
    code = "import sys, setup; folder = sys.argv.pop(); setup.extensions(folder); " + TELL_MEMORY
    command = [sys.executable, "-c", code, str(tmp_path)]
    environment = {**os.environ, "LUDOTECA_COMPILED": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    if sys.platform == "linux":
        assert int(done.stdout.split()[-1]) * 1024 < 1_500_000_000, "kibibytes that mypyc took at most"
    groups = 1 + len(ludoteca.list_games())
    assert len(list(tmp_path.glob("entrance_*.c"))) == len(list(tmp_path.glob("ludoteca_*__mypyc_0.c"))) == groups
    for entrance in tmp_path.glob("entrance_*.c"):
        library = (tmp_path / f"ludoteca_{entrance.stem.removeprefix('entrance_')}__mypyc_0.c").read_text()
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
