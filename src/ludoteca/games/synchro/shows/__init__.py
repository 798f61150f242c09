"""What people are shown: words, pictures, the terminal, lessons, what can be looked up."""
