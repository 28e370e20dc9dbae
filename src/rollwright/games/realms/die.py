"""A die of one seat. It is immutable: a change makes another die."""

from typing import Final

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Die:
    """A rolled or created die, with its present value for its owner."""

    __slots__ = ("adjusted", "freed", "index", "rolled", "slot", "step_due", "used", "value")

    def __init__(self, index: int, value: int, rolled: bool) -> None:
        self.index = index
        self.value = value
        self.rolled = rolled
        self.adjusted = False
        # May it be used in a realm that was already activated?
        self.freed = False
        # Do the 3 pumpkins that freed it include a step that is not made yet?
        self.step_due = False
        self.used = False
        # The realm it was used in; -1 before, and if it was traded for a resource.
        self.slot = -1

    def letter(self) -> str:
        """A and B are the rolled dice; C and later ones were created."""
        return LETTERS[self.index]

    def _again(self) -> "Die":
        die = Die(self.index, self.value, self.rolled)
        die.adjusted = self.adjusted
        die.freed = self.freed
        die.step_due = self.step_due
        die.used = self.used
        die.slot = self.slot
        return die

    def with_value(self, value: int) -> "Die":
        """The same die, adjusted."""
        die = self._again()
        die.value = value
        die.adjusted = True
        return die

    def rolled_as(self, value: int) -> "Die":
        """The same die, as if rolled with this value."""
        die = self._again()
        die.value = value
        return die

    def set_free(self, stepped: bool) -> "Die":
        """The same die, usable in every realm; `stepped` if its included step is made."""
        die = self._again()
        die.freed = True
        die.step_due = not stepped
        return die

    def spent(self, slot: int = -1) -> "Die":
        """The same die, used up in a realm, or traded."""
        die = self._again()
        die.used = True
        die.slot = slot
        return die
