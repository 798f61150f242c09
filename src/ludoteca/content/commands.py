"""`ludoteca pack`, `ludoteca deck` and `ludoteca replay`: check and show files. Any problem makes the exit status 1.

What is wrong with packs and replays is told in English, as it is to designers everywhere; decks are for players, and
spoken of in their language.
"""

from __future__ import annotations

import json
from pathlib import Path

import click

from ludoteca.bots.analysis import ITERATIONS, analyse
from ludoteca.content.checking import checked
from ludoteca.content.deck_files import text_of, with_decks
from ludoteca.content.improving import improve
from ludoteca.kernel import asking, replays, shelves
from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.texts import Noun, Phrase, default_names, with_names
from ludoteca.kernel.yamls import Problem
from ludoteca.library import game as game_called
from ludoteca.params import BOT, GAME, Refused, lang_option

PROBLEMS = Noun("problema", "problemi", "m", "problem")
NO_PROBLEMS = Phrase("nessun problema", "no problems")
ONE_FORMAT = Phrase("{game} ha un formato solo: togli --format.", "{game} has only one format: leave out --format.")
NO_DECK = Phrase(
    "{game} non ha un mazzo «{name}»; ci sono: {known}.", "{game} has no deck “{name}”; there are {known}."
)
NO_CODES = Phrase("{game} non ha codici di mazzi: usa --to text.", "{game} has no deck codes: use --to text.")
NO_CARDS = Phrase("«{file}»: non c'è nessuna carta.", "“{file}” has no cards.")
NO_SEAT = Phrase(
    "Non c'è un posto {seat}: i posti si contano da 0, e l'ultimo è {last}.",
    "There is no seat {seat}: seats count from 0, and the last is {last}.",
)
STEPS = Noun("passo", "passi", "m", "step")
AS_RECORDED = Phrase("{steps}, come registrato", "{steps}, as recorded")
OUTCOMES = Noun("esito del caso", "esiti del caso", "m", "outcome of chance", "outcomes of chance")
AS_SEALED = Phrase("{outcomes}, come sigillato", "{outcomes}, as sealed")
SAVED_MATCH = Phrase(
    "«{file}» è una partita salvata, non un replay: tiene una posizione, non le mosse. "
    "Per riprenderla: ludoteca play {game} --load {file}",
    "“{file}” is a saved match, not a replay: it holds a position, not the moves. "
    "To go on with it: ludoteca play {game} --load {file}",
)
CAMPAIGN = Phrase(
    "«{file}» tiene i progressi di una campagna, non è un replay. Per vederli: "
    "ludoteca campaign {game} --show --file {file}",
    "“{file}” keeps the progress of a campaign, and is no replay. To see it: "
    "ludoteca campaign {game} --show --file {file}",
)
RESULTS = Phrase(
    "«{file}» ha i risultati di una simulazione, non un replay.",
    "“{file}” has the results of a simulation, not a replay.",
)
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


def conclude(problems: list[Problem], what: str, lang: str = "en") -> None:
    """Print every problem with its place; leave with status 1 if there was one."""
    for problem in problems:
        click.echo(problem.said.say(lang))
    summary = PROBLEMS.count(len(problems)) if problems else NO_PROBLEMS
    click.echo(f"{what}: {summary.say(lang)}")
    if problems:
        raise SystemExit(1)


@click.group()
def pack() -> None:
    """Check content packs."""


@pack.command("check", short_help="Report everything that is wrong with a pack.")
@click.argument("folder", type=FOLDER)
def check_pack(folder: Path) -> None:
    """Report everything that is wrong with the pack in FOLDER: file, line, what was expected."""
    conclude(checked(folder).problems, str(folder))


@click.group()
def deck() -> None:
    """Check, print and improve decks."""


PACKS = click.option("--pack", "packs", type=FOLDER, multiple=True, help="A pack with more cards; repeatable.")
FORMAT = click.option("--format", default="", help="For which way of playing, in games that have several.")


@deck.command("check", short_help="Report every rule that a deck breaks.")
@click.argument("game", type=GAME)
@click.argument("file", type=FILE)
@PACKS
@FORMAT
@lang_option
def check_deck(game: Game, file: Path, packs: tuple[Path, ...], format: str, lang: str) -> None:
    """Report every rule that the deck in FILE breaks.

    A deck is a list with a card a line, `4 Card name`; Lorcana also reads other programs' codes and saves.
    """
    judge = with_decks(game, lang)
    if format and not judge.deck_formats():
        raise Refused(ONE_FORMAT.fill(game=game.name), lang)
    text = text_of(file)
    try:
        problems = judge.check_deck(text, str(file), packs, format)
        for note in judge.deck_report(text, str(file), lang, packs, format).get("notes", []):
            click.echo(f"{file}:{note['line']}: {note['text']}")
    except PackProblems as error:
        problems = error.problems
        lang = "en"
    except Problem as problem:
        problems = [problem]
    conclude(problems, str(file), lang)


@deck.command("export", short_help="Print a deck as a list of names or as a code.")
@click.argument("game", type=GAME)
@click.argument("file", type=FILE)
@click.option("--to", type=click.Choice(["text", "code"]), default="text", show_default=True, help="Names, or a code.")
@PACKS
@lang_option
def export_deck(game: Game, file: Path, to: str, packs: tuple[Path, ...], lang: str) -> None:
    """Print the deck in FILE, in whatever form it is, as a list of names or as a code for other programs."""
    judge = with_decks(game, lang)
    text = text_of(file)
    try:
        report = judge.deck_report(text, str(file), lang, packs)
    except PackProblems as error:
        conclude(error.problems, str(file))
        return
    except Problem as problem:
        conclude([problem], str(file))
        return
    unread = [mistake for mistake in report["problems"] if mistake["line"]]
    for mistake in unread:
        click.echo(f"{file}:{mistake['line']}: {mistake['text']}", err=True)
    if unread:
        raise SystemExit(1)
    if not report[to]:
        raise Refused(NO_CODES.fill(game=game.name) if to == "code" else NO_CARDS.fill(file=file), lang)
    click.echo(report[to].rstrip("\n"))


@deck.command("show")
@click.argument("game", type=GAME)
@click.argument("name")
@lang_option
def show_deck(game: Game, name: str, lang: str) -> None:
    """Print the ready deck NAME as a deck file."""
    text = with_decks(game, lang).deck_text(name, lang)
    if text is None:
        raise Refused(NO_DECK.fill(game=game.name, name=name, known=", ".join(deck_names(game, lang))), lang)
    click.echo(text, nl=False)


@deck.command("list")
@click.argument("game", type=GAME)
@lang_option
def list_decks(game: Game, lang: str) -> None:
    """List the ready decks."""
    for key, name in deck_names(game, lang).items():
        click.echo(f"{key}  {name}")


def deck_names(game: Game, lang: str) -> dict[str, str]:
    """List every named choice of a setting that the game can print as a deck file."""
    decks = with_decks(game, lang)
    return {
        key: name.say(lang)
        for setting in game.settings()
        for key, name in setting.choices.items()
        if decks.deck_text(key, lang) is not None
    }


deck.add_command(improve)

PLAYED_WITH = click.option(
    "--pack", "packs", type=FOLDER, multiple=True, help="A pack that the match was played with; repeatable."
)


@click.group()
def replay() -> None:
    """Check and show recorded matches."""


@replay.command("check")
@click.argument("file", type=FILE)
@PLAYED_WITH
@lang_option
def check_replay(file: Path, packs: tuple[Path, ...], lang: str) -> None:
    """Play the replay in FILE again and verify every step."""
    recorded, game = opened_replay(file, packs, lang)
    play(file, recorded, game, None)
    click.echo(f"{file}: {AS_RECORDED.fill(steps=STEPS.count(len(recorded.steps))).say(lang)}")


@replay.command("verify")
@click.argument("file", type=FILE)
@click.option("--seal", default="", help="The seal that you were shown before the first card.  [default: the file's]")
@PLAYED_WITH
@lang_option
def verify_replay(file: Path, seal: str, packs: tuple[Path, ...], lang: str) -> None:
    """Prove that the cards of the match in FILE were dealt as sealed before it began."""
    recorded, game = opened_replay(file, packs, lang)
    try:
        session = recorded.prove(game, seal.strip().lower())
    except replays.ReplayError as error:
        raise click.ClickException(f"{file}: {error}") from None
    drawn = len(session.drawn(len(session.steps)))
    click.echo(f"{file}: {AS_SEALED.fill(outcomes=OUTCOMES.count(drawn)).say(lang)}")


@replay.command("show")
@click.argument("file", type=FILE)
@click.option("--step", type=click.IntRange(0), help="After how many choices.  [default: the end]")
@click.option("--seat", type=click.IntRange(0), help="By whose view.  [default: a spectator's]")
@click.option("--position", is_flag=True, help="Print the position file instead of a description.")
@PLAYED_WITH
@lang_option
def show_replay(
    file: Path, step: int | None, seat: int | None, position: bool, packs: tuple[Path, ...], lang: str
) -> None:
    """Describe the match in FILE at a step, or print its position there."""
    recorded, game = opened_replay(file, packs, lang)
    if seat is not None and seat >= recorded.seats:
        raise Refused(NO_SEAT.fill(seat=seat, last=recorded.seats - 1), lang)
    match = play(file, recorded, game, step)
    if position:
        click.echo(asking.position(game, match), nl=False)
        return
    names = recorded.names or default_names(recorded.seats, lang)
    done = len(recorded.steps) if step is None else step
    click.echo(f"{game.name.say(lang)}: {done}/{len(recorded.steps)} ({state_hash(match)})")
    for line in asking.describe(game, match.view(seat), lang):
        click.echo(with_names(line, names))
    for decision in match.decisions:
        click.echo(f"{names[decision.seat]}: {with_names(decision.prompt.say(lang), names)}")
    if match.outcome is not None:
        click.echo(f"{with_names(match.outcome.reason.say(lang), names)} [{match.outcome.rule}]")


@replay.command("analyse", short_help="Say where the match in FILE turned, and what each choice cost.")
@click.argument("file", type=FILE)
@click.option("--iterations", type=click.IntRange(1), default=ITERATIONS, show_default=True, help="For each choice.")
@click.option("--bot", type=BOT, default="strong", show_default=True, help="Who judges.")
@click.option("--seconds", type=click.FloatRange(0), default=0.0, help="Stop after so long.  [default: never]")
@click.option("--json", "to", type=click.Path(path_type=Path), help="Write the whole analysis here, as JSON.")
@PLAYED_WITH
@lang_option
def analyse_replay(
    file: Path, iterations: int, bot: str, seconds: float, to: Path | None, packs: tuple[Path, ...], lang: str
) -> None:
    """Think about every choice of the match in FILE again: turning points, mistakes, and what was better."""
    recorded, game = opened_replay(file, packs, lang)
    try:
        session = recorded.play(game, None)
    except replays.ReplayError as error:
        raise click.ClickException(f"{file}: {error}") from None
    analysis = analyse(session, bot, iterations, seconds)
    names = recorded.names or default_names(recorded.seats, lang)
    report = analysis.to_json(lang)
    for sentence in report["summary"]:
        click.echo(with_names(sentence, names))
    if to is not None:
        to.write_text(json.dumps({"players": names, **report}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def opened_replay(file: Path, packs: tuple[Path, ...], lang: str) -> tuple[replays.Replay, Game]:
    """Read a replay; the packs that it was played with lie on the shelf from then on."""
    for folder in packs:
        problems = checked(folder).problems
        if problems:
            conclude(problems, str(folder))
        shelves.put(shelves.files_of(folder))
    text = text_of(file)
    other = something_else(text)
    if other is not None:
        refusal, key = other
        raise Refused(refusal.fill(file=file, game=key), lang)
    try:
        recorded = replays.read(text)
        return recorded, game_called(recorded.game)
    except replays.ReplayError as error:
        raise click.ClickException(f"{file}: {error}") from None
    except LookupError as error:
        raise click.ClickException(f"{file}: {error.args[0]}") from None


def something_else(text: str) -> tuple[Phrase, str] | None:
    """Find what to say of another file of ours that is taken for a replay, and its game; None for anything else."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):  # a replay has several lines, each JSON of its own
        return None
    marks = {"match": SAVED_MATCH, "ludoteca_campaign": CAMPAIGN, "games_per_second": RESULTS}
    for mark, refusal in marks.items() if isinstance(data, dict) else ():
        if mark in data:
            return refusal, str(data.get("game", ""))[:40]
    return None


def play(file: Path, recorded: replays.Replay, game: Game, step: int | None) -> Match:
    try:
        return recorded.play(game, step).match
    except replays.ReplayError as error:
        raise click.ClickException(f"{file}: {error}") from None
