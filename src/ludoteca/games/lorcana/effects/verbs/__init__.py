"""What cards do: the verbs of the language, each with its resolver and its wording."""
