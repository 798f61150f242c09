"""The rematch of a finished match: who wants one, and the table that is made when everybody does.

Everybody's link to it follows from the link that they hold (`tokens.next_token`). So a wish keeps no secret, any
process can make the table, and whoever comes back later to the finished table still finds the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from msgspec import Struct

from ludoteca.kernel import session
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.kernel.contract import JSON, BadSettings, Outcome
from ludoteca.kernel.game import Game, HasSideboards
from ludoteca.kernel.texts import Phrase
from ludoteca.table import errors
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import refusal
from ludoteca.table.errors import Refused
from ludoteca.table.invitation_storage import Link
from ludoteca.table.ledger import Ledger
from ludoteca.table.series import Series, first_game
from ludoteca.table.storage import NewGame, NewTable, Player, Storage, Wish
from ludoteca.table.tokens import CAMPAIGN, cover, hashed, next_token

NO_SIDEBOARDS = Phrase("Qui non si scambiano carte.", "No cards are exchanged here.")


class Invitation(Struct, frozen=True):
    """What a rematch means for the holder of one link: where they would go, and what they wish by asking."""

    url: str
    watch: str
    wish: Wish


def invitation(link: Link, token: str, watch: str, campaign: str = "") -> Invitation:
    """Invite who holds `link` by `token`; `watch` is the spectators' token, `campaign` that of the campaign if any."""
    later, later_watch = next_token(token), next_token(watch)
    if not link.seats:
        return Invitation(f"/w/{later}", f"/w/{later}", Wish((), hashed(later), "", hashed(later)))
    back = cover(campaign, later, CAMPAIGN) if campaign else ""
    wish = Wish(link.seats, hashed(later), cover(later_watch, later), hashed(later_watch), back)
    return Invitation(f"/t/{later}", f"/w/{later_watch}", wish)


def staying(link: Link, token: str, watch: str) -> Invitation:
    """Invite whoever stays at their link for the next game of a match."""
    where = f"/t/{token}" if link.seats else f"/w/{token}"
    return Invitation(where, f"/w/{watch}", Wish(link.seats, link.hash, link.covered, hashed(watch)))


def wanted(players: Sequence[Player], wishes: Sequence[Wish]) -> list[int]:
    """List the seats that want a rematch; bots always do."""
    asked = {seat for wish in wishes for seat in wish.seats}
    return [player.seat for player in players if player.bot or player.seat in asked]


def make_rematch(
    storage: Storage, table: str, ledger: Ledger, players: Sequence[Player], series: Series | None = None
) -> None:
    """Make the same game once more, everybody at another seat. Raises `Taken` if another process has just made it.

    In a match of several games it is the next of them, or, when that match is over, the first of another.
    """
    outcome = ledger.outcome
    assert outcome is not None
    game, seats = ledger.game, len(players)
    wishes, _ = storage.rematch(table)
    try:
        before = after_exchanges(game, ledger.session.options, wishes)
        places = game.rematch_seats(before, seats)
        options = game.rematch_options(before, outcome)
        begun = session.begin(game, seats, chance=Sealed(new_secret()), **options)
    except BadSettings as error:
        raise refusal(error.problems) from None
    moved = [Player(places[player.seat], player.name, player.bot) for player in players]
    successor = token_hex(12)
    links = [Link(watch, successor, ()) for watch in dict.fromkeys(wish.watch for wish in wishes)]
    for wish in wishes:
        held = tuple(sorted(places[seat] for seat in wish.seats))
        links.append(Link(wish.hash, successor, held, wish.covered))
    game_of = new_game(series, successor, outcome, places)
    storage.create(
        NewTable(successor, game.key, game.version, beginning_of(begun), moved, links, after=table, game_of=game_of)
    )


def after_exchanges(game: Game, options: dict[str, JSON], wishes: Sequence[Wish]) -> dict[str, JSON]:
    """Return the options after everybody has exchanged cards as they wished; raises `BadSettings`."""
    for wish in wishes:
        for seat, side in wish.sides.items():
            if not isinstance(game, HasSideboards):
                raise BadSettings([NO_SIDEBOARDS])
            options = game.exchanged(options, seat, side)
    return options


def check_sides(ledger: Ledger, series: Series | None, wish: Wish) -> None:
    """Refuse exchanges that are not for the next game of a match, not their own, or not allowed."""
    if not wish.sides:
        return
    if series is None or series.is_over(ledger.outcome):
        raise refusal([NO_SIDEBOARDS])
    if not wish.sides.keys() <= {*wish.seats}:
        raise Refused("not_yours", errors.NOT_YOURS, 403)
    try:
        after_exchanges(ledger.game, ledger.session.options, [wish])
    except BadSettings as error:
        raise refusal(error.problems) from None


def sideboards(ledger: Ledger, series: Series, seats: Sequence[int], lang: str) -> list[JSON]:
    """List what these seats may exchange before the next game of a match: nothing while one goes on, or at its end."""
    game = ledger.game
    if ledger.outcome is None or series.is_over(ledger.outcome) or not isinstance(game, HasSideboards):
        return []
    boards = [(seat, game.sideboard(ledger.session.options, seat, lang)) for seat in seats]
    return [{"seat": seat, **board} for seat, board in boards if board is not None]


def new_game(series: Series | None, table: str, outcome: Outcome, places: Sequence[int]) -> NewGame | None:
    """Return the place of a new table in a match of several games; None where there is none."""
    if series is None:
        return None
    if series.is_over(outcome):
        another = first_game(table, series.best_of)
        return NewGame(another, another.now) if another is not None else None
    return NewGame(series, series.next_game(table, places), series.winner_by(outcome))
