"""Real dice in the protocol: everybody learns who rolls what, and the host gets the choices."""

import json
from typing import Any

from rollwright.server.encoding import encode
from rollwright.server.own_view import BoardRoom, all_parts, own_view
from rollwright.server.view import shared_parts
from rollwright.tables.commands import RollDice, Start
from rollwright.tables.live import LiveTable
from rollwright.tables.standings import standings_of
from tests.tables.table_driver import ANN, BOB, TableDriver, friends, new_id


def status(live: LiveTable, language: str = "en") -> Any:
    status = shared_parts(live, language, standings_of(live), lambda _: False)["status"]
    return json.loads(encode(status))


def picked(live: LiveTable, guest: str, language: str = "en") -> Any:
    own = own_view(live, guest, language, None, BoardRoom(live))
    return json.loads(all_parts(live, own, language)["real_dice"])


def real(game: str, **options: object) -> TableDriver:
    driver = TableDriver(game=game, dice="manual", options=options)
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    return driver


def test_everybody_hears_whose_dice_are_wanted() -> None:
    driver = real("dice-realms")
    assert status(driver.live)["wanted"] == "Ann rolls the Fate die."
    for outcome in ("Winter", "Tinker, Farm"):
        driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))
    assert status(driver.live)["wanted"] == "Bob rolls the black die and white die."
    assert status(driver.live, "es")["wanted"] == "Bob tira: dado negro y dado blanco."
    driver.execute(ANN, RollDice(command=new_id(), outcome="tinker farm"))
    assert "wanted" not in status(driver.live)
    assert [turn.outcome for turn in driver.live.running.turns] == [
        "fate winter",
        "0 tinker farm",
        "1 tinker farm",
    ]


def test_the_host_alone_gets_the_sides_to_pick_from() -> None:
    live = real("dice-realms").live
    assert picked(live, BOB) == []
    (die,) = picked(live, ANN, "es")
    assert die["name"] == "dado del destino"
    assert {"text": "winter", "name": "Invierno"} in die["sides"]


def test_what_is_typed_faster_is_not_picked_but_has_an_example_in_words() -> None:
    live = real("rolling-america").live
    assert picked(live, ANN) == []
    told = status(live, "es")
    assert told["wanted"] == "Ann saca dos dados de la bolsa y los tira."
    texts, words = told["example"].split(), told["example_words"].split(", ")
    assert [text[1] for text in texts] == [word.split()[1] for word in words]


def test_three_realms_are_picked_and_dice_typed() -> None:
    driver = real("rolling-realms")
    dice = picked(driver.live, ANN)
    assert [die["name"] for die in dice] == ["Realm 1", "Realm 2", "Realm 3"]
    outcome = " ".join(die["sides"][at]["text"] for at, die in enumerate(dice))
    driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))
    assert picked(driver.live, ANN) == []
    assert status(driver.live)["wanted"] == "Turn 1: two dice are rolled for everybody."


def test_the_status_tells_whether_a_roll_can_be_taken_back() -> None:
    driver = real("rolling-america")
    assert status(driver.live).get("can_unroll") is None
    driver.execute(ANN, RollDice(command=new_id(), outcome="r3 w5"))
    assert status(driver.live)["can_unroll"] is True
    assert "can_unroll" not in status(friends().live), "the dice of the server stay as they are"
