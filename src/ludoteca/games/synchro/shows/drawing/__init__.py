"""The parts of the picture of the journey, each in a module of its own."""
