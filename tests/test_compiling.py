"""What setup.py compiles can be compiled: a build where it cannot falls back to the pure form, which nobody notices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_mypyc_accepts_every_module_that_is_compiled(tmp_path: Path) -> None:
    code = "import sys, setup; folder = sys.argv.pop(); print(len(setup.extensions(folder)), 'libraries')"
    command = [sys.executable, "-c", code, str(tmp_path)]
    environment = {**os.environ, "LUDOTECA_COMPILED": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "libraries" in done.stdout
    entrances = [text for text in map(Path.read_text, tmp_path.rglob("*.c")) if "PyInit___init__" in text]
    assert len(entrances) > 200
    assert not any(text.startswith("#include") for text in entrances), "mypyc begins them otherwise than PYTHON says"
