"""Opening a stored table: what cannot be followed any more is seen to."""

from __future__ import annotations

import logging

import ludoteca
from ludoteca.table import errors
from ludoteca.table.editions import edition
from ludoteca.table.errors import Refused
from ludoteca.table.ledger import NO_CONTEST, Damaged, Ledger, opened
from ludoteca.table.storage import Entry, Record, Storage, Taken

logger = logging.getLogger(__name__)


def load(storage: Storage, table: str) -> tuple[Record, Ledger]:
    """Open a stored table; raises `Refused` if there is none, or no match yet, or other rules are installed."""
    record = storage.load(table)
    if record is None:
        raise errors.gone()
    if record.base is None:
        raise Refused("gathering", errors.GATHERING, 409)
    try:
        ledger, fault = opened(record, ludoteca.game)
    except Damaged as damage:
        logger.error("table %s cannot be opened: %s", table, damage)
        raise Refused("gone", errors.DAMAGED, 410) from damage
    if fault is None:
        if record.edition not in ("", edition(ledger.game)):
            storage.adopt(table, edition(ledger.game), ledger.base)
        return record, ledger
    logger.error("table %s: %s", table, fault.why)
    try:
        if fault.note.option == NO_CONTEST:
            storage.append(Entry(table, fault.note))
        else:
            storage.set_aside(table, fault.rows, fault.why, fault.note)
    except Taken:
        logger.info("table %s: another process has seen to it", table)
    return load(storage, table)
