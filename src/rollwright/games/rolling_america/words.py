"""The words of Rolling America: moves as sentences, the dice that are wanted, the score."""

from typing import Final

from rollwright.core.lesson import AT_DICE, AT_GOODS, AT_SCORE, AT_SHEET, Lesson, lessons_of
from rollwright.core.message import Message, Who
from rollwright.core.part import Part
from rollwright.core.reason import Reason
from rollwright.core.rule_side import RuleSide
from rollwright.core.topic import Topic, group_topic
from rollwright.core.wanted import RealDie, Side, Wanted
from rollwright.core.words import Words
from rollwright.games.rolling_america.map import COLORS, REGION, WILD
from rollwright.games.rolling_america.markings import Markings, X
from rollwright.games.rolling_america.names import color_name, die_name, side_name, state_name
from rollwright.games.rolling_america.notation import (
    DONE,
    action_of,
    die_in,
    die_of,
    die_text,
    state_of,
)
from rollwright.games.rolling_america.position import AmericaPosition
from rollwright.games.rolling_america.reasons import reasons
from rollwright.games.rolling_america.refusal import why_not
from rollwright.games.rolling_america.rulebook import map_rules

# By action, in the order of the notation.
_KEYS: Final = (
    "write",
    "write-guarded",
    "change",
    "change-guarded",
    "cross",
    "change-cross",
    "pass",
    "dupe",
    "dupe-guarded",
    "done",
)
_POWERS: Final = ("color-change", "guard", "dupe")
_FOR_ALL: Final = ("rolling-america.event.round-over", "rolling-america.event.game-over")
# Every die that can be typed, also those not in the bag, so that the error can name the reason.
_SIDES: Final[list[Side]] = [
    Side(die_text(die), side_name(die))
    for die in [die_of(color, value) for color in range(len(COLORS)) for value in range(1, 7)]
]


class AmericaWords(Words[AmericaPosition]):
    """The words of the game."""

    def label(self, position: AmericaPosition, seat: int, move: int) -> Message:
        key = f"rolling-america.move.{_KEYS[action_of(move)]}"
        return Message(key, _parts(position.pads[seat], move))

    def event(self, position: AmericaPosition, seat: int, move: int) -> Message | None:
        key = f"rolling-america.event.{_KEYS[action_of(move)]}"
        return Message(key, _parts(position.pads[seat], move))

    def why_not(self, position: AmericaPosition, seat: int, move: int) -> Message | None:
        idle = position.why_idle(seat)
        return idle if idle is not None else why_not(position.pads[seat], move)

    def why_no_end(self, position: AmericaPosition, seat: int) -> Message | None:
        return self.why_not(position, seat, DONE)

    def reasons(self, position: AmericaPosition, seat: int, line: list[int]) -> list[Reason]:
        return reasons(position.pads[seat], line)

    def wanted(self, position: AmericaPosition) -> Wanted:
        sentence = Message("rolling-america.wanted", {"seat": Who(position.roller())})
        dice = [RealDie(Message("core.die", {"number": at}), _SIDES) for at in (1, 2)]
        return Wanted(sentence, "", dice, False)

    def concerns_all(self, event: Message) -> bool:
        return event.key in _FOR_ALL

    def lessons(self) -> list[Lesson]:
        return lessons_of("rolling-america", AT_DICE, AT_SHEET, AT_GOODS, AT_SCORE)

    def rulebook(self) -> RuleSide | None:
        return map_rules()

    def topics(self, position: AmericaPosition) -> list[Topic]:
        """The parts of the sheet, and each power."""
        topics = [group_topic("rolling-america", group) for group in ("map", "powers", "rounds")]
        for power in _POWERS:
            name = Message(f"rolling-america.print.{power}")
            rule = Message(f"rolling-america.topic.{power}")
            topics.append(Topic(power, name, rule, Message("rolling-america.scoring.powers")))
        return topics

    def breakdown(self, position: AmericaPosition, seat: int) -> list[Part]:
        heading, crossed = Message("rolling-america.number.xs"), position.pads[seat].marks[X]
        return [
            Part(heading, color_name(color), (crossed & REGION[color]).bit_count())
            for color in range(WILD)
        ]


def _parts(pad: Markings, move: int) -> dict[str, object]:
    if move == DONE:
        return {}
    parts: dict[str, object] = {"state": state_name(state_of(move))}
    die = die_in(move)
    if die:
        parts["die"] = die_name(die)
    else:
        parts["value"] = pad.dupe_value
    return parts
