"""Dice Realms for scenarios: short descriptions of realms, scripted dice, moves as texts.

A realm is described by its dice, `hero barony+mill green/duchy grain=5 sets=1`: a black, a white
and bought dice; faces after a plus are on other sides; goods and lost faces come last.
"""

import json
from typing import Any, cast

from rollwright.core.message import say
from rollwright.core.position import OVER, PLAY, ROLL, Events
from rollwright.games import find_game
from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from rollwright.games.dice_realms.box.tile import TILE_OF
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.step import COLLECT_STEP, ROLL_STEP, UPGRADE_STEP

GAME = find_game("dice-realms")
START = ["barony", "farm", "prospector", "tower", "tinker", "tinker"]
# Tiles that change nothing except the available faces.
FILLERS = ["shrine", "temple", "scholar", "minstrel", "brewer"]


class Table:
    """A game with scripted dice; methods are about seat 0 by default."""

    def __init__(self, position: DiceRealmsPosition) -> None:
        self.position = position
        self.events: Events = []

    def roll(self, *outcomes: str) -> "Table":
        """Roll these outcomes, one after another."""
        for outcome in outcomes:
            number = self.position.parse_outcome_text(outcome)
            self.position.roll(number, self.events)
        return self

    def start(self, fate: str, *faces: str) -> "Table":
        """Roll the Fate die, and the dice of seat 0, seat 1 and so on."""
        self.roll(f"fate {fate}")
        for seat in self.position.order():
            self.roll(f"{seat} {faces[seat]}")
        return self

    def play(self, *texts: str, seat: int = 0) -> "Table":
        """Make these moves."""
        for text in texts:
            GAME.play(self.position, seat, self.position.parse(seat, text), self.events)
        return self

    def reroll(self, move: str, face: str, seat: int = 0) -> "Table":
        """Make a move that rerolls a die, with this result."""
        return self.play(move, seat=seat).roll(f"{seat} {face}")

    def finish(self, step: int) -> "Table":
        """Let all seats end this step and those before, collecting what they can."""
        while self.position.phase == PLAY and self.position.turn <= step:
            seat = self.position.waiting()[0]
            legal = self.legal(seat=seat)
            self.play("done" if "done" in legal else legal[0], seat=seat)
        return self

    def keep(self) -> "Table":
        """Let all seats keep their dice."""
        while self.position.phase == PLAY and self.position.turn == ROLL_STEP:
            self.play("done", seat=self.position.waiting()[0])
        return self

    def collect(self) -> "Table":
        """Let all seats collect and buy nothing."""
        return self.keep().finish(COLLECT_STEP)

    def end_round(self) -> "Table":
        """Let all seats end the round."""
        return self.keep().finish(UPGRADE_STEP)

    def legal(self, start: str = "", seat: int = 0) -> list[str]:
        """The legal moves with this prefix."""
        texts = [self.position.text(seat, move) for move in self.position.legal(seat)]
        return [text for text in texts if text.startswith(start)]

    def why(self, text: str, seat: int = 0, language: str = "en") -> str:
        """Why a move is refused; empty if it is legal."""
        reason = GAME.words.why_not(self.position, seat, self.position.parse(seat, text))
        return "" if reason is None else say(reason, language)

    def has(self, names: str, seat: int = 0) -> list[object]:
        """The amounts of these goods that a seat has, as in `grain vp`."""
        realm = self.json()["realms"][seat]
        return [realm[name] for name in names.split()]

    def faces(self, die: int, seat: int = 0) -> list[str]:
        """The six faces of a die."""
        return cast(list[str], self.json()["realms"][seat]["dice"][die]["faces"])

    def active(self, seat: int = 0) -> list[bool]:
        """The active dice of a seat."""
        return [die.active for die in self.position.realms[seat].dice]

    def left(self, face: str) -> int:
        """The number of a face in the supply."""
        return self.position.stock[FACE_OF[face]]

    def told(self, language: str = "en") -> list[str]:
        """All events so far, as sentences."""
        return [say(event, language) for event in self.events]

    def json(self) -> Any:
        """The position as JSON, which the test may edit."""
        return json.loads(json.dumps(self.position.to_json()))

    @property
    def step(self) -> str:
        """The state of the game: waiting for dice, a step, or over."""
        if self.position.phase == ROLL:
            return "dice"
        if self.position.phase == OVER:
            return "over"
        return ("roll", "attack", "collect", "upgrade")[self.position.turn - 1]


def new_game(seats: int = 2, **options: object) -> Table:
    """A game before its first roll."""
    return Table(cast(DiceRealmsPosition, GAME.new(seats, options)))


def load(data: object) -> Table:
    """A game read from JSON."""
    return Table(cast(DiceRealmsPosition, GAME.load(data)))


def table(
    *realms: str, fate: str = "", setup: str = "", tiles: str = "", **fields: object
) -> Table:
    """A game with these realms; with a Fate face, after the dice were rolled as described.

    Without a set-up or tiles, those are chosen that bring the faces in question. Other fields that
    differ from a new game, such as the holder of the Fate die, are passed by name.
    """
    words = [realm.split() for realm in realms]
    if setup:
        options: dict[str, object] = {"setup": setup}
    else:
        options = {"tiles": tiles.split() or _tiles(words, fate)}
    data = json.loads(json.dumps(GAME.new(len(realms), options).to_json()))
    data["realms"] = [_realm(data["realms"][0], realm) for realm in words]
    data |= {"round": 2} | fields
    game = load(data)
    if fate:
        game.start(fate, *[" ".join(_shown(realm)) for realm in words])
    return game


def _tiles(realms: list[list[str]], fate: str) -> list[str]:
    """Five tiles that bring all these faces."""
    needed = {fate: None} if fate in TILE_OF else {}
    for name in [name for realm in realms for name in _face_names(realm)]:
        line = FACES[FACE_OF[name]].line
        if line.kind == "white":
            needed[name] = None
        elif line.kind == "line":
            needed[line.id] = None
    fillers = [tile for tile in FILLERS if tile not in needed]
    return [*needed, *fillers][:5]


def _face_names(words: list[str]) -> list[str]:
    names: list[str] = []
    for word in words:
        if "=" not in word:
            names += word.split("/")[-1].split("+")
        elif word.startswith("lost="):
            names += word[5:].split(",")
    return names


def _shown(words: list[str]) -> list[str]:
    return [word.split("/")[-1].split("+")[0] for word in words if "=" not in word]


def _realm(first: dict[str, Any], words: list[str]) -> dict[str, Any]:
    realm = dict(first)
    dice = [word for word in words if "=" not in word]
    realm["dice"] = [_die(at, word, first["dice"][0]) for at, word in enumerate(dice)]
    for name, value in [word.split("=") for word in words if "=" in word]:
        realm[name] = value.split(",") if name == "lost" else int(value)
    return realm


def _die(at: int, word: str, first: dict[str, Any]) -> dict[str, Any]:
    color, _, names = word.rpartition("/")
    faces = names.split("+")
    rest = ["barony"] * 6 if color == "green" else START[:]
    for face in faces:
        if face in rest:
            rest.remove(face)
    faces = [*faces, *rest][:6]
    return first | {"color": color or ("black", "white", "gray")[min(at, 2)], "faces": faces}
