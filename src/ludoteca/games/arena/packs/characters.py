"""Reading a character's file: its facts, its abilities, its deck."""

from __future__ import annotations

from ludoteca.games.arena.effects.filters import ALLY, OTHERS, RIVAL, Side
from ludoteca.games.arena.effects.joining import icons_of
from ludoteca.games.arena.effects.text import Response, Text
from ludoteca.games.arena.packs.checks import Reading, gains_status, must_choose, shows_deck
from ludoteca.games.arena.packs.event_words import WITHOUT_IT
from ludoteca.games.arena.packs.texts import TextReader, read_sources
from ludoteca.games.arena.shows.card_words import ability_words, paragraph_words
from ludoteca.games.arena.state import cards
from ludoteca.games.arena.state.cards import (
    BANNERS,
    CONSTANT,
    DECK_SIZE,
    DIRECT,
    END_OF_TURN,
    ICONS,
    SKILL,
    STATUS,
    TIMINGS,
    TRIGGERED,
    TURN_ENDS,
    TYPES,
    Ability,
    Card,
    Character,
    Event,
    Gear,
    names_of,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.pack_values import bits_named
from ludoteca.kernel.packs import SOURCES, Fields
from ludoteca.kernel.texts import Phrase

WITH_AMOUNT = (cards.DAMAGES, cards.DAMAGED, cards.ATTACK_DAMAGES, cards.ALLY_DAMAGED, cards.HEALS, cards.GAINS_STATUS)
ABILITY_VALUES = ("name", "effects")
CARD_VALUES = ("name", "copies", "banner", "types", "effects", "gear")


class CharacterReader:
    """One character's file."""

    def __init__(self, entry: Fields, reader: TextReader, gears: list[Gear], attributes: dict[str, Phrase]) -> None:
        self.entry = entry
        self.reader = reader
        self.gears = gears
        self.attributes = attributes
        self.common = entry.choice("source", SOURCES, required=False)
        """For values that do not say where they come from."""
        if "source" in entry.data and not self.common:
            self.common = SOURCES[0]  # a wrong one has been told, once
        self.sources: dict[str, str] = {}

    def read(self, index: int, all_cards: list[Card]) -> Character:
        entry = self.entry
        character = Character(entry.text("id"), entry.phrase("name"), entry.phrase("short"))
        character.film = self.said("film")
        character.theme = self.said("theme")
        character.health = self.whole("health", 1, 99)
        character.points = self.whole("points", 0, 99)
        character.initiative = self.whole("initiative", 0, 999)
        character.hand_size = self.whole("hand_size", 0, 20)
        character.standard_move = self.whole("standard_move", 0, 20)
        character.standard_attack = self.whole("standard_attack", 0, 20)
        character.attributes = self.attributes_of()
        character.gears = self.gear_counts("gears")
        character.upgrade_cost = self.gear_counts("upgrade_cost")
        for ability in entry.maps("abilities", "an ability"):
            character.abilities.append(self.ability(ability, character, len(character.abilities)))
        upgrade = entry.get("upgrade", "the upgraded ability")
        if upgrade is not None:
            fields = Fields(upgrade, entry.file, entry.report, "an ability")
            character.upgrade = self.ability(fields, character, len(character.abilities))
        character.settle()
        self.deck(character, index, all_cards)
        character.sources = self.sources
        entry.nothing_else()
        return character

    def told(self) -> int:
        """Count the problems that are known: nothing is told that only follows from one of the same text."""
        return len(self.entry.report.problems)

    # -- values with their source --------------------------------------------------------------------------------

    def valued(self, key: str, expected: str) -> Fields:
        """Read a value with its source, as a map: `{value: 8, source: public}`; a bare one has that of the file."""
        entry = self.entry
        given = entry.get(key, expected)
        if isinstance(given, dict) and "source" in given:
            fields = Fields(given, entry.file, entry.report, key)
            self.sources[key] = fields.choice("source", SOURCES)
            return fields
        if given is not None and not self.common:
            entry.fail(key, f"{key!r} needs a source: {{value: …, source: …}}, or one `source` for the whole file")
        self.sources[key] = self.common
        fields = Fields({"value": given}, entry.file, entry.report, key)
        fields.data = {"value": given}
        return fields

    def whole(self, key: str, least: int, most: int) -> int:
        fields = self.valued(key, f"a whole number from {least} to {most}")
        value = fields.data.get("value")
        fields.read.add("value")
        if type(value) is bool or not isinstance(value, int) or not least <= value <= most:
            if value is not None or key in self.entry.data:
                self.entry.fail(key, f"{key!r} must be a whole number from {least} to {most}, not {value!r}")
            return least
        fields.nothing_else()
        return int(value)

    def said(self, key: str) -> Phrase:
        """Read words in both languages, with their source beside them."""
        fields = Fields(self.entry.get(key, "its words as {it: …, en: …}"), self.entry.file, self.entry.report, key)
        words = Phrase(fields.text("it"), fields.text("en"))
        self.sources[key] = fields.choice("source", SOURCES, required=not self.common, default=self.common)
        fields.nothing_else()
        return words

    def attributes_of(self) -> list[str]:
        fields = self.valued("attributes", "a list of attributes")
        attributes = []
        for text, where in fields.texts("value"):
            if text in self.attributes:
                attributes.append(text)
            else:
                known = ", ".join(self.attributes)
                self.entry.report.add(where, f"unknown attribute {text!r}; known are {known} (see pack.yaml)")
        return attributes

    def gear_counts(self, key: str) -> list[int]:
        """Read how many of each gear there are."""
        value = self.valued(key, "how many of each gear").data.get("value")
        if value is None:
            return [0] * len(self.gears)
        fields = Fields(value, self.entry.file, self.entry.report, key)
        counts = [fields.whole(gear.id, 0, 99, required=False, default=0) for gear in self.gears]
        fields.nothing_else()
        return counts

    # -- abilities -----------------------------------------------------------------------------------------------

    def ability(self, entry: Fields, character: Character, index: int) -> Ability:
        timing = entry.choice("timing", TIMINGS)
        upgraded = entry.data is self.entry.data.get("upgrade")
        ability = Ability(entry.text("id"), entry.phrase("name"), TIMINGS.index(timing) if timing else SKILL)
        if ability.id in [other.id for other in character.abilities]:
            entry.fail("id", f"{character.id!r} has an ability {ability.id!r} already")
        before = self.told()
        ability.event = self.event(entry, ability)
        it = ability.event is not None and ability.event.kind not in WITHOUT_IT
        if ability.event is not None and (ability.event.rival or ability.event.kind == cards.RIVAL_KNOCKED_OUT):
            spoken_of: Side = RIVAL
        elif ability.event is not None and ability.event.kind in (cards.ALLY_KNOCKED_OUT, cards.ALLY_DAMAGED):
            spoken_of = ALLY
        else:
            spoken_of = OTHERS
        reading = Reading(it, ability.event is not None and ability.event.kind in WITH_AMOUNT, spoken_of)
        ability.condition = self.reader.condition(entry, reading)
        ability.cost = self.reader.cost(entry)
        if ability.cost is not None and ability.timing != SKILL:
            entry.fail("cost", "only abilities of the Skill Phase have a cost", "SA-10.04")
        ability.once = entry.choice("limit", ("once_a_turn",), required=False) != ""
        if ability.once and ability.event is None and self.told() == before:
            entry.fail("limit", "only what is set off has a limit; an ability of the Skill Phase is used once anyway")
        parts: list[Phrase] = []
        if ability.timing == CONSTANT:
            if ability.condition is not None:
                entry.fail("condition", "a constant ability has no condition")
            for change in self.reader.changes(entry):
                parts.append(change.words)
                for side in (1,) if upgraded else (0, 1):
                    change.apply(character.constants[side])
            self.icons(entry, [], before)
        else:
            effects = self.reader.effects(entry, "effects", reading)
            ability.range, ability.steps, ability.through = reading.range, reading.steps, reading.through
            ability.icons = self.icons(entry, effects, before)
            ability.looks_ahead = any(must_choose(effect) or shows_deck(effect) for effect in effects)
            if ability.event is None:
                ability.effect = self.reader.number(Text(ability.name, character.short, effects))
            else:
                response = Response(ability.name, character.short, effects)
                response.ability = index
                response.condition = ability.condition
                ability.effect = self.reader.number(response)
            parts = [effect.words() for effect in effects]
        if not parts and self.told() == before:
            entry.fail("effects", "an ability needs an effect")
        ability.text = ability_words(ability, parts, character.short, self.reader.statuses)
        ability.sources = read_sources(entry, ABILITY_VALUES, self.common)
        ability.note = entry.phrase("note", required=False)
        entry.nothing_else()
        return ability

    def event(self, entry: Fields, ability: Ability) -> Event | None:
        before = self.told()
        event = self.reader.event(entry)
        if ability.timing == END_OF_TURN:
            if event is not None:
                entry.fail("when", "an end_of_turn ability works at the end of the turn")
            return Event(TURN_ENDS)
        if (ability.timing == TRIGGERED) != (event is not None) and self.told() == before:
            entry.fail("when", "a trigger needs `when`, and only a trigger has it")
        return event

    def icons(self, entry: Fields, effects: list[Effect], before: int) -> int:
        """Return the icons that follow from the effects, which are those the file must say (SA-11.04, SA-11.07)."""
        derived = 0
        for effect in effects:
            derived |= icons_of(effect)
        given = bits_named(entry, "icons", ICONS, "icon")
        if given != derived and self.told() == before:
            expected, stated = (", ".join(names_of(mask, ICONS)) for mask in (derived, given))
            rule = "SA-11.04" if (given ^ derived) & DIRECT else "SA-11.07"
            entry.fail("icons", f"by its effects its icons are [{expected}], not [{stated}]", rule)
        return derived

    # -- the deck ------------------------------------------------------------------------------------------------

    def deck(self, character: Character, index: int, all_cards: list[Card]) -> None:
        counted = [0] * len(self.gears)
        sized = True
        for entry in self.entry.maps("deck", "a card"):
            card = self.card(entry, character, index)
            if card.id in [other.id for other in all_cards]:
                entry.fail("id", f"card {card.id!r} exists already", "SA-2.19")
            sized = sized and card.copies > 0
            character.deck += [len(all_cards)] * max(0, card.copies)
            if card.gear >= 0:
                counted[card.gear] += max(0, card.copies)
            all_cards.append(card)
        size = len(character.deck)
        if size != DECK_SIZE and sized:
            self.entry.fail("deck", f"the copies come to {size} cards; a deck has {DECK_SIZE}", "SA-2.01")
        elif counted != character.gears and sum(counted) == size == DECK_SIZE:
            bears, says = (self.gear_words(counts) for counts in (counted, character.gears))
            self.entry.fail("gears", f"the cards of the deck bear {bears}, not {says}", "SA-18.13")

    def gear_words(self, counts: list[int]) -> str:
        return "{" + ", ".join(f"{gear.id}: {n}" for gear, n in zip(self.gears, counts, strict=True) if n) + "}"

    def card(self, entry: Fields, character: Character, index: int) -> Card:
        card = Card(entry.text("id"), entry.phrase("name"), index)
        card.number = entry.text("number", required=False)
        card.copies = entry.whole("copies", 1, 10)
        banner = entry.choice("banner", BANNERS)
        card.banner = BANNERS.get(banner, 0)
        for text, where in entry.texts("types"):
            if text in TYPES:
                card.types |= TYPES[text]
            else:
                entry.report.add(where, f"unknown type {text!r}; known are {', '.join(TYPES)}")
        gear = entry.choice("gear", [gear.id for gear in self.gears])
        card.gear = [g.id for g in self.gears].index(gear) if gear else -1
        reading = Reading(it=False, amount=False)
        before = self.told()
        effects = self.reader.effects(entry, "effects", reading)
        if not effects and self.told() == before:
            entry.fail("effects", "a card needs an effect")
        if any(gains_status(effect) for effect in effects) and not card.types & STATUS:
            entry.fail("types", "a card that gives a status is a status card", "SA-2.10")
        card.range, card.steps, card.through = reading.range, reading.steps, reading.through
        card.harm, card.cure = reading.harm, reading.cure
        card.icons = self.icons(entry, effects, before)
        card.needs_choice = any(must_choose(effect) for effect in effects)
        card.effect = self.reader.number(Text(card.name, character.short, effects))
        card.text = paragraph_words(effects, character.short)
        card.sources = read_sources(entry, CARD_VALUES, self.common)
        card.note = entry.phrase("note", required=False)
        entry.nothing_else()
        return card
