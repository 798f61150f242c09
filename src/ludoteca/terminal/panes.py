"""The parts of the full-screen table: the options, the log, the keys, and what opens over them."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from ludoteca.terminal import phrases
from ludoteca.terminal.session import Session

WIDE = 100
"""Columns from which on the log stands beside the board."""
LOG_LENGTH = 300


class Choices(OptionList):
    """The options on offer: arrows and Enter, the mouse, or the number typed."""

    class Numbered(Message):
        """A number was typed that can only mean this option (counted from 0)."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._typed = ""
        self._settled = False
        """A digit has just chosen: an Enter that follows belongs to it, not to the next question."""

    def offer(self, labels: list[str], headings: list[str] | None = None) -> None:
        """Offer these options; a heading belongs to the one below it, so that places and numbers stay the same."""
        self._typed = ""
        self.clear_options()
        width = len(str(len(labels)))
        above = headings or [""] * len(labels)
        for number, (heading, label) in enumerate(zip(above, labels, strict=True), 1):
            shown = Text(f"{heading}\n" if heading else "", style="bold")
            self.add_option(shown.append(f"{number:>{width}}  {label}", style="not bold"))
        if labels:
            self.highlighted = 0

    def on_key(self, event: events.Key) -> None:
        """Choose by a digit at once among nine options or fewer; among more, Enter settles which number is meant."""
        digit = event.character or ""
        if not ("0" <= digit <= "9" and len(digit) == 1):
            if event.key == "enter" and self._settled:
                event.stop()
            self._typed = ""
            self._settled = False
            return
        event.stop()
        self._typed += digit
        if not 1 <= int(self._typed) <= self.option_count:
            self._typed = digit
        number = int(self._typed)
        if not 1 <= number <= self.option_count:
            self._typed = ""
            return
        self.highlighted = number - 1
        self._settled = self.option_count < 10
        if self._settled:
            self._typed = ""
            self.post_message(self.Numbered(number - 1))


class Log(VerticalScroll):
    """What the viewer was told; what is new is bright."""

    def __init__(self) -> None:
        super().__init__(Static(id="told"), id="log")

    def show(self, session: Session, fresh: int) -> None:
        self.border_title = session.say(phrases.LOG_TITLE)
        lines = session.log_lines()[-LOG_LENGTH:]
        text = Text()
        for index, line in enumerate(lines):
            is_new = index >= len(lines) - fresh
            text.append(("\n" if index else "") + session.told(line), style="" if is_new else "dim")
        self.query_one("#told", Static).update(text)
        self.call_after_refresh(self.scroll_end, animate=False)


class Keys(Static):
    """The keys and what they do; each can be clicked."""

    def __init__(self) -> None:
        super().__init__(id="keys")

    def show(self, session: Session) -> None:
        """Show as much as fits; the least needed comes last."""
        room = self.app.size.width - 2
        shown = ""
        for action, (key, what) in phrases.KEYS.items():
            words = session.say(what)
            room -= len(key) + len(words) + 3
            if room >= -2:
                shown += f"[@click=app.{action}][b]{key}[/b] {words}[/]  "
        moving = session.say(phrases.MOVE_KEYS)
        self.update(shown + moving if len(moving) <= room else shown.rstrip())


class Reading(ModalScreen[None]):
    """Lines to read, over the table; above them a picture, if there is one."""

    BINDINGS = [("escape,enter,q,space", "dismiss", "")]

    def __init__(self, lines: list[str], footer: str, picture: Text | None = None) -> None:
        super().__init__()
        self.lines = lines
        self.footer = footer
        self.picture = picture

    def compose(self) -> ComposeResult:
        shown = [Static(self.picture, id="picture")] if self.picture is not None else []
        page = VerticalScroll(*shown, Static(Text("\n".join(self.lines)), id="words"), id="page")
        page.border_subtitle = self.footer
        yield page

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


class Leaving(ModalScreen[bool]):
    """Whether to leave the table, over it."""

    BINDINGS = [("enter,q", "dismiss(True)", ""), ("escape", "dismiss(False)", "")]

    def __init__(self, words: str, keys: str) -> None:
        super().__init__()
        self.words = words
        self.keys = keys

    def compose(self) -> ComposeResult:
        page = VerticalScroll(Static(Text(self.words), id="words"), id="page")
        page.border_subtitle = self.keys
        yield page


class Curtain(ModalScreen[None]):
    """Hides everything while the keyboard goes from one person to the next."""

    BINDINGS = [("enter", "dismiss", "")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(Text(self.words, justify="center"), id="curtain")

    def on_click(self) -> None:
        self.dismiss()
