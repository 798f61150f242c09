"""Lists the licences of everything that a table server is installed with, into docs/licences.md.

    make lock        writes the lock files, and this list

What is needed is read from deploy/serve.lock, what each package says about itself from where it is installed.
"""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "deploy" / "serve.lock"
PAGE = ROOT / "docs" / "licences.md"
HEAD = """# Licences

Ludoteca is under the MIT licence (LICENSE). A table server is installed with these packages, at the versions and with
the hashes of `deploy/serve.lock`. The list is written by `tools/licences.py`.

| package | version | licence |
|---|---|---|
"""
_PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;]+)")


def locked(lock: Path = LOCK) -> list[tuple[str, str]]:
    """List the packages of a lock file with their versions."""
    found = [_PINNED.match(line) for line in lock.read_text("utf-8").splitlines()]
    return [(each[1], each[2]) for each in found if each is not None]


def licence(package: str) -> str:
    """Return what a package says its licence is."""
    try:
        told = metadata(package)
    except PackageNotFoundError:
        return "not needed on this system"
    expression = (told.get_all("License-Expression") or [""])[0]
    kinds = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or () if line.startswith("License ::")]
    first = (told.get_all("License") or [""])[0].strip().partition("\n")[0]
    return expression or ", ".join(kinds) or first or "see the package"


def page() -> str:
    return HEAD + "".join(f"| {name} | {version} | {licence(name)} |\n" for name, version in locked())


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
