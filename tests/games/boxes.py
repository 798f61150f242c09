"""Packs to try out, in folders of their own: copies of a core set, changed here and there, and what a guide makes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path


def copy_of(core: Path, folder: Path) -> Path:
    """A copy of a core set, as somebody makes who enters their own box."""
    shutil.copytree(core, folder)
    return folder


def edit(folder: Path, file: str, old: str, new: str) -> Path:
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return folder


def made_by(guide: Path, folder: Path) -> Path:
    """The pack that a guide makes, file by file."""
    for sample in re.findall(r"```yaml\n(.*?)```", guide.read_text(), re.S):
        path = folder / sample.removeprefix("# ").split("\n")[0]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(sample)
    return folder
