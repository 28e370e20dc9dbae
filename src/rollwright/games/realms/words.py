"""The words of Rolling Realms: labels of moves, requests for rolls, the score."""

from typing import Final

from rollwright.core.lesson import AT_DICE, AT_END, AT_GOODS, AT_SHEET, Lesson, lessons_of
from rollwright.core.message import Message
from rollwright.core.part import Part
from rollwright.core.reason import Reason
from rollwright.core.rule_side import RuleSide
from rollwright.core.topic import Topic, group_topic
from rollwright.core.wanted import RealDie, Side, Wanted
from rollwright.core.words import Words
from rollwright.games.realms.label import event_of, label_of
from rollwright.games.realms.move import DONE
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.question import question_of
from rollwright.games.realms.reasons import reasons
from rollwright.games.realms.refusal import refusal
from rollwright.games.realms.round import REALMS_A_ROUND
from rollwright.games.realms.rulebook import game_rules
from rollwright.games.realms.stranded import stranded

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

    def why_no_end(self, position: RealmsPosition, seat: int) -> Message | None:
        return self.why_not(position, seat, DONE)

    def refusal(self, position: RealmsPosition, seat: int, move: int) -> Message:
        return refusal(position.pads[seat], move)

    def question(self, position: RealmsPosition, seat: int) -> Message | None:
        """What a move still lacks, or what to do where no realm takes a die."""
        if not position.is_waiting(seat):
            return None
        desk = position.pads[seat]
        return question_of(desk) or stranded(desk)

    def reasons(self, position: RealmsPosition, seat: int, line: list[int]) -> list[Reason]:
        return reasons(position.pads[seat], line)

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

    def lessons(self) -> list[Lesson]:
        return lessons_of("rolling-realms", AT_DICE, AT_SHEET, AT_GOODS, AT_END)

    def rulebook(self) -> RuleSide | None:
        return game_rules()

    def topics(self, position: RealmsPosition) -> list[Topic]:
        """The realms on the table, the resource card and the dice."""
        groups = [*position.realms, "resources", "dice"]
        return [group_topic("rolling-realms", group) for group in groups]

    def breakdown(self, position: RealmsPosition, seat: int) -> list[Part]:
        """The stars of each realm and what resources count, round by round, with the sums."""
        parts: list[Part] = []
        for number in range(len(position.pads[seat].finished)):
            parts += self._round_parts(position, seat, number)
        return parts

    def _round_parts(self, position: RealmsPosition, seat: int, number: int) -> list[Part]:
        """The lines of one round, counted from 0."""
        pad, heading = position.pads[seat], self.heading(number)
        mode = position.setup.rounds[number].at_level(pad.level).mode
        stars, score = pad.finished[number], pad.rounds[number]
        parts: list[Part] = []
        for slot, card in enumerate(position.dealt_in(number + 1)):
            name = Message(f"rolling-realms.group.{card}")
            parts.append(Part(heading, name, 10 * stars[slot]))
        if mode.hoard:
            name = Message("rolling-realms.hoards", {"count": mode.hoard})
            parts.append(Part(heading, name, 10 * stars[REALMS_A_ROUND]))
        rest = score - 10 * sum(stars)
        name = Message(f"rolling-realms.{'unspent' if mode.spends else 'resources'}")
        parts.append(Part(heading, name, max(0, rest)))
        if rest < 0:
            args: dict[str, object] = {"most": mode.cap // 10}
            parts.append(Part(heading, Message("rolling-realms.capped", args), rest))
        parts.append(Part(heading, Message("rolling-realms.sum"), score, True))
        return parts

    def heading(self, number: int) -> Message:
        """The heading of a round, counted from 0."""
        return Message(f"rolling-realms.number.{_ROUND_NAMES[number]}")
