"""The questions of realms that have more to settle, and how often they ask."""

from rollwright.core.message import say
from tests.games.realms.scenario import Seat, YoutomaSeat, with_middle_ability
from tests.games.realms.table import GAME

FLEET, BRASS, GODS = "fleet-the-dice-game", "brass-birmingham", "sleeping-gods"


def asked(seat: Seat, language: str = "en") -> str:
    """The question to the seat."""
    question = GAME.words.question(seat.position, 0)
    return "" if question is None else say(question, language)


def test_nothing_is_asked_while_the_paper_shows_enough() -> None:
    assert asked(Seat(GODS)) == ""
    assert asked(Seat(GODS).roll(3, 5)) == ""


def test_squares_are_counted_down() -> None:
    seat = Seat(GODS).roll(3, 5)
    start = next(move for move in seat.legal() if move.startswith(f"A>{GODS}:"))
    seat.play(start)
    assert (asked(seat), asked(seat, "es")) == ("2 more squares.", "2 casillas más.")
    seat.play(seat.legal()[0])
    assert (asked(seat), asked(seat, "es")) == ("1 more square.", "1 casilla más.")
    seat.play(seat.legal()[0])
    assert asked(seat) == ""


def test_a_die_may_be_altered_before_it_counts() -> None:
    seat = with_middle_ability(Seat(FLEET, "biddy-and-walter")).roll(3, 3)
    assert seat.legal()[-1] == f"{FLEET}:wait"
    assert asked(seat) == "Alter a die before it counts, or wait."


def test_a_choice_with_a_star_names_it_and_a_duty_leaves_only_that() -> None:
    for kind, question in ((Seat, "a resource or a star."), (YoutomaSeat, "take the star.")):
        seat = kind(BRASS).roll(5, 1).play(f"A>{BRASS}:birmingham-tamworth")
        assert asked(seat) == "Brass: Birmingham: choose a resource."
        seat.play(f"{BRASS}:coin")
        assert asked(seat) == f"Brass: Birmingham: {question}"
