"""The toss of a live table: its state, from the first pledge to the words that make the dice."""

from dataclasses import dataclass, field
from typing import Final

from rollwright.core.provable import commitment_of
from rollwright.core.toss import Attempt, Pledge

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

    def pledge(self, seat: int, digest: str) -> None:
        """Take a pledge; a later one of the same seat replaces it."""
        self.pledges[seat] = Pledge(seat, digest)

    def drop(self, seat: int) -> None:
        """Forget the pledge of a seat, as long as the list is not frozen."""
        if self.phase == PLEDGING:
            self.pledges.pop(seat, None)

    def renumber(self, seats: dict[int, int]) -> None:
        """Give the seats their numbers in the game; those that are not named are gone."""
        pledges = self.pledges.items()
        self.pledges = {seats[seat]: pledge for seat, pledge in pledges if seat in seats}

    def freeze(self, absent: list[int]) -> None:
        """Freeze the list, without the pledges of these seats."""
        for seat in absent:
            self.pledges.pop(seat, None)
        self.phase = REVEALING
        self.list_hash = self.attempt().list_hash()
        self._settle_if_complete()

    def reveal(self, words: dict[int, str]) -> None:
        """Take the words of some seats."""
        self.words.update(words)
        self._settle_if_complete()

    def break_off(self, seed: str) -> None:
        """Make this attempt public, and begin the next; who withheld has no word in it."""
        self.broken.append(Attempt(self.commitment, self.pledges, self.words, self.seed))
        self.barred.update(self.withheld())
        self.seed, self.pledges, self.words = seed, {}, {}
        self.phase, self.list_hash = PLEDGING, ""

    def skip(self) -> None:
        """Go on without the words that are withheld."""
        self.phase = SETTLED

    def _settle_if_complete(self) -> None:
        if len(self.words) == len(self.pledges):
            self.phase = SETTLED
