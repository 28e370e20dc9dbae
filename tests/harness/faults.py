"""Faulty variants of the toy game, one fault per class, for the laws to detect."""

import random
from typing import Final

from rollwright.core.chance import Source
from rollwright.core.lesson import Lesson
from rollwright.core.message import Message
from rollwright.core.position import PLAY, Events, Position
from rollwright.core.wanted import RealDie, Side, Wanted
from tests.harness import chance_laws, move_laws, offer_laws, surface_laws, value_laws
from tests.harness.laws import Law
from tests.harness.paper_faults import PAPER_FAULTS
from tests.harness.toy import ToyGame, ToyPaper, ToyPosition, ToyWords


class Fickle(ToyPosition):
    """The order of the legal moves depends on the past."""

    asked = 0

    def legal(self, seat: int) -> list[int]:
        self.asked += 1
        return super().legal(seat)[:: -1 if self.asked % 2 else 1]


class Stuttering(ToyPosition):
    """Lists a move twice."""

    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), 0] if self.busy[seat] else []


class Mute(ToyPosition):
    """Waits for a seat that has no move."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if self.turn < 3 else []


class Stern(ToyWords):
    """Refuses a legal move."""

    def why_not(self, position: ToyPosition, seat: int, move: int) -> Message | None:
        if move == 0:
            return Message("toy.full", {"box": 0})
        return super().why_not(position, seat, move)


class Lenient(ToyWords):
    """Accepts an illegal move."""

    def why_not(self, position: ToyPosition, seat: int, move: int) -> Message | None:
        return super().why_not(position, seat, move) if move <= 3 else None


class Idle(ToyWords):
    """Gives no reason against moves of a seat that has finished."""

    def why_not(self, position: ToyPosition, seat: int, move: int) -> Message | None:
        return super().why_not(position, seat, move) if position.busy[seat] else None


class Nameless(ToyPosition):
    """Two moves have the same text."""

    def text(self, seat: int, move: int) -> str:
        return "box1" if move == 2 else super().text(seat, move)


class Generous(ToyPosition):
    """Reads more texts than it writes."""

    def parse(self, seat: int, text: str) -> int:
        return super().parse(seat, text.strip())


class Wordy(ToyPosition):
    """Has a move that is not in the numbering of its game."""

    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), 4] if self.busy[seat] else []

    def text(self, seat: int, move: int) -> str:
        return "pass" if move == 4 else super().text(seat, move)


class Longwinded(ToyWords):
    """Its first steps take long to read."""

    def lessons(self) -> list[Lesson]:
        return [Lesson("dice", Message("toy.full", {"box": "word " * 30}))]


class Pointless(ToyWords):
    """Tells about a part that no table has."""

    def lessons(self) -> list[Lesson]:
        return [Lesson("chimney", Message("toy.skips"))]


class Unlabelled(ToyWords):
    """Has no sentence for a move."""

    def label(self, position: ToyPosition, seat: int, move: int) -> Message:
        return Message("toy.missing")


class Heavy(ToyPosition):
    """The weights of the outcomes are wrong."""

    def outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.5), (2, 0.25), (3, 0.5)]


class Loaded(ToyPosition):
    """Samples don't follow the weights."""

    def sample(self, source: Source) -> int:
        return (1, 2, 3)[source.below(3)]


class Credulous(ToyPosition):
    """Accepts any roll."""

    def parse_outcome(self, data: object) -> int:
        self.check_rolling()
        return data if isinstance(data, int) else 1


class Hasty(ToyPosition):
    """Rolls while seats decide."""

    def check_rolling(self) -> None:
        pass


class Leaky(ToyPosition):
    """Holds a random generator."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pocket = random.Random(1)


class Drawing(ToyPosition):
    """Sampling changes the position."""

    def sample(self, source: Source) -> int:
        self.die = super().sample(source)
        return self.die


class Shared(ToyPosition):
    """Copies share their boxes."""

    def copy(self) -> "Shared":
        other = Shared(len(self.boxes))
        other.phase, other.turn, other.die = self.phase, self.turn, self.die
        other.boxes = self.boxes
        other.busy = self.busy[:]
        return other


class Forgetful(ToyPosition):
    """Saves incomplete data."""

    def to_json(self) -> dict[str, object]:
        return super().to_json() | {"boxes": [[0, 0, 0] for _ in self.boxes]}


class Careless(ToyPosition):
    """Loads a value of the wrong type."""

    def fill(self, data: object) -> None:
        super().fill(data | {"turn": 1} if isinstance(data, dict) else data)


class Vague(ToyWords):
    """Requests a die with sides that no outcome has."""

    def wanted(self, position: ToyPosition) -> Wanted:
        sides = [Side(str(value), Message("core.number", {"number": value})) for value in (4, 5)]
        die = RealDie(Message("core.die", {"number": 1}), sides)
        return Wanted(Message("core.wanted"), "", [die], False)


class Upside(ToyPosition):
    """Ranks the lowest score first, though the highest wins."""

    def ranking(self) -> list[list[int]]:
        return super().ranking()[::-1]


class Partial(ToyPosition):
    """Leaves a seat out of the ranking."""

    def ranking(self) -> list[list[int]]:
        return [[0]]


class Hesitant(ToyPosition):
    """A roll can be written several times: no move ends the turn, though it tells so."""

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        super().apply(seat, move, events)
        if move and self.phase == PLAY:
            self.busy[seat] = True


class Silent(ToyPosition):
    """Behaves differently when events are requested."""

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        super().apply(seat, move if events is None else 0, events)


class Restless(ToyPosition):
    """Goes back to an earlier turn."""

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        super().apply(seat, move, events)
        self.round = 1 + self.turn % 2


class Oblivious(ToyPosition):
    """The copy after a move is the one before it."""

    def after(self, seat: int, move: int) -> tuple[Position, int]:
        return self.copy(), seat


class Rash(ToyPosition):
    """Makes a move that was only to be tried."""

    def after(self, seat: int, move: int) -> tuple[Position, int]:
        self.apply(seat, move)
        return self.copy(), seat


class Endless(ToyPosition):
    """Tells of a turn that never comes."""

    def turn_count(self) -> int:
        return super().turn_count() + 1


class Curt(ToyPosition):
    """Has more turns than it tells."""

    def turn_count(self) -> int:
        return super().turn_count() - 1


Fault = type[ToyPosition] | type[ToyWords] | type[ToyPaper]


def game_with(fault: Fault) -> ToyGame:
    """The toy game with one faulty part."""
    if issubclass(fault, ToyWords):
        return ToyGame(words=fault(), paper=ToyPaper())
    if issubclass(fault, ToyPaper):
        return ToyGame(words=ToyWords(), paper=fault())
    return ToyGame(fault, ToyWords(), ToyPaper())


FAULTS: Final[tuple[tuple[Fault, Law], ...]] = (
    (Fickle, move_laws.legal_is_stable),
    (Stuttering, move_laws.legal_has_no_duplicates),
    (Mute, move_laws.who_waits_has_moves),
    (Stern, move_laws.legal_moves_are_accepted),
    (Lenient, move_laws.other_moves_are_refused),
    (Idle, move_laws.other_moves_are_refused),
    (Nameless, move_laws.texts_name_one_move),
    (Generous, move_laws.other_texts_are_refused),
    (Wordy, move_laws.moves_have_fixed_numbers),
    (Unlabelled, move_laws.labels_tell_moves_apart),
    (Longwinded, surface_laws.lessons_are_short),
    (Pointless, surface_laws.lessons_are_short),
    (Heavy, chance_laws.weights_sum_to_one),
    (Loaded, chance_laws.samples_follow_the_weights),
    (Drawing, chance_laws.sampling_changes_nothing),
    (Vague, chance_laws.what_is_wanted_is_what_comes),
    (Credulous, chance_laws.impossible_outcomes_are_refused),
    (Hasty, chance_laws.rolls_wait_for_their_time),
    (Leaky, chance_laws.positions_hide_no_chance),
    (Shared, value_laws.past_positions_never_change),
    (Shared, value_laws.copies_are_independent),
    (Forgetful, value_laws.saving_keeps_everything),
    (Careless, value_laws.broken_positions_are_refused),
    (Upside, value_laws.scores_are_consistent),
    (Partial, value_laws.scores_are_consistent),
    (Hesitant, offer_laws.the_end_of_a_turn_is_told),
    (Silent, value_laws.events_can_be_told),
    (Restless, value_laws.the_end_is_the_end),
    (Oblivious, surface_laws.a_preview_is_what_happens),
    (Rash, surface_laws.a_preview_is_what_happens),
    (Endless, surface_laws.the_course_is_as_long_as_told),
    (Curt, surface_laws.the_course_is_as_long_as_told),
    *PAPER_FAULTS,
)
