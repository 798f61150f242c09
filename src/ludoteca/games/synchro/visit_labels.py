"""What options outside battles are called: cards to choose, the map, the Village, Landmarks, new Heroes."""

from __future__ import annotations

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import LEVEL_UP, Deed
from ludoteca.games.synchro.landmark_words import deed_words
from ludoteca.games.synchro.landmarks import deed_of
from ludoteca.games.synchro.learning import OFFERED
from ludoteca.games.synchro.naming_units import hero_listed, priced, skill_listed, unit_called
from ludoteca.games.synchro.state import (
    FIRST_STORED,
    ITEMS,
    OF_HERO,
    OF_ITEM,
    OF_SKILL,
    SKILLS,
    SynchroMatch,
    reserve_hero,
    reserve_level,
)
from ludoteca.games.synchro.steps import GIVE_ITEM, JOURNEY, LANDMARK, LEARN_SKILL, NEW_HERO, VILLAGE
from ludoteca.games.synchro.terms import (
    BOARD_NAMES,
    COINS,
    DAMAGE,
    SHARD_COLOURS,
    SHARDS,
    THE_RESERVE,
    after,
    hero_called,
    landmark_the,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import same
from ludoteca.kernel.texts import Phrase, capital, listed, seat_name


def card_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """Heroes, Skills and who leads whom."""
    verb = raw[0]
    if verb == state.PICK:
        return capital(hero_listed(m, m.content.heroes[raw[1]]))
    if verb == state.LEAD:
        return same(seat_name(raw[2]))
    if verb == state.MULLIGAN:
        frame = m.waiting_frame(seat)
        assert frame is not None
        left = m.content.tracks.skills_drawn - (frame.at - OFFERED) - 1
        if left == 1:
            return Phrase("Mulligan: un'ultima tessera, da tenere", "Mulligan: one last tile, to be kept")
        return Phrase("Mulligan: pesca altre {n} tessere", "Mulligan: draw {n} other tiles").fill(n=left)
    said = skill_listed(m.content.skills[raw[1]])
    if verb == state.CLAIM:
        return Phrase("Prendi ", "Take ") + said
    if len(raw) > 2:
        old = m.skill_card(raw[2] // SKILLS, raw[2] % SKILLS).name
        return said + Phrase(" Al posto di {old} ({name})", " In place of {old} ({name})").fill(
            old=old, name=unit_called(m, raw[2] // SKILLS)
        )
    return said


def map_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """A city with what waits there; a Landmark with what it does."""
    content = m.content
    if raw[0] == state.TRAVEL:
        name = content.cities[raw[1]].name
        if m.tile_at[raw[1]] < 0:
            return name + Phrase(": il Celestiale", ": the Celestial")
        tile = content.tiles[m.tile_at[raw[1]]]
        levels = [str(level) for level in tile.monsters]
        return name + Phrase(": Mostri di livello {levels}; {coins}", ": Monsters of level {levels}; {coins}").fill(
            levels=Phrase(listed(levels, "it"), listed(levels, "en")), coins=COINS.count(tile.coins)
        )
    frame = m.waiting_frame(seat)
    if frame is not None and frame.node == JOURNEY:
        tile = content.tiles[m.tile_at[frame.much]]
        mark = content.landmarks[tile.landmarks[raw[1]]]
        return mark.name + Phrase(" ({n} di Tempo): ", " ({n} Time): ").fill(n=tile.times[raw[1]]) + mark.text
    mark = content.landmarks[m.landmark_here()]
    return Phrase("Attivate {name}: ", "Activate {name}: ").fill(name=landmark_the(mark.name)) + mark.text


def village_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    tracks = m.content.tracks
    if verb == state.BUY:
        item = m.content.items[raw[1]]
        return priced(Phrase("Comprate ", "Buy ") + item.name, item.cost) + same(": ") + item.sides[0].text
    if verb == state.INVITE:
        return Phrase("Invitate ", "Invite ") + hero_listed(
            m, m.content.heroes[raw[1]], COINS.count(tracks.invite_cost)
        )
    if verb == state.REST:
        said = Phrase("Riposo per {name}: via {damage}", "{name} rests: {damage} gone").fill(
            name=unit_called(m, raw[1]), damage=DAMAGE.count(m.damage[raw[1]])
        )
        return capital(priced(said, tracks.rest_cost))
    if verb == state.BUY_POTION:
        return priced(Phrase("Comprate una Pozione", "Buy a Potion"), tracks.potion_cost)
    if verb == state.VILLAGE:
        return Phrase("Visitate il Villaggio ({n} di Tempo)", "Visit the Village ({n} Time)").fill(
            n=tracks.village_time
        )
    return with_hero_label(m, seat, raw)


def with_hero_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """A Hero card for somebody of the party: as Master, or in exchange."""
    hero = hero_called(m.content.heroes[raw[1]].name)
    other = unit_called(m, raw[2])
    frame = m.waiting_frame(seat)
    in_village = frame is not None and frame.node == VILLAGE
    if raw[0] == state.LEARN:
        said = Phrase("{hero} come Maestro {of_other}", "{hero} as {other}'s Master").fill(
            hero=hero, other=other, of_other=after("di", other)
        )
        return capital(priced(said, m.content.tracks.master_cost) if in_village else said)
    said = Phrase("{hero} al posto {of_other}", "{hero} in place of {other}").fill(
        hero=hero, other=other, of_other=after("di", other)
    )
    return capital(priced(said, m.content.tracks.change_cost) if in_village else said)


def board_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """A Hero board: where somebody new goes, or who is meant."""
    board = raw[1]
    frame = m.waiting_frame(seat)
    node = frame.node if frame is not None else -1
    if m.hero[board] < 0:
        return Phrase("Sulla {board}", "On the {board}").fill(board=BOARD_NAMES[board])
    name = unit_called(m, board)
    if node == NEW_HERO:
        return Phrase("Al posto {of_name}", "In place of {name}").fill(name=name, of_name=after("di", name))
    if node == LANDMARK and frame is not None and deed_of(m, frame).kind == LEVEL_UP:
        said = Phrase("{name} sale al livello {n}", "{name} rises to level {n}")
        return capital(said.fill(name=name, n=m.level[board] + 1))
    return capital(name) + Phrase(" (livello {n})", " (level {n})").fill(n=m.level[board])


def bearer_called(m: SynchroMatch, place: int) -> Phrase:
    """Whose Item it is; those of the fallen are nobody's yet."""
    if place >= FIRST_STORED:
        return Phrase("di un Eroe caduto", "of a fallen Hero")
    return unit_called(m, place // ITEMS)


def slot_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """A slot: for an Item that is given, or for a tile or Item that goes."""
    frame = m.waiting_frame(seat)
    assert frame is not None
    if frame.node == LEARN_SKILL:
        return Phrase("Scarta {name}", "Discard {name}").fill(name=m.skill_card(frame.source, raw[1]).name)
    name = bearer_called(m, raw[1])
    if frame.node == GIVE_ITEM:
        said = Phrase(capital(after("a", name)).it, name.en)
        if m.items[raw[1]] < 0:
            return said
        return said + Phrase(", scartando {item}", ", discarding {item}").fill(item=m.item_card(raw[1]).name)
    return Phrase("Scartate {item} ({name})", "Discard {item} ({name})").fill(item=m.item_card(raw[1]).name, name=name)


def upgrade_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """What is turned over, and what it will do; at a Landmark the party does it."""
    what, place = raw[1], raw[2]
    if what == OF_SKILL:
        skill = m.skill_card(place // SKILLS, place % SKILLS)
        name, owner, text = skill.name, unit_called(m, place // SKILLS), skill.texts[1]
    elif what == OF_ITEM:
        item = m.item_card(place)
        name, owner, text = item.name, bearer_called(m, place), item.sides[1].text
    else:
        hero = m.hero_card(place) if what == OF_HERO else m.content.heroes[m.master[place] >> 1]
        name, owner, text = hero_called(hero.name), unit_called(m, place), hero.sides[1].text
    frame = m.waiting_frame(seat)
    verb = "Potenziate" if frame is not None and frame.node == LANDMARK else "Potenzia"
    said = Phrase(verb, "Upgrade") + same(" ") + name
    if what != OF_HERO:
        said = said + same(" (") + owner + same(")")
    return said + same(": ") + text


def shard_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """A Shard that is chosen from the bag, spent or discarded."""
    board, colour = raw[1], SHARD_COLOURS[raw[2]]
    if raw[0] == state.DISCARD:
        return Phrase("Scarta un Frammento {c}", "Discard a {c} Shard").fill(c=colour)
    frame = m.waiting_frame(seat)
    if frame is None or frame.node != LANDMARK:
        return Phrase("Un Frammento {c}", "A {c} Shard").fill(c=colour)
    if board == THE_RESERVE:
        return Phrase("Frammento {c} della Riserva", "A {c} Shard of the Reserve").fill(c=colour)
    name = unit_called(m, board)
    return Phrase("Frammento {c} {of_name}", "A {c} Shard of {name}").fill(
        c=colour, name=name, of_name=after("di", name)
    )


def enter_label(m: SynchroMatch, raw: Raw) -> Phrase:
    """A Hero of the reserve, and whose board it takes."""
    packed = m.reserve_heroes[raw[1]]
    hero = hero_called(m.content.heroes[reserve_hero(packed)].name)
    said = Phrase("{hero} (livello {n}) entra ", "{hero} (level {n}) comes in ").fill(
        hero=hero, n=reserve_level(packed)
    )
    if m.hero[raw[2]] < 0:
        return capital(said) + Phrase("sulla {b}", "on the {b}").fill(b=BOARD_NAMES[raw[2]])
    other = unit_called(m, raw[2])
    return capital(said) + Phrase("al posto {of_other}", "for {other}").fill(other=other, of_other=after("di", other))


def move_label(m: SynchroMatch, raw: Raw) -> Phrase:
    """An Item that changes its bearer before a battle."""
    giver, taker = unit_called(m, raw[1] // ITEMS), unit_called(m, raw[2] // ITEMS)
    said = m.item_card(raw[1]).name + Phrase(": {from_a} {to_b}", ": from {from_a} to {to_b}").fill(
        from_a=after("da", giver), to_b=after("a", taker)
    )
    if m.items[raw[2]] < 0:
        return said
    return said + Phrase(", in cambio di {other}", ", in exchange for {other}").fill(other=m.item_card(raw[2]).name)


def deed_part(m: SynchroMatch, frame: Frame, part: int) -> Deed:
    return deed_of(m, frame).parts[part]


def mode_label(m: SynchroMatch, seat: int, part: int) -> Phrase:
    """One of the things that a Landmark offers."""
    frame = m.waiting_frame(seat)
    assert frame is not None
    return capital(deed_words(deed_part(m, frame, part)))


def spend_label(m: SynchroMatch, seat: int, number: int) -> Phrase:
    """So many Shards, and what they bring."""
    frame = m.waiting_frame(seat)
    assert frame is not None
    part = deed_of(m, frame).keys.index(number)
    return Phrase("{shards}: ", "{shards}: ").fill(shards=SHARDS.count(number)) + deed_words(deed_part(m, frame, part))
