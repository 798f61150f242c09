"""What a newcomer is told at the table: the present question in a sentence or two, with the rule behind it.

Scenario 1 is a course: at the top of each phase 2 comes the next thing that the rulebook teaches. Later scenarios begin
with what is new in them. Beyond that the table says what matters in the position at hand.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import course, later_course, questions
from ludoteca.games.kingdom.shows.describing import trays_in_order
from ludoteca.games.kingdom.shows.hints import best_placement, best_site, can_rise, is_in_reach
from ludoteca.games.kingdom.shows.terms import (
    BEFORE_PLAY,
    ENEMIES,
    HEARTS,
    cell_names,
    figure_name,
    figure_of,
    loses_life,
    place_at,
    tray_name,
)
from ludoteca.games.kingdom.state.view_types import KingdomView, PlayerView, TrayView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.phrases import both
from ludoteca.kernel.rooms import Lesson, verbs_of
from ludoteca.kernel.texts import Phrase, capital

BY_VERB: Final = {
    "stay": questions.STAY,
    "hero": course.HERO,
    "spell": later_course.CHOOSE_SPELL,
    "ban": course.BAN,
    "shift": questions.SHIFT,
    "soldier": questions.SOLDIER,
    "engage": questions.ENGAGE,
    "buy": questions.BUYING,
    "freeze": later_course.FREEZING,
    "target": questions.TARGET,
    "figure": questions.FIGURE,
}
"""By what is asked, most telling first."""
DISPLACED_BY: Final = {
    "KR-20.06": questions.DISPLACED_GHOST,
    "KR-A85": questions.DISPLACED_STACK,
    "KR-20.13": questions.DISPLACED_FLYING,
}
"""By the rule that makes a hero step aside, where it is not that a tray arrives."""
NEARLY: Final = 2
"""So many enemies left make a tray nearly done."""
FEW_HEARTS: Final = 1
BASICS: Final = 1
"""The rounds in which questions are explained from the beginning; later the position speaks."""


def lesson_for(view: KingdomView, decision: JSON) -> Lesson:
    if decision is None:
        return while_waiting(view)
    verbs = verbs_of(decision)
    if "ready" in verbs and view.phase == "play":
        return in_phase_two(view, verbs)
    if "go" in verbs:
        return about_moving(view, decision, verbs)
    if "face" in verbs:
        return about_facing(view, decision)
    if "place" in verbs:
        return about_placing(view, decision)
    if "hero" in verbs and view.solo:
        return course.HERO_SOLO if view.players[0].figure < 0 else course.RESERVE_HEROES
    if "ability" in verbs:
        return about_abilities(view)
    if "give" in verbs:
        return questions.GIVING if view.phase == "buy" else later_course.WHITE_TAKE
    if verbs & {"build", "pass"}:
        return about_a_tower(view, decision)
    if verbs & {"attack", "use", "heal"}:
        return questions.HERO_TURN
    return next((known for verb, known in BY_VERB.items() if verb in verbs), questions.CHOICE)


def about_moving(view: KingdomView, decision: JSON, verbs: set[str]) -> Lesson:
    if view.phase != "play":
        return DISPLACED_BY.get(decision["rule"], questions.DISPLACED)
    return questions.HERO_TURN if verbs & {"attack", "use", "heal"} and view.round > 1 else questions.MOVE


def about_abilities(view: KingdomView) -> Lesson:
    if view.phase != "abilities":
        return questions.PICK_ABILITY
    if view.scenario.number == 1:
        return course.ABILITY
    return later_course.FIRST_TWO_ABILITIES if view.scenario.number == 2 else later_course.TWO_ABILITIES


def about_facing(view: KingdomView, decision: JSON) -> Lesson:
    if decision["source"].startswith("figure:"):
        return questions.FACING_HERO
    return questions.FACING if view.round <= BASICS else questions.FACING_AGAIN


def about_a_tower(view: KingdomView, decision: JSON) -> Lesson:
    """Explain what one can do with it; from the second round on, where it reaches most."""
    solo = view.solo
    if view.round <= BASICS or not decision["source"].startswith("hand:"):
        return questions.USE_TOWER_SOLO if solo else questions.USE_TOWER
    site, trays = best_site(view, decision)
    if site is None or not trays:
        if not can_rise(decision):
            return questions.KEEP_IT
        return questions.BUILD_NOWHERE_SOLO if solo else questions.BUILD_NOWHERE
    names = both([tray.name.phrase for tray in trays])
    return filled(questions.BUILD_HERE_SOLO if solo else questions.BUILD_HERE, letter=site.letter, names=names)


def about_placing(view: KingdomView, decision: JSON) -> Lesson:
    """Explain how the tile may lie; in time what the enemies under it resist, and the place where it does most."""
    assert view.attack is not None
    piece = view.attack.piece
    resisted = {type for enemy in view.enemies for type in enemy.resist if is_in_sight(view, enemy.id)}
    if view.scenario.number == 2 and view.round <= BASICS and piece.type in resisted:
        return later_course.RESISTANCES
    cells, covered, is_last = best_placement(view, decision)
    if is_last:
        return about_last(view, decision, cell_names(cells))
    if view.scenario.number > 1 or view.round > BASICS:
        if not cells:
            return questions.PLACE_NOTHING
        if not covered:
            return filled(questions.PLACE_PART, cells=cell_names(cells))
        return filled(questions.PLACE_BEST, n=ENEMIES.count(covered), cells=cell_names(cells))
    if len(piece.cells) == 1:
        return questions.PLACE_SINGLE
    return questions.PLACE_FREE if piece.free else questions.PLACE


def about_last(view: KingdomView, decision: JSON, cells: str) -> Lesson:
    """Explain that what is left of a tray can be covered: it will be destroyed, or a boss loses one of its lives."""
    placing = next(option["id"] for option in decision["options"] if option["id"].startswith("place:"))
    number = int(placing[len("place:") :].partition("/")[0])
    tray = next(one for one in view.trays if one.tray == number)
    if loses_life(view, tray):
        return filled(questions.PLACE_LAST_OF_LIFE, cells=cells, tray=tray_name(view, tray.tray))
    return filled(questions.PLACE_LAST, cells=cells)


def is_in_sight(view: KingdomView, enemy: str) -> bool:
    return any(enemy in tray.grid for tray in view.trays)


def while_waiting(view: KingdomView) -> Lesson:
    if view.phase in BEFORE_PLAY:
        return questions.WATCH_SETUP
    return questions.WATCH_READY if viewer(view).ready else questions.WATCH


def viewer(view: KingdomView) -> PlayerView:
    """Return the player to whom the lesson is given."""
    assert view.seat is not None
    return view.players[view.seat]


# -- phase 2 -----------------------------------------------------------------------------------------------------


def deeds(view: KingdomView) -> int:
    """Count how much the viewer has done in this round: towers on sites or passed, the hero's turn."""
    seat = view.seat
    built = [tower for site in view.sites for tower in site.towers if tower.seat == seat]
    passed = sum(len(player.incoming) for player in view.players if view.solo or player.seat != seat)
    acted = [
        figure
        for figure in view.people
        if figure.seat == seat and figure.card == "board" and not figure.wildcat and not figure.reserve
    ]
    return len(built) + passed + len(acted)


def in_phase_two(view: KingdomView, verbs: set[str]) -> Lesson:
    """Choose the next step of the course, unless something is more urgent; the most useful word after that."""
    done = deeds(view)
    number, round = view.scenario.number, view.round
    if number == 1 and round <= len(course.FIRST_SCENARIO):
        steps = course.FIRST_SCENARIO[round - 1]
        if done < len(steps):
            return own_way(view, steps[done], verbs)
    elif round == 1 and done < len(later_course.NEWS.get(number, ())):
        return later_course.NEWS[number][done]
    if number > 1 and not done:
        for tray in view.trays:
            if tray.kind in later_course.WHEN_PRESENT:
                return later_course.WHEN_PRESENT[tray.kind]
    return advice(view, verbs)


def own_way(view: KingdomView, step: Lesson, verbs: set[str]) -> Lesson:
    """Fit the step to this viewer: alone one improves towers; a hero that has acted needs no introduction."""
    if step is course.PASSING and view.solo:
        return course.IMPROVING
    if step is course.HERO_CARD and "activate" not in verbs:
        return course.READY
    return step


def advice(view: KingdomView, verbs: set[str]) -> Lesson:
    """Choose what the position suggests, the most urgent first."""
    if view.final:
        return later_course.LAST_ROUND
    trays = [tray for tray in trays_in_order(view) if not tray.complete and not tray.depth]
    leaving = [tray for tray in trays if tray.next.exit and not tray.next.blocked]
    rifts = [tray for tray in leaving if tray.kind in ("portal", "boss")]
    if rifts:
        return filled(later_course.RIFT_ESCAPES, tray=tray_name(view, rifts[0].tray))
    if leaving:
        worst = max(leaving, key=lambda tray: int(tray.loss))
        return about_tray(view, escaping(worst), worst)
    if "call" in verbs and view.hearts * 2 < view.max_hearts:
        return later_course.RESERVE
    portals = [tray for tray in trays if tray.kind == "portal"]
    if portals and "tower" in verbs:
        called = capital(tray_name(view, portals[0].tray))
        return filled(later_course.PORTAL_NOW, tray=called, level=portals[0].level)
    nearly = [tray for tray in trays if tray.enemies <= NEARLY and tray.kind not in ("portal", "boss")]
    reached = [tray for tray in nearly if is_in_reach(view, tray)]
    if reached:
        return about_tray(view, later_course.NEARLY, reached[0])
    return about_own(view, verbs)


def escaping(tray: TrayView) -> Lesson:
    """Explain what can be done about a horde that is about to get out: a soldier does not hold every one."""
    if tray.kind == "flying":
        return later_course.ESCAPES_FLYING
    if tray.next.moves > 1 and not tray.next.squares:
        return later_course.ESCAPES_FAST
    return later_course.ESCAPES


def about_own(view: KingdomView, verbs: set[str]) -> Lesson:
    """Choose what the viewer's own hero and hand suggest."""
    hero = figure_of(view, viewer(view).figure)
    if "activate" in verbs and hero is not None:
        if hero.card == "board":
            return filled(later_course.WILDCAT, name=capital(companion_name(view)))
        if hero.hearts <= FEW_HEARTS:
            return filled(later_course.WOUNDED, hero=figure_name(view, hero.figure))
        return later_course.ACTIVATE
    if "tower" in verbs:
        return later_course.LEFT_OVER_SOLO if view.solo else later_course.LEFT_OVER
    if "cast" in verbs:
        return later_course.SPELLS
    return later_course.RESERVE if "call" in verbs else later_course.NOTHING_LEFT


def companion_name(view: KingdomView) -> Phrase:
    """Name who else of the viewer's can be activated."""
    own = [figure for figure in view.figures if figure.seat == view.seat and figure.wildcat]
    return figure_name(view, next(figure.figure for figure in own if figure.square >= 0))


def about_tray(view: KingdomView, lesson: Lesson, tray: TrayView) -> Lesson:
    return filled(
        lesson,
        tray=tray.name.phrase if lesson is later_course.NEARLY else tray_name(view, tray.tray),
        at=place_at(view, tray.square),
        hearts=HEARTS.count(tray.loss),
        cells=cell_names(tray.uncovered),
        left="resta" if len(tray.uncovered) == 1 else "restano",
    )


def filled(lesson: Lesson, **values: object) -> Lesson:
    text, rule = lesson
    return text.fill(**values), rule
