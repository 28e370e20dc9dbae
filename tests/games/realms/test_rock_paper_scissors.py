"""Rock-Paper-Scissors: a sign on the left, an answer on the right, and duels that are won."""

import json

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from rollwright.games.realms.registry import find_realm
from tests.games.realms.scenario import Seat, with_middle_ability

NAME = "rock-paper-scissors"
FLEET = "fleet-the-dice-game"
USE = f"A>{NAME}:"
ANSWER = f"{NAME}:"
SLOTS = [f"left{number}" for number in range(1, 10)]
WON = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def hall(*others: str) -> Seat:
    return Seat(NAME, *others)


def duels(*played: str) -> dict[str, str]:
    """Marks for duels such as `rock-paper`, from the first on; `rock-` has no answer yet."""
    marks: dict[str, str] = {}
    for number, duel in enumerate(played, 1):
        left, right = duel.split("-")
        sides = {f"left{number}": left, f"right{number}": right}
        marks |= {slot: sign for slot, sign in sides.items() if sign}
        if left and WON[left] == right:
            marks[f"win{number}"] = "o"
    return marks


# --- the left side -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "sign"),
    [(1, "rock"), (2, "rock"), (3, "paper"), (4, "paper"), (5, "scissors"), (6, "scissors")],
)
def test_a_die_draws_its_sign_in_any_left_slot(value: int, sign: str) -> None:
    seat = hall().roll(value, 1)
    assert seat.legal(USE) == SLOTS
    assert seat.play(USE + "left5").marks(NAME) == {"left5": sign}


@pytest.mark.parametrize("number", range(1, 10))
def test_a_left_slot_gives_its_benefit_at_once(number: int) -> None:
    seat = hall().roll(3, 1).play(f"{USE}left{number}")
    assert sum(seat.resources()) == 1
    assert seat.resources()["PHC".index("PHCHCPCPH"[number - 1])] == 1


def test_each_resource_is_gained_in_three_slots() -> None:
    places = find_realm(NAME).card.places
    gains = [gain for place in places for gain in place.gains]
    assert sorted(gains) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_left_slot_is_drawn_in_once() -> None:
    seat = hall().write(NAME, None, **duels("rock-rock", "paper-paper")).roll(3, 1)
    assert seat.legal(USE) == SLOTS[2:]
    assert seat.why(USE + "left2") == (
        "Rock-Paper-Scissors, left of duel 2: that is taken already (paper)."
    )


def test_a_card_with_nine_duels_takes_no_die() -> None:
    seat = hall().write(NAME, None, **duels(*["rock-rock"] * 9)).roll(3, 1)
    assert seat.legal(USE) == []


# --- the right side ------------------------------------------------------------------------


def test_the_other_rolled_die_draws_in_any_right_slot() -> None:
    seat = hall().roll(3, 1).play(USE + "left5")
    assert seat.legal() == [f"{ANSWER}right{number}=rock" for number in range(1, 10)]
    same = hall().roll(3, 1).play(USE + "left5", ANSWER + "right5=rock")
    assert same.marks(NAME) == {"left5": "paper", "right5": "rock", "win5": "o"}
    other = seat.play(ANSWER + "right2=rock")
    assert other.marks(NAME) == {"left5": "paper", "right2": "rock"}


def test_a_right_slot_is_drawn_in_once_and_gives_nothing() -> None:
    seat = hall().write(NAME, None, **duels("rock-rock")).roll(3, 6).play(USE + "left2")
    assert ANSWER + "right1=scissors" not in seat.legal()
    before = seat.resources()
    assert seat.play(ANSWER + "right2=scissors").resources() == before


def test_the_answer_is_drawn_before_anything_else() -> None:
    seat = hall().roll(3, 1).play(USE + "left5")
    assert "waits for a choice first" in seat.why("done")
    assert "waits for a choice first" in seat.why("B>wingspan:1")


def test_the_last_answer_is_drawn_by_itself() -> None:
    seat = hall().write(NAME, None, **duels(*["paper-rock"] * 8)).roll(5, 3)
    seat.play(USE + "left9")
    assert seat.marks(NAME)["right9"] == "paper"
    assert seat.stars(NAME) == 6
    assert "done" in seat.legal()


def test_the_other_rolled_die_stays_available() -> None:
    seat = hall().roll(3, 1).play(USE + "left5", ANSWER + "right5=rock")
    assert "B>wingspan:1" in seat.legal()


def test_a_die_that_was_used_already_is_still_the_other_one() -> None:
    seat = hall().roll(3, 1).play("B>wingspan:1", USE + "left5")
    assert seat.legal()[0] == ANSWER + "right1=rock"


def test_the_other_die_counts_as_rolled() -> None:
    seat = hall().give(pumpkin=2).roll(3, 4).play("B+1", USE + "left5")
    assert seat.legal()[0] == ANSWER + "right1=paper"


def test_the_die_that_is_used_counts_as_adjusted() -> None:
    seat = hall().give(pumpkin=2).roll(4, 1).play("A+1", USE + "left5")
    assert seat.marks(NAME) == {"left5": "scissors"}


def test_a_die_altered_by_fleet_counts_as_rolled() -> None:
    seat = with_middle_ability(hall(FLEET)).roll(1, 3)
    seat.play(f"{FLEET}:B+1", USE + "left5")
    assert seat.legal()[0] == ANSWER + "right1=paper"
    seat = with_middle_ability(hall(FLEET)).roll(1, 5)
    seat.play(f"{FLEET}:B-1", USE + "left5")
    assert seat.legal()[0] == ANSWER + "right1=paper"


def test_a_pair_answers_with_the_same_sign() -> None:
    seat = hall().roll(3, 3).play(USE + "left1", ANSWER + "right1=paper")
    assert (seat.stars(NAME), seat.marks(NAME)) == (0, duels("paper-paper"))


def test_a_created_die_is_answered_by_either_rolled_die() -> None:
    seat = hall().give(coin=6).roll(1, 5).play("coins:6", f"C>{NAME}:left1")
    assert seat.legal()[:3] == [
        ANSWER + "right1=rock",
        ANSWER + "right1=scissors",
        ANSWER + "right2=rock",
    ]
    assert len(seat.legal()) == 18
    assert seat.play(ANSWER + "right1=rock").marks(NAME) == duels("scissors-rock")


def test_a_created_die_is_answered_by_one_sign_if_both_dice_have_it() -> None:
    seat = hall().give(coin=6).roll(5, 6).play("coins:6", f"C>{NAME}:left1")
    assert len(seat.legal()) == 9


def test_the_last_answer_to_a_created_die_is_still_a_choice() -> None:
    seat = hall().write(NAME, None, **duels(*["rock-rock"] * 8)).give(coin=3).roll(1, 5)
    seat.play("coins:3", f"C>{NAME}:left9")
    assert seat.legal() == [ANSWER + "right9=rock", ANSWER + "right9=scissors"]


def test_a_freed_die_draws_a_second_duel_in_a_turn() -> None:
    seat = hall().give(pumpkin=3).roll(3, 1).play(USE + "left1", ANSWER + "right1=rock", "B*")
    seat.play(f"B>{NAME}:left2", ANSWER + "right2=paper")
    assert seat.marks(NAME) == duels("paper-rock", "rock-paper")


def test_beside_fleet_the_benefit_is_chosen_before_the_answer() -> None:
    left = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
    seat = hall(FLEET).write(FLEET, 1, **left).roll(3, 1).play(USE + "left1")
    assert seat.legal() == [f"{FLEET}:pumpkin", f"{FLEET}:heart", f"{FLEET}:coin"]
    assert seat.play(f"{FLEET}:coin").legal()[0] == ANSWER + "right1=rock"


# --- duels -------------------------------------------------------------------------------


@pytest.mark.parametrize("left", WON)
@pytest.mark.parametrize("right", WON)
def test_rock_beats_scissors_beat_paper_beats_rock(left: str, right: str) -> None:
    seat = hall().write(NAME, None, **duels(f"{left}-{right}"))
    assert seat.stars(NAME) == (1 if WON[left] == right else 0)


@pytest.mark.parametrize(
    ("won", "stars"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 5), (9, 6)],
)
def test_stars_for_duels_won(won: int, stars: int) -> None:
    played = ["paper-rock"] * won + ["rock-paper"] * (9 - won)
    assert hall().write(NAME, None, **duels(*played)).stars(NAME) == stars


def test_a_duel_is_also_won_by_a_sign_that_comes_second_on_the_left() -> None:
    seat = hall().write(NAME, None, left2="scissors", right1="rock").roll(3, 1)
    seat.play(USE + "left1")
    assert seat.marks(NAME)["win1"] == "o"
    assert seat.stars(NAME) == 1


def test_a_won_duel_is_part_of_what_a_move_touches() -> None:
    seat = hall().write(NAME, None, left2="scissors", right1="rock").roll(3, 1)
    position = seat.position
    offers = {offer.text: offer for offer in seat.game.paper.offers(position, 0)}
    places = seat.game.paper.places(position, 0)
    touched = [places[number].id for number in offers[USE + "left1"].touches]
    assert touched == [f"{NAME}:left1", f"{NAME}:win1"]
    touched = [places[number].id for number in offers[USE + "left3"].touches]
    assert touched == [f"{NAME}:left3"]


def test_an_answer_is_named_by_its_sign() -> None:
    seat = hall().give(coin=6).roll(1, 5).play("coins:6", f"C>{NAME}:left1")
    label = seat.game.words.label(seat.position, 0, seat.position.parse(0, f"{ANSWER}right1=rock"))
    assert say(label) == "Rock-Paper-Scissors: rock on the right of duel 1"
    assert say(label, "es") == "Rock-Paper-Scissors: piedra a la derecha del duelo 1"


# --- saved cards ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "marks",
    [
        {"left1": "rock"},
        {"right1": "rock"},
        {"left1": "rock", "right1": "scissors"},
        {"left1": "rock", "right1": "rock", "win1": "o"},
        {"left1": "rock", "right2": "scissors", "win1": "o"},
        {"left1": "x", "right1": "rock"},
        {"left1": "3", "right1": "rock"},
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(marks: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        hall().write(NAME, None, **marks)


def test_a_card_is_saved_while_an_answer_is_due() -> None:
    seat = hall().roll(3, 1).play(USE + "left5")
    data = json.loads(json.dumps(seat.position.to_json()))
    loaded = seat.game.load(data)
    assert loaded.to_json() == seat.position.to_json()
    data["pads"][0]["pending"] = []
    with pytest.raises(BadPosition):
        seat.game.load(data)
