"""A seat of Rolling Realms with scripted dice, for readable tests of the rules."""

import json
from typing import cast

from rollwright.core.errors import IllegalMove
from rollwright.core.message import say
from rollwright.games import find_game
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.registry import find_realm
from tests.games.realms.table import GAME, put_duties

FILLERS = ("wingspan", "pendulum", "scythe", "euphoria")


class Seat:
    """One seat in a game of one round with the named realms (others fill up to three)."""

    def __init__(self, *realms: str) -> None:
        names = list(realms) + [name for name in FILLERS if name not in realms]
        options: dict[str, object] = {"rounds": 1, "realms": [names[:3]]}
        game = find_game("rolling-realms")
        self.game = game
        self.position = cast(RealmsPosition, game.new(1, options))

    def roll(self, first: int, second: int) -> "Seat":
        """End the current turn, if any, and roll."""
        if self.position.phase == 1:
            self.play("done")
        self.position.roll(self.position.parse_outcome([first, second]))
        return self

    def pass_to(self, turn: int) -> "Seat":
        """Let turns pass without a move; the next roll is that of this turn."""
        while self.position.turn < turn:
            self.roll(1, 1).play("done")
        return self

    def play(self, *moves: str) -> "Seat":
        """Make moves."""
        for move in moves:
            GAME.play(self.position, 0, self.position.parse(0, move))
        return self

    def legal(self, start: str = "") -> list[str]:
        """The texts of the legal moves with this prefix, without it."""
        texts = [self.position.text(0, move) for move in self.position.legal(0)]
        return [text.removeprefix(start) for text in texts if text.startswith(start)]

    def why(self, move: str) -> str:
        """The refusal of a move; fails if it is legal."""
        try:
            reason = GAME.words.why_not(self.position, 0, self.position.parse(0, move))
        except IllegalMove as error:
            return str(error)
        assert reason is not None, f"{move} is legal"
        return say(reason)

    def pad(self) -> dict[str, object]:
        """The seat's part of the position."""
        return cast(list[dict[str, object]], self.position.to_json()["pads"])[0]

    def marks(self, realm: str) -> dict[str, str]:
        """What is written on a card."""
        return cast(dict[str, dict[str, str]], self.pad()["realms"])[realm]

    def stars(self, realm: str) -> int:
        """The stars in a realm."""
        pad = self.position.pads[0]
        return pad.stars_in([state.rules.card.id for state in pad.realms].index(realm))

    def resources(self) -> tuple[int, int, int]:
        """Pumpkins, hearts and coins to spend."""
        counts = cast(dict[str, dict[str, int]], self.pad()["resources"])
        left = [counts[name]["gained"] - counts[name]["spent"] for name in counts]
        return left[0], left[1], left[2]

    def give(self, pumpkin: int = 0, heart: int = 0, coin: int = 0) -> "Seat":
        """Put resources on the desk, as if gained before."""
        for resource, count in enumerate((pumpkin, heart, coin)):
            self.position.pads[0].receive(resource, count)
        return self

    def write(self, realm: str, stars: int | None = None, **marks: str) -> "Seat":
        """Put marks on a card (`o`, `x`, `-`, a number, or a number and `x`).

        `stars` are those that the card then has; if the card counts them itself, they are checked.
        """
        at_once = find_realm(realm).realm.scores_at_once
        data = json.loads(json.dumps(self.position.to_json()))
        data["pads"][0]["realms"][realm].update(marks)
        if stars is not None and at_once:
            data["pads"][0]["stars"][realm] = stars
        self.load(data)
        assert stars is None or self.stars(realm) == stars
        return self

    def load(self, data: object) -> None:
        """Go on from a saved position."""
        self.position = cast(RealmsPosition, self.game.load(data))


class YoutomaSeat(Seat):
    """A seat in a round of Youtoma: every die is used, and scores a star where it can."""

    def __init__(self, *realms: str) -> None:
        super().__init__(*realms)
        put_duties(self.position)

    def load(self, data: object) -> None:
        super().load(data)
        put_duties(self.position)


def with_middle_ability(seat: Seat) -> Seat:
    """A seat at Fleet: The Dice Game whose middle column is full."""
    boxes = dict.fromkeys(("middle1", "middle2", "middle3"), "x")
    return seat.write("fleet-the-dice-game", 1, alter="o", **boxes)
