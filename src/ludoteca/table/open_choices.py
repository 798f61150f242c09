"""What an order for a table leaves open, and how that is filled in.

A `null` in the list of a setting that every seat has of its own (a deck, a team) leaves it to whoever sits there. A bot
chooses at random among what is ready; a person is asked at the link (`gatherings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from ludoteca.kernel import asking, session
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.kernel.contract import JSON, BadSettings, Setting
from ludoteca.kernel.game import Game

Place = tuple[Setting, int]
"""A setting and the seat that is to choose it."""
TRIES = 20
"""How often something else is drawn where what was drawn at first does not fit the rest."""
PLUS = " + "


def asked_settings(game: Game, options: dict[str, JSON]) -> list[Setting]:
    """Return the settings that a form asks while the others are as ordered."""
    settings = asking.settings(game, options)
    usual = {setting.key: setting.default for setting in settings if not setting.only}
    now = {**usual, **options}
    return [each for each in settings if all(now.get(key) in values for key, values in each.only.items())]


def open_places(game: Game, options: dict[str, JSON], seats: int) -> list[Place]:
    """Return what is left to whoever sits there; what the match itself asks later is never left open before it."""
    places = []
    for setting in asked_settings(game, options):
        given = options.get(setting.key)
        if setting.per_seat and not setting.later and isinstance(given, list):
            places += [(setting, seat) for seat, value in enumerate(given[:seats]) if value is None]
    return places


def with_choice(options: dict[str, JSON], key: str, seat: int, value: JSON) -> dict[str, JSON]:
    """Return the options with one place of one setting filled."""
    values = list(options[key])
    values[seat] = value
    return {**options, key: values}


def filled(options: dict[str, JSON], places: Sequence[Place], chance: Random) -> dict[str, JSON]:
    """Return the options with something ready in every open place, if possible not what another has."""
    for setting, seat in places:
        options = with_choice(options, setting.key, seat, drawn(setting, options[setting.key], chance))
    return options


def drawn(setting: Setting, values: Sequence[JSON], chance: Random) -> str:
    """Return so many of the choices as the setting takes, at random."""
    taken = {part for value in values if isinstance(value, str) for part in value.split(PLUS)}
    free = [choice for choice in setting.choices if choice not in taken]
    return PLUS.join(chance.sample(free if len(free) >= setting.parts else list(setting.choices), setting.parts))


def begin(game: Game, seats: int, options: dict[str, JSON], places: Sequence[Place]) -> session.Session:
    """Begin a match with something drawn for every open place; raises `BadSettings` where nothing fits."""
    tries = TRIES if places else 1
    while True:
        tries -= 1
        try:
            sealed = Sealed(new_secret())
            return session.begin(game, seats, chance=sealed, **filled(options, places, SystemRandom()))
        except BadSettings:
            if not tries:
                raise
