"""Laws of offers: moves as data say the same as their texts, and what they say happens."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rollwright.core.offer import NOWHERE, Offer, grouped
from rollwright.core.place import CROSSED
from rollwright.core.position import ROLL, Position
from tests.harness.cases import Case
from tests.harness.paper_laws import marks_by_place, places_on
from tests.harness.walks import Walk

# The number of moves that are played on a copy for each seat at each moment.
_TRIED: Final = 12
_DIGITS: Final = "0123456789"


class Trial(NamedTuple):
    """A move that was made on a copy."""

    case: Case
    seat: int
    before: Position
    after: Position
    offer: Offer
    # Could the seat have ended its turn?
    could_end: bool


def offers_are_the_legal_moves(case: Case, seed: int) -> None:
    """There is one offer for each legal move, in the same order and with the same text."""
    paper = case.game.paper
    for position in Walk(case, seed).moments(15):
        for seat in range(case.seats):
            moves, offers = position.legal(seat), paper.offers(position, seat)
            texts = [position.text(seat, move) for move in moves]
            assert [offer.text for offer in offers] == texts, f"{offers} are not {texts}"
            sent, expected = paper.offer_groups(position, seat), grouped(offers)
            assert sent == expected, f"{sent} are not {expected}"
            for move, offer in list(zip(moves, offers, strict=True))[:: len(moves) // _TRIED + 1]:
                assert paper.offer(position, seat, move) == offer, f"{offer.text} alone differs"


def offers_lie_where_moves_do(case: Case, seed: int) -> None:
    """Places are numbers of the prints; the one to tap is that of the move, or that of its die."""
    paper = case.game.paper
    for position in Walk(case, seed).moments(15):
        for seat in position.waiting():
            ids = places_on(case.game, position, seat)
            for move, offer in zip(position.legal(seat), paper.offers(position, seat), strict=True):
                for number in (*offer.touches, *offer.terms.sources):
                    assert 0 <= number < len(ids), f"{offer.text} names the place {number}"
                place = paper.place_of(position, seat, move)
                if place.startswith("die:"):
                    assert offer.place == NOWHERE, f"{offer.text} is made at a die"
                    assert place == f"die:{offer.terms.die}", f"{offer.text} uses another die"
                else:
                    assert NOWHERE <= offer.place < len(ids), f"{offer.text}: {offer.place}"
                    tapped = "" if offer.place == NOWHERE else ids[offer.place]
                    assert tapped == place, f"{offer.text} is made at {tapped!r} and at {place!r}"


def offers_use_dice_on_the_table(case: Case, seed: int) -> None:
    """The die of a move lies before the seat, and is not used up."""
    for position in Walk(case, seed).moments(15):
        for seat in position.waiting():
            dice = {die.id: die for die in case.game.paper.dice(position, seat)}
            for offer in case.game.paper.offers(position, seat):
                name = offer.terms.die
                assert name in ("", *dice), f"{offer.text} uses {name}, but there are {dice}"
                # A die with pictures that is lost for a round may still have a shield.
                is_number = bool(name) and dice[name].value != ""
                assert not is_number or dice[name].mark != CROSSED, f"{name} is used up"


def plain_moves_are_free(case: Case, seed: int) -> None:
    """A plain move costs nothing, and is not the end of a turn."""
    for position in Walk(case, seed).moments(15):
        for seat in position.waiting():
            for offer in case.game.paper.offers(position, seat):
                if offer.terms.plain:
                    assert not offer.terms.price, f"{offer.text} is plain and costs something"
                    assert not offer.terms.ends, f"{offer.text} is plain and ends the turn"


def the_end_of_a_turn_is_told(case: Case, seed: int) -> None:
    """A move that `ends` ends the turn of its seat; where there is one, no other move does.

    What has to be chosen at the end of a turn comes after it. A die that is rolled again only
    interrupts the turn.
    """
    for trial in _trials(case, seed):
        after, seat = trial.after, trial.seat
        waits = after.is_waiting(seat)
        same_turn = (after.round, after.turn) == (trial.before.round, trial.before.turn)
        text = trial.offer.text
        if trial.offer.terms.ends:
            could_end = any(one.terms.ends for one in case.game.paper.offers(after, seat))
            assert not (waits and same_turn and could_end), f"{text} does not end the turn"
        elif trial.could_end:
            assert same_turn, f"{text} ends the turn"
            assert waits or after.phase == ROLL, f"{text} ends the turn of its seat"


def touched_places_change(case: Case, seed: int) -> None:
    """A move changes the mark at every place that it touches, unless other cards follow."""
    game = case.game
    for trial in _trials(case, seed):
        ids = places_on(game, trial.before, trial.seat)
        if places_on(game, trial.after, trial.seat) != ids:
            continue
        before = game.paper.marks(trial.before, trial.seat)
        after = game.paper.marks(trial.after, trial.seat)
        for number in trial.offer.touches:
            text = f"{trial.offer.text} does not change {ids[number]}"
            assert before[number] != after[number], text


def prices_are_paid(case: Case, seed: int) -> None:
    """Of each good that a move costs, as many boxes are crossed as its price says.

    Goods without boxes of their name are counted elsewhere: see the tests of their game.
    """
    for trial in _trials(case, seed):
        price = trial.offer.terms.price
        boxes = [_crossed(trial, position) for position in (trial.before, trial.after)]
        for good in set(price) & set(boxes[0]) & set(boxes[1]):
            paid = boxes[1][good] - boxes[0][good]
            # After the last turn of a round the resources are a new card.
            if paid >= 0 or not trial.offer.terms.ends:
                text = f"{trial.offer.text} costs {price}, but {paid} {good} were paid"
                assert paid == price.count(good), text


def what_is_forfeited_is_lost(case: Case, seed: int) -> None:
    """Only the end of a turn forfeits something: dice that could be used, or goods that then go."""
    paper = case.game.paper
    for trial in _trials(case, seed):
        lost, seat = trial.offer.terms.forfeits, trial.seat
        assert trial.offer.terms.ends or not lost, f"{trial.offer.text} forfeits {lost}"
        others = [one.terms for one in paper.offers(trial.before, seat)]
        usable = {terms.die for terms in others if terms.plain and terms.die}
        assert lost.count("die") <= len(usable), f"{lost} are more dice than {usable}"
        ids = [counter.id for counter in paper.counters(trial.before)]
        counts = [paper.counts(position, seat) for position in (trial.before, trial.after)]
        for good, before, after in zip(ids, *counts, strict=True):
            stays = good in lost and before - after < lost.count(good)
            assert not stays, f"{lost} is told, {good} stays"


def what_harms_is_written(case: Case, seed: int) -> None:
    """A move that harms has a place, and what it is said to write stands there after it."""
    for trial in _trials(case, seed):
        harms, place = trial.offer.terms.harms, trial.offer.place
        if harms:
            assert place != NOWHERE, f"{trial.offer.text} harms nowhere"
            written = case.game.paper.marks(trial.after, trial.seat)[place].text
            assert written == harms, f"{trial.offer.text} writes {written!r}, not {harms!r}"


LAWS: Final = (
    offers_are_the_legal_moves,
    offers_lie_where_moves_do,
    offers_use_dice_on_the_table,
    plain_moves_are_free,
    the_end_of_a_turn_is_told,
    touched_places_change,
    prices_are_paid,
    what_is_forfeited_is_lost,
    what_harms_is_written,
)


def _trials(case: Case, seed: int) -> Iterator[Trial]:
    """Some moves at some moments, each made on a copy."""
    walk = Walk(case, seed)
    for position in walk.moments(10):
        for seat in position.waiting():
            moves, offers = position.legal(seat), case.game.paper.offers(position, seat)
            could_end = any(offer.terms.ends for offer in offers)
            stride = len(moves) // _TRIED + 1
            first = walk.luck.below(stride)
            tried = list(zip(moves, offers, strict=True))
            # The last one is most often the end of the turn.
            for move, offer in [*tried[first::stride], tried[-1]]:
                after = position.copy()
                case.game.play(after, seat, move)
                yield Trial(case, seat, position, after, offer, could_end)


def _crossed(trial: Trial, position: Position) -> dict[str, int]:
    """How many boxes of each good are crossed, by the names before their numbers."""
    marks = marks_by_place(trial.case.game, position, trial.seat)
    found: dict[str, int] = {}
    for place, mark in marks.items():
        good = place.rstrip(_DIGITS)
        if good != place:
            found[good] = found.get(good, 0) + (mark.mark == CROSSED)
    return found
