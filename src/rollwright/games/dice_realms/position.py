"""A position of Dice Realms: the rules, and beside them the words, the paper and the advice.

Here alone they meet. Whatever is not a rule is only handed on to the room that knows it.
"""

from rollwright.core.message import Message
from rollwright.core.part import Part
from rollwright.core.place import Place
from rollwright.core.wanted import Wanted
from rollwright.games.dice_realms.advice.estimate import estimate
from rollwright.games.dice_realms.advice.planning import worthwhile
from rollwright.games.dice_realms.paper.common import COMMON
from rollwright.games.dice_realms.paper.places import places
from rollwright.games.dice_realms.paper.tap import note_of, place_of, rolling, sources_of
from rollwright.games.dice_realms.saving.reading import read_position
from rollwright.games.dice_realms.saving.writing import write_position
from rollwright.games.dice_realms.steps.course import Course
from rollwright.games.dice_realms.words import outcome as outcomes_in_words
from rollwright.games.dice_realms.words import score, status
from rollwright.games.dice_realms.words.label import label
from rollwright.games.dice_realms.words.notation import parse_text, text_of
from rollwright.games.dice_realms.words.refusal import reason_there, refusal
from rollwright.games.dice_realms.words.speech import WORDS
from rollwright.games.dice_realms.words.wanted import wanted


class DiceRealmsPosition(Course):
    """A moment of Dice Realms."""

    __slots__ = ()

    # --- values ----------------------------------------------------------------------------

    def copy(self) -> "DiceRealmsPosition":
        other = DiceRealmsPosition()
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return write_position(self)

    def from_json(self, data: object) -> "DiceRealmsPosition":
        position = DiceRealmsPosition()
        read_position(data, position)
        return position

    # --- words -----------------------------------------------------------------------------

    def why_not(self, seat: int, move: int) -> Message | None:
        idle = self.why_idle(seat)
        if idle is not None:
            return idle
        return None if move in self.legal(seat) else refusal(self, seat, move)

    def reason_there(self, seat: int, place: str, die: str) -> Message:
        reason = reason_there(self, seat, place, die)
        return reason if reason is not None else super().reason_there(seat, place, die)

    def question(self, seat: int) -> Message | None:
        return WORDS[self.turn - 1].question(self, seat) if self.is_waiting(seat) else None

    def text(self, seat: int, move: int) -> str:
        return text_of(self.realms[seat], move)

    def parse(self, seat: int, text: str) -> int:
        return parse_text(self.realms[seat], text)

    def label(self, seat: int, move: int) -> Message:
        return label(self, seat, move)

    def wanted(self) -> Wanted:
        return wanted(self)

    def outcome_json(self, outcome: int) -> object:
        return outcomes_in_words.outcome_json(self, outcome)

    def parse_outcome(self, data: object) -> int:
        return outcomes_in_words.parse_outcome(self, data)

    def outcome_text(self, outcome: int) -> str:
        return outcomes_in_words.outcome_text(self, outcome)

    def parse_outcome_text(self, text: str) -> int:
        return outcomes_in_words.parse_outcome_text(self, text)

    def dice(self) -> object:
        return status.dice(self)

    def details(self) -> dict[str, object]:
        return status.details(self)

    def remarks(self) -> list[Message]:
        return status.remarks(self)

    def concerns_all(self, event: Message) -> bool:
        return status.concerns_all(event)

    def result(self, seat: int) -> dict[str, object]:
        return score.result(self.realms[seat])

    def breakdown(self, seat: int) -> list[Part]:
        return score.breakdown(self.realms[seat])

    def features(self, seat: int) -> dict[str, int]:
        return score.features(self, seat)

    # --- paper -----------------------------------------------------------------------------

    def places(self, seat: int) -> list[Place]:
        return places(self, seat)

    def place_of(self, seat: int, move: int) -> str:
        return place_of(self, seat, move)

    def sources_of(self, seat: int, move: int) -> list[str]:
        return sources_of(self, seat, move)

    def note_of(self, seat: int, move: int) -> str:
        return note_of(move)

    def common_groups(self) -> list[str]:
        return list(COMMON)

    def rolling(self) -> list[tuple[int, str]] | None:
        return rolling(self)

    # --- advice ----------------------------------------------------------------------------

    def candidates(self, seat: int) -> list[int]:
        return worthwhile(self, seat, self.legal(seat))

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)
