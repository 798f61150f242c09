"""What cards, abilities and statuses do: the verbs of their language."""
