"""Prints the requirements of an extra in pyproject.toml, a line each."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
print("\n".join(project["project"]["optional-dependencies"][sys.argv[1]]))
