"""Making a match: its options, and the table before the first choice."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.flow.steps import PREPARE
from ludoteca.games.kingdom.packs.exchanges import exchanged_content
from ludoteca.games.kingdom.state.cards import LEVELS as LEVEL_IDS
from ludoteca.games.kingdom.state.cards import MOST_PLAYERS, Content
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings, Outcome
from ludoteca.kernel.deck_values import kept_for_rematch
from ludoteca.kernel.house import begun
from ludoteca.kernel.option_values import bad_setting, one_of, settled_exchanged, unknown_options
from ludoteca.kernel.texts import Phrase

LEVELS: Final = {
    "one_star": Phrase("Una stella", "One star"),
    "two_stars": Phrase("Due stelle", "Two stars"),
    "three_stars": Phrase("Tre stelle", "Three stars"),
    "heroic": Phrase("Sfida eroica", "Heroic challenge"),
    "iron": Phrase("Sfida di ferro", "Iron challenge"),
}
AT_THE_TABLE: Final = "table"
USUAL_SEATS: Final = 2
KEYS: Final = ("scenario", "level", "heroes", "packs", "swaps")


def complete_options(given: JSON, seats: int = 0) -> dict[str, JSON]:
    """Fill in the options of a match with defaults; raise `BadSettings` if there are problems."""
    problems = unknown_options(given, KEYS)
    heroes = given_heroes(given.get("heroes"), seats, problems)
    level = one_of(given, "level", LEVELS, "one_star", problems)
    options: dict[str, JSON] = {"scenario": str(given.get("scenario", "1")), "level": level, "heroes": heroes}
    return settled_exchanged(options, given, problems)


def given_heroes(given: JSON, seats: int, problems: list[Phrase]) -> list[str]:
    """Read a hero's id for each seat, or AT_THE_TABLE; their number says how many play."""
    if given is None:
        given = [AT_THE_TABLE] * (seats or USUAL_SEATS)
    if isinstance(given, str):
        given = given.split(",")
    if not isinstance(given, (list, tuple)) or not all(isinstance(hero, str) for hero in given):
        problems.append(Phrase("«heroes» è un elenco di eroi.", "“heroes” is a list of heroes."))
        return [AT_THE_TABLE] * (seats or USUAL_SEATS)
    heroes = [hero.strip() or AT_THE_TABLE for hero in given]
    wanted = seats or len(heroes)
    if len(heroes) > wanted and all(hero == AT_THE_TABLE for hero in heroes[wanted:]):
        heroes = heroes[:wanted]
    heroes += [AT_THE_TABLE] * (wanted - len(heroes))
    if len(heroes) > wanted:
        problems.append(
            Phrase(
                "Un eroe a testa: gli eroi sono {given}, i posti {seats}.",
                "One hero each: there are {given} heroes, and the number of seats is {seats}.",
            ).fill(given=len(heroes), seats=wanted)
        )
    elif not 1 <= wanted <= MOST_PLAYERS:
        problems.append(
            Phrase(
                "Si gioca da 1 a {most} giocatori, con un eroe ciascuno.",
                "1 to {most} players play, with a hero each.",
            ).fill(most=MOST_PLAYERS)
        )
    return heroes


def check_heroes(options: JSON, content: Content) -> None:
    """Check that the heroes are known, each of whom exists once."""
    problems: list[Phrase] = []
    taken: list[int] = []
    for id in options["heroes"]:
        if id == AT_THE_TABLE:
            continue
        hero = content.find_hero(id)
        if hero < 0:
            known = ", ".join([other.id for other in content.heroes])
            problems.append(
                Phrase(
                    "Nessun eroe si chiama «{id}»; ci sono {known}.", "No hero is called “{id}”; there are {known}."
                ).fill(id=id[:60], known=known)
            )
        elif hero in taken:
            problems.append(
                Phrase("{name} può essere di un solo giocatore.", "{name} can belong to one player only.").fill(
                    name=content.heroes[hero].name
                )
            )
        taken.append(hero)
    if len(content.heroes) < len(options["heroes"]):
        problems.append(Phrase("Non ci sono abbastanza eroi.", "There are not enough heroes."))
    if problems:
        raise BadSettings(problems)


def content_for(options: JSON) -> Content:
    return exchanged_content.of(options)


def empty_match(options: JSON) -> KingdomMatch:
    """Make a match of these options without a position: what a save is loaded into."""
    content = content_for(options)
    scenario = content.find_scenario(options["scenario"])
    if scenario < 0:
        known = ", ".join([str(other.number) for other in content.scenarios])
        raise bad_setting(
            "Non c'è uno scenario «{id}»; ci sono {known}.",
            "There is no scenario “{id}”; there are {known}.",
            id=options["scenario"][:60],
            known=known,
        )
    check_heroes(options, content)
    seats = len(options["heroes"])
    return KingdomMatch(content, options, seats, content.scenarios[scenario], LEVEL_IDS.index(options["level"]))


def new_match(given: JSON, seats: int, chance: Chance) -> KingdomMatch:
    """Lay a match out and bring it to its first decision.

    Rules: KR-2.01, KR-2.02, KR-2.03, KR-19.01, KR-19.02, KR-A02.
    """
    return begun(empty_match(complete_options(given, seats)), lay_out, chance, PREPARE)


def lay_out(m: KingdomMatch) -> None:
    """Lay out the scenario, with a figure for each player."""
    m.lay_out()
    for seat in range(m.seats):
        m.add_figure(-1, seat)


def rematch_options(options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
    """Return the options of the same battle; everybody keeps their seat, and heroes chosen beforehand."""
    return kept_for_rematch(options)
