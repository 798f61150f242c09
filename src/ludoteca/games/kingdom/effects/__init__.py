"""What hero attacks, abilities and spells do: the verbs of their language."""
