"""Positions as people write them, the names they use, and what is always true of one."""
