"""The view with which events are told: also the names of all cards, and of those who have just left the table."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.synchro.cards import BOARDS
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.state import FIRST_FOE, SynchroMatch
from ludoteca.games.synchro.view import view_of
from ludoteca.games.synchro.view_cards import both
from ludoteca.kernel.contract import JSON, Event
from ludoteca.kernel.texts import Phrase


def view_to_tell(m: SynchroMatch, seat: int | None, events: Sequence[Event]) -> JSON:
    """Everything in it is printed in the box, or was to be seen a moment ago."""
    return {**view_of(m, seat), "cast": cast_of(m, events), "names": names_of(m), "titles": titles_of(m, events)}


def names_of(m: SynchroMatch) -> JSON:
    """What cards and tiles are called, by number."""
    content = m.content
    return {
        "heroes": [both(Phrase(hero.name, hero.name)) for hero in content.heroes],
        "skills": [both(skill.name) for skill in content.skills],
        "items": [both(item.name) for item in content.items],
        "monsters": [both(monster.name) for monster in content.monsters],
        "landmarks": [both(landmark.name) for landmark in content.landmarks],
        "seasons": [both(season) for season in content.tracks.seasons],
    }


def titles_of(m: SynchroMatch, events: Sequence[Event]) -> JSON:
    """By programme number, the card whose ability was set off."""
    found: dict[str, JSON] = {}
    for event in events:
        if event.kind == "AbilityTriggered":
            node = m.programme[event.things[1]]
            assert isinstance(node, Text)
            found[str(event.things[1])] = both(node.title)
    return found


def cast_of(m: SynchroMatch, events: Sequence[Event]) -> JSON:
    """By unit, who was there while this happened, where the view no longer shows it."""
    found: dict[str, JSON] = {}
    for event in events:
        if event.kind == "Defeated":
            unit, card = event.things
            if unit < FIRST_FOE:
                found[str(unit)] = both(Phrase(m.content.heroes[card].name, m.content.heroes[card].name))
            elif m.monster[unit - BOARDS] < 0:
                found[str(unit)] = both(m.content.monsters[card].name)
    return found
