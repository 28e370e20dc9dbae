"""The words of Rolling Realms: labels of moves, requests for rolls, the score."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.part import Part
from rollwright.core.topic import Topic, group_topic
from rollwright.core.wanted import RealDie, Side, Wanted
from rollwright.core.words import Words
from rollwright.games.realms.label import event_of, label_of
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.question import question_of
from rollwright.games.realms.refusal import refusal
from rollwright.games.realms.round import REALMS_A_ROUND

_ROUND_NAMES: Final = ("round1", "round2", "round3")
_DIE_SIDES: Final[list[Side]] = [
    Side(str(value), Message("core.number", {"number": value})) for value in range(1, 7)
]


class RealmsWords(Words[RealmsPosition]):
    """The words of the game."""

    def label(self, position: RealmsPosition, seat: int, move: int) -> Message:
        return label_of(position.pads[seat], move)

    def event(self, position: RealmsPosition, seat: int, move: int) -> Message | None:
        return event_of(position.pads[seat], move)

    def refusal(self, position: RealmsPosition, seat: int, move: int) -> Message:
        return refusal(position.pads[seat], move)

    def question(self, position: RealmsPosition, seat: int) -> Message | None:
        return question_of(position.pads[seat])

    def wanted(self, position: RealmsPosition) -> Wanted:
        """Two dice, or three realms if the round has none yet."""
        if position.realms:
            sentence = Message("rolling-realms.wanted.dice", {"turn": position.turn})
            dice = [RealDie(Message("core.die", {"number": at}), _DIE_SIDES) for at in (1, 2)]
            return Wanted(sentence, "", dice, False)
        left = position.realms_left()
        sides = [Side(name, Message(f"rolling-realms.group.{name}")) for name in left]
        realms = [
            RealDie(Message("rolling-realms.wanted.realm", {"number": at + 1}), sides)
            for at in range(REALMS_A_ROUND)
        ]
        label = position.setup.course.round_label(position.round)
        sentence = Message("rolling-realms.wanted.realms", {"round": label})
        return Wanted(sentence, "", realms, True)

    def concerns_all(self, event: Message) -> bool:
        return event.key == "rolling-realms.event.round-over"

    def topics(self, position: RealmsPosition) -> list[Topic]:
        """The realms on the table, the resource card and the dice."""
        groups = [*position.realms, "resources", "dice"]
        return [group_topic("rolling-realms", group) for group in groups]

    def breakdown(self, position: RealmsPosition, seat: int) -> list[Part]:
        """The stars of each realm and the unspent resources, round by round."""
        parts: list[Part] = []
        pad = position.pads[seat]
        for number, stars in enumerate(pad.finished):
            heading = self.heading(number)
            dealt = position.dealt_in(number + 1)
            for slot, count in enumerate(stars):
                name = Message(f"rolling-realms.group.{dealt[slot]}")
                parts.append(Part(heading, name, 10 * count))
            unspent = pad.rounds[number] - 10 * sum(stars)
            parts.append(Part(heading, Message("rolling-realms.unspent"), unspent))
        return parts

    def heading(self, number: int) -> Message:
        """The heading of a round, counted from 0."""
        return Message(f"rolling-realms.number.{_ROUND_NAMES[number]}")
