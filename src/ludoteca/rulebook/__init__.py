"""The rules of the games for people: printed, searched, and held against the tests that show them."""
