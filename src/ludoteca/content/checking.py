"""Checking a pack of any game: everything that is wrong with it, and whether a match can begin with it."""

from __future__ import annotations

from pathlib import Path

import ludoteca
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.game import Game, HasPacks
from ludoteca.kernel.packs import Pack, PackProblems, Report, distinct, open_pack
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where


class Checked:
    """A pack's folder, looked through: which game it is for, what it is called, and all that is wrong with it."""

    def __init__(self, folder: Path, pack: Pack | None, problems: list[Problem]) -> None:
        self.folder = folder
        self.game = pack.game if pack is not None else ""
        self.key = pack.key if pack is not None else ""
        self.name = pack.name if pack is not None else Phrase("", "")
        self.problems = distinct(problems)


def checked(folder: Path) -> Checked:
    """Look through the pack in a folder, whichever game it is for."""
    report = Report(marked=True)
    pack = open_pack(folder, report)
    if pack is None:
        return Checked(folder, pack, report.problems)
    try:
        game = ludoteca.game(pack.game)
    except LookupError as error:
        pack.meta.fail("game", str(error.args[0]))
        return Checked(folder, pack, report.problems)
    if not isinstance(game, HasPacks):
        pack.meta.fail("game", f"{game.key} takes no packs")
        return Checked(folder, pack, report.problems)
    try:
        return Checked(folder, pack, game.check_pack(folder))
    except Problem as problem:  # too many files: nothing else is looked at
        return Checked(folder, pack, [problem])


def tried(pack: Checked) -> Checked:
    """Begin a match with a pack in which nothing is wrong, as its game usually does; what prevents it is wrong, too."""
    if not pack.problems:
        try:
            begin_with(ludoteca.game(pack.game), pack.folder)
        except PackProblems as error:
            pack.problems = error.problems
        except BadSettings as error:
            pack.problems = [Problem(Where(str(pack.folder)), problem.en) for problem in error.problems]
    return pack


def begin_with(game: Game, folder: Path) -> None:
    """Make a match with a pack, everything that its settings ask for all players as it usually is."""
    assert isinstance(game, HasPacks)
    usual = [setting for setting in game.settings_with((folder,)) if not (setting.per_seat or setting.only)]
    game.new(seed=1, packs=[str(folder)], **{setting.key: setting.default for setting in usual})
