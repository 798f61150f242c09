"""Two bots play a match of Lyon, and it is told as they play.

python examples/watch_a_match.py
"""

from random import Random

import ludoteca
from ludoteca import bots
from ludoteca.kernel.texts import with_names

NAMES = ["Anna", "Bruno"]


def main() -> None:
    game = ludoteca.game("lyon")
    match = game.new(seed=7, decks=["leoni", "notturni"])
    players = [bots.make("greedy", seed=1), bots.make("random", seed=2)]
    rng = Random(3)
    while match.outcome is None:
        seat = match.decisions[0].seat
        events = match.choose(seat, bots.ask(players[seat], match, seat, rng))
        view = match.view_to_tell(None, events)  # None is a spectator: told as anybody may know it
        for event in events:
            told = game.tell(view, event.seen_by(None), "en")
            if told:  # some events need no telling
                print(with_names(told, NAMES))
    winners = " and ".join(NAMES[seat] for seat in match.outcome.winners) or "nobody"
    print(f"Won by {winners}: {match.outcome.reason.en} [{match.outcome.rule}]")


if __name__ == "__main__":
    main()
