"""`rollwright realms balance`: a table for people, a document for programs."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rollwright.bots import Bot, Suggestion, all_bots
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import OVER, Position
from rollwright.games import find_game
from tests.cli.shell import run, run_program

BALANCE = ("realms", "balance")
CHANCE = ("--bot", "random", "--seed", "a test")


class Hasty(Bot):
    """Plays the last legal move, and presses Ctrl-C after two games."""

    name = "hasty"

    def __init__(self) -> None:
        self.games = 0

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        if self.games == 2:
            raise KeyboardInterrupt
        move = position.legal(seat)[-1]
        after = position.copy()
        after.apply(seat, move)
        self.games += after.phase == OVER
        return Suggestion((move,), None, [])


@pytest.fixture
def hasty() -> Iterator[str]:
    all_bots()["hasty"] = Hasty()
    yield "hasty"
    del all_bots()["hasty"]


def document(*args: str) -> dict[str, Any]:
    answer = run(*BALANCE, *args, *CHANCE, "--jobs", "1", "--json")
    assert (answer.code, answer.errors) == (0, "")
    told = json.loads(answer.output)
    assert isinstance(told, dict)
    return told


# --- results ---------------------------------------------------------------------------


def test_the_document_tells_what_was_played_and_counted() -> None:
    told = document("scythe", "wingspan", "--games", "5")
    realms = told.pop("realms")
    assert told == {"game": "rolling-realms", "rules": 1, "bot": "random", "seed": "a test"}
    assert list(realms) == ["scythe", "wingspan"]
    for realm in realms.values():
        assert realm["games"] == sum(realm["scores"].values()) == 5
        assert realm["unused"] == [place for place, count in realm["places"].items() if not count]
        assert list(realm["gains"]) == ["resource.pumpkin", "resource.heart", "resource.coin"]


def test_the_table_shows_what_the_document_tells() -> None:
    args = ("scythe", "tapestry", "--games", "5")
    lines = run(*BALANCE, *args, *CHANCE, "--jobs", "1").output.splitlines()
    assert lines[0] == "Balance by the bot random · 10 games · seed a test"
    rows = [line.split() for line in lines]
    assert ["id", "Stars", "All", "6", "Pumpkins", "Hearts", "Coins", "Dice"] in rows
    for card, realm in document(*args)["realms"].items():
        cells = [f"{realm['mean_score']:.2f}", f"{realm['full']:.0%}"]
        cells += [f"{gain:.2f}" for gain in realm["gains"].values()]
        assert [card, *cells, f"{realm['dice']:.1f}"] in rows
    unused = document(*args)["realms"]["tapestry"]["unused"]
    assert unused
    assert f"Tapestry, never used: {', '.join(unused)}." in " ".join(lines)


def test_without_an_id_all_realms_are_played() -> None:
    assert list(document("--games", "1")["realms"]) == [
        card.id for card in find_game("rolling-realms").cards()
    ]


def test_an_id_that_is_named_twice_is_played_once() -> None:
    assert document("scythe", "scythe", "--games", "2") == document("scythe", "--games", "2")


def test_greedy_plays_unless_another_bot_is_named() -> None:
    answer = run(*BALANCE, "scythe", "--games", "1", "--seed", "1", "--jobs", "1", "--json")
    assert json.loads(answer.output)["bot"] == "greedy"


def test_spanish() -> None:
    args = ("tapestry", "--games", "2", *CHANCE, "--jobs", "1")
    output = run(*BALANCE, *args, LC_ALL="es").output
    assert output.startswith("Equilibrio según el bot random · 2 partidas · semilla a test\n")
    assert "Calabazas" in output
    assert "Tapestry, nunca usadas: " in output


def test_times_are_told_on_demand_so_that_tables_can_be_compared() -> None:
    args = ("scythe", "--games", "2")
    told = document(*args, "--times")
    assert told["realms"]["scythe"].pop("turn_ms") > 0
    assert told == document(*args)
    table = run(*BALANCE, *args, *CHANCE, "--jobs", "1", "--times").output
    assert table.splitlines()[2].rstrip().endswith(" ms/turn")
    assert "ms/turn" not in run(*BALANCE, *args, *CHANCE, "--jobs", "1").output


@pytest.mark.parametrize("times", [(), ("--times",)])
def test_the_table_fits_a_terminal_of_eighty_columns(times: tuple[str, ...]) -> None:
    for language in ("en", "es"):
        args = ("--games", "1", *CHANCE, "--jobs", "1", "--language", language, *times)
        output = run(*BALANCE, *args, COLUMNS="80").output
        headings = output.splitlines()[2]
        assert headings.split()[0] == "id"
        assert len(headings.split()) == 8 + len(times)
        assert max(len(line) for line in output.splitlines()) <= 80


def test_without_a_seed_one_is_drawn_and_told() -> None:
    args = (*BALANCE, "scythe", "--bot", "random", "--games", "2", "--jobs", "1", "--json")
    first, second = (json.loads(run(*args).output) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(run(*args, "--seed", first["seed"]).output)
    assert again == first


def test_the_program_itself_on_two_processes() -> None:
    args = (*BALANCE, "scythe", "ark-nova", "--games", "6", *CHANCE)
    answer = run_program(*args, "--jobs", "2")
    assert (answer.code, answer.errors) == (0, "")
    assert answer.output == run(*args, "--jobs", "1").output


def test_ctrl_c_keeps_what_was_played(hasty: str) -> None:
    args = (*BALANCE, "scythe", "tapestry", "pendulum", "--bot", hasty, "--games", "3")
    answer = run(*args, "--jobs", "1", "--seed", "1", "--json")
    assert answer.code == 130
    assert list(json.loads(answer.output)["realms"]) == ["scythe", "tapestry"]
    assert answer.errors == "Stopped after 2 of 9 games.\n"


# --- mistakes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["balance", "chess"], "There is no realm “chess”"),
        (["balance", "scythe", "chess"], "There is no realm “chess”"),
        (["balance", "scythe", "--bot", "nobody"], "There is no bot “nobody”"),
        (["balance", "scythe", "--games", "0"], "not 0."),
        (["balance", "scythe", "--jobs", "0"], "not 0."),
        (["balance", "scythe", "--seed", ""], "A seed has at least one character"),
        (["show", "scythe", "--seed", "1"], "Say “rollwright realms”"),
        (["show", "scythe", "tapestry"], "Say “rollwright realms”"),
        (["list", "--json"], "Say “rollwright realms”"),
        (["list", "--times"], "Say “rollwright realms”"),
    ],
)
def test_a_mistake_ends_in_one_sentence(args: list[str], message: str) -> None:
    answer = run("realms", *args)
    assert (answer.code, answer.output) == (1, "")
    assert message in answer.errors
    assert answer.errors.count("\n") == 1


def test_a_realm_there_is_not_is_refused_in_spanish() -> None:
    answer = run("realms", "balance", "chess", "--language", "es")
    assert answer.code == 1
    assert answer.errors == "No hay ningún reino «chess»; «rollwright realms» los enumera.\n"
