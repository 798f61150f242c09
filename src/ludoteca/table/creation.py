"""Making tables: from an order that came over the net, checked whole, to links that can be handed out."""

from __future__ import annotations

import errno
import gc
import logging
from collections.abc import Collection, Sequence
from secrets import token_hex
from typing import Any

import msgspec

import ludoteca
from ludoteca import bots, library
from ludoteca.introductions import introductions
from ludoteca.kernel import asking, session
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.kernel.contract import JSON, BadSettings, Match, Setting
from ludoteca.kernel.game import Game, HasCampaign, HasDecks, HasLimited, HasPacks
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase
from ludoteca.library import BrokenGame
from ludoteca.options import players_in_words
from ludoteca.table import large_pages, open_choices, packs
from ludoteca.table.beginnings import Beginning, beginning_of
from ludoteca.table.errors import Refused
from ludoteca.table.invitation_storage import Link
from ludoteca.table.packed import ASK, Packed
from ludoteca.table.protocol import NAME_LENGTH, PlayOnOrder, SeatOrder, TableOrder, clean
from ludoteca.table.replays import Replay
from ludoteca.table.series import BEST_OF, PLAYERS, first_game, may_be_matches
from ludoteca.table.storage import NewGame, NewTable, Player, Storage
from ludoteca.table.tokens import CAMPAIGN, cover, hashed, new_stamp, new_token

logger = logging.getLogger(__name__)
unplayable: set[str] = set()
"""Games that look sound and whose matches cannot be made."""
WANTS = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)
"""What the system says when it has no file or memory to give: it may have later."""
TEXT_LENGTH = 20_000
"""Of one value of an option: a deck list is the longest."""
SELDOM = 3000
"""How many more things there may be before the collector looks at them: choices leave it nothing to find."""

UNKNOWN_GAME = Phrase("Nessun gioco si chiama «{key}».", "No game is called “{key}”.")
BROKEN_GAME = Phrase(
    "«{key}» è installato male e non si può giocare.", "“{key}” is not installed properly and cannot be played."
)
UNKNOWN_BOT = Phrase("Nessun bot si chiama «{key}».", "No bot is called “{key}”.")
LEVEL = Phrase("{n}. {title}", "{n}. {title}")
STYLED = Phrase("{who} ({style})", "{who} ({style})")
UNKNOWN_OPTION = Phrase("Opzione sconosciuta: «{key}».", "Unknown option: “{key}”.")
ODD_OPTION = Phrase("Il valore di «{key}» non va bene.", "The value of “{key}” will not do.")
SEATS = Phrase("Servono {players}.", "The game is for {players}.")
NO_SEAT = Phrase("Questo posto non c'è.", "There is no such seat.")
ENDED_THERE = Phrase("A questo passo la partita è già finita.", "At this step the match is already over.")
NO_MATCH = Phrase(
    "Un incontro è di 1 partita o al meglio di 3, non di {n}.", "A match is of 1 game or best of 3, not {n}."
)
MATCH_OF_TWO = Phrase(
    "Al meglio di tre si gioca in due, l'uno contro l'altro.", "Best of three is for two who play against each other."
)
BOTH_SERIES = Phrase("Una serie di due partite non è al meglio di tre.", "A series of two games is not best of three.")


def game_called(key: str) -> Game:
    if key not in ludoteca.list_games():
        raise Refused("bad", UNKNOWN_GAME.fill(key=key[:40]), 404)
    try:
        return ludoteca.game(key)
    except BrokenGame:
        raise Refused("bad", BROKEN_GAME.fill(key=key), 404) from None


@kept(200_000, most=16)
def rulebook(key: str, lang: str) -> Packed:
    """Pack all rules of a game in a language, ready to be sent."""
    rules = [rule.to_json(lang) for rule in game_called(key).rules().rules]
    return Packed(msgspec.json.encode(rules), "application/json", ASK)


def load_games() -> bool:
    """Make a match of each, as the first one takes long where there are many cards; the log names broken games.

    False if one was kept out only by a want of memory or files, so that it should be tried again.
    """
    working, broken = library.working_games()
    wanting = any(is_want(failure) for failure in broken)
    for game in working:
        try:
            asking.draw(game, game.new().view(None), [], "it")
        except Exception as error:  # the others are served all the same
            unplayable.add(game.key)
            broken.append(BrokenGame(game.key, error))
            wanting |= is_want(error)
        else:
            unplayable.discard(game.key)
    for failure in broken:
        logger.error("%s", failure)
    gc.collect()
    gc.freeze()  # what the games are made of stays: the collector need not look through it for as long as tables wait
    gc.set_threshold(SELDOM)
    large_pages.put_together()
    return not wanting


def is_want(error: BaseException | None) -> bool:
    """Tell whether an error, or what led to it, is that there was no memory or no file to be had."""
    while error is not None:
        if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in WANTS):
            return True
        error = error.__cause__ or error.__context__
    return False


def listed_games(lang: str) -> JSON:
    """List every game that works, with what a form for a new table needs to know."""
    told, _ = introductions("the form", lang, game_json)
    return [form for key, form in told.items() if key not in unplayable]


def game_with_packs(key: str, named: Sequence[str], lang: str) -> JSON:
    """Describe a game as it is with these packs; raises `Refused` for packs that it cannot be played with."""
    game = game_called(key)
    check_packs(key, named)
    try:
        return game_json(game, lang, options={"packs": list(named)})
    except BadSettings as error:
        raise refusal(error.problems) from None


def check_packs(game: str, named: JSON) -> None:
    """Raise `Refused` for packs that are not here or not for this game."""
    problems = packs.problems_of(game, named)
    if problems:
        raise refusal(problems)


def game_json(
    game: Game, lang: str, decided: Collection[str] = (), options: dict[str, JSON] | None = None
) -> dict[str, Any]:
    """Describe a game for a form that need not ask what is `decided` already; `options` may name packs."""
    settings = asking.settings(game, options or {})
    return {
        "key": game.key,
        "name": game.name.say(lang),
        "blurb": game.blurb.say(lang),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "settings": [setting.to_json(lang) for setting in settings if setting.key not in decided],
        "bots": [
            {"key": level.key, "name": LEVEL.fill(n=n, title=level.title).say(lang)}
            for n, level in enumerate(bots.levels.LEVELS, 1)
        ],
        "usual_bot": bots.levels.USUAL,
        "characters": [
            {"key": each.key, "name": STYLED.fill(who=each.title, style=each.style).say(lang)}
            for each in bots.levels.CHARACTERS
        ],
        "builds_decks": isinstance(game, HasDecks),
        "takes_packs": isinstance(game, HasPacks),
        "limited": isinstance(game, HasLimited),
        "matches": list(BEST_OF) if may_be_matches(game) else [1],
        "cooperative": game.cooperative,
        "campaign": isinstance(game, HasCampaign),
    }


def make_table(storage: Storage, order: TableOrder, campaign: str = "", beginning: Beginning | None = None) -> JSON:
    """Make a fresh match and its links; raises `Refused` with everything that is wrong with the order.

    Where people are left to choose something, the match begins when they have (`gatherings`).

    `campaign` is the token of the campaign that the table belongs to, if any. With a `beginning` the match has been
    begun elsewhere, as `begun_apart` does.
    """
    game = game_called(order.game)
    problems = seat_problems(game, order.seats) + match_problems(game, order) + checked_options(game, order.options)
    if problems:
        raise refusal(problems)
    places = open_choices.open_places(game, order.options, len(order.seats))
    if beginning is None:
        try:
            beginning = beginning_of(open_choices.begin(game, len(order.seats), order.options, places))
        except BadSettings as error:
            raise refusal(error.problems) from None
    players = [seated(seat, wanted) for seat, wanted in enumerate(order.seats)]
    if any(not players[seat].bot for _, seat in places):  # it could begin; but they are to choose
        return store(storage, game, Beginning(), players, order, campaign, order.options)
    return store(storage, game, beginning, players, order, campaign)


def begun_apart(key: str, options: dict[str, JSON], seats: int, lang: str) -> tuple[str, Beginning | None]:
    """Begin a match with these options, in a process that writes nothing: what is wrong with them, or how it begins.

    Neither if an order with them is refused before anybody reads their texts.
    """
    game = game_called(key)
    if not game.min_seats <= seats <= game.max_seats or checked_options(game, options):
        return "", None
    try:
        begun = open_choices.begin(game, seats, options, open_choices.open_places(game, options, seats))
    except BadSettings as error:
        return refusal(error.problems).reason.say(lang), None
    return "", beginning_of(begun)


def play_on(storage: Storage, replay: Replay, step: int, order: PlayOnOrder) -> JSON:
    """Make a new table that begins where a finished match was after `step` choices."""
    match = replay.position(step)
    if match.outcome is None:
        match = after_line(match, order.seat, order.line)
    if match.outcome is not None:
        raise Refused("over", ENDED_THERE, 409)
    if order.seat >= match.seats:
        raise Refused("bad", NO_SEAT)
    if not bots.is_known(order.bot):
        raise Refused("bad", UNKNOWN_BOT.fill(key=order.bot))
    players = [Player(seat, bot=order.bot) for seat in range(match.seats)]
    players[order.seat] = Player(order.seat, name=clean(order.name, NAME_LENGTH))
    made = store(
        storage,
        replay.ledger.game,
        beginning_of(session.Session(match, match.save(), Sealed(new_secret()), [])),
        players,
    )
    return {"url": made["seats"][0]["url"]}


def after_line(match: Match, seat: int, line: Sequence[str]) -> Match:
    """Choose for a seat as far as a line can be followed; the choice that would end the match is left to its player."""
    for option in line:
        ahead = match.copy()
        asked = ahead.decision_of(seat)
        while asked is not None and len(asked.options) == 1 and option not in asked.options:
            ahead.choose(seat, asked.options[0])
            asked = ahead.decision_of(seat)
        if asked is None or option not in asked.options:
            return match  # what chance gives now may be something else
        ahead.choose(seat, option)
        if ahead.outcome is not None:
            return match
        match = ahead
    return match


def match_problems(game: Game, order: TableOrder) -> list[Phrase]:
    """Say why an order is not for a match of so many games."""
    if order.best_of not in BEST_OF:
        return [NO_MATCH.fill(n=order.best_of)]
    if order.best_of > 1 and not (may_be_matches(game) and len(order.seats) == PLAYERS):
        return [MATCH_OF_TWO]
    if order.best_of > 1 and order.options.get("series", "best") != "best":
        return [BOTH_SERIES]
    return []


def seat_problems(game: Game, seats: Sequence[SeatOrder]) -> list[Phrase]:
    problems = []
    if not game.min_seats <= len(seats) <= game.max_seats:
        problems.append(SEATS.fill(players=players_in_words(game)))
    return problems + unknown_bots(seats)


def unknown_bots(seats: Sequence[SeatOrder]) -> list[Phrase]:
    """Say which bots of an order there are not."""
    wrong = [wanted.bot for wanted in seats if wanted.kind == "bot" and not bots.is_known(wanted.bot)]
    return [UNKNOWN_BOT.fill(key=bot) for bot in wrong]


def checked_options(game: Game, options: dict[str, JSON]) -> list[Phrase]:
    """Say what is wrong with the options of an order: first with the packs, on which everything else depends."""
    problems = packs.problems_of(game.key, options["packs"]) if "packs" in options else []
    try:
        return problems or option_problems(game, options)
    except BadSettings as error:  # packs of which each is sound, and which do not fit together
        return error.problems


def option_problems(game: Game, options: dict[str, JSON]) -> list[Phrase]:
    """List what may not come over the net: all but settings that the game shows, in the shape of their defaults.

    Of what is not asked with these options no game looks at the value: that is judged here.
    """
    settings: dict[str, list[Setting]] = {}
    for setting in asking.settings(game, options):
        settings.setdefault(setting.key, []).append(setting)
    asked = {setting.key for setting in open_choices.asked_settings(game, options)}
    problems = []
    for key, value in options.items():
        if key == "packs":
            continue
        if key not in settings:
            problems.append(UNKNOWN_OPTION.fill(key=key[:40]))
        elif not any(fits(each, value) and (key in asked or is_ready(each, value)) for each in settings[key]):
            problems.append(ODD_OPTION.fill(key=key))
    return problems


def fits(setting: Setting, value: JSON) -> bool:
    if isinstance(value, list):
        return isinstance(setting.default, list) and len(value) <= 64 and all(is_plain(part) for part in value)
    return is_plain(value)


def is_ready(setting: Setting, value: JSON) -> bool:
    """Tell whether a value is one that a form offers, or a text where a game reads texts."""
    if value == setting.default:
        return True
    for one in value if isinstance(value, list) else [value]:
        if one is None or one == "":
            continue  # nothing is said of this seat
        parts = one.split(open_choices.PLUS) if isinstance(one, str) else []
        if not (setting.free and parts) and not (parts and set(parts) <= setting.choices.keys()):
            return False
    return True


def is_plain(value: JSON) -> bool:
    if isinstance(value, str):
        return len(value) <= TEXT_LENGTH
    return value is None or isinstance(value, (bool, int, float))


def refusal(problems: Sequence[Phrase]) -> Refused:
    return Refused("bad", commas(list(problems), "\n"))


def seated(seat: int, wanted: SeatOrder) -> Player:
    if wanted.kind == "bot":
        return Player(seat, bot=wanted.bot)
    return Player(seat, name=clean(wanted.name, NAME_LENGTH))


def store(
    storage: Storage,
    game: Game,
    begun: Beginning,
    players: Sequence[Player],
    order: TableOrder | None = None,
    campaign: str = "",
    gathering: dict[str, JSON] | None = None,
) -> JSON:
    """Write the table and hand out its links: this is the only moment at which the tokens are known."""
    table = token_hex(12)
    stamp = new_stamp()
    watch = new_token(stamp)
    people = tuple(player.seat for player in players if not player.bot)
    same_screen, invite = (order.same_screen, order.invite) if order is not None else (False, False)
    held = ([people] if people else []) if same_screen else [(seat,) for seat in people]
    links = [Link(hashed(watch), table, ())]
    invited: list[Link] = []
    urls: list[dict[str, Any]] = []
    for nth, seats in enumerate(held):
        token = new_token(stamp)
        back = cover(campaign, token, CAMPAIGN) if campaign else ""
        is_guest = invite and nth > 0
        (invited if is_guest else links).append(Link(hashed(token), table, seats, cover(watch, token), back))
        urls += [{"seat": seat, "url": f"/{'j' if is_guest else 't'}/{token}"} for seat in seats]
    of = hashed(campaign) if campaign else ""
    series = first_game(table, order.best_of) if order is not None else None
    storage.create(
        NewTable(
            table,
            game.key,
            game.version,
            begun,
            players,
            links,
            campaign=of,
            gathering=gathering,
            invited=invited,
            game_of=NewGame(series, series.now) if series is not None else None,
        )
    )
    return {"seats": urls, "watch": f"/w/{watch}"}
