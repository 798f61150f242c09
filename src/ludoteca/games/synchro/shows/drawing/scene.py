"""What every part of the picture needs: the view, its reader, the layout, the marks, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.shows.drawing.layout import Layout
from ludoteca.games.synchro.state.view_types import BoardView, HeroBoard, SynchroView
from ludoteca.kernel import drawing, scenes
from ludoteca.kernel.layouts import Box, at


def is_fighting(view: SynchroView) -> bool:
    """Tell whether the battle line is seen: not at the end, nor while something is chosen from cards and tiles."""
    choosing = bool(view.offer or view.arriving or view.arriving_item)
    return view.battle is not None and view.outcome is None and not choosing


def active_board(view: SynchroView) -> int:
    """Find the board whose Hero takes its turn; -1 for none."""
    active: int = view.battle.active if view.battle else -1
    return active if 0 <= active < len(view.boards) else -1


def opened_board(scene: Scene) -> int:
    """Find the board that lies open in a battle: that of whoever acts, else of the foremost Hero; -1 on a journey."""
    view = scene.view
    if not scene.fighting:
        return -1
    active = active_board(view)
    return active if active >= 0 else view.line[0] if view.line else -1


def place_of(key: str) -> str:
    """Read the number of the board in a key such as "level:2" or "skillslot:2/1"."""
    return key.partition(":")[2].partition("/")[0]


class Scene(scenes.Scene[SynchroView, Layout]):
    """Everything is open: the picture is the same for all, but for what they may choose."""

    def prepare(self) -> None:
        view = self.view
        self.looker = tuple(self.names)
        self.tall = self.layout.tall
        self.party = view.party
        """The boards with a Hero."""
        self.aiming = any(
            [option["id"].startswith("target:") for decision in self.decisions for option in decision["options"]]
        )
        """Whether somebody is to be aimed at."""
        self.fighting = is_fighting(view)
        """Whether the stage shows the two sides, and so the characters."""
        self.begun = view.battle is not None and view.battle.round > 0
        """Whether a round of a battle has begun."""

    @cached_property
    def coming(self) -> dict[int, int]:
        """The damage that Monsters who are still to act will do to each unit, where they can hit nobody else."""
        sure: dict[int, int] = {}
        for monster in self.view.monsters:
            if monster.alive and not monster.acted:
                for deed in monster.coming:
                    if deed.verb == "damage" and len(deed.units) == 1 and deed.amount.isdigit():
                        sure[deed.units[0]] = sure.get(deed.units[0], 0) + int(deed.amount)
        return sure

    @cached_property
    def portraits(self) -> list[tuple[int, str]]:
        """The portraits of the Heroes in the line, by unit, from the front."""
        heroes = {one.unit: one.hero for one in self.party}
        return [(unit, addresses.portrait(heroes[unit])) for unit in self.view.line if unit in heroes]

    def lay(self, key: str, box: Box, reads: tuple[Any, ...], draw: Callable[[Box], str]) -> None:
        """Put a part into a box; it is drawn from (0, 0), and its size is part of what it reads."""
        x, y, w, h = box
        self.easel.put(key, (w, h, *reads), lambda: draw((0.0, 0.0, w, h)), at(x, y))

    def leader_of(self, one: BoardView) -> str:
        """Name the player who leads a board; "" where there is nobody else."""
        return self.names[one.leader] if self.view.seats > 1 and one.leader >= 0 else ""

    def hero_reads(self, one: HeroBoard) -> tuple[Any, ...]:
        """Gather what is seen of a Hero as a character: not the Shards and Skills, which lie on the board."""
        state = (one.level, one.hp, one.max_hp, one.shield, one.stunned, one.silenced, one.position, one.active)
        return (*state, one.acted and self.begun, one.hero, one.items, one.master, self.leader_of(one))

    def kept(self, name: str, reads: tuple[Any, ...], draw: Callable[[], str]) -> str:
        """Return a piece of drawings or of their words that changes less often than they do."""
        return self.easel.piece(name, (*self.looker, *reads), draw)

    def thing(self, key: str, *inside: str, name: str, text: str, kind: str, why: str | None = None) -> str:
        """Draw the group of a thing; `why` is the option that a press asks about when it cannot be chosen."""
        asks = why if self.viewer is not None else None
        return drawing.thing(key, *inside, name=name, text=text, kind=f"{kind} readable", why=asks)
