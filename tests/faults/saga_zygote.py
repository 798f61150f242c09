"""The zygote with the game of `tests.table.sagas`, which has a campaign."""

from __future__ import annotations

import pytest

from tests.faults import zygote
from tests.table.sagas import install

if __name__ == "__main__":
    install(pytest.MonkeyPatch())
    zygote.main()
