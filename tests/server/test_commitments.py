"""Commitments (`seal` in the API): the seed is fixed before the opener adds a word."""

import pytest

from rollwright.core.provable import commitment_of
from rollwright.server.commitments import Commitments
from rollwright.server.errors import UnknownCommitment
from tests.server.live_server import HttpClient, RunningServer


def sealed(guest: HttpClient) -> str:
    answer = guest.http.post("/api/seals")
    assert answer.status_code == 200, answer.text
    seal: str = answer.json()["seal"]
    return seal


def words_of(guest: HttpClient, table: str) -> str:
    """The line of the record with the words of the seats."""
    record = guest.http.get(f"/api/tables/{table}/record").text
    return next(line for line in record.splitlines() if line.startswith("[Words "))


def test_a_table_keeps_the_seal_it_was_opened_with_and_the_words_of_its_seats(
    server: RunningServer,
) -> None:
    ann, bob = server.new_client(), server.new_client()
    seal = sealed(ann)
    table = ann.open(seats=2, seal=seal, word="ann-was-here")
    answer = bob.http.post(f"/api/tables/{table}/join", json={"name": "Bob", "word": "so-was-bob"})
    assert answer.status_code == 200
    assert ann.look(table)["commitment"] == seal
    with ann.open_socket(table) as host:
        host.execute("start")
    assert words_of(ann, table) == '[Words "ann-was-here" "so-was-bob"]'


def test_a_seal_serves_one_table(server: RunningServer) -> None:
    ann = server.new_client()
    seal = sealed(ann)
    ann.open(seal=seal)
    asked = {"game": "rolling-america", "name": "Ann", "seal": seal}
    again = ann.http.post("/api/tables", json=asked)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "unknown-seal")


def test_the_host_of_the_next_game_adds_a_new_word_to_a_new_seal(server: RunningServer) -> None:
    ann = server.new_client()
    options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
    table = ann.open(game="rolling-realms", options=options, start=True, word="first")
    with ann.open_socket(table) as player:
        while player.view["stage"] != "over":
            player.until(lambda: player.view["moves"] or player.view["stage"] == "over")
            if player.view["moves"]:
                player.execute("play", move="done")
    wish = {"seal": sealed(ann), "word": "second"}
    answer = ann.http.post(f"/api/tables/{table}/rematch", json=wish)
    following = answer.json()["table"]
    assert ann.look(following)["commitment"] == wish["seal"]
    assert words_of(ann, following) == '[Words "second"]'


def test_the_secret_is_behind_its_seal_and_the_oldest_are_forgotten() -> None:
    commitments = Commitments()
    first, second = commitments.create(), commitments.create()
    assert commitment_of(commitments.redeem(second)) == second
    for _ in range(10_000):
        commitments.create()
    with pytest.raises(UnknownCommitment):
        commitments.redeem(first)
    assert commitments.redeem("") != commitments.redeem("")
