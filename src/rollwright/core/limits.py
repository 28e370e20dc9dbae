"""The limits of what is read from outside: files, lines and messages.

Whatever this program writes stays far below them. They keep the time and the memory for a text of
strangers in proportion to its length, and its length bounded.
"""

from typing import Final

from rollwright.core.message import Message

# Of a table, and so of a record and a position.
MOST_SEATS: Final = 20_000
# In bytes: a record, or a line of the engine with the position of the largest table.
LONGEST_TEXT: Final = 64 * 1024 * 1024
# In characters.
LONGEST_NAME: Final = 200
LONGEST_SEED: Final = 1_000
# How deep the values of an option, of an outcome or of a card may be nested.
MOST_NESTING: Final = 16

# --- records ---------------------------------------------------------------------------
MOST_LINES: Final = 1_000_000
MOST_TAGS: Final = 50
MOST_ROLLS: Final = 10_000
# In characters: a roll, or the moves of a seat after it.
LONGEST_LINE: Final = 100_000
MOST_MOVES: Final = 1_000

# --- cards that are not ours ------------------------------------------------------------
# In characters.
LONGEST_CARD: Final = 100_000
LONGEST_CARD_ID: Final = 64
LONGEST_CARD_TEXT: Final = 10_000
# Of a list or a table.
MOST_CARD_ITEMS: Final = 200
LARGEST_CARD_NUMBER: Final = 1_000
# How many things the rules of a card may look at in all their combinations.
MOST_COMBINED: Final = 8
# How many points of a drawing are compared with how many corners to fill it with patterns.
MOST_PATTERN_STEPS: Final = 100_000
# What is drawn on a card, copies included, each with a path of about so many letters.
MOST_DRAWN: Final = 1_000
LETTERS_A_DRAWN: Final = 100


def beyond(limit: str, most: int) -> Message:
    """What is said of something beyond a limit."""
    return Message(f"core.most-{limit}", {"most": most})


def is_nested_too_deeply(value: object) -> bool:
    """Are these lists and tables nested deeper than anything that we write?"""
    level = [value]
    for _ in range(MOST_NESTING + 1):
        inner: list[object] = []
        for item in level:
            if isinstance(item, dict):
                inner += item.values()
            elif isinstance(item, list):
                inner += item
        if not inner:
            return False
        level = inner
    return True
