"""The full-screen table: board, log, options and a command line, on Textual.

Everything that is said comes from the session and its answers; this module only lays it out. Bots think in a thread,
on an imagined match of their own, so the table stays alive meanwhile; a thought about a position that is gone is
dropped.
"""

from __future__ import annotations

import asyncio
from typing import Any

from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from ludoteca.kernel import asking, languages
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.terminal import answers, orders, phrases, pictures
from ludoteca.terminal.keeping import is_worth_keeping
from ludoteca.terminal.panes import WIDE, Choices, Curtain, Keys, Leaving, Log, Reading
from ludoteca.terminal.session import Session


class TerminalApp(App[None]):
    """One match, full screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]
    BINDINGS = [
        ("u", "undo", ""),
        ("U", "undo_chain", ""),
        ("w", "why", ""),
        ("h", "hint", ""),
        ("c", "card", ""),
        ("r", "rules", ""),
        ("s", "save", ""),
        ("l", "language", ""),
        ("question_mark", "help", ""),
        ("q", "leave", ""),
        ("colon,slash", "command", ""),
        ("escape", "options", ""),
        Binding("ctrl+c,ctrl+q", "leave", "", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._outcome_read = False
        self._fresh = 0
        """How many lines of the log are new since the viewer last did something."""
        self._thinking_about = -1
        """The session's `changes` when a bot last began to think."""

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            with VerticalScroll(id="board"):
                yield Static(id="field")
            with Vertical(id="question"):
                yield Static(id="prompt")
                yield Choices()
            yield Log()
        yield Static(id="message")
        yield Input(id="command", compact=True, select_on_focus=False)
        yield Keys()

    def on_mount(self) -> None:
        self.title = self.session.say(self.session.game.name)
        self.query_one(Choices).focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        log, question = self.query_one(Log), self.query_one("#question")
        if event.size.width >= WIDE:
            self.query_one("#table").move_child(log, before=question)
        else:
            self.query_one("#table").move_child(log, after=question)
        self.call_after_refresh(self.show_all)

    # -- showing -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show where the match stands, and get whoever is next to move."""
        session = self.session
        if session.waits_for_person():
            session.lower_curtain()
            self.say([])
        self._fresh += len(session.news())
        self.show_all()
        seat = session.bot_to_move()
        if seat is not None:
            if self._thinking_about != session.changes:
                self.think(seat)
        elif session.waits_for_person():
            words = session.say(phrases.CURTAIN.fill(name=session.next_name()))
            self.push_screen(Curtain(words), self.curtain_lifted)
        elif session.match.outcome is not None and not self._outcome_read:
            self._outcome_read = True
            self.read(answers.outcome_lines(session, session.match.outcome))

    def curtain_lifted(self, _: None) -> None:
        self.session.lift_curtain()
        self._fresh = 0
        self.go_on()

    def show_all(self) -> None:
        session = self.session
        self.show_board()
        self.query_one(Log).show(session, self._fresh)
        self.query_one(Keys).show(session)
        self.query_one("#command", Input).placeholder = session.say(phrases.TYPE_HERE)
        self.query_one("#question").border_title = session.next_name()
        self.query_one("#prompt", Static).update(self.prompt())
        self.query_one(Choices).offer(session.labels(), session.headings())

    def show_board(self) -> None:
        session = self.session
        rows = self.query_one("#board").size.height
        drawn: Any = asking.console(session.game, session.view(), session.lang, session.names, rows)
        self.query_one("#field", Static).update(Text(drawn) if isinstance(drawn, str) else drawn)

    def prompt(self) -> Text:
        session = self.session
        decision = session.decision()
        if session.match.outcome is not None:
            return Text(answers.outcome_lines(session, session.match.outcome)[0], style="bold")
        if decision is None:
            return Text(session.say(phrases.THINKING.fill(name=session.next_name())), style="italic")
        text = Text(session.say(decision.prompt), style="bold")
        return text.append(f" {decision.rule}" if decision.rule else "", style="not bold dim")

    def say(self, lines: list[str]) -> None:
        """Show an answer: a line that fits stands below the table, anything longer opens over it."""
        if len(lines) > 1 or any(len(line) > self.size.width - 2 for line in lines):
            self.read(lines)
            lines = []
        self.show_below(lines)

    def show_below(self, lines: list[str]) -> None:
        """Show lines below the table, however long: whoever reads them wants to see it."""
        message = self.query_one("#message", Static)
        message.update(Text("\n".join(lines)))
        message.display = bool(lines)

    def read(self, lines: list[str], thing: str = "") -> None:
        """Open lines over the table, below the picture of the thing that they tell about."""
        rows = self.size.height * 9 // 10 - 2 - min(len(lines), 8)
        shown = pictures.picture(self.session, thing, rows, self.size.width * 9 // 10 - 4) if thing else None
        self.push_screen(Reading(lines, self.session.say(phrases.CLOSE), shown))

    # -- acting --------------------------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        order, _ = orders.read_order(line)
        if order == orders.HINT and self.session.decision() is not None:
            self.advise()
            return
        answer = answers.obey(self.session, line)
        if answer.leaves:
            self.exit()
            return
        if answer.thing:
            self.read(answer.lines, answer.thing)
        else:
            self.say(answer.lines)
        if answer.moved:
            self._fresh = 0
            self._outcome_read = self._outcome_read and self.session.match.outcome is not None
            self.go_on()

    @work
    async def think(self, seat: int) -> None:
        """Make a bot's move; dropped when the position has changed meanwhile."""
        session = self.session
        begun = self._thinking_about = session.changes
        id = await asyncio.to_thread(session.thought(seat, session.bots[seat]))
        if session.changes == begun:
            session.choose(seat, id)
            self.go_on()

    @work
    async def advise(self) -> None:
        session = self.session
        self.say([session.say(phrases.CONSIDERING)])
        begun = session.changes
        advice = await asyncio.to_thread(session.advice())
        if session.changes == begun:
            self.query_one(Choices).highlighted = session.places_of(advice.option)[0]
            self.show_below(answers.hint_lines(session, advice))

    @on(OptionList.OptionSelected)
    def option_selected(self, event: OptionList.OptionSelected) -> None:
        self.obey(str(event.option_index + 1))

    @on(Choices.Numbered)
    def option_numbered(self, event: Choices.Numbered) -> None:
        self.obey(str(event.place + 1))

    @on(Input.Submitted)
    def command_typed(self, event: Input.Submitted) -> None:
        event.input.clear()
        self.screen.set_focus(self.query_one(Choices))
        if event.value.strip():
            self.obey(event.value)

    def begin_command(self, order: str) -> None:
        """Put the first word of a command in the command line; the player adds the rest, or just presses Enter."""
        command = self.query_one("#command", Input)
        command.value = f"{self.session.say(orders.NAMES[order])} " if order else ""
        command.cursor_position = len(command.value)
        self.screen.set_focus(command)

    def action_command(self) -> None:
        self.begin_command("")

    def action_options(self) -> None:
        self.query_one("#command", Input).clear()
        self.screen.set_focus(self.query_one(Choices))

    def action_undo(self) -> None:
        self.obey("undo")

    def action_undo_chain(self) -> None:
        self.obey("undo chain")

    def action_why(self) -> None:
        self.begin_command(orders.WHY)

    def action_hint(self) -> None:
        self.obey("hint")

    def action_card(self) -> None:
        self.begin_command(orders.CARD)

    def action_rules(self) -> None:
        self.begin_command(orders.RULES)

    def action_save(self) -> None:
        self.begin_command(orders.SAVE)

    def action_language(self) -> None:
        here = [*LANGUAGES, *languages.installed()]
        self.obey(f"lang {here[(here.index(self.session.lang) + 1) % len(here)]}")

    def action_help(self) -> None:
        self.obey("help")

    def action_leave(self) -> None:
        """Ask first, unless nothing would be left behind; who asks twice means it."""
        if isinstance(self.screen, Leaving) or not is_worth_keeping(self.session):
            self.exit()
        else:
            say = self.session.say
            self.push_screen(Leaving(say(phrases.LEAVE), say(phrases.LEAVE_KEYS)), self.leave_if)

    def leave_if(self, sure: bool | None) -> None:
        if sure:
            self.exit()
