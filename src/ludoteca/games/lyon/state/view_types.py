"""What a seat sees of a Lyon match: the fields of a view."""

# Interpreted: msgspec makes these classes.

from __future__ import annotations

from ludoteca.kernel.views import OutcomeView, Value, Words


class EffectView(Value, frozen=True):
    """A timed effect on a card, as plain facts: what, two numbers, how long, whose."""

    what: str
    a: int
    b: int
    until: str
    of: int


class CardView(Value, frozen=True, kw_only=True):
    """A card as printed."""

    card: int
    id: str
    number: int
    name: Words
    type: str
    team: str
    text: Words
    owner: int
    keywords: tuple[str, ...]

    @property
    def key(self) -> str:
        """The key of the card among the things on the table."""
        return f"card:{self.card}"


class MonsterCard(CardView, frozen=True, kw_only=True):
    """A Monster as printed."""

    level: int
    attack: int
    defence: int


class CharacterView(CardView, frozen=True, kw_only=True):
    """A Character at the head of its side."""

    defence: int
    life: int
    exhausted: bool
    effects: tuple[EffectView, ...]


class MonsterView(MonsterCard, frozen=True, kw_only=True):
    """A Monster in a space, that the viewer knows."""

    lane: int
    face_down: bool
    damage: int
    attack_now: int
    defence_now: int
    defence_full: int
    keywords_now: tuple[str, ...]
    attacks_left: int
    hits: int | None
    """The card that its attack would strike."""
    cannot: tuple[str, ...]
    effects: tuple[EffectView, ...]
    treasures: tuple[CardView, ...]


class FaceDown(Value, frozen=True):
    """A Monster in a space, that the viewer does not know."""

    face_down: bool = True


Lane = MonsterView | FaceDown | None


class PlayerView(Value, frozen=True):
    """One side of the table."""

    seat: int
    deck_name: Words
    character: CharacterView
    lanes: tuple[Lane, ...]
    cannot: tuple[str, ...]
    hand: tuple[CardView, ...]
    """The cards of the hand that the viewer knows."""
    hand_size: int
    deck_size: int
    deck_list: tuple[tuple[str, int], ...]
    discard: tuple[CardView, ...]

    @property
    def monsters(self) -> list[MonsterView]:
        """The Monsters in play that the viewer knows."""
        return [lane for lane in self.lanes if isinstance(lane, MonsterView)]


class LyonView(Value, frozen=True):
    """The table as one seat, or a spectator (None), sees it."""

    seat: int | None
    turn: int
    phase: str
    active: int
    players: tuple[PlayerView, ...]
    resolving: tuple[CardView, ...]
    starters: tuple[CardView, ...]
    outcome: OutcomeView | None
    game: str = "lyon"
