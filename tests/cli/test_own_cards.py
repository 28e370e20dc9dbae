"""Cards of the user's own on the command line: found, played, recorded, and refused."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.games.realms.edition import current_edition
from tests.cli.shell import Answer, run, run_program, start
from tests.games.realms.own import GAME, ICON, edited, variant_text
from tests.server.live_server import HttpClient

WINGSPAN = "--option=realms=wingspan,scythe,tapestry"
MY_BIRDS = "--option=realms=my-birds,scythe,tapestry"
BROKEN = edited("wingspan", ('gains = "P"', 'gains = "Q"'))
COMMANDS = [
    ["play", "rolling-realms"],
    ["serve", "--port", "0", "--no-browser"],
    ["replay", "none.txt"],
    ["verify", "none.txt"],
    ["sheet", "rolling-realms", WINGSPAN],
    ["print", "rolling-realms"],
    ["simulate", "rolling-realms", "--bot", "random", "--games", "1"],
    ["realms"],
    ["realms", "show", "scythe"],
    ["realms", "balance", "wingspan", "--games", "1"],
    ["games"],
    ["engine"],
]


@pytest.fixture(autouse=True)
def _ours_again() -> Iterator[None]:
    """Commands run in this process, and other tests do as well."""
    yield
    GAME.use_cards(())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a corrected copy and a variant."""
    cards = tmp_path / "cards"
    cards.mkdir()
    (cards / "wingspan.toml").write_text(edited("wingspan", ICON), encoding="utf-8")
    (cards / "my-birds.toml").write_text(variant_text(), encoding="utf-8")
    return cards


def recorded(tmp_path: Path, *args: str) -> str:
    """The name of the record of a game that a bot played."""
    file = tmp_path / f"record{len(list(tmp_path.iterdir()))}.txt"
    answer = run(
        "play", "rolling-realms", "--seats=1", "--bot=greedy", "--seed=own", f"--record={file}",
        *args,
    )  # fmt: skip
    assert answer.code == 0, answer.errors
    return str(file)


def last_line(answer: Answer) -> str:
    """The only line about what is wrong."""
    assert answer.code == 1
    (line,) = answer.errors.splitlines()
    return line


def test_own_cards_are_marked_in_the_list(folder: Path) -> None:
    lines = run("realms", "--cards", str(folder), COLUMNS="120").output.splitlines()
    marked = [line.split()[0] for line in lines if "base, your own" in line]
    assert marked == ["my-birds", "wingspan"]
    assert "your own" not in run("realms", COLUMNS="120").output


def test_a_card_is_shown_with_the_file_that_it_comes_from(folder: Path) -> None:
    answer = run("realms", "show", "wingspan", "--cards", str(folder)).output
    edition = current_edition("wingspan")
    assert f"your own card, edition {edition}: {folder / 'wingspan.toml'}" in answer
    assert "your own card" not in run("realms", "show", "wingspan").output
    assert edition != current_edition("wingspan")


def test_the_folder_in_the_data_folder_is_used_unless_another_is_named(
    tmp_path: Path, folder: Path
) -> None:
    data = tmp_path / "rollwright"
    data.mkdir()
    assert run("realms", "show", "my-birds", XDG_DATA_HOME=str(tmp_path)).code == 1
    folder.rename(data / "cards")
    assert run("realms", "show", "my-birds", XDG_DATA_HOME=str(tmp_path)).code == 0
    other = tmp_path / "other"
    other.mkdir()
    (other / "scythe.toml").write_text(edited("scythe"), encoding="utf-8")
    args = ("realms", "show", "my-birds", "--cards", str(other))
    assert run(*args, XDG_DATA_HOME=str(tmp_path)).code == 1


def test_the_file_of_a_card_is_printed_to_be_corrected(tmp_path: Path) -> None:
    printed = run("realms", "file", "wingspan").output
    assert printed == GAME.card_text("wingspan")
    assert run("realms", "file", "chess").code == 1


@pytest.mark.parametrize("command", COMMANDS, ids=[" ".join(words) for words in COMMANDS])
def test_every_command_stops_at_a_broken_card_and_names_its_file(
    command: list[str], folder: Path
) -> None:
    file = folder / "wingspan.toml"
    file.write_text(BROKEN, encoding="utf-8")
    line = last_line(run(*command, "--cards", str(folder)))
    assert line == f"A card can't be used: {file}: places #2: gains takes the letters " + (
        "P, H, C, *, not “Q”."
    )
    assert GAME.own_cards == ()


def test_a_broken_card_in_the_data_folder_stops_the_program_in_any_language(
    tmp_path: Path, folder: Path
) -> None:
    (folder / "my-birds.toml").write_text(edited("wingspan"), encoding="utf-8")
    (tmp_path / "rollwright").mkdir()
    folder.rename(tmp_path / "rollwright" / "cards")
    answer = run_program("realms", "--language", "es", XDG_DATA_HOME=str(tmp_path))
    assert "my-birds.toml: variant_of falta: " in last_line(answer)
    assert answer.output == ""


def test_an_unknown_color_is_told_before_it_is_drawn(folder: Path) -> None:
    text = edited(
        "wingspan",
        ("\n[[drawing]]\n", '\n[[drawing]]\ncircle = [60, 300, 9]\nfill = "sea"\n\n[[drawing]]\n'),
    )
    (folder / "wingspan.toml").write_text(text, encoding="utf-8")
    line = last_line(run("realms", "--cards", str(folder)))
    assert "wingspan.toml: drawing #1: fill" in line
    assert "wren-wing" in line  # one of the colors that there are


def test_folders_and_files_that_are_no_cards_are_told(tmp_path: Path) -> None:
    assert "Can't read" in last_line(run("realms", "--cards", str(tmp_path / "none")))
    assert "There are no cards in" in last_line(run("realms", "--cards", str(tmp_path)))
    (tmp_path / "wingspan.toml").write_bytes(b"\xff\xfe")
    assert "it is not a text in UTF-8" in last_line(run("realms", "--cards", str(tmp_path)))
    (tmp_path / "wingspan.toml").unlink()
    (tmp_path / "wingspan.toml").mkdir()
    assert "Can't read" in last_line(run("realms", "--cards", str(tmp_path)))


def test_a_record_with_own_cards_holds_only_where_they_are(tmp_path: Path, folder: Path) -> None:
    cards = ("--cards", str(folder))
    record = recorded(tmp_path, WINGSPAN, *cards)
    edition = current_edition("wingspan")
    assert f'"wingspan {edition}"' in Path(record).read_text(encoding="utf-8")
    assert "The record holds." in run("verify", record, *cards).output
    assert run("replay", "--all", record, *cards).code == 0
    for command in (["verify"], ["replay", "--all"], ["sheet", "--record"], ["play", "--resume"]):
        line = last_line(run(*command, record))
        assert (
            f"The card of Wingspan is another one now: this was played with edition {edition}"
            in line
        )


def test_a_record_with_a_variant_asks_for_it_by_name(tmp_path: Path, folder: Path) -> None:
    record = recorded(tmp_path, MY_BIRDS, "--cards", str(folder))
    assert "my bird 1, square a" in run("replay", "--all", record, "--cards", str(folder)).output
    assert "There is no card “my-birds” here: this was played with its edition " in last_line(
        run("verify", record)
    )


def test_a_record_without_own_cards_holds_in_spite_of_them(tmp_path: Path, folder: Path) -> None:
    record = recorded(tmp_path, WINGSPAN)
    plain = run("replay", "--all", record).output
    assert run("verify", record, "--cards", str(folder)).code == 0
    assert run("replay", "--all", record, "--cards", str(folder)).output == plain


def test_what_is_told_after_a_game_names_the_folder(tmp_path: Path, folder: Path) -> None:
    typed = f"save {tmp_path / 'saved.txt'}\nquit\n"
    answer = run("play", "rolling-realms", "--solo", "--cards", str(folder), typed=typed)
    assert f"play --resume {tmp_path / 'saved.txt'} --cards {folder}" in answer.output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_play_own_cards_in_every_process(folder: Path, jobs: str) -> None:
    answer = run_program(
        "simulate", "rolling-realms", "--bot=greedy", "--games=6", "--seed=own", f"--jobs={jobs}",
        "--json", MY_BIRDS, "--cards", str(folder),
    )  # fmt: skip
    assert answer.code == 0, answer.errors
    assert json.loads(answer.output)["games"] == 6


def test_a_correction_changes_what_bots_gain(folder: Path) -> None:
    args = ("realms", "balance", "wingspan", "--games=3", "--seed=own", "--jobs=2", "--json")
    ours = json.loads(run_program(*args).output)["realms"]["wingspan"]["gains"]
    mine = json.loads(run_program(*args, "--cards", str(folder)).output)
    assert mine["realms"]["wingspan"]["gains"] != ours


def test_a_table_is_served_with_own_cards(tmp_path: Path, folder: Path) -> None:
    options = {"realms": [["my-birds", "wingspan", "scythe"]]}
    wishes = {"game": "rolling-realms", "options": options, "start": True}
    args = ["serve", "--port=0", "--no-browser", f"--data={tmp_path / 'tables.db'}"]
    with start(*args, "--cards", str(folder)) as program:
        client, told = _client(program)
        assert f"Your own card my-birds is in use: {folder / 'my-birds.toml'}" in told
        table = client.open(**wishes)
        seen, token = client.look(table), client.token
        prints = [client.http.get(f"/prints/{one}").text for one in seen["boards"]["0"]["prints"]]
        assert "My Birds" in prints[0]
        client.http.close()
        program.terminate()
        program.wait()
    # Without the folder the table goes on with its cards, and a new one can't have them.
    with start(*args) as program:
        client, told = _client(program, token)
        assert "own card" not in told
        assert client.look(table)["boards"] == seen["boards"]
        answer = client.http.post("/api/tables", json={**wishes, "name": "Ann"})
        assert "There is no realm “my-birds”." in answer.text
        client.http.close()
        program.terminate()
        program.wait()


def _client(program: subprocess.Popen[bytes], token: str = "") -> tuple[HttpClient, str]:
    """A client of a server that has just started, and what it told."""
    assert program.stdout is not None
    told = ""
    while "Ctrl-C" not in told:
        line = program.stdout.readline().decode()
        assert line, told
        told += line
    found = re.search(r"http://(\S+?)/", told)
    assert found is not None
    return HttpClient(found[1], token), told
