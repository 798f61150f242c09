"""Why the operating system would not do something, in the language of the sentence around it."""

from __future__ import annotations

import errno
from typing import Final

from ludoteca.kernel.texts import Phrase

DENIED: Final = Phrase("permesso negato", "permission denied")
CAUSES: Final = {
    errno.ENOENT: Phrase("non c'è", "it is not there"),
    errno.EACCES: DENIED,
    errno.EPERM: DENIED,
    errno.EISDIR: Phrase("è una cartella", "it is a folder"),
    errno.ENOTDIR: Phrase("una parte del percorso non è una cartella", "a part of the path is no folder"),
    errno.EEXIST: Phrase("c'è già un file con questo nome", "there is a file of that name already"),
    errno.ENOSPC: Phrase("il disco è pieno", "the disk is full"),
    errno.EROFS: Phrase("si può solo leggere", "it is read-only"),
    errno.ENAMETOOLONG: Phrase("il nome è troppo lungo", "the name is too long"),
    errno.EADDRNOTAVAIL: Phrase("questa macchina non ha un tale indirizzo", "this machine has no such address"),
}


def cause(error: Exception) -> Phrase:
    """Say why; what has no words of ours by its number, which is the same in every language."""
    if isinstance(error, UnicodeDecodeError):
        return Phrase("non è testo UTF-8", "it is not UTF-8 text")
    if isinstance(error, OSError) and error.errno in CAUSES:
        return CAUSES[error.errno]
    if isinstance(error, OSError) and error.errno is not None:
        system_error = Phrase("errore di sistema {n}", "system error {n}: {said}")
        return system_error.fill(n=error.errno, said=error.strerror)
    return Phrase("il nome non va bene", str(error) or type(error).__name__)
