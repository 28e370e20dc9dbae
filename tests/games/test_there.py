"""Why a die can't be used at a place: the reasons of the games."""

import pytest

from rollwright.core.message import say
from rollwright.core.position import Position
from rollwright.games import find_game
from tests.games.realms.scenario import Seat
from tests.games.rolling_america.board import board, new_game


def why(position: Position, place: str, die: str, language: str = "en") -> str:
    """The reason; empty if the die can be used there."""
    paper = find_game(str(position.to_json()["game"])).paper
    reason = paper.why_not_there(position, 0, place, die)
    return "" if reason is None else say(reason, language)


@pytest.mark.parametrize(
    ("place", "die", "part"),
    [
        ("OH", "r3", ""),
        ("PA", "r3", "Pennsylvania is not blank: it holds 3"),
        ("IA", "r3", "Iowa is blue, and this die is red"),
        ("IA", "b4", ""),
        ("OH", "b4", "Ohio is red, and this die is blue"),
        # Full for every die, whatever its colour.
        ("PA", "b4", "Pennsylvania is not blank: it holds 3"),
        ("PA", "", "Pennsylvania is not blank"),
        ("OH", "g5", "There is no such die to resolve: the green 5"),
        ("guard1", "r3", "All three guards are used"),
        ("color-change2", "r3", "All three colour changes are used"),
        ("dupe3", "r3", "3 dupes are left"),
        ("round1", "r3", "Round 1"),
        ("nowhere", "r3", "no place “nowhere”"),
        ("OH", "what?", "A dupe comes right after"),
        ("PA", "what?", "Pennsylvania is not blank"),
    ],
)
def test_places_of_the_map(place: str, die: str, part: str) -> None:
    # Without powers a die goes only where it fits.
    position = board("PA3 NC3! SC3! GA3! color_change=0").roll("r3 b4").position
    said = why(position, place, die)
    assert part in said
    assert bool(said) == bool(part)


def test_a_number_that_clashes() -> None:
    position = board("PA1").roll("r5 b4").position
    assert why(position, "OH", "r5") == ""  # with a guard
    assert why(position, "PA", "r5") == "Pennsylvania is not blank: it holds 1."


@pytest.mark.parametrize(
    ("power", "left", "english", "spanish"),
    [
        ("guard1", "AK1! HI1!", "1 guard is left", "Queda 1 resguardo"),
        ("color-change3", "color_change=2", "2 colour changes are left", "Quedan 2 cambios de"),
        ("dupe2", "dupe=1", "1 dupe is left", "Queda 1 doble"),
    ],
)
def test_the_box_of_a_power_tells_how_it_is_spent(
    power: str, left: str, english: str, spanish: str
) -> None:
    position = board(left).roll("r5 b4").position
    assert english in why(position, power, "r5")
    assert spanish in why(position, power, "r5", "es")


def test_before_the_dice_and_after_the_turn() -> None:
    game = new_game()
    assert "the dice come first" in why(game.position, "PA", "r3")


REALMS = ("charterstone", "euphoria", "scythe")


@pytest.mark.parametrize(
    ("place", "die", "part"),
    [
        ("scythe:top3", "A", ""),
        ("scythe:top4", "A", "Scythe, top row, 4: nothing changes here with a 3, but with 4."),
        ("scythe:top4", "", "Scythe, top row, 4: nothing changes here with a 3, but with 4."),
        ("euphoria:left3", "Z", "There is no such die"),
        ("pumpkin1", "A", "2 pumpkins make an unused die 1 higher or lower"),
        ("scythe:nowhere", "A", "no place “scythe:nowhere”"),
        ("wingspan:1", "A", "no place"),
    ],
)
def test_places_of_the_cards(place: str, die: str, part: str) -> None:
    said = why(Seat(*REALMS).roll(3, 5).position, place, die)
    assert part in said
    assert bool(said) == bool(part)


def test_a_card_that_was_used_and_a_die_that_was_used() -> None:
    position = Seat(*REALMS).roll(3, 5).play("A>scythe:top").position
    assert "Scythe was used already this turn" in why(position, "scythe:top5", "B")
    assert "Die A is used already" in why(position, "euphoria:left3", "A")
    assert "ya se usó" in why(position, "scythe:top5", "B", "es")


def test_a_choice_comes_first() -> None:
    position = Seat("sleeping-gods", "scythe").roll(3, 5).play("A>sleeping-gods:a1").position
    assert "Sleeping Gods waits for a choice first" in why(position, "scythe:top5", "B")


def test_a_choice_is_made_at_one_of_its_places() -> None:
    position = Seat("sleeping-gods", "scythe").roll(3, 5).play("A>sleeping-gods:a1").position
    said = why(position, "sleeping-gods:h1", "")
    assert said.startswith(
        "Sleeping Gods, square h1: not one of the places that can be chosen now:"
    )
    assert "chosen now: square b1 and square a2. Attack: mark exactly as many" in said
    assert "se pueden elegir ahora: casilla b1 y casilla a2." in why(
        position, "sleeping-gods:h1", "B", "es"
    )
    position = Seat("ark-nova").roll(4, 5).play("done").position
    assert "chosen now: circle a of column 4 and circle a" in why(position, "ark-nova:3b", "")


LEFT = {"left1": "x", "left2": "x", "left3": "x"}


def test_a_choice_of_no_place_just_comes_first() -> None:
    fleet = "fleet-the-dice-game"
    seat = Seat(fleet, "scythe").write(fleet, 1, pick="o", **LEFT).roll(3, 5).play("A>scythe:top")
    assert "The Dice Game waits for a choice first" in why(seat.position, f"{fleet}:left1", "B")


@pytest.mark.parametrize(
    ("roll", "place", "part"),
    [
        ((4, 6), "biddy-and-walter:play2", "a 4 changes this by a move that begins at craving for"),
        ((3, 6), "biddy-and-walter:play2", "nothing changes here with a 3, but with 2, 4 and 6."),
        ((1, 6), "ark-nova:1a", "a 1 changes this by a move that begins at column 1."),
        ((1, 6), "ark-nova:2a", "nothing changes here with a 1, but with 2 and 6."),
        ((1, 6), "ark-nova:1b", "no move begins here now."),
        ((1, 6), "scythe:bottom5", "begins at top row, 1."),
        ((5, 6), "scythe:bottom2", "nothing changes here with a 5, but with 2 and 3."),
    ],
)
def test_a_move_is_found_from_every_place_it_changes(
    roll: tuple[int, int], place: str, part: str
) -> None:
    seat = Seat("biddy-and-walter", "ark-nova", "scythe").give(heart=1, coin=1).roll(*roll)
    assert part in why(seat.position, place, "A")
