"""What a newcomer is told at the table: the present question in a sentence or two, with the rule behind it.

Chapter 1 is a course: with each turn of the viewer's comes the next thing that the rulebook teaches. Later chapters
begin with what is new in them. Once all that is said, the table says what matters in the position at hand.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows import course, later_course
from ludoteca.games.arena.state.view_types import ArenaView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.rooms import Lesson, verbs_of

MAIN_PHASES: Final = ("SA-6.04", "SA-6.05")
"""The rules by which a decision of the main phases is asked."""

BY_RULE: Final = {
    "SA-7.09": course.RETURN,
    "SA-7.10": course.RETURN,
    "SA-13.05": course.LOOK,
    "SA-13.11": course.STEALTH,
    "SA-12.10": course.TRIGGERS,
    "SA-17.09": course.DAMAGE_ORDER,
    "SA-8.08": later_course.BOOSTED_MOVE,
    "SA-13.04": later_course.BOOSTED_IN_VAIN,
    "SA-9.08": later_course.BOOSTED_ATTACK,
    "SA-9.09": later_course.BOOSTED_ATTACK,
    "SA-10.04": later_course.ABILITY_COST,
    "SA-18.08": later_course.PAY_GEAR,
    "SA-19.27": later_course.PARTNER_GEAR,
}
BY_VERB: Final = {
    "order": later_course.ORDER,
    "place": later_course.PLACING,
    "trigger": course.TRIGGERS,
    "discard": course.HAND_LIMIT,
    "mode": course.ONE_OF,
    "yes": course.MAY,
    "space": course.EFFECT_PLACE,
    "summoner": course.SUMMONER,
    "card": course.CARD_CHOICE,
}
WATCHING: Final = (course.WATCH, course.WATCH_HANDS, course.WATCH_POINTS)


def lesson_for(view: ArenaView, decision: JSON) -> Lesson:
    if decision is None:
        return while_waiting(view)
    verbs = verbs_of(decision)
    if decision["rule"] in MAIN_PHASES:
        return in_the_main_phases(view, verbs)
    if decision["rule"] in BY_RULE:
        return BY_RULE[decision["rule"]]
    if "pick" in verbs:
        return about_the_draft(view)
    if "order" in verbs and view.mode == "team":
        return later_course.ORDER_TEAM
    if "keep" in verbs:
        return about_the_hand(view)
    if verbs >= {"target", "done"}:
        return course.UP_TO
    if verbs >= {"space", "done"}:
        return course.EFFECT_SPACE
    if is_on_the_deck(view, decision):
        return course.LOOK_CARD
    return next((known for verb, known in BY_VERB.items() if verb in verbs), course.TARGET)


def is_on_the_deck(view: ArenaView, decision: JSON) -> bool:
    """Tell whether the viewer chooses among cards on top of their own deck."""
    looked_at = {card.key for card in view.own.deck_known}
    return any(option["id"] in looked_at for option in decision["options"])


def about_the_draft(view: ArenaView) -> Lesson:
    if view.mode == "team":
        return later_course.DRAFT_TEAM
    second = [pick for pick, seat in enumerate(view.draft.order) if seat == view.seat][1]
    return later_course.DRAFT_GEAR if view.upgrades and view.draft.made >= second else later_course.DRAFT


def about_the_hand(view: ArenaView) -> Lesson:
    if view.mode == "team":
        return later_course.HAND_TEAM
    return later_course.HAND_SIZE if view.chapter >= 3 else later_course.REDRAW


def while_waiting(view: ArenaView) -> Lesson:
    """Choose something to know all the same when there is nothing to do."""
    if not view.round:
        return later_course.SETUP_WAIT
    if view.extra_rounds:
        return course.EXTRA_ROUND
    if view.ending:
        return course.WATCH_END
    if any(view.character(figure).out for figure in view.own.figures):
        return course.WATCH_FALLEN
    return WATCHING[(view.round - 1) % len(WATCHING)]


def own_turns(view: ArenaView) -> int:
    """Count the turns of their own characters that the viewer has had before this one."""
    own = [turn for turn, figure in enumerate(view.track) if view.figures[figure].seat == view.seat]
    before = [turn for turn in own if turn < view.turn]
    return (view.round - 1) * len(own) + len(before)


def in_the_main_phases(view: ArenaView, verbs: set[str]) -> Lesson:
    """Choose the next step of the course, unless something is more urgent; the most useful word after that."""
    movement, action = view.phases.movement == "open", view.phases.action == "open"
    active = view.character(view.active)
    if verbs == {"end"}:
        return course.CLOSE_TURN
    if movement and any(status.id == "immobilized" for status in active.statuses):
        return course.IMMOBILE
    if view.ending and movement:
        return course.EXTRA_ROUND if view.extra_rounds else course.LAST_ROUND
    steps = course.FIRST_GAME if view.mode == "ch1" else later_course.NEWS[view.mode]
    turn = own_turns(view)
    if turn < len(steps) and action:
        return steps[turn][0 if movement else 1]
    return advice(view, verbs)


def advice(view: ArenaView, verbs: set[str]) -> Lesson:
    """Choose what the position suggests."""
    if "upgrade" in verbs:
        return later_course.UPGRADE_ASKING if needs_the_partner(view) else later_course.UPGRADE_NOW
    if "close" in verbs:
        return later_course.CLOSE_SKILLS
    active = view.character(view.active)
    if view.phases.action == "open":
        struck = [view.character(other) for other in active.strikes]
        for other, damage in zip(struck, active.blows, strict=True):
            if other.side != active.side and other.health <= damage:
                return course.FINISH_OFF
        if "attack" in verbs and all(other.side == active.side for other in struck):
            return course.ATTACK_ALLY
    if view.phases.movement == "open":
        spaces = view.board.spaces
        if spaces[active.space].is_golden:
            return course.ON_GOLD
        if any(spaces[space].is_golden for space in active.reach):
            return course.GOLD_IN_REACH
        if view.phases.action != "open":
            return course.MOVE_LEFT
    return later_course.SKILL_LEFT if "use" in verbs else course.REMINDER


def needs_the_partner(view: ArenaView) -> bool:
    """Tell whether one's own gear is not enough for the upgrade on offer."""
    own = view.own
    cost = view.character(view.active).upgrade_cost
    return own.partner >= 0 and any(held < due for held, due in zip(own.gear, cost, strict=True))
