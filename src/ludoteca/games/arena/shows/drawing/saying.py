"""The words of things in the picture: what a screen reader says of them, and what is read when they are enlarged."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.terms import BANNERS, ICONS, POINTS, TYPES
from ludoteca.games.arena.state.view_types import (
    AbilityView,
    BorneStatus,
    CardView,
    CharacterView,
    FaceView,
    OfferedView,
    OwnAbility,
    PersonView,
    SpaceView,
    StatusView,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import KNOCKED_OUT
from ludoteca.kernel.texts import Phrase, listed
from ludoteca.kernel.views import Words

TIMINGS: Final = {
    "skill": Phrase("Fase Abilità", "Skill Phase"),
    "end": Phrase("fine del turno", "end of turn"),
    "trigger": Phrase("si innesca", "triggered"),
    "constant": Phrase("sempre attiva", "always on"),
}
OF_SIDE: Final = (Phrase("squadra blu", "blue team"), Phrase("squadra rossa", "red team"))
GEAR: Final = Phrase("equipaggiamento: {name}", "gear: {name}")
CARD_OF: Final = Phrase("Carta di {name}", "Card of {name}")
HEALTH: Final = Phrase("salute {now} su {most}", "health {now} of {most}")
STANDARD: Final = Phrase(
    "movimento {move}, attacco {attack} a gittata {range}", "movement {move}, attack {attack} at range {range}"
)
STANDARD_PRINTED: Final = Phrase("movimento {move}, attacco {attack}", "movement {move}, attack {attack}")
UPGRADE: Final = Phrase("Miglioria ({cost})", "Upgrade ({cost})")
USED: Final = Phrase("già usata", "used already")
FLAGS: Final = {
    "start": Phrase("casella di partenza", "starting space"),
    "star": Phrase("fila posteriore", "back row"),
    "point": Phrase("casella dorata: 1 Punto Vittoria", "golden space: 1 Victory Point"),
}


# -- what is drawn and told of cards and characters, besides what stays the same for a match --------------------------


def face_reads(face: FaceView) -> tuple[Any, ...]:
    return face.name, face.banner, face.types, face.icons, face.gear, face.copies, face.text


@kept(1000, most=1024)
def card_reads(card: CardView) -> tuple[Any, ...]:
    return card.card, card.figure, card.name, card.banner, card.types, card.icons, card.gear, card.text


def ability_reads(ability: AbilityView) -> tuple[Any, ...]:
    used = isinstance(ability, OwnAbility) and ability.used
    return ability.name, ability.text, ability.timing, ability.icons, ability.upgraded, used


def status_reads(status: StatusView) -> tuple[Any, ...]:
    return status.id, status.name, status.text, status.helpful


@kept(2000, most=512)
def figure_reads(figure: CharacterView) -> tuple[Any, ...]:
    """Return all that `figure_lines` and a drawing of the figure look at."""
    values = (figure.health, figure.max_health, figure.move, figure.attack, figure.range, figure.points)
    state = (figure.space, figure.space_id, figure.out, figure.knocked, figure.upgraded)
    return values, state, statuses_reads(figure)


@kept(1800, most=512)
def statuses_reads(figure: CharacterView) -> tuple[Any, ...]:
    return tuple([(status.counters, *status_reads(status)) for status in figure.statuses])


@kept(2000, most=512)
def sheet_reads(figure: CharacterView) -> tuple[Any, ...]:
    """Return all that `sheet_lines` and a drawing of the sheet look at."""
    printed = (figure.initiative, figure.hand_size, figure.upgrade_cost)
    return figure_reads(figure), printed, tuple([ability_reads(ability) for ability in figure.abilities])


def offer_reads(person: OfferedView) -> tuple[Any, ...]:
    """Return all that `character_lines` and a drawing of the character look at."""
    values = (person.health, person.points, person.initiative, person.hand_size, person.move, person.attack)
    printed = (person.id, person.name, person.attribute_names, person.gears, person.upgrade_cost)
    abilities = tuple([ability_reads(ability) for ability in person.abilities])
    return values, printed, abilities, tuple([face_reads(face) for face in person.cards])


# -- words -----------------------------------------------------------------------------------------------------------


def paragraphs(text: tuple[Words, ...], lang: str) -> str:
    return " ".join([paragraph.say(lang) for paragraph in text])


def banner_words(card: FaceView, lang: str) -> str:
    names = [BANNERS[banner].say(lang) for banner in card.banner]
    return Phrase("{a} o {b}", "{a} or {b}").fill(a=names[0], b=names[1]).say(lang) if len(names) == 2 else names[0]


def card_lines(scene: Scene, card: CardView) -> list[str]:
    """Say whose the card is, its banner, types and icons, its gear; then its words."""
    lang = scene.lang
    kinds = [banner_words(card, lang), *[TYPES[kind].say(lang) for kind in card.types]]
    kinds += [ICONS[name].say(lang) for name in card.icons]
    owner = scene.view.character(card.figure)
    lines = [scene.say(CARD_OF, name=owner.name.say(lang)) + ".", ", ".join(kinds) + "."]
    if scene.view.upgrades:
        gear = GEAR.fill(name=scene.view.gears[card.gear].name.say(lang)).say(lang)
        lines[-1] = f"{lines[-1][:-1]}; {gear}."
    return [*lines, *[paragraph.say(lang) for paragraph in card.text]]


def named_statuses(scene: Scene, card: CardView) -> list[str]:
    """Say what the status effects do that the words of a card name."""
    text = paragraphs(card.text, scene.lang)
    named = [status for status in scene.view.statuses if status.name.say(scene.lang) in text]
    return [f"{status.name.say(scene.lang)}: {status.text.say(scene.lang)}" for status in named]


def cost_words(scene: Scene, cost: tuple[int, ...]) -> str:
    parts = [f"{n} {scene.view.gears[kind].name.say(scene.lang)}" for kind, n in enumerate(cost) if n]
    return listed(parts, scene.lang)


def ability_line(scene: Scene, ability: AbilityView) -> str:
    """Say an ability with its timing and its words, as in 'Un Altro Incantesimo (Fase Abilità): …'."""
    timing = TIMINGS[ability.timing].say(scene.lang)
    if isinstance(ability, OwnAbility) and ability.used:
        timing += f", {scene.say(USED)}"
    return f"{ability.name.say(scene.lang)} ({timing}): {paragraphs(ability.text, scene.lang)}"


def ability_lines(scene: Scene, person: CharacterView | OfferedView) -> list[str]:
    lines = []
    for ability in person.abilities:
        line = ability_line(scene, ability)
        if ability.upgraded:
            line = f"{scene.say(UPGRADE, cost=cost_words(scene, person.upgrade_cost))}: {line}"
        lines.append(line)
    return lines


def status_words(status: BorneStatus, lang: str) -> str:
    return f"{status.name.say(lang)} {status.counters}"


def figure_lines(scene: Scene, figure: CharacterView) -> list[str]:
    """Describe a character in play: where, health, status counters, standard values."""
    lang = scene.lang
    facts = [scene.names[figure.seat], OF_SIDE[figure.side].say(lang)]
    if figure.space >= 0:
        facts.append(scene.say(Phrase("casella {id}", "space {id}"), id=figure.space_id))
    elif figure.out:
        facts.append(scene.say(KNOCKED_OUT))
    else:
        facts.append(scene.say(Phrase("non ancora nell'Arena", "not in the Arena yet")))
    if figure.figure == scene.view.active:
        facts.append(scene.say(Phrase("è il suo turno", "its turn")))
    facts.append(scene.say(HEALTH, now=figure.health, most=figure.max_health))
    facts.append(scene.say(STANDARD, move=figure.move, attack=figure.attack, range=figure.range))
    facts.append(POINTS.count(figure.points).say(lang))
    if figure.upgraded:
        facts.append(scene.say(Phrase("con la miglioria", "upgraded")))
    lines = [", ".join(facts) + "."]
    lines += [f"{status_words(status, lang)}: {status.text.say(lang)}" for status in figure.statuses]
    return lines


def figure_text(scene: Scene, figure: CharacterView) -> str:
    return "\n".join(figure_lines(scene, figure))


def sheet_lines(scene: Scene, figure: CharacterView) -> list[str]:
    facts = ", ".join(printed_facts(scene, figure))
    printed = [f"{facts[0].upper()}{facts[1:]}."] if facts else []
    return [*figure_lines(scene, figure), *printed, *ability_lines(scene, figure)]


def printed_facts(scene: Scene, person: PersonView) -> list[str]:
    """Say the initiative and the hand size, in the chapters that use them."""
    facts = []
    if scene.view.chapter > 1:
        facts.append(scene.say(Phrase("iniziativa {n}", "initiative {n}"), n=person.initiative))
    if scene.view.chapter > 2:
        facts.append(scene.say(Phrase("carte in mano {n}", "hand size {n}"), n=person.hand_size))
    return facts


def attribute_words(person: PersonView, lang: str) -> str:
    return " · ".join([name.say(lang) for name in person.attribute_names])


def character_lines(scene: Scene, person: OfferedView) -> list[str]:
    """Describe a character of the draft, with everything that is printed for it; the cards of its deck at the end."""
    lang = scene.lang
    facts = [
        attribute_words(person, lang),
        scene.say(HEALTH, now=person.health, most=person.health),
        scene.say(STANDARD_PRINTED, move=person.move, attack=person.attack),
        POINTS.count(person.points).say(lang),
        *printed_facts(scene, person),
    ]
    if scene.view.upgrades:
        facts.append(GEAR.fill(name=cost_words(scene, person.gears)).say(lang))
    lines = [", ".join([fact for fact in facts if fact]) + ".", *ability_lines(scene, person)]
    for card in person.cards:
        kinds = ", ".join([banner_words(card, lang), *[TYPES[kind].say(lang) for kind in card.types]])
        lines.append(f"{card.copies} × {card.name.say(lang)} ({kinds}): {paragraphs(card.text, lang)}")
    return lines


def space_lines(scene: Scene, space: SpaceView) -> str:
    names = [FLAGS[flag].say(scene.lang) for flag in space.flags if flag in FLAGS]
    return ", ".join(names)
