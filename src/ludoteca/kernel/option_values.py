"""Values that the games' options share, read with what is wrong with them: choices and packs."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ludoteca.kernel.contract import JSON, BadSettings
from ludoteca.kernel.texts import Phrase

MOST_EXCHANGES = 200
BAD_EXCHANGES = Phrase(
    "«swaps» è un elenco di scambi «questo>quello» tra pezzi, per id; «questo>» toglie il pezzo dalla scatola.",
    "“swaps” is a list of exchanges “this>that” between pieces, by their ids; “this>” takes the piece out of the box.",
)


DECIDED = Phrase(
    "Con «{key}={value}» è «{other}={told}», e nient'altro.",
    "With “{key}={value}” it is “{other}={told}”, and nothing else.",
)


def unknown_options(given: JSON, known: Collection[str]) -> list[Phrase]:
    """List a problem for each option that the game does not have."""
    unknown = Phrase("Opzione sconosciuta: {key}. Ci sono: {known}.", "Unknown option: {key}. There are: {known}.")
    return [unknown.fill(key=key, known=", ".join(sorted(known))) for key in given if key not in known]


def one_of(given: JSON, key: str, choices: Mapping[str, Phrase], default: str, problems: list[Phrase]) -> str:
    value = given.get(key, default)
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, str) and value in choices:
        return value
    problems.append(
        Phrase("«{key}» deve essere uno di: {known}.", "“{key}” must be one of: {known}.").fill(
            key=key, known=", ".join(choices)
        )
    )
    return default


def decided(given: JSON, key: str, presets: Mapping[str, Mapping[str, JSON]], problems: list[Phrase]) -> JSON:
    """Return the options with those that a setting stands for (`Setting.decides`), in the place of that setting.

    Nothing more is kept of it: a match knows its rules one by one. What it decides cannot be given otherwise beside it.
    """
    value = given.get(key)
    stands_for = presets.get(value, {}) if isinstance(value, str) else {}
    for other, told in stands_for.items():
        if given.get(other, told) != told:
            problems.append(DECIDED.fill(key=key, value=value, other=other, told=told))
    return {other: told for other, told in given.items() if other != key} | dict(stands_for)


def packs_in(given: JSON, problems: list[Phrase]) -> list[str]:
    """Read the folders of packs: a list, or a text with commas between them."""
    packs = given.get("packs", [])
    if isinstance(packs, str):
        packs = [part.strip() for part in packs.split(",")]
    if not isinstance(packs, (list, tuple)) or not all(isinstance(pack, str) for pack in packs):
        problems.append(Phrase("«packs» è un elenco di cartelle.", "“packs” is a list of folders."))
        return []
    return list(packs)


def exchanges_in(given: JSON, problems: list[Phrase]) -> list[str]:
    """Read which pieces of the box stand in the place of others, `this>that`: a list, or a text with commas."""
    swaps = given.get("swaps", [])
    if isinstance(swaps, str):
        swaps = [part.strip() for part in swaps.split(",")]
    if (
        not isinstance(swaps, (list, tuple))
        or len(swaps) > MOST_EXCHANGES
        or not all(isinstance(swap, str) and swap.count(">") == 1 for swap in swaps)
    ):
        problems.append(BAD_EXCHANGES)
        return []
    return list(swaps)


def settled_exchanged(options: dict[str, JSON], given: JSON, problems: list[Phrase]) -> dict[str, JSON]:
    """Return the options with the packs and the exchanges that were given; raises `BadSettings` for problems."""
    exchanges = exchanges_in(given, problems)
    options = settled(options, given, problems)
    return {**options, "swaps": exchanges} if exchanges else options


def settled(options: dict[str, JSON], given: JSON, problems: list[Phrase]) -> dict[str, JSON]:
    """Return the options with the packs that were given; raises `BadSettings` where there are problems."""
    packs = packs_in(given, problems)
    if problems:
        raise BadSettings(problems)
    return {**options, "packs": packs} if packs else options


def bad_setting(it: str, en: str, **values: object) -> BadSettings:
    """Make the error for one thing that is wrong with the settings."""
    return BadSettings([Phrase(it, en).fill(**values)])
