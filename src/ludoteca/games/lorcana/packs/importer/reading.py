"""Card files: our own set files, LorcanaJSON's and Lorcast's published ones, read into one form."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.games.lorcana.state.cards import INKS, KINDS, fold
from ludoteca.kernel.yamls import Problem, Where

RARITIES: Final = {"common", "uncommon", "rare", "super_rare", "legendary"}
VARIANTS: Final = ("baseId", "nonEnchantedId", "nonPromoId", "promoGrouping")
"""Fields by which a card of LorcanaJSON says that it is another picture of a card."""


class Printed:
    """A card as a file has it."""

    def __init__(self, id: str, name: str, kind: str) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.name_it = ""
        self.version = ""
        self.version_it = ""
        self.inks: list[str] = []
        self.cost = 0
        self.inkable = False
        self.classes: list[str] = []
        self.strength: int | None = None
        self.willpower: int | None = None
        self.lore: int | None = None
        self.move: int | None = None
        self.rarity = "common"
        self.texts: list[str] = []
        """Its abilities, one an entry, as printed."""
        self.keywords: list[str] | None = None
        """The keywords the file says it has, with their values where it tells them; None if it does not say."""
        self.names: list[str] = []
        self.names_for_shift: list[str] = []
        self.copies: int | None = None
        self.reprint_of = ""
        self.texts_it: list[str] = []
        """Its abilities as an Italian file prints them."""
        self.listed_it = False
        """Whether an Italian file lists it, with a text or without one."""

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name


class CardFile:
    """The cards of one file, and what the file says about their set."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key = ""
        self.name = ""
        self.cards: list[Printed] = []
        self.ids: set[str] = set()
        self.broken: list[tuple[str, str, str]] = []
        """Cards whose facts are wrong: id, name, what is wrong."""

    def keep(self, entry: Any, read: Callable[[Any, Path], Printed | None]) -> Printed | None:
        """Read a card; one with wrong facts is told of, one of another product is left out."""
        try:
            card = read(entry, self.path)
        except Problem as problem:
            fields = entry if isinstance(entry, dict) else {}
            self.broken.append((str(fields.get("id", "?")), str(fields.get("name", "?")), problem.message))
            return None
        if card is None or card.id in self.ids:
            return None
        self.ids.add(card.id)
        self.cards.append(card)
        return card


def read_json(path: Path) -> Any:
    """Return what a JSON file says; raise `Problem`."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise Problem(Where(str(path), error.lineno, error.colno), f"not JSON: {error.msg}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Problem(Where(str(path)), f"cannot be read: {error}") from None


def read_card_file(path: Path) -> CardFile:
    """Read the cards of a file in any of the forms; raise `Problem`."""
    data = read_json(path)
    file = CardFile(path)
    lorcast = lorcast_entries(data)
    if lorcast is not None:
        read_lorcast(lorcast, file)
    elif isinstance(data, list):
        for entry in data:
            file.keep(entry, our_card)
    elif isinstance(data, dict) and isinstance(data.get("cards"), list):
        read_lorcana_json(data, file)
    else:
        raise Problem(Where(str(path)), "neither a list of cards nor a file of LorcanaJSON or Lorcast with its cards")
    if file.broken and not file.cards:
        raise Problem(Where(str(path)), file.broken[0][2])
    sets = {card.id.rpartition("-")[0] for card in file.cards}
    file.key = f"set-{sets.pop()}" if len(sets) == 1 else path.stem
    file.name = file.name or (f"Set {file.key[4:]}" if file.key.startswith("set-") else path.stem)
    return file


def wanted(entry: Mapping[str, Any], key: str, path: Path) -> Any:
    value = entry.get(key)
    if value is None:
        raise Problem(Where(str(path)), f"card {entry.get('id', '?')!s}: {key!r} is missing")
    return value


def kind_called(text: str, id: str, path: Path) -> str:
    kind = text.lower()
    if kind not in KINDS:
        raise Problem(Where(str(path)), f"card {id}: {text!r} is no type of card")
    return kind


# our own set files


def our_card(entry: Any, path: Path) -> Printed:
    if not isinstance(entry, dict):
        raise Problem(Where(str(path)), "a card is a map of fields")
    id = str(wanted(entry, "id", path))
    card = Printed(id, str(wanted(entry, "name", path)), kind_called(str(wanted(entry, "type", path)), id, path))
    card.name_it = entry.get("name_it") or ""
    card.version = entry.get("version") or ""
    card.version_it = entry.get("version_it") or ""
    card.inks = [str(ink).lower() for ink in wanted(entry, "inks", path)]
    card.classes = list(entry.get("classifications") or [])
    card.rarity = str(entry.get("rarity") or "common")
    numbers(card, entry, "move_cost", path)
    card.inkable = bool(entry.get("inkable"))
    card.texts = str(entry.get("text") or "").split("\n")
    card.reprint_of = entry.get("reprint_of") or ""
    if "keywords" in entry:
        card.keywords = [
            f"{one['keyword']} {one['value']}" if one.get("value") is not None else str(one["keyword"])
            for one in entry["keywords"]
        ]
    also = list(entry.get("also_named") or [])
    if entry.get("also_named_scope") == "shift":
        card.names_for_shift = also
    else:
        card.names = also
    if "max_copies" in entry:
        card.copies = 0 if entry["max_copies"] == "any" else int(entry["max_copies"])
    return checked(card, path)


def numbers(card: Printed, entry: Mapping[str, Any], move: str, path: Path) -> None:
    card.cost = int(wanted(entry, "cost", path))
    card.strength = entry.get("strength")
    card.willpower = entry.get("willpower")
    card.lore = entry.get("lore")
    card.move = entry.get(move)


def checked(card: Printed, path: Path) -> Printed:
    """Return the card, if it has what cards of its type must have."""
    if not card.inks or not all(ink in INKS for ink in card.inks):
        raise Problem(Where(str(path)), f"card {card.id}: its ink types are {', '.join(card.inks) or 'missing'}")
    needed = {"character": ("strength", "willpower", "lore"), "location": ("willpower", "move")}.get(card.kind, ())
    for field in needed:
        if not isinstance(getattr(card, field), int):
            raise Problem(Where(str(path)), f"card {card.id}: a {card.kind} needs {field!r}")
    if card.kind in ("character", "location") and not card.version:
        raise Problem(Where(str(path)), f"card {card.id}: a {card.kind} needs a version")
    return card


# LorcanaJSON


def read_lorcana_json(data: Mapping[str, Any], file: CardFile) -> None:
    """Read a set file or the file of all cards, by LorcanaJSON's field names."""
    file.name = str(data.get("name") or "")
    entries = [entry for entry in data["cards"] if isinstance(entry, dict)]
    ids: dict[int, str] = {}
    for entry in entries:
        if is_picture(entry):
            continue
        card = file.keep(entry, their_card)
        if card is not None:
            if isinstance(entry.get("id"), int):
                ids[entry["id"]] = card.id
            first = ids.get(entry.get("reprintOfId", -1), "")
            card.reprint_of = first if first != card.id else ""


def is_picture(entry: Mapping[str, Any]) -> bool:
    """Tell whether it is only another picture of a card."""
    rarity = str(entry.get("rarity") or "").lower()
    return (
        any(field in entry for field in VARIANTS)
        or str(entry.get("variant") or "a") != "a"
        or rarity in ("enchanted", "epic", "iconic")
    )


def begun_card(entry: Mapping[str, Any], id: str, kind: str, move_cost: str, keywords: str, path: Path) -> Printed:
    """Begin a card with what both sources say alike; they call the last two facts by names of their own."""
    card = Printed(id, str(wanted(entry, "name", path)), kind_called(kind, id, path))
    card.version = str(entry.get("version") or "") if card.kind in ("character", "location") else ""
    rarity = str(entry.get("rarity") or "common").lower().replace(" ", "_")
    card.rarity = rarity if rarity in RARITIES else "common"
    numbers(card, entry, move_cost, path)
    if card.kind == "location" and card.lore is None:
        card.lore = 0
    card.inkable = bool(entry.get("inkwell"))
    if entry.get(keywords) is not None:
        card.keywords = [str(keyword) for keyword in entry[keywords]]
    return card


def their_card(entry: Mapping[str, Any], path: Path) -> Printed | None:
    """Read a card of LorcanaJSON; None for cards of other products, which have no ink type."""
    if not entry.get("color"):
        return None
    code = entry.get("setCode") or str(entry.get("fullIdentifier", "")).rpartition(" ")[2]
    id = f"{code}-{wanted(entry, 'number', path)}"
    card = begun_card(entry, id, str(wanted(entry, "type", path)), "moveCost", "keywordAbilities", path)
    colors = entry.get("colors") or str(wanted(entry, "color", path)).split("-")
    card.inks = [str(color).lower() for color in colors]
    card.classes = list(entry.get("subtypes") or [])
    card.texts = their_texts(entry)
    names = entry.get("names")
    if isinstance(names, list):
        card.names = [str(name) for name in names if fold(str(name)) != fold(card.name)]
    if "maxCopiesInDeck" in entry:
        card.copies = entry["maxCopiesInDeck"] or 0
    return checked(card, path)


def their_texts(entry: Mapping[str, Any]) -> list[str]:
    """List the sections of the text, line breaks of the print taken out and ability names marked by capitals."""
    sections = entry.get("fullTextSections")
    if not isinstance(sections, list):
        sections = str(entry.get("fullText") or "").split("\n")
    names = [str(ability["name"]) for ability in entry.get("abilities") or [] if ability.get("name")]
    texts: list[str] = []
    for section in sections:
        text = " ".join(str(section).replace("-\n", "-").split())
        for name in names:
            if text.startswith(f"{name} "):
                text = f"{name.upper()} {text[len(name) + 1 :]}"
        texts.append(text)
    return texts


# Lorcast


def lorcast_entries(data: Any) -> list[Any] | None:
    """List the cards of a file of Lorcast, the list of a set or the answer to a search; None for other files."""
    entries = data.get("results") if isinstance(data, dict) else data
    if not isinstance(entries, list) or not any(isinstance(one, dict) for one in entries):
        return None
    first = next(one for one in entries if isinstance(one, dict))
    return entries if "collector_number" in first else None


def read_lorcast(entries: list[Any], file: CardFile) -> None:
    """Read cards by Lorcast's field names; further pictures of a card have its name and are left out."""
    names: set[str] = set()
    for entry in entries:
        if isinstance(entry, dict) and str(entry.get("rarity") or "").lower() in (
            "enchanted",
            "epic",
            "iconic",
            "promo",
        ):
            continue
        card = file.keep(entry, lorcast_card)
        if card is not None:
            if fold(card.full_name) in names:
                file.cards.remove(card)
            names.add(fold(card.full_name))
    of_set = next((one.get("set") for one in entries if isinstance(one, dict)), None)
    file.name = str(of_set.get("name") or "") if isinstance(of_set, dict) else ""


def lorcast_card(entry: Any, path: Path) -> Printed | None:
    """Read a card of Lorcast; its type is a list, in which a song is an action and a song."""
    if not isinstance(entry, dict):
        raise Problem(Where(str(path)), "a card is a map of fields")
    of_set = entry.get("set")
    code = str(of_set.get("code") if isinstance(of_set, dict) else of_set or "")
    id = f"{code}-{wanted(entry, 'collector_number', path)}"
    types = wanted(entry, "type", path)
    types = types if isinstance(types, list) else [types]
    if not types:
        raise Problem(Where(str(path)), f"card {id}: 'type' is missing")
    card = begun_card(entry, id, str(types[0]), "move_cost", "keywords", path)
    inks = entry.get("inks") or [entry.get("ink")]
    card.inks = [str(ink).lower() for ink in inks if ink]
    card.classes = list(entry.get("classifications") or [])
    if "Song" in types and "Song" not in card.classes:
        card.classes.append("Song")
    card.texts = str(entry.get("text") or "").split("\n")
    return checked(card, path)


# Italian printings


def read_italian_file(path: Path) -> dict[str, tuple[str, str, list[str]]]:
    """Read by id of the card its Italian name, version and texts; our own list, or LorcanaJSON in Italian."""
    data = read_json(path)
    if isinstance(data, dict) and isinstance(data.get("cards"), list):
        italian = {}
        for entry in data["cards"]:
            if isinstance(entry, dict) and not is_picture(entry) and "number" in entry:
                code = entry.get("setCode") or str(entry.get("fullIdentifier", "")).rpartition(" ")[2]
                words = (str(entry.get("name") or ""), str(entry.get("version") or ""), their_texts(entry))
                italian[f"{code}-{entry['number']}"] = words
        return italian
    if not isinstance(data, list):
        raise Problem(Where(str(path)), "neither a list of Italian cards nor a file of LorcanaJSON with its cards")
    return {str(one["id"]): our_italian(one) for one in data if isinstance(one, dict) and "id" in one}


def our_italian(entry: Mapping[str, Any]) -> tuple[str, str, list[str]]:
    """Read names and texts of our own list of Italian cards; a text is a line, or has a title."""
    texts = [
        f"{one.get('title') or ''} {one.get('text') or ''}".strip() if isinstance(one, dict) else str(one)
        for one in entry.get("text_it") or []
    ]
    return str(entry.get("name_it") or ""), str(entry.get("version_it") or ""), texts


def put_into_italian(files: list[CardFile], italian: Mapping[str, tuple[str, str, list[str]]]) -> list[str]:
    """Give the cards their Italian names, versions and texts, by set and number; the ids that were not given any.

    What a card file says itself in Italian stays. A name that is the English one is no Italian name: lists give it
    where a card was never printed in Italian.
    """
    missing = []
    for file in files:
        for card in file.cards:
            words = italian.get(card.id)
            if words is None:
                missing.append(card.id)
                continue
            if not card.name_it and fold(words[0]) != fold(card.name):
                card.name_it = words[0]
            if card.version and not card.version_it and fold(words[1]) != fold(card.version):
                card.version_it = words[1]
            card.texts_it = words[2]
            card.listed_it = True
    return missing
