"""The contract of a realm: the rules of one card.

A realm is created once per card and holds its geometry; what is written in play is a
`RealmState`, which all methods take. A realm defines where a die may go (`options`), what it
does there (`use`) and what it is worth (`score`). The hooks below do nothing by default.

Options are declared in `__init__` and numbered by their order. Unless a realm declares others,
there is one for each place of the card, with the place's number and id.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rollwright.games.realms.card import Card
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import BY_VALUE, NEXT, Option, at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.resource import CHOICE, STAR, gains_in
from rollwright.games.realms.state import MARKED, MOST_STARS, RealmState

if TYPE_CHECKING:
    from rollwright.games.realms.desk import Desk

# The value of a writable place, as a share of its star; for `promise`.
_HOPE: Final = 0.5
# Returned for every move of every realm: one shared list saves time.
_NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm:
    """The rules of a realm, for one card."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.all_options: list[Option] = []
        # The number of options, from the first on, that a die can take.
        self.dice_options = 0
        self.option_of: dict[str, int] = {}
        # The steps it may leave pending; a kind is an index of this list.
        self.follow_ups: list[FollowUp] = []
        # The most resources to choose, and the most cells to choose one by one, that it asks for.
        self.most_resources = 1 if card.choices() else 0
        self.most_cells = 0
        # May a star be among what there is to choose?
        self.may_choose_star = any([choice >> STAR & 1 for choice in card.choices()])
        # May `picks_gains` ever be true?
        self.may_pick_gains = False
        # Are its stars scored at once, or does `score` count them from the content of the card?
        self.scores_at_once = True
        # Are they scored only when the round is over, so that no die has the duty to score one?
        self.scores_at_end = False
        # What each place may hold besides its initial content; set by `hold`.
        self.may_hold: list[list[int]] = [[MARKED] for _ in card.places]
        # The places that have given what they give once they are outlined, though they can still be
        # marked; studies of a round count them as used.
        self.done_by_outline: list[int] = []
        # The places that can be written: those at which options are tapped.
        self.writable: list[int] = []
        self.declare([at_place(place.id, at, place.costs) for at, place in enumerate(card.places)])

    def declare(self, options: list[Option], others: list[Option] | None = None) -> None:
        """Declare the options, in the order of their numbers.

        `others` are those that no die takes: free actions and follow-up choices.
        """
        self.all_options = options if others is None else options + others
        self.dice_options = len(options)
        self.option_of = {option.text: at for at, option in enumerate(self.all_options)}
        unique = len(self.option_of) == len(self.all_options)
        assert unique, f"{self.card.id}: two options with one text"
        found = {place for option in self.all_options for place in option.places}
        self.writable = sorted(found)

    def hold(self, places: list[int], cells: list[int]) -> None:
        """Declare what these places may hold in play, if not only a mark."""
        for place in places:
            self.may_hold[place] = cells

    # --- required of every realm -------------------------------------------------------

    def options(self, desk: "Desk", state: RealmState, die: Die) -> list[int]:
        """The options of this die that are affordable now, in a stable order."""
        raise NotImplementedError

    def takes_as_rolled(self, state: RealmState, die: Die, options: list[int]) -> bool:
        """Is one of these options available for the die as rolled, without a paid step?"""
        return len(options) > 0

    def yields(self, state: RealmState, die: Die) -> bool:
        """In rounds with duties: does it take this die only if no other open realm does?"""
        return False

    def use(self, desk: "Desk", state: RealmState, die: Die, option: int) -> None:
        """Use the die for this option."""
        raise NotImplementedError

    def score(self, desk: "Desk", state: RealmState) -> int:
        """The stars it would score now, uncapped."""
        return state.stars

    # --- where an option is tapped, what it marks and what it costs --------------------------

    def place_of(self, state: RealmState, option: int, die: Die | None) -> int:
        """The place to tap for this option; -1 if there is none."""
        found = self.all_options[option]
        if found.where == NEXT:
            return state.first_blank(found.places)
        if found.where == BY_VALUE:
            return for_value(found.places, die.value) if die is not None else -1
        return found.places[0] if found.places else -1

    def touches(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """All places that this option marks by itself; by default the one to tap."""
        place = self.place_of(state, option, die)
        return [place] if place >= 0 else _NOTHING

    def cost_of(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The resources that this option costs; the label of the move shows them."""
        return self.all_options[option].cost(die.value if die is not None else 0)

    # --- hooks ---------------------------------------------------------------------------

    def starts_turns(self) -> bool:
        """Does `at_turn_start` gain anything? Studies of a round ask it."""
        return False

    def at_turn_start(self, desk: "Desk", state: RealmState) -> None:
        """Called when a turn begins, before the dice are considered."""

    def watches_roll(self) -> bool:
        """Does `at_roll` do anything?"""
        return False

    def before_roll_counts(self, desk: "Desk", state: RealmState) -> None:
        """Called after a roll that some realm watches: a chance to alter a die first."""

    def at_roll(self, desk: "Desk", state: RealmState) -> None:
        """Called after a roll, before any realm is activated."""

    def at_turn_end(self, desk: "Desk", state: RealmState) -> None:
        """Called when the owner has ended the turn."""

    def at_gain(self, desk: "Desk", state: RealmState, resource: int) -> None:
        """Called when a resource was gained, from any source."""

    def actions(self, desk: "Desk", state: RealmState) -> list[int]:
        """The free actions that the owner may take now."""
        return _NOTHING

    def act(self, desk: "Desk", state: RealmState, option: int) -> None:
        """Take a free action."""
        raise NotImplementedError(f"{self.card.id} offers actions, but has no `act`")

    def choices(self, desk: "Desk", state: RealmState, pending: Pending) -> list[int]:
        """The choices for a pending step; if empty, `go_on` settles it."""
        return []

    def choose(self, desk: "Desk", state: RealmState, pending: Pending, option: int) -> None:
        """Settle a pending step by a choice."""
        raise NotImplementedError(f"{self.card.id} offers choices, but has no `choose`")

    def go_on(self, desk: "Desk", state: RealmState, pending: Pending) -> None:
        """Settle a pending step without a choice."""

    def steps_left(self, pending: Pending) -> int:
        """The number of choices that a pending step leads to at most, with the next one."""
        return 1

    def next_cells(self, state: RealmState, number: int, done: int) -> list[int]:
        """The cells that may follow those done, of this number in all."""
        return []

    def take_cell(self, desk: "Desk", state: RealmState, cell: int) -> None:
        """Apply the effect of one of the cells that are chosen one by one."""
        raise NotImplementedError(f"{self.card.id} has cells chosen, but no `take_cell`")

    def could_be_done(self, state: RealmState, number: int, done: int) -> bool:
        """Could these cells have been chosen so far? Called when a saved position is read."""
        return True

    def is_possible(self, desk: "Desk", state: RealmState) -> bool:
        """Could play have filled the card like this? Called when a saved position is read.

        The rest of the desk is known, its pending steps included.
        The content of each place (`hold`) and the stars (`most_stars`) are checked separately.
        """
        return True

    def most_stars(self, desk: "Desk", state: RealmState) -> int:
        """The most stars that the content of the card could have scored at once.

        By default, the stars printed on places with a mark or a number, chosen wherever they
        may be.
        """
        stars = 0
        for number, place in enumerate(self.card.places):
            if not state.is_blank(number) and not state.is_outlined(number):
                stars += len([1 for gain in place.gains if STAR in gains_in(gain)])
        return stars

    def picks_gains(self, state: RealmState) -> bool:
        """May the owner choose another resource whenever one is gained?"""
        return False

    def promise(self, desk: "Desk", state: RealmState) -> float:
        """A rough estimate of the stars still to come here; advice for bots, not a rule.

        By default it grows as the writable places fill up.
        """
        left = MOST_STARS - min(MOST_STARS, self.score(desk, state))
        written = state.count_filled(self.writable) / len(self.writable)
        return left * _HOPE * written

    # --- shared by many realms -----------------------------------------------------------

    def reward(self, desk: "Desk", state: RealmState, place: int) -> None:
        """Gain what is printed at a place."""
        for gain in self.card.places[place].gains:
            if gain == STAR:
                state.star()
            elif gain >= CHOICE:
                desk.choose_resources(state.slot, 1, gain - CHOICE)
            else:
                desk.gain(gain)

    def can_buy(self, desk: "Desk", state: RealmState, place: int) -> bool:
        """Is the place there and empty, and can its price be paid?"""
        return state.is_blank(place) and desk.has_all(self.card.places[place].costs)

    def buy(self, desk: "Desk", state: RealmState, place: int) -> None:
        """Pay the price of a place, mark it, then gain what is printed there."""
        desk.pay_all(self.card.places[place].costs)
        state.mark(place)
        self.reward(desk, state, place)

    def take_cells(
        self, desk: "Desk", state: RealmState, number: int, cell: int, done: int = 0
    ) -> None:
        """Take a cell, and let the owner choose the next one until there are this many."""
        self.take_cell(desk, state, cell)
        done |= 1 << cell
        if done.bit_count() < number:
            desk.choose_cell(state.slot, number, done)


def for_value(places: list[int], value: int) -> int:
    """The place for a die of this value, the first one for a 1; -1 if there is none."""
    return places[value - 1] if 1 <= value <= len(places) else -1


def marked_when_full(state: RealmState, marks: list[int], groups: list[list[int]]) -> bool:
    """Is each mark set exactly if its group of places is full?"""
    pairs = zip(marks, groups, strict=True)
    return all([state.is_blank(mark) != state.all_filled(places) for mark, places in pairs])


def progress(state: RealmState, groups: list[list[int]]) -> float:
    """The sum of the filled shares of all groups that are not full yet."""
    share = 0.0
    for places in groups:
        filled = state.count_filled(places)
        if filled < len(places):
            share += filled / len(places)
    return share
