"""What stays in force: statics, timed effects, the values derived from them, and the rules they change."""
