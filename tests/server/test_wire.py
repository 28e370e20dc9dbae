"""The types of the wire: those of the page are written from them, and all that is sent has one."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rollwright.games import all_games, find_game
from rollwright.server.wire.boards import Board, BoardChange
from rollwright.server.wire.messages import Labels, Update, ViewMessage, Watching, Why
from rollwright.server.wire.view_parts import View
from tests.server.live_server import Json, RunningServer

ROOT = Path(__file__).parents[2]
GAMES = sorted(all_games())
# No crowd plays a game with a limited number of seats.
TABLES = [(game, "table") for game in GAMES] + [
    (game, "event") for game in GAMES if find_game(game).max_seats is None
]


def test_the_types_of_the_page_are_up_to_date() -> None:
    check = [sys.executable, str(ROOT / "scripts" / "wire"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("game", "kind"), TABLES)
def test_what_is_sent_is_of_its_type(server: RunningServer, game: str, kind: str) -> None:
    ann = server.new_client()
    seats = find_game(game).min_seats if kind == "table" else 1
    wish: Json = {"seats": seats, "bots": ["random"] * (seats - 1)} if kind == "table" else {}
    table = ann.open(game=game, kind=kind, seat=True, **wish)
    with ann.open_socket(table) as player:
        check_view(player.view)
        player.execute("start")
        player.until(lambda: player.view["moves"])
        for _ in range(12):
            player.until(lambda: player.view["moves"])
            move = player.moves()[0]
            strictly(player.ask("labels", moves=[move]), Labels)
            strictly(player.ask("watch", seats=[0]), Watching)
            strictly(player.ask("why", move=move), Why)
            player.play_first()
            check_view(player.view)
        check_view(ann.look(table))


def check_view(view: Json) -> None:
    """Every part of a view has its type, and there is no other part."""
    known = {field.name for field in msgspec.structs.fields(View)}
    assert set(view) == known
    strictly(view, View)
    for board in view["boards"].values():
        strictly(board, Board)


def strictly(message: Json, kind: type[msgspec.Struct]) -> None:
    """The message has exactly the fields of its type, all the way down."""
    read = msgspec.convert(message, kind, strict=True)
    assert without_defaults(msgspec.to_builtins(read)) == without_defaults(message)


def without_defaults(value: object) -> object:
    """Lists instead of tuples, keys as texts."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_updates_name_the_fields_of_their_types() -> None:
    told = msgspec.json.decode(
        msgspec.json.encode(Update(3, {}, {0: BoardChange(marks=[(1, "filled", "3")])}))
    )
    assert told == {"op": "update", "version": 3, "boards": {"0": {"marks": [[1, "filled", "3"]]}}}
    assert msgspec.json.decode(msgspec.json.encode(ViewMessage(1, {})))["op"] == "view"
