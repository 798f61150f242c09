"""Pictures inside a picture: so that a drawing can be kept as one file, it carries those that it shows."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from typing import Final

from ludoteca.kernel.art.recipes import Recipe, read

_SHOWN: Final = re.compile(r'href="/art/[a-z0-9_-]+/([a-z0-9.-]+)\.svg"')


def embedded(svg: str, picture: Callable[[Recipe], str]) -> str:
    """Put the pictures themselves where a drawing has their addresses."""

    def with_picture(match: re.Match[str]) -> str:
        recipe = read(match[1])
        if recipe is None:
            return match[0]
        return f'href="data:image/svg+xml;base64,{b64encode(picture(recipe).encode()).decode()}"'

    return _SHOWN.sub(with_picture, svg)
