"""The `ludoteca` command. Each part of the house brings its own subcommands; they are imported when they are used.

A game may bring commands, too (`HasCommands`): they are found under its key.
"""

from __future__ import annotations

import os
from difflib import get_close_matches
from importlib import import_module

import click

import ludoteca
from ludoteca import library
from ludoteca.kernel.game import HasCommands

COMMANDS = {
    "games": ("ludoteca.rulebook.commands:games", "List the games, and the settings of each."),
    "rules": ("ludoteca.rulebook.commands:rules", "Print, search or check the rules of a game."),
    "play": ("ludoteca.terminal.commands:play", "Play in the terminal."),
    "campaign": ("ludoteca.terminal.campaigns:campaign", "Play a game's campaign in the terminal."),
    "puzzle": ("ludoteca.terminal.puzzles:puzzle", "Find, check and play puzzles: win this turn."),
    "serve": ("ludoteca.table.commands:serve", "Open the table for browsers."),
    "simulate": ("ludoteca.lab.commands:simulate", "Let bots play many games."),
    "lab": ("ludoteca.lab.bench:lab", "Join rows of games, compare bots and decks, put cards on trial."),
    "seat": ("ludoteca.agents.commands:seat", "Let a program play a seat, over stdio or MCP."),
    "check": ("ludoteca.conformance.commands:check", "Check that a game keeps every promise."),
    "pack": ("ludoteca.content.commands:pack", "Check content packs."),
    "deck": ("ludoteca.content.commands:deck", "Check, print and improve decks."),
    "phrases": ("ludoteca.translation.commands:phrases", "Extract what is said, and compile translations."),
    "replay": ("ludoteca.content.commands:replay", "Check and show recorded matches."),
}


class Commands(click.Group):
    """Subcommands by name, imported on demand so that `--help` is quick."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return commands_of(context, name) if name in library.list_games() else None
        module, _, attribute = COMMANDS[name][0].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is named first; for what is none, name those that there are."""
        known = {*COMMANDS, *library.list_games()}
        if args and args[0] not in known and not args[0].startswith("-"):
            near = get_close_matches(args[0], known, 1)
            meant = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(COMMANDS)}."
            context.fail(f"No such command {args[0]!r}. {meant}")
        return super().resolve_command(context, args)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            shown = [(name, text) for name, (_, text) in COMMANDS.items()]
            formatter.write_dl([*shown, ("GAME", "What only that game has, if anything.")])


def commands_of(context: click.Context, key: str) -> click.Command:
    """Return the commands of one game; says what else can be done with a game that has none."""
    try:
        game = library.game(key)
    except library.BrokenGame as broken:
        context.fail(str(broken))
    if not isinstance(game, HasCommands):
        context.fail(f"{key!r} is a game without commands of its own. Do you want to play it? ludoteca play {key}")
    return game.commands()


def version_text() -> str:
    from ludoteca.kernel import frames

    form = "pure Python" if (frames.__file__ or "").endswith(".py") else "compiled"
    return f"ludoteca {ludoteca.__version__} ({form})"


@click.group(cls=Commands)
@click.version_option(message="%(version)s", version=version_text())
def main() -> None:
    """Tabletop games by their rulebooks: in the browser, in the terminal, from Python, by the thousand."""
    if os.environ.get("LUDOTECA_PSEUDO"):
        from ludoteca.translation import pseudo

        pseudo.offer()
