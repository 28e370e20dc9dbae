"""Lessons: what somebody has to know in the first turn, told at a part of the table."""

from typing import Final, NamedTuple

from rollwright.core.message import Message

# What every surface with a table has, whatever is played.
AT_DICE: Final = "dice"
AT_SHEET: Final = "sheet"
AT_GOODS: Final = "goods"
AT_SCORE: Final = "score"
AT_STEPS: Final = "steps"
AT_END: Final = "end"
LESSON_PARTS: Final = (AT_DICE, AT_SHEET, AT_GOODS, AT_SCORE, AT_STEPS, AT_END)


class Lesson(NamedTuple):
    """One or two short sentences about a part of the table."""

    part: str
    told: Message


def lessons_of(game_id: str, *parts: str) -> list[Lesson]:
    """The lessons of a game, whose messages are called after the parts."""
    return [Lesson(part, Message(f"{game_id}.lesson.{part}")) for part in parts]
