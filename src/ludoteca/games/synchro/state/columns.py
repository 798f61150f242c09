"""The columns of a position: what is noted of every board, unit and city, and of the party; how it is copied, saved."""

from __future__ import annotations

from typing import cast

from ludoteca.games.synchro.state.cards import BOARDS, UNITS, Content
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.house import ContentMatch


class Columns(ContentMatch):
    """What there is to know of a match, list by list; what it means is in `state`."""

    saved_numbers = (
        "used", "discounted", "coins", "potions", "set_aside", "max_party", "time", "city", "place", "hero_deck",
        "legends", "item_deck", "item_gone", "skill_bag", "mulliganed", "phase", "battle", "round", "first", "active",
        "exhausted", "cube", "visited", "doomed", "retreats",
    )  # fmt: skip
    saved_lists = (
        "hero", "level", "master", "leader", "skills", "items", "shards", "spent", "skill_used", "converted",
        "damage", "shield", "stun", "silence", "killer", "monster", "die", "slot", "line", "foes", "reserve",
        "reserve_heroes", "stored", "graveyard", "tile_at", "hero_known", "item_known", "bag", "tray", "monster_deck",
        "monster_bottom", "monster_gone", "marbles", "offer_heroes", "offer_items", "offer_skills", "turn_marks",
        "round_marks", "route", "dealt", "taken", "rounds", "fallen", "landmarks_used", "colours_used", "last_hero",
        "peak",
    )  # fmt: skip
    __slots__ = (
        *saved_numbers, *saved_lists,
        "content", "everyone", "mods",
    )  # fmt: skip

    def __init__(self, content: Content, options: JSON, seats: int) -> None:
        super().__init__(seats, content, options)
        self.content = content
        self.everyone: int = (1 << seats) - 1
        # By board.
        self.hero: list[int] = [-1] * BOARDS
        """Its card and side, packed; -1 for an empty board."""
        self.level: list[int] = [0] * BOARDS
        self.master: list[int] = [-1] * BOARDS
        """The Master's card and side, packed; -1 for none."""
        self.leader: list[int] = [0] * BOARDS
        """The seat that decides for this Hero in battle."""
        self.skills: list[int] = []
        """SKILLS * board + slot: tile and side, packed; -1 for an empty slot."""
        self.items: list[int] = []
        """ITEMS * board + slot: card and side, packed; -1 for an empty slot."""
        self.shards: list[int] = [0] * (4 * BOARDS)
        """4 * board + colour: in the Shard slots."""
        self.spent: list[int] = [0] * (4 * BOARDS)
        """4 * board + colour: on tiles and areas of the board, until the round ends."""
        self.skill_used: list[int] = [0] * BOARDS
        """The slots of Skills used in this round, as bits."""
        self.converted: list[int] = [0] * (3 * BOARDS)
        """3 * board + class: conversions made in this turn."""
        # By unit: Heroes by their boards, then Monsters by theirs.
        self.damage: list[int] = [0] * UNITS
        self.shield: list[int] = [0] * UNITS
        self.stun: list[int] = [0] * UNITS
        self.silence: list[int] = [0] * UNITS
        self.killer: list[int] = [-1] * UNITS
        """Whose damage has brought it to its limit, until it is removed; -1 for nobody's."""
        # By Monster board.
        self.monster: list[int] = [-1] * BOARDS
        """Its card, also when it is defeated, until the battle ends; -1 for none."""
        self.die: list[int] = [0] * BOARDS
        self.slot: list[int] = [0] * BOARDS
        """0 for slot [I], 1 for slot [II]; -1 while the die lies above the card."""
        self.line: list[int] = []
        """The Heroes on the field, from the front; units."""
        self.foes: list[int] = []
        """The Monsters on the field, from the front; units."""
        # The turn under way.
        self.active = -1
        """The unit whose turn it is; -1 between turns."""
        self.used = 0
        """The actions it has taken, as bits."""
        self.discounted = 0
        """It has used a Skill in this turn."""
        # The party.
        self.coins = 0
        self.potions = 0
        self.reserve: list[int] = [0] * 4
        """Shards by colour."""
        self.reserve_heroes: list[int] = []
        """As `state.pack_reserve` writes them."""
        self.stored: list[int] = []
        """Items of defeated Heroes, packed, until the next battle."""
        self.set_aside = -1
        """The Skill tile from the Wizard's Tower."""
        self.graveyard: list[int] = []
        """Hero cards."""
        self.max_party = BOARDS
        self.time = 0
        self.city = 0
        self.place = -1
        """The Landmark under the flag: its place on the city's tile."""
        self.tile_at: list[int] = []
        """By city; -1 for none."""
        # What is left in decks and bags.
        self.hero_deck = 0
        """Hero cards in unknown order, below those known to lie on top; a mask."""
        self.hero_known: list[int] = []
        """From the lowest to the top."""
        self.legends = 0
        """The Legendary Heroes that are still set aside, as a mask."""
        self.item_deck = 0
        self.item_known: list[int] = []
        self.item_gone = 0
        """Discarded Items."""
        self.skill_bag = 0
        self.bag: list[int] = [0] * 4
        self.tray: list[int] = [0] * 4
        self.monster_deck: list[int] = []
        """By kind of Monster, the copies in the deck of its level."""
        self.monster_bottom: list[int] = []
        """Monsters known to lie at the bottom of their decks, the uppermost first."""
        self.monster_gone: list[int] = []
        """By kind, the copies in the discard pile of its level."""
        # The battle.
        self.phase = 0
        self.battle = 0
        """A battle is under way."""
        self.round = 0
        self.first = 0
        """The side that began this round."""
        self.marbles: list[int] = [0, 0]
        """By side, the boards whose marbles have not been revealed in this round, as bits."""
        self.exhausted = 0
        self.cube = -1
        """Its colour; -1 when it is discarded or not in use."""
        self.visited = 0
        """What has been done in this Location phase, as bits."""
        self.doomed = 0
        """Heroes about to be eliminated for whom no Potion is used, as bits."""
        # What lies open to be chosen from.
        self.offer_heroes: list[int] = []
        self.offer_items: list[int] = []
        self.offer_skills: list[int] = []
        self.mulliganed = 0
        """Skill tiles set aside by a mulligan, as a mask."""
        self.turn_marks: list[int] = []
        self.round_marks: list[int] = []
        """Abilities that were set off, for those that are limited to once in a turn or round."""
        # What is told of the journey afterwards.
        self.route: list[int] = []
        """Cities and Landmarks, 8 * city + place."""
        self.dealt: list[int] = [0] * BOARDS
        self.taken: list[int] = [0] * BOARDS
        self.rounds: list[int] = []
        """By battle."""
        self.retreats = 0
        self.fallen: list[int] = []
        """Heroes that were defeated, in order."""
        self.landmarks_used: list[int] = []
        self.colours_used: list[int] = [0] * 4
        """Skills used, by colour."""
        self.last_hero: list[int] = [-1] * BOARDS
        """By board, the Hero that stands there, or stood there last."""
        self.peak: list[int] = [0] * BOARDS
        """By board, the highest level which that Hero has reached."""
        self.mods: list[int] = []
        """What constant abilities add up to, unit by unit; empty when it must be worked out again."""

    def copy_state(self, into: FrameMatch) -> None:
        m = cast(Columns, into)
        m.hero = self.hero[:]
        m.level = self.level[:]
        m.master = self.master[:]
        m.leader = self.leader[:]
        m.skills = self.skills[:]
        m.items = self.items[:]
        m.shards = self.shards[:]
        m.spent = self.spent[:]
        m.skill_used = self.skill_used[:]
        m.converted = self.converted[:]
        m.damage = self.damage[:]
        m.shield = self.shield[:]
        m.stun = self.stun[:]
        m.silence = self.silence[:]
        m.killer = self.killer[:]
        m.monster = self.monster[:]
        m.die = self.die[:]
        m.slot = self.slot[:]
        m.line = self.line[:]
        m.foes = self.foes[:]
        m.active = self.active
        m.used = self.used
        m.discounted = self.discounted
        m.coins = self.coins
        m.potions = self.potions
        m.reserve = self.reserve[:]
        m.reserve_heroes = self.reserve_heroes[:]
        m.stored = self.stored[:]
        m.set_aside = self.set_aside
        m.graveyard = self.graveyard[:]
        m.max_party = self.max_party
        m.time = self.time
        m.city = self.city
        m.place = self.place
        m.tile_at = self.tile_at  # never changes after set-up
        m.hero_deck = self.hero_deck
        m.hero_known = self.hero_known[:]
        m.legends = self.legends
        m.item_deck = self.item_deck
        m.item_known = self.item_known[:]
        m.item_gone = self.item_gone
        m.skill_bag = self.skill_bag
        m.bag = self.bag[:]
        m.tray = self.tray[:]
        m.monster_deck = self.monster_deck[:]
        m.monster_bottom = self.monster_bottom[:]
        m.monster_gone = self.monster_gone[:]
        m.phase = self.phase
        m.battle = self.battle
        m.round = self.round
        m.first = self.first
        m.marbles = self.marbles[:]
        m.exhausted = self.exhausted
        m.cube = self.cube
        m.visited = self.visited
        m.doomed = self.doomed
        m.offer_heroes = self.offer_heroes[:]
        m.offer_items = self.offer_items[:]
        m.offer_skills = self.offer_skills[:]
        m.mulliganed = self.mulliganed
        m.turn_marks = self.turn_marks[:]
        m.round_marks = self.round_marks[:]
        m.route = self.route[:]
        m.dealt = self.dealt[:]
        m.taken = self.taken[:]
        m.rounds = self.rounds[:]
        m.retreats = self.retreats
        m.fallen = self.fallen[:]
        m.landmarks_used = self.landmarks_used[:]
        m.colours_used = self.colours_used[:]
        m.last_hero = self.last_hero[:]
        m.peak = self.peak[:]
        m.mods = self.mods  # replaced, never changed
