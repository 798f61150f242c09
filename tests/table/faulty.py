"""Faults that are planted in servers, to see whether they are found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.table.room import Room
from ludoteca.table.storage import Entry
from ludoteca.table.writing import Writer


def tear_chains(monkeypatch: pytest.MonkeyPatch, breaks: bool = False) -> None:
    """Let every step of a chain be written, and made durable, by itself; or only the first, if the database breaks."""
    append = Writer.append

    async def torn(writer: Writer, entry: Entry) -> None:
        for step in entry.steps:
            await append(writer, Entry(entry.table, step))
            if breaks:
                raise OperationalError("the database has just gone away", None, Exception())
        await append(writer, msgspec.structs.replace(entry, steps=()))

    monkeypatch.setattr(Writer, "append", torn)


def forget_drafts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a draft be gone without a word as soon as anybody else has chosen something."""

    def rebase(room: Room, listener: Any) -> None:
        listener.draft = None

    monkeypatch.setattr(Room, "_rebase", rebase)
