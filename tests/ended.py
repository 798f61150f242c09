"""Matches that are over, played by chance, and put on the shelf of a server."""

from __future__ import annotations

from random import Random

import ludoteca
from ludoteca.kernel.session import Session, begin
from ludoteca.table.beginnings import Beginning
from ludoteca.table.creation import store
from ludoteca.table.storage import Entry, Player, Row, Storage
from ludoteca.table.tokens import hashed

GAMES = ["lyon", "lorcana", "arena", "kingdom", "synchro"]
NAMES = ("Anna", "Bruno", "Carla", "Dino")


def finished(key: str, seed: int) -> Session:
    """Play by chance to the end, or until somebody gives up."""
    session = played(key, seed, 3000)
    if session.match.outcome is None:
        session.concede(session.match.decisions[0].seat)
    return session


def played(key: str, seed: int, choices: int) -> Session:
    """Play so many choices by chance."""
    session = begin(ludoteca.game(key), seed=seed)
    chance = Random(seed)
    while session.match.outcome is None and len(session.steps) < choices:
        decision = chance.choice(list(session.match.decisions))
        session.choose(decision.seat, chance.choice(list(decision.options)).id)
    return session


def shelved(database: str, session: Session) -> tuple[list[str], str]:
    """Store a match as if people had played it: the links of its seats, and that of spectators."""
    storage = Storage(database)
    storage.prepare()
    try:
        players = [Player(seat, name=NAMES[seat]) for seat in range(session.match.seats)]
        made = store(storage, session.game, Beginning(session.base, session.opening), players)
        found = storage.link(hashed(made["watch"].rsplit("/", 1)[1]))
        assert found is not None
        for number, step in enumerate(session.steps, 1):
            kind = "concede" if step.conceded else "choice"
            storage.append(Entry(found.table, Row(number, step.seat, kind, step.option, step.drawn)))
    finally:
        storage.close()
    return [seat["url"] for seat in made["seats"]], made["watch"]
