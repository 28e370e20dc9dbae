"""Laws of what surfaces show besides paper: counters, previews, and how long the game is."""

from typing import Final

from rollwright.core.game import Game
from rollwright.core.lesson import LESSON_PARTS
from rollwright.core.offer import NOWHERE, Offer
from rollwright.core.place import OUTLINED
from rollwright.core.position import OVER, Position
from rollwright.core.print import ROLES, TALLY
from rollwright.server.board_view import board_of
from rollwright.sheets.signs import SIGNS
from tests.harness.cases import Case
from tests.harness.paper_laws import marks_by_place
from tests.harness.speech import spoken
from tests.harness.walks import Walk

# The number of moves that are tried for each seat at each moment.
_TRIED: Final = 8
_DIGITS: Final = "0123456789"
# Letters of a lesson.
_LESSON: Final = 120


def what_is_made_is_there(case: Case, seed: int) -> None:
    """What a move makes has a picture, and is there after it: a die, a number, a tile or a good."""
    game = case.game
    tiles = {tile.id for tile in game.paper.tiles()}
    for position in Walk(case, seed).moments(8):
        for seat in position.waiting():
            offers = zip(position.legal(seat), game.paper.offers(position, seat), strict=True)
            for move, offer in [one for one in offers if one[1].terms.makes]:
                made = offer.terms.makes
                assert (made in SIGNS) != (made in tiles), f"{offer.text} makes {made!r}"
                later, at = position.after(seat, move)
                if (later.round, later.turn) == (position.round, position.turn):
                    gained = _gain(game, position, seat, later, at, offer)
                    # A good may be lost where there is no room for it.
                    least = 0 if made in _goods(game, position, seat) else 1
                    assert gained >= least, f"{offer.text} made {gained} {made}"


def _gain(game: Game, before: Position, seat: int, later: Position, at: int, offer: Offer) -> int:
    """How many more there are after a move of what it makes."""
    terms, place = offer.terms, offer.place
    made = terms.makes
    if made in _goods(game, before, seat):
        return _goods(game, later, at)[made] - _goods(game, before, seat)[made]
    dice = game.paper.dice(later, at)
    if made.startswith("die"):
        value = made.removeprefix("die")
        if place != NOWHERE:
            # The number is written, whether or not there is a die that shows it.
            return [game.paper.marks(later, at)[place].text].count(value)
        if terms.die:
            return [die.value for die in dice if die.id == terms.die].count(value)
        known = [die.value for die in game.paper.dice(before, seat)]
        return [die.value for die in dice].count(value) - known.count(value)
    if made == "star":
        won = game.paper.stars(later, at).values()
        return sum(won) - sum(game.paper.stars(before, seat).values())
    tiles = [mark.tile for mark in game.paper.marks(later, at)] + [die.tile for die in dice]
    return tiles.count(made)


def _goods(game: Game, position: Position, seat: int) -> dict[str, int]:
    ids = [counter.id for counter in game.paper.counters(position)]
    return dict(zip(ids, game.paper.counts(position, seat), strict=True))


def lessons_are_short(case: Case, seed: int) -> None:
    """What is told in a first turn is about a part that every table has, and soon read."""
    lessons = case.game.words.lessons()
    assert len({lesson.part for lesson in lessons}) == len(lessons), "a part is told twice"
    for lesson in lessons:
        assert lesson.part in LESSON_PARTS, f"no table has {lesson.part}"
        for text in spoken(lesson.told):
            assert len(text) <= _LESSON, f"{len(text)} letters: {text}"


def counters_count(case: Case, seed: int) -> None:
    """Each counter has a name, a use and a number; a common one has the same for all seats."""
    paper = case.game.paper
    for position in Walk(case, seed).moments(6):
        counters = paper.counters(position)
        ids = [counter.id for counter in counters]
        assert len(set(ids)) == len(ids), f"two counters with the same id: {ids}"
        for counter in counters:
            assert counter.sign, f"{counter.id} has no sign"
            spoken(counter.name)
            spoken(counter.about)
        rows = [paper.counts(position, seat) for seat in range(case.seats)]
        for row in rows:
            assert len(row) == len(counters), f"{row} are not the numbers of {ids}"
            assert min(row, default=0) >= 0, f"{row} has less than nothing"
        for at, counter in enumerate(counters):
            numbers = {row[at] for row in rows}
            assert not counter.common or len(numbers) == 1, f"{counter.id} has {numbers}"


def prices_are_counted(case: Case, seed: int) -> None:
    """What a move costs are things that are counted, and the seat has so many of them."""
    paper = case.game.paper
    for position in Walk(case, seed).moments(12):
        ids = [counter.id for counter in paper.counters(position)]
        for seat in position.waiting() if ids else []:
            counts = _goods(case.game, position, seat)
            for group in paper.offer_groups(position, seat):
                price = group.terms.price
                for good in set(price):
                    assert good in counts, f"{good} is paid, and nowhere counted"
                    short = f"{price} is more than there is: {counts}"
                    assert price.count(good) <= counts[good], short


def counters_are_the_tally(case: Case, seed: int) -> None:
    """What a print only counts, the counters count as well, in the same order.

    A number stands at its place, or as many places are circled and not crossed out.
    """
    paper = case.game.paper
    for position in Walk(case, seed).moments(6):
        for seat in range(case.seats):
            prints = paper.prints(position, seat)
            assert {one.role for one in prints} <= set(ROLES), "a print with an unknown role"
            if any(one.role == TALLY for one in prints):
                told, counted = _tally(case, position, seat), paper.counts(position, seat)
                assert told == counted, f"{told} on paper, but {counted} counted"


def _tally(case: Case, position: Position, seat: int) -> list[int]:
    """The numbers on the prints that only count, by the names before their digits."""
    marks = marks_by_place(case.game, position, seat)
    found: dict[str, int] = {}
    for one in case.game.paper.prints(position, seat):
        for place in one.places if one.role == TALLY else []:
            good, mark = place.id.rstrip(_DIGITS), marks[place.id]
            number = int(mark.text) if mark.text else int(mark.mark == OUTLINED)
            found[good] = found.get(good, 0) + number
    return list(found.values())


def the_course_is_as_long_as_told(case: Case, seed: int) -> None:
    """No round has more turns than told, and some have as many; the same for the game's rounds.

    0 tells nothing. A turn in which nobody can decide anything may be over unseen.
    """
    longest: dict[int, int] = {}
    past = (1, 1, 0)
    for position in Walk(case, seed).moments():
        now = (position.round, position.turn, position.turn_count())
        assert position.round_count() == 0 or now[0] <= position.round_count(), f"round {now[0]}"
        assert now[2] == 0 or now[1] <= now[2], f"turn {now[1]} of {now[2]}"
        if now[0] > past[0] or position.phase == OVER:
            # A round may turn out to be shorter than it looked when it began.
            longest[past[2]] = max(longest.get(past[2], 0), past[1])
        past = now
    assert position.round_count() in (0, position.round), "more rounds were told"
    for told, seen in longest.items():
        assert told in (0, seen), f"{told} turns were told, but no round had more than {seen}"


def a_preview_is_what_happens(case: Case, seed: int) -> None:
    """A move that is only tried changes nothing, and tells what the board is once it is made."""
    game = case.game
    walk = Walk(case, seed)
    for position in walk.moments(10):
        for seat in position.waiting():
            moves = position.legal(seat)
            stride = len(moves) // _TRIED + 1
            # The last one is most often the end of the turn.
            for move in [*moves[walk.luck.below(stride) :: stride], moves[-1]]:
                made = position.copy()
                later, at = position.after(seat, move)
                assert position == made, "a preview has changed the game"
                game.play(made, seat, move)
                told, found = board_of(game, later, at), board_of(game, made, seat)
                text = position.text(seat, move)
                assert told == found, f"{text} was to lead to {told}, and led to {found}"


LAWS: Final = (
    a_preview_is_what_happens,
    what_is_made_is_there,
    lessons_are_short,
    counters_count,
    prices_are_counted,
    counters_are_the_tally,
    the_course_is_as_long_as_told,
)
