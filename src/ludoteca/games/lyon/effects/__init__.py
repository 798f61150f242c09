"""What cards do: effects, and the things and numbers they speak of."""
