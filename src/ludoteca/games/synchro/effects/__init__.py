"""What cards do: the verbs of the language, and the texts that they make."""
