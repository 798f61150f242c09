"""Puzzles at the table: the shelf of them, and a table that begins from the position of one."""

from __future__ import annotations

import logging

import msgspec

from ludoteca import library
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game, HasPuzzles
from ludoteca.kernel.session import Session
from ludoteca.puzzles import shelf
from ludoteca.puzzles.explaining import explained
from ludoteca.table import errors
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import game_called, store
from ludoteca.table.storage import Player, Storage

OPPONENT = "greedy"
logger = logging.getLogger(__name__)


def listed(lang: str) -> JSON:
    """Return all puzzles, game by game, with what a page says of each."""
    return [
        {
            "key": game.key,
            "name": game.name.say(lang),
            "goal": shelf.GOAL.say(lang),
            "puzzles": [
                {
                    "number": number,
                    "grade": puzzle.grade,
                    "title": puzzle.title.say(lang),
                    "choices": len(puzzle.solution),
                }
                for number, puzzle in enumerate(shelf.shipped(game), 1)
            ],
        }
        for game in library.working_games()[0]
        if shelf.shipped(game)
    ]


def puzzle_of(game: Game, number: str) -> shelf.Puzzle:
    """Return the puzzle of a game with this number; raises `Refused`."""
    puzzles = shelf.shipped(game)
    if not (number.isascii() and number.isdigit() and len(number) < 6) or not 1 <= int(number) <= len(puzzles):
        raise errors.gone()
    return puzzles[int(number) - 1]


def solution(key: str, number: str, lang: str) -> JSON:
    """Say the solution of a puzzle, choice by choice; raises `Refused`."""
    game = game_called(key)
    try:
        return {"deeds": [msgspec.to_builtins(deed) for deed in explained(game, puzzle_of(game, number), lang)]}
    except shelf.Unplayable as error:
        logger.error("puzzle %s of %s: %s", number, key, error)
        raise errors.gone() from error


def open_puzzle(storage: Storage, key: str, number: str) -> JSON:
    """Return the address of a new table that begins from the position of a puzzle; raises `Refused`."""
    game = game_called(key)
    puzzle = puzzle_of(game, number)
    try:
        match = puzzle.position(game)
    except shelf.Unplayable as error:
        logger.error("puzzle %s of %s: %s", number, key, error)
        raise errors.gone() from error
    players = [Player(seat, bot="" if seat == puzzle.seat else OPPONENT) for seat in range(match.seats)]
    begun = Session(match, match.save(), Sealed(new_secret()), [])
    made = store(storage, game, beginning_of(begun), players)
    return {"url": made["seats"][0]["url"]}


def standing(played: Session, seats: tuple[int, ...], lang: str) -> JSON:
    """Say how it stands with the puzzle of a table: open, solved or failed."""
    if not seats or not isinstance(played.game, HasPuzzles):
        raise errors.gone()
    return {"standing": shelf.standing(played, seats[0]), "goal": shelf.GOAL.say(lang)}
