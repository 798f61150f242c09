"""A process in which matches that are over are analysed: a replay file in, the analysis out."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.bots.analysis import analyse
from ludoteca.kernel import replays
from ludoteca.table.answerer import answer_all


def analysed(question: Any) -> dict[str, Any]:
    """Analyse a match, in sentences that name its seats."""
    recorded = replays.read(question["replay"])
    session = recorded.play(ludoteca.game(recorded.game))
    analysis = analyse(session, question["bot"], question["iterations"], question["thinking"])
    return {lang: analysis.to_json(lang) for lang in question["langs"]}


if __name__ == "__main__":
    answer_all(analysed, behind=10)  # nobody waits for it at a table
