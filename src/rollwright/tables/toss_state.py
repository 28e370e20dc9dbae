"""The toss of a live table: its state, from the first pledge to the words that make the dice."""

from dataclasses import dataclass, field
from typing import Final

from rollwright.core.message import Message, Who
from rollwright.core.provable import commitment_of
from rollwright.core.toss import Attempt, Pledge
from rollwright.tables.events import BrokenOff, Frozen, Pledged, Revealed, Skipped, TossEvent

PLEDGING: Final = "pledging"
REVEALING: Final = "revealing"
SETTLED: Final = "settled"


@dataclass(slots=True)
class Toss:
    """The present attempt, and those that were broken off.

    `barred` are the seats that withheld a word: they play on without a say in the dice. `list_hash`
    is that of the frozen list.
    """

    seed: str
    pledges: dict[int, Pledge] = field(default_factory=dict)
    words: dict[int, str] = field(default_factory=dict)
    phase: str = PLEDGING
    list_hash: str = ""
    barred: set[int] = field(default_factory=set)
    broken: list[Attempt] = field(default_factory=list)

    @property
    def commitment(self) -> str:
        """The hash of the present secret."""
        return commitment_of(self.seed)

    def attempt(self) -> Attempt:
        """The present attempt, as far as the public may know it."""
        is_settled, is_frozen = self.phase == SETTLED, self.phase != PLEDGING
        words = dict(self.words) if is_settled else {}
        return Attempt(self.commitment, dict(self.pledges) if is_frozen else {}, words)

    def withheld(self) -> list[int]:
        """The seats whose words are not there yet."""
        return [seat for seat in sorted(self.pledges) if seat not in self.words]

    def apply(self, event: TossEvent, *, is_crowd: bool) -> list[Message]:
        """Go on by an event; returns what is to be told of it."""
        match event:
            case Pledged():
                self.pledges[event.seat] = Pledge(event.seat, event.hash)
            case Frozen():
                self._freeze(event.absent)
            case Revealed():
                self.words.update(event.words)
                self._settle_if_complete()
            case BrokenOff():
                told = _told("broken-off", self.withheld(), is_crowd)
                self._break_off(event.seed)
                return [told]
            case Skipped():
                self.phase = SETTLED
                return [_told("skipped", self.withheld(), is_crowd)]
        return []

    def drop(self, seat: int) -> None:
        """Forget the pledge of a seat, as long as the list is not frozen."""
        if self.phase == PLEDGING:
            self.pledges.pop(seat, None)

    def begin(self, numbers: list[int], *, is_wanted: bool) -> None:
        """The game begins, with these seats: from now on they are numbered through.

        Where no client cares for the dice, there is nothing to wait for.
        """
        pledged = [number for number in numbers if number in self.pledges]
        at = {number: seat for seat, number in enumerate(numbers)}
        self.pledges = {at[number]: self.pledges[number] for number in pledged}
        if not is_wanted:
            self._freeze([])

    def _freeze(self, absent: list[int]) -> None:
        """Freeze the list, without the pledges of these seats."""
        for seat in absent:
            self.pledges.pop(seat, None)
        self.phase = REVEALING
        self.list_hash = self.attempt().list_hash()
        self._settle_if_complete()

    def _break_off(self, seed: str) -> None:
        """Make this attempt public, and begin the next; who withheld has no word in it."""
        self.broken.append(Attempt(self.commitment, self.pledges, self.words, self.seed))
        self.barred.update(self.withheld())
        self.seed, self.pledges, self.words = seed, {}, {}
        self.phase, self.list_hash = PLEDGING, ""

    def _settle_if_complete(self) -> None:
        if len(self.words) == len(self.pledges):
            self.phase = SETTLED


def _told(what: str, seats: list[int], is_crowd: bool) -> Message:
    """That words were withheld: of a crowd, by how many."""
    if is_crowd:
        return Message(f"table.crowd-{what}", {"count": len(seats)})
    who: list[object] = [Who(seat) for seat in seats]
    return Message(f"table.toss-{what}", {"seats": who})
