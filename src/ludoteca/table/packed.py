"""Answers that are made once and sent often: packed, with a tag by which a browser knows whether it has them."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK: Final = "no-cache"
"""A browser keeps it and asks each time whether it is still the same."""
A_DAY: Final = "public, max-age=86400"
FOREVER: Final = "public, max-age=31536000, immutable"
"""Its address changes with what it is."""


class Packed:
    """An answer, ready to be sent."""

    def __init__(self, content: bytes, media_type: str, keep: str) -> None:
        self.plain = content
        self.packed = gzip.compress(content, 9, mtime=0)
        self.media_type = media_type
        self.keep = keep
        self.tag = f'"{sha256(content).hexdigest()[:24]}"'

    def response(self, request: Request) -> Response:
        """Answer a request; a browser that has this very content is only told so."""
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if self.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.plain, headers=headers, media_type=self.media_type)
