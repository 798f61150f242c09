"""What has happened, a sentence for each event, made from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.synchro.shows.sentences import (
    BOXES,
    LAYOUT,
    LOST,
    NONE_LEFT,
    ONE_LEFT,
    SENTENCES,
    SIDES,
    WON,
)
from ludoteca.games.synchro.shows.terms import (
    BOARD_NAMES,
    COINS,
    FIRST_FOE,
    MARBLES,
    POTIONS,
    SHARD_COLOURS,
    SHARDS,
    SHIELDS,
    THE_RESERVE,
    after,
    board_of,
    city_name,
    hero_called,
    inside,
    landmark_the,
    monster_of,
    shard_words,
    shards_said,
    short_name,
    spoken,
    tally,
    unit_name,
)
from ludoteca.games.synchro.state.view_types import BoardItem, BoardSkill, HeroBoard, HeroView, TellingView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import DAMAGE, both, same
from ludoteca.kernel.texts import EMPTY, Phrase, Recast, capital, seat_name

SEASON: Final = 12
SKILLS: Final = 4
ITEMS: Final = 2
FIRST_STORED: Final = 8
"""The place of the first Item that nobody bears."""


def tell(view: TellingView, event: Event, lang: str) -> str:
    """Tell one event as a sentence; nothing where another sentence says it."""
    if event.kind not in SENTENCES:
        raise KeyError(f"no words for the event {event.kind}")
    if event.kind == "MatchEnded":
        return (WON if event.things else LOST.get(event.rule, LOST["SH-17.09"])).say(lang)
    if event.kind == "Burned" and event.things[0] >= FIRST_FOE:
        return ""  # what it does to the die is told
    sentence = capital(sentence_for(view, event).fill(**fields(view, event))).say(lang)
    return sentence[:-1] if sentence.endswith(("!.", "?.", "..")) else sentence


def sentence_for(view: TellingView, event: Event) -> Phrase:
    """Choose the sentence with gaps for this event."""
    kind, things = event.kind, event.things
    if kind == "Damaged" and things[1]:
        if not things[2]:
            return Phrase("Gli Scudi {of_a} fermano {shielded}.", "{a}'s Shields stop {shielded}.")
        return Phrase(
            "{a} subisce {damage} oltre gli Scudi, che ne fermano {n}: {left} in tutto.",
            "{a} takes {damage} past the Shields, which stop {n}: {left} in all.",
        )
    if kind == "Silenced" and things[0] >= FIRST_FOE:
        return Phrase("Silenzio: l'azione {of_a} scende di un livello.", "Silence: {a}'s action drops by one level.")
    if kind == "SkillsDrawn" and len(things) == 2:
        if things[0] < 0:
            return Phrase("Dal Sacchetto esce {skills}.", "{skills} comes out of the bag.")
        return Phrase("{a}: dal Sacchetto esce {skills}.", "{a}: {skills} comes out of the bag.")
    if kind == "SkillsDrawn" and things[0] < 0:
        return Phrase("Dal Sacchetto escono {skills}.", "{skills} come out of the bag.")
    if kind in ONE_LEFT and things[-1] <= 1:
        return ONE_LEFT[kind] if things[-1] else NONE_LEFT[kind]
    if kind == "ShardsDiscarded" and things[0] == THE_RESERVE:
        return Phrase("Dalla Riserva si scarta {shards}.", "{shards} of the Reserve is discarded.")
    if kind == "ShardsSpent" and any(things[5:]):
        if not any(things[1:5]):
            return Phrase("{a} spende {shards} dalla Riserva.", "{a} spends {shards} of the Reserve.")
        return Phrase(
            "{a} spende {shards}, di cui {stored} dalla Riserva.",
            "{a} spends {shards}, {stored} of them from the Reserve.",
        )
    if kind == "Travelled" and things[1] < 0:
        return Phrase("Il gruppo raggiunge {city}.", "The party reaches {city}.")
    if kind == "HeroDrawn" and event.rule == "SH-19.49":
        return Phrase("Un Eroe Leggendario: {hero}!", "A Legendary Hero: {hero}!")
    if kind == "ItemGained" and things[1]:
        return Phrase("Il gruppo ottiene {item}, dal lato potenziato.", "The party gains {item}, upgraded.")
    if kind == "MonsterActed" and monster_of(view, things[0]) is None:
        return Phrase("{m} agisce.", "{m} acts.")
    if kind == "AbilityTriggered":
        return whose_ability(view, things[0], title_of(view, things[1]).en)
    return SENTENCES[kind]


def whose_ability(view: TellingView, unit: int, title: str) -> Phrase:
    """Choose the words for the character's own ability, its Master's, or that of an Item."""
    if unit_name(view, unit).en.startswith(short_name(title)):
        return Phrase("Scatta l'abilità {of_a}.", "{a}'s ability is set off.")
    board = board_of(view, unit) if unit < FIRST_FOE else None
    master = board.master if isinstance(board, HeroBoard) else None
    if master is None or master.name != title:
        return SENTENCES["AbilityTriggered"]
    return Phrase("Scatta l'abilità del Maestro {title} ({a}).", "The ability of the Master {title} is set off ({a}).")


def fields(view: TellingView, event: Event) -> dict[str, Any]:
    """Gather what goes into the gaps."""
    filling: dict[str, Any] = {"who": seat_name(event.seat) if event.seat >= 0 else ""}
    if event.kind in LISTS:
        LISTS[event.kind](filling, view, event.things)
        return filling
    for name, thing in zip(LAYOUT.get(event.kind, "").split(), event.things, strict=False):
        GAPS.get(name, fill_number)(filling, view, name, thing)
    if event.kind == "MonsterActed":
        shown = monster_of(view, event.things[0])
        filling["text"] = spoken(shown.actions[event.things[1]].text) if shown else ""
    if event.kind == "Burned":
        filling["shards"] = SHARDS.count(event.things[1])
    return filling


# -- lists of things ---------------------------------------------------------------------------------------------


def fill_heroes(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    filling["heroes"] = both([hero_named(view, hero) for hero in things])


def fill_skills(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    if things[0] >= 0:
        filling["a"] = unit_name(view, things[0])
    filling["skills"] = both([named(view, "skills", skill) for skill in things[1:]])


def fill_units(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    filling["units"] = both([unit_name(view, unit) for unit in things])


def fill_shards(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    if things[0] != THE_RESERVE:
        filling["a"] = unit_name(view, things[0])
    filling["shards"] = shards_said(tally(list(things[1:])))


def fill_payment(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    own, stored = things[1:5], things[5:9]
    filling["a"] = unit_name(view, things[0])
    filling["shards"] = shards_said([mine + other for mine, other in zip(own, stored, strict=True)])
    filling["stored"] = shard_words(list(stored))


def fill_village(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    heroes, items = things[1 : 1 + things[0]], things[1 + things[0] :]
    nobody, nothing = Phrase("nessun Eroe", "no Hero"), Phrase("nulla", "nothing")
    filling["heroes"] = both([hero_named(view, hero) for hero in heroes]) if heroes else nobody
    filling["items"] = both([named(view, "items", item) for item in items]) if items else nothing


def fill_upgraded(filling: dict[str, Any], view: TellingView, things: tuple[int, ...]) -> None:
    """Fill in whose card or tile was turned: a Hero, a Skill, an Item, a Master."""
    what, place = things
    if what == 2 and place >= FIRST_STORED:
        stored = view.stored[place - FIRST_STORED : place - FIRST_STORED + 1]
        filling["what"] = spoken(stored[0].name) if stored else Phrase("un Oggetto", "an Item")
        return
    board = place // SKILLS if what == 1 else place // ITEMS if what == 2 else place
    owner = unit_name(view, board)
    shown = board_of(view, board)
    if what == 0 or not isinstance(shown, HeroBoard):
        filling["what"] = owner
        return
    role = (
        Phrase("{card}, Maestro {of_a},", "{card}, {a}'s Master,")
        if what == 3
        else Phrase("{card} {of_a}", "{a}'s {card}")
    )
    card = turned_card(shown, what, place)
    name = spoken(card.name) if card else owner
    filling["what"] = role.fill(card=name, a=owner, of_a=after("di", owner))


def turned_card(board: HeroBoard, what: int, place: int) -> HeroView | BoardSkill | BoardItem | None:
    """Find the Skill, Item or Master of a board that was turned; nothing where it is no longer there."""
    if what == 3:
        return board.master
    cards: Sequence[BoardSkill | BoardItem] = board.skills if what == 1 else board.items
    return next((one for one in cards if one.place == place), None)


LISTS: Final = {
    "HeroesDrawn": fill_heroes,
    "SkillsDrawn": fill_skills,
    "LinedUp": fill_units,
    "ShardsDrawn": fill_shards,
    "ShardsDiscarded": fill_shards,
    "ShardsSpent": fill_payment,
    "VillageEntered": fill_village,
    "Upgraded": fill_upgraded,
}
"""Events whose things are not told one by one."""


# -- single things -----------------------------------------------------------------------------------------------


def named(view: TellingView, kind: str, number: int) -> Phrase:
    return spoken(getattr(view.names, kind)[number])


def hero_named(view: TellingView, hero: int) -> Phrase:
    return hero_called(view.names.heroes[hero].it)


def title_of(view: TellingView, node: int) -> Phrase:
    """Name the card whose ability was set off."""
    return spoken(view.titles[str(node)])


def fill_number(filling: dict[str, Any], view: TellingView, name: str, thing: int) -> None:
    filling[name] = thing


def fill_unit(filling: dict[str, Any], view: TellingView, name: str, thing: int) -> None:
    """Fill in a character, with the prepositions that sentences need; `m` is a Monster by its board."""
    called = unit_name(view, FIRST_FOE + thing if name == "m" else thing)
    filling |= {name: called, f"of_{name}": after("di", called), f"to_{name}": after("a", called)}


def fill_bearer(filling: dict[str, Any], view: TellingView, name: str, thing: int) -> None:
    """Fill in a slot for Items, by its Hero."""
    called = unit_name(view, thing // ITEMS)
    if name == "place":
        filling["a"] = called
    elif name == "from_a":
        filling[name] = after("da", called)
    else:
        filling |= {name: after("a", called), "b": called}


def fill_card(filling: dict[str, Any], view: TellingView, name: str, thing: int) -> None:
    if name == "hero":
        filling[name] = hero_named(view, thing)
    elif name == "title":
        title = title_of(view, thing)
        filling[name] = Recast(inside(title.it), title.en, title)
    elif name == "landmark":
        called = named(view, "landmarks", thing) if thing >= 0 else EMPTY
        filling |= {"name": called, name: landmark_the(called)}
    elif name == "monster":
        called = named(view, "monsters", thing)
        filling[name] = called
    else:
        filling[name] = named(view, f"{name}s", thing)


def fill_word(filling: dict[str, Any], view: TellingView, name: str, thing: int) -> None:
    """Fill in colours, sides, days, cities and people."""
    if name == "colour":
        filling[name] = SHARD_COLOURS[thing]
    elif name == "board":
        filling[name] = BOARD_NAMES[thing]
    elif name == "marble":
        filling[name] = MARBLES[thing]
    elif name == "side":
        filling[name] = SIDES[thing]
    elif name == "of_side":
        filling[name] = BOXES[thing]
    elif name == "season":
        filling[name] = spoken(view.names.seasons[thing])
    elif name == "day":
        filling[name] = spoken(view.names.seasons[thing // SEASON]) + same(f" {thing % SEASON + 1}")
    elif name == "city":
        filling[name] = city_name(view, thing)
    else:
        filling["other"] = same(seat_name(thing))


def fill_count(filling: dict[str, Any], view: TellingView, name: str, thing: int) -> None:
    filling["n" if name == "shard_count" else name] = COUNTS[name].count(thing)
    if name == "shielded":
        filling["n"] = thing


COUNTS: Final = {
    "coins": COINS,
    "potions": POTIONS,
    "damage": DAMAGE,
    "shielded": DAMAGE,
    "shields": SHIELDS,
    "shard_count": SHARDS,
}
GAPS: Final = {
    "a": fill_unit,
    "b": fill_unit,
    "m": fill_unit,
    "place": fill_bearer,
    "from_a": fill_bearer,
    "to_b": fill_bearer,
    "hero": fill_card,
    "skill": fill_card,
    "item": fill_card,
    "monster": fill_card,
    "landmark": fill_card,
    "title": fill_card,
    "colour": fill_word,
    "board": fill_word,
    "marble": fill_word,
    "side": fill_word,
    "of_side": fill_word,
    "season": fill_word,
    "day": fill_word,
    "city": fill_word,
    "other": fill_word,
    **dict.fromkeys(COUNTS, fill_count),
}
"""How the gaps of sentences are filled."""
