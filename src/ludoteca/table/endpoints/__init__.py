"""What the server answers at each address, by what it is about."""
