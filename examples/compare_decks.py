"""Lets bots play two decks of Lyon against each other, and says how sure the result is.

python examples/compare_decks.py [DECK DECK [GAMES]]
"""

import sys

from ludoteca.lab.simulation import Job, play_games
from ludoteca.lab.statistics import wilson


def main(first: str = "corsari", second: str = "custodi", games: str = "20") -> None:
    job = Job("lyon", ("greedy", "greedy"), seed=1, options=({"decks": [first, second]},))
    tally = play_games(job, first=0, count=int(games))
    for deck, won in zip((first, second), tally.seat_wins, strict=True):
        low, high = wilson(won, tally.games)
        print(
            f"{deck:<10} won {won} of {tally.games}: {won / tally.games:.0%}, 95% sure between {low:.0%} and {high:.0%}"
        )
    for rule, count in sorted(tally.ended_by.items()):
        print(f"{count} ended by {rule}")
    turns = tally.findings["turns"]
    print(f"{turns.total / turns.count:.1f} turns on average, {turns.least:.0f} to {turns.most:.0f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
