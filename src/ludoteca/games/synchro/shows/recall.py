"""The view with which events are told: also the names of all cards, and of those who have just left the table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.state.cards import BOARDS, Content
from ludoteca.games.synchro.state.match import FIRST_FOE, SynchroMatch
from ludoteca.games.synchro.state.view_types import Names, SynchroView, TellingView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.views import Words, words_of


def view_to_tell(m: SynchroMatch, seat: int | None, events: Sequence[Event], view: SynchroView) -> TellingView:
    """Make the view to tell from; everything in it is printed in the box, or was to be seen a moment ago."""
    return TellingView(**asdict(view), cast=cast_of(m, events), names=names_of(m.content), titles=titles_of(m, events))


@kept(60_000, most=5)
def names_of(content: Content) -> Names:
    return Names(
        heroes=tuple([Words(hero.name, hero.name) for hero in content.heroes]),
        skills=tuple([words_of(skill.name) for skill in content.skills]),
        items=tuple([words_of(item.name) for item in content.items]),
        monsters=tuple([words_of(monster.name) for monster in content.monsters]),
        landmarks=tuple([words_of(landmark.name) for landmark in content.landmarks]),
        seasons=tuple([words_of(season) for season in content.tracks.seasons]),
    )


def titles_of(m: SynchroMatch, events: Sequence[Event]) -> dict[str, Words]:
    titles: dict[str, Words] = {}
    for event in events:
        if event.kind == "AbilityTriggered":
            node = m.programme[event.things[1]]
            assert isinstance(node, Text)
            titles[str(event.things[1])] = words_of(node.title)
    return titles


def cast_of(m: SynchroMatch, events: Sequence[Event]) -> dict[str, Words]:
    names: dict[str, Words] = {}
    for event in events:
        if event.kind == "Defeated":
            unit, card = event.things
            if unit < FIRST_FOE:
                names[str(unit)] = Words(m.content.heroes[card].name, m.content.heroes[card].name)
            elif m.monster[unit - BOARDS] < 0:
                names[str(unit)] = words_of(m.content.monsters[card].name)
    return names
