"""Drafts and sealed pools at links: everybody sees their own seat, takes cards, builds a deck, and goes to their match.

Whoever opens the boosters has the first seat; for the others there are invitations, as at tables (`invitations`).

What is kept is the seed and what was taken; the rest is made again each time. Bots take at once; whoever lets the time
of a card go by has a bot's choice. When every person has a deck, neighbours play a match of best of three: the link to
it follows from the one that they hold (`tokens.next_token`), so that nothing secret is kept.
"""

from __future__ import annotations

import time
from contextlib import suppress
from secrets import randbits, token_hex
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.kernel import session
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game, HasLimited
from ludoteca.kernel.limited import LimitedDraft, LimitedPlay
from ludoteca.kernel.texts import Phrase
from ludoteca.table import errors
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import game_called, refusal, seated, unknown_bots
from ludoteca.table.errors import Refused
from ludoteca.table.invitation_storage import Link
from ludoteca.table.protocol import DraftMove, DraftOrder
from ludoteca.table.series import first_game
from ludoteca.table.sight import names_of
from ludoteca.table.storage import NewGame, NewTable, Player, Storage, Taken
from ludoteca.table.tokens import cover, hashed, is_token, new_stamp, new_token, next_token, stamp_of, uncover

NO_DRAFTS = Phrase("Con questo gioco non si fanno draft.", "This game has no drafts.")
BAD_DRAFT = Phrase("Non c'è un draft così: {what}.", "There is no such draft: {what}.")
EVEN = Phrase("Servono 2, 4, 6 o 8 giocatori.", "It takes 2, 4, 6 or 8 players.")
CANNOT_TAKE = Phrase("Questa carta adesso non si può prendere.", "This card cannot be taken now.")
TOO_EARLY = Phrase("Il draft non è ancora finito.", "The draft is not over yet.")
TRIES = 8
MATCH = 3
"""Of how many games the matches after a draft are."""


class Place(Struct):
    """A seat: who sits there, and for a person all that the link to their match will need."""

    name: str
    bot: str
    hash: str = ""
    covered: str = ""
    watch: str = ""
    invited: bool = False
    """Whether nobody has used its invitation yet: until then its link opens nothing."""
    deck: dict[str, int] = {}


class Kept(Struct):
    """What is kept of a draft."""

    game: str
    way: str
    set: str
    seed: int
    seconds: int
    round_at: float
    places: list[Place]
    picks: list[tuple[int, str]] = []
    begun: bool = False


def limited_of(key: str) -> tuple[Game, LimitedPlay]:
    game = game_called(key)
    if not isinstance(game, HasLimited):
        raise Refused("bad", NO_DRAFTS, 404)
    return game, game.limited()


def offered(key: str, lang: str) -> JSON:
    """List the ways and sets that a form offers."""
    _, play = limited_of(key)
    return {
        "ways": [{"value": way, "name": name.say(lang)} for way, name in play.ways().items()],
        "sets": [{"value": set_, "name": name.say(lang)} for set_, name in play.sets().items()],
    }


def make_draft(storage: Storage, order: DraftOrder) -> JSON:
    """Open the boosters and hand out the links: this is the only moment at which the tokens are known."""
    _, play = limited_of(order.game)
    wrong = [what for what, known in ((order.way, play.ways()), (order.set, play.sets())) if what not in known]
    if wrong:
        raise Refused("bad", BAD_DRAFT.fill(what=", ".join(wrong)[:80]))
    problems = unknown_bots(order.seats) + ([EVEN] if len(order.seats) % 2 else [])
    if problems:
        raise refusal(problems)
    stamp = new_stamp()
    watches = [new_token(stamp) for _ in range(len(order.seats) // 2)]
    places: list[Place] = []
    links: list[tuple[str, int]] = []
    urls: list[dict[str, Any]] = []
    for seat, wanted in enumerate(order.seats):
        player = seated(seat, wanted)
        place = Place(player.name, player.bot, watch=hashed(watches[seat // 2]))
        if not player.bot:
            token = new_token(stamp)
            place.invited = bool(urls)
            sit(place, token, watches[seat // 2])
            links.append((hashed(token), seat))
            urls.append({"seat": seat, "url": f"/{'j' if place.invited else 'd'}/{token}"})
        places.append(place)
    kept = Kept(order.game, order.way, order.set, randbits(48), order.seconds, time.time(), places)
    settle(kept, drafted(kept))
    storage.create_draft(token_hex(12), to_text(kept), links)
    return {"seats": urls}


def sit(place: Place, token: str, watch: str) -> None:
    """Let what follows from a token open the seat's match."""
    later = next_token(token)
    place.hash, place.covered = hashed(later), cover(watch, later)


def claimed(storage: Storage, token: str) -> str:
    """Use an invitation to a draft; return the address that is the guest's own from now on, "" if it was used."""
    for _ in range(TRIES):
        entry = storage.draft(hashed(token)) if is_token(token) else None
        if entry is None:
            return ""
        id, seat, state, version = entry
        kept = msgspec.json.decode(state, type=Kept)
        place = kept.places[seat]
        if not place.invited:
            return ""
        own = new_token(stamp_of(token))
        place.invited = False
        sit(place, own, uncover(place.covered, next_token(token)))
        if storage.claim_draft(id, to_text(kept), version, hashed(token), hashed(own)):
            return f"/d/{own}"
    raise Refused("busy", errors.BUSY, 503)


def to_text(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()


def drafted(kept: Kept) -> LimitedDraft:
    """Return the draft as it is after everything that was taken."""
    _, play = limited_of(kept.game)
    draft = play.begin(kept.way, kept.set, len(kept.places), kept.seed)
    for seat, card in kept.picks:
        draft.take(seat, card)
    return draft


def settle(kept: Kept, draft: LimitedDraft) -> None:
    """Let bots take what they are asked for."""
    while True:
        bot = next((seat for seat in draft.asked() if kept.places[seat].bot), None)
        if bot is None:
            return
        take(kept, draft, bot, draft.bot_pick(bot))


def take(kept: Kept, draft: LimitedDraft, seat: int, card: str) -> None:
    draft.take(seat, card)
    kept.picks.append((seat, card))
    if len(draft.asked()) == len(kept.places):  # everybody has taken: the next card has its own time
        kept.round_at = time.time()


def hurry(kept: Kept, draft: LimitedDraft) -> bool:
    """Take for those whose time is over; whether there were any."""
    if not kept.seconds or draft.is_over or time.time() < kept.round_at + kept.seconds:
        return False
    for seat in draft.asked():
        if not kept.places[seat].bot:
            take(kept, draft, seat, draft.bot_pick(seat))
    settle(kept, draft)
    return True


def looked_at(storage: Storage, token: str, move: DraftMove | None, lang: str) -> JSON:
    """Do what somebody wants, if anything, and return what they see then."""
    for _ in range(TRIES):
        entry = storage.draft(hashed(token)) if is_token(token) else None
        if entry is None:
            raise errors.gone()
        id, seat, state, version = entry
        kept = msgspec.json.decode(state, type=Kept)
        if kept.places[seat].invited:
            raise errors.gone()
        draft = drafted(kept)
        changed = hurry(kept, draft)
        if move is not None:
            do(kept, draft, seat, move)
            changed = True
        if all(place.bot or place.deck for place in kept.places) and not kept.begun:
            begin_matches(storage, id, kept, draft)
            kept.begun = changed = True
        if not changed or storage.change_draft(id, to_text(kept), version):
            match = next_token(token)
            is_there = kept.begun and storage.link(hashed(match)) is not None  # else its owner has made another link
            return shown(kept, draft, seat, f"/t/{match}" if is_there else None, lang)
    raise Refused("busy", errors.BUSY, 503)


def do(kept: Kept, draft: LimitedDraft, seat: int, move: DraftMove) -> None:
    if move.take:
        try:
            take(kept, draft, seat, move.take)
        except ValueError:
            raise Refused("illegal", CANNOT_TAKE, 409) from None
        settle(kept, draft)
    if move.deck is not None and not kept.begun:
        if not draft.is_over:
            raise Refused("illegal", TOO_EARLY, 409)
        problems = draft.deck_problems(seat, move.deck)
        if problems:
            raise refusal(problems)
        kept.places[seat].deck = move.deck


def begin_matches(storage: Storage, id: str, kept: Kept, draft: LimitedDraft) -> None:
    """Make a table for each pair of neighbours of whom one is a person; two processes make the same ones once."""
    game, _ = limited_of(kept.game)
    for pair in range(len(kept.places) // 2):
        places = kept.places[2 * pair : 2 * pair + 2]
        if all(place.bot for place in places):
            continue
        decks = [place.deck or draft.suggestion(2 * pair + seat) for seat, place in enumerate(places)]
        table = f"{id}{pair}"
        if storage.load(table) is not None:
            continue
        try:
            begun = session.begin(game, 2, chance=Sealed(new_secret()), **draft.options(decks))
        except BadSettings as error:
            raise refusal(error.problems) from None
        players = [Player(seat, place.name, place.bot) for seat, place in enumerate(places)]
        links = [Link(places[0].watch, table, ())]
        links += [Link(place.hash, table, (seat,), place.covered) for seat, place in enumerate(places) if place.hash]
        series = first_game(table, MATCH)
        assert series is not None
        new = NewGame(series, series.now)
        with suppress(Taken):  # another process was quicker, with the same decks
            storage.create(NewTable(table, game.key, game.version, beginning_of(begun), players, links, game_of=new))


def shown(kept: Kept, draft: LimitedDraft, seat: int, match: str | None, lang: str) -> dict[str, Any]:
    """Show what a seat sees: its own cards, and of the others only whether they are waited for."""
    names = names_of([Player(number, place.name, place.bot) for number, place in enumerate(kept.places)], lang)
    asked = draft.asked()
    left = max(0, round(kept.round_at + kept.seconds - time.time())) if kept.seconds and not draft.is_over else None
    return {
        "game": kept.game,
        "seat": seat,
        "over": draft.is_over,
        "left": left,
        "view": draft.view(seat, lang),
        "suggestion": draft.suggestion(seat) if draft.is_over else {},
        "deck": kept.places[seat].deck,
        "begun": kept.begun,
        "match": match,
        "players": [
            {
                "seat": number,
                "name": name,
                "kind": "bot" if place.bot else "human",
                "waited": is_waited(place, number, asked),
            }
            for number, (place, name) in enumerate(zip(kept.places, names, strict=True))
        ],
    }


def is_waited(place: Place, seat: int, asked: list[int]) -> bool:
    return seat in asked if asked else not (place.bot or place.deck)
