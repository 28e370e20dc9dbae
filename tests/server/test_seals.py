"""Seals: the secret of the dice is fixed before anybody adds a word to it."""

import pytest

from rollwright.core.provable import commitment_of
from rollwright.server.errors import UnknownSeal
from rollwright.server.seals import Seals
from tests.server.house import Guest, House


def sealed(guest: Guest) -> str:
    answer = guest.http.post("/api/seals")
    assert answer.status_code == 200, answer.text
    seal: str = answer.json()["seal"]
    return seal


def words_of(guest: Guest, table: str) -> str:
    """The line of the record with the words of the seats."""
    record = guest.http.get(f"/api/tables/{table}/record").text
    return next(line for line in record.splitlines() if line.startswith("[Words "))


def test_a_table_keeps_the_seal_it_was_opened_with_and_the_words_of_its_seats(home: House) -> None:
    ann, bob = home.guest(), home.guest()
    seal = sealed(ann)
    table = ann.open(seats=2, seal=seal, word="ann-was-here")
    answer = bob.http.post(f"/api/tables/{table}/join", json={"name": "Bob", "word": "so-was-bob"})
    assert answer.status_code == 200
    assert ann.look(table)["commitment"] == seal
    with ann.sit(table) as host:
        host.do("start")
    assert words_of(ann, table) == '[Words "ann-was-here" "so-was-bob"]'


def test_a_seal_serves_one_table(home: House) -> None:
    ann = home.guest()
    seal = sealed(ann)
    ann.open(seal=seal)
    asked = {"game": "rolling-america", "name": "Ann", "seal": seal}
    again = ann.http.post("/api/tables", json=asked)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "unknown-seal")


def test_the_host_of_the_next_game_adds_a_new_word_to_a_new_seal(home: House) -> None:
    ann = home.guest()
    options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
    table = ann.open(game="rolling-realms", options=options, start=True, word="first")
    with ann.sit(table) as player:
        while player.view["stage"] != "over":
            player.until(lambda: player.view["moves"] or player.view["stage"] == "over")
            if player.view["moves"]:
                player.do("play", move="done")
    wish = {"seal": sealed(ann), "word": "second"}
    answer = ann.http.post(f"/api/tables/{table}/rematch", json=wish)
    following = answer.json()["table"]
    assert ann.look(following)["commitment"] == wish["seal"]
    assert words_of(ann, following) == '[Words "second"]'


def test_the_secret_is_behind_its_seal_and_the_oldest_are_forgotten() -> None:
    seals = Seals()
    first, second = seals.make(), seals.make()
    assert commitment_of(seals.take(second)) == second
    for _ in range(10_000):
        seals.make()
    with pytest.raises(UnknownSeal):
        seals.take(first)
    assert seals.take("") != seals.take("")
