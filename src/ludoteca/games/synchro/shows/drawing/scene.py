"""What every part of the picture needs: the view, its reader, the layout, the marks, and what is asked."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.drawing.layout import Layout
from ludoteca.games.synchro.state.view_types import SynchroView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON


def is_fighting(view: SynchroView) -> bool:
    """Whether the battle line is seen: not at the end, nor while something is chosen from cards and tiles."""
    choosing = bool(view.offer or view.arriving or view.arriving_item)
    return view.battle is not None and view.outcome is None and not choosing


def active_board(view: SynchroView) -> int:
    """The board whose Hero takes its turn; -1 for none."""
    active: int = view.battle.active if view.battle else -1
    return active if 0 <= active < len(view.boards) else -1


ACTIONS: Final = {"skill", "swap", "level"}
"""Verbs of a Hero's turn that the picture tells about."""


class Scene(scenes.Scene[SynchroView]):
    """Everything is open: the picture is the same for all, but for what they may choose."""

    def __init__(self, view: SynchroView, decisions: JSON, lang: str, layout: Layout, names: list[str]) -> None:
        super().__init__(view, view.seat, decisions, lang, names)
        self.layout = layout
        self.asked: set[str] = {
            option["id"].partition(":")[0] for decision in decisions for option in decision["options"]
        }
        """The verbs that are offered; in a Hero's turn also those of the actions that are not possible now."""
        if "end" in self.asked:
            self.asked |= ACTIONS
        self.fighting = is_fighting(view)
        """Whether the stage shows the two sides, and so the characters."""

    def thing(
        self, key: str, *inside: str, name: str, text: str, kind: str, why: str | None = None, place: str | None = None
    ) -> str:
        """The group of a thing, once; `why` is the option that a press asks about when it cannot be chosen."""
        if key in self.drawn:
            raise ValueError(f"{key} is drawn twice")
        self.drawn.add(key)
        if self.viewer is None or self.legal(key) or (why is not None and why.partition(":")[0] not in self.asked):
            why = None
        return self.marks.group(key, *inside, name=name, text=text, kind=f"{kind} readable", why=why, place=place)
