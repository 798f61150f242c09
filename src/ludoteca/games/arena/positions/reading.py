"""Reads position files (see `position`) into matches that can be played on."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.arena.acts.preparing import give_character
from ludoteca.games.arena.positions.naming import Names, Nodes
from ludoteca.games.arena.positions.writing import LAST_PHASES, usual_frames, usual_knowledge
from ludoteca.games.arena.setup import KEYS, clear, complete_options, empty_match
from ludoteca.games.arena.state.match import (
    DISCARDED,
    EXILED,
    HANDS,
    IN_DECK,
    IN_HAND,
    MAIN,
    ORDERING,
    RESOLVING,
    STARTING,
    ArenaMatch,
)
from ludoteca.games.arena.state.view import PHASES, USES
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.frames import Frame, Trigger
from ludoteca.kernel.packs import Fields
from ludoteca.kernel.position_reading import PositionReader
from ludoteca.kernel.position_values import MOST, NUMBERS, node_called, numbers, read_outcome, seat_mask
from ludoteca.kernel.yamls import Problem

PILES: Final = (("hand", IN_HAND), ("deck", IN_DECK), ("discard", DISCARDED), ("exile", EXILED))


class Reader(PositionReader[ArenaMatch]):
    """One position file on its way to a match."""

    game = "arena"
    options = KEYS

    def __init__(self, data: Any, file: str) -> None:
        super().__init__(data, file)
        self.m: ArenaMatch = self.settled(lambda: empty_match(complete_options(self.given)), "mode")
        self.names = Names(self.m)
        self.nodes = Nodes(self.m.content)

    def read(self, chance: Chance) -> ArenaMatch:
        m, top = self.m, self.top
        m.chance = chance
        clear(m)
        players = top.maps("players", "a player")
        if len(players) != m.seats:
            top.fail("players", f"expected {m.seats} players")
            self.stop_if_wrong()
        self.read_numbers()
        for seat in range(m.seats):
            self.read_figures(players[seat], seat)
        self.stop_if_wrong()
        m.track = self.read_order(top, "track", -1)
        if m.phase > ORDERING and sorted(m.track) != list(range(m.figures)):
            top.fail("track", "'track' must name every figure once, in the order of their turns")
            self.stop_if_wrong()
        for seat in range(m.seats):
            m.order[seat] = self.read_order(players[seat], "order", seat)
            redrawn = players[seat].get("redrawn", "true or false", required=False)
            m.redrawn[seat] = -1 if redrawn is None else int(redrawn is True)
        self.read_cards(players)
        m.derive()
        self.read_phases()
        self.read_business()
        self.read_knowledge()
        for player in players:
            player.nothing_else()
        top.nothing_else()
        return m

    def read_numbers(self) -> None:
        m, top = self.m, self.top
        m.phase = PHASES.index(top.choice("phase", PHASES, required=False, default="main"))
        playing = m.phase >= STARTING
        sides = numbers(top, "sides", 0, 1)
        if sides:
            if sides not in (m.side_of, [1 - side for side in m.side_of]):
                top.fail("sides", f"'sides' must be {m.side_of} or the other way round: 0 is blue, 1 red")
                self.stop_if_wrong()
            m.side_of = sides
            m.side = [m.side_of[seat] for seat in m.summoner]
        m.pick_order = numbers(top, "picks", 0, m.seats - 1)
        m.round = top.whole("round", 0, MOST, required=False, default=1 if playing else 0)
        m.turn = top.whole("turn", -1, m.figures - 1, required=False, default=0 if playing else -1)
        m.points = numbers(top, "points", 0, MOST) or [0, 0]
        if len(m.points) != 2:
            top.fail("points", "'points' must be two numbers: blue, red")
            self.stop_if_wrong()
        self.read_steps(m)
        ending = top.get("ending", "true or false", required=False)
        m.ending = int(ending is True or max(m.points) >= m.goal)
        m.extra_rounds = top.whole("extra_rounds", 0, MOST, required=False, default=0)
        m.bought = top.whole("upgrades_bought", 0, MOST, required=False, default=0)

    # -- figures -------------------------------------------------------------------------------------------------

    def read_figures(self, player: Fields, seat: int) -> None:
        m = self.m
        shown = player.maps("figures", "a figure")
        if len(shown) > m.team_size or (m.phase >= ORDERING and len(shown) != m.team_size):
            player.fail("figures", f"expected {m.team_size} figures")
            return
        for slot, entry in enumerate(shown):
            character = self.named(entry, "character", m.content.find_character, "character")
            if character < 0:
                continue
            figure = seat * m.team_size + slot
            give_character(m, figure, character)
            m.drafted += 1 if m.pick_order else 0
            self.read_figure(entry, figure)
            entry.nothing_else()

    def read_figure(self, entry: Fields, figure: int) -> None:
        m = self.m
        space = entry.text("space", required=False)
        if space and space not in m.content.board.numbers:
            entry.fail("space", f"there is no space {space!r}")
        elif space:
            m.space[figure] = m.content.board.numbers[space]
        m.out[figure] = int(entry.get("ko", "true or false", required=False) is True)
        m.knocked[figure] = int(bool(m.out[figure]) and m.space[figure] >= 0)
        most = m.person(figure).health
        m.health[figure] = 0 if m.out[figure] else entry.whole("health", 1, most, required=False, default=most)
        m.upgraded[figure] = int(entry.get("upgraded", "true or false", required=False) is True)
        statuses = entry.get("statuses", "a map of statuses and counters", required=False) or {}
        if not isinstance(statuses, dict):
            entry.fail("statuses", "'statuses' must be a map such as {cursed: 2}")
            return
        for name, number in statuses.items():
            status = m.content.find_status(str(name))
            if status < 0:
                entry.fail("statuses", f"no status is called {name!r}")
            elif type(number) is bool or not isinstance(number, int) or not 1 <= number <= MOST:
                entry.fail("statuses", f"{name} needs a number of counters above 0")
            else:
                m.counters[figure * m.kinds + status] = int(number)

    def read_order(self, fields: Fields, key: str, seat: int) -> list[int]:
        figures = []
        for text, where in fields.texts(key):
            figure = self.names.find_figure(text, seat)
            if figure < 0:
                self.report.add(where, f"no figure is called {text!r}, or it is not clear whose it is (say @0, @1…)")
            elif figure not in figures:
                figures.append(figure)
        return figures

    # -- cards ---------------------------------------------------------------------------------------------------

    def read_cards(self, players: list[Fields]) -> None:
        m = self.m
        taken: set[int] = set()
        playing = self.top.text("playing", required=False)
        if playing:
            cards = self.names.find_cards(playing, -1)
            if len(cards) == 1:
                m.playing = cards[0]
                m.zone[m.playing] = RESOLVING
                taken.add(m.playing)
            else:
                self.top.fail("playing", f"no card is called {playing!r}, or it is not clear which copy and whose")
        for seat in range(m.seats):
            named = [
                (self.names.find_cards(text, seat), text, where, zone)
                for key, zone in PILES
                for text, where in players[seat].texts(key)
            ]
            for numbered in (True, False):
                for index, (same, text, where, zone) in enumerate(named):
                    if (len(same) == 1) != numbered:
                        continue
                    free = [card for card in same if card not in taken and m.owner(card) == seat]
                    if not free:
                        self.report.add(where, f"{seat} has no card {text!r} that is not somewhere else already")
                        continue
                    taken.add(free[0])
                    named[index] = (free[:1], text, where, zone)
            self.stop_if_wrong()
            for same, _, _, zone in named:
                self.put_card(same[0], seat, zone)
            m.deck[seat].reverse()
            if m.phase >= HANDS:
                self.put_rest(seat, taken, "deck" in players[seat].data)

    def put_card(self, card: int, seat: int, zone: int) -> None:
        m = self.m
        m.zone[card] = zone
        piles = {IN_HAND: m.hand, IN_DECK: m.deck, DISCARDED: m.discard, EXILED: m.exile}
        piles[zone][seat].append(card)

    def put_rest(self, seat: int, taken: set[int], deck_given: bool) -> None:
        """Put the cards that the file does not mention in the deck, or exile them if it says what the deck is."""
        m = self.m
        rest = [card for card in range(len(m.zone)) if m.owner(card) == seat and card not in taken]
        if not deck_given:
            rest = m.chance.shuffle(rest, f"deck {seat}")
        for card in rest:
            self.put_card(card, seat, EXILED if deck_given else IN_DECK)

    def read_knowledge(self) -> None:
        m = self.m
        for card in range(len(m.known)):
            m.known[card] = usual_knowledge(m, card)
        for entry in self.top.maps("known", "what players know of a card"):
            name = entry.text("card")
            cards = self.names.find_cards(name, -1)
            if len(cards) != 1:
                entry.fail("card", f"no card is called {name!r}, or it is not clear which copy and whose")
            else:
                m.known[cards[0]] = seat_mask(entry, "by", m.seats)
            entry.nothing_else()

    # -- what is under way ---------------------------------------------------------------------------------------

    def read_phases(self) -> None:
        m = self.m
        data = self.top.get("phases", "what of the turn is used up", required=False)
        if data is None:
            return
        shown = Fields(data, self.file, self.report, "the phases of a turn")
        m.moved = USES.index(shown.choice("movement", USES, required=False, default="open"))
        m.acted = USES.index(shown.choice("action", USES, required=False, default="open"))
        for index in numbers(shown, "abilities", 0, 30):
            m.used |= 1 << index
        m.skills_closed = int(shown.get("skills_closed", "true or false", required=False) is True)
        m.last_phase = LAST_PHASES.index(shown.choice("last", LAST_PHASES, required=False, default="none"))
        m.once = numbers(shown, "once", -MOST, NUMBERS)
        shown.nothing_else()

    def read_business(self) -> None:
        m = self.m
        frames = [self.read_frame(entry) for entry in self.top.maps("unfinished", "a piece of unfinished business")]
        if not frames and m.phase != MAIN:
            raise Problem(self.top.where("phase"), f"in phase {PHASES[m.phase]!r} say what is 'unfinished'")
        m.stack = frames or usual_frames()
        for entry in self.top.maps("triggers", "a waiting ability"):
            node = self.node(entry)
            trigger = Trigger(
                node,
                self.figure(entry),
                entry.whole("seat", 0, m.seats - 1),
                entry.whole("place", -1, MOST, required=False),
                entry.whole("it", -1, MOST, required=False),
                entry.whole("moment", 0, NUMBERS, required=False, default=0),
                entry.whole("much", -MOST, MOST, required=False, default=0),
            )
            m.triggers.append(trigger)
            entry.nothing_else()
        m.result = read_outcome(self.top)

    def read_frame(self, entry: Fields) -> Frame:
        frame = Frame(self.node(entry), self.figure(entry))
        frame.seat = entry.whole("seat", 0, self.m.seats - 1, required=False)
        frame.stage = entry.whole("at", 0, MOST, required=False, default=0)
        frame.it = entry.whole("it", -1, MOST, required=False)
        frame.place = entry.whole("place", -1, MOST, required=False)
        frame.amount = entry.whole("much", -MOST, MOST, required=False, default=0)
        frame.slots = numbers(entry, "slots", -MOST, MOST)
        frame.waits = seat_mask(entry, "waits_for", self.m.seats)
        entry.nothing_else()
        return frame

    def figure(self, entry: Fields) -> int:
        name = entry.text("source", required=False)
        figure = self.names.find_figure(name) if name else -1
        if name and figure < 0:
            entry.fail("source", f"no figure is called {name!r}, or it is not clear whose it is (say @0, @1…)")
        return figure

    def node(self, entry: Fields) -> int:
        return node_called(entry, "does", self.nodes.numbers, "a step such as MainPhases or a text (gaston-1/1)")
