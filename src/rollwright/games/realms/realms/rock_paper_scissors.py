"""Rock-Paper-Scissors: nine duels between the die used here and the other rolled die.

Notation: the left slot of a duel, `left3`; then a right slot and its sign, `right5=rock`
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import MOST_STARS, OUTLINED, SIGN, RealmState

# The pending step: a sign to draw on the right, one of those of a bit mask.
ANSWER: Final = 0
# For `promise`: how much of a duel that is half drawn, or blank, will be won.
_HALF: Final = 0.55
_BLANK: Final = 0.35
# What it adds to have different signs wait for an answer.
_VARIETY: Final = 0.12


class RockPaperScissors(Realm):
    """A die draws its sign on the left, and the other rolled die draws one on the right."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.scores_at_once = False
        self.left = card.places_of("left")[0]
        self.right = card.places_of("right")[0]
        self.wins = card.places_of("wins")[0]
        self.wanted = card.numbers("wanted")
        self.signs = len(card.signs)
        # The sign of each number of a die, and the sign that each sign beats.
        self.sign_of = {
            int(number): sign
            for sign, numbers in enumerate(card.texts("dice"))
            for number in numbers.split()
        }
        self.beaten = [card.sign(name) for name in card.texts("beaten")]
        self.hold(self.left + self.right, [SIGN + sign for sign in range(self.signs)])
        self.hold(self.wins, [OUTLINED])
        # An option is a duel; with this added, a duel and a sign on its right.
        self.to_answer = len(self.left)
        options = [at_place(card.places[slot].id, slot) for slot in self.left]
        answers = [
            at_place(f"{card.places[slot].id}={sign.id}", slot)
            for slot in self.right
            for sign in card.signs
        ]
        self.declare(options, answers)
        self.follow_ups = [FollowUp(1, 2**self.signs - 1, asks="answer")]

    # --- a die ---------------------------------------------------------------------------

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        if die.value not in self.sign_of:
            return []
        return [duel for duel, slot in enumerate(self.left) if state.is_blank(slot)]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.write_sign(self.left[option], self.sign_of[die.value])
        self._settle(state, option)
        self.reward(desk, state, self.left[option])
        answers = 0
        for value in desk.other_rolled(die):
            answers |= 1 << self.sign_of[value]
        desk.later(state.slot, ANSWER, answers)

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """Its slot, and the ring of a duel that is won with it."""
        place = self.place_of(state, option, die)
        if option >= self.to_answer:
            duel, answer = divmod(option - self.to_answer, self.signs)
            won = self._beats(state.sign_in(self.left[duel]), answer)
        else:
            duel = option
            sign = self.sign_of.get(die.value, -1) if die is not None else -1
            won = self._beats(sign, state.sign_in(self.right[duel]))
        return [place, self.wins[duel]] if won else [place]

    # --- the other rolled die --------------------------------------------------------------

    def _answers(self, state: RealmState, pending: Pending) -> list[int]:
        return [
            self.to_answer + self.signs * duel + sign
            for duel, slot in enumerate(self.right)
            if state.is_blank(slot)
            for sign in range(self.signs)
            if pending.value >> sign & 1
        ]

    def choices(self, desk: Desk, state: RealmState, pending: Pending) -> list[int]:
        answers = self._answers(state, pending)
        return answers if len(answers) > 1 else []

    def choose(self, desk: Desk, state: RealmState, pending: Pending, option: int) -> None:
        duel, sign = divmod(option - self.to_answer, self.signs)
        state.write_sign(self.right[duel], sign)
        self._settle(state, duel)

    def go_on(self, desk: Desk, state: RealmState, pending: Pending) -> None:
        for option in self._answers(state, pending):
            self.choose(desk, state, pending, option)
            desk.tell_place(state, self.right[(option - self.to_answer) // self.signs])

    # --- duels ---------------------------------------------------------------------------

    def _beats(self, sign: int, other: int) -> bool:
        """Does a sign beat the other one? Nothing drawn is -1."""
        return sign >= 0 and self.beaten[sign] == other

    def _is_won(self, state: RealmState, duel: int) -> bool:
        return self._beats(state.sign_in(self.left[duel]), state.sign_in(self.right[duel]))

    def _settle(self, state: RealmState, duel: int) -> None:
        """Ring a duel that is won."""
        if self._is_won(state, duel):
            state.outline(self.wins[duel])

    def score(self, desk: Desk, state: RealmState) -> int:
        won = state.count_filled(self.wins)
        return len([1 for wanted in self.wanted if won >= wanted])

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Both sides grow together; on the left there is one more while an answer is due."""
        due = len([1 for step in desk.pending if step.slot == state.slot and step.kind == ANSWER])
        if state.count_filled(self.left) - state.count_filled(self.right) != due:
            return False
        for duel, win in enumerate(self.wins):
            if state.is_blank(win) == self._is_won(state, duel):
                return False
        return True

    def promise(self, desk: Desk, state: RealmState) -> float:
        """Duels that can still be won count in part, and more if different signs wait."""
        won = float(state.count_filled(self.wins))
        kinds = 0
        for duel, slot in enumerate(self.left):
            mine, other = state.sign_in(slot), state.sign_in(self.right[duel])
            if mine < 0 and other < 0:
                won += _BLANK
            elif mine < 0 or other < 0:
                won += _HALF
                kinds |= 1 << (mine if mine >= 0 else self.signs + other)
        won += _VARIETY * kinds.bit_count()
        return self._stars(min(won, float(len(self.left)))) - self.score(desk, state)

    def _stars(self, won: float) -> float:
        """The stars for so many duels, with parts between two stars."""
        before = 0
        for star, wanted in enumerate(self.wanted):
            if won < wanted:
                return star + (won - before) / (wanted - before)
            before = wanted
        return float(MOST_STARS)


REALM: Final = RockPaperScissors
