"""Whole games over the engine, compared with the same game on a table of the library."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.record import read_record
from rollwright.games import find_game
from rollwright.tables.proof import CONSISTENT, TYPED, prove
from rollwright.tables.status import status_of
from rollwright.tables.table import MANUAL, Table, new_table
from tests.engine.driver import Answer, Driver


def draw_by_hand(driver: Driver, table: str, luck: Luck) -> object:
    """Two dice from the bag, as drawn at a real table."""
    bag = list(driver.ask("position", table=table)["position"]["bag"])
    drawn = [bag.pop(luck.below(len(bag))) for _ in range(2)]
    return [[color, 1 + luck.below(6)] for color in drawn]


def play_turn(driver: Driver, table: str, twin: Table, luck: Luck) -> Answer:
    """Seats make one move each in turn until all are done; some moves are undone."""
    status: Answer = driver.ask("status", table=table)["status"]
    while status["phase"] == "play":
        seat = status["waiting"][luck.below(len(status["waiting"]))]
        moves = [move["move"] for move in driver.ask("legal", table=table, seat=seat)["moves"]]
        move = moves[luck.below(len(moves))]
        status = driver.ask("play", table=table, seat=seat, move=move)["status"]
        twin.play(seat, move)
        if status["phase"] == "play" and luck.below(10) == 0:
            status = driver.ask("undo", table=table, seat=seat)["status"]
            twin.undo(seat)
    return status


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_two_seats_play_to_the_end_with_real_dice(driver: Driver, seed: str) -> None:
    luck = Luck(seed)
    table = driver.america(2)
    twin = new_table(find_game("rolling-america"), 2, dice=MANUAL)
    status = driver.ask("status", table=table)["status"]
    while status["phase"] != "over":
        outcome = draw_by_hand(driver, table, luck)
        driver.ask("roll", table=table, outcome=outcome)
        twin.roll(outcome)
        status = play_turn(driver, table, twin, luck)
        assert status == status_of(twin)
    assert status["waiting"] == []
    assert sorted(seat for place in status["ranking"] for seat in place) == [0, 1]
    assert [result["xs"] for result in status["result"]] == status["scores"]
    check_end(driver, table, TYPED)


def check_end(driver: Driver, table: str, dice: str) -> None:
    """After the end nothing can be changed, and the record gives the same game again."""
    record = driver.ask("record", table=table)["record"]
    assert prove(read_record(record)).dice == dice
    before = driver.everything(table)
    assert driver.refused("roll", table=table) == "wrong-phase"
    assert driver.refused("play", table=table, seat=0, move="done") == "not-your-turn"
    assert driver.refused("undo", table=table, seat=1) == "nothing-to-undo"
    assert driver.everything(table) == before
    assert driver.everything(driver.ask("replay", record=record)["table"]) == before
    assert driver.ask("load", **before[1])["status"] == before[0]["status"]


def test_bots_play_a_game_with_provable_dice(driver: Driver) -> None:
    table = driver.america(2, dice="auto", seed="autumn", words=["left", "right"])
    status = driver.ask("status", table=table)["status"]
    while status["phase"] != "over":
        status = driver.ask("roll", table=table)["status"]
        while status["phase"] == "play":
            seat = status["waiting"][0]
            bot = ("random", "greedy")[seat]
            move = driver.ask("suggest", table=table, seat=seat, bot=bot)["move"]
            status = driver.ask("play", table=table, seat=seat, move=move)["status"]
    check_end(driver, table, CONSISTENT)


def test_a_game_can_be_carried_from_position_to_position(driver: Driver) -> None:
    luck = Luck("carried")
    table = driver.america()
    status = driver.ask("status", table=table)["status"]
    for _ in range(80):
        if status["phase"] == "roll":
            outcome = draw_by_hand(driver, table, luck)
            status = driver.ask("roll", table=table, outcome=outcome)["status"]
        else:
            moves = driver.ask("legal", table=table, seat=0)["moves"]
            move = moves[luck.below(len(moves))]["move"]
            status = driver.ask("play", table=table, seat=0, move=move)["status"]
        saved = driver.ask("position", table=table)
        loaded = driver.ask("load", **saved)
        assert loaded["status"] == status
        assert driver.ask("position", table=loaded["table"]) == saved
        table = loaded["table"]
