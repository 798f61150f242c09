"""The line mode: one fact a line, nothing drawn, for screen readers, pipes and scripts."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from typing import TextIO

from ludoteca.terminal import answers, orders, phrases
from ludoteca.terminal.session import Session

Read = Callable[[], str | None]
"""The next line without its end; None when there are no more."""
Write = Callable[[str], None]


class Plain:
    """A session told line by line."""

    def __init__(self, session: Session, read: Read, write: Write, screen_rows: int = 0) -> None:
        self.session = session
        self.read = read
        self.write = write
        self.screen_rows = screen_rows
        """How far a hand must scroll to be out of sight; 0 where nobody looks at a screen."""
        self._question_due = True
        self._board_due = True

    def play(self) -> None:
        """Play until the player leaves or the input ends."""
        session = self.session
        self.write(session.say(phrases.WELCOME.fill(game=session.game.name)))
        while True:
            self._let_bots_move()
            self._show()
            line = self.read()
            if line is None:
                self.write(session.say(phrases.END_OF_INPUT))
                return
            if not self._take(line):
                return

    def _let_bots_move(self) -> None:
        session = self.session
        if self.screen_rows and (seat := session.bot_to_move()) is not None:
            self.write(session.say(phrases.THINKING.fill(name=session.names[seat])))
        while (seat := session.bot_to_move()) is not None:
            session.choose(seat, session.thought(seat, session.bots[seat])())
            self._board_due = True
        if session.waits_for_person():
            session.lower_curtain()
            self._question_due = self._board_due = True

    def _show(self) -> None:
        session = self.session
        if session.viewer is None:
            for _ in range(self.screen_rows):
                self.write("")
            self.write(session.say(phrases.CURTAIN.fill(name=session.next_name())))
        elif self._question_due:
            self._tell([session.told(line) for line in session.news()])
            if self._board_due:
                self._tell(session.describe())
            self._ask()
            self._question_due = self._board_due = False

    def _ask(self) -> None:
        session = self.session
        outcome = session.match.outcome
        if outcome is not None:
            self._tell([*answers.outcome_lines(session, outcome), session.say(phrases.OVER)])
            return
        decision = session.decision()
        assert decision is not None
        asked = phrases.ASKED.fill(name=session.names[decision.seat], prompt=decision.prompt)
        self.write(session.say(asked) + (f" [{decision.rule}]" if decision.rule else ""))
        for number, (heading, label) in enumerate(zip(session.headings(), session.labels(), strict=True), 1):
            self._tell([f"{heading}:"] if heading else [])
            self._tell([f"{number}. {label}"])

    def _take(self, line: str) -> bool:
        """Act on a line; false when the player leaves."""
        session = self.session
        if session.viewer is None:
            if orders.read_order(line)[0] == orders.QUIT:
                self._tell([session.say(phrases.GOODBYE)])
                return False
            session.lift_curtain()
            return True
        answer = answers.obey(session, line) if line.strip() else answers.Answer([], moved=True)
        self._tell(answer.lines)
        self._question_due = self._question_due or answer.moved
        return not answer.leaves

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line.strip())


def play_on(session: Session, source: TextIO, target: TextIO) -> None:
    """Play on two streams, usually standard input and output."""
    interactive = source is sys.stdin and source.isatty() and target.isatty()

    def read() -> str | None:
        target.flush()
        if interactive:
            try:
                return input("> ")
            except EOFError:
                return None
        line = source.readline()
        return line.rstrip("\r\n") if line else None

    def write(line: str) -> None:
        target.write(line + "\n")

    rows = shutil.get_terminal_size().lines if target.isatty() else 0
    try:
        Plain(session, read, write, rows).play()
    finally:
        target.flush()
