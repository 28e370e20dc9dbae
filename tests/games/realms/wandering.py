"""Random play with a seat, for tests of what a realm does beside others."""

import json

from rollwright.core.chance import Luck
from rollwright.core.position import PLAY
from tests.games.realms.scenario import Seat


def any_text(texts: list[str], luck: Luck) -> str:
    """One of the moves."""
    return texts[luck.below(len(texts))]


def any_roll(seat: Seat, luck: Luck) -> Seat:
    """Roll at random; the dice are in any order."""
    return seat.roll(1 + luck.below(6), 1 + luck.below(6))


def settle(seat: Seat, luck: Luck) -> Seat:
    """Make choices at random until the turn could be ended."""
    while seat.position.phase == PLAY and "done" not in seat.legal():
        seat.play(any_text(seat.legal(), luck))
    return seat


def wander(seat: Seat, realm: str, luck: Luck, turns: int) -> Seat:
    """Play some turns with this realm alone; whatever else asks is answered at random."""
    for _ in range(turns):
        settle(any_roll(seat, luck), luck)
        while uses := [text for text in seat.legal() if f"{realm}:" in text]:
            settle(seat.play(any_text(uses, luck)), luck)
        settle(seat.play("done"), luck)
    return seat


def twin(seat: Seat) -> Seat:
    """The same seat, by way of a saved position: it must not remember anything else."""
    data = json.loads(json.dumps(seat.position.to_json()))
    other = Seat(*seat.position.realms)
    other.load(data)
    assert other.position.to_json() == seat.position.to_json(), "saving loses something"
    return other
