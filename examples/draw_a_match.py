"""Plays some choices of a match at random, and writes what the first seat sees as a picture.

python examples/draw_a_match.py [GAME [CHOICES [FILE]]]
"""

import sys
from pathlib import Path
from random import Random

import ludoteca


def main(key: str = "arena", choices: str = "60", file: str = "match.svg") -> None:
    game = ludoteca.game(key)
    match, rng = game.new(seed=1), Random(1)
    for _ in range(int(choices)):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))
    asked = match.decision_of(0)
    picture = game.draw(match.view(0), [asked.to_json("en")] if asked else [], "en")
    Path(file).write_text(picture, encoding="utf-8")
    print(f"{file}: {game.name.en} as seat 0 sees it after {choices} choices")


if __name__ == "__main__":
    main(*sys.argv[1:])
