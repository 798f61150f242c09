"""Disney Sorcerer's Arena as a game of the library."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.arena import inside as rooms
from ludoteca.games.arena import setup as making
from ludoteca.games.arena.bot.drafting import experience
from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.setup import MODES, NO_YES, TEAMS, first_players, rematch_seats, seats_of
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.games.arena.state.sheets import ArenaFiller
from ludoteca.kernel.contract import JSON, Match, Setting
from ludoteca.kernel.game import HasAim, HasExperience, Tip
from ludoteca.kernel.house_game import PlacedGame, TriedGame
from ludoteca.kernel.rooms import Shows, Trials
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.trials import Aim

DUELS = ("ch2", "ch3", "ch4")
LATER = (*DUELS, "team")
"""From chapter 2 on teams are chosen."""
BEGINS = Phrase("Chi comincia il draft", "Who begins the draft")


def teams_of(ids: list[str], size: int) -> list[JSON]:
    """Make a team for each seat, from what the box has."""
    return [" + ".join(ids[first : first + size]) for first in range(0, len(ids) - size + 1, size)]


class Arena(TriedGame, PlacedGame, HasAim, HasExperience):
    """Teams of Disney and Pixar characters, two Summoners or four."""

    key = "arena"
    name = Phrase("Disney Sorcerer's Arena: Epiche Alleanze", "Disney Sorcerer's Arena: Epic Alliances")
    blurb = Phrase(
        "Squadre di eroi e cattivi in un'arena a esagoni: muovi, attacca, metti KO i rivali, raccogli Punti Vittoria.",
        "Teams of heroes and villains on a hex arena: move, attack, knock rivals out and collect Victory Points.",
    )
    version = 2  # who has no choice among the cards of a hidden hand is asked all the same
    oldest = 1
    min_seats = 2
    max_seats = 4
    folder = Path(__file__).parent
    setup = making
    inside = rooms
    filler = ArenaFiller
    search_habits = (1, 30, 6)  # a turn is a move and an action that belong together: play it out, nothing overlooked
    search_beyond = (2, 0.1)  # what a move is good for shows only turns later, and little of that is chance

    def shows(self) -> Shows:
        from ludoteca.games.arena.shows import window

        return window

    def experience(self, match: Match, seat: int) -> list[Tip]:
        assert isinstance(match, ArenaMatch)
        return experience(match, seat)

    def aim(self) -> Aim:
        return Aim([{"mode": "ch4"}], (2,), "wins with ", 0.45, 0.55)

    def settings_with(self, packs: tuple[Path, ...]) -> list[Setting]:
        content = load_content(packs)
        offered = [content.characters[number] for number in content.offered]
        characters = {character.id: character.name for character in offered}
        ids = list(characters)
        chosen = {"teams": ("chosen",)}
        drafted = {"teams": ("draft",)}
        named = Phrase("Squadra", "Team")
        return [
            Setting(
                "mode", Phrase("Modalità", "Mode"), dict(MODES), "ch1", seats={mode: seats_of(mode) for mode in MODES}
            ),
            Setting("side", Phrase("Chi è blu", "Who is blue"), first_players(2), "player 1", only={"mode": ("ch1",)}),
            Setting("teams", Phrase("Squadre", "Teams"), dict(TEAMS), "draft", only={"mode": LATER}),
            Setting(
                "characters",
                named,
                characters,
                teams_of(ids, 3),
                per_seat=True,
                parts=3,
                only={"mode": DUELS, **chosen},
            ),
            Setting(
                "characters",
                named,
                characters,
                teams_of(ids, 2),
                per_seat=True,
                parts=2,
                only={"mode": ("team",), **chosen},
            ),
            Setting("first", BEGINS, first_players(2), "random", only={"mode": DUELS, **drafted}),
            Setting("first", BEGINS, first_players(4), "random", only={"mode": ("team",), **drafted}),
            Setting(
                "copies",
                Phrase("Più copie del gioco", "Several copies of the game"),
                dict(NO_YES),
                "no",
                only={"mode": LATER},
            ),
            Setting("upgrades", Phrase("Migliorie", "Upgrades"), dict(NO_YES), "yes", only={"mode": ("team",)}),
        ]

    def rematch_seats(self, options: dict[str, JSON], seats: int) -> list[int]:
        return rematch_seats(options["mode"])

    def grid(self) -> list[dict[str, JSON]]:
        """List every mode, by draft and with chosen teams, with copies and without upgrades."""
        two: list[JSON] = ["", ""]
        four: list[JSON] = ["", "", "", ""]
        ids = [load_content().characters[n].id for n in load_content().offered]
        rest = ids[5:] + ids[:5]
        return [
            {"mode": "ch1", "characters": two},
            {"mode": "ch2", "characters": two},
            {"mode": "ch3", "characters": two, "first": "player 2"},
            {"mode": "ch4", "characters": two},
            {"mode": "team", "characters": four},
            {"mode": "ch1", "characters": two, "side": "random"},
            {"mode": "ch4", "characters": two, "copies": "yes"},
            {"mode": "ch4", "teams": "chosen", "characters": [" + ".join(ids[:3]), " + ".join(ids[3:6])]},
            {"mode": "ch2", "teams": "chosen", "characters": [" + ".join(rest[:3]), " + ".join(rest[3:6])]},
            {"mode": "team", "characters": four, "copies": "yes", "first": "player 2"},
            {
                "mode": "team",
                "teams": "chosen",
                "characters": [" + ".join(ids[n : n + 2]) for n in (0, 2, 4, 6)],
                "upgrades": "no",
            },
            {"mode": "ch4", "teams": "chosen", "characters": [" + ".join(rest[:3])] * 2, "copies": "yes"},
        ]

    def court(self) -> Trials:
        from ludoteca.games.arena.shows import trials

        return trials
