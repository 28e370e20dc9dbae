"""The wire: what the server sends, as types. The page's types are generated from these.

`scripts/wire` writes them to the page; a test sees to it that both are the same.
"""
