"""Replays: a match as a file, one line for each choice and each outcome of chance, that plays again exactly.

The first line says what was played (game, version, options, a fingerprint of the content), the last how it ended. Each
choice carries the fingerprint of the position that followed it, so a replay that no longer plays the same says where.

    {"ludoteca": 1, "game": "lyon", "version": 1, "seats": 2, "options": {…}, "content": "9f…"}
    {"seat": 0, "choose": "start:3", "hash": "51…"}
    {"chance": "deck 0", "outcome": [17, 4, …]}
    {"outcome": {"winners": [0], …}}

A match that did not begin at the beginning (restored, or set up from a position) has its first position in `base`. One
whose chance follows from a secret, of which a seal was shown before the first card, has both in its first line.
"""

from __future__ import annotations

import json

from ludoteca.kernel import asking
from ludoteca.kernel.chance import Chance, ChanceError, Sealed, seal_of
from ludoteca.kernel.contract import JSON, BadSettings, IllegalChoice
from ludoteca.kernel.game import Game
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.positions import canonical, has_hash, state_hash, without_chance, without_words
from ludoteca.kernel.session import Drawn, Session, Step, begin, fresh, open_again

FORMAT = 1
MAX_BYTES = 16_000_000
MAX_SEATS = 16


class ReplayError(Exception):
    """A replay that cannot be read or does not play as recorded; `line` in the file, `step` (choices made) or -1."""

    def __init__(self, message: str, line: int = 0, step: int = -1) -> None:
        where = f"line {line}: " if line else ""
        where += f"step {step}: " if step >= 0 else ""
        super().__init__(where + message)
        self.message = message
        self.line = line
        self.step = step


class RecordedStep:
    """One choice (or concession) of a replay, with where it stands and where it led."""

    def __init__(self, line: int, step: Step, hash: str) -> None:
        self.line = line
        self.step = step
        self.hash = hash


class Replay:
    """A replay file, read."""

    def __init__(self, header: JSON) -> None:
        self.game: str = header["game"]
        self.version: int = header["version"]
        self.seats: int = header["seats"]
        self.options: dict[str, JSON] = header["options"]
        self.content: str = header["content"]
        self.names: list[str] = header.get("names", [])
        self.base: JSON = header.get("base")
        self.seed: int | None = header.get("seed")
        """For games whose chance is not recorded: everything follows from this."""
        self.secret: str = header.get("secret", "")
        """What all its chance follows from, if that was sealed."""
        self.seal: str = header.get("seal", "")
        self.opening: Drawn = []
        """What chance gave before the first choice."""
        self.steps: list[RecordedStep] = []
        self.outcome: JSON = None

    def prove(self, game: Game, seal: str = "") -> Session:
        """Play it with every outcome of chance compared with what follows from its secret; raises `ReplayError`.

        `seal` is the one that somebody was shown before the first card; by default, that of the file.
        """
        if not self.secret:
            raise ReplayError("its chance was not sealed: there is no secret to compare it with", 1)
        if seal_of(self.secret) != (seal or self.seal):
            raise ReplayError("the secret is not the one that was sealed", 1)
        return self.play(game, sealed=Sealed(self.secret))

    def play(self, game: Game, until: int | None = None, sealed: Sealed | None = None) -> Session:
        """Play the match up to `until` choices (all by default), every step verified; raises `ReplayError`."""
        last = len(self.steps) if until is None else until
        if not 0 <= last <= len(self.steps):
            raise ReplayError(f"there is no step {last}: the match has {len(self.steps)}")
        session = self.begin(game, sealed)
        for number, step in enumerate(self.steps[:last], 1):
            self.follow(session, step, number, sealed)
        if until is None and _end(_outcome(session)) != _end(self.outcome):
            raise ReplayError(f"ended as {_outcome(session)}, recorded as {self.outcome}", step=last)
        return session

    def begin(self, game: Game, sealed: Sealed | None = None) -> Session:
        """Begin the match before its first choice, with chance as recorded."""
        self.check_header(game)
        base = self.base if self.base is not None else fresh(game, self.seats, self.options) | {"version": self.version}
        try:
            if self.seed is not None:
                session = begin(game, self.seats, self.seed, **self.options)
                asking.go_by(game, session.match, self.version)
            else:
                session = open_again(game, base, self.opening, Chance(), sealed)
        except BadSettings as error:
            raise ReplayError(f"the options cannot be used: {error}", 1) from None
        except ChanceError as error:
            raise ReplayError(f"chance does not fit: {error}", 1, 0) from None
        except (AttributeError, LookupError, PackProblems, TypeError, ValueError) as error:
            raise ReplayError(f"the beginning cannot be set up: {error}", 1) from None
        wrong = session.match.problems() if self.base is not None else []
        if wrong:
            raise ReplayError(f"the position in 'base' is impossible: {wrong[0]}", 1)
        return session

    def check_header(self, game: Game) -> None:
        if self.game != game.key:
            raise ReplayError(f"a replay of {self.game!r}; expected {game.key!r}", 1)
        if not asking.plays(game, self.version):
            raise ReplayError(f"played by version {self.version} of the rules; this is version {game.version}", 1)
        try:
            digest = asking.digest(game, self.options)
        except (BadSettings, PackProblems) as error:
            raise ReplayError(f"the options cannot be used: {error}", 1) from None
        if self.content != digest:
            raise ReplayError(f"played with other content ({self.content}; here it is {digest})", 1)

    def follow(self, session: Session, recorded: RecordedStep, number: int, sealed: Sealed | None = None) -> None:
        """Do one step, which must be possible and lead where it led."""
        step = recorded.step
        try:
            if self.seed is None:
                session.follow(step, sealed)
            elif step.conceded:
                session.concede(step.seat)
            else:
                session.choose(step.seat, step.option)
        except IllegalChoice as error:
            rule = f" [{error.rule}]" if error.rule else ""
            raise ReplayError(
                f"seat {step.seat} cannot choose {step.option!r}: {error.reason.en}{rule}", recorded.line, number
            ) from None
        except ChanceError as error:
            raise ReplayError(f"chance does not fit: {error}", recorded.line, number) from None
        if not has_hash(session.match, recorded.hash):
            actual_hash = state_hash(session.match)
            raise ReplayError(
                f"the position differs: its hash is {actual_hash}, recorded was {recorded.hash}", recorded.line, number
            )


def _outcome(session: Session) -> JSON:
    outcome = session.match.outcome
    return outcome.to_json() if outcome is not None else None


def _end(outcome: JSON) -> bytes:
    """Write how a match ended for comparing: the words that say it may have become others."""
    return canonical(without_words({"outcome": outcome}))


# -- writing -----------------------------------------------------------------------------------------------------


def write(session: Session, names: list[str] | None = None, secret: str = "") -> str:
    """Write a session's replay file; with the secret that its chance followed from, if it did and it may be known."""
    options = session.base["options"] if session.is_fresh else session.options
    header: dict[str, JSON] = {
        "ludoteca": FORMAT,
        "game": session.game.key,
        "version": begun_by(session),
        "seats": session.match.seats,
        "options": options,
        "content": asking.digest(session.game, options),
    }
    if names:
        header["names"] = list(names)
    if secret:
        header |= {"secret": secret, "seal": seal_of(secret)}
    if not session.is_fresh:
        header["base"] = without_chance(session.base)
    lines = [header, *_played_lines(session), {"outcome": _outcome(session)}]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def begun_by(session: Session) -> JSON:
    """Return the version of the rules that the match was begun with."""
    base = session.base
    return base["version"] if isinstance(base, dict) and "version" in base else session.game.version


def _played_lines(session: Session) -> list[JSON]:
    """Write the lines between the first and the last, with hashes found by playing again from the beginning."""
    again = session.again()
    lines = _drawn_lines(session.opening)
    for step in session.steps:
        again.follow(step)
        done: JSON = {"concede": True} if step.conceded else {"choose": step.option}
        lines.append({"seat": step.seat, **done, "hash": state_hash(again.match)})
        lines += _drawn_lines(step.drawn)
    return lines


def _drawn_lines(drawn: Drawn) -> list[JSON]:
    return [{"chance": label, "outcome": outcome} for label, outcome in drawn]


# -- reading -----------------------------------------------------------------------------------------------------


def read(text: str) -> Replay:
    """Read a replay file's text, its form checked line by line; raises `ReplayError`."""
    if len(text) > MAX_BYTES:
        raise ReplayError(f"larger than {MAX_BYTES} characters")
    lines = text.split("\n")
    replay = Replay(_header(_object(lines[0], 1)))
    ended = False
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        if ended:
            raise ReplayError("something follows the outcome, which must be the last line", number)
        ended = _read_line(replay, _object(line, number), number)
    if not ended:
        raise ReplayError('the file ends before its last line, {"outcome": …}: it is truncated', len(lines))
    return replay


def replay(text: str, game: Game, until: int | None = None) -> Session:
    """Play the match that the file describes again, verified at every step."""
    return read(text).play(game, until)


def _object(line: str, number: int) -> dict[str, JSON]:
    try:
        data = json.loads(line)
    except ValueError as error:
        what = f"{error.msg} at column {error.colno}" if isinstance(error, json.JSONDecodeError) else str(error)
        first = "not a replay, which has a line of JSON for each step; " if number == 1 else ""
        raise ReplayError(f"{first}not valid JSON: {what}", number) from None
    except RecursionError:
        raise ReplayError("nested too deeply", number) from None
    if not isinstance(data, dict):
        raise ReplayError("expected a JSON object", number)
    return data


def _header(data: dict[str, JSON]) -> dict[str, JSON]:
    if data.get("ludoteca") != FORMAT:
        raise ReplayError(f'not a replay: the first line must have "ludoteca": {FORMAT}', 1)
    expected: dict[str, type] = {"game": str, "version": int, "seats": int, "options": dict, "content": str}
    for key, kind in expected.items():
        if type(data.get(key)) is not kind:
            raise ReplayError(f"the first line needs {key!r}, {kind.__name__}", 1)
    if not 1 <= data["seats"] <= MAX_SEATS:
        raise ReplayError(f"'seats' must be from 1 to {MAX_SEATS}", 1)
    names = data.get("names", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ReplayError("'names' must be a list of texts", 1)
    if not isinstance(data.get("base", {}), dict) or type(data.get("seed", 0)) is not int:
        raise ReplayError("'base' must be a position, 'seed' a whole number", 1)
    if not all(isinstance(data.get(key, ""), str) for key in ("secret", "seal")):
        raise ReplayError("'secret' and 'seal' must be texts", 1)
    unknown = sorted(set(data) - {"ludoteca", *expected, "names", "base", "seed", "secret", "seal"})
    if unknown:
        raise ReplayError(f"the first line has an unknown field {unknown[0]!r}", 1)
    if not all(isinstance(key, str) and key.isidentifier() for key in data["options"]):
        raise ReplayError("'options' must be named by words", 1)
    return data


def _read_line(replay: Replay, data: dict[str, JSON], number: int) -> bool:
    """Take in one line; True if it was the last."""
    fields = set(data)
    if fields == {"outcome"}:
        replay.outcome = data["outcome"]
        return True
    if fields == {"chance", "outcome"}:
        if not isinstance(data["chance"], str):
            raise ReplayError("'chance' must be the label of what was drawn", number)
        drawn = replay.steps[-1].step.drawn if replay.steps else replay.opening
        drawn.append((data["chance"], data["outcome"]))
        return False
    conceded = fields == {"seat", "concede", "hash"} and data["concede"] is True
    if not conceded and fields != {"seat", "choose", "hash"}:
        raise ReplayError("expected a choice {seat, choose, hash}, a chance {chance, outcome} or the outcome", number)
    option = "" if conceded else data["choose"]
    seat = data["seat"]
    if type(seat) is not int or not 0 <= seat < replay.seats or not isinstance(option, str):
        raise ReplayError(f"'seat' must be a seat below {replay.seats}, 'choose' an option's id", number)
    if not isinstance(data["hash"], str):
        raise ReplayError("'hash' must be a text", number)
    replay.steps.append(RecordedStep(number, Step(seat, option, False, conceded), data["hash"]))
    return False
