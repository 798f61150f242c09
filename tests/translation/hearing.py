"""Listens to random games in the pseudo-language, and notes every word that is not in it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any, Final

from rich.console import Console

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.languages import PSEUDO

_NO_WORDS: Final = re.compile(
    r"\{\w+\}"  # a player, until the name is put in; a sign on a card
    r"|\b[A-Z]{2,4}-[A-Z0-9]+[.\d]*\w*"  # the id of a rule
    r"|\b[A-Za-z]\d{1,2}\b|\b\d+[xX]\d+\b|\b[A-Z]{2}\d{2}\b"  # a place on a board, a measure, the number of a card
    r"|(?<![A-Za-z])[A-Za-z](?![A-Za-z])|\[[IVX]+\]"  # a row or a column, a kind of enemy on the map, a Roman number
    r"|\([x/-]+\)"  # the shape of a tile
)
_WORD: Final = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)*")
_DRAWN: Final = re.compile(r">([^<>]*[A-Za-z][^<>]*)<|aria-label=\"([^\"]*)\"")
_UNDRAWN: Final = re.compile(r"<style>.*?</style>", re.DOTALL)


def foreign(text: str) -> list[str]:
    """List the words of a text that are not in the pseudo-language."""
    return _WORD.findall(_NO_WORDS.sub(" ", text))


def drawn(svg: str) -> Iterator[str]:
    """List the texts of a picture."""
    for found in _DRAWN.finditer(_UNDRAWN.sub("", svg)):
        yield html.unescape(found[1] or found[2] or "")


def heard(game: Game, options: Any, seed: int, most: int) -> Iterator[tuple[str, str]]:
    """Play at random, and list what is said: what kind of thing it is, and the words."""
    match = game.new(seed=seed, **options)
    rng = Random(seed)
    for number in range(most):
        if match.outcome is not None:
            yield "outcome", match.outcome.reason.say(PSEUDO)
            yield from shown(game, match, 0)
            break
        yield from asked(match)
        decision = match.decisions[int(rng.random() * len(match.decisions))]
        if number % 4 == 0:
            yield from refused(match, decision.seat)
            yield from shown(game, match, decision.seat)
        events = match.choose(decision.seat, decision.options.sample(rng))
        for viewer in (None, decision.seat):
            view = match.view_to_tell(viewer, events)
            for event in events:
                yield f"event {event.kind}", asking.tell(game, view, event.seen_by(viewer), PSEUDO)


def asked(match: Match) -> Iterator[tuple[str, str]]:
    for decision in match.decisions:
        yield "prompt", decision.prompt.say(PSEUDO)
        for option in decision.options:
            verb = option.id.partition(":")[0]
            yield f"label {verb}", option.label(PSEUDO)
            yield f"warning {verb}", option.warning.say(PSEUDO)


def refused(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    for wish in match.wishes(seat):
        refusal = match.why_not(seat, wish.id)
        yield f"refusal {refusal.rule}", refusal.reason.say(PSEUDO)


def shown(game: Game, match: Match, seat: int) -> Iterator[tuple[str, str]]:
    view = match.view(seat)
    decision = match.decision_of(seat)
    said = decision.to_json(PSEUDO) if decision is not None else None
    for line in asking.describe(game, view, PSEUDO):
        yield "description", line
    for key, lines in asking.things(game, view, PSEUDO).items():
        for line in lines:
            yield f"thing {key.partition(':')[0]}", line
    lesson = asking.lesson(game, view, said, PSEUDO)
    if lesson is not None:
        yield "lesson", lesson["text"]
    names = [f"⟦{number}⟧" for number in range(match.seats)]
    for text in drawn(asking.draw(game, view, [said] if said else [], PSEUDO, names=names)):
        yield "picture", text
    board: Any = asking.console(game, view, PSEUDO, names, 40)
    for line in plain_lines(board):
        yield "console", line


def plain_lines(board: Any) -> list[str]:
    """Print what a terminal shows, line by line."""
    printed = StringIO()
    Console(width=400, file=printed, color_system=None).print(board)
    return printed.getvalue().splitlines()
