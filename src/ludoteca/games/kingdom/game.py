"""Kingdom Rush: Rift in Time as a game of the library."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.kingdom import inside as rooms
from ludoteca.games.kingdom import setup as making
from ludoteca.games.kingdom.bot.promising import nobody_acts
from ludoteca.games.kingdom.packs.campaign import campaign_of
from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.setup import AT_THE_TABLE, LEVELS
from ludoteca.games.kingdom.state.cards import LEVELS as LEVEL_IDS
from ludoteca.games.kingdom.state.cards import MOST_PLAYERS
from ludoteca.games.kingdom.state.match import PLAYING, KingdomMatch
from ludoteca.games.kingdom.state.sheets import KingdomFiller
from ludoteca.kernel.campaigns import Campaign
from ludoteca.kernel.contract import JSON, Match, Setting
from ludoteca.kernel.game import HasAim, HasCampaign
from ludoteca.kernel.house_game import SharedGame, TriedGame
from ludoteca.kernel.rooms import Shows, Trials
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Aim


class Kingdom(TriedGame, SharedGame, HasCampaign, HasAim):
    """Towers, heroes and hordes: one to four players against the Time Mage."""

    key = "kingdom"
    name = Phrase("Kingdom Rush: Frattura nel Tempo", "Kingdom Rush: Rift in Time")
    blurb = Phrase(
        "Difesa con le torri, tutti insieme: costruite, potenziate, guidate gli eroi e chiudete i portali prima che le "
        "orde arrivino al regno.",
        "Tower defence together: build, improve, lead your heroes and close the portals before the hordes reach the "
        "kingdom.",
    )
    version = 2  # fewer last hordes and more hearts for small groups
    max_seats = MOST_PLAYERS
    folder = Path(__file__).parent
    setup = making
    inside = rooms
    filler = KingdomFiller
    search_habits = (1, 100, 12)

    def shows(self) -> Shows:
        from ludoteca.games.kingdom.shows import window

        return window

    def court(self) -> Trials:
        from ludoteca.games.kingdom.shows import trials

        return trials

    def aim(self) -> Aim:
        scenarios = [str(scenario.number) for scenario in load_content().scenarios]
        options: list[dict[str, JSON]] = [{"scenario": number, "level": "two_stars"} for number in scenarios]
        return Aim(options, tuple(range(1, MOST_PLAYERS + 1)), apart=0.1)

    def settings_with(self, packs: tuple[Path, ...]) -> list[Setting]:
        content = load_content(packs)
        scenarios = {
            str(scenario.number): Phrase(f"{scenario.number}. ", f"{scenario.number}. ") + scenario.name
            for scenario in content.scenarios
        }
        heroes = {AT_THE_TABLE: Phrase("scelto al tavolo", "chosen at the table")}
        heroes |= {hero.id: hero.name for hero in content.heroes}
        return [
            Setting("scenario", Phrase("Scenario", "Scenario"), scenarios, next(iter(scenarios))),
            Setting("level", Phrase("Difficoltà", "Difficulty"), dict(LEVELS), "one_star"),
            Setting("heroes", Phrase("Eroe", "Hero"), heroes, [AT_THE_TABLE] * MOST_PLAYERS, per_seat=True, later=True),
        ]

    def campaign(self) -> Campaign:
        return campaign_of(load_content())

    def grid(self) -> list[dict[str, JSON]]:
        """List every scenario with every number of players, the levels taking turns; then heroes named beforehand."""
        options: list[dict[str, JSON]] = []
        scenarios = load_content().scenarios
        for players in range(1, MOST_PLAYERS + 1):
            for index, scenario in enumerate(scenarios):
                level = LEVEL_IDS[(index + players) % len(LEVEL_IDS)]
                heroes: list[JSON] = [AT_THE_TABLE] * players
                options.append({"scenario": str(scenario.number), "level": level, "heroes": heroes})
        ids: list[JSON] = [hero.id for hero in load_content().heroes]
        for index, scenario in enumerate(scenarios):
            chosen: list[JSON] = [ids[(index + n) % len(ids)] for n in range(1 + index % MOST_PLAYERS)]
            options.append({"scenario": str(scenario.number), "level": LEVEL_IDS[-1], "heroes": chosen})
        return options

    def chapter(self, match: Match) -> int:
        """Count a round up to the end of what towers and heroes do: `evaluate` itself foresees phases 3 and 4.

        Later it would see the hordes a step nearer and nobody who has done anything about it yet.
        """
        assert isinstance(match, KingdomMatch)
        return 2 * match.round + (1 if match.phase > PLAYING or nobody_acts(match) else 0)
