"""How many presses common actions take: one for each choice, and with what a hand can mean besides.

`.venv/bin/python -m tests.table.presses` prints the table of docs/gestures.md. A press is a click, a tap, a key, or a
thing dragged to another. Without gestures a choice takes one, or two where several options concern the same thing and a
menu asks which. Gestures are those of the pages (`static/hands.js`): the same for all that can, a thing dropped on
another, with what follows from it by itself, pointing at what one wants, and ending one's part with the last of them.
The fewest presses count, in both ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import Any

import ludoteca
from ludoteca import bots
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match
from ludoteca.kernel.gestures import meant_by, takers
from ludoteca.table import aiming
from ludoteca.table.dropping import landing
from tests.browser.laid_out import LaidOut

LONGEST = 6
MINNIE, STITCH, DRAGON_FIRE = "1-13", "1-22", "1-130"


class Asked:
    """A question in the course of an action, and what was chosen."""

    def __init__(self, match: Match, seat: int, option: str) -> None:
        self.match = match.copy()
        decision = self.match.decision_of(seat)
        assert decision is not None
        self.seat = seat
        self.option = option
        self.continues = decision.continues
        self.things = {each.id: each.thing for each in decision.options}
        assert option in self.things, (option, list(self.things))

    @property
    def thing(self) -> str:
        return self.things[self.option]

    @property
    def verb(self) -> str:
        return self.option.partition(":")[0]

    @cached_property
    def proposal(self) -> str:
        return asking.proposal(self.match.game, self.match, self.seat)

    @cached_property
    def gestures(self) -> dict[str, Any]:
        return asking.gestures(self.match.game, "en")

    def on(self, thing: str) -> list[str]:
        return [option for option, at in self.things.items() if at == thing]

    @property
    def presses(self) -> int:
        """Without gestures."""
        return 2 if self.thing and len(self.on(self.thing)) > 1 else 1


def plain_presses(course: Sequence[Asked]) -> int:
    return sum(asked.presses for asked in course)


def fewest_presses(course: Sequence[Asked]) -> int:
    """With gestures, from the last choice back to the first."""
    fewest = [0] * (len(course) + 1)
    for at in range(len(course) - 1, -1, -1):
        taken = [(1, course[at].presses), *together(course, at), *dropped(course, at), *aimed(course, at)]
        taken += [(steps + 1, presses) for steps, presses in taken if is_last(course, at, steps)]
        fewest[at] = min(presses + fewest[at + steps] for steps, presses in taken)
    return fewest[0]


def is_last(course: Sequence[Asked], at: int, steps: int) -> bool:
    """Whether the next choice ends one's part, and so may be done with the same gesture, with Shift held."""
    first, closes = course[at], course[at].gestures["closes"]
    if at + steps >= len(course) or course[at + steps - 1].verb in closes or not is_ones_part(course, at):
        return False
    after = course[at + steps]
    return after.verb in closes and not after.continues and after.seat == first.seat


def is_ones_part(course: Sequence[Asked], at: int) -> bool:
    """Whether one could have ended one's part where this action began: what is asked later is not meant by it."""
    while at > 0 and course[at].continues:
        at -= 1
    closes = course[at].gestures["closes"]
    return course[at].verb not in closes and any(option.partition(":")[0] in closes for option in course[at].things)


def together(course: Sequence[Asked], at: int) -> Iterator[tuple[int, int]]:
    """One press for everything that can do the same: how many choices that is, and how many presses."""
    first = course[at]
    alike = {option for option in first.things if option.partition(":")[0] == first.verb}
    run = {asked.option for asked in course[at : at + len(alike)]}
    if first.verb in first.gestures["together"] and len(alike) > 1 and run == alike:
        yield len(alike), 1


def dropped(course: Sequence[Asked], at: int) -> Iterator[tuple[int, int]]:
    """A thing dropped on another; where what it leads to is not shown before, what follows asks for that thing."""
    first = course[at]
    kinds = takers(first.gestures, first.verb)
    if not kinds or not first.thing:
        return
    for target in sorted(targets(course, at, kinds)):
        ways = landing(first.match, first.seat, first.thing, target).ways
        if len(ways) != 1:
            continue
        meant = [*ways[0].steps, *([ways[0].after] if ways[0].after else [])]
        if chosen(course, at, len(meant)) == meant:
            steps = len(meant)
            while ways[0].after and is_proposed(course, at + steps):
                steps += 1
            if ways[0].pending and is_meant(course, at + steps, target):
                steps += 1
            yield steps, 1


def chosen(course: Sequence[Asked], at: int, steps: int) -> list[str]:
    """What one seat chooses from here on, so many times."""
    return [asked.option for asked in course[at : at + steps] if asked.seat == course[at].seat]


def is_proposed(course: Sequence[Asked], at: int) -> bool:
    """Whether the next question of the same action is answered as the game proposes, which the page does by itself."""
    return at < len(course) and course[at].continues and course[at].option == course[at].proposal


def is_meant(course: Sequence[Asked], at: int, target: str) -> bool:
    """Whether the next question asks for this thing, and only one option concerns it."""
    if at >= len(course):
        return False
    asked = course[at]
    return asked.continues and asked.thing == target and asked.on(target) == [asked.option]


def targets(course: Sequence[Asked], at: int, kinds: Sequence[str]) -> set[str]:
    """What a thing may have been dropped on: what is asked for afterwards, or some thing of such a kind."""
    asked_for = {asked.thing for asked in course[at + 1 : at + LONGEST] if asked.thing.partition(":")[0] in kinds}
    return asked_for | {f"{kind}:{number}" for kind in kinds for number in range(8)}


def aimed(course: Sequence[Asked], at: int) -> Iterator[tuple[int, int]]:
    """Pointing at what is wanted, or dropping the first thing on it; one more press where a menu asks which way."""
    first = course[at]
    reached = course[at + 1 : at + LONGEST]
    for key in {key for asked in reached if asked.continues for key in wanted(asked)}:
        for start in ("", first.option):
            found = aiming.ways(first.match, first.seat, meant_by(first.gestures["aims"], key), start)
            for way in found:
                steps = len(way.steps)
                if [asked.option for asked in course[at : at + steps]] == list(way.steps):
                    yield steps, 1 if len(found) == 1 and not way.ends else 2


def wanted(asked: Asked) -> list[str]:
    """The things that somebody may have pointed at who chooses this: it, or what it is a part of."""
    kind, _, number = asked.thing.partition(":")
    whole = {"cell": "tray"}.get(kind)
    return [asked.thing, *([f"{whole}:{number.partition('/')[0]}"] if whole else [])]


# -- courses -----------------------------------------------------------------------------------------------------


def played(match: Match, choices: Sequence[tuple[int, str]]) -> list[Asked]:
    course = []
    for seat, option in choices:
        course.append(Asked(match, seat, option))
        match.choose(seat, option)
    return course


def played_by_bots(match: Match, until: Callable[[Match], bool], most: int = 400) -> list[Asked]:
    """What greedy bots choose until then; they pay as proposed."""
    thinking = [bots.make("greedy", seed=seat) for seat in range(match.seats)]
    course: list[Asked] = []
    while match.outcome is None and len(course) < most and not (course and until(match)):
        decision = match.decisions[0]
        option = asking.proposal(match.game, match, decision.seat)
        if not option.startswith("pay:"):
            option = bots.ask(thinking[decision.seat], match, decision.seat, Random(len(course))).id
        course.append(Asked(match, decision.seat, option))
        match.choose(decision.seat, option)
    return course


def on_thing(match: Match, seat: int, verb: str, thing: str) -> str:
    """The option of this verb on this thing."""
    decision = match.decision_of(seat)
    assert decision is not None
    return next(option.id for option in decision.options if option.thing == thing and option.id.startswith(verb))


def two_steps(match: Match, first: str, thing: str) -> list[Asked]:
    """A choice of seat 0, and one on a thing."""
    course = played(match, [(0, first)])
    return course + played(match, [(0, on_thing(match, 0, "", thing))])


def quest_with_six() -> list[Asked]:
    table = LaidOut(None, mine=[MINNIE] * 6, theirs=[STITCH])
    return played(table.match, [(0, f"quest:{card}") for card in table.mine])


def challenge() -> list[Asked]:
    table = LaidOut(None, mine=[MINNIE], theirs=[STITCH, MINNIE])
    return two_steps(table.match, f"challenge:{table.mine[0]}", f"card:{table.theirs[0]}")


def ink() -> list[Asked]:
    table = LaidOut(None, held=[STITCH])
    return played(table.match, [(0, f"ink:{table.held[0]}")])


def play_with_a_choice() -> list[Asked]:
    table = LaidOut(None, held=[DRAGON_FIRE], theirs=[STITCH, MINNIE])
    return two_steps(table.match, f"play:{table.held[0]}", f"card:{table.theirs[1]}")


def move_and_attack() -> list[Asked]:
    """One turn in the first chapter of the Arena, in which a figure goes to its rival and attacks it."""
    match = ludoteca.game("arena").new(seed=7)
    played_by_bots(match, lambda now: "move:16" in now.decisions[0].options)
    course = played(match, [(0, "move:16")])
    return course + played(match, [(0, on_thing(match, 0, "attack", "figure:3"))])


def kingdom() -> Match:
    match = ludoteca.game("kingdom").new(2, seed=4, heroes=["alleria", "malik"])
    match.choose(0, "ability:1")
    match.choose(1, "ability:1")
    return match


def build_and_fire() -> list[Asked]:
    return played(kingdom(), [(0, "tower:10"), (0, "build:6"), (0, "face:1"), (0, "place:4/1/12")])


def kingdom_round() -> list[Asked]:
    match = kingdom()
    return played_by_bots(match, lambda now: now.view(0).round > 1)


def in_battle() -> Match:
    """The first battle of a journey for one, at its beginning."""
    match = ludoteca.game("synchro").new(1, seed=4)
    played_by_bots(match, lambda now: any(option.id == "end" for option in now.decisions[0].options))
    return match


def heros_turn() -> list[Asked]:
    """One Hero's turn of that battle, the one with the most choices."""
    course = battle()
    turns: list[list[Asked]] = [[]]
    for asked in course:
        turns[-1].append(asked)
        if asked.option == "end":
            turns.append([])
    return max(turns, key=len)


@cache
def battle() -> list[Asked]:
    return played_by_bots(in_battle(), lambda now: now.view(0).phase != "battle")


def attack_with_all() -> list[Asked]:
    """A whole combat of Lyon: every Monster attacks."""
    match = ludoteca.game("lyon").new(seed=4)
    played_by_bots(match, lambda now: attackers(now) > 2)
    seat = match.decisions[0].seat
    course: list[Asked] = []
    while attackers(match):
        course += played(match, [(seat, next(id for id in match.decisions[0].options.ids if id.startswith("attack")))])
    return course


def attackers(match: Match) -> int:
    decision = match.decisions[0]
    return sum(id.startswith("attack:") for id in decision.options.ids)


ACTIONS: dict[str, Callable[[], list[Asked]]] = {
    "Lorcana: quest with six characters": quest_with_six,
    "Lorcana: challenge": challenge,
    "Lorcana: ink a card": ink,
    "Lorcana: play a card that asks for a target": play_with_a_choice,
    "Arena: move and attack": move_and_attack,
    "Kingdom Rush: build a tower and fire": build_and_fire,
    "Kingdom Rush: a whole round of two players": kingdom_round,
    "Synchro Horizon: a Hero's turn": heros_turn,
    "Synchro Horizon: a battle": battle,
    "Lyon: attack with four Monsters": attack_with_all,
}


@cache
def rows() -> list[str]:
    """The lines of the table."""
    lines = ["| action | choices | one by one | with gestures |", "|---|---|---|---|"]
    for name, course in ACTIONS.items():
        asked = course()
        lines.append(f"| {name} | {len(asked)} | {plain_presses(asked)} | {fewest_presses(asked)} |")
    return lines


if __name__ == "__main__":
    print("\n".join(rows()))
