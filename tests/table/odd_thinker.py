"""The process in which bots think, with two more of them: one that fails and one that takes for ever."""

import time

from ludoteca import bots
from ludoteca.bots import Bot
from ludoteca.kernel.contract import Match, Option
from ludoteca.table.answerer import answer_all
from ludoteca.table.thinker import thought


class Raising(Bot):
    def choose(self, match: Match, seat: int) -> Option:
        raise RuntimeError("I do not know")


class Sleeping(Bot):
    def choose(self, match: Match, seat: int) -> Option:
        time.sleep(600)
        raise AssertionError("nobody waits so long")


ODD: dict[str, type[Bot]] = {"raising": Raising, "sleeping": Sleeping}

if __name__ == "__main__":
    bots.KINDS.update(ODD)
    answer_all(thought)
