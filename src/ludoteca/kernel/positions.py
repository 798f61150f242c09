"""Positions as text: their fingerprint, and the YAML form that every game has unless it brings a better one.

A position file says `ludoteca: position` and which game it is of; the rest is the game's. Here that is simply what
`save` gives, without the source of chance; a game that wants its positions to be written by people has a form
of its own (`HasPositions`).
"""

from __future__ import annotations

from hashlib import blake2b
from io import StringIO
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.yamls import MAX_BYTES, Problem, Where, parse_yaml, where_key, where_of

if TYPE_CHECKING:
    from ludoteca.kernel.contract import Match

KIND = "position"
BESIDE = frozenset(("chance", "version", "content"))
"""What a match saves besides its position."""
LINE_WIDTH = 160
LONG_LIST = 6
"""Texts in a list longer than this get a line each."""


def without_chance(saved: Any) -> Any:
    """Return what `save` gave, less where chance comes from: the position itself."""
    if not isinstance(saved, dict):
        return saved
    return {key: value for key, value in saved.items() if key != "chance"}


def canonical(data: Any) -> bytes:
    """Write this plain data as JSON in the one way there is."""
    return msgspec.json.encode(data, order="sorted")


def without_words(saved: Any) -> Any:
    """Return what was saved, less the words of how it ended: they may be written better, and it ended as it did."""
    outcome = _outcome_of(saved)
    if outcome is None:
        return saved
    return {**saved, "outcome": {key: value for key, value in outcome.items() if key != "reason"}}


def _outcome_of(saved: Any) -> dict[str, Any] | None:
    outcome = saved.get("outcome") if isinstance(saved, dict) else None
    return outcome if isinstance(outcome, dict) else None


def state_hash(match: Match) -> str:
    """Return a short fingerprint of the position: equal for matches in which all is the same but future chance."""
    return _hash_of(without_words(match.save()))


def has_hash(match: Match, recorded: str) -> bool:
    """Tell whether a fingerprint is that of this position; of ends, also one that was made with their words."""
    return recorded == state_hash(match) or (match.outcome is not None and recorded == _hash_of(match.save()))


def _hash_of(saved: Any) -> str:
    return blake2b(canonical(without_chance(saved)), digest_size=8).hexdigest()


def fingerprint(match: Match) -> str:
    """Return a short form of the position alone: the same whichever edition of the rules has led to it."""
    return fingerprint_of(match.save())


def fingerprint_of(saved: Any) -> str:
    """Return the same of a match as it was saved."""
    return _fingerprint_of(without_words(saved))


def has_fingerprint(saved: Any, kept: str) -> bool:
    """Tell whether a short form is that of this position; of ends, also one that was made with their words."""
    return kept == fingerprint_of(saved) or (bool(_outcome_of(saved)) and kept == _fingerprint_of(saved))


def _fingerprint_of(saved: Any) -> str:
    if isinstance(saved, dict):
        saved = {key: value for key, value in saved.items() if key not in BESIDE}
    return blake2b(canonical(saved), digest_size=12).hexdigest()


def chance_from(seed: int | None) -> Chance:
    return Chance() if seed is None else Seeded(seed)


def write_yaml(data: Any) -> str:
    """Write plain data as YAML, maps in their own order, short lists on one line."""
    from ruamel.yaml import YAML  # slow to import, and no match needs it before somebody writes it down

    yaml = YAML()
    yaml.default_flow_style = None
    yaml.width = LINE_WIDTH
    yaml.allow_unicode = True
    out = StringIO()
    yaml.dump(_laid_out(data), out)
    return "".join(line.rstrip() + "\n" for line in out.getvalue().splitlines())


def _laid_out(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _laid_out(value) for key, value in data.items()}
    if isinstance(data, list):
        from ruamel.yaml.comments import CommentedSeq

        items = CommentedSeq([_laid_out(value) for value in data])
        if len(items) > LONG_LIST and all(isinstance(value, str) for value in data):
            items.fa.set_block_style()
        return items
    return data


def position_text(saved: Any) -> str:
    """Write the generic position file of a saved match."""
    return write_yaml({"ludoteca": KIND, **without_chance(saved)})


def read_position(text: str, file: str, game: str) -> Any:
    """Read the data of a position file of this game, with the lines of everything; raises `Problem`."""
    if len(text.encode()) > MAX_BYTES:
        raise Problem(Where(file), f"larger than {MAX_BYTES} bytes")
    data = parse_yaml(text, file, marked=True)
    if not isinstance(data, dict):
        raise Problem(where_of(data, file), "expected a position, a map that begins with `ludoteca: position`")
    if data.get("ludoteca") != KIND:
        raise Problem(where_key(data, "ludoteca", file), "not a position: expected `ludoteca: position`")
    if data.get("game") != game:
        raise Problem(
            where_key(data, "game", file), f"a position of {data.get('game')!r}; expected a position of {game!r}"
        )
    return data


def plain(data: Any) -> Any:
    """Turn marked YAML into ordinary maps and lists."""
    if isinstance(data, dict):
        return {str(key): plain(value) for key, value in data.items()}
    if isinstance(data, list):
        return [plain(value) for value in data]
    if isinstance(data, bool) or data is None:
        return data
    if isinstance(data, int):
        return int(data)
    if isinstance(data, float):
        return float(data)
    return str(data)
