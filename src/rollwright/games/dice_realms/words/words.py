"""The words of Dice Realms."""

from typing import Final

from rollwright.core.lesson import AT_DICE, AT_END, AT_GOODS, AT_SHEET, AT_STEPS, Lesson, lessons_of
from rollwright.core.message import Message, Who
from rollwright.core.part import Part
from rollwright.core.passage import passage_of
from rollwright.core.position import OVER
from rollwright.core.reason import Reason
from rollwright.core.rule_side import RuleSide
from rollwright.core.topic import Topic
from rollwright.core.wanted import Wanted
from rollwright.core.words import Words
from rollwright.games.dice_realms.box.caption import describe_fate
from rollwright.games.dice_realms.box.names import die_name, fate_name
from rollwright.games.dice_realms.pieces.board import NONE, SUPPLIES
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.move import DONE
from rollwright.games.dice_realms.steps.round import STEPS
from rollwright.games.dice_realms.steps.step import ROLL_STEP
from rollwright.games.dice_realms.words.label import label
from rollwright.games.dice_realms.words.merit import of_change, of_move
from rollwright.games.dice_realms.words.refusal import refusal
from rollwright.games.dice_realms.words.rulebook import realms_rules
from rollwright.games.dice_realms.words.speech import WORDS
from rollwright.games.dice_realms.words.topics import all_topics
from rollwright.games.dice_realms.words.wanted import wanted

# Events that happen to all seats, whoever moved last.
_FOR_ALL: Final = frozenset(
    [
        "dice-realms.event.fate-attacks",
        *[f"dice-realms.event.last-round.{supply}" for supply in SUPPLIES],
        *[f"dice-realms.event.game-over.{supply}" for supply in SUPPLIES],
    ]
)


class DiceRealmsWords(Words[DiceRealmsPosition]):
    """The words of the game, apart from those of a single step."""

    def label(self, position: DiceRealmsPosition, seat: int, move: int) -> Message:
        return label(position, seat, move)

    def why_no_end(self, position: DiceRealmsPosition, seat: int) -> Message | None:
        return self.why_not(position, seat, DONE)

    def refusal(self, position: DiceRealmsPosition, seat: int, move: int) -> Message:
        return refusal(position, seat, move)

    def question(self, position: DiceRealmsPosition, seat: int) -> Message | None:
        if not position.is_waiting(seat):
            return None
        return WORDS[position.turn - 1].question(position, seat)

    def ending(self, position: DiceRealmsPosition, seat: int) -> Message:
        return Message(f"dice-realms.ending.{STEPS[position.turn - 1].name}")

    def reasons(self, position: DiceRealmsPosition, seat: int, line: list[int]) -> list[Reason]:
        passage = passage_of(position, seat, line)
        before, after = passage.before, passage.after
        assert isinstance(before, DiceRealmsPosition), "a position of another game"
        assert isinstance(after, DiceRealmsPosition), "a position of another game"
        found = of_change(before.realms[passage.seat], after.realms[passage.seat])
        return found + of_move(position, seat, line[0]) if len(line) == 1 else found

    def wanted(self, position: DiceRealmsPosition) -> Wanted:
        return wanted(position)

    def remarks(self, position: DiceRealmsPosition) -> list[Message]:
        """Who holds the Fate die, what it brings this time, and whether this is the last round."""
        if position.phase == OVER:
            return []
        told = [Message("dice-realms.remark.holder", {"seat": Who(position.holder)})]
        if position.turn == ROLL_STEP and position.fate != NONE:
            fate = position.fate_face()
            powers = describe_fate(fate, rolled=True)
            args: dict[str, object] = {"face": fate_name(fate), "powers": powers}
            told.append(Message("dice-realms.remark.fate", args))
        return [*told, Message("dice-realms.remark.last-round")] if position.final else told

    def concerns_all(self, event: Message) -> bool:
        return event.key in _FOR_ALL

    def lessons(self) -> list[Lesson]:
        return lessons_of("dice-realms", AT_STEPS, AT_DICE, AT_GOODS, AT_SHEET, AT_END)

    def rulebook(self) -> RuleSide | None:
        return realms_rules()

    def topics(self, position: DiceRealmsPosition) -> list[Topic]:
        return all_topics()

    def sum_of(self, position: DiceRealmsPosition, seat: int) -> Message | None:
        realm = position.realms[seat]
        faces = sum([die.points() for die in realm.dice])
        args: dict[str, object] = {"faces": faces, "chips": realm.vp, "misery": 2 * realm.misery}
        return Message("dice-realms.sum-misery" if realm.misery else "dice-realms.sum", args)

    def breakdown(self, position: DiceRealmsPosition, seat: int) -> list[Part]:
        """The faces die by die, then everything else."""
        realm = position.realms[seat]
        heading, other = Message("dice-realms.number.faces"), Message("dice-realms.number.others")
        parts = [Part(heading, die_name(die.name()), die.points()) for die in realm.dice]
        for name, score in (("chips", realm.vp), ("misery", -2 * realm.misery)):
            parts.append(Part(other, Message(f"dice-realms.number.{name}"), score))
        return parts
