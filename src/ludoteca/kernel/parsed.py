"""Parsed files, kept by the digest of their text: reading YAML is slow, and every process reads the same files.

The wheel ships what its own files say; what is not there is kept in the user's cache folder. Nothing depends on it: a
file that cannot be kept, or was kept damaged, is parsed again.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import DecodeError, msgpack

FORM = b"1"
"""Changes with how files are parsed, so that what was kept before is not used."""
SHIPPED = Path(__file__).parent.parent / "parsed"
MISSING = object()


def cache_folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteca" / "parsed"


def file_name(text: str) -> str:
    return blake2b(FORM + text.encode(), digest_size=16).hexdigest() + ".msgpack"


def recall(text: str) -> Any:
    """Return what this text says, if that is kept somewhere, else `MISSING`."""
    name = file_name(text)
    for folder in (SHIPPED, cache_folder()):
        try:
            return msgpack.decode((folder / name).read_bytes())
        except (OSError, DecodeError):
            continue
    return MISSING


def keep(text: str, data: Any, folder: Path | None = None) -> None:
    """Keep what this text says, where that can be done; a file is there whole or not at all."""
    folder = folder or cache_folder()
    try:
        encoded = msgpack.encode(data)
        if msgpack.decode(encoded) != data:
            return
        folder.mkdir(parents=True, exist_ok=True)
        whole = folder / file_name(text)
        part = whole.with_suffix(f".{os.getpid()}")
        part.write_bytes(encoded)
        part.replace(whole)
    except (OSError, TypeError, ValueError):
        return
