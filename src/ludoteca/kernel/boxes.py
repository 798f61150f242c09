"""A box: the core set of a game with the packs on top of it, read into one content.

A game derives its own `Box`, which says what its packs hold and how a whole content is made of it. The core set comes
first; what a later pack holds stands instead of what an earlier one had by the same name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from ludoteca.kernel.contents import Thing
from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.loading import uncollected
from ludoteca.kernel.pack_values import inner, maps
from ludoteca.kernel.packs import SOURCES, Fields, Pack, PackProblems, Report, distinct, packs_of
from ludoteca.kernel.shelves import folders_of
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, read_yaml

Content = TypeVar("Content")
MOST_THINGS = 400
"""Of one kind, in all packs together."""


class Box(ABC, Generic[Content]):
    """All packs together: first what is in them by name, then the whole content."""

    game: ClassVar[str]
    core: ClassVar[Path]
    kinds: ClassVar[tuple[str, ...]] = ()
    """What `alone` may name in a pack: things of which nothing in the packs before is played with."""
    always: ClassVar[tuple[str, ...]] = ()
    """Of these, what `alone: true` leaves in its place."""

    def __init__(self, folders: list[Path], report: Report) -> None:
        self.folders = folders
        self.report = report
        self.things: dict[str, dict[str, Fields]] = {kind: {} for kind in self.kinds}
        """By kind and id, whatever the packs hold."""
        self.components: dict[str, int] = {}
        self.unread = False
        """Some file could not be read: what there is cannot be counted."""
        marked = report.marked
        for folder in folders:
            report.marked = marked and (folder != self.core or len(folders) == 1)  # ours is sound: read the fast way
            for pack in packs_of(self.game, [folder], report):
                self.unread |= pack.unread
                self.open(pack)
        report.marked = marked
        self.content = self.whole()
        if len(folders) > 1:
            report.problems[:] = self.told(report.problems)

    @abstractmethod
    def open(self, pack: Pack) -> None:
        """Note what this pack holds."""

    @abstractmethod
    def whole(self) -> Content:
        """Make the content of everything that was noted."""

    def told(self, problems: list[Problem]) -> list[Problem]:
        """List what is wrong in somebody's own files; if nothing is, what no longer fits in ours because of them."""
        own = [problem for problem in problems if not problem.where.file.startswith(str(self.core))]
        if own:
            return own
        ours: dict[str, Problem] = {}
        for problem in problems:
            words = f"{problem.message} (a file of the core set: it no longer fits with what this pack replaces)"
            ours[str(problem)] = Problem(problem.where, words, problem.rule)
        return list(ours.values())

    # -- what most packs have ------------------------------------------------------------------------------------

    def forget(self, meta: Fields) -> None:
        """Forget the packs before for `alone: true`, or a list of kinds: nothing of theirs is played with."""
        given = meta.data.get("alone")
        if given is None or isinstance(given, bool):
            meta.read.add("alone")
            kinds = [kind for kind in self.kinds if kind not in self.always] if given else []
        else:
            kinds = []
            for text, where in meta.texts("alone"):
                if text in self.kinds:
                    kinds.append(text)
                else:
                    known = ", ".join(self.kinds)
                    self.report.add(where, f"unknown kind {text!r}; `alone` is true, or some of {known}")
        for kind in kinds:
            self.things[kind] = {}

    def read_components(self, meta: Fields) -> None:
        """Note what else lies in the box, and how often."""
        entry = inner(meta, "components", "{cards: {value: 12, source: …}, …}", required=False)
        if entry is None:
            return
        for key in entry.data:
            piece = inner(entry, key, "{value: 12, source: …}")
            if piece is not None:
                self.components[str(key)] = piece.whole("value", 1, 999)
                piece.choice("source", SOURCES)
                piece.nothing_else()

    def read(self, path: Path) -> Any:
        """Read a file; None, with the problem in the report, for one that cannot be read."""
        ours = path.is_relative_to(self.core) and not self.report.marked
        data = _sound(path) if ours else self.report.read(path)
        self.unread |= data is None
        return data

    def opened(self, pack: Pack, what: str, *patterns: str) -> Iterator[Fields]:
        """Open the pack's files that match, one after the other; tell what cannot be read, and leave it out."""
        try:
            files = [path for pattern in patterns for path in pack.files(pattern)]
        except Problem as problem:
            self.report.problems.append(problem)
            return
        for path in files:
            top = self.file(path, what)
            if top is not None:
                yield top

    def file(self, path: Path, what: str) -> Fields | None:
        """Open a file that a pack may have; None where it is not there, or cannot be read, which is told."""
        data = self.read(path) if path.is_file() else None
        return None if data is None else Fields(data, str(path), self.report, what)

    def put_all(self, kind: str, what: str, top: Fields, here: set[str]) -> None:
        """Note all things of this kind that a file lists."""
        for entry in maps(top, kind, what, "{id: …, …}", required=True):
            self.put(kind, what, "id", entry, here)
        top.nothing_else()

    def put(self, kind: str, what: str, key: str, entry: Fields, here: set[str]) -> None:
        """Note a thing by its name, which is in the field `key`; `here` are the names that this pack has used."""
        id = own_name(entry, key, what, here, len(self.things[kind]))
        self.things[kind][id] = entry
        if len(self.things[kind]) == MOST_THINGS:
            entry.fail(key, f"{MOST_THINGS} {kind} are too many")


def own_name(entry: Fields, key: str, what: str, here: set[str], number: int) -> str:
    """Return the name of a thing, which is in the field `key`, and add it to those that this pack has used.

    Without a name of its own it gets one with this number, so that everything else that is wrong with it is told.
    """
    id = entry.text(key) or f"unnamed_{number}"
    if id in here:
        entry.fail(key, f"this pack has {what} {id!r} already")
        entry.misnamed = True
        id = f"unnamed_{number}"
    here.add(id)
    return id


@kept(20_000, most=128)
def _sound(path: Path) -> Any:
    """Read a file of a core set, which is never changed, once and the fast way."""
    return read_yaml(path)


def load_box(box: type[Box[Content]], packs: tuple[Path, ...]) -> Content:
    """Return the content of the core set and these packs; raises `PackProblems`, with the line of everything."""
    return read_sound(lambda report: box([box.core, *packs], report).content)


def read_sound(read: Callable[[Report], Content]) -> Content:
    """Read packs the fast way; if something is wrong with them again, to raise `PackProblems` with all their lines."""
    report = Report(marked=False)
    content = read(report)
    if report.problems:
        slow = Report(marked=True)
        read(slow)
        raise PackProblems(slow.problems)
    return content


def check_box(box: type[Box[Content]], folder: Path) -> list[Problem]:
    """List everything that is wrong with a pack, on top of the core set."""
    report = Report(marked=True)
    box([folder] if folder.resolve() == box.core.resolve() else [box.core, folder], report)
    return distinct(report.problems)


class KeptContent(Generic[Content]):
    """A reader of packs that keeps what it made of those asked for last; without any it is the core set alone.

    `each` is how many bytes that is.
    """

    def __init__(self, load: Callable[[tuple[Path, ...]], Content], each: int = 400_000) -> None:
        self.each = each
        self.load = kept(each, most=MOST_READ)(uncollected()(load))

    def __call__(self, packs: tuple[Path, ...] = ()) -> Content:
        return self.load(packs)

    def anew(self, packs: tuple[Path, ...]) -> Content:
        """Read them once more, for somebody who changes what was read."""
        return self.load.__wrapped__(packs)


class BoxReader(KeptContent[Content]):
    """A reader of the core set and the packs on top of it, of a game that has a `Box`; raises `PackProblems`."""

    def __init__(self, box: type[Box[Content]], each: int) -> None:
        super().__init__(lambda packs: load_box(box, packs), each)
        self.box = box

    def check(self, folder: Path) -> list[Problem]:
        """Return everything that is wrong with a pack, on top of the core set."""
        return check_box(self.box, folder)


def number_of(things: Sequence[Thing], id: str) -> int:
    """Return the place of what has this id; -1 if there is none."""
    return next((index for index, thing in enumerate(things) if thing.id == id), -1)


class Exchange:
    """One piece of a box in the place of another: `this>that`, or `this>` for one that is taken away."""

    def __init__(self, text: str) -> None:
        self.this, _, self.that = text.partition(">")


class ExchangedContent(Generic[Content]):
    """Content in which pieces stand in the place of others, to learn what they are worth; keeps what was asked last.

    `change` does one exchange, and tells whether there are such pieces.
    """

    def __init__(self, load: KeptContent[Content], change: Callable[[Content, Exchange], bool]) -> None:
        self.read = load
        self.change = change
        self.load = kept(load.each, most=MOST_EXCHANGED)(uncollected()(self.make))

    def make(self, packs: tuple[Path, ...], exchanges: tuple[str, ...]) -> Content:
        content = self.read.anew(packs)
        for text in exchanges:
            if not self.change(content, Exchange(text)):
                raise BadSettings([NO_EXCHANGE.fill(text=text[:60])])
        return content

    def of(self, options: JSON) -> Content:
        """Return what a match with these options is played with; raises `BadSettings` for what is wrong with them."""
        exchanges = tuple(options.get("swaps", ()))
        if not exchanges:
            return content_of(self.read, options)
        content_of(self.read, options)  # packs that are wrong are told first
        return self.load(folders_of(options.get("packs", ())), exchanges)


MOST_READ = 5
"""So many contents of a game are kept."""
MOST_EXCHANGED = 8
"""And so many with exchanged pieces."""
NO_EXCHANGE = Phrase(
    "«swaps»: «{text}» non scambia due pezzi che possano stare uno al posto dell'altro.",
    "“swaps”: “{text}” exchanges no two pieces that can stand in each other's place.",
)


def content_of(load: Callable[[tuple[Path, ...]], Content], options: Mapping[str, JSON]) -> Content:
    """Load the packs that a match's options name, with `load`; raises `BadSettings` for what is wrong with them."""
    try:
        return load(folders_of(options.get("packs", ())))
    except PackProblems as error:
        raise BadSettings([Phrase(str(problem), str(problem)) for problem in error.problems]) from None
