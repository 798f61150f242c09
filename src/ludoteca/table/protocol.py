"""What clients may say, checked field by field. The table of frames is in docs/protocol.md."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel.packs import MAX_FILES
from ludoteca.table.errors import bad

Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
Lang = Annotated[str, Meta(pattern=r"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,2}$")]
"""The code of a language; one that is not here is answered in English."""
Shape = Literal["wide", "tall"]
"""Of the picture: "tall" is for phones."""
SHAPES = ("wide", "tall")
MOST_PACKS = 8
"""With which one table is played."""
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
NAME_LENGTH = 30
PackNames = Annotated[tuple[Annotated[str, Meta(pattern=r"^pack:[0-9a-f]{16}\Z")], ...], Meta(max_length=MOST_PACKS)]
"""The packs that something is asked of, by their fingerprints."""
PackPath = Annotated[str, Meta(pattern=r"^([\w-][\w.-]{0,60}/)?[\w-][\w.-]{0,60}\.(yaml|txt)\Z")]
"""Of a file of a pack: what else there may be, nothing reads."""
T = TypeVar("T")


class Frame(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Something a client says over its socket."""


Steps = Annotated[tuple[OptionId, ...], Meta(max_length=40)]
"""Of a draft: ids of options, each answering the question that the one before leads to."""


class Hello(Frame, tag="hello", frozen=True):
    lang: Lang
    name: Annotated[str, Meta(max_length=200)] | None = None
    log_from: Number = 0
    shape: Shape = "wide"
    drafts: bool = False
    """Whether the steps of one action stay a draft until the last of them."""
    changes: bool = False
    """Whether they follow what has changed; otherwise they are told the whole each time, as clients ever were."""
    hurry: bool = False
    """Whether bots need not pause for them."""
    mark: Annotated[str, Meta(max_length=40)] = ""
    """Of the position on the page, from before the connection was lost."""


class Choose(Frame, tag="choose", frozen=True):
    seat: Seat
    option: OptionId
    after: Number
    steps: Steps = ()


class Draft(Frame, tag="draft", frozen=True):
    seat: Seat
    after: Number
    steps: Steps


class Undo(Frame, tag="undo", frozen=True):
    seat: Seat
    after: Number
    chain: bool = False


class Concede(Frame, tag="concede", frozen=True):
    seat: Seat
    after: Number


class Hint(Frame, tag="hint", frozen=True):
    seat: Seat


class Why(Frame, tag="why", frozen=True):
    seat: Seat
    option: OptionId


class Aim(Frame, tag="aim", frozen=True):
    seat: Seat
    thing: Annotated[str, Meta(min_length=1, max_length=200)]
    dropped: Annotated[str, Meta(max_length=200)] = ""
    """The thing that was dropped on it, if any."""


class Chat(Frame, tag="chat", frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Nudge(Frame, tag="nudge", frozen=True):
    pass


class Rematch(Frame, tag="rematch", frozen=True):
    sides: Annotated[dict[int, Annotated[dict[str, int], Meta(max_length=100)]], Meta(max_length=2)] = {}
    """By seat, copies by id: what lies beside the deck in the next game of a match, where one may exchange."""


class Look(Frame, tag="look", frozen=True):
    seat: Seat


class Describe(Frame, tag="describe", frozen=True):
    pass


class Ping(Frame, tag="ping", frozen=True):
    pass


Said = Hello | Choose | Draft | Undo | Concede | Hint | Why | Aim | Chat | Nudge | Rematch | Look | Describe | Ping
_frames: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class SeatOrder(Struct, forbid_unknown_fields=True, frozen=True):
    kind: Literal["human", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class TableOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    same_screen: bool = False
    invite: bool = False
    """Whoever orders has the first seat; for the others there are invitations, each to be used once."""
    best_of: int = 1
    """Of how many games the match is."""


class PickOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/gatherings/TOKEN`."""

    seat: Seat
    options: dict[str, Any]
    name: Annotated[str, Meta(max_length=200)] = ""


class CampaignOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/campaigns`."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200)] = ""


class CampaignName(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/campaigns/TOKEN`."""

    name: Annotated[str, Meta(max_length=200)]


class ChapterOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/campaigns/TOKEN/tables`."""

    chapter: Annotated[str, Meta(max_length=40)]
    level: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    same_screen: bool = False
    invite: bool = False


class PlayOnOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/replay/TOKEN/STEP/play`."""

    bot: Annotated[str, Meta(max_length=40)]
    seat: Seat
    name: Annotated[str, Meta(max_length=200)] = ""
    line: Steps = ()
    """What the seat has already chosen there: the line that an analysis calls best."""


class DeckOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/decks/GAME`: a deck in any form, or the key of a ready one; and what it is for."""

    text: Annotated[str, Meta(max_length=1_000_000)] = ""
    deck: Annotated[str, Meta(max_length=80)] = ""
    format: Annotated[str, Meta(max_length=200)] = ""
    packs: PackNames = ()


class CollectionOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/collections/GAME`: which cards somebody owns, as another program exported it."""

    text: Annotated[str, Meta(max_length=1_000_000)]
    packs: PackNames = ()


class DraftOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/drafts`; after `seconds` a bot takes the card of whoever has not (0: never)."""

    game: Annotated[str, Meta(max_length=40)]
    way: Annotated[str, Meta(max_length=40)]
    set: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatOrder], Meta(min_length=2, max_length=8)]
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    packs: PackNames = ()


class DraftMove(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/drafts/TOKEN`: a card to take, or the deck, copies by id; a name for who has none."""

    take: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""
    deck: Annotated[dict[str, int], Meta(max_length=200)] | None = None


class PackOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of `POST /api/packs`: the text of every file of a pack, by its path."""

    files: Annotated[dict[PackPath, str], Meta(min_length=1, max_length=MAX_FILES)]


def read_frame(text: str) -> Said:
    """Read what a client says over its socket; raise `Refused`."""
    with refusing():
        return _frames.decode(text)


def read_body(kind: type[T], body: bytes) -> T:
    """Read the body of a request, of this kind; raise `Refused`."""
    with refusing():
        return msgspec.json.decode(body, type=kind)


def read_pack_names(text: str) -> tuple[str, ...]:
    """Read the packs that an address names, with commas between them."""
    with refusing():
        return msgspec.convert(text.split(",") if text else (), PackNames)


@contextmanager
def refusing() -> Iterator[None]:
    """Refuse what cannot be read."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise bad(str(error) or type(error).__name__) from None


def clean(text: str, length: int) -> str:
    """Make one plain line of a stranger's text: no control or direction marks, no braces, no runs of spaces."""
    kept = (" " if unicodedata.category(c)[0] in "CZ" else c for c in text if c not in "{}")
    return " ".join("".join(kept).split())[:length].rstrip()
