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
ENGINE = {
    "lyon": """
        cards state steps flow action combat filters effects view bot
        acts/bases acts/answering acts/preparing acts/spaces acts/playing acts/fighting acts/__init__
    """,
    "arena": """
        cards board steps state outlook events choosing filters conditions amounts summoners card_kinds targets aims
        statuses knockouts playing abilities upgrades fixed
        moving attacking draft order preparing starting standard phases ending flow view bot
        acts/bases acts/answering acts/preparing acts/moving acts/fighting acts/playing acts/every
        effects/bases effects/text effects/joining effects/health effects/status effects/moving effects/points
        effects/decks effects/hands effects/attacks
    """,
    "kingdom": """
        board cards steps columns state conditions amounts targets who spots placing soldiers attacking moving
        companions reserves heroes hero_turns arriving spells outlook displacing escaping spawning towers playing
        choosing destroying bosses advancing collecting buying ending fixed flow forecasting view_cards view promising
        bot
        acts/bases acts/answering acts/phases acts/preparing acts/towers acts/heroes acts/pieces acts/moving acts/buying
        acts/__init__
        effects/asking effects/bases effects/text effects/joining effects/reaching effects/place effects/acting
        effects/heroes effects/moving effects/towers
    """,
    "lorcana": """
        cards terms steps script state match signs zones triggers groups bag
        acts/names acts/bases acts/answering acts/preparing acts/turns acts/from_hand acts/in_play acts/abilities
        acts/__init__
        flow main playing play_step challenge challenge_step damage checks lore keeping leaving loops repeating
        effects seen view reach bot
        language/bases language/enlisting language/abilities language/keywords language/acts language/places
        language/moments language/conditions language/circumstances language/turns language/values
        language/comparing
        language/value_words language/players language/selectors language/properties language/filters
        language/traits language/nouns language/variants
        verbs/base verbs/joined verbs/each verbs/later verbs/cards_in_play verbs/damaging verbs/decks_and_inkwells
        verbs/discarding verbs/hands verbs/ink verbs/playing_cards verbs/for_players verbs/under
        verbs/looking verbs/look_words verbs/revealing verbs/searching
        lasting/effects lasting/derived lasting/modifiers lasting/standing lasting/statics lasting/statics_rules
        lasting/laws lasting/durations lasting/timed_words
    """,
    "synchro": """
        cards amounts columns decks statics state steps targets triggers potions items giving learning rewards
        new_heroes newcomers preparing journey line_up battle attacking paying shard_choices turns monsters rounds
        visiting village deeds landmarks flow
        acts/__init__ acts/bases acts/answering acts/choosing acts/gaining acts/journey acts/lining acts/potions
        acts/shards acts/times acts/turn acts/village
        effects/text effects/bases effects/harm effects/help effects/moving effects/shards effects/tokens
        bot_worth bot_places bot promising
    """,
}
"""The modules of each game's rules engine."""


def compiled_modules() -> list[str]:
    modules = [SOURCE / "kernel" / f"{name}.py" for name in KERNEL.split()]
    for game, names in ENGINE.items():
        modules += [SOURCE / "games" / game / f"{name}.py" for name in names.split()]
    modules += [SOURCE / "bots" / f"{name}.py" for name in BOTS.split()]
    return [str(path) for path in modules if path.exists()]


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
