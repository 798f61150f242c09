"""Preparation: colours and teams, figures on their starting spaces, decks and first hands."""

from __future__ import annotations

from ludoteca.games.arena.acts.preparing import KEEP, PLACE, REDRAW, give_character, starting_rule
from ludoteca.games.arena.flow.draft import order_of_picks
from ludoteca.games.arena.flow.steps import DRAFT, ORDER, TURN
from ludoteca.games.arena.flow.steps import REDRAW as REDRAW_STEP
from ludoteca.games.arena.state.match import BLUE, DECK, HANDS, IN_DECK, PLACING, RED, ArenaMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


class Prepare(Node):
    """Who is blue, who picks first; then teams, by the book of chapter 1, as chosen or by draft.

    Rules: SA-1.05, SA-1.06, SA-3.03, SA-4.02, SA-5.02, SA-5.07.
    """

    is_flow = True

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if m.mode == "ch1":
            prepare_chapter_1(m)
            deal_hands(m)
            m.push(TURN)
        elif m.options["teams"] == "chosen":
            for figure in range(m.figures):
                chosen = m.options["characters"][m.summoner[figure]][figure % m.team_size]
                give_character(m, figure, m.content.find_character(chosen))
                m.tell("CharacterPicked", m.summoner[figure], (figure, m.character[figure]), "SA-4.02")
            m.push(ORDER)
        else:
            first = m.options["first"]
            seat = m.pick(m.seats, "first") if first == "random" else int(first[-1]) - 1
            m.pick_order = order_of_picks(m, seat)
            if m.seats == 4:
                set_blue(m, seat)
            m.tell("FirstDecided", seat, (), "SA-19.02" if m.seats == 4 else "SA-4.03")
            m.push(DRAFT)
        return DONE


def set_blue(m: ArenaMatch, seat: int) -> None:
    """Give this Summoner, and a partner, the blue side."""
    m.side_of = [BLUE if other in (seat, m.partner(seat)) else RED for other in range(m.seats)]
    m.side = [m.side_of[summoner] for summoner in m.summoner]


def prepare_chapter_1(m: ArenaMatch) -> None:
    """Set up fixed teams, a fixed turn order, each team on its two central starting spaces.

    Rules: SA-3.01, SA-3.02, SA-3.04, SA-3.05, SA-3.06, SA-3.08, SA-A.48.
    """
    wanted = m.options["side"]
    blue = m.pick(2, "blue") if wanted == "random" else int(wanted[-1]) - 1
    set_blue(m, blue)
    m.tell("SidesDecided", -1, (blue,), "SA-3.01")
    content = m.content
    for seat in (blue, 1 - blue):
        team = content.blue if seat == blue else content.red
        for slot, character in enumerate(team):
            give_character(m, seat * m.team_size + slot, character)
    m.track = [m.character.index(character) for character in content.turn_order]
    m.tell("TrackBuilt", -1, tuple(m.track), "SA-3.04")
    for figure in range(m.figures):
        m.put(figure, content.board.central[m.side[figure]][figure % m.team_size])
        m.tell("FigurePlaced", m.summoner[figure], (figure, m.space[figure]), "SA-3.08")


class PlaceFigures(FlowStep):
    """In reverse turn order, each figure goes on a free starting space of its side.

    Rules: SA-4.14, SA-19.17, SA-3.09.
    """

    acts = (PLACE,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        m.phase = PLACING
        if frame.stage < m.figures:
            frame.source = m.track[m.figures - 1 - frame.stage]
            frame.waits = 1 << m.summoner[frame.source]
            return WAIT
        deal_hands(m)
        m.push(REDRAW_STEP)
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Dove comincia {name}? Scegli una casella di partenza libera.",
            "Where does {name} begin? Choose a free starting space.",
        ).fill(name=m.person(frame.source).short)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return starting_rule(m)


def deal_hands(m: ArenaMatch) -> None:
    """Shuffle every Summoner's decks into one, and draw the first hand from it.

    Rules: SA-3.12, SA-3.13, SA-4.15, SA-5.05, SA-19.08, SA-19.18.
    """
    m.phase = HANDS
    for seat in range(m.seats):
        first = seat * m.team_size * DECK
        cards = list(range(first, first + m.team_size * DECK))
        for card in cards:
            m.zone[card] = IN_DECK
        m.deck[seat] = m.shuffle(cards, f"deck {seat}")
        m.tell("DeckShuffled", seat, (), "SA-19.08" if m.seats == 4 else "SA-3.12")
    for seat in range(m.seats):
        m.draw_cards(seat, m.hand_limit(seat), dealing_rule(m))


def dealing_rule(m: ArenaMatch) -> str:
    if m.seats == 4:
        return "SA-19.18"
    return "SA-5.05" if m.skills else "SA-4.15" if m.chapter == 2 else "SA-3.13"


def seats_in_turn_order(m: ArenaMatch) -> list[int]:
    seats: list[int] = []
    for figure in m.track:
        if m.summoner[figure] not in seats:
            seats.append(m.summoner[figure])
    return seats


class Redraw(FlowStep):
    """Each Summoner in turn order keeps the first hand, or shuffles it back and draws as many cards, once.

    Rules: SA-4.16, SA-4.17, SA-19.20, SA-A.35.
    """

    acts = (KEEP, REDRAW)
    question = Phrase(
        "Tieni questa mano di partenza, o la rimescoli nel mazzo e ne peschi un'altra (una volta sola)?",
        "Keep this starting hand, or shuffle it back and draw another (once only)?",
    )

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage < m.seats:
            frame.waits = 1 << seats_in_turn_order(m)[frame.stage]
            return WAIT
        m.push(TURN)
        return DONE

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return "SA-19.20" if m.seats == 4 else "SA-4.16"
