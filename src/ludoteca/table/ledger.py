"""A match as the list of its choices: the same rows always lead to the same position, log and right to take back.

A ledger begins at a base position and grows by rows. A new row comes from `choose`, `undo` or `concede`; a row that is
already written somewhere is followed with `follow`, which draws exactly what was drawn then. Loading a table follows
all its rows from the base, or those after its latest snapshot: what could be taken back before a restart still can, as
every row says how it left that. How it began is then made again only if somebody takes back something from before the
snapshot, or reads the log from its beginning.

Every row keeps a fingerprint of the position after it. Where following leads elsewhere, either the row is damaged, and
the match goes on from the last good one; or the installed rules are not those that the match was played by, and it ends
there as no contest. It is never silently another match. A note among the rows tells either to everybody.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from random import SystemRandom

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.chance import Chance, Sealed, seal_of
from ludoteca.kernel.contract import JSON, Decision, Event, Match, Outcome, Refusal
from ludoteca.kernel.game import Game
from ludoteca.kernel.positions import fingerprint, fingerprint_of, has_fingerprint
from ludoteca.kernel.session import Step, go_on_from, open_again
from ludoteca.kernel.texts import Phrase
from ludoteca.table import drafts
from ludoteca.table.editions import edition
from ludoteca.table.logbook import Logbook, Reader
from ludoteca.table.storage import UNKNOWN, Record, Row, from_text, to_text

logger = logging.getLogger(__name__)
CHOICE = "choice"
UNDO = "undo"
CONCEDE = "concede"
NOTE = "note"
"""Something that nobody chose: that damaged rows were set aside, or that other rules ended the match."""
RECOVERED = "recovered"
NO_CONTEST = "no contest"
STEP = "step"
CHAIN = "chain"
"""How much an undo takes back."""
UNDOS = 500
"""How often things may be taken back in one match: all of it is followed again whenever the table is opened."""
NOTES = {
    RECOVERED: Phrase(
        "Alcune scelte registrate erano danneggiate: la partita riprende da prima di quelle.",
        "Some of the recorded choices were damaged: the match goes on from before them.",
    ),
    NO_CONTEST: Phrase(
        "Le regole installate non portano più a questa posizione: la partita finisce senza esito.",
        "The installed rules no longer lead to this position: the match ends as no contest.",
    ),
}
UNDECIDED = Outcome(
    (),
    "",
    Phrase(
        "Nessun esito: le regole installate sono cambiate e questa partita non si può continuare.",
        "No contest: the installed rules have changed, and this match cannot go on.",
    ),
    draw=True,
)


class Damaged(Exception):
    """Stored rows do not fit the rules that are installed."""


class Ledger:
    """The rows so far, the match they lead to, and what each viewer was told on the way."""

    def __init__(
        self,
        game: Game,
        base: JSON,
        opening: Sequence[tuple[str, JSON]],
        readers: Sequence[Reader] = (),
        snapshot: Snapshot | None = None,
        secret: str = "",
    ) -> None:
        self.game = game
        self.base = base
        self.opening = opening
        self.secret = secret
        """What chance follows from; nobody is told before the end."""
        self.sealed = seal_of(secret) if secret else ""
        """The seal of it."""
        self.drawn = len(opening)
        """How many outcomes of chance there were."""
        self.snapshot = snapshot
        """Where it was opened, if not at its beginning."""
        self.rows: list[Row] = []
        self.undos = 0
        self.standing: list[int] = []
        """The numbers of the rows that were not taken back: one for each step of the session."""
        self.saved: JSON = None
        """The position after the last new row."""
        self.views: dict[int | None, JSON] = {}
        """What has been seen of this position."""
        self._asked: list[int] | None = None
        """Who is to choose in this position, once somebody wants to know."""
        self.ended: Outcome | None = None
        """How it ended, if not by its rules."""
        self.unread: Sequence[Row] = ()
        """The last rows, if these rules cannot follow them."""
        self.log = Logbook(game)
        self.log.lines.update({reader: [] for reader in readers})
        if snapshot is None:
            self.session = open_again(game, base, list(opening), self._chance())
            self.log.tell(0, self.match, self.session.beginning)
        else:
            self._stand(snapshot)

    def _chance(self) -> Chance:
        return Sealed(self.secret) if self.secret else Chance()

    @property
    def seal(self) -> JSON:
        """The seal of what chance follows from, and when the match is over the secret; None where nothing is sealed."""
        if not self.secret:
            return None
        return {"seal": self.sealed, "secret": self.secret if self.outcome is not None else ""}

    def _stand(self, snapshot: Snapshot) -> None:
        """Be where the snapshot was taken, with the right to take back and the numbers of lines that were then."""
        self.rows = list(snapshot.rows)
        for row in self.rows:
            self.drawn += len(row.drawn)
            if row.kind == UNDO:
                self.undos += 1
                del self.standing[row.kept :]
            elif row.kind != NOTE:
                self.standing.append(row.number)
        steps = [step_of(self.rows[number - 1]) for number in self.standing]
        self.session = go_on_from(self.game, self.base, list(self.opening), self._chance(), snapshot.position, steps)
        self.log.last = self.rows[-1].lines
        for reader in self.log.lines:
            self.log.since_when[reader] = self.log.last

    @property
    def match(self) -> Match:
        """The position now; another object after an undo."""
        return self.session.match

    @property
    def number(self) -> int:
        return len(self.rows)

    @property
    def asked(self) -> list[int]:
        """The seats that are to choose something."""
        if self._asked is None:
            self._asked = [decision.seat for decision in self.match.decisions] if self.ended is None else []
        return self._asked

    @property
    def outcome(self) -> Outcome | None:
        return self.ended or self.match.outcome

    def decision(self, seat: int) -> Decision | None:
        return self.match.decision_of(seat)

    # -- new rows ------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: str) -> Row:
        return self._grow(seat, CHOICE, option)

    def undo(self, seat: int, chain: bool) -> Row:
        return self._grow(seat, UNDO, CHAIN if chain else STEP)

    def concede(self, seat: int) -> Row:
        return self._grow(seat, CONCEDE, "")

    def _grow(self, seat: int, kind: str, option: str) -> Row:
        if isinstance(self.session.chance, Sealed):
            self.session.chance.drawn = self.drawn  # whatever was tried before and came to nothing
        events = self._do(seat, kind, option)
        self.saved = self.match.save()
        digest, steps = fingerprint_of(self.saved), self.session.steps
        if kind == UNDO:
            if self.digest_of(len(steps)) not in ("", digest):
                raise Damaged("what was chosen before leads to another position than it did")
            row = Row(self.number + 1, seat, kind, option, [], digest, len(steps), lines=self.log.last + 1)
        else:
            did, lines = steps[-1], self.log.last + len(events)
            row = Row(self.number + 1, seat, kind, option, did.drawn, digest, 0, did.continues, did.learnt, lines)
        self._note(row, events)
        return row

    def digest_of(self, step: int) -> str:
        """Find the fingerprint of the position after so many choices that stood until now; "" if nobody knows."""
        return self.rows[self.standing[step - 1] - 1].digest if step else ""

    def _do(self, seat: int, kind: str, option: str) -> Sequence[Event]:
        if kind == CHOICE:
            return self.session.choose(seat, option)
        if kind == CONCEDE:
            return self.session.concede(seat)
        if kind == UNDO and option in (STEP, CHAIN):
            self.session.undo(seat, option == CHAIN)
            return ()
        raise Damaged(f"row {self.number + 1} is of unknown kind {kind!r} {option!r}")

    def _note(self, row: Row, events: Sequence[Event]) -> None:
        self.rows.append(row)
        self.drawn += len(row.drawn)
        self.views.clear()
        self._asked = None
        if row.kind == NOTE:
            self.ended = UNDECIDED if row.option == NO_CONTEST else None
            self.log.tell_note(row.number, NOTES[row.option])
            return
        if row.kind == UNDO:
            self.undos += 1
            kept = len(self.session.steps)
            self.log.tell_undo(row.number, row.seat, self.standing[kept:])
            del self.standing[kept:]
        else:
            self.standing.append(row.number)
        self.log.tell(row.number, self.match, events, self.view)

    # -- rows written before -------------------------------------------------------------------------------------

    def follow(self, row: Row) -> None:
        """Do what a stored row says, with the chance it drew."""
        if row.number != self.number + 1:
            raise Damaged(f"row {row.number} after row {self.number}")
        if row.kind == NOTE and row.option in NOTES:
            self._note(row, ())
            return
        try:
            if row.kind in (CHOICE, CONCEDE):
                events = self.session.follow(step_of(row))
            else:
                events = self._do(row.seat, row.kind, row.option)
        except Exception as error:  # rules that have changed may stumble over old rows in any way
            raise Damaged(f"row {row.number}: {error!r}") from error
        if row.digest and not has_fingerprint(self.match.save(), row.digest):
            raise Damaged(f"row {row.number} leads to another position than it did")
        self._note(row, events)

    def close(self, rest: Sequence[Row]) -> None:
        """End the match as no contest, with rows that these rules cannot follow and the note that says so."""
        self.unread = rest
        self.rows += rest[:-1]
        self._note(rest[-1], ())

    # -- who is told ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> JSON:
        """Return what a seat, or a spectator, sees now; what is open to all is made once."""
        if seat not in self.views:
            another = next(iter(self.views.values()), None)
            fresh = another is None
            self.views[seat] = self.match.view(seat) if fresh else self.match.view_beside(seat, another)
        return self.views[seat]

    def is_told(self, viewer: int | None, lang: str, last_read: int) -> bool:
        """Tell whether whoever has read so far can be told the rest at once: who knows all is told from here on."""
        reader = self.log.reader(viewer, lang)
        if last_read == self.log.last and reader not in self.log.lines:
            self.log.begin(reader)
        return self.log.has(reader, last_read)

    def tell_since(self, viewer: int | None, lang: str, last_read: int) -> None:
        """Tell a reader all that has happened since: follow the rows once more, for that reader alone.

        From the snapshot on if they know what came before it, or if that can no longer be followed.
        """
        reader = self.log.reader(viewer, lang)
        if self.log.has(reader, last_read):
            return
        snapshot = self.snapshot
        is_known = snapshot is not None and snapshot.rows[-1].lines <= last_read
        try:
            again = self.again([reader], snapshot if is_known else None)
        except Damaged:
            if snapshot is None:
                raise
            again = self.again([reader], snapshot)
        self.log.lines[reader] = again.log.lines[reader]
        self.log.since_when[reader] = again.log.since_when.get(reader, 0)

    def again(self, readers: Sequence[Reader] = (), snapshot: Snapshot | None = None) -> Ledger:
        """Return the same ledger with all its rows followed, from the snapshot if one is given."""
        again = Ledger(self.game, self.base, self.opening, readers, snapshot, self.secret)
        for row in self.rows[again.number : self.number - len(self.unread)]:
            again.follow(row)
        if self.unread:
            again.close(self.unread)
        return again

    def whole(self) -> Ledger:
        """Return it with every row followed and compared; raises `Damaged` where one leads elsewhere."""
        return self if self.snapshot is None else self.again()

    # -- questions -----------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> dict[str, bool]:
        """Tell what may be taken back: nothing after the end, as whoever saw the replay has seen everybody's cards."""
        if self.outcome is not None or self.undos >= UNDOS:
            return {"step": False, "chain": False}
        step = self.session.can_undo(seat)
        return {"step": step, "chain": step and self.session.can_undo(seat, chain=True)}

    def why_not(self, seat: int, option: str) -> Refusal:
        return drafts.why_not(self.match, seat, option)

    def imagined(self, seat: int) -> JSON:
        """Imagine a position that looks the same to `seat`: all that a bot gets."""
        return self.match.imagine(seat, SystemRandom()).save()


def step_of(row: Row) -> Step:
    """Return what a row did, as a session keeps it."""
    step = Step(row.seat, row.option, row.continues, row.kind == CONCEDE)
    step.drawn = row.drawn
    step.learnt = row.learnt
    return step


class Snapshot(Struct, frozen=True):
    """A position that was kept, and all rows that had led to it."""

    position: JSON
    rows: Sequence[Row]


class Fault(Struct, frozen=True):
    """What could not be followed, and the note that says so."""

    rows: Sequence[Row]
    why: str
    note: Row


def opened(record: Record, find: Callable[[str], Game]) -> tuple[Ledger, Fault | None]:
    """Open the ledger of a stored table, as far as its rows can be followed, and tell what could not be.

    Raises `Damaged` if not even its beginning can be read.
    """
    game = find(record.game)
    ledger = resumed(record, game) or begun(record, game)
    for index in range(ledger.number, len(record.rows)):
        try:
            ledger.follow(record.rows[index])
            check_snapshot(record, ledger)
        except Damaged as damage:
            # A row that does not fit may have been done to the match already: begin again, up to the last good one.
            rest = record.rows[index:]
            ledger = resumed(record, game) or begun(record, game)
            for good in record.rows[ledger.number : index]:
                ledger.follow(good)
            return ledger, fault_of(record, ledger, rest, str(damage))
    return ledger, None


def resumed(record: Record, game: Game) -> Ledger | None:
    """Open the ledger of a table at its latest snapshot; None if that is not certainly where its rows lead.

    It is by the rules that are installed, with the fingerprint that the row before it has.
    """
    if record.snapshot is None or record.edition != edition(game):
        return None
    number, position = record.snapshot
    rows = record.rows[:number]
    if [row.number for row in rows] != list(range(1, number + 1)) or any(row.lines == UNKNOWN for row in rows):
        return None
    if not has_fingerprint(position, rows[-1].digest):
        return None
    try:
        snapshot = Snapshot(position, rows)
        return Ledger(game, record.base, record.opening, snapshot=snapshot, secret=record.secret)
    except Exception:  # what was kept cannot be read: the rows can be followed all the same
        logger.info("table %s: its snapshot cannot be read", record.id, exc_info=True)
        return None


def begun(record: Record, game: Game) -> Ledger:
    """Open the ledger of a table before its first row.

    A match that was begun by another edition of the rules is begun by those installed, by the version that it was begun
    with if they still have that; that it is the same match is proven by the fingerprints of its positions, so one
    without them is not.
    """
    base = record.base
    if record.edition not in ("", edition(game)) and record.digest and isinstance(base, dict):
        content = asking.digest(game, base.get("options", {}))
        version = base.get("version")
        base = {**base, "version": version if asking.plays(game, version) else game.version, "content": content}
    try:
        ledger = Ledger(game, base, record.opening, secret=record.secret)
    except Exception as error:  # rules that have changed may stumble over old rows in any way
        raise Damaged(repr(error)) from error
    if record.digest and record.digest != fingerprint(ledger.match):
        raise Damaged("it begins in another position than it did")
    return ledger


def check_snapshot(record: Record, ledger: Ledger) -> None:
    """Compare with the latest snapshot: rows from before there were fingerprints have nothing else."""
    if record.snapshot is None or record.snapshot[0] != ledger.number or ledger.rows[-1].digest:
        return
    if from_text(to_text(ledger.match.save())) != record.snapshot[1]:
        raise Damaged(f"row {ledger.number} leads to another position than it did")


def fault_of(record: Record, ledger: Ledger, rest: Sequence[Row], why: str) -> Fault | None:
    """Decide what is to be done about rows that cannot be followed; None if it has been done.

    By the rules that the match is played by a good row always fits, so it is damaged. Other rules end the match: its
    rows stay as they are, in case those rules come back.
    """
    if rest[-1].kind == NOTE and rest[-1].option == NO_CONTEST:
        ledger.close(rest)
        return None
    if record.edition in ("", edition(ledger.game)):
        note = Row(rest[0].number, -1, NOTE, RECOVERED, [], lines=ledger.log.last + 1)
    else:
        note = Row(rest[-1].number + 1, -1, NOTE, NO_CONTEST, [])
    return Fault(rest, why, note)
