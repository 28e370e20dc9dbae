"""The contract of a realm: the rules of one card.

A realm is made once for a card and holds its geometry; what is written in play is a
`RealmState`, which all methods take. A realm says where a die may go (`options`), what it does
there (`use`) and what it is worth (`score`). The hooks below do nothing unless a realm needs
them.

Options are declared in `__init__` and numbered by their order. Unless a realm declares others,
there is one for each place of the card, with the place's number and id.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rollwright.games.realms.card import Card
from rollwright.games.realms.die import Die
from rollwright.games.realms.option import BY_VALUE, NEXT, Option, at_place
from rollwright.games.realms.pending import FollowUp, Pending
from rollwright.games.realms.resource import CHOICE, STAR
from rollwright.games.realms.state import MARKED, MOST_STARS, RealmState

if TYPE_CHECKING:
    from rollwright.games.realms.desk import Desk

# What a place that could be filled is worth before its star is near; for `promise`.
_HOPE: Final = 0.5
# Asked for at every move of every realm: one list for all answers.
_NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Realm:
    """The rules of a realm, for one card."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.all_options: list[Option] = []
        # How many of them, from the first on, a die can take.
        self.dice_options = 0
        self.option_of: dict[str, int] = {}
        # What it may leave to settle; a kind is the position in this list.
        self.follow_ups: list[FollowUp] = []
        # How many resources of its owner's choice, and how many cells one by one, it asks for.
        self.most_resources = 1 if card.choices() else 0
        self.most_cells = 0
        # May `picks_gains` ever be true?
        self.may_pick_gains = False
        # Are its stars scored at once, or does `score` count them from what is on the card?
        self.scores_at_once = True
        # What each place may hold besides what it holds at first; `hold` says it.
        self.may_hold: list[list[int]] = [[MARKED] for _ in card.places]
        # The places that can be written, as far as options are tapped there.
        self.writable: list[int] = []
        self.declare([at_place(place.id, at, place.costs) for at, place in enumerate(card.places)])

    def declare(self, options: list[Option], others: list[Option] | None = None) -> None:
        """Say which options there are, in the order of their numbers.

        Those that no die takes, for free actions and follow-up choices alone, are the others.
        """
        self.all_options = options if others is None else options + others
        self.dice_options = len(options)
        self.option_of = {option.text: at for at, option in enumerate(self.all_options)}
        unique = len(self.option_of) == len(self.all_options)
        assert unique, f"{self.card.id}: two options with one text"
        found = {place for option in self.all_options for place in option.places}
        self.writable = sorted(found)

    def hold(self, places: list[int], cells: list[int]) -> None:
        """Say what these places may hold in play, where that is not just a mark."""
        for place in places:
            self.may_hold[place] = cells

    # --- how it plays: every realm -----------------------------------------------------

    def options(self, desk: "Desk", state: RealmState, die: Die) -> list[int]:
        """Where this die may go now, costs included, in a stable order."""
        raise NotImplementedError

    def takes_as_rolled(self, state: RealmState, die: Die, options: list[int]) -> bool:
        """Is one of these options for the die just as it lies, without a step paid for?"""
        return len(options) > 0

    def use(self, desk: "Desk", state: RealmState, die: Die, option: int) -> None:
        """Use the die there."""
        raise NotImplementedError

    def score(self, desk: "Desk", state: RealmState) -> int:
        """The stars it would score now; the cap comes later."""
        return state.stars

    # --- where an option is tapped, and what it costs --------------------------------------

    def place_of(self, state: RealmState, option: int, die: Die | None) -> int:
        """The place that a tap for this option would hit; -1 if there is none."""
        found = self.all_options[option]
        if found.where == NEXT:
            return state.first_blank(found.places)
        if found.where == BY_VALUE:
            return for_value(found.places, die.value) if die is not None else -1
        return found.places[0] if found.places else -1

    def cost_of(self, state: RealmState, option: int, die: Die | None) -> list[int]:
        """The resources that this option takes, one by one: the move tells them."""
        return self.all_options[option].cost(die.value if die is not None else 0)

    # --- hooks: only where a realm needs them --------------------------------------------

    def at_turn_start(self, desk: "Desk", state: RealmState) -> None:
        """A turn begins. What the dice show does not matter here."""

    def watches_roll(self) -> bool:
        """Does `at_roll` do anything?"""
        return False

    def before_roll_counts(self, desk: "Desk", state: RealmState) -> None:
        """The dice were rolled, and some realm watches: a chance to alter a die before."""

    def at_roll(self, desk: "Desk", state: RealmState) -> None:
        """The dice were rolled, and nothing is activated yet."""

    def at_turn_end(self, desk: "Desk", state: RealmState) -> None:
        """The owner has ended the turn."""

    def at_gain(self, desk: "Desk", state: RealmState, resource: int) -> None:
        """A resource was gained, from wherever."""

    def actions(self, desk: "Desk", state: RealmState) -> list[int]:
        """Free actions that its owner may take now."""
        return _NOTHING

    def act(self, desk: "Desk", state: RealmState, option: int) -> None:
        """Take a free action."""
        raise NotImplementedError(f"{self.card.id} offers actions, but has no `act`")

    def choices(self, desk: "Desk", state: RealmState, pending: Pending) -> list[int]:
        """What may be chosen to settle something; nothing to choose means it goes on by itself."""
        return []

    def choose(self, desk: "Desk", state: RealmState, pending: Pending, option: int) -> None:
        """Settle something by a choice."""
        raise NotImplementedError(f"{self.card.id} offers choices, but has no `choose`")

    def go_on(self, desk: "Desk", state: RealmState, pending: Pending) -> None:
        """Settle something that leaves no choice."""

    def next_cells(self, state: RealmState, number: int, done: int) -> list[int]:
        """Which cells may follow those that are done, of as many as this number in all."""
        return []

    def take_cell(self, desk: "Desk", state: RealmState, cell: int) -> None:
        """Do what happens to one of the cells that are chosen one by one."""
        raise NotImplementedError(f"{self.card.id} has cells chosen, but no `take_cell`")

    def could_be_done(self, state: RealmState, number: int, done: int) -> bool:
        """Could these cells have been chosen so far? Asked when a saved position is read."""
        return True

    def is_possible(self, desk: "Desk", state: RealmState) -> bool:
        """Could play have filled the card like this? Asked when a saved position is read.

        What each place may hold (`hold`) and the stars (`most_stars`) are looked at apart.
        """
        return True

    def most_stars(self, desk: "Desk", state: RealmState) -> int:
        """How many stars at most could what is on the card have scored at once?

        By default, those that are printed where a mark or a number is.
        """
        stars = 0
        for number, place in enumerate(self.card.places):
            if not state.is_blank(number) and not state.is_outlined(number):
                stars += place.gains.count(STAR)
        return stars

    def picks_gains(self, state: RealmState) -> bool:
        """May its owner choose another resource whenever one is gained?"""
        return False

    def promise(self, desk: "Desk", state: RealmState) -> float:
        """A rough guess of the stars still to come here; advice for bots, not a rule.

        By default they come as the places fill up that can be written.
        """
        left = MOST_STARS - min(MOST_STARS, self.score(desk, state))
        written = state.count_filled(self.writable) / len(self.writable)
        return left * _HOPE * written

    # --- what realms do again and again --------------------------------------------------

    def reward(self, desk: "Desk", state: RealmState, place: int) -> None:
        """Gain what is printed at a place."""
        for gain in self.card.places[place].gains:
            if gain == STAR:
                state.star()
            elif gain >= CHOICE:
                desk.choose_resources(state.slot, 1, gain - CHOICE)
            else:
                desk.gain(gain)

    def take_cells(
        self, desk: "Desk", state: RealmState, number: int, cell: int, done: int = 0
    ) -> None:
        """Take a cell, and let the owner choose the next one until there are as many."""
        self.take_cell(desk, state, cell)
        done |= 1 << cell
        if done.bit_count() < number:
            desk.choose_cell(state.slot, number, done)


def for_value(places: list[int], value: int) -> int:
    """The place for a die of this value, the first one for a 1; -1 if there is none."""
    return places[value - 1] if 1 <= value <= len(places) else -1


def marked_when_full(state: RealmState, marks: list[int], groups: list[list[int]]) -> bool:
    """Does each mark stand where its group of places is full, and nowhere else?"""
    pairs = zip(marks, groups, strict=True)
    return all([state.is_blank(mark) != state.all_filled(places) for mark, places in pairs])


def progress(state: RealmState, groups: list[list[int]]) -> float:
    """How far the groups that are not full yet have come: from 0 to nearly 1 for each."""
    share = 0.0
    for places in groups:
        filled = state.count_filled(places)
        if filled < len(places):
            share += filled / len(places)
    return share
