"""What is sensible now, worked out from a view: for lessons that speak of the position."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.terms import monster_of
from ludoteca.games.synchro.state.view_types import BoardMonster, HeroBoard, SynchroView

FEW: Final = 3
"""A Hero with a third of its HP or less is in danger."""


def active_board(view: SynchroView) -> HeroBoard | None:
    """Find the board of the Hero whose turn it is; None for none."""
    return next((board for board in view.party if board.active), None)


def hero_turns(view: SynchroView) -> int:
    """Count how many Heroes' marbles of this battle came before the present one."""
    battle = view.battle
    assert battle is not None
    return 4 * (int(battle.round) - 1) + len(battle.revealed[0]) - 1


def deeds(board: HeroBoard) -> int:
    """Count what the active Hero has done in its turn."""
    return len(board.used) + len([skill for skill in board.skills if skill.used])


def attack_of(board: HeroBoard) -> int:
    """Reckon the least damage that its Basic Attack deals: level, and the Class Level of each Ranger class."""
    classes = [board.hero.of_class, *([board.master.of_class] if board.master else [])]
    return int(board.level) + int(board.clv) * classes.count("ranger")


def front_monster(view: SynchroView) -> BoardMonster | None:
    return monster_of(view, view.foe_line[0]) if view.foe_line else None


def in_danger(view: SynchroView) -> list[HeroBoard]:
    """List the Heroes with few HP, those in front first."""
    boards = [board for board in view.party if board.hp * FEW <= board.max_hp]
    return sorted(boards, key=lambda board: board.position)


def goes_badly(view: SynchroView) -> bool:
    """Tell whether half of the party's strength is gone, and more of the Monsters' is left."""
    party = view.party
    left: float = sum([board.hp / board.max_hp for board in party])
    foes = [monster for monster in view.monsters if monster.alive]
    theirs: float = sum([monster.hp / monster.max_hp for monster in foes])
    return left <= len(view.boards) / 2 and theirs > left
