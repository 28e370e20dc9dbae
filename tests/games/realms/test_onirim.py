"""Onirim: a row of symbols, and prophecies about the next roll."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.realms.card import Card
from rollwright.games.realms.registry import find_realm
from rollwright.games.realms.resource import STAR
from rollwright.games.realms.state import CROSSED
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "onirim"
USE = f"A>{NAME}:"
OTHER = f"B>{NAME}:"
SUN, MOON, KEY = "sun", "moon", "key"
SYMBOLS = {1: SUN, 2: SUN, 3: SUN, 4: MOON, 5: MOON, 6: KEY}


def card() -> Card:
    return find_realm(NAME).realm.card


def row(symbols: str) -> dict[str, str]:
    """The cards of the row with these symbols, by their first letters, from the first card on."""
    names = {symbol[0]: symbol for symbol in (SUN, MOON, KEY)}
    return {f"dream{at}": names[letter] for at, letter in enumerate(symbols, 1)}


def dreams(symbols: str, turn: int = 1) -> Seat:
    """A seat whose row has these symbols, before the roll of a turn."""
    return Seat(NAME).pass_to(turn).write(NAME, None, **row(symbols))


# --- the row -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", SYMBOLS)
def test_a_die_draws_its_symbol_on_the_first_card(number: int) -> None:
    seat = Seat(NAME).roll(number, number).play(USE + "row")
    assert seat.marks(NAME) == {"dream1": SYMBOLS[number]}


@pytest.mark.parametrize("number", SYMBOLS)
@pytest.mark.parametrize("last", [SUN, MOON, KEY])
def test_a_symbol_differs_from_the_one_before_it(number: int, last: str) -> None:
    seat = dreams(last[0]).roll(number, number)
    assert ("row" in seat.legal(USE)) == (SYMBOLS[number] != last)


def test_the_row_is_filled_from_left_to_right() -> None:
    seat = Seat(NAME)
    for number in (1, 4, 2, 6, 3):
        seat.roll(number, number).play(USE + "row")
    assert seat.marks(NAME) == {**row("smsks")}


def test_only_the_card_before_matters() -> None:
    assert dreams("sm").roll(3, 3).legal(USE) == ["row"]


def test_the_second_line_continues_the_row() -> None:
    seat = dreams("smsm").roll(4, 1)
    assert seat.legal(USE) == []
    assert seat.play(OTHER + "row").marks(NAME)["dream5"] == SUN


def test_cards_give_what_they_show() -> None:
    numbers = (1, 4)
    seat = Seat(NAME)
    for at, place in enumerate(card().places_of("row")[0][:8]):
        before = (*seat.resources(), seat.stars(NAME))
        seat.roll(numbers[at % 2], numbers[at % 2]).play(USE + "row")
        after = (*seat.resources(), seat.stars(NAME))
        gained = [gain for gain in range(4) if after[gain] > before[gain]]
        assert gained == card().places[place].gains


def test_a_full_row_takes_no_more_symbols() -> None:
    seat = dreams("smsmsmsm").roll(1, 6)
    assert seat.legal(USE) == []
    assert seat.legal(OTHER) == ["prophecy"]


def test_an_adjusted_or_created_die_draws_the_symbol_of_its_value() -> None:
    seat = dreams("s").roll(3, 3).give(pumpkin=2).play("A+1", USE + "row")
    assert seat.marks(NAME)["dream2"] == MOON
    seat = dreams("s").roll(3, 3).give(coin=4).play("coins:4", f"C>{NAME}:row")
    assert seat.marks(NAME)["dream2"] == MOON


# --- a prophecy ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", SYMBOLS)
def test_only_a_six_triggers_a_prophecy_and_it_may_fill_the_row_as_well(number: int) -> None:
    found = Seat(NAME).roll(number, number).legal(USE)
    assert found == (["row", "prophecy"] if number == 6 else ["row"])


def test_a_prophecy_rings_a_key_instead_of_filling_the_row() -> None:
    seat = Seat(NAME).roll(6, 1).play(USE + "prophecy")
    assert seat.marks(NAME) == {"key1": "o"}
    assert (seat.stars(NAME), seat.resources()) == (0, (0, 0, 0))


def test_an_adjusted_or_created_six_triggers_one_too() -> None:
    seat = Seat(NAME).roll(5, 1).give(pumpkin=2).play("A+1", USE + "prophecy")
    assert seat.marks(NAME)["key1"] == "o"
    seat = Seat(NAME).roll(5, 1).give(coin=6).play("coins:6", f"C>{NAME}:prophecy")
    assert seat.marks(NAME)["key1"] == "o"


@pytest.mark.parametrize(("first", "second"), [(3, 3), (1, 5), (6, 6), (2, 5)])
def test_six_or_more_at_the_next_roll_banishes_a_nightmare(first: int, second: int) -> None:
    seat = Seat(NAME).roll(6, 1).play(USE + "prophecy").roll(first, second)
    assert seat.marks(NAME) == {"key1": "x", "nightmare2": "-"}
    assert seat.stars(NAME) == 1


@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 3), (4, 1)])
def test_five_or_less_loses_the_prophecy_and_its_key(first: int, second: int) -> None:
    seat = Seat(NAME).roll(6, 1).play(USE + "prophecy").roll(first, second)
    assert seat.marks(NAME) == {"key1": "x"}
    assert seat.stars(NAME) == 0
    seat.roll(6, 6)
    assert seat.stars(NAME) == 0


def test_the_roll_counts_unmodified() -> None:
    seat = Seat(NAME).roll(6, 1).play(USE + "prophecy").roll(2, 3)
    seat.give(pumpkin=2, coin=3).play("A+1", "coins:3")
    assert (seat.stars(NAME), seat.marks(NAME)) == (0, {"key1": "x"})


def test_fleet_may_alter_a_die_before_the_outcome() -> None:
    seat = with_middle_ability(Seat(NAME, "fleet-the-dice-game"))
    seat.roll(6, 1).play(USE + "prophecy").roll(1, 3)
    assert seat.marks(NAME)["key1"] == "o"
    seat.play("fleet-the-dice-game:B+1")
    assert seat.marks(NAME) == {"key1": "x"}
    seat = with_middle_ability(Seat(NAME, "fleet-the-dice-game"))
    seat.roll(6, 1).play(USE + "prophecy").roll(1, 5).play("fleet-the-dice-game:B-1")
    assert seat.stars(NAME) == 0


@pytest.mark.parametrize("choice", ["B+1", "A+1", "wait"])
def test_with_fleet_six_or_more_still_banishes_a_nightmare(choice: str) -> None:
    seat = with_middle_ability(Seat(NAME, "fleet-the-dice-game"))
    seat.roll(6, 1).play(USE + "prophecy").roll(1, 5).play(f"fleet-the-dice-game:{choice}")
    assert seat.marks(NAME) == {"key1": "x", "nightmare2": "-"}
    assert seat.stars(NAME) == 1


def test_one_prophecy_in_a_turn() -> None:
    """Even with a die that 3 pumpkins let into a realm again."""
    seat = Seat(NAME).roll(6, 6).give(pumpkin=3).play(USE + "prophecy", "B*")
    assert seat.legal(OTHER) == ["row"]
    seat.roll(6, 5)
    assert "prophecy" in seat.legal(USE)


def test_there_are_four_keys() -> None:
    seat = Seat(NAME)
    for _ in range(4):
        seat.roll(6, 1).play(USE + "prophecy")
    seat.roll(6, 1)
    assert seat.legal(USE) == ["row"]
    assert seat.stars(NAME) == 4


def test_a_prophecy_of_the_last_turn_comes_to_nothing() -> None:
    seat = Seat(NAME).pass_to(9).roll(6, 6).play(USE + "prophecy")
    assert seat.marks(NAME) == {"key1": "o"}
    assert seat.stars(NAME) == 0


# --- stars ---------------------------------------------------------------------------------


def test_the_first_nightmare_scores_nothing() -> None:
    seat = Seat(NAME)
    first = card().index["nightmare1"]
    assert seat.position.pads[0].realms[0].cells[first] == CROSSED
    assert seat.stars(NAME) == 0
    assert not card().places[first].gains


def test_there_are_more_stars_than_count() -> None:
    doors = [place for place in card().places_of("row")[0] if STAR in card().places[place].gains]
    nightmares = card().places_of("nightmares")[0]
    assert len(doors) + len(nightmares) - 1 == 8


def test_never_more_than_six_stars() -> None:
    told = dict.fromkeys(["key1", "key2", "key3", "key4"], "x")
    gone = dict.fromkeys(["nightmare2", "nightmare3", "nightmare4", "nightmare5"], "-")
    seat = Seat(NAME).pass_to(9).write(NAME, 6, **row("smsmsmsm"), **told, **gone)
    assert seat.stars(NAME) == 6


def test_a_seventh_star_is_crossed_off_and_does_not_count() -> None:
    gone = {"key1": "x", "key2": "x", "nightmare2": "-", "nightmare3": "-"}
    seat = Seat(NAME).pass_to(8).write(NAME, 6, **row("smsmsmsm"), **gone)
    seat.roll(6, 1).play(USE + "prophecy").roll(6, 6)
    assert seat.marks(NAME)["nightmare4"] == "-"
    assert seat.stars(NAME) == 6


# --- words and nonsense --------------------------------------------------------------------


def test_a_symbol_again_is_refused() -> None:
    assert dreams("s").roll(1, 2).why(USE + "row")


@pytest.mark.parametrize(
    "marks",
    [
        row("ss"),
        {"dream2": SUN},
        {"nightmare2": "-"},
        {"key2": "o"},
        {"key1": "o", "key2": "o"},
        {"key1": "o", "key2": "x"},
        {"key1": "x", "nightmare3": "-"},
        {"key1": "x", "key2": "x", "key3": "x", "key4": "x"},
    ],
)
def test_a_card_that_play_can_not_fill_is_not_loaded(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="play can't fill the card so"):
        Seat(NAME).pass_to(3).write(NAME, None, **marks)
