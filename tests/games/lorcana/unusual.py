"""Cards that scenes laid out at random cannot show: each has a case of its own in `test_unusual_cards`."""

UNUSUAL = frozenset(
    {
        "3-105",  # losing a keyword already keeps it from being gained, so one half of its static hides the other
        "10-154",  # nothing but an opponent's inkwell tells that cards come into it exerted
        "10-189",  # nothing but a second challenger tells that it may not be one
    }
)
