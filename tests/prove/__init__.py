"""The promises of the table, put to the proof for as long as one likes: `make prove`; docs/proof.md has what was found.

Each module has a `run(seed, seconds)` that tries until the time is over and says how often, and what broke.
"""
