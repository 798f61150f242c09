"""Campaigns at the table: how they are made and shown, how their tables begin, what a table means to its campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from ludoteca.kernel.campaigns import Campaign, Chapter, Level, people_won
from ludoteca.kernel.contract import JSON, Outcome
from ludoteca.kernel.game import Game, HasCampaign
from ludoteca.kernel.texts import Phrase
from ludoteca.table import errors
from ludoteca.table.campaign_storage import KeptCampaign, Result
from ludoteca.table.creation import game_called, game_json, make_table
from ludoteca.table.errors import Refused
from ludoteca.table.ledger import Ledger
from ludoteca.table.protocol import NAME_LENGTH, CampaignOrder, ChapterOrder, TableOrder, clean
from ludoteca.table.storage import Player, Storage
from ludoteca.table.tokens import hashed, is_token, new_token

MOST_RESULTS = 50
"""Shown of a campaign, the latest."""

HAS_NONE = Phrase("{game} non ha una campagna.", "{game} has no campaign.")
NO_CHAPTER = Phrase("La campagna non ha questo capitolo o livello.", "The campaign has no such chapter or level.")
CLOSED = Phrase("«{name}» è ancora da sbloccare.", "“{name}” is still locked.")


def campaign_of(game: Game) -> Campaign:
    if not isinstance(game, HasCampaign):
        raise Refused("bad", HAS_NONE.fill(game=game.name), 404)
    return game.campaign()


def make_campaign(storage: Storage, order: CampaignOrder) -> JSON:
    """Make a campaign from its beginning: this is the only moment at which its token is known."""
    game = game_called(order.game)
    campaign_of(game)
    token = new_token()
    storage.create_campaign(hashed(token), game.key, clean(order.name, NAME_LENGTH))
    return {"url": f"/c/{token}"}


def kept_campaign(storage: Storage, token: str) -> KeptCampaign:
    kept = storage.campaign(hashed(token)) if is_token(token) else None
    if kept is None:
        raise Refused("gone", errors.NO_CAMPAIGN, 404)
    return kept


def shown_campaign(storage: Storage, token: str, lang: str) -> JSON:
    """Show the whole campaign, with what a form for its next table needs to know."""
    kept = kept_campaign(storage, token)
    game = game_called(kept.game)
    campaign = campaign_of(game)
    return {
        "name": kept.name,
        "game": game_json(game, lang, campaign.fixed),
        **campaign.to_json(campaign.known(kept.record), lang),
        "running": kept.running,
        "results": [result_json(campaign, result, lang) for result in kept.results[:MOST_RESULTS]],
    }


def result_json(campaign: Campaign, result: Result, lang: str) -> dict[str, Any]:
    chapter, level = campaign.chapter(result.chapter), campaign.level(result.level)
    return {
        "chapter": result.chapter if chapter is None else chapter.name.say(lang),
        "level": result.level if level is None else level.name.say(lang),
        "won": result.won,
        "at": result.at,
    }


def rename_campaign(storage: Storage, token: str, name: str) -> JSON:
    kept = kept_campaign(storage, token)
    storage.rename_campaign(kept.hash, clean(name, NAME_LENGTH))
    return {"name": clean(name, NAME_LENGTH)}


def begin_chapter(storage: Storage, token: str, order: ChapterOrder) -> JSON:
    """Make a table of the campaign and its links; refused for what is not open yet."""
    kept = kept_campaign(storage, token)
    campaign = campaign_of(game_called(kept.game))
    chapter, level = campaign.chapter(order.chapter), campaign.level(order.level)
    if chapter is None or level is None:
        raise Refused("bad", NO_CHAPTER, 404)
    record = campaign.known(kept.record)
    if not campaign.is_level_open(record, chapter, level):
        closed = level if campaign.is_open(record, chapter) else chapter
        raise Refused("closed", CLOSED.fill(name=closed.name), 409)
    options = {**order.options, **campaign.options(chapter, level)}
    try:
        return make_table(storage, TableOrder(kept.game, order.seats, options, order.same_screen, order.invite), token)
    except sa.exc.IntegrityError:
        raise Refused("gone", errors.NO_CAMPAIGN, 404) from None  # forgotten in this very moment


class Episode:
    """What a table is in its campaign."""

    def __init__(self, hash: str, campaign: Campaign, chapter: Chapter, level: Level) -> None:
        self.hash = hash
        self.campaign = campaign
        self.chapter = chapter
        self.level = level

    def result(self, outcome: Outcome, players: Sequence[Player]) -> Result:
        return Result(self.hash, self.chapter.id, self.level.id, is_victory(outcome, players))

    def to_json(self, url: str, outcome: Outcome | None, players: Sequence[Player], lang: str) -> dict[str, Any]:
        """Show the way back, for somebody with the campaign's link; after a victory also the way on."""
        won = outcome is not None and is_victory(outcome, players)
        onward = self.campaign.following(self.chapter) if won else None
        return {
            "url": url,
            "chapter": self.chapter.name.say(lang),
            "level": self.level.name.say(lang),
            "stars": self.level.stars if won else 0,
            "next": None if onward is None else {"name": onward.name.say(lang), "url": f"{url}?chapter={onward.id}"},
        }


def is_victory(outcome: Outcome, players: Sequence[Player]) -> bool:
    return people_won(outcome.winners, [player.seat for player in players if not player.bot])


def episode_of(hash: str, ledger: Ledger) -> Episode | None:
    """Find what a table of the campaign `hash` is there; None for no campaign, or one that the game no longer has."""
    game = ledger.game
    if not hash or not isinstance(game, HasCampaign):
        return None
    campaign = game.campaign()
    begun = campaign.begun_with(ledger.session.options)
    return Episode(hash, campaign, *begun) if begun is not None else None
