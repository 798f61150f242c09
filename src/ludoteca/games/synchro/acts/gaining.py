"""What is gained or given up: upgrades, boards for somebody new, slots for Items and tiles, the reserve."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.bases import BOARD_OF_PARTY, ITEM_PLACE, SynchroAct, party_limit
from ludoteca.games.synchro.acts.naming_units import unit_called
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.battle import settle_marble
from ludoteca.games.synchro.flow.deeds import deed_asked, deed_of
from ludoteca.games.synchro.flow.items import give_item, slots_for
from ludoteca.games.synchro.flow.learning import place_tile, upgrade, upgrades_of
from ludoteca.games.synchro.flow.new_heroes import EMPTY_ONLY, GAINED, replace, to_reserve
from ludoteca.games.synchro.flow.party import all_at_top, items_of
from ludoteca.games.synchro.flow.registers import came_by, newcomer, tile_taken, unit_fallen
from ludoteca.games.synchro.shows.terms import BOARD_NAMES, after, hero_called
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.games.synchro.state.match import (
    FIRST_FOE,
    FIRST_STORED,
    ITEMS,
    OF_HERO,
    OF_ITEM,
    OF_SKILL,
    SKILLS,
    SynchroMatch,
)
from ludoteca.kernel.acts import Below
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase, Recast, capital


class Upgrade(SynchroAct):
    """upgrade(what, place): turn a Hero, a Skill, an Item or a Master to its upgraded side."""

    verb = "upgrade"
    args = (Below(4), Below(SKILLS * BOARDS))
    misplaced = no("SH-14.05", "Ora non si può potenziare.", "It cannot be upgraded now.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.LEVEL_REWARD:
            return [(self.number, what, place) for what, place in upgrades_of(m, frame.source)]
        return [(self.number, what, place) for what, place in deed_asked(m, frame).upgrades(m)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        columns = {OF_HERO: m.hero, OF_SKILL: m.skills, OF_ITEM: m.items + m.stored}
        column = columns.get(raw[1], m.master)
        if 0 <= raw[2] < len(column) and column[raw[2]] >= 0 and column[raw[2]] & 1:
            return no("SH-4.01", "È già sul lato potenziato.", "It is on its upgraded side already.")
        return self.misplaced

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        """Say what it will do; at a Landmark the party does it."""
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
        verb = "Potenziate" if frame is not None and frame.node == steps.LANDMARK else "Potenzia"
        phrase = Phrase(verb, "Upgrade") + same(" ") + name
        if what != OF_HERO:
            phrase = phrase + same(" (") + owner + same(")")
        return phrase + same(": ") + text

    def thing(self, m: SynchroMatch, seat: int, raw: Raw) -> str:
        what, place = raw[1], raw[2]
        if what == OF_SKILL:
            return f"skillslot:{place // SKILLS}/{place % SKILLS}"
        return item_thing(place) if what == OF_ITEM else f"unit:{place}"

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.LEVEL_REWARD:
            frame.stage = 1
            upgrade(m, raw[1], raw[2], "SH-14.05")
        else:
            deed_of(m, frame).upgrade(m, frame, raw[1], raw[2])


def bearer_called(m: SynchroMatch, place: int) -> Phrase:
    """Say whose Item it is; those of the fallen are nobody's yet."""
    if place >= FIRST_STORED:
        return Phrase("di un Eroe caduto", "of a fallen Hero")
    return unit_called(m, place // ITEMS)


def item_thing(place: int) -> str:
    """Name an Item in its slot, or one that nobody bears."""
    return f"item:{place // ITEMS}/{place % ITEMS}" if place < FIRST_STORED else f"stored:{place - FIRST_STORED}"


class Board(SynchroAct):
    """board(board): where somebody new goes, who takes a Shard, who gains a level or leaves."""

    verb = "board"
    args = (BOARD_OF_PARTY,)
    misplaced = no("SH-20.01", "Ora non si sceglie quell'Eroe.", "That Hero cannot be chosen now.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, board) for board in boards_to_choose(m, frame)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        board = raw[1]
        if frame.node == steps.LANDMARK:
            return deed_of(m, frame).refuse_board(m, frame, board)
        if frame.node == steps.FALLEN:
            rule = m.programme[frame.node].asking_rule(m, frame)
            return no(rule, "Scegliete un Eroe che è sul campo.", "Choose a Hero that is on the field.")
        if frame.node == steps.NEW_HERO and 0 <= board < BOARDS and m.hero[board] < 0:
            return party_limit(m)
        return self.misplaced

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        board = raw[1]
        frame = m.waiting_frame(seat)
        if m.hero[board] < 0:
            return Phrase("Sulla {board}", "On the {board}").fill(board=BOARD_NAMES[board])
        name = unit_called(m, board)
        if frame is not None and frame.node == steps.NEW_HERO:
            return Phrase("Al posto {of_name}", "In place of {name}").fill(name=name, of_name=after("di", name))
        if frame is not None and deed_asked(m, frame).raises:
            phrase = Phrase("{name} sale al livello {n}", "{name} rises to level {n}")
            return capital(phrase.fill(name=name, n=m.level[board] + 1))
        return capital(name) + Phrase(" (livello {n})", " (level {n})").fill(n=m.level[board])

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        board = raw[1]
        if frame.node == steps.NEW_HERO:
            frame.stage = 1
            replace(m, board, newcomer(frame), "SH-20.01")
        elif frame.node == steps.FALLEN:
            settle_marble(m, frame, board)
        else:
            deed_of(m, frame).take_board(m, frame, board)


def boards_to_choose(m: SynchroMatch, frame: Frame) -> list[int]:
    """List the boards that are asked about."""
    if frame.node == steps.NEW_HERO:
        return m.empty_boards() if came_by(frame) == EMPTY_ONLY else m.empty_boards() + m.party()
    if frame.node == steps.FALLEN:
        return m.line if unit_fallen(frame) < FIRST_FOE else []
    return deed_asked(m, frame).boards(m, frame)


class Slot(SynchroAct):
    """slot(place): where an Item goes, or the tile or Item that goes away."""

    verb = "slot"
    args = (ITEM_PLACE,)
    misplaced = no("SH-21.07", "Quello slot non si può usare ora.", "That slot cannot be used now.")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.node == steps.GIVE_ITEM:
            return [(self.number, place) for place in slots_for(m)]
        if frame.node == steps.LEARN_SKILL:
            return [(self.number, slot) for slot in range(SKILLS)] if tile_taken(frame) >= 0 else []
        return [(self.number, place) for place in deed_asked(m, frame).items(m)]

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node == steps.LANDMARK and all_at_top(m) and raw[1] in items_of(m):
            return top_reached()
        return self.misplaced

    def label(self, m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
        frame = m.asking(seat)
        if frame.node == steps.LEARN_SKILL:
            return Phrase("Scarta {name}", "Discard {name}").fill(name=m.skill_card(frame.source, raw[1]).name)
        name = bearer_called(m, raw[1])
        if frame.node == steps.GIVE_ITEM:
            phrase: Phrase = Recast(capital(after("a", name)).it, name.en, after("a", name))
            if m.items[raw[1]] < 0:
                return phrase
            return phrase + Phrase(", scartando {item}", ", discarding {item}").fill(item=m.item_card(raw[1]).name)
        return Phrase("Scartate {item} ({name})", "Discard {item} ({name})").fill(
            item=m.item_card(raw[1]).name, name=name
        )

    def thing(self, m: SynchroMatch, seat: int, raw: Raw) -> str:
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node == steps.LEARN_SKILL:
            return f"skillslot:{frame.source}/{raw[1]}"
        return item_thing(raw[1]) if m.item_at(raw[1]) >= 0 else f"unit:{raw[1] // ITEMS}"

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == steps.LEARN_SKILL:
            place_tile(m, frame, tile_taken(frame), SKILLS * frame.source + raw[1])
        elif frame.node == steps.GIVE_ITEM:
            give_item(m, frame, seat, raw[1])
        else:
            deed_of(m, frame).give_up_item(m, frame, raw[1])


def top_reached() -> Refusal:
    return no("SH-14.08", "Tutti gli Eroi sono già al livello massimo.", "All Heroes are at the highest level.")


class Reserve(SynchroAct):
    """reserve: a new Hero waits for a later battle."""

    verb = "reserve"
    said = Phrase("In riserva, per una prossima battaglia", "In reserve, for a later battle")

    def candidates(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number,)] if came_by(frame) == GAINED and not m.empty_boards() else []

    def refuse(self, m: SynchroMatch, frame: Frame, raw: Raw) -> Refusal:
        if frame.node != steps.NEW_HERO:
            return no("SH-20.08", "Nessun Eroe nuovo da mettere in riserva.", "There is no new Hero to put in reserve.")
        if m.empty_boards():
            return no(
                "SH-20.08",
                "La riserva è per quando il gruppo è al completo.",
                "The reserve is for when the party is complete.",
            )
        return no(
            "SH-19.50",
            "Un Eroe Leggendario sostituisce un Eroe o diventa Maestro.",
            "A Legendary Hero replaces a Hero or becomes a Master.",
        )

    def do(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        to_reserve(m, newcomer(frame), False, "SH-20.08")


UPGRADE: Final = Upgrade()
BOARD: Final = Board()
SLOT: Final = Slot()
RESERVE: Final = Reserve()
