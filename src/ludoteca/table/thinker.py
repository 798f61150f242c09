"""A process in which a bot thinks: an imagined position in, an option out, and why. It never sees a real position."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import bots
from ludoteca.bots.coach import advise
from ludoteca.table.answerer import answer_all

WITHIN_A_SECOND = 900
"""The milliseconds of the strongest bot, which does not play better for thinking longer (see docs/bots.md)."""


def budget_for(name: str, given: int) -> dict[str, int]:
    """Say how long a bot may think, of the milliseconds that the server gives; one that does not search takes none."""
    if name == "search":
        return {"milliseconds": given}
    searches = name == "strong" or bots.levels.who(name) is not None
    return {"milliseconds": min(given, WITHIN_A_SECOND)} if searches else {}


def thought(question: Any) -> dict[str, Any]:
    """Return the option that the bot chooses; for those who ask for advice, in their language, also why."""
    name = question["bot"]
    bot = bots.make(name, question["seed"], **budget_for(name, question["milliseconds"]))
    match = ludoteca.game(question["game"]).restore(question["position"])
    if question.get("lang"):
        return advise(bot, match, question["seat"]).to_json(question["lang"])
    return {"option": bot.choose(match, question["seat"]).id}


if __name__ == "__main__":
    answer_all(thought, behind=5)  # a thinking bot must not slow down the table
