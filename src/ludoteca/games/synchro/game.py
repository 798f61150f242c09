"""Synchro Horizon as a game of the library."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.synchro import inside as rooms
from ludoteca.games.synchro import setup as making
from ludoteca.games.synchro.bot.promising import obvious_payment, obvious_shard
from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.setup import LUMINARIA, MOST_PLAYERS, RANDOM
from ludoteca.games.synchro.shows.words import HEADINGS
from ludoteca.games.synchro.state.match import LINING_UP, SynchroMatch
from ludoteca.games.synchro.state.sheets import SynchroFiller
from ludoteca.kernel.contract import JSON, Match, Setting
from ludoteca.kernel.game import HasAim, HasHeadings, HasProposals
from ludoteca.kernel.house_game import SharedGame, TriedGame
from ludoteca.kernel.rooms import Shows, Trials
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Aim


class Synchro(TriedGame, SharedGame, HasHeadings, HasProposals, HasAim):
    """A party of four Heroes on its way to Stellaris: one to four players against the Celestial."""

    key = "synchro"
    name = Phrase("Synchro Horizon", "Synchro Horizon")
    blurb = Phrase(
        "Un viaggio di quattro stagioni, tutti insieme: guidate quattro Eroi da Luminaria a Stellaris, battaglia dopo "
        "battaglia, e fermate il Celestiale.",
        "A journey of four seasons, all together: lead four Heroes from Luminaria to Stellaris, battle after battle, "
        "and stop the Celestial.",
    )
    version = 1
    max_seats = MOST_PLAYERS
    folder = Path(__file__).parent
    setup = making
    inside = rooms
    filler = SynchroFiller
    search_habits = (1, 2, 1)

    def shows(self) -> Shows:
        from ludoteca.games.synchro.shows import window

        return window

    def court(self) -> Trials:
        from ludoteca.games.synchro.shows import trials

        return trials

    def aim(self) -> Aim:
        return Aim([{}], tuple(range(1, MOST_PLAYERS + 1)), "wins", 0.35, 0.45)

    def settings_with(self, packs: tuple[Path, ...]) -> list[Setting]:
        content = load_content(packs)
        celestials = {RANDOM: Phrase("a caso", "random")}
        celestials |= {content.monsters[card].id: content.monsters[card].name for card in content.celestials}
        cities = {LUMINARIA: Phrase("Luminaria", "Luminaria")}
        practice = Phrase("{city} (allenamento)", "{city} (practice)")
        for number, city in enumerate(content.cities):
            if number not in (content.start, content.goal):
                cities[city.id] = practice.fill(city=city.name)
        return [
            Setting("celestial", Phrase("Celestiale", "Celestial"), celestials, RANDOM),
            Setting("start", Phrase("Partenza", "Start"), cities, LUMINARIA),
        ]

    def proposal(self, match: Match, seat: int) -> str:
        """Pay with what the Hero needs least; of Shards to choose from, take what counts as any colour."""
        assert isinstance(match, SynchroMatch)
        proposed = obvious_payment(match, seat) or obvious_shard(match, seat)
        return match.option_id(proposed) if proposed is not None else ""

    def headings(self) -> dict[str, Phrase]:
        return HEADINGS

    def grid(self) -> list[dict[str, JSON]]:
        """List the whole journey; each Celestial by name, from a city next to Stellaris; each other city as a start."""
        content = load_content()
        last = [city for city in content.cities if content.goal in city.roads]
        points: list[dict[str, JSON]] = [{}]
        for index, card in enumerate(content.celestials):
            points.append({"celestial": content.monsters[card].id, "start": last[index % len(last)].id})
        for number, city in enumerate(content.cities):
            if number not in (content.start, content.goal) and city not in last:
                points.append({"start": city.id})
        return points

    def chapter(self, match: Match) -> int:
        """Count the rounds of battles; the way to the next one is over when its Monsters are met."""
        assert isinstance(match, SynchroMatch)
        legs = len(match.route)
        if match.phase == LINING_UP and not match.battle:
            legs -= 1
        return legs * 64 + len(match.rounds) * 16 + match.round
