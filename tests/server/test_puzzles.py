"""Puzzles over HTTP: the list, a table for one, and the verdict once the turn is decided."""

from typing import Any

import pytest

from rollwright.core.message import say
from rollwright.games import find_game
from rollwright.tables.puzzle import Puzzle, packaged_puzzles
from tests.server.live_server import HttpClient, RunningServer

AMERICA = find_game("rolling-america")
REALMS = find_game("rolling-realms")


def opened(client: HttpClient, puzzle: Puzzle) -> str:
    answer = client.http.post(f"/api/puzzles/{puzzle.name}/tables", json={"name": "Ann"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == puzzle.seat
    return str(answer.json()["table"])


def played(client: HttpClient, puzzle: Puzzle, line: tuple[str, ...]) -> str:
    table = opened(client, puzzle)
    with client.open_socket(table) as player:
        for move in line:
            player.execute("play", move=move)
        player.until(lambda: player.view["stage"] == "over")
    return table


def verdict(client: HttpClient, table: str, language: str = "en") -> dict[str, Any]:
    return client.get(f"/api/tables/{table}/verdict?language={language}")


def test_the_list_tells_no_answers(server: RunningServer) -> None:
    listed = server.new_client().get("/api/puzzles?language=es")["puzzles"]
    assert {tuple(one) for one in listed} == {("name", "game", "game_name", "difficulty")}
    america = [one for one in listed if one["game"] == "rolling-america"]
    assert [one["name"] for one in america] == [one.name for one in packaged_puzzles(AMERICA)]
    assert [one["difficulty"] for one in america] == sorted(one["difficulty"] for one in america)


def test_a_puzzle_has_a_picture(server: RunningServer) -> None:
    client = server.new_client()
    for puzzle, prints in ((packaged_puzzles(AMERICA)[0], 1), (packaged_puzzles(REALMS)[0], 3)):
        picture = client.get(f"/api/puzzles/{puzzle.name}/picture")
        assert len(picture["cover"]) == prints
        assert len(picture["dice"]) == 2
        for one in picture["cover"]:
            assert client.http.get(f"/pictures/{one['picture']}").status_code == 200


@pytest.mark.parametrize("game", [AMERICA, REALMS], ids=lambda game: game.id)
def test_the_best_way_solves_it(server: RunningServer, game: Any) -> None:
    client, puzzle = server.new_client(), packaged_puzzles(game)[0]
    best, second = puzzle.answers[:2]
    table = played(client, puzzle, best.line)
    told = verdict(client, table)
    assert (told["puzzle"], told["solved"], told["error"]) == (puzzle.name, True, "")
    assert told["second"] == say(game.amount_words(second.loss))
    assert [step["step"] for step in told["best"]] == list(range(len(best.line) + 1))
    assert told["best"] == told["played"]
    # What was done is seen on the prints on which it was done.
    assert len({tuple(step["board"]["prints"]) for step in told["best"]}) == 1
    assert told["best"][0]["board"]["marks"] != told["best"][-1]["board"]["marks"]
    assert client.look(table)["result"] == []


def test_another_way_is_told_what_it_costs(server: RunningServer) -> None:
    client, puzzle = server.new_client(), packaged_puzzles(AMERICA)[0]
    second = puzzle.answers[1]
    told = verdict(client, played(client, puzzle, second.line), "es")
    assert not told["solved"]
    words, error = AMERICA.amount_words(second.loss), AMERICA.amount_text(second.error)
    assert (told["loss"], told["error"]) == (say(words, "es"), error)
    assert told["best"] != told["played"]
    assert told["best"][-1]["text"] == told["played"][-1]["text"]
    assert told["best"][0] == {**told["played"][0], "steps": len(puzzle.answers[0].line)}


def test_nobody_is_told_before_the_turn_is_decided(server: RunningServer) -> None:
    client, puzzle = server.new_client(), packaged_puzzles(AMERICA)[0]
    table = opened(client, puzzle)
    with client.open_socket(table) as player:
        player.execute("play", move=puzzle.answers[0].line[0])
        answer = client.http.get(f"/api/tables/{table}/verdict")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "refused")
        # Nor does a hint tell.
        assert player.ask("hint")["error"]["code"] == "refused"
        assert player.ask("hurry")["error"]["code"] == "refused"
        assert player.view["origin"]["kind"] == "puzzle"
        player.execute("undo")
        player.until(lambda: player.view["stage"] == "playing" and not player.view["can_undo"])


def test_what_is_no_puzzle_is_not_found(server: RunningServer) -> None:
    client = server.new_client()
    asked = [
        client.http.post("/api/puzzles/nothing/tables", json={"name": "Ann"}),
        client.http.get("/api/puzzles/nothing/picture"),
        client.http.get(f"/api/tables/{client.open()}/verdict"),
    ]
    assert [(one.status_code, one.json()["error"]["code"]) for one in asked] == [
        (404, "unknown-puzzle")
    ] * 3
    name = packaged_puzzles(AMERICA)[0].name
    assert client.http.post(f"/api/puzzles/{name}/tables", json={}).status_code == 400


def test_the_page_has_an_address_for_them(server: RunningServer) -> None:
    answer = server.new_client().http.get("/puzzles")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
