import pytest

from tests.engine.driver import Driver

ROLL = [["red", 3], ["wild", 5]]


def rolled(driver: Driver, seats: int = 1, outcome: object = ROLL) -> str:
    table = driver.america(seats)
    driver.ask("roll", table=table, outcome=outcome)
    return table


def test_a_roll_makes_every_seat_decide(driver: Driver) -> None:
    table = driver.america(2)
    status = driver.ask("roll", table=table, outcome=[["wild", 5], ["red", 3]])["status"]
    assert status == driver.ask("status", table=table)["status"]
    assert (status["phase"], status["waiting"]) == ("play", [0, 1])
    assert status["dice"] == ROLL


def test_a_roll_tells_what_it_caused(driver: Driver) -> None:
    table = driver.america(names=["Ann"], language="es")
    told = {"key": "rolling-america.event.roll", "text": "Ann saca el 3 rojo y el 5 comodín."}
    assert driver.ask("roll", table=table, outcome=ROLL)["events"] == [told]


def test_a_roll_tells_what_it_caused_on_the_sheets(driver: Driver) -> None:
    options = {"rounds": 1, "realms": [["biddy-and-walter", "scythe", "wingspan"]]}
    table = driver.america(game="rolling-realms", options=options)
    events = driver.ask("roll", table=table, outcome=[1, 3])["events"]
    assert [event["text"] for event in events] == [
        "Turn 1: the dice show 1 and 3.",
        "Biddy & Walter, craving for food 1: marked.",
        "Biddy & Walter: +1 pumpkin.",
    ]


@pytest.mark.parametrize(
    "outcome",
    [5, "r3 w5", [], [["red", 3]], [["red", 3], ["red", 4]], [["red", 0], ["blue", 1]], {"a": 1}],
)
def test_a_roll_that_cannot_come_up_is_refused(driver: Driver, outcome: object) -> None:
    table = driver.america()
    assert driver.refused("roll", table=table, outcome=outcome) == "bad-outcome"
    assert driver.ask("status", table=table)["status"]["phase"] == "roll"


def test_who_rolls_is_settled_when_the_table_is_opened(driver: Driver) -> None:
    manual, auto = driver.america(), driver.america(dice="auto")
    assert driver.refused("roll", table=manual) == "bad-options"
    assert driver.refused("roll", table=auto, outcome=ROLL) == "bad-options"


def test_no_roll_while_a_seat_decides(driver: Driver) -> None:
    table = rolled(driver)
    assert driver.refused("roll", table=table, outcome=ROLL) == "wrong-phase"


def test_legal_moves_have_a_text_and_a_sentence(driver: Driver) -> None:
    table = rolled(driver)
    moves = driver.ask("legal", table=table, seat=0)["moves"]
    assert moves[0] == {"move": "r3>DE", "label": "Write the red 3 in Delaware"}
    assert len({move["move"] for move in moves}) == len(moves)
    assert moves == driver.ask("legal", table=table, seat=0)["moves"]


def test_a_seat_that_has_nothing_to_decide_has_no_moves(driver: Driver) -> None:
    assert driver.ask("legal", table=driver.america(), seat=0)["moves"] == []


def test_why_agrees_with_legal(driver: Driver) -> None:
    table = rolled(driver)
    for move in driver.ask("legal", table=table, seat=0)["moves"]:
        assert driver.ask("why", table=table, seat=0, move=move["move"]) == {"legal": True}


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("r3>CA", "California is orange, and this die is red"),
        ("done", "must be resolved first"),
        ("dupe>PA", "there is none to repeat now"),
        ("checkmate", "“checkmate” is not a move of this game."),
        ("", "“” is not a move of this game."),
    ],
)
def test_why_names_the_rule(driver: Driver, move: str, reason: str) -> None:
    answer = driver.ask("why", table=rolled(driver), seat=0, move=move)
    assert answer["legal"] is False
    assert reason in answer["reason"]


def test_why_tells_when_a_seat_has_nothing_to_decide(driver: Driver) -> None:
    table = driver.america(2)
    early = driver.ask("why", table=table, seat=1, move="r3>PA")
    assert early == {
        "legal": False,
        "reason": "Seat 1 has nothing to decide: the dice come first.",
    }
    driver.ask("roll", table=table, outcome=ROLL)
    driver.play(table, 1, "r3>PA", "w5>HI", "done")
    late = driver.ask("why", table=table, seat=1, move="done")
    assert late["reason"] == "Seat 1 has finished this turn; the others still play."


def test_play_tells_what_the_move_caused(driver: Driver) -> None:
    table = rolled(driver)
    answer = driver.ask("play", table=table, seat=0, move="r3>PA")
    assert answer["status"] == driver.ask("status", table=table)["status"]
    told = {"key": "rolling-america.event.write", "text": "The red 3 goes to Pennsylvania."}
    assert answer["events"] == [told]


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (0, "r3>CA", "illegal-move"),
        (0, "castle", "illegal-move"),
        (0, "", "illegal-move"),
        (1, "r3>PA", "not-your-turn"),
        (2, "r3>PA", "not-your-turn"),
        (-1, "r3>PA", "not-your-turn"),
    ],
)
def test_a_refused_move_changes_nothing(driver: Driver, seat: int, move: str, code: str) -> None:
    table = rolled(driver, 2)
    driver.play(table, 1, "r3>PA", "w5>HI", "done")
    before = driver.everything(table)
    assert driver.refused("play", table=table, seat=seat, move=move) == code
    assert driver.everything(table) == before


@pytest.mark.parametrize("seat", [2, -1, 2**53 - 1])
@pytest.mark.parametrize("op", ["legal", "why", "play", "undo", "sheet", "suggest"])
def test_there_is_no_such_seat(driver: Driver, op: str, seat: int) -> None:
    table = rolled(driver, 2)
    move = {"move": "r3>PA"} if op in ("why", "play") else {}
    assert driver.refused(op, table=table, seat=seat, **move) == "not-your-turn"


def test_undo_takes_back_one_move_after_another(driver: Driver) -> None:
    table = rolled(driver)
    states = [driver.everything(table)]
    for move in ("r3>PA", "dupe>DE!", "w5>HI"):
        driver.play(table, 0, move)
        states.append(driver.everything(table))
    for state in reversed(states[:-1]):
        driver.ask("undo", table=table, seat=0)
        assert driver.everything(table) == state
    assert driver.refused("undo", table=table, seat=0) == "nothing-to-undo"


def test_undo_leaves_the_other_seats_alone(driver: Driver) -> None:
    table = rolled(driver, 2)
    driver.play(table, 0, "r3>PA")
    driver.play(table, 1, "w5>HI")
    driver.ask("undo", table=table, seat=0)
    pads = driver.ask("position", table=table)["position"]["pads"]
    assert [pad["cells"] for pad in pads] == [{}, {"HI": "5"}]
    assert driver.refused("undo", table=table, seat=0) == "nothing-to-undo"


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_roll(driver: Driver) -> None:
    table = rolled(driver)
    driver.play(table, 0, "r3>PA", "w5>HI", "done")
    assert driver.ask("undo", table=table, seat=0)["status"]["waiting"] == [0]
    driver.play(table, 0, "done")
    driver.ask("roll", table=table, outcome=[["blue", 1], ["green", 1]])
    assert driver.refused("undo", table=table, seat=0) == "nothing-to-undo"


def test_the_position_is_what_the_protocol_says(driver: Driver) -> None:
    table = rolled(driver)
    driver.play(table, 0, "r3>PA", "w5>HI!")
    position = driver.ask("position", table=table)["position"]
    pad = position["pads"][0]
    assert pad["cells"] == {"PA": "3", "HI": "5!"}
    assert (pad["color_change"], pad["guard"], pad["dupe"]) == (3, 2, 3)
    assert position["bag"] == ["blue", "green", "yellow", "orange", "purple"]
    assert (position["round"], position["turn"], position["dice"]) == (1, 1, ROLL)


def test_the_sheet_shows_marks_and_the_moves_of_a_tap(driver: Driver) -> None:
    table = rolled(driver)
    driver.play(table, 0, "r3>PA", "w5>HI")
    sheet = driver.ask("sheet", table=table, seat=0)["sheet"]
    cells = {cell["id"]: cell for group in sheet["groups"] for cell in group["cells"]}
    assert cells["PA"]["text"] == "3"
    assert cells["PA"]["name"] == "Pennsylvania, red, 3"
    assert "dupe>AK" in cells["AK"]["moves"]
    assert sheet["moves"] == ["done"]


def test_the_record_is_text_to_be_kept(driver: Driver) -> None:
    table = rolled(driver)
    driver.play(table, 0, "r3>PA", "w5>HI", "done")
    record = driver.ask("record", table=table)["record"]
    assert record.endswith("\n1. r3 w5\n   0: r3>PA w5>HI done\n")


def test_a_secret_seed_is_not_in_the_record_of_a_running_game(driver: Driver) -> None:
    record = driver.ask("record", table=driver.america(dice="auto"))["record"]
    assert "[Commitment " in record
    assert "[Seed " not in record


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_suggestion_is_a_legal_move_and_changes_nothing(driver: Driver, bot: str) -> None:
    table = rolled(driver)
    before = driver.everything(table)
    advice = driver.ask("suggest", table=table, seat=0, bot=bot, millis=50)
    assert set(advice) == {"move", "line", "value", "alternatives", "reasons", "ways"}
    assert advice["reasons"]
    legal = {move["move"] for move in driver.ask("legal", table=table, seat=0)["moves"]}
    assert {advice["move"], *(other["move"] for other in advice["alternatives"])} <= legal
    assert driver.everything(table) == before


def test_the_line_of_a_suggestion_is_the_rest_of_the_turn(driver: Driver) -> None:
    table = rolled(driver)
    advice = driver.ask("suggest", table=table, seat=0)
    assert advice["line"][0] == advice["move"]
    assert advice["line"][-1] == "done"
    driver.play(table, 0, *advice["line"])
    assert driver.ask("status", table=table)["status"]["waiting"] != [0]


def test_greedy_advises_if_no_bot_is_named(driver: Driver) -> None:
    table = rolled(driver)
    advice = driver.ask("suggest", table=table, seat=0)
    assert advice == driver.ask("suggest", table=table, seat=0, bot="greedy")
    assert isinstance(advice["value"], float)


def test_random_advice_depends_on_the_seed_and_not_on_how_often_one_asks(driver: Driver) -> None:
    def advice(seed: str) -> object:
        table = driver.america(seed=seed)
        driver.ask("roll", table=table, outcome=ROLL)
        return driver.ask("suggest", table=table, seat=0, bot="random")

    assert advice("a") == advice("a")
    assert len({str(advice(seed)) for seed in "abcdef"}) > 1


def test_no_suggestion_without_a_bot_or_a_decision(driver: Driver) -> None:
    table = driver.america()
    assert driver.refused("suggest", table=table, seat=0) == "not-your-turn"
    driver.ask("roll", table=table, outcome=ROLL)
    assert driver.refused("suggest", table=table, seat=0, bot="oracle") == "unknown-bot"
    assert driver.refused("suggest", table=table, seat=0, millis=0) == "bad-request"
