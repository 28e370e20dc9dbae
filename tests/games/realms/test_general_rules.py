"""Rules for all realms: rolled dice, the other rolled die, created dice, six stars."""

import pytest

from rollwright.core.message import say
from rollwright.core.position import Events
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.die import Die
from rollwright.games.realms.realm import Realm
from rollwright.games.realms.state import RealmState
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME


class Bounty(Realm):
    """A card on which every die scores four stars."""

    def options(self, desk: Desk, state: RealmState, die: Die) -> list[int]:
        return [0]

    def use(self, desk: Desk, state: RealmState, die: Die, option: int) -> None:
        state.star(4)


class Abundance(Bounty):
    """A card that is always worth nine stars at the end."""

    def score(self, desk: Desk, state: RealmState) -> int:
        return 9


# --- numbers come from dice ------------------------------------------------------------------


def test_a_number_comes_from_a_rolled_die() -> None:
    seat = Seat("charterstone", "euphoria", "scythe").roll(6, 2)
    assert seat.play("A>euphoria:left").marks("euphoria") == {"left6": "x"}


def test_a_number_may_come_from_an_adjusted_die() -> None:
    seat = Seat("charterstone", "euphoria", "scythe").give(pumpkin=2).roll(6, 2)
    assert seat.play("A-1", "A>euphoria:left").marks("euphoria") == {"left5": "x"}


def test_a_number_may_come_from_a_created_die() -> None:
    seat = Seat("charterstone", "euphoria", "scythe").give(coin=3).roll(6, 2)
    assert seat.play("coins:3", "C>euphoria:left").marks("euphoria") == {"left3": "x"}


# --- rolled dice: Euphoria's pair, hearts and coins ------------------------------------------


@pytest.mark.parametrize("moves", [["A+1"], ["coins:3"], ["coins:4"], ["hearts3:3"]])
def test_adjusted_and_created_dice_make_no_rolled_pair(moves: list[str]) -> None:
    seat = Seat("euphoria").give(pumpkin=2, heart=5, coin=4).roll(3, 4).play(*moves)
    assert not [move for move in seat.legal() if move.endswith(":both") or move == "hearts2"]


def test_adjusted_dice_break_no_rolled_pair() -> None:
    seat = Seat("euphoria").give(pumpkin=2, heart=2).roll(3, 3).play("A+1")
    assert "hearts2" in seat.legal()
    assert "both" in seat.legal("B>euphoria:")


def test_the_rolled_dice_stay_what_they_are_for_everybody() -> None:
    seat = Seat("euphoria").give(pumpkin=4, coin=6).roll(3, 4).play("A+1", "B-1", "coins:6")
    assert seat.position.dice() == [3, 4]
    assert seat.pad()["rolled"] == [3, 4]


# --- the other rolled die: Charterstone's crates ---------------------------------------------


def test_for_a_rolled_die_it_is_the_one_not_assigned() -> None:
    seat = Seat("charterstone").roll(6, 2)
    assert (seat.legal("A>charterstone:"), seat.legal("B>charterstone:")) == (
        ["building=2"],
        ["building=6"],
    )


def test_for_a_created_die_it_is_either_rolled_die() -> None:
    seat = Seat("charterstone").give(heart=3).roll(6, 2).play("hearts3:2")
    assert seat.legal("C>charterstone:") == ["building=6", "building=2"]


def test_it_stays_available_for_other_realms() -> None:
    seat = Seat("charterstone").roll(6, 2).play("A>charterstone:building=2", "B>wingspan:1")
    assert seat.marks("wingspan") == {"1a": "2"}


def test_it_may_have_been_used_in_another_realm_before() -> None:
    seat = Seat("charterstone").roll(6, 2).play("B>wingspan:1", "A>charterstone:building=2")
    assert seat.marks("charterstone")["crate6"] == "2"


def test_for_a_created_die_it_may_be_a_used_one() -> None:
    seat = Seat("charterstone").give(coin=3).roll(6, 2).play("A>wingspan:1", "B>pendulum:octagon1")
    seat.play("coins:3", "C>charterstone:building=6")
    assert seat.marks("charterstone") == {"building3": "x", "crate3": "6"}


def test_it_counts_as_rolled_even_if_it_was_adjusted() -> None:
    seat = Seat("charterstone").give(pumpkin=2).roll(6, 2).play("B+1", "B>wingspan:1")
    assert seat.legal("A>charterstone:") == ["building=2"]


# --- stars -----------------------------------------------------------------------------------


def test_stars_show_as_soon_as_they_are_sure() -> None:
    # At once in Wingspan, and in Tapestry, which is counted at the end, too.
    seat = Seat("wingspan", "tapestry").write("wingspan", None, **{"1a": "1", "1b": "1"})
    row = ["b1", "c1", "d1", "e1", "a2", "c2", "d2", "e2", "f2", "big2", "big3"]
    seat.write("tapestry", None, **dict.fromkeys(row, "x"))
    seat.roll(1, 1).play("A>wingspan:1", "B>tapestry:a1")
    assert (seat.stars("wingspan"), seat.stars("tapestry")) == (1, 1)
    assert seat.position.scores() == [20 + 1]


@pytest.mark.parametrize("kind", [Bounty, Abundance])
def test_no_realm_ever_scores_more_than_six_stars(kind: type[Realm]) -> None:
    seat = Seat("wingspan", "pendulum", "scythe")
    pad = seat.position.pads[0]
    for slot, dealt in enumerate(pad.realms):
        pad.realms[slot] = RealmState(kind(dealt.rules.card), slot, dealt.cells)
    for _ in range(2):
        seat.roll(3, 5)
        seat.position.apply(0, seat.position.legal(0)[0])
    assert seat.stars("wingspan") == 6
    assert seat.position.scores() == [60 if kind is Bounty else 180]


# --- events ----------------------------------------------------------------------------------


def test_a_move_tells_what_it_caused() -> None:
    seat = Seat("charterstone", "euphoria", "wingspan").write("euphoria", left1="x").roll(6, 3)
    events: Events = []
    for move in ("A>charterstone:building=3", "B>euphoria:left", "coins:1"):
        GAME.play(seat.position, 0, seat.position.parse(0, move), events)
    assert [event.key.removeprefix("rolling-realms.event.") for event in events] == [
        "use",
        "gain",
        "use",
        "star",
        "coins",
        "create",
    ]
    for event in events:
        assert "rolling-realms." not in say(event) + say(event, "es")
        assert say(event, "es") != say(event)
