"""Tables that wait for a choice: an invited friend opens the link and chooses a deck or a team, then the match begins.

What one has chosen is told to nobody before it begins: only that they have.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase
from ludoteca.table import errors, open_choices
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import game_called, game_json, is_plain, refusal
from ludoteca.table.errors import Refused
from ludoteca.table.gathering_storage import Gathering
from ludoteca.table.invitation_storage import Link
from ludoteca.table.open_choices import Place
from ludoteca.table.packs import offered
from ludoteca.table.protocol import NAME_LENGTH, PickOrder, clean
from ludoteca.table.sight import names_of
from ludoteca.table.storage import Player, Storage

logger = logging.getLogger(__name__)
BEGUN = {"begun": True}
NOTHING_OPEN = Phrase("A questo posto non c'è niente da scegliere.", "There is nothing to choose at this seat.")
PACKS = Phrase("Pacchetti", "Packs")
CHOOSE_ALL = Phrase("Scegli: {what}.", "Choose: {what}.")


def gathered(storage: Storage, link: Link, lang: str) -> JSON:
    """Show what somebody with this link sees of a table that has not begun."""
    kept = storage.gathering(link.table)
    if kept is None:
        return BEGUN
    game, players = game_called(kept.game), storage.players(link.table)
    places = open_choices.open_places(game, kept.options, len(players))
    return {
        "begun": False,
        "game": game_json(game, lang),
        "facts": facts(game, kept, lang),
        "seats": list(link.seats),
        "asked": {str(seat): settings_json(places, seat, lang) for seat in link.seats if keys_of(places, seat)},
        "picks": {str(seat): pick for seat, pick in kept.picks.items() if seat in link.seats},
        "players": [
            {"seat": player.seat, "name": name, "kind": "bot" if player.bot else "human", "chosen": chosen}
            for player, name in zip(players, names_of(players, lang), strict=True)
            for chosen in [bool(player.bot) or player.seat in kept.picks or not keys_of(places, player.seat)]
        ],
    }


def keys_of(places: Sequence[Place], seat: int) -> list[str]:
    return [setting.key for setting, whose in places if whose == seat]


def settings_json(places: Sequence[Place], seat: int, lang: str) -> list[JSON]:
    return [setting.to_json(lang) for setting, whose in places if whose == seat]


def facts(game: Game, kept: Gathering, lang: str) -> list[tuple[str, str]]:
    """List what is settled for everybody, in words."""
    settled = []
    named = [known.to_json(lang)["name"] for known in map(offered, kept.options.get("packs", ())) if known is not None]
    if named:
        settled.append((PACKS.say(lang), ", ".join(named)))
    for setting in open_choices.asked_settings(game, kept.options):
        value = kept.options.get(setting.key, setting.default)
        if not setting.per_seat and value in setting.choices:
            settled.append((setting.name.say(lang), setting.choices[value].say(lang)))
    return settled


def pick(storage: Storage, link: Link, order: PickOrder, lang: str) -> JSON:
    """Choose for a seat of somebody's own; with the last choice the match begins."""
    if order.seat not in link.seats:
        raise Refused("not_yours", errors.NOT_YOURS, 403)
    kept = storage.gathering(link.table)
    if kept is None:
        return BEGUN
    game, players = game_called(kept.game), storage.players(link.table)
    if clean(order.name, NAME_LENGTH):
        storage.rename(link.table, order.seat, clean(order.name, NAME_LENGTH))
    chosen = checked(game, kept, players, order)
    try:
        begin_if_complete(storage, game, players, storage.pick(link.table, order.seat, chosen))
    except BadSettings as error:  # somebody else has chosen in this very moment, and both together will not do
        storage.forget_pick(link.table, order.seat)
        raise refusal(error.problems) from None
    return gathered(storage, link, lang)


def checked(game: Game, kept: Gathering, players: Sequence[Player], order: PickOrder) -> dict[str, JSON]:
    """Return what the seat chooses, if a match could begin with it and with what others have chosen; else `Refused`."""
    places = open_choices.open_places(game, kept.options, len(players))
    keys = keys_of(places, order.seat)
    if not keys:
        raise Refused("bad", NOTHING_OPEN, 409)
    chosen = {key: value for key, value in order.options.items() if isinstance(value, str) and is_plain(value)}
    if sorted(order.options) != sorted(keys) or chosen != order.options:
        named = {setting.key: setting.name for setting, _ in places}
        raise refusal([CHOOSE_ALL.fill(what=named[key]) for key in keys])
    others = {seat: made for seat, made in kept.picks.items() if seat != order.seat}
    options, still_open = merged(kept, places, {**others, order.seat: chosen})
    try:
        open_choices.begin(game, len(players), options, still_open)
    except BadSettings as error:
        raise refusal(error.problems) from None
    return chosen


def merged(
    kept: Gathering, places: Sequence[Place], picks: dict[int, dict[str, JSON]]
) -> tuple[dict[str, JSON], list[Place]]:
    """Return the options with what was chosen, and the places that are still open."""
    options = kept.options
    for seat, chosen in picks.items():
        for key, value in chosen.items():
            options = open_choices.with_choice(options, key, seat, value)
    return options, [(setting, seat) for setting, seat in places if seat not in picks]


def begin_if_complete(storage: Storage, game: Game, players: Sequence[Player], kept: Gathering | None) -> None:
    """Let the match begin if nobody is left to choose; bots choose now. Raises `BadSettings` where it cannot."""
    if kept is None:
        return
    places = open_choices.open_places(game, kept.options, len(players))
    options, still_open = merged(kept, places, kept.picks)
    if any(not players[seat].bot for _, seat in still_open):
        return
    begun = open_choices.begin(game, len(players), options, still_open)
    if not storage.begin_gathered(kept.table, beginning_of(begun)):
        logger.info("table %s: another process has begun it", kept.table)
