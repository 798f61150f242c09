"""Both forms of the packing of numbers: as Python has it, and as C has it, compiled here where there is a compiler."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.kernel import packing

QUICK = "ludoteca.kernel._packing"
SOURCE = Path(packing.__file__ or "").with_name("_packing.c")


def load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plain_form() -> ModuleType:
    """Return the functions as Python has them."""
    before = sys.modules.get(QUICK)
    sys.modules[QUICK] = None  # type: ignore[assignment]
    try:
        return load("plain_packing", Path(packing.__file__ or ""))
    finally:
        del sys.modules[QUICK]
        if before is not None:
            sys.modules[QUICK] = before


def quick_form(folder: Path) -> ModuleType:
    """Return the same as C has them, compiled into this folder."""
    compiler = shutil.which("cc")
    if compiler is None or not SOURCE.exists():
        pytest.skip("there is no C compiler, or no source")
    library = folder / f"_packing{sysconfig.get_config_var('EXT_SUFFIX')}"
    headers = sysconfig.get_paths()["include"]
    flags = ["-shared", "-fPIC", "-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror", f"-I{headers}"]
    done = subprocess.run([compiler, *flags, str(SOURCE), "-o", str(library)], capture_output=True, text=True)
    if "Python.h" in done.stderr:
        pytest.skip("there are no headers of Python")
    assert done.returncode == 0, done.stderr
    return load("_packing", library)


def put_in_force(form: ModuleType, patch: pytest.MonkeyPatch) -> int:
    """Let everybody who packs numbers do it in this form; return how many functions were exchanged."""
    usual = {function: getattr(packing, function) for function in packing.__all__}
    exchanged = 0
    for name, module in list(sys.modules.items()):
        if name.startswith("ludoteca.") and name != QUICK and module is not None:
            for function, own in usual.items():
                if vars(module).get(function) is own:
                    patch.setattr(module, function, getattr(form, function))
                    exchanged += 1
    return exchanged
