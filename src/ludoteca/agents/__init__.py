"""Seats for programs: a language model, or anything else, sits at a table of ours, over stdio or MCP."""
