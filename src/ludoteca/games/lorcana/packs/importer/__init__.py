"""English rules text to the effect language: reading card files, compiling their text, writing packs and a report."""
