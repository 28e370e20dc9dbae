"""The messages of the socket, from the server.

What was encoded before is given as it is; its type for the page is told by a title.
"""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from rollwright.server.wire.boards import BoardChange
from rollwright.server.wire.view_parts import SeatView


class Update(msgspec.Struct, frozen=True, omit_defaults=True, tag="update", tag_field="op"):
    """What has changed: parts of the view, boards by seat, and new lines of the log."""

    version: int
    changes: Annotated[dict[str, Raw], Meta(title="Partial<View>")] = {}
    boards: dict[int, BoardChange] = {}
    lines: Annotated[Raw, Meta(title="LogLine[]")] | UnsetType = UNSET


class ViewMessage(msgspec.Struct, frozen=True, tag="view", tag_field="op"):
    """The whole view."""

    version: int
    view: Annotated[dict[str, Raw], Meta(title="View")]


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="op"):
    """The command is in the log."""

    command: str
    version: int


class Failure(msgspec.Struct, frozen=True):
    """Why something was refused."""

    code: str
    message: str


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused", tag_field="op"):
    """The command or query was refused, and changed nothing."""

    command: str
    error: Failure
    version: int


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="op"):
    """Is a move legal, and if not, why?

    The reason is short, for somebody who looks at the place; `rule` is all there is to say, with
    the names of places as in moves, where that is more.
    """

    command: str
    legal: bool
    reason: str
    rule: str


class HintWay(msgspec.Struct, frozen=True):
    """Another way to play the turn: its first move, and in words what it costs on average.

    One that is `even` is about as good as the hint.
    """

    move: str
    label: str
    cost: str
    even: bool


class HintMessage(msgspec.Struct, frozen=True, tag="hint", tag_field="op"):
    """The move that a good bot would make, facts that speak for it, and other ways.

    `searched` tells what was compared; it is empty, and there are no ways, where nothing was.
    """

    command: str
    move: str
    label: str
    reasons: list[str]
    ways: list[HintWay]
    searched: str


class PreviewMessage(msgspec.Struct, frozen=True, tag="preview", tag_field="op"):
    """What a move would change on the own board."""

    command: str
    board: BoardChange


class Labels(msgspec.Struct, frozen=True, tag="labels", tag_field="op"):
    """Sentences for moves, by their texts."""

    command: str
    labels: dict[str, str]


class Watching(msgspec.Struct, frozen=True, tag="watching", tag_field="op"):
    """The boards of these seats are sent from now on."""

    command: str
    seats: list[int]


class Skipping(msgspec.Struct, frozen=True, tag="skipping", tag_field="op"):
    """Does this client want bots to decide at once?"""

    command: str
    on: bool


class CountdownMessage(msgspec.Struct, frozen=True, tag="countdown", tag_field="op"):
    """The host's countdown: the seconds for a turn, and how many are left now; 0: there is none.

    It stands still unless it `runs`, and is for this turn alone unless for `every` one.
    """

    seconds: int
    left: float
    every: bool
    runs: bool


class FoundSeats(msgspec.Struct, frozen=True, tag="seats", tag_field="op"):
    """Seats found by a name."""

    command: str
    seats: list[SeatView]
    version: int


class Standing(msgspec.Struct, frozen=True):
    """One of the best seats."""

    seat: int
    name: str
    score: int
    points: str
    words: str
    place: int


class OwnStanding(msgspec.Struct, frozen=True):
    """The own place."""

    score: int
    points: str
    words: str
    place: int


class StandingsMessage(msgspec.Struct, frozen=True, tag="standings", tag_field="op"):
    """The standings of an event."""

    top: Annotated[Raw, Meta(title="Standing[]")]
    waiting: int
    seats: int
    version: int
    you: OwnStanding | None


class Gone(msgspec.Struct, frozen=True, tag="gone", tag_field="op"):
    """The server closes the socket."""

    code: str
    reason: str
