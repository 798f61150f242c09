"""Looking ahead: whether a card or an ability can be used, before anything of it is carried out.

An Action card or an ability with a Direct Effect needs a character that can be chosen (SA-9.13, SA-10.06). When earlier
parts move figures, it is enough that one way of carrying them out makes one available (SA-A.29).
"""

from __future__ import annotations


class Outlook:
    """What is known, part by part, of a text that is not being carried out yet."""

    __slots__ = ("blocked", "elsewhere", "figure", "found", "needs", "seat", "spaces", "spare")

    def __init__(self, figure: int, seat: int, space: int, spare: int) -> None:
        self.figure = figure
        self.seat = seat
        self.spaces = [space] if space >= 0 else []
        """Where the acting figure may be by now."""
        self.elsewhere: list[tuple[int, int]] = []
        """Other figures and spaces where they may be by now, besides where they stand."""
        self.spare = spare
        """Cards in hand that could be exiled for Stealthy."""
        self.needs = False
        """Some part must choose a character."""
        self.found = False
        """And one of them can."""
        self.blocked = False
        """A part that shows the top card of a deck finds none (SA-A.47)."""

    def allows(self) -> bool:
        return self.found or not self.needs
