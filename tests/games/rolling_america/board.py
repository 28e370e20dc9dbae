"""Rolling America for scenarios: short descriptions of maps, scripted dice, moves as texts."""

from rollwright.core.message import Message, say
from rollwright.core.position import OVER, PLAY, ROLL, Position
from rollwright.games import find_game

GAME = find_game("rolling-america")
COLORS = ("red", "blue", "green", "yellow", "orange", "purple", "wild")
RED = "DE GA MD NC OH PA SC VA WV"
BLUE = "IA IL IN MI MN MT ND SD WI"
GREEN = "CO KS NE NM OK TX WY"
YELLOW = "AL AR FL KY LA MO MS TN"
ORANGE = "AK AZ CA HI ID NV OR UT WA"
PURPLE = "CT MA ME NH NJ NY RI VT"
ALL = " ".join(sorted(f"{RED} {BLUE} {GREEN} {YELLOW} {ORANGE} {PURPLE}".split()))


class Board:
    """A game with scripted dice; methods are about seat 0 by default."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def roll(self, dice: str) -> "Board":
        """Roll these dice, as in `r3 w5`."""
        self.position.roll(self.position.parse_outcome_text(dice))
        return self

    def play(self, *texts: str, seat: int = 0) -> "Board":
        """Make these moves."""
        for text in texts:
            GAME.play(self.position, seat, self.position.parse(seat, text))
        return self

    def legal(self, start: str = "", seat: int = 0) -> list[str]:
        """The legal moves with this prefix."""
        texts = [self.position.text(seat, move) for move in self.position.legal(seat)]
        return [text for text in texts if text.startswith(start)]

    def plain(self, die: str, seat: int = 0) -> list[str]:
        """The states in which the die may be written without a power, or crossed, or a pass."""
        return [text[len(die) + 1 :] for text in self.legal(f"{die}>", seat) if text[-1] != "!"]

    def why(self, text: str, language: str = "en", seat: int = 0) -> str:
        """Why a move is refused; empty if it is legal."""
        reason = GAME.words.why_not(self.position, seat, self.position.parse(seat, text))
        return "" if reason is None else say(reason, language)

    def told(self, text: str, language: str = "en", seat: int = 0) -> list[str]:
        """Make this move, and return its events."""
        events: list[Message] = []
        GAME.play(self.position, seat, self.position.parse(seat, text), events)
        return [say(event, language) for event in events]

    def pad(self, seat: int = 0) -> dict[str, object]:
        """A seat's map as JSON."""
        pads = self.position.to_json()["pads"]
        assert isinstance(pads, list)
        pad = pads[seat]
        assert isinstance(pad, dict)
        return pad

    def cells(self, seat: int = 0) -> dict[str, str]:
        """What is written in the states of a seat."""
        cells = self.pad(seat)["cells"]
        assert isinstance(cells, dict)
        return cells

    def powers(self, seat: int = 0) -> tuple[object, object, object]:
        """The color changes, guards and dupes that a seat has left."""
        pad = self.pad(seat)
        return pad["color_change"], pad["guard"], pad["dupe"]

    def end_turn(self) -> "Board":
        """Let every seat resolve its dice without powers."""
        while self.position.phase == PLAY:
            for seat in self.position.waiting():
                self.play(self._plainest(seat), seat=seat)
        return self

    def finish(self) -> "Board":
        """Play to the end without powers."""
        while self.position.phase != OVER:
            if self.position.phase == ROLL:
                self.position.roll(self.position.outcomes()[0][0])
            self.end_turn()
        return self

    def _plainest(self, seat: int) -> str:
        moves = self.legal(seat=seat)
        if "done" in moves:
            return "done"
        return next(text for text in moves if "c>" not in text and text[-1] != "!")


def new_game(seats: int = 1) -> Board:
    """A game before its first roll."""
    return Board(GAME.new(seats, {}))


def board(*maps: str, round_number: int = 2) -> Board:
    """A game before the first roll of a round, with a map for each seat.

    A map is what is written and what is left of the powers, as in `PA3 OH5! NYx dupe=1`; powers not
    named have three left, and the guards follow from the map.
    """
    data = {
        "game": "rolling-america",
        "rules": 1,
        "phase": "roll",
        "round": round_number,
        "turn": 1,
        "bag": list(COLORS),
        "dice": [],
        "pads": [_pad(words.split()) for words in maps or ("",)],
    }
    return Board(GAME.load(data))


def _pad(words: list[str]) -> dict[str, object]:
    powers = dict(word.split("=") for word in words if "=" in word)
    return {
        "cells": {word[:2]: word[2:] for word in words if "=" not in word},
        "color_change": int(powers.get("color_change", 3)),
        "guard": 3 - "".join(words).count("!"),
        "dupe": int(powers.get("dupe", 3)),
        "left": [],
        "dupable": None,
        "busy": False,
    }


def filled(states: str, mark: str = "x") -> str:
    """The same mark in each of these states."""
    return " ".join(f"{code}{mark}" for code in states.split())
