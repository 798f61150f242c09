"""What the readers of position files share: the file on its way to a match of its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.house import HouseMatch, go_on_from
from ludoteca.kernel.packs import Fields, Report
from ludoteca.kernel.position_values import NUMBERS
from ludoteca.kernel.positions import plain, read_position
from ludoteca.kernel.yamls import Problem, Where

Of = TypeVar("Of", bound=HouseMatch)
Made = TypeVar("Made")


class PositionReader(ABC, Generic[Of]):
    """One position file on its way to a match."""

    game: ClassVar[str]
    options: ClassVar[tuple[str, ...]]
    """The options of a match that a position names."""

    def __init__(self, data: Any, file: str) -> None:
        self.file = file
        self.report = Report(marked=True)
        self.top = Fields(data, file, self.report, "a position")
        self.top.read |= {"ludoteca", "game", *self.options}
        self.given: dict[str, JSON] = {key: plain(data[key]) for key in self.options if key in data}
        """The options that this one does name."""

    @classmethod
    def match_from(cls, text: str, file: str, chance: Chance) -> Of:
        """Return the match in the position that the text describes; raises `Problem` for the first thing wrong."""
        reader = cls(read_position(text, file, cls.game), file)
        m = reader.read(chance)
        go_on_from(m, reader.report.problems, reader.top.where("unfinished"), file)
        return m

    @abstractmethod
    def read(self, chance: Chance) -> Of:
        """Return the match as far as the file describes it; what is wrong is in the report."""

    def settled(self, make: Callable[[], Made], blamed: str) -> Made:
        """Make something of the options; what is wrong with them is told at the option that is blamed for it."""
        try:
            return make()
        except BadSettings as error:
            raise Problem(self.top.where(blamed), str(error)) from None

    def read_steps(self, m: HouseMatch) -> None:
        """Read how many choices and moments have been; none if the file does not say."""
        m.step = self.top.whole("step", 0, NUMBERS, required=False, default=0)
        m.moment = self.top.whole("moment", 0, NUMBERS, required=False, default=0)

    def called(self, text: str, where: Where, find: Callable[[str], int], what: str) -> int:
        """Return the number of what is called so; -1, and the problem is told, if there is none."""
        number = find(text)
        if number < 0:
            self.report.add(where, f"no {what} is called {text!r}")
        return number

    def named(self, entry: Fields, key: str, find: Callable[[str], int], what: str) -> int:
        """Return the same of what a field names."""
        return self.called(entry.text(key), entry.where(key), find, what)

    def stop_if_wrong(self) -> None:
        if self.report.problems:
            raise self.report.problems[0]
