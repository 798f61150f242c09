"""A bot of one's own in twenty lines: it tries every option once and keeps what leaves the others the least to do.

python examples/own_bot.py [GAMES]
"""

import sys
from random import Random

import ludoteca
from ludoteca import Match, Option, bots
from ludoteca.kernel import asking


class Cramping(bots.Bot):
    """Thinks in an imagined match: it looks to its seat as the real one does, and the rest is dealt anew."""

    def choose(self, match: Match, seat: int) -> Option:
        decision = match.decision_of(seat)
        assert decision is not None
        return max(decision.options, key=lambda option: self.worth(match, seat, option))

    def worth(self, match: Match, seat: int, option: Option) -> float:
        trial = match.copy()
        trial.choose(seat, option)
        good = asking.evaluate(match.game, trial, seat)  # from -1, lost, to 1, won
        others = sum(len(decision.options) for decision in trial.decisions if decision.seat != seat)
        return good - others / 1000


def main(games: str = "6") -> None:
    won = 0
    for number in range(int(games)):
        match, rng = ludoteca.game("lyon").new(seed=number), Random(number)
        players = [Cramping(seed=number), bots.make("random", seed=number)]
        while match.outcome is None:
            seat = match.decisions[0].seat
            match.choose(seat, bots.ask(players[seat], match, seat, rng))
        won += 0 in match.outcome.winners
    print(f"Cramping won {won} of {games} against random.")


if __name__ == "__main__":
    main(*sys.argv[1:])
