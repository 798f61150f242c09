"""The two forms of Ludoteca, pure and compiled, for the few tests that only one of them can pass."""

from __future__ import annotations

import pytest

from ludoteca.kernel import frames

IS_COMPILED = not (frames.__file__ or "").endswith(".py")
pure_only = pytest.mark.skipif(IS_COMPILED, reason="what is compiled keeps no docstrings and takes no stand-ins")
