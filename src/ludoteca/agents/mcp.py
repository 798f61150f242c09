"""A seat as a server of the Model Context Protocol: a language model looks, asks and chooses with tools."""

from __future__ import annotations

from typing import Any

from ludoteca.agents.seats import Seat
from ludoteca.extras import require
from ludoteca.kernel.contract import IllegalChoice

MOST_RULES = 12
"""So many rules are told at once: a model that reads all of them has no room left for the match."""


def server_for(seat: Seat, listed: bool = True) -> Any:
    """Make the server for a seat; `listed`, it tells what may be chosen."""
    require("mcp", "mcp")
    from mcp.server.mcpserver import MCPServer

    made = MCPServer("ludoteca", title=seat.game.name.say(seat.lang), instructions=instructions(seat, listed))

    def look() -> str:
        """Look at the table: everything that your seat may know, and what you are asked."""
        return "\n".join([*seat.look(), "", seat.question()])

    def options() -> str:
        """List what you may do now: the id to choose, and what it means."""
        listed_now = [f"{id}  {label}" for id, label in seat.options()]
        return "\n".join([seat.question(), *listed_now])

    def choose(option: str) -> str:
        """Choose an option by its id; the others then play until you are asked again. Tells what happened."""
        try:
            told = seat.choose(option)
        except IllegalChoice as error:
            return "✗ " + seat.refusal(error.reason, error.rule)
        return "\n".join([*told, "", seat.question()])

    def why_not(option: str) -> str:
        """Ask which rule forbids an option; says so if it is allowed."""
        return seat.why_not(option) or "✓"

    def rules(words: str) -> str:
        """Look up the rules: by an id such as LY-6.04, or by words that they speak of."""
        lines = seat.rules(words)
        more = [f"… {len(lines) - MOST_RULES}"] if len(lines) > MOST_RULES else []
        return "\n".join([*lines[:MOST_RULES], *more]) or "–"

    for tool in (look, options, choose, why_not, rules) if listed else (look, choose, why_not, rules):
        made.add_tool(tool, structured_output=False)
    return made


def instructions(seat: Seat, listed: bool) -> str:
    """Say what the model is here for."""
    name = seat.names[seat.own or 0]
    how = "list your options, " if listed else ""
    return (
        f"You play {seat.game.name.en} as {name}. Look at the table, {how}choose one by its id, and go on until the "
        f"match is over. {seat.game.blurb.en} Everything else is played for you."
    )
