"""Teach a small network who will win a duel of Lyon, in plain torch, and beat greedy by looking ahead.

    python examples/train_lyon.py --minutes 3 --games 200 --out lyon.pt

First greedy plays against itself, with slips, and the network learns from how those games ended to judge a position as
one seat knows it. Then it plays against itself, taking the action after which it judges its chances best, and learns
from those games as well; that is repeated. In the end it plays against greedy, seats and decks in turn, and thinks each
of its turns through to the end. All thinking happens in matches imagined for its seat, so it never sees a hidden card.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import ludoteca
from ludoteca import bots
from ludoteca.kernel.features import ROWS, Features
from ludoteca.kernel.game import HasFeatures
from ludoteca.lab.statistics import wilson
from ludoteca.rl.turns import next_decision

GAME = ludoteca.game("lyon")
assert isinstance(GAME, HasFeatures)
DECKS = list(GAME.settings()[0].choices)
HIDDEN = 16
SLIPS = 0.08
"""How often a choice is any while games are played to learn from, so that positions differ."""
MIDDLE = 0.3
"""How many of the positions in the middle of a turn are kept; where a turn begins all are."""
HELD = 10
"""One game in so many is not learnt from, and tells how well the others were."""
LEAVES = 20
"""The most ways to finish one action that are looked at."""
EPOCHS, BATCH, RATE, DECAY = 3, 512, 2e-3, 0.05


class Value(nn.Module):
    """Says how likely the seat is to win, in log odds.

    Every card has a worth by the place where it lies; a small layer weighs the numbers, and what greedy's evaluation,
    the first of them, means in log odds is added. So it begins where greedy stands, and learns what greedy overlooks.
    """

    def __init__(self, numbers: int) -> None:
        super().__init__()
        self.worth = nn.EmbeddingBag(ROWS + 1, 1, mode="sum", padding_idx=ROWS)
        self.hidden = nn.Linear(numbers, HIDDEN)
        self.out = nn.Linear(HIDDEN, 1)
        self.trust = nn.Parameter(torch.tensor(0.5))
        nn.init.zeros_(self.worth.weight)

    def forward(self, words: Tensor, numbers: Tensor) -> Tensor:
        weighed = self.out(functional.relu(self.hidden(numbers)))
        return (self.worth(words) + weighed).squeeze(1) + self.trust * odds_of_greedy(numbers)

    @torch.no_grad()
    def chances(self, matches: list[ludoteca.Match], seat: int) -> list[float]:
        """Judge positions as `seat` knows them: from 0, lost, to 1, won."""
        found = [(1 + match.result_for(seat)) / 2 for match in matches]
        going = [place for place, match in enumerate(matches) if match.outcome is None]
        if going:
            judged = self(*tensors([GAME.features(matches[place], seat) for place in going])).sigmoid()
            for place, chance in zip(going, judged.tolist(), strict=True):
                found[place] = chance
        return found


def odds_of_greedy(numbers: Tensor) -> Tensor:
    return 2 * numbers[:, 0].clamp(-0.99, 0.99).atanh()


def tensors(seen: list[Features]) -> tuple[Tensor, Tensor]:
    """Put positions into one batch: the rows of their words, with none after the shorter ones, and their numbers."""
    words = np.full((len(seen), max(len(one.words) for one in seen)), ROWS)
    for place, one in enumerate(seen):
        words[place, : len(one.words)] = one.words
    return torch.from_numpy(words), torch.tensor([one.numbers for one in seen])


Ways = dict[tuple[int, int], list[ludoteca.Match]]
"""By world and option: the positions to which it may lead."""


class Thinker(bots.Bot):
    """Takes what leads to the best chances in imagined worlds, `depth` further actions of its turn thought through."""

    def __init__(self, value: Value, seed: int, worlds: int = 1, depth: int = 0, width: int = 1) -> None:
        super().__init__(seed)
        self.value, self.worlds, self.depth, self.width = value, worlds, depth, width

    def choose(self, match: ludoteca.Match, seat: int) -> ludoteca.Option:
        decision = match.decision_of(seat)
        assert decision is not None
        ways: Ways = {}
        for number in range(self.worlds):
            world = match.imagine(seat, self.rng)
            world.tell_nothing()
            for place, raw in enumerate(decision.options.raws):
                ways[number, place] = after(world, seat, raw)
        chances = self.think(ways, seat, 0 if decision.continues else self.depth)
        places = range(len(decision.options))
        return decision.options[max(places, key=lambda place: sum(chances[n, place] for n in range(self.worlds)))]

    def think(self, ways: Ways, seat: int, depth: int) -> dict[tuple[int, int], float]:
        """Follow every option to the end of the turn, always by the best ways found, and tell its chances there."""
        best = dict.fromkeys(ways, 0.0)
        for left in range(depth, -1, -1):
            judged = iter(self.value.chances([match for some in ways.values() for match in some], seat))
            further: Ways = {}
            for key, some in ways.items():
                ranked = sorted({next(judged): match for match in some}.items(), reverse=True)  # equals once
                open_ones = [match for _, match in ranked if left and match.decision_of(seat) is not None]
                ends = [chance for chance, match in ranked if match not in open_ones]
                best[key] = max([best[key], *ends])
                further[key] = [end for match in open_ones[: self.width] for end in after_any(match, seat)]
            ways = further
        return best


def after_any(match: ludoteca.Match, seat: int) -> list[ludoteca.Match]:
    """Return copies of the match after every action of this seat."""
    decision = match.decision_of(seat)
    assert decision is not None
    return [end for raw in decision.options.raws for end in after(match, seat, raw)]


def after(match: ludoteca.Match, seat: int, raw: tuple[int, ...]) -> list[ludoteca.Match]:
    """Return copies of the match after this choice, one for each way to finish the action that it begins."""
    trial = match.copy()
    trial.choose_raw(seat, raw)
    return list(islice(finished(trial, seat), LEAVES))


def finished(match: ludoteca.Match, seat: int) -> Iterator[ludoteca.Match]:
    """Tell the ways to finish the action that the seat is in."""
    decision = match.decision_of(seat)
    if decision is None or not decision.continues:
        yield match
        return
    for raw in decision.options.raws:
        yield from after(match, seat, raw)


class Lessons:
    """Positions of played games, and how each ended for the seat that saw it."""

    def __init__(self) -> None:
        self.seen: list[Features] = []
        self.won: list[float] = []
        self.game: list[int] = []
        self.games = 0

    def play(self, two: list[bots.Bot], rng: Random) -> None:
        """Let them play one game, and note what each seat knew whenever a turn began and sometimes between."""
        match = GAME.new(seed=rng.getrandbits(40), decks=rng.choices(DECKS, k=2))
        match.tell_nothing()
        noted: list[int] = []
        last = -1
        while (decision := next_decision(match)) is not None:
            seat = decision.seat
            if not decision.continues:
                seats = (0, 1) if seat != last else (seat,) if rng.random() < MIDDLE else ()
                self.seen += [GAME.features(match, one) for one in seats]
                noted += seats
                last = seat
            slip = rng.random() < SLIPS
            option = decision.options.sample(rng) if slip else bots.ask(two[seat], match, seat, rng)
            match.choose_raw(seat, option.raw)
        self.won += [(1 + match.result_for(seat)) / 2 for seat in noted]
        self.game += [self.games] * len(noted)
        self.games += 1

    def teach(self, value: Value) -> tuple[float, float]:
        """Fit; return the mean square errors of network and greedy in the games that were not learnt from."""
        words, numbers = tensors(self.seen)
        won = torch.tensor(self.won)
        held = torch.tensor(self.game) % HELD == 0
        rest = torch.nonzero(~held).squeeze(1)
        steps = EPOCHS * (len(rest) // BATCH + 1)
        optimizer = torch.optim.AdamW(value.parameters(), RATE, weight_decay=DECAY)
        slower = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
        for _ in range(EPOCHS):
            for part in rest[torch.randperm(len(rest))].split(BATCH):
                loss = functional.binary_cross_entropy_with_logits(value(words[part], numbers[part]), won[part])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                slower.step()
        with torch.no_grad():
            judged = (value(words[held], numbers[held]), odds_of_greedy(numbers[held]))
            own, greedy = [float(((odds.sigmoid() - won[held]) ** 2).mean()) for odds in judged]
        return own, greedy


def against_greedy(value: Value, games: int, seed: int, **thinking: int) -> Iterator[float]:
    """Tell of each game whether the network wins it: every deal on both seats, every deck against every other."""
    rng = Random(seed)
    for number in range(games):
        if number % 2 == 0:
            pair, size = number // 2, len(DECKS)
            deal, decks = rng.getrandbits(40), [DECKS[pair % size], DECKS[(pair + pair // size) % size]]
        match, me = GAME.new(seed=deal, decks=decks), number % 2
        two: list[bots.Bot] = [bots.make("greedy", rng.getrandbits(32)) for _ in range(2)]
        two[me] = Thinker(value, rng.getrandbits(32), **thinking)
        while (decision := next_decision(match)) is not None:
            match.choose_raw(decision.seat, bots.ask(two[decision.seat], match, decision.seat, rng).raw)
        yield (1 + match.result_for(me)) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=3, help="of a processor, for learning")
    parser.add_argument("--rounds", type=int, default=3, help="the first, greedy's, has half the time; 0: no learning")
    parser.add_argument("--games", type=int, default=200, help="against greedy at the end")
    parser.add_argument("--trial", type=int, default=60, help="games after each round, by single actions")
    parser.add_argument("--worlds", type=int, default=1, help="imagined for each decision in those games")
    parser.add_argument("--depth", type=int, default=12, help="further actions of its turn that it thinks through")
    parser.add_argument("--width", type=int, default=1, help="ways that each option is followed on")
    parser.add_argument("--load", default="", help="weights to play with, instead of learning")
    parser.add_argument("--out", default="", help="a file for the weights")
    wanted = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    value = Value(len(GAME.features(GAME.new(seed=1), 0).numbers))
    thinking = {"worlds": wanted.worlds, "depth": wanted.depth, "width": wanted.width}
    if wanted.load:
        value.load_state_dict(torch.load(wanted.load, weights_only=True))
    elif wanted.rounds:
        learn(value, wanted.minutes * 60, wanted.rounds, wanted.trial)
    else:  # what the looking ahead is worth without anything learnt: greedy's evaluation judges alone
        nn.init.zeros_(value.out.weight)
        nn.init.zeros_(value.out.bias)
    if wanted.out:
        torch.save(value.state_dict(), wanted.out)
    began, won = time.process_time(), 0.0
    for number, result in enumerate(against_greedy(value, wanted.games, 8, **thinking), 1):
        won += result
        if number % 50 == 0 or number == wanted.games:
            low, high = wilson(int(won), number)
            spent = time.process_time() - began
            print(f"Won {won:g} of {number} against greedy, {low:.0%} to {high:.0%}, in {spent:.0f} s.", flush=True)


def learn(value: Value, seconds: float, rounds: int, trial: int) -> None:
    """Play and fit, round by round, and say how well that goes."""
    rng, lessons = Random(1), Lessons()
    print(f"| played by | games | positions | error | greedy's error | won of {trial} | seconds |")
    print("|---|---|---|---|---|---|---|")
    for number in range(rounds):
        began = time.process_time()
        until = began + seconds / (2 if number == 0 else 2 * (rounds - 1))
        while time.process_time() < until:
            lessons.play([player(value if number else None, rng.getrandbits(32)) for _ in range(2)], rng)
        own, greedy = lessons.teach(value)
        spent = time.process_time() - began
        won = sum(against_greedy(value, trial, 100 + number))
        row = ("itself" if number else "greedy", lessons.games, len(lessons.seen), f"{own:.3f}", f"{greedy:.3f}")
        print("|", " | ".join(map(str, (*row, f"{won:g}", f"{spent:.0f}"))), "|", flush=True)


def player(value: Value | None, seed: int) -> bots.Bot:
    """Somebody to learn from: greedy, quicker than usual, while there is no judgement yet."""
    return bots.make("greedy", seed, worlds=1, leaves=12) if value is None else Thinker(value, seed)


if __name__ == "__main__":
    main()
