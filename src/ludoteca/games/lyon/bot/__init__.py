"""How bots judge positions."""
