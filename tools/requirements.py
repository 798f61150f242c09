"""Prints what pyproject.toml requires, a line each: of the package itself, of an extra by its name, or to `build`."""

import sys
import tomllib
from pathlib import Path

told = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
project = told["project"]
sorts = {"": project["dependencies"], "build": told["build-system"]["requires"], **project["optional-dependencies"]}
wanted = sorts["".join(sys.argv[1:])]
print("\n".join(wanted))
