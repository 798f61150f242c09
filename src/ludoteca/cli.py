"""The `ludoteca` command. Each part of the house brings its own subcommands; they are imported when they are used."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

import click

import ludoteca

COMMANDS = {
    "games": ("ludoteca.rulebook.commands:games", "List the games, and the settings of each."),
    "rules": ("ludoteca.rulebook.commands:rules", "Print, search or check the rules of a game."),
    "play": ("ludoteca.terminal.commands:play", "Play in the terminal."),
    "campaign": ("ludoteca.terminal.campaigns:campaign", "Play a game's campaign in the terminal."),
    "serve": ("ludoteca.table.commands:serve", "Open the table for browsers."),
    "simulate": ("ludoteca.lab.commands:simulate", "Let bots play many games."),
    "check": ("ludoteca.conformance.commands:check", "Check that a game keeps every promise."),
    "pack": ("ludoteca.content.commands:pack", "Check content packs."),
    "deck": ("ludoteca.content.commands:deck", "Check and print decks."),
    "replay": ("ludoteca.content.commands:replay", "Check and show recorded matches."),
    "lorcana": ("ludoteca.games.lorcana.commands:lorcana", "Make packs of new sets of Lorcana."),
}


class Commands(click.Group):
    """Subcommands by name, imported on demand so that `--help` is quick."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[name][0].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named first; for what is none, those that there are."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            near = get_close_matches(args[0], COMMANDS, 1)
            meant = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(COMMANDS)}."
            context.fail(f"No such command {args[0]!r}. {meant}")
        return super().resolve_command(context, args)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


def version_text() -> str:
    from ludoteca.kernel import frames

    form = "pure Python" if (frames.__file__ or "").endswith(".py") else "compiled"
    return f"ludoteca {ludoteca.__version__} ({form})"


@click.group(cls=Commands)
@click.version_option(message="%(version)s", version=version_text())
def main() -> None:
    """Tabletop games by their rulebooks: in the browser, in the terminal, from Python, by the thousand."""
