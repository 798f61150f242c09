"""What the table answers to each command."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.terminal import orders, phrases
from ludoteca.terminal.answers import obey, outcome_lines
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session
from tests.terminal.conftest import SessionMaker


def position(session: Session) -> object:
    return session.match.save()


def test_choosing_by_number(in_action: Session) -> None:
    label = in_action.labels()[0]
    assert label.startswith("Play ")
    assert obey(in_action, "1").moved
    assert label.removeprefix("Play ") in in_action.say(in_action.decision().prompt)  # type: ignore[union-attr]


@pytest.mark.parametrize("words", ["go on to combat", "combat", "GO ON", "fight"])
def test_choosing_by_name_or_id(in_action: Session, words: str) -> None:
    assert obey(in_action, words).moved
    assert any("attacks" in label for label in in_action.labels())


def test_accents_and_language_follow_the_session(in_action: Session) -> None:
    in_action.lang = "it"
    assert obey(in_action, "pàssa al combattimento").moved


def test_ambiguous_names_ask_which(in_action: Session) -> None:
    before = position(in_action)
    answer = obey(in_action, "play")
    assert not answer.moved
    assert answer.lines[0] == "Which do you mean? “play” can be:"
    assert len(answer.lines) > 2
    for line in answer.lines[1:]:
        number, _, label = line.partition(". ")
        assert in_action.labels()[int(number) - 1] == label
    assert position(in_action) == before


@pytest.mark.parametrize("words", ["0", "99", "9" * 5000, "dragon of nowhere", "…", "play:", "\x00"])
def test_nonsense_changes_nothing(in_action: Session, words: str) -> None:
    before = position(in_action)
    answer = obey(in_action, words)
    assert answer.lines
    assert not answer.moved
    assert position(in_action) == before


def test_an_option_that_warns_is_chosen_twice() -> None:
    game = ludoteca.game("arena")
    session = Session(game, Saved(game.new(2, seed=3, side="player 1"), ["", "random"], [], "en"), 3)
    place = next(i for i, option in enumerate(session.decision().options) if option.warning.en)  # type: ignore[union-attr]
    before = position(session)
    answer = obey(session, str(place + 1))
    assert answer.lines == ["Aladdin is an ally. Attack anyway? Choose it again to confirm."]
    assert not answer.moved
    assert position(session) == before
    assert obey(session, "stay").moved, "what does not warn is chosen at once"
    assert obey(session, "undo").moved
    assert not obey(session, str(place + 1)).moved, "it is another time"
    assert obey(session, str(place + 1)).moved
    assert "attacks Aladdin" in session.told(session.log_lines()[-2])


def test_wanting_what_is_not_allowed_answers_with_the_rule(in_action: Session) -> None:
    answer = obey(in_action, "end the turn")
    assert not answer.moved
    assert answer.lines[0].startswith("End the turn: ")
    assert answer.lines[1].startswith("LY-6.04, ")


def test_why_not(in_action: Session) -> None:
    reasons = obey(in_action, "why attacks").lines
    assert all("Attacks are made in the Combat phase." in line for line in reasons[:-1])
    assert reasons[-1].startswith("LY-6.04, ")
    in_action.lang = "it"
    assert obey(in_action, "perché attacca").lines[0].endswith("Si attacca nella fase di Combattimento.")


def test_why_not_an_option_that_is_a_sentence_ends_it_once() -> None:
    game = ludoteca.game("kingdom")
    session = Session(game, Saved(game.new(2, seed=3, scenario="4"), ["", "random"], [], "en"), 3)
    reasons = obey(session, "why rain").lines
    assert any(reason.startswith("Rain of Fire") and ": Spells are chosen" in reason for reason in reasons)
    assert not [reason for reason in reasons if ".:" in reason]


def test_why_of_something_possible_names_its_number(in_action: Session) -> None:
    lines = obey(in_action, "why combat").lines
    number = in_action.labels().index("Go on to combat") + 1
    assert lines[0] == f"It can be done: it is option {number}, Go on to combat."
    assert lines[1].startswith("LY-8.05, ")


def test_why_by_id_and_by_rule(in_action: Session) -> None:
    assert obey(in_action, "why attack:0").lines[-1].startswith("LY-6.04, ")
    assert "There is no option" in obey(in_action, "why juggle:3").lines[0]
    assert obey(in_action, "why ly-4.05").lines[0].startswith("LY-4.05, ")


def test_why_an_event_happened(in_action: Session) -> None:
    assert obey(in_action, "why").lines == ["Action.", *_rule(in_action, "LY-6.04")]
    assert obey(in_action, "why shuffles").lines[1:] == _rule(in_action, "LY-4.04")
    assert "neither" in obey(in_action, "why zebra").lines[0]


def test_why_before_anything_happened(make_session: SessionMaker) -> None:
    assert obey(make_session(), "why").lines == ["There is nothing to explain yet."]


def _rule(session: Session, id: str) -> list[str]:
    rule = session.game.rules()[id]
    return [f"{id}, {rule.section.en}: {rule.text.en}"]


def test_undo_step_and_chain(in_action: Session) -> None:
    before = position(in_action)
    log = len(in_action.log)
    obey(in_action, "1")
    assert obey(in_action, "undo").moved
    assert position(in_action) == before
    obey(in_action, "1")
    obey(in_action, "1")
    assert len(in_action.log) > log
    assert obey(in_action, "annulla tutto").moved
    assert position(in_action) == before
    assert len(in_action.log) == log


def test_undo_refused_says_why(in_action: Session) -> None:
    before = position(in_action)
    answer = obey(in_action, "undo")
    assert not answer.moved
    assert "cannot be taken back" in answer.lines[0]
    assert position(in_action) == before


def test_rules(in_action: Session) -> None:
    contents = obey(in_action, "rules").lines
    assert _rule(in_action, "LY-8.05")[0] in contents
    assert any(line.startswith("Combat: LY-9.01") for line in contents)
    assert obey(in_action, "rules ly-1.02").lines == _rule(in_action, "LY-1.02")
    found = obey(in_action, "rules empty deck").lines
    assert found
    assert all("deck" in line.casefold() for line in found)
    assert "more" in obey(in_action, "rules monster").lines[-1]
    assert obey(in_action, "rules xyzzy").lines == ["No rule speaks of “xyzzy”."]


def test_card_in_hand(in_action: Session) -> None:
    name = in_action.labels()[0].removeprefix("Play ")
    lines = obey(in_action, f"card {name}").lines
    assert lines[0] == name
    assert lines[1].startswith(("Monster, Level", "Magic", "Treasure"))


def test_cards_of_the_other_hand_cannot_be_read(in_action: Session) -> None:
    theirs = {card.name.en for card in in_action.match.view(1).players[1].hand}
    seen = {lines[0] for lines in in_action.game.things(in_action.view(), "en").values()}
    hidden = theirs - seen
    assert hidden
    listed = obey(in_action, "card").lines
    for name in hidden:
        assert name not in listed
        assert obey(in_action, f"card {name}").lines == [f"You see no card “{name}”."]


def test_hint_is_an_option_on_offer(in_action: Session) -> None:
    before = position(in_action)
    line, *why = obey(in_action, "hint").lines
    assert any("chance to win" in reason for reason in why)
    assert line.endswith("]"), "the rule that asks"
    number, _, label = line.rpartition(" [")[0].removeprefix("Hint: ").partition(". ")
    assert in_action.labels()[int(number) - 1] == label
    assert position(in_action) == before


def test_log_and_board(in_action: Session) -> None:
    log = obey(in_action, "log").lines
    assert log[-1] == "Action."
    assert "Random (bot) draws 1 card." in log
    board = obey(in_action, "board").lines
    assert board[0] == "Turn 1, Action: it is Player 1's turn."
    assert not any("{seat" in line for line in log + board)


def test_language(in_action: Session) -> None:
    assert obey(in_action, "lang it").lines == ["Da ora in italiano."]
    assert "Passa al combattimento" in in_action.labels()
    assert obey(in_action, "lingua fr").lines == ["Le lingue sono «it» e «en»."]
    assert in_action.lang == "it"


def test_nobody_to_wait_for(in_action: Session) -> None:
    assert obey(in_action, "wait").lines == ["Nobody else can act now."]


def test_waiting_lets_the_others_answer_first(make_session: SessionMaker) -> None:
    session = make_session()
    assert session.next_seat() == 0
    assert obey(session, "wait").moved
    assert session.bot_to_move() == 1
    session.choose(1, session.thought(1, "random")())
    assert session.next_seat() == 0


def test_concession_ends_the_match(in_action: Session) -> None:
    assert obey(in_action, "concede").moved
    outcome = in_action.match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome_lines(in_action, outcome)[0] == "Random (bot) wins."
    assert obey(in_action, "1").lines == ["The match is over."]
    assert obey(in_action, "concede").lines == ["The match is over."]
    assert obey(in_action, "hint").lines == ["There is nothing to decide now."]


def test_help_tells_every_command_in_both_languages(in_action: Session) -> None:
    for lang in LANGUAGES:
        in_action.lang = lang
        lines = obey(in_action, "help").lines
        for name in orders.NAMES.values():
            assert any(line.split(":")[0].split()[0] == name.say(lang) for line in lines), name


def test_every_phrase_exists_in_both_languages() -> None:
    for name, phrase in vars(phrases).items():
        if isinstance(phrase, phrases.Phrase):
            assert phrase.it, name
            assert phrase.en, name


def test_quit_leaves(in_action: Session) -> None:
    assert obey(in_action, "quit").leaves


def test_save_asks_for_a_file(in_action: Session) -> None:
    assert obey(in_action, "save").lines == ["Type “save” and the name of a file."]


def test_save(in_action: Session, tmp_path: Path) -> None:
    target = tmp_path / "partita di prova.json"
    assert obey(in_action, f"save {target}").lines == [f"Match saved in “{target}”."]
    assert target.exists()
    assert not list(tmp_path.glob("*.part"))


def test_several_bots_have_different_names() -> None:
    game = ludoteca.game("arena")
    session = Session(game, Saved(game.new(4, seed=3, mode="team"), ["", "greedy", "greedy", "random"], [], "it"), 3)
    assert session.names == ["Giocatore 1", "Avido (bot 2)", "Avido (bot 3)", "A caso (bot 4)"]
