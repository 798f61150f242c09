"""What players of the Arena can do; all of it is listed in `every`.

Texts ask with some of these acts, and others look into texts: so this page lists none of them.
"""
