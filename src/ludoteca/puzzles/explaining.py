"""The solution of a puzzle in words: what is chosen, and what comes of it."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import default_names, with_names
from ludoteca.puzzles.shelf import Puzzle


class Deed(Struct, frozen=True):
    """One choice of a solution."""

    choice: str
    told: list[str]
    """What happens until the next one, a line each; the last one ends with the rule by which the match is won."""


def explained(game: Game, puzzle: Puzzle, lang: str) -> list[Deed]:
    """Say the solution choice by choice, as its player sees it; raises `Unplayable`.

    Whatever is the only option is no choice, and whatever others are asked does not matter: they answer the first.
    """
    match = puzzle.position(game)
    names = default_names(match.seats, lang)
    ahead = list(puzzle.solution)
    deeds: list[Deed] = []
    while match.outcome is None:
        decision = match.decisions[0]
        option = decision.options[0]
        wanted = decision.options.find(ahead[0]) if ahead and decision.seat == puzzle.seat else None
        if wanted is not None:
            option = wanted
            del ahead[0]
            deeds.append(Deed(with_names(option.phrase.say(lang), names), []))
        told = asking.told_to(game, match, puzzle.seat, match.choose(decision.seat, option), lang)
        if deeds:
            deeds[-1].told.extend(with_names(line, names) for line in told)
    won = match.outcome
    deeds[-1].told.append(with_names(won.reason.say(lang), names) + (f" [{won.rule}]" if won.rule else ""))
    return deeds
