"""A match as the list of its choices: the same rows always lead to the same position, log and right to take back.

A ledger begins at a base position and grows by rows. A new row comes from `choose`, `undo` or `concede`; a row that is
already written somewhere is followed with `follow`, which draws exactly what was drawn then. Loading a table follows
all its rows from the base, so that everything that could be taken back before a restart still can; the
latest snapshot is the check that the rules still lead to the same position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom

from msgspec import Struct, structs

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Decision, Event, Match, Refusal
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Step, open_again
from ludoteca.table import drafts
from ludoteca.table.logbook import Logbook, Reader
from ludoteca.table.storage import Record, Row, from_text, to_text

CHOICE = "choice"
UNDO = "undo"
CONCEDE = "concede"
STEP = "step"
CHAIN = "chain"
"""How much an undo takes back."""
UNDOS = 500
"""How often things may be taken back in one match: all of it is followed again whenever the table is opened."""


class Damaged(Exception):
    """Stored rows do not fit the rules that are installed."""


class Ledger:
    """The rows so far, the match they lead to, and what each viewer was told on the way."""

    def __init__(
        self, game: Game, base: JSON, opening: Sequence[tuple[str, JSON]], readers: Sequence[Reader] = ()
    ) -> None:
        self.game = game
        self.base = base
        self.opening = opening
        self.session = open_again(game, base, list(opening), Chance())
        self.rows: list[Row] = []
        self.undos = 0
        self.standing: list[int] = []
        """The numbers of the rows that were not taken back: one for each step of the session."""
        self.views: dict[int | None, JSON] = {}
        """What has been seen of this position."""
        self.log = Logbook(game)
        self.log.lines.update({reader: [] for reader in readers})
        self.log.tell(0, self.match, self.session.beginning)

    @property
    def match(self) -> Match:
        """The position now; another object after an undo."""
        return self.session.match

    @property
    def number(self) -> int:
        return len(self.rows)

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
        events = self._do(seat, kind, option)
        drawn = [] if kind == UNDO else self.session.steps[-1].drawn
        row = Row(self.number + 1, seat, kind, option, drawn)
        self._note(row, events)
        return row

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
        self.views.clear()
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
        try:
            if row.kind in (CHOICE, CONCEDE):
                step = Step(row.seat, row.option, False, row.kind == CONCEDE)
                step.drawn = row.drawn
                events = self.session.follow(step)
            else:
                events = self._do(row.seat, row.kind, row.option)
        except Exception as error:  # rules that have changed may stumble over old rows in any way
            raise Damaged(f"row {row.number}: {error!r}") from error
        self._note(row, events)

    # -- who is told ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> JSON:
        """Return what a seat, or a spectator, sees now: the same for all where nobody has secrets."""
        if seat not in self.views:
            another = next(iter(self.views.values()), None)
            if self.game.open_information and isinstance(another, Struct):
                self.views[seat] = structs.replace(another, seat=seat)
            else:
                self.views[seat] = self.match.view(seat)
        return self.views[seat]

    def is_told(self, viewer: int | None, lang: str) -> bool:
        return self.log.reader(viewer, lang) in self.log.lines

    def tell_from_the_beginning(self, viewer: int | None, lang: str) -> None:
        """Tell a new reader all that has happened: follow the rows once more, for that reader alone."""
        reader = self.log.reader(viewer, lang)
        if reader in self.log.lines:
            return
        again = Ledger(self.game, self.base, self.opening, [reader])
        for row in list(self.rows):
            again.follow(row)
        self.log.lines[reader] = again.log.lines[reader]

    # -- questions -----------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> dict[str, bool]:
        """After the end nothing is taken back: whoever saw the replay has seen everybody's cards."""
        if self.match.outcome is not None or self.undos >= UNDOS:
            return {"step": False, "chain": False}
        return {"step": self.session.can_undo(seat), "chain": self.session.can_undo(seat, chain=True)}

    def why_not(self, seat: int, option: str) -> Refusal:
        return drafts.why_not(self.match, seat, option)

    def imagined(self, seat: int) -> JSON:
        """A position that looks the same to `seat`: all that a bot gets."""
        return self.match.imagine(seat, SystemRandom()).save()


def opened(record: Record, find: Callable[[str], Game]) -> Ledger:
    """The ledger of a stored table; raises `Damaged` if the installed rules lead elsewhere."""
    try:
        ledger = Ledger(find(record.game), record.base, record.opening)
    except Exception as error:
        raise Damaged(repr(error)) from error
    for row in record.rows:
        ledger.follow(row)
        if record.snapshot is not None and record.snapshot[0] == row.number:
            if from_text(to_text(ledger.match.save())) != record.snapshot[1]:
                raise Damaged(f"row {row.number} leads to another position than it did")
    return ledger
