"""What everybody sees of a match of Kingdom Rush: the fields of a view."""

# Interpreted: msgspec makes these classes.

from __future__ import annotations

from ludoteca.kernel.views import NamedView, OutcomeView, Sketch, Sources, Value, Words

Offsets = tuple[tuple[int, int], ...]
"""Rows and columns: of squares of the map from a tower or hero that faces north, or of the cells of a tile."""


# -- the match -----------------------------------------------------------------------------------------------------


class LevelView(Value):
    """The difficulty, and what it forbids."""

    id: str
    name: Words
    text: Words


class SpellsView(Value):
    """How many spells a scenario allows, and up to which power."""

    choose: int
    power: int


class ScenarioView(NamedView, kw_only=True):
    """What is played."""

    number: int
    summary: Words
    objective: Words
    special: tuple[Words, ...]
    max_level: int
    slots: int
    spells: SpellsView
    features: tuple[str, ...]


class PortalsView(Value):
    """How many portals there are in all, and how many are gone."""

    total: int
    destroyed: int


class BossView(Value):
    """The boss of the scenario."""

    name: Words
    level: int
    lives: int
    total: int
    tray: int
    text: Words
    sources: Sources


# -- the map -------------------------------------------------------------------------------------------------------


class SquareView(Value):
    """A square of the map."""

    square: int
    row: int
    col: int
    kind: str
    onward: int
    """The next square of the path; -2 where it leads out."""
    site: int
    order: int
    spawn: int
    pile_side: str
    trail: str
    """The trailblazer card that lies there."""


class MapView(Value):
    """The map, square by square."""

    rows: int
    cols: int
    exit_side: str
    squares: tuple[SquareView, ...]


class BuiltView(Value):
    """A tower on a site."""

    kind: int
    facing: int
    face_down: bool
    seat: int


class SiteView(Value):
    """A building site and its towers, the uppermost last."""

    site: int
    letter: str
    square: int
    colour: str
    seat: int
    banned: bool
    towers: tuple[BuiltView, ...]


class TokenView(Value):
    """A token of a pile."""

    token: str
    name: Words


class PileView(Value):
    """A pile of tokens, the next first."""

    pile: int
    square: int
    side: str
    left: int
    open: bool
    opens: int
    blocked_by: str
    tokens: tuple[TokenView, ...]


# -- trays ---------------------------------------------------------------------------------------------------------


class TileView(Value):
    """A damage tile on a tray."""

    cells: tuple[int, ...]
    type: str
    origin: str


class BaseView(Value):
    """A hero's base on a tray."""

    figure: int
    cells: tuple[int, ...]


class NextView(Value):
    """What a tray will do in the next phase 4 as things are."""

    squares: tuple[int, ...]
    moves: int
    exit: bool
    blocked: bool


class SeenTray(Value, kw_only=True):
    """A tray that has appeared, and where it is or was last."""

    tray: int
    name: Words
    kind: str
    square: int


class TrayView(SeenTray, kw_only=True):
    """A tray on the map."""

    depth: int
    id: str
    level: int
    crystals: int
    grid: tuple[str, ...]
    large: tuple[tuple[int, ...], ...]
    sources: Sources
    tiles: tuple[TileView, ...]
    soldiers: tuple[int, ...]
    figures: tuple[BaseView, ...]
    uncovered: tuple[int, ...]
    enemies: int
    visible: tuple[str, ...]
    complete: bool
    loss: int
    next: NextView


class EnemyView(NamedView, kw_only=True):
    """A kind of enemy."""

    symbol: str
    resist: tuple[str, ...]
    icons: tuple[str, ...]
    large: bool
    hearts: int


class TrailView(Value):
    """A trailblazer card of the box."""

    id: str
    name: Words


# -- what attacks --------------------------------------------------------------------------------------------------


class RangeView(Value, kw_only=True):
    """What reaches somewhere."""

    arrows: Offsets
    perfect: bool


class ShapeView(Value):
    """A tile that a tower or an ability places, as it is printed."""

    shape: str
    cells: Offsets


class TowerView(RangeView, kw_only=True):
    """A kind of tower, and how many are left."""

    kind: int
    id: str
    name: Words
    family: str
    family_name: Words
    level: int
    type: str
    free: bool
    linked: bool
    tiles: tuple[ShapeView, ...]
    soldiers: int
    supply: int
    price: int
    """0 for what is not sold."""
    sources: Sources


class AbilitySketch(Sketch, kw_only=True):
    """What an ability does, as far as signs can say it."""

    tiles: tuple[ShapeView, ...]
    soldiers: int
    """What it places whatever happens."""
    signs: tuple[str, ...]
    """What else it does."""


class AbilityView(RangeView, kw_only=True):
    """A base attack or a special ability, as printed."""

    id: str
    name: Words
    text: Words
    ongoing: bool
    type: str
    free: bool
    sketch: AbilitySketch
    sources: Sources

    @property
    def is_ready(self) -> bool:
        """Whether it can be used."""
        return True


class HeroAbility(AbilityView, kw_only=True):
    """One of those printed for a hero."""

    index: int


class FigureAbility(AbilityView, kw_only=True):
    """One of those that a hero has brought."""

    slot: int
    up: bool

    @property
    def is_ready(self) -> bool:
        return self.up


class SpellView(NamedView, kw_only=True):
    """A spell of the box; `left` if the group has it."""

    spell: int
    power: int
    type: str
    text: Words
    left: bool


# -- heroes and players --------------------------------------------------------------------------------------------


class CompanionView(Value):
    """Whoever walks beside a hero."""

    name: Words


class HeroView(NamedView, kw_only=True):
    """A hero of the box."""

    hero: int
    short: Words
    melee: bool
    ranged: bool
    hearts: int
    movement: int
    base: AbilityView
    abilities: tuple[HeroAbility, ...]
    starting: tuple[int, ...]
    companion: CompanionView | None
    taken: int
    """Whose it is; -1 for nobody's."""


class FigureView(Value, kw_only=True):
    """A miniature; no more than its place while its player has no hero."""

    figure: int
    hero: str
    seat: int
    wildcat: bool
    reserve: bool
    square: int
    tray: int
    cells: tuple[int, ...]


class HeroFigure(FigureView, kw_only=True):
    """A hero or a companion."""

    number: int
    name: Words
    short: Words
    facing: int
    hearts: int
    max_hearts: int
    movement: int
    knocked: bool
    card: str
    protected: bool
    can_move: tuple[int, ...]
    base: AbilityView | None
    abilities: tuple[FigureAbility, ...]
    sources: Sources


class ChoosingView(Value):
    """What there is to choose from before the first round."""

    heroes: tuple[int, ...]
    abilities: tuple[int, ...]


class PlayerView(Value):
    """A player, with kinds of towers."""

    seat: int
    colour: str
    figure: int
    hand: tuple[int, ...]
    incoming: tuple[int, ...]
    frozen: tuple[int, ...]
    ready: bool
    choosing: ChoosingView | None


# -- what is under way ---------------------------------------------------------------------------------------------


class ActingView(Value):
    """Who is in the middle of an action, with what, and what is asked."""

    seat: int
    source: str
    prompt: Words
    tray: int


class PieceView(Value):
    """The piece in hand."""

    shape: str
    cells: Offsets
    type: str
    free: bool
    soldier: bool
    turns: tuple[Offsets, ...]
    allowed: tuple[int, ...]
    left: int


class AttackView(Value):
    """A piece that is being placed, and where it can go."""

    origin: str
    seat: int
    squares: tuple[int, ...]
    trays: tuple[int, ...]
    tray: int
    piece: PieceView


class KingdomView(Value, kw_only=True):
    """The table as everybody sees it; `seat` is who looks, None a spectator."""

    game: str = "kingdom"
    seat: int | None
    scenario: ScenarioView
    level: LevelView
    solo: bool
    round: int
    phase: str
    final: bool
    hearts: int
    max_hearts: int
    crystals: int
    max_crystals: int
    soldiers: int
    portals: PortalsView
    boss: BossView | None
    ghost_deck: int
    map: MapView
    sites: tuple[SiteView, ...]
    trays: tuple[TrayView, ...]
    piles: tuple[PileView, ...]
    figures: tuple[FigureView, ...]
    players: tuple[PlayerView, ...]
    towers: tuple[TowerView, ...]
    heroes: tuple[HeroView, ...]
    spells: tuple[SpellView, ...]
    reserve: tuple[str, ...]
    banned: str
    enemies: tuple[EnemyView, ...]
    trail_cards: tuple[TrailView, ...]
    acting: ActingView | None
    attack: AttackView | None
    turning: tuple[RangeView, ...]
    outcome: OutcomeView | None

    @property
    def people(self) -> list[HeroFigure]:
        """Heroes and companions, once they have been chosen."""
        return [figure for figure in self.figures if isinstance(figure, HeroFigure)]


class ToldView(KingdomView, kw_only=True):
    """The table after something has happened, with what has left the map."""

    gone: tuple[SeenTray, ...]
