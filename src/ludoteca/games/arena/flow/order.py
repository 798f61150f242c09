"""The turn order: every Summoner's secret order of their own characters, the reveal, and the track that follows."""

from __future__ import annotations

from ludoteca.games.arena.acts.preparing import ORDER
from ludoteca.games.arena.flow.steps import PLACE_FIGURES
from ludoteca.games.arena.state.match import ORDERING, ArenaMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class ChooseOrder(FlowStep):
    """All at once and in secret, each Summoner stacks the tiles of their characters; the last one follows by itself.

    Rules: SA-4.07, SA-4.08, SA-4.19, SA-19.09, SA-19.10.
    """

    acts = (ORDER,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        m.phase = ORDERING
        for seat in range(m.seats):
            if len(m.order[seat]) < m.team_size:
                frame.waits |= 1 << seat
        if frame.waits:
            return WAIT
        reveal_orders(m)
        m.track = track_of_four(m) if m.seats == 4 else track_of_two(m)
        m.tell("TrackBuilt", -1, tuple(m.track), "SA-19.11" if m.seats == 4 else "SA-4.09")
        m.push(PLACE_FIGURES)
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Ordine di turno (segreto): chi dei tuoi gioca in {n}ª posizione?",
            "Turn order (secret): which of your characters plays number {n}?",
        ).fill(n=len(m.order[seat]) + 1)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return ORDER.cited(m)


def reveal_orders(m: ArenaMatch) -> None:
    """Show the whole stacks of two Summoners; of four, the first tile each.

    Rules: SA-4.08, SA-19.10.
    """
    shown = 1 if m.seats == 4 else m.team_size
    figures = [figure for seat in range(m.seats) for figure in m.order[seat][:shown]]
    m.learn(m.everyone)
    m.tell("OrdersRevealed", -1, tuple(figures), "SA-19.10" if m.seats == 4 else "SA-4.08")


def flip(m: ArenaMatch, seats: list[int], rule: str) -> int:
    """Return the one of these Summoners whom the coin favours."""
    winner = seats[m.pick(len(seats), "coin")]
    m.tell("CoinFlipped", winner, (), rule)
    return winner


def track_of_two(m: ArenaMatch) -> list[int]:
    """Lay the track: the lower initiative, of the first, second or third characters, takes the odd positions.

    Rules: SA-4.09, SA-4.10, SA-4.11, SA-4.12, SA-5.03.
    """
    values = [[m.person(figure).initiative for figure in m.order[seat]] for seat in (0, 1)]
    if values[0] == values[1]:
        first = flip(m, [0, 1], "SA-4.12")
    else:
        first = 0 if values[0] < values[1] else 1
    track = []
    for position in range(m.team_size):
        track += [m.order[first][position], m.order[1 - first][position]]
    return track


def track_of_four(m: ArenaMatch) -> list[int]:
    """Lay the track: the lowest initiative, the other team's lowest, the first one's partner, the last; again.

    Between equals the partner's first character decides, then the coin.

    Rules: SA-19.11, SA-19.12, SA-19.13, SA-19.14, SA-19.15, SA-19.16, SA-A.36.
    """
    value = [m.person(m.order[seat][0]).initiative for seat in range(4)]
    first = lowest(m, [0, 1, 2, 3], value)
    second = lowest(m, m.enemies(first), value)
    seats = [first, second, m.partner(first), m.partner(second)]
    return [m.order[seat][position] for position in range(m.team_size) for seat in seats]


def lowest(m: ArenaMatch, seats: list[int], value: list[int]) -> int:
    least = min([value[seat] for seat in seats])
    tied = [seat for seat in seats if value[seat] == least]
    least = min([value[m.partner(seat)] for seat in tied])
    tied = [seat for seat in tied if value[m.partner(seat)] == least]
    return tied[0] if len(tied) == 1 else flip(m, tied, "SA-19.16")
