"""A game's campaign: every chapter on every level is a match, and what was played is known again by its options."""

from __future__ import annotations

from ludoteca.kernel.campaigns import Chapter, Level
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.game import Game, HasCampaign


def campaign_problems(game: Game) -> list[str]:
    """List everything that is wrong with the campaign; nothing for a game without one."""
    if not isinstance(game, HasCampaign):
        return []
    campaign = game.campaign()
    unknown = campaign.fixed - {setting.key for setting in game.settings()}
    problems = [f"the campaign decides {key!r}, which is no setting of the game" for key in sorted(unknown)]
    problems += [f"{part.id}: not named in both languages" for part in unnamed([*campaign.chapters, *campaign.levels])]
    for chapter in campaign.chapters:
        for level in campaign.levels:
            try:
                saved = game.new(seed=1, **campaign.options(chapter, level)).save()
            except BadSettings as error:
                problems.append(f"{chapter.id} on {level.id} cannot be played: {error}")
                continue
            if campaign.begun_with(saved.get("options", {})) != (chapter, level):
                problems.append(f"{chapter.id} on {level.id} is not known again by the options of its match")
    return problems


def unnamed(parts: list[Chapter | Level]) -> list[Chapter | Level]:
    return [part for part in parts if not part.name.it.strip() or not part.name.en.strip()]
