"""A table of Rolling Realms with any number of seats, for tests with scripted dice."""

import json
from typing import cast

from rollwright.games import find_game
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.round import Mode, Round

GAME = find_game("rolling-realms")
ROUNDS = [
    ["charterstone", "euphoria", "wingspan"],
    ["pendulum", "scythe", "tapestry"],
    ["the-society", "viticulture", "between-two-castles"],
]

ALL_NINE = [name for names in ROUNDS for name in names]


def new(seats: int = 1, **options: object) -> RealmsPosition:
    return cast(RealmsPosition, GAME.new(seats, options))


def put_duties(position: RealmsPosition) -> RealmsPosition:
    """Let the only round be one of Youtoma: eleven turns with duties, in which nothing is spent."""
    realms = position.this_round().realms
    position.setup.rounds = [Round(realms, 11, Mode(spends=False, duties=True, cap=190))]
    for pad in position.pads:
        pad.round = position.setup.rounds[0]
    return position


def roll(position: RealmsPosition, *outcome: object) -> RealmsPosition:
    position.roll(position.parse_outcome(list(outcome)))
    return position


def play(position: RealmsPosition, seat: int, *moves: str) -> RealmsPosition:
    for move in moves:
        GAME.play(position, seat, position.parse(seat, move))
    return position


def pass_turns(position: RealmsPosition, count: int) -> RealmsPosition:
    for _ in range(count):
        roll(position, 1, 2)
        for seat in range(position.seats()):
            play(position, seat, "done")
    return position


def uses(position: RealmsPosition, seat: int, die: str) -> list[str]:
    texts = [position.text(seat, move) for move in position.legal(seat)]
    return [text for text in texts if text.startswith(f"{die}>")]


def marks(position: RealmsPosition, seat: int, realm: str) -> object:
    return cast(dict[str, object], position.pads[seat].to_json()["realms"])[realm]


def finished(*rounds: list[int]) -> RealmsPosition:
    """A finished game with these scores, in tenths of a star."""
    data = json.loads(json.dumps(new(len(rounds), realms=ROUNDS).to_json()))
    data |= {"phase": "over", "round": 3, "turn": 9, "realms": [], "used": ALL_NINE}
    data["cards"] = GAME.editions({"realms": ROUNDS})
    for pad, scores in zip(data["pads"], rounds, strict=True):
        pad |= {"rounds": scores, "realms": {}, "stars": {}}
    return cast(RealmsPosition, GAME.load(data))
