"""What a seat sees of a match in the Arena: the fields of a view."""

# Interpreted: msgspec makes these classes.

from __future__ import annotations

from ludoteca.kernel.views import NamedView, OutcomeView, Value, Words


class SpaceView(Value):
    """A space of the Arena, and the figure on it (-1 for none)."""

    space: int
    id: str
    q: int
    r: int
    row: int
    col: int
    flags: tuple[str, ...]
    side: int
    neighbours: tuple[int, ...]
    figure: int

    @property
    def is_golden(self) -> bool:
        return "point" in self.flags


class BoardView(Value):
    """The Arena."""

    spaces: tuple[SpaceView, ...]


# -- cards -------------------------------------------------------------------------------------------------------


class FaceView(NamedView, kw_only=True):
    """A card as printed."""

    number: str
    character: int
    banner: tuple[str, ...]
    types: tuple[str, ...]
    icons: tuple[str, ...]
    range: int
    steps: int
    harm: str
    """The damage that it deals, as it is printed: "X" where it is counted, "" for none; and so what it heals."""
    cure: str
    gear: int
    copies: int
    text: tuple[Words, ...]
    note: Words


class CardView(FaceView, kw_only=True):
    """One card of a character's deck."""

    card: int
    figure: int
    owner: int

    @property
    def key(self) -> str:
        """The key of the card among the things on the table."""
        return f"card:{self.card}"


class HeldCard(CardView, kw_only=True):
    """A card in hand, with the spaces to which it could move its character."""

    reach: tuple[int, ...]


class DeckCard(CardView, kw_only=True):
    """A card in a deck that the viewer knows, and how many lie on it."""

    place: int


# -- statuses and abilities --------------------------------------------------------------------------------------


class StatusView(NamedView, kw_only=True):
    """A status tile."""

    status: int
    text: Words
    helpful: bool
    triggered: bool
    expected: bool
    """Whether the chapter speaks of it."""


class BorneStatus(StatusView, kw_only=True):
    """A status that a figure has."""

    counters: int


class AbilityView(NamedView, kw_only=True):
    """An ability as printed."""

    text: tuple[Words, ...]
    timing: str
    icons: tuple[str, ...]
    range: int
    steps: int
    note: Words
    upgraded: bool
    """Whether it is the one that an upgrade brings."""


class OwnAbility(AbilityView, kw_only=True):
    """An ability of a character in play."""

    ability: str
    in_force: bool
    used: bool
    reach: tuple[int, ...]


# -- characters --------------------------------------------------------------------------------------------------


class PersonView(NamedView, kw_only=True):
    """What is printed on a character's tile and, where it is used, on its ability card."""

    short: Words
    film: Words
    theme: Words
    health: int
    points: int
    initiative: int
    hand_size: int
    move: int
    attack: int
    attributes: tuple[str, ...]
    attribute_names: tuple[Words, ...]
    gears: tuple[int, ...]
    upgrade_cost: tuple[int, ...]


class OfferedView(PersonView, kw_only=True):
    """A character of the draft, with everything that a draft should weigh."""

    character: int
    abilities: tuple[AbilityView, ...]
    cards: tuple[FaceView, ...]
    taken: tuple[int, ...]
    """The Summoners who have it."""


class CharacterView(PersonView, kw_only=True):
    """A character in play: health, move and attack are what they are now."""

    figure: int
    character: int
    seat: int
    side: int
    space: int
    space_id: str
    out: bool
    knocked: bool
    max_health: int
    range: int
    upgraded: bool
    statuses: tuple[BorneStatus, ...]
    abilities: tuple[OwnAbility, ...]
    reach: tuple[int, ...]
    strikes: tuple[int, ...]
    blows: tuple[int, ...]
    """The damage that its standard attack would deal to each of those that it strikes."""

    @property
    def key(self) -> str:
        """The key of the figure among the things on the table."""
        return f"figure:{self.figure}"


class UnpickedFigure(Value, kw_only=True):
    """A figure that is no character yet."""

    figure: int
    character: int
    seat: int
    side: int
    space: int
    space_id: str


FigureView = CharacterView | UnpickedFigure


# -- Summoners and the course of the match -----------------------------------------------------------------------


class PlayerView(Value, kw_only=True):
    """A Summoner."""

    seat: int
    side: int
    partner: int
    figures: tuple[int, ...]
    hand: tuple[HeldCard, ...]
    """The cards of the hand that the viewer knows."""
    hand_size: int
    hand_limit: int
    deck_size: int
    deck_known: tuple[DeckCard, ...]
    discard: tuple[CardView, ...]
    exile: tuple[CardView, ...]
    gear: tuple[int, ...]
    order: tuple[int, ...]
    """Empty while it is secret."""
    order_chosen: int
    redrawn: bool | None


class PhasesView(Value):
    """What has become of the main phases of the turn."""

    movement: str
    action: str
    skill: str
    upgrade: bool
    """Whether the active character can be upgraded now."""

    def of(self, phase: str) -> str:
        """Say what has become of the phase of this name."""
        return {"movement": self.movement, "action": self.action, "skill": self.skill}[phase]


class DraftView(Value):
    """The draft, as far as it is."""

    picker: int
    order: tuple[int, ...]
    made: int
    free: tuple[int, ...]
    pool: tuple[OfferedView, ...]


class GearView(Value):
    """One of the kinds of gear."""

    gear: int
    id: str
    name: Words


class ArenaView(Value, kw_only=True):
    """The table as one seat, or a spectator (None), sees it."""

    game: str = "arena"
    seat: int | None
    mode: str
    chapter: int
    upgrades: bool
    round: int
    turn: int
    phase: str
    active: int
    active_seat: int
    goal: int
    ending: bool
    extra_rounds: int
    points: tuple[int, ...]
    board: BoardView
    sides: tuple[int, ...]
    track: tuple[int, ...]
    figures: tuple[FigureView, ...]
    players: tuple[PlayerView, ...]
    phases: PhasesView
    draft: DraftView
    gears: tuple[GearView, ...]
    statuses: tuple[StatusView, ...]
    resolving: tuple[CardView, ...]
    outcome: OutcomeView | None

    @property
    def characters(self) -> list[CharacterView]:
        """The figures that are characters already."""
        return [figure for figure in self.figures if isinstance(figure, CharacterView)]

    def character(self, figure: int) -> CharacterView:
        """Return the character of this figure, which has been picked."""
        shown = self.figures[figure]
        assert isinstance(shown, CharacterView)
        return shown

    @property
    def own(self) -> PlayerView:
        """The Summoner who looks; spectators are none."""
        assert self.seat is not None
        return self.players[self.seat]
