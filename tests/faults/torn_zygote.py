"""The zygote of servers with a fault: they make each step of a chain durable by itself."""

from __future__ import annotations

import pytest

from tests.faults import zygote
from tests.table.faulty import tear_chains

if __name__ == "__main__":
    tear_chains(pytest.MonkeyPatch())
    zygote.main()
