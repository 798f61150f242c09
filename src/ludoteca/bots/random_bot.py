"""The bot that picks at random: every option is as likely, but for those that people are warned of."""

from __future__ import annotations

from ludoteca.bots.bot import Bot, decision_for
from ludoteca.kernel.contract import Match, Option, Options
from ludoteca.kernel.game import Game

PATIENCE = 20
"""How often it draws again when people would be warned of what it has drawn."""


class RandomBot(Bot):
    """Looks at nothing but its options."""

    def __init__(self, seed: int, game: Game | None = None) -> None:
        super().__init__(seed, game)
        self.needs_match = False

    def choose(self, match: Match, seat: int) -> Option:
        return self.pick(decision_for(match, seat).options)

    def pick(self, options: Options) -> Option:
        for _ in range(PATIENCE):
            option = options.sample(self.rng)
            if not option.warning.en:
                return option
        return option
