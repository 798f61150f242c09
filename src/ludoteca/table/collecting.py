"""When the cyclic collector looks at everything, and memory is put together: while the server has nothing else to do.

Looking through a hundred tables takes a tenth of a second, in which everybody waits. What a choice leaves is no cycle,
so that there is hardly anything to find, and no hurry. The youngest things are looked at as ever.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from ludoteca.table import large_pages

SECONDS: Final = 1.0
"""How often it is considered."""
MOMENT: Final = 0.1
"""Seconds in which it shows whether there is anything to do."""
QUIET: Final = 0.05
"""The share of a moment that the processor may have worked."""
WORTH: Final = 100
"""Passes over the youngest things after which everything is looked at, if it is quiet: CPython's own number."""
AT_LAST: Final = 5000
"""Passes after which it is looked at all the same."""
SELDOM: Final = 300.0
"""Seconds after which what has come since then is put into large pages, too."""
NEVER: Final = 1_000_000_000


def leave_old_things_alone() -> None:
    """Let the collector look at the youngest things only, of its own accord: those of middle age are 8 ms."""
    young, _, _ = gc.get_threshold()
    gc.set_threshold(young, NEVER, NEVER)


def is_due(passes: int, share: float) -> bool:
    """Tell whether to look at everything, after so many passes, and with this share of a moment spent on work."""
    return passes >= (WORTH if share <= QUIET else AT_LAST)


async def collect_when_quiet() -> None:
    """Look at everything now and then, until this is cancelled; then the collector does so itself again."""
    before = gc.get_threshold()
    leave_old_things_alone()
    together = time.monotonic()
    try:
        while True:
            await asyncio.sleep(SECONDS)
            began, worked = time.monotonic(), time.process_time()
            await asyncio.sleep(MOMENT)
            share = (time.process_time() - worked) / (time.monotonic() - began)
            if is_due(gc.get_count()[1], share):
                gc.collect()
                if time.monotonic() - together >= SELDOM:
                    await asyncio.to_thread(large_pages.put_together)
                    together = time.monotonic()
    finally:
        gc.set_threshold(*before)
