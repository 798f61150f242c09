"""The table in the browser: Starlette and websockets over an append-only list of choices.

`app` puts it together; `ledger` is a match as the list of its choices; `rooms` keeps ledgers in memory with those who
sit there; `storage` makes choices durable; `sight` is the only place that decides what a link may be shown.
"""
