"""Italian card text: said in English (`translator`), and completed where lists left its signs out (`signs`)."""
