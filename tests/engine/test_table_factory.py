import json

import pytest

from rollwright.core.chance import Luck
from rollwright.core.limits import LONGEST_TEXT, MOST_NESTING, MOST_SEATS
from rollwright.core.position import OVER, ROLL
from rollwright.core.record import read_record, write_record
from rollwright.games import all_games, find_game
from rollwright.tables.archive import record_of
from rollwright.tables.proof import CONSISTENT, prove
from rollwright.tables.table import new_table
from tests.engine.driver import Driver


def test_games_are_listed_with_seats_and_options(driver: Driver) -> None:
    america = {
        "id": "rolling-america",
        "name": "Rolling America",
        "seats": {"min": 1, "max": None},
        "options": [],
    }
    assert america in driver.ask("games")["games"]


def test_options_tell_the_lists_they_take(driver: Driver) -> None:
    games = {game["id"]: game for game in driver.ask("games")["games"]}
    options = {option["name"]: option for option in games["rolling-realms"]["options"]}
    assert options["rounds"]["lists"] is None
    realms = options["realms"]["lists"]
    assert (realms["size"], realms["most"]) == (3, 3)
    assert {"id": "scythe", "name": "Scythe"} in realms["items"]
    assert options["set"]["choices"] == ["base", "promo", "redux", "all"]
    assert options["set"]["lists"] == {"items": realms["items"], "size": 0, "most": 0}
    ids = [item["id"] for item in realms["items"]][:3]
    for chosen in ({"realms": [ids]}, {"set": ids, "rounds": 1}):
        driver.ask("new", game="rolling-realms", seats=1, options=chosen)


def test_a_new_table_waits_for_its_first_roll(driver: Driver) -> None:
    answer = driver.ask("new", game="rolling-america", seats=3)
    status = {
        "phase": "roll",
        "round": 1,
        "turn": 1,
        "dice": [],
        "waiting": [],
        "scores": [0, 0, 0],
    }
    assert answer["status"] == status
    assert driver.ask("status", table=answer["table"])["status"] == status


def test_every_table_has_its_own_id(driver: Driver) -> None:
    first = driver.america()
    driver.refused("new", game="rolling-america", seats=0)
    second = driver.america()
    driver.ask("roll", table=second, outcome=[["red", 3], ["wild", 5]])
    assert first != second
    assert driver.ask("status", table=first)["status"]["phase"] == "roll"


def test_the_same_seed_and_words_bring_the_same_dice(driver: Driver) -> None:
    def first_dice(**fields: object) -> object:
        table = driver.america(2, dice="auto", **fields)
        return driver.ask("roll", table=table)["status"]["dice"]

    dice = first_dice(seed="spring", words=["ant", "bee"])
    assert first_dice(seed="spring", words=["ant", "bee"]) == dice
    others = [first_dice(seed="spring", words=["ant", word]) for word in ("cat", "dog", "eel")]
    assert any(other != dice for other in others)


def test_names_are_kept_in_the_record(driver: Driver) -> None:
    table = driver.america(2, names=["Zoë", 'say "hi"'])
    assert '[Seats "Zoë" "say \\"hi\\""]' in driver.ask("record", table=table)["record"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 0}, "bad-options"),
        ({"seats": -1}, "bad-options"),
        ({"seats": 100_001}, "bad-options"),
        ({"seats": 2**52}, "bad-options"),
        ({"seats": 2**53}, "bad-request"),
        ({"seats": True}, "bad-request"),
        ({"seats": None}, "bad-request"),
        ({"options": {"color": "red"}}, "bad-options"),
        ({"options": []}, "bad-request"),
        ({"names": ["only one"]}, "bad-options"),
        ({"names": ["a", "b\nc"]}, "bad-options"),
        ({"names": ["a", "b\tc"]}, "bad-options"),
        ({"names": ["a", "b\u2028c"]}, "bad-options"),
        ({"seed": "a\nb"}, "bad-options"),
        ({"seed": 5}, "bad-request"),
        ({"words": ["one"]}, "bad-options"),
        ({"words": ["one", "two words"]}, "bad-options"),
        ({"dice": "loaded"}, "bad-request"),
        ({"language": "eo"}, "bad-request"),
        ({"cheat": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    driver: Driver, fields: dict[str, object], code: str
) -> None:
    wanted: dict[str, object] = {"game": "rolling-america", "seats": 2, **fields}
    assert driver.refused("new", **wanted) == code
    assert driver.refused("status", table="t1") == "unknown-table"


def test_the_largest_table_can_be_opened(driver: Driver) -> None:
    answer = driver.ask("new", game="rolling-america", seats=MOST_SEATS)
    assert len(answer["status"]["scores"]) == MOST_SEATS
    assert driver.refused("new", game="rolling-america", seats=MOST_SEATS + 1) == "bad-options"
    saved = driver.ask("position", table=answer["table"])
    assert driver.ask("load", **saved)["status"] == answer["status"]


@pytest.mark.parametrize("game", [game.id for game in all_games().values() if not game.max_seats])
def test_the_largest_table_fits_on_a_line_however_much_is_written(game: str) -> None:
    seats = 4
    table, luck = new_table(find_game(game), seats), Luck(game)
    most = 0
    while table.position.phase != OVER:
        if table.position.phase == ROLL:
            table.roll()
        for seat in table.position.waiting():
            while table.position.is_waiting(seat):
                moves = table.position.legal(seat)
                table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
        most = max(most, len(json.dumps(table.position.to_json())))
    most = max(most, len(json.dumps(write_record(record_of(table)))))
    assert most / seats * MOST_SEATS < LONGEST_TEXT


def test_a_table_speaks_the_language_it_was_opened_in(driver: Driver) -> None:
    table = driver.america(language="es")
    refusal = driver.ask("why", table=table, seat=0, move="done")
    assert refusal["reason"] == "El asiento 0 no tiene nada que decidir: primero los dados."
    driver.ask("roll", table=table, outcome=[["red", 3], ["blue", 5]])
    labels = [move["label"] for move in driver.ask("legal", table=table, seat=0)["moves"]]
    assert not any(label.startswith("Write") for label in labels)
    answer = driver.send(b'{"op":"play","table":"t1","seat":0,"move":"nada"}')
    assert answer["error"]["message"] == "«nada» no es una jugada de este juego."


def test_loading_what_was_saved_gives_the_same_game(driver: Driver) -> None:
    table = driver.america(2)
    driver.ask("roll", table=table, outcome=[["red", 3], ["blue", 5]])
    driver.play(table, 0, "r3>PA", "dupe>DE", "b5>MI!", "done")
    driver.play(table, 1, "b5>MI")
    saved = driver.ask("position", table=table)
    assert saved["dice"] == "manual"
    loaded = driver.ask("load", **saved)
    assert loaded["status"] == driver.ask("status", table=table)["status"]
    for each in (table, loaded["table"]):
        driver.play(each, 1, "dupe>MT", "r3>PA", "done")
        driver.ask("roll", table=each, outcome=[["wild", 1], ["green", 6]])
        driver.play(each, 0, "w1>HI")
    assert driver.ask("position", table=table) == driver.ask("position", table=loaded["table"])


def test_a_loaded_turn_can_be_taken_back_to_where_it_was_loaded(driver: Driver) -> None:
    table = driver.america()
    driver.ask("roll", table=table, outcome=[["red", 3], ["blue", 5]])
    driver.play(table, 0, "r3>PA")
    saved = driver.ask("position", table=table)
    loaded = driver.ask("load", **saved)["table"]
    driver.play(loaded, 0, "b5>MI")
    driver.ask("undo", table=loaded, seat=0)
    assert driver.ask("position", table=loaded) == saved
    assert driver.refused("undo", table=loaded, seat=0) == "nothing-to-undo"


def test_a_seed_is_shown_with_the_position_only_if_the_caller_gave_it(driver: Driver) -> None:
    opened = driver.america(dice="auto", seed="spring")
    secret = driver.america(dice="auto")
    assert driver.ask("position", table=opened)["seed"] == "spring"
    assert "seed" not in driver.ask("position", table=secret)


def test_a_loaded_table_goes_on_with_the_same_dice(driver: Driver) -> None:
    table = driver.america(dice="auto", seed="spring", names=["Zoë"], words=["bee"])
    for _ in range(9):
        loaded = driver.ask("load", **driver.ask("position", table=table))["table"]
        status = driver.ask("roll", table=table)["status"]
        assert driver.ask("roll", table=loaded)["status"] == status
        while status["phase"] == "play":
            move = driver.ask("suggest", table=table, seat=0)["move"]
            for each in (table, loaded):
                status = driver.play(each, 0, move)["status"]
        assert driver.ask("position", table=loaded) == driver.ask("position", table=table)
        check_record(driver, loaded)


def test_a_table_loaded_within_a_turn_has_a_record(driver: Driver) -> None:
    table = driver.america(2, dice="auto", seed="spring")
    driver.ask("roll", table=table)
    driver.play(table, 0, driver.ask("suggest", table=table, seat=0)["move"])
    loaded = driver.ask("load", **driver.ask("position", table=table))["table"]
    check_record(driver, loaded)
    for seat in (0, 1):
        move = ""
        while move != "done":
            move = driver.ask("suggest", table=loaded, seat=seat)["move"]
            driver.play(loaded, seat, move)
            check_record(driver, loaded)
    driver.ask("roll", table=loaded)
    check_record(driver, loaded)


def check_record(driver: Driver, table: str) -> None:
    """The record of a table proves its dice, and recreates the table."""
    record = driver.ask("record", table=table)["record"]
    assert prove(read_record(record)).dice == CONSISTENT
    again = driver.ask("replay", record=record)["table"]
    assert driver.everything(again) == driver.everything(table)


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"game": "chess"},
        {"game": ["rolling-america"]},
        {"game": "rolling-america"},
        {"game": "rolling-america", "rules": 10**300},
    ],
)
def test_a_position_that_is_none_is_refused(driver: Driver, position: object) -> None:
    assert driver.refused("load", position=position) == "bad-position"


def test_a_replayed_record_gives_the_same_table(driver: Driver) -> None:
    table = driver.america(2, dice="auto", seed="spring", names=["Ann", "Bo"])
    for _ in range(2):
        for seat in driver.ask("roll", table=table)["status"]["waiting"]:
            move = ""
            while move != "done":
                move = driver.ask("suggest", table=table, seat=seat)["move"]
                driver.play(table, seat, move)
    driver.ask("roll", table=table)
    driver.play(table, 1, driver.ask("suggest", table=table, seat=1)["move"])
    record = driver.ask("record", table=table)["record"]
    again = driver.ask("replay", record=record)
    assert again["status"] == driver.ask("status", table=table)["status"]
    assert driver.everything(again["table"]) == driver.everything(table)


def test_dice_of_a_secret_seed_cannot_go_on_from_a_record(driver: Driver) -> None:
    table = driver.america(dice="auto")
    driver.ask("roll", table=table)
    replayed = driver.ask("replay", record=driver.ask("record", table=table)["record"])["table"]
    for each in (table, replayed):
        move = ""
        while move != "done":
            move = driver.ask("suggest", table=each, seat=0, bot="greedy")["move"]
            driver.play(each, 0, move)
    assert driver.refused("roll", table=replayed) == "unknown-seed"
    assert driver.everything(replayed) == driver.everything(table)
    assert driver.ask("roll", table=table)


@pytest.mark.parametrize(
    "record", ["", "hello", "1. r3 b5", '[Game "rolling-america"]\n[Rules "99"]']
)
def test_a_record_that_is_none_is_refused(driver: Driver, record: str) -> None:
    assert driver.refused("replay", record=record) == "bad-record"


def test_a_record_with_an_illegal_move_opens_no_table(driver: Driver) -> None:
    table = driver.america()
    driver.ask("roll", table=table, outcome=[["red", 3], ["blue", 5]])
    driver.play(table, 0, "r3>PA")
    record = driver.ask("record", table=table)["record"]
    assert driver.refused("replay", record=record.replace("r3>PA", "r3>CA")) == "bad-record"
    assert driver.refused("status", table="t2") == "unknown-table"


def test_options_that_are_nested_too_deeply_are_refused(driver: Driver) -> None:
    deep: object = "wingspan"
    for _ in range(MOST_NESTING + 1):
        deep = [deep]
    wrong = {"op": "new", "game": "rolling-realms", "seats": 1, "options": {"realms": deep}}
    error = driver.send(json.dumps(wrong).encode())["error"]
    assert error["code"] == "bad-options"
    assert f"at most {MOST_NESTING} levels" in error["message"]


def test_a_record_with_too_many_seats_is_refused(driver: Driver) -> None:
    record = driver.ask("record", table=driver.america())["record"]
    crowd = record.replace('[Seats ""]', "[Seats" + ' ""' * 100_001 + "]")
    assert driver.refused("replay", record=crowd) == "bad-record"


def test_half_a_character_in_a_record_still_gets_an_answer(driver: Driver) -> None:
    record = driver.ask("record", table=driver.america())["record"]
    broken = record.replace('"{}"', '"{\\"\\\\ud800\\":1}"')
    assert driver.refused("replay", record=broken) == "bad-record"
