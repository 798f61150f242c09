"""Matches of the Arena from their very beginning, played by the contract; and small packs that change the box.

opening = Opening("ch2", "mickey aladdin ariel", "gaston sulley maleficent")
opening.stack(ME, "aladdin mickey ariel")
opening.stack(THEM, "gaston sulley maleficent")
opening.place_all()
opening.keep_all()
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

import ludoteca
from ludoteca.games.arena.packs.reading import CORE
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import Decision, Event
from tests.rules.arena.table import BOX
from tests.rules.tables import RuleTable

GAME = ludoteca.game("arena")
PLAIN = YAML(typ="safe")


class Opening(RuleTable[ArenaMatch]):
    """A new match; with teams (a text of character ids per seat) they are chosen beforehand."""

    def __init__(self, mode: str, *teams: str, seed: int = 1, chance: Chance | None = None, **options: Any) -> None:
        if teams:
            options |= {"teams": "chosen", "characters": [team.split() for team in teams]}
        options["packs"] = [str(pack) for pack in (BOX, *options.get("packs", ()))]
        match = GAME.new(chance=Seeded(seed) if chance is None else chance, mode=mode, **options)
        assert isinstance(match, ArenaMatch)
        self._match = match
        self.events: list[Event] = list(match.happened)

    @property
    def match(self) -> ArenaMatch:
        return self._match

    def decision_of(self, seat: int) -> Decision:
        (decision,) = [decision for decision in self.match.decisions if decision.seat == seat]
        return decision

    def answer(self, seat: int, option: str) -> list[Event]:
        """A choice of this seat, where several may be asked at once."""
        happened = list(self.match.choose(seat, option))
        self.events.extend(happened)
        return happened

    # -- the steps of the preparation ----------------------------------------------------------------------------

    def pick(self, name: str) -> list[Event]:
        """A character in the draft, for whoever picks."""
        return self.choose(f"pick:{self.match.content.find_character(name)}")

    def draft(self, names: str) -> list[int]:
        """All these picks; the seats that made them."""
        seats = []
        for name in names.split():
            seats.append(self.asked)
            self.pick(name)
        return seats

    def figure(self, seat: int, name: str) -> int:
        m = self.match
        (found,) = [figure for figure in m.figures_of(seat) if m.person(figure).id == name]
        return found

    def stack(self, seat: int, names: str) -> list[Event]:
        """The tiles of a Summoner, first to last; the last one needs no choice."""
        happened = []
        for name in names.split()[:-1]:
            happened += self.answer(seat, f"order:{self.figure(seat, name)}")
        return happened

    def place_all(self) -> None:
        """Every figure on the first space on offer."""
        while self.view(None).phase == "placing":
            self.choose(self.options[0])

    def keep_all(self) -> None:
        while "keep" in self.options:
            self.choose("keep")

    def prepare(self, *orders: str) -> None:
        """Everything after the teams: these orders, the first spaces on offer, hands kept."""
        for seat, names in enumerate(orders):
            self.stack(seat, names)
        self.place_all()
        self.keep_all()

    # -- looking -------------------------------------------------------------------------------------------------

    def name(self, figure: int) -> str:
        return self.match.person(figure).id

    def track(self) -> list[str]:
        """The turn order, by characters."""
        return [self.name(figure) for figure in self.view(None).track]

    def spaces(self) -> set[str]:
        """The spaces on offer, by id."""
        shown = self.view(None).board.spaces
        return {shown[int(option.partition(":")[2])].id for option in self.options}

    def of_kind(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def core_character(name: str) -> dict[str, Any]:
    """A character's file in the core set."""
    read: dict[str, Any] = PLAIN.load(BOX / "characters" / f"{name}.yaml")
    return read


def core_board() -> dict[str, Any]:
    """The Arena's file in the core set."""
    read: dict[str, Any] = PLAIN.load(CORE / "board.yaml")
    return read


def write_pack(folder: Path, *characters: dict[str, Any], board: dict[str, Any] | None = None) -> Path:
    """A pack with these characters, and perhaps another board."""
    (folder / "characters").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: arena\npack: prova\nname: {it: Prova, en: Trial}\n", encoding="utf-8")
    for character in characters:
        PLAIN.dump(character, folder / "characters" / f"{character['id']}.yaml")
    if board is not None:
        PLAIN.dump(board, folder / "board.yaml")
    return folder


def reissued(name: str, **values: Any) -> dict[str, Any]:
    """A character of the core set with other values on its tile: `reissued("mickey", initiative=1)`."""
    character = core_character(name)
    for key, value in values.items():
        character[key] = {"value": value, "source": "designed"}
    return character
