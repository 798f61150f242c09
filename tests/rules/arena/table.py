"""A table for rule tests of the Arena: lay out a position, play by the contract, look at what a player sees.

    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.at(gaston="D3", aladdin="D4")
    (shove,) = table.hand("Spinta")
    table.play(shove, "aladdin")
    assert table.health("aladdin") == 6

It is the second round, and the first character of the blue side (or `active`) is in its main phases, until somebody
chooses something; `Table(…, begin="turn")` begins with that character's Starting Phase instead. Characters are known by
their ids, cards by names or ids, spaces by ids. Whoever is not placed stands on a starting space of their side. Decks
hold what is left of each Summoner's cards, in the order of the box; `deck` says what is on top.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.games.arena.flow.steps import MAIN as MAIN_STEP
from ludoteca.games.arena.flow.steps import TURN
from ludoteca.games.arena.setup import clear, complete_options, empty_match
from ludoteca.games.arena.state.match import (
    ACTION_PHASE,
    DECK,
    DISCARDED,
    EXILED,
    IN_DECK,
    IN_HAND,
    MAIN,
    STARTING,
    ArenaMatch,
)
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import Event
from ludoteca.kernel.frames import Frame
from tests.rules.tables import ME, THEM, RuleTable

__all__ = ["BOX", "ME", "THEM", "Table"]

BOX = Path(__file__).parent / "packs" / "scatola"
"""Characters whose figures the tests can rely on: those of the core set may change with its balance."""
DURING_MAIN = 2
"""What comes next in a turn whose main phases are under way."""
TEAMS = {
    "ch1": ("mickey aladdin", "gaston ariel"),
    "ch2": ("mickey aladdin ariel", "gaston sulley maleficent"),
    "ch3": ("mickey aladdin ariel", "gaston sulley maleficent"),
    "ch4": ("mickey aladdin ariel", "gaston sulley maleficent"),
    "team": ("mickey aladdin ariel demona", "gaston sulley maleficent facilier"),
}


class Table(RuleTable[ArenaMatch]):
    """Two Summoners (blue is seat 0), or four (blue are seats 0 and 3, red 1 and 2), and their figures."""

    def __init__(
        self,
        mode: str = "ch4",
        blue: str = "",
        red: str = "",
        active: str = "",
        begin: str = "main",
        track: str = "",
        packs: tuple[Path, ...] = (),
        chance: Chance | None = None,
        **options: Any,
    ) -> None:
        names = [(blue or TEAMS[mode][0]).split(), (red or TEAMS[mode][1]).split()]
        if mode != "ch1":
            if mode == "team":
                seats = [names[0][:2], names[1][:2], names[1][2:], names[0][2:]]
            else:
                seats = names
            options = {"teams": "chosen", "characters": seats, "copies": "yes", **options}
        else:
            seats = names
        options["packs"] = [str(pack) for pack in (BOX, *packs)]
        m = empty_match(complete_options({"mode": mode, **options}))
        m.chance = Seeded(1) if chance is None else chance
        clear(m)
        self.events: list[Event] = []
        self._begun = False
        self._begin = begin
        self._m = m
        m.character = [m.content.find_character(name) for team in seats for name in team]
        assert min(m.character) >= 0, "an unknown character"
        m.face = m.faces()
        m.health = [m.content.characters[character].health for character in m.character]
        free = [list(m.content.board.starts[side]) for side in (0, 1)]
        for figure in range(m.figures):
            m.space[figure] = free[m.side[figure]].pop(0)
        m.redrawn = [0] * m.seats
        for seat in range(m.seats):
            first, end = seat * m.team_size * DECK, (seat + 1) * m.team_size * DECK
            m.deck[seat] = list(range(first, end))
            for card in m.deck[seat]:
                m.zone[card] = IN_DECK
        m.track = self._figures(track) if track else self._alternating()
        first_figure = self._find(active) if active else m.track[0]
        m.round, m.turn = 2, m.track.index(first_figure)
        if begin == "main":
            m.phase = MAIN
        else:
            m.phase, m.turn = STARTING, m.turn - 1
        m.derive()

    def _alternating(self) -> list[int]:
        """Seat after seat, each with its first character, then with its second…"""
        m = self._m
        order = (0, 1, 3, 2) if m.seats == 4 else (0, 1)
        return [seat * m.team_size + slot for slot in range(m.team_size) for seat in order]

    def _figures(self, names: str) -> list[int]:
        return [self._find(name) for name in names.split()]

    def _find(self, who: int | str) -> int:
        """The figure of that character; "red:gaston" where both sides have it."""
        if isinstance(who, int):
            return who
        m = self._m
        side, _, name = who.rpartition(":")
        for figure in range(m.figures):
            if m.person(figure).id == name and side in ("", ("blue", "red")[m.side[figure]]):
                return figure
        raise AssertionError(f"{who} is not in play")

    def _space(self, space: str) -> int:
        return self._m.content.board.numbers[space]

    def _status(self, status: str) -> int:
        found = self._m.content.find_status(status)
        assert found >= 0, f"no status {status}"
        return found

    # -- laying out ----------------------------------------------------------------------------------------------

    def at(self, **spaces: str) -> None:
        """Figures on spaces, by character: `at(gaston="D4")`."""
        for name, space in spaces.items():
            self.put(name, space)

    def put(self, who: int | str, space: str) -> None:
        """A figure on a space; a figure of the default layout that stands there makes way."""
        m = self._m
        figure, number = self._find(who), self._space(space)
        standing = m.occupant[number]
        if standing >= 0 and standing != figure:
            m.put(standing, next(n for n in self._others() if m.occupant[n] < 0))
        m.put(figure, number)

    def _others(self) -> list[int]:
        """Spaces in the order in which they are used for who must make way: the corners first."""
        board = self._m.content.board
        return [*board.stars, *range(board.size)]

    def out(self, *names: str) -> None:
        """KO'd, outside the Arena."""
        for name in names:
            figure = self._find(name)
            self._m.lift(figure)
            self._m.health[figure] = 0
            self._m.out[figure] = 1

    def wounded(self, **health: int) -> None:
        """So much Health is left: `wounded(gaston=3)`."""
        for name, left in health.items():
            self._m.health[self._find(name)] = left

    def status(self, who: int | str, status: str, counters: int = 1) -> None:
        self._m.set_counters(self._find(who), self._status(status), counters)

    def upgraded(self, *names: str) -> None:
        for name in names:
            self._m.upgraded[self._find(name)] = 1

    def hand(self, *cards: str, of: int = ME) -> list[int]:
        """These cards in hand, from the deck; returns their numbers."""
        return [self._deal(card, of, IN_HAND) for card in cards]

    def discarded(self, *cards: str, of: int = ME) -> list[int]:
        return [self._deal(card, of, DISCARDED) for card in cards]

    def exiled(self, *cards: str, of: int = ME) -> list[int]:
        return [self._deal(card, of, EXILED) for card in cards]

    def deck(self, *cards: str, of: int = ME) -> list[int]:
        """These cards on top of the deck, the first one uppermost."""
        numbers: list[int] = []
        for card in reversed(cards):
            number = self._pick(card, of)
            self._m.deck[of].append(number)
            self._m.zone[number] = IN_DECK
            numbers.insert(0, number)
        return numbers

    def only_deck(self, *cards: str, of: int = ME) -> list[int]:
        """The deck has just these cards; the rest is exiled."""
        numbers = self.deck(*cards, of=of)
        m = self._m
        for card in [card for card in m.deck[of] if card not in numbers]:
            m.deck[of].remove(card)
            m.zone[card] = EXILED
            m.exile[of].append(card)
            m.known[card] = m.everyone
        return numbers

    def points(self, blue: int = 0, red: int = 0) -> None:
        self._m.points = [blue, red]

    def _pick(self, card: str, of: int) -> int:
        """A copy of that card from the Summoner's deck, taken out of it."""
        m = self._m
        face = m.content.find_card(card)
        assert face >= 0, f"no card {card}"
        for number in m.deck[of]:
            if m.face[number] == face:
                m.deck[of].remove(number)
                return number
        raise AssertionError(f"seat {of} has no copy of {card} left")

    def _deal(self, card: str, of: int, zone: int) -> int:
        m = self._m
        number = self._pick(card, of)
        m.zone[number] = zone
        pile = {IN_HAND: m.hand, DISCARDED: m.discard, EXILED: m.exile}[zone]
        pile[of].append(number)
        m.known[number] = m.team_mask(of) if zone == IN_HAND else m.everyone
        return number

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> ArenaMatch:
        if not self._begun:
            self._begun = True
            m = self._m
            turn = Frame(TURN)
            m.stack = [turn]
            if self._begin == "main":
                turn.stage = DURING_MAIN
                m.stack.append(Frame(MAIN_STEP))
            m.settle()
            self.events.extend(m.happened)
        return self._m

    def figure(self, name: str) -> int:
        return self._find(name)

    def ids(self, *choices: int | str) -> list[str]:
        """Choices as option ids: an id as it is, a character as a target, a space as the end of a move."""
        found = []
        for choice in choices:
            if isinstance(choice, int):
                found.append(f"card:{choice}")
            elif choice in self._m.content.board.numbers:
                found.append(f"space:{self._space(choice)}")
            elif choice in self.options or (":" in choice and not choice.startswith(("blue:", "red:"))):
                found.append(choice)
            else:
                found.append(f"target:{self._find(choice)}")
        return found

    def to(self, space: str, verb: str = "move") -> str:
        """The option of going to that space."""
        return f"{verb}:{self._space(space)}"

    def then(self, *choices: int | str) -> list[Event]:
        """Further choices, one after the other, as `ids` reads them."""
        happened: list[Event] = []
        for choice in choices:
            happened += self.choose(*self.ids(choice))
        return happened

    def play(self, card: int, *choices: int | str, phase: int = 0) -> list[Event]:
        """Play a card, in the phase of its banner (or the given one: 1 movement, 2 action)."""
        banner = phase or self._m.printed(card).banner
        happened = self.choose(f"play:{card}/{2 if banner == 3 else banner}")
        return happened + self.then(*choices)

    def move(self, space: str) -> list[Event]:
        """The standard move."""
        return self.choose(f"move:{self._space(space)}")

    def boost_move(self, card: int, space: str) -> list[Event]:
        return self.choose(f"boostmove:{card}", f"move:{self._space(space)}")

    def attack(self, who: str, *choices: int | str) -> list[Event]:
        """The standard attack."""
        return self.choose(f"attack:{self._find(who)}") + self.then(*choices)

    def boost_attack(self, card: int, who: str, *choices: int | str) -> list[Event]:
        return self.choose(f"boostattack:{card}", f"attack:{self._find(who)}") + self.then(*choices)

    def use(self, index: int = 0, *choices: int | str) -> list[Event]:
        """Use an ability of the active character."""
        return self.choose(f"use:{index}") + self.then(*choices)

    def end_turn(self) -> list[Event]:
        return self.choose("end")

    def until_turn_of(self, who: str) -> None:
        """Turns go by without anything being done until that character is in its main phases."""
        wanted = self._find(who)
        for _ in range(60):
            m = self.match
            if m.result is not None:
                break
            if m.active == wanted and m.phase == MAIN and "end" in self.options and m.last_phase < ACTION_PHASE:
                return
            self.choose("end" if "end" in self.options else self.options[-1])
        raise AssertionError(f"{who} had no turn")

    # -- looking -------------------------------------------------------------------------------------------------

    def seen(self, who: int | str, seat: int | None = None) -> Any:
        """A figure as everybody (or that seat) sees it."""
        return self.match.view(seat).figures[self._find(who)]

    def health(self, who: int | str) -> int:
        left: int = self.seen(who).health
        return left

    def where(self, who: int | str) -> str:
        """The space it stands on; "" outside the Arena."""
        space: str = self.seen(who).space_id
        return space

    def counters(self, who: int | str, status: str) -> int:
        for shown in self.seen(who).statuses:
            if shown.id == status:
                count: int = shown.counters
                return count
        return 0

    def scores(self) -> list[int]:
        return list(self.match.view(None).points)

    def pile(self, name: str, of: int = ME) -> list[int]:
        """The cards in "hand", "discard" or "exile", as their Summoner sees them."""
        return [card.card for card in getattr(self.match.view(of).players[of], name)]

    def active(self) -> str:
        """The id of the character whose turn it is."""
        m = self.match
        return m.person(m.active).id

    def reachable(self) -> set[str]:
        """The spaces on offer now, by id."""
        spaces = self._m.content.board.spaces
        numbers = [
            option.partition(":")[2] for option in self.options if option.startswith(("move:", "space:", "place:"))
        ]
        return {spaces[int(number)].id for number in numbers}

    def around(self, space: str, far: int) -> set[str]:
        """That space and the free ones at most so far from it, reckoned from the coordinates in the view."""
        spaces = self.match.view(None).board.spaces
        (centre,) = [shown for shown in spaces if shown.id == space]
        found = {space}
        for shown in spaces:
            q, r = shown.q - centre.q, shown.r - centre.r
            if max(abs(q), abs(r), abs(q + r)) <= far and shown.figure < 0:
                found.add(shown.id)
        return found

    def targets(self) -> set[str]:
        """The characters that may be chosen or attacked now, by id."""
        m = self.match
        numbers = [option.partition(":")[2] for option in self.options if option.startswith(("target:", "attack:"))]
        return {m.person(int(number)).id for number in numbers}

    def playable(self) -> set[int]:
        """The cards that may be played now."""
        return {int(option[5:].partition("/")[0]) for option in self.options if option.startswith("play:")}
