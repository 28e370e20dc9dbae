"""Advice for bots: estimates, learned values, candidate moves, playouts. Rules never need it.

A game has two opinions of a position. `estimate` is a rule of thumb, written by hand. `value` is
the estimate corrected by what was learned from many games: a sum of weights, one for each trait
of the position. A game that names no traits, and a card that was never learned, keep the estimate.
"""

from typing import Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from rollwright.core.card_study import CardStudy, Moment
from rollwright.core.chance import Source
from rollwright.core.learning import Course
from rollwright.core.position import OVER, ROLL, Position
from rollwright.core.program import KnownPlay
from rollwright.core.weights import TraitBlock, fitted, packaged_weights

P = TypeVar("P", bound=Position)

# A playout without a horizon goes on to the end of the game.
TO_THE_END: Final = (1 << 30, 0)
# The moves of one turn in a playout: a game might offer free moves without end.
_MOST_MOVES: Final = 60
# Playouts of a turn, in all: most games need about a millisecond for each.
_PLAYOUTS: Final = 400


class Traits(NamedTuple):
    """What is learned about a position: which weights count for it, and how much each.

    `places` are numbers of weights, and may repeat; `amounts` has one factor for each of them.
    """

    places: list[int]
    amounts: list[float]


class Drill(NamedTuple):
    """A game that is played to learn from: the number of seats and the options."""

    seats: int
    options: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[P]):
    """The advice of one game; every method takes one of its positions."""

    # What was learned: a weight for each trait; empty if nothing was.
    weights: list[float]
    # The package with the file of weights, the game and its rules, until it has been read.
    _unread: tuple[str, str, int] | None

    def __init__(self, *, higher_is_better: bool = True) -> None:
        self._sign = 1.0 if higher_is_better else -1.0
        self.weights = []
        self._unread = None

    def estimate(self, position: P, seat: int) -> float:
        """A rough estimate of how well a seat stands, higher is better; by default its score."""
        return self._sign * position.scores()[seat]

    # --- what is learned ---------------------------------------------------------------

    def trait_blocks(self) -> list[TraitBlock]:
        """The blocks in which traits are numbered, one after the other; by default none."""
        return []

    def traits(self, position: P, seat: int) -> Traits:
        """The traits of a position for a seat. When the game is over there are none."""
        return Traits([], [])

    def value(self, position: P, seat: int) -> float:
        """How well a seat stands by what was learned, in the unit of the estimate.

        A game may compute it in another way, as long as it is the estimate and the weights of
        the traits.
        """
        value = self.estimate(position, seat)
        weights = self.weights
        if not weights:
            return value
        traits = self.traits(position, seat)
        for place, amount in zip(traits.places, traits.amounts, strict=True):
            value += weights[place] * amount
        return value

    def learned_in(self, package: str, game: str, rules: int) -> None:
        """The weights are in a file of this package, which is read when `prepare` is called."""
        self._unread = (package, game, rules)

    def prepare(self) -> None:
        """Read the weights, if that has not been done; whoever asks for values does so first."""
        if self._unread is None:
            return
        package, game, rules = self._unread
        weights = packaged_weights(package, game, rules)
        self.use_weights([] if weights is None else fitted(weights, self.trait_blocks()))

    def use_weights(self, weights: list[float]) -> None:
        """Use these weights from now on, one for each trait; without any, the estimate alone."""
        self.weights = weights
        self._unread = None

    def course(self) -> Course:
        """How this game is learned best."""
        return Course()

    def drill(self, source: Source) -> Drill:
        """A game to learn from, drawn by chance."""
        return Drill(1, {})

    # --- searching ---------------------------------------------------------------------

    def candidates(self, position: P, seat: int) -> list[int]:
        """The legal moves worth considering; by default all of them."""
        return position.legal(seat)

    def shortlist(self, position: P, seat: int) -> list[int]:
        """The moves that the learned value has a look at; by default the candidates.

        A game whose value tells moves apart faster than they can be made names the best of them.
        """
        return self.candidates(position, seat)

    def key(self, position: P, seat: int) -> object:
        """What decides the future of this seat: equal keys, equal futures. None if unknown.

        Only positions that follow from the same one within a turn are compared.
        """
        return None

    def horizon(self, position: P) -> tuple[int, int]:
        """The round and turn at whose beginning a playout from here stops."""
        return TO_THE_END

    def playouts(self) -> int:
        """How many playouts a turn is worth, for who has no time limit."""
        return _PLAYOUTS

    def playout(self, position: P, seat: int, source: Source) -> float:
        """How well a seat stands at the horizon if everybody goes on quickly from here.

        The position is used up. A game may override it with something faster.
        """
        horizon = self.horizon(position)
        while position.phase != OVER and (position.round, position.turn) < horizon:
            if position.phase == ROLL:
                position.roll(position.sample(source))
                continue
            for other in position.waiting():
                if position.is_waiting(other):
                    position = self.quick_turn(position, other)
        return self.value(position, seat)

    def quick_turn(self, position: P, seat: int) -> P:
        """The position after the decisions of a seat up to the next roll, one look at each.

        It may be the same position or another one.
        """
        round_, turn = position.round, position.turn
        for _ in range(_MOST_MOVES):
            if not position.is_waiting(seat) or (position.round, position.turn) != (round_, turn):
                break
            position = self._best_next(position, seat)
        return position

    def _best_next(self, position: P, seat: int) -> P:
        best: P | None = None
        most = 0.0
        for move in self.shortlist(position, seat):
            # A game copies to a position of its own kind.
            after: P = position.copy()  # type: ignore[assignment]
            after.apply(seat, move)
            value = self.value(after, seat)
            if best is None or value > most:
                best, most = after, value
        assert best is not None, "whoever has to decide has a move"
        return best

    def known_play(self, position: P, seat: int, rolls: list[int]) -> KnownPlay | None:
        """What a seat can make of rolls if these are all that come; by default None: it is unknown.

        The position waits for the first of them.
        """
        return None

    # --- statistics --------------------------------------------------------------------

    def features(self, position: P, seat: int) -> dict[str, int]:
        """Which features of the game a seat has, and how much of each, by name.

        Statistics compare the results of seats with a feature to those of seats without it.
        """
        return {}

    def study_card(self, moments: list[Moment], seat: int, card_id: str) -> CardStudy:
        """What a card did for a seat in a game that is over, told from its first position on.

        Only a game with cards is asked, about one that `Game.card_position` has dealt.
        """
        raise NotImplementedError
