"""Drafts and sealed pools at links: everybody sees their own seat, takes cards, builds a deck, and goes to their match.

Whoever opens the boosters has the first seat; for the others there are invitations, as at tables (`invitations`).

What is kept is the seed and what was taken; the rest is made again each time. Bots take at once; whoever lets the time
of a card go by has a bot's choice. When every person has a deck, matches of best of three begin, first of neighbours;
when all of a round are over, the next is paired by wins (`pairings`). The link to each follows from the one that a
person holds (`tokens.round_token`), so that nothing secret is kept. Bots do not play among themselves.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from secrets import randbits, token_hex
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from ludoteca.kernel import session
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.game import Game, HasLimited
from ludoteca.kernel.limited import LimitedDraft, LimitedPlay
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.shelves import folders_of
from ludoteca.kernel.texts import Phrase
from ludoteca.table import errors
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import check_packs, game_called, refusal, seated, unknown_bots
from ludoteca.table.errors import Refused
from ludoteca.table.invitation_storage import Link
from ludoteca.table.pairings import Course, pairings, rounds_for
from ludoteca.table.protocol import NAME_LENGTH, DraftMove, DraftOrder, clean
from ludoteca.table.series import DRAWN, PLAYERS, first_game
from ludoteca.table.sight import names_of
from ludoteca.table.storage import NewGame, NewTable, Player, Storage, Taken
from ludoteca.table.tokens import cover, hashed, is_token, new_stamp, new_token, round_token, stamp_of

NO_DRAFTS = Phrase("Con questo gioco non si fanno draft.", "This game has no drafts.")
BAD_DRAFT = Phrase("Non c'è un draft così: {what}.", "There is no such draft: {what}.")
CANNOT_TAKE = Phrase("Questa carta adesso non si può prendere.", "This card cannot be taken now.")
TOO_EARLY = Phrase("Il draft non è ancora finito.", "The draft is not over yet.")
TRIES = 8
MATCH = 3
"""Of how many games the matches after a draft are."""


class Door(Struct):
    """All that a person's link to a match will need: its hash, and the spectators' token covered and as a hash."""

    hash: str
    covered: str
    watch: str


class Place(Struct):
    """A seat: who sits there, and for a person what the links to their matches will need, `later` after the first."""

    name: str
    bot: str
    hash: str = ""
    covered: str = ""
    watch: str = ""
    invited: bool = False
    """Whether nobody has used its invitation yet: until then its link opens nothing."""
    deck: dict[str, int] = {}
    later: list[Door] = []

    def door(self, number: int) -> Door:
        """Return the way to the match of a round."""
        return Door(self.hash, self.covered, self.watch) if number == 0 else self.later[number - 1]


class Meeting(Struct):
    """Who plays whom in a round, and at which table: at none where somebody rests, or two bots meet."""

    seats: tuple[int, ...]
    table: str = ""
    winner: int | None = None
    """A seat; `DRAWN` if nobody has won, None while it goes on."""

    @property
    def is_over(self) -> bool:
        return not self.table or self.winner is not None


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
    packs: list[str] = []
    rounds: int = 1
    meetings: list[list[Meeting]] = []
    """Of each round that has begun."""

    def wins(self) -> list[int]:
        """Return how many matches each seat has won; whoever rests wins."""
        winners = [meeting.winner if meeting.table else resting(meeting) for met in self.meetings for meeting in met]
        return [winners.count(seat) for seat in range(len(self.places))]

    def course(self) -> Course:
        """Tell how it stands, for the next round."""
        met = [meeting for each in self.meetings for meeting in each]
        return Course(
            self.wins(),
            frozenset(frozenset(meeting.seats) for meeting in met),
            frozenset(meeting.seats[0] for meeting in met if len(meeting.seats) == 1),
            frozenset(seat for seat, place in enumerate(self.places) if place.bot),
        )


def resting(meeting: Meeting) -> int | None:
    """Return who rests, if it is no match at all."""
    return meeting.seats[0] if len(meeting.seats) == 1 else None


def limited_of(key: str) -> tuple[Game, LimitedPlay]:
    game = game_called(key)
    if not isinstance(game, HasLimited):
        raise Refused("bad", NO_DRAFTS, 404)
    return game, game.limited()


def offered(key: str, named: Sequence[str], lang: str) -> JSON:
    """List the ways and sets that a form offers, with those of packs."""
    _, play = limited_of(key)
    check_packs(key, named)
    return {
        "ways": [{"value": way, "name": name.say(lang)} for way, name in play.ways().items()],
        "sets": [{"value": set_, "name": name.say(lang)} for set_, name in sets_with(play, named).items()],
    }


def sets_with(play: LimitedPlay, named: Sequence[str]) -> dict[str, Phrase]:
    """List the sets that have boosters, with those of packs; raises `Refused` for packs that do not fit together."""
    try:
        return play.sets(folders_of(named))
    except PackProblems as error:
        raise refusal([Phrase(str(problem), str(problem)) for problem in error.problems]) from None


def make_draft(storage: Storage, order: DraftOrder) -> JSON:
    """Open the boosters and hand out the links: this is the only moment at which the tokens are known."""
    _, play = limited_of(order.game)
    check_packs(order.game, order.packs)
    sets = sets_with(play, order.packs)
    wrong = [what for what, known in ((order.way, play.ways()), (order.set, sets)) if what not in known]
    if wrong:
        raise Refused("bad", BAD_DRAFT.fill(what=", ".join(wrong)[:80]))
    problems = unknown_bots(order.seats)
    if problems:
        raise refusal(problems)
    stamp = new_stamp()
    rounds = rounds_for(len(order.seats))
    places: list[Place] = []
    links: list[tuple[str, int]] = []
    urls: list[dict[str, Any]] = []
    for seat, wanted in enumerate(order.seats):
        player = seated(seat, wanted)
        place = Place(player.name, player.bot)
        if not player.bot:
            token = new_token(stamp)
            place.invited = bool(urls)
            sit(place, token, rounds)
            links.append((hashed(token), seat))
            urls.append({"seat": seat, "url": f"/{'j' if place.invited else 'd'}/{token}"})
        places.append(place)
    kept = Kept(order.game, order.way, order.set, randbits(48), order.seconds, time.time(), places)
    kept.packs, kept.rounds = list(order.packs), rounds
    settle(kept, drafted(kept))
    storage.create_draft(token_hex(12), to_text(kept), links)
    return {"seats": urls}


def door_of(token: str, stamp: bytes) -> Door:
    """Make what the link to a match needs, with a spectators' token of its own."""
    watch = new_token(stamp)
    return Door(hashed(token), cover(watch, token), hashed(watch))


def sit(place: Place, token: str, rounds: int) -> None:
    """Let what follows from a token open the seat's match of every round."""
    first, *place.later = [door_of(round_token(token, number), stamp_of(token)) for number in range(rounds)]
    place.hash, place.covered, place.watch = first.hash, first.covered, first.watch


class Invited(NamedTuple):
    """A draft to which an invitation leads, and the seat there."""

    id: str
    kept: Kept
    version: int
    seat: int

    def others(self) -> list[Place]:
        return [place for seat, place in enumerate(self.kept.places) if seat != self.seat]


def invited(storage: Storage, token: str) -> Invited | None:
    """Find where an invitation to a draft leads; None once it was used."""
    entry = storage.draft(hashed(token)) if is_token(token) else None
    if entry is None:
        return None
    id, seat, state, version = entry
    kept = msgspec.json.decode(state, type=Kept)
    return Invited(id, kept, version, seat) if kept.places[seat].invited else None


def claimed(storage: Storage, token: str) -> str:
    """Use an invitation to a draft; return the address that is the guest's own from now on, "" if it was used."""
    for _ in range(TRIES):
        invitation = invited(storage, token)
        if invitation is None:
            return ""
        own, place = new_token(stamp_of(token)), invitation.kept.places[invitation.seat]
        place.invited = False
        sit(place, own, invitation.kept.rounds)
        if storage.claim_draft(invitation.id, to_text(invitation.kept), invitation.version, hashed(token), hashed(own)):
            return f"/d/{own}"
    raise Refused("busy", errors.BUSY, 503)


def to_text(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()


def drafted(kept: Kept) -> LimitedDraft:
    """Return the draft as it is after everything that was taken."""
    _, play = limited_of(kept.game)
    try:
        draft = play.begin(kept.way, kept.set, len(kept.places), kept.seed, folders_of(kept.packs))
    except PackProblems as error:
        raise refusal([Phrase(str(problem), str(problem)) for problem in error.problems]) from None
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
        changed |= play_rounds(storage, id, kept, draft)
        if not changed or storage.change_draft(id, to_text(kept), version):
            return shown(kept, draft, seat, match_of(storage, kept, seat, token), lang)
    raise Refused("busy", errors.BUSY, 503)


def do(kept: Kept, draft: LimitedDraft, seat: int, move: DraftMove) -> None:
    if not kept.places[seat].name and not kept.meetings:
        kept.places[seat].name = clean(move.name, NAME_LENGTH)
    if move.take:
        try:
            take(kept, draft, seat, move.take)
        except ValueError:
            raise Refused("illegal", CANNOT_TAKE, 409) from None
        settle(kept, draft)
    if move.deck is not None and not kept.meetings:
        if not draft.is_over:
            raise Refused("illegal", TOO_EARLY, 409)
        problems = draft.deck_problems(seat, move.deck)
        if problems:
            raise refusal(problems)
        kept.places[seat].deck = move.deck


def play_rounds(storage: Storage, id: str, kept: Kept, draft: LimitedDraft) -> bool:
    """Note who has won, and begin the next round when nobody is waited for; whether anything has changed."""
    changed = False
    while True:
        now = kept.meetings[-1] if kept.meetings else []
        for meeting in now:
            if not meeting.is_over:
                series = storage.series(meeting.table)
                champion = series.champion_written() if series is not None else None
                if champion is not None:
                    meeting.winner = DRAWN if champion == DRAWN else meeting.seats[champion]
                    changed = True
        waited = [meeting for meeting in now if not meeting.is_over]
        building = [place for place in kept.places if not (place.bot or place.deck)]
        if waited or building or len(kept.meetings) == kept.rounds:
            return changed
        kept.meetings.append(begin_round(storage, id, kept, draft))
        changed = True


def begin_round(storage: Storage, id: str, kept: Kept, draft: LimitedDraft) -> list[Meeting]:
    """Pair the seats, and make a table for each pair of whom one is a person; two processes make the same ones once."""
    number = len(kept.meetings)
    meetings = []
    for place, seats in enumerate(pairings(kept.course())):
        meeting = Meeting(seats)
        if len(seats) == PLAYERS and not all(kept.places[seat].bot for seat in seats):
            meeting.table = f"{id}{number}-{place}" if number else f"{id}{place}"
            begin_match(storage, meeting, number, kept, draft)
        meetings.append(meeting)
    return meetings


def begin_match(storage: Storage, meeting: Meeting, number: int, kept: Kept, draft: LimitedDraft) -> None:
    """Make the table of a match, unless it is there."""
    if storage.load(meeting.table) is not None:
        return
    game, _ = limited_of(kept.game)
    places = [kept.places[seat] for seat in meeting.seats]
    decks = [kept.places[seat].deck or draft.suggestion(seat) for seat in meeting.seats]
    try:
        brought: dict[str, Any] = {"packs": kept.packs} if kept.packs else {}
        begun = session.begin(game, PLAYERS, chance=Sealed(new_secret()), **draft.options(decks), **brought)
    except BadSettings as error:
        raise refusal(error.problems) from None
    players = [Player(seat, place.name, place.bot) for seat, place in enumerate(places)]
    doors = [(seat, place.door(number)) for seat, place in enumerate(places) if not place.bot]
    links = [Link(watch, meeting.table, ()) for watch in dict.fromkeys(door.watch for _, door in doors)]
    links += [Link(door.hash, meeting.table, (seat,), door.covered) for seat, door in doors]
    series = first_game(meeting.table, MATCH)
    assert series is not None
    new = NewGame(series, series.now)
    with suppress(Taken):  # another process was quicker, with the same decks
        storage.create(
            NewTable(meeting.table, game.key, game.version, beginning_of(begun), players, links, game_of=new)
        )


def shown(kept: Kept, draft: LimitedDraft, seat: int, match: str | None, lang: str) -> dict[str, Any]:
    """Show what a seat sees: its own cards, and of the others only whether they are waited for."""
    names = names_of([Player(number, place.name, place.bot) for number, place in enumerate(kept.places)], lang)
    asked = draft.asked()
    left = max(0, round(kept.round_at + kept.seconds - time.time())) if kept.seconds and not draft.is_over else None
    return {
        "game": kept.game,
        "seat": seat,
        "named": bool(kept.places[seat].name),
        "over": draft.is_over,
        "left": left,
        "view": draft.view(seat, lang),
        "suggestion": draft.suggestion(seat) if draft.is_over else {},
        "deck": kept.places[seat].deck,
        "match": match,
        "round": len(kept.meetings),
        "rounds": kept.rounds,
        "matches": [[told_meeting(meeting) for meeting in met] for met in kept.meetings],
        "wins": kept.wins(),
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


def match_of(storage: Storage, kept: Kept, seat: int, token: str) -> str | None:
    """Return the link to the match that a seat has in this round; None where it has none, or has been given another."""
    mine = [meeting for met in kept.meetings[-1:] for meeting in met if seat in meeting.seats]
    if not mine or not mine[0].table:
        return None
    match = round_token(token, len(kept.meetings) - 1)
    return f"/t/{match}" if storage.link(hashed(match)) is not None else None


def told_meeting(meeting: Meeting) -> JSON:
    """Tell a match of a round; nobody has won one that goes on, is drawn, or is not played since both are bots."""
    seats = list(meeting.seats)
    if len(seats) == 1:
        return {"seats": seats, "state": "rest", "winner": seats[0]}
    state = ("over" if meeting.is_over else "on") if meeting.table else "unplayed"
    return {"seats": seats, "state": state, "winner": None if meeting.winner == DRAWN else meeting.winner}


def is_waited(place: Place, seat: int, asked: list[int]) -> bool:
    return seat in asked if asked else not (place.bot or place.deck)
