"""Poker: numbers on the flop and in three hands make combinations.

Notation: `open2`: write on the flop; `deal`: note the roll; `hand1=house`: play that hand so
"""

from typing import Final

from rollwright.games.realms.card import Card
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import at_place, next_of
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import NUMBERS, OUTLINED, RealmState, numbers_from

_VALUES: Final = (1, 2, 3, 4, 5, 6)
_STRAIGHT: Final = 5
# For `promise`: a dealt hand; each of the stars that it would score now; two pairs or three of a
# kind that a free card of the flop may turn into more; a card of the flop for each hand to come.
_DEALT: Final = 0.6
_READY: Final = 0.9
_HOPE: Final = 0.7
_FLOP: Final = 0.18


def combinations_in(numbers: list[int]) -> list[bool]:
    """Which combinations there are among these numbers, in the order of the card."""
    counts = [numbers.count(value) for value in _VALUES]
    most = max(counts)
    pairs = len([1 for count in counts if count >= 2])
    run = longest = 0
    for count in counts:
        run = run + 1 if count else 0
        longest = max(longest, run)
    return [
        most >= 2,
        pairs >= 2,
        most >= 3,
        most >= 4,
        most >= 3 and pairs >= 2,
        longest >= _STRAIGHT,
    ]


class Poker(Realm):
    """What is dealt is as it was rolled, and the flop serves every hand."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.flop = card.places_of("flop")[0]
        self.lowest = card.numbers("lowest")
        self.highest = card.numbers("highest")
        self.hands = card.places_of("hands")
        self.chips = card.places_of("chips")[0]
        self.combinations = card.places_of("combinations")[0]
        self.stars_of = [card.places[one].gains.count(STAR) for one in self.combinations]
        for at, one in enumerate(self.flop):
            self.hold([one], numbers_from(self.lowest[at], self.highest[at]))
        for hand in self.hands:
            self.hold(hand, NUMBERS)
        self.hold(self.chips, [OUTLINED])
        self.hold(self.combinations, [])
        # Options in this order: a card of the flop, the deal, a hand with each combination.
        self.deal = len(self.flop)
        self.play = self.deal + 1
        write = [at_place(card.places[one].id, one) for one in self.flop]
        deal = next_of("deal", [hand[0] for hand in self.hands])
        play = [
            at_place(f"hand{number}={card.places[one].id}", chip)
            for number, chip in enumerate(self.chips, 1)
            for one in self.combinations
        ]
        self.declare([*write, deal, *play])

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        options = [
            at
            for at, one in enumerate(self.flop)
            if state.is_blank(one) and self.lowest[at] <= die.value <= self.highest[at]
        ]
        if die.rolled and not die.adjusted and self._next_hand(state):
            options.append(self.deal)
        for hand in self._waiting(state):
            first = self.play + hand * len(self.combinations)
            made = enumerate(self._made(state, hand))
            options += [first + at for at, is_made in made if is_made]
        return options

    def _next_hand(self, state: RealmState) -> list[int]:
        """The cards of the next hand to deal; none if all are dealt."""
        for hand in self.hands:
            if state.is_blank(hand[0]):
                return hand
        return []

    def _waiting(self, state: RealmState) -> list[int]:
        """The hands that are dealt, but not played."""
        return [
            at
            for at, hand in enumerate(self.hands)
            if not state.is_blank(hand[0]) and state.is_blank(self.chips[at])
        ]

    def _made(self, state: RealmState, hand: int) -> list[bool]:
        """The combinations that a hand makes with the flop."""
        cards = state.filled(self.hands[hand] + self.flop)
        return combinations_in([state.number_in(one) for one in cards])

    def _best(self, made: list[bool]) -> int:
        """The most stars of these combinations."""
        pairs = zip(made, self.stars_of, strict=True)
        return max([stars if is_made else 0 for is_made, stars in pairs])

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        if option < self.deal:
            state.write(self.flop[option], die.value)
            self.reward(desk, state, self.flop[option])
        elif option == self.deal:
            first, second = self._next_hand(state)
            state.write(first, desk.first)
            state.write(second, desk.second)
        else:
            hand, combination = divmod(option - self.play, len(self.combinations))
            state.outline(self.chips[hand])
            self.reward(desk, state, self.combinations[combination])

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """A deal writes both cards of a hand."""
        if option == self.deal:
            return self._next_hand(state)
        return super().touches(state, option, die)

    def is_possible(self, desk: Desk, state: RealmState) -> bool:
        """Hands are dealt in their order; one that is played makes a combination."""
        if not state.is_in_order([card for hand in self.hands for card in hand]):
            return False
        for at, hand in enumerate(self.hands):
            if state.is_blank(hand[0]) != state.is_blank(hand[1]):
                return False
            dealt = not state.is_blank(hand[0])
            played = not state.is_blank(self.chips[at])
            if played and not (dealt and self._best(self._made(state, at)) > 0):
                return False
        return True

    def most_stars(self, desk: Desk, state: RealmState) -> int:
        """The flop has only grown since a hand was played."""
        return sum(
            [
                self._best(self._made(state, hand))
                for hand, chip in enumerate(self.chips)
                if state.is_outlined(chip)
            ]
        )

    def promise(self, desk: Desk, state: RealmState) -> float:
        """What hands would score now, what they may still become, and a flop for those to come."""
        left = len(state.blanks(self.chips))
        worth = _FLOP * state.count_filled(self.flop) * left
        free = len(state.blanks(self.flop))
        for hand in self._waiting(state):
            made = self._made(state, hand)
            best = self._best(made)
            worth += _DEALT + _READY * best
            if best == 1 and free and (made[1] or made[2]):
                worth += _HOPE
        return worth


REALM: Final = Poker
