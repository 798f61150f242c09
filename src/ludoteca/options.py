"""Options of a game as they are written on a command line: `decks=leoni,custodi`, `first=player 1`."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

from ludoteca.causes import cause
from ludoteca.kernel.contract import JSON, BadSettings, Setting
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Noun, Phrase


def seats_fixed_by(game: Game, options: dict[str, JSON]) -> int:
    """Tell how many seats these options are for, by a mode or by a list with a value for each seat; 0 if left open."""
    for setting in game.settings():
        value = options.get(setting.key, setting.default)
        if isinstance(value, str) and value in setting.seats:
            return setting.seats[value]
    for setting in game.settings():
        given = options.get(setting.key)
        if setting.per_seat and isinstance(given, list) and game.min_seats <= len(given) <= game.max_seats:
            return len(given)
    return 0


PLAYERS = Noun("giocatore", "giocatori", "m", "player")


def players_in_words(game: Game) -> Phrase:
    """Say "2 players", "2 to 6 players", or "2 or 4 players" where only these will do."""
    least, most = game.min_seats, game.max_seats
    fixed = {seats for setting in game.settings() for seats in setting.seats.values()}
    if least == most:
        return PLAYERS.count(least)
    span = Phrase("{a} o {b}", "{a} or {b}") if fixed == {least, most} else Phrase("da {a} a {b}", "{a} to {b}")
    return span.fill(a=least, b=PLAYERS.count(most))


def bad_seat(seats: int) -> Phrase:
    """Say which seats there are, for somebody who asked for another."""
    if seats == 1:
        return Phrase("C'è un posto solo: il numero 1.", "There is only one seat: number 1.")
    return Phrase("I posti vanno da 1 a {n}.", "Seats go from 1 to {n}.").fill(n=seats)


def read_options(game: Game, texts: tuple[str, ...]) -> list[dict[str, JSON]]:
    """Read what `key=value` texts mean to this game: every combination, where a key comes several times.

    A setting for each seat is a list with commas. Where any text is allowed, `@FILE` stands for what the file holds.
    A value in brackets or braces is JSON. Raises `BadSettings`.
    """
    known = {setting.key: setting for setting in game.settings()}
    values: dict[str, list[JSON]] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key.isidentifier() or key in ("seed", "seats"):
            raise BadSettings(
                [
                    Phrase(
                        "«{text}»: le opzioni si scrivono chiave=valore.", "“{text}”: options are written key=value."
                    ).fill(text=text)
                ]
            )
        values.setdefault(key, []).append(read_value(text, value, known.get(key)))
    return [dict(zip(values, combination, strict=True)) for combination in product(*values.values())]


def read_value(text: str, value: str, setting: Setting | None) -> JSON:
    if value[:1] in ("[", "{"):
        try:
            return json.loads(value)
        except json.JSONDecodeError as error:
            problem = Phrase(
                "«{text}»: alla colonna {n} del valore il JSON non va.",
                "“{text}”: the JSON is wrong at column {n} of the value.",
            )
            raise BadSettings([problem.fill(text=text, n=error.colno)]) from error
    if setting is None:
        return value
    if setting.per_seat:
        return [read_part(part.strip(), setting) for part in value.split(",")]
    return read_part(value, setting)


def read_part(value: str, setting: Setting) -> JSON:
    if setting.free and value.startswith("@"):
        try:
            return Path(value[1:]).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            problem = Phrase("Non riesco a leggere «{file}»: {error}.", "Cannot read “{file}”: {error}.")
            raise BadSettings([problem.fill(file=value[1:], error=cause(error))]) from error
    if isinstance(setting.default, bool) and value in ("true", "false"):
        return value == "true"
    if isinstance(setting.default, int) and not isinstance(setting.default, bool) and value.lstrip("-").isdigit():
        return int(value)
    return value
