"""How the games' refusals are written: the rule, and why in both languages."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.texts import EMPTY, Phrase

NOTHING_AGAINST: Final = Refusal("", EMPTY)


def no(rule: str, it: str, en: str) -> Refusal:
    return Refusal(rule, Phrase(it, en))


def match_over(rule: str) -> Refusal:
    """Refuse because the match is over; `rule` is the one by which it ended."""
    return no(rule, "La partita è finita.", "The match is over.")
