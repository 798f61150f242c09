"""What a match of this game is: what is printed, the position, and what each seat may see of it."""
