"""Geometry that boards share: no game's words, only cells, shapes and masks."""
