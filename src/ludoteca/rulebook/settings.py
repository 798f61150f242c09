"""The settings of a game in words: what `--option` may be told, value by value."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel.contract import Setting
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase

TITLE = Phrase("Impostazioni, con --option CHIAVE=VALORE:", "Settings, by --option KEY=VALUE:")
USUAL = Phrase("di solito {value}", "usually {value}")
EACH = Phrase("una voce per ogni posto, separate da virgole", "one for each seat, with commas between them")
PARTS = Phrase("{n} insieme, separati da « + »", "{n} together, with “ + ” between them")
FREE = Phrase("o @FILE", "or @FILE")
ONLY = Phrase("solo con {others}", "only with {others}")


def settings_lines(game: Game, lang: str) -> Iterator[str]:
    """Yield every setting with all that it may be; two may have the same key, if they are never asked together."""
    settings = game.settings()
    if settings:
        yield TITLE.say(lang)
    for setting in settings:
        yield f"  {setting.key}  {setting.name.say(lang)} ({'; '.join(note.say(lang) for note in notes(setting))})"
        width = max(len(value) for value in setting.choices) if setting.choices else 0
        for value, name in setting.choices.items():
            yield f"    {value:<{width}}  {name.say(lang)}"
            for other in settings:
                told = setting.decides.get(value, {}).get(other.key)
                if told is not None:
                    yield f"      {other.key}={told}  {other.name.say(lang)}: {other.choices[str(told)].say(lang)}"


def notes(setting: Setting) -> list[Phrase]:
    """Say how a value is written, and when it counts."""
    usual = setting.default
    phrases = [USUAL.fill(value=",".join(usual) if isinstance(usual, list) else usual)]
    if setting.per_seat:
        phrases.append(EACH)
    if setting.parts > 1:
        phrases.append(PARTS.fill(n=setting.parts))
    if setting.free:
        phrases.append(FREE)
    if setting.only:
        others = ", ".join(f"{key}={'|'.join(values)}" for key, values in setting.only.items())
        phrases.append(ONLY.fill(others=others))
    return phrases
