"""The view of a table that a page gets, without a socket."""

from typing import Any

import msgspec
import pytest

from rollwright.core.chance import Luck
from rollwright.server.own_view import all_parts, own_view
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
    """The shared part of the view."""
    live = driver.live
    return shared_parts(live, language, standings_of(live), lambda _: True)


def lines(driver: TableDriver) -> list[tuple[int | None, str]]:
    """The last lines of the log, with their seats."""
    return [(line["seat"], line["text"]) for line in seen(driver)["log"]]


def own(driver: TableDriver, guest: str) -> Json:
    """A guest's own part of the view."""
    live = driver.live
    parts = all_parts(own_view(live, guest, "en", None), live.opened.game, "en")
    return {name: msgspec.json.decode(text) for name, text in parts.items()}


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
    assert seen(driver)["status"]["remarks"] == ["Fate die: Ann"]
    assert seen(driver, "es")["status"]["remarks"] == ["Dado del destino: Ann"]


def test_a_swap_tells_its_sources_and_its_price() -> None:
    driver = realms("fate innovation", "0 tinker farm", "1 farm tinker")
    for guest in (ANN, BOB):
        play(driver, guest, "done")
    for guest in (ANN, BOB):
        play(driver, guest, "done")
    moves = {move["move"]: move for move in own(driver, ANN)["moves"]}
    swap = moves["black:tinker>engineer"]
    assert (swap["from"], swap["note"]) == (["black:5", "black:6"], "1")
    assert moves["black:tinker>hero"]["note"] == "2"
    assert moves["done"].keys() == {"move", "label", "cell"}


def test_groups_that_lie_there_for_all_are_marked() -> None:
    driver = realms("fate innovation", "0 tinker farm", "1 farm tinker")
    groups = own(driver, BOB)["sheet"]["groups"]
    common = {group["id"] for group in groups if group.get("common")}
    assert common == {"shop", "tray", "supply", "fate"}
    cells = {cell["id"]: cell for group in groups for cell in group["cells"]}
    assert cells["tray:duchy"]["dots"] == 4
    assert "dots" not in cells["goods:grain"]


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
    rules = seen(realms(), language)["rules"]
    told = " ".join(f"{rule['rule']} {rule['scoring']}" for rule in rules)
    assert [point for point in points if point not in told] == []
