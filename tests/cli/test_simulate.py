"""`rollwright simulate`: tables for people, JSON for programs, sentences for mistakes."""

import json
from collections.abc import Iterator

import pytest

from rollwright.bots import Bot, Suggestion, all_bots
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import OVER, Position
from tests.cli.shell import run, run_program

GAME = ("simulate", "rolling-america", "--jobs", "1", "--seed", "a test")


class Impatient(Bot):
    """Plays the first legal move, and presses Ctrl-C after some games."""

    name = "impatient"

    def __init__(self) -> None:
        self.enough = 2
        self.games = 0

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        if self.games == self.enough:
            raise KeyboardInterrupt
        move = position.legal(seat)[0]
        after = position.copy()
        after.apply(seat, move)
        self.games += after.phase == OVER
        return Suggestion((move,), None, [])


@pytest.fixture
def impatient() -> Iterator[Impatient]:
    bot = Impatient()
    all_bots()["impatient"] = bot
    yield bot
    del all_bots()["impatient"]


def document(*args: str) -> dict[str, object]:
    answer = run(*GAME, *args, "--json")
    assert (answer.code, answer.errors) == (0, "")
    told = json.loads(answer.output)
    assert isinstance(told, dict)
    return told


# --- results ---------------------------------------------------------------------------


def test_the_document_names_what_was_played_and_tells_each_bot() -> None:
    told = document("--bot", "random", "--bot", "random", "--games", "7")
    bots = told.pop("bots")
    assert told == {
        "game": "rolling-america",
        "rules": 1,
        "options": {},
        "seed": "a test",
        "games": 7,
    }
    assert isinstance(bots, list)
    assert [bot["bot"] for bot in bots] == ["random", "random"]
    assert sum(bot["win_rate"] for bot in bots) == pytest.approx(1)
    assert all(bot["score"] == bot["numbers"]["xs"] for bot in bots)


def test_the_tables_show_what_the_document_tells() -> None:
    args = ("--bot", "random", "--bot", "random", "--games", "7")
    output = run(*GAME, *args).output
    told = document(*args)["bots"]
    assert output.startswith("Rolling America · 7 games · seed a test\n")
    rows = [line.split() for line in output.splitlines()]
    assert isinstance(told, list)
    for name, bot in zip((["random"], ["random", "2"]), told, strict=True):
        low, high = bot["win_interval"]
        wins = [f"{bot['win_rate']:.1%}", f"{low:.1%}", "–", f"{high:.1%}"]
        assert [*name, *wins, f"{bot['mean_place']:.2f}", f"{bot['moves'] / 7:.1f}"] in rows
        for spread in bot["numbers"].values():
            start = [*name, f"{spread['mean']:.2f}", f"{spread['deviation']:.2f}"]
            assert start + [str(value) for value in spread["quantiles"].values()] in rows
    assert ["Score", "=", "Xs"] in rows
    assert ["Powers", "used"] in rows


def test_scores_are_shown_as_the_game_writes_them_and_told_as_it_counts_them() -> None:
    args = ["simulate", "rolling-realms", "--bot", "random", "--games", "3", "--jobs", "1"]
    args += ["--seed", "a test"]
    score = json.loads(run(*args, "--json").output)["bots"][0]["score"]
    assert all(isinstance(value, int) for value in score["quantiles"].values())
    shown = [score["mean"] / 10, score["deviation"] / 10]
    row = [f"{number:.2f}" for number in shown]
    row += [f"{value / 10:.1f}" for value in score["quantiles"].values()]
    assert ["random", *row] in [line.split() for line in run(*args).output.splitlines()]


def test_alone_there_is_nothing_to_win() -> None:
    output = run(*GAME, "--bot", "random", "--games", "1").output
    assert "Rolling America · 1 game · seed" in output
    assert "Win rate" not in output


def test_times_are_shown_on_demand_so_that_tables_can_be_compared() -> None:
    args = (*GAME, "--bot", "random", "--games", "3")
    assert run(*args).output == run(*args).output
    assert "ms a move" not in run(*args).output
    assert "ms a move" in run(*args, "--times").output


def test_tables_fit_a_terminal_of_eighty_columns() -> None:
    bots = ("--bot", "random") * 4
    for language in ("en", "es"):
        args = (*GAME, *bots, "--games", "3", "--times", "--language", language)
        output = run(*args, COLUMNS="80").output
        assert max(len(line) for line in output.splitlines()) <= 80
        assert "…" not in output


def test_spanish() -> None:
    output = run(*GAME, "--bot", "random", "--bot", "random", "--games", "2", LC_ALL="es").output
    assert output.startswith("Rolling America · 2 partidas · semilla a test\n")
    assert "Victorias" in output
    assert "Poderes usados" in output


def test_without_a_seed_one_is_drawn_and_told() -> None:
    args = ("simulate", "rolling-america", "--bot", "random", "--games", "2", "--jobs", "1")
    first, second = (run(*args, "--json").output for _ in range(2))
    seeds = [json.loads(output)["seed"] for output in (first, second)]
    assert seeds[0] != seeds[1]
    again = json.loads(run(*args, "--seed", seeds[0], "--json").output)
    assert again["bots"][0]["score"] == json.loads(first)["bots"][0]["score"]


def test_options_reach_the_game() -> None:
    args = ("simulate", "rolling-realms", "--bot", "random", "--games", "1", "--jobs", "1")
    answer = run(*args, "--option", "rounds=1", "--json")
    assert json.loads(answer.output)["options"] == {"rounds": 1}
    assert '{"rounds": 1}' in run(*args, "--option", "rounds=1").output


def test_rounds_that_differ_and_what_seats_had_are_reported() -> None:
    args = ["simulate", "dice-realms", *("--bot", "random") * 3, "--option", "setup=random"]
    args += ["--games", "5", "--jobs", "1", "--seed", "a test"]
    told = json.loads(run(*args, "--json").output)["bots"]
    assert all(bot["rounds"] == told[0]["rounds"] for bot in told)
    gray = [bot["features"]["bought.gray"] for bot in told]
    assert all(0 <= feature["share"] <= 1 for feature in gray)
    for language, rounds, face in (("en", "Rounds", "Mill"), ("es", "Rondas", "Molino")):
        output = run(*args, "--language", language, COLUMNS="80").output
        assert f"\n {rounds} " in output
        assert f"\n {face} " in output
        assert max(len(line) for line in output.splitlines()) <= 80


def test_where_rounds_are_always_the_same_nobody_is_told() -> None:
    output = run(*GAME, "--bot", "random", "--games", "3").output
    assert "Rounds" not in output


def test_the_program_itself_on_two_processes() -> None:
    args = ("simulate", "rolling-america", "--bot", "random", "--games", "20", "--seed", "a test")
    answer = run_program(*args, "--jobs", "2")
    assert (answer.code, answer.errors) == (0, "")
    assert answer.output == run(*args, "--jobs", "1").output


# --- interruptions ---------------------------------------------------------------------


def test_ctrl_c_keeps_what_was_played(impatient: Impatient) -> None:
    answer = run(*GAME, "--bot", impatient.name, "--games", "9")
    assert answer.code == 130
    assert answer.output.startswith("Rolling America · 2 games")
    assert answer.errors == "Stopped after 2 of 9 games.\n"


def test_ctrl_c_keeps_what_was_played_for_programs_too(impatient: Impatient) -> None:
    answer = run(*GAME, "--bot", impatient.name, "--games", "9", "--json")
    assert answer.code == 130
    assert json.loads(answer.output)["games"] == 2


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_ctrl_c_before_the_first_result_prints_none(impatient: Impatient, form: list[str]) -> None:
    impatient.enough = 0
    answer = run(*GAME, "--bot", impatient.name, "--games", "9", *form)
    assert (answer.code, answer.output) == (130, "")
    assert answer.errors == "Stopped after 0 of 9 games.\n"


# --- mistakes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["rolling-america"], "Name a bot for each seat with --bot. There are: beginner, casual,"),
        (["rolling-america", "--bot", "nobody"], "There is no bot “nobody”."),
        (["chess", "--bot", "random"], "There is no game “chess”."),
        (["rolling-america", "--bot", "random", "--games", "0"], "not 0."),
        (["rolling-america", "--bot", "random", "--jobs", "0"], "not 0."),
        (["rolling-america", "--bot", "random", "--option", "a=1"], "no option “a”"),
        (["rolling-america", "--bot", "random", "--seed", ""], "A seed has at least one character"),
        (["rolling-america", "--bot", "random", "--seed", "a\nb"], "none that can't be seen"),
    ],
)
def test_a_mistake_ends_in_one_sentence(args: list[str], message: str) -> None:
    answer = run("simulate", *args)
    assert (answer.code, answer.output) == (1, "")
    assert message in answer.errors
    assert answer.errors.count("\n") == 1


@pytest.mark.parametrize("args", [["--option", "nothing"], ["--games", "many"], ["--jobs", "1.5"]])
def test_what_can_not_be_read_is_refused(args: list[str]) -> None:
    answer = run("simulate", "rolling-america", "--bot", "random", *args)
    assert (answer.code, answer.output) == (2, "")
