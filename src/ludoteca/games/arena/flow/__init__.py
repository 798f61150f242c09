"""The course of a match: its steps, in the rulebook's order and words."""
