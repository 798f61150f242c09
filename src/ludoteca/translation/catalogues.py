"""Catalogues as files: extracted, brought up to date, checked and compiled with Babel (the extra `translate`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from ludoteca import __version__
from ludoteca.kernel.languages import DOMAIN
from ludoteca.kernel.texts import holes
from ludoteca.translation.messages import Message, Messages

MOST_PLACES = 3
"""So many places are named where something is said; more would only make the file long."""


def template(messages: Messages) -> Catalog:
    """Make the catalogue that every translation begins with."""
    made = Catalog(project="Ludoteca", version=__version__, fuzzy=False)
    for message in messages:
        places: list[Any] = [(path, line or None) for path, line in message.where[:MOST_PLACES]]
        notes = [] if message.context else [f"it: {message.it}"]
        made.add(id_of(message), locations=places, auto_comments=notes, context=message.context or None)
    return made


def id_of(message: Message) -> str | tuple[str, str]:
    return (message.en, message.many) if message.many else message.en


def save(catalogue: Catalog, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=120)


def path_in(folder: Path, lang: str) -> Path:
    return folder / lang / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(path: Path, lang: str) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=lang, domain=DOMAIN)


def update(folder: Path, lang: str, messages: Messages) -> Catalog:
    """Begin a language, or bring it up to date: what is new is empty, what has changed is marked as fuzzy."""
    path = path_in(folder, lang)
    catalogue = read(path, lang) if path.exists() else Catalog(locale=lang, project="Ludoteca", version=__version__)
    catalogue.update(template(messages), no_fuzzy_matching=True)
    save(catalogue, path)
    return catalogue


def compile(folder: Path, lang: str) -> tuple[Catalog, list[str]]:
    """Compile a language, leaving out what cannot be used, and say what that is."""
    path = path_in(folder, lang)
    catalogue = read(path, lang)
    problems = [problem for entry in catalogue if entry.id for problem in problems_of(entry)]
    for entry in [entry for entry in catalogue if entry.id and list(problems_of(entry))]:
        catalogue.delete(entry.id, entry.context)
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, catalogue)
    return catalogue, problems


def problems_of(entry: Entry) -> Iterator[str]:
    """Name what a translation has to be filled with that there is nothing for."""
    ids = entry.id if isinstance(entry.id, (tuple, list)) else (entry.id,)
    known = {name for text in ids for name in holes(text)}
    for text in entry.string if isinstance(entry.string, (tuple, list)) else (entry.string,):
        try:
            unknown = sorted({*holes(text or "")} - known)
        except ValueError as error:
            yield f"{ids[0]!r}: {error}"
            continue
        if unknown:
            yield f"{ids[0]!r} has no {', '.join(unknown)}"


def done(catalogue: Catalog) -> tuple[int, int]:
    """Count what is translated, and all."""
    entries = [entry for entry in catalogue if entry.id]
    whole = [entry for entry in entries if not entry.fuzzy and all(strings(entry))]
    return len(whole), len(entries)


def strings(entry: Entry) -> tuple[str, ...]:
    return tuple(entry.string) if isinstance(entry.string, (tuple, list)) else (entry.string or "",)
