"""Builds the compiled form: the very same sources of the kernel, the games' engines and the bots through mypyc.

`pip install .` compiles where there is a C compiler and falls back to pure Python, saying so, where there is none. An
editable install (`pip install -e .`) stays pure, so that edits take effect; LUDOTECA_PURE=1 asks for pure anywhere.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCE = Path("src/ludoteca")
KERNEL = "texts chance contract frames refusals acts house select effects boards/polyomino"
BOTS = "bot plans greedy random_bot search"
ROOMS = ("state", "flow", "acts", "effects", "bot")
"""The rooms of a game that are its rules engine."""
INTERPRETED = "# Interpreted: "
"""Begins a line, with the reason, in a module of those rooms that is not compiled."""


def engine_modules(game: str) -> list[Path]:
    """List the modules of a game's rules engine: everything in its rooms but what only says what a folder is for."""
    folder = SOURCE / "games" / game
    found = [path for room in ROOMS for path in sorted((folder / room).rglob("*.py"))]
    return [path for path in found if is_compiled(path)]


def is_compiled(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    only_words = path.name == "__init__.py" and "import" not in text
    return not only_words and not any(line.startswith(INTERPRETED) for line in text.splitlines())


def compiled_modules() -> list[str]:
    modules = [SOURCE / "kernel" / f"{name}.py" for name in KERNEL.split()]
    for folder in sorted((SOURCE / "games").iterdir()):
        modules += engine_modules(folder.name)
    modules += [SOURCE / "bots" / f"{name}.py" for name in BOTS.split()]
    missing = [str(path) for path in modules if not path.exists()]
    if missing:
        raise FileNotFoundError(", ".join(missing))
    return [str(path) for path in modules]


class OptionalBuild(build_ext):
    """Compiles if it can."""

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            notice(f"cannot compile here ({str(error)[:80]}…)")
            self.extensions = []


class ParsedContent(build_py):
    """Puts what the package's YAML files say beside them, parsed, so that no installed process has to parse it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        sys.path.insert(0, str(SOURCE.parent))
        from ludoteca.kernel import parsed, yamls

        package = Path(self.build_lib) / "ludoteca"
        for path in sorted(package.rglob("*.yaml")):
            text = yamls.read_text(path)
            parsed.keep(text, yamls.parse_yaml(text, str(path)), package / parsed.SHIPPED.name)


def notice(why: str) -> None:
    print(f"ludoteca: {why}; installing the pure Python form, which plays the same, slower", file=sys.stderr)


def extensions() -> list:
    wants_pure = os.environ.get("LUDOTECA_PURE") == "1"
    if wants_pure or "editable_wheel" in sys.argv or "egg_info" in sys.argv or "dist_info" in sys.argv:
        return []
    if "sdist" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        os.environ.setdefault("MYPYPATH", "src")
        # What the package imports is not installed in a build environment, and need not be.
        flags = ["--config-file=", "--ignore-missing-imports", "--namespace-packages", "--explicit-package-bases"]
        return mypycify([*flags, *compiled_modules()], opt_level="3", debug_level="0")
    except (Exception, SystemExit) as error:
        if os.environ.get("LUDOTECA_COMPILED") == "1":
            raise
        notice(f"mypyc did not accept the sources ({error})")
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild, "build_py": ParsedContent})
