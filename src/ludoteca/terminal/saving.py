"""Matches in files: what `save` writes and `--load` reads.

A file holds the position (`match.save()`), who plays and in which language. It is meant for the people at this
keyboard: hidden cards are in it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from ludoteca import bots
from ludoteca.causes import cause
from ludoteca.kernel import asking, languages
from ludoteca.kernel.contract import JSON, Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase

FORMAT: Final = 1
NOT_A_MATCH: Final = Phrase(
    "«{path}» esiste già e non è una partita salvata: non lo sovrascrivo.",
    "“{path}” exists and is not a saved match: it is left alone.",
)


class Unusable(Exception):
    """A file that cannot be read or written as a saved match, and why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.en)
        self.reason = reason


class Saved:
    """A match and its people. `bots` has a bot's name for each seat, "" for a person; `names` is empty for defaults."""

    def __init__(self, match: Match, bots: list[str], names: list[str], lang: str) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.lang = lang


def write(path: Path, game: Game, saved: Saved) -> None:
    """Write whole or not at all; never over a file that is not a saved match."""
    data = {
        "ludoteca": FORMAT,
        "game": game.key,
        "version": game.version,
        "bots": saved.bots,
        "names": saved.names,
        "lang": saved.lang,
        "match": saved.match.save(),
    }
    write_whole(path, data, "ludoteca", NOT_A_MATCH)


def write_whole(path: Path, data: JSON, mark: str, stranger: Phrase) -> None:
    """Write JSON whole or not at all; refused as `stranger` says over a file that has no `mark` of its kind."""
    try:
        whole = path.expanduser()
        if whole.exists() and not _is_ours(whole, mark):
            raise Unusable(stranger.fill(path=path))
        beside = whole.with_name(whole.name + ".part")
        beside.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        os.replace(beside, whole)
    except (OSError, ValueError, RuntimeError) as error:
        raise Unusable(
            Phrase("Non riesco a scrivere «{path}»: {error}.", "“{path}” cannot be written: {error}.").fill(
                path=path, error=cause(error)
            )
        ) from error


def read(path: Path, game: Game) -> Saved:
    data = read_json(path)
    if not isinstance(data, dict) or data.get("ludoteca") != FORMAT:
        raise Unusable(Phrase("«{path}» non è una partita salvata.", "“{path}” is not a saved match.").fill(path=path))
    if data.get("game") != game.key:
        raise Unusable(
            Phrase(
                "«{path}» è una partita di un altro gioco ({other}), non di {key}.",
                "“{path}” is a match of another game ({other}), not of {key}.",
            ).fill(path=path, other=data.get("game"), key=game.key)
        )
    if not asking.plays(game, data.get("version")):
        raise Unusable(
            Phrase(
                "«{path}» è stata salvata con la versione {other} delle regole; questa è la {version}.",
                "“{path}” was saved with version {other} of the rules; this is version {version}.",
            ).fill(path=path, other=data.get("version"), version=game.version)
        )
    try:
        match = game.restore(data["match"])
        players, names, lang = _people(data)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise Unusable(
            Phrase(
                "«{path}» è rovinata, o usa carte che qui non ci sono.",
                "“{path}” is damaged, or uses cards that are not here.",
            ).fill(path=path)
        ) from error
    return Saved(match, players, names, lang)


def _people(data: JSON) -> tuple[list[str], list[str], str]:
    seats = data["match"]["seats"]
    players, names, lang = data["bots"], data["names"], data["lang"]
    if not isinstance(players, list) or len(players) != seats or "" not in players:
        raise ValueError("bots")
    if any(bot and not bots.is_known(bot) for bot in players):
        raise ValueError("bots")
    if not isinstance(names, list) or len(names) not in (0, seats) or not all(isinstance(n, str) for n in names):
        raise ValueError("names")
    if not isinstance(lang, str):
        raise ValueError("lang")
    return players, names, languages.best(lang, "en")


def read_json(path: Path) -> JSON:
    """Read what a file holds; None if it is no JSON."""
    try:
        return json.loads(path.expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise Unusable(
            Phrase("Non riesco a leggere «{path}»: {error}.", "“{path}” cannot be read: {error}.").fill(
                path=path, error=cause(error)
            )
        ) from error
    except (ValueError, RecursionError):
        return None


def _is_ours(path: Path, mark: str) -> bool:
    try:
        data = read_json(path)
    except Unusable:
        return False
    return isinstance(data, dict) and mark in data
