"""Builds the compiled form: the very same sources of the kernel, the games' engines and the bots through mypyc.

`pip install .` compiles where there is a C compiler and falls back to pure Python, saying so, where there is none. An
editable install (`pip install -e .`) stays pure, so that edits take effect; LUDOTECA_PURE=1 asks for pure anywhere, and
with LUDOTECA_COMPILED=1 it is an error if something cannot be compiled.

Each game is a library of its own, of one to three C files, and so are the kernel and the bots together: in one file
they took a compiler close to 3 GB, and no two processors could share the work.
"""

import os
import re
import sys
from math import ceil
from pathlib import Path
from shutil import copyfile

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCE = Path("src/ludoteca")
KERNEL = (
    "texts chance contract frames refusals acts contents house select effects boards/polyomino "
    "drawing layouts paintings motions features promising sheets masks"
)
JUDGING = Extension("ludoteca.bots._judging", ["src/ludoteca/bots/_judging.c"], depends=["setup.py"])
"""The network of a learnt judgement, written in C by hand because numpy takes ten times as long for one position."""
PACKING = Extension("ludoteca.kernel._packing", ["src/ludoteca/kernel/_packing.c"], depends=["setup.py"])
"""Written in C by hand: what mypyc cannot do is write numbers into the memory of an array."""
BOTS = "beyond bot branches learnt plans greedy random_bot search"
ROOMS = ("state", "flow", "acts", "effects", "bot")
"""The rooms of a game that are its rules engine."""
LIBRARY = "__mypyc"
"""What mypyc adds to the name of a group's library."""
CORE = "core"
"""The kernel and the bots, among the groups that are compiled apart."""
LEVEL = "1"
"""How hard the C compiler tries: at 3 it takes twice as long, and Lyon is no faster for it."""
WORDS = (
    r"words|view_words|label|prompt|sentence|clause|predicate|said|noun|named|thing|so|wishes|warning|refuse\w*|asking_rule|"
    "at_another_time|leanings"
)
"""Methods that only make words, or say why something cannot be done: for people to read."""
UNHURRIED_HEADS = (
    r"char CPyDef_\w+__top_level__\(void\)",  # runs once, when a module is imported
    r"(?:static )?(?:int|PyObject \*)CPy(?:Init|Exec)_\w+\(.*\)",  # calls it
    r"PyObject \*CPyPy_\w+\(.*\)",  # only takes arguments from the interpreter
    r"static (?:int|PyObject \*)\n\w+_[gs]et_\w+\(.*, void \*closure\)",  # only gives attributes to the interpreter
    rf"PyObject \*CPyDef_\w+___(?:{WORDS})(?:__\w+_glue)?\(.*\)",
)
"""Functions that nobody waits for: more than half of the C that mypyc writes."""
HEAD = re.compile(rf"^(?:{'|'.join(UNHURRIED_HEADS)})\s+\{{$", re.MULTILINE)
INDENTATION = re.compile(r"^ +", re.MULTILINE)
"""A good part of what mypyc writes."""
UNHURRIED = '__attribute__((optimize("O0"))) '
NO_WARNINGS = ("-w", "-Wno-all")
"""What mypyc writes is nobody's to mend. Told only not to warn, gcc still looks for what to warn of, which took it a
third of its time for Lyon and three quarters for Lorcana."""
NO_PASSERS_BY = ("-fvisibility=hidden",)
"""Nothing in a library is called from outside of it but its entrance: told so, gcc needs 7 % less time for it, because
it calls a function straight, and leaves out what nobody calls."""
LITTLE_MEMORY = ("--param", "ggc-min-expand=50")
"""Collect what is not needed any more sooner: where there is much memory gcc waits, and took a third more of it."""
MOST_LETTERS = 16_000_000
"""About so much of C is in one file: for twice as much gcc takes more than 1.2 GB. Files of one library call each other
as straight as functions of one file do."""
SHARED_TABLES = ("-fcommon",)
"""Every file of a library declares the tables of other libraries as if they were its own: let them be one."""
ENTRANCE = Path("src/ludoteca/kernel/_entrance.c")
"""Leads from the name of a module into the library of its group. mypyc writes one for each module, and 300 times the C
compiler and the linker took a minute for them."""
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


def compiled_groups() -> dict[str, list[str]]:
    """List the modules that are compiled, by the group that they are compiled in."""
    core = [SOURCE / "kernel" / f"{name}.py" for name in KERNEL.split()]
    core += [SOURCE / "bots" / f"{name}.py" for name in BOTS.split()]
    groups = {CORE: core}
    for folder in sorted((SOURCE / "games").iterdir()):
        modules = engine_modules(folder.name)
        if modules:
            groups[folder.name] = modules
    missing = [str(path) for modules in groups.values() for path in modules if not path.exists()]
    if missing:
        raise FileNotFoundError(", ".join(missing))
    return {group: [str(path) for path in modules] for group, modules in groups.items()}


def compiled_modules() -> list[str]:
    return [module for modules in compiled_groups().values() for module in modules]


class OptionalBuild(build_ext):
    """Compiles if it can, with as many processes at once as there are processors."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            if must_compile():
                raise
            notice(f"cannot compile here ({str(error)[:80]}…)")
            self.extensions = []

    def build_extension(self, extension: Extension) -> None:
        super().build_extension(extension)
        for name in getattr(extension, "copies", ()):
            path = Path(self.get_ext_fullpath(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            copyfile(self.get_ext_fullpath(extension.name), path)


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


def must_compile() -> bool:
    return os.environ.get("LUDOTECA_COMPILED") == "1"


def library_name(group: str) -> str:
    """Name a group's library, which lies beside the package: nobody else's may be called so."""
    return f"ludoteca_{group}"


def extensions(folder: str | None = None) -> list[Extension]:
    """Make C of what is compiled, in this folder or in `build`; nothing where the pure form is wanted."""
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
        groups = [(modules, library_name(group)) for group, modules in compiled_groups().items()]
        sources = [*flags, *compiled_modules()]
        # A file a module: in one file mypyc indents every module more than the one before, and holds those spaces in
        # memory, three quarters of all it writes.
        files = {"multi_file": True, "include_runtime_files": True, "target_dir": folder}
        made = mypycify(sources, opt_level=LEVEL, debug_level="0", separate=groups, **files)
        libraries = [extension for extension in made if extension.name.endswith(LIBRARY)]
        for extension in libraries:
            join_sources(extension)
            if f"-O{LEVEL}" in extension.extra_compile_args:  # not with a compiler that has flags of another kind
                spare_the_compiler(extension)
        entrances = [extension.name for extension in made if extension not in libraries]
        return [*libraries, *shared_entrances(entrances, Path(folder or "build")), PACKING, JUDGING]
    except (Exception, SystemExit) as error:
        if must_compile():
            raise
        notice(f"mypyc did not accept the sources ({error})")
        return []


def join_sources(library: Extension) -> None:
    """Put the C of a library's modules into few files, so that what all of them share is not read for every one."""
    shared = f"__native_{library.name.removesuffix(LIBRARY)}.c"
    parts = sorted(map(Path, library.sources), key=lambda path: path.name != shared)
    texts = [INDENTATION.sub("", path.read_text(encoding="utf-8")) for path in parts]
    letters = sum(map(len, texts))
    share = letters / ceil(letters / MOST_LETTERS)
    files = [""]
    for text in texts:
        if len(files[-1]) >= share:
            files.append("")
        files[-1] += text
    library.sources = [str(parts[0].with_name(f"{library.name}_{number}.c")) for number in range(len(files))]
    for path, text in zip(map(Path, library.sources), files, strict=True):
        path.write_text(text, encoding="utf-8")


def spare_the_compiler(library: Extension) -> None:
    """Ask the C compiler not to try hard where nothing is gained: it took almost half of its time."""
    for path in map(Path, library.sources):
        path.write_text(HEAD.sub(lambda head: UNHURRIED + head[0], path.read_text(encoding="utf-8")), encoding="utf-8")
    asked = (*NO_WARNINGS, *NO_PASSERS_BY, *LITTLE_MEMORY, *SHARED_TABLES)
    library.extra_compile_args = [*library.extra_compile_args, *asked]


class Entrances(Extension):
    """The entrance of a module, whose copies are those of the other modules of its group."""

    def __init__(self, group: str, names: list[str], folder: Path) -> None:
        source = folder / f"entrance_{group}.c"
        modules = {name.removesuffix(".__init__").rpartition(".")[2] for name in names}
        entrances = " ".join(f"ENTRANCE({module})" for module in sorted(modules))
        library = library_name(group) + LIBRARY
        text = f'#define LIBRARY "{library}"\n#define ENTRANCES {entrances}\n#include "{ENTRANCE.name}"\n'
        source.write_text(text, encoding="utf-8")
        super().__init__(names[0], [str(source)], include_dirs=[str(ENTRANCE.parent)], depends=[str(ENTRANCE)])
        self.copies = names[1:]


def shared_entrances(names: list[str], folder: Path) -> list[Extension]:
    """Make an entrance for each group of these modules."""
    groups = {module_name(path): group for group, paths in compiled_groups().items() for path in paths}
    inside: dict[str, list[str]] = {}
    for name in names:
        inside.setdefault(groups[name.removesuffix(".__init__")], []).append(name)
    return [Entrances(group, inside[group], folder) for group in inside]


def module_name(path: str) -> str:
    parts = Path(path).relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild, "build_py": ParsedContent})
