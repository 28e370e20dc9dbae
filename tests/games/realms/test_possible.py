"""Saved positions with cards that can't have been filled in play are refused."""

import json
from typing import cast

import pytest

from rollwright.core.errors import BadPosition
from rollwright.core.message import say
from rollwright.core.position import OVER
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.registry import all_realms
from tests.games.realms.scenario import Seat
from tests.harness.cases import Case
from tests.harness.walks import STYLES, Walk

REALMS = sorted(all_realms())
KIND, CARD, STARS = "can never stand", "play can't fill", "does not score so many"


def refused(realm: str, stars: int = 0, **marks: str) -> str:
    """Why a card with these marks can't be loaded; empty if it can."""
    try:
        Seat(realm).write(realm, stars, **marks)
    except BadPosition as error:
        return say(error.message)
    return ""


def rows(*ids: str, mark: str = "x") -> dict[str, str]:
    return dict.fromkeys(ids, mark)


@pytest.mark.parametrize(
    ("realm", "marks", "why"),
    [
        # A wrong kind of mark, a number where none is written, a number out of range.
        ("ark-nova", {"1b": "x"}, KIND),
        ("ark-nova", {"1": "x"}, KIND),
        ("between-two-castles", {"L1a": "x"}, KIND),
        ("between-two-castles", {"L1a": "7"}, KIND),
        ("between-two-castles", {"L2door": ""}, KIND),
        ("between-two-cities", {"a1": "0"}, KIND),
        ("biddy-and-walter", {"food1": ""}, KIND),
        ("biddy-and-walter", {"cat1": "x"}, KIND),
        ("biddy-and-walter", {"food": "x"}, KIND),
        ("charterstone", {"building1": "3"}, KIND),
        ("charterstone", {"crate1": "7x"}, KIND),
        ("euphoria", {"left1": "1"}, KIND),
        ("euphoria", {"low": "x"}, KIND),
        ("fleet-the-dice-game", {"left1": "o"}, KIND),
        ("millennium-blades", {"card3": "3"}, KIND),
        ("my-little-scythe", {"heart2": "-"}, KIND),
        ("pendulum", {"octagon1": "x"}, KIND),
        ("potion-explosion", {"bubble1a": "x"}, KIND),
        ("scythe", {"top1": "o"}, KIND),
        ("sleeping-gods", {"a1": "3"}, KIND),
        ("tapestry", {"f1": ""}, KIND),
        ("terraforming-mars", {"heart3": "-"}, KIND),
        ("the-society", {"a1": "3x"}, KIND),
        ("viticulture", {"grape1": "x"}, KIND),
        ("wingspan", {"1a": "x"}, KIND),
        ("wonderlands-war", {"4a": "9"}, KIND),
        ("wonderlands-war", {"sum4": "13"}, KIND),
        ("youtoma-wingspan", {"1a": "0"}, KIND),
        # A hole in what is filled in order.
        ("ark-nova", {"1c": "o"}, CARD),
        ("ark-nova", {"1b": "-"}, CARD),
        ("between-two-castles", {"R2b": "3"}, CARD),
        ("biddy-and-walter", {"food3": "o"}, CARD),
        ("biddy-and-walter", {"food2": "x"}, CARD),
        ("biddy-and-walter", {"cat2": "o"}, CARD),
        ("fleet-the-dice-game", {"left2": "x"}, CARD),
        ("potion-explosion", {"bubble2b": "1"}, CARD),
        ("wingspan", {"1b": "2"}, CARD),
        # Numbers that can't stand together.
        ("between-two-castles", {"R2a": "3", "R2b": "3"}, CARD),
        ("between-two-castles", {"R2a": "3", "R2b": "4"}, CARD),
        ("between-two-cities", {"a1": "3", "b1": "3"}, CARD),
        ("potion-explosion", {"bubble2a": "1", "bubble2b": "1"}, CARD),
        ("the-society", {"a1": "3", "b1": "3"}, CARD),
        # What is marked together, or exactly when something else is full.
        ("between-two-castles", {"L1a": "3"}, CARD),
        ("between-two-castles", {"L2a": "3", "L2top": "x"}, CARD),
        ("between-two-cities", {"row1": "x"}, CARD),
        ("between-two-cities", {"a1": "1", "a2": "2", "a3": "3"}, CARD),
        ("charterstone", {"building1": "x"}, CARD),
        ("charterstone", {"crate1": "3"}, CARD),
        ("fleet-the-dice-game", {"alter": "o"}, CARD),
        ("fleet-the-dice-game", rows("left1", "left2", "left3"), CARD),
        ("millennium-blades", {"card3": "x"}, CARD),
        ("millennium-blades", {"row2": "x"}, CARD),
        ("my-little-scythe", {"pair1": "x", "heart1": "x"}, CARD),
        ("my-little-scythe", {"pumpkin1": "x", "heart1": "x"}, CARD),
        ("potion-explosion", {"bubble1a": "1", "bubble1b": "2", "stars1": "x"}, CARD),
        ("potion-explosion", {"label1": "o"}, CARD),
        ("tapestry", {"big1": "x"}, CARD),
        ("tapestry", rows("c1", "d1", "c2", "d2"), CARD),
        ("terraforming-mars", {"heart3": "o"}, CARD),
        ("the-society", {"a1": "5", "a2": "5"}, CARD),
        ("viticulture", {"wine10": "x"}, CARD),
        ("viticulture", {"grape3": "-"}, CARD),
        ("viticulture", {"grape3": "-", "wine10": "x"}, CARD),
        ("wingspan", {"bird1": "x"}, CARD),
        ("wingspan", {"1a": "2", "1b": "2", "1c": "3"}, CARD),
        ("wonderlands-war", {"sum4": "8"}, CARD),
        ("wonderlands-war", {"stars4": "x"}, CARD),
        ("youtoma-wingspan", {"1a": "5", "1b": "5", "1c": "5", "wingspan10": "x"}, CARD),
    ],
)
def test_a_card_that_no_play_fills_so_is_refused(
    realm: str, marks: dict[str, str], why: str
) -> None:
    assert why in refused(realm, 0, **marks)


CASTLE = {"L1a": "3", "L1top": "x", "L2a": "4"}
PYRAMID = {"a1": "6", "b1": "3", "b2": "2"}


@pytest.mark.parametrize(
    ("realm", "most", "marks"),
    [
        ("ark-nova", 2, rows("4a", "4b", "1a", mark="-")),
        ("between-two-castles", 1, {**CASTLE, "L2b": "2", "L2top": "x"}),
        ("charterstone", 1, {"building2": "x", "crate2": "4x", "building3": "x", "crate3": "5"}),
        ("euphoria", 2, rows("left1", "left2", "left3")),
        ("fleet-the-dice-game", 1, {**rows("left1", "left2", "left3"), "pick": "o"}),
        ("millennium-blades", 1, rows("card4", "die4", "card2", "die2")),
        ("pendulum", 2, {"octagon4": "o", "octagon5": "o", "glass6": "x", "glass5": "x"}),
        ("potion-explosion", 1, {"bubble1a": "1", "bubble1b": "2", "stars1": "x", "label1": "o"}),
        ("scythe", 2, rows("bottom1", "bottom3", "top4")),
        ("the-society", 1, PYRAMID),
        ("viticulture", 2, {"grape6": "-", "wine12": "x"}),
        ("wingspan", 2, {"1a": "2", "1b": "2", "1c": "3", "bird1": "x"}),
        ("wingspan", 1, {"1a": "2", "1b": "2", "1c": "2"}),
        ("wonderlands-war", 0, {"4a": "6", "4b": "6"}),
        ("youtoma-wingspan", 2, {"1a": "5", "1b": "5", "1c": "3", "wingspan13": "x"}),
    ],
)
def test_no_more_stars_than_the_marks_account_for(
    realm: str, most: int, marks: dict[str, str]
) -> None:
    assert refused(realm, most, **marks) == ""
    assert STARS in refused(realm, most + 1, **marks)


def test_a_battle_is_noted_when_its_turn_is_over() -> None:
    seat = Seat("wonderlands-war")
    for _ in range(4):
        seat.roll(1, 2)
    seat.play("done")
    for marks in ({}, {"sum4": "3", "stars4": "x"}, {"sum4": "3", "sum5": "3"}):
        data = json.loads(json.dumps(seat.position.to_json()))
        data["pads"][0]["realms"]["wonderlands-war"] = marks
        with pytest.raises(BadPosition, match=CARD):
            seat.game.load(data)


@pytest.mark.parametrize("seed", range(len(STYLES)))
@pytest.mark.parametrize("realm", REALMS)
def test_what_play_brings_is_never_refused(realm: str, seed: int) -> None:
    # Fleet lets gains wait for a choice, and its neighbours change with the seed.
    others = [name for name in ("fleet-the-dice-game", REALMS[seed * 6]) if name != realm]
    three = list(dict.fromkeys([realm, *others, *REALMS]))[:3]
    game = Seat("scythe").game
    case = Case(f"possible-{realm}", game, 1, {"rounds": 1, "realms": [three]})
    over = False
    for moment in Walk(case, seed).moments():
        data = json.loads(json.dumps(moment.to_json()))
        assert cast(RealmsPosition, game.load(data)).to_json() == data
        over = moment.phase == OVER
    assert over
