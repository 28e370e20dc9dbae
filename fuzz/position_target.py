"""Saved positions: loaded, written again, and played on by one move."""

import json
from collections.abc import Iterable

from fuzz.games import game_ids, played, played_with, realms_in_threes
from fuzz.target import Broken, Target, refused, unchanged
from fuzz.world import fingerprint
from rollwright.core.chance import Luck
from rollwright.core.position import PLAY, ROLL, Position
from rollwright.games import all_games, find_game


class PositionTarget(Target):
    """What the engine does with the position of a `load` request."""

    name = "position"
    longest = 8_192
    words = (
        *(b"rolling-america", b"rolling-realms", b"dice-realms", b"youtoma", b"play", b"roll"),
        *(b"over", b"pads", b"realms", b"wingspan", b"tapestry", b"x", b"1x", b"-", b"red", b"r3"),
        *(b"winter", b"barony", b"tower", b"black", b"gray", b"green", b"temple", b"easy", b"base"),
    )

    def seeds(self) -> Iterable[bytes]:
        for game_id in game_ids():
            for steps in (0, 1, 2, 5, 9, 14, 23, 37, 60, 90, 1000):
                yield _saved(played(game_id, steps).position)
        for realms in realms_in_threes():
            options: dict[str, object] = {"rounds": 1, "realms": [realms]}
            for steps in (12, 35):
                yield _saved(played_with("rolling-realms", steps, options).position)

    def take(self, data: bytes) -> None:
        try:
            value = json.loads(data)
        except (ValueError, RecursionError):
            return  # no JSON: the engine has a target of its own
        before = fingerprint()
        if refused(lambda: _load(value)):
            unchanged(before, fingerprint())


def _saved(position: Position) -> bytes:
    return json.dumps(position.to_json(), separators=(",", ":")).encode()


def _load(value: object) -> None:
    named = value.get("game") if isinstance(value, dict) else None
    game = find_game(named) if isinstance(named, str) else all_games()["rolling-america"]
    position = game.load(value)
    saved = position.to_json()
    if game.load(saved).to_json() != saved:
        raise Broken("a position that is saved does not load equal")
    _go_on(position)


def _go_on(position: Position) -> None:
    """Ask what the rest of the program asks, and make one move."""
    luck = Luck("fuzz")
    position.scores(), position.details(), position.dice()
    if position.phase == ROLL:
        position.roll(position.sample(luck))
    elif position.phase == PLAY:
        for seat in position.waiting()[:2]:
            moves = position.legal(seat)
            if not moves:
                raise Broken("a seat that waits has no move")
            move = moves[luck.below(len(moves))]
            if position.parse(seat, position.text(seat, move)) != move:
                raise Broken("the text of a move is another move")
        position.apply(seat, move)
