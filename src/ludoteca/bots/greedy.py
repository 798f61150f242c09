"""The bot that takes what looks best at once: one ply, by the game's own evaluation.

Big actions are chains of small decisions, and half an action says little. So every option is followed to the end of
its chain, in the best way found, and only the position after it is evaluated. What an option reveals (a card drawn, a
die) differs from world to world; the bot imagines a few and takes the average.
"""

from __future__ import annotations

from ludoteca.bots.bot import Bot, decision_for, find_decision, open_decisions, play, silence
from ludoteca.kernel.contract import Game, Match, Option, Raw

WORLDS = 2
LEAVES = 60
"""How many ends of one option's chain are looked at, at most."""


class GreedyBot(Bot):
    """One ply with the game's evaluation."""

    def __init__(self, seed: int, game: Game | None = None, worlds: int = WORLDS, leaves: int = LEAVES) -> None:
        super().__init__(seed, game)
        if worlds < 1 or leaves < 1:
            raise ValueError("worlds and leaves are at least 1")
        self.worlds = worlds
        self.leaves = leaves

    def choose(self, match: Match, seat: int) -> Option:
        options = decision_for(match, seat).options
        raws = options.raws
        if len(raws) == 1:
            return options[0]
        game = self.game_of(match)
        totals = [0.0] * len(raws)
        for _ in range(self.worlds):
            world = silence(match.imagine(seat, self.rng))
            for i in range(len(raws)):
                trial = world.copy()
                play(trial, seat, raws[i])
                totals[i] += self.best_end(game, trial, seat, self.leaves)
        best = max(totals)
        return options[self.one_of([i for i in range(len(raws)) if totals[i] == best])]

    def best_end(self, game: Game, match: Match, seat: int, leaves: int) -> float:
        """How good the position is after the best way found to finish the chain that `seat` is in."""
        decision = find_decision(open_decisions(match), seat)
        if decision is None or not decision.continues:
            return game.evaluate(match, seat)
        raws = decision.options.raws
        if len(raws) > leaves:
            raws = self.some_of(raws, leaves)
        share = max(1, leaves // len(raws))
        best = -2.0
        for i in range(len(raws)):
            trial = match.copy() if i < len(raws) - 1 else match
            play(trial, seat, raws[i])
            best = max(best, self.best_end(game, trial, seat, share))
        return best

    def one_of(self, places: list[int]) -> int:
        return places[int(self.rng.random() * len(places))]

    def some_of(self, raws: list[Raw], number: int) -> list[Raw]:
        return self.rng.sample(raws, number)
