"""Translating: what there is to translate, the pseudo-language that shows what was missed, and the command for both."""
