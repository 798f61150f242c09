"""Before setting out: the map's tiles, the party, who leads whom, and the first visit to a Village."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.choosing import LEAD, PICK, SKIP
from ludoteca.games.synchro.acts.journey import VILLAGE
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.asking import PartyQuestion
from ludoteca.games.synchro.state.cards import BOARDS, COLOURS
from ludoteca.games.synchro.state.match import HEROES, IN_VILLAGE, LEADING, SKILL_PICKS, SynchroMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

PLACES: Final = (
    Phrase("primo", "first"),
    Phrase("secondo", "second"),
    Phrase("terzo", "third"),
    Phrase("quarto", "fourth"),
)
"""Which Hero of the party is picked."""


class Prepare(Node):
    """The set-up, step by step. Who starts in a later city, for practice, has Heroes as they are found there.

    Rules: SH-2.01, SH-2.02, SH-2.03, SH-3.04, SH-3.06, SH-3.11, SH-3.12, SH-3.13, SH-6.01, SH-9.02.
    """

    is_flow = True

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        step = frame.stage
        frame.stage += 1
        if step == 0:
            lay_tiles(m)
            m.push(steps.PICK_HEROES)
        elif step <= BOARDS:
            m.phase = SKILL_PICKS
            if m.hero[step - 1] >= 0:
                m.push(steps.LEARN_SKILL if m.city == m.content.start else steps.JOIN, step - 1)
        elif step == BOARDS + 1:
            if m.seats > 1:
                m.push(steps.LEAD)
        elif step == BOARDS + 2:
            if m.city == m.content.start:
                for board in m.party():
                    m.draw_shards(board, m.content.tracks.starting_shards, "SH-3.11")
            m.gain_coins(m.content.tracks.starting_coins, "SH-3.12")
            m.push(steps.OPENING)
        else:
            m.push(steps.JOURNEY)
            return DONE
        return GO


def lay_tiles(m: SynchroMatch) -> None:
    """Lay on each city a random tile of its book's colour, open for all to see (SH-2.02, SH-2.03)."""
    tiles = [-1] * len(m.content.cities)
    for book in range(len(COLOURS)):
        left = m.content.of_book[book][:]
        for number, city in enumerate(m.content.cities):
            if city.book == book and left:
                tiles[number] = left.pop(m.pick(len(left), "tile"))
    m.tile_at = tiles


class PickHeroes(FlowStep):
    """Seven Heroes from the bottom of the deck: the party takes four, the others go on top.

    Rules: SH-3.01, SH-3.02, SH-3.03, SH-3.07, SH-3.08, SH-3.09, SH-3.10, SH-A.01.
    """

    acts = (PICK,)
    asked_by = "SH-3.01"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            m.phase = HEROES
            m.offer_heroes = m.draw_heroes(m.content.tracks.heroes_drawn)
            m.tell("HeroesDrawn", -1, tuple(m.offer_heroes), "SH-3.01")
        if m.offer_heroes and m.empty_boards():
            frame.waits = m.everyone
            return WAIT
        m.heroes_on_top(m.offer_heroes)
        m.offer_heroes = []
        return DONE

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Scegliete il {n} dei {all} Eroi del gruppo.", "Choose the {n} of the party's {all} Heroes."
        ).fill(n=PLACES[len(m.party())], all=BOARDS)


class Lead(FlowStep):
    """With several players: who decides for which Hero in battle. `stage` is the next board.

    Rules: SH-A.01.
    """

    acts = (LEAD,)
    asked_by = "SH-A.01"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        m.phase = LEADING
        if frame.stage >= BOARDS:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Chi guida {name} in battaglia?", "Who leads {name} in battle?").fill(
            name=m.hero_card(frame.stage).name
        )


class Opening(PartyQuestion):
    """The Village may be visited before the journey begins, under the usual rules.

    Rules: SH-3.13, SH-A.07.
    """

    is_flow = True
    starts_chain = True
    acts = (VILLAGE, SKIP)
    asked_by = "SH-3.13"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if not frame.stage:
            m.phase = IN_VILLAGE
        return super().run(m, frame)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Visitate il Villaggio prima di partire? Costa {n} di Tempo.",
            "Do you visit the Village before you set out? It costs {n} Time.",
        ).fill(n=m.content.tracks.village_time)
