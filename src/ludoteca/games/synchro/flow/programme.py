"""The course of a match: all its steps, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.attacking import BasicAttack, Swap, UseSkill
from ludoteca.games.synchro.flow.battle import Battle
from ludoteca.games.synchro.flow.giving import GiveItem
from ludoteca.games.synchro.flow.journey import Journey
from ludoteca.games.synchro.flow.landmarks import Landmark
from ludoteca.games.synchro.flow.learning import Join, LevelUp
from ludoteca.games.synchro.flow.line_up import FromReserve, LineUp, WhoStarts
from ludoteca.games.synchro.flow.monsters import MonsterTurn
from ludoteca.games.synchro.flow.newcomers import Master, NewHero
from ludoteca.games.synchro.flow.paying import GainShards
from ludoteca.games.synchro.flow.potions import Potion
from ludoteca.games.synchro.flow.preparing import Lead, Opening, PickHeroes, Prepare
from ludoteca.games.synchro.flow.rewards import LearnSkill, LevelReward
from ludoteca.games.synchro.flow.rounds import Fallen, RoundEnd
from ludoteca.games.synchro.flow.shard_choices import DiscardShards, Pay
from ludoteca.games.synchro.flow.turns import HeroTurn
from ludoteca.games.synchro.flow.village import Village
from ludoteca.games.synchro.flow.visiting import Visit
from ludoteca.kernel.effects import ResolveTriggers
from ludoteca.kernel.frames import Node, numbered


def flow_nodes() -> list[Node]:
    """Make the beginning of every programme; the numbers in the module `steps` are places in it."""
    return numbered([step() for step in STEPS])


STEPS: Final[tuple[type[Node], ...]] = (
    ResolveTriggers,
    Prepare,
    PickHeroes,
    LearnSkill,
    Lead,
    Journey,
    Battle,
    LineUp,
    WhoStarts,
    HeroTurn,
    MonsterTurn,
    RoundEnd,
    Visit,
    Village,
    Landmark,
    NewHero,
    Pay,
    DiscardShards,
    Potion,
    LevelReward,
    Fallen,
    GiveItem,
    BasicAttack,
    UseSkill,
    Opening,
    Join,
    Swap,
    LevelUp,
    Master,
    GainShards,
    FromReserve,
)
"""The kinds of steps with which every programme begins, in the order of their numbers."""
