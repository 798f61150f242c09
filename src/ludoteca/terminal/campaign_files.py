"""Progress in a campaign, kept in a file: for each chapter the levels on which it was won."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.campaigns import Campaign, Record
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game
from ludoteca.params import data_folder
from ludoteca.terminal import phrases
from ludoteca.terminal.saving import Unusable, read_json, write_whole

MARK: Final = "ludoteca_campaign"
FORMAT: Final = 1


def usual_file(game: Game) -> Path:
    return data_folder() / f"campaign-{game.key}.json"


def read(path: Path, game: Game, campaign: Campaign) -> Record:
    """Read the record in the file; an empty one if there is no file yet."""
    if not path.expanduser().exists():
        return {}
    data = read_json(path)
    if not isinstance(data, dict) or data.get(MARK) != FORMAT or data.get("game") != game.key:
        raise Unusable(phrases.NOT_A_CAMPAIGN.fill(path=path, game=game.name))
    if not is_record(data.get("won")):
        raise Unusable(phrases.NOT_A_CAMPAIGN.fill(path=path, game=game.name))
    return campaign.known(data["won"])


def is_record(data: JSON) -> bool:
    if not isinstance(data, dict):
        return False
    return all(isinstance(levels, list) and all(isinstance(id, str) for id in levels) for levels in data.values())


def write(path: Path, game: Game, record: Record) -> None:
    stranger = phrases.NOT_A_CAMPAIGN.fill(path="{path}", game=game.name)
    write_whole(path, {MARK: FORMAT, "game": game.key, "won": record}, MARK, stranger)
