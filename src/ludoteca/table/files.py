"""Style sheets, scripts and signs as they are sent: packed, because a page needs many of them."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from ludoteca.kernel.keeping import kept

TEXTS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class PackedFiles(StaticFiles):
    """A folder of texts, each packed once."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        kind = TEXTS.get(Path(full_path).suffix)
        plain = super().file_response(full_path, stat_result, scope, status_code)
        if kind is None or isinstance(plain, NotModifiedResponse) or "gzip" not in asked.get("accept-encoding", ""):
            return plain
        kept = {name: plain.headers[name] for name in ("etag", "last-modified")}
        headers = {**kept, "content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed(str(full_path), stat_result.st_mtime_ns), status_code, headers, kind)


@kept(10_000, most=128)
def packed(path: str, written: int) -> bytes:
    """Pack a file, anew when it has been written anew."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)
