"""Copies, saves, positions and replays: a match that is kept is the same match."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ludoteca.conformance.faces import face, go_on_together, require_same, wander
from ludoteca.conformance.report import Broken
from ludoteca.conformance.walk import After, Walk
from ludoteca.kernel import asking, replays
from ludoteca.kernel.chance import ChanceError
from ludoteca.kernel.contract import Decision, Event
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.yamls import Problem

STEPS = 3
"""How far twins are followed."""
OLD_COPIES = 4


def copy(walk: Walk, decision: Decision, option: str) -> After:
    match, seats = walk.match, walk.seats
    before = face(match, seats)
    twin = match.copy()
    require_same(before, face(twin, seats), "copy", "a copy differs")
    wander(match.copy(), walk.rng, STEPS)
    require_same(before, face(match, seats), "copy", "playing on a copy changed the match itself")
    if len(walk.old) < OLD_COPIES:
        walk.old.append((match.copy(), state_hash(match)))

    def after(events: Sequence[Event]) -> None:
        twin.choose(decision.seat, option)
        require_same(match.save(), twin.save(), "copy", f"match and copy went on differently after {option}")

    return after


def old_copies(walk: Walk) -> None:
    for kept, hash in walk.old:
        if state_hash(kept) != hash:
            raise Broken("copy", "playing the match changed a copy that was made of it earlier")


def save(walk: Walk, decision: Decision, option: str) -> None:
    match, seats = walk.match, walk.seats
    saved = match.save()
    try:
        text = json.dumps(saved)
    except TypeError as error:
        raise Broken("save", f"not plain JSON: {error}") from None
    require_same(saved, json.loads(text), "save", "not plain JSON, it reads back differently")
    twin = walk.game.restore(json.loads(text))
    require_same(face(match, seats), face(twin, seats), "save", "the restored match differs")
    require_same(saved.get("chance"), twin.save().get("chance"), "save", "its chance differs")
    wandering = "the restored match goes on differently"
    go_on_together(match.copy(), twin, seats, walk.rng, STEPS, "save", wandering)


def position(walk: Walk, decision: Decision, option: str) -> None:
    text = asking.position(walk.game, walk.match)
    try:
        twin = asking.from_position(walk.game, text, "position", seed=0)
    except Problem as problem:
        raise Broken("position", f"its own position file cannot be read: {problem}") from None
    require_same(
        face(walk.match, walk.seats), face(twin, walk.seats), "position", "the match read from its position differs"
    )


def replay(walk: Walk) -> None:
    """Play the whole game again: from its seed, and from its replay file."""
    match = walk.match
    again = walk.game.new(seats=walk.seats, seed=walk.seed, **walk.options)
    for number, choice in enumerate(walk.trail, 1):
        if state_hash(again) != choice.before:
            raise Broken("replay", f"the same seed and choices lead elsewhere before choice {number}, {choice.option}")
        again.choose(choice.seat, choice.option)
    require_same(face(match, walk.seats), face(again, walk.seats), "replay", "the same seed and choices end elsewhere")
    try:
        played = replays.replay(replays.write(walk.session), walk.game).match
    except (replays.ReplayError, ChanceError) as error:
        raise Broken("replay", f"the replay file does not play: {error}") from None
    require_same(face(match, walk.seats), face(played, walk.seats), "replay", "the replay file ends elsewhere")


def replay_text(walk: Walk) -> str:
    """Write the match so far as a replay file; from the seed where it does not even play again."""
    try:
        return replays.write(walk.session)
    except Exception:  # its choices still tell the story
        pass
    header = {
        "ludoteca": replays.FORMAT,
        "game": walk.game.key,
        "version": walk.game.version,
        "seats": walk.seats,
        "options": walk.options,
        "content": asking.digest(walk.game, walk.options),
        "seed": walk.seed,
    }
    after = [choice.before for choice in walk.trail[1:]]
    lines = [
        {"seat": choice.seat, "choose": choice.option, "hash": hash}
        for choice, hash in zip(walk.trail, [*after, "?"], strict=False)
    ]
    return "".join(json.dumps(line) + "\n" for line in [header, *lines, {"outcome": None}])
