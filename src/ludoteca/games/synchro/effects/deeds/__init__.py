"""What Landmarks do, a class a deed: what it does and asks, whether it would do anything, its words, its worth."""
