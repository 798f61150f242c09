"""For research: the games behind the interfaces that learning programs know.

`observation` puts what a seat may know into arrays; `pettingzoo`, `gymnasium` and `openspiel` are the games as those
projects want them. Each is imported by itself, and says which extra to install where its library is missing.
"""
