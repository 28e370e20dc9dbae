"""The view of a table that a page gets, without a socket."""

from typing import Any

import msgspec
import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER
from rollwright.server.own_view import BoardRoom, all_parts, own_view
from rollwright.server.print_library import LIBRARY
from rollwright.server.view import shared_parts
from rollwright.tables.commands import Play, RollDice, Start
from rollwright.tables.standings import standings_of
from tests.tables.table_driver import ANN, BOB, TableDriver, friends, new_id

Json = dict[str, Any]


def realms(*rolls: str) -> TableDriver:
    """Ann and Bob at a table of Dice Realms, after these rolls."""
    driver = TableDriver(game="dice-realms", seats=2, dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    for outcome in rolls:
        driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))
    return driver


def play(driver: TableDriver, guest: str, *moves: str) -> None:
    """Make these moves as a guest."""
    for move in moves:
        driver.execute(guest, Play(command=new_id(), move=move))


def seen(driver: TableDriver, language: str = "en") -> Json:
    """The shared part of the view, as it is sent."""
    live = driver.live
    parts = shared_parts(live, language, standings_of(live), lambda _: True)
    return {name: msgspec.to_builtins(part) for name, part in parts.items()}


def lines(driver: TableDriver) -> list[tuple[int | None, str]]:
    """The last lines of the log, with their seats."""
    return [(line["seat"], line["text"]) for line in seen(driver)["log"]]


def own(driver: TableDriver, guest: str, language: str = "en") -> Json:
    """A guest's own part of the view."""
    live = driver.live
    view = own_view(live, guest, language, None, BoardRoom(live))
    parts = all_parts(live, view, language)
    return {name: msgspec.json.decode(text) for name, text in parts.items()}


def documents(view: Json) -> list[Json]:
    """The prints of the only board in a view."""
    (board,) = view["boards"].values()
    found = [LIBRARY.find(digest) for digest in board["prints"]]
    return [msgspec.json.decode(one.plain) for one in found if one is not None]


def document(digest: str) -> Json:
    """The document with this digest."""
    found = LIBRARY.find(digest)
    assert found is not None
    read: Json = msgspec.json.decode(found.plain)
    return read


def test_what_happens_to_all_is_not_laid_at_whoever_moved_last() -> None:
    driver = realms("fate robber", "0 tinker farm", "1 farm tinker")
    play(driver, ANN, "done")
    play(driver, BOB, "done")
    assert lines(driver)[-3:] == [
        (0, "Ann keeps these dice."),
        (1, "Bob keeps these dice."),
        (None, "Robber attacks everybody: they lose a die for this round."),
    ]


def test_the_end_of_a_round_is_not_laid_at_whoever_moved_last() -> None:
    driver = friends()
    luck = Luck(3)
    while driver.live.running.position.round == 1:
        driver.play_on(luck)
    assert "Round 1 is over: all dice go back into the bag." in [
        text for seat, text in lines(driver) if seat is None
    ]


def test_who_holds_the_fate_die_stands_in_the_status() -> None:
    driver = realms("fate robber", "0 tinker farm", "1 farm tinker")
    assert seen(driver)["status"]["remarks"][0] == "Ann holds the Fate die"
    assert seen(driver, "es")["status"]["remarks"][0] == "Ann tiene el dado del destino"


def test_the_move_that_ends_the_step_has_a_short_name() -> None:
    driver = realms("fate robber", "0 tinker farm", "1 farm tinker")
    assert own(driver, ANN)["ending"] == "Keep dice"
    assert own(driver, ANN, "es")["ending"] == "Conservar"


def test_a_swap_tells_its_sources_and_its_price() -> None:
    driver = realms("fate innovation", "0 tinker farm", "1 farm tinker")
    for guest in (ANN, BOB):
        play(driver, guest, "done")
    for guest in (ANN, BOB):
        play(driver, guest, "done")
    view = own(driver, ANN)
    ids = [place["id"] for document in documents(view) for place in document["places"]]
    groups = {move[0]: group for group in view["moves"] for move in group["moves"]}
    places = {move[0]: move[1] for group in view["moves"] for move in group["moves"]}
    swap = groups["black:tinker>engineer"]
    assert [ids[source] for source in swap["sources"]] == ["black:5", "black:6"]
    assert swap["price"] == ["upgrade"]
    assert ids[places["black:tinker>engineer"]] == "tray:engineer"
    assert groups["black:tinker>hero"]["price"] == ["upgrade", "upgrade"]
    lost = ["upgrade"] * 3
    assert groups["done"] == {"moves": [["done", -1]], "ends": True, "forfeits": lost}


def test_prints_that_lie_there_for_all_are_marked() -> None:
    driver = realms("fate innovation", "0 tinker farm", "1 farm tinker")
    prints = documents(own(driver, BOB))
    shared = {place["id"] for one in prints if one["common"] for place in one["places"]}
    own_places = {place["id"] for one in prints if not one["common"] for place in one["places"]}
    assert {"tray:duchy", "shop:upgrade"} <= shared
    assert {"goods:grain", "black:1"} <= own_places


@pytest.mark.parametrize(
    ("language", "points"),
    [
        (
            "en",
            (
                *("A round has four steps", "A shield that shows turns away one attack"),
                *("Upgrades that you do not spend are lost", "you take a misery chip"),
                *("Each misery chip costs 2 points", "A reroll token rolls a die again"),
                *("The first seat holds the Fate die in round 1", "×16 means that 16 are left"),
            ),
        ),
        (
            "es",
            (
                *("Una ronda tiene cuatro pasos", "Un escudo a la vista para un ataque"),
                *("Las mejoras que no gastas se pierden", "tomas una ficha de miseria"),
                *("Cada ficha de miseria resta 2 puntos", "Una ficha para repetir tira otra vez"),
                *("En la ronda 1 el primer asiento", "×16 quiere decir que quedan 16"),
            ),
        ),
    ],
)
def test_the_rules_of_a_realm_are_told_beside_it(language: str, points: tuple[str, ...]) -> None:
    driver = realms()
    prints = documents(own(driver, ANN, language))
    told = " ".join(f"{one['rule']} {one['scoring']}" for each in prints for one in each["rules"])
    assert [point for point in points if point not in told] == []


def test_counters_are_told_with_what_they_are_good_for() -> None:
    driver = TableDriver(game="rolling-america", seats=2)
    assert seen(driver)["game"]["counters"] == []
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    change = seen(driver)["game"]["counters"][0]
    assert (change["id"], change["name"]) == ("color-change", "Colour change")
    assert "wild" in change["about"]
    assert "common" not in change
    assert seen(driver, "es")["game"]["counters"][0]["name"] == "Cambio de color"
    (board,) = own(driver, ANN)["boards"].values()
    assert board["counters"][:3] == [3, 3, 3]
    crossed = next(one for one in seen(driver, "es")["game"]["counters"] if one["id"] == "x-blue")
    assert (crossed["heading"], crossed["name"], crossed["tint"]) == ("X por color", "azul", "blue")


def test_the_status_tells_how_long_the_game_is() -> None:
    status = seen(friends())["status"]
    assert (status["rounds"], status["turns"]) == (8, 3)
    status = seen(realms())["status"]
    assert (status["rounds"], status["turns"]) == (0, 4)


def kinds(driver: TableDriver) -> list[tuple[str, str]]:
    """The lines of the log with what they tell of."""
    return [(line["kind"], line["text"]) for line in seen(driver)["log"]]


def test_a_line_tells_what_it_is_about() -> None:
    driver = realms("fate robber", "0 tinker farm", "1 farm tinker")
    told = kinds(driver)
    assert told[1] == ("seat", "Bob takes a seat.")
    assert [kind for kind, _ in told] == ["seat", "seat", "other", "roll", "roll", "roll"]
    play(driver, ANN, "done")
    play(driver, BOB, "done")
    assert kinds(driver)[-3:] == [
        ("move", "Ann keeps these dice."),
        ("move", "Bob keeps these dice."),
        ("turn", "Robber attacks everybody: they lose a die for this round."),
    ]


def test_the_end_of_a_round_and_of_the_game_is_told_as_such() -> None:
    driver, luck = friends(), Luck(3)
    while driver.live.running.position.round == 1:
        driver.play_on(luck)
    told = kinds(driver)
    assert told[-1] == ("round", "Round 1 is over: all dice go back into the bag.")
    assert "round" not in [kind for kind, _ in told[:-1]]
    while driver.live.running.position.phase != OVER:
        driver.play_on(luck)
    assert kinds(driver)[-1][0] == "round"


# --- the rules, and what the game itself says ----------------------------------------------------


@pytest.mark.parametrize(
    ("game", "heading", "begins"),
    [
        ("rolling-america", "Rounds", "In each turn two of the seven dice"),
        ("rolling-realms", "A turn", "Somebody rolls the two dice."),
        ("dice-realms", "A round", "A round has four steps."),
        ("youtoma-together", "What Youtoma must do", "Both dice are used, in any order"),
    ],
)
def test_the_rules_of_the_game_can_be_read_from_the_lobby_on(
    game: str, heading: str, begins: str
) -> None:
    driver = TableDriver(game=game)
    book = document(seen(driver)["book"])
    rules = {section["heading"]: section["sentences"] for section in book["rules"]}
    assert rules[heading][0].startswith(begins)
    assert book["lessons"]
    spanish = document(seen(driver, "es")["book"])["rules"]
    assert len(spanish) == len(rules)
    assert begins not in str(spanish)


def twin(**options: object) -> TableDriver:
    """Ann alone against her twin."""
    driver = TableDriver(game="youtoma", seats=1, options=options)
    driver.start()
    return driver


def test_the_resource_card_of_the_twin_tells_the_rule_of_the_twin() -> None:
    driver, luck = twin(), Luck("cards")
    (rule,) = documents(own(driver, ANN))[-1]["rules"]
    assert rule["rule"].startswith("Youtoma gains resources, but never spends any")
    while driver.live.running.position.round == 1:
        driver.play_on(luck)
    (rule,) = documents(own(driver, ANN))[-1]["rules"]
    assert rule["rule"].startswith("Spend them whenever you like")


def test_the_score_against_the_twin_is_that_of_both_sides() -> None:
    driver, luck = twin(), Luck("sides")
    assert seen(driver)["seats"][0]["points"] == "0.0 : 0.0"
    while driver.live.stage != "over":
        driver.play_on(luck)
    view = seen(driver)
    (result,) = view["result"]
    sums = {part["name"]: part["points"] for part in result["parts"] if part["heading"] == "Total"}
    assert result["points"] == f"{sums['You']} : {sums['Youtoma']}" == view["seats"][0]["points"]
    # Nobody is first who was beaten.
    assert result["place"] == 0
    assert view["status"]["verdict"]


def test_a_level_of_its_own_stands_at_the_seat_and_in_the_result() -> None:
    driver = friends(game="youtoma-together", options={"level": "own"})
    play(driver, ANN, "level:easy")
    assert [seat.get("remark", "") for seat in seen(driver, "es")["seats"]] == ["fácil", ""]
    play(driver, BOB, "level:hard")
    luck = Luck("levels")
    while driver.live.stage != "over":
        driver.play_on(luck)
    results = {result["name"]: result["remark"] for result in seen(driver)["result"]}
    assert results == {"Ann": "easy", "Bob": "hard"}
    assert sorted(result["place"] for result in seen(driver)["result"]) == [1, 2]


def test_the_lobby_warns_of_realms_that_should_not_come_together() -> None:
    realms = [["between-two-cities", "the-society", "scythe"]]
    driver = TableDriver(game="youtoma", seats=1, options={"realms": realms})
    assert "advise against" in seen(driver)["game"]["warnings"][0]
    assert "warnings" not in seen(TableDriver(game="youtoma", seats=1))["game"]
