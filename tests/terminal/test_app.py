"""The full-screen table, driven by keys and mouse."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import ludoteca
from ludoteca import bots
from ludoteca.terminal import answers
from ludoteca.terminal.app import TerminalApp
from ludoteca.terminal.panes import Choices, Curtain, Leaving, Log, Reading
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session
from tests.terminal.conftest import SessionMaker

WIDE = (120, 40)
USUAL = (80, 24)
SMALL = (60, 20)


def text_of(app: TerminalApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).render())


async def settle(pilot: Pilot[Any]) -> None:
    """Until every bot has answered and the screen shows it."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def start(pilot: Pilot[Any]) -> None:
    """Past the choice of the starters."""
    for _ in range(4):
        await pilot.press("1")
        await settle(pilot)


@pytest.mark.parametrize("size", [WIDE, USUAL, SMALL, (30, 8)])
async def test_decisions_by_keys_at_every_size(make_session: SessionMaker, size: tuple[int, int]) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=size) as pilot:
        await start(pilot)
        assert app.session.view().phase == "action"
        before = app.session.labels()
        assert app.query_one(Choices).option_count == len(before)
        await pilot.press("down", "up", "enter")
        await settle(pilot)
        assert app.session.labels() != before
        await pilot.press("u")
        await settle(pilot)
        assert app.session.labels() == before


async def test_a_whole_game_by_keys(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session(bots=("", "greedy")))
    async with app.run_test(size=USUAL) as pilot:
        for _ in range(400):
            if app.session.match.outcome is not None:
                break
            await pilot.press("1" if app.query_one(Choices).option_count < 10 else "enter")
            await settle(pilot)
        assert app.session.match.outcome is not None
        assert isinstance(app.screen, Reading)
        assert "wins." in text_of(app, "#words")
        await pilot.press("escape")
        assert "wins." in text_of(app, "#prompt")
        await pilot.press("1", "h")
        assert app.is_running


async def test_resizing_while_playing(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await start(pilot)
        for size in (SMALL, USUAL, WIDE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            log, question = app.query_one(Log).region, app.query_one("#question").region
            assert question.height >= 6
            if size == WIDE:
                assert log.y == 0
                assert log.height > question.height
            else:
                assert log.y == question.y


async def test_clicking_an_option(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        wanted = app.session.labels()[2]
        await pilot.click(Choices, offset=(5, 2))
        await settle(pilot)
        assert wanted in app.session.told(app.session.log_lines()[-1])


async def test_clicking_a_key(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await pilot.press("enter")
        assert not isinstance(app.screen, Reading)


async def test_typing_names_and_commands(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await start(pilot)
        await pilot.press("colon", *"combat", "enter")
        await settle(pilot)
        assert app.session.view().phase == "combat"
        await pilot.press("colon", *"xyzzy", "enter")
        await settle(pilot)
        assert "xyzzy" in text_of(app, "#message")
        assert app.query_one(Choices).has_focus


async def test_why_rules_card_and_help_open_and_close(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=USUAL) as pilot:
        await start(pilot)
        for keys, said in [
            (["w", "enter"], "LY-6.04"),
            (["w", *"shuffles", "enter"], "LY-4.04"),
            (["w", *"attacks", "enter"], "Attacks are made in the Combat phase."),
            (["r", "enter"], "LY-9.01"),
            (["r", *"LY-1.02", "enter"], "LY-1.02"),
            (["c", "enter"], "Cards that you can read:"),
            (["question_mark"], "undo [chain]"),
        ]:
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
            assert isinstance(app.screen, Reading), keys
            assert said in text_of(app, "#words")
            await pilot.press("escape")
            await pilot.pause()
            assert app.query_one(Choices).has_focus


async def test_escape_gives_up_a_command(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=USUAL) as pilot:
        await pilot.press("s")
        assert app.query_one("#command", Input).value == "save "
        await pilot.press("escape")
        assert app.query_one("#command", Input).value == ""
        assert app.query_one(Choices).has_focus


async def test_save_by_keys(make_session: SessionMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("s", *"m.json", "enter")
        await pilot.pause()
        assert "saved" in text_of(app, "#message")
    assert (tmp_path / "m.json").exists()


async def test_the_language_changes_at_once(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await start(pilot)
        assert "Action: play cards" in text_of(app, "#prompt")
        await pilot.press("l")
        await pilot.pause()
        assert "Azione: gioca carte" in text_of(app, "#prompt")
        assert "annulla" in text_of(app, "#keys")


async def test_hint_points_at_an_option(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await start(pilot)
        await pilot.press("h")
        await settle(pilot)
        highlighted = app.query_one(Choices).highlighted
        assert highlighted is not None
        assert text_of(app, "#message").startswith(f"Hint: {highlighted + 1}. {app.session.labels()[highlighted]} [")
        assert "chance to win" in text_of(app, "#message")


class ManyChoices(App[None]):
    """So many options and nothing else."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.sent: list[int] = []

    def compose(self) -> ComposeResult:
        yield Choices()

    def on_mount(self) -> None:
        self.query_one(Choices).offer([f"option {number}" for number in range(1, self.number + 1)])
        self.query_one(Choices).focus()

    def on_choices_numbered(self, event: Choices.Numbered) -> None:
        self.sent.append(event.place + 1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.sent.append(event.option_index + 1)


@pytest.mark.parametrize("number", [10, 12, 21, 100])
async def test_among_ten_options_or_more_enter_settles_the_number(number: int) -> None:
    app = ManyChoices(number)
    async with app.run_test() as pilot:
        await pilot.press("1", "0")
        assert app.sent == []
        assert app.query_one(Choices).highlighted == 9
        await pilot.press("enter")
        assert app.sent == [10]
        await pilot.press("5", "enter")
        assert app.sent == [10, 5]
        await pilot.press("0", "1", "down", "2", "enter")
        assert app.sent == [10, 5, 2]
        await pilot.press("down", "enter")
        assert app.sent == [10, 5, 2, 3]


async def test_among_nine_a_digit_chooses_and_its_enter_chooses_nothing_more() -> None:
    app = ManyChoices(9)
    async with app.run_test() as pilot:
        await pilot.press("3")
        assert app.sent == [3]
        await pilot.press("enter")
        assert app.sent == [3]
        await pilot.press("enter")
        assert app.sent == [3, 3]
        await pilot.press("4", "down", "enter")
        assert app.sent == [3, 3, 4, 5]
        await pilot.press("6")
        await pilot.click(Choices, offset=(5, 2))
        assert app.sent == [3, 3, 4, 5, 6, 2]


async def test_a_number_and_enter_is_one_decision_among_many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("kingdom")
    match = game.new(1, seed=6, scenario="9", level="three_stars", heroes=["ignus"])
    session = Session(game, Saved(match, [""], [], "en"), 6)
    while len(match.decisions[0].options) < 13:
        session.choose(0, match.decisions[0].options[0])
    wanted = match.decisions[0].options[11].id
    app = TerminalApp(session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        chosen: list[str] = []
        monkeypatch.setattr(session, "choose", lambda seat, option: chosen.append(option.id))
        await pilot.press("1", "2", "enter")
        await settle(pilot)
        assert chosen == [wanted]


async def test_the_curtain_hides_the_other_hand(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session(bots=("", ""), names=("Ada", "Bea")))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Ada, press Enter" in text_of(app, "#curtain")
        assert app.session.viewer is None
        await pilot.press("enter")
        await start(pilot)
        assert isinstance(app.screen, Curtain)
        assert "Bea, press Enter" in text_of(app, "#curtain")
        hidden = [lane.name.en for lane in app.session.match.view(0).players[0].lanes]
        await pilot.press("1", "w", "q")
        assert isinstance(app.screen, Curtain)
        await pilot.click()
        await pilot.pause()
        assert app.session.viewer == 1
        told = text_of(app, "#told")
        assert "Ada places a Monster face down." in told
        assert not any(name in told for name in hidden)


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_answer = threading.Event()

    def choose(self, match: Any, seat: int) -> Any:
        self.begun.set()
        assert self.may_answer.wait(60)
        return next(d for d in match.decisions if d.seat == seat).options[0]


async def test_the_table_lives_while_a_bot_thinks(make_session: SessionMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(bots, "make", lambda name, seed: slow)
    app = TerminalApp(make_session())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "1", "1", "1")
        await pilot.pause()
        assert slow.begun.is_set() or slow.begun.wait(60)
        assert "is thinking" in text_of(app, "#prompt")
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")
        await pilot.press("u")
        await pilot.pause()
        assert app.session.decision() is not None
        slow.may_answer.set()
        await settle(pilot)
        assert len(app.session.moves) == 3, "the thought about the position that is gone was dropped"


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
@pytest.mark.parametrize("again", ["enter", "q", "ctrl+c"])
async def test_leaving_asks_first_and_says_that_the_match_is_kept(in_action: Session, key: str, again: str) -> None:
    app = TerminalApp(in_action)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert app.is_running
        assert isinstance(app.screen, Leaving)
        assert "The match is kept" in text_of(app, "#words")
        await pilot.press(again)
    assert app.return_code == 0


async def test_who_stays_goes_on(in_action: Session) -> None:
    app = TerminalApp(in_action)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, Leaving)
        before = len(in_action.moves)
        await pilot.press("1")
        await settle(pilot)
        assert len(in_action.moves) > before


async def test_nothing_is_asked_where_nothing_would_be_left(make_session: SessionMaker, tmp_path: Path) -> None:
    app = TerminalApp(make_session())
    async with app.run_test(size=USUAL) as pilot:
        await pilot.press("q")
    assert app.return_code == 0
    session = make_session()
    session.choose(0, session.match.decisions[0].options[0])
    answers.save(session, str(tmp_path / "m.json"))
    app = TerminalApp(session)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.press("q")
    assert app.return_code == 0


async def test_leaving_from_behind_the_curtain(make_session: SessionMaker) -> None:
    app = TerminalApp(make_session(bots=("", "")))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        await pilot.press("ctrl+c")
    assert app.return_code == 0
