"""Making a match: its options, and the table before the first choice."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.steps import PREPARE
from ludoteca.games.synchro.packs.exchanges import exchanged_content
from ludoteca.games.synchro.state.cards import BOARDS, Content
from ludoteca.games.synchro.state.match import ITEMS, SKILLS, SynchroMatch
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Outcome
from ludoteca.kernel.deck_values import kept_for_rematch
from ludoteca.kernel.house import begun
from ludoteca.kernel.option_values import bad_setting, settled_exchanged, unknown_options
from ludoteca.kernel.texts import Phrase

RANDOM: Final = "random"
LUMINARIA: Final = "luminaria"
"""Where the journey begins; another city is for practice."""
MOST_PLAYERS: Final = 4
LEG: Final = 9
"""Days that a journey, its battle and its visit usually take: where the wheel stands for those who start later."""
USUAL_SEATS: Final = 2
KEYS: Final = ("players", "celestial", "start", "packs", "swaps")


def complete_options(given: JSON, seats: int = 0) -> dict[str, JSON]:
    """Fill in the defaults of a match's options; raise `BadSettings` for what is wrong."""
    problems = unknown_options(given, KEYS)
    players = seats or given.get("players", USUAL_SEATS)
    if str(given.get("players", players)) != str(players):
        problems.append(
            Phrase(
                "«players» è {players}, ma i posti sono {seats}.", "“players” is {players}, but the seats are {seats}."
            ).fill(players=given["players"], seats=seats)
        )
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        problems.append(
            Phrase("Si gioca da 1 a {most} giocatori.", "1 to {most} players play.").fill(most=MOST_PLAYERS)
        )
    options: dict[str, JSON] = {
        "players": players,
        "celestial": str(given.get("celestial", RANDOM)),
        "start": str(given.get("start", LUMINARIA)),
    }
    return settled_exchanged(options, given, problems)


def content_for(options: JSON) -> Content:
    return exchanged_content.of(options)


def empty_match(options: JSON) -> SynchroMatch:
    """Make a match of these options without a position: what a save is loaded into."""
    content = content_for(options)
    wanted = options["celestial"]
    if wanted != RANDOM and content.find_monster(wanted) not in content.celestials:
        known = ", ".join([content.monsters[card].id for card in content.celestials])
        raise bad_setting(
            "Nessun Celestiale si chiama «{id}»; ci sono {known}.",
            "No Celestial is called “{id}”; there are {known}.",
            id=wanted[:60],
            known=known,
        )
    start = start_of(content, options)
    if start < 0 or start == content.goal:
        raise bad_setting(
            "Non si può partire da «{id}»: dev'essere una città prima di Stellaris.",
            "There is no starting from “{id}”: it must be a city before Stellaris.",
            id=options["start"][:60],
        )
    return SynchroMatch(content, options, options["players"])


def start_of(content: Content, options: JSON) -> int:
    """Find the city where the journey begins; -1 for no city of the map."""
    return content.start if options["start"] == LUMINARIA else content.find_city(options["start"])


def legs_to(content: Content, city: int) -> int:
    """Count how many journeys the shortest way from the first city takes."""
    reached = [content.start]
    legs = 0
    while city not in reached:
        reached = [other for one in reached for other in content.cities[one].roads]
        legs += 1
    return legs


def lay_out(m: SynchroMatch) -> None:
    """Lay out the table as yet untouched: full decks and bags, the flag at Luminaria on the first day of Spring.

    Rules: SH-1.06, SH-1.07, SH-2.04, SH-2.05, SH-2.06, SH-2.07, SH-2.08, SH-2.09, SH-2.10, SH-2.13, SH-2.14.
    """
    content = m.content
    m.skills = [-1] * (SKILLS * BOARDS)
    m.items = [-1] * (ITEMS * BOARDS)
    m.tile_at = [-1] * len(content.cities)
    m.city = start_of(content, m.options)
    m.time = LEG * legs_to(content, m.city)
    m.hero_deck = content.common
    m.legends = content.legendary
    m.item_deck = (1 << len(content.items)) - 1
    m.skill_bag = (1 << len(content.skills)) - 1
    m.bag = [content.tracks.shards_per_colour] * 4
    m.monster_deck = [0 if monster.celestial else monster.copies for monster in content.monsters]
    m.monster_gone = [0] * len(content.monsters)


def new_match(given: JSON, seats: int, chance: Chance) -> SynchroMatch:
    return begun(empty_match(complete_options(given, seats)), lay_out, chance, PREPARE)


def rematch_options(options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
    """Return the options of the same journey again."""
    return kept_for_rematch(options)
