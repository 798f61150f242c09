"""Packs as files: `pack.yaml` and the cards, a file for each ink; compact, and the same for the same cards."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludoteca.games.lorcana.packs.importer.importing import Imported
from ludoteca.games.lorcana.state.cards import INKS

DUAL = "dual"
SAFE = re.compile(r"""[A-Za-z][^#:\[\]{}\n]*""")


def write_pack(folder: Path, key: str, name: dict[str, str], cards: list[Imported]) -> None:
    """Write the pack of these cards; what else lies in the folder stays."""
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    for old in (folder / "cards").glob("*.yaml"):
        old.unlink()
    words = f"{{it: {text(name['it'])}, en: {text(name['en'])}}}"
    save(folder / "pack.yaml", f"game: lorcana\npack: {key}\nname: {words}\n")
    for group in (*INKS, DUAL):
        mine = [card for card in cards if group_of(card) == group]
        if mine:
            save(folder / "cards" / f"{group}.yaml", "cards:\n" + "".join(card_text(card) for card in mine))


def save(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8", newline="\n")


def group_of(card: Imported) -> str:
    inks = card.printed.inks
    return inks[0] if len(inks) == 1 else DUAL


def text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def line(value: str, flow: bool) -> str:
    """Write a line of the language as a YAML scalar, quoted only where it must be."""
    if SAFE.fullmatch(value) and not (flow and "," in value):
        return value
    return "'" + value.replace("'", "''") + "'"


def names(english: str, italian: str) -> str:
    return f"{{it: {text(italian)}, en: {text(english)}}}" if italian else f"{{en: {text(english)}}}"


def card_text(card: Imported) -> str:
    """Write one entry of a file of cards."""
    printed, facts = card.printed, card.facts
    rows = [f"id: {text(printed.id)}"]
    first = card.first
    if first is not None or printed.reprint_of:
        rows.append(f"reprint_of: {text(first.id if first is not None else printed.reprint_of)}")
        if (
            first is not None
            and printed.name_it
            and first.name_it
            and (printed.name_it, printed.version_it) != (first.name_it, first.version_it)
        ):
            rows.append(f"name: {names(printed.name, printed.name_it)}")
            if printed.version:
                rows.append(f"version: {names(printed.version, printed.version_it)}")
        rows.append(f"rarity: {printed.rarity}")
        return entry(rows)
    rows.append(f"name: {names(printed.name, printed.name_it or facts.name_it)}")
    if printed.version:
        rows.append(f"version: {names(printed.version, printed.version_it or facts.version_it)}")
    rows += [f"type: {printed.kind}", f"inks: [{', '.join(facts.inks)}]", f"cost: {facts.cost}"]
    if facts.inkable:
        rows.append("inkable: true")
    if facts.classes:
        rows.append(f"classes: [{', '.join(facts.classes)}]")
    for field in ("strength", "willpower", "lore", "move"):
        value = getattr(facts, field)
        if value is not None:
            rows.append(f"{field}: {value}")
    rows.append(f"rarity: {printed.rarity}")
    rows += compiled_rows(card)
    return entry(rows)


def compiled_rows(card: Imported) -> list[str]:
    compiled = card.compiled
    rows: list[str] = []
    if compiled.names:
        rows.append(f"names: [{', '.join(text(name) for name in compiled.names)}]")
    if compiled.names_for_shift:
        rows.append(f"names_for_shift: [{', '.join(text(name) for name in compiled.names_for_shift)}]")
    if compiled.copies is not None:
        rows.append(f"copies: {compiled.copies}")
    if compiled.reasons:
        rows.append(f"refused: {text('; '.join(compiled.reasons)[:400])}")
        return rows
    if compiled.keywords:
        rows.append(f"keywords: [{', '.join(line(keyword, flow=True) for keyword in compiled.keywords)}]")
    if compiled.abilities:
        rows.append("abilities:")
        rows += [f"  - {line(ability, flow=False)}" for ability in compiled.abilities]
    return rows


def entry(rows: list[str]) -> str:
    return f"  - {rows[0]}\n" + "".join(f"    {row}\n" for row in rows[1:])
