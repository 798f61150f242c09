"""Making a match: its options, and the position before the first choice."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.arena.flow.steps import PREPARE
from ludoteca.games.arena.packs.exchanges import exchanged_content
from ludoteca.games.arena.state.cards import Content
from ludoteca.games.arena.state.match import DECK, NOWHERE, ArenaMatch
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, BadSettings, Outcome
from ludoteca.kernel.deck_values import kept_for_rematch
from ludoteca.kernel.house import begun
from ludoteca.kernel.option_values import bad_setting, one_of, settled_exchanged, unknown_options
from ludoteca.kernel.phrases import AT_RANDOM
from ludoteca.kernel.texts import Phrase

MODES: Final = {
    "ch1": Phrase("Capitolo 1: le basi, squadre fisse", "Chapter 1: the basics, fixed teams"),
    "ch2": Phrase("Capitolo 2: tre personaggi per squadra", "Chapter 2: three characters a team"),
    "ch3": Phrase("Capitolo 3: con le abilità", "Chapter 3: with abilities"),
    "ch4": Phrase("Capitolo 4: con equipaggiamenti e migliorie", "Chapter 4: with gear and upgrades"),
    "team": Phrase("Partita a squadre: due contro due", "Team game: two against two"),
}
TEAMS: Final = {
    "draft": Phrase("tramite draft", "by draft"),
    "chosen": Phrase("scelte prima", "chosen beforehand"),
}
NO_YES: Final = {"no": Phrase("no", "no"), "yes": Phrase("sì", "yes")}
PLAYERS: Final = {f"player {n}": Phrase("il giocatore {n}", "player {n}").fill(n=n) for n in (1, 2, 3, 4)}
RANDOM: Final = {"random": AT_RANDOM}
SEPARATORS: Final = re.compile(r"[+,;\n]")
KEYS: Final = ("mode", "teams", "characters", "first", "side", "copies", "upgrades", "packs", "swaps")


def seats_of(mode: str) -> int:
    return 4 if mode == "team" else 2


def complete_options(given: JSON) -> dict[str, JSON]:
    """Fill in the defaults of a match's options, and keep only those that its mode has; or raise `BadSettings`."""
    problems = unknown_options(given, KEYS)
    mode = one_of(given, "mode", MODES, "ch1", problems)
    options: dict[str, JSON] = {"mode": mode}
    if mode == "ch1":
        options["side"] = one_of(given, "side", first_players(2), "player 1", problems)
    else:
        teams = options["teams"] = one_of(given, "teams", TEAMS, "draft", problems)
        options["copies"] = one_of(given, "copies", NO_YES, "no", problems)
        if teams == "draft":
            options["first"] = one_of(given, "first", first_players(seats_of(mode)), "random", problems)
        else:
            options["characters"] = chosen_characters(given.get("characters"), mode, problems)
    if mode == "team":
        options["upgrades"] = one_of(given, "upgrades", NO_YES, "yes", problems)
    return settled_exchanged(options, given, problems)


def first_players(seats: int) -> dict[str, Phrase]:
    return {**dict(list(PLAYERS.items())[:seats]), **RANDOM}


def chosen_characters(given: JSON, mode: str, problems: list[Phrase]) -> list[list[str]]:
    """Read for each seat the keys of its characters: lists, or texts with + or commas between them."""
    seats = seats_of(mode)
    size = 2 if mode == "team" else 3
    teams: list[list[str]] = []
    if isinstance(given, (list, tuple)):
        for team in given:
            keys = SEPARATORS.split(team) if isinstance(team, str) else team
            if not isinstance(keys, (list, tuple)) or not all(isinstance(key, str) for key in keys):
                keys = []
            teams.append([key.strip() for key in keys if key.strip()])
    if len(teams) != seats or any(len(team) != size for team in teams):
        problems.append(
            Phrase(
                "Scegli {size} personaggi per ognuno dei {seats} Evocatori: un + tra i personaggi, una virgola tra le "
                "squadre [{rule}].",
                "Choose {size} characters for each of the {seats} Summoners: a + between characters, a comma between "
                "teams [{rule}].",
            ).fill(size=size, seats=seats, rule="SA-19.07" if seats == 4 else "SA-4.01")
        )
    return teams


def check_teams(options: JSON, content: Content) -> None:
    """Check that characters are known, none twice in a team, nor in both teams unless there are several copies of the
    game.

    Rules: SA-4.01, SA-4.05, SA-19.05, SA-19.06, SA-19.07.
    """
    problems: list[Phrase] = []
    seats = len(options["characters"])
    sides = [0, 1, 1, 0][:seats]
    taken: list[tuple[int, int]] = []
    for seat, team in enumerate(options["characters"]):
        for key in team:
            character = content.find_character(key)
            if character < 0:
                known = ", ".join([content.characters[number].id for number in content.offered])
                problems.append(
                    Phrase(
                        "Nessun personaggio si chiama «{key}»; ci sono {known}.",
                        "No character is called “{key}”; there are {known}.",
                    ).fill(key=key[:60], known=known)
                )
            elif (sides[seat], character) in taken:
                problems.append(
                    Phrase(
                        "Una squadra non ha due volte {name} [{rule}].", "A team does not have {name} twice [{rule}]."
                    ).fill(name=content.characters[character].name, rule="SA-19.05" if seats == 4 else "SA-4.01")
                )
            elif options["copies"] == "no" and (1 - sides[seat], character) in taken:
                problems.append(
                    Phrase(
                        "{name} è in tutte e due le squadre: servono più copie del gioco [{rule}].",
                        "{name} is in both teams: that takes several copies of the game [{rule}].",
                    ).fill(name=content.characters[character].name, rule="SA-19.06" if seats == 4 else "SA-4.05")
                )
            taken.append((sides[seat], character))
    if problems:
        raise BadSettings(problems)


def check_offer(options: JSON, content: Content) -> None:
    """Refuse a draft without a character for every pick."""
    team = 4 if options["mode"] == "team" else 3
    needed = team if options["copies"] == "yes" else 2 * team
    if len(content.offered) < needed:
        raise bad_setting(
            "Per il draft servono {needed} personaggi; ce ne sono {there}.",
            "The draft needs {needed} characters; there are {there}.",
            needed=needed,
            there=len(content.offered),
        )


def rematch_seats(mode: str) -> list[int]:
    """Return the seats where everybody changes sides, and partners stay partners."""
    return [1, 0, 3, 2] if mode == "team" else [1, 0]


def rematch_options(options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
    """Let everybody take their characters along to their new seat; in a draft a loser picks first (SA-4.03)."""
    again = kept_for_rematch(options)
    places = rematch_seats(again["mode"])
    if "characters" in again:
        again["characters"] = [options["characters"][places.index(seat)] for seat in range(len(places))]
    if "first" in again:
        losers = [seat for seat in range(len(places)) if seat not in outcome.winners]
        again["first"] = f"player {places[losers[0]] + 1}" if 0 < len(losers) < len(places) else "random"
    return again


def content_for(options: JSON) -> Content:
    return exchanged_content.of(options)


def empty_match(options: JSON) -> ArenaMatch:
    """Make a match of these options without a position: what a save is loaded into."""
    content = content_for(options)
    mode = options["mode"]
    if "characters" in options:
        check_teams(options, content)
    elif mode != "ch1":
        check_offer(options, content)
    return ArenaMatch(content, options, mode, mode == "ch4" or options.get("upgrades") == "yes")


def new_match(given: JSON, seats: int, chance: Chance) -> ArenaMatch:
    """Lay a match out and bring it to its first decision.

    Rules: SA-1.01, SA-1.02, SA-1.03, SA-1.04.
    """
    options = complete_options(given)
    needed = seats_of(options["mode"])
    if seats and seats != needed:
        cited = "SA-1.01" if seats not in (2, 4) else "SA-1.03" if needed == 4 else "SA-1.02"
        raise bad_setting(
            "Questa modalità è per {needed} giocatori, non {seats} [{rule}].",
            "This mode is for {needed} players, not {seats} [{rule}].",
            needed=needed,
            seats=seats,
            rule=cited,
        )
    return begun(empty_match(options), clear, chance, PREPARE)


def clear(m: ArenaMatch) -> None:
    """Leave an empty Arena, no character picked, no card dealt."""
    m.character = [-1] * m.figures
    m.face = m.faces()
    m.space = [-1] * m.figures
    m.health = [0] * m.figures
    m.upgraded = [0] * m.figures
    m.knocked = [0] * m.figures
    m.out = [0] * m.figures
    m.counters = [0] * (m.figures * m.kinds)
    m.zone = [NOWHERE] * (m.figures * DECK)
    m.known = [0] * (m.figures * DECK)
    m.hand = [[] for _ in range(m.seats)]
    m.deck = [[] for _ in range(m.seats)]
    m.discard = [[] for _ in range(m.seats)]
    m.exile = [[] for _ in range(m.seats)]
    m.order = [[] for _ in range(m.seats)]
    m.redrawn = [-1] * m.seats
    m.derive()
