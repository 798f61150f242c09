"""What everybody sees of a match: the fields of a view."""

# Interpreted: msgspec makes these classes.

from __future__ import annotations

from msgspec import field

from ludoteca.kernel.views import NamedView, OutcomeView, Sources, Value, Words


class HeroView(Value, kw_only=True):
    """A Hero card on the side that shows."""

    hero: int
    id: str
    name: str
    title: Words
    of_class: str = field(name="class")
    class_name: Words
    colour: str
    upgraded: bool
    legendary: bool
    text: Words
    other_text: Words
    sources: Sources


class ReserveHero(HeroView, kw_only=True):
    """A Hero in reserve."""

    place: int
    level: int
    no_master: bool


class DeedView(Value):
    """One thing that a Skill or an action does."""

    verb: str
    """damage, heal, shield, break, stun, silence, push, pull, swap, burn, shards, reroll, coins."""
    amount: str
    """As it is printed, or as it holds now; "" where nothing is counted."""
    units: tuple[int, ...] = ()
    """Whom it would be about now, or might be."""


class SkillView(NamedView, kw_only=True):
    """A Skill tile on the side that shows."""

    skill: int
    cost: tuple[int, ...]
    colour: str
    upgraded: bool
    text: Words
    other_text: Words
    deeds: tuple[DeedView, ...]
    """What it does; on a board with the figures that hold."""


class BoardSkill(SkillView, kw_only=True):
    """A Skill on a Hero's board."""

    slot: int
    place: int
    affordable: bool
    discount: int
    usable: bool
    why_not: Words | None
    used: bool


class ItemView(NamedView, kw_only=True):
    """An Item on the side that shows."""

    item: int
    code: str
    cost: int
    upgraded: bool
    side: str
    text: Words
    other_text: Words


class BoardItem(ItemView, kw_only=True):
    """An Item that a Hero bears."""

    slot: int
    place: int


class ActionRow(Value):
    """A row of a Monster's table: the least and the most of its die, and what it then does."""

    dice: tuple[int, int]
    text: Words


class MonsterView(NamedView, kw_only=True):
    """A Monster card."""

    monster: int
    level: int
    elite: bool
    celestial: bool
    mark: str
    basic: int
    actions: tuple[ActionRow, ...]
    ability: Words | None


class BoardMonster(MonsterView, kw_only=True):
    """A Monster in battle, or one that has fallen in it."""

    board: int
    unit: int
    colour: str
    alive: bool
    hp: int
    max_hp: int
    damage: int
    shield: int
    stunned: bool
    silenced: bool
    die: int
    slot: int
    position: int
    next: int | None
    """The row of its table that its die selects, -1 for the Basic Attack; None for nothing."""
    coming: tuple[DeedView, ...]
    """What it will do, and to whom as they stand now."""
    active: bool
    acted: bool


class Conversion(Value):
    """How many Shards may still count as a colour in this turn."""

    colour: str
    left: int


class BoardView(Value, kw_only=True):
    """A Hero board without a Hero."""

    board: int
    unit: int
    colour: str
    leader: int
    hero: HeroView | None = None
    position: int
    active: bool


class Standing(Value, kw_only=True):
    """Who stands where and how, on which it depends what Skills find: no part of a view, but read for its boards."""

    line: tuple[int, ...]
    foes: tuple[int, ...]
    level: tuple[int, ...]
    damage: tuple[int, ...]
    monster: tuple[int, ...]
    reserve: tuple[int, ...]
    mods: tuple[int, ...]


class HeroBoard(BoardView, kw_only=True):
    """A Hero board with its Hero, and what lies on it."""

    hero: HeroView
    level: int
    max_level: int
    hp: int
    max_hp: int
    damage: int
    shield: int
    stunned: bool
    silenced: bool
    clv: int
    shards: tuple[int, ...]
    shard_slots: int
    spent: tuple[int, ...]
    per_round: int
    level_cost: int
    next_hp: int | None
    can_level: bool
    can_pay_level: bool
    skills: tuple[BoardSkill, ...]
    items: tuple[BoardItem, ...]
    master: HeroView | None
    conversions_left: tuple[Conversion, ...]
    used: tuple[str, ...]
    acted: bool


class LandmarkView(Value, kw_only=True):
    """A Landmark, and what it does."""

    landmark: int
    id: str
    name: Words
    text: Words
    source: str


class TileLandmark(LandmarkView, kw_only=True):
    """A Landmark on a Journal tile, and the Time it takes to get there."""

    place: int
    time: int


class LandmarkHere(LandmarkView, kw_only=True):
    """The Landmark under the flag."""

    done: bool


class TileView(Value, kw_only=True):
    """A Journal tile."""

    tile: int
    id: str
    level: int
    monsters: tuple[int, ...]
    coins: int
    landmarks: tuple[TileLandmark, ...]
    sources: Sources


class CityView(Value, kw_only=True):
    """A city of the map."""

    city: int
    id: str
    name: Words
    x: int
    y: int
    book: str | None
    start: bool
    goal: bool
    tile: TileView | None
    here: bool
    visited: bool
    reachable: bool


class LinkView(Value):
    """A road or canal from one city to another."""

    origin: int = field(name="from")
    to: int
    kind: str


class Flag(Value):
    """Where the party is."""

    city: int
    place: int
    landmark: int


class Stop(Value):
    """A city of the way taken, and the place of the Landmark chosen there."""

    city: int
    place: int


class MapView(Value, kw_only=True):
    """The map, and the way taken."""

    cities: tuple[CityView, ...]
    links: tuple[LinkView, ...]
    choosing: int | None
    """The city whose Landmark is being chosen."""
    flag: Flag
    route: tuple[Stop, ...]

    @property
    def chosen(self) -> CityView | None:
        """The city whose Landmark is being chosen."""
        return self.cities[self.choosing] if self.choosing is not None else None


class TimeView(Value, kw_only=True):
    """The Time wheel."""

    value: int
    season: str
    season_name: Words
    day: int
    name: Words
    left: int
    last: int
    colour: str
    wheel: tuple[str, ...]


class DecksView(Value, kw_only=True):
    """How many cards there are, and those known to lie on top, the topmost last."""

    heroes: int
    heroes_on_top: tuple[HeroView, ...]
    legends: int
    items: int
    items_on_top: tuple[ItemView, ...]
    items_discarded: int
    skills: int
    monsters: tuple[int, ...]
    monsters_discarded: tuple[int, ...]
    monsters_at_bottom: tuple[MonsterView, ...]


class BattleView(Value, kw_only=True):
    """The battle that is going on."""

    round: int
    first: int
    active: int
    revealed: tuple[tuple[int, ...], ...]
    """By side, the boards whose marbles are out."""
    dungeon: bool
    stellaris: bool
    can_retreat: bool
    can_attack: bool


class VillageView(Value, kw_only=True):
    """What the Village offers."""

    heroes: tuple[HeroView, ...]
    items: tuple[ItemView, ...]
    visited: bool


class OfferView(Value, kw_only=True):
    """Cards and tiles shown to be chosen from."""

    heroes: tuple[HeroView, ...]
    skills: tuple[SkillView, ...]
    from_landmark: bool


class Prices(Value, kw_only=True):
    """What is paid with Coins and Time."""

    invite: int
    master: int
    change: int
    rest: int
    potion: int
    village_time: int
    retreat_time: int


class Acting(Value, kw_only=True):
    """What is asked and of whom, for the others to look on."""

    seats: tuple[int, ...]
    source: str
    prompt: Words


class Stage(Value):
    """A city of the way taken, by name."""

    city: Words
    landmark: Words | None


class Summary(Value, kw_only=True):
    """How the journey went."""

    route: tuple[Stage, ...]
    days: int
    battles: int
    rounds: int
    rounds_by_battle: tuple[int, ...]
    retreats: int
    heroes: tuple[str | None, ...]
    levels: tuple[int, ...]
    damage_dealt: tuple[int, ...]
    damage_taken: tuple[int, ...]
    fallen: tuple[str, ...]


class SynchroView(Value, kw_only=True):
    """The table, the same for every seat and for spectators (None)."""

    game: str = "synchro"
    seat: int | None
    seats: int
    phase: str
    time: TimeView
    exhausted: bool
    cube: str | None
    coins: int
    potions: int
    reserve_shards: tuple[int, ...]
    reserve_slots: int
    reserve_heroes: tuple[ReserveHero, ...]
    stored: tuple[ItemView, ...]
    set_aside: SkillView | None
    graveyard: tuple[HeroView, ...]
    max_party: int
    bag: tuple[int, ...]
    tray: tuple[int, ...]
    decks: DecksView
    map: MapView
    boards: tuple[BoardView, ...]
    monsters: tuple[BoardMonster, ...]
    line: tuple[int, ...]
    foe_line: tuple[int, ...]
    battle: BattleView | None
    village: VillageView | None
    offer: OfferView | None
    arriving: HeroView | None
    arriving_item: ItemView | None
    landmark: LandmarkHere | None
    prices: Prices
    acting: Acting | None
    summary: Summary
    outcome: OutcomeView | None

    @property
    def fight(self) -> BattleView:
        """The battle, for whoever knows that there is one."""
        assert self.battle is not None
        return self.battle

    @property
    def party(self) -> list[HeroBoard]:
        """The boards with a Hero."""
        return [board for board in self.boards if isinstance(board, HeroBoard)]


class Names(Value):
    """What cards and tiles are called, by number."""

    heroes: tuple[Words, ...]
    skills: tuple[Words, ...]
    items: tuple[Words, ...]
    monsters: tuple[Words, ...]
    landmarks: tuple[Words, ...]
    seasons: tuple[Words, ...]


class TellingView(SynchroView, kw_only=True):
    """A view with which events are told: also the names of all cards, and of those who have just left the table."""

    cast: dict[str, Words]
    """By unit, who was there while this happened, where the view no longer shows it."""
    names: Names
    titles: dict[str, Words]
    """By programme number, the card whose ability was set off."""
